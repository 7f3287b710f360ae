"""Attention on a cache of pages (`aiter/ops/triton/attention/unified_attention.py` and `mla.py`): prefill and decoding.

How many sequences decode is what makes the wrappers choose the configurations: 16 segments of a sequence, or no segments, on GPUs of 256 and
of 304 CUs (`select_3d_config`, `use_2d_kernel`). None is a multiple of 16, for which Triton would compile another kernel.
"""
from __future__ import annotations

import math
from typing import Any, Dict

from kiln.survey.hip.inputs.case import Case, Launched, blocks, strides

#: Sequences, and their tokens: of a prefill, which computes all of them; of decoding in one pass, by segments, and in latent attention.
_PREFILL, _DECODED, _SEGMENTED, _LATENT = (4, 2048), (200, 2048), (50, 4096), (200, 4096)
#: The same of a small launch, in which a part of the tokens is new: two tiles of a segment and four of a prefill, the last of them not full.
_SMALL_PREFILL, _SMALL_NEW, _SMALL_DECODED, _SMALL_SEGMENTED, _SMALL_LATENT = (2, 200), 40, (2, 200), (2, 1100), (4, 1100)


def _row(pages: int) -> int:
    return 16 * blocks(pages, 16)


def _table(case: Case, sequences: int, pages: int) -> Any:
    """The pages of each sequence, anywhere in the cache. Rows are as long as those of engines, whose strides are multiples of 16."""
    order, padding = case.make.permutation(sequences * pages), [0] * (_row(pages) - pages)
    return case.make.integers([order[pages * row:pages * (row + 1)] + padding for row in range(sequences)])


def _sequences(case: Case, sequences: int, tokens: int, queries: int) -> Dict[str, Any]:
    return {"seq_lens_ptr": case.make.integers([tokens] * sequences),
            "query_start_len_ptr": case.make.integers([queries * number for number in range(sequences + 1)])}


def _unified(case: Case, sequences: int, tokens: int, queries: int) -> Dict[str, Any]:
    """What both kernels of unified attention are given: so many sequences, whose last `queries` tokens attend to all before them."""
    said = case.constants
    heads, size, page = said["num_query_heads"], said["HEAD_SIZE"], said["BLOCK_SIZE"]
    pages = blocks(tokens, page)
    cache = (sequences * pages, page, heads // said["num_queries_per_kv"], size)
    query = case.normal("query_ptr", sequences * queries, heads, size)
    key, value, table = case.normal("key_cache_ptr", *cache), case.normal("value_cache_ptr", *cache), _table(case, sequences, pages)
    return {"query_ptr": query, "key_cache_ptr": key, "value_cache_ptr": value, "block_tables_ptr": table, "softcap": 0.0,
            "block_table_stride": table.stride(0), "qq_bias_stride_0": 0, "num_seqs": sequences,
            **strides(query, ["query_stride_0", "query_stride_1"]),
            **strides(key, [f"stride_k_cache_{number}" for number in range(3)]),
            **strides(value, [f"stride_v_cache_{number}" for number in range(3)]),
            **_sequences(case, sequences, tokens, queries), **case.scales("q_descale_ptr", "k_descale_ptr", "v_descale_ptr")}


def unified_2d(case: Case) -> Launched:
    """One pass over each sequence."""
    said, is_decoding = case.constants, case.constants["ALL_DECODE"]
    sequences, tokens = case.size(_DECODED, _SMALL_DECODED) if is_decoding else case.size(_PREFILL, _SMALL_PREFILL)
    queries = 1 if is_decoding else case.size(tokens, _SMALL_NEW)
    values = _unified(case, sequences, tokens, queries)
    output = case.zeros("output_ptr", *values["query_ptr"].shape)
    of_queries = sequences if is_decoding else sequences * queries // said["BLOCK_Q"] + sequences
    return Launched((said["num_query_heads"] // said["num_queries_per_kv"], of_queries),
                    {**values, "output_ptr": output, **strides(output, ["output_stride_0", "output_stride_1"])})


def _segments(case: Case, tokens: int, size: int) -> Dict[str, Any]:
    """What decoding by segments writes: of each head of each token, by segment."""
    shape = (tokens, case.constants["num_query_heads"], case.constants["NUM_SEGMENTS_PER_SEQ"])
    return {"segm_output_ptr": case.zeros("segm_output_ptr", *shape, size), "segm_max_ptr": case.zeros("segm_max_ptr", *shape),
            "segm_expsum_ptr": case.zeros("segm_expsum_ptr", *shape)}


def unified_3d(case: Case) -> Launched:
    """Decoding by segments."""
    said, (sequences, tokens) = case.constants, case.size(_SEGMENTED, _SMALL_SEGMENTED)
    values = {**_unified(case, sequences, tokens, 1), **_segments(case, sequences, said["HEAD_SIZE_PADDED"]),
              "scale": 1 / math.sqrt(said["HEAD_SIZE"])}
    return Launched((sequences, said["num_query_heads"] // said["num_queries_per_kv"], said["NUM_SEGMENTS_PER_SEQ"]), values)


def latent(case: Case) -> Launched:
    """Decoding of latent attention by segments. A block's heads are a part of all in some configurations, so that half as many sequences are as many
    blocks."""
    said, (most, tokens) = case.constants, case.size(_LATENT, _SMALL_LATENT)
    sequences = most // said["NUM_HEAD_BLOCKS"]
    page, heads, size = said["TILE_SIZE"], said["num_kv_heads"], said["KV_LORA_RANK"] + said["QK_ROPE_HEAD_DIM"]
    query = case.normal("query_ptr", sequences, said["num_query_heads"], size)
    cache = case.normal("kv_buffer_ptr", sequences * blocks(tokens, page), page, heads, size)
    table = _table(case, sequences, blocks(tokens, page))
    values = {"query_ptr": query, "kv_buffer_ptr": cache, "block_tables_ptr": table, "scale": 1 / math.sqrt(size), "num_tokens_per_seq": 1,
              "block_tables_stride": table.stride(0), "query_scales_stride_0": 0, "query_scales_stride_1": 0,
              **strides(query, ["query_stride_0", "query_stride_1"]),
              **strides(cache, [f"stride_kv_buffer_{number}" for number in range(3)]), **_sequences(case, sequences, tokens, 1),
              **_segments(case, sequences, said["KV_LORA_RANK"]), **case.scales("q_scale_ptr", "kv_scale_ptr")}
    return Launched((sequences * said["NUM_HEAD_BLOCKS"], heads, said["NUM_SEGMENTS_PER_SEQ"]), values)


def latent_sum(case: Case) -> Launched:
    """The sum of its segments."""
    said, (most, tokens) = case.constants, case.size(_LATENT, _SMALL_LATENT)
    sequences, heads, size = most // 2, said["num_query_heads"], said["KV_LORA_RANK"]
    shape = (sequences, heads, said["NUM_SEGMENTS_PER_SEQ"])
    output = case.zeros("output_ptr", sequences, heads, size)
    values = {"output_ptr": output, "segm_output_ptr": case.normal("segm_output_ptr", *shape, size),
              "segm_max_ptr": case.normal("segm_max_ptr", *shape), "segm_expsum_ptr": case.uniform("segm_expsum_ptr", 1.0, 64.0, *shape),
              "num_seqs": sequences, "num_tokens_per_seq": 1,
              "total_num_tokens": sequences, "block_tables_stride": _row(blocks(tokens, said["TILE_SIZE"])),
              **strides(output, ["output_stride_0", "output_stride_1"]), **_sequences(case, sequences, tokens, 1)}
    return Launched((sequences, heads), values)
