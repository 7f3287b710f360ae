"""Compiles kernels of public packages from their Python source, by Kiln's front end, and holds each against what Triton's makes of it. No GPU.

    from_source.py --capture --folder FOLDER [--package NAME] [--configurations FILE]      writes down what the ops launch (`captured_sources.py`)
    from_source.py --folder FOLDER -o NAME.json                                           compiles that, compares it, and prints the table

Capturing needs PyTorch, Triton and the packages, as `packages.py --static` does; compiling needs nothing but the packages' files, in `--root`
(default: where PyTorch is installed). A row is a kernel: "same", "different" or "refused", with how it differs or Kiln's first error. Compared are
both modules after the same passes, inlining, canonicalization and the removal of what is computed twice (`tile_graph.py`).
"""
from __future__ import annotations

import argparse
import concurrent.futures
import importlib
import importlib.metadata
import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Dict, List, Tuple

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parents[1] / "tools" / "python")]
import tile_graph  # noqa: E402

#: Their functions have no types.
packages: Any = importlib.import_module("packages")

Row = Dict[str, Any]
#: Seconds that Kiln may take for a kernel.
KERNEL_SECONDS = 120
#: Before two modules are compared, on both.
PASSES = ("--inline", "--canonicalize", "--cse", "--symbol-dce", "--canonicalize", "--cse")
#: Before they are compared again where they differ: what a loop carries and nobody reads is no part of a program.
DEAD = ("--remove-dead-values", "--canonicalize", "--cse")
GENERIC = ("--mlir-print-op-generic", "--mlir-print-local-scope")


def kiln() -> str:
    """The program."""
    return os.environ.get("KILN_COMMAND", "kiln")


def run(line: List[str]) -> Tuple[int, str, str]:
    """A command's status and what it said."""
    try:
        done = subprocess.run(line, capture_output=True, text=True, timeout=KERNEL_SECONDS)
    except subprocess.TimeoutExpired:
        return 124, "", f"error: no answer in {KERNEL_SECONDS} s"
    return done.returncode, done.stdout, done.stderr


def command(said: Row, root: Path, target: str) -> List[str]:
    """How a captured kernel is compiled."""
    warps, stages = said["options"].get("num_warps", 4), said["options"].get("num_stages", 3)
    return [kiln(), "compile", f"{root / said['file']}:{said['function']}", "--signature", ", ".join(said["parameters"].values()), "--target", target,
            "--num-warps", str(warps), "--num-stages", str(stages), "--emit", "tile"]


def first_error(text: str, root: Path) -> str:
    """The first error of a compilation, its place included, the file as it is imported."""
    lines = [line for line in text.splitlines() if "error:" in line] or text.strip().splitlines() or ["it said nothing"]
    return lines[0].replace(f"{root}/", "")[:400]


def generic(text: str, optimizer: str, more: Tuple[str, ...] = ()) -> str:
    """A module as it is compared, after further passes."""
    done = subprocess.run([optimizer, "-", *PASSES, *more, *GENERIC], input=text, capture_output=True, text=True, timeout=KERNEL_SECONDS)
    if done.returncode:
        raise ValueError(done.stderr.strip().splitlines()[0] if done.stderr else f"{optimizer} ended with {done.returncode}")
    return done.stdout


def theirs(said: Row, file: Path, target: str) -> str:
    """What Triton's front end made. Descriptors that a kernel takes are made from their parts in it, as Kiln reads any tile IR."""
    if not any(text.startswith("tensordesc") for text in said["parameters"].values()):
        return file.read_text()
    status, text, errors = run([kiln(), "compile", str(file), "--target", target, "--emit", "tile"])
    if status:
        raise ValueError(errors.strip().splitlines()[0])
    return text


def judged(file: Path, root: Path, target: str, optimizer: str) -> Row:
    """The row of a captured kernel."""
    said = json.loads(file.read_text())
    row = {name: said[name] for name in ("op", "kernel", "key", "file") if name in said}
    if "refused" in said:
        return {**row, "result": "refused", "said": f"no signature says it: {said['refused']}"}
    status, mine, errors = run(command(said, root, target))
    if status:
        return {**row, "result": "refused", "said": first_error(errors, root)}
    (file.parent / f"{said['key']}.kiln.ttir").write_text(mine)
    try:
        stock = theirs(said, file.with_suffix(".ttir"), target)
        how = tile_graph.difference(generic(mine, optimizer), generic(stock, optimizer))
        if how and not tile_graph.difference(generic(mine, optimizer, DEAD), generic(stock, optimizer, DEAD)):
            how = None
    except (ValueError, subprocess.TimeoutExpired) as error:
        return {**row, "result": "uncompared", "said": str(error)[:400]}
    return {**row, "result": "different", "said": how} if how else {**row, "result": "same"}


