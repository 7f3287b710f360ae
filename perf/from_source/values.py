"""Kernels from their Python source against Triton's tile IR: what both leave in memory on the reference, and machine code. No GPU.

    values.py --triton PYTHON [--inputs 50] [--only REGEX] [--jobs 2] [-o perf/results/cpu-DATE-from-source-values]

For each kernel of test/corpus: `kiln compile FILE.py:KERNEL` under the signature of Triton's launch, and Triton 3.6's kernel.ttir,
which its passes (make_ttir) have been over. Both run on the reference (frontend/reference) with `--inputs` random inputs under the
sizes of every case of test/cases that launches the kernel, each of its variants, and every byte of memory has to be the same
afterwards. Both go through Kiln's own lowering for each target, and the sections of the objects that a loader reads are compared; so is
what Kiln's lowering makes of the module of Triton's front end ("front end"; PYTHON is of an environment with Triton 3.6) after the
passes that Kiln's runs itself, and before those of Triton's own. `graph` says whether that module and Kiln's are the same program
(`packages/tile_graph.py`). Where objects differ, `--emit tile` of both says why; the table does for those known."""

from __future__ import annotations

import argparse
import concurrent.futures
import json
import sys
import tempfile
from pathlib import Path
from typing import Any, Dict, List

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "packages")]
import kernels  # noqa: E402
import sections  # noqa: E402
import tile_graph  # noqa: E402

Row = Dict[str, Any]
CASES = kernels.ROOT / "test" / "cases"
TARGETS = ("sm_90a", "gfx942")
#: What Kiln's front end runs itself.
PASSES = ("--inline", "--canonicalize", "--cse", "--symbol-dce")
GENERIC = ("--canonicalize", "--cse", "--mlir-print-op-generic", "--mlir-print-local-scope")


def cases_of(kernel: kernels.Kernel) -> List[Path]:
    """The cases that launch Triton's tile IR of a kernel."""
    return [path for path in sorted(CASES.glob("*.json")) if (CASES / json.loads(path.read_text())["kernel"]).resolve() == kernel.ttir]


def generic(file: Path) -> str:
    """A module as graphs are compared."""
    return kernels.run([kernels.program("kiln-opt"), str(file), *PASSES, *GENERIC])


def compared(case: Path, mine: Path, inputs: int) -> List[Row]:
    """A row for each size of a case."""
    found: List[Row] = json.loads(kernels.run([kernels.program("kiln-reference-bits"), str(case), str(mine), "--inputs", str(inputs)]))
    return found


def values(kernel: kernels.Kernel, mine: Path, front: Path, inputs: int) -> List[Row]:
    """A row for each size of each case; where values differ, `front_end` says on how many inputs from Triton's front end's."""
    rows = []
    for case in cases_of(kernel):
        found = compared(case, mine, inputs)
        if any(row["different"] for row in found):
            of_front = front.with_suffix(".json")
            of_front.write_text(json.dumps({**json.loads(case.read_text()), "kernel": str(front)}))
            for row, again in zip(found, compared(of_front, mine, inputs)):
                row["front_end"] = again["different"]
        rows += [{"case": case.stem, **row} for row in found]
    return rows


def built(kernel: kernels.Kernel, file: Path, target: str, to: Path) -> bytes:
    """What Kiln makes of tile IR."""
    kernels.run(
        [
            kernels.program("kiln"),
            "compile",
            f"{file}:{kernel.function}",
            "--target",
            target,
            "--num-warps",
            str(kernel.warps),
            "--num-stages",
            str(kernel.stages),
            "--emit",
            "obj",
            "-o",
            str(to),
        ]
    )
    return to.read_bytes()


def code(kernel: kernels.Kernel, mine: Path, front: Path, target: str, folder: Path) -> Row:
    """Whether machine code is the same: as of Triton's tile IR, as of what its front end made."""
    to = folder / f"{kernel.name}.{target}.{'cubin' if target.startswith('sm_') else 'hsaco'}"
    try:
        own, triton, raw = (built(kernel, file, target, to) for file in (mine, kernel.ttir, front))
    except RuntimeError as error:
        return {"refused": str(error).strip().splitlines()[-1][:300]}
    return {"ttir": sections.difference(own, triton), "front_end": sections.difference(own, raw)}


def judged(kernel: kernels.Kernel, options: argparse.Namespace, folder: Path) -> Row:
    """The row of a kernel; one of an earlier run, if rows are kept."""
    kept = options.rows / f"{kernel.name}.json" if options.rows else None
    if kept and kept.exists():
        found: Row = json.loads(kept.read_text())
        return found
    mine, front = folder / f"{kernel.name}.kiln.ttir", folder / f"{kernel.name}.ttir"
    kernels.run([*kernel.compile_command(kernels.program("kiln"), "sm_90a"), "--emit", "tile", "-o", str(mine)])
    front.write_text(kernels.run([kernels.program("kiln-opt"), str(front), *PASSES, "--mlir-print-debuginfo"]))
    row: Row = {
        "kernel": kernel.name,
        "graph": tile_graph.difference(generic(mine), generic(front)),
        "values": values(kernel, mine, front, options.inputs),
        "code": {},
    }
    for target in TARGETS:
        kernels.run([*kernel.compile_command(kernels.program("kiln"), target), "--emit", "tile", "-o", str(mine)])
        row["code"][target] = code(kernel, mine, front, target, folder)
    print(kernel.name, flush=True)
    if kept:
        kept.write_text(json.dumps(row))
    return row


