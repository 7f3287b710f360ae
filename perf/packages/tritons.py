"""Which kernels of public packages Kiln accepts as each release of Triton gives them to it, without a GPU: as tile IR and as LLVM IR.

    pip install --target t34 --no-deps triton==3.4.0                       # a folder for each release
    python3 perf/packages/tritons.py --triton t34 --triton t39 [--target sm_90a,gfx942] [--every N] [--most N] -o perf/results/NAME.json
    python3 perf/packages/tritons.py --table perf/results/NAME.json...

The ops of `ops/` launch the kernels, as in `packages.py`; `--every N` takes each N-th op of a package, the first one first, and `--most N` the
first N kernels of an op that no op before it has launched. Every distinct kernel is compiled as far as LLVM IR, and both IRs are given to `kiln
compile --emit asm`. A row is a kernel under a release of Triton on a target: `failure` where Triton has no LLVM IR of it, else for `ttir` and
`llir` either "accepted" or the first line of Kiln's error. A row without a kernel is an op that `raised` after some of its launches, for which
the package may have its own reasons. PyTorch is that of an H100 on either target, but packages that ask Triton for its target may launch other
kernels for each.
"""
from __future__ import annotations

import argparse
import contextlib
import functools
import hashlib
import importlib
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import unittest.mock
import warnings
from collections import Counter
from pathlib import Path
from typing import Any, Callable, Dict, Iterator, List, Mapping, Set, Tuple

HERE = Path(__file__).resolve().parent
TOOLS = HERE.parents[1] / "tools" / "python"
sys.path[:0] = [str(HERE), str(HERE.parent), str(TOOLS)]

#: Their functions have no types.
packages: Any = importlib.import_module("packages")

Row = Dict[str, Any]
ACCEPTED = "accepted"
#: Seconds that an op may take before its process is ended, and that Kiln may take for a kernel.
OP_SECONDS, KERNEL_SECONDS = 600, 120
#: The IRs that Kiln is given, and the suffix by which it knows them.
FORMS = {"ttir": "ttir", "llir": "ll"}


def first_line(said: str) -> str:
    """The first error in what a command said, without the file and line that it stands at."""
    lines = [line for line in said.strip().splitlines() if "error:" in line] or said.strip().splitlines() or ["it said nothing"]
    return re.sub(r"^(kiln: )?error: (\S+:\d+:\d+: )?", "", lines[0])[:300]


def given_to_kiln(file: Path, target: str, more: List[str]) -> str:
    """What Kiln says of an IR: "accepted", or why not."""
    line = [os.environ.get("KILN_COMMAND", "kiln"), "compile", str(file), "--target", target, "--emit", "asm", "-o", os.devnull, *more]
    try:
        done = subprocess.run(line, capture_output=True, text=True, timeout=KERNEL_SECONDS)
    except subprocess.TimeoutExpired:
        return f"no answer in {KERNEL_SECONDS} s"
    if done.returncode < 0:
        return f"ended by signal {-done.returncode}: {first_line(done.stderr)}"
    return first_line(done.stderr).replace(str(file), file.name) if done.returncode else ACCEPTED


def judged(compiled: Any, target: str, file: Path) -> Row:
    """Both IRs of a kernel that Triton compiled, as Kiln takes them; they stand in files beside `file`."""
    said = compiled.metadata
    options = {"ttir": ["--num-warps", str(said.num_warps), "--num-stages", str(said.num_stages)],
               "llir": ["--launch", f"{said.name}={said.num_warps * said.target.warp_size},dyn={said.shared or 0}"]}
    row: Row = {}
    for form, suffix in FORMS.items():
        source = file.with_suffix(f".{suffix}")
        source.write_text(compiled.asm[form])
        row[form] = given_to_kiln(source, target, options[form])
        if row[form] != ACCEPTED:
            row.setdefault("options", {})[form] = " ".join(options[form])
    return row


@contextlib.contextmanager
def as_far_as_llvm_ir(target: str) -> Iterator[None]:
    """While it is open, Triton's compiler for a target leaves out what it does after LLVM IR."""
    vendor = "amd" if target.startswith("gfx") else "nvidia"
    backend = getattr(importlib.import_module(f"triton.backends.{vendor}.compiler"), "HIPBackend" if vendor == "amd" else "CUDABackend")
    text, binary = ("make_amdgcn", "make_hsaco") if vendor == "amd" else ("make_ptx", "make_cubin")

    def named(backend: Any, source: Any, metadata: Row, *given: Any) -> str:
        found = re.search(r"define (?:\w+ )*(?:amdgpu_kernel|ptx_kernel) .*?@([\w$.]+)\(|^define void @([\w$.]+)\(", str(source), re.MULTILINE)
        metadata["name"] = (found[1] or found[2]) if found else "?"
        return ""

    stock = {name: vars(backend)[name] for name in (text, binary)}
    setattr(backend, text, named)
    setattr(backend, binary, lambda *given: b"")
    try:
        yield
    finally:
        for name, function in stock.items():
            setattr(backend, name, function)


