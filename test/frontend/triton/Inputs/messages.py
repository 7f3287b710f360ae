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
