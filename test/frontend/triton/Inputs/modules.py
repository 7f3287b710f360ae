import triton
import triton.language as tl
from triton.language.extra.cuda.gdc import gdc_wait
from triton.language.extra.cuda.utils import globaltimer, num_threads, smid


@triton.jit
def kernel(out, size: tl.constexpr):
    ten: tl.constexpr = 10
    tl.static_assert(ten.type == tl.constexpr(10).type)
    tl.static_assert(ten.type != tl.constexpr_type(11))
    tl.static_assert(isinstance(ten.type, tl.constexpr_type))
    tl.static_assert(isinstance(out.dtype, tl.pointer_type))
    tl.static_assert(not isinstance(out.dtype.element_ty, tl.pointer_type))
    tl.static_assert(not isinstance(out, (tl.tensor_descriptor, tl.constexpr)))
    gdc_wait()
    start = globaltimer()
    tl.store(out, start + num_threads())
    tl.store(out + 1, smid().to(tl.int64))


@triton.jit
def unknown_class(out):
    tl.static_assert(isinstance(out, triton.cdiv))
