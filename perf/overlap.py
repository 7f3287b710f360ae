"""What stands between asynchronous work and the wait for it, in the hottest loop of every kernel with matrix instructions.

    overlap.py BUILD [-o perf/results/cpu-DATE-overlap] [--strategies source,latency,overlap]
Every such kernel of test/corpus, for sm_90a and gfx942, goes through `kiln compile` under each strategy; `kiln inspect`
reads the finished file. The hottest loop is the one with most matrix instructions, the innermost of these.

sm_90a, for the waits for warp-group multiplications in that loop, in total:
  last   instructions and cycles from the last multiplication of the group to its wait
  under  instructions that are no multiplications, and cycles, from the first one after the wait before to the wait:
         ptxas spreads what is independent among the multiplications, so `last` alone says nothing
  copies the same as `last` for the waits for asynchronous copies, iterations of the loop included
gfx942:
  matrix instructions from a matrix instruction to the first reader of its result, mean over the loop
  loads  instructions from a load to the s_waitcnt that waits for it, mean over the loop
and for both registers, spilled bytes, and simulated cycles (kiln-simulator-report; on AMD not calibrated).
"""
import argparse
import json
import os
import re
import subprocess
import sys
import tempfile

here = os.path.dirname(os.path.abspath(__file__))
TARGETS = {"sm_90a": "kernel.ll", "gfx942": os.path.join("gfx942", "kernel.ll")}


def run(*command, text=None):
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stderr}")
    return done.stdout


def registers(text):
    """The vector registers in "v0-v15, v20, s3"."""
    found = set()
    for first, last in re.findall(r"\bv(\d+)(?:-v(\d+))?", text):
        found.update(range(int(first), int(last or first) + 1))
    return found


def hottest(kernel):
    """The instructions of the loop, or None."""
    loops = [loop for loop in kernel["loops"] if loop["matrix"]]
    if not loops:
        return None
    loop = max(loops, key=lambda l: (l["matrix"], l["depth"]))
    return [i for i in kernel["instructions"] if loop["first"] <= i["address"] <= loop["last"]]


def is_matrix(instruction):
    return instruction["class"] in ("matrix", "async.matrix")


def stall(instruction):
    return instruction.get("control", {}).get("stall") or 0


def nvidia(loop):
    figures = {"last": [0, 0], "under": [0, 0], "copies": [0, 0], "waits": 0}
    first = None  # the first multiplication since the last wait, by index; the loop is gone through twice
    for place, instruction in enumerate(loop + loop):
        if is_matrix(instruction) and first is None:
            first = place
        for wait in instruction.get("waits", []):
            counted = place >= len(loop)
            if wait["counter"] == "wgmma":
                if counted:
                    figures["waits"] += 1
                    figures["last"][0] += wait.get("instructions_ago") or 0
                    figures["last"][1] += wait.get("cycles_ago") or 0
                    if first is not None:
                        between = (loop + loop)[first:place]
                        figures["under"][0] += sum(not is_matrix(i) for i in between)
                        figures["under"][1] += sum(stall(i) for i in between)
                first = None
            elif counted and instruction["text"].startswith("DEPBAR") and wait.get("instructions_ago") is not None:
                figures["copies"][0] += wait["instructions_ago"]
                figures["copies"][1] += wait.get("cycles_ago") or 0
    return figures


def amd(loop):
    distances = []
    for place, instruction in enumerate(loop):
        if not is_matrix(instruction):
            continue
        written = registers(instruction["writes"])
        for distance, other in enumerate((loop + loop)[place + 1:place + 1 + len(loop)], 1):
            if written & registers(other["reads"]):
                distances.append(distance)
                break
    waits = [wait["instructions_ago"] for i in loop for wait in i.get("waits", []) if wait.get("instructions_ago") is not None]
    mean = lambda list: round(sum(list) / len(list), 1) if list else None
    return {"matrix": mean(distances), "loads": mean(waits)}


def measure(build, target, path, strategies, folder):
    """A row for each strategy; None where no loop has matrix instructions."""
    rows = {}
    for strategy in strategies:
        file = os.path.join(folder, f"{target}-{len(rows)}.bin")
        run(f"{build}/bin/kiln", "compile", path, "--target", target, "--sched-strategy", strategy, "-o", file)
        kernel = json.loads(run(f"{build}/bin/kiln", "inspect", file, "--format", "json"))["kernels"][0]
        loop = hottest(kernel)
        if not loop:
            return None
        modelled = json.loads(run(f"{build}/bin/kiln-simulator-report", text=f"{file} 0 0\n"))
        rows[strategy] = {"loop": len(loop), "registers": modelled["registers"], "spill_bytes": modelled["spill_bytes"],
                          "cycles": round(modelled["simulated"]["whole"], 1), **(nvidia if target == "sm_90a" else amd)(loop)}
    return rows


def table(results, target, strategies):
    def cell(row):
        if target == "sm_90a":
            figures = " / ".join(f"{row[key][0]}, {row[key][1]}" for key in ("last", "under", "copies"))
        else:
            figures = f"{row['matrix']} / {row['loads']}"
        return f"{figures} / {row['registers']} / {row['spill_bytes']} / {row['cycles']:.0f}"

    heads = {"sm_90a": "last / under / copies, each in instructions, cycles", "gfx942": "matrix / loads"}
    lines = [f"## {target}", "", f"A cell: {heads[target]} / registers / spilled bytes / modelled cycles.", "",
             "| kernel | " + " | ".join(f"`{s}`" for s in strategies) + " |", "|---" * (len(strategies) + 1) + "|"]
    lines += [f"| {case} | " + " | ".join(cell(rows[s]) for s in strategies) + " |" for case, rows in results.items()]
    return lines + [""]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("build")
    parser.add_argument("-o", "--output")
    parser.add_argument("--strategies", default="source,latency,overlap")
    options = parser.parse_args()
    strategies = options.strategies.split(",")
    corpus = os.path.join(here, "..", "test", "corpus")
    lines = ["# Asynchronous work and its waits in finished machine code", "",
             "`perf/overlap.py`, which says what the figures mean: the hottest loop of the corpus' kernels with matrix "
             "instructions, no GPU.", ""]
    everything = {}
    for target, name in TARGETS.items():
        results = {}
        for case in sorted(os.listdir(corpus)):
            path = os.path.join(corpus, case, name)
            if not os.path.exists(path):
                continue
            with tempfile.TemporaryDirectory() as folder:
                rows = measure(options.build, target, path, strategies, folder)
            if rows:
                results[case] = rows
        everything[target] = results
        lines += table(results, target, strategies)
    print("\n".join(lines))
    if options.output:
        json.dump({"strategies": strategies, "targets": everything}, open(options.output + ".json", "w"), indent=1)
        open(options.output + ".md", "w").write("\n".join(lines))


if __name__ == "__main__":
    main()
