"""Losses over a vocabulary and over pixels: forward, backward, and fused with the last matmul."""
import torch
import triton
import triton.language as tl

from tensors import case, cdiv, integers, nan, rnd


@triton.jit
def kl_div_kernel(student_ptr, teacher_ptr, loss_ptr, V, inverse_temperature, BLOCK: tl.constexpr):
    """KL(teacher || student) of a row of logits: one loop that rescales three sums as its two maxima grow."""
    row = tl.program_id(0).to(tl.int64)
    cols = tl.arange(0, BLOCK)
    s_ptrs = student_ptr + row * V + cols
    t_ptrs = teacher_ptr + row * V + cols
    s_max = -1e30
    t_max = -1e30
    s_sum = 0.0
    t_sum = 0.0
    cross = 0.0  # sum of exp(t - t_max) * (t - s)
    for i in range(0, V, BLOCK):
        mask = i + cols < V
        s = tl.load(s_ptrs, mask=mask, other=float("-inf")).to(tl.float32) * inverse_temperature
        t = tl.load(t_ptrs, mask=mask, other=float("-inf")).to(tl.float32) * inverse_temperature
        top = tl.maximum(s_max, tl.max(s, axis=0))
        s_sum = s_sum * tl.exp(s_max - top) + tl.sum(tl.exp(s - top), axis=0)
        s_max = top
        top = tl.maximum(t_max, tl.max(t, axis=0))
        p = tl.exp(t - top)
        shrink = tl.exp(t_max - top)
        t_sum = t_sum * shrink + tl.sum(p, axis=0)
        cross = cross * shrink + tl.sum(p * tl.where(mask, t - s, 0.0), axis=0)
        t_max = top
        s_ptrs += BLOCK
        t_ptrs += BLOCK
    tl.store(loss_ptr + row, cross / t_sum - (t_max + tl.log(t_sum)) + (s_max + tl.log(s_sum)))


@triton.jit
def cross_entropy_bwd_kernel(logits_ptr, target_ptr, lse_ptr, grad_ptr, dlogits_ptr, V, ignore, smoothing, BLOCK: tl.constexpr):
    """dlogits = grad * (softmax - (1 - smoothing) * onehot - smoothing / V), zero where the target is ignored."""
    row = tl.program_id(0).to(tl.int64)
    target = tl.load(target_ptr + row)
    lse = tl.load(lse_ptr + row)
    grad = tl.load(grad_ptr + row)
    grad = tl.where(target == ignore, 0.0, grad)
    cols = tl.arange(0, BLOCK)
    x_ptrs = logits_ptr + row * V + cols
    d_ptrs = dlogits_ptr + row * V + cols
    for i in range(0, V, BLOCK):
        mask = i + cols < V
        p = tl.exp(tl.load(x_ptrs, mask=mask, other=0.0).to(tl.float32) - lse)
        p -= smoothing / V
        p = tl.where(i + cols == target, p - (1.0 - smoothing), p)
        tl.store(d_ptrs, (p * grad).to(dlogits_ptr.dtype.element_ty), mask=mask)
        x_ptrs += BLOCK
        d_ptrs += BLOCK


@triton.jit
def focal_loss_kernel(logits_ptr, target_ptr, loss_ptr, dlogits_ptr, n, alpha, BLOCK: tl.constexpr):
    """Sigmoid focal loss with gamma = 2 of independent classes, and its gradient."""
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offs < n
    x = tl.load(logits_ptr + offs, mask=mask, other=0.0).to(tl.float32)
    y = tl.load(target_ptr + offs, mask=mask, other=0).to(tl.float32)
    p = tl.sigmoid(x)
    entropy = tl.maximum(x, 0.0) - x * y + tl.log(1.0 + tl.exp(-tl.abs(x)))
    miss = p * (1.0 - y) + (1.0 - p) * y
    weight = alpha * y + (1.0 - alpha) * (1.0 - y)
    tl.store(loss_ptr + offs, weight * miss * miss * entropy, mask=mask)
    slope = 2.0 * miss * p * (1.0 - p) * (1.0 - 2.0 * y)
    tl.store(dlogits_ptr + offs, weight * (slope * entropy + miss * miss * (p - y)), mask=mask)


