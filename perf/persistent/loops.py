"""Registers, columns of tensor memory and loops of persistent matrix products for sm_100a, lowered by Kiln with one accumulator and, with
warp specialization, with two, beside Triton's loops over tiles, from the finished cubins; no GPU is needed.

    loops.py BUILD --python TRITON_PYTHON [--target sm_100a] [-o perf/results/cpu-DATE-persistent-loops-sm_100a]
TRITON_PYTHON is the interpreter of an environment with Triton 3.9, whose ptxas assembles all. Loops are as `kiln inspect` finds them: the
innermost with matrix instructions, the one over tiles around it, and those of warps without any, the one with most instructions first.
"""
import argparse
import json
import os
import re
import subprocess
import sys
import tempfile

here = os.path.dirname(os.path.abspath(__file__))
SHAPES = [("f16", "fp16", 128, 128, 64, 4), ("f16", "fp16", 128, 256, 64, 8), ("bf16", "bf16", 128, 128, 64, 4),
          ("bf16", "bf16", 128, 256, 64, 8), ("e4m3", "fp8e4nv", 128, 128, 128, 4), ("e4m3", "fp8e4nv", 128, 256, 128, 8)]

TRITON = """
import json, os, sys, triton
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource
sys.path.insert(0, sys.argv[1])
import kernels
folder, capability, shapes = sys.argv[2], int(sys.argv[3]), json.loads(sys.argv[4])
said = {}
for name, element, m, n, k, warps in shapes:
    sizes = {"BLOCK_M": m, "BLOCK_N": n, "BLOCK_K": k}
    by = {"a_desc": f"tensordesc<{element}[{m},{k}]>", "b_desc": f"tensordesc<{element}[{n},{k}]>", "c_desc": f"tensordesc<fp16[{m},{n}]>"}
    by.update(dict.fromkeys(("M", "N", "K"), "i32"))

    def made(function, signature, constants, attrs={}):
        source = ASTSource(function, dict(signature, **dict.fromkeys(constants, "constexpr")), constants, attrs)
        return triton.compile(source, target=GPUTarget("cuda", capability, 32), options={"num_warps": warps, "num_stages": 3})

    file = os.path.join(folder, f"{name}_{m}x{n}x{k}_")
    open(file + "descriptors.ttir", "w").write(made(kernels.tile, by, sizes).asm["ttir"])
    pointers = {"a_ptr": "*" + element, "b_ptr": "*" + element, "c_ptr": "*fp16"}
    pointers.update(dict.fromkeys(("M", "N", "K", "stride_a", "stride_b", "stride_c"), "i32"))
    aligned = {(i,): [["tt.divisibility", 16]] for i in range(len(pointers))}
    open(file + "pointers.ttir", "w").write(made(kernels.by_pointers, pointers, sizes, aligned).asm["ttir"])
    for flatten in (False, True):
        for specialize in (False, True):
            how = "flatten " * flatten + "specialized" * specialize
            done = made(kernels.tiles, by, dict(sizes, BLOCKS=148, FLATTEN=flatten, SPECIALIZE=specialize))
            cubin = file + how.replace(" ", "_") + ".cubin"
            open(cubin, "wb").write(done.asm["cubin"])
            said[f"{name}_{m}x{n}x{k} {how}"] = [cubin, done.metadata.tmem_size, done.metadata.shared]
print(json.dumps({"triton": triton.__version__, "made": said}))
"""
PTXAS = "import os, triton; print(os.path.join(os.path.dirname(triton.__file__), 'backends/nvidia/bin/ptxas-blackwell'))"


def run(*command, env=None):
    done = subprocess.run(command, capture_output=True, text=True, env=env)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)}\n{done.stderr[-2000:]}")
    return done.stdout


