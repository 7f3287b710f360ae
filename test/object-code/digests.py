#!/usr/bin/env python3
"""Digests of what Kiln makes of the corpus under every strategy, rematerialization and policy, to show that a change of
its structure changed no machine code.

    test/object-code/digests.py build/bin/kiln                     compare with digests.txt, list what differs, exit 2
    test/object-code/digests.py build/bin/kiln --write digests.txt write a new list
    test/object-code/digests.py build/bin/kiln --kernels rope      these kernels alone

A row is `target kernel input orders digest`. The digest is of the assembly, which the object code follows from, and for
the rows named `obj` of the cubin or hsaco itself. An order that does not apply to the kernel has the digest of
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
# Further spellings: parameters that change what is done. The rest are defaults.
SPELLINGS = ["pressure(max_regs=96)", "latency(max_regs=128)", "load-early(distance_shared=48)", "llvm(scheduler=ilpmax)",
             "llvm(scheduler=converge, direction=topdown)", "subtree-ilp(prefer=min)", "anneal(budget=2000)",
             "min-spill(moves=2000)"]
# A search over the others; needs a file; take minutes at their default budgets.
LEFT_OUT = {"auto", "replay", "anneal", "min-spill"}


def orders(kiln):
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
    every = list(orders(kiln))
    for folder in sorted(CORPUS.iterdir()):
        if not folder.is_dir() or (kernels and folder.name not in kernels):
            continue
        for target, name in TARGETS.items():
            for order in every:
                yield target, folder.name, name, order, "asm"
            yield target, folder.name, name, ["--sched-strategy", "latency"], "obj"
        for target in ["sm_80", "sm_90a", "sm_100a", "gfx90a", "gfx942", "gfx1100"]:
            yield target, folder.name, "kernel.ttir", ["--sched-strategy", "latency"], "asm"


def digest(kiln, row):
    target, kernel, file, order, stage = row
    # What a rematerialization makes, not whether it pays.
    asked = [word + "(keep=always)" if before == "--remat" else word for before, word in zip(["", *order], order)]
    with tempfile.TemporaryDirectory() as scratch:
        out = pathlib.Path(scratch) / "out"
        done = subprocess.run([kiln, "compile", file, "--target", target, *asked, "--emit", stage, "-o", str(out)],
                              cwd=CORPUS / kernel, capture_output=True)
        assert done.returncode in (0, 1), (row, done.stderr)
        content = out.read_bytes() if done.returncode == 0 else b"refused"
    return f"{target} {kernel} {file} {stage} {' '.join(order)} {hashlib.sha256(content).hexdigest()[:16]}"


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
