"""Registers, spills and loops of the corpus's dot kernels, lowered by Kiln and by Triton, from the finished cubins; no GPU is needed.

    dot_loops.py BUILD --python TRITON_PYTHON [--target sm_100a] [--ptxas FILE] [--scaled | --ragged] [-o perf/results/cpu-DATE-dot-loops]
TRITON_PYTHON is the interpreter of an environment with Triton; its ptxas assembles both, or the one that is given does. A
kernel's loop is the one with the most matrix instructions among those within which no other has any, as `kiln inspect` finds
them; polling for an mbarrier counts as part of it. With --scaled the kernels are products of scaled operands instead
(perf/scaled/kernels.py), with scales in rows and in blocks; with --ragged products whose rows begin anywhere (perf/ragged/kernels.py).
Writes a JSON and a Markdown table.
"""
import argparse
import json
import math
import os
import re
import subprocess
import sys
import tempfile

here = os.path.dirname(os.path.abspath(__file__))
corpus = os.path.join(here, "..", "test", "corpus")

TRITON = """
import json, os, sys, triton
from triton.backends.compiler import GPUTarget
path, capability, warps, stages, out = sys.argv[1:]
made = triton.compile(path, target=GPUTarget("cuda", int(capability), 32), options={"num_warps": int(warps), "num_stages": int(stages)})
open(out, "wb").write(made.asm["cubin"])
print(json.dumps({"triton": triton.__version__, "columns": getattr(made.metadata, "tmem_size", 0)}))
"""
SCALED = """
import os, sys, triton
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource
sys.path.insert(0, sys.argv[2])
import kernels
folder, capability = sys.argv[1], int(sys.argv[3])
TYPES = {"e4m3": "*fp8e4nv", "e2m1": "*u8"}
FORMATS = {"mxfp8": ("e4m3", "e4m3", 32, "*u8"), "mxfp4": ("e2m1", "e2m1", 32, "*u8"), "mixed": ("e4m3", "e2m1", 32, "*u8"),
           "nvfp4": ("e2m1", "e2m1", 16, "*fp8e4nv")}
for name, (left, right, run, scale) in FORMATS.items():
    for n, k in ((128, 128), (128, 256), (256, 256)):
        for function in (kernels.scaled_matmul, kernels.blocked_matmul):
            isInRows = function is kernels.scaled_matmul
            types = [TYPES[left], scale, TYPES[right], scale, "*bf16"] + ["i32"] * (7 if isInRows else 3)
            constants = {"A_TYPE": left, "B_TYPE": right, "BLOCK_M": 128, "BLOCK_N": n, "BLOCK_K": k, "RUN": run}
            if isInRows:
                constants.update(A_SCALED=True, FAST=False, GROUP_M=8)
            signature = dict(zip(function.arg_names, types), **dict.fromkeys(constants, "constexpr"))
            attrs = {(i,): [["tt.divisibility", 16]] for i in range(len(types))}
            source = ASTSource(function, signature, constants, attrs)
            made = triton.compile(source, target=GPUTarget("cuda", capability, 32), options={"num_warps": 4, "num_stages": 3})
            file = f"{name}_128x{n}x{k}_{'rows' if isInRows else 'blocks'}.ttir"
            open(os.path.join(folder, file), "w").write(made.asm["ttir"])
"""
RAGGED = """
import os, sys, triton
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource
sys.path.insert(0, sys.argv[2])
import kernels
folder, capability = sys.argv[1], int(sys.argv[3])
for elements, kind in (("f16", "*fp16"), ("e4m3", "*fp8e4nv")):
    for function in (kernels.masked, kernels.wrapped, kernels.transposed):
        for m, n, k, warps, stages in kernels.TILES:
            constants = {"BLOCK_M": m, "BLOCK_N": n, "BLOCK_K": k}
            types = {"a": kind, "b": kind, "c": "*fp16", "M": "i32", "N": "i32", "K": "i32"}
            signature = dict(types, **dict.fromkeys(constants, "constexpr"))
            # Numbers are divisible by nothing that is known.
            source = ASTSource(function, signature, constants, {(i,): [["tt.divisibility", 16]] for i in range(3)})
            made = triton.compile(source, target=GPUTarget("cuda", capability, 32), options={"num_warps": warps, "num_stages": stages})
            name = f"{function.__name__}_{elements}_{m}x{n}x{k}_{warps}_{stages}.ttir"
            open(os.path.join(folder, name), "w").write(made.asm["ttir"])
"""
PTXAS = "import os, triton; print(os.path.join(os.path.dirname(triton.__file__), 'backends/nvidia/bin/ptxas-blackwell'))"


