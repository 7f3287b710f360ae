"""Tuples, named tuples, objects and constants."""
import math
from typing import NamedTuple

import triton
import triton.language as tl

WIDTH = tl.constexpr(4)
NAMES = tl.constexpr(("first", "second"))
HEIGHT = tl.constexpr(triton.next_power_of_2(5))


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
    shape: tl.constexpr = (N, (BITS, None))
    tl.static_assert(shape.type == tl.core.constexpr_type((8, (7, None))) and shape.value[1] == (7, None))
    tl.static_assert(shape.type != tl.core.constexpr_type((8, 7)))
    scale: tl.constexpr = 1.0 / math.sqrt(16)
    x = tl.full((N,), scale, dtype)
    tl.store(p + tl.arange(0, N), x.to(p.dtype.element_ty))


@triton.jit
def declared(p, shape: tl.constexpr):
    rows: tl.constexpr
    columns: tl.constexpr
    rows, (columns, offset) = shape
    x = tl.full((rows, columns), offset, tl.int32)
    if (half := rows // 2) > 2:
        tl.store(p, half)
    tl.store(p + tl.arange(0, rows)[:, None] * columns + tl.arange(0, columns)[None, :], x)


@triton.jit
def sign_of(x):
    if x < 0:
        return -1, x
    else:
        return 1, x


@triton.jit
def returns_constants(p, n):
    known: tl.constexpr = sign_of(-5)
    tl.static_assert(known[0] == -1 and known[1] == -5)
    tl.static_assert(sign_of(n).type == tl.tuple_type([tl.int32, tl.int32]))
    tl.store(p, known[0])
    tl.store(p + 1, sign_of(n)[0])


@triton.jit
def halved_sum(x):
    if x.shape[0] == 1:
        return x
    else:
        first, second = x.reshape((x.shape[0] // 2, 2)).split()
        return halved_sum(first) + halved_sum(second)


@triton.jit
def recursive(p):
    tl.store(p + tl.arange(0, 1), halved_sum(tl.arange(0, 4)))


@triton.jit
def open_extreme(p, a: tl.constexpr, b: tl.constexpr):
    tl.store(p, max(a, b))


import inspect  # noqa: E402

DOT_PARAMETERS = inspect.signature(tl.dot).parameters
TAKES_PRECISION = tl.constexpr("input_precision" in DOT_PARAMETERS and "nothing" not in DOT_PARAMETERS)


@triton.jit
def methods(out, SIZE: tl.constexpr):
    tl.static_assert(SIZE.bit_length() == 5 and (0).bit_length() == 0 and (-8).bit_length() == 4)
    tl.static_assert(TAKES_PRECISION and "out" in inspect.signature(methods).parameters)
    tl.static_assert(SIZE.__lshift__(2) == 64)
    x = tl.load(out)
    tl.store(out, x.__lshift__(4).__rshift__(2).__rsub__(7).__and__(x.__add__(1)))
