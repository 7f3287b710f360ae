"""Backward of activations, and what stands beside the matmuls of a transformer's feed-forward half."""
import torch
import triton
import triton.language as tl

from tensors import case, cdiv, nan, rnd


@triton.jit
def tanh(x):
    return 2.0 * tl.sigmoid(2.0 * x) - 1.0


@triton.jit
def geglu_bwd_kernel(dc_ptr, a_ptr, b_ptr, da_ptr, db_ptr, N, BLOCK: tl.constexpr):
    """Backward of gelu(a) * b, gelu by tanh, a row a program."""
    row = tl.program_id(0).to(tl.int64) * N
    cols = tl.arange(0, BLOCK)
    for i in range(0, N, BLOCK):
        offs = row + i + cols
        mask = i + cols < N
        a = tl.load(a_ptr + offs, mask=mask, other=0.0).to(tl.float32)
        b = tl.load(b_ptr + offs, mask=mask, other=0.0).to(tl.float32)
        dc = tl.load(dc_ptr + offs, mask=mask, other=0.0).to(tl.float32)
        t = tanh(0.7978845608028654 * (a + 0.044715 * a * a * a))
        gelu = 0.5 * a * (1.0 + t)
        slope = 0.5 * (1.0 + t) + 0.5 * a * (1.0 - t * t) * 0.7978845608028654 * (1.0 + 0.134145 * a * a)
        tl.store(da_ptr + offs, (dc * b * slope).to(tl.float16), mask=mask)
        tl.store(db_ptr + offs, (dc * gelu).to(tl.float16), mask=mask)


@triton.jit
def bias_gelu_bwd_kernel(dy_ptr, x_ptr, bias_ptr, dx_ptr, dbias_ptr, M, N, rows, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    """Backward of gelu(x + bias), gelu by erf, with the bias' gradient of a slice of rows."""
    cols = tl.program_id(0) * BLOCK_N + tl.arange(0, BLOCK_N)
    start = tl.program_id(1) * rows
    end = min(start + rows, M)
    m = start + tl.arange(0, BLOCK_M)
    at = m[:, None] * N + cols[None, :]
    bias = tl.load(bias_ptr + cols, mask=cols < N, other=0.0).to(tl.float32)
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for _ in range(start, end, BLOCK_M):
        mask = (m < end)[:, None] & (cols < N)[None, :]
        x = tl.load(x_ptr + at, mask=mask, other=0.0).to(tl.float32) + bias[None, :]
        dy = tl.load(dy_ptr + at, mask=mask, other=0.0).to(tl.float32)
        cdf = 0.5 * (1.0 + tl.erf(x * 0.7071067811865476))
        dx = dy * (cdf + x * 0.3989422804014327 * tl.exp(-0.5 * x * x))
        tl.store(dx_ptr + at, dx.to(tl.float16), mask=mask)
        acc += dx
        m += BLOCK_M
        at += BLOCK_M * N
    tl.store(dbias_ptr + tl.program_id(1) * N + cols, tl.sum(acc, axis=0), mask=cols < N)


def geglu_bwd(R=8192, N=5504):
    dc, a, b, both = rnd(R, N), rnd(R, N), rnd(R, N), nan(2, R, N, dtype=torch.float16)

    def ref():
        x, y = a.float().requires_grad_(), b.float().requires_grad_()
        (torch.nn.functional.gelu(x, approximate="tanh") * y).backward(dc.float())
        return torch.stack([x.grad, y.grad])
    return case(geglu_bwd_kernel, (dc, a, b, both[0], both[1], N), (R,), both, ref, BLOCK=1024, num_warps=4)


def bias_gelu_bwd(M=8192, N=8192, rows=512):
    dy, x, bias, dx, dbias = rnd(M, N), rnd(M, N), rnd(N), nan(M, N, dtype=torch.float16), nan(cdiv(M, rows), N)

    def ref():
        a = (x.float() + bias.float()).requires_grad_()
        torch.nn.functional.gelu(a).backward(dy.float())
        return a.grad
    return case(bias_gelu_bwd_kernel, (dy, x, bias, dx, dbias, M, N, rows), (cdiv(N, 128), cdiv(M, rows)), dx, ref,
                BLOCK_M=16, BLOCK_N=128, num_warps=4)


CASES = {"geglu_bwd": geglu_bwd, "bias_gelu_bwd": bias_gelu_bwd}
SMALL = {"geglu_bwd": dict(R=3, N=1500), "bias_gelu_bwd": dict(M=70, N=144, rows=32)}
