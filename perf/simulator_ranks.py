"""How well the simulator ranks builds of kernels whose times were measured, with their launch known and without.

    simulator_ranks.py BUILD FOLDER... [--kernels REGEX] [--half 0|1] [-v]

Each FOLDER is what `race/builds_again.py` or `packages/adaptive_builds.py` made: folders of kernels with binaries and `index.json`. A build whose
registers are not those that were measured is left out. Compared are builds within 20 % of the fastest, where these differ by 1.5 %: Spearman's
correlation, the share of pairs in the right order of those that differ by 2 %, what the modelled fastest loses against the measured one (regret),
and the slope of measured on predicted gains over the build that is first in the index. The simulator is asked twice: without
the launch that was measured (grid and integer arguments), and with it.
"""
import argparse
import concurrent.futures
import hashlib
import itertools
import json
import math
import os
import pathlib
import re
import statistics
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from ranks import correlation  # noqa: E402

#: Builds whose times are closer are alike.
NOISE = 0.02
UNKNOWN, KNOWN = MODELS = ("simulator, launch unknown", "simulator, launch known")


def said_of(build, folder, index, is_known):
    """What the simulator says of each file; whether it is told the launch."""
    launch = ""
    if is_known:
        grid = (index["grid"] + [1, 1])[:3]
        given = ":".join("-" if one is None else str(one) for one in index["arguments"])
        launch = f" {'x'.join(map(str, grid))} {given or '-'}"
    lines = "".join(f"{folder / row['file']} {row['threads']} {row['shared']}{launch}\n" for row in index["builds"])
    done = subprocess.run([f"{build}/bin/kiln-simulator-report"], input=lines, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"simulator_ranks.py: {folder}: {done.stderr.strip()}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def times_of(found):
    """Of each file the simulated cycles; None where its block cannot be launched."""
    return [one["simulated"] and one["simulated"]["whole"] for one in found]


def in_order(pairs):
    """The share of pairs of builds that the model has in the measured order, of those that differ; None: there are none. `pairs`: (gain, modelled
    time)."""
    apart = [(a, b) for a, b in itertools.combinations(pairs, 2) if abs(math.log(a[0] / b[0])) > NOISE]
    right = sum(0.5 if a[1] == b[1] else (a[0] > b[0]) == (a[1] < b[1]) for a, b in apart)
    return right / len(apart) if apart else None


def judge(build, folder, is_verbose):
    """(text, {model: (correlation, pairs in order, regret, [(predicted gain, measured gain)])}) of one kernel; an empty dictionary where too few builds can be
    compared."""
    index = json.loads((folder / "index.json").read_text())
    rows = index["builds"]
    found, text = {}, []
    for model in MODELS:
        said = said_of(build, folder, index, model == KNOWN)
        pairs = [(row["gain"], time, row, one) for row, one, time in zip(rows, said, times_of(said))
                 if time and row.get("registers", one["registers"]) == one["registers"]]
        best = max((pair[0] for pair in pairs), default=0)
        near = [pair for pair in pairs if pair[0] > 0.8 * best]
        if len(near) < 4 or best / min(pair[0] for pair in near) < 1.015:
            return "", {}
        first = pairs[0]
        gains = [(first[1] / time, gain / first[0]) for gain, time, _, _ in near[1:]]
        regret = 1 - min(pairs, key=lambda pair: pair[1])[0] / best
        found[model] = correlation([-pair[1] for pair in near], [pair[0] for pair in near]), in_order(near), regret, gains
        if is_verbose:
            for gain, time, row, one in sorted(pairs, key=lambda pair: -pair[0]):
                simulated = one["simulated"]
                stalls = " ".join(f"{name} {part:.2f}" for name, part in simulated["stalls"].items() if part > 0.04)
                busy = " ".join(f"{name} {part:.2f}" for name, part in simulated["busy"].items() if part > 0.2)
                text.append(f"    {gain:.3f} {time:12.0f} regs {one['registers']} spill {one['spill_bytes']} resident {simulated['resident']} path "
                            f"{simulated['path']}x{simulated['turns']} bw {simulated['bandwidth']:.2f} [{stalls}] [{busy}] {row['build']}")
            text.append("")
    line = f"{index['kernel'][-60:]:60}" + "".join(f"  {model} {rho:5.2f} regret {regret:.3f}" for model, (rho, _, regret, _) in found.items())
    return "\n".join([line, *text]), found


def slope(points):
    """Of measured on predicted logarithms of gains, through nothing."""
    logs = [(math.log(predicted), math.log(measured)) for predicted, measured in points]
    return sum(a * b for a, b in logs) / (sum(a * a for a, _ in logs) or 1)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("folders", type=pathlib.Path, nargs="+")
    parser.add_argument("--kernels", default="", help="regular expression on names of kernels, searched")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--half", choices=("0", "1"), help="every second family of kernels alone: one to look at while a model is changed, one to judge it")
    parser.add_argument("-v", "--verbose", action="store_true", help="what the simulator says of each build")
    opt = parser.parse_args()
    def family(name):
        return str(hashlib.sha256(name.rpartition(".")[0].encode() or name.encode()).digest()[0] % 2)

    files = sorted(file for folder in opt.folders for file in folder.glob("*/index.json"))
    named = [(file.parent, json.loads(file.read_text())["kernel"]) for file in files]
    kernels = [folder for folder, name in named if re.search(opt.kernels, name) and opt.half in (None, family(name))]
    judged = []
    with concurrent.futures.ThreadPoolExecutor(opt.jobs) as pool:
        for text, found in pool.map(lambda folder: judge(opt.build, folder, opt.verbose), kernels):
            if found:
                judged.append(found)
                print(text, flush=True)
    for model in MODELS if judged else ():
        rho, pairs, regret, gains = zip(*(found[model] for found in judged))
        tenth = sorted(rho)[len(rho) // 10]
        pairs = statistics.mean(one for one in pairs if one is not None)
        print(f"{model:25} {len(rho)} of {len(kernels)} kernels: correlation median {statistics.median(rho):.2f}, mean {statistics.mean(rho):.2f}, "
              f"lowest tenth {tenth:.2f}, {sum(one < 0.5 for one in rho)} below 0.5; pairs {pairs:.3f}; regret "
              f"{statistics.mean(regret):.4f}; "
              f"slope {slope([point for points in gains for point in points]):.2f}")


if __name__ == "__main__":
    main()
