#!/usr/bin/env python3
"""Latency and issue interval of the operations of an NVIDIA GPU, in cycles.

    python3 perf/microbench/microbench.py --json OUT.json
    python3 perf/microbench/microbench.py --assemble        (no GPU needed)

Writes PTX, assembles it with ptxas, checks in the SASS that the operations
survived, runs each program on one SM and reports JSON. bench.py says how a
number is made. Needs ptxas and a CUDA driver; with nvdisasm (also Triton's
copy) it checks the SASS, and says so when it cannot.
"""
import argparse
import concurrent.futures
import ctypes
import datetime
import json
import os
import platform
import random
import re
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

import arithmetic
import matrix
import memory
import sass
from bench import INPUT_BYTES, INPUTS, module
from driver import Cuda, CudaError

ROW = 512
ROWS = {"l1": 8, "l2": 8192, "dram": 1 << 20}  # 4 KiB, 4 MiB, 512 MiB
WINDOW = ROW * ROWS["dram"]


def add_tools(parser):
    """Options for where results and programs go and what assembles them."""
    parser.add_argument("--ptx-version", default="8.7")
    parser.add_argument("--json", metavar="FILE", help="write results here")
    parser.add_argument("--keep", metavar="DIR", help="keep PTX and cubins")
    parser.add_argument("--ptxas", help="path of ptxas")
    parser.add_argument("--nvdisasm", help="path of nvdisasm")
    parser.add_argument("--assemble", action="store_true",
                        help="only assemble and check the SASS")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())


def found_tools(arguments, program):
    """Paths of ptxas and nvdisasm; of the latter None, after a warning."""
    ptxas = sass.find_tool("ptxas", arguments.ptxas)
    if not ptxas:
        sys.exit(f"{program}: no ptxas; install the CUDA tool kit or give "
                 "--ptxas")
    nvdisasm = sass.find_tool("nvdisasm", arguments.nvdisasm)
    if not nvdisasm:
        print(f"{program}: no nvdisasm, so nothing proves that the operations "
              "survived ptxas; give --nvdisasm", file=sys.stderr)
    return ptxas, nvdisasm


def ptxas_version(ptxas):
    """The last line of what it says of itself."""
    return subprocess.run([ptxas, "--version"], capture_output=True,
                          text=True).stdout.strip().splitlines()[-1]


def command_line(script):
    """As it was called, without folders of this machine."""
    return " ".join(["python3", f"perf/microbench/{script}"] + [
        Path(a).name if "/" in a else a for a in sys.argv[1:]])


def parse_arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--target", default="sm_90a",
                        help="what ptxas assembles for (default %(default)s)")
    parser.add_argument("--only", default="", metavar="REGEX",
                        help="benchmarks whose name matches")
    parser.add_argument("--repeat", type=int, default=7,
                        help="runs of each program; the fastest counts")
    add_tools(parser)
    return parser.parse_args()


def chosen(arguments):
    number = int(re.match(r"sm_(\d+)", arguments.target).group(1))
    for source in (arithmetic, memory, matrix):
        for bench in source.all_benches():
            fits = number >= bench.capability and (
                not bench.exact or arguments.target.endswith("a"))
            # wgmma exists on 9.0 alone.
            if "wgmma" in bench.name and number != 90:
                fits = False
            if fits and re.search(arguments.only, bench.name):
                yield bench


def assemble(task):
    """(index, cubin path or None, complaint, SASS per operation by mode)."""
    index, bench, folder, ptxas, nvdisasm, target, version = task
    ptx, cubin = folder / f"{index}.ptx", folder / f"{index}.cubin"
    ptx.write_text(module(bench, target, version))
    done = subprocess.run([ptxas, f"-arch={target}", str(ptx), "-o",
                           str(cubin)], capture_output=True, text=True)
    if done.returncode:
        return index, None, f"{bench.name}: ptxas: {done.stderr.strip()}", {}
    made, problems = {}, []
    if nvdisasm:
        kernels = sass.histograms(nvdisasm, cubin)
        for mode in bench.modes:
            chains = 1 if mode == "latency" else bench.chains
            count = (bench.unroll[1] - bench.unroll[0]) * chains
            made[mode] = sass.per_operation(kernels, mode, count)
            if problem := sass.complaint(bench, mode, made[mode]):
                problems.append(problem)
    return index, cubin, "; ".join(problems), made


