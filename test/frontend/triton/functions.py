#!/usr/bin/env python3
"""Compares what `kiln` makes of functions of the Triton language with what Triton makes of them.

    test/frontend/triton/functions.py [-k WORD] [--every N] [--refusals] [--build DIR]     (in an environment with Triton 3.6 or 3.9; needs no GPU)

Each case is a kernel of a few statements. Triton's code before its own passes, and ours, go through kiln-opt (inlined, canonicalized), and must
then read alike but for locations, names, and the order of constants. A case that Triton refuses, Kiln must refuse.
"""
import argparse
import difflib
import importlib.util
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import warnings

os.environ.setdefault("TRITON_DEFAULT_FP_FUSION", "1")
import triton
from triton._C.libtriton import ir
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource, make_backend

HERE = pathlib.Path(__file__).resolve()
NEW = triton.__version__ >= "3.9"
INTEGERS = ("i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64")
FLOATS = ("fp16", "bf16", "fp32", "fp64")
EIGHT = ("fp8e5", "fp8e4nv")

HEAD = """import triton
import triton.language as tl
from triton.language.extra import libdevice
from triton.language.extra.cuda import libdevice as cuda_libdevice, globaltimer, smid, gdc_wait, gdc_launch_dependents


@triton.jit
def add(a, b):
    return a + b


@triton.jit
def first(a, b, c, d):
    return tl.where(a > c, a, c), tl.where(a > c, b, d)


@triton.jit
def halves(a, b):
    if a > b:
        a = a - b
    return a, b
"""
KERNEL = """

@triton.jit
def kernel{index}(P, Q, n, f):
    i = tl.arange(0, 16)
    j = tl.arange(0, 32)
    {body}
"""


def keep(*names):
    """Statements that use values, so that they are not removed."""
    return [f'tl.device_print("{index}", {name})' for index, name in enumerate(names)]


def memory_cases():
    for dtype in ("i1", ) + INTEGERS + FLOATS + EIGHT:
        yield dtype, "i32", ["x = tl.load(P + i)", "tl.store(P + i + n, x)"]
        yield dtype, "i32", ["x = tl.load(P)", "tl.store(P + 1, x)"]
        for other in ("0", "1.5", "-1", "True", "n", "f", "i"):
            yield dtype, "i32", [f"x = tl.load(P + i, i < n, {other})", "tl.store(P + i + n, x)"]
        yield dtype, "i32", ["x = tl.load(P + i[:, None] * 16, (i < n)[None, :], other=0)", "tl.store(P + j, 0)", *keep("x")]
        for value in ("0", "1", "2.5", "True", "n", "f", "i", "i < n", "i.to(tl.float16)", "i.to(tl.uint8)"):
            yield dtype, "i32", [f"tl.store(P + i, {value}, i < n)"]
        yield dtype, "i32", ["tl.store(P, f, n > 3)"]
        yield dtype, "i32", ["tl.store(P, i)"]
        yield dtype, "i32", ["tl.store(P + i, i[:, None])"]
    for modifier in (".ca", ".cg", ".cv", ".cs", ".wb", ".wt", "", "none", "x"):
        yield "fp32", "i32", [f'x = tl.load(P + i, cache_modifier="{modifier}")', *keep("x")]
        yield "fp32", "i32", [f'tl.store(P + i, f, cache_modifier="{modifier}")']
    for policy in ("evict_first", "evict_last", "evict_normal", "x"):
        yield "fp32", "i32", [f'x = tl.load(P + i, eviction_policy="{policy}", volatile=True)', *keep("x")]
        yield "fp32", "i32", [f'tl.store(P + i, f, eviction_policy="{policy}")']
    block = "b = tl.make_block_ptr(P, [n, 64], [64, 1], [0, n], [16, 32], [1, 0])"
    for dtype in ("i1", "i32", "fp16", "u8", "fp8e5"):
        yield dtype, "i32", [block, "x = tl.load(b, boundary_check=(1, 0), padding_option='zero')", "tl.store(tl.advance(b, (0, 32)), x)"]
        yield dtype, "i32", [block, "x = tl.load(b, boundary_check=[1], padding_option='nan')", "tl.store(b, x, boundary_check=(0, ))"]
        yield dtype, "i32", [block, "tl.store(b, 0)"]
    yield "fp32", "i32", [block, "x = tl.load(b, boundary_check=(0, 0))", *keep("x")]
    yield "fp32", "i64", ["b = tl.make_block_ptr(P, [n], [1], [tl.load(Q)], [16], [0])", "x = tl.load(b)", *keep("x")]