def run(*command, env=None):
    done = subprocess.run(command, capture_output=True, text=True, env=env)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)}\n{done.stderr[-2000:]}")
    return done.stdout


def kernels():
    """The corpus's kernels with a dot, and how they were compiled."""
    for name in sorted(os.listdir(corpus)):
        path = os.path.join(corpus, name, "kernel.ttir")
        meta = os.path.join(corpus, name, "meta.json")
        if os.path.exists(path) and os.path.exists(meta) and re.search(r"\btt\.dot\b", open(path).read()):
            options = json.load(open(meta))
            yield name, path, str(options["num_warps"]), str(options["num_stages"])


def scaled_kernels(python, capability, folder, env):
    """Products of scaled operands, as Triton makes them."""
    run(python, "-W", "ignore", "-c", SCALED, folder, os.path.join(here, "scaled"), capability, env=env)
    for name in sorted(os.listdir(folder)):
        yield name.removesuffix(".ttir"), os.path.join(folder, name), "4", "3"


def ragged_kernels(python, capability, folder, env):
    """Products whose tiles divide no size, as Triton makes them."""
    run(python, "-W", "ignore", "-c", RAGGED, folder, os.path.join(here, "ragged"), capability, env=env)
    for name in sorted(os.listdir(folder)):
        warps, stages = name.removesuffix(".ttir").split("_")[-2:]
        yield name.removesuffix(".ttir"), os.path.join(folder, name), warps, stages


def columns(build, path, target, warps, stages):
    """Of tensor memory, that a block takes."""
    text = run(f"{build}/bin/kiln", "compile", path, "--target", target, "--num-warps", warps, "--num-stages", stages, "--emit", "asm",
               "-o", "-")
    taken = re.search(r"tcgen05\.alloc\S* \[[^]]*\], (\d+);", text)
    return int(taken[1]) if taken else 0


def figures(build, cubin):
    kernel = json.loads(run(f"{build}/bin/kiln", "inspect", cubin, "--format", "json"))["kernels"][0]
    loops = [loop for loop in kernel["loops"] if loop["matrix"]]
    outer = {loop["parent"] for loop in loops}
    inner = max((loop for loop in loops if loop["loop"] not in outer), key=lambda loop: loop["matrix"], default=None)
    resources = kernel["resources"]
    return {
        "registers": resources["registers"],
        "spill_stores": sum(i["text"].startswith("STL") for i in kernel["instructions"]),
        "spill_loads": sum(i["text"].startswith("LDL") for i in kernel["instructions"]),
        "instructions": len(kernel["instructions"]),
        "loop": inner and inner["instructions"],
        "matrix": inner and inner["matrix"],
        "tensor": any(re.match(r"(@!?U?P\d+ )?UTC\w*MMA", i["text"]) for i in kernel["instructions"]),
    }


def mean(ratios):
    return math.exp(sum(map(math.log, ratios)) / len(ratios))


