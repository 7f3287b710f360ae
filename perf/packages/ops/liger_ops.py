"""liger-kernel: layers and losses of language models."""
import torch

from ops.inputs import below, bf16, f32, forward_backward, found

OPS = {}
TOKENS, WIDTH, VOCABULARY = 8192, 4096, 32000


def op(function):
    """Adds a function of this file under its own name."""
    OPS[function.__name__] = function
    return function


def run(module, name, *inputs):
    """One of the package's autograd functions, both ways."""
    forward_backward(found(f"liger_kernel.ops.{module}", name).apply, *inputs)


@op
def rms_norm():
    run("rms_norm", "LigerRMSNormFunction", bf16(TOKENS, WIDTH), bf16(WIDTH), 1e-6, 0.0, "llama", True)


@op
def rms_norm_gemma_f32():
    run("rms_norm", "LigerRMSNormFunction", f32(TOKENS, 2048), f32(2048), 1e-6, 1.0, "gemma", False)


@op
def fused_add_rms_norm():
    run("fused_add_rms_norm", "LigerFusedAddRMSNormFunction", bf16(TOKENS, WIDTH), bf16(TOKENS, WIDTH), bf16(WIDTH), 1e-6, 0.0, "llama", False)


@op
def modulated_rms_norm():
    run("modulated_rms_norm", "LigerModulatedRMSNormFunction", bf16(4, 2048, 2048), bf16(2048), bf16(4, 1, 2048), bf16(4, 1, 2048), 1e-6, 0.0,
        "llama", False)


@op
def layer_norm():
    run("layer_norm", "LigerLayerNormFunction", bf16(TOKENS, WIDTH), bf16(WIDTH), bf16(WIDTH), 1e-6)


@op
def group_norm():
    run("group_norm", "LigerGroupNormFunction", f32(64, 128, 1024), f32(128), f32(128), 128, 16, 1e-6)


@op
def poly_norm():
    run("poly_norm", "LigerPolyNormFunction", bf16(TOKENS, WIDTH), bf16(3), bf16(1)[0], 1e-6, False)


@op
def dyt():
    run("dyt", "LigerDyTFunction", bf16(TOKENS, WIDTH), bf16(1), bf16(WIDTH), bf16(WIDTH))


@op
def rope():
    rotate = found("liger_kernel.ops.rope", "LigerRopeFunction").apply
    cos, sin = bf16(1, 2048, 128), bf16(1, 2048, 128)
    forward_backward(lambda q, k: rotate(q, k, cos, sin), bf16(4, 32, 2048, 128), bf16(4, 8, 2048, 128))


@op
def llama4_rope():
    rotate = found("liger_kernel.ops.llama4_rope", "LigerLlama4RopeFunction").apply
    angles = torch.polar(torch.ones(2048, 64, device="cuda"), f32(2048, 64))
    forward_backward(lambda q, k: rotate(q, k, angles), bf16(4, 2048, 32, 128), bf16(4, 2048, 8, 128))


@op
def qwen2vl_mrope():
    rotate = found("liger_kernel.ops.qwen2vl_mrope", "LigerQwen2VLMRopeFunction").apply
    cos, sin = bf16(3, 4, 2048, 128), bf16(3, 4, 2048, 128)
    forward_backward(lambda q, k: rotate(q, k, cos, sin, [16, 24, 24]), bf16(4, 32, 2048, 128), bf16(4, 8, 2048, 128))


@op
def swiglu():
    run("swiglu", "LigerSiLUMulFunction", bf16(TOKENS, 11008), bf16(TOKENS, 11008))


@op
def swiglu_fused():
    run("swiglu", "LigerFusedGateUpSiLUMulFunction", bf16(TOKENS, 8192))


@op
def geglu():
    run("geglu", "LigerGELUMulFunction", bf16(TOKENS, 11008), bf16(TOKENS, 11008))


@op
def relu_squared():
    run("relu_squared", "LigerReLUSquaredFunction", bf16(TOKENS, WIDTH))


@op
def softmax():
    run("softmax", "LigerSoftmaxFunction", bf16(TOKENS, WIDTH))


@op
def softmax_wide():
    run("softmax", "LigerSoftmaxFunction", f32(1024, 65536))


@op
def sparsemax():
    run("sparsemax", "LigerSparsemaxFunction", f32(TOKENS, 2048), -1)


@op
def cross_entropy():
    loss, target = found("liger_kernel.ops.cross_entropy", "LigerCrossEntropyFunction").apply, below(VOCABULARY, 4096)
    forward_backward(lambda x: loss(x, target, None, -100, 1e-4, 0.1, "mean", 30.0, True)[:2], bf16(4096, VOCABULARY))


@op
def cross_entropy_plain():
    loss, target = found("liger_kernel.ops.cross_entropy", "LigerCrossEntropyFunction").apply, below(VOCABULARY, 4096)
    forward_backward(lambda x: loss(x, target, None, -100, 0.0, 0.0, "mean", None, False)[0], f32(4096, VOCABULARY))


@op
def fused_linear_cross_entropy():
    loss = found("liger_kernel.ops.fused_linear_cross_entropy", "LigerFusedLinearCrossEntropyFunction").apply
    target = below(VOCABULARY, 4096)
    forward_backward(lambda x, weight: loss(x, weight, target)[0], bf16(4096, 1024), bf16(VOCABULARY, 1024, scale=0.02))


