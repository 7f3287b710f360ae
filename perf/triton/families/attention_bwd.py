"""Backward of attention: the gradients of keys and values, and of queries, each from what it walks over."""
import torch
import triton
import triton.language as tl

from tensors import DEV, case, cdiv, nan, rnd


@triton.jit
def attention_bwd_dkdv_kernel(q_ptr, k_ptr, v_ptr, do_ptr, dk_ptr, dv_ptr, lse_ptr, delta_ptr, scale, stride_h, stride_n, N,
                              D: tl.constexpr, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, CAUSAL: tl.constexpr):
    """One block of keys against all queries that see it; lse is in base 2 and delta the row sums of dO * O."""
    start_n = tl.program_id(0) * BLOCK_N
    head = tl.program_id(1)
    base = head.to(tl.int64) * stride_h
    offs_n = start_n + tl.arange(0, BLOCK_N)
    offs_d = tl.arange(0, D)
    kv = offs_n[:, None] * stride_n + offs_d[None, :]
    k = tl.load(k_ptr + base + kv)
    v = tl.load(v_ptr + base + kv)
    dk = tl.zeros([BLOCK_N, D], dtype=tl.float32)
    dv = tl.zeros([BLOCK_N, D], dtype=tl.float32)
    first = start_n // BLOCK_M * BLOCK_M if CAUSAL else 0
    offs_m = first + tl.arange(0, BLOCK_M)
    rows = offs_m[:, None] * stride_n + offs_d[None, :]
    q_ptrs = q_ptr + base + rows
    do_ptrs = do_ptr + base + rows
    lse_ptrs = lse_ptr + head * N + offs_m
    delta_ptrs = delta_ptr + head * N + offs_m
    scale_log2 = scale * 1.4426950408889634
    for _ in range(first, N, BLOCK_M):
        q = tl.load(q_ptrs)
        lse = tl.load(lse_ptrs)
        p = tl.exp2(tl.dot(k, tl.trans(q)) * scale_log2 - lse[None, :])
        if CAUSAL:
            p = tl.where(offs_m[None, :] >= offs_n[:, None], p, 0.0)
        do = tl.load(do_ptrs)
        dv += tl.dot(p.to(do.dtype), do)
        delta = tl.load(delta_ptrs)
        dp = tl.dot(v, tl.trans(do))
        ds = p * (dp - delta[None, :])
        dk += tl.dot(ds.to(q.dtype), q)
        offs_m += BLOCK_M
        q_ptrs += BLOCK_M * stride_n
        do_ptrs += BLOCK_M * stride_n
        lse_ptrs += BLOCK_M
        delta_ptrs += BLOCK_M
    tl.store(dv_ptr + base + kv, dv.to(dv_ptr.dtype.element_ty))
    tl.store(dk_ptr + base + kv, (dk * scale).to(dk_ptr.dtype.element_ty))


@triton.jit
def attention_bwd_dq_kernel(q_ptr, k_ptr, v_ptr, do_ptr, dq_ptr, lse_ptr, delta_ptr, scale, stride_h, stride_n, N,
                            D: tl.constexpr, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, CAUSAL: tl.constexpr):
    """One block of queries against all keys that it sees."""
    start_m = tl.program_id(0) * BLOCK_M
    head = tl.program_id(1)
    base = head.to(tl.int64) * stride_h
    offs_m = start_m + tl.arange(0, BLOCK_M)
    offs_n = tl.arange(0, BLOCK_N)
    offs_d = tl.arange(0, D)
    rows = offs_m[:, None] * stride_n + offs_d[None, :]
    q = tl.load(q_ptr + base + rows)
    do = tl.load(do_ptr + base + rows)
    lse = tl.load(lse_ptr + head * N + offs_m)
    delta = tl.load(delta_ptr + head * N + offs_m)
    kt_ptrs = k_ptr + base + offs_n[None, :] * stride_n + offs_d[:, None]
    vt_ptrs = v_ptr + base + offs_n[None, :] * stride_n + offs_d[:, None]
    dq = tl.zeros([BLOCK_M, D], dtype=tl.float32)
    scale_log2 = scale * 1.4426950408889634
    last = start_m + BLOCK_M if CAUSAL else N
    for start_n in range(0, last, BLOCK_N):
        kt = tl.load(kt_ptrs)
        vt = tl.load(vt_ptrs)
        p = tl.exp2(tl.dot(q, kt) * scale_log2 - lse[:, None])
        if CAUSAL:
            p = tl.where(offs_m[:, None] >= start_n + offs_n[None, :], p, 0.0)
        ds = p * (tl.dot(do, vt) - delta[:, None])
        dq += tl.dot(ds.to(kt.dtype), tl.trans(kt))
        kt_ptrs += BLOCK_N * stride_n
        vt_ptrs += BLOCK_N * stride_n
    tl.store(dq_ptr + base + rows, (dq * scale).to(dq_ptr.dtype.element_ty))


def tensors(Z, H, N, D, causal):
    """Queries, keys, values, dO; lse and delta as the kernels take them; a function that returns the three gradients."""
    q, k, v, do = (rnd(Z * H, N, D) for _ in range(4))
    scale = D ** -0.5

    def scores(a, b):
        s = a.float() @ b.float().mT * scale
        seen = torch.ones(N, N, device=DEV, dtype=torch.bool).tril()
        return s.masked_fill(~seen, float("-inf")) if causal else s
    s = scores(q, k)
    lse = torch.logsumexp(s, -1) * 1.4426950408889634
    delta = ((torch.softmax(s, -1) @ v.float()) * do.float()).sum(-1)
    del s

    def gradients():
        a, b, c = (t.float().requires_grad_() for t in (q, k, v))
        (torch.softmax(scores(a, b), -1) @ c).backward(do.float())
        return a.grad, b.grad, c.grad
    return q, k, v, do, lse, delta, scale, gradients


def dkdv(Z=2, H=16, N=2048, D=64, bm=64, bn=128, causal=True):
    q, k, v, do, lse, delta, scale, gradients = tensors(Z, H, N, D, causal)
    both = nan(2, Z * H, N, D, dtype=torch.float16)
    return case(attention_bwd_dkdv_kernel, (q, k, v, do, both[0], both[1], lse, delta, scale, N * D, D, N),
                (cdiv(N, bn), Z * H), both, lambda: torch.stack(gradients()[1:]), 4e-3,
                D=D, BLOCK_M=bm, BLOCK_N=bn, CAUSAL=causal, num_warps=8, num_stages=2)


def dq(Z=2, H=16, N=2048, D=128, bm=128, bn=64, causal=False):
    q, k, v, do, lse, delta, scale, gradients = tensors(Z, H, N, D, causal)
    out = nan(Z * H, N, D, dtype=torch.float16)
    return case(attention_bwd_dq_kernel, (q, k, v, do, out, lse, delta, scale, N * D, D, N), (cdiv(N, bm), Z * H), out,
                lambda: gradients()[0], 4e-3, D=D, BLOCK_M=bm, BLOCK_N=bn, CAUSAL=causal, num_warps=8, num_stages=2)


CASES = {"attention_bwd_dkdv": dkdv, "attention_bwd_dq": dq}
SMALL = {"attention_bwd_dkdv": dict(Z=1, H=2, N=256), "attention_bwd_dq": dict(Z=1, H=2, N=256)}
