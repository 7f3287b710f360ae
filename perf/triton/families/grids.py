"""Grids: stencils in two and three dimensions, a transpose, sums of columns."""
import torch
import triton
import triton.language as tl

from tensors import case, cdiv, nan, rnd


@triton.jit
def stencil2d_kernel(x_ptr, y_ptr, H, W, c0, c1, BLOCK_H: tl.constexpr, BLOCK_W: tl.constexpr):
    """A step of diffusion with five points; what is outside counts as zero."""
    h = tl.program_id(1) * BLOCK_H + tl.arange(0, BLOCK_H)[:, None]
    w = tl.program_id(0) * BLOCK_W + tl.arange(0, BLOCK_W)[None, :]
    at = h * W + w
    inside = (h < H) & (w < W)
    center = tl.load(x_ptr + at, mask=inside, other=0.0)
    north = tl.load(x_ptr + at - W, mask=inside & (h > 0), other=0.0)
    south = tl.load(x_ptr + at + W, mask=inside & (h < H - 1), other=0.0)
    west = tl.load(x_ptr + at - 1, mask=inside & (w > 0), other=0.0)
    east = tl.load(x_ptr + at + 1, mask=inside & (w < W - 1), other=0.0)
    tl.store(y_ptr + at, c0 * center + c1 * (north + south + west + east), mask=inside)


@triton.jit
def stencil3d_kernel(x_ptr, y_ptr, Z, H, W, c0, c1, BLOCK_H: tl.constexpr, BLOCK_W: tl.constexpr):
    """Seven points; a program marches along z and keeps the planes above and below in registers."""
    h = tl.program_id(1) * BLOCK_H + tl.arange(0, BLOCK_H)[:, None]
    w = tl.program_id(0) * BLOCK_W + tl.arange(0, BLOCK_W)[None, :]
    inside = (h < H) & (w < W)
    plane = H * W
    x_ptrs = x_ptr + h * W + w
    y_ptrs = y_ptr + h * W + w
    below = tl.zeros((BLOCK_H, BLOCK_W), dtype=tl.float32)
    center = tl.load(x_ptrs, mask=inside, other=0.0)
    for z in range(0, Z):
        above = tl.load(x_ptrs + plane, mask=inside & (z < Z - 1), other=0.0)
        north = tl.load(x_ptrs - W, mask=inside & (h > 0), other=0.0)
        south = tl.load(x_ptrs + W, mask=inside & (h < H - 1), other=0.0)
        west = tl.load(x_ptrs - 1, mask=inside & (w > 0), other=0.0)
        east = tl.load(x_ptrs + 1, mask=inside & (w < W - 1), other=0.0)
        tl.store(y_ptrs, c0 * center + c1 * (below + above + north + south + west + east), mask=inside)
        below = center
        center = above
        x_ptrs += plane
        y_ptrs += plane


@triton.jit
def transpose_kernel(x_ptr, y_ptr, M, N, BLOCK: tl.constexpr):
    m = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    n = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + m[:, None] * N + n[None, :], mask=(m < M)[:, None] & (n < N)[None, :], other=0.0)
    tl.store(y_ptr + n[:, None] * M + m[None, :], tl.trans(x), mask=(n < N)[:, None] & (m < M)[None, :])


@triton.jit
def column_sum_kernel(x_ptr, out_ptr, M, N, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    """The gradient of a bias: all rows of some columns, BLOCK_M at a time."""
    cols = tl.program_id(0) * BLOCK_N + tl.arange(0, BLOCK_N)
    rows = tl.arange(0, BLOCK_M)
    ptrs = x_ptr + rows[:, None] * N + cols[None, :]
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for m in range(0, M, BLOCK_M):
        acc += tl.load(ptrs, mask=(m + rows < M)[:, None] & (cols < N)[None, :], other=0.0).to(tl.float32)
        ptrs += BLOCK_M * N
    tl.store(out_ptr + cols, tl.sum(acc, axis=0), mask=cols < N)


def stencil2d(H=8000, W=8010):
    x, y = rnd(H, W, dtype=torch.float32), nan(H, W)

    def ref():
        p = torch.nn.functional.pad(x, (1, 1, 1, 1))
        return 0.6 * x + 0.1 * (p[:-2, 1:-1] + p[2:, 1:-1] + p[1:-1, :-2] + p[1:-1, 2:])
    return case(stencil2d_kernel, (x, y, H, W, 0.6, 0.1), (cdiv(W, 128), cdiv(H, 16)), y, ref, 1e-6,
                BLOCK_H=16, BLOCK_W=128, num_warps=4)


def stencil3d(Z=256, H=384, W=384):
    x, y = rnd(Z, H, W, dtype=torch.float32), nan(Z, H, W)

    def ref():
        p = torch.nn.functional.pad(x, (1, 1, 1, 1, 1, 1))
        near = [p[i:i + Z, j:j + H, k:k + W] for i, j, k in ((0, 1, 1), (2, 1, 1), (1, 0, 1), (1, 2, 1), (1, 1, 0), (1, 1, 2))]
        return 0.4 * x + 0.1 * sum(near)
    return case(stencil3d_kernel, (x, y, Z, H, W, 0.4, 0.1), (cdiv(W, 64), cdiv(H, 4)), y, ref, 1e-6, BLOCK_H=4, BLOCK_W=64, num_warps=2)


def transpose(M=8192, N=8192):
    x, y = rnd(M, N), nan(N, M, dtype=torch.float16)
    return case(transpose_kernel, (x, y, M, N), (cdiv(M, 64), cdiv(N, 64)), y, lambda: x.T, 1e-9, BLOCK=64, num_warps=4)


def column_sum(M=8192, N=11008):
    x, out = rnd(M, N), nan(N)
    return case(column_sum_kernel, (x, out, M, N), (cdiv(N, 32),), out, lambda: x.float().sum(0), 1e-4,
                BLOCK_M=64, BLOCK_N=32, num_warps=4)


CASES = {"stencil2d": stencil2d, "stencil3d": stencil3d, "transpose": transpose, "column_sum": column_sum}
SMALL = {"stencil2d": dict(H=37, W=150), "stencil3d": dict(Z=5, H=9, W=80), "transpose": dict(M=80, N=144), "column_sum": dict(M=150, N=80)}