def input_bytes():
    """Words of every kind that the programs start from; seeded."""
    values = random.Random(90)
    data = bytearray(INPUT_BYTES)
    for i in range(256):
        struct.pack_into("<I", data, INPUTS["u32"] + 4 * i,
                         values.getrandbits(31) | 1)
        struct.pack_into("<f", data, INPUTS["f32"] + 4 * i,
                         1 + values.random() / 64)
    for i in range(128):
        struct.pack_into("<d", data, INPUTS["f64"] + 8 * i,
                         1 + values.random() / 64)
        struct.pack_into("<Q", data, INPUTS["u64"] + 8 * i,
                         values.getrandbits(62) | 1)
        struct.pack_into("<I", data, INPUTS["f16x2"] + 4 * i, 0x3c013c02)
        struct.pack_into("<I", data, INPUTS["bf16x2"] + 4 * i, 0x3f803f81)
    return bytes(data)


class Runner:
    def __init__(self, arguments):
        self.cuda = Cuda()
        self.repeat = arguments.repeat
        self.out = self.cuda.allocate(1 << 16)
        self.input = self.cuda.allocate(INPUT_BYTES)
        self.cuda.write(self.input, input_bytes())
        # One window for all chases; none of it crosses a 4 GiB boundary, so
        # that 32-bit loads can follow the low words of pointers.
        base = self.cuda.allocate(2 * WINDOW)
        self.window = (base + WINDOW - 1) // WINDOW * WINDOW
        self.scratch = self.cuda.allocate(1 << 20)
        self.linked = None
        self.next_row = 0

    def prepare(self, bench, loaded):
        """The `start` argument of the benchmark's first run."""
        if bench.memory in ROWS:
            if self.linked != (bench.memory, bench.bytes):
                link = self.cuda.function(loaded, "link_rows")
                rows = ROWS[bench.memory]
                # A full cycle needs a factor of 1 modulo 4.
                factor = 1 if bench.memory == "l1" else 1664525
                self.cuda.launch(link, 1024, 32, 0,
                                 ctypes.c_uint64(self.window),
                                 ctypes.c_uint32(rows), ctypes.c_uint32(factor),
                                 ctypes.c_uint32(bench.bytes))
                self.linked = (bench.memory, bench.bytes)
            return self.window
        if bench.memory == "constant":
            find = self.cuda.function(loaded, "constant_address")
            self.cuda.launch(find, 1, 1, 0, ctypes.c_uint64(self.out))
            place = self.cuda.read(self.out, 8)
            symbol, size = ctypes.c_uint64(), ctypes.c_size_t()
            self.cuda.call("cuModuleGetGlobal_v2", ctypes.byref(symbol),
                           ctypes.byref(size), loaded, b"constant_memory")
            self.cuda.write(symbol.value, place * (size.value // 8))
        return self.scratch

    def cycles(self, bench, loaded, kernel, threads, last, start):
        """The fastest run: cycles from the first warp's start to the last
        one's end."""
        function = self.cuda.function(loaded, kernel, bench.shared)
        best = None
        for _ in range(self.repeat):
            if bench.memory == "dram":  # never the same rows twice
                start = self.window + self.next_row
            self.cuda.launch(function, 1, threads, bench.shared,
                             ctypes.c_uint64(self.out),
                             ctypes.c_uint64(self.input),
                             ctypes.c_uint32(bench.turns),
                             ctypes.c_uint32(last), ctypes.c_uint64(start))
            data = self.cuda.read(self.out, 4096)
            times = [struct.unpack_from("<QQ", data, 16 * w)
                     for w in range(threads // 32)]
            times = [(a, b) for a, b in times if b]
            took = max(b for _, b in times) - min(a for a, _ in times)
            best = took if best is None else min(best, took)
            if bench.memory == "dram":
                reached = struct.unpack_from("<Q", data, 2048)[0]
                self.next_row = (reached - self.window) // ROW * ROW
        return best

    def measure(self, bench, image):
        loaded = self.cuda.load(image)
        try:
            start = self.prepare(bench, loaded)
            result = {}
            for mode in bench.modes:
                threads = (bench.threads if mode == "latency"
                           else bench.issue_threads)
                chains = 1 if mode == "latency" else bench.chains
                warps = 1 if mode == "latency" else threads // 128
                count = ((bench.unroll[1] - bench.unroll[0]) * chains
                         * bench.turns * warps)
                for last, key in ([(3, mode)] if mode == "latency" else
                                  [(3, "issue"), (0, "issue_alone")]):
                    short, long = (
                        self.cycles(bench, loaded, f"{mode}_{which}", threads,
                                    last, start) for which in ("short", "long"))
                    result[key] = round((long - short) / count, 2)
            return result
        finally:
            self.cuda.unload(loaded)


def smi(field):
    try:
        done = subprocess.run(["nvidia-smi", f"--query-gpu={field}",
                               "--format=csv,noheader"], capture_output=True,
                              text=True)
        return done.stdout.strip().splitlines()[0] if not done.returncode else None
    except (OSError, IndexError):
        return None


def main():
    arguments = parse_arguments()
    ptxas, nvdisasm = found_tools(arguments, "microbench")
    benches = list(chosen(arguments))
    holder = tempfile.TemporaryDirectory()
    folder = Path(arguments.keep or holder.name)
    folder.mkdir(parents=True, exist_ok=True)
    tasks = [(i, bench, folder, ptxas, nvdisasm, arguments.target,
              arguments.ptx_version) for i, bench in enumerate(benches)]
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        built = list(pool.map(assemble, tasks))
    problems = [problem for _, _, problem, _ in built if problem]
    for problem in problems:
        print(f"microbench: {problem}", file=sys.stderr)
    if arguments.assemble:
        print(f"{len(benches)} benchmarks, {len(problems)} problems")
        return 1 if problems else 0

    try:
        runner = Runner(arguments)
    except CudaError as error:
        print(f"microbench: {error}", file=sys.stderr)
        return 3
    about = {"version": 1, "date": datetime.date.today().isoformat(),
             "command": command_line("microbench.py"),
             "machine": platform.machine(), "target": arguments.target,
             **runner.cuda.describe(), "driver": smi("driver_version"),
             "clock_now": smi("clocks.sm"), "max_clock": smi("clocks.max.sm"),
             "memory_clock_now": smi("clocks.mem"),
             "ptxas": ptxas_version(ptxas),
             "sass_checked": bool(nvdisasm),
             "unit": "cycles of a sub-partition for one warp instruction"}
    rows = []
    for (index, cubin, problem, made), bench in zip(built, benches):
        row = {"name": bench.name, "class": bench.op_class}
        if bench.variant:
            row["variant"] = bench.variant
        if bench.bytes:
            row["bytes"] = bench.bytes
        if cubin:
            try:
                row |= runner.measure(bench, cubin.read_bytes())
            except CudaError as error:
                print(f"microbench: {bench.name}: {error}", file=sys.stderr)
                row["error"] = str(error)
                # A failed kernel ends the context; nothing after it counts.
                if "illegal" in str(error) or "misaligned" in str(error):
                    rows.append(row)
                    break
        if problem:
            row["problem"] = problem
        if bench.note:
            row["note"] = bench.note
        row["sass"] = made
        rows.append(row)
        print(f"{bench.name:48} latency {row.get('latency', '-'):>8} issue "
              f"{row.get('issue', '-'):>7} alone {row.get('issue_alone', '-'):>7}",
              flush=True)
    about["benchmarks"] = rows
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(about, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
