"""Memory under load: latency and bandwidth of the L2 and of device memory."""
import itertools
import random
import statistics
import struct

from machine_gpu import (SHARED_MOST, Curve, by_sm, bytes_per_cycle,
                         cycles_of_turn, note)
from machine_ptx import Program, Role, entry, parameters, start

ROW = 512
# 4 MiB, 512 MiB, and what stays in the L2 while device memory streams by.
NEAR_ROWS, FAR_ROWS, HOT_ROWS = 8192, 1 << 20, 16
# What streams go through, and what the last of them may read more.
NEAR, FAR, MORE = 16 << 20, 2 << 30, 65536
LIMIT = 100000
FAR_LIMIT = 600000
STREAM_WARPS = 16

# Row i of 512 bytes points to row i * 1664525 + 12345, all rows in one cycle
# (Hull and Dobell, 1962); its second word points to itself.
LINK = f"""{parameters("link", 256)}
{{
{start()}
  .reg .u64 %at, %to; .reg .u32 %row, %next, %mask;
  mad.lo.u32 %row, %cta, 256, %tid32;
  sub.u32 %mask, %a, 1;
  mad.lo.u32 %next, %row, 1664525, 12345; and.b32 %next, %next, %mask;
  mad.wide.u32 %at, %row, {ROW}, %mem; mad.wide.u32 %to, %next, {ROW}, %mem;
  st.global.v2.u64 [%at], {{%to, %at}};
  ret;
}}
"""

# Lines of `a` bytes' distance: 16 dependent loads of each on the SM numbered
# `b`, cycles of the last 8 of them at out + 4 line; `c` lines.
PLACES = f"""{parameters("places", 32)}
{{
{start()}
  .reg .u64 %line, %t0, %t1, %store; .reg .u32 %i, %sm, %took;
  .reg .pred %p, %lead, %vector; setp.ge.u32 %vector, %lane, %d;
  mov.u32 %sm, %smid; setp.ne.u32 %p, %sm, %b; @%p bra.uni DONE;
  setp.eq.u32 %lead, %lane, 0;
  mov.u32 %i, 0;
LINE:
  mad.wide.u32 %line, %i, %a, %mem;
  {" ".join(["ld.global.cg.u64 %line, [%line+8];"] * 8)}
  st.global.u64 [%out+1048576], %line; @%vector mov.u64 %t0, %clock64;
  {" ".join(["ld.global.cg.u64 %line, [%line+8];"] * 8)}
  st.global.u64 [%out+1048576], %line; @%vector mov.u64 %t1, %clock64; sub.u64 %t1, %t1, %t0; cvt.u32.u64 %took, %t1;
  mad.wide.u32 %store, %i, 4, %out;
  @%lead st.global.u32 [%store], %took;
  add.u32 %i, %i, 1; setp.lt.u32 %p, %i, %c; @%p bra.uni LINE;
DONE:
  ret;
}}
"""

CHASE = Role("\n".join(["ld.global.cg.u64 %chase, [%chase];"] * 4),
             ".reg .u64 %chase; .reg .u32 %chased;",
             "mov.u64 %chase, %in; mov.u32 %chased, 0;",
             "cvt.u32.u64 %chased, %chase;", ("%chased",),
             "setp.eq.u32 %mine, %gwarp, 0;")
# A stream goes through `a` + 1 bytes at `mem`, 4 KB a warp and turn. Block 0
# streams if `e`; it begins at `turns`, a block `c` bytes after the one before,
# and goes on by `d`; a turn begins `b` cycles after the one before or later.
AT = """  .reg .u64 %s0, %sp, %sq; .reg .u32 %off, %slot, %swarp;
  .reg .b32 %w<32>, %acc<4>; .reg .pred %early;"""
AT_SETUP = ("""mul.lo.u32 %off, %cta, %c; mad.lo.u32 %off, %warp, 4096, %off;
  add.u32 %off, %off, %turns; and.b32 %off, %off, %a; mad.wide.u32 %s0, %lane, 16, %mem;
  cvt.u64.u32 %sp, %off; add.u64 %sp, %sp, %s0;
"""
            + " ".join(f"mov.b32 %acc{i}, %lane;" for i in range(4))
            + " ".join(f"mov.b32 %w{i}, %lane;" for i in range(32)))
NEXT = """  add.u32 %off, %off, %d; and.b32 %off, %off, %a;
  cvt.u64.u32 %sp, %off; add.u64 %sp, %sp, %s0;"""
