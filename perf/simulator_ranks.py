"""How well the simulator ranks the builds of a committed race, beside the static model: builds of it made again, without a GPU.

    simulator_ranks.py BUILD FOLDER [--race perf/results/h200-2026-11-25-strategies.json] [--kernels NAMES] [--builds 12] [--jobs 2]

FOLDER keeps the cubins. Of each kernel so many builds are taken, spread over the measured times, that are no slower than 0.7 of the fastest;
one whose registers are not those of the race is left out, since the compiler has changed. Compared are builds within 20 % of the fastest,
where these differ by 1.5 %: Spearman's correlation, and what the modelled fastest loses against the measured one (regret). The simulator
is asked twice: with the blocks that one of 132 SMs gets in the race's launch, and without.
"""
import argparse
import concurrent.futures
import json
import math
import os
import pathlib
import re
import statistics
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
CORPUS = HERE.parent / "test" / "corpus"
sys.path[:0] = [str(HERE), str(HERE / "triton"), str(HERE / "race")]
os.environ["KILN_CASES_DEVICE"] = "meta"
from committed import load  # noqa: E402
from evaluate_static_model import correlation  # noqa: E402

#: Iterations of the loop that does least at a time, for which times are compared.
ITERATIONS = 32
SMS = 132


def options_of(name):
    """The options of kiln compile of a variant's name in the race; None: it is not made from Triton's LLVM IR by directives alone."""
    kind, _, rest = name.partition("/")
    if kind != "llvm" or " + " in rest or rest.startswith("auto"):
        return None
    directive, at, registers = rest.partition(" @")
    return [f"--sched-strategy={directive}", *([f"--max-regs={registers}"] if at else [])]


def picked(variants, count):
    """[(measured ratio, name, variant)], spread over the ratios."""
    rows = []
    for variant in variants.values():
        names = [name for name in variant["names"] if options_of(name)]
        if names and variant.get("ok") and "first" in variant:
            rows.append((variant["first"]["ratio"], min(names, key=len), variant))
    rows = sorted(rows, key=lambda row: -row[0])
    rows = [row for row in rows if row[0] > 0.7 * rows[0][0]]
    return rows if len(rows) <= count else [rows[round(at * (len(rows) - 1) / (count - 1))] for at in range(count)]


def made(build, folder, kernel, name):
    """The cubin of a variant; None: it does not compile any more."""
    path = folder / kernel / (re.sub(r"\W+", "_", name)[:100] + ".cubin")
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        subprocess.run([f"{build}/bin/kiln", "compile", CORPUS / kernel / "kernel.ll", "--target=sm_90a", *options_of(name), "--emit=obj", "-o", path],
                       capture_output=True)
    return path if path.exists() else None


def modelled(build, rows, meta, share):
    """Of each file (cycles by the static model, by the simulator), for equal work; None where there is no such time."""
    lines = "".join(f"{path} {meta['num_warps'] * 32} {meta['shared']}{f' {share}' if share else ''}\n" for path in rows)
    done = subprocess.run([f"{build}/bin/kiln-static-model"], input=lines, capture_output=True, text=True, check=True)
    found = [json.loads(line) for line in done.stdout.splitlines()]
    of_iterations = [one["simulated"]["iteration_work"] for one in found if one["simulated"] and one["simulated"]["iteration_work"] > 0]
    whole = max([one["simulated"]["work"] for one in found if one["simulated"]], default=1)
    work = min(of_iterations) * ITERATIONS if of_iterations else whole

    def times(one):
        said = one["simulated"]
        if not said or not one["cycles"]:
            return None
        plain, more = said["block"] * work / said["work"], work - said["work"]
        longer = said["block"] + more / said["iteration_work"] * said["iteration"] if said["iteration_work"] > 0 else plain
        return one["cycles"] / one["work"], longer if longer > 0 else plain

    return [(one["registers"], times(one)) for one in found]


def judge(build, folder, kernel, variants, count, blocks):
    """{who: (correlation, regret)} of one kernel; None where too few builds can be compared."""
    meta = json.loads((CORPUS / kernel / "meta.json").read_text())
    rows = [(ratio, variant["registers"], path) for ratio, name, variant in picked(variants, count) if (path := made(build, folder, kernel, name))]
    found = {}
    for who, share in (("static model", 0), ("simulator", 0), ("simulator, launch known", math.ceil(blocks / SMS))):
        pairs = [(row[0], times[who != "static model"]) for row, (registers, times) in
                 zip(rows, modelled(build, [row[2] for row in rows], meta, share)) if times and registers == row[1]]
        best = max((ratio for ratio, _ in pairs), default=0)
        near = [pair for pair in pairs if pair[0] > 0.8 * best]
        if len(near) < 4 or best / min(ratio for ratio, _ in near) < 1.015:
            return None
        found[who] = (correlation([-time for _, time in near], [ratio for ratio, _ in near]), 1 - min(pairs, key=lambda pair: pair[1])[0] / best)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--race", type=pathlib.Path, default=HERE / "results" / "h200-2026-11-25-strategies.json")
    parser.add_argument("--kernels", help="comma-separated (default: all of the race)")
    parser.add_argument("--builds", type=int, default=12)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    opt = parser.parse_args()
    import cases

    race = load(opt.race)["kernels"]
    names = opt.kernels.split(",") if opt.kernels else list(race)
    unknown = [name for name in names if name not in race]
    if unknown:
        parser.error(f"--kernels: not in the race: {', '.join(unknown)}")
    blocks = {name: math.prod(cases.CASES[name]()["grid"]) for name in names}
    judged = {}
    with concurrent.futures.ThreadPoolExecutor(opt.jobs) as pool:
        tasks = {name: pool.submit(judge, opt.build, opt.folder, name, race[name]["variants"], opt.builds, blocks[name]) for name in names}
        for name, task in tasks.items():
            found = task.result()
            if found:
                judged[name] = found
                print(f"{name:24}" + "".join(f"  {who} {rho:5.2f} regret {regret:.3f}" for who, (rho, regret) in found.items()), flush=True)
    for who in next(iter(judged.values()), {}):
        rho, regret = zip(*(found[who] for found in judged.values()))
        print(f"{who:24} {len(rho)} kernels: correlation median {statistics.median(rho):.2f}, mean {statistics.mean(rho):.2f}, "
              f"{sum(one < 0.5 for one in rho)} below 0.5; regret {statistics.mean(regret):.4f}")


if __name__ == "__main__":
    main()
