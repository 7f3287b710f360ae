"""Matrix instructions of several resident blocks, and what issues beside them
and beside each other. Different instructions are in different warps: within
one, ptxas would sort them."""
import itertools

from machine_gpu import (Curve, cycles_each, cycles_of_turn, note, shared_for)
from machine_ptx import (FIRST, OPS, SECOND, Program, Role, entry,
                         load_inputs, op_role, wgmma_role)

SIZES = (64, 128, 256)
DEPTHS = (1, 4, 16)
CHAINS = (1, 2, 4)
LIMIT = 60000
SPARE = 120                # instructions of a kind outside the loop, at most
PAIRED = ("FFMA", "IADD3", "IMAD", "LOP3", "SHF", "FMNMX", "MUFU", "HFMA2",
          "F2FP", "F2I", "I2F", "F2F", "SHFL", "LDS", "LDG", "STS")


def hmma_role(chains, where=""):
    """16 HMMA.16816 with bf16 operands, in `chains` accumulators."""
    setup = [load_inputs("ha", "bf16x2", 4), load_inputs("hb", "bf16x2", 2)]
    sink, lines = [], []
    for k in range(chains):
        setup.append(load_inputs(f"hc{k}_", "f32", 4))
        sink += [f"%hc{k}_{i}" for i in range(4)]
    for j in range(16):
        acc = ", ".join(f"%hc{j % chains}_{i}" for i in range(4))
        lines.append("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 "
                     f"{{{acc}}}, {{%ha0, %ha1, %ha2, %ha3}}, {{%hb0, %hb1}}, "
                     f"{{{acc}}};")
    return Role("\n".join(lines), "", " ".join(setup), "", tuple(sink), where)


def _each(op):
    """SASS instructions of one operation: a way there and back are two."""
    return 2 if op == "F2F" else 1


def matrix_programs():
    for n, kept in itertools.product(SIZES, ("shared", "registers")):
        text, checks = "", {}
        for depth in DEPTHS:
            repeat = 4 if depth == 1 else 1
            text += entry(f"depth_{depth}", [wgmma_role(
                n, depth, kept == "registers", repeat)], 256)
            checks[f"depth_{depth}"] = {"HGMMA": depth * repeat}
        yield Program(f"wgmma_{n}_{kept}", text, checks)
    yield Program("hmma", "".join(entry(f"chains_{c}", [hmma_role(c)], 512)
                                  for c in CHAINS),
                  {f"chains_{c}": {"HMMA.16816": 16} for c in CHAINS})


def run_wgmma(gpu):
    for n, kept, depth in itertools.product(SIZES, ("shared", "registers"),
                                            DEPTHS):
        per_turn = depth * (4 if depth == 1 else 1)
        # Alone, at n / 2 cycles each and about 60 more for a wait.
        alone = per_turn * n / 2 + (240 if depth == 1 else 60)
        turns = max(4, int(1.25 * LIMIT / alone))
        for groups in (1, 2):
            curve = Curve(
                "wgmma.resident", {"shape": f"m64n{n}k16", "a": kept,
                                   "in_a_row": depth, "warpgroups": groups},
                "resident blocks", "SM cycles per wgmma, all blocks together; "
                "then cycles per wgmma of one warpgroup",
                "Blocks that share the matrix pipes, each a row of dependent "
                "wgmma, commit and wait. The first number falls to n / 2 while "
                "blocks hide each other's waits; one that stays above it is a "
                "loss of sharing. The second with one block and a row of 1 is "
                "the latency of a dependent wgmma and its wait")
            program = f"wgmma_{n}_{kept}"
            for blocks in (1, 2, 3, 4):
                shared = shared_for(blocks)
                run = gpu.entry(program, f"depth_{depth}", shared)
                if gpu.resident(run, 128 * groups, shared) != blocks:
                    continue
                found = gpu.run(run, gpu.sms * blocks, 128 * groups, shared,
                                limit=LIMIT, turns=turns)
                note(curve, found, blocks)
                # The four warps of a warpgroup make the same turns.
                curve.add(blocks, 4 * cycles_each(found, per_turn),
                          cycles_of_turn(found, per_turn))
            yield curve


def run_hmma(gpu):
    for chains, blocks in itertools.product(CHAINS, (1, 2)):
        curve = Curve(
            "hmma.warps", {"shape": "m16n8k16", "chains": chains,
                           "resident_blocks": blocks},
            "warps of an SM", "SM cycles per HMMA of all warps; then cycles "
            "per HMMA of one warp",
            "The rate of the matrix pipes by warps and independent chains; with "
            "4 partitions 1.5 is one HMMA.16816 every 6 cycles of each")
        for warps in (1, 2, 3, 4, 5, 6, 8, 12, 16):
            if warps % blocks:
                continue
            shared = shared_for(blocks)
            run = gpu.entry("hmma", f"chains_{chains}", shared)
            found = gpu.run(run, gpu.sms * blocks, 32 * warps // blocks, shared,
                            limit=LIMIT)
            note(curve, found, blocks)
            curve.add(warps, cycles_each(found, 16), cycles_of_turn(found, 16))
        yield curve