# Warps begin at times of their own within the first `b` cycles, or all would ask
# at once.
SLOTS = """ mul.lo.u32 %slot, %gwarp, 0x9e3779b1; shr.u32 %slot, %slot, 16;
  mul.lo.u32 %slot, %slot, %b; shr.u32 %slot, %slot, 16;"""
WAIT = """  { .reg .u64 %q; .reg .u32 %n;
SLOT:
  mov.u64 %q, %clock64; cvt.u32.u64 %n, %q; sub.u32 %n, %n, %c0;
  setp.lt.u32 %early, %n, %slot; @%early bra.uni SLOT; }
  add.u32 %slot, %slot, %b;"""


def _four(prefix, i):
    return "{" + ", ".join(f"%{prefix}{4 * i + j}" for j in range(4)) + "}"


def _loads():
    """Eight loads; what the turn before loaded is used first, or ptxas would
    wait for some of them before it issues the others."""
    return [f"lop3.b32 %acc{i % 4}, %acc{i % 4}, %w{2 * i}, %w{2 * i + 1}, 0x96;"
            for i in range(16)] + [
                f"ld.global.v4.b32 {_four('w', i)}, [%sp+{ROW * i}];"
                for i in range(8)]


ACC = tuple(f"%acc{i}" for i in range(4)) + tuple(f"%w{i}" for i in range(32))


def stream(lines, slots=False, where="", sink=ACC):
    return Role("\n".join(([WAIT] if slots else []) + lines + [NEXT]), AT,
                AT_SETUP + (SLOTS if slots else ""), sink=sink, where=where)


STREAMS = {
    "read": (_loads(), 4096),
    "write": ([f"st.global.v4.b32 [%sp+{ROW * i}], {_four('w', i)};"
               for i in range(8)], 4096),
    # What was read is written one gigabyte further; 4 KB read, 4 KB written.
    "copy": ([f"ld.global.v4.b32 {_four('w', i)}, [%sp+{ROW * i}];"
              for i in range(8)] + ["add.u64 %sq, %sp, 0x40000000;"]
             + [f"st.global.v4.b32 [%sq+{ROW * i}], {_four('w', i)};"
                for i in range(8)], 8192),
    # 4 KB read, 2 KB written.
    "read twice, write": (_loads() + ["add.u64 %sq, %sp, 0x40000000;"]
                          + [f"st.global.v4.b32 [%sq+{ROW * i}], {_four('w', i)};"
                             for i in range(4)], 6144)}

ASYNC_SETUP = """.reg .u32 %sa; mad.lo.u32 %sa, %warp, 4096, %smem;
  mad.lo.u32 %sa, %lane, 16, %sa;"""


def async_copies(count, left):
    """`count` copies of 16 bytes a lane, then a wait that leaves `left` groups;
    a warp has 4 KB of shared memory."""
    lines = [f"cp.async.cg.shared.global [%sa+{ROW * (i % 8)}], [%sp+{ROW * i}], "
             "16;" for i in range(count)]
    role = stream(lines + ["cp.async.commit_group;",
                            f"cp.async.wait_group {left};"], sink=())
    role.setup += ASYNC_SETUP
    role.tail = "cp.async.wait_all;"
    return role


BULK = 16384


def _bulk():
    """One thread, four copies of 16 KB in flight; a turn is all four."""
    def issue(i):
        return (f"mbarrier.arrive.expect_tx.shared.b64 %state, [%smem+{8 * i}], "
                f"{BULK}; cp.async.bulk.shared::cluster.global.mbarrier"
                f"::complete_tx::bytes [%ba{i}], [%sp], {BULK}, [%smem+{8 * i}];"
                + NEXT)

    def wait(i):
        return ("{ .reg .pred %over; AGAIN: mbarrier.try_wait.parity.shared.b64 "
                f"%over, [%smem+{8 * i}], %phase; @!%over bra AGAIN; }}")
    setup = (AT_SETUP + "mov.b32 %phase, 0;"
             + "".join(f" mbarrier.init.shared.b64 [%smem+{8 * i}], 1; "
                       f"add.u32 %ba{i}, %smem, {1024 + BULK * i};"
                       for i in range(4))
             + " fence.proxy.async.shared::cta; "
             + " ".join(issue(i) for i in range(4)))
    body = "\n".join(wait(i) + issue(i) for i in range(4))
    return Role(body + " xor.b32 %phase, %phase, 1;", AT
                + ".reg .b64 %state; .reg .b32 %phase, %ba<4>;", setup,
                " ".join(wait(i) for i in range(4)))


