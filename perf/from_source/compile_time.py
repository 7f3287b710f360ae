"""What `kiln compile FILE.py:KERNEL --emit tile` takes beyond `kiln --version`, beside Triton's front end on the same kernels; no GPU.

    compile_time.py --triton PYTHON [--repetitions 21] [--only REGEX] [-o perf/results/cpu-DATE-from-source-compile-time]

All times are processor time (user and system), since others may use the machine, and medians; memory is the largest resident size.
`kiln` is what the command takes beyond `kiln --version`, measured in turn with it. "Triton, warm" is `ast_to_ttir` and printing in a
process that has compiled the kernel before; "Triton, cold" a process that imports Triton, reads the kernel's file and does so once
(PyTorch, which the files import, is left out). What runs is a copy of kiln, as an installation makes one. Ends with 1 where a bar is
missed."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Dict, List, Tuple

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE)]
import kernels  # noqa: E402

Row = Dict[str, Any]
#: The bars of the project, for the front end by itself.
MILLISECONDS, MEGABYTES = 10, 100


def spent(command: List[str]) -> Tuple[float, float]:
    """Milliseconds of the processor and megabytes that a program takes."""
    with open(os.devnull, "w") as sink, tempfile.TemporaryFile() as complaints:
        child = os.posix_spawn(
            command[0],
            command,
            os.environ,
            file_actions=[(os.POSIX_SPAWN_DUP2, sink.fileno(), 1), (os.POSIX_SPAWN_DUP2, complaints.fileno(), 2)],
        )
        _, status, usage = os.wait4(child, 0)
        if status:
            complaints.seek(0)
            sys.exit(f"{' '.join(command)}\n{complaints.read().decode()}")
    return 1e3 * (usage.ru_utime + usage.ru_stime), usage.ru_maxrss / 1024


def medians(runs: List[Tuple[float, float]]) -> Tuple[float, float]:
    """Of times, and of memory."""
    return statistics.median(time for time, _ in runs), statistics.median(size for _, size in runs)


def measure(kernel: kernels.Kernel, options: argparse.Namespace, kiln: str) -> Row:
    """The row of a kernel."""
    command = [*kernel.compile_command(kiln, "sm_90a"), "--emit", "tile", "-o", "-"]
    empty, whole = [], []
    for _ in range(options.repetitions):
        empty.append(spent([kiln, "--version"]))
        whole.append(spent(command))
    (base, least), (time, size) = medians(empty), medians(whole)
    side = [options.triton, str(HERE / "triton_side.py")]
    with tempfile.TemporaryDirectory() as folder:
        cold, memory = medians([spent([*side, "modules", folder, kernel.name]) for _ in range(options.cold)])
    row = {
        "kernel": kernel.name,
        "kiln_ms": round(time - base, 2),
        "kiln_mb": round(size - least, 1),
        "process_ms": round(time, 2),
        "process_mb": round(size, 1),
        "triton_cold_ms": round(cold, 1),
        "triton_cold_mb": round(memory, 1),
    }
    print(json.dumps(row), flush=True)
    return row


def table(rows: List[Row], options: argparse.Namespace) -> str:
    """Markdown."""
    over = [row["kernel"] for row in rows if row["kiln_ms"] > MILLISECONDS or row["kiln_mb"] > MEGABYTES]
    times, warm = ([row[name] for row in rows] for name in ("kiln_ms", "triton_warm_ms"))
    lines = [
        f"# Front ends on {len(rows)} kernels, {options.date}",
        "",
        f"`perf/from_source/compile_time.py --repetitions {options.repetitions}` at {kernels.commit()} on {kernels.machine()}; "
        f"Triton {options.version}.",
        "",
        "From Python source to the text of tile IR, milliseconds of the processor and megabytes at the peak. Kiln's are what "
        "`kiln compile FILE.py:KERNEL --emit tile` takes beyond `kiln --version`; "
        "Triton's are `ast_to_ttir` in a process that has done it before, "
        "and a whole process that does it once.",
        "",
        f"Kiln: at most {max(times):.1f} ms (bar: {MILLISECONDS}), in the median {statistics.median(times):.1f}, and at most "
        f"{max(row['kiln_mb'] for row in rows):.0f} MB (bar: {MEGABYTES}). Triton, warm: at most {max(warm):.1f} ms, in the median "
        f"{statistics.median(warm):.1f}; cold: {statistics.median(row['triton_cold_ms'] for row in rows):.0f} ms and "
        f"{statistics.median(row['triton_cold_mb'] for row in rows):.0f} MB in the median. "
        + (f"Over a bar: {', '.join(over)}." if over else "No kernel is over a bar."),
        "",
        "| kernel | kiln, ms | MB | its whole process, ms | MB | Triton warm, ms | cold, ms | MB |",
        "|---" * 8 + "|",
    ]
    for row in rows:
        lines.append(
            f"| {row['kernel']} | {row['kiln_ms']:.1f} | {row['kiln_mb']:.0f} | {row['process_ms']:.1f} | {row['process_mb']:.0f} | "
            f"{row['triton_warm_ms']:.1f} | {row['triton_cold_ms']:.0f} | {row['triton_cold_mb']:.0f} |"
        )
    return "\n".join(lines) + "\n"


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--triton", required=True, help="the Python of an environment with Triton")
    parser.add_argument("--repetitions", type=int, default=21, help="of Kiln, and of Triton once it is warm (default: %(default)s)")
    parser.add_argument("--cold", type=int, default=3, help="processes with Triton (default: %(default)s)")
    parser.add_argument("--only", default="", help="regular expression, searched in the kernels' names")
    parser.add_argument("-o", "--output", type=Path, help="name without suffix of a JSON and a Markdown file")
    options = parser.parse_args()
    options.date = kernels.today()
    options.version = kernels.run([options.triton, "-c", "import triton; print(triton.__version__)"]).strip()
    with tempfile.TemporaryDirectory() as folder:
        kiln = shutil.copy(kernels.program("kiln"), folder)
        rows = [measure(kernel, options, kiln) for kernel in kernels.kernels(options.only)]
    warm = json.loads(
        kernels.run([options.triton, str(HERE / "triton_side.py"), "time", str(options.repetitions), *(row["kernel"] for row in rows)])
    )
    for row in rows:
        row["triton_warm_ms"] = warm[row["kernel"]][0]
    text = table(rows, options)
    if options.output:
        head = {
            "version": 1,
            "date": options.date,
            "commit": kernels.commit(),
            "machine": kernels.machine(),
            "triton": options.version,
            "repetitions": options.repetitions,
        }
        kernels.write(options.output, head, rows, text)
    print(text)
    return 1 if any(row["kiln_ms"] > MILLISECONDS or row["kiln_mb"] > MEGABYTES for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