def same(text: str) -> str:
    """A cell."""
    return text or "same"


def table(rows: List[Row], options: argparse.Namespace) -> str:
    """Markdown: a line for each kernel, and sums."""
    runs = [run for row in rows for run in row["values"]]
    equal = sum(all(not run["different"] for run in row["values"]) for row in rows)
    by_passes = sum(
        any(run["different"] for run in row["values"]) and all(not run.get("front_end", 0) for run in row["values"]) for row in rows
    )
    lines = [
        f"# Kernels from their Python source and Triton 3.6's tile IR of them, {options.date}",
        "",
        f"`perf/from_source/values.py --inputs {options.inputs}` at {kernels.commit()}; 63 kernels of test/corpus, no GPU.",
        "",
        f"On the reference {equal} of {len(rows)} kernels leave the same bytes in memory as kernel.ttir on all inputs "
        f"({sum(run['inputs'] for run in runs)} runs, {sum(run['elements'] for run in runs)} elements of outputs, "
        f"{sum(run['bytes'] for run in runs) >> 20} MiB compared over all kernels). {by_passes} others leave the same bytes as the module "
        "of Triton's front end, and not as kernel.ttir: Triton's passes (triton-combine) make dot(a, b, 0) + c into dot(a, b, c), which "
        "sums in another sequence and rounds otherwise. Kiln's lowering does so itself (kiln-prepare-tile). An object that differs from "
        "that of kernel.ttir alone is of a kernel with block pointers, which Triton's passes make pointers and masks of and Kiln's "
        "lowering reads as they are.",
        "",
    ]
    for target in TARGETS:
        codes = [row["code"][target] for row in rows]
        as_front, as_triton = (sum(not one.get(what, "refused") for one in codes) for what in ("front_end", "ttir"))
        lines.append(
            f"Kiln's own lowering for {target}: {as_front} of {len(rows)} objects are the same as from Triton's front end, {as_triton} as "
            "from Triton's tile IR after its passes."
        )
    lines += [
        "",
        "| kernel | program | sizes | inputs | elements | values | "
        + " | ".join(f"{target}: front end | {target}: kernel.ttir" for target in TARGETS)
        + " |",
        "|---" * (6 + 2 * len(TARGETS)) + "|",
    ]
    for row in rows:
        found = row["values"]
        different = [run for run in found if run["different"]]
        refused = sum(run["refused"] for run in found)
        said = f"{sum(run['different'] for run in found)} inputs differ ({different[0]['first']})" if different else "equal"
        if different:
            said += f"; from Triton's front end {sum(run.get('front_end', 0) for run in found) or 'none'}"
        cells = [
            same(row["code"][target].get(what, row["code"][target].get("refused"))) for target in TARGETS for what in ("front_end", "ttir")
        ]
        lines.append(
            f"| {row['kernel']} | {same(row['graph'])} | {len(found)} | {sum(run['inputs'] for run in found)} | "
            f"{sum(run['elements'] for run in found)} | {said}{f', {refused} refused alike' if refused else ''} | {' | '.join(cells)} |"
        )
    return "\n".join(lines) + "\n"


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--triton", required=True, help="the Python of an environment with Triton 3.6")
    parser.add_argument("--inputs", type=int, default=50, help="of each size of a case (default: %(default)s)")
    parser.add_argument("--only", default="", help="regular expression, searched in the kernels' names")
    parser.add_argument("--jobs", type=int, default=2, help="at a time (default: %(default)s)")
    parser.add_argument("--rows", type=Path, help="a folder that keeps finished rows, so that a run that was broken off goes on")
    parser.add_argument("-o", "--output", type=Path, help="name without suffix of a JSON and a Markdown file")
    options = parser.parse_args()
    options.date = kernels.today()
    if options.rows:
        options.rows.mkdir(parents=True, exist_ok=True)
    chosen = list(kernels.kernels(options.only))
    with tempfile.TemporaryDirectory() as name, concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        folder = Path(name)
        kernels.run([options.triton, str(HERE / "triton_side.py"), "modules", name, *(kernel.name for kernel in chosen)])
        rows = list(pool.map(lambda kernel: judged(kernel, options, folder), chosen))
    text = table(rows, options)
    if options.output:
        head = {"version": 1, "date": options.date, "commit": kernels.commit(), "inputs": options.inputs, "targets": TARGETS}
        kernels.write(options.output, head, rows, text)
    print(text)
    return 1 if any(run.get("front_end", run["different"]) for row in rows for run in row["values"]) else 0


if __name__ == "__main__":
    sys.exit(main())
