"""What `auto` takes by the simulator, told the launch and not, of the builds that `builds_again.py --candidates` made, and what that was measured to be.

    simulated_choice.py BUILD FOLDER -o NAME

Writes NAME.json and NAME.md. No number of the rule is fitted to these kernels: for each margin (how much faster than `source` a build has to be
simulated to replace it) the geometric mean of Triton's time over the chosen build's, and what loses against `source`; tools/auto/AutoChoice.h has the
margin of `auto`.
"""
import argparse
import concurrent.futures
import datetime
import json
import math
import os
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
import simulator_ranks  # noqa: E402
from evidence import geomean  # noqa: E402

MARGINS = (0.0, 0.02, 0.05, 0.08, 0.12)


def read(build, folder):
    """(kernel, [(name, measured speed over Triton's, simulated time with the launch unknown, with it known)]) of one kernel; builds with other registers
    than raced are left out."""
    index = json.loads((folder / "index.json").read_text())
    unknown, known = (simulator_ranks.said_of(build, folder, index, is_known) for is_known in (False, True))
    times = zip(simulator_ranks.times_of(unknown), simulator_ranks.times_of(known))
    return index["kernel"], [(row["build"], row["gain"], *both) for row, one, both in zip(index["builds"], known, times)
                             if all(both) and one["registers"] == row["registers"]]


def chosen(rows, model, margin):
    """The build that a model takes."""
    source = next(row for row in rows if row[0] == "source")
    best = min(rows, key=lambda row: row[model])
    return best if math.log(source[model] / best[model]) >= margin else source


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("-o", "--output", required=True)
    opt = parser.parse_args()
    folders = sorted(file.parent for file in opt.folder.glob("*/index.json"))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        kernels = {name: rows for name, rows in pool.map(lambda folder: read(opt.build, folder), folders) if any(row[0] == "source" for row in rows)}
    if not kernels:
        parser.error(f"{opt.folder} has no kernel with a build under `source`")
    sources = {name: next(row for row in rows if row[0] == "source") for name, rows in kernels.items()}
    lines = [f"# What `auto` takes by the simulator, of {sum(map(len, kernels.values()))} builds of {len(kernels)} kernels raced on one H200", "",
             f"Triton's time over the build's: `source` {geomean(row[1] for row in sources.values()):.4f}, the best measured "
             f"{geomean(max(row[1] for row in rows) for rows in kernels.values()):.4f}. Made by `perf/race/simulated_choice.py`.", "",
             "| model | margin | geometric mean | least over source | below 0.98 of source |", "|---|---|---|---|---|"]
    found = []
    for model, title in enumerate(simulator_ranks.MODELS, 2):
        for margin in MARGINS:
            takes = {name: chosen(rows, model, margin) for name, rows in kernels.items()}
            over = [row[1] / sources[name][1] for name, row in takes.items()]
            found.append({"model": title, "margin": margin, "geomean": geomean(row[1] for row in takes.values()), "least": min(over),
                          "below": sum(one < 0.98 for one in over), "chosen": {name: [row[0], row[1]] for name, row in takes.items()}})
            lines.append(f"| {title} | {margin} | {found[-1]['geomean']:.4f} | {min(over):.3f} | {found[-1]['below']} |")
    pathlib.Path(opt.output + ".md").write_text("\n".join(lines) + "\n")
    pathlib.Path(opt.output + ".json").write_text(json.dumps({"date": datetime.date.today().isoformat(), "choices": found}, indent=1) + "\n")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
