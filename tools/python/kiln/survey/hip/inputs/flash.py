"""Attention of whole sequences, forward and backward (`aiter/ops/triton/attention/mha.py` and `mha_onekernel_bwd.py`): tensors by sequence, token,
head."""
from __future__ import annotations

import math
from typing import Any, Dict

from kiln.survey.hip.inputs.case import Case, Launched, blocks, strides

#: Sequences and their tokens.
_SEQUENCES, _TOKENS = 4, 2048
#: Heads of queries and of keys where a configuration does not say them.
_HEADS, _KEY_HEADS = 64, 8
#: The same of a small launch, and how many tokens of a sequence are new where that goes forward: the first block attends to those before, too.
_SMALL, _SMALL_NEW, _SMALL_HEADS = (1, 272), 112, 16


def _strides(tensor: Any, name: str, letters: str) -> Dict[str, int]:
    """Of sequences, heads and tokens, by the letters that the kernels have for them."""
    sequence, head, token = list(letters)
    return strides(tensor, [f"stride_{name}{sequence}_in", f"stride_{name}{token}_in", f"stride_{name}{head}_in"])


def forward(case: Case) -> Launched:
    """Forward."""
    said, (sequences, tokens) = case.constants, case.size((_SEQUENCES, _TOKENS), _SMALL)
    new = case.size(tokens, _SMALL_NEW)
    heads, key_heads, size = said["NUM_Q_HEADS"], said["NUM_K_HEADS"], said["BLOCK_DMODEL"]
    query, output = case.normal("q_ptr", sequences, new, heads, size), case.zeros("out_ptr", sequences, new, heads, size)
    key, value = (case.normal(name, sequences, tokens, key_heads, size) for name in ("k_ptr", "v_ptr"))
    weights = case.zeros("softmax_lse_ptr", sequences, heads, new)
    unused = ("descale_q_z", "descale_k_z", "descale_v_z", "alibi_z", "alibi_h", "sd_z", "sd_h", "sd_m", "sd_n")
    given = {"q_ptr": query, "k_ptr": key, "v_ptr": value, "out_ptr": output, "softmax_lse_ptr": weights, "sm_scale": 1 / math.sqrt(size),
             "dropout_p": 0.0, "philox_seed": 0, "philox_offset_base_in": 0, "SEQLEN_Q": new, "SEQLEN_K": tokens, "BATCH": sequences,
             **_strides(query, "q", "zhm"), **_strides(key, "k", "zhn"), **_strides(value, "v", "zhn"), **_strides(output, "o", "zhm"),
             **strides(weights, ["stride_lse_z_in", "stride_lse_h_in"]), **{f"stride_{name}_in": 0 for name in unused}}
    return Launched((sequences * heads * blocks(new, said["BLOCK_M"]),), given)


def backward(case: Case) -> Launched:
    """Backward. The logarithms of the weights' sums are about those of so many tokens; what they are does not matter to the time."""
    said, size, heads = case.constants, case.constants["HEAD_DIM"], case.size(_HEADS, _SMALL_HEADS)
    sequences, tokens = case.size((_SEQUENCES, _TOKENS), _SMALL)
    query, gradient = (case.normal(name, sequences, tokens, heads, size) for name in ("Q", "DO"))
    key, value = (case.normal(name, sequences, tokens, _KEY_HEADS, size) for name in ("K", "V"))
    of_query = case.zeros("DQ", *query.shape)
    of_key, of_value = (case.zeros(name, *key.shape) for name in ("DK", "DV"))
    weights = case.uniform("M", math.log(tokens), math.log(tokens) + 1, sequences, heads, tokens)
    delta = case.normal("Delta", *weights.shape)
    unused = ("dropoutb", "dropouth", "dropoutm", "dropoutn", "az", "ah")
    given = {"Q": query, "K": key, "V": value, "DO": gradient, "DQ": of_query, "DK": of_key, "DV": of_value, "M": weights, "Delta": delta,
             "sm_scale": 1 / math.sqrt(size), "HQ": heads, "HK": _KEY_HEADS, "max_seqlen_q": tokens, "max_seqlen_k": tokens, "dropout_p": 0.0,
             "philox_seed": 0, "philox_offset_base_in": 0, **strides(delta, ["stride_deltab_in", "stride_deltah_in"]),
             **{f"stride_{name}_in": 0 for name in unused}}
    tensors = {"q": query, "do": gradient, "dq": of_query, "k": key, "v": value, "dk": of_key, "dv": of_value}
    for name, tensor in tensors.items():
        given.update(_strides(tensor, name, "bhm" if name in ("q", "do", "dq") else "bhn"))
    return Launched((_KEY_HEADS, blocks(tokens, said["BLOCK_N1"]), sequences), given)
