"""How long `kiln compile` takes from tile IR to a cubin, beside ptxas on the very PTX it wrote; no GPU is needed.

    compile_time.py [--kiln build/bin/kiln] [--ptxas PTXAS] [--repetitions 5] [--chosen] [-o perf/results/cpu-DATE-compile-time]
                    [KERNEL ...]

Every tile kernel of the project's set is compiled for sm_90a: test/corpus with the warps and stages of its meta.json, and
the kernels after test/cases that are not in the corpus with those of their case. Kiln and ptxas run in turn, each
`--repetitions` times, with the same ptxas and the same flags; the median counts. Times are processor time (user and
system, of a program and of those it waits for), since other programs may use the machine: `total` is all of `kiln
compile`, the ptxas in it included; `to PTX` is a run of its own that stops there (and asks ptxas for its version, 3 ms).
Memory is the largest resident size of kiln itself, from the run that stops at PTX. Outputs are new files: to replace one
costs a file system up to 3 ms. What runs is a copy of kiln, as an installation makes one: a program just linked lies in the
page cache in small pieces, which costs up to 4 ms. With `--chosen` the lowering variant is left to kiln (tools/auto), as it is
in Python on Hopper: it then lowers and assembles a kernel in several. Writes a JSON and a Markdown table.
"""
import argparse
import datetime
import json
import math
import os
import platform
import re
import shutil
import statistics
import subprocess
import sys
import tempfile

here = os.path.dirname(os.path.abspath(__file__))
test = os.path.normpath(os.path.join(here, "..", "test"))
TARGET = "sm_90a"
VARIANTS = [f"--{variant}=auto" for variant in ("tensor-maps", "persistent", "warp-specialize", "overlap-iterations", "extra-stages")]
RATIO, MEGABYTES = 2.5, 300  # the bars of the project: geomean of total over ptxas, and peak memory


def kernels():
    """(name, tile IR, warps, stages) of the set."""
    for name in sorted(os.listdir(f"{test}/corpus")):
        meta = json.load(open(f"{test}/corpus/{name}/meta.json"))
        yield name, f"{test}/corpus/{name}/kernel.ttir", meta["num_warps"], meta["num_stages"]
    for file in sorted(os.listdir(f"{test}/cases")):
        case = json.load(open(f"{test}/cases/{file}"))
        source = os.path.normpath(f"{test}/cases/{case['kernel']}")
        if not source.startswith(f"{test}/corpus/"):
            yield file.removesuffix(".json"), source, case.get("num_warps", 4), case.get("num_stages", 3)