@triton.jit
def linear_cross_entropy_kernel(x_ptr, w_ptr, max_ptr, sum_ptr, M, V, D, per_program, BLOCK_M: tl.constexpr, BLOCK_V: tl.constexpr,
                                BLOCK_D: tl.constexpr):
    """Maximum and sum of exponentials of x @ w.T over a slice of the vocabulary; the logits are never in memory."""
    offs_m = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    start = tl.program_id(1) * per_program
    end = min(start + per_program, V)
    offs_d = tl.arange(0, BLOCK_D)
    most = tl.full((BLOCK_M,), -1e30, dtype=tl.float32)
    total = tl.zeros((BLOCK_M,), dtype=tl.float32)
    for v in range(start, end, BLOCK_V):
        offs_v = v + tl.arange(0, BLOCK_V)
        x_ptrs = x_ptr + (offs_m % M)[:, None] * D + offs_d[None, :]
        w_ptrs = w_ptr + (offs_v % V)[None, :] * D + offs_d[:, None]
        logits = tl.zeros((BLOCK_M, BLOCK_V), dtype=tl.float32)
        for d in range(0, D, BLOCK_D):
            x = tl.load(x_ptrs, mask=(d + offs_d < D)[None, :], other=0.0)
            w = tl.load(w_ptrs, mask=(d + offs_d < D)[:, None], other=0.0)
            logits = tl.dot(x, w, logits)
            x_ptrs += BLOCK_D
            w_ptrs += BLOCK_D
        logits = tl.where((offs_v < end)[None, :], logits, float("-inf"))
        top = tl.maximum(most, tl.max(logits, axis=1))
        total = total * tl.exp(most - top) + tl.sum(tl.exp(logits - top[:, None]), axis=1)
        most = top
    out = tl.program_id(1) * M + offs_m
    tl.store(max_ptr + out, most, mask=offs_m < M)
    tl.store(sum_ptr + out, total, mask=offs_m < M)


def kl_div(R=2048, V=32000, temperature=2.0):
    s, t, loss = rnd(R, V), rnd(R, V), nan(R)

    def ref():
        p, q = (torch.log_softmax(x.float() / temperature, 1) for x in (t, s))
        return (p.exp() * (p - q)).sum(1)
    return case(kl_div_kernel, (s, t, loss, V, 1 / temperature), (R,), loss, ref, 1e-4, BLOCK=2048, num_warps=8)


def cross_entropy_bwd(R=2048, V=50257, dtype=torch.bfloat16):
    x, target, grad, dx = rnd(R, V, dtype=dtype), integers(0, V, R, dtype=torch.int64), rnd(R, dtype=torch.float32), nan(R, V, dtype=dtype)
    target[::7] = -100
    lse = torch.logsumexp(x.float(), 1)

    def ref():
        logits = x.float().requires_grad_()
        loss = torch.nn.functional.cross_entropy(logits, target, reduction="none", label_smoothing=0.1, ignore_index=-100)
        loss.backward(grad)
        return logits.grad
    return case(cross_entropy_bwd_kernel, (x, target, lse, grad, dx, V, -100, 0.1), (R,), dx, ref, 4e-3, BLOCK=2048, num_warps=8)


def focal_loss(n=40_000_003):
    x, y, loss, dx = rnd(n), integers(0, 2, n, dtype=torch.int8), nan(n), nan(n)

    def ref():
        logits, want = x.float().requires_grad_(), y.float()
        p = torch.sigmoid(logits)
        miss, weight = p * (1 - want) + (1 - p) * want, 0.25 * want + 0.75 * (1 - want)
        entropy = torch.nn.functional.binary_cross_entropy_with_logits(logits, want, reduction="none")
        (weight * miss * miss * entropy).sum().backward()
        return logits.grad
    return case(focal_loss_kernel, (x, y, loss, dx, n, 0.25), (cdiv(n, 1024),), dx, ref, 1e-4, BLOCK=1024, num_warps=4)


def linear_cross_entropy(M=2048, V=32000, D=1024, slices=8, bm=128, bv=128, bd=64):
    x, w = rnd(M, D), (rnd(V, D, dtype=torch.float32) * D ** -0.5).half()
    most, total, each = nan(slices, M), nan(slices, M), cdiv(cdiv(V, slices), bv) * bv

    def ref():
        logits = x.float() @ w.float().T
        return torch.stack([torch.exp(p - p.amax(1, keepdim=True)).sum(1) for p in logits.split(each, 1)])
    return case(linear_cross_entropy_kernel, (x, w, most, total, M, V, D, each), (cdiv(M, bm), slices), total, ref, 2e-3,
                BLOCK_M=bm, BLOCK_V=bv, BLOCK_D=bd, num_warps=8, num_stages=3)


CASES = {"kl_div": kl_div, "cross_entropy_bwd": cross_entropy_bwd, "focal_loss": focal_loss, "linear_cross_entropy": linear_cross_entropy}
SMALL = {"kl_div": dict(R=3, V=5000), "cross_entropy_bwd": dict(R=9, V=3001, dtype=torch.float16), "focal_loss": dict(n=5003),
         "linear_cross_entropy": dict(M=150, V=400, D=144, slices=2)}