def complete_gluon() -> None:
    """Lets fla-core import what Triton 3.4 lacks of Gluon, for kernels that are never launched here, as Gluon's are left alone."""
    language: Any = importlib.import_module("triton.experimental.gluon.language")
    if not hasattr(language, "extra"):
        language.extra = unittest.mock.MagicMock()


def key_of(fn: Any, args: Tuple[Any, ...], kwargs: Mapping[str, Any]) -> str:
    """Which kernel a launch is, where Triton does not get as far as saying it."""
    said = [fn.fn.__qualname__, *(str(getattr(value, "dtype", value)) for value in (*args, *kwargs.values()))]
    return hashlib.sha256(json.dumps(said).encode()).hexdigest()[:12]


class Catcher:
    """Takes the launches of an op instead of Triton's launcher, and judges each kernel that no other op has met."""

    def __init__(self, op: str, target: str, folder: Path, skipped: Set[int], most: int) -> None:
        self.op, self.target, self.folder, self.skipped, self.most = op, target, folder, skipped, most
        self.number = 0
        self.stock: Callable[..., Any] = importlib.import_module("triton.runtime.jit").JITFunction.run

    def tell(self, row: Row) -> None:
        """Adds a row to the op's file."""
        with open(self.folder / f"{self.op}.rows", "a") as file:
            file.write(json.dumps({"op": self.op, "target": self.target, **row}) + "\n")

    def run(self, fn: Any, *args: Any, grid: Any, warmup: bool, **kwargs: Any) -> Any:
        """As `JITFunction.run`, but nothing is launched, and what Triton fails to compile is a row and no exception."""
        from kiln.survey import builds, launches

        self.number += 1
        if self.number in self.skipped or len(packages.rows_of(self.op, self.folder)) >= self.most or getattr(fn, "is_gluon", lambda: False)():
            return None
        given = builds.for_vendor(kwargs, self.target)
        name, now = launches.name_of(fn), self.folder / f"{self.op}.now"
        now.write_text(json.dumps([self.number, name]))
        try:
            compiled = self.stock(fn, *args, grid=grid, warmup=True, **given)
            compiled = compiled.result() if hasattr(compiled, "result") else compiled
        except Exception as error:  # Whatever Triton raises is its failure.
            key = key_of(fn, args, given)
            if packages.claims(self.folder, key):
                self.tell({"kernel": name, "key": key, "failure": f"{type(error).__name__}: {builds.first_line(error)}"[:300]})
            return None
        finally:
            now.unlink(missing_ok=True)
        launch = launches.Launch(fn, args, given, (), compiled)
        if packages.claims(self.folder, launch.key):
            self.tell({"kernel": name, "key": launch.key, **judged(compiled, self.target, self.folder / launch.key)})
        return compiled


def run_op(op: str, function: Callable[[], None], target: str, folder: Path, chosen: Any, skipped: Set[int], most: int) -> None:
    """In a process of its own: the rows of at most so many of an op's kernels. `skipped`: launches that ended this process before."""
    from kiln.survey import builds, static

    warnings.filterwarnings("ignore")
    signal.alarm(OP_SECONDS)
    complete_gluon()
    importlib.import_module("torch").manual_seed(1)
    catcher = Catcher(op, target, folder, skipped, most)
    jit = importlib.import_module("triton.runtime.jit").JITFunction
    with static.without_gpu(chosen, target), as_far_as_llvm_ir(target):
        jit.run = functools.partialmethod(lambda fn, *args, **kwargs: catcher.run(fn, *args, **kwargs))
        try:
            function()
        except Exception as error:
            catcher.tell({"raised": f"{type(error).__name__}: {builds.first_line(error)} ({packages.where(error)})"[:300]})


def rows_of_release(options: argparse.Namespace) -> Iterator[Row]:
    """The rows under the Triton that this process imports, op by op."""
    from kiln.survey import autotuned

    forked: Any = importlib.import_module("forked")
    ops: Any = importlib.import_module("ops")
    version = importlib.import_module("triton").__version__
    importlib.import_module("torch")  # Before processes part: they need not read it again.
    chosen = autotuned.read_chosen(options.configurations) if options.configurations else {}
    named = {name: function for package in options.package or ops.PACKAGES if packages.installed(package)
             for name, function in list(ops.ops_of(package).items())[::options.every] if re.search(options.only, name)}
    for target in options.target.split(","):
        with contextlib.ExitStack() as stack:
            keep = options.keep and options.keep / f"{version}-{target}"
            folder = Path(keep or stack.enter_context(tempfile.TemporaryDirectory(prefix="kiln-tritons-")))
            folder.mkdir(parents=True, exist_ok=True)
            ended: Dict[str, List[Tuple[int, str]]] = {name: [] for name in named}
            waiting = list(named)
            for _ in range(packages.TRIES):
                def work(op: str) -> None:
                    run_op(op, named[op], target, folder, chosen, {number for number, _ in ended[op]}, options.most)

                waiting = forked.each(waiting, work, options.jobs)
                for op in waiting:
                    now = folder / f"{op}.now"
                    if now.exists():
                        ended[op].append(tuple(json.loads(now.read_text())))
            for op in named:
                more: List[Row] = [{"kernel": name, "key": "", "failure": "it ended the process"} for _, name in ended[op]]
                more += [{"raised": "its process ended"}] if op in waiting else []
                for row in [*packages.rows_of(op, folder), *({"op": op, "target": target, **one} for one in more)]:
                    yield {"triton": version, **row}


