from typing import NamedTuple

import triton
import triton.language as tl


class Block(NamedTuple):
    base: tl.tensor
    length: tl.constexpr
    stride: tl.tensor


@triton.jit
def plain(pointers, scalars, size: tl.constexpr):
    offsets = tl.arange(0, size)
    value = tl.load(pointers[0] + offsets * scalars[0]) + scalars[1][0]
    tl.store(pointers[1] + offsets, value + scalars[1][1])


@triton.jit
def named(block, out):
    offsets = tl.arange(0, block.length)
    tl.store(out + offsets, tl.load(block.base + offsets * block.stride))
