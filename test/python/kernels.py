"""The kernels of these tests."""
import triton
import triton.language as tl


@triton.jit
def add(x, y, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = at < n
    tl.store(out + at, tl.load(x + at, mask=mask) + tl.load(y + at, mask=mask), mask=mask)


@triton.jit
def row_sum(x, out, n, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    total = 0.0
    for start in range(0, n, BLOCK):
        at = start + tl.arange(0, BLOCK)
        total += tl.sum(tl.load(x + row * n + at, mask=at < n, other=0.0) * 1.5 + 2.0, axis=0)
    tl.store(out + row, total)


@triton.jit
def scaled_rows(x, out, n, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    for start in range(0, n, BLOCK):
        at = row * n + start + tl.arange(0, BLOCK)
        tl.store(out + at, tl.load(x + at) * 1.5)


@triton.jit
def copy_block(source, out, WIDTH: tl.constexpr):
    block = source.load([tl.program_id(0) * 16, 0])
    at = tl.arange(0, 16)[:, None] * WIDTH + tl.arange(0, WIDTH)[None, :]
    tl.store(out + at, block)


@triton.jit
def nothing():
    pass


@triton.jit
def constant(N: tl.constexpr):
    pass


@triton.jit
def copy_of_two(tensors, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    tl.store(tensors[1] + at, tl.load(tensors[0] + at))


@triton.jit
def named_like_keys(out, remat, fallback):
    tl.store(out, tl.load(remat) + fallback)


@triton.jit
def product(a, b, out, M, N, K, stride_a, stride_b, stride_out, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    rows = tl.program_id(0) * BM + tl.arange(0, BM)
    columns = tl.program_id(1) * BN + tl.arange(0, BN)
    k = tl.arange(0, BK)
    at_a = a + (rows % M)[:, None] * stride_a + k[None, :]
    at_b = b + k[:, None] * stride_b + (columns % N)[None, :]
    total = tl.zeros((BM, BN), dtype=tl.float32)
    for start in range(0, K, BK):
        total = tl.dot(tl.load(at_a, mask=k[None, :] < K - start, other=0.0),
                       tl.load(at_b, mask=k[:, None] < K - start, other=0.0), total)
        at_a += BK
        at_b += BK * stride_b
    tl.store(out + rows[:, None] * stride_out + columns[None, :], total,
             mask=(rows[:, None] < M) & (columns[None, :] < N))


@triton.jit
def found_product(where, b, out, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    a = tl.make_tensor_descriptor(tl.load(where).to(tl.pointer_type(tl.float16)), shape=[BM, K], strides=[K, 1],
                                  block_shape=[BM, BK])
    b = tl.make_tensor_descriptor(b, shape=[K, BN], strides=[BN, 1], block_shape=[BK, BN])
    total = tl.zeros((BM, BN), dtype=tl.float32)
    for start in range(0, K, BK):
        total = tl.dot(a.load([0, start]), b.load([start, 0]), total)
    tl.store(out + tl.arange(0, BM)[:, None] * BN + tl.arange(0, BN)[None, :], total)


@triton.jit
def described_product(a, b, out, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    row, column = tl.program_id(0) * BM, tl.program_id(1) * BN
    total = tl.zeros((BM, BN), dtype=tl.float32)
    for start in range(0, K, BK):
        total = tl.dot(a.load([row, start]), b.load([start, column]), total)
    out.store([row, column], total.to(tl.float16))


@triton.jit
def rows_of_two(x, y, n, SCALE: tl.constexpr, out, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    for start in range(0, n, BLOCK):
        at = row * n + start + tl.arange(0, BLOCK)
        tl.store(out + at, tl.load(x + at) * SCALE + tl.load(y + at))


@triton.jit
def rows_added(x, y, n, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    for start in range(0, n, BLOCK):
        at = row * n + start + tl.arange(0, BLOCK)
        tl.store(x + at, tl.load(x + at) * 1.5 + tl.load(y + at))


@triton.jit
def stored_as_said(one, stride, bias, out, n, other, block, EVEN: tl.constexpr):
    at = tl.arange(0, 16)
    value = tl.load(one + at * stride) + n
    if bias is not None:
        value += tl.load(bias + at)
    if EVEN:
        tl.store(out + at, value)
    tl.atomic_add(other + at, value)
    block.store([0, 0], tl.zeros((16, 64), tl.float32))
