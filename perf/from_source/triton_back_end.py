"""Kernels from their Python source through Triton's own back end, beside what Triton's front end makes of them, to cubins of Triton's
ptxas; no GPU.

    triton_back_end.py --triton PYTHON [--only REGEX] [-o perf/results/cpu-DATE-from-source-triton-VERSION]

PYTHON is of an environment with Triton 3.6 or later. `triton.compile` of a .ttir leaves out the passes that Triton runs after its
front end (make_ttir), which alone know block pointers; so Kiln's module is built twice, as it is and after those passes, and Triton's
after them, as always. Compared are registers, bytes spilled, shared memory and the bytes of the cubin that a loader reads."""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from typing import Any, Dict, List

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE)]
import kernels  # noqa: E402

Row = Dict[str, Any]
FIGURES = ("registers", "spill_stores", "spill_loads", "shared")
#: Modules that one process of Triton's builds.
AT_ONCE = 14
VERSION = "import json, triton; print(json.dumps(triton.__version__))"


def builds(options: argparse.Namespace, files: List[Path]) -> Dict[str, Row]:
    """What Triton makes of modules; a process for some of them, and for each of those once more if it fails."""
    try:
        return dict(json.loads(kernels.run([options.triton, str(HERE / "triton_side.py"), "build", *map(str, files)])))
    except RuntimeError as error:
        if len(files) > 1:
            return {name: row for file in files for name, row in builds(options, [file]).items()}
        said = {"refused": "Triton's process ended: " + str(error).strip().splitlines()[-1][:200]}
        return {str(files[0]): {"block_pointers": "tt.make_tensor_ptr" in files[0].read_text(), "as_it_is": said, "after_make_ttir": said}}


def figures(build: Row) -> str:
    """A cell."""
    return (
        build.get("refused")
        or f"{build['registers']} registers, {build['spill_stores']}/{build['spill_loads']} spilled, {build['shared']} shared"
    )


def is_same(row: Row) -> bool:
    """Whether Kiln's module, after make_ttir, becomes what Triton's becomes."""
    mine, triton = row["kiln"]["after_make_ttir"], row["triton"]
    return "refused" not in mine and "refused" not in triton and all(mine[name] == triton[name] for name in FIGURES)


def table(rows: List[Row], options: argparse.Namespace) -> str:
    """Markdown."""
    made = {way: sum("refused" not in row["kiln"][way] for row in rows) for way in ("as_it_is", "after_make_ttir")}
    lines = [
        f"# Kiln's tile IR of Python kernels through Triton {options.version}'s back end, {options.date}",
        "",
        f"`perf/from_source/triton_back_end.py` at {kernels.commit()}; {len(rows)} kernels of test/corpus for sm_90a, "
        "cubins by Triton's own ptxas; no GPU.",
        "",
        f"{made['as_it_is']} become a cubin as they are, {made['after_make_ttir']} after make_ttir, "
        "the passes that Triton runs after its front end. "
        f"After these {sum(is_same(row) for row in rows)} take the same registers, spills and shared memory as Triton's own tile IR.",
        "",
        "| kernel | as it is | after make_ttir | Triton's | block pointers |",
        "|---|---|---|---|---|",
    ]
    for row in rows:
        mine = row["kiln"]
        after = "same as Triton's" if is_same(row) else figures(mine["after_make_ttir"])
        bare = "same as Triton's" if mine["as_it_is"] == row["triton"] else figures(mine["as_it_is"])
        lines.append(f"| {row['kernel']} | {bare} | {after} | {figures(row['triton'])} | {'yes' if mine['block_pointers'] else ''} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--triton", required=True, help="the Python of an environment with Triton")
    parser.add_argument("--only", default="", help="regular expression, searched in the kernels' names")
    parser.add_argument("-o", "--output", type=Path, help="name without suffix of a JSON and a Markdown file")
    options = parser.parse_args()
    options.date = kernels.today()
    options.version = json.loads(kernels.run([options.triton, "-c", VERSION]))
    language = ["--language", "3.6" if options.version.startswith("3.6") else "3.9"]
    rows: List[Row] = []
    refused_too: Dict[str, str] = {}
    with tempfile.TemporaryDirectory() as name:
        chosen = list(kernels.kernels(options.only))
        files = {
            kernel.name: (Path(name) / "kiln" / f"{kernel.name}.ttir", Path(name) / "triton" / f"{kernel.name}.ttir") for kernel in chosen
        }
        (Path(name) / "triton").mkdir()
        refused = json.loads(
            kernels.run(
                [options.triton, str(HERE / "triton_side.py"), "modules", str(Path(name) / "triton"), *(kernel.name for kernel in chosen)]
            )
        )
        for kernel in chosen:
            mine, triton = files[kernel.name]
            mine.parent.mkdir(exist_ok=True)
            try:
                kernels.run([*kernel.compile_command(kernels.program("kiln"), "sm_90a"), *language, "--emit", "tile", "-o", str(mine)])
            except RuntimeError as error:
                said = next(line for line in str(error).splitlines() if "error:" in line)
                refused_too[kernel.name] = said.replace(f"{kernels.ROOT}/", "")
        every = [file for pair in files.values() for file in pair if file.exists()]
        made = {
            name: row for first in range(0, len(every), AT_ONCE) for name, row in builds(options, every[first : first + AT_ONCE]).items()
        }
        for kernel in chosen:
            mine, triton = (made.get(str(file)) for file in files[kernel.name])
            no = {"refused": f"Kiln: {refused_too.get(kernel.name)}"}
            rows.append(
                {
                    "kernel": kernel.name,
                    "kiln": mine or {"block_pointers": False, "as_it_is": no, "after_make_ttir": no},
                    "triton": triton["after_make_ttir"] if triton else {"refused": f"Triton's front end: {refused.get(kernel.name)}"},
                }
            )
    text = table(rows, options)
    if options.output:
        kernels.write(
            options.output, {"version": 1, "date": options.date, "commit": kernels.commit(), "triton": options.version}, rows, text
        )
    print(text)
    return 1 if any("refused" in row["kiln"]["after_make_ttir"] and "refused" not in row["triton"] for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
