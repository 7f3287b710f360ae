"""Kiln's builds of aiter's configurations beside Triton's own, without a GPU: what is refused, what uses scratch memory in loops, waves, and time
as simulated.

    python3 perf/packages/aiter_configurations.py --aiter aiter --target gfx950 -o out/gfx950        # for each Triton and target
    python3 perf/packages/aiter_builds.py out/gfx950 [--builds auto,min-spill,tile] [--only REGEX] [--jobs N] -o perf/results/NAME.json
    python3 perf/packages/aiter_builds.py --table perf/results/NAME.json...

A build is `auto`, in which Triton's assembly is a candidate as it is in Python; `tile`, Kiln's own lowering under `auto`; or the spelling of any
strategy, with `@` before rematerializations: `min-spill@never-killed`. Triton's figures are read from its assembly, Kiln's from its own, and for
`auto` from the report.
"""
from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Dict, List, Tuple

sys.path.insert(0, str(Path(__file__).resolve().parent))

import aiter_configurations

Row = Dict[str, Any]
#: What is shown of a build: the figures of `aiter_configurations.stock`, or of `auto`'s report.
SHOWN = ("vgprs", "scratch_bytes", "scratch_in_loops", "waves_per_simd", "waves_per_unit")


def _kiln(row: Row, source: Path, spec: str, *more: str) -> Tuple[subprocess.CompletedProcess[str], float]:
    """The command on one configuration, and the seconds that it took."""
    strategy, _, remats = spec.partition("@")
    line = [os.environ.get("KILN_COMMAND", "kiln"), "compile", str(source), "--target", row["target"], "--sched-strategy", strategy, *more]
    if remats:
        line += ["--remat", remats]
    begun = time.monotonic()
    done = subprocess.run(line, capture_output=True, text=True)
    return done, time.monotonic() - begun


def _named(row: Row, folder: Path, spec: str) -> Row:
    """A build under one strategy, by its assembly."""
    done, seconds = _kiln(row, folder / f"{row['name']}.ll", spec, "--emit", "asm", "--launch", _launch(row))
    if done.returncode:
        return {"refused": done.stderr.strip()}
    return {**aiter_configurations.stock(done.stdout), "seconds": round(seconds, 2)}


def _launch(row: Row) -> str:
    return f"{row['kernel']}={row['threads']},dyn={row['shared']}"


def _chosen(row: Row, source: Path, *more: str) -> Row:
    """What `auto` makes, by its report, and Triton's own build (`stock`) where it was a candidate."""
    with tempfile.TemporaryDirectory(prefix="kiln-") as folder:
        report = Path(folder) / "report.json"
        done, seconds = _kiln(row, source, "auto", "--format", "json", "-o", str(report), *more)
        if done.returncode:
            return {"refused": done.stderr.strip()}
        kernel = json.loads(report.read_text())["kernels"][0]
    auto = kernel["auto"]

    def figures(candidate: Row) -> Row:
        return {"vgprs": candidate.get("registers"), "scratch_in_loops": candidate.get("loop_spills"), "waves_per_unit": candidate.get("warps_per_unit"),
                "simulated_cycles": candidate.get("simulated_cycles")}

    taken = auto["candidates"][auto["chosen"]]
    rivals = [one for one in auto["candidates"] if one["rival"]]
    made = {**figures(taken), "scratch_bytes": kernel["stack_bytes"], "options": auto["options"], "is_stock": bool(taken["rival"]),
            "candidates": len(auto["candidates"]), "seconds": round(seconds, 2)}
    for rival in rivals:
        made["stock"] = {**figures(rival), "error": rival.get("error")}
    return made


def _options(row: Row) -> List[str]:
    """Of AMD's, what the configuration says otherwise than Triton's defaults."""
    idle = {"waves_per_eu": 0, "matrix_instr_nonkdim": 0, "kpack": 1}
    said = {"waves_per_eu": row.get("waves_per_eu", 0), **row.get("options", {})}
    return [f"--{name.replace('_', '-')}={said[name]}" for name, default in idle.items() if said.get(name, default) != default]


def build(row: Row, folder: Path, spec: str) -> Row:
    """The figures of one build of a configuration whose files `aiter_configurations.py` has written, or why it is `refused`."""
    name = row["name"]
    if spec == "auto":
        return _chosen(row, folder / f"{name}.ll", "--launch", _launch(row), "--rival", str(folder / f"{name}.amdgcn"))
    if spec == "tile":
        return _chosen(row, folder / f"{name}.ttir", "--num-warps", str(row["num_warps"]), "--num-stages", str(row["num_stages"]), *_options(row))
    return _named(row, folder, spec)


