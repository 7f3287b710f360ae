"""What `auto` takes of its own list, where every candidate of it was raced: by the list (the race's ranking alone, and with neighbours of the best) and by
the margin that a candidate has to be simulated faster than `source`.

    candidate_choice.py RESULT.json -o NAME.md

RESULT is of race.py, from a pack that was made with --tried, or of ../packages/race_candidates.py. Figures are Triton's time over a build's. The best of a
list is the best measured once, which flatters it; where the race has a second pass, the choices of `auto` are measured afresh there (`again`).
"""
import argparse
import json
import math
import os
import pathlib
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from evidence import geomean  # noqa: E402

#: The part of a budget that the ranking fills before neighbours are tried: kNeighbourShare in tools/auto/Auto.cpp.
RANKED = 3 / 4
MARGINS = (0.0, 0.03, 0.05, 0.08)


def lists_of(result):
    """{title: {kernel: [(number, simulated time over `source`'s, measured gain)]}} and {title: candidates from the ranking}."""
    if isinstance(result["kernels"], list):  # race_candidates.py
        rows = {row["key"]: [(one["number"], one["simulated"], one["gain"]) for one in row["builds"] if "gain" in one] for row in result["kernels"]}
        title = f"auto(budget={result['budget']})"
        return {title: {name: row for name, row in rows.items() if row}}, {title: result["budget"] * RANKED}
    lists, ranked = {}, {}
    for kernel, row in result["kernels"].items():
        gains = {name: one["first"]["ratio"] for one in row["variants"].values() if "first" in one and one["ok"] for name in one["names"]}
        for label, simulated in row["simulated"].items():
            title = label.partition("/")[2].replace(", seconds=0", "").replace("seconds=0", "")
            lists.setdefault(title, {})[kernel] = [(number, time, gains[name]) for name, (number, time) in simulated.items() if name in gains]
            budget = int(title.partition("budget=")[2].partition(")")[0] or 32)
            ranked[title] = budget - budget // 4
    return lists, ranked


def taken(row, margin):
    """The candidate with the least simulated time, if it has so much less than `source`."""
    source, best = next(one for one in row if one[0] == 0), min(row, key=lambda one: one[1])
    return best if math.log(source[1] / best[1]) > margin else source


def table(title, kernels, ranked):
    lines = [f"## `{title}`, {len(kernels)} kernels", "", "| list | margin | geometric mean | least | below 0.98 | below 0.95 | over source: least | below 0.98 |",
             "|---|---|---|---|---|---|---|---|"]

    def line(name, margin, found):
        gains = [one[2] for one in found.values()]
        over = [one[2] / next(two[2] for two in kernels[kernel] if two[0] == 0) for kernel, one in found.items()]
        lines.append(f"| {name} | {margin} | {geomean(gains):.4f} | {min(gains):.3f} | {sum(g < 0.98 for g in gains)} | {sum(g < 0.95 for g in gains)} | "
                     f"{min(over):.3f} | {sum(g < 0.98 for g in over)} |")

    line("`source` alone", "", {kernel: taken(row, math.inf) for kernel, row in kernels.items()})
    for name, most in ((f"ranking, {ranked:.0f}", ranked), ("and neighbours", math.inf)):
        rows = {kernel: [one for one in row if one[0] < most] for kernel, row in kernels.items()}
        for margin in MARGINS:
            line(name, margin, {kernel: taken(row, margin) for kernel, row in rows.items()})
        line(f"{name}: the best", "", {kernel: max(row, key=lambda one: one[2]) for kernel, row in rows.items()})
    return lines


def again(result):
    """What was measured a second time."""
    if isinstance(result["kernels"], list):
        return []
    lines = ["", "Second pass, the winners of the first measured afresh:", ""]
    for family in ("auto", "auto, noalias", "maxnreg", "named"):
        ratios = {name: row["chosen"][family]["ratio"] for name, row in result["kernels"].items() if family in row["chosen"]}
        if ratios:
            low = sorted((ratio, name) for name, ratio in ratios.items() if ratio < 0.98)
            lines.append(f"- `{family}`: {geomean(ratios.values()):.4f} of {len(ratios)}, least {min(ratios.values()):.3f}, below 0.98: "
                         + (", ".join(f"{name} {ratio:.3f}" for ratio, name in low) or "none"))
    return lines


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("result", type=pathlib.Path)
    parser.add_argument("-o", "--output", type=pathlib.Path, required=True)
    opt = parser.parse_args()
    result = json.loads(opt.result.read_text())
    lists, ranked = lists_of(result)
    if not lists:
        parser.error(f"{opt.result}: no kernel has candidates with simulated times")
    machine = result.get("machine", result)
    gpu = machine["gpu"] if isinstance(machine["gpu"], str) else machine["gpu"][0]
    lines = [f"# {gpu}, {machine['date']}: what `auto` takes of the candidates that it compiles", "",
             f"From `{opt.result.name}`, by `perf/race/candidate_choice.py`. Triton's time over the build's; simulated with the launch known."]
    for title, kernels in lists.items():
        lines += ["", *table(title, kernels, ranked[title])]
    opt.output.write_text("\n".join([*lines, *again(result)]) + "\n")
    print(opt.output.read_text())


if __name__ == "__main__":
    main()
