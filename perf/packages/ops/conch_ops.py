"""conch-triton-kernels: kernels of serving, forward alone: attention over pages, quantization, activations, vision."""
import math

import torch

from ops.inputs import below, bf16, borders, f16, f32, found

OPS = {}
TOKENS, WIDTH = 4096, 4096
BLOCKS, BLOCK, HEADS, KV_HEADS, HEAD = 2048, 16, 32, 8, 128


def op(function):
    """Adds a function of this file under its own name."""
    OPS[function.__name__] = function
    return function


def run(module, name, *inputs, **more):
    """One of the package's functions."""
    return found(f"conch.ops.{module}", name)(*inputs, **more)


@op
def gelu_tanh_and_mul():
    run("activation.gelu_tanh_and_mul", "gelu_tanh_and_mul", f32(TOKENS, 2 * 11008))


@op
def silu_and_mul():
    run("activation.silu_and_mul", "silu_and_mul", bf16(TOKENS, 2 * 11008))


@op
def rms_norm():
    run("normalization.rms_norm", "rms_norm", bf16(TOKENS, WIDTH), bf16(WIDTH), 1e-6)


@op
def fused_add_rms_norm():
    run("normalization.rms_norm", "fused_add_rms_norm", bf16(TOKENS, WIDTH), bf16(TOKENS, WIDTH), bf16(WIDTH), 1e-6)


@op
def gemma_rms_norm():
    run("normalization.gemma_rms_norm", "gemma_rms_norm", bf16(TOKENS, WIDTH), bf16(WIDTH), 1e-6)


@op
def rotary_embedding():
    run("embedding.rotary_embedding", "rotary_embedding", torch.arange(TOKENS, device="cuda"), bf16(TOKENS, HEADS * HEAD),
        bf16(TOKENS, KV_HEADS * HEAD), HEAD, bf16(8192, HEAD))


def pages(batch, length):
    """Keys, values and the table of a batch of sequences."""
    table = below(BLOCKS, batch, length // BLOCK, dtype=torch.int32)
    return f16(BLOCKS, BLOCK, KV_HEADS, HEAD), f16(BLOCKS, BLOCK, KV_HEADS, HEAD), table


@op
def paged_attention():
    keys, values, table = pages(16, 2048)
    lengths = torch.full((16,), 2000, device="cuda", dtype=torch.int32)
    run("attention.paged_attention", "paged_attention", f16(16, HEADS, HEAD), keys, values, table, lengths, scale=1 / math.sqrt(HEAD))


@op
def varlen_attention():
    keys, values, table = pages(4, 2048)
    lengths = torch.full((4,), 1024, device="cuda", dtype=torch.int32)
    run("attention.varlen_attention", "varlen_attention", f16(4096, HEADS, HEAD), keys, values, borders(0, 1024, 2048, 3072, 4096), 1024,
        lengths, 1024, table, causal=True, scale=1 / math.sqrt(HEAD))


@op
def reshape_and_cache():
    keys, values, _ = pages(1, 16)
    run("vllm.reshape_and_cache", "reshape_and_cache", f16(TOKENS, KV_HEADS, HEAD), f16(TOKENS, KV_HEADS, HEAD), keys, values,
        torch.arange(TOKENS, device="cuda"))


@op
def copy_blocks():
    layers = [[f16(256, BLOCK * KV_HEADS * HEAD) for _ in range(4)] for _ in range(2)]
    run("vllm.copy_blocks", "copy_blocks", *layers, torch.stack([torch.arange(64, device="cuda"), torch.arange(64, 128, device="cuda")], 1))


@op
def fp8_quant():
    run("quantization.fp8", "scaled_fp8_quant", f16(TOKENS, WIDTH), f32(1).abs())


@op
def int8_quant():
    run("quantization.int8", "scaled_int8_quant", f16(TOKENS, WIDTH), f32(1).abs())


@op
def mixed_precision_gemm_4bit():
    packed = below(1 << 31, WIDTH // 8, WIDTH, dtype=torch.int32)
    run("quantization.gemm", "mixed_precision_gemm", f16(256, WIDTH), packed, f16(WIDTH // 128, WIDTH), None, 4, 8, 128)


@op
def scaled_gemm_int8():
    run("quantization.gemm", "scaled_gemm", below(127, 1024, WIDTH, dtype=torch.int8), below(127, WIDTH, WIDTH, dtype=torch.int8),
        f32(1024, 1), f32(WIDTH, 1), torch.bfloat16)


@op
def blockwise_4bit():
    quantized, state = run("quantization.bitsandbytes.functional", "quantize_blockwise", f16(TOKENS * WIDTH), quant_type="nf4")
    run("quantization.bitsandbytes.functional", "dequantize_blockwise", quantized, state)


@op
def nms():
    corner = torch.rand(4096, 2, device="cuda") * 1000
    run("vision.nms", "nms", torch.cat([corner, corner + 40], 1), torch.rand(4096, device="cuda"), 0.5)
