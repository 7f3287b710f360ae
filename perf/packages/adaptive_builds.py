"""Makes again, without a GPU, the builds that adaptive raced in a committed survey: binaries with measured times, for models to be judged on.

    adaptive_builds.py perf/results/h200-2026-11-28-adaptive.json FOLDER [--only REGEX] [--jobs 2]

FOLDER gets a folder for each kernel, named by its key, with the binaries and `index.json`: what is measured of each, and how it is launched. Builds
are those of this compiler, which may differ from those of the survey; without a cache (`TRITON_CACHE_DIR`) most kernels take a minute of one core.
"""
import argparse
import importlib
import json
import os
import pathlib
import re
import shlex
import sys
import warnings

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parents[1] / "tools" / "python")]
import forked  # noqa: E402
import launch_values  # noqa: E402
import packages  # noqa: E402


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--only", default="", help="regular expression on names of ops, searched")
    parser.add_argument("--configurations", type=pathlib.Path, default=HERE.parent / "results" / "h200-2026-11-26-packages.jsonl",
                        help="those of the survey: what autotuners chose")
    forked.add_jobs(parser, "ops")
    return parser.parse_args()


def raced(row):
    """{build's name: what its race says of it}; of a build in several races, the one with more launches."""
    found = {}
    for cell in row["builds"].values():
        arms = cell.get("learned", {}).get("arms", [])
        # Times of one race are of the same minute: of two races only gains over Triton's own can be compared.
        for arm in arms:
            if arm["launches"] and arm["launches"] >= found.get(arm["build"], {"launches": 0})["launches"]:
                found[arm["build"]] = {name: arm[name] for name in ("build", "gain", "launches", "microseconds")}
    return found


def make(launch, arms, folder):
    """Writes the binaries of one kernel, and says of each how it is launched."""
    candidates = importlib.import_module("kiln.adaptive.candidates")
    jobs = importlib.import_module("kiln.adaptive.jobs").of_process()
    memory = importlib.import_module("kiln.adaptive.memory")
    compiled = launch.compiled
    kept = memory.Memory(str(compiled.hash), candidates.assembler(compiled))
    folder.mkdir(parents=True, exist_ok=True)
    rows = []
    for number, (name, arm) in enumerate(sorted(arms.items())):
        backend, _, options = name.partition(" ")
        choice = candidates.Choice(backend, tuple(shlex.split(options)))
        if backend == "triton":
            made = candidates.Made(choice, compiled.asm["cubin"])
        else:
            try:
                made = kept.load(choice) or candidates.made(compiled, choice, jobs.run)
            except Exception as error:
                print(f"{launch.name}: {name}: {str(error).splitlines()[0]}", file=sys.stderr)
                continue
            kept.store(made)
        (folder / f"{number}.cubin").write_bytes(made.binary)
        warps = made.metadata.get("num_warps", compiled.metadata.num_warps)
        rows.append({**arm, "file": f"{number}.cubin", "threads": 32 * warps, "shared": made.metadata.get("shared", compiled.metadata.shared)})
    about = {"kernel": launch.name, "key": launch.key, "grid": list(launch.grid), "builds": rows, "arguments": launch_values.of_launch(launch)}
    (folder / "index.json").write_text(json.dumps(about, indent=1) + "\n")


def make_op(op, rows, folder, configurations):
    """Those of the kernels of one op that the survey has."""
    import ops
    import torch
    from kiln.survey import autotuned, static

    warnings.filterwarnings("ignore")
    chosen = autotuned.read_chosen(configurations)
    torch.manual_seed(1)
    package = next(package for package, files in ops.PACKAGES.items() if op.partition(".")[0] in files)
    launches, failure = static.caught_until(ops.ops_of(package)[op], chosen)
    if failure:
        print(f"{op}: {failure}", file=sys.stderr)
    with static.without_gpu(chosen):
        for launch in launches:
            if launch.key in rows and not (folder / launch.key / "index.json").exists():
                make(launch, raced(rows[launch.key]), folder / launch.key)
                print(op, launch.name, flush=True)


def main():
    options = arguments()
    for name, value in packages.ENVIRONMENT.items():
        os.environ.setdefault(name, value)
    by_op = {}
    for row in json.loads(options.results.read_text())["kernels"]:
        if re.search(options.only, row["op"]) and raced(row):
            by_op.setdefault(row["op"], {})[row["key"]] = row
    failed = forked.each(sorted(by_op), lambda op: make_op(op, by_op[op], options.folder, options.configurations), options.jobs)
    if failed:
        sys.exit(f"adaptive_builds.py: {len(failed)} ops failed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
