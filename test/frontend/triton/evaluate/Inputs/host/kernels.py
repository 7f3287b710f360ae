import operator

import torch
import triton
import triton.language as tl
from host.facts import FAST, HAS_NPU, IS_ARM, IS_HOPPER, IS_NEW, compare, is_npu_available, number
from unsloth_zoo.utils import Version
from vllm.platforms import current_platform

if compare("triton", operator.ge, "3.0.0") and not is_npu_available():
    try:
        from triton.language.extra.libdevice import rsqrt
    except ModuleNotFoundError:
        from triton.language.extra.cuda.libdevice import rsqrt
else:
    from triton.language.math import rsqrt

if FAST:
    @triton.jit
    def power(x):
        return tl.exp2(x)
else:
    @triton.jit
    def power(x):
        return tl.exp(x)

HOPPER = tl.constexpr(IS_HOPPER)
NEW = tl.constexpr(IS_NEW and not HAS_NPU and not IS_ARM)
hip = tl.constexpr(current_platform.is_rocm() or torch.version.hip is not None)
ORDERED = tl.constexpr((1, 2) < (1, 3) and (1, 2) < (1, 2, 0) and not (2, 0) <= (1, 9))


@triton.jit
def decides(out):
    tl.static_assert(not hip and ORDERED)
    tl.static_assert(NEW)
    tl.store(out, power(rsqrt(tl.load(out))))


@triton.jit
def hopper(out, WANTED: tl.constexpr):
    tl.static_assert(HOPPER == WANTED)
    tl.store(out, 1.0)


COUNT = tl.constexpr(number("KILN_TEST_COUNT"))


@triton.jit
def bits(out, NOTHING: tl.constexpr):
    word = tl.core.get_int_dtype(bitwidth=out.dtype.element_ty.primitive_bitwidth, signed=True)
    places = tl.arange(0, 16)[:, None] * 16 + tl.arange(0, 16)[None, :]
    x = tl.load(out + places)
    tl.store(out + places, tl.dot(x, x, allow_tf32=NOTHING))
    tl.static_assert(word == tl.int32)


@triton.jit
def counts(out):
    tl.store(out, COUNT)


name = torch.cuda.get_device_name()


@triton.jit
def named(out):
    if name == "NVIDIA H200":
        tl.store(out, 1.0)


def tuned():
    return somewhere.autotuned({key: value for key, value in os.environ.items()})


if Version(triton.__version__) >= Version("3.0.0"):
    convert = tl.cast
else:
    @triton.jit
    def convert(x, dtype):
        return x


def later(out, EVICT: tl.constexpr):
    x = tl.load(out, eviction_policy=EVICT, cache_modifier=False)
    tl.store(out, convert(convert(x, tl.int32), tl.float32))


later = triton.jit(later)
later = triton.heuristics({"EVICT": lambda args: torch.get_float32_matmul_precision() == "high"})(later)
later = tuned()(later)