def table(result):
    lines = [f"# {result['target']}: Kiln's lowering and Triton {result['triton']}'s of {result['of']}, {result['ptxas']}", "",
             f"Made by `{result['command']}`. Loop: instructions (matrix instructions) of the innermost with most of these.", "",
             "| kernel | registers | spills | loop | columns | Triton's registers | spills | loop | columns | registers / | loop / |",
             "|---|---|---|---|---|---|---|---|---|---|---|"]

    def row(figures):
        return (f"{figures['registers']} | {figures['spill_stores']}/{figures['spill_loads']} | "
                f"{figures['loop']} ({figures['matrix']}) | {figures['columns']}")

    for kernel in result["kernels"]:
        ours, theirs = kernel["kiln"], kernel["triton"]
        lines.append(f"| {kernel['name']} | {row(ours)} | {row(theirs)} | {ours['registers'] / theirs['registers']:.2f} | "
                     f"{ours['loop'] / theirs['loop']:.2f} |")
    lines += ["", f"Geometric means: registers {result['registers']:.3f}, loop {result['loop']:.3f}. "
              f"More registers than Triton's: {result['more_registers']} of {len(result['kernels'])}; longer loops: {result['longer']}, "
              f"by more than 10 %: {result['longer_by_tenth']}."]
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build")
    parser.add_argument("--python", required=True)
    parser.add_argument("--target", default="sm_100a")
    parser.add_argument("--ptxas")
    others = parser.add_mutually_exclusive_group()
    others.add_argument("--scaled", action="store_true", help="products of scaled operands instead of the corpus's kernels")
    others.add_argument("--ragged", action="store_true", help="products whose rows begin anywhere instead of the corpus's kernels")
    parser.add_argument("--kernels", default="", help="only those whose name has this (a regular expression)")
    parser.add_argument("-o", "--output")
    arguments = parser.parse_args()
    ptxas = arguments.ptxas or run(arguments.python, "-c", PTXAS).strip()
    capability = re.sub(r"\D", "", arguments.target)
    env = dict(os.environ, KILN_PTXAS=ptxas, TRITON_PTXAS_PATH=ptxas, TRITON_PTXAS_BLACKWELL_PATH=ptxas)
    rows, version = [], ""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as made:
        make = scaled_kernels if arguments.scaled else ragged_kernels if arguments.ragged else None
        sources = make(arguments.python, capability, made, env) if make else kernels()
        for name, path, warps, stages in sources:
            if not re.search(arguments.kernels, name):
                continue
            ours, theirs = os.path.join(folder, "kiln.cubin"), os.path.join(folder, "triton.cubin")
            run(f"{arguments.build}/bin/kiln", "compile", path, "--target", arguments.target, "--num-warps", warps, "--num-stages",
                stages, "--emit", "obj", "-o", ours, env=env)
            said = json.loads(run(arguments.python, "-W", "ignore", "-c", TRITON, path, capability, warps, stages, theirs,
                                  env=env).splitlines()[-1])
            version = said["triton"]
            taken = columns(arguments.build, path, arguments.target, warps, stages)
            rows.append({"name": name, "warps": int(warps), "stages": int(stages),
                         "kiln": dict(figures(arguments.build, ours), columns=taken),
                         "triton": dict(figures(arguments.build, theirs), columns=said["columns"])})
            print(name, rows[-1]["kiln"], rows[-1]["triton"], file=sys.stderr)
    if not rows:
        sys.exit(f"no dot kernel has a name with '{arguments.kernels}'")
    ratios = {what: [r["kiln"][what] / r["triton"][what] for r in rows] for what in ("registers", "loop")}
    chosen, of = ((" --scaled", "scaled products") if arguments.scaled else (" --ragged", "ragged products") if arguments.ragged else
                  ("", "the corpus's dot kernels"))
    result = {
        "command": f"perf/dot_loops.py build --python PYTHON --target {arguments.target}{chosen}", "of": of, "target": arguments.target, "triton": version,
        "ptxas": re.search(r"V[\d.]+", run(ptxas, "--version"))[0].replace("V", "ptxas "),
        "registers": mean(ratios["registers"]), "loop": mean(ratios["loop"]),
        "more_registers": sum(r > 1 for r in ratios["registers"]), "longer": sum(r > 1 for r in ratios["loop"]),
        "longer_by_tenth": sum(r > 1.1 for r in ratios["loop"]), "kernels": rows}
    if arguments.output:
        with open(arguments.output + ".json", "w") as file:
            json.dump(result, file, indent=1)
            file.write("\n")
        with open(arguments.output + ".md", "w") as file:
            file.write(table(result))
    print(table(result))


if __name__ == "__main__":
    main()
