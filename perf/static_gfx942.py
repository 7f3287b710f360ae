"""What `auto` makes of the corpus on gfx942, beside LLVM's own scheduling strategies; no GPU is needed.

    static_gfx942.py BUILD [-o perf/results/cpu-DATE-gfx942]
Every kernel of test/corpus/*/gfx942 goes through stock llc under each of LLVM's strategies, through `kiln compile` under
each of Kiln's, and through `auto(budget=32)`; Triton's own build is in the corpus's meta.json (from the end of its
assembly: no occupancy, no model). Registers, spills and code size are read from the finished files, the
occupancy is by registers alone (shared memory is not in the IR), the cycles are the static model's. Writes a JSON and a
Markdown table and fails if a kernel has more spills or a lower occupancy than the best of LLVM's strategies.
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
# A modelled time counts as better from here on: less is rounding.
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
    return [s["name"] for s in catalogue if s["name"] not in ("auto", "replay", "llvm")]


def compile_kiln(build, path, strategy, out):
    run(f"{build}/bin/kiln", "compile", path, "--target", "gfx942", "--sched-strategy", strategy, "-o", out)
    return out


def measure(build, files):
    """Rows by file: what the file says, and the model's cycles."""
    modelled = {}
    for line in run(f"{build}/bin/kiln-static-model", text="".join(f"{file} 0 0\n" for file in files)).splitlines():
        row = json.loads(line)
        modelled[row["file"]] = row
    kernel = next(iter(modelled.values()))["kernel"]
    rows = {}
    # One wave in a block: registers alone decide.
    report = run(f"{build}/bin/kiln", "occupancy", *files, "--format", "json", "--launch", f"{kernel}=64")
    for entry in json.loads(report)["kernels"]:
        model = modelled[entry["file"]]
        rows[entry["file"]] = {
            "registers": entry["registers"], "agprs": entry["agprs"],
            "occupancy": entry["occupancy"]["warps_per_unit"] // 4, "spill_bytes": entry["spill_store_bytes"],
            "code_bytes": model["code_bytes"], "cycles": round(model["cycles"] / model["work"] * 1e6, 1)}
    return rows


def judge(rows, auto):
    """LLVM's best: fewest spills, then most waves, then least modelled time."""
    best = min((rows[name] for name in IN_TREE), key=lambda r: (r["spill_bytes"], -r["occupancy"], r["cycles"]))
    spills = min(rows[name]["spill_bytes"] for name in IN_TREE)
    waves = max(rows[name]["occupancy"] for name in IN_TREE)
    worse = auto["spill_bytes"] > spills or auto["occupancy"] < waves
    verdict = "equal"
    if worse:
        verdict = "WORSE"
    elif auto["occupancy"] > waves:
        verdict = "better: occupancy"
    elif auto["cycles"] < best["cycles"] * (1 - CLEARLY):
        verdict = f"better: {100 * (1 - auto['cycles'] / best['cycles']):.1f} % less modelled time"
    return verdict


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("build")
    parser.add_argument("-o", "--output")
    parser.add_argument("--llvm", default="/usr/lib/llvm-22/bin")
    parser.add_argument("--budget", type=int, default=32)
    options = parser.parse_args()
    own = kilns_own(options.build)
    corpus = os.path.join(here, "..", "test", "corpus")
    results = {}
    for case in sorted(os.listdir(corpus)):
        path = os.path.join(corpus, case, "gfx942", "kernel.ll")
        with tempfile.TemporaryDirectory() as folder:
            files = {name: llc(path, name, options.llvm, folder) for name in IN_TREE}
            for name, spec in [(s, s) for s in own] + [("auto", f"auto(budget={options.budget})")]:
                files[name] = compile_kiln(options.build, path, spec, os.path.join(folder, f"kiln-{name}.hsaco"))
            sidecar = json.load(open(files["auto"] + ".json"))["kernels"][0]
            by_file = measure(options.build, list(files.values()))
            rows = {name: by_file[file] for name, file in files.items()}
        chosen = " + ".join(filter(None, (sidecar["sched_strategy"], sidecar["remat"],
                                          sidecar["max_regs"] and f"max_regs {sidecar['max_regs']}")))
        triton = json.load(open(os.path.join(corpus, case, "gfx942", "meta.json")))["amdgcn"]
        results[case] = {"chosen": chosen, "verdict": judge(rows, rows["auto"]), "triton": triton, "rows": rows}
        print(f"{case:22} {results[case]['verdict']:40} {chosen}", flush=True)
    better = sum(r["verdict"].startswith("better") for r in results.values())
    worse = sum(r["verdict"] == "WORSE" for r in results.values())
    print(f"{len(results)} kernels, {better} better than the best of LLVM's strategies, {worse} worse")
    if options.output:
        write(options.output, results, better, worse, options.budget, own, run(f"{options.llvm}/llc", "--version"))
    return bool(worse)


def write(output, results, better, worse, budget, own, version):
    version = re.search(r"LLVM version (\S+)", version).group(1)
    json.dump({"llvm": version, "budget": budget, "kernels": results}, open(output + ".json", "w"), indent=1)
    lines = ["# auto on gfx942, without a GPU", "",
             f"`perf/static_gfx942.py`: stock llc {version} under each of LLVM's strategies, and `auto(budget={budget})`. A cell is "
             "registers (accumulators among them) / waves per SIMD by registers / spilled bytes / modelled time, in cycles for a million "
             "units of work. The model is not calibrated on AMD hardware.", "",
             f"{len(results)} kernels: {better} better than the best of LLVM's strategies, {worse} worse.", "",
             "| kernel | " + " | ".join(IN_TREE) + " | auto | chosen | verdict |", "|---" * (len(IN_TREE) + 4) + "|"]
    def cell(row):
        return f"{row['registers']} / {row['occupancy']} / {row['spill_bytes']} / {row['cycles']:.0f}"

    for case, result in results.items():
        cells = [cell(result["rows"][name]) for name in [*IN_TREE, "auto"]]
        lines.append(f"| {case} | " + " | ".join(cells) + f" | `{result['chosen']}` | {result['verdict']} |")
    lines += ["", "Kiln's strategies one by one, next to Triton's own build (registers / spilled registers). Code sizes are in the JSON.", "",
              "| kernel | Triton | " + " | ".join(own) + " |", "|---" * (len(own) + 2) + "|"]
    for case, result in results.items():
        triton = result["triton"]
        lines.append(f"| {case} | {triton['vgpr_count']} / {triton['vgpr_spill_count']} | "
                     + " | ".join(cell(result["rows"][name]) for name in own) + " |")
    open(output + ".md", "w").write("\n".join(lines) + "\n")


sys.exit(main())
