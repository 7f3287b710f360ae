"""Attention on a cache that is indexed by token (`aiter/ops/triton/attention/extend_attention.py` and `mla_decode.py`): prefill after a prefix that
stands there, and decoding by splits."""
from __future__ import annotations

import math
from typing import Any, Dict

from kiln.survey.hip.inputs.case import Case, Launched, blocks, strides

#: Of a prefill: sequences, and the tokens of each that are there before. How many are new is in the configurations. Two heads of keys, so that their
#: groups are no multiple of 16, for which Triton would compile another kernel.
_EXTENDED, _PREFIX, _KEY_HEADS = 2, 1024, 2
#: Of decoding: sequences and their tokens.
_DECODING = (64, 4096)
#: The same of a small launch, and its new tokens by blocks of a prefill.
_SMALL_PREFIX, _SMALL_BLOCKS, _SMALL_DECODING = 200, 2, (2, 496)


def _starts(case: Case, count: int) -> Any:
    return case.make.integers([count * number for number in range(_EXTENDED + 1)])


def extend(case: Case) -> Launched:
    """Prefill after a prefix."""
    said, prefix = case.constants, case.size(_PREFIX, _SMALL_PREFIX)
    heads, new, old = said["NUM_Q_HEADS"], _EXTENDED * case.size(said["NUM_BLOCKS"], _SMALL_BLOCKS) * said["BLOCK_M"], _EXTENDED * prefix
    query, output = case.normal("Q_Extend", new, heads, said["Lq"]), case.zeros("O_Extend", new, heads, said["Lv"])
    key, value = case.normal("K_Extend", new, _KEY_HEADS, said["Lq"]), case.normal("V_Extend", new, _KEY_HEADS, said["Lv"])
    keys, values = case.normal("K_Buffer", old, _KEY_HEADS, said["Lq"]), case.normal("V_Buffer", old, _KEY_HEADS, said["Lv"])
    given: Dict[str, Any] = {
        "Q_Extend": query, "K_Extend": key, "V_Extend": value, "O_Extend": output, "K_Buffer": keys, "V_Buffer": values,
        "qo_indptr": _starts(case, new // _EXTENDED), "kv_indptr": _starts(case, prefix),
        "kv_indices": case.make.integers(case.make.permutation(old)), "sm_scale": 1 / math.sqrt(said["Lq"]), "kv_group_num": heads // _KEY_HEADS}
    for tensor, name in ((query, "q"), (key, "k"), (value, "v"), (output, "o"), (keys, "buf_k"), (values, "buf_v")):
        given.update(strides(tensor, [f"stride_{name}bs", f"stride_{name}h"]))
    return Launched((heads * said["NUM_BLOCKS"] * _EXTENDED,), given)


def _splits(heads: int, splits: int, size: int) -> Dict[str, int]:
    """The strides of what decoding writes by sequence, head and split: a result, and the logarithm of its weight. Between two sequences are eight
    numbers that nobody uses, else that stride were a multiple of 16, for which Triton would compile another kernel."""
    return {"stride_mid_ob": heads * splits * (size + 1) + 8, "stride_mid_oh": splits * (size + 1), "stride_mid_os": size + 1}


def grouped(case: Case) -> Launched:
    """Decoding by splits, the heads of a group at once. Where keys are longer than values, as in latent attention, values are a part of them."""
    said, (sequences, tokens) = case.constants, case.size(_DECODING, _SMALL_DECODING)
    heads, size, splits = said["q_head_num"], said["Lk"], said["NUM_KV_SPLITS"]
    query = case.normal("Q", sequences, heads, size)
    key = case.normal("K_Buffer", sequences * tokens, heads // said["kv_group_num"], size)
    value = key[..., :said["Lv"]] if said["Lv"] < size else case.normal("V_Buffer", *key.shape)
    order, between = case.make.permutation(sequences * tokens), _splits(heads, splits, said["Lv"])
    rows = case.make.integers([order[tokens * row:tokens * (row + 1)] for row in range(sequences)])
    given = {"Q": query, "K_Buffer": key, "V_Buffer": value, "Req_to_tokens": rows, "B_Seqlen": case.make.integers([tokens] * sequences),
             "Att_Out": case.zeros("Att_Out", sequences, between["stride_mid_ob"]), "sm_scale": 1 / math.sqrt(size), **between,
             **strides(rows, ["stride_req_to_tokens_b"]), **strides(query, ["stride_qbs", "stride_qh"]),
             **strides(key, ["stride_buf_kbs", "stride_buf_kh"]), **strides(value, ["stride_buf_vbs", "stride_buf_vh"]),
             **case.scales("k_scale", "v_scale")}
    return Launched((sequences, blocks(heads, min(said["BLOCK_H"], said["kv_group_num"])), splits), given)


def split_sum(case: Case) -> Launched:
    """The sum of the splits, of as many heads as there."""
    said, heads, (sequences, tokens) = case.constants, 16, case.size(_DECODING, _SMALL_DECODING)
    output, weights = case.zeros("o", sequences, heads, said["Lv"]), case.zeros("lse", sequences, heads)
    between = _splits(heads, said["NUM_KV_SPLITS"], said["Lv"])
    given = {"Mid_O": case.normal("Mid_O", sequences, between["stride_mid_ob"]), "o": output, "lse": weights,
             "B_Seqlen": case.make.integers([tokens] * sequences), **between, **strides(output, ["stride_obs", "stride_oh"]),
             **strides(weights, ["stride_lse_bs"])}
    return Launched((sequences, heads), given)
