import triton
import triton.language as tl


@triton.jit
def scalars(out, a, b, c):
    tl.store(out, a)
    tl.store(out + 1, b)
    tl.store(out + 2, (c != c).to(tl.float32))
