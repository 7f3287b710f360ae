"""fla-core: linear attention and its relatives, in chunks, in parallel and step by step."""
import importlib
import math

import torch

from ops.inputs import between_0_and_1, bf16, borders, each, f32, forward_backward, found, log_decay, unit

OPS = {}
#: Batch, length and heads, where nothing else is said; recurrent kernels take the short length.
BATCH, LENGTH, HEADS, SHORT = 4, 4096, 8, 1024


def op(function):
    """Adds a function of this file under its own name."""
    OPS[function.__name__] = function
    return function


def fla(name, module="fla.ops"):
    """A function of the package."""
    return found(module, name)


def qkv(keys=128, values=None, length=LENGTH, batch=BATCH):
    """Queries, keys and values."""
    rows = batch, length, HEADS
    return bf16(*rows, keys, scale=0.5), bf16(*rows, keys, scale=0.5), bf16(*rows, values or keys)


def rows(*width, length=LENGTH):
    """The shape of what each head has at each position."""
    return BATCH, length, HEADS, *width


def state(width=128):
    """The state that a sequence begins with."""
    return f32(BATCH, HEADS, width, width, scale=0.1)


def alone(name, inputs, module="fla.ops", **more):
    """An op that is one call, both ways; inputs are made when it runs."""
    def run():
        given = {key: value() if callable(value) else value for key, value in more.items()}
        forward_backward(fla(name, module), *inputs(), **given)
    OPS[name] = run


STATES = {"initial_state": state, "output_final_state": True}
alone("chunk_linear_attn", qkv, normalize=False)
alone("fused_chunk_linear_attn", lambda: qkv(64), normalize=False)
alone("fused_recurrent_linear_attn", lambda: qkv(64, length=SHORT), normalize=False)
alone("chunk_retention", qkv)
alone("fused_chunk_retention", qkv)
alone("parallel_retention", lambda: qkv(length=2048))
alone("fused_recurrent_retention", lambda: qkv(length=SHORT))
alone("chunk_simple_gla", lambda: (*qkv(), log_decay(*rows())), **STATES)
alone("parallel_simple_gla", lambda: (*qkv(64, length=2048), log_decay(*rows(length=2048))))
alone("fused_recurrent_simple_gla", lambda: (*qkv(length=SHORT), log_decay(*rows(length=SHORT))))
alone("chunk_gla", lambda: (*qkv(), log_decay(*rows(128))), **STATES)
alone("fused_recurrent_gla", lambda: qkv(64, length=SHORT), gk=lambda: log_decay(*rows(64, length=SHORT)))
alone("chunk_gsa", lambda: (*qkv(64), bf16(*rows(64)), log_decay(*rows(64))))
alone("fused_recurrent_gsa", lambda: (*qkv(64, length=512), bf16(*rows(64, length=512)), log_decay(*rows(64, length=512))))
alone("chunk_abc", lambda: (*qkv(64), bf16(*rows(64))))
alone("fused_chunk_based", lambda: qkv(16, 64))
alone("parallel_based", lambda: qkv(16, 64, length=2048))
alone("parallel_rebased", lambda: qkv(16, 64, length=2048), module="fla.ops.rebased")
alone("chunk_lightnet", qkv, module="fla.ops.lightnet")
alone("chunk_delta_rule", lambda: (qkv()[0], unit(*rows(128)), bf16(*rows(128)), between_0_and_1(*rows())), **STATES)
alone("fused_recurrent_delta_rule", lambda: (bf16(*rows(128, length=SHORT)), unit(*rows(128, length=SHORT)), bf16(*rows(128, length=SHORT)),
                                             between_0_and_1(*rows(length=SHORT))))
