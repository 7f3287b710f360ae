"""Time of launches on a GPU: one by one, each after a flush of the L2 cache, builds interleaved in random order.

The queue is filled before the first launch begins, so that the host's time does not count; the median of a visit counts, and of ratios
the median over visits. Plain Triton is timed twice, as two builds: how far it is from itself is what the clock can tell.
"""
from __future__ import annotations

import importlib
import random
import statistics
from dataclasses import dataclass
from typing import Any, Callable, Dict, List, Mapping

#: Twice the L2 cache of an H200, and more than that of any GPU of today.
_FLUSH_BYTES = 256 << 20
#: Cycles that the GPU waits while the queue is filled.
_SLEEP_CYCLES = 600_000
#: The second build of plain Triton.
AGAIN = "triton again"


@dataclass(frozen=True)
class Pace:
    """How long is measured: visits of each build, and milliseconds of each visit."""

    visits: int = 7
    milliseconds: float = 6.0


class Clock:
    """Times launches on the current stream."""

    def __init__(self, flush_bytes: int = _FLUSH_BYTES) -> None:
        self._torch: Any = importlib.import_module("torch")
        self._flush = self._torch.empty(flush_bytes, dtype=self._torch.int8, device="cuda")

    def visit(self, launch: Callable[[], Any], count: int) -> float:
        """Milliseconds of one launch: the median of `count`."""
        return float(statistics.median(self.launches(launch, count)))

    def launches(self, launch: Callable[[], Any], count: int) -> List[float]:
        """Milliseconds of each of `count` launches."""
        event = self._torch.cuda.Event
        starts, ends = ([event(enable_timing=True) for _ in range(count)] for _ in range(2))
        self._torch.cuda._sleep(_SLEEP_CYCLES)
        for start, end in zip(starts, ends):
            self._flush.zero_()
            start.record()
            launch()
            end.record()
        self._torch.cuda.synchronize()
        return [float(start.elapsed_time(end)) for start, end in zip(starts, ends)]

    def interleaved(self, launches: Mapping[str, Callable[[], Any]], pace: Pace, plain: str) -> Dict[str, List[float]]:
        """The times of each build's visits, in milliseconds; `plain` is timed under `AGAIN`, too."""
        all_ = {**launches, AGAIN: launches[plain]}
        once = self.visit(launches[plain], 3)
        # At least five of a short kernel, two of a long one, for a median.
        count = int(min(40, max(5 if once < 5 else 2, pace.milliseconds / (once + 0.06))))
        times: Dict[str, List[float]] = {name: [] for name in all_}
        for name in all_:
            self.visit(all_[name], 3)  # Warms caches of instructions and constants.
        for _ in range(pace.visits):
            for name in random.sample(list(all_), len(all_)):
                times[name].append(self.visit(all_[name], count))
        return times


def ratios(times: Mapping[str, List[float]], name: str, plain: str) -> List[float]:
    """Plain Triton's time over a build's, visit by visit: above 1 is faster."""
    return [other / mine for other, mine in zip(times[plain], times[name])]
