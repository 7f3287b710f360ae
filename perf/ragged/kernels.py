"""Products whose tiles do not divide their sizes, and whose rows begin anywhere: what a thread loads are single elements."""
import triton
import triton.language as tl

#: M, N and K of a tile, warps, stages. UNSEEN_TILES are of the kernels that were first run when nothing was changed any more.
TILES = ((128, 128, 64, 4, 3), (128, 128, 32, 4, 3), (64, 128, 64, 4, 4), (128, 256, 64, 8, 3), (64, 64, 64, 4, 3), (128, 64, 128, 4, 3), (64, 64, 32, 4, 2),
         (32, 128, 64, 4, 3), (256, 64, 32, 8, 4), (128, 128, 64, 8, 2))
UNSEEN_TILES = ((64, 256, 32, 4, 4), (256, 128, 64, 8, 3), (128, 32, 64, 4, 4), (32, 32, 128, 2, 3), (64, 64, 128, 8, 3), (128, 128, 128, 8, 2),
                (128, 128, 32, 4, 4), (16, 128, 128, 4, 3))


@triton.jit
def masked(a, b, c, M, N, K, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr):
    """c = a @ b; addresses are computed in each iteration, and masked on all sides."""
    rows = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    columns = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    accumulator = tl.zeros((BLOCK_M, BLOCK_N), tl.float32)
    for start in range(0, K, BLOCK_K):
        ks = start + tl.arange(0, BLOCK_K)
        x = tl.load(a + rows[:, None] * K + ks[None, :], mask=(rows[:, None] < M) & (ks[None, :] < K), other=0.0)
        y = tl.load(b + ks[:, None] * N + columns[None, :], mask=(ks[:, None] < K) & (columns[None, :] < N), other=0.0)
        accumulator = tl.dot(x, y, accumulator)
    tl.store(c + rows[:, None] * N + columns[None, :], accumulator.to(c.dtype.element_ty), mask=(rows[:, None] < M) & (columns[None, :] < N))


@triton.jit
def wrapped(a, b, c, M, N, K, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr):
    """c = a @ b; pointers are carried from iteration to iteration, and rows and columns beyond the end are others again."""
    rows = (tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)) % M
    columns = (tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)) % N
    ks = tl.arange(0, BLOCK_K)
    xs = a + (rows[:, None] * K + ks[None, :])
    ys = b + (ks[:, None] * N + columns[None, :])
    accumulator = tl.zeros((BLOCK_M, BLOCK_N), tl.float32)
    for step in range(0, tl.cdiv(K, BLOCK_K)):
        x = tl.load(xs, mask=ks[None, :] < K - step * BLOCK_K, other=0.0)
        y = tl.load(ys, mask=ks[:, None] < K - step * BLOCK_K, other=0.0)
        accumulator = tl.dot(x, y, accumulator)
        xs += BLOCK_K
        ys += BLOCK_K * N
    rows = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    columns = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    tl.store(c + rows[:, None] * N + columns[None, :], accumulator.to(c.dtype.element_ty), mask=(rows[:, None] < M) & (columns[None, :] < N))


@triton.jit
def transposed(a, b, c, M, N, K, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr):
    """c = a @ b.T, of which both are read along k."""
    rows = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    columns = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    ks = tl.arange(0, BLOCK_K)
    xs = a + rows[:, None] * K + ks[None, :]
    ys = b + columns[:, None] * K + ks[None, :]
    accumulator = tl.zeros((BLOCK_M, BLOCK_N), tl.float32)
    for left in range(K, 0, -BLOCK_K):
        x = tl.load(xs, mask=(rows[:, None] < M) & (ks[None, :] < left), other=0.0)
        y = tl.load(ys, mask=(columns[:, None] < N) & (ks[None, :] < left), other=0.0)
        accumulator = tl.dot(x, tl.trans(y), accumulator)
        xs += BLOCK_K
        ys += BLOCK_K
    tl.store(c + rows[:, None] * N + columns[None, :], accumulator.to(c.dtype.element_ty), mask=(rows[:, None] < M) & (columns[None, :] < N))


@triton.jit
def across(a, b, c, M, N, K, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr):
    """c = a.T @ b, of which a's neighbours are along its rows of the product."""
    rows = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    columns = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    ks = tl.arange(0, BLOCK_K)
    accumulator = tl.zeros((BLOCK_M, BLOCK_N), tl.float32)
    for start in range(0, K, BLOCK_K):
        x = tl.load(a + (start + ks)[None, :] * M + rows[:, None], mask=(rows[:, None] < M) & ((start + ks)[None, :] < K), other=0.0)
        y = tl.load(b + (start + ks)[:, None] * N + columns[None, :], mask=((start + ks)[:, None] < K) & (columns[None, :] < N), other=0.0)
        accumulator += tl.dot(x, y)
    tl.store(c + rows[:, None] * N + columns[None, :], accumulator.to(c.dtype.element_ty), mask=(rows[:, None] < M) & (columns[None, :] < N))


@triton.jit
def turned(a, b, c, M, N, K, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr):
    """c = a.T @ b.T by carried pointers, the tiles of a column one after the other."""
    tiles = tl.cdiv(M, BLOCK_M)
    number = tl.program_id(0) + tl.program_id(1) * tiles
    rows = number % tiles * BLOCK_M + tl.arange(0, BLOCK_M)
    columns = number // tiles * BLOCK_N + tl.arange(0, BLOCK_N)
    ks = tl.arange(0, BLOCK_K)
    xs = a + ks[:, None] * M + rows[None, :]
    ys = b + columns[:, None] * K + ks[None, :]
    accumulator = tl.zeros((BLOCK_M, BLOCK_N), tl.float32)
    for step in tl.range(tl.cdiv(K, BLOCK_K)):
        left = K - step * BLOCK_K
        x = tl.load(xs, mask=(ks[:, None] < left) & (rows[None, :] < M), other=0.0)
        y = tl.load(ys, mask=(columns[:, None] < N) & (ks[None, :] < left), other=0.0)
        accumulator = tl.dot(tl.trans(x), tl.trans(y), accumulator)
        xs += BLOCK_K * M
        ys += BLOCK_K
    tl.store(c + rows[:, None] * N + columns[None, :], accumulator.to(c.dtype.element_ty), mask=(rows[:, None] < M) & (columns[None, :] < N))
