"""cp.async, stores, reductions and atomic operations of an SM and of all."""
import itertools

from machine_gpu import Curve, bytes_per_cycle, cycles_each, cycles_of_turn, note
from machine_memory import AT, AT_SETUP, MORE, NEAR, async_copies, near_walk, stream
from machine_ptx import Program, Role, entry, load_inputs

LIMIT = 100000
COUNTS = (1, 2, 4, 8, 16)
# Operation at %ra, which a chain of its own may feed; SASS.
ATOMIC = {
    "red.u32": ("red.global.add.u32 [%ra], %r0;", "RED"),
    "red.f32": ("red.global.add.f32 [%ra], %r0;", "RED"),
    "red.bf16x2": ("red.global.add.noftz.bf16x2 [%ra], %r0;", "RED"),
    "red.v4.f32": ("red.global.add.v4.f32 [%ra], {%r0, %r1, %r2, %r3};", "RED"),
    "atom.u32": ("atom.global.add.u32 %r0, [%ra], %r0;", "ATOM"),
    "atom.cas": ("atom.global.cas.b32 %r0, [%ra], %r0, %r1;", "ATOM"),
    "shared.u32": ("atom.shared.add.u32 %r0, [%rs], %r0;", "ATOMS"),
    "shared.f32": ("atom.shared.add.f32 %f0, [%rs], %f0;", "ATOMS|BSSY"),
}
# Bytes between lanes, warps and blocks.
PATTERNS = {"one address": (0, 0, 0), "own words": (16, 512, 8192),
            "own words, the same of all blocks": (16, 512, 0),
            "own lines": (128, 4096, 65536)}
OPERATIONS = 8


def _atomic(op):
    setup = ("mad.lo.u32 %ro, %lane, %a, 0; mad.lo.u32 %ro, %warp, %b, %ro; "
             "add.u32 %rs, %ro, %smem; mad.lo.u32 %ro, %cta, %c, %ro; "
             "cvt.u64.u32 %ra, %ro; add.u64 %ra, %ra, %mem; "
             "mov.b32 %f0, 0f3f800000; "
             + load_inputs("r", "u32", 4))
    return Role("\n".join([ATOMIC[op][0]] * OPERATIONS),
                ".reg .u64 %ra; .reg .u32 %ro, %rs; .reg .f32 %f0;", setup,
                sink=("%r0", "%f0") if op.startswith(("atom", "shared")) else ())


def _store(size):
    regs = {4: "%w0", 8: "{%w0, %w1}", 16: "{%w0, %w1, %w2, %w3}"}[size]
    vector = {4: "", 8: ".v2", 16: ".v4"}[size]
    role = stream([f"st.global{vector}.b32 [%sp+{32 * size * i}], {regs};"
                   for i in range(8)], sink=())
    # Lanes are as far apart as they write.
    role.setup = AT_SETUP.replace("%lane, 16, %mem", f"%lane, {size}, %mem")
    role.declare = AT
    return role


def copies_programs():
    text, checks = "", {}
    for count in COUNTS:
        text += entry(f"wait_{count}", [async_copies(count, 0)], 512)
        checks[f"wait_{count}"] = {"LDGSTS": count, r"DEPBAR\.LE": (1, 2)}
    for left in (1, 3):
        text += entry(f"ahead_{left}", [async_copies(8, left)], 512)
        checks[f"ahead_{left}"] = {"LDGSTS": 8}
    yield Program("async", text, checks)
    text, checks = "", {}
    for size in (4, 8, 16):
        text += entry(f"store_{size}", [_store(size)], 512)
        checks[f"store_{size}"] = {"STG": (11, 12)}
    yield Program("stores", text, checks)
    text, checks = "", {}
    for op, (_, sass) in ATOMIC.items():
        name = op.replace(".", "_")
        text += entry(name, [_atomic(op)], 512)
        # The gate is a RED, too.
        checks[name] = {sass: (OPERATIONS, 3 * OPERATIONS)}
    yield Program("atomics", text, checks)


def run_async(gpu):
    near = gpu.area("near", NEAR + MORE)
    for name, sms in itertools.product(
            [f"wait_{c}" for c in COUNTS] + ["ahead_1", "ahead_3"],
            (1, gpu.sms)):
        count = int(name.split("_")[1]) if name.startswith("wait") else 8
        curve = Curve(
            "async.copy", {"copies_of_a_group": count, "groups_left": 0 if
                           name.startswith("wait") else int(name[-1]),
                           "sms": sms}, "warps of an SM",
            "cycles from the first copy of a group to the end of its wait; SM "
            "cycles per LDGSTS of 16 bytes a lane; bytes a cycle and SM",
            "cp.async.cg out of the L2, commit, wait_group")
        run = gpu.entry("async", name, 180000)
        for warps in (1, 2, 4, 8, 16):
            for _ in range(2 if warps == 1 else 1):  # fills the L2
                found = gpu.run(run, sms, 32 * warps, 180000, mem=near,
                                limit=LIMIT, **near_walk())
            note(curve, found)
            curve.add(warps, cycles_of_turn(found, 1), cycles_each(found, count),
                      bytes_per_cycle(found, 512 * count)[0])
        yield curve


def run_stores(gpu):
    near = gpu.area("near", NEAR + MORE)
    for size, sms in itertools.product((4, 8, 16), (1, gpu.sms)):
        curve = Curve("store.global", {"bytes": size, "sms": sms},
                      "warps of an SM", "SM cycles per STG; bytes a cycle and SM; "
                      "cycles per STG of one warp",
                      "Coalesced stores to 16 MB, which the L2 holds")
        run = gpu.entry("stores", f"store_{size}", 180000)
        for warps in (1, 2, 4, 8, 16):
            found = gpu.run(run, sms, 32 * warps, 180000, mem=near,
                            limit=LIMIT, **near_walk())
            note(curve, found)
            curve.add(warps, cycles_each(found, 8),
                      bytes_per_cycle(found, 8 * 32 * size)[0],
                      cycles_of_turn(found, 8))
        yield curve


def run_atomics(gpu):
    memory = gpu.area("near", NEAR + MORE)
    for op, (named, (lane, warp, block)), sms in itertools.product(
            ATOMIC, PATTERNS.items(), (1, gpu.sms)):
        if op.startswith("shared") and (sms > 1 or block):
            continue
        if sms == 1 and "all blocks" in named:
            continue
        curve = Curve("atomic", {"op": op, "addresses": named, "sms": sms},
                      "warps of an SM", "SM cycles per warp instruction; cycles "
                      "per instruction of one warp",
                      "Reductions do not wait; atom waits for the one before of "
                      "its warp, so that its second number with one warp is the "
                      "latency. `own words` are 16 bytes apart")
        run = gpu.entry("atomics", op.replace(".", "_"), 180000)
        for warps in (1, 4, 16):
            found = gpu.run(run, sms, 32 * warps, 180000, mem=memory,
                            limit=LIMIT, a=lane, b=warp, c=block)
            note(curve, found)
            curve.add(warps, cycles_each(found, OPERATIONS),
                      cycles_of_turn(found, OPERATIONS))
        yield curve