@op
def fused_linear_jsd():
    loss = found("liger_kernel.ops.fused_linear_jsd", "LigerFusedLinearJSDFunction").apply
    teacher, weight, labels = bf16(1024, 1024), bf16(VOCABULARY, 1024, scale=0.02), below(VOCABULARY, 1024)
    forward_backward(lambda x, w: loss(x, w, teacher, weight, labels, 0.5, -100, 1.0), bf16(1024, 1024), bf16(VOCABULARY, 1024, scale=0.02))


@op
def fused_linear_kl_div():
    loss = found("liger_kernel.ops.fused_linear_kl_div", "LigerFusedLinearKLDivFunction").apply
    target, labels = torch.softmax(f32(1024, VOCABULARY), -1), below(VOCABULARY, 1024)
    forward_backward(lambda x, w: loss(x, w, target, labels, "batchmean", -100, 1.0, 1e-10, None), bf16(1024, 1024),
                     bf16(VOCABULARY, 1024, scale=0.02))


@op
def kl_div():
    loss, target = found("liger_kernel.ops.kl_div", "LigerKLDivLossFunction").apply, torch.softmax(f32(4096, VOCABULARY), -1)
    forward_backward(lambda x: loss(x, target, "batchmean", False, 1e-10), torch.log_softmax(f32(4096, VOCABULARY), -1))


@op
def jsd():
    loss = found("liger_kernel.ops.jsd", "LigerJSDFunction").apply
    target, labels = torch.log_softmax(f32(2048, VOCABULARY), -1), below(VOCABULARY, 2048)
    forward_backward(lambda x: loss(x, target, labels, 0.3, -100), torch.log_softmax(f32(2048, VOCABULARY), -1))


@op
def tvd():
    loss = found("liger_kernel.ops.tvd", "LigerTVDLossFunction").apply
    target, labels = torch.softmax(f32(2048, VOCABULARY), -1), below(VOCABULARY, 2048)
    forward_backward(lambda x: loss(x, target, labels, "batchmean", -100), torch.softmax(f32(2048, VOCABULARY), -1))


@op
def fused_ce_tvd():
    loss = found("liger_kernel.ops.fused_ce_tvd", "LigerFusedCETVDFunction").apply
    teacher, target = bf16(2048, VOCABULARY), below(VOCABULARY, 2048)
    forward_backward(lambda x: loss(x, teacher, target, -100), bf16(2048, VOCABULARY))


@op
def grpo_loss():
    loss = found("liger_kernel.ops.grpo_loss", "GrpoLossFunction").apply
    ids, mask, advantages = below(VOCABULARY, 4, 512), torch.ones(4, 512, device="cuda", dtype=torch.int32), f32(4)
    old, reference = f32(4, 512, scale=0.1) - 8, f32(4, 512, scale=0.1) - 8
    forward_backward(lambda x: loss(x, old, reference, ids, advantages, mask, 0.9, 0.04, 0.2, 0.4, False)[0], bf16(4, 513, VOCABULARY))


@op
def attn_res():
    run("attn_res", "LigerAttnResFunction", bf16(8, 2, 2048, 2048), bf16(2048, scale=0.02), bf16(2048), 1e-6)


@op
def multi_token_attention():
    run("multi_token_attention", "LigerMultiTokenAttentionFunction", f32(2, 8, 512, 512), f32(8, 8, 3, 3, scale=0.1), None, 1, 1, 1, 1, False)


@op
def neighborhood_attention():
    run("fused_neighborhood_attention", "LigerFusedNeighborhoodAttentionFunction", *(bf16(2, 8, 1024, 64) for _ in range(3)), 7, 1, None)


@op
def fused_moe():
    experts = found("liger_kernel.ops.fused_moe", "LigerFusedMoEFunction").apply
    index = torch.stack([torch.randperm(16, device="cuda")[:2] for _ in range(4096)]).to(torch.int32)
    forward_backward(lambda x, up, down, shares: experts(x, up, down, index, shares), bf16(4096, 1024), bf16(16, 1024, 1024, scale=0.03),
                     bf16(16, 1024, 512, scale=0.03), torch.softmax(f32(4096, 2), -1).to(torch.bfloat16))


@op
def mlp():
    run("mlp", "LigerMLPFunction", bf16(1, 4096, 1024), bf16(2048, 1024, scale=0.03), bf16(2048, 1024, scale=0.03), bf16(1024, 2048, scale=0.03))


@op
def mhc_coeffs():
    coefficients = found("liger_kernel.ops.mhc", "LigerMHCCoeffsFunction").apply
    forward_backward(lambda x, phi, b, p, q, r: coefficients(x, phi, b, p, q, r, True, 20, 1e-6, 0.0, 1e-6, 2.0), bf16(2048, 4, 1024),
                     bf16(4096, 24, scale=0.02), f32(24), f32(1)[0], f32(1)[0], f32(1)[0])


@op
def mhc_pre_post():
    before = found("liger_kernel.ops.mhc", "LigerMHCPreFunction").apply
    after = found("liger_kernel.ops.mhc", "LigerMHCPostResFunction").apply
    forward_backward(lambda x, f, a, b, r: [before(x, a), after(x, f, b, r)], bf16(4096, 4, 2048), bf16(4096, 2048), f32(4096, 4), f32(4096, 4),
                     f32(4096, 4, 4))
