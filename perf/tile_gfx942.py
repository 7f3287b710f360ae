"""Kiln's own lowering of the corpus for gfx942 beside Triton's build of the same tile IR; no GPU is needed.

    PYTHONPATH=SITE_WITH_TRITON tile_gfx942.py BUILD [-o perf/results/cpu-DATE-tile-gfx942] [KERNEL ...]
Each kernel of test/corpus, and those named in OTHERS, is compiled from its tile IR by `kiln compile --target gfx942` and by
Triton, both with the warps and stages of its meta.json, and both finished files are disassembled by llvm-objdump. Of a kernel's
innermost loops the one with most matrix instructions counts, or the longest. The
measures are those of AMD's and others' tuning guides: registers, spills, LDS, waves that a SIMD holds by these, and of the loop
the bytes a lane moves with one access of global memory and of LDS, cycles of LDS and of matrix instructions, moves of
accumulation registers and bytes, waits for all of shared and of global memory, barriers, the longest run of matrix instructions
without one of these, and their share in the cycles a wave needs to issue the loop. Writes a JSON and a Markdown table.
"""
import argparse
import json
import math
import os
import re
import subprocess
import sys
import tempfile

here = os.path.dirname(os.path.abspath(__file__))
LINE = re.compile(r"^\s+(\S+)(.*?)\s*// ([0-9A-F]+): ")
BRANCH = re.compile(r"^s_(?:c?branch)")
TARGET = re.compile(r"<[^>]*?\+0x([0-9a-f]+)>|<([^+>]+)>\s*$")
# Cycles that a wave of gfx942 keeps the matrix unit busy: passes of four cycles, from AMD's matrix instruction
# calculator, by the rows and the steps along k of one instruction and its operands.
PASSES = {"32x32x8_f16": 8, "32x32x8_bf16": 8, "16x16x16_f16": 4, "16x16x16_bf16": 4, "32x32x16_fp8": 8, "32x32x16_bf8": 8,
          "16x16x32_fp8": 4, "16x16x32_bf8": 4, "32x32x16_i8": 8, "16x16x32_i8": 4, "32x32x2_f32": 16, "16x16x4_f32": 8,
          "32x32x4_xf32": 8, "16x16x8_xf32": 4, "16x16x4_f64": 8}
WIDTHS = {"b8": 1, "u8": 1, "i8": 1, "ubyte": 1, "sbyte": 1, "byte": 1, "b16": 2, "u16": 2, "i16": 2, "ushort": 2, "sshort": 2,
          "short": 2, "b32": 4, "dword": 4, "b64": 8, "dwordx2": 8, "b96": 12, "dwordx3": 12, "b128": 16, "dwordx4": 16}

# Kernels of test/kernels, and how they are launched.
OTHERS = {"matmul_256x256": {"num_warps": 8, "num_stages": 2}}

# Why a measure is worse than Triton's by more than a tenth, where one is: state of 2026-11-23. Up to 64 registers a wave
# leave room for eight waves, the most there are.
SCRATCH = "Each reduction has scratch of its own, which saves a barrier between them."
FEWER_BARRIERS = "Three barriers an iteration for nine: partial results are read by all threads, in more cycles of LDS."
EIGHT_WAVES = "Both leave room for eight waves."
NOTHING_TO_WAIT_FOR = "Of two waits the second, after the barrier, finds nothing to wait for."
REASONS = {
    "attention_d64_causal": f"{NOTHING_TO_WAIT_FOR} Reads of keys and values stand beside the instructions that take them; a SIMD "
                            "holds two waves for one. The loop is that of the two masked iterations, which Triton unrolls: its own "
                            "is the one without a mask, where Kiln's share is 0.524.",
    "cross_entropy": f"{EIGHT_WAVES} {SCRATCH} {FEWER_BARRIERS}",
    "cumsum": EIGHT_WAVES,
    "dropout": EIGHT_WAVES,
    "fp8_matmul": "Conversions stand between the matrix instructions: half as many instructions in all, of 1400 and 2909 an iteration.",
    "int4_matmul": "Words of weights are loads of 4 bytes, straight into the operand's layout, so that none goes through LDS; scales "
                   "and zeros are loads of 2 bytes.",
    "layernorm_bwd_dx": f"{SCRATCH} Two waves fewer (five for seven): loads under masks are no branches, so that all are under "
                        "way at once.",
    "layernorm_fwd": f"{SCRATCH} Of two waits the first, before the zeros of lanes that are masked off, is for the last "
                     "iteration's store.",
    "matmul_64x128_ragged": "Nothing is known of A's rows, so its loads are 2 bytes, and pairs are put together before they are "
                            "stored; Triton stores each.",
    "paged_decode": "Three barriers an iteration for nine, and wider accesses to LDS.",
    "softmax": f"{SCRATCH} Two barriers for six.",
    "vector_add": EIGHT_WAVES,
}


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stderr}")
    return done.stdout


