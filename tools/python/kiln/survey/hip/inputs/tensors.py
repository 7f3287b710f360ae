"""Tensors for launches, by Triton's names of types. The same ones in every process: chance is seeded, that of integers Python's own."""
from __future__ import annotations

import importlib
import random
from typing import Any, List, Sequence

_SEED = 20261129
#: PyTorch's name of Triton's type.
_TYPES = {"bf16": "bfloat16", "fp16": "float16", "fp32": "float32", "i32": "int32", "i64": "int64", "fp8e4nv": "float8_e4m3fn",
          "fp8e5": "float8_e5m2", "fp8e4b8": "float8_e4m3fnuz", "fp8e5b16": "float8_e5m2fnuz"}


class Tensors:
    """Makes them on a device. Where nothing is launched, floats are not written: memory that nobody touches costs nothing."""

    def __init__(self, device: str, is_written: bool = True) -> None:
        self._torch: Any = importlib.import_module("torch")
        self._device, self._is_written = device, is_written
        self._chance = self._torch.Generator(device=device).manual_seed(_SEED)
        self._integers = random.Random(_SEED)

    def _type(self, kind: str) -> Any:
        return getattr(self._torch, _TYPES[kind])

    def _empty(self, kind: str, shape: Sequence[int]) -> Any:
        return self._torch.empty(tuple(shape), dtype=self._type(kind), device=self._device)

    def zeros(self, kind: str, *shape: int) -> Any:
        """What a kernel writes."""
        return self._empty(kind, shape).zero_() if self._is_written else self._empty(kind, shape)

    def normal(self, kind: str, *shape: int, scale: float = 1.0) -> Any:
        """Floats of that standard deviation around 0."""
        if not self._is_written:
            return self._empty(kind, shape)
        narrow = kind if not kind.startswith("fp8") else "bf16"  # PyTorch draws no floats of 8 bits.
        return self._empty(narrow, shape).normal_(0, scale, generator=self._chance).to(self._type(kind))

    def uniform(self, kind: str, low: float, high: float, *shape: int) -> Any:
        """Floats between two numbers."""
        return self._empty(kind, shape).uniform_(low, high, generator=self._chance) if self._is_written else self._empty(kind, shape)

    def integers(self, rows: Sequence[Any], kind: str = "i32") -> Any:
        """These numbers, or rows of numbers."""
        return self._torch.tensor(rows, dtype=self._type(kind), device=self._device)

    @property
    def byte(self) -> Any:
        """PyTorch's type of a byte."""
        return self._torch.uint8

    def permutation(self, count: int) -> List[int]:
        """The numbers below `count` in an order of chance."""
        return self._integers.sample(range(count), count)

    def choice(self, count: int, below: int) -> List[int]:
        """So many different numbers below another one."""
        return self._integers.sample(range(below), count)
