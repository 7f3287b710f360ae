import triton
import triton.language as tl


@triton.jit
def duplicate_axes(out):
    tl.expand_dims(tl.arange(0, 8), (0, -3))


@triton.must_use_result("Assign it.")
@triton.jit
def cube(x):
    return x * x * x


@triton.jit
def square(x):
    return x * x


@triton.jit
def dropped(out):
    block = tl.make_block_ptr(out, (64,), (1,), (0,), (16,), (0,))
    square(3.0)
    block = tl.advance(block, (16,))
    cube(square(cube(2.0)))
    tl.advance(block, (16,))
    block.advance((16,))


def plain(out):
    pass


@triton.jit
def mistakes(out, n, SIZE: tl.constexpr):
    rows = [n]
    rows.append(n)
    while n > 0:
        break
    for i in range(n):
        last = i
    tl.store(out, last)
    if tl.arange(0, 8) < n:
        pass
    x = tl.zeros([16, 16], tl.float16)
    tl.dot(x, x, out_dtype=tl.int8)
    tl.sum(x, 3)
    y = n and n
    return n
