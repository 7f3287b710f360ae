"""Triton's own compilation of 45 configurations of aiter's kernels for an AMD GPU, without one, for other scripts to give to Kiln.

    git clone https://github.com/ROCm/aiter && git -C aiter checkout e4048607a535ace3a2b51ded31b1c8c2d45c0879
    python3 perf/packages/aiter_configurations.py --aiter aiter --target gfx950 [--only REGEX] [--jobs N] -o FOLDER

The configurations stand in `tools/python/kiln/survey/hip/configurations.json`, with the hash of every file of aiter's that is imported; nothing of
its sources is in this project. `python -m kiln.survey --hip` runs the same kernels on an AMD GPU. It needs PyTorch and Triton, of whichever release
comes first on PYTHONPATH. For each configuration FOLDER gets NAME.ttir, NAME.ll (what Triton gives to its code generator), NAME.amdgcn, and
NAME.json: how it is launched, and what the assembly says of it (`stock`) or why there is none (`failure`). Each is compiled in a process of its own,
so that a crash of Triton's costs no other.
"""
from __future__ import annotations

import argparse
import contextlib
import importlib
import json
import os
import re
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Dict, Iterator, List, Mapping, Set, Tuple

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parents[1] / "tools" / "python")]

from kiln.survey.hip import configurations, kernels  # noqa: E402
from kiln.survey.hip.configurations import Unusable  # noqa: E402

Row = Dict[str, Any]
#: What is written of a configuration beside its .json.
TEXTS = {"ttir": "ttir", "llir": "ll", "amdgcn": "amdgcn"}


def _blocks(assembly: str) -> Iterator[Tuple[bool, List[str]]]:
    """(whether it is in a loop, its lines) of each basic block. LLVM says in the comments at a block's head which loops it is in."""
    lines: List[str] = []
    head, is_in_loop = True, False
    for line in assembly.splitlines():
        if re.match(r"\.LBB\w+:|; %bb\.\d+:", line):
            yield is_in_loop, lines
            lines, head, is_in_loop = [], True, False
        code, _, comment = line.partition(";")
        head = head and (not code.strip() or code.startswith(".LBB"))
        is_in_loop = is_in_loop or head and "Loop" in comment
        lines.append(code)
    yield is_in_loop, lines


def stock(assembly: str) -> Row:
    """What Triton's assembly says of its kernel: registers (AGPRs included) and those of them that are spilled (to AGPRs included), bytes of scratch
    memory, instructions that access it in loops, and waves that fit on a SIMD."""
    patterns = {"vgprs": r"\.vgpr_count: +(\d+)", "spilled_vgprs": r"\.vgpr_spill_count: +(\d+)",
                "scratch_bytes": r"\.private_segment_fixed_size: +(\d+)", "waves_per_simd": r"; Occupancy: +(\d+)"}
    found = {name: re.search(pattern, assembly) for name, pattern in patterns.items()}
    figures: Row = {name: int(match.group(1)) if match else None for name, match in found.items()}
    in_loops = sum(line.lstrip().startswith(("scratch_load", "scratch_store")) for is_in_loop, lines in _blocks(assembly) if is_in_loop
                   for line in lines)
    return {**figures, "scratch_in_loops": in_loops}


def compile_one(configuration: Mapping[str, Any], folder: Path, target: str, data: Mapping[str, Any]) -> Tuple[Row, Dict[str, str]]:
    """Its row and Triton's texts by suffix. Whatever Triton raises, it raises."""
    triton = importlib.import_module("triton")
    target_of = importlib.import_module("kiln.survey.pretended_driver").target_of
    about, options = data["kernels"][configuration["kernel"]], dict(configuration["options"])
    kernel = kernels.import_kernel(folder, about["module"], about["function"])
    signature, constants = configurations.signature_of(configuration, data, target), configurations.constants_of(configuration, data)
    compiled = triton.compile(kernels.source_of(kernel, signature, constants, options), target=target_of(target), options=options)
    said = compiled.metadata
    row = {"kernel": said.name, "num_warps": said.num_warps, "num_stages": said.num_stages, "waves_per_eu": said.waves_per_eu,
           "shared": said.shared, "warp_size": said.warp_size, "threads": said.num_warps * said.warp_size,
           "stock": stock(compiled.asm["amdgcn"])}
    return row, {suffix: compiled.asm[name] for name, suffix in TEXTS.items()}


@contextlib.contextmanager
def _stderr_in(file: Path) -> Iterator[None]:
    """While it is open, what this process says on standard error goes there: LLVM says it from C++."""
    sys.stderr.flush()
    before, there = os.dup(2), os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666)
    os.dup2(there, 2)
    try:
        yield
    finally:
        sys.stderr.flush()
        os.dup2(before, 2)
        os.close(before)
        os.close(there)


