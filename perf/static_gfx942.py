"""What Kiln's strategies and `auto` make of the corpus on gfx942, beside LLVM's own scheduling strategies and Triton's own
build; no GPU is needed.

    static_gfx942.py BUILD [-o perf/results/cpu-DATE-gfx942] [--corpus DIR] [--kernels REGEX] [--no-auto]
Every kernel of the corpus that has a folder gfx942 goes through stock llc under each of LLVM's strategies, through
`kiln compile` under each of Kiln's (and three of them with as few registers as they can), and through `auto(budget=32)`;
Triton's own build is in the corpus's meta.json (from the end of its assembly: no model). Registers, spills and code size are
read from the finished files. Occupancy is that of Triton's launch: its warps in a block, its shared memory. The cycles are
simulated. Writes a JSON and a Markdown table, and fails if the best of Kiln's own strategies, or `auto`, has more spills
or a lower occupancy than the best of LLVM's strategies or Triton's build on any kernel.
"""
import argparse
import json
import os
import re
import subprocess
import sys
import tempfile

here = os.path.dirname(os.path.abspath(__file__))
# LLVM's names; "default" is what it does without being asked, "off" no scheduling.
IN_TREE = ["default", "max-ilp", "max-memory-clause", "iterative-ilp", "iterative-minreg", "iterative-maxocc", "off"]
# Kiln's with as few registers as they can; beside those of the catalogue with their defaults.
FEWEST = ["min-spill(max_regs=1)", "pressure(max_regs=1)", "subtree-ilp(max_regs=1)"]
# A simulated time counts as better from here on: less is rounding.
CLEARLY = 0.001


def run(*command, text=None):
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stderr}")
    return done.stdout


def llc(path, strategy, llvm, folder):
    base = os.path.join(folder, strategy)
    flags = {"default": [], "off": ["-enable-misched=0"]}.get(strategy, [f"-amdgpu-sched-strategy={strategy}"])
    run(f"{llvm}/llc", "-O3", "-mcpu=gfx942", "-mtriple=amdgcn-amd-amdhsa", "-filetype=obj", *flags, path, "-o", base + ".o")
    run(f"{llvm}/ld.lld", "-shared", base + ".o", "-o", base + ".hsaco")
    return base + ".hsaco"


def kilns_own(build):
    """Kiln's strategies that need nothing else: no search over others, no file, no delegate."""
    catalogue = json.loads(run(f"{build}/bin/kiln", "strategies", "--format", "json"))["strategies"]
    return [s["name"] for s in catalogue if s["name"] not in ("auto", "adaptive", "replay", "llvm")] + FEWEST


def compile_kiln(build, path, strategy, out):
    run(f"{build}/bin/kiln", "compile", path, "--target", "gfx942", "--sched-strategy", strategy, "-o", out)
    return out


def occupancy(build, launch, registers):
    """Waves in a SIMD (of which a compute unit has 4) with these registers a lane."""
    report = run(f"{build}/bin/kiln", "occupancy", "--target", "gfx942", "--threads", str(launch["threads"]), "--shared",
                 str(launch["shared"]), "--registers", str(max(1, registers)), "--format", "json")
    return json.loads(report)["kernels"][0]["occupancy"]["warps_per_unit"] / 4


def measure(build, files, launch):
    """Rows by file: what the file says, and simulated cycles."""
    modelled = {}
    for line in run(f"{build}/bin/kiln-simulator-report", text="".join(f"{file} 0 0\n" for file in files)).splitlines():
        row = json.loads(line)
        modelled[row["file"]] = row
    kernel = next(iter(modelled.values()))["kernel"]
    rows = {}
    report = run(f"{build}/bin/kiln", "occupancy", *files, "--format", "json", "--launch",
                 f"{kernel}={launch['threads']},dyn={launch['shared']}")
    for entry in json.loads(report)["kernels"]:
        model = modelled[entry["file"]]
        rows[entry["file"]] = {
            "registers": entry["registers"], "agprs": entry["agprs"],
            "occupancy": entry["occupancy"]["warps_per_unit"] / 4, "spill_bytes": entry["spill_store_bytes"],
            "code_bytes": model["code_bytes"], "cycles": round(model["simulated"]["for_equal_work"] * 1e6, 1)}
    return rows


