#!/usr/bin/env python3
"""What becomes of rematerializations when the finished machine code decides, over the corpus.

    perf/remat_outcomes.py build/ [-o perf/results/NAME] [--kernels REGEX]

Every kernel is compiled by `kiln compile` without any, with all of them kept (`keep=always`), and with all of them evaluated, which is
the default. A figure is the sum over the kernels in which one of them changes something."""
import argparse
import concurrent.futures
import json
import math
import os
import re
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
CORPUS = os.path.join(HERE, "..", "test", "corpus")
REMATS = ["address", "never-killed", "induction-variable"]
DIRECTIVES = {"none": "", "all": "; ".join(remat + "(keep=always)" for remat in REMATS), "judged": "; ".join(REMATS)}
POINTS = {"sm_90a, 96 registers": ("sm_90a", "kernel.ll", 96), "sm_90a": ("sm_90a", "kernel.ll", 0),
          "gfx942, `--max-regs 128`": ("gfx942", "gfx942/kernel.ll", 128), "gfx942": ("gfx942", "gfx942/kernel.ll", 0)}


def measure(build, kernel, point):
    """The three builds; nothing where ptxas cannot make one in so few registers."""
    target, file, cap = POINTS[point]
    row = {}
    for name, remats in DIRECTIVES.items():
        line = [f"{build}/bin/kiln", "compile", os.path.join(CORPUS, kernel, file), "--target", target, "--emit", "report", "--format",
                "json", *(["--remat", remats] if remats else []), *(["--max-regs", str(cap)] if cap else [])]
        done = subprocess.run(line, capture_output=True, text=True)
        if cap and "Insufficient registers" in done.stderr:
            return None
        if done.returncode:
            raise SystemExit(f"{kernel}, {point}, {name}\n{done.stderr}")
        report = json.loads(done.stdout)["kernels"][0]
        row[name] = {"registers": report["registers"], "warps": report["occupancy"]["warps_per_unit"] if report["occupancy"] else 0,
                     "spills": (report["spill_store_bytes"] or 0) + (report["spill_load_bytes"] or 0)}
    row["outcomes"] = [{key: one[key] for key in ("remat", "outcome", "reason", "relative_time")} for one in report["remat_outcomes"]]
    return row


def acting(row):
    return any(one["outcome"] in ("kept", "taken_back") for one in row["outcomes"])


def relative(row):
    """Modelled time of what is kept over that of all: each that goes, goes from what the one before it left."""
    gone = [one["relative_time"] for one in row["outcomes"]
            if one["outcome"] == "taken_back" and one["relative_time"]]
    return math.prod(1 / time for time in gone)


def table(results):
    lines = ["| | kernels | kept | taken back | registers: none, all, judged | spilled bytes | resident warps | simulated time, judged over all |",
             "|---|---:|---:|---:|---|---|---|---:|"]
    for point, rows in results.items():
        some = [row for row in rows.values() if acting(row)]
        count = lambda outcome: sum(one["outcome"] == outcome for row in some for one in row["outcomes"])
        sums = [", ".join(f"{sum(row[directive][figure] for row in some):,}" for directive in DIRECTIVES) for figure in ("registers", "spills", "warps")]
        mean = math.exp(sum(math.log(relative(row)) for row in some) / len(some)) if some else 1
        lines.append(f"| {point} | {len(some)} of {len(rows)} | {count('kept')} | {count('taken_back')} | {' | '.join(sums)} | {mean:.3f} |")
    lines += ["", "| | " + " | ".join(f"`{remat}`" for remat in REMATS) + " |", "|---|" + "---:|" * len(REMATS)]
    for point, rows in results.items():
        of = lambda remat, outcome: sum(v["remat"] == remat and v["outcome"] == outcome for row in rows.values() for v in row["outcomes"])
        lines.append(f"| {point}: kept, taken back | " + " | ".join(f"{of(remat, 'kept')}, {of(remat, 'taken_back')}" for remat in REMATS) + " |")
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build")
    parser.add_argument("-o", "--output")
    parser.add_argument("--kernels", default="")
    options = parser.parse_args()
    kernels = sorted(name for name in os.listdir(CORPUS) if os.path.isdir(os.path.join(CORPUS, name)) and re.search(options.kernels, name))
    results = {}
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for point, (_, file, _) in POINTS.items():
            there = [kernel for kernel in kernels if os.path.exists(os.path.join(CORPUS, kernel, file))]
            rows = zip(there, pool.map(lambda kernel: measure(options.build, kernel, point), there))
            results[point] = {kernel: row for kernel, row in rows if row}
    print(table(results))
    if options.output:
        with open(options.output + ".json", "w") as out:
            json.dump({"version": 1, "remats": REMATS, "results": results}, out, indent=1, sort_keys=True)
            out.write("\n")
        with open(options.output + ".md", "w") as out:
            out.write("# Rematerializations judged by the finished machine code, ptxas 13.0 and LLVM 22\n\nMade by `perf/remat_outcomes.py`: all "
                      f"{len(REMATS)} given at once. Sums over the kernels in which one of them changes something; simulated time is a geometric "
                      "mean.\n\n" + table(results))


if __name__ == "__main__":
    main()
