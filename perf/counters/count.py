"""Reads hardware counters of the project's and of public packages' Triton kernels, on a machine with an NVIDIA GPU of sm_90 and Nsight Compute.

    count.py -o RAW.json [--cubins CUBINS.tar.xz] [--seconds 225] [--packages 60]

Each kernel is launched once by its program and replayed by ncu as often as its metrics need (`ncu.py`, `metrics.py`). Every program is compiled
before, without the GPU, the cases first and then the ops, which are counted in this sequence as soon as enough are compiled. A program that fails is
named in the JSON, and the others go on; what was counted when the time ends is kept. `compare.py` reads the result. README.md says more.
"""
from __future__ import annotations

import argparse
import concurrent.futures
import contextlib
import datetime
import fcntl
import gc
import importlib
import importlib.metadata
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import tarfile
import tempfile
import threading
import time
from typing import Any, Dict, List, Optional, Sequence, Set

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import launches  # noqa: E402
import metrics as counted  # noqa: E402
import ncu as nsight  # noqa: E402

#: Programs of a process. More would cost less time for importing PyTorch, and lose more where a kernel ends its process.
CASES, OPS = 11, 6
#: Of the time, what the cases may take of it by the probe.
SHARE = 0.55
#: Seconds that a process may take beyond the moment when it is to begin nothing more.
GRACE = 25
#: Seconds before the end when what is compiled is counted without waiting for a full batch.
LAST = 45


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-o", "--output", type=pathlib.Path, required=True)
    parser.add_argument("--cubins", type=pathlib.Path, help="also pack the binaries that ran, as KEY.cubin")
    parser.add_argument("--log", type=pathlib.Path, help="also keep what ncu wrote, and the names of all metrics that it has")
    parser.add_argument("--seconds", type=float, default=225, help="in all; nothing more is begun then")
    parser.add_argument("--packages", type=int, default=60, help="kernels of packages from which on no further op is begun")
    parser.add_argument("--only", default="", help="regular expression on names of programs, searched")
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 1) - 2), help="programs at a time that compile")
    parser.add_argument("--ncu", help="default: on the PATH, else where NVIDIA installs it")
    options = parser.parse_args()
    if not any(re.search(options.only, name) for name in (*launches.cases(), *launches.surveyed())):
        parser.error(f"--only: no program has a name with '{options.only}'")
    return options


# A process that ncu watches.

def warm(torch: Any) -> None:
    """Some milliseconds of work, by which an idle GPU raises its clocks."""
    matrix = torch.empty(4096, 4096, device="cuda", dtype=torch.bfloat16).normal_()
    for _ in range(20):
        torch.mm(matrix, matrix)
    torch.cuda.synchronize()


def begin_profile(torch: Any) -> None:
    warm(torch)
    torch.cuda.profiler.start()


def end_profile(torch: Any) -> None:
    torch.cuda.synchronize()
    torch.cuda.profiler.stop()


def probe() -> None:
    """Two launches of PyTorch's, by which it is seen what ncu can count, and how long a launch takes once it has begun."""
    torch: Any = importlib.import_module("torch")
    ones = torch.ones(1 << 22, device="cuda")
    for _ in range(2):
        warm(torch)
        began = time.time()
        torch.cuda.profiler.start()
        ones.add_(1)
        end_profile(torch)
        print(f"a launch takes {time.time() - began:.2f} s", flush=True)


