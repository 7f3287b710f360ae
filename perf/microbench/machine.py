#!/usr/bin/env python3
"""What an SM and its memory do under load: the numbers a simulator needs beside
the costs of single instructions, as curves.

    python3 perf/microbench/machine.py --json OUT.json
    python3 perf/microbench/machine.py --assemble        (no GPU needed)

Groups (--only NAME,NAME):
    matrix   wgmma of 1 to 4 resident blocks, A in registers or shared memory;
             HMMA by warps; a dependent wgmma and its wait
    pipes    vector instructions beside wgmma and HMMA, each pipe by warps, and
             any two kinds of instruction in different warps, LDS, LDG, STS and
             SHFL among them
    barrier  bar.sync and mbarriers: all at once, and one warp late
    spill    local loads and stores by footprint, warps and size of the L1
    shared   LDS and STS by warps, width and conflicts; when a full queue stops
             issue
    memory   latency under load, L2 and device memory; bytes a cycle by SMs and
             kind of copy; near and far parts of the L2
    copies   cp.async, stores, reductions and atomic operations
    code     instruction caches: straight code of 2 to 512 KB, warm and cold
    launch   first and last block's begin, kernels in a row, block turnover

Each group runs in a process of its own, with a time limit; one that fails says
so in the results and leaves the others alone. Every row has `name`,
`parameters`, `over` (what the first number of each point in `cycles` is),
`unit` (what the further ones are), and `says`.
"""
import argparse
import concurrent.futures
import datetime
import json
import multiprocessing
import platform
import re
import subprocess
import sys
import tempfile
import time
import traceback
from pathlib import Path

import machine_barriers
import machine_code
import machine_copies
import machine_memory
import machine_pipes
import machine_shared
import sass
from machine_gpu import CudaError, Gpu
from machine_ptx import header
from microbench import (add_tools, command_line, found_tools, ptxas_version,
                        smi)

# Programs, what runs them, and seconds that must be enough.
GROUPS = {
    "matrix": (machine_pipes.matrix_programs,
               (machine_pipes.run_wgmma, machine_pipes.run_hmma), 25),
    "barrier": (machine_barriers.barrier_programs,
                (machine_barriers.run_barrier, machine_barriers.run_late), 20),
    "shared": (machine_shared.shared_programs,
               (machine_shared.run_shared, machine_shared.run_queues), 20),
    "spill": (machine_shared.spill_programs, (machine_shared.run_spill,), 25),
    "memory": (machine_memory.memory_programs,
               (machine_memory.run_places, machine_memory.run_loaded,
                machine_memory.run_bandwidth), 35),
    "copies": (machine_copies.copies_programs,
               (machine_copies.run_async, machine_copies.run_stores,
                machine_copies.run_atomics), 25),
    "launch": (machine_code.launch_programs,
               (machine_code.run_timer, machine_code.run_rows,
                machine_code.run_starts, machine_code.run_turnover), 25),
    "code": (machine_code.code_programs, (machine_code.run_code,), 30),
    "pipes": (machine_pipes.pipes_programs,
              (machine_pipes.run_beside, machine_pipes.run_pairs), 30),
}


def parse_arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--target", default="sm_90a", choices=["sm_90a"],
                        help="what ptxas assembles for (default %(default)s; "
                        "the programs use wgmma and bulk copies)")
    parser.add_argument("--only", default=",".join(GROUPS), metavar="GROUPS",
                        help="separated by commas")
    parser.add_argument("--seconds", type=float, default=150, help="groups that "
                        "would begin later are left out (default %(default)s)")
    add_tools(parser)
    arguments = parser.parse_args()
    arguments.only = arguments.only.split(",")
    if unknown := set(arguments.only) - set(GROUPS):
        parser.error(f"--only: no group {', '.join(sorted(unknown))}; there are "
                     + ", ".join(GROUPS))
    return arguments


def wrong_counts(program, kernels):
    """Entries whose SASS is not what the program means."""
    for name, wanted in program.checks.items():
        if name not in kernels:
            yield f"{program.name}: no entry {name}"
            continue
        for pattern, count in wanted.items():
            least, most = count if isinstance(count, tuple) else (count, count)
            found = sum(n for opcode, n in kernels[name].items()
                        if re.match(f"(?:{pattern})", opcode))
            if not least <= found <= most:
                yield (f"{program.name}, {name}: {found} of /{pattern}/ instead "
                       f"of {count}: {dict(kernels[name].most_common(6))}")


