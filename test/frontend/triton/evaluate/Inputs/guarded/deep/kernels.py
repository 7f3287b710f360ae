"""A file of a package whose folder has no __init__.py, as Python allows it."""
import importlib.util

import torch

from ..importing import found, tried

try:
    import triton
    import triton.language as tl

    HAVE_TRITON = bool(triton.__version__ >= "3")
except ImportError:
    HAVE_TRITON = False
if not HAVE_TRITON:
    triton = None
    tl = None

rsqrt = found("rsqrt")
HAVE_AGAIN, triton_again = tried("triton")
HAVE_BOTH = tl.constexpr(HAVE_AGAIN and importlib.util.find_spec("torch") is not None)


@triton.jit
def guarded(out):
    tl.static_assert(HAVE_BOTH)
    tl.store(out, rsqrt(tl.load(out)))


if HAVE_AGAIN:
    @triton_again.jit
    def tried_kernel(out):
        tl.store(out, 2.0)


@triton.jit
def limits(out):
    tl.static_assert(torch.finfo(torch.float32).max == 3.4028234663852886e38 and torch.finfo(torch.float16).min == -65504)
    tl.static_assert(torch.finfo(torch.bfloat16).eps == 0.0078125 and torch.finfo(torch.float).bits == 32)
    tl.static_assert(torch.finfo(torch.float8_e4m3fn).max == 448 and torch.finfo(torch.half).tiny == 6.103515625e-05)
    tl.static_assert(torch.iinfo(torch.int32).max == 2147483647 and torch.iinfo(torch.long).min == -9223372036854775808)
    tl.static_assert(torch.iinfo(torch.uint8).min == 0 and torch.iinfo(torch.uint64).max == 18446744073709551615)
    tl.static_assert(torch.float16 == torch.float16 and torch.float16 != torch.bfloat16)
    tl.store(out, -torch.finfo(torch.float32).max)


@triton.jit
def wrong(out):
    tl.store(out, torch.finfo(torch.int32).max + torch.finfo(tl.float32).max)


@triton.jit
def one(out, ONE: tl.constexpr):
    block = tl.make_block_ptr(out, (ONE, 16), (16, ONE), (0, False), (ONE, 16), (1, 0))
    tl.store(block, tl.load(block) + tl.arange(0, ONE)[:, None])


if importlib.util.find_spec("package_that_nobody_has"):
    SIZE = tl.constexpr(16)
else:
    SIZE = tl.constexpr(32)


@triton.jit
def elsewhere(out):
    tl.store(out, SIZE)


try:
    from triton.backends import backends

    active = [one.driver for name, one in backends.items() if name != "cpu" and one.driver and one.driver.is_active()]
    IS_ONE = tl.constexpr(len(active) == 1 and backends["nvidia"].driver.is_active())
except ImportError:
    IS_ONE = tl.constexpr(False)


@triton.jit
def backed(out):
    tl.store(out, 7 if IS_ONE else 8)
