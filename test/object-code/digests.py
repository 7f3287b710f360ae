#!/usr/bin/env python3
"""Digests of what Kiln makes of the corpus under every strategy, rematerialization and policy, and of its own lowering of
every kernel in every lowering variant, to show that a change of its structure changed no machine code.

    test/object-code/digests.py build/bin/kiln                     compare with digests.txt, list what differs, exit 2
    test/object-code/digests.py build/bin/kiln --write digests.txt write a new list
    test/object-code/digests.py build/bin/kiln --kernels rope      these kernels alone

A row is `target kernel input directives digest`. The digest is of the assembly without its comments, which the object code
follows from, and for the rows named `obj` of the cubin or hsaco itself. A directive that does not apply to the kernel has the digest of
the word `refused`. The first line names the versions of LLVM and ptxas that the rows hold for; under others nothing is compared,
and the exit code is 3."""
import argparse
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
CORPUS = HERE.parent / "corpus"
TARGETS = {"sm_90a": "kernel.ll", "gfx942": "gfx942/kernel.ll"}
# The kernels that are compiled from LLVM IR under every directive; own lowering is of all.
UNDER_EVERY_DIRECTIVE = ["argmax", "attention_d128", "attention_d64_causal", "cross_entropy", "cumsum", "dropout", "fp8_matmul",
                     "grouped_gemm", "int4_matmul", "layernorm_bwd_dx", "layernorm_fwd", "linear_recurrence",
                     "matmul_128x128", "matmul_128x256", "matmul_64x128_ragged", "matmul_postop_add", "paged_decode", "rope",
                     "softmax", "swiglu", "vector_add"]
LOWERED_FOR = ["sm_80", "sm_90a", "sm_100a", "gfx90a", "gfx942", "gfx1100"]
# Lowering variants of kernels with dots, by the name that a row has; what a target lacks is left out.
VARIANTS = {
    "sm_90a": {
        "tensor-maps": ["--tensor-maps", "on"],
        "tensor-maps,persistent": ["--tensor-maps", "on", "--persistent", "on"],
        "tensor-maps,warp-specialize": ["--tensor-maps", "on", "--warp-specialize", "on"],
        "tensor-maps,overlap-iterations": ["--tensor-maps", "on", "--overlap-iterations", "on"],
        "overlap-iterations": ["--overlap-iterations", "on"],
        "extra-stages": ["--extra-stages", "1"],
    },
    "gfx942": {"ping-pong": ["--ping-pong", "on"], "no-ping-pong": ["--ping-pong", "off"]},
}
# Further spellings: parameters that change what is done. The rest are defaults.
SPELLINGS = ["pressure(max_regs=96)", "latency(max_regs=128)", "load-early(distance_shared=48)", "llvm(scheduler=ilpmax)",
             "llvm(scheduler=converge, direction=topdown)", "subtree-ilp(prefer=min)", "anneal(budget=2000)",
             "min-spill(moves=2000)"]
# Lines of assembly that are a comment and nothing else.
COMMENT = re.compile(rb"^[ \t]*(//|;).*\n", re.M)
# Searches over the others; needs a file; take minutes at their default budgets.
LEFT_OUT = {"auto", "adaptive", "replay", "anneal", "min-spill"}


def directives(kiln):
    catalogue = json.loads(subprocess.run([kiln, "strategies", "--format", "json"], capture_output=True, text=True,
                                          check=True).stdout)
    for entry in catalogue["strategies"]:
        if entry["name"] not in LEFT_OUT:
            yield ["--sched-strategy", entry["name"]]
    for spelling in SPELLINGS:
        yield ["--sched-strategy", spelling]
    for entry in catalogue["policies"]:
        if all(parameter["default"] is not None for parameter in entry["parameters"]):
            yield ["--sched-strategy", entry["name"]]
        for parameter in entry["parameters"]:
            for choice in parameter["choices"] or (["true", "false"] if parameter["type"] == "bool" else []):
                yield ["--sched-strategy", f"{entry['name']}({parameter['name']}={choice})"]
    for entry in catalogue["remat"]:
        yield ["--remat", entry["name"]]
        yield ["--remat", entry["name"], "--max-regs", "96"]
        yield ["--sched-strategy", "latency", "--remat", entry["name"], "--max-regs", "64"]


def versions(kiln):
    llvm = re.search(r"LLVM ([\d.]+)", subprocess.run([kiln, "--version"], capture_output=True, text=True).stdout).group(1)
    ptxas = os.environ.get("KILN_PTXAS", str(pathlib.Path(kiln).parents[1] / "tools/bin/ptxas"))
    text = subprocess.run([ptxas, "--version"], capture_output=True, text=True).stdout
    return f"LLVM {llvm}, ptxas " + re.search(r"V([\d.]+)", text).group(1)


def rows(kiln, kernels):
    """Each as (target, kernel, file, the row's words, the command's words, stage)."""
    every = list(directives(kiln))
    for folder in sorted(CORPUS.iterdir()):
        if not folder.is_dir() or (kernels and folder.name not in kernels):
            continue
        if folder.name in UNDER_EVERY_DIRECTIVE:
            for target, name in TARGETS.items():
                for directive in every:
                    # What a rematerialization makes, not whether it pays.
                    asked = [word + "(keep=always)" if before == "--remat" else word for before, word in zip(["", *directive], directive)]
                    yield target, folder.name, name, " ".join(directive), asked, "asm"
                latency = ["--sched-strategy", "latency"]
                yield target, folder.name, name, " ".join(latency), latency, "obj"
        meta = json.loads((folder / "meta.json").read_text())
        shape = ["--num-warps", str(meta["num_warps"]), "--num-stages", str(meta["num_stages"])]
        for target in LOWERED_FOR:
            yield target, folder.name, "kernel.ttir", "plain", shape, "asm"
        if "tt.dot " in (folder / "kernel.ttir").read_text():
            for target, variants in VARIANTS.items():
                for name, words in variants.items():
                    yield target, folder.name, "kernel.ttir", name, shape + words, "asm"


def digest(kiln, row):
    target, kernel, file, name, words, stage = row
    with tempfile.TemporaryDirectory() as scratch:
        out = pathlib.Path(scratch) / "out"
        done = subprocess.run([kiln, "compile", file, "--target", target, *words, "--emit", stage, "-o", str(out)],
                              cwd=CORPUS / kernel, capture_output=True)
        assert done.returncode in (0, 1), (row, done.stderr)
        content = out.read_bytes() if done.returncode == 0 else b"refused"
        if stage == "asm":
            content = COMMENT.sub(b"", content)
    return f"{target} {kernel} {file} {stage} {name} {hashlib.sha256(content).hexdigest()[:16]}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kiln")
    parser.add_argument("--write", metavar="FILE")
    parser.add_argument("--kernels", nargs="*", default=[])
    options = parser.parse_args()
    kiln = str(pathlib.Path(options.kiln).resolve())
    header = versions(kiln)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(lambda row: digest(kiln, row), rows(kiln, options.kernels)))
    if options.write:
        pathlib.Path(options.write).write_text("\n".join([header, *found]) + "\n")
        return 0
    committed = (HERE / "digests.txt").read_text().splitlines()
    if committed[0] != header:
        print(f"digests.txt holds for {committed[0]}, not for {header}")
        return 3
    known = {line.rsplit(" ", 1)[0]: line for line in committed[1:]}
    different = [line for line in found if known.get(line.rsplit(" ", 1)[0]) != line]
    print("\n".join(different + [f"{len(found)} compiled, {len(different)} differ from digests.txt"]))
    return 2 if different else 0


if __name__ == "__main__":
    sys.exit(main())
