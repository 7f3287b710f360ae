"""Times of launches on a GPU that pretends: each takes what its binary takes, with some noise."""
from __future__ import annotations

import contextlib
import random
from typing import Any, Callable, ContextManager, Optional

from fake_gpu import Tensor


class Mark:
    def __init__(self, microseconds: float) -> None:
        self._microseconds = microseconds

    def microseconds(self) -> Optional[float]:
        return self._microseconds


class FakeClock:
    """`speed` says how long a binary takes, in microseconds; `noise` is the standard deviation of its logarithm."""

    model = "Fake H100"

    def __init__(self, gpu: Any) -> None:
        self._gpu, self._chance = gpu, random.Random(7)
        self.speed: Callable[[bytes], float] = lambda binary: 10.0
        self.noise = 0.01
        self.is_in_graph = False
        self.timed = 0

    def is_capturing(self, stream: int) -> bool:
        return self.is_in_graph

    def beside_captures(self) -> ContextManager[object]:
        return contextlib.nullcontext()

    def begin(self, stream: int) -> Any:
        return None

    def end(self, begun: Any, stream: int) -> Mark:
        self.timed += 1
        return Mark(self.speed(self._gpu.launches[-1][1][1]) * self._chance.lognormvariate(0, self.noise))


class Storage:
    def __init__(self, address: int, size: int = 4096) -> None:
        self._address, self._size = address, size

    def data_ptr(self) -> int:
        return self._address

    def nbytes(self) -> int:
        return self._size


class Viewed(Tensor):
    """A tensor that says what memory it is a view of."""

    def untyped_storage(self) -> Storage:
        return Storage(self.address)