def descriptor_cases():
    make = "d = tl.make_tensor_descriptor(P, [n, 64], [64, 1], [{rows}, 32]{rest})"
    for dtype in INTEGERS + FLOATS + EIGHT:
        yield dtype, "i32", [make.format(rows=16, rest=""), "x = d.load([n, 3])", "d.store([0, n], x)", "d.store([0, n], tl.zeros((16, 32), tl.float32))"]
        yield dtype, "i32", [make.format(rows=16, rest=", padding_option='nan'"), "x = tl.load_tensor_descriptor(d, [0, 0])",
                             "tl.store_tensor_descriptor(d, [1, 2], x)"]
        for kind in ("add", "min", "max", "and", "or", "xor"):
            yield dtype, "i32", [make.format(rows=16, rest=""), "x = d.load([n, 3])", f"d.atomic_{kind}([0, n], x)"]
        yield dtype, "i32", [make.format(rows=1, rest=""), "x = d.gather(i, n)", "d.scatter(x, i, 0)"]
        yield dtype, "i32", [make.format(rows=1, rest=""), "x = d.gather(i.to(tl.int16), 3)", *keep("x")]
    yield "fp32", "i32", ["d = tl.make_tensor_descriptor(P, [n, n, n], [tl.load(Q), 64, 1], [2, 4, 32])", "x = d.load([n, 3, n])",
                          *keep("x", "d.shape[0] + d.strides[0] + d.block_shape[1]")]


def atomic_cases():
    for dtype in INTEGERS + FLOATS:
        for kind in ("add", "max", "min", "and", "or", "xor", "xchg"):
            yield dtype, "i32", [f"x = tl.atomic_{kind}(P + i, 1, i < n)", *keep("x")]
            yield dtype, "i32", [f"x = tl.atomic_{kind}(P, f, sem='relaxed', scope='sys')", *keep("x")]
            yield dtype, dtype, [f"x = tl.atomic_{kind}(P + i, tl.load(Q + i), sem='release', scope='cta')", *keep("x")]
        yield dtype, dtype, ["x = tl.atomic_cas(P + i, tl.load(Q + i), tl.load(Q + i), sem='acquire')", *keep("x")]
        yield dtype, "i32", ["x = tl.atomic_cas(P, 0, 1)", *keep("x")]
    yield "i32", "i32", ["tl.atomic_add(P, 1, sem='x')"]
    yield "i32", "i32", ["tl.atomic_add(P, 1, scope='x')"]