def survey(folders: List[Path], builds: List[str], only: str, jobs: int) -> List[Row]:
    """A row for every configuration of the folders that Triton compiled: what it is, `stock`, and `builds` by name."""
    rows = [(json.loads(file.read_text()), folder) for folder in folders for file in sorted(folder.glob("*.json"))]
    tasks = [(row, folder, spec) for row, folder in rows if "failure" not in row and re.search(only, row["name"]) for spec in builds]
    made: Dict[Tuple[str, str, str], Row] = {}
    with ThreadPoolExecutor(jobs) as pool:
        for (row, _, spec), found in zip(tasks, pool.map(lambda task: build(*task), tasks)):
            key = (row["triton"], row["target"], row["name"])
            kept = made.setdefault(key, {"name": row["name"], "triton": row["triton"], "target": row["target"], "stock": row["stock"], "builds": {}})
            kept["builds"][spec] = found
            print(*key, spec, found.get("refused") or " ".join(f"{name} {found[name]}" for name in SHOWN if found.get(name) is not None), flush=True)
    return list(made.values())


def table(rows: List[Row]) -> str:
    """Markdown: for each Triton, target and build how many configurations are refused, and have less, as much and more scratch memory accessed in
    loops than Triton's own; of what has some, how much; waves that are fewer, and how many of those have less simulated time."""
    lines = ["| Triton | target | build | refused | scratch in loops: less | same | more | fewer, of those where Triton has some | accesses in loops, Triton's | "
             "its own | scratch bytes, Triton's | its own | fewer waves than Triton | of these with more simulated time | most seconds |",
             "|" + "---|" * 15]
    groups: Dict[Tuple[str, str, str], List[Tuple[Row, Row]]] = {}
    for row in rows:
        for spec, made in row["builds"].items():
            groups.setdefault((row["triton"], row["target"], spec), []).append((row, made))
    for key, group in groups.items():
        taken = [(row["stock"], made) for row, made in group if "refused" not in made]
        loops = [(made["scratch_in_loops"] or 0, stock["scratch_in_loops"]) for stock, made in taken]
        had = [pair for pair in loops if pair[1]]
        fewer = [made for _, made in taken if (made.get("stock") or {}).get("waves_per_unit") and made["waves_per_unit"] < made["stock"]["waves_per_unit"]]
        slower = [made for made in fewer if made["simulated_cycles"] > made["stock"]["simulated_cycles"]]
        share = f"{sum(ours < theirs for ours, theirs in had)} of {len(had)}"
        lines.append("| " + " | ".join(str(cell) for cell in (
            *key, len(group) - len(taken), sum(ours < theirs for ours, theirs in loops), sum(ours == theirs for ours, theirs in loops),
            sum(ours > theirs for ours, theirs in loops), share, sum(theirs for _, theirs in loops), sum(ours for ours, _ in loops),
            sum(stock["scratch_bytes"] for stock, _ in taken), sum(made["scratch_bytes"] or 0 for _, made in taken),
            len(fewer), len(slower), max(made["seconds"] for _, made in taken) if taken else "")) + " |")
    return "\n".join(lines)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", type=Path, nargs="+", help="made by aiter_configurations.py; with --table, files made by this command")
    parser.add_argument("--table", action="store_true", help="print the table of files")
    parser.add_argument("--builds", default="auto,min-spill,tile", help="separated by commas outside parentheses (default: %(default)s)")
    parser.add_argument("--only", default="", help="regular expression on names of configurations, searched")
    parser.add_argument("--jobs", type=int, default=1, help="compilations at a time (default: 1)")
    parser.add_argument("-o", "--output", type=Path, help="where to write the rows")
    options = parser.parse_args()
    if options.table:
        print(table([row for file in options.folders for row in json.loads(file.read_text())]))
        return
    if not options.output:
        parser.error("-o: where to write the rows")
    builds = re.findall(r"(?:[^,(]|\([^)]*\))+", options.builds)
    rows = survey(options.folders, builds, options.only, options.jobs)
    if not rows:
        sys.exit("aiter_builds.py: nothing to build: no folder has a configuration of that name that Triton compiled")
    options.output.write_text(json.dumps(rows, indent=0) + "\n")
    print(table(rows))


if __name__ == "__main__":
    main()
