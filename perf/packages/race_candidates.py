"""Races every candidate of `auto` on the kernels of public packages, on NVIDIA GPUs: what its list holds, and what it takes of it.

    race_candidates.py FOLDER -o NAME.json [--budget 32] [--most 2] [--only REGEX] [--seconds N] [--configurations FILE]

Ops run once to say which kernels they launch (at most `--most` new ones each), then every core searches as `auto(budget=)` does and compiles each
candidate with machine code of its own, and then ops run again, one at a time on each GPU, where the binaries are held against plain Triton's, on copies of
the launch's own memory, and timed interleaved with it. What was not compiled after `--seconds` is left out. FOLDER keeps for each kernel the binaries and an
`index.json` as adaptive_builds.py writes it, with `number` and `simulated` (time over `source`'s) of each candidate.
"""
import argparse
import concurrent.futures
import contextlib
import copy
import datetime
import functools
import importlib
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import time
import warnings

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parents[1] / "tools" / "python")]
import forked  # noqa: E402
import launch_values  # noqa: E402
import packages  # noqa: E402

PLAIN = "triton"


class Enough(BaseException):
    """The kernels of an op that are wanted have been launched. No package catches it."""


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("-o", "--output", type=pathlib.Path, required=True)
    parser.add_argument("--budget", type=int, default=32)
    parser.add_argument("--most", type=int, default=2, help="kernels of an op")
    parser.add_argument("--only", default="", help="regular expression on names of ops, searched")
    parser.add_argument("--seconds", type=float, default=1e9, help="for compiling")
    parser.add_argument("--visits", type=int, default=5)
    parser.add_argument("--milliseconds", type=float, default=4.0, help="of each visit")
    parser.add_argument("--configurations", type=pathlib.Path, default=HERE.parent / "results" / "h200-2026-11-26-packages.jsonl",
                        help="what autotuners take, which time nothing then")
    forked.add_jobs(parser, "kernels")
    return parser.parse_args()


def launches_of(name, function, options, take):
    """Calls `take` with each distinct kernel that an op launches. An op that fails is what it launched before."""
    import torch
    from kiln.survey import autotuned
    from kiln.survey.launches import catching

    warnings.filterwarnings("ignore")
    torch.manual_seed(1)
    importlib.import_module("kiln.triton")
    with autotuned.without_timing(autotuned.read_chosen(options.configurations)), catching(take):
        try:
            function()
        except Enough:
            pass
        except Exception as error:
            print(f"{name}: {type(error).__name__}: {str(error)[:200]}", file=sys.stderr)


def note_kernels(name, function, options):
    """A folder with Triton's LLVM IR for each new kernel of an op."""
    from kiln.adaptive import candidates

    found = []

    def take(launch):
        if not packages.claims(options.folder, launch.key):
            return
        compiled = launch.compiled
        folder = options.folder / launch.key
        folder.mkdir()
        bound = launch.fn.signature.bind(*launch.args, **{key: value for key, value in launch.kwargs.items() if key in launch.fn.arg_names})
        bound.apply_defaults()
        told = candidates.told_of(compiled, launch.grid, list(bound.arguments.values()))
        kernel = candidates.kernel_of(compiled)
        (folder / "kernel.ll").write_text(compiled.asm["llir"])
        about = {"op": name, "kernel": launch.name, "key": launch.key, "grid": list(launch.grid), "arguments": launch_values.of_launch(launch),
                 "line": candidates.line_of_llvm(kernel, compiled, told), "environment": kernel.vendor.variables(kernel.backend), "options": launch.options,
                 "threads": 32 * compiled.metadata.num_warps, "shared": compiled.metadata.shared, "builds": []}
        (folder / "index.json").write_text(json.dumps(about) + "\n")
        found.append(launch.key)
        if len(found) == options.most:
            raise Enough

    launches_of(name, function, options, take)