alone("chunk_gated_delta_rule", lambda: (*qkv(), log_decay(*rows()), between_0_and_1(*rows())), use_qk_l2norm_in_kernel=True, **STATES)
alone("chunk_comba", lambda: (*qkv(), unit(*rows(128)), log_decay(*rows()), between_0_and_1(*rows())), use_qk_l2norm_in_kernel=True)
alone("chunk_kda", lambda: (*qkv(), log_decay(*rows(128)), between_0_and_1(*rows())), use_qk_l2norm_in_kernel=True, **STATES)
alone("chunk_gdn2", lambda: (*qkv(), log_decay(*rows(128)), between_0_and_1(*rows(128)), between_0_and_1(*rows(128))), module="fla.ops.gdn2",
      use_qk_l2norm_in_kernel=True)
alone("chunk_precond_gated_delta_rule", lambda: (*qkv(), log_decay(*rows()), log_decay(*rows()), between_0_and_1(*rows()),
                                                 between_0_and_1(*rows())))
alone("chunk_precond_kda", lambda: (qkv()[0], unit(*rows(128)), bf16(*rows(128)), log_decay(*rows(128)), log_decay(*rows()),
                                    between_0_and_1(*rows()), between_0_and_1(*rows())))
alone("chunk_momentum_delta_rule", lambda: (*qkv(), log_decay(*rows()), log_decay(*rows())), beta=lambda: between_0_and_1(*rows()),
      eta=lambda: between_0_and_1(*rows()))
alone("chunk_gated_oja_rule", lambda: (*qkv(), log_decay(*rows(128)), between_0_and_1(*rows())), module="fla.ops.gated_oja_rule",
      use_q_l2norm=True, use_k_l2norm=True)
alone("chunk_rwkv6", lambda: (*qkv(64), log_decay(*rows(64)), bf16(HEADS, 64)), initial_state=lambda: state(64), output_final_state=True)
alone("fused_recurrent_rwkv6", lambda: (*qkv(64, length=SHORT), log_decay(*rows(64, length=SHORT)), bf16(HEADS, 64)))
alone("parallel_parallax", lambda: [bf16(2, 2048, HEADS, 64) for _ in range(4)])
alone("parallel_stickbreaking_attn", lambda: [bf16(2, 2048, HEADS, 64) for _ in range(3)])
alone("parallel_wall_attn", lambda: [*(bf16(2, 2048, HEADS, 64) for _ in range(3)), log_decay(2, 2048, HEADS, 64)])
alone("parallel_forgetting_attn", lambda: (bf16(2, LENGTH, 16, 64), bf16(2, LENGTH, 4, 64), bf16(2, LENGTH, 4, 64), log_decay(2, LENGTH, 16)))
alone("parallel_attn", lambda: (bf16(2, LENGTH, 16, 128), bf16(2, LENGTH, 4, 128), bf16(2, LENGTH, 4, 128)))


@op
def parallel_attn_window():
    forward_backward(fla("parallel_attn"), bf16(2, LENGTH, 16, 64), bf16(2, LENGTH, 4, 64), bf16(2, LENGTH, 4, 64), log_decay(2, LENGTH, 16),
                     window_size=512)


@op
def fused_recurrent_gated():
    """Decoding of the delta rules."""
    q, k, v = qkv(length=512)
    decay, share = log_decay(*rows(length=512)), between_0_and_1(*rows(length=512))
    more = {"use_qk_l2norm_in_kernel": True}
    each(lambda: fla("fused_recurrent_gated_delta_rule")(q, k, v, g=decay, beta=share, initial_state=state(), output_final_state=True, **more),
         lambda: fla("fused_recurrent_comba")(q, k, unit(*rows(128, length=512)), v, decay, share, **more),
         lambda: fla("fused_recurrent_kda")(q, k, v, log_decay(*rows(128, length=512)), share, **more))


@op
def chunk_gated_delta_product():
    twice = rows(128, length=2 * LENGTH)
    forward_backward(fla("chunk_gated_delta_product", "fla.ops.gated_delta_product"), bf16(*rows(128)), unit(*twice), bf16(*twice),
                     log_decay(*rows()), between_0_and_1(*twice[:3]), 2)


@op
def chunk_kda_gate():
    forward_backward(fla("chunk_kda"), *qkv(), bf16(*rows(128)), between_0_and_1(*rows()), use_qk_l2norm_in_kernel=True, use_gate_in_kernel=True,
                     safe_gate=True, lower_bound=-5.0, A_log=f32(HEADS), dt_bias=f32(HEADS * 128))


