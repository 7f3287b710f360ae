"""Distances between points: the nearest of many by a matmul, and all of them where no matmul helps."""
import torch
import triton
import triton.language as tl

from tensors import case, cdiv, nan, rnd, unwritten


@triton.jit
def kmeans_assign_kernel(x_ptr, centroid_ptr, norm_ptr, label_ptr, M, K, D: tl.constexpr, BLOCK_M: tl.constexpr, BLOCK_K: tl.constexpr):
    """The nearest centroid of each point: |c|^2 - 2 x c, a block of centroids an iteration."""
    offs_m = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    offs_k = tl.arange(0, BLOCK_K)
    offs_d = tl.arange(0, D)
    x = tl.load(x_ptr + offs_m[:, None] * D + offs_d[None, :], mask=(offs_m < M)[:, None], other=0.0)
    c_ptrs = centroid_ptr + offs_k[None, :] * D + offs_d[:, None]
    nearest = tl.full((BLOCK_M,), float("inf"), dtype=tl.float32)
    label = tl.zeros((BLOCK_M,), dtype=tl.int32)
    for start in range(0, K, BLOCK_K):
        inside = start + offs_k < K
        c = tl.load(c_ptrs, mask=inside[None, :], other=0.0)
        norm = tl.load(norm_ptr + start + offs_k, mask=inside, other=float("inf"))
        distance = norm[None, :] - 2.0 * tl.dot(x, c)
        least, at = tl.min(distance, axis=1, return_indices=True)
        label = tl.where(least < nearest, start + at, label)
        nearest = tl.minimum(nearest, least)
        c_ptrs += BLOCK_K * D
    tl.store(label_ptr + offs_m, label, mask=offs_m < M)


@triton.jit
def pairwise_l1_kernel(x_ptr, y_ptr, out_ptr, M, N, D, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    """out[m, n] = sum |x[m] - y[n]|, both [D, points], a coordinate an iteration."""
    offs_m = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    offs_n = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    x_ptrs = x_ptr + offs_m
    y_ptrs = y_ptr + offs_n
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for _ in range(0, D):
        x = tl.load(x_ptrs, mask=offs_m < M, other=0.0)
        y = tl.load(y_ptrs, mask=offs_n < N, other=0.0)
        acc += tl.abs(x[:, None] - y[None, :])
        x_ptrs += M
        y_ptrs += N
    tl.store(out_ptr + offs_m[:, None] * N + offs_n[None, :], acc, mask=(offs_m < M)[:, None] & (offs_n < N)[None, :])


def kmeans(M=262144, K=1000, D=64, bm=128, bk=64):
    x, c, label = rnd(M, D), rnd(K, D), unwritten(M)
    norm = c.float().square().sum(1)

    def ref():
        return torch.cat([(norm[None, :] - 2 * (part.float() @ c.float().T)).argmin(1) for part in x.split(65536)])
    # Of two centroids as near as float32 can tell, either is right.
    return case(kmeans_assign_kernel, (x, c, norm, label, M, K), (cdiv(M, bm),), label, ref, 2e-2,
                D=D, BLOCK_M=bm, BLOCK_K=bk, num_warps=4, num_stages=2)


def pairwise_l1(M=4096, N=4096, D=128):
    x, y, out = rnd(D, M, dtype=torch.float32), rnd(D, N, dtype=torch.float32), nan(M, N)
    return case(pairwise_l1_kernel, (x, y, out, M, N, D), (cdiv(M, 64), cdiv(N, 64)), out,
                lambda: torch.cdist(x.T.contiguous(), y.T.contiguous(), p=1), 1e-5, BLOCK_M=64, BLOCK_N=64, num_warps=4)


CASES = {"kmeans_assign": kmeans, "pairwise_l1": pairwise_l1}
SMALL = {"kmeans_assign": dict(M=200, K=100), "pairwise_l1": dict(M=80, N=144, D=9)}
