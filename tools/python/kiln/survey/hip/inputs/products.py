"""Matrix products (`aiter/ops/triton/gemm/basic` and `moe/moe_op.py`).

The distance between parts of split products, which these have not, is none that aiter passes: that is 0, and its kernels assume that it is more.
"""
from __future__ import annotations

from typing import Any, Dict, List

from kiln.survey.hip.inputs.case import Case, Launched, blocks, strides

#: Rows and columns where a configuration does not say them.
_SIZE = 4096
#: Of experts: tokens, experts, and an expert's columns. All weights are less than 2 GiB.
_TOKENS, _EXPERTS, _COLUMNS = 4096, 64, 2048
#: The same of a small launch, with columns of tokens; and of a product, its blocks of rows, of columns and of what is summed.
_SMALL_TOKENS, _SMALL_EXPERTS, _SMALL_COLUMNS, _SMALL_SIZE = 32, 16, 256, 512
_SMALL_BLOCKS, _SMALL_SUMMED = 2, 4


def gemm(case: Case) -> Launched:
    """Floats of 16 bits. Tiles of less than 128 rows aiter takes for as many rows as one has (`configs/gemm/gfx950-GEMM-A16W16.json`)."""
    said = case.constants
    rows = said["BLOCK_SIZE_M"] if said["BLOCK_SIZE_M"] < 128 else case.size(_SIZE, _SMALL_BLOCKS * said["BLOCK_SIZE_M"])
    columns = case.size(_SIZE, _SMALL_BLOCKS * said["BLOCK_SIZE_N"])
    inner = case.size(said["SPLITK_BLOCK_SIZE"] * said["NUM_KSPLIT"], _SMALL_SUMMED * said["BLOCK_SIZE_K"])
    a, b, c = case.normal("a_ptr", rows, inner), case.normal("b_ptr", columns, inner), case.zeros("c_ptr", rows, columns)
    given = {"a_ptr": a, "b_ptr": b, "c_ptr": c, "M": rows, "N": columns, "K": inner, "stride_ck": rows * columns,
             **strides(a, ["stride_am"]), **strides(b, ["stride_bn"]), **strides(c, ["stride_cm"])}
    return Launched((said["NUM_KSPLIT"] * blocks(rows, said["BLOCK_SIZE_M"]) * blocks(columns, said["BLOCK_SIZE_N"]),), given)


def blockscale(case: Case) -> Launched:
    """Floats of 8 bits with a scale for each block of them; as many blocks of rows as of columns make the grid of the configuration. How much is
    summed is a constant of it."""
    said, side = case.constants, case.size(round(case.constants["GRID_MN"]**0.5), 1)
    rows, columns, inner = side * said["BLOCK_SIZE_M"], side * said["BLOCK_SIZE_N"], said["SPLITK_BLOCK_SIZE"] * said["NUM_KSPLIT"]
    a, b, c = case.normal("a_ptr", rows, inner), case.normal("b_ptr", columns, inner), case.zeros("c_ptr", rows, columns)
    of_a = case.uniform("a_scale_ptr", 0.5, 1.0, rows, blocks(inner, said["GROUP_K"]))
    of_b = case.uniform("b_scale_ptr", 0.5, 1.0, blocks(columns, said["GROUP_N"]), blocks(inner, said["GROUP_K"]))
    given = {"a_ptr": a, "b_ptr": b, "c_ptr": c, "a_scale_ptr": of_a, "b_scale_ptr": of_b, "M": rows, "N": columns, "K": inner,
             "stride_ck": rows * columns, **strides(a, ["stride_am"]), **strides(b, ["stride_bn"]), **strides(c, ["stride_cm"]),
             **strides(of_a, ["stride_ascale_m"]), **strides(of_b, ["stride_bscale_n"])}
    return Launched((said["NUM_KSPLIT"] * side * side,), given)


def _routed(case: Case, block: int) -> Dict[str, Any]:
    """Tokens by the expert that chance has chosen for them, each expert's in blocks of their own, as vLLM's `moe_align_block_size` sorts them."""
    tokens, count = case.size(_TOKENS, _SMALL_TOKENS), case.size(_EXPERTS, _SMALL_EXPERTS)
    top, valid = case.constants["top_k"], tokens * case.constants["top_k"]
    by_expert: List[List[int]] = [[] for _ in range(count)]
    for token in range(tokens):
        for number, expert in enumerate(case.make.choice(top, count)):
            by_expert[expert].append(token * top + number)
    ids, experts = [], []
    for expert, mine in enumerate(by_expert):
        ids += mine + [valid] * (-len(mine) % block)
        experts += [expert] * blocks(len(mine), block)
    most = valid + count * (block - 1)
    return {"sorted_token_ids_ptr": case.make.integers(ids + [valid] * (most - len(ids))),
            "expert_ids_ptr": case.make.integers(experts + [0] * (blocks(most, block) - len(experts))),
            "num_tokens_post_padded_ptr": case.make.integers([len(ids)]), "num_valid_tokens": valid}


def experts(case: Case) -> Launched:
    """A mixture of experts."""
    said, block = case.constants, case.constants["BLOCK_SIZE_M"]
    tokens, count = case.size(_TOKENS, _SMALL_TOKENS), case.size(_EXPERTS, _SMALL_EXPERTS)
    columns, size = case.size(_COLUMNS, _SMALL_COLUMNS), case.size(_SIZE, _SMALL_SIZE)
    a, b = case.normal("a_ptr", tokens, size), case.normal("b_ptr", count, columns, size)
    c, routed = case.zeros("c_ptr", tokens, said["top_k"], columns), _routed(case, block)
    scales = {"a_scale_ptr": 1, "b_scale_ptr": count}
    given = {"a_ptr": a, "b_ptr": b, "c_ptr": c, "topk_weights_ptr": case.uniform("topk_weights_ptr", 0.0, 1.0, tokens, said["top_k"]), **routed,
             "N": columns, "K": size, "stride_am": a.stride(0), "stride_be": b.stride(0), "stride_bn": b.stride(1), "stride_cm": c.stride(1),
             **{f"stride_{name}": 0 for name in ("asm", "ask", "bse", "bsk", "bsn")},
             **{name: case.uniform(name, 0.5, 1.0, number) for name, number in scales.items() if name in case.kinds}}
    return Launched((blocks(len(routed["sorted_token_ids_ptr"]), block) * blocks(columns, said["BLOCK_SIZE_N"]),), given)
