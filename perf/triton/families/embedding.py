"""Rows of a table by number: gathered, and summed up in bags."""
import torch
import triton
import triton.language as tl

from tensors import DEV, case, cdiv, integers, nan, rnd


@triton.jit
def embedding_gather_kernel(ids_ptr, table_ptr, position_ptr, out_ptr, tokens, length, D, BLOCK_T: tl.constexpr, BLOCK_D: tl.constexpr):
    """Token plus position embedding, a block of tokens and columns a program."""
    t = tl.program_id(0) * BLOCK_T + tl.arange(0, BLOCK_T)
    d = tl.program_id(1) * BLOCK_D + tl.arange(0, BLOCK_D)
    mask = (t < tokens)[:, None] & (d < D)[None, :]
    ids = tl.load(ids_ptr + t, mask=t < tokens, other=0)
    row = tl.load(table_ptr + ids[:, None] * D + d[None, :], mask=mask, other=0.0)
    position = tl.load(position_ptr + (t % length)[:, None] * D + d[None, :], mask=mask, other=0.0)
    tl.store(out_ptr + t[:, None] * D + d[None, :], row + position, mask=mask)


@triton.jit
def embedding_bag_kernel(ids_ptr, offsets_ptr, weights_ptr, table_ptr, out_ptr, D, BLOCK_D: tl.constexpr):
    """The weighted sum of a bag's rows, one row an iteration."""
    bag = tl.program_id(0)
    d = tl.program_id(1) * BLOCK_D + tl.arange(0, BLOCK_D)
    mask = d < D
    start = tl.load(offsets_ptr + bag)
    end = tl.load(offsets_ptr + bag + 1)
    ids_ptr += start
    weights_ptr += start
    acc = tl.zeros((BLOCK_D,), dtype=tl.float32)
    for _ in range(start, end):
        row = tl.load(ids_ptr)
        weight = tl.load(weights_ptr)
        acc += weight * tl.load(table_ptr + row * D + d, mask=mask, other=0.0).to(tl.float32)
        ids_ptr += 1
        weights_ptr += 1
    tl.store(out_ptr + bag * D + d, acc, mask=mask)


def gather(B=16, L=2048, V=32000, D=2048):
    ids, table, position = integers(0, V, B * L, dtype=torch.int64), rnd(V, D), rnd(L, D)
    out = nan(B * L, D, dtype=torch.float16)
    return case(embedding_gather_kernel, (ids, table, position, out, B * L, L, D), (cdiv(B * L, 16), cdiv(D, 256)), out,
                lambda: table[ids].float() + position.float().repeat(B, 1), BLOCK_T=16, BLOCK_D=256, num_warps=4)


def bag(bags=16384, V=1_000_000, D=128, most=64):
    sizes = torch.arange(bags, device=DEV) * 37 % most  # some are empty; as many ids on every device, with data or without
    total = sum(i * 37 % most for i in range(bags))
    offsets = torch.cat([torch.zeros(1, device=DEV, dtype=torch.int64), sizes.cumsum(0)])
    ids, weights = integers(0, V, total, dtype=torch.int64), torch.rand(total, device=DEV)
    table, out = rnd(V, D), nan(bags, D)
    return case(embedding_bag_kernel, (ids, offsets, weights, table, out, D), (bags, cdiv(D, 128)), out,
                lambda: torch.nn.functional.embedding_bag(ids, table.float(), offsets, mode="sum", per_sample_weights=weights,
                                                          include_last_offset=True), 1e-5, BLOCK_D=128, num_warps=1)


CASES = {"embedding_gather": gather, "embedding_bag": bag}
SMALL = {"embedding_gather": dict(B=3, L=11, V=50, D=300), "embedding_bag": dict(bags=20, V=50, D=80, most=9)}
