import kiln
import torch
import triton
import triton.language as tl
from helpers.activations import relu


@kiln.jit(sched_strategy="latency", max_regs=64)
def copy_kernel(x_ptr, y_ptr, n, BLOCK: tl.constexpr, SCALE: tl.constexpr = 2.0):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offsets, offsets < n)
    tl.store(y_ptr + offsets, relu(x) * SCALE, offsets < n)


@triton.autotune(configs=[triton.Config({"BLOCK": 256}, num_warps=2),
                          triton.Config({"BLOCK": 1024, "max_regs": 48}, num_warps=8, num_stages=2)], key=["n"])
@triton.heuristics({"EVEN": lambda args: args["SIZE"] % args["BLOCK"] == 0})
@triton.jit
def tuned_kernel(x_ptr, n, SIZE: tl.constexpr, BLOCK: tl.constexpr, EVEN: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    if EVEN:
        tl.store(x_ptr + offsets, 1.0)
    else:
        tl.store(x_ptr + offsets, 2.0, offsets < n)


@triton.autotune(configs=torch.configurations(), key=[])
@triton.jit
def host_kernel(x_ptr, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, BLOCK), 0.0)


@triton.jit
def wrong_kernel(x_ptr, BLOCK: tl.constexpr):
    x = tl.load(x_ptr + tl.arange(0, BLOC))
    y = tl.loadd(x_ptr)
