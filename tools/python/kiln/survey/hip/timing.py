"""Times of a configuration's builds: launch by launch, in visits of some launches each, and the builds' visits in random order, so that what the
GPU's clock does meanwhile, it does to all."""
from __future__ import annotations

import random
import statistics
from typing import Any, Callable, Dict, List, Mapping, Protocol

from kiln.survey.clock import AGAIN
from kiln.survey.hip.document import Times

#: Bytes that are written between two launches: twice what an MI300X caches beside its device memory (256 MiB, the CDNA 3 white paper).
FLUSH_BYTES = 512 << 20
#: Visits of each build, launches of one, and how long one is to be. At least 20 launches; the rest is a guess.
_VISITS, _LEAST, _MOST, _MILLISECONDS = 10, 2, 20, 6.0
#: Launches before the first that counts.
_WARM_UP = 5


class Clock(Protocol):
    """As `kiln.survey.clock.Clock` times launches."""

    def launches(self, launch: Callable[[], Any], count: int) -> List[float]:
        """Milliseconds of each."""


def _times(milliseconds: List[float]) -> Times:
    lower, median, upper = (round(1000 * value, 3) for value in statistics.quantiles(milliseconds, n=4, method="inclusive"))
    return {"median": median, "lower_quartile": lower, "upper_quartile": upper, "least": round(1000 * min(milliseconds), 3),
            "launches": len(milliseconds)}


def timed(clock: Clock, launches: Mapping[str, Callable[[], None]], plain: str) -> Dict[str, Times]:
    """The times of each build, and of plain Triton's once more, as `AGAIN`."""
    all_ = {**launches, AGAIN: launches[plain]}
    once = {name: statistics.median(clock.launches(launch, _WARM_UP)) for name, launch in all_.items()}
    counts = {name: int(min(_MOST, max(_LEAST, _MILLISECONDS / max(time, 1e-3)))) for name, time in once.items()}
    found: Dict[str, List[float]] = {name: [] for name in all_}
    for _ in range(_VISITS):
        for name in random.sample(list(all_), len(all_)):
            found[name] += clock.launches(all_[name], counts[name])
    return {name: _times(times) for name, times in found.items()}