class Worker:
    """Runs programs one after the other; writes a line of JSON for each launch that was profiled, and for the end of each program."""

    def __init__(self, plan: Dict[str, Any]) -> None:
        self.plan, self.seen = plan, set(plan["done"])
        self.torch: Any = importlib.import_module("torch")

    def tell(self, **row: Any) -> None:
        with open(self.plan["told"], "a") as file:
            file.write(json.dumps(row) + "\n")

    def begin(self, launch: Any, program: str) -> bool:
        is_wanted = program.startswith("cases.") or launch.key in self.plan["wanted"]
        if not is_wanted or launch.key in self.seen or time.time() > self.plan["until"]:
            return False
        self.seen.add(launch.key)
        self.launch = launches.about(launch, program)
        pathlib.Path(self.plan["cubins"], f"{launch.key}.cubin").write_bytes(launch.compiled.asm["cubin"])
        begin_profile(self.torch)
        return True

    def end(self, launch: Any, raised: Optional[BaseException]) -> None:
        end_profile(self.torch)
        if raised is None:  # Else nothing was launched.
            self.tell(launch={**self.launch, "registers": launch.compiled.n_regs})

    def run(self) -> None:
        autotuned = importlib.import_module("kiln.survey.autotuned")
        for kind in sorted({program.partition(".")[0] for program in self.plan["programs"]}):
            importlib.import_module("cases" if kind == "cases" else f"ops.{kind}_ops")
        with open(self.plan["lock"], "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # Until this process ends: another one may import meanwhile, but does nothing on the GPU.
            with autotuned.without_timing(autotuned.read_chosen(launches.CONFIGURATIONS)):
                for program in self.plan["programs"]:
                    if time.time() > self.plan["until"]:
                        break
                    self.tell(begun=program)
                    self.one(program)
                    gc.collect()
                    self.torch.cuda.empty_cache()

    def one(self, program: str) -> None:
        began = time.time()
        self.torch.manual_seed(1)
        try:
            with launches.each(program, self.begin, self.end):
                launches.function_of(program)()
            self.torch.cuda.synchronize()
        except Exception as error:
            first = (str(error).splitlines() or [""])[0]
            self.tell(ended=program, seconds=round(time.time() - began, 2), failure=f"{type(error).__name__}: {first[:200]}")
            if "CUDA error" in str(error):
                raise  # Nothing runs in this process any more.
        else:
            self.tell(ended=program, seconds=round(time.time() - began, 2))


# The process that starts those.

class Count:
    def __init__(self, options: argparse.Namespace, folder: pathlib.Path) -> None:
        self.options, self.folder = options, folder
        self.began = time.time()
        self.until = self.began + options.seconds
        self.ncu = nsight.program(options.ncu)
        self.metrics: List[str] = []
        self.left_out: List[str] = []
        self.passes: Optional[int] = None
        self.kernels: Dict[str, Dict[str, Any]] = {}
        self.failures: Dict[str, str] = {}
        self.not_begun: Set[str] = set()
        self.batches = 0
        self.guard, self.turn = threading.Lock(), threading.Lock()
        #: Whether two processes under ncu got into each other's way, so that the next begins when one has ended.
        self.is_alone = False
        (folder / "cubins").mkdir()

    def say(self, text: str) -> None:
        print(f"{time.time() - self.began:6.1f} s  {text}", flush=True)

    def left(self) -> float:
        return float(self.until - time.time())

    def ncu_run(self, name: str, arguments: Sequence[str], limit: float) -> str:
        """Runs this script under ncu; what ncu wrote, and after it the end of what the script did."""
        log, out = self.folder / f"{name}.log", self.folder / f"{name}.out"
        command = nsight.command(self.ncu, self.metrics, log, [sys.executable, str(HERE / "count.py"), *arguments])
        with open(out, "w") as file:
            child = subprocess.Popen(command, stdout=file, stderr=subprocess.STDOUT, start_new_session=True,
                                     env={**os.environ, "KILN_CASES_DEVICE": "cuda", "PYTHONUNBUFFERED": "1", "LC_ALL": "C"})
            try:
                child.wait(max(limit, 1))
            except subprocess.TimeoutExpired:
                os.killpg(child.pid, signal.SIGKILL)
                child.wait()
                self.say(f"{name}: took longer than {limit:.0f} s")
        return log.read_text(errors="replace") if log.exists() else ""

    def try_metrics(self) -> None:
        """Finds the metrics that can be counted here: those that ncu lists, without any that it refuses, else those alone that are needed."""
        listed, self.left_out = nsight.known(self.ncu, counted.METRICS)
        said = ""
        for attempt, tried in enumerate([listed, None, list(counted.NEEDED)]):
            if tried is None:
                bad = nsight.refused(said, self.metrics)
                tried = [name for name in self.metrics if name not in bad]
                if not bad:
                    continue
            self.metrics = tried
            began = time.time()
            said = self.ncu_run(f"probe{attempt}", ["--probe"], 90)
            found = nsight.rows(said)
            if found:
                self.metrics = [name for name in self.metrics if name in found[0]["metrics"]]
                break
        else:
            out = (self.folder / f"probe{attempt}.out").read_text(errors="replace")
            raise SystemExit("count.py: ncu counts nothing here: " + "\n".join([*nsight.errors(said), *out.splitlines()[-8:]]))
        self.left_out = [name for name in counted.METRICS if name not in self.metrics]
        missing = [name for name in counted.NEEDED if name not in self.metrics]
        if missing:
            raise SystemExit(f"count.py: ncu does not count {', '.join(missing)}")
        self.passes = nsight.passes(said)
        took = re.findall(r"a launch takes ([\d.]+) s", (self.folder / f"probe{attempt}.out").read_text(errors="replace"))
        seconds = float(took[-1]) if took else 0.0
        self.say(f"{len(self.metrics)} metrics in {self.passes} passes, {seconds:.2f} s a launch; the probe took {time.time() - began:.1f} s")
        self.say(f"not here: {', '.join(self.left_out) or 'none'}")
        if seconds * len(launches.cases()) > SHARE * self.options.seconds:
            self.metrics = [name for name in self.metrics if name not in counted.LESS]
            self.left_out = [name for name in counted.METRICS if name not in self.metrics]
            self.passes = None
            self.say(f"that is too long: {len(self.metrics)} metrics")

    def compile(self, programs: Sequence[str]) -> "subprocess.Popen[bytes]":
        """Begins to fill Triton's cache, beside a pretended GPU, the programs in their sequence."""
        command = [sys.executable, str(HERE / "launches.py"), str(self.folder / "compiled"), *programs, "--jobs", str(self.options.jobs)]
        with open(self.folder / "compile.out", "w") as out:
            return subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT, start_new_session=True,
                                    env={**os.environ, "CUDA_VISIBLE_DEVICES": ""})

    def pick(self, remaining: Sequence[str], size: int, compiling: "subprocess.Popen[bytes]") -> List[str]:
        """The next programs to count: those that are compiled, once there are enough of them; none: it is too early."""
        if compiling.poll() is not None:
            return list(remaining[:size])
        ready = [program for program in remaining if (self.folder / "compiled" / f"{program}.done").exists()][:size]
        return ready if len(ready) == min(size, len(remaining)) or self.left() < LAST else []

    def batch(self, programs: Sequence[str], wanted: Sequence[str]) -> List[str]:
        """Counts the kernels of some programs in one process; the programs that it did not come to."""
        if self.left() < 10:
            return list(programs)
        with self.guard:
            self.batches += 1
            name, done = f"batch{self.batches}", list(self.kernels)
        told = self.folder / f"{name}.told"
        plan = {"programs": list(programs), "wanted": list(wanted), "done": done, "until": self.until, "told": str(told),
                "lock": str(self.folder / "lock"), "cubins": str(self.folder / "cubins")}
        (self.folder / f"{name}.plan").write_text(json.dumps(plan))
        was_alone = self.is_alone
        with self.turn if was_alone else contextlib.nullcontext():
            log = self.ncu_run(name, ["--plan", str(self.folder / f"{name}.plan")], self.left() + GRACE)
        if not was_alone and not nsight.rows(log) and re.search("unavailable|another", "\n".join(nsight.errors(log)), re.IGNORECASE):
            self.say(f"{name}: {nsight.errors(log)[-1]}; one process at a time from now on")
            self.is_alone = True
            return self.batch(programs, wanted)
        lines = [json.loads(line) for line in told.read_text().splitlines()] if told.exists() else []
        with self.guard:
            return self.take(name, programs, lines, log)

    def take(self, name: str, programs: Sequence[str], lines: Sequence[Dict[str, Any]], log: str) -> List[str]:
        """Puts what ncu counted beside the launches that the process told of, which have the same sequence; ncu may have left out some."""
        rows = nsight.rows(log)
        at = before = 0
        for line in lines:
            launch = line.get("launch")
            if not launch:
                continue
            found = next((index for index in range(at, len(rows)) if rows[index]["kernel"].startswith(launch["function"])
                          and rows[index]["grid"] == (launch["grid"] + [1, 1])[:3]), None)
            if found is None:
                self.failures.setdefault(launch["program"], f"ncu has nothing of {launch['function']}")
                continue
            at, before = found + 1, before + 1
            units = rows[found]["units"]
            self.kernels.setdefault(launch["key"], {**launch, "block": rows[found]["block"], "metrics": rows[found]["metrics"], "units": units})
        ended = {line["ended"]: line for line in lines if "ended" in line}
        self.failures.update({program: line["failure"] for program, line in ended.items() if "failure" in line})
        begun = [line["begun"] for line in lines if "begun" in line]
        for program in begun:
            if program not in ended:
                self.failures[program] = "its process ended: " + " ".join((nsight.errors(log) or ["?"])[-1].split())[:160]
        rest = [program for program in programs if program not in begun]
        self.passes = self.passes or nsight.passes(log)
        self.say(f"{name}: {before} kernels of {len(begun)} programs; {len(self.kernels)} in all")
        said = [] if begun else (self.folder / f"{name}.out").read_text(errors="replace").splitlines()[-2:]
        for text in [*nsight.errors(log)[:3], *said]:
            self.say(f"    {text}")
        self.write()
        return rest

    def count(self, programs: Sequence[str], size: int, wanted: Sequence[str], most: Optional[int], compiling: "subprocess.Popen[bytes]") -> None:
        """All programs, two processes at a time, of which one imports. A process that ends early leaves the rest to another."""
        remaining = list(programs)
        before = len(self.kernels)

        def work() -> None:
            while True:
                with self.guard:
                    is_enough = most is not None and len(self.kernels) - before >= most
                    if not remaining or is_enough or self.left() < 10:
                        return
                    some = self.pick(remaining, size, compiling)
                    remaining[:] = [program for program in remaining if program not in some]
                if not some:
                    time.sleep(0.2)
                    continue
                rest = self.batch(some, wanted)
                if rest != some:
                    with self.guard:
                        remaining[:0] = rest
                else:  # It did not come to the first of them.
                    self.not_begun.update(rest)

        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            for task in [pool.submit(work), pool.submit(work)]:
                task.result()
        self.not_begun.update(remaining)

    def write(self) -> None:
        """A kernel a line. Units are the same of all kernels."""
        units: Dict[str, str] = {}
        lines = []
        for key in sorted(self.kernels, key=lambda key: (self.kernels[key]["program"], key)):
            row = dict(self.kernels[key])
            units.update(row.pop("units"))
            lines.append(json.dumps(row))
        head = {"kind": "counters", "date": str(datetime.date.today()), "machine": self.machine, "metrics": self.metrics, "left_out": self.left_out,
                "passes": self.passes, "units": units, "options": list(nsight.OPTIONS), "seconds": round(time.time() - self.began),
                "failures": self.failures, "not_begun": sorted(self.not_begun)}
        part = self.options.output.with_suffix(".part")
        part.write_text(json.dumps(head)[:-1] + ', "kernels": [\n' + ",\n".join(lines) + "\n]}\n")
        part.replace(self.options.output)

    def run(self) -> None:
        ops = launches.surveyed()
        cases = [name for name in launches.cases() if re.search(self.options.only, name)]
        packages = [name for name in ops if re.search(self.options.only, name)]
        wanted = [key for keys in ops.values() for key in keys]
        compiling = self.compile([*cases, *(packages if self.options.packages else [])])
        try:
            self.machine = machine(self.ncu)
            self.try_metrics()
            self.count(cases, CASES, wanted, None, compiling)
            if self.options.packages:
                self.count(packages, OPS, wanted, self.options.packages, compiling)
        finally:
            if compiling.poll() is None:
                os.killpg(compiling.pid, signal.SIGKILL)
            compiling.wait()
        self.write()
        if self.options.cubins:
            with tarfile.open(self.options.cubins, "w:xz") as tar:
                for file in sorted((self.folder / "cubins").iterdir()):
                    tar.add(file, file.name)
        if self.options.log:
            with tarfile.open(self.options.log, "w:xz") as tar:
                for pattern in ("*.log", "*.out", "*.told"):
                    for file in sorted(self.folder.glob(pattern)):
                        tar.add(file, file.name)
        self.say(f"{len(self.kernels)} kernels, {len(self.failures)} programs failed, {len(self.not_begun)} not begun")


