import enum
from math import inf

import triton
import triton.language as tl

SIZE = 16
WRAPPED = tl.constexpr(16)
TWICE = WRAPPED * 2
OTHER: tl.constexpr = 3
NOTHING = None
TYPE = tl.float32
PAIR = (1, 2)
KEPT = tl.constexpr((1, 2))
FLAG = tl.constexpr(True)


class Mode(enum.IntEnum):
    FAST = 1


def plain(x):
    return x


@triton.constexpr_function
def computed(x):
    return x + SIZE


@triton.jit
def device(x, y=SIZE):
    return x + y


@triton.jit
def usable(out):
    tl.static_assert(WRAPPED == 16 and TWICE == 32 and KEPT[1] == 2 and FLAG and NOTHING is None)
    tl.store(out, device(computed(1)).to(TYPE))


@triton.jit
def refused(out):
    a = SIZE
    b = OTHER
    c = PAIR[0]
    d = inf
    e = plain(1)
    f = Mode.FAST
    g = True and SIZE


@triton.must_use_result("Keep it.")
@triton.constexpr_function
def kept(x):
    return x


@triton.constexpr_function
@triton.must_use_result
def below(x):
    return x


@triton.jit
def dropped(out):
    kept(1)
    below(1)
    a: tl.constexpr = kept(2)


def made(size):
    @triton.jit
    def kernel(out):
        tl.store(out, size)

    return kernel


of_constexpr = made(tl.constexpr(5))
of_another = made(tl.constexpr(7))
of_number = made(5)


@triton.jit
def enclosed(out):
    of_constexpr(out)
    of_another(out + 1)
