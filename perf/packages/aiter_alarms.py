"""aiter's configurations under every strategy for AMD and every rematerialization, without a GPU: what Kiln's checks of machine code refuse.

    python3 perf/packages/aiter_configurations.py --aiter aiter --target gfx950 -o out/gfx950        # for each Triton and target
    python3 perf/packages/aiter_alarms.py out/gfx950... [--jobs N] -o perf/results/NAME.json

A refusal is an alarm of a check, true or false, or broken code that LLVM's own scheduler made, which the message says.
"""
from __future__ import annotations

import argparse
import json
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Dict, List

import aiter_builds

SPECS = ("source", "llvm", "min-spill", "min-spill(max_regs=1)", "overlap", "latency", "pressure", "occupancy-step", "subtree-ilp", "load-early",
         *(f"llvm(scheduler=gcn-{name})" for name in ("max-occupancy", "max-ilp", "max-memory-clause", "iterative-max-occupancy-experimental",
                                                      "iterative-minreg", "iterative-ilp")),
         "source@address", "source@induction-variable", "source@never-killed")


def survey(folders: List[Path], jobs: int) -> Dict[str, object]:
    """How many configurations were compiled under each spec, and the `refused` ones with their messages."""
    rows = [(json.loads(file.read_text()), folder) for folder in folders for file in sorted(folder.glob("*.json"))]
    tasks = [(row, folder, spec) for row, folder in rows if "failure" not in row for spec in SPECS]
    with ThreadPoolExecutor(jobs) as pool:
        builds = list(pool.map(lambda task: aiter_builds.build(*task), tasks))
    refused = [{"triton": row["triton"], "target": row["target"], "name": row["name"], "spec": spec, "message": made["refused"]}
               for (row, _, spec), made in zip(tasks, builds) if "refused" in made]
    return {"specs": SPECS, "configurations": len(tasks) // len(SPECS), "compiled": len(tasks) - len(refused), "refused": refused}


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", type=Path, nargs="+", help="made by aiter_configurations.py")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="compilations at a time (default: the cores)")
    parser.add_argument("-o", "--output", type=Path, required=True, help="where to write what was found")
    options = parser.parse_args()
    found = survey(options.folders, options.jobs)
    options.output.write_text(json.dumps(found, indent=1) + "\n")
    print(f"{found['compiled']} compiled, {len(found['refused'])} refused")  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
