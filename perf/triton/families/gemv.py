"""Matrix times vector, as generation for one user is made of: weights of 16 and of 4 bits, read once."""
import torch
import triton
import triton.language as tl

from tensors import case, cdiv, integers, nan, rnd


@triton.jit
def gemv_kernel(a_ptr, x_ptr, y_ptr, N, K, stride_an, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr):
    offs_n = tl.program_id(0) * BLOCK_N + tl.arange(0, BLOCK_N)
    offs_k = tl.arange(0, BLOCK_K)
    a_ptrs = a_ptr + offs_n[:, None].to(tl.int64) * stride_an + offs_k[None, :]
    x_ptrs = x_ptr + offs_k
    rows = offs_n < N
    acc = tl.zeros((BLOCK_N, BLOCK_K), dtype=tl.float32)
    for k in range(0, K, BLOCK_K):
        cols = k + offs_k < K
        a = tl.load(a_ptrs, mask=rows[:, None] & cols[None, :], other=0.0).to(tl.float32)
        x = tl.load(x_ptrs, mask=cols, other=0.0).to(tl.float32)
        acc += a * x[None, :]
        a_ptrs += BLOCK_K
        x_ptrs += BLOCK_K
    tl.store(y_ptr + offs_n, tl.sum(acc, axis=1).to(tl.float16), mask=rows)


@triton.jit
def int4_gemv_kernel(w_ptr, scale_ptr, zero_ptr, x_ptr, y_ptr, N, K, GROUP: tl.constexpr, BLOCK_N: tl.constexpr):
    """Eight weights of four bits in a word along K, a scale and a zero for GROUP of them; a group an iteration."""
    WORDS: tl.constexpr = GROUP // 8
    offs_n = tl.program_id(0) * BLOCK_N + tl.arange(0, BLOCK_N)
    offs_w = tl.arange(0, WORDS)
    nibble = tl.arange(0, 8)
    rows = offs_n < N
    groups = K // GROUP
    w_ptrs = w_ptr + offs_n[:, None] * (K // 8) + offs_w[None, :]
    x_ptrs = x_ptr + offs_w[:, None] * 8 + nibble[None, :]
    scale_ptrs = scale_ptr + offs_n * groups
    zero_ptrs = zero_ptr + offs_n * groups
    acc = tl.zeros((BLOCK_N,), dtype=tl.float32)
    for _ in range(0, groups):
        w = tl.load(w_ptrs, mask=rows[:, None], other=0)
        x = tl.load(x_ptrs).to(tl.float32)
        scale = tl.load(scale_ptrs, mask=rows, other=0.0).to(tl.float32)
        zero = tl.load(zero_ptrs, mask=rows, other=0.0).to(tl.float32)
        q = ((w[:, :, None] >> (nibble * 4)[None, None, :]) & 0xF).to(tl.float32)
        products = (q - zero[:, None, None]) * x[None, :, :]
        acc += scale * tl.sum(tl.sum(products, axis=2), axis=1)
        w_ptrs += WORDS
        x_ptrs += GROUP
        scale_ptrs += 1
        zero_ptrs += 1
    tl.store(y_ptr + offs_n, acc.to(tl.float16), mask=rows)


def gemv(N=8192, K=8192, bn=8, bk=512):
    a, x, y = rnd(N, K), rnd(K), nan(N, dtype=torch.float16)
    return case(gemv_kernel, (a, x, y, N, K, K), (cdiv(N, bn),), y, lambda: a.float() @ x.float(),
                BLOCK_N=bn, BLOCK_K=bk, num_warps=4)


def int4_gemv(N=28672, K=8192, group=128, bn=32):
    w = integers(-2 ** 31, 2 ** 31, N, K // 8)
    scale, zero = (rnd(N, K // group, dtype=torch.float32).abs() * 0.01).half(), integers(0, 16, N, K // group, dtype=torch.float16)
    x, y = rnd(K), nan(N, dtype=torch.float16)

    def ref():
        q = torch.stack([(w >> (4 * i)) & 15 for i in range(8)], -1).reshape(N, K // group, group).float()
        return ((q - zero.float()[..., None]) * scale.float()[..., None]).reshape(N, K) @ x.float()
    return case(int4_gemv_kernel, (w, scale, zero, x, y, N, K), (cdiv(N, bn),), y, ref, GROUP=group, BLOCK_N=bn, num_warps=4)


CASES = {"gemv": gemv, "int4_gemv": int4_gemv}
SMALL = {"gemv": dict(N=20, K=1100), "int4_gemv": dict(N=40, K=512)}
