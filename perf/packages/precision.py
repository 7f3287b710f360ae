"""Who is nearer to double precision where Kiln's own lowering and plain Triton differ: three ops of public packages, forward and backward.

    precision.py [-o FILE.json]

Each op runs with plain Triton's kernels, and again with one kernel by Kiln's own lowering and all others plain; the same op in double
precision (PyTorch, on the same inputs) is the truth. A row is a tensor that the op made: the relative error of its norm under both.
"""
import argparse
import contextlib
import functools
import importlib
import inspect
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import torch  # noqa: E402
from ops.inputs import bf16, f32, unit  # noqa: E402

BATCH, LENGTH, HEADS, WIDTH = 2, 2048, 16, 64
TTT = "q", "k", "v", "w", "b", "eta"


@contextlib.contextmanager
def own_lowering(kernel):
    """While it is open, every launch of the kernel of that name is made by Kiln's own lowering."""
    jit = importlib.import_module("triton.runtime.jit").JITFunction
    stock = jit.run

    @functools.wraps(stock)
    def run(fn, *args, **kwargs):
        more = {"backend": "tile"} if fn.fn.__name__ == kernel else {}
        return stock(fn, *args, **kwargs, **more)

    jit.run = run
    try:
        yield
    finally:
        jit.run = stock


def gradients(function, inputs, weights):
    """The output of a function, and what the sum of it times `weights` has as gradients."""
    leaves = [value.detach().clone().requires_grad_() for value in inputs]
    output = function(*(leaf.clone() for leaf in leaves))  # The reference writes to its inputs.
    (output * weights.to(output.dtype)).sum().backward()
    return [output.detach(), *(leaf.grad for leaf in leaves)]


def in_double(function):
    """A function of PyTorch's with every conversion to single precision made one to double."""
    module = importlib.import_module(function.__module__)
    source = inspect.getsource(module).replace("torch.float32", "torch.float64")
    names = {"__name__": module.__name__}
    exec(compile(source, module.__file__, "exec"), names)  # The package's own reference, in other types.
    return names[function.__name__]


def ttt(name):
    """The op, the truth and the inputs of test-time training, chunk by chunk or fused."""
    op = getattr(importlib.import_module("fla.ops.ttt"), name)
    truth = in_double(importlib.import_module("fla.ops.ttt.naive").chunk_ttt_linear_ref)
    tokens = BATCH, LENGTH, HEADS
    inputs = (bf16(*tokens, WIDTH), unit(*tokens, WIDTH), bf16(*tokens, WIDTH), bf16(HEADS, WIDTH), bf16(HEADS, WIDTH),
              bf16(*tokens, 1, scale=0.01))
    return (lambda *leaves: op(*leaves)[0]), (lambda *leaves: truth(*leaves)[0]), inputs, TTT


def poly_norm():
    """The op, the truth and the inputs of liger-kernel's normalization of a polynomial."""
    op = importlib.import_module("liger_kernel.ops.poly_norm").LigerPolyNormFunction

    def truth(x, weight, bias):
        def normal(u):
            return u * torch.rsqrt((u * u).mean(-1, keepdim=True) + 1e-6)

        return weight[0] * normal(x ** 3) + weight[1] * normal(x ** 2) + weight[2] * normal(x) + bias

    inputs = bf16(LENGTH, 4096), bf16(3), bf16(1)[0]
    return (lambda *leaves: op.apply(*leaves, 1e-6, False)), truth, inputs, ("x", "weight", "bias")


CASES = {
    "chunk_ttt_linear_bwd_kernel_norm": lambda: ttt("chunk_ttt_linear"),
    "fused_chunk_ttt_linear_bwd_kernel_dh": lambda: ttt("fused_chunk_ttt_linear"),
    "_poly_norm_forward_kernel": poly_norm,
}


def error(found, truth):
    """The norm of the difference over that of the truth."""
    return ((found.double() - truth).norm() / truth.norm()).item()


def rows_of(kernel, seed):
    torch.manual_seed(seed)
    op, truth, inputs, names = CASES[kernel]()
    with torch.no_grad():
        weights = f32(*op(*inputs).shape)
    exact = gradients(truth, [value.double() for value in inputs], weights)
    theirs = gradients(op, inputs, weights)
    with own_lowering(kernel):
        ours = gradients(op, inputs, weights)
    return [{"kernel": kernel, "seed": seed, "tensor": name, "triton": error(their, true), "tile": error(our, true), "apart": error(our, their.double())}
            for name, true, their, our in zip(("output", *(f"gradient of {name}" for name in names)), exact, theirs, ours)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-o", "--output", type=pathlib.Path)
    options = parser.parse_args()
    importlib.import_module("kiln.triton")
    rows = [row for kernel in CASES for seed in range(3) for row in rows_of(kernel, seed)]
    for row in rows:
        print(json.dumps(row))
    if options.output:
        options.output.write_text(json.dumps({"version": 1, "gpu": torch.cuda.get_device_name(), "torch": torch.__version__, "rows": rows}, indent=1))


if __name__ == "__main__":
    main()
