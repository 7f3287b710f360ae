"""Surveys the Triton kernels of public packages, op by op: what Kiln makes of kernels that nobody here wrote.

    packages.py --static [-o FILE.json] [--baseline FILE.json]     no GPU: the binaries side by side
    packages.py [-o FILE.json]                                     a GPU: checked and timed

`README.md` beside this file says what to install. Each op runs in a process of its own, so that one that fails costs no other. With
`--baseline` the exit code is 2 where a build has a cliff that the committed rows have not.
"""
import argparse
import contextlib
import copy
import datetime
import fcntl
import functools
import importlib.metadata
import json
import os
import pathlib
import platform
import re
import signal
import subprocess
import sys
import tempfile
import traceback
import warnings

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import baseline  # noqa: E402
import ops  # noqa: E402

#: For packages that look for other back ends, read caches of other people's tuning, or compile with TorchInductor.
ENVIRONMENT = {"OMP_NUM_THREADS": "1", "TORCHDYNAMO_DISABLE": "1", "FLA_DISABLE_BACKEND_DISPATCH": "1", "FLA_CACHE_RESULTS": "0",
               "TRITON_DEFAULT_FP_FUSION": "1", "TOKENIZERS_PARALLELISM": "false",
               # What an autotuner chose while everything was compiled, it takes while builds are timed.
               "TRITON_CACHE_AUTOTUNING": "1"}
#: How often an op is begun, where its process ends.
TRIES = 5


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--static", action="store_true")
    parser.add_argument("--package", action="append", choices=list(ops.PACKAGES), help="these alone")
    parser.add_argument("--only", default="", help="regular expression on names of ops, searched")
    parser.add_argument("--target", default="sm_90a", help="with --static; several with commas")
    parser.add_argument("--builds", help="as python -m kiln.survey has it")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="ops at a time that compile; builds are timed one at a time")
    parser.add_argument("--configurations", type=pathlib.Path, help="rows that say what autotuners chose on a GPU; they time nothing then")
    parser.add_argument("--visits", type=int, default=7)
    parser.add_argument("--milliseconds", type=float, default=6.0)
    parser.add_argument("--patience", type=int, default=1800, help="seconds that an op may take")
    parser.add_argument("--baseline", type=pathlib.Path, help="committed rows that builds must not be worse than")
    parser.add_argument("-o", "--output", type=pathlib.Path)
    options = parser.parse_args()
    options.compiles_alone = False
    if options.jobs < 1:
        parser.error(f"--jobs: expected at least 1, found {options.jobs}")
    return options


def static_op(function, options, folder, tell):
    """Rows of an op's kernels that no other op has met, without a GPU; and what the op raised."""
    from kiln.survey import autotuned, static
    from kiln.survey.builds import selected

    chosen = autotuned.read_chosen(options.configurations) if options.configurations else {}
    launches, failure = static.caught_until(function, chosen)
    mine = [launch for launch in launches if claims(folder, launch.key)]
    static.rows(mine, options.target.split(","), selected(options.builds or "triton,tile"), tell=tell)
    return failure


def measured_op(function, options, folder, tell):
    """The same on this machine's GPU. A kernel that loses the GPU ends the op."""
    from kiln.survey import autotuned, measured, prepared
    from kiln.survey.builds import USUAL, selected
    from kiln.survey.clock import Pace
    from kiln.survey.launches import catching

    pace = Pace(options.visits, options.milliseconds) if options.visits else None
    builds = selected(options.builds or ",".join(USUAL))
    survey = measured.Survey(builds, pace, tell=tell)

    def take(launch):
        if not claims(folder, launch.key):
            return
        if options.compiles_alone:
            prepared.compile_builds(launch, builds)
        else:
            survey.take(launch)

    read = options.configurations
    tuners = autotuned.without_timing(autotuned.read_chosen(read)) if read else one_autotuner_at_a_time(folder / "autotuner")
    try:
        with tuners, catching(take):
            function()
    except measured.GpuLost:
        raise
    except Exception as error:
        return error
    return None


@contextlib.contextmanager
def one_autotuner_at_a_time(lock):
    """While it is open, autotuners of several processes compile a configuration at the same time and time them one after the other."""
    tuner = importlib.import_module("triton.runtime.autotuner").Autotuner
    stock = tuner._bench

    @functools.wraps(stock)
    def bench(self, *args, config, **meta):
        with contextlib.suppress(Exception):  # What does not compile, the autotuner meets again and judges.
            self.fn.run(*args, **{**meta, **config.all_kwargs(), "warmup": True})
        with open(lock, "w") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            return stock(self, *args, config=config, **meta)

    tuner._bench = bench
    try:
        yield
    finally:
        tuner._bench = stock


