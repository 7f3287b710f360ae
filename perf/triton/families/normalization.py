"""Normalization beyond the first kernels: backward of weights, groups and batches, rows too long to hold."""
import torch
import triton
import triton.language as tl

from tensors import case, cdiv, nan, rnd


@triton.jit
def rmsnorm_bwd_kernel(dy_ptr, x_ptr, w_ptr, rstd_ptr, dx_ptr, dw_ptr, M, N, rows, BLOCK_N: tl.constexpr):
    """A program takes `rows` rows one after the other and keeps its share of the weights' gradient in registers."""
    pid = tl.program_id(0)
    cols = tl.arange(0, BLOCK_N)
    mask = cols < N
    w = tl.load(w_ptr + cols, mask=mask, other=0.0).to(tl.float32)
    dw = tl.zeros((BLOCK_N,), dtype=tl.float32)
    start = pid * rows
    x_ptrs = x_ptr + start * N + cols
    dy_ptrs = dy_ptr + start * N + cols
    dx_ptrs = dx_ptr + start * N + cols
    rstd_ptr += start
    for _ in range(start, min(start + rows, M)):
        x = tl.load(x_ptrs, mask=mask, other=0.0).to(tl.float32)
        dy = tl.load(dy_ptrs, mask=mask, other=0.0).to(tl.float32)
        rstd = tl.load(rstd_ptr)
        xhat = x * rstd
        wdy = w * dy
        c = tl.sum(xhat * wdy, axis=0) / N
        tl.store(dx_ptrs, ((wdy - xhat * c) * rstd).to(dx_ptr.dtype.element_ty), mask=mask)
        dw += dy * xhat
        x_ptrs += N
        dy_ptrs += N
        dx_ptrs += N
        rstd_ptr += 1
    tl.store(dw_ptr + pid * N + cols, dw, mask=mask)


@triton.jit
def layernorm_bwd_dwdb_kernel(dy_ptr, x_ptr, mean_ptr, rstd_ptr, dw_ptr, db_ptr, M, N, rows, BLOCK_M: tl.constexpr,
                              BLOCK_N: tl.constexpr):
    """Sums over the rows of a slice of M, block by block, for some columns."""
    cols = tl.program_id(0) * BLOCK_N + tl.arange(0, BLOCK_N)
    start = tl.program_id(1) * rows
    end = min(start + rows, M)
    offs_m = start + tl.arange(0, BLOCK_M)
    x_ptrs = x_ptr + offs_m[:, None] * N + cols[None, :]
    dy_ptrs = dy_ptr + offs_m[:, None] * N + cols[None, :]
    dw = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    db = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for m in range(start, end, BLOCK_M):
        inside = offs_m < end
        mask = inside[:, None] & (cols < N)[None, :]
        x = tl.load(x_ptrs, mask=mask, other=0.0).to(tl.float32)
        dy = tl.load(dy_ptrs, mask=mask, other=0.0).to(tl.float32)
        mean = tl.load(mean_ptr + offs_m, mask=inside, other=0.0)
        rstd = tl.load(rstd_ptr + offs_m, mask=inside, other=0.0)
        dw += dy * (x - mean[:, None]) * rstd[:, None]
        db += dy
        offs_m += BLOCK_M
        x_ptrs += BLOCK_M * N
        dy_ptrs += BLOCK_M * N
    out = tl.program_id(1) * N + cols
    tl.store(dw_ptr + out, tl.sum(dw, axis=0), mask=cols < N)
    tl.store(db_ptr + out, tl.sum(db, axis=0), mask=cols < N)