def machine(ncu: str) -> Dict[str, str]:
    """What the counts depend on."""
    def said(*command: str) -> str:
        try:
            return subprocess.run(command, capture_output=True, text=True, timeout=60).stdout.strip()
        except (OSError, subprocess.TimeoutExpired) as error:
            return str(error)

    gpu, _, rest = said("nvidia-smi", "--query-gpu=name,driver_version,compute_cap", "--format=csv,noheader").partition(", ")
    driver, _, capability = rest.partition(", ")
    if capability.splitlines()[:1] not in ([], ["9.0"]):
        raise SystemExit(f"count.py: {gpu} is of compute capability {capability.splitlines()[0]}; the metrics and the simulator's numbers are of 9.0, "
                         "an H100 or H200")
    try:
        versions = {name: importlib.metadata.version(name) for name in ("torch", "triton")}
    except importlib.metadata.PackageNotFoundError as error:
        raise SystemExit(f"count.py: {error}; run it with the Python that has PyTorch and Triton") from None
    return {"gpu": gpu, "driver": driver, "ncu": (said(ncu, "--version").splitlines() or [""])[-1], **versions}


def main() -> None:
    if sys.argv[1:] == ["--probe"]:
        probe()
    elif sys.argv[1:2] == ["--plan"]:
        launches.environment()
        Worker(json.loads(pathlib.Path(sys.argv[2]).read_text())).run()
    else:
        options = arguments()
        with tempfile.TemporaryDirectory(prefix="kiln-counters-") as folder:
            Count(options, pathlib.Path(folder)).run()


if __name__ == "__main__":
    main()