def search(folder, options, deadline):
    """The candidates of one kernel, compiled; what went wrong, or None."""
    from kiln import program
    from kiln.adaptive import candidates

    about = json.loads((folder / "index.json").read_text())
    line = [program.command(), about["line"][0], folder / "kernel.ll", *about["line"][2:]]
    alone = {**os.environ, **about["environment"], "KILN_JOBS": "1"}

    def run(*more):
        left = deadline - time.monotonic()
        if left <= 0:
            return "no time was left"
        try:
            done = subprocess.run([*line, *more], capture_output=True, text=True, env=alone, timeout=left)
        except subprocess.TimeoutExpired:
            return "no time was left"
        return done.stderr.strip() if done.returncode else None

    report = folder / "report.json"
    if error := run(f"--sched-strategy=auto(budget={options.budget}, seconds=0)", "--emit=report", "--format=json", "-o", report):
        return error
    choice = json.loads(report.read_text())["kernels"][0]["auto"]
    for number, one in enumerate(choice["candidates"]):
        if one["error"] or one["same_as"] is not None:
            continue
        file = folder / f"{number}.cubin"
        if not run(*candidates.options_of(one), "--emit=obj", "-o", file):
            about["builds"].append({"build": " ".join(candidates.options_of(one)), "number": number, "simulated": one["relative_time"],
                                    "registers": one["registers"], "file": file.name, "threads": about["threads"], "shared": about["shared"]})
    about["chosen"] = choice["chosen"]
    (folder / "index.json").write_text(json.dumps(about) + "\n")
    return None


class Race:
    """One kernel's binaries on the GPU."""

    def __init__(self, launch, folder, about):
        from kiln.handle import bind
        from kiln.survey import memory

        self.launch, self.about, self.memory_of = launch, about, memory
        self.before = memory.storages(launch)
        self.memory = memory.copied(self.before)
        args, kwargs = memory.arguments_on(launch, self.memory)
        self.args, self.types = args, memory.types(launch)
        stock = bind(launch.fn, *args, grid=launch.grid, **kwargs)
        self.handles = {PLAIN: stock}
        driver = importlib.import_module("triton.runtime.driver").driver.active
        for row in about["builds"]:
            metadata = stock.compiled.metadata
            try:
                function = driver.utils.load_binary(metadata.name, (folder / row["file"]).read_bytes(), metadata.shared, stock.device)[1]
            except Exception as error:
                row["status"] = f"refused: {str(error)[:200]}"
                continue
            handle = copy.copy(stock)
            handle._function = function
            self.handles[row["file"]] = handle

    def run(self, handle):
        torch = importlib.import_module("torch")
        self.memory_of.put_back(self.memory, self.before)
        handle(self.launch.grid, *self.args)
        torch.cuda.synchronize()

    def check(self):
        """Drops what does not write what plain Triton's does."""
        from kiln.survey.check import difference

        self.run(self.handles[PLAIN])
        theirs = self.memory_of.copied(self.memory)
        self.run(self.handles[PLAIN])
        noise = difference(self.memory, theirs, self.before, self.types)
        for row in self.about["builds"]:
            handle = self.handles.get(row["file"])
            if handle is None:
                continue
            self.run(handle)
            is_right = difference(self.memory, theirs, self.before, self.types).is_right(noise.relative)
            row["status"] = "ok" if is_right else "wrong"
            if not is_right:
                del self.handles[row["file"]]

    def time(self, clock, pace):
        from kiln.survey.clock import AGAIN, ratios

        self.memory_of.put_back(self.memory, self.before)
        launches = {name: functools.partial(handle, self.launch.grid, *self.args) for name, handle in self.handles.items()}
        times = clock.interleaved(launches, pace, PLAIN)
        self.about["microseconds"] = 1000 * statistics.median(times[PLAIN])
        self.about["again"] = statistics.median(ratios(times, AGAIN, PLAIN))
        for row in self.about["builds"]:
            if row["file"] in times:
                found = ratios(times, row["file"], PLAIN)
                row.update(gain=round(statistics.median(found), 4), least=round(min(found), 4), most=round(max(found), 4))


