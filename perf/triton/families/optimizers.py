"""Steps of optimizers, written beside the parameters they start from, and the norm that clips gradients."""
import torch
import triton
import triton.language as tl

from tensors import case, cdiv, nan, rnd


@triton.jit
def adamw_kernel(p_ptr, g_ptr, m_ptr, v_ptr, p_out_ptr, m_out_ptr, v_out_ptr, half_ptr, n, lr, beta1, beta2, eps, decay,
                 correction1, correction2, BLOCK: tl.constexpr):
    """AdamW with decoupled decay: float32 state, gradients of 16 bits, and the parameters once more as 16 bits."""
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offs < n
    p = tl.load(p_ptr + offs, mask=mask)
    g = tl.load(g_ptr + offs, mask=mask).to(tl.float32)
    m = tl.load(m_ptr + offs, mask=mask)
    v = tl.load(v_ptr + offs, mask=mask)
    m = beta1 * m + (1.0 - beta1) * g
    v = beta2 * v + (1.0 - beta2) * g * g
    step = (m / correction1) / (tl.sqrt(v / correction2) + eps)
    p = p * (1.0 - lr * decay) - lr * step
    tl.store(p_out_ptr + offs, p, mask=mask)
    tl.store(m_out_ptr + offs, m, mask=mask)
    tl.store(v_out_ptr + offs, v, mask=mask)
    tl.store(half_ptr + offs, p.to(half_ptr.dtype.element_ty), mask=mask)


@triton.jit
def lion_kernel(p_ptr, g_ptr, m_ptr, p_out_ptr, m_out_ptr, n, lr, beta1, beta2, decay, BLOCK: tl.constexpr):
    """The sign of a mixture of momentum and gradient."""
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offs < n
    p = tl.load(p_ptr + offs, mask=mask).to(tl.float32)
    g = tl.load(g_ptr + offs, mask=mask).to(tl.float32)
    m = tl.load(m_ptr + offs, mask=mask).to(tl.float32)
    update = beta1 * m + (1.0 - beta1) * g
    sign = tl.where(update > 0, 1.0, tl.where(update < 0, -1.0, 0.0))
    p = p * (1.0 - lr * decay) - lr * sign
    tl.store(p_out_ptr + offs, p.to(p_out_ptr.dtype.element_ty), mask=mask)
    tl.store(m_out_ptr + offs, (beta2 * m + (1.0 - beta2) * g).to(m_out_ptr.dtype.element_ty), mask=mask)


@triton.jit
def grad_norm_kernel(g_ptr, partial_ptr, n, step, BLOCK: tl.constexpr):
    """Sums of squares: a program walks over the gradients in steps of the whole grid."""
    pid = tl.program_id(0)
    offs = pid * BLOCK + tl.arange(0, BLOCK)
    g_ptrs = g_ptr + offs
    acc = tl.zeros((BLOCK,), dtype=tl.float32)
    for start in range(0, n, step):
        g = tl.load(g_ptrs, mask=start + offs < n, other=0.0).to(tl.float32)
        acc += g * g
        g_ptrs += step
    tl.store(partial_ptr + pid, tl.sum(acc, axis=0))


def adamw(n=20_000_000):
    p, g, m, v = rnd(n, dtype=torch.float32), rnd(n), rnd(n, dtype=torch.float32), rnd(n, dtype=torch.float32).square()
    p2, m2, v2, half = nan(n), nan(n), nan(n), nan(n, dtype=torch.float16)
    lr, b1, b2, eps, decay, c1, c2 = 1e-2, 0.9, 0.95, 1e-8, 0.1, 1 - 0.9 ** 10, 1 - 0.95 ** 10

    def ref():
        a, b = b1 * m + (1 - b1) * g.float(), b2 * v + (1 - b2) * g.float().square()
        return p * (1 - lr * decay) - lr * (a / c1) / ((b / c2).sqrt() + eps)
    return case(adamw_kernel, (p, g, m, v, p2, m2, v2, half, n, lr, b1, b2, eps, decay, c1, c2), (cdiv(n, 1024),), p2, ref, 1e-5,
                BLOCK=1024, num_warps=4)


def lion(n=50_000_001):
    p, g, m, p2, m2 = rnd(n), rnd(n), rnd(n), nan(n, dtype=torch.float16), nan(n, dtype=torch.float16)

    def ref():
        return p.float() * (1 - 0.02 * 0.1) - 0.02 * torch.sign(0.9 * m.float() + 0.1 * g.float())
    return case(lion_kernel, (p, g, m, p2, m2, n, 0.02, 0.9, 0.99, 0.1), (cdiv(n, 2048),), p2, ref, 1e-3, BLOCK=2048, num_warps=4)


def grad_norm(n=100_000_000, programs=528):
    g, partial = rnd(n), nan(programs)
    step = programs * 4096

    def ref():
        padded = torch.nn.functional.pad(g, (0, cdiv(n, step) * step - n))
        return padded.reshape(-1, programs, 4096).float().square().sum((0, 2))
    return case(grad_norm_kernel, (g, partial, n, step), (programs,), partial, ref, 1e-4, BLOCK=4096, num_warps=8)


CASES = {"adamw": adamw, "lion": lion, "grad_norm": grad_norm}
SMALL = {"adamw": dict(n=3000), "lion": dict(n=5001), "grad_norm": dict(n=30000, programs=3)}