def assemble(program, folder, tools, arguments):
    """What is wrong with the program; its cubin is in `folder` then or not."""
    ptx, cubin = folder / f"{program.name}.ptx", folder / f"{program.name}.cubin"
    ptx.write_text(header(arguments.target, arguments.ptx_version) + program.text)
    done = subprocess.run([tools["ptxas"], f"-arch={arguments.target}", str(ptx),
                           "-o", str(cubin)], capture_output=True, text=True)
    said = [f"{program.name}: ptxas: {line.strip()}"
            for line in (done.stdout + done.stderr).splitlines()
            if done.returncode or "erformance" in line or "spill" in line]
    if done.returncode:
        cubin.unlink(missing_ok=True)
    elif tools["nvdisasm"]:
        said += wrong_counts(program, sass.histograms(tools["nvdisasm"], cubin))
    return said[:12]


def work(name, folder, rows_file):
    """A group's process: a line of JSON for each row, as soon as it is known."""
    with open(rows_file, "w", buffering=1) as rows:
        def tell(**what):
            rows.write(json.dumps(what) + "\n")

        try:
            gpu = Gpu(folder)
            tell(about=gpu.describe())
        except CudaError as error:
            tell(failed=str(error), where="")
            return
        for run in GROUPS[name][1]:
            try:
                for curve in run(gpu):
                    tell(**curve.row())
            except Exception as error:  # told in the results, with where
                tell(failed=f"{run.__name__}: {type(error).__name__}: {error}",
                     where=traceback.format_exc())


def run_group(name, folder, limit):
    """(what the driver says, rows, what failed)."""
    rows_file = folder / f"{name}.rows"
    child = multiprocessing.get_context("fork").Process(
        target=work, args=(name, folder, rows_file))
    child.start()
    child.join(limit)
    failed = []
    if child.is_alive():
        child.kill()
        child.join()
        failed.append(f"not done within {limit:.0f} s")
    about, rows = {}, []
    for line in rows_file.read_text().splitlines() if rows_file.exists() else []:
        if not line.endswith("}"):
            continue  # the process ended while it wrote
        row = json.loads(line)
        if "about" in row:
            about = row["about"]
        elif "failed" in row:
            failed.append(row["failed"])
            if row["where"]:
                print(row["where"], file=sys.stderr)
        else:
            rows.append(row | {"group": name})
    if not failed and child.exitcode:
        failed.append(f"its process ended with {child.exitcode}")
    return about, rows, failed


def main():
    arguments = parse_arguments()
    begun = time.monotonic()
    tools = dict(zip(("ptxas", "nvdisasm"), found_tools(arguments, "machine")))
    holder = tempfile.TemporaryDirectory()
    folder = Path(arguments.keep or holder.name)
    folder.mkdir(parents=True, exist_ok=True)
    programs = [p for name in arguments.only for p in GROUPS[name][0]()]
    # The longest first.
    programs.sort(key=lambda p: -len(p.text))
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        problems = [said for all_said in pool.map(
            lambda p: assemble(p, folder, tools, arguments), programs)
            for said in all_said]
    for problem in problems:
        print(f"machine: {problem}", file=sys.stderr)
    print(f"{len(programs)} programs, {len(problems)} problems, "
          f"{time.monotonic() - begun:.1f} s", flush=True)
    if arguments.assemble:
        return 1 if problems else 0

    about, rows, seconds, failures = {}, [], {}, {}
    for name in arguments.only:
        left = arguments.seconds - (time.monotonic() - begun)
        if left < 3:
            failures[name] = [f"left out: {arguments.seconds:.0f} s were over"]
            print(f"machine: {name}: {failures[name][0]}", file=sys.stderr)
            continue
        before = time.monotonic()
        said, found, failed = run_group(name, folder,
                                        min(GROUPS[name][2], left))
        about = said or about
        rows += found
        seconds[name] = round(time.monotonic() - before, 1)
        print(f"{name}: {len(found)} curves, {seconds[name]} s", flush=True)
        if failed:
            failures[name] = failed
            print(f"machine: {name}: {'; '.join(failed)}", file=sys.stderr)
        if arguments.json:
            write(arguments, tools, about, rows, seconds, failures, problems)
    return 3 if failures else 0


def write(arguments, tools, about, rows, seconds, failures, problems):
    Path(arguments.json).write_text(json.dumps(
        {"version": 1, "date": datetime.date.today().isoformat(),
         "command": command_line("machine.py"),
         "machine": platform.machine(), "target": arguments.target, **about,
         "driver": smi("driver_version"), "max_clock": smi("clocks.max.sm"),
         "ptxas": ptxas_version(tools["ptxas"]),
         "sass_checked": bool(tools["nvdisasm"]),
         "seconds": seconds, "failures": failures, "problems": problems,
         # A row a line: curves are read side by side.
         "rows": "ROWS"}, indent=1).replace(
             '"ROWS"', "[\n" + ",\n".join("  " + json.dumps(row)
                                            for row in rows) + "\n ]") + "\n")


if __name__ == "__main__":
    sys.exit(main())
