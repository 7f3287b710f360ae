"""Sequence models with a state: step by step (Mamba, RWKV, the delta rule) and chunk by chunk (retention)."""
import torch
import triton
import triton.language as tl

from tensors import DEV, case, cdiv, nan, rnd, uniform


@triton.jit
def selective_scan_kernel(u_ptr, dt_ptr, a_ptr, b_ptr, c_ptr, skip_ptr, z_ptr, y_ptr, L, D, N: tl.constexpr, BLOCK_D: tl.constexpr):
    """h = exp(dt A) h + dt B u; y = (C h + skip u) silu(z): a block of channels with their N states through the sequence."""
    d = tl.program_id(0) * BLOCK_D + tl.arange(0, BLOCK_D)
    n = tl.arange(0, N)
    mask = d < D
    a = tl.load(a_ptr + d[:, None] * N + n[None, :], mask=mask[:, None], other=0.0)
    skip = tl.load(skip_ptr + d, mask=mask, other=0.0)
    row = tl.program_id(1).to(tl.int64) * L
    u_ptrs = u_ptr + row * D + d
    dt_ptrs = dt_ptr + row * D + d
    z_ptrs = z_ptr + row * D + d
    y_ptrs = y_ptr + row * D + d
    b_ptrs = b_ptr + row * N + n
    c_ptrs = c_ptr + row * N + n
    h = tl.zeros((BLOCK_D, N), dtype=tl.float32)
    for _ in range(0, L):
        u = tl.load(u_ptrs, mask=mask, other=0.0).to(tl.float32)
        dt = tl.load(dt_ptrs, mask=mask, other=0.0).to(tl.float32)
        z = tl.load(z_ptrs, mask=mask, other=0.0).to(tl.float32)
        b = tl.load(b_ptrs).to(tl.float32)
        c = tl.load(c_ptrs).to(tl.float32)
        dt = tl.where(dt > 20.0, dt, tl.log(1.0 + tl.exp(dt)))
        h = h * tl.exp(dt[:, None] * a) + (dt * u)[:, None] * b[None, :]
        y = tl.sum(h * c[None, :], axis=1) + skip * u
        tl.store(y_ptrs, (y * z * tl.sigmoid(z)).to(tl.float16), mask=mask)
        u_ptrs += D
        dt_ptrs += D
        z_ptrs += D
        y_ptrs += D
        b_ptrs += N
        c_ptrs += N


@triton.jit
def wkv_kernel(w_ptr, u_ptr, k_ptr, v_ptr, y_ptr, T, C, BLOCK_C: tl.constexpr):
    """RWKV's running average of values with weights exp(k), decaying by w, kept below exp(0) by their maximum."""
    c = tl.program_id(0) * BLOCK_C + tl.arange(0, BLOCK_C)
    mask = c < C
    w = tl.load(w_ptr + c, mask=mask, other=0.0)
    u = tl.load(u_ptr + c, mask=mask, other=0.0)
    start = tl.program_id(1).to(tl.int64) * T * C
    k_ptrs = k_ptr + start + c
    v_ptrs = v_ptr + start + c
    y_ptrs = y_ptr + start + c
    numerator = tl.zeros((BLOCK_C,), dtype=tl.float32)
    denominator = tl.zeros((BLOCK_C,), dtype=tl.float32)
    most = tl.full((BLOCK_C,), -1e38, dtype=tl.float32)
    for _ in range(0, T):
        k = tl.load(k_ptrs, mask=mask, other=0.0).to(tl.float32)
        v = tl.load(v_ptrs, mask=mask, other=0.0).to(tl.float32)
        top = tl.maximum(most, u + k)
        before = tl.exp(most - top)
        now = tl.exp(u + k - top)
        tl.store(y_ptrs, (before * numerator + now * v) / (before * denominator + now), mask=mask)
        top = tl.maximum(most + w, k)
        before = tl.exp(most + w - top)
        now = tl.exp(k - top)
        numerator = before * numerator + now * v
        denominator = before * denominator + now
        most = top
        k_ptrs += C
        v_ptrs += C
        y_ptrs += C


