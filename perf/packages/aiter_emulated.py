"""Triton's LLVM IR of aiter's configurations, executed on Kiln's emulator and held against the reference interpreter of its tile IR.

    python3 perf/packages/aiter_configurations.py --aiter aiter --target gfx950 -o out/gfx950        # for each Triton and target
    python3 perf/packages/aiter_emulated.py out/gfx950... [--only REGEX] [--blocks N] [--limit SECONDS] [--keep FOLDER] -o perf/results/NAME.json

Every configuration becomes a case (`tools/case/README.md`) of a small launch: short contexts, few rows, and of the grid the first blocks alone. Its
inputs are data, drawn as `python -m kiln.survey --hip` draws them, so PyTorch is needed; outputs start as NaNs. `kiln run --check` runs the case
both ways and compares every element by `TOLERANCES`. What comes of it is `equal` or `differs`, with the greatest difference; `refused`, with what is
unknown or the first line of the message; or `too long`. `--keep` leaves the cases:

    kiln run FOLDER/TRITON-TARGET/NAME/case.json --device emulator --target TARGET --check
"""
from __future__ import annotations

import argparse
import json
import math
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Dict, List, Mapping, Sequence, Tuple

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "tools" / "python"))

from kiln.survey.hip import configurations  # noqa: E402
from kiln.survey.hip.configurations import Unusable  # noqa: E402
from kiln.survey.hip.inputs.case import Case, Launched  # noqa: E402
from kiln.survey.hip.inputs.table import launch_of  # noqa: E402
from kiln.survey.hip.inputs.tensors import Tensors  # noqa: E402

Row = Dict[str, Any]
#: How far an output may be off, by its type. Products are summed in another order than the reference's, and exponentials are approximate; so a weight
#: of attention, which becomes bf16 before it is multiplied, may become its neighbour. In the sums that segments leave in f32, that is up to 2^-8 for
#: weights near one, times a value of at most five. Outputs of bf16 are divided by the sum of the weights, and rounded once more. Integers must be
#: equal.
TOLERANCES = {"bf16": {"relative": 2**-7, "absolute": 2**-7}, "f32": {"relative": 2**-8, "absolute": 5 * 2**-8}}
#: A case's name of Triton's type, where it has another one.
_TYPES = {"fp16": "f16", "fp32": "f32", "fp8e4nv": "f8e4m3fn", "fp8e5": "f8e5m2", "fp8e4b8": "f8e4m3fnuz", "fp8e5b16": "f8e5m2fnuz"}


class _Written(Tensors):
    """Tensors of the CPU, and which of them a kernel writes."""

    def __init__(self) -> None:
        super().__init__("cpu")
        self.outputs: List[Any] = []

    def zeros(self, kind: str, *shape: int) -> Any:
        tensor = super().zeros(kind, *shape)
        self.outputs.append(tensor)
        return tensor

    def writes(self, tensor: Any) -> bool:
        """Whether it is one of them."""
        return any(tensor is output for output in self.outputs)


def _parameters(source: Path) -> List[str]:
    """The names of a kernel's parameters, in its order."""
    head = next(line for line in source.read_text().splitlines() if "tt.func public" in line)
    return re.findall(r"%(\w+): ", head)


def small_launch(name: str, target: str) -> Tuple[Launched, Mapping[str, str], _Written]:
    """The small launch of a configuration, the types of its parameters, and what made its tensors."""
    data, made = configurations.read(), _Written()
    configuration = next(one for one in data["configurations"] if one["name"] == name)
    signature = configurations.signature_of(configuration, data, target)
    kinds = {parameter: kind.partition(":")[0] for parameter, kind in signature.items()}
    launched = launch_of(configuration["kernel"], Case(kinds, configurations.constants_of(configuration, data), made, is_small=True))
    wrong = [f"{key}={launched.values[key]}" for key, kind in signature.items() if kind.endswith(":16") and launched.values[key] % 16]
    if wrong:
        raise Unusable(f"{name}: {', '.join(wrong)}: the kernel was compiled for a multiple of 16")
    return launched, kinds, made


def _argument(name: str, kind: str, value: Any, made: _Written, folder: Path) -> Row:
    """An argument of the case; what a tensor holds is written to a file beside it."""
    dtype = _TYPES.get(kind.lstrip("*"), kind.lstrip("*"))
    if not kind.startswith("*"):
        return {"name": name, "dtype": dtype, "value": value}
    tensor = {"name": name, "dtype": dtype, "shape": list(value.shape), "strides": list(value.stride())}
    if made.writes(value):
        return {**tensor, "fill": "nan", "role": "out", "tolerance": TOLERANCES[dtype]}
    (folder / f"{name}.bin").write_bytes(bytes(value.contiguous().flatten().view(made.byte).numpy()))
    return {**tensor, "fill": {"file": f"{name}.bin"}}


