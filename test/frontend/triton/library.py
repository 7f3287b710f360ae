#!/usr/bin/env python3
"""Compares our library of the Triton language with Triton's own: one kernel of each, compiled by Triton to TTIR, must read alike.

    test/frontend/triton/library.py [-k WORD] [--every N]       (in an environment with Triton 3.6 or 3.9; needs no GPU)

frontend/triton/library/*.py are Triton programs, so that Triton compiles them as it compiles its own modules. Each case calls one function
on a block of random shape and type once through `tl`, and once through our module; locations and names of functions are left out.
"""
import argparse
import difflib
import importlib.util
import pathlib
import sys
import tempfile

import triton
from triton._C.libtriton import ir
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource, make_backend

LIBRARY = pathlib.Path(__file__).resolve().parents[3] / "frontend/triton/library"
NEW = triton.__version__ >= "3.9"
INTEGERS = ("i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64")
FLOATS = ("fp16", "bf16", "fp32", "fp64")

KERNEL = """
@triton.jit
def {name}(X, Y, seed, SHAPE: tl.constexpr, NUMEL: tl.constexpr):
    x = tl.reshape(tl.load(X + tl.arange(0, NUMEL)), SHAPE)
    y = tl.reshape(tl.load(Y + tl.arange(0, NUMEL)), SHAPE)
    result = {call}
    {use}
"""


def cases():
    """(module, type of the pointers, shape, expression with LIB for the module, how many results)."""
    for dtype in INTEGERS + FLOATS:
        for shape, axis in (((64, ), 0), ((8, 32), 1), ((8, 32), 0), ((4, 2, 8), 1), ((4, 2, 8), -2)):
            for name in ("sum", "max", "min", "argmax", "argmin"):
                yield "standard", dtype, shape, f"LIB.{name}(x, {axis})", 1
            yield "standard", dtype, shape, f"LIB.max(x, {axis}, keep_dims=True)", 1
            yield "standard", dtype, shape, f"LIB.min(x, {axis}, return_indices=True, return_indices_tie_break_left=False)", 2
            yield "standard", dtype, shape, f"LIB.max(x, {axis}, return_indices=True, keep_dims=True)", 2
            yield "standard", dtype, shape, f"LIB.argmax(x, {axis}, tie_break_left=False, keep_dims=True)", 1
            yield "standard", dtype, shape, f"LIB.cumsum(x, {axis})", 1
            yield "standard", dtype, shape, f"LIB.cumprod(x, {axis}, reverse=True)", 1
        for name in ("sum", "max", "min"):
            yield "standard", dtype, (8, 32), f"LIB.{name}(x)", 1
            yield "standard", dtype, (8, 32), f"LIB.{name}(x, keep_dims=True)", 1
        yield "standard", dtype, (64, ), "LIB.sum(x, 0, dtype=tl.float32)", 1
        yield "standard", dtype, (64, ), "LIB.cumsum(x, 0, reverse=True, dtype=tl.float32)", 1
        for shape in ((16, ), (4, 16)):
            yield "standard", dtype, shape, "LIB.sort(x)", 1
            yield "standard", dtype, shape, "LIB.sort(x, descending=True)", 1
            yield "standard", dtype, shape, "LIB.topk(x, 4)", 1
            if NEW:
                yield "standard", dtype, shape, "LIB.topk(x, 2, descending=False)", 1
                yield "standard", dtype, shape, "LIB.topk(x, 1)", 1
            yield "standard", dtype, shape, "LIB.bitonic_merge(x)", 1
            yield "standard", dtype, shape, "LIB.bitonic_merge(x, descending=True)", 1
            yield "standard", dtype, shape, "LIB.flip(x, 0)", 1
            yield "standard", dtype, shape, "LIB.flip(x, -1)" if NEW else f"LIB.flip(x, {len(shape) - 1})", 1
        yield "standard", dtype, (4, 2, 8), "LIB.flip(x, 1)", 1
        for shape in ((16, ), (4, 16)):
            yield "standard", dtype, shape, "LIB.interleave(x, y)", 1
            yield "standard", dtype, shape, "LIB.zeros_like(x)", 1
            yield "standard", dtype, shape, "LIB.ravel(x)", 1
            yield "standard", dtype, shape, "LIB.ravel(x, can_reorder=True)", 1
        yield "standard", dtype, (16, ), "LIB.zeros([4, 8], x.dtype)", 1
        if NEW:
            yield "standard", dtype, (4, 1, 16), "LIB.squeeze(x, 1)", 1
            yield "standard", dtype, (4, 16, 1), "LIB.squeeze(x, -1)", 1
            yield "standard", dtype, (4, 16), "LIB.unsqueeze(x, 1)", 1
            yield "standard", dtype, (4, 16), "LIB.unsqueeze(x, -1)", 1
            yield "standard", dtype, (64, ), "LIB.cumprod(x, 0, dtype=tl.float32)", 1
    for dtype in INTEGERS:
        yield "standard", dtype, (8, 32), "LIB.cdiv(x, y)", 1
        yield "standard", dtype, (8, 32), "LIB.cdiv(x, 3)", 1
        yield "standard", dtype, (8, 32), "LIB.swizzle2d(x, y, x, y, x)", 2
        for keep in ("", ", keep_dims=True"):
            yield "standard", dtype, (8, 32), f"LIB.xor_sum(x, 1{keep})", 1
            yield "standard", dtype, (8, 32), f"LIB.xor_sum(x{keep})", 1
            yield "standard", dtype, (8, 32), f"LIB.reduce_or(x, 0{keep})", 1
    for dtype in ("fp32", "fp64"):
        yield "standard", dtype, (8, 32), "LIB.sigmoid(x)", 1
    for rest in ("", ", ieee_rounding=True"):
        yield "standard", "fp32", (64, ), f"LIB.softmax(x{rest})", 1
        yield "standard", "fp32", (8, 32), f"LIB.softmax(x, 0{rest})", 1
    if not NEW:
        yield "standard", "fp32", (8, 32), "LIB.softmax(x, 1, keep_dims=True)", 1
    for dtype in ("i32", "i64", "u32", "u64"):
        for name, results in (("randint", 1), ("randint4x", 4), ("rand", 1), ("rand4x", 4), ("randn", 1), ("randn4x", 4)):
            yield "random", dtype, (64, ), f"LIB.{name}(seed, x)", results
        yield "random", dtype, (64, ), "LIB.rand(seed, x, 7)", 1
        yield "random", dtype, (64, ), "LIB.uint_to_uniform_float(x)", 1
        yield "random", dtype, (64, ), "LIB.philox(seed, x, y, x, y)", 4
    yield "random", "u32", (64, ), "LIB.philox_impl(x, y, x, y, y, x, 5)", 4
    yield "random", "u64", (64, ), "LIB.philox_impl(x, y, x, y, y, x)", 4
    yield "random", "i16", (64, ), "LIB.rand(42, x)", 1
    yield "random", "fp32", (64, ), "LIB.pair_uniform_to_normal(x, y)", 2