BESIDE = {"wgmma n64, A in registers": ("wgmma_64", 4, 64 / 2 * 16),
          "wgmma n128": ("wgmma_128", 4, 128 / 2 * 16),
          "wgmma n256": ("wgmma_256", 4, 256 / 2 * 16),
          "HMMA.16816, 4 warps": ("hmma", 4, 0),
          "HMMA.16816, 8 warps": ("hmma", 8, 0)}


def pipes_programs():
    for kind in ("wgmma_64", "wgmma_128", "wgmma_256", "hmma"):
        text, checks = "", {}
        for op in OPS:
            if kind == "hmma":
                first, named = hmma_role(2, FIRST), {"HMMA.16816": 16}
            else:
                n = int(kind.split("_")[1])
                first = wgmma_role(n, 16, n == 64, 1, FIRST)
                named = {"HGMMA": 16}
            text += entry(f"beside_{op}", [first, op_role([op], rows=16,
                                                               where=SECOND)],
                          512 if kind == "hmma" else 384)
            checks[f"beside_{op}"] = named | {
                OPS[op].sass: (128 * _each(op), 128 * _each(op) + SPARE)}
        yield Program(f"beside_{kind}", text, checks)
    text, checks = "", {}
    for op in PAIRED:
        text += entry(f"alone_{op}", [op_role([op], rows=16)], 512)
        checks[f"alone_{op}"] = {OPS[op].sass: (128 * _each(op),
                                                128 * _each(op) + SPARE)}
    for one, two in itertools.combinations(PAIRED, 2):
        text += entry(f"pair_{one}_{two}", [
            op_role([one], where=FIRST, tag="p"),
            op_role([two], where=SECOND, tag="q")], 512)
        checks[f"pair_{one}_{two}"] = {
            OPS[op].sass: (64 * _each(op), 64 * _each(op) + SPARE)
            for op in (one, two)}
    yield Program("pairs", text, checks)


def run_beside(gpu):
    for (named, (kind, first, alone)), op in itertools.product(BESIDE.items(),
                                                               OPS):
        per_turn = 16
        turns = int(1.25 * LIMIT / (alone + 60)) if alone else 0
        curve = Curve(
            "beside.matrix", {"matrix": named, "op": op},
            f"warps with {op}", f"SM cycles per matrix instruction; SM cycles "
            f"per {op} beside it; SM cycles per {op} without it",
            "What warps with other instructions take from the matrix pipes of "
            f"{first} other warps, and what these take from them")
        run = gpu.entry(f"beside_{kind}", f"beside_{op}", 65536)
        for warps in (0, 4, 8):
            values = []
            for matrix_warps in (first, 0):
                if not warps and not matrix_warps:
                    values.append([None, None])
                    continue
                found = gpu.run(run, 1, 32 * (matrix_warps + warps), 65536,
                                limit=LIMIT, turns=turns, a=matrix_warps,
                                b=warps, mem=gpu.area("pointers", 4096))
                note(curve, found)
                ahead = [r for r in found if r.warp < matrix_warps]
                others = [r for r in found if r.warp >= matrix_warps]
                rate = cycles_each(ahead, per_turn) if ahead else None
                if rate and alone:
                    rate *= 4  # warps of a warpgroup
                values.append([rate, cycles_each(others, 128) if others else None])
            curve.add(warps, values[0][0], values[0][1], values[1][1])
        yield curve


def run_pairs(gpu):
    alone, memory = {}, gpu.area("pointers", 4096)
    for op in PAIRED:
        curve = Curve("pipe.alone", {"op": op}, "warps of an SM",
                      f"SM cycles per {op}; then cycles per {op} of one warp",
                      "The rate of one pipe, by warps; 8 independent chains each")
        run = gpu.entry("pairs", f"alone_{op}")
        for warps in (1, 2, 4, 8, 16):
            found = gpu.run(run, 1, 32 * warps, 40960, limit=LIMIT, mem=memory)
            note(curve, found)
            cycles = cycles_each(found, 128)
            curve.add(warps, cycles, cycles_of_turn(found, 128))
            if warps == 8:
                alone[op] = cycles
        yield curve
    for one in PAIRED:
        curve = Curve(
            "pipe.pairs", {"op": one}, "the other operation",
            "alone over beside, of both added; SM cycles per operation of the "
            "first beside the other, of the other, of the first alone, of the "
            "other alone",
            "8 warps with one operation beside 8 warps with another. 1 says "
            "that they share a pipe or the issue slots, 2 that they have "
            "nothing in common")
        for two in PAIRED[PAIRED.index(one) + 1:]:
            run = gpu.entry("pairs", f"pair_{one}_{two}")
            found = gpu.run(run, 1, 512, 40960, limit=LIMIT, mem=memory,
                            a=8, b=8)
            note(curve, found)
            rates = [cycles_each([r for r in found if r.warp // 8 == half], 64)
                     for half in (0, 1)]
            curve.add(two, alone[one] / rates[0] + alone[two] / rates[1],
                      *rates, alone[one], alone[two])
        if curve.points:
            yield curve