def capture(options: argparse.Namespace, root: Path) -> List[str]:
    """Writes down the launches of the ops; the ops whose process failed."""
    forked: Any = importlib.import_module("forked")
    ops: Any = importlib.import_module("ops")
    captured: Any = importlib.import_module("captured_sources")
    autotuned: Any = importlib.import_module("kiln.survey.autotuned")
    for name, value in packages.ENVIRONMENT.items():
        os.environ.setdefault(name, value)
    importlib.import_module("torch")  # Before processes part: they need not read it again.
    chosen = autotuned.read_chosen(options.configurations) if options.configurations else {}
    named = {name: function for package in options.package or ops.PACKAGES if packages.installed(package)
             for name, function in ops.ops_of(package).items() if re.search(options.only, name)}
    failed: List[str] = forked.each(list(named), lambda op: captured.write_launches(op, named[op], options.folder, root, chosen), options.jobs)
    return failed


def guessed_packages(folder: Path) -> Dict[str, Row]:
    """What `guessed_sources.py` says of packages that it has looked through: their version, and how many functions and kernels they have."""
    file = folder / "packages.rows"
    rows = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    return {row["package"]: row for row in rows}


def table(rows: List[Row], guessed: Dict[str, Row]) -> str:
    """Markdown: for each package how many kernels are the same, differ or are refused; then why. Of guessed packages also how many functions and
    kernels they have, and for how many of these a guess was looked for."""
    names = ("functions", "kernels", "chosen") if guessed else ()
    head = ["package", *(("jit functions", "kernels", "tried") if guessed else ()), "guessed" if guessed else "kernels", "same", "different", "refused"]
    lines = [f"| {' | '.join(head)} |", "|" + "---|" * len(head)]
    groups: Dict[str, List[Row]] = {}
    for row in rows:
        groups.setdefault(row["file"].split("/")[0], []).append(row)
    for name in guessed:
        groups.setdefault(name, [])
    whole = {one: sum(row[one] for row in guessed.values()) for one in names}
    for name, group in [*sorted(groups.items()), ("all", rows)]:
        counts = Counter(row["result"] for row in group)
        has = [guessed.get(name, whole)[one] for one in names]
        figures = [*has, len(group), counts["same"], counts["different"] + counts["uncompared"], counts["refused"]]
        lines.append(f"| {' | '.join([name, *map(str, figures)])} |")
    for result in ("refused", "uncompared", "different"):
        found = [row for row in rows if row["result"] == result]
        if found:
            lines += ["", f"{len(found)} {result}:", ""]
            lines += [f"- `{row['kernel']}` ({row['key']}): {row['said']}" for row in found]
    return "\n".join(lines)


def write(path: Path, options: argparse.Namespace, rows: List[Row], failures: List[Row]) -> None:
    """A row a line, for differences that can be read."""
    head = {"version": 1, "target": options.target, "commit": packages.commit(), "versions": packages.versions(),
            "counts": dict(Counter(row["result"] for row in rows)), "triton_failures": failures}
    if guessed := guessed_packages(options.folder):
        head["guessed"] = list(guessed.values())
    lines = ",\n".join(json.dumps(row) for row in rows)
    path.write_text(json.dumps(head)[:-1] + ', "kernels": [\n' + lines + "\n]}\n")


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--capture", action="store_true", help="write down the launches of the ops; else compile what is there")
    parser.add_argument("--folder", type=Path, required=True, help="of the captured kernels")
    parser.add_argument("--root", type=Path, help="the folder in which the packages are installed")
    parser.add_argument("--package", action="append", help="capture the ops of these alone")
    parser.add_argument("--only", default="", help="regular expression, searched: names of ops to capture, of kernels to compile")
    parser.add_argument("--configurations", type=Path, help="rows that say what autotuners chose on a GPU; without, they take their first")
    parser.add_argument("--target", default="sm_90a", help="default: %(default)s")
    parser.add_argument("--optimizer", default="kiln-opt", help="the program that runs passes on tile IR (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=2, help="at a time (default: %(default)s)")
    parser.add_argument("-o", "--output", type=Path, help="where to write the rows; a table beside it, as .md")
    options = parser.parse_args()
    root = options.root or Path(str(importlib.import_module("importlib.util").find_spec("torch").origin)).parents[1]
    options.folder.mkdir(parents=True, exist_ok=True)
    if options.capture:
        failed = capture(options, root)
        print(f"{len(list(options.folder.glob('*.json')))} kernels" + (f"; failed: {', '.join(failed)}" if failed else ""))
        return 1 if failed else 0
    files = [file for file in sorted(options.folder.glob("*.json")) if re.search(options.only, json.loads(file.read_text())["kernel"])]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        rows = list(pool.map(lambda file: judged(file, root, options.target, options.optimizer), files))
    rows.sort(key=lambda row: (row["kernel"], row["key"]))
    failures = [json.loads(line) for file in sorted(options.folder.glob("*.failed")) for line in file.read_text().splitlines()]
    said = table(rows, guessed_packages(options.folder))
    if options.output:
        write(options.output, options, rows, failures)
        options.output.with_suffix(".md").write_text(said + "\n")
    print(said)
    return 0


if __name__ == "__main__":
    sys.exit(main())