def memory_programs():
    # Block 0 streams only if `e` says so; its first warp chases.
    others = ("{ .reg .pred %q; setp.ne.u32 %mine, %cta, 0; setp.ne.u32 %q, %e, 0; "
              "or.pred %mine, %mine, %q; }")
    yield Program("loaded", LINK + PLACES
                  + entry("loaded", [CHASE, stream(_loads(), True, others)], 544),
                  {"loaded": {r"LDG\.E\.128": 8, r"LDG\.E\.64": 4},
                   "places": {r"LDG\.E\.64": 16}})
    text, checks = "", {}
    for name, (lines, _) in STREAMS.items():
        short = name.replace(" ", "_").replace(",", "")
        text += entry(short, [stream(lines)], 512)
        # Records are written in 16 bytes, too.
        checks[short] = {r"LDG\.E\.128": 8 if name != "write" else 0,
                         r"STG\.E\.128": {"read": 3, "write": 11, "copy": 11}.get(
                             name, 7)}
    text += entry("async", [async_copies(8, 2)], 512)
    text += entry("bulk", [_bulk()], 32)
    yield Program("streams", text, checks | {"async": {"LDGSTS": 8},
                                             "bulk": {"UBLKCP": 8}})


def _linked(gpu, name, rows):
    """Memory of rows that point to each other."""
    if name not in gpu.areas:
        base = gpu.area(name, rows * ROW)
        gpu.enqueue(gpu.entry("loaded", "link"), max(1, rows // 256),
                    min(rows, 256), mem=base, a=rows)
        gpu.wait()
    return gpu.areas[name]


def near_walk():
    """Each block walks all of the 16 MB, from a place of its own: its first
    cache never has what it comes back to."""
    return dict(a=NEAR - 1, c=NEAR // 132 // 4096 * 4096, d=STREAM_WARPS * 4096)


def _far_walk(blocks, time):
    """All blocks side by side, as in a kernel of tiles; every time elsewhere,
    since the L2 may have what was read last."""
    return dict(a=FAR - 1, c=STREAM_WARPS * 4096, d=blocks * STREAM_WARPS * 4096,
                turns=time % 4 * (FAR // 4))


def run_loaded(gpu):
    streams = {"L2": gpu.area("near", NEAR + MORE), "DRAM": gpu.area("far", FAR)}
    run = gpu.entry("loaded", "loaded", SHARED_MOST)
    chances = random.Random(9)
    # Cycles between the turns of a warp, each 4 KB; 16 warps. The first fills
    # the L2.
    periods = {"L2": (0, 800, 1000, 1100, 1200, 1400, 1800, 2500, 4000, 8000,
                      30000),
               "DRAM": (0, 2500, 3300, 3600, 4000, 4500, 5500, 7000, 10000,
                        20000, 60000)}
    for chased, streamed, same in (("L2", "L2", 0), ("L2", "L2", 1),
                                   ("DRAM", "DRAM", 0), ("DRAM", "DRAM", 1),
                                   ("L2", "DRAM", 0), ("L2", "DRAM", 1)):
        rows = (FAR_ROWS if chased == "DRAM" else
                NEAR_ROWS if streamed == "L2" else HOT_ROWS)
        base = _linked(gpu, f"rows_{rows}", rows)
        curve = Curve(
            "latency.loaded", {"chase": chased, "streams": streamed,
                               "streams_on_its_sm": bool(same)},
            "bytes a cycle and SM of the streams", "cycles per dependent load; "
            "GB/s of the streams; cycles between the turns of a warp",
            "One warp's pointer chase while 16 warps of each other SM (and 15 of "
            "its own) read at a set rate: the latency rises as the rate nears "
            "what the memory gives")
        points = []
        for time, period in enumerate((None,) + periods[streamed]):
            alone = period is None
            walk = (near_walk() if streamed == "L2"
                    else _far_walk(gpu.sms, time))
            found = gpu.run(run, 1 if alone else gpu.sms, 32 * STREAM_WARPS,
                            SHARED_MOST, mem=streams[streamed],
                            source=base + ROW * chances.randrange(rows),
                            limit=LIMIT if streamed == "L2" else FAR_LIMIT,
                            b=period or 0, e=0 if alone else same, **walk)
            note(curve, found)
            chase = [r for r in found if not (r.block or r.warp)]
            per_sm, total = bytes_per_cycle([r for r in found if r.block], 4096)
            points.append((round(per_sm or 0.0, 3), cycles_of_turn(chase, 4),
                           total or 0.0, period))
        for point in sorted(points, key=lambda p: p[0]):
            curve.add(*point)
        yield curve


def run_bandwidth(gpu):
    near, far = gpu.area("near", NEAR + MORE), gpu.area("far", FAR)
    for kind, level in itertools.product(("read", "async", "bulk"),
                                         ("L2", "DRAM")):
        curve = Curve("bandwidth.sms", {"kind": kind, "from": level}, "SMs",
                      "bytes a cycle and SM; GB/s of all",
                      "What SMs get together: LDG.128 or cp.async of 16 warps, or "
                      "four bulk copies of 16 KB in flight")
        shared = 229376 if kind == "async" else SHARED_MOST
        run = gpu.entry("streams", kind, shared)
        for time, sms in enumerate((1, 2, 8, 16, 33, 66, 99, gpu.sms)):
            walk = near_walk() if level == "L2" else _far_walk(sms, time)
            if kind == "bulk":
                # One warp: steps of its copies.
                walk |= (dict(c=walk["c"] // BULK * BULK, d=BULK)
                         if level == "L2" else dict(c=BULK, d=sms * BULK))
            # The first time fills the L2.
            for _ in range(2 if level == "L2" else 1):
                found = gpu.run(run, sms, 1 if kind == "bulk" else 512, shared,
                                mem=near if level == "L2" else far,
                                limit=LIMIT if level == "L2" else FAR_LIMIT,
                                **walk)
            note(curve, found)
            if len(by_sm(found)) != sms:
                curve.problems.append(f"{sms} blocks on {len(by_sm(found))} SMs")
            curve.add(sms, *bytes_per_cycle(found, 4 * BULK if kind == "bulk"
                                            else 4096))
        yield curve
    for name, (_, size) in STREAMS.items():
        curve = Curve("bandwidth.dram", {"kind": name}, "warps of an SM",
                      "bytes a cycle and SM, read and written; GB/s of all",
                      "Device memory under 16-byte accesses of all SMs")
        run = gpu.entry("streams", name.replace(" ", "_").replace(",", ""),
                        SHARED_MOST)
        for warps in (4, 8, 16):
            walk = dict(a=(FAR >> 1) - 1, c=warps * 4096,
                        d=gpu.sms * warps * 4096)
            found = gpu.run(run, gpu.sms, 32 * warps, SHARED_MOST, mem=far,
                            limit=FAR_LIMIT, **walk)
            note(curve, found)
            curve.add(warps, *bytes_per_cycle(found, size))
        yield curve


def run_places(gpu):
    lines, apart = 512, 8192
    base = _linked(gpu, f"rows_{NEAR_ROWS}", NEAR_ROWS)
    seen = {}
    for sm in range(0, gpu.sms, max(1, gpu.sms // 12)):
        gpu.fill(gpu.out, 0, lines)
        for _ in range(2):  # the first time brings the lines to the L2
            gpu.enqueue(gpu.entry("loaded", "places", SHARED_MOST), gpu.sms, 32,
                        SHARED_MOST, mem=base, a=apart, b=sm, c=lines)
            gpu.wait()
        took = [c / 8 for c in struct.unpack(f"<{lines}I",
                                             gpu.read(gpu.out, 4 * lines))]
        if all(took):
            seen[sm] = took
    curve = Curve("latency.l2_places", {"lines": lines, "bytes_apart": apart},
                  "SM", "cycles per dependent load: least, 10 %, 25 %, median, "
                  "75 %, 90 %, most of the lines",
                  "How far parts of the L2 are from an SM")
    for sm, took in seen.items():
        cuts = statistics.quantiles(took, n=20)
        curve.add(sm, min(took), cuts[1], cuts[4], cuts[9], cuts[14], cuts[17],
                  max(took))
    yield curve
    curve = Curve("latency.l2_histogram", {"sms": len(seen)}, "cycles, by tens",
                  "share of lines", "Latencies of all lines and these SMs: two "
                  "hills are the near and the far partition")
    every = [t for took in seen.values() for t in took]
    for ten in sorted({int(t // 10) * 10 for t in every}):
        curve.add(ten, sum(ten <= t < ten + 10 for t in every) / len(every))
    yield curve
    if len(seen) < 2:
        return
    curve = Curve("latency.l2_sides", {}, "SM", "correlation of its lines' "
                  "latencies with those of the first SM",
                  "Near 1 on the same side of the L2, near -1 on the other")
    first = next(iter(seen.values()))
    for sm, took in seen.items():
        if len(set(took)) > 1 and len(set(first)) > 1:
            curve.add(sm, statistics.correlation(first, took))
    yield curve
