"""Makes again builds of a committed race without a GPU: binaries with measured times, for models to be judged on (../simulator_ranks.py).

    builds_again.py BUILD FOLDER [--race ../results/h200-2026-11-25-strategies.json] [--kernels NAMES] [--builds 12] [--jobs 2]
    builds_again.py BUILD FOLDER --candidates [--kernels NAMES] [--jobs 2]

FOLDER gets a folder for each kernel with the binaries and `index.json`. Of each kernel so many builds are taken, spread over the measured times,
that are no slower than 0.7 of the fastest; or with --candidates all that `auto` could try and that the races of evidence.py have. The compiler may
have changed since: `registers` are those of the race.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
CORPUS = HERE.parents[1] / "test" / "corpus"
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parent / "triton")]
os.environ["KILN_CASES_DEVICE"] = "meta"
import launch_values  # noqa: E402
from committed import load  # noqa: E402


def options_of(name, with_remats=False):
    """The options of kiln compile of a variant's name in the race; None: it is not made from Triton's LLVM IR by directives alone."""
    kind, _, rest = name.partition("/")
    directive, at, registers = rest.partition(" @")
    directive, plus, remats = directive.partition(" + ")
    if kind != "llvm" or directive.startswith("auto") or plus and not with_remats:
        return None
    kept = "; ".join(f"{remat}(keep=always)" for remat in remats.split("; ") if remat)
    return [f"--sched-strategy={directive}", *([f"--remat={kept}"] if kept else []), *([f"--max-regs={registers}"] if at else [])]


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


def candidates(kernels):
    """{kernel: [(measured ratio, name, variant)]} of what `auto` could try, in its sequence, each machine code once."""
    from directive_candidates import sequence
    from evidence import load as evidence

    known, race = evidence()
    points, found = sequence(known), {}
    for kernel in known:
        if kernel.name in kernels:
            variants = race["kernels"][kernel.name]["variants"]
            chosen = dict.fromkeys(kernel.points[point] for point in points if point in kernel.points)
            found[kernel.name] = [(variants[name]["first"]["ratio"], min((one for one in variants[name]["names"] if one.startswith("llvm/")), key=len),
                                   variants[name]) for name in chosen]
    return found


def make(build, folder, kernel, rows, case):
    """The builds of one kernel; how many."""
    meta = json.loads((CORPUS / kernel / "meta.json").read_text())
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for ratio, name, variant in rows:
        file = folder / (re.sub(r"\W+", "_", name)[:100] + ".cubin")
        if not file.exists():
            subprocess.run([f"{build}/bin/kiln", "compile", CORPUS / kernel / "kernel.ll", "--target=sm_90a", *options_of(name, True), "--emit=obj",
                            "-o", file], capture_output=True)
        if file.exists():
            made.append({"build": name, "gain": ratio, "file": file.name, "threads": meta["num_warps"] * 32, "shared": meta["shared"],
                         "registers": variant["registers"]})
    about = {"kernel": kernel, "grid": list(case["grid"]), "builds": made,
             "arguments": launch_values.of_arguments(meta["signature"], dict(zip(case["fn"].arg_names, case["args"])))}
    (folder / "index.json").write_text(json.dumps(about, indent=1) + "\n")
    return len(made)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--race", type=pathlib.Path, default=HERE.parent / "results" / "h200-2026-11-25-strategies.json")
    parser.add_argument("--kernels", help="comma-separated (default: all of the race)")
    parser.add_argument("--builds", type=int, default=12)
    parser.add_argument("--candidates", action="store_true", help="what `auto` could try, of the races that its candidates are from")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    opt = parser.parse_args()
    import cases

    race = {} if opt.candidates else load(opt.race)["kernels"]
    names = opt.kernels.split(",") if opt.kernels else list(race or cases.CASES)
    rows = candidates(names) if opt.candidates else {name: picked(race[name]["variants"], opt.builds) for name in names if name in race}
    unknown = [name for name in opt.kernels.split(",") if name not in rows] if opt.kernels else []
    if unknown:
        parser.error(f"--kernels: not in the race: {', '.join(unknown)}")
    with concurrent.futures.ThreadPoolExecutor(opt.jobs) as pool:
        tasks = {name: pool.submit(make, opt.build, opt.folder / name, name, of, cases.CASES[name]()) for name, of in rows.items()}
        for name, task in tasks.items():
            print(f"{name:24} {task.result()} builds", flush=True)


if __name__ == "__main__":
    main()
