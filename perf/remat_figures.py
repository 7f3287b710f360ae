"""What a rematerialization makes of finished machine code, over the corpus.

    remat_figures.py BUILD --remat SPEC [-o perf/results/cpu-DATE-NAME] [--caps 0,128] [--corpus DIR]
Every kernel of test/corpus (or of DIR), for sm_90a and gfx942, goes through `kiln compile` without and with the
rematerialization; `kiln inspect` reads both finished files. For each: instructions, instructions of the hottest loop (that with
most matrix instructions, else most accesses to global memory, the innermost of these), registers, spilled bytes, and
the loop's instructions for 64-bit additions, of pointers and of descriptors. A SPEC without `keep=always` shows what the kiln
command keeps of it. A cap is `--max-regs`; 0: none. The time is simulated (`kiln-simulator-report`),
of builds for equal work.
"""
import argparse
import concurrent.futures
import json
import math
import os
import re
import subprocess
import sys
import tempfile

here = os.path.dirname(os.path.abspath(__file__))
TARGETS = {"sm_90a": "kernel.ll", "gfx942": os.path.join("gfx942", "kernel.ll")}
ONE = re.compile(r"IMAD\.WIDE|UIADD3\.64|v_lshl_add_u64|v_mad_[ui]64")
TWO = re.compile(r"^(@\S+ )?U?(IADD3|LEA) \w+, U?P\d|v_add_co")  # a lower half that gives a carry, and its upper half


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stderr}")
    return done.stdout


def hottest(kernel):
    loops = kernel["loops"]
    heat = lambda l: (l["matrix"], l["copies"] + l["global_loads"] + l["global_stores"], l["depth"])
    return max(loops, key=heat) if loops else None


def measure(build, target, path, remat, cap):
    with tempfile.TemporaryDirectory() as folder:
        return measure_in(folder, build, target, path, remat, cap)


def measure_in(folder, build, target, path, remat, cap):
    file = os.path.join(folder, "kernel.bin")
    done = subprocess.run([f"{build}/bin/kiln", "compile", path, "--target", target, "-o", file, *(["--remat", remat] if remat else []),
                           *(["--max-regs", str(cap)] if cap else [])], capture_output=True, text=True)
    if cap and "Insufficient registers" in done.stderr:
        return None  # one wgmma alone takes more
    if done.returncode:
        sys.exit(f"{path}\n{done.stderr}")
    kernel = json.loads(run(f"{build}/bin/kiln", "inspect", file, "--format", "json"))["kernels"][0]
    loop = hottest(kernel)
    inside = [i for i in kernel["instructions"] if loop and loop["first"] <= i["address"] <= loop["last"]]
    wide = lambda list: sum(bool(ONE.search(i["text"])) + 2 * bool(TWO.search(i["text"])) for i in list)
    resources = kernel["resources"]
    model = json.loads(subprocess.run([f"{build}/bin/kiln-simulator-report"], input=f"{file} 0 0\n", capture_output=True, text=True, check=True).stdout)
    spills = [resources.get(key) or 0 for key in ("spill_store_bytes", "spill_load_bytes")]
    return {"instructions": len([i for i in kernel["instructions"] if not i["text"].startswith("NOP")]), "loop": len(inside),
            "registers": resources["registers"], "spill_bytes": sum(spills), "wide": wide(kernel["instructions"]),
            "loop_wide": wide(inside), "time": round(model["simulated"]["for_equal_work"], 9)}


def geomean(values):
    values = list(values)
    return math.exp(sum(map(math.log, values)) / len(values)) if values else 1


def table(rows, target, cap):
    title = f"## {target}" + (f", at most {cap} registers" if cap else "")
    changed = {name: row for name, row in rows.items() if row["before"] != row["after"]}
    text = [title, "", f"{len(changed)} of {len(rows)} kernels change.", "",
            "| kernel | instructions | hottest loop | for 64-bit sums | registers | spilled bytes | simulated time |",
            "| --- | ---: | ---: | ---: | ---: | ---: | ---: |"]
    for name, row in sorted(changed.items()):
        arrow = lambda key: f"{row['before'][key]} → {row['after'][key]}" if row["before"][key] != row["after"][key] else str(row["before"][key])
        text.append(f"| {name} | " + " | ".join(arrow(k) for k in ("instructions", "loop", "loop_wide", "registers", "spill_bytes")) + f" | {row['after']['time'] / row['before']['time']:.3f} |")
    loops = [r["after"]["loop"] / r["before"]["loop"] for r in changed.values() if r["before"]["loop"]]
    text += ["", f"Of those that change, geomean: instructions {geomean(r['after']['instructions'] / r['before']['instructions'] for r in changed.values()):.3f}, "
             f"hottest loop {geomean(loops):.3f}, registers {geomean(r['after']['registers'] / r['before']['registers'] for r in changed.values()):.3f}, "
             f"simulated time {geomean(r['after']['time'] / r['before']['time'] for r in changed.values()):.3f}; "
             f"spilled bytes in sum {sum(r['before']['spill_bytes'] for r in rows.values())} → {sum(r['after']['spill_bytes'] for r in rows.values())}.", ""]
    return "\n".join(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build")
    parser.add_argument("-o", "--output")
    parser.add_argument("--caps", default="0,128")
    parser.add_argument("--targets", default="sm_90a,gfx942")
    parser.add_argument("--corpus", default=os.path.join(here, "..", "test", "corpus"))
    parser.add_argument("--remat", required=True)
    options = parser.parse_args()
    results, pages = {}, []
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for target in options.targets.split(","):
            for cap in map(int, options.caps.split(",")):
                paths = {name: os.path.join(options.corpus, name, TARGETS[target]) for name in sorted(os.listdir(options.corpus))}
                paths = {name: path for name, path in paths.items() if os.path.exists(path)}
                row = lambda path: {when: measure(options.build, target, path, remat, cap)
                                    for when, remat in (("before", ""), ("after", options.remat))}
                rows = {name: row for name, row in zip(paths, pool.map(row, paths.values())) if all(row.values())}
                results[f"{target}@{cap}" if cap else target] = rows
                pages.append(table(rows, target, cap))
                print(pages[-1], flush=True)
    if options.output:
        with open(options.output + ".json", "w") as out:
            json.dump({"version": 1, "remat": options.remat, "results": results}, out, indent=1, sort_keys=True)
            out.write("\n")
        with open(options.output + ".md", "w") as out:
            out.write(f"# `{options.remat}`: finished machine code before and after, ptxas 13.0 and LLVM 22\n\n"
                      "Made by `perf/remat_figures.py`.\n\n" + "\n".join(pages))


if __name__ == "__main__":
    main()
