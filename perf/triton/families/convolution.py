"""Convolutions: two dimensions as a matmul of gathered pixels, and the short causal one along a sequence."""
import torch
import triton
import triton.language as tl

from tensors import case, cdiv, nan, rnd


@triton.jit
def conv2d_kernel(x_ptr, w_ptr, b_ptr, y_ptr, N, H, W, P, Q, C, K, PAD: tl.constexpr, STRIDE: tl.constexpr, R: tl.constexpr,
                  S: tl.constexpr, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_C: tl.constexpr):
    """y[n, p, q, k] = relu(sum x[n, p * STRIDE + r - PAD, q * STRIDE + s - PAD, c] * w[k, r, s, c] + b[k])."""
    pixel = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    offs_k = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    offs_c = tl.arange(0, BLOCK_C)
    n = pixel // (P * Q)
    h0 = pixel // Q % P * STRIDE - PAD
    w0 = pixel % Q * STRIDE - PAD
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    blocks = tl.cdiv(C, BLOCK_C)
    for step in range(0, R * S * blocks):
        r = step // blocks // S
        s = step // blocks % S
        c = step % blocks * BLOCK_C + offs_c
        h = h0 + r
        w = w0 + s
        inside = (n < N) & (h >= 0) & (h < H) & (w >= 0) & (w < W)
        x = tl.load(x_ptr + ((n * H + h) * W + w)[:, None] * C + c[None, :], mask=inside[:, None] & (c < C)[None, :], other=0.0)
        weight = tl.load(w_ptr + ((offs_k * R + r) * S + s)[None, :] * C + c[:, None],
                         mask=(offs_k < K)[None, :] & (c < C)[:, None], other=0.0)
        acc = tl.dot(x, weight, acc)
    bias = tl.load(b_ptr + offs_k, mask=offs_k < K, other=0.0)
    acc = tl.maximum(acc + bias[None, :], 0.0)
    tl.store(y_ptr + pixel[:, None] * K + offs_k[None, :], acc.to(tl.float16), mask=(n < N)[:, None] & (offs_k < K)[None, :])


@triton.jit
def conv1d_depthwise_causal_kernel(x_ptr, w_ptr, b_ptr, y_ptr, L, D, CHUNK: tl.constexpr, BLOCK_D: tl.constexpr):
    """y[b, t, d] = silu(sum over i < 4 of w[d, i] * x[b, t - 3 + i, d] + bias[d]), a chunk of t a program."""
    d = tl.program_id(0) * BLOCK_D + tl.arange(0, BLOCK_D)
    start = tl.program_id(1) * CHUNK
    mask = d < D
    w0 = tl.load(w_ptr + d * 4, mask=mask, other=0.0).to(tl.float32)
    w1 = tl.load(w_ptr + d * 4 + 1, mask=mask, other=0.0).to(tl.float32)
    w2 = tl.load(w_ptr + d * 4 + 2, mask=mask, other=0.0).to(tl.float32)
    w3 = tl.load(w_ptr + d * 4 + 3, mask=mask, other=0.0).to(tl.float32)
    bias = tl.load(b_ptr + d, mask=mask, other=0.0).to(tl.float32)
    row = tl.program_id(2).to(tl.int64) * L + start
    x_ptrs = x_ptr + row * D + d
    y_ptrs = y_ptr + row * D + d
    before = mask & (start > 0)
    x0 = tl.load(x_ptrs - 3 * D, mask=before, other=0.0).to(tl.float32)
    x1 = tl.load(x_ptrs - 2 * D, mask=before, other=0.0).to(tl.float32)
    x2 = tl.load(x_ptrs - D, mask=before, other=0.0).to(tl.float32)
    for _ in range(start, tl.minimum(start + CHUNK, L)):
        x3 = tl.load(x_ptrs, mask=mask, other=0.0).to(tl.float32)
        y = bias + w0 * x0 + w1 * x1 + w2 * x2 + w3 * x3
        tl.store(y_ptrs, (y * tl.sigmoid(y)).to(tl.float16), mask=mask)
        x0 = x1
        x1 = x2
        x2 = x3
        x_ptrs += D
        y_ptrs += D


def conv2d(N=16, H=56, W=56, C=128, K=128, stride=1, bm=128, bn=128, bc=32):
    P, Q = (H - 1) // stride + 1, (W - 1) // stride + 1
    x, w, b, y = rnd(N, H, W, C), rnd(K, 3, 3, C), rnd(K), nan(N, P, Q, K, dtype=torch.float16)

    def ref():
        r = torch.nn.functional.conv2d(x.float().permute(0, 3, 1, 2), w.float().permute(0, 3, 1, 2), b.float(), stride, 1)
        return r.relu().permute(0, 2, 3, 1)
    return case(conv2d_kernel, (x, w, b, y, N, H, W, P, Q, C, K), (cdiv(N * P * Q, bm), cdiv(K, bn)), y, ref, 2e-3,
                PAD=1, STRIDE=stride, R=3, S=3, BLOCK_M=bm, BLOCK_N=bn, BLOCK_C=bc, num_warps=8, num_stages=3)


def conv1d(B=8, L=4096, D=4096, chunk=256):
    x, w, b, y = rnd(B, L, D), rnd(D, 4), rnd(D), nan(B, L, D, dtype=torch.float16)

    def ref():
        padded = torch.nn.functional.pad(x.float().mT, (3, 0))
        return torch.nn.functional.silu(torch.nn.functional.conv1d(padded, w.float()[:, None], b.float(), groups=D)).mT
    return case(conv1d_depthwise_causal_kernel, (x, w, b, y, L, D), (cdiv(D, 256), cdiv(L, chunk), B), y, ref,
                CHUNK=chunk, BLOCK_D=256, num_warps=4)


CASES = {"conv2d": conv2d, "conv1d_depthwise_causal": conv1d}
SMALL = {"conv2d": dict(N=2, H=9, W=10, C=48, K=80), "conv1d_depthwise_causal": dict(B=2, L=70, D=300, chunk=32)}