def figures(build, cubin):
    kernel = json.loads(run(f"{build}/bin/kiln", "inspect", cubin, "--format", "json"))["kernels"][0]
    loops = {loop["loop"]: loop for loop in kernel["loops"]}
    parents = {loop["parent"] for loop in loops.values() if loop["matrix"]}
    inner = max((loop for loop in loops.values() if loop["matrix"] and loop["loop"] not in parents), key=lambda loop: loop["matrix"])
    around = loops.get(inner["parent"])
    # Loops that only poll, or store zeros, have fewer.
    least = 20
    others = sorted((loop["instructions"] for loop in loops.values()
                     if loop["parent"] is None and not loop["matrix"] and loop["instructions"] > least), reverse=True)
    count = lambda pattern: sum(bool(re.match(pattern, i["text"])) for i in kernel["instructions"])
    return {"registers": kernel["resources"]["registers"], "spill_stores": count("STL"), "spill_loads": count("LDL"),
            "instructions": len(kernel["instructions"]), "loop": inner["instructions"], "matrix": inner["matrix"],
            "tiles": around and around["instructions"], "others": others}


def compiled(build, source, folder, target, warps, options, env):
    arguments = [f"{build}/bin/kiln", "compile", source, "--target", target, "--num-warps", str(warps), "--num-stages", "3",
                 "--persistent", "on", "--tensor-maps", "on", *options]
    cubin = os.path.join(folder, "kiln.cubin")
    run(*arguments, "--emit", "obj", "-o", cubin, env=env)
    text = run(*arguments, "--emit", "asm", "-o", "-", env=env)
    columns = re.search(r"tcgen05\.alloc\S* \[[^]]*\], (\d+);", text)
    return dict(figures(build, cubin), columns=int(columns[1]) if columns else 0)


def row(name, how, figures):
    return (f"| {name} | {how} | {figures['registers']} | {figures['spill_stores']}/{figures['spill_loads']} | {figures['columns']} | "
            f"{figures['instructions']} | {figures['loop']} ({figures['matrix']}) | {figures['tiles'] or '-'} | "
            f"{', '.join(map(str, figures['others'])) or '-'} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build")
    parser.add_argument("--python", required=True)
    parser.add_argument("--target", default="sm_100a")
    parser.add_argument("-o", "--output")
    arguments = parser.parse_args()
    ptxas = run(arguments.python, "-c", PTXAS).strip()
    env = dict(os.environ, KILN_PTXAS=ptxas, TRITON_PTXAS_PATH=ptxas, TRITON_PTXAS_BLACKWELL_PATH=ptxas)
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        said = json.loads(run(arguments.python, "-W", "ignore", "-c", TRITON, here, folder, re.sub(r"\D", "", arguments.target),
                              json.dumps(SHAPES), env=env).splitlines()[-1])
        for name, _, m, n, k, warps in SHAPES:
            shape = f"{name}_{m}x{n}x{k}"
            for source in ("descriptors", "pointers"):
                for how, options in (("one accumulator", []), ("specialized", ["--warp-specialize", "on"])):
                    file = os.path.join(folder, f"{shape}_{source}.ttir")
                    found = compiled(arguments.build, file, folder, arguments.target, warps, options, env)
                    rows.append({"name": shape, "how": f"Kiln, {source}, {how}", **found})
            for what, (cubin, columns, _) in said["made"].items():
                if what.split()[0] == shape:
                    how = ", ".join(["Triton"] + what.split()[1:])
                    rows.append({"name": shape, "how": how, **figures(arguments.build, cubin), "columns": columns})
            print(shape, file=sys.stderr)
    version = re.search(r"V[\d.]+", run(ptxas, "--version"))[0].replace("V", "ptxas ")
    result = {"target": arguments.target, "triton": said["triton"], "ptxas": version, "kernels": rows}
    text = "\n".join([
        f"# {arguments.target}: persistent matrix products, Kiln's lowering and Triton {said['triton']}'s, {version}", "",
        f"Made by `perf/persistent/loops.py build --python PYTHON --target {arguments.target}`. Loop: instructions (matrix instructions) of the innermost",
        "with matrix instructions; tiles: of the loop over tiles around it; other loops: of warps that do not begin dots. Registers of specialized",
        "kernels are those that a thread is launched with.", "",
        "| product | how | registers | spills | columns | instructions | loop | tiles | other loops |", "|---|---|---|---|---|---|---|---|---|",
        *(row(r["name"], r["how"], r) for r in rows)]) + "\n"
    if arguments.output:
        with open(arguments.output + ".json", "w") as file:
            json.dump(result, file, indent=1)
            file.write("\n")
        with open(arguments.output + ".md", "w") as file:
            file.write(text)
    print(text)


if __name__ == "__main__":
    main()