@triton.jit
def groupnorm_fwd_kernel(x_ptr, w_ptr, b_ptr, y_ptr, C, HW, G, eps, BLOCK: tl.constexpr):
    """A group of channels of an image of NCHW: one loop for both moments, one for the result."""
    group = tl.program_id(0)
    per_group = C // G
    size = per_group * HW
    offs = tl.arange(0, BLOCK)
    base = (tl.program_id(1) * C + group * per_group).to(tl.int64) * HW
    x_ptrs = x_ptr + base + offs
    total = tl.zeros((BLOCK,), dtype=tl.float32)
    squares = tl.zeros((BLOCK,), dtype=tl.float32)
    for i in range(0, size, BLOCK):
        x = tl.load(x_ptrs, mask=i + offs < size, other=0.0).to(tl.float32)
        total += x
        squares += x * x
        x_ptrs += BLOCK
    mean = tl.sum(total, axis=0) / size
    rstd = tl.rsqrt(tl.sum(squares, axis=0) / size - mean * mean + eps)
    x_ptrs = x_ptr + base + offs
    y_ptrs = y_ptr + base + offs
    for i in range(0, size, BLOCK):
        mask = i + offs < size
        channel = group * per_group + (i + offs) // HW
        w = tl.load(w_ptr + channel, mask=mask, other=0.0)
        b = tl.load(b_ptr + channel, mask=mask, other=0.0)
        x = tl.load(x_ptrs, mask=mask, other=0.0).to(tl.float32)
        y = (x - mean) * rstd * w + b
        tl.store(y_ptrs, (y * tl.sigmoid(y)).to(tl.float16), mask=mask)
        x_ptrs += BLOCK
        y_ptrs += BLOCK


@triton.jit
def batchnorm_stats_kernel(x_ptr, mean_ptr, var_ptr, N, C, HW, BLOCK: tl.constexpr):
    """Mean and variance of a channel over images and pixels, merged block by block as Welford does."""
    c = tl.program_id(0)
    offs = tl.arange(0, BLOCK)
    mean = tl.zeros((BLOCK,), dtype=tl.float32)
    m2 = tl.zeros((BLOCK,), dtype=tl.float32)
    count = tl.zeros((BLOCK,), dtype=tl.float32)
    image_ptr = x_ptr + c * HW
    for _ in range(0, N):
        for i in range(0, HW, BLOCK):
            mask = i + offs < HW
            x = tl.load(image_ptr + i + offs, mask=mask, other=0.0).to(tl.float32)
            count += mask.to(tl.float32)
            delta = x - mean
            mean = tl.where(mask, mean + delta / tl.maximum(count, 1.0), mean)
            m2 = tl.where(mask, m2 + delta * (x - mean), m2)
        image_ptr += C * HW
    total = tl.sum(count, axis=0)
    all_mean = tl.sum(mean * count, axis=0) / total
    apart = mean - all_mean
    tl.store(mean_ptr + c, all_mean)
    tl.store(var_ptr + c, tl.sum(m2 + apart * apart * count, axis=0) / total)


@triton.jit
def softmax_online_kernel(x_ptr, y_ptr, N, stride, BLOCK: tl.constexpr):
    """Softmax of a row too long for registers: maximum and sum in one loop, each lane its own; the result in another."""
    row = tl.program_id(0).to(tl.int64)
    cols = tl.arange(0, BLOCK)
    x_ptrs = x_ptr + row * stride + cols
    most = tl.full((BLOCK,), -1e30, dtype=tl.float32)
    total = tl.zeros((BLOCK,), dtype=tl.float32)
    for i in range(0, N, BLOCK):
        x = tl.load(x_ptrs, mask=i + cols < N, other=float("-inf")).to(tl.float32)
        top = tl.maximum(most, x)
        total = total * tl.exp(most - top) + tl.exp(x - top)
        most = top
        x_ptrs += BLOCK
    top = tl.max(most, axis=0)
    inverse = 1.0 / tl.sum(total * tl.exp(most - top), axis=0)
    x_ptrs = x_ptr + row * stride + cols
    y_ptrs = y_ptr + row * stride + cols
    for i in range(0, N, BLOCK):
        x = tl.load(x_ptrs, mask=i + cols < N, other=float("-inf")).to(tl.float32)
        tl.store(y_ptrs, (tl.exp(x - top) * inverse).to(y_ptr.dtype.element_ty), mask=i + cols < N)
        x_ptrs += BLOCK
        y_ptrs += BLOCK


