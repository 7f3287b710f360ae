"""What the cases are made of: tensors on the device at hand, and a case as a dict.

The device is KILN_CASES_DEVICE: `cuda` unless it says `cpu` (check_on_cpu.py) or `meta` (dump.py, shapes without data).
"""
import os

import torch
import triton

DEV = os.environ.get("KILN_CASES_DEVICE", "cuda")
cdiv = triton.cdiv


def raw(f):
    """The jit function below any autotune decorator."""
    while isinstance(f, (triton.runtime.Autotuner, triton.runtime.autotuner.Heuristics)):
        f = f.fn
    return f


def rnd(*shape, dtype=torch.float16):
    return torch.randn(*shape, device=DEV, dtype=torch.float32).to(dtype)


def uniform(*shape, low=0.0, high=1.0, dtype=torch.float32):
    return (torch.rand(*shape, device=DEV) * (high - low) + low).to(dtype)


def integers(low, high, *shape, dtype=torch.int32):
    return torch.randint(low, high, shape, device=DEV).to(dtype)


def nan(*shape, dtype=torch.float32):
    return torch.full(shape, float("nan"), device=DEV, dtype=dtype)


def unwritten(*shape, dtype=torch.int32):
    """Integers that no kernel here writes."""
    return torch.full(shape, -1, device=DEV, dtype=dtype)


def case(fn, args, grid, out, ref, tol=1e-3, **meta):
    return dict(fn=raw(fn), args=args, grid=grid, out=out, ref=ref, tol=tol, meta=meta)