def run_release(triton: Path, arguments: List[str]) -> List[Row]:
    """The rows under the Triton of a folder, by a process of its own."""
    path = os.pathsep.join([str(triton.resolve()), str(TOOLS), os.environ.get("PYTHONPATH", "")])
    with tempfile.TemporaryDirectory(prefix="kiln-tritons-") as folder:
        rows = Path(folder) / "rows.json"
        variables = {**packages.ENVIRONMENT, **os.environ, "PYTHONPATH": path, "TRITON_CACHE_DIR": folder}
        subprocess.run([sys.executable, __file__, *arguments, "--here", str(rows)], env=variables, check=True)
        found: List[Row] = json.loads(rows.read_text())
    return found


def head_of(options: argparse.Namespace) -> Row:
    """What the rows depend on, beside the releases of Triton."""
    versions = {name: what for name, what in packages.versions().items() if name != "triton"}
    return {"version": 1, "commit": packages.commit(), "versions": versions, "every": options.every, "most": options.most}


def write(path: Path, head: Row, rows: List[Row]) -> None:
    """A row a line, for differences that can be read."""
    by = ("triton", "target", "kernel", "key", "op")
    lines = ",\n".join(json.dumps(row) for row in sorted(rows, key=lambda row: [row.get(name, "") for name in by]))
    path.write_text(json.dumps(head)[:-1] + ', "rows": [\n' + lines + "\n]}\n")


def counted(reasons: List[str]) -> str:
    """Distinct reasons, the most frequent first."""
    return "<br>".join(f"{count}: {reason}" for reason, count in Counter(one.replace("|", "\\|") for one in reasons).most_common())


def table(rows: List[Row]) -> str:
    """Markdown: for each Triton and target the kernels, those that Triton compiles, and those that Kiln accepts in either form; why it refuses
    others; and the ops that raised."""
    lines = ["| Triton | target | kernels | Triton compiles | tile IR accepted | LLVM IR accepted | tile IR refused | LLVM IR refused | "
             "Triton fails | ops that raised |", "|" + "---|" * 10]
    groups: Dict[Tuple[str, str], List[Row]] = {}
    for row in rows:
        groups.setdefault((row["triton"], row["target"]), []).append(row)
    for key, group in sorted(groups.items()):
        kernels = [row for row in group if "kernel" in row]
        made = [row for row in kernels if "failure" not in row]
        accepted = [sum(row[form] == ACCEPTED for row in made) for form in FORMS]
        why = [counted([row[form] for row in made if row[form] != ACCEPTED]) for form in FORMS]
        failed = counted([row["failure"] for row in kernels if "failure" in row])
        cells = (*key, len(kernels), len(made), *accepted, *why, failed, len(group) - len(kernels))
        lines.append("| " + " | ".join(str(cell) for cell in cells) + " |")
    return "\n".join(lines)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--triton", type=Path, action="append", default=[], help="a folder that a release of Triton is installed in; several")
    parser.add_argument("--target", default="sm_90a,gfx942", help="several with commas (default: %(default)s)")
    parser.add_argument("--package", action="append", help="these alone")
    parser.add_argument("--only", default="", help="regular expression on names of ops, searched")
    parser.add_argument("--every", type=int, default=1, help="each N-th op of a package (default: all)")
    parser.add_argument("--most", type=int, default=1000, help="kernels of an op (default: %(default)s)")
    parser.add_argument("--configurations", type=Path, help="rows that say what autotuners chose on a GPU; without, they take their first")
    parser.add_argument("--keep", type=Path, help="a folder, empty or new, for the IRs that Kiln is given")
    parser.add_argument("--jobs", type=int, default=1, help="ops at a time (default: 1)")
    parser.add_argument("--table", type=Path, nargs="+", help="print the table of files that this command made")
    parser.add_argument("--here", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("-o", "--output", type=Path, help="where to write the rows")
    options = parser.parse_args()
    if options.table:
        print(table([row for file in options.table for row in json.loads(file.read_text())["rows"]]))
        return
    if options.here:
        options.here.write_text(json.dumps(list(rows_of_release(options))))
        return
    if not options.triton or not options.output:
        parser.error("--triton and -o: which releases, and where to write the rows")
    head, rows = head_of(options), []
    for folder in options.triton:
        rows += run_release(folder, sys.argv[1:])
        write(options.output, head, rows)
    print(table(rows))


if __name__ == "__main__":
    main()