@triton.jit
def delta_rule_kernel(q_ptr, k_ptr, v_ptr, beta_ptr, o_ptr, T, DV, DK: tl.constexpr, BLOCK_V: tl.constexpr):
    """S += beta (v - S k) k'; o = S q: one head's columns of values, a step an iteration."""
    offs_v = tl.program_id(0) * BLOCK_V + tl.arange(0, BLOCK_V)
    offs_k = tl.arange(0, DK)
    head = tl.program_id(1).to(tl.int64)
    q_ptrs = q_ptr + head * T * DK + offs_k
    k_ptrs = k_ptr + head * T * DK + offs_k
    v_ptrs = v_ptr + head * T * DV + offs_v
    o_ptrs = o_ptr + head * T * DV + offs_v
    beta_ptrs = beta_ptr + head * T
    mask = offs_v < DV
    state = tl.zeros((BLOCK_V, DK), dtype=tl.float32)
    for _ in range(0, T):
        k = tl.load(k_ptrs).to(tl.float32)
        q = tl.load(q_ptrs).to(tl.float32)
        v = tl.load(v_ptrs, mask=mask, other=0.0).to(tl.float32)
        beta = tl.load(beta_ptrs)
        v -= tl.sum(state * k[None, :], axis=1)
        state += (beta * v)[:, None] * k[None, :]
        tl.store(o_ptrs, tl.sum(state * q[None, :], axis=1).to(tl.float16), mask=mask)
        q_ptrs += DK
        k_ptrs += DK
        v_ptrs += DV
        o_ptrs += DV
        beta_ptrs += 1


@triton.jit
def retention_chunk_kernel(q_ptr, k_ptr, v_ptr, o_ptr, decay_ptr, T, H, DV, DK: tl.constexpr, BLOCK_V: tl.constexpr,
                           CHUNK: tl.constexpr):
    """o[t] = sum over s <= t of gamma^(t - s) (q[t] k[s]) v[s]: what is in the chunk directly, what was before by the state."""
    offs_v = tl.program_id(0) * BLOCK_V + tl.arange(0, BLOCK_V)
    head = tl.program_id(1)
    offs_t = tl.arange(0, CHUNK)
    offs_k = tl.arange(0, DK)
    log_gamma = tl.load(decay_ptr + head % H)
    qk_base = head.to(tl.int64) * T * DK
    v_base = head.to(tl.int64) * T * DV
    q_ptrs = q_ptr + qk_base + offs_t[:, None] * DK + offs_k[None, :]
    k_ptrs = k_ptr + qk_base + offs_t[None, :] * DK + offs_k[:, None]
    v_ptrs = v_ptr + v_base + offs_t[:, None] * DV + offs_v[None, :]
    o_ptrs = o_ptr + v_base + offs_t[:, None] * DV + offs_v[None, :]
    apart = offs_t[:, None] - offs_t[None, :]
    within = tl.where(apart >= 0, tl.exp2(log_gamma * apart), 0.0)
    from_start = tl.exp2(log_gamma * (offs_t + 1))
    to_end = tl.exp2(log_gamma * (CHUNK - 1 - offs_t))
    whole = tl.exp2(log_gamma * CHUNK)
    state = tl.zeros((DK, BLOCK_V), dtype=tl.float32)
    for _ in range(0, T, CHUNK):
        q = tl.load(q_ptrs)
        k = tl.load(k_ptrs)
        v = tl.load(v_ptrs)
        scores = tl.dot(q, k) * within
        o = tl.dot(q, state.to(q.dtype)) * from_start[:, None]
        o += tl.dot(scores.to(v.dtype), v)
        tl.store(o_ptrs, o.to(o_ptr.dtype.element_ty))
        k = (k * to_end[None, :]).to(v.dtype)
        state = state * whole + tl.dot(k, v)
        q_ptrs += CHUNK * DK
        k_ptrs += CHUNK * DK
        v_ptrs += CHUNK * DV
        o_ptrs += CHUNK * DV


