"""Mixtures of experts: the matmul of token rows sorted by expert, and the gate that chooses the experts."""
import torch
import triton
import triton.language as tl

from tensors import DEV, case, cdiv, nan, rnd


@triton.jit
def moe_matmul_kernel(a_ptr, b_ptr, c_ptr, weights_ptr, sorted_ids_ptr, expert_ids_ptr, N, K, slots, stride_be,
                      TOP_K: tl.constexpr, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr,
                      GROUP_M: tl.constexpr):
    """c[slot] = weight[slot] * a[slot // TOP_K] @ b[expert].T; a block has slots of one expert, padded with `slots`."""
    pid = tl.program_id(0)
    blocks_m = tl.num_programs(0) // tl.cdiv(N, BLOCK_N)
    width = GROUP_M * tl.cdiv(N, BLOCK_N)
    first = pid // width * GROUP_M
    size = min(blocks_m - first, GROUP_M)
    pid_m = first + pid % width % size
    pid_n = pid % width // size
    slot = tl.load(sorted_ids_ptr + pid_m * BLOCK_M + tl.arange(0, BLOCK_M))
    expert = tl.load(expert_ids_ptr + pid_m).to(tl.int64)
    valid = slot < slots
    offs_n = pid_n * BLOCK_N + tl.arange(0, BLOCK_N)
    offs_k = tl.arange(0, BLOCK_K)
    a_ptrs = a_ptr + (slot // TOP_K)[:, None] * K + offs_k[None, :]
    b_ptrs = b_ptr + expert * stride_be + (offs_n % N)[None, :] * K + offs_k[:, None]
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for k in range(0, tl.cdiv(K, BLOCK_K)):
        left = offs_k < K - k * BLOCK_K
        a = tl.load(a_ptrs, mask=valid[:, None] & left[None, :], other=0.0)
        b = tl.load(b_ptrs, mask=left[:, None], other=0.0)
        acc = tl.dot(a, b, acc)
        a_ptrs += BLOCK_K
        b_ptrs += BLOCK_K
    weight = tl.load(weights_ptr + slot, mask=valid, other=0.0)
    acc *= weight[:, None]
    tl.store(c_ptr + slot[:, None] * N + offs_n[None, :], acc.to(c_ptr.dtype.element_ty), mask=valid[:, None] & (offs_n < N)[None, :])


@triton.jit
def topk_gating_kernel(logits_ptr, weights_ptr, experts_ptr, E, TOP_K: tl.constexpr, BLOCK_E: tl.constexpr):
    """The TOP_K largest of a row, one after the other, with their softmax weights brought to a sum of one."""
    row = tl.program_id(0)
    e = tl.arange(0, BLOCK_E)
    x = tl.load(logits_ptr + row * E + e, mask=e < E, other=float("-inf")).to(tl.float32)
    p = tl.exp(x - tl.max(x, axis=0))
    p = tl.where(e < E, p / tl.sum(p, axis=0), -1.0)
    total = 0.0
    slot = tl.arange(0, TOP_K)
    chosen = tl.zeros([TOP_K], dtype=tl.float32)
    for k in range(TOP_K):
        best, at = tl.max(p, axis=0, return_indices=True)
        tl.store(experts_ptr + row * TOP_K + k, at)
        chosen = tl.where(slot == k, best, chosen)
        total += best
        p = tl.where(e == at, -1.0, p)
    tl.store(weights_ptr + row * TOP_K + slot, chosen / total)


def moe(T=1024, E=8, top_k=2, N=4096, K=2048, bm=64, bn=128, bk=64):
    a, b = rnd(T, K), rnd(E, N, K)
    weights, c = torch.rand(T * top_k, device=DEV), nan(T * top_k, N, dtype=torch.float16)
    blocks = E * cdiv(cdiv(T * top_k, E), bm)  # experts take turns, so each has the same number of slots, give or take one
    expert_of = torch.arange(T * top_k, device=DEV) % E
    ids = torch.full((E, blocks // E * bm), T * top_k, device=DEV, dtype=torch.int32)
    for e in range(E):
        slots = torch.arange(e, T * top_k, E, device=DEV, dtype=torch.int32)
        ids[e, :len(slots)] = slots
    expert_ids = torch.arange(E, device=DEV, dtype=torch.int32).repeat_interleave(blocks // E)

    def ref():
        r = torch.empty(T * top_k, N, device=DEV)
        tokens = a.float().repeat_interleave(top_k, 0)
        for e in range(E):
            r[expert_of == e] = tokens[expert_of == e] @ b[e].float().T
        return r * weights[:, None]
    return case(moe_matmul_kernel, (a, b, c, weights, ids.reshape(-1), expert_ids, N, K, T * top_k, N * K),
                (blocks * cdiv(N, bn),), c, ref, 2e-3, TOP_K=top_k, BLOCK_M=bm, BLOCK_N=bn, BLOCK_K=bk, GROUP_M=8,
                num_warps=4, num_stages=4)


def topk_gating(R=32768, E=160, top_k=8):
    logits, weights = rnd(R, E), nan(R, top_k)
    experts = torch.full((R, top_k), -1, device=DEV, dtype=torch.int32)

    def ref():
        w = torch.softmax(logits.float(), 1).topk(top_k, 1).values
        return w / w.sum(1, keepdim=True)
    return case(topk_gating_kernel, (logits, weights, experts, E), (R,), weights, ref, 1e-5, TOP_K=top_k, BLOCK_E=256, num_warps=1)


CASES = {"moe_matmul": moe, "topk_gating": topk_gating}
SMALL = {"moe_matmul": dict(T=45, E=3, N=144, K=80), "topk_gating": dict(R=20)}
