"""fla-core's layers around attention: normalizations, activations, convolutions, losses, and small tools."""
import functools

import torch

from ops.inputs import below, between_0_and_1, bf16, borders, each, f32, forward_backward, found

OPS = {}
BATCH, LENGTH, WIDTH = 4, 4096, 2048
TOKENS = BATCH, LENGTH, WIDTH


def op(function):
    """Adds a function of this file under its own name."""
    OPS[function.__name__] = function
    return function


@op
def norms():
    norm = functools.partial(found, "fla.modules.layernorm")
    each(lambda: forward_backward(lambda x, w, b, r: norm("layer_norm")(x, w, b, r, prenorm=True), bf16(*TOKENS), bf16(WIDTH), bf16(WIDTH),
                                  bf16(*TOKENS)),
         lambda: forward_backward(lambda x, w: norm("rms_norm")(x, w, None), bf16(*TOKENS), bf16(WIDTH)),
         lambda: forward_backward(lambda x, w, b: norm("group_norm")(x, w, b, num_groups=8), bf16(*TOKENS), bf16(WIDTH), bf16(WIDTH)),
         lambda: forward_backward(norm("layer_norm"), bf16(BATCH, LENGTH, 8, 128), bf16(128), bf16(128)))


@op
def norms_gated():
    norm, older = functools.partial(found, "fla.modules.fused_norm_gate"), functools.partial(found, "fla.modules.layernorm_gated")
    heads, flat = (BATCH, LENGTH, 16, 128), (BATCH * LENGTH, WIDTH)
    each(lambda: forward_backward(norm("layer_norm_gated"), bf16(*TOKENS), bf16(*TOKENS), bf16(WIDTH), bf16(WIDTH)),
         lambda: forward_backward(lambda x, g, w: norm("rms_norm_gated")(x, g, w, None), bf16(*heads), bf16(*heads), bf16(128)),
         lambda: forward_backward(lambda x, g, w: norm("rms_norm_gated")(x, g, w, None, activation="sigmoid"), bf16(*TOKENS), bf16(*TOKENS),
                                  bf16(WIDTH)),
         lambda: forward_backward(older("layernorm_fn"), bf16(*flat), bf16(WIDTH), bf16(WIDTH), bf16(*flat)),
         lambda: forward_backward(lambda x, w, z: older("rmsnorm_fn")(x, w, None, z, group_size=256), bf16(*flat), bf16(WIDTH), bf16(*flat)))


@op
def bitlinear():
    quantized = functools.partial(found, "fla.modules.fused_bitlinear")
    x, w, linear = (4, 2048, WIDTH), bf16(WIDTH), bf16(WIDTH, WIDTH, scale=0.02)
    each(lambda: forward_backward(lambda x, w, b, l: quantized("layer_norm_linear_quant")(x, w, b, l, None), bf16(*x), w, bf16(WIDTH), linear),
         lambda: forward_backward(lambda x, w, l: quantized("rms_norm_linear_quant")(x, w, None, l, None), bf16(*x), w, linear))


@op
def l2norm():
    norm = found("fla.modules.norm.l2norm", "l2norm")
    each(lambda: forward_backward(norm, bf16(BATCH, LENGTH, 16, 128)), lambda: forward_backward(norm, f32(LENGTH, WIDTH)))


@op
def short_conv():
    conv = functools.partial(found, "fla.modules.causal_conv1d.ops")
    each(lambda: forward_backward(lambda x, w, b: conv("causal_conv1d")(x, w, b, activation="silu", output_final_state=True)[0],
                                  bf16(*TOKENS), bf16(WIDTH, 4), bf16(WIDTH)),
         lambda: forward_backward(lambda x, w, r: conv("causal_conv1d")(x, w, None, residual=r)[0], bf16(*TOKENS), bf16(WIDTH, 4), bf16(*TOKENS)),
         lambda: conv("causal_conv1d_update")(bf16(BATCH, 1, WIDTH), bf16(BATCH, WIDTH, 4), weight=bf16(WIDTH, 4), activation="silu"))


@op
def token_shift():
    shift, at = found("fla.modules.token_shift", "token_shift"), borders(0, 1024, 4096)
    each(lambda: forward_backward(shift, bf16(*TOKENS)), lambda: forward_backward(lambda x: shift(x, at), bf16(1, LENGTH, WIDTH)),
         lambda: forward_backward(shift, bf16(BATCH, 512, WIDTH)))


