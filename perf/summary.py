#!/usr/bin/env python3
"""The table of results in README.md, from the committed data.

    python3 perf/summary.py            print it
    python3 perf/summary.py --check    exit 2 where README.md has another one

A row is a set of kernels under one choice: the geometric mean of Triton's time over Kiln's, the interval that holds nine of
ten bootstrap samples of the kernels (seed 1, 4,000 samples), the least, and how many kernels are below 0.98."""
import argparse
import json
import math
import pathlib
import random
import sys

HERE = pathlib.Path(__file__).resolve().parent
README = HERE.parent / "README.md"
RACE = "h200-2026-11-29-auto.json"
LOWERING = "h100-2026-11-27-own.json"
#: Every candidate of `auto`, which had no part in any choice.
PACKAGES = "h200-2026-11-29-packages-candidates.json"
#: Of own lowering, which has been improved on these packages' kernels since.
PACKAGES_TILE = "h100-2026-11-27-lowering.jsonl"
#: Of packages that nothing had been changed for; torchnorm's backward kernels were, after a first run.
UNSEEN = "h100-2026-11-27-unseen-packages.json"
INDUCTOR = "h100-2026-11-27-inductor.json"
SLOWER = 0.98
#: How much less simulated time a candidate needs to be taken, a logarithm: kSimulatorError in tools/auto/AutoChoice.h.
MARGIN = 0.05


def of_race(column):
    kernels = json.loads((HERE / "results" / RACE).read_text())["kernels"]
    return [kernel["chosen"][column]["ratio"] for kernel in kernels.values()]


def of_lowering(variant):
    """Of Kiln's own lowering; the first pass of the race, since its second has the fastest variants alone."""
    kernels = json.loads((HERE / "results" / LOWERING).read_text())["kernels"]
    measured = [build for kernel in kernels.values() for build in kernel["variants"].values() if variant in build["names"]]
    return [build["first"]["ratio"] for build in measured]


def of_candidates():
    """What `auto` takes of its candidates on packages' kernels."""
    taken = []
    for kernel in json.loads((HERE / "results" / PACKAGES).read_text())["kernels"]:
        raced = [build for build in kernel["builds"] if "gain" in build]
        if raced:
            best = min(raced, key=lambda build: build["simulated"])
            taken.append((best if -math.log(best["simulated"]) > MARGIN else raced[0])["gain"])
    return taken


def of_packages(variant, file=PACKAGES_TILE):
    rows = [json.loads(line) for line in (HERE / "results" / file).read_text().splitlines()]
    return [row["ratio"] for row in rows if row["variant"] == variant and row.get("ratio")]


def of_survey(build, file=UNSEEN):
    kernels = json.loads((HERE / "results" / file).read_text())["kernels"]
    return [row["builds"][build]["ratio"] for row in kernels if row["builds"].get(build, {}).get("ratio")]


def of_inductor(variant, file=INDUCTOR):
    models = json.loads((HERE / "results" / file).read_text())["kernels"][variant].values()
    return [row["ratios"][-1] for rows in models for row in rows]


def geomean(ratios):
    return math.exp(sum(map(math.log, ratios)) / len(ratios))


def row(what, where, ratios):
    source = random.Random(1)
    samples = sorted(geomean(source.choices(ratios, k=len(ratios))) for _ in range(4000))
    slower = sum(ratio < SLOWER for ratio in ratios)
    return (f"| {what} | {where} | **{geomean(ratios):.3f}** ({samples[200]:.3f} to {samples[3799]:.3f}) | {min(ratios):.2f} "
            f"| {slower} of {len(ratios)} |")


def table():
    return ["| choice | kernels | Triton's time / Kiln's | least | below 0.98 |", "|---|---|---|---|---|",
            row("`auto`", "five public packages", of_candidates()),
            row("`backend=\"tile\"`", "liger-kernel, fla-core", of_packages("tile")),
            row("`backend=\"auto\"`", "liger-kernel, fla-core", of_packages("either")),
            row("`backend=\"tile\"`", "four packages timed after", of_survey("tile")),
            row("`backend=\"auto\"`", "TorchInductor's", of_inductor("either")),
            row("`backend=\"tile\"`", "our 63", of_lowering("ttir/source")),
            row("`auto`", "our 63", of_race("auto")),
            row("`auto(noalias=true)`", "our 63", of_race("auto, noalias")),
            row("best candidate, measured", "our 63", of_race("named")),
            row("best register cap alone", "our 63", of_race("maxnreg"))]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    if not parser.parse_args().check:
        print("\n".join(table()))
        return 0
    missing = [line for line in table() if line not in README.read_text().splitlines()]
    print("\n".join(["README.md lacks, of the committed results:", *missing] if missing else ["README.md has these results"]))
    return 2 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