def _failure(message: str, said: Path) -> str:
    """The message, with the first error among what Triton said beside it. Of several lines the first and last alone: between them, Triton quotes
    the kernel's source."""
    first, *more = message.strip().splitlines()
    lines = said.read_text(errors="replace").splitlines() if said.exists() else []
    errors = [line for line in lines if re.search(r"\berror:|LLVM ERROR|Assertion|Unable to|Stack dump", line)]
    return "; ".join([" ".join([first, *more[-1:]]), *errors[:1]])


def _write(configuration: Mapping[str, Any], options: argparse.Namespace, data: Mapping[str, Any], made: Row) -> None:
    about = data["kernels"][configuration["kernel"]]
    shown = ("num_warps", "num_stages", "waves_per_eu")
    row = {"name": configuration["name"], "function": about["function"], "target": options.target,
           "triton": importlib.import_module("triton").__version__, **{name: configuration["options"].get(name) for name in shown},
           "options": {name: value for name, value in configuration["options"].items() if name not in shown}, **made}
    (options.output / f"{configuration['name']}.json").write_text(json.dumps(row, indent=1) + "\n")


def _make(configuration: Mapping[str, Any], options: argparse.Namespace, data: Mapping[str, Any]) -> None:
    """Compiles one configuration and writes its files, the row last."""
    said = options.output / f"{configuration['name']}.stderr"
    begun = time.monotonic()
    with _stderr_in(said):
        try:
            row, texts = compile_one(configuration, options.aiter, options.target, data)
        except Exception as error:
            row, texts = {"failure": _failure(f"{type(error).__name__}: {error}", said)}, {}
    row["seconds"] = round(time.monotonic() - begun, 1)
    for suffix, text in texts.items():
        (options.output / f"{configuration['name']}.{suffix}").write_text(text)
    _write(configuration, options, data, row)


def _tell(configuration: Mapping[str, Any], options: argparse.Namespace, data: Mapping[str, Any]) -> bool:
    """Prints what came of a configuration, whose process may have ended without a word. True if it was compiled."""
    name = configuration["name"]
    said = options.output / f"{name}.stderr"
    if not (options.output / f"{name}.json").exists():
        _write(configuration, options, data, {"failure": _failure("Triton ended the process", said)})
    said.unlink(missing_ok=True)
    row = json.loads((options.output / f"{name}.json").read_text())
    figures = row.get("stock", {})
    what = ", ".join(f"{key} {value}" for key, value in figures.items()) or row["failure"]
    print(f"{name:20} {what}", flush=True)
    return not row.get("failure")


@contextlib.contextmanager
def _prepared(options: argparse.Namespace, names: Set[str], data: Mapping[str, Any]) -> Iterator[None]:
    """While it is open, Triton compiles for the target, and these kernels are imported, as beside a GPU."""
    try:
        importlib.import_module("triton.compiler")
        with importlib.import_module("kiln.survey.pretended_driver").for_target(options.target):
            for name in sorted(names):
                kernels.import_kernel(options.aiter, data["kernels"][name]["module"], data["kernels"][name]["function"])
            kernels.verify_imported(options.aiter, data["sources"])
            yield
    except ImportError as error:
        raise Unusable(f"{error}; install what is missing: pip install torch==2.10.0 triton==3.6.0") from error


def run(options: argparse.Namespace) -> None:
    """Compiles the configurations that `--only` selects, each in a fork of this process, which has imported what they need."""
    data = configurations.read()
    configurations.verify(options.aiter, data)
    chosen = {one["name"]: one for one in configurations.chosen(data, options.only)}
    options.output.mkdir(parents=True, exist_ok=True)
    for name in chosen:
        for suffix in ("json", "stderr", *TEXTS.values()):
            (options.output / f"{name}.{suffix}").unlink(missing_ok=True)
    compiled: List[bool] = []

    def work(name: str) -> None:
        _make(chosen[name], options, data)

    def done(name: str) -> None:
        compiled.append(_tell(chosen[name], options, data))

    with _prepared(options, {one["kernel"] for one in chosen.values()}, data):
        importlib.import_module("forked").each(list(chosen), work, options.jobs, done)
    print(f"{sum(compiled)} of {len(compiled)} compiled")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--aiter", type=lambda text: Path(text).resolve(), required=True, help="a checkout of aiter")
    parser.add_argument("--target", choices=["gfx942", "gfx950"], required=True)
    parser.add_argument("--only", default="", help="regular expression on names of configurations, searched")
    parser.add_argument("--jobs", type=int, default=1, help="configurations at a time (default: 1)")
    parser.add_argument("-o", "--output", type=Path, required=True, help="a folder")
    options = parser.parse_args()
    if options.jobs < 1:
        parser.error(f"--jobs: expected at least 1, found {options.jobs}")
    # Another run's kernels, or Kiln's of the same source, must not be taken for Triton's.
    with tempfile.TemporaryDirectory(prefix="aiter-") as cache:
        os.environ["TRITON_CACHE_DIR"] = cache
        try:
            run(options)
        except Unusable as error:
            sys.exit(f"aiter_configurations.py: {error}")


if __name__ == "__main__":
    main()