@op
def low_rank_delta_rules():
    q, k, v = qkv(64)
    a, short = unit(*rows(64)), [part[:, :512] for part in (q, k, v)]
    b = (a.float() * torch.rand(*rows(64), device="cuda")).bfloat16()
    each(lambda: forward_backward(fla("chunk_dplr_delta_rule"), q, k, v, -a, b, log_decay(*rows(64)), initial_state=state(64),
                                  output_final_state=True),
         lambda: fla("chunk_iplr_delta_rule")(q, k, v, -a, b),
         lambda: forward_backward(fla("fused_recurrent_iplr_delta_rule"), *short, -a[:, :512], a[:, :512] * 0.5),
         lambda: fla("fused_recurrent_dplr_delta_rule")(*short, -a[:, :512], a[:, :512] * 0.5, log_decay(*rows(64, length=512))))


@op
def chunk_rwkv7():
    r, k, v = qkv(64)
    a = unit(*rows(64))
    forward_backward(fla("chunk_rwkv7"), r, log_decay(*rows(64)), k, v, -a, a * 0.5, output_final_state=True)


@op
def rwkv7_parts():
    tokens, width = (BATCH, LENGTH), 1024
    heads = *tokens, 16, 64
    each(lambda: forward_backward(fla("fused_addcmul_rwkv7", "fla.ops.rwkv7.fused_addcmul"), bf16(*tokens, width), bf16(*tokens, width),
                                  *(bf16(1, 1, width) for _ in range(6))),
         lambda: forward_backward(fla("fused_k_rwkv7", "fla.ops.rwkv7.fused_k_update"), bf16(*tokens, width), between_0_and_1(*tokens, width),
                                  bf16(1, 1, width)),
         lambda: forward_backward(fla("gate_output_correction", "fla.ops.rwkv7.gate_output_correction"), bf16(*tokens, width), bf16(*heads),
                                  bf16(*heads), bf16(16, 64), bf16(*heads), bf16(*tokens, width)),
         lambda: forward_backward(fla("channel_mixing_rwkv7", "fla.ops.rwkv7.channel_mixing"), bf16(*tokens, width), bf16(BATCH, width),
                                  bf16(width), bf16(width, 4 * width, scale=0.02), bf16(4 * width, width, scale=0.02), False))


@op
def recurrent_rwkv():
    r, k, v = qkv(64, length=512)
    a, decay = unit(*rows(64, length=512)), log_decay(*rows(64, length=512))
    each(lambda: fla("fused_recurrent_rwkv7")(r, decay, k, v, -a, a * 0.5),
         lambda: fla("fused_mul_recurrent_rwkv7", "fla.ops.rwkv7")(r, decay, k, v, a, torch.sigmoid(a)),
         lambda: forward_backward(fla("fused_recurrent_rwkv4", "fla.ops.rwkv4"), -torch.exp(f32(512)), f32(512), f32(4, 512, 512),
                                  f32(4, 512, 512), f32(4, 3, 1, 512)))


@op
def hgrn():
    inputs = bf16(BATCH, LENGTH, 1024), log_decay(BATCH, LENGTH, 1024, dtype=torch.bfloat16)
    each(*(lambda name=name: forward_backward(fla(name, "fla.ops.hgrn"), *inputs) for name in ("chunk_hgrn", "fused_recurrent_hgrn")))


@op
def chunk_lightning_attn():
    forward_backward(lambda q, k, v: fla("chunk_lightning_attn")(q, k, v, 3, 12), *qkv())


@op
def chunk_log_linear_attn():
    forward_backward(fla("chunk_log_linear_attn"), *qkv(), log_decay(*rows()), between_0_and_1(*rows(int(math.log2(LENGTH)) + 1)))


@op
def chunk_mesa_net():
    forward_backward(fla("chunk_mesa_net"), *qkv(), log_decay(*rows()), between_0_and_1(*rows()), torch.rand(HEADS, 128, device="cuda") + 0.5,
                     max_CG_iteration=5, use_qk_l2norm_in_kernel=True)


