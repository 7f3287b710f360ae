"""Registers of Triton's own PTX and of Kiln's `source` from the same LLVM IR, by the same ptxas; no GPU is needed.

    parity.py BUILD [--kernels NAME...] [--json FILE]
Every kernel of test/corpus (Triton 3.6, sm_90a) goes through `kiln compile`; Triton's count is in its meta.json. The ptxas is
the one Kiln finds (KILN_PTXAS). Exit code 2 if a kernel uses more than it did when this was written (KNOWN)."""
import argparse
import concurrent.futures
import json
import pathlib
import subprocess
import sys
import tempfile

CORPUS = pathlib.Path(__file__).resolve().parent.parent / "test/corpus"
# Registers beyond Triton's, with the cause in results/parity-2026-11-22.md.
KNOWN = {"attention_d128": 2, "matmul_128x256": 3}


def registers(kiln, kernel, *directives):
    """Registers and bytes spilled of one kernel."""
    with tempfile.TemporaryDirectory() as scratch:
        out = pathlib.Path(scratch) / "k.json"
        subprocess.run([kiln, "compile", str(CORPUS / kernel / "kernel.ll"), "--target", "sm_90a", "--emit", "report",
                        "--format", "json", "-o", str(out), *directives], check=True)
        found = json.loads(out.read_text())["kernels"][0]
        return found["registers"], found["spill_store_bytes"]


def row(kiln, kernel):
    triton = json.loads((CORPUS / kernel / "meta.json").read_text())["n_regs"]
    source, spilled = registers(kiln, kernel)
    wide, _ = registers(kiln, kernel, "--sched-strategy", "short-shared-pointers(enable=false)")
    return {"kernel": kernel, "triton": triton, "source": source, "source_spilled": spilled, "wide_pointers": wide}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--kernels", nargs="*")
    parser.add_argument("--json", type=pathlib.Path)
    options = parser.parse_args()
    kernels = options.kernels or sorted(folder.name for folder in CORPUS.iterdir() if folder.is_dir())
    with concurrent.futures.ThreadPoolExecutor() as pool:
        rows = list(pool.map(lambda kernel: row(options.build / "bin/kiln", kernel), kernels))
    print("| kernel | Triton 3.6 | `source` | with 64-bit shared pointers |\n|---|---|---|---|")
    for found in rows:
        print(f"| {found['kernel']} | {found['triton']} | {found['source']} | {found['wide_pointers']} |")
    if options.json:
        options.json.write_text(json.dumps(rows, indent=1) + "\n")
    worse = [found["kernel"] for found in rows
             if found["source"] > found["triton"] + KNOWN.get(found["kernel"], 0) or found["source_spilled"]]
    if worse:
        print("more registers than known: " + ", ".join(worse), file=sys.stderr)
    return 2 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
