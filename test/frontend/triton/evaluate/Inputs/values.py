"""Tuples, named tuples, objects and constants."""
import math
from typing import NamedTuple

import triton
import triton.language as tl

WIDTH = tl.constexpr(4)
NAMES = ("first", "second")
HEIGHT = triton.next_power_of_2(5)


class Pair(NamedTuple):
    first: tl.tensor
    second: tl.constexpr = 3

    def both(self):
        return self.first + self.second


@triton.constexpr_function
def log2(number):
    power = 0
    while number > 1:
        number //= 2
        power += 1
    return power


@triton.jit
def swapped(pair):
    return pair.second, pair.first


@triton.jit
def tuples(p, n, shape: tl.constexpr):
    a, (b, c) = (1, (2, n))
    row = (a, b, c)
    second, first = swapped(Pair(n, second=7))
    tl.store(p, row[0] + row[-1] + len(row) + second + first)
    tl.store(p + 1, [x + 1 for x in row][2])
    tl.store(p + shape[1], max(shape[0], 5) + min(n, shape[1]))


@triton.jit
def constants(p, dtype: tl.constexpr, N: tl.constexpr = 8):
    BITS: tl.constexpr = log2(N) + WIDTH
    tl.static_assert(BITS == 7 and N == HEIGHT and NAMES[1] == "second")
    tl.static_assert(-7 // 2 == -4 and -7 % 3 == 2 and 2**10 == 1024 and 7 / 2 == 3.5)
    tl.static_assert(0xFFFFFFFFFFFFFFFF & 0x10FFFFFFFFFFFFFFFF == 0xFFFFFFFFFFFFFFFF)
    tl.static_assert(1 < N <= 8 and not (N < 8) and isinstance(N, int) and hasattr(tl, "load"))
    scale: tl.constexpr = 1.0 / math.sqrt(16)
    x = tl.full((N,), scale, dtype)
    tl.store(p + tl.arange(0, N), x.to(p.dtype.element_ty))