def run(command, ptxas):
    """Processor seconds and largest resident MB of a program and those it waits for."""
    with open(os.devnull, "w") as sink, tempfile.TemporaryFile() as complaints:
        child = os.posix_spawn(command[0], command, {**os.environ, "KILN_PTXAS": ptxas}, file_actions=[
            (os.POSIX_SPAWN_DUP2, sink.fileno(), 1), (os.POSIX_SPAWN_DUP2, complaints.fileno(), 2)])
        _, status, usage = os.wait4(child, 0)
        if status:
            complaints.seek(0)
            sys.exit(f"{' '.join(command)}\n{complaints.read().decode()}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def measure(options, source, warps, stages):
    """Milliseconds and megabytes of one kernel."""
    compile = [options.copy, "compile", source, "--target", TARGET, "--num-warps", str(warps), "--num-stages", str(stages),
               *(VARIANTS if options.chosen else []), "-o"]
    runs = {"to_ptx": [], "total": [], "ptxas": []}
    for _ in range(options.repetitions):
        with tempfile.TemporaryDirectory() as folder:
            ptx = f"{folder}/kernel.ptx"
            for name, command in (("to_ptx", [*compile, ptx]), ("total", [*compile, f"{folder}/kernel.cubin"]),
                                  ("ptxas", [options.ptxas, "-v", f"-arch={TARGET}", ptx, "-o", f"{folder}/again.cubin"])):
                runs[name].append(run(command, options.ptxas))
    row = {f"{name}_ms": round(1e3 * statistics.median(seconds for seconds, _ in done), 1) for name, done in runs.items()}
    row["ratio"] = round(row["total_ms"] / row["ptxas_ms"], 3)
    row["peak_mb"] = round(max(megabytes for _, megabytes in runs["to_ptx"]))
    return row


def geomean(values):
    return math.exp(statistics.fmean(map(math.log, values)))


def processor():
    with open("/proc/cpuinfo") as file:
        return re.search(r"model name\s*: (.*)", file.read())[1]


def version(*command, pattern):
    return re.search(pattern, subprocess.run(command, capture_output=True, text=True).stdout)[0]


def markdown(report):
    ratio, peak = report["geomean_ratio"], report["peak_mb"]
    out = [f"# Compile time beside ptxas, {report['date']}", "",
           f"`{report['command']}` on {report['machine']}; {'; '.join(report['versions'].values())}.", "",
           f"From tile IR to a cubin for {TARGET}, in milliseconds of processor time, the median of {report['repetitions']}: "
           "`kiln compile` in all, its way to PTX, and ptxas alone on that PTX.", "",
           f"In geomean over {len(report['kernels'])} kernels the total is {ratio:.2f} times ptxas's own time (bar: {RATIO}), "
           f"over the {report['corpus']} of the corpus {report['geomean_ratio_corpus']:.2f}; "
           f"kiln holds at most {peak} MB (bar: {MEGABYTES}).", "",
           "| kernel | total | to PTX | ptxas | total / ptxas | MB of kiln |", "|---" * 6 + "|"]
    for name, row in report["kernels"].items():
        times = " | ".join(f"{row[key]:.0f}" for key in ("total_ms", "to_ptx_ms", "ptxas_ms"))
        out.append(f"| {name} | {times} | {row['ratio']:.2f} | {row['peak_mb']} |")
    return "\n".join(out) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kiln", default=os.path.normpath(os.path.join(here, "..", "build", "bin", "kiln")))
    parser.add_argument("--ptxas", default=os.environ.get("KILN_PTXAS") or shutil.which("ptxas") or "/usr/local/cuda/bin/ptxas")
    parser.add_argument("--repetitions", type=int, default=5)
    parser.add_argument("--chosen", action="store_true", help="leave the lowering variant to kiln")
    parser.add_argument("-o", "--output", help="name without suffix of a JSON and a Markdown file")
    parser.add_argument("kernels", nargs="*")
    options = parser.parse_args()
    rows = {}
    with tempfile.TemporaryDirectory() as folder:
        options.copy = shutil.copy(options.kiln, folder)
        for name, source, warps, stages in kernels():
            if options.kernels and name not in options.kernels:
                continue
            rows[name] = measure(options, source, warps, stages)
            print(name, json.dumps(rows[name]), flush=True)
    corpus = [row["ratio"] for name, row in rows.items() if os.path.exists(f"{test}/corpus/{name}")]
    report = {"version": 1, "date": datetime.date.today().isoformat(),
              "machine": f"{os.cpu_count()} cores {processor()}, {platform.machine()}",
              "command": f"perf/compile_time.py --repetitions {options.repetitions}" + " --chosen" * options.chosen,
              "versions": {"kiln": version(options.kiln, "--version", pattern=r"kiln .*"),
                           "ptxas": "ptxas " + version(options.ptxas, "--version", pattern=r"V[\d.]+")},
              "target": TARGET, "repetitions": options.repetitions, "corpus": len(corpus),
              "geomean_ratio": round(geomean([row["ratio"] for row in rows.values()]), 3),
              "geomean_ratio_corpus": round(geomean(corpus), 3) if corpus else None,
              "peak_mb": max(row["peak_mb"] for row in rows.values()), "kernels": rows}
    print(f"total / ptxas {report['geomean_ratio']} (corpus {report['geomean_ratio_corpus']}), {report['peak_mb']} MB")
    if options.output:
        with open(options.output + ".json", "w") as file:
            json.dump(report, file, indent=1)
        with open(options.output + ".md", "w") as file:
            file.write(markdown(report))


if __name__ == "__main__":
    main()