def best_of(rows):
    """Fewest spills, then most waves, then least simulated time, then fewest registers."""
    return min(rows, key=lambda r: (r["spill_bytes"], -r["occupancy"], r["cycles"], r["registers"]))


def judge(ours, theirs, triton):
    """`ours` against the best of LLVM's strategies in each measure, and Triton's build."""
    best = best_of(theirs)
    spills = min([row["spill_bytes"] for row in theirs] + [triton["spill_bytes"]])
    waves = max([row["occupancy"] for row in theirs] + [triton["occupancy"]])
    if ours["spill_bytes"] > spills or ours["occupancy"] < waves:
        return "WORSE"
    if ours["spill_bytes"] < spills:
        return f"better: {spills - ours['spill_bytes']} bytes spilled less"
    if ours["occupancy"] > waves:
        return "better: occupancy"
    if ours["cycles"] < best["cycles"] * (1 - CLEARLY):
        return f"better: {100 * (1 - ours['cycles'] / best['cycles']):.1f} % less simulated time"
    return "equal"


def fewest(rows, own, triton):
    """Whether one of ours holds fewer registers than anyone, without a spill more."""
    spills = min([rows[name]["spill_bytes"] for name in IN_TREE] + [triton["spill_bytes"]])
    theirs = min([rows[name]["registers"] for name in IN_TREE] + [triton["registers"]])
    return any(rows[name]["registers"] < theirs and rows[name]["spill_bytes"] <= spills for name in own)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("build")
    parser.add_argument("-o", "--output")
    parser.add_argument("--llvm", default="/usr/lib/llvm-22/bin")
    parser.add_argument("--budget", type=int, default=32)
    parser.add_argument("--no-auto", action="store_true", help="leave out auto, which takes most of the time")
    parser.add_argument("--corpus", default=os.path.join(here, "..", "test", "corpus"))
    parser.add_argument("--kernels", default="", help="only kernels whose name contains this regular expression")
    options = parser.parse_args()
    own = kilns_own(options.build)
    results = {}
    for case in sorted(os.listdir(options.corpus)):
        path = os.path.join(options.corpus, case, "gfx942", "kernel.ll")
        if not os.path.exists(path) or not re.search(options.kernels, case):
            continue
        meta = json.load(open(os.path.join(options.corpus, case, "gfx942", "meta.json")))
        launch = {"threads": meta["num_warps"] * meta["warp_size"], "shared": meta["shared"]}
        directives = own if options.no_auto else own + [f"auto(budget={options.budget})"]
        with tempfile.TemporaryDirectory() as folder:
            files = {name: llc(path, name, options.llvm, folder) for name in IN_TREE}
            for number, directive in enumerate(directives):
                name = "auto" if directive.startswith("auto") else directive
                files[name] = compile_kiln(options.build, path, directive, os.path.join(folder, f"kiln-{number}.hsaco"))
            chosen = ""
            if not options.no_auto:
                sidecar = json.load(open(files["auto"] + ".json"))["kernels"][0]
                chosen = " + ".join(filter(None, (sidecar["sched_strategy"], sidecar["remat"],
                                                  sidecar["max_regs"] and f"max_regs {sidecar['max_regs']}")))
            by_file = measure(options.build, list(files.values()), launch)
            rows = {name: by_file[file] for name, file in files.items()}
        counts = meta["amdgcn"]
        triton = {"registers": counts["vgpr_count"], "spill_bytes": 4 * counts["vgpr_spill_count"],
                  "occupancy": occupancy(options.build, launch, counts["vgpr_count"])}
        theirs = [rows[name] for name in IN_TREE]
        ours = best_of([rows[name] for name in own])
        results[case] = {"launch": launch, "own": next(name for name in own if rows[name] == ours),
                         "own_outcome": judge(ours, theirs, triton), "fewest_registers": fewest(rows, own, triton),
                         "min_spill_outcome": judge(best_of([rows[n] for n in own if n.startswith("min-spill")]), theirs, triton),
                         "chosen": chosen, "outcome": "" if options.no_auto else judge(rows["auto"], theirs, triton),
                         "triton": triton, "rows": rows}
        print(f"{case:24} own {results[case]['own_outcome']:36} {results[case]['own']:26} auto {results[case]['outcome']}", flush=True)
    print("\n".join(summary(results, options)))
    if options.output:
        write(options.output, results, options, own, run(f"{options.llvm}/llc", "--version"))
    return any("WORSE" in (r["own_outcome"], r["outcome"]) for r in results.values())