def race_op(name, function, options, clock):
    from kiln.survey.clock import Pace

    left = {file.parent.name for file in options.folder.glob("*/index.json") if json.loads(file.read_text())["op"] == name}

    def take(launch):
        if launch.key not in left:
            return
        left.remove(launch.key)
        folder = options.folder / launch.key
        about = json.loads((folder / "index.json").read_text())
        if about["builds"]:
            race = Race(launch, folder, about)
            race.check()
            race.time(clock, Pace(options.visits, options.milliseconds))
            (folder / "index.json").write_text(json.dumps(about) + "\n")
        if not left:
            raise Enough

    launches_of(name, function, options, take)


def race_all(names, wanted, options, gpus, done):
    """On each GPU one process at a time, since a kernel that fails may take the GPU from its process. Calls `done` after each op."""
    from kiln.survey.clock import Clock

    free = list(range(gpus))

    def work(name, gpu):
        os.environ["CUDA_VISIBLE_DEVICES"] = str(gpu)
        race_op(name, wanted[name], options, Clock())

    waiting, running = list(names), {}
    while waiting or running:
        while waiting and free:
            name, gpu = waiting.pop(0), free.pop()
            child = os.fork()
            if child == 0:
                code = 1
                with contextlib.suppress(BaseException):
                    work(name, gpu)
                    code = 0
                os._exit(code)
            running[child] = gpu
        child, _ = os.wait()
        free.append(running.pop(child))
        done()


def write(options, errors):
    rows = []
    for file in sorted(options.folder.glob("*/index.json")):
        about = json.loads(file.read_text())
        about = {key: value for key, value in about.items() if key not in ("line", "environment")}
        rows.append({**about, **({"error": errors[about["key"]]} if errors.get(about["key"]) else {})})
    asked = subprocess.run(["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"], capture_output=True, text=True).stdout
    head = {"date": datetime.date.today().isoformat(), "gpu": asked.splitlines()[:1], "versions": packages.versions(), "budget": options.budget}
    lines = ",\n".join(json.dumps(row) for row in rows)
    options.output.write_text(json.dumps(head)[:-1] + ', "kernels": [\n' + lines + "\n]}\n")


def main():
    options = arguments()
    for name, value in packages.ENVIRONMENT.items():
        os.environ.setdefault(name, value)
    import ops

    importlib.import_module("torch")  # Before processes part. Nothing here may start CUDA.
    wanted = {name: function for package in ops.PACKAGES if packages.installed(package) for name, function in ops.ops_of(package).items()
              if re.search(options.only, name)}
    options.folder.mkdir(parents=True, exist_ok=True)
    start = time.monotonic()
    gpus = len(subprocess.run(["nvidia-smi", "-L"], capture_output=True, text=True).stdout.splitlines())
    at = {name: str(number % gpus) for number, name in enumerate(wanted)}

    def note(name):
        os.environ["CUDA_VISIBLE_DEVICES"] = at[name]
        note_kernels(name, wanted[name], options)

    forked.each(wanted, note, min(options.jobs, 12 * gpus))
    folders = [file.parent for file in sorted(options.folder.glob("*/index.json"))]
    print(f"{len(folders)} kernels of {len(wanted)} ops, {time.monotonic() - start:.0f} s", file=sys.stderr, flush=True)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        found = list(pool.map(lambda folder: search(folder, options, start + options.seconds), folders))
    errors = {folder.name: error for folder, error in zip(folders, found)}
    print(f"{sum(not one for one in found)} searched, {time.monotonic() - start:.0f} s", file=sys.stderr, flush=True)
    write(options, errors)
    raced = {json.loads((folder / "index.json").read_text())["op"] for folder in folders}
    race_all([name for name in wanted if name in raced], wanted, options, gpus, lambda: write(options, errors))
    print(f"raced, {time.monotonic() - start:.0f} s", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
