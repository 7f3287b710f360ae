"""Dots on the tensor core whose values the tests beside this folder check."""
import triton
import triton.language as tl


@triton.jit
def in_turn(a, b, c, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """Two accumulators change places in every iteration: a dot begins with what the other one's columns hold."""
    rm = tl.arange(0, BM)
    rn = tl.arange(0, BN)
    rk = tl.arange(0, BK)
    first = tl.zeros((BM, BN), tl.float32) + 1.0
    second = tl.zeros((BM, BN), tl.float32)
    for k in range(0, K, BK):
        x = tl.load(a + rm[:, None] * K + (k + rk)[None, :])
        y = tl.load(b + (k + rk)[:, None] * BN + rn[None, :])
        first = tl.dot(x, y, first)
        second = tl.dot(x, y, second * 0.5)
        first, second = second, first
    tl.store(c + rm[:, None] * BN + rn[None, :], first - 2 * second)


@triton.jit
def delayed(a, b, c, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """A dot begins with the accumulator of two iterations before, and the last one is read after it."""
    rm = tl.arange(0, BM)
    rn = tl.arange(0, BN)
    rk = tl.arange(0, BK)
    older = tl.zeros((BM, BN), tl.float32) + 1.0
    last = tl.zeros((BM, BN), tl.float32)
    for k in range(0, K, BK):
        x = tl.load(a + rm[:, None] * K + (k + rk)[None, :])
        y = tl.load(b + (k + rk)[:, None] * BN + rn[None, :])
        this = tl.dot(x, y, older)
        older = last
        last = this
    tl.store(c + rm[:, None] * BN + rn[None, :], older - 2 * last)


@triton.jit
def made_by_half(a, b, c, e, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """Eight warps make A, of which four suffice: each has what another one has, too."""
    rm = tl.program_id(0) * BM + tl.arange(0, BM)
    rn = tl.program_id(1) * BN + tl.arange(0, BN)
    rk = tl.arange(0, BK)
    sum = tl.zeros((BM, BN), tl.int32)
    k = 0
    while k < K:
        at = k + rk
        x = tl.load(a + rm[:, None] * K + at[None, :], mask=(rm[:, None] < M) & (at[None, :] < K), other=0)
        y = tl.load(b + at[:, None] + rn[None, :] * K, mask=(rn[None, :] < N) & (at[:, None] < K), other=0)
        sum = tl.dot(x, y, sum, out_dtype=tl.int32)
        k += BK
    sum += tl.load(e + rn, mask=rn < N, other=0)[None, :]
    tl.store(c + rm[:, None] * N + rn[None, :], sum, mask=(rm[:, None] < M) & (rn[None, :] < N))