def first_blocks(grid: Sequence[int], most: int) -> List[int]:
    """The grid without the second half of its longest dimension, and again, until it has no more blocks than that."""
    left = list(grid)
    while math.prod(left) > most:
        longest = left.index(max(left))
        left[longest] = -(-left[longest] // 2)
    return left


def write_case(row: Row, source: Path, blocks: int, folder: Path) -> Path:
    """The case of a configuration whose files `aiter_configurations.py` has written in `source`."""
    launched, kinds, made = small_launch(row["name"], row["target"])
    stem = source / row["name"]
    folder.mkdir(parents=True, exist_ok=True)
    case = {"version": 1, "kernel": str(stem.with_suffix(".ll")), "reference": str(stem.with_suffix(".ttir")),
            "grid": first_blocks(launched.grid, blocks), "dynamic_shared": row["shared"],
            "arguments": [_argument(name, kinds[name], launched.values[name], made, folder) for name in _parameters(stem.with_suffix(".ttir"))]}
    file = folder / "case.json"
    file.write_text(json.dumps(case, indent=1) + "\n")
    return file


def _told(report: Row) -> Row:
    """What a report of `kiln run --check` says. A case none of whose outputs was written proves nothing."""
    outputs = [tensor for tensor in report["tensors"] if tensor["role"] == "out"]
    compared, nans = report["comparison"], sum(tensor["nan"] for tensor in outputs)
    found = {"elements": compared["elements"], "written": compared["elements"] - nans, "greatest": compared["max_absolute_error"],
             "greatest_relative": compared["max_relative_error"]}
    if compared["passed"]:
        return {"result": "equal" if found["written"] else "nothing written", **found}
    return {"result": "differs", **found, "mismatches": compared["mismatches"], "first": compared["first_mismatch"]}


def _message(said: str) -> str:
    """Of an error, what the emulator does not know, or the first line; without the folders of files."""
    unknown = sorted(set(re.findall(r"unknown to the emulator: (.*)", said)))
    if unknown:
        return f"unknown to the emulator: {', '.join(unknown)}"
    return re.sub(r"/\S*/", "", said.strip().removeprefix("kiln: error: ").partition("\n")[0])


def execute(case: Path, target: str, limit: float) -> Row:
    """Runs a case on the emulator and on the reference."""
    line = [os.environ.get("KILN_COMMAND", "kiln"), "run", str(case), "--device", "emulator", "--target", target, "--check", "--format", "json"]
    try:
        done = subprocess.run(line, capture_output=True, text=True, timeout=limit)
    except subprocess.TimeoutExpired:
        return {"result": "too long"}
    if not done.stdout.startswith("{"):
        return {"result": "refused", "message": _message(done.stderr) or f"exit code {done.returncode}"}
    return _told(json.loads(done.stdout))


def check(row: Row, source: Path, options: argparse.Namespace, folder: Path) -> Row:
    """What comes of one configuration."""
    begun = time.monotonic()
    told = execute(write_case(row, source, options.blocks, folder), row["target"], options.limit)
    return {"name": row["name"], "triton": row["triton"], "target": row["target"], **told, "seconds": round(time.monotonic() - begun, 1)}


def _line(row: Row) -> str:
    what = row["result"]
    if "greatest" in row:
        what += f", {row['written']} elements, greatest difference {row['greatest']:.2g}"
    if row.get("first"):
        first = row["first"]
        what += f"; {row['mismatches']} differ, first {first['argument']}{first['index']}: {first['found']} instead of {first['expected']}"
    if row.get("message"):
        what += f": {row['message']}"
    return f"{row['triton']} {row['target']} {row['name']:20} {row['seconds']:6.1f} s  {what}"


def survey(options: argparse.Namespace, folder: Path) -> List[Row]:
    """A row for every configuration of the folders that Triton compiled; each is printed when it is there."""
    rows: List[Row] = []
    for source in options.folders:
        for file in sorted(source.glob("*.json")):
            row = json.loads(file.read_text())
            if row.get("failure") or not re.search(options.only, row["name"]):
                continue
            rows.append(check(row, source.resolve(), options, folder / f"{row['triton']}-{row['target']}" / row["name"]))
            print(_line(rows[-1]), flush=True)
            if options.output:
                options.output.write_text(json.dumps({"tolerances": TOLERANCES, "rows": rows}, indent=1) + "\n")
    return rows


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=Path, help="what aiter_configurations.py has written")
    parser.add_argument("--only", default="", help="regular expression on names of configurations, searched")
    parser.add_argument("--blocks", type=int, default=16, help="blocks of a grid, at most (default: 16)")
    parser.add_argument("--limit", type=float, default=120, help="seconds of one configuration (default: 120)")
    parser.add_argument("--keep", type=Path, help="a folder for the cases (default: they are removed)")
    parser.add_argument("-o", "--output", type=Path, help="a JSON file for the rows")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="aiter-") as scratch:
        try:
            rows = survey(options, options.keep.resolve() if options.keep else Path(scratch))
        except Unusable as error:
            sys.exit(f"aiter_emulated.py: {error}")
    results = [row["result"] for row in rows]
    print(", ".join(f"{results.count(result)} {result}" for result in sorted(set(results))))


if __name__ == "__main__":
    main()