@op
def ttt_linear():
    q, _, v = qkv(64)
    inputs = q, unit(*rows(64)), v, bf16(HEADS, 64), bf16(HEADS, 64), bf16(*rows(1), scale=0.01)
    each(*(lambda name=name: forward_backward(fla(name, "fla.ops.ttt"), *inputs, initial_state=state(64))
           for name in ("chunk_ttt_linear", "fused_chunk_ttt_linear")))


@op
def attn_decoding():
    fla("attn_decoding_one_step", "fla.ops.attn.decoding")(bf16(1, 16, 16, 128), bf16(1, 16 * 2048, 4, 128), bf16(1, 16 * 2048, 4, 128),
                                                          cu_seqlens=borders(*range(0, 16 * 2048 + 1, 2048)))


@op
def path_attn():
    forward_backward(fla("parallel_path_attn"), *(bf16(2, 2048, HEADS, 64) for _ in range(3)), unit(2, 2048, HEADS, 64, dtype=torch.float32),
                     between_0_and_1(2, 2048, HEADS, dtype=torch.float32), log_decay(2, 2048, HEADS))


@op
def sparse_attn():
    attention = fla("parallel_nsa")
    forward_backward(lambda q, k, v, c, s: attention(q, k, v, g_cmp=c, g_slc=s, block_counts=8, block_size=64, window_size=0),
                     bf16(1, LENGTH, 64, 64), bf16(1, LENGTH, 4, 64), bf16(1, LENGTH, 4, 64), between_0_and_1(1, LENGTH, 64),
                     between_0_and_1(1, LENGTH, 64))


@op
def attnres():
    residuals = fla("fused_attnres")
    forward_backward(lambda q, w, *r: residuals(q, list(r), w), bf16(1024, scale=0.02), bf16(1024), *(bf16(4, 2048, 1024) for _ in range(6)))


@op
def varlen():
    """Sequences of unequal lengths without padding."""
    length, at = 8192, borders(0, 1029, 4093, 8192, dtype=torch.int64)
    batch = [bf16(1, length, HEADS, 128) for _ in range(3)]
    each(lambda: forward_backward(lambda *given: fla("chunk_gla")(*given, cu_seqlens=at), *batch, log_decay(1, length, HEADS, 128)),
         lambda: forward_backward(lambda *given: fla("chunk_gated_delta_rule")(*given, use_qk_l2norm_in_kernel=True, cu_seqlens=at), *batch,
                                  log_decay(1, length, HEADS), between_0_and_1(1, length, HEADS)))


@op
def gated_backward():
    """chunk_bwd_dqkwg, which the package refuses under Triton 3.6 on Hopper for wrong results (its issue 640). Binaries compare all the
    same; on a GPU both builds are held against results that may be wrong."""
    importlib.import_module("fla.ops.common.chunk_o").TRITON_ABOVE_3_7_1 = True
    twice, delta = rows(128, length=2 * LENGTH), "fla.ops.gated_delta_product"
    more = {"use_qk_l2norm_in_kernel": True}
    each(lambda: forward_backward(fla("chunk_simple_gla"), *qkv(), log_decay(*rows()), initial_state=state(), output_final_state=True),
         lambda: forward_backward(fla("chunk_gated_delta_rule"), *qkv(), log_decay(*rows()), between_0_and_1(*rows()), initial_state=state(),
                                  output_final_state=True, **more),
         lambda: forward_backward(fla("chunk_gated_delta_product", delta), bf16(*rows(128)), unit(*twice), bf16(*twice), log_decay(*rows()),
                                  between_0_and_1(*twice[:3]), 2),
         lambda: forward_backward(fla("chunk_comba"), *qkv(), unit(*rows(128)), log_decay(*rows()), between_0_and_1(*rows()), **more),
         lambda: forward_backward(fla("chunk_precond_gated_delta_rule"), *qkv(), log_decay(*rows()), log_decay(*rows()),
                                  between_0_and_1(*rows()), between_0_and_1(*rows())))