def ttir(fn, dtype, shape):
    """What Triton makes of a kernel before any GPU matters much."""
    target = GPUTarget("cuda", 90, 32)
    backend = make_backend(target)
    options = backend.parse_options({})
    numel = 1
    for extent in shape:
        numel *= extent
    signature = {"X": f"*{dtype}", "Y": f"*{dtype}", "seed": "i32", "SHAPE": "constexpr", "NUMEL": "constexpr"}
    source = ASTSource(fn, signature, {"SHAPE": shape, "NUMEL": numel})
    context = ir.context()
    ir.load_dialects(context)
    backend.load_dialects(context)
    module = source.make_ir(target, options, backend.get_codegen_implementation(options), backend.get_module_map(), context)
    stages = {}
    backend.add_stages(stages, options, source.language)
    return stages["ttir"](module, {}).str_nodebug()


def outcome(kernels, name, dtype, shape):
    """The code of a kernel, or why Triton refuses it."""
    try:
        return ttir(getattr(kernels, name), dtype, shape).replace(name, "kernel")
    except Exception as error:
        while error.__cause__:
            error = error.__cause__
        return f"refused: {error}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-k", default="", help="only cases whose text contains this")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only each N-th case")
    options = parser.parse_args()
    chosen = [case for case in cases() if options.k in " ".join(map(str, case))][::options.every]
    text = "import triton\nimport triton.language as tl\nimport standard, random_numbers as random\n"
    for index, (module, dtype, shape, call, results) in enumerate(chosen):
        names = [f"result[{i}]" for i in range(results)] if results > 1 else ["result"]
        use = "\n    ".join(f'tl.device_print("{i}", {name})' for i, name in enumerate(names))
        for side, library in (("theirs", "tl"), ("ours", module)):
            text += KERNEL.format(name=f"kernel{index}_{side}", call=call.replace("LIB", library), use=use)
    different = 0
    with tempfile.TemporaryDirectory() as folder:
        # Python has a module `random` of its own, which others need.
        path = pathlib.Path(folder)
        # Both parts of Triton's module are one file here, as there.
        parts = [(LIBRARY / f"{name}.py").read_text() for name in ("standard", "sorting")]
        parts[1] = "\n".join(line for line in parts[1].splitlines() if not line.startswith("from .standard import "))
        (path / "standard.py").write_text("\n\n".join(parts))
        (path / "random_numbers.py").write_text((LIBRARY / "random.py").read_text())
        (path / "kernels.py").write_text(text)
        sys.path.insert(0, folder)
        spec = importlib.util.spec_from_file_location("kernels", path / "kernels.py")
        kernels = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(kernels)
        for index, (module, dtype, shape, call, results) in enumerate(chosen):
            theirs, ours = (outcome(kernels, f"kernel{index}_{side}", dtype, shape) for side in ("theirs", "ours"))
            case = f"{module} {dtype} {shape} {call}"
            if theirs != ours or theirs.startswith("refused"):  # a case that Triton refuses tests nothing
                different += 1
                print(case, *difflib.unified_diff(theirs.splitlines(), ours.splitlines(), "theirs", "ours", lineterm=""), sep="\n")
    print(f"{len(chosen)} kernels under Triton {triton.__version__}, {different} differ")
    return 1 if different or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