def rmsnorm_bwd(M=8192, N=4096, rows=16, dtype=torch.bfloat16):
    x, dy, w = rnd(M, N, dtype=dtype), rnd(M, N, dtype=dtype), rnd(N, dtype=dtype)
    rstd = torch.rsqrt(x.float().square().mean(1) + 1e-6)
    dx, dw = nan(M, N, dtype=dtype), nan(cdiv(M, rows), N)

    def ref():
        xhat, wdy = x.float() * rstd[:, None], w.float() * dy.float()
        return (wdy - xhat * (xhat * wdy).mean(1, keepdim=True)) * rstd[:, None]
    return case(rmsnorm_bwd_kernel, (dy, x, w, rstd, dx, dw, M, N, rows), (cdiv(M, rows),), dx, ref, 4e-3,
                BLOCK_N=triton.next_power_of_2(N), num_warps=8)


def layernorm_dwdb(M=8192, N=4096, rows=512):
    x, dy, slices = rnd(M, N), rnd(M, N), cdiv(M, rows)
    mean, rstd = x.float().mean(1), torch.rsqrt(x.float().var(1, unbiased=False) + 1e-5)
    both = nan(2, slices, N)

    def ref():
        d = torch.nn.functional.pad(dy.float(), (0, 0, 0, slices * rows - M))
        xhat = torch.nn.functional.pad((x.float() - mean[:, None]) * rstd[:, None], (0, 0, 0, slices * rows - M))
        return torch.stack([(d * xhat).reshape(slices, rows, N).sum(1), d.reshape(slices, rows, N).sum(1)])
    return case(layernorm_bwd_dwdb_kernel, (dy, x, mean, rstd, both[0], both[1], M, N, rows), (cdiv(N, 64), slices), both, ref, 1e-4,
                BLOCK_M=32, BLOCK_N=64, num_warps=4)


def groupnorm(N=16, C=320, HW=4096, G=32):
    x, w, b, y = rnd(N, C, HW), rnd(C, dtype=torch.float32), rnd(C, dtype=torch.float32), nan(N, C, HW, dtype=torch.float16)
    return case(groupnorm_fwd_kernel, (x, w, b, y, C, HW, G, 1e-5), (G, N), y,
                lambda: torch.nn.functional.silu(torch.nn.functional.group_norm(x.float(), G, w, b, 1e-5)),
                BLOCK=2048, num_warps=8)


def batchnorm(N=64, C=256, HW=3136):
    x, mean, var = rnd(N, C, HW), nan(C), nan(C)
    return case(batchnorm_stats_kernel, (x, mean, var, N, C, HW), (C,), var, lambda: x.float().var((0, 2), unbiased=False), 1e-4,
                BLOCK=1024, num_warps=4)


def softmax_online(R=2048, N=50257):
    x, y = rnd(R, N), nan(R, N, dtype=torch.float16)
    return case(softmax_online_kernel, (x, y, N, N), (R,), y, lambda: torch.softmax(x.float(), 1), 2e-3, BLOCK=2048, num_warps=8)


CASES = {"rmsnorm_bwd": rmsnorm_bwd, "layernorm_bwd_dwdb": layernorm_dwdb, "groupnorm_fwd": groupnorm,
         "batchnorm_stats": batchnorm, "softmax_online": softmax_online}
SMALL = {"rmsnorm_bwd": dict(M=21, N=300, rows=4, dtype=torch.float16), "layernorm_bwd_dwdb": dict(M=150, N=100, rows=64),
         "groupnorm_fwd": dict(N=2, C=12, HW=900, G=3), "batchnorm_stats": dict(N=3, C=4, HW=1300),
         "softmax_online": dict(R=3, N=5001)}
