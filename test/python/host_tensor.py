"""Tensors of float32 in this process's memory, with as much of torch's interface as `kiln.tune` asks for."""
from __future__ import annotations

import ctypes
import itertools
from typing import Any, Iterator, Optional, Sequence, Tuple

import triton.language as tl


class HostTensor:
    def __init__(self, values: Sequence[float], shape: Optional[Sequence[int]] = None, strides: Optional[Sequence[int]] = None,
                 memory: Any = None) -> None:
        self.dtype = tl.float32
        self.shape: Tuple[int, ...] = tuple(shape if shape is not None else [len(values)])
        self._strides = tuple(strides if strides is not None else self._dense())
        self._memory = memory if memory is not None else (ctypes.c_float * len(values))(*values)

    def _dense(self) -> Iterator[int]:
        for dimension in range(len(self.shape)):
            stride = 1
            for extent in self.shape[dimension + 1:]:
                stride *= extent
            yield stride

    def data_ptr(self) -> int:
        return ctypes.addressof(self._memory)

    def ptr_range(self) -> int:
        return ctypes.sizeof(self._memory)

    def stride(self) -> Tuple[int, ...]:
        return self._strides

    def is_contiguous(self) -> bool:
        return all(extent == 1 or mine == dense for extent, mine, dense in zip(self.shape, self._strides, self._dense()))

    def numel(self) -> int:
        count = 1
        for extent in self.shape:
            count *= extent
        return count

    def element_size(self) -> int:
        return 4

    def tolist(self) -> Sequence[float]:
        places = itertools.product(*map(range, self.shape))
        return [self._memory[sum(i * s for i, s in zip(place, self._strides))] for place in places]

    def detach(self) -> "HostTensor":
        return self

    def cpu(self) -> "HostTensor":
        return self

    def clone(self) -> "HostTensor":
        return HostTensor(self.tolist(), self.shape)

    def contiguous(self) -> "HostTensor":
        return self if self.is_contiguous() else self.clone()

    def to(self, dtype: Any) -> "HostTensor":
        assert dtype is self.dtype
        return self

    def narrow(self, dimension: int, start: int, length: int) -> "HostTensor":
        assert start == 0
        shape = [length if d == dimension else extent for d, extent in enumerate(self.shape)]
        return HostTensor([], shape, self._strides, self._memory)