@op
def rotary():
    rotate, cos, sin = found("fla.modules.rotary.ops", "rotary_embedding"), bf16(LENGTH, 64), bf16(LENGTH, 64)
    each(*(lambda more=more: forward_backward(lambda x: rotate(x, cos, sin, **more), bf16(BATCH, LENGTH, 16, 128))
           for more in ({}, {"interleaved": True})))


@op
def losses():
    n, words, width = 4096, 32000, 1024
    target, other, teacher = below(words, n), bf16(n, width), bf16(words, width, scale=0.02)
    plain = found("fla.modules.fused_cross_entropy.ops", "cross_entropy_loss")
    divergence = found("fla.modules.fused_kl_div.ops", "fused_kl_div_loss")
    linear = found("fla.modules.fused_linear_cross_entropy.ops", "fused_linear_cross_entropy_loss")
    inputs = bf16(n, width), bf16(words, width, scale=0.02)
    each(lambda: forward_backward(lambda x: plain(x, target, label_smoothing=0.1, lse_square_scale=1e-4)[0], bf16(n, words)),
         lambda: forward_backward(lambda x, w: divergence(x, other, w, teacher), *inputs),
         lambda: forward_backward(lambda x, w: linear(x, target, w), *inputs),
         lambda: forward_backward(lambda x, w: linear(x, target, w, logit_softcapping=30.0, label_smoothing=0.1), *inputs))


@op
def grpo():
    loss, ids, mask = found("fla.modules.grpo.ops", "fused_grpo_loss"), below(32000, 4, 528), torch.ones(4, 512, device="cuda", dtype=torch.int32)
    advantages, reference = f32(4), f32(4, 512, scale=0.1) - 8
    forward_backward(lambda x: loss(x, reference, ids, advantages, 0.1, mask, True, False)[0], bf16(4, 513, 32000))


@op
def activations():
    x, y = bf16(8192, 4096), bf16(8192, 4096)
    one, two = ("sigmoid", "logsigmoid", "swish", "elu_p1"), ("swiglu", "sigmoidglu", "powglu")
    each(*(lambda name=name: forward_backward(found("fla.modules.activations", name), x) for name in one),
         *(lambda name=name: forward_backward(found("fla.modules.activations", name), x, y) for name in two),
         lambda: forward_backward(lambda x, y, w: found("fla.modules.activations.ops", "swiglu_linear")(x, y, w, None), x, y,
                                  bf16(1024, 4096, scale=0.02)))


@op
def cumsums():
    scan = functools.partial(found, "fla.ops.utils.cumsum")
    scalars, vectors = f32(BATCH, LENGTH, 16), f32(BATCH, LENGTH, 16, 64)
    calls = [(name, more, x, reverse) for name, more in (("chunk_local_cumsum", {"chunk_size": 64}), ("chunk_global_cumsum", {}))
             for x in (scalars, vectors) for reverse in (False, True)]
    each(*(lambda name=name, more=more, x=x, reverse=reverse: scan(name)(x, reverse=reverse, **more) for name, more, x, reverse in calls))


@op
def utilities():
    def tool(file, name):
        return found(f"fla.ops.utils.{file}", name)
    a, b, x = bf16(2048, 1024), bf16(1024, 2048), f32(4096, 2048)
    lower, at = f32(4, 2048, 8, 64, scale=0.1), borders(0, 512, 1024, 2048)
    each(lambda: tool("matmul", "matmul")(a, b), lambda: tool("matmul", "matmul")(a, b, activation="relu"),
         lambda: tool("logsumexp", "logsumexp_fwd")(x), lambda: tool("softmax", "softmax_fwd")(x), lambda: tool("softmax", "softmax_bwd")(x, x),
         *(lambda size=size: tool("solve_tril", "solve_tril")(lower[..., :size].contiguous()) for size in (64, 32, 16)),
         lambda: forward_backward(lambda x: tool("pooling", "mean_pooling")(x, 64), bf16(4, 2048, 8, 64)),
         lambda: forward_backward(lambda x: tool("pack", "pack_sequence")(x, at), bf16(2048, 256)),
         lambda: forward_backward(lambda x: found("fla.ops.utils.sinkhorn.ops", "sinkhorn")(x, 20), f32(8192, 4, 4)))


@op
def gate_shares():
    """Sigmoids in two types, as gates have them."""
    forward_backward(found("fla.modules.activations", "sigmoid"), between_0_and_1(8192, 4096, dtype=torch.float32))