def dot_cases():
    operand = "{name} = tl.load(P + tl.arange(0, {size})).reshape({shape})"
    for dtype in ("i8", "u8", "i32") + FLOATS + EIGHT:
        for m, n, k in ((16, 16, 32), (1, 16, 64), (32, 8, 8), (16, 16, 4)):
            operands = [operand.format(name="a", size=m * k, shape=(m, k)), operand.format(name="b", size=n * k, shape=(k, n))]
            yield dtype, "i32", [*operands, "x = tl.dot(a, b)", *keep("x")]
            yield dtype, "i32", [*operands, "x = tl.dot(a, b, tl.dot(a, b))", *keep("x")]
            for rest in ("out_dtype=tl.float16", "out_dtype=tl.float32", "out_dtype=tl.bfloat16", "max_num_imprecise_acc=16",
                         "max_num_imprecise_acc=1024", "input_precision='ieee'", "input_precision='TF32x3'", "input_precision='x'",
                         "allow_tf32=False", "allow_tf32=True", f"acc=tl.zeros(({m}, {n}), tl.float16)"):
                # Triton 3.9 makes a dot whose value is no fp32, as its type says; Kiln refuses it.
                if NEW and rest.startswith("acc") and dtype in ("bf16", "fp32", "fp64"):
                    continue
                yield dtype, "i32", [*operands, f"x = tl.dot(a, b, {rest})", *keep("x")]
        deep = [operand.format(name="a", size=2048, shape=(2, 2, 16, 32)), operand.format(name="b", size=2048, shape=(2, 2, 32, 16))]
        yield dtype, "i32", [*deep, "x = tl.dot(a, b)", *keep("x")]
        yield dtype, "i32", [*deep, "x = tl.dot(a, b, tl.dot(a, b))", *keep("x")]
    yield "fp16", "fp32", [operand.format(name="a", size=256, shape=(16, 16)), "b = tl.load(Q + tl.arange(0, 256)).reshape(16, 16)",
                           "x = tl.dot(a, b)", *keep("x")]
    for left in ("e2m1", "e4m3", "e5m2", "bf16", "fp16", "e3m2", "x"):
        for right, dtype in (("e4m3", "u8"), ("e2m1", "u8"), ("bf16", "bf16"), ("fp16", "u16")):
            for scales in ("s, '{0}', b, None", "None, '{0}', b, s", "s, '{0}', b, s", "None, '{0}', b, None"):
                for k in (64, 32):
                    a = operand.format(name="a", size=1024, shape=(1024 // k, k))
                    yield dtype, dtype, [a, "b = tl.load(Q + tl.arange(0, 1024)).reshape(64, 16)", "s = tl.full((16, 2), 127, tl.uint8)",
                                         f"x = tl.dot_scaled(a, {scales.format(left)}, '{right}')", *keep("x")]


def combine_cases():
    matrix = "x = tl.load(P + i[:, None] * 32 + j[None, :])"
    for dtype in INTEGERS + FLOATS:
        for axis in ("0", "1", "-1", "2", "None"):
            for rest in ("", ", keep_dims=True"):
                yield dtype, "i32", [matrix, f"y = tl.reduce(x, {axis}, add{rest})", *keep("y")]
                yield dtype, "i32", [matrix, f"y, z = tl.reduce((x, x), {axis}, first{rest})", *keep("y", "z")]
        for axis in ("0", "1", "-2"):
            for rest in ("", ", reverse=True"):
                yield dtype, "i32", [matrix, f"y = tl.associative_scan(x, {axis}, add{rest})", *keep("y")]
                yield dtype, "i32", [matrix, f"y, z = tl.associative_scan((x, x), {axis}, first{rest})", *keep("y", "z")]
        yield dtype, "i32", ["x = tl.load(P + i)", "y = tl.histogram(x, 8)", "z = x.histogram(4, i < n)", *keep("y", "z")]
        yield dtype, "i32", [matrix, "y = tl.gather(x, tl.load(Q + i[:, None] * 4 + tl.arange(0, 4)[None, :]), 1)", *keep("y")]
        yield dtype, "i32", ["x = tl.load(P + i)", "y, z = tl.map_elementwise(halves, x, x + x)", *keep("y", "z")]
        yield dtype, "i32", ["x = tl.load(P + i)", "y = tl.map_elementwise(add, x, n)", *keep("y")]
        yield dtype, "i32", ["x = tl.load(P + i)", "y = tl.inline_asm_elementwise('a $0, $1', '=r,r', [x], tl.float32, True, 2)", *keep("y")]
        yield dtype, "i32", ["x = tl.load(P + i)", "y, z = tl.inline_asm_elementwise('a', '=r,=r,r,r', [x, n], (tl.int32, tl.int8), False, 4)",
                             *keep("y", "z")]


def other_cases():
    for dtype in ("i1", ) + INTEGERS + FLOATS:
        yield dtype, "i32", ["x = tl.load(P + i)", "tl.device_print('x', x)", "tl.device_print(' y: ', x, n, hex=True)", "tl.device_print('z')"]
    for statement in ("tl.debug_barrier()", "tl.assume(n > 3)", "tl.device_assert(n > 3, 'n')", "tl.device_assert(i > n, 'i', i < 3)",
                      "tl.store(P + tl.multiple_of(i * n, 8), f)", "tl.store(P + tl.max_contiguous(tl.multiple_of(i + n, [8]), [8]), f)",
                      "tl.store(P + tl.max_constancy(i // 4, 4), f)", "tl.store(P + tl.max_constancy(i, (4, 4)), f)",
                      "tl.store(P + tl.multiple_of(n + 1, 8), f)", "tl.store(Q, smid())", "tl.store(Q, globaltimer().to(tl.int32))",
                      "gdc_wait()", "gdc_launch_dependents()"):
        yield "fp32", "i32", [statement]
    for bounds in ("10", "n", "2, n", "0, n, 3", "n, 0, -1", "0, n, num_stages=4", "0, n, loop_unroll_factor=2", "0, n, 1, 3, flatten=True",
                   "0, n, warp_specialize=True", "0, n, disallow_acc_multi_buffer=True", "0, n, disable_licm=True"):
        yield "fp32", "i32", [f"for k in tl.range({bounds}):", "    tl.store(P + k, f)"]
    for bounds in ("3", "1, 3", "4, 0, -2", "n"):
        yield "fp32", "i32", [f"for k in tl.static_range({bounds}):", "    tl.store(P + k, f)"]
    yield "fp32", "i32", ["while tl.condition(n > 3, disable_licm=True):", "    n -= 1", "tl.store(P, n)"]


def libdevice_cases():
    from triton.language.extra.cuda import libdevice
    import inspect
    for name, function in inspect.getmembers(libdevice, inspect.isfunction):
        count = len([p for p in inspect.signature(function).parameters if p.startswith("arg")])
        for dtype in ("i32", "i64", "u32", "u64", "fp32", "fp64", "fp16"):
            yield dtype, "i32", ["x = tl.load(P + i)", f"y = libdevice.{name}({', '.join(['x'] * count)})", *keep("y")]
    for name in ("jn", "yn", "ldexp", "scalbn"):
        order = "n, x" if name in ("jn", "yn") else "x, n"
        yield "fp32", "i32", ["x = tl.load(P + i)", f"y = cuda_libdevice.{name}({order})", *keep("y")]


def cases():
    for family in (memory_cases, descriptor_cases, atomic_cases, dot_cases, combine_cases, other_cases, libdevice_cases):
        for p, q, body in family():
            yield f"*{p}", f"*{q}", body


def theirs(fn, signature):
    """Triton's code of a kernel before its passes, or why it refuses it."""
    target = GPUTarget("cuda", 90, 32)
    backend = make_backend(target)
    options = backend.parse_options({"debug": False})
    source = ASTSource(fn, signature)
    context = ir.context()
    ir.load_dialects(context)
    backend.load_dialects(context)
    try:
        module = source.make_ir(target, options, backend.get_codegen_implementation(options), backend.get_module_map(), context)
        # An op that does not verify is refused by the first pass.
        manager = ir.pass_manager(context)
        return module.str_nodebug() if module.verify() else "refused: does not verify"
    except Exception as error:
        while error.__cause__:
            error = error.__cause__
        return f"refused: {error}"


def ours(kiln, path, name, signature):
    done = subprocess.run([kiln, "compile", f"{path}:{name}", "--signature", ", ".join(signature.values()), "--emit", "tile", "--target",
                           "sm_90a", "--language", "3.9" if NEW else "3.6"], capture_output=True, text=True, timeout=60)
    return done.stdout if done.returncode == 0 else f"refused: {done.stderr}"


def normalized(opt, text):
    """The code after the same passes, with constants in their uses and values numbered anew."""
    if text.startswith("refused"):
        return text
    text = re.sub(r"\{?cachePolicy = #tt.cache_policy<cache_modifier = (\w+), eviction_policy = (\w+)>(, )?(\}(?= :))?",
                  lambda m: (f"cacheModifier = {m[1]} " if m[1] != "none" else "")
                  + (f"evictionPolicy = {m[2]} " if m[2] != "evict_normal" else "") + ("{" if m[3] else ""), text)
    text = text.replace("ttg.barrier all", "gpu.barrier")
    done = subprocess.run([opt, "-", "--inline", "--canonicalize", "--cse", "--canonicalize", "--symbol-dce"], input=text,
                          capture_output=True, text=True, timeout=60)
    if done.returncode != 0:
        return f"refused: {done.stderr}{text}"
    lines, constants, names = [], {}, {}
    for line in re.sub(r"loc\([^)]*\)", "", done.stdout).splitlines():
        line = re.sub(r"@[\w.]+", "@kernel", line)
        if constant := re.match(r"\s*(%\w+) = arith\.constant (.*)$", line):
            constants[constant[1]] = f"<{constant[2]}>"
        elif line.strip() and not line.startswith(("#", "module", "}")):
            lines.append(re.sub(r" attributes \{[^}]*\}|\{tt\.divisibility = \d+ : i32\}", "", line))
    rename = lambda match: constants.get(match[0]) or names.setdefault(match[0], f"%{len(names)}")
    return "\n".join(re.sub(r"%\w+", rename, line) for line in lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-k", default="", help="only cases whose text contains this")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only each N-th case")
    parser.add_argument("--refusals", action="store_true", help="show what both refuse, and why")
    parser.add_argument("--build", default=str(HERE.parents[3] / "build"), help="the build folder that has kiln and kiln-opt")
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    # Triton asks a driver what atomics of descriptors there are.
    triton.runtime.driver.set_active(type("Driver", (), {"get_current_target": lambda self: GPUTarget("cuda", 90, 32)})())
    kiln, opt = (f"{options.build}/bin/{name}" for name in ("kiln", "kiln-opt"))
    chosen = [case for case in cases() if options.k in " ".join((*case[:2], *case[2]))][::options.every]
    text = HEAD + "".join(KERNEL.format(index=index, body="\n    ".join(body)) for index, (p, q, body) in enumerate(chosen))
    different = refused = 0
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "kernels.py"
        path.write_text(text)
        spec = importlib.util.spec_from_file_location("kernels", path)
        kernels = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(kernels)
        for index, (p, q, body) in enumerate(chosen):
            name, signature = f"kernel{index}", {"P": p, "Q": q, "n": "i32", "f": "fp32"}
            a = normalized(opt, theirs(getattr(kernels, name), signature))
            b = normalized(opt, ours(kiln, path, name, signature))
            if a.startswith("refused") and b.startswith("refused"):
                refused += 1
                if options.refusals:
                    print(f"{p} {q} {'; '.join(body)}", a.splitlines()[0], b.splitlines()[0], sep="\n  ")
            elif a != b:
                different += 1
                print(f"{p} {q} {'; '.join(body)}", *difflib.unified_diff(a.splitlines(), b.splitlines(), "theirs", "ours", lineterm="", n=1), sep="\n")
    print(f"{len(chosen)} kernels under Triton {triton.__version__}, {refused} of which both refuse: {different} differ")
    return 1 if different or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