def passes(name):
    for key, count in PASSES.items():
        if key in name:
            return count
    sys.exit(f"tile_gfx942.py: passes of {name} are not in the table PASSES")


def width(name):
    """Bytes a lane moves, or None: not a plain access."""
    parts = re.sub(r"_d16(_hi)?", "", name).split("_")
    count = 2 if any(part.startswith(("read2", "write2")) for part in parts) else 1
    return next((count * WIDTHS[part] for part in reversed(parts) if part in WIDTHS), None)


def code(file, llvm):
    """(address, name, operands) of each instruction of the one kernel."""
    rows = []
    for line in run(f"{llvm}/llvm-objdump", "-d", "--no-show-raw-insn", file).splitlines():
        match = LINE.match(line)
        if match:
            rows.append((int(match[3], 16), match[1], match[2].strip(), line))
    return rows


def blocks(rows):
    """{address: (instructions, addresses of the blocks that may follow)} of a kernel's basic blocks."""
    start = rows[0][0]
    targets = {}
    for address, name, _, line in rows:
        if BRANCH.match(name):
            targets[address] = start + int(TARGET.search(line)[1] or "0", 16)
    found, current = {}, []
    for row, following in zip(rows, rows[1:] + [None]):
        current.append(row)
        ends = row[0] in targets or row[1] in ("s_endpgm", "s_setpc_b64")
        if following is None or ends or following[0] in targets.values():
            after = [targets[row[0]]] if row[0] in targets else []
            if following is not None and (not ends or row[1].startswith("s_cbranch")):
                after.append(following[0])
            found[current[0][0]] = (current, after)
            current = []
    return found


def loops(rows):
    """The instructions of each natural loop that has no loop inside."""
    entry, every = rows[0][0], blocks(rows)
    graph, left = {}, [entry]
    while left:
        block = left.pop()
        if block not in graph:
            graph[block] = every[block]
            left += every[block][1]
    before = {block: [other for other, (_, after) in graph.items() if block in after] for block in graph}
    dominators = {block: set(graph) for block in graph} | {entry: {entry}}
    changed = True
    while changed:
        changed = False
        for block in graph:
            if block != entry:
                now = set.intersection(*(dominators[other] for other in before[block])) | {block}
                changed |= now != dominators[block]
                dominators[block] = now
    bodies = {}
    for block, (_, after) in graph.items():
        for head in after:
            if head in dominators[block]:
                body, left = bodies.setdefault(head, {head}), [block]
                while left:
                    other = left.pop()
                    if other not in body:
                        body.add(other)
                        left += before[other]
    for head, body in bodies.items():
        if not any(other != head and other in body for other in bodies):
            yield [row for block in sorted(body) for row in graph[block][0]]


