"""Norms, rotary embeddings and recurrences (`aiter/ops/triton/normalization/rmsnorm.py`, `rope/rope.py`, `gated_delta_rule/prefill`)."""
from __future__ import annotations

from kiln.survey.hip.inputs.case import Case, Launched, blocks, strides

#: Rows of a norm, as long as a configuration's block.
_ROWS = 4096
#: Tokens of an embedding, and heads of keys.
_ROTATED, _KEY_HEADS = 8192, 8
#: Of a recurrence: sequences and their tokens.
_SEQUENCES, _TOKENS = 4, 4096
#: Of a small launch: rows of a norm, a few more than blocks, and tokens of the others.
_SMALL_ROWS, _SMALL_ROTATED, _SMALL_TOKENS = 320, 48, 200


def rmsnorm(case: Case) -> Launched:
    """The norm of a sum, by as many blocks as an MI300X has CUs."""
    said, columns, rows = case.constants, case.constants["BLOCK_SIZE"], case.size(_ROWS, _SMALL_ROWS)
    tensors = {name: case.normal(name, rows, columns) for name in ("input_ptr", "res_in_ptr")}
    tensors.update({name: case.zeros(name, rows, columns) for name in ("output_ptr", "res_out_ptr")})
    given = {**tensors, "g_ptr": case.normal("g_ptr", columns), "rsigma_ptr": case.zeros("rsigma_ptr", rows), "n_rows": rows, "n_cols": columns,
             "epsilon": 1e-6, "input_row_stride": columns, "output_row_stride": columns}
    return Launched((said["NUM_PRGMS"],), given)


def rope(case: Case) -> Launched:
    """Queries and keys of tokens at positions of chance."""
    said, size, tokens = case.constants, case.constants["BLOCK_D"], case.size(_ROTATED, _SMALL_ROTATED)
    x, y = case.normal("x_ptr", tokens, _KEY_HEADS * said["QH_per_G"], size), case.normal("y_ptr", tokens, _KEY_HEADS, size)
    out_x, out_y = case.zeros("out_x_ptr", *x.shape), case.zeros("out_y_ptr", *y.shape)
    cos, sin = (case.uniform(name, -1.0, 1.0, tokens, said["BLOCK_D_HALF"]) for name in ("cos_ptr", "sin_ptr"))
    given = {"x_ptr": x, "y_ptr": y, "out_x_ptr": out_x, "out_y_ptr": out_y, "cos_ptr": cos, "sin_ptr": sin, "T": tokens,
             "pos_ptr": case.make.integers(case.make.permutation(tokens), "i64"), **strides(cos, ["stride_cos_t"])}
    for tensor, name in ((x, "x"), (y, "y"), (out_x, "out_x"), (out_y, "out_y")):
        given.update(strides(tensor, [f"stride_{name}_t", f"stride_{name}_h"]))
    return Launched((_KEY_HEADS, blocks(tokens, said["BLOCK_T"])), given)


def gated_delta(case: Case) -> Launched:
    """The states of a gated recurrence, chunk by chunk. What is drawn keeps them from growing: keys and weights of length one and a quarter, and
    gates that let go of half of a state and more with each chunk."""
    said = case.constants
    heads, keys, values, length = said["H"], said["K"], said["V"], case.size(_TOKENS, _SMALL_TOKENS)
    tokens, states = (_SEQUENCES, length, heads), (_SEQUENCES, blocks(length, said["BT"]), heads, keys, values)
    given = {"k": case.normal("k", *tokens, keys, scale=keys**-0.5), "w": case.normal("w", *tokens, keys, scale=keys**-0.5 / 4),
             "v": case.normal("v", *tokens, values), "v_new": case.zeros("v_new", *tokens, values), "g": case.uniform("g", -2.0, -1.0, *tokens),
             "h": case.zeros("h", *states), "h0": case.normal("h0", _SEQUENCES, heads, keys, values),
             "ht": case.zeros("ht", _SEQUENCES, heads, keys, values), "T": length}
    return Launched((blocks(values, said["BV"]), _SEQUENCES * heads), given)
