"""Eight-bit and four-bit numbers: a matmul with scales of rows and columns, and what makes rows of eight bits."""
import torch
import triton
import triton.language as tl

from tensors import case, cdiv, integers, nan, rnd, uniform, unwritten


@triton.jit
def int8_matmul_kernel(a_ptr, b_ptr, sa_ptr, sb_ptr, c_ptr, M, N, K, stride_am, stride_bn, stride_cm,
                       BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr, GROUP_M: tl.constexpr):
    """C = (A @ B.T) * sa[:, None] * sb[None, :] with accumulators of 32 bits, B as weights are kept: [N, K]."""
    pid = tl.program_id(0)
    width = GROUP_M * tl.cdiv(N, BLOCK_N)
    first = pid // width * GROUP_M
    size = min(tl.cdiv(M, BLOCK_M) - first, GROUP_M)
    offs_m = (first + pid % width % size) * BLOCK_M + tl.arange(0, BLOCK_M)
    offs_n = pid % width // size * BLOCK_N + tl.arange(0, BLOCK_N)
    offs_k = tl.arange(0, BLOCK_K)
    a_ptrs = a_ptr + (offs_m % M)[:, None] * stride_am + offs_k[None, :]
    b_ptrs = b_ptr + (offs_n % N)[None, :] * stride_bn + offs_k[:, None]
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.int32)
    for k in range(0, tl.cdiv(K, BLOCK_K)):
        left = K - k * BLOCK_K
        a = tl.load(a_ptrs, mask=offs_k[None, :] < left, other=0)
        b = tl.load(b_ptrs, mask=offs_k[:, None] < left, other=0)
        acc = tl.dot(a, b, acc, out_dtype=tl.int32)
        a_ptrs += BLOCK_K
        b_ptrs += BLOCK_K
    sa = tl.load(sa_ptr + offs_m, mask=offs_m < M, other=0.0)
    sb = tl.load(sb_ptr + offs_n, mask=offs_n < N, other=0.0)
    c = acc.to(tl.float32) * sa[:, None] * sb[None, :]
    tl.store(c_ptr + offs_m[:, None] * stride_cm + offs_n[None, :], c.to(c_ptr.dtype.element_ty),
             mask=(offs_m < M)[:, None] & (offs_n < N)[None, :])


@triton.jit
def quantize_rows_kernel(x_ptr, q_ptr, scale_ptr, N, stride_x, stride_q, BLOCK: tl.constexpr):
    """q = round(x / scale) with the row's scale = max |x| / 127: one loop for the maximum, one for the numbers."""
    row = tl.program_id(0).to(tl.int64)
    cols = tl.arange(0, BLOCK)
    x_ptrs = x_ptr + row * stride_x + cols
    most = tl.zeros([BLOCK], dtype=tl.float32)
    for off in range(0, N, BLOCK):
        x = tl.load(x_ptrs, mask=off + cols < N, other=0.0).to(tl.float32)
        most = tl.maximum(most, tl.abs(x))
        x_ptrs += BLOCK
    scale = tl.maximum(tl.max(most, axis=0), 1e-8) * (1.0 / 127.0)
    tl.store(scale_ptr + row, scale)
    inverse = 1.0 / scale
    x_ptrs = x_ptr + row * stride_x + cols
    q_ptrs = q_ptr + row * stride_q + cols
    for off in range(0, N, BLOCK):
        x = tl.load(x_ptrs, mask=off + cols < N, other=0.0).to(tl.float32)
        q = tl.floor(x * inverse + 0.5)
        tl.store(q_ptrs, q.to(tl.int8), mask=off + cols < N)
        x_ptrs += BLOCK
        q_ptrs += BLOCK


def int8(M=4096, N=4096, K=4096, bm=128, bn=128, bk=128):
    a, b = integers(-127, 128, M, K, dtype=torch.int8), integers(-127, 128, N, K, dtype=torch.int8)
    sa, sb, c = uniform(M, low=0.01, high=0.02), uniform(N, low=0.01, high=0.02), nan(M, N, dtype=torch.bfloat16)
    return case(int8_matmul_kernel, (a, b, sa, sb, c, M, N, K, K, K, N), (cdiv(M, bm) * cdiv(N, bn),), c,
                lambda: (a.float() @ b.float().T) * sa[:, None] * sb[None, :], 1e-2,
                BLOCK_M=bm, BLOCK_N=bn, BLOCK_K=bk, GROUP_M=8, num_warps=8, num_stages=3)


def quantize_rows(R=8192, N=11008):
    x, q, scale = rnd(R, N), unwritten(R, N, dtype=torch.int8), nan(R)

    def ref():
        s = x.float().abs().amax(1, keepdim=True) / 127
        return torch.floor(x.float() / s + 0.5)
    # A number half way between two may round up or down: 1 / s rounds.
    return case(quantize_rows_kernel, (x, q, scale, N, N, N), (R,), q, ref, 1e-3, BLOCK=2048, num_warps=4)


CASES = {"int8_matmul": int8, "quantize_rows": quantize_rows}
SMALL = {"int8_matmul": dict(M=100, N=144, K=208), "quantize_rows": dict(R=5, N=3000)}