def claims(folder, key):
    """Whether this op is the first to meet a kernel."""
    try:
        os.close(os.open(folder / f"kernel-{key}", os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return False
    return True


def where(error):
    """The last line of a package's or of an op's file in a failure."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if "/triton/" not in frame.filename and "/torch/" not in frame.filename]
    return f"{pathlib.Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "?"


def run_op(name, function, options, folder):
    """In a process of its own: rows as they are made, then a file that says how the op ended."""
    warnings.filterwarnings("ignore")
    import torch

    signal.alarm(options.patience)  # A build that hangs costs its op this long, and is not met again.
    torch.manual_seed(1)
    importlib.import_module("kiln.triton")

    def tell(row):
        with open(folder / f"{name}.rows", "a") as file:
            file.write(json.dumps({"op": name, **row}) + "\n")

    failure = (static_op if options.static else measured_op)(function, options, folder, tell)
    from kiln.survey.builds import first_line

    (folder / f"{name}.end").write_text(f"{type(failure).__name__}: {first_line(failure)} ({where(failure)})" if failure else "")


def fork(name, function, options, folder):
    """The process of an op."""
    child = os.fork()
    if child:
        return child
    code = 1
    try:
        run_op(name, function, options, folder)
        code = 0
    except BaseException as error:
        print(f"kiln: note: {name}: {type(error).__name__}: {error}", file=sys.stderr)
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def rows_of(name, folder):
    """The rows of an op so far."""
    file = folder / f"{name}.rows"
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def run_all(wanted, options, folder):
    """Every op, several at a time: all rows, and {op: failure}. An op whose process ends goes on after the kernel that it ended at, since
    that one is claimed."""
    waiting, running, rows, failures, tries = list(wanted), {}, [], {}, dict.fromkeys(wanted, 0)
    while waiting or running:
        while waiting and len(running) < options.jobs:
            name = waiting.pop(0)
            tries[name] += 1
            running[fork(name, wanted[name], options, folder)] = name
        child, status = os.waitpid(-1, 0)
        name = running.pop(child, None)
        if name is None:
            continue
        end = folder / f"{name}.end"
        if not end.exists() and tries[name] < TRIES:
            waiting.insert(0, name)
            continue
        said = end.read_text() if end.exists() else f"its process ended with {os.waitstatus_to_exitcode(status)}, {TRIES} times"
        mine = rows_of(name, folder)
        if said:
            failures[name] = said
        done = "compiled" if options.compiles_alone else f"{len(mine)} kernels"
        print(f"{name}: {done}{'; ' + said if said else ''}", file=sys.stderr, flush=True)
        rows = sorted([*rows, *mine], key=lambda row: (row["target"], row["kernel"], row["key"]))
        if options.output:  # What was found so far outlives an interrupt.
            write(options.output, rows, failures, options)
    return rows, failures


def compile_all(wanted, options):
    """Runs every op once, several at a time, so that all builds are in Triton's cache before the first is timed."""
    first = copy.copy(options)
    first.compiles_alone, first.output = True, None
    with tempfile.TemporaryDirectory(prefix="kiln-packages-") as folder:
        run_all(wanted, first, pathlib.Path(folder))


def versions():
    """Of what the rows depend on."""
    from kiln import program

    names = ["torch", "triton", *ops.PACKAGES]
    found = {name: importlib.metadata.version(name) for name in names if installed(name)}
    return {"kiln": program.run(["--version"]).splitlines()[0], **found}


def installed(package):
    try:
        importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True


def commit():
    """Of the tree that this file stands in."""
    asked = subprocess.run(["git", "rev-parse", "--short=8", "HEAD"], cwd=HERE, capture_output=True, text=True)
    return asked.stdout.strip() or None


def write(path, rows, failures, options):
    """A row a line, for differences that can be read."""
    head = {"version": 1, "kind": "static" if options.static else "measured", "date": str(datetime.date.today()), "machine": platform.machine(),
            "commit": commit(), "versions": versions(), "failures": failures}
    lines = ",\n".join(json.dumps(row, sort_keys=True) for row in rows)
    path.write_text(json.dumps(head)[:-1] + ', "kernels": [\n' + lines + "\n]}\n")


def main():
    options = arguments()
    for name, value in ENVIRONMENT.items():
        os.environ.setdefault(name, value)
    packages = [name for name in (options.package or ops.PACKAGES) if installed(name)]
    absent = [name for name in (options.package or ops.PACKAGES) if name not in packages]
    for name in absent:
        print(f"kiln: note: {name} is not installed; README.md says how", file=sys.stderr)
    if not packages:
        return 3
    importlib.import_module("torch")  # Before processes part: they need not read it again. Nothing here may start CUDA.
    wanted = {name: function for package in packages for name, function in ops.ops_of(package).items() if re.search(options.only, name)}
    if not options.static:
        compile_all(wanted, options)
        options.jobs = 1
    with tempfile.TemporaryDirectory(prefix="kiln-packages-") as folder:
        rows, failures = run_all(wanted, options, pathlib.Path(folder))
    from kiln.survey import table

    print(table.static_table(rows) if options.static else table.measured_table(rows))
    if failures:
        print(f"\n{len(failures)} ops failed: {', '.join(sorted(failures))}")
    if not options.baseline:
        return 0
    bad, count = baseline.compare(rows, baseline.read(options.baseline))
    for kernel, key, target, found in bad:
        print(f"worse than {options.baseline.name}: {kernel} {key} {target}: {'; '.join(found)}")
    print(f"{len(bad)} worse; " + ", ".join(f"{number} {what}" for what, number in count.items()))
    return 2 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
