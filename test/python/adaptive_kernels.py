"""What the tests of adaptive kernels share: kernels that are launched, a clock that pretends, and what became of them."""
from __future__ import annotations

import sys
import time
from typing import Any, Iterator, List, Optional, Set

import pytest
from conftest import forget
from fake_clock import FakeClock, Mark, Viewed

import kernels


@pytest.fixture
def fake(gpu: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeClock]:
    from kiln.adaptive import candidates, clock, kept, launches, log, race  # noqa: F401

    fake = FakeClock(gpu)
    monkeypatch.setattr(race, "_PAUSE", 0)  # All kernels here are short, and tests would have to launch them three times as often.
    monkeypatch.setattr(candidates, "_BUDGET", 8)
    monkeypatch.setattr(clock, "of_device", lambda vendor, device: fake)
    kept._stores.clear()
    kept._loaded.clear()
    log._said.clear()
    yield fake
    wait()


def wait() -> None:
    """Until nothing compiles any more."""
    from kiln.adaptive import jobs

    end = time.monotonic() + 120
    while not jobs.of_process().is_idle():
        assert time.monotonic() < end, "compilations do not end"
        time.sleep(0.02)


def row_sum(grid: int = 64, **keys: Any) -> Any:
    return kernels.row_sum[(grid,)](Viewed(address=4096), Viewed(address=8192), 5000, BLOCK=1024, **{"sched_strategy": "adaptive", **keys})


def settled(count: int = 500, **keys: Any) -> Any:
    """The kernel, its other builds compiled and its race over."""
    for _ in range(4):
        compiled = row_sum(**keys)
    wait()
    for _ in range(count):
        row_sum(**keys)
    return compiled


def anew() -> None:
    """As another process would begin, beside what is kept in files."""
    from kiln.adaptive import install, kept

    forget(kernels)
    install._all.clear()
    kept._stores.clear()


def binaries(gpu: Any, last: int = 0) -> List[bytes]:
    return [launch[1][1] for launch in gpu.launches[-last:]]


def most_are_of(gpu: Any, wanted: Set[bytes]) -> bool:
    """Whether nearly all of the last launches are of these: others are still tried now and then."""
    last = binaries(gpu, 200)
    return sum(binary in wanted for binary in last) >= 0.95 * len(last)


def only(report: Any) -> Any:
    """The one size that a report has, of the kernels of this test."""
    assert len(report.kernels) == 1, str(report)
    return report.kernels[0]


@pytest.fixture(autouse=True)
def no_others() -> Iterator[None]:
    """Reports are of this test's kernels."""
    yield
    import sys

    install = sys.modules.get("kiln.adaptive.install")
    if install is not None:
        install._all.clear()


def stock_of(fake: FakeClock) -> bytes:
    """Triton's own binary; every other one is a fifth faster from here on."""
    stock = row_sum(sched_strategy=None)
    fake.speed = lambda binary: 10.0 if binary == stock.kernel else 8.0
    return bytes(stock.kernel)


def scaled_rows(x: Any, out: Any, **keys: Any) -> Any:
    return kernels.scaled_rows[(64,)](x, out, 8192, BLOCK=1024, **{"sched_strategy": "adaptive", **keys})


# Clocks, streams and threads that are not as they should be.


class Never(Mark):
    def microseconds(self) -> Optional[float]:
        return None


class Watched(Mark):
    def __init__(self, microseconds: Any, ask: Any) -> None:
        super().__init__(microseconds)
        self._ask = ask

    def microseconds(self) -> Optional[float]:
        self._ask()
        return super().microseconds()


class _Nothing(List[Any]):
    """A list that keeps nothing."""

    def append(self, one: Any) -> None:
        pass