def summary(results, options):
    def count(key):
        outcomes = [r[key] for r in results.values()]
        spills = sum("spilled" in v or v == "better: occupancy" for v in outcomes)
        return (f"{sum(v.startswith('better') for v in outcomes)} better ({spills} of them by spills or occupancy, the others by "
                f"simulated time), {outcomes.count('WORSE')} worse")

    lines = [f"{len(results)} kernels against the best of LLVM's strategies and Triton's build. Best of Kiln's own strategies: "
             f"{count('own_outcome')}; fewer registers than anyone and no more spills on "
             f"{sum(r['fewest_registers'] for r in results.values())}. `min-spill` alone, with and without `max_regs=1`: "
             f"{count('min_spill_outcome')}."]
    if not options.no_auto:
        lines.append(f"`auto(budget={options.budget})`: {count('outcome')}.")
    return lines


def write(output, results, options, own, version):
    version = re.search(r"LLVM version (\S+)", version).group(1)
    json.dump({"llvm": version, "budget": None if options.no_auto else options.budget, "kernels": results},
              open(output + ".json", "w"), indent=1)
    extra = [] if options.no_auto else ["auto"]
    lines = ["# Kiln's strategies on gfx942, without a GPU", "",
             f"`perf/static_gfx942.py`: stock llc {version} under each of LLVM's strategies, Triton's own build, and Kiln. A cell is "
             "registers (accumulators among them) / waves per SIMD at Triton's launch / spilled bytes / simulated time, in cycles for a "
             "million units of work. The model is not calibrated on AMD hardware.", "", *summary(results, options), "",
             "| kernel | Triton | " + " | ".join(IN_TREE) + " | Kiln's best | by | outcome |" + "".join(" auto | chosen | outcome |" for _ in extra),
             "|---" * (len(IN_TREE) + 5 + 3 * len(extra)) + "|"]

    def cell(row):
        return f"{row['registers']} / {row['occupancy']:g} / {row['spill_bytes']}" + (f" / {row['cycles']:.0f}" if "cycles" in row else "")

    for case, result in results.items():
        rows = result["rows"]
        cells = [cell(result["triton"]), *(cell(rows[name]) for name in IN_TREE), cell(rows[result["own"]]), f"`{result['own']}`",
                 result["own_outcome"]]
        for name in extra:
            cells += [cell(rows[name]), f"`{result['chosen']}`", result["outcome"]]
        lines.append(f"| {case} | " + " | ".join(cells) + " |")
    lines += ["", "Kiln's strategies one by one. Code sizes are in the JSON.", "",
              "| kernel | " + " | ".join(f"`{name}`" for name in own) + " |", "|---" * (len(own) + 1) + "|"]
    for case, result in results.items():
        lines.append(f"| {case} | " + " | ".join(cell(result["rows"][name]) for name in own) + " |")
    open(output + ".md", "w").write("\n".join(lines) + "\n")


sys.exit(main())