def measures(body):
    """What one iteration of the loop does."""
    names = [row[1] for row in body]
    matrix = sum(4 * passes(name) for name in names if name.startswith("v_mfma"))
    other = sum(4 for name in names if not name.startswith("v_mfma"))

    def mean(prefixes):
        widths = [width(name) for name in names if name.startswith(prefixes)]
        widths = [w for w in widths if w]
        return round(sum(widths) / len(widths), 2) if widths else None
    # Matrix instructions with nothing between them that may wait for memory or for other waves.
    longest = run_now = 0
    for name in names:
        run_now = run_now + 1 if name.startswith("v_mfma") else 0 if name.startswith(("s_waitcnt", "s_barrier", "ds_")) else run_now
        longest = max(longest, run_now)
    waits = [row[2] for name, row in zip(names, body) if name == "s_waitcnt"]
    return {"instructions": len(body), "mfma": sum(name.startswith("v_mfma") for name in names),
            "matrix_cycles": matrix,
            # Of a wave, where no two lanes meet in a bank: 128 bytes in a cycle.
            "lds_cycles": sum(64 * (width(name) or 4) // 128 for name in names if name.startswith(("ds_read", "ds_write"))),
            "longest_run": longest if matrix else None,
            "lgkm_waits": sum("lgkmcnt(0)" in wait for wait in waits),
            "permutes": sum(name.startswith("v_perm") for name in names),
            "barriers": sum(name == "s_barrier" for name in names),
            "matrix_share": round(matrix / (matrix + other), 3) if matrix else None,
            "global_bytes": mean(("global_load", "global_store", "buffer_load", "buffer_store")),
            "lds_bytes": mean(("ds_read", "ds_write")),
            "accumulator_moves": sum(name.startswith("v_accvgpr") for name in names),
            "waits_for_all": sum(name == "s_waitcnt" and "vmcnt(0)" in row[2] for name, row in zip(names, body))}


def read(kiln, file, llvm, threads, dynamic=0):
    report = json.loads(run(kiln, "occupancy", file, "--format", "json"))["kernels"][0]
    report = json.loads(run(kiln, "occupancy", file, "--format", "json", "--launch",
                            f"{report['kernel']}={threads},dyn={dynamic}"))["kernels"][0]
    rows = code(file, llvm)
    found = [measures(body) for body in loops(rows)]
    found.sort(key=lambda loop: (loop["mfma"], loop["instructions"]))
    return {"registers": report["registers"], "agprs": report["agprs"], "spill_bytes": report["spill_store_bytes"],
            "waves": report["occupancy"]["warps_per_unit"] // 4,  # of a SIMD
            "lds": report["static_shared_bytes"] + dynamic, "instructions": len(rows), "loop": found[-1] if found else None}


def by_triton(ttir, meta, out):
    """Writes Triton's hsaco; the bytes of LDS that its launch asks for."""
    import triton
    from triton.backends.compiler import GPUTarget
    made = triton.compile(ttir, target=GPUTarget("hip", "gfx942", 64),
                          options={"num_warps": meta["num_warps"], "num_stages": min(meta["num_stages"], 2)})
    with open(out, "wb") as file:
        file.write(made.asm["hsaco"])
    return made.metadata.shared


def worse(row):
    """The measures of one kernel that are worse than Triton's by more than a tenth, and what Triton has none of."""
    def values(key):
        return [row[by][key] if key in row[by] else (row[by]["loop"] or {}).get(key) for by in ("kiln", "triton")]

    found = []
    for key, larger_is_worse in (("registers", True), ("spill_bytes", True), ("lds", True), ("accumulator_moves", True),
                                 ("waits_for_all", True), ("lgkm_waits", True), ("permutes", True), ("lds_cycles", True),
                                 ("waves", False), ("longest_run", False), ("global_bytes", False), ("lds_bytes", False),
                                 ("matrix_share", False)):
        kiln, triton = values(key)
        if kiln is not None and triton is not None and (kiln > 1.1 * triton if larger_is_worse else kiln < 0.9 * triton):
            found.append(key.replace("_", " "))
    return found


def geomean(pairs):
    """Of Kiln's numbers over Triton's, where both have one."""
    ratios = [math.log(kiln / triton) for kiln, triton in pairs if kiln and triton]
    return math.exp(sum(ratios) / len(ratios)) if ratios else float("nan")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("build")
    parser.add_argument("-o", "--output")
    parser.add_argument("--llvm", default="/usr/lib/llvm-22/bin")
    parser.add_argument("kernels", nargs="*")
    options = parser.parse_args()
    import triton
    kiln = f"{options.build}/bin/kiln"
    corpus = os.path.join(here, "..", "test", "corpus")
    results = {}
    for case in options.kernels or sorted(os.listdir(corpus)) + sorted(OTHERS):
        ttir = os.path.join(corpus, case, "kernel.ttir")
        if case in OTHERS:
            ttir, meta = os.path.join(here, "..", "test", "kernels", case + ".ttir"), OTHERS[case]
        else:
            meta = json.load(open(os.path.join(corpus, case, "meta.json")))
        with tempfile.TemporaryDirectory() as folder:
            ours, theirs = os.path.join(folder, "kiln.hsaco"), os.path.join(folder, "triton.hsaco")
            run(kiln, "compile", ttir, "--target", "gfx942", "--num-warps", str(meta["num_warps"]),
                "--num-stages", str(min(meta["num_stages"], 2)), "-o", ours)
            shared = by_triton(ttir, meta, theirs)
            threads = 64 * meta["num_warps"]
            results[case] = {"kiln": read(kiln, ours, options.llvm, threads),
                             "triton": read(kiln, theirs, options.llvm, threads, shared)}  # asked for at the launch
        print(case, json.dumps(results[case]), flush=True)
    if options.output:
        write(options.output, results, triton.__version__, run(f"{options.llvm}/llvm-objdump", "--version"))


def write(output, results, triton, version):
    version = re.search(r"LLVM version (\S+)", version)[1]
    json.dump({"triton": triton, "llvm": version, "kernels": results}, open(output + ".json", "w"), indent=1)
    rows = [(row["kiln"], row["triton"]) for row in results.values()]
    registers = geomean([(kiln["registers"], triton["registers"]) for kiln, triton in rows])
    loops = [(kiln["loop"] or {}, triton["loop"] or {}) for kiln, triton in rows]
    shares = geomean([(kiln.get("matrix_share"), triton.get("matrix_share")) for kiln, triton in loops])
    lines = ["# Kiln's own lowering for gfx942 beside Triton's", "",
             f"`perf/tile_gfx942.py`: tile IR of the corpus by Kiln (LLVM {version}) and by Triton {triton}, read from the "
             "finished files. Cells are Kiln / Triton; columns from the bytes of an access on are of one iteration of the loop with most "
             "matrix instructions. LDS cycles are a wave's, without bank conflicts (`kiln check` counts those of Kiln's), of those "
             "of its matrix instructions. No run time is claimed: nothing was run on a GPU.", "",
             f"In geomean over {len(rows)} kernels: {registers:.3f} of Triton's registers, {shares:.3f} of its matrix share.", "",
             "| kernel | registers | of these accumulation | spilled bytes | LDS | waves a SIMD | bytes a global access "
             "| bytes an LDS access | accumulation moves | byte permutes | waits for all of LDS | of global memory | barriers "
             "| matrix instructions | longest run | LDS cycles | matrix cycles | matrix share |", "|---" * 18 + "|"]

    def cell(value):
        return "-" if value is None else str(value)

    for case, row in results.items():
        cells = [f"{cell(row['kiln'][key])} / {cell(row['triton'][key])}" for key in ("registers", "agprs", "spill_bytes", "lds", "waves")]
        for key in ("global_bytes", "lds_bytes", "accumulator_moves", "permutes", "lgkm_waits", "waits_for_all", "barriers", "mfma",
                    "longest_run", "lds_cycles", "matrix_cycles", "matrix_share"):
            cells.append(" / ".join(cell((row[by]["loop"] or {}).get(key)) for by in ("kiln", "triton")))
        lines.append(f"| {case} | " + " | ".join(cells) + " |")
    lines += ["", "What is worse than Triton's by more than a tenth, and why:", ""]
    lines += [f"- {case}: {', '.join(worse(row))}. {REASONS.get(case, 'Not looked into yet.')}"
              for case, row in results.items() if worse(row)]
    open(output + ".md", "w").write("\n".join(lines) + "\n")


sys.exit(main())