def selective_scan(B=2, L=512, D=5120, N=16, bd=32):
    u, dt, z, b, c = rnd(B, L, D), rnd(B, L, D), rnd(B, L, D), rnd(B, L, N), rnd(B, L, N)
    a, skip, y = -uniform(D, N, low=0.5, high=4.0), rnd(D, dtype=torch.float32), nan(B, L, D, dtype=torch.float16)

    def ref():
        r, h = torch.empty(B, L, D, device=DEV), torch.zeros(B, D, N, device=DEV)
        step = torch.nn.functional.softplus(dt.float())
        for t in range(L):
            s, x = step[:, t], u[:, t].float()
            h = h * torch.exp(s[..., None] * a) + (s * x)[..., None] * b[:, t, None].float()
            r[:, t] = (h * c[:, t, None].float()).sum(-1) + skip * x
        return r * torch.nn.functional.silu(z.float())
    return case(selective_scan_kernel, (u, dt, a, b, c, skip, z, y, L, D), (cdiv(D, bd), B), y, ref, N=N, BLOCK_D=bd, num_warps=2)


def wkv(B=8, T=512, C=4096, bc=32):
    w, u = -uniform(C, low=0.1, high=2.0), rnd(C, dtype=torch.float32)
    k, v, y = rnd(B, T, C), rnd(B, T, C), nan(B, T, C)

    def ref():
        num, den, r = torch.zeros(B, C, device=DEV), torch.zeros(B, C, device=DEV), torch.empty(B, T, C, device=DEV)
        for t in range(T):
            e, x = k[:, t].float(), v[:, t].float()
            r[:, t] = (num + torch.exp(u + e) * x) / (den + torch.exp(u + e))
            num, den = torch.exp(w) * num + torch.exp(e) * x, torch.exp(w) * den + torch.exp(e)
        return r
    return case(wkv_kernel, (w, u, k, v, y, T, C), (cdiv(C, bc), B), y, ref, 1e-4, BLOCK_C=bc, num_warps=1)


def delta_rule(Z=2, H=16, T=512, DK=64, DV=128, bv=16):
    q = rnd(Z * H, T, DK)
    k = torch.nn.functional.normalize(rnd(Z * H, T, DK, dtype=torch.float32), dim=-1).half()
    v, beta, o = rnd(Z * H, T, DV), uniform(Z * H, T), nan(Z * H, T, DV, dtype=torch.float16)

    def ref():
        s, r = torch.zeros(Z * H, DV, DK, device=DEV), torch.empty(Z * H, T, DV, device=DEV)
        for t in range(T):
            x = v[:, t].float() - (s @ k[:, t, :, None].float())[..., 0]
            s = s + (beta[:, t, None] * x)[..., None] * k[:, t, None].float()
            r[:, t] = (s @ q[:, t, :, None].float())[..., 0]
        return r
    return case(delta_rule_kernel, (q, k, v, beta, o, T, DV), (cdiv(DV, bv), Z * H), o, ref, DK=DK, BLOCK_V=bv, num_warps=1)


def retention(Z=8, H=16, T=2048, DK=64, DV=128, bv=64, chunk=64):
    q, k, v, o = rnd(Z * H, T, DK), rnd(Z * H, T, DK), rnd(Z * H, T, DV), nan(Z * H, T, DV, dtype=torch.float16)
    decay = torch.log2(1 - torch.exp2(-5.0 - torch.arange(H, device=DEV)))

    def ref():
        at = torch.arange(T, device=DEV)
        apart = (at[:, None] - at[None, :]).float()
        r = torch.empty(Z * H, T, DV, device=DEV)
        for h in range(Z * H):
            mask = torch.where(apart >= 0, torch.exp2(decay[h % H] * apart), 0.0)
            r[h] = (q[h].float() @ k[h].float().T * mask) @ v[h].float()
        return r
    return case(retention_chunk_kernel, (q, k, v, o, decay, T, H, DV), (cdiv(DV, bv), Z * H), o, ref, 4e-3,
                DK=DK, BLOCK_V=bv, CHUNK=chunk, num_warps=4, num_stages=2)


CASES = {"selective_scan": selective_scan, "wkv": wkv, "delta_rule": delta_rule, "retention_chunk": retention}
SMALL = {"selective_scan": dict(B=2, L=20, D=40), "wkv": dict(B=2, T=20, C=40), "delta_rule": dict(Z=1, H=2, T=20, DV=24),
         "retention_chunk": dict(Z=1, H=2, T=256)}
