"""Barriers: all warps at once, and one late."""
import itertools
import statistics
import struct

from machine_gpu import Curve, cycles_of_turn, note, shared_for
from machine_ptx import Program, Role, entry, parameters, start

ARRIVALS = ("bar.sync", "mbarrier.try_wait", "mbarrier.test_wait")
# Turns of a launch with a late warp, and of these the first that counts.
TURNS, WARM = 11, 3
# Clocks that a warp reads after a barrier; with its arrival 64 bytes.
READINGS = 15
LATE = (0, 30, 60, 100, 150, 200, 300, 400, 500, 1000, 4000)


def _arrive(kind):
    """A warp arrives and waits; a mbarrier at %smem counts one of each warp."""
    if kind == "bar.sync":
        return "bar.sync 0;"
    wait = kind.split(".")[1]
    return (f"@%lead mbarrier.arrive.shared.b64 %state, [%smem]; "
            "{ .reg .pred %over; AGAIN: "
            f"mbarrier.{wait}.parity.shared.b64 %over, [%smem], %phase; "
            "@!%over bra AGAIN; } xor.b32 %phase, %phase, 1;")


BARRIER_DECLARE = ".reg .pred %lead, %first; .reg .b64 %state; .reg .b32 %phase;"
BARRIER_SETUP = ("setp.eq.u32 %lead, %lane, 0; setp.eq.u32 %first, %tid32, 0; "
                 "mov.b32 %phase, 0; "
                 "@%first mbarrier.init.shared.b64 [%smem], %warps;")


def _late_entry(kind):
    """`turns` times: all warps meet, warp `a` waits `limit` cycles, all arrive.
    Each warp leaves when it arrived and what its clock was then, again and
    again, at out + 64 (32 turn + warp): an H200 reads the clock right after
    BAR.SYNC.DEFER_BLOCKING 2 cycles after the arrival, before the barrier holds
    the warp, so that the first of these may be too early (`went_on`)."""
    readings = " ".join(f"mov.u64 %q, %clock64; cvt.u32.u64 %went{i}, %q;"
                        for i in range(READINGS))
    left = [f"%went{i}" for i in range(READINGS)]
    store = "\n".join(
        f"  @%lead st.global.v4.u32 [%at+{4 * i}], "
        f"{{{', '.join((['%came'] + left)[i:i + 4])}}};"
        for i in range(0, READINGS + 1, 4))
    return f"""{parameters("late", 1024)}
{{
{start()}
  {BARRIER_DECLARE}
  .reg .u64 %q, %at; .reg .u32 %clk, %now, %came, %turn, %slot;
  .reg .u32 %went<{READINGS}>; .reg .pred %p, %late;
  {BARRIER_SETUP}
  mov.u32 %turn, 0;
TURN:
  bar.sync 1;
  mov.u64 %q, %clock64; cvt.u32.u64 %clk, %q;
SETTLE:
  mov.u64 %q, %clock64; cvt.u32.u64 %now, %q; sub.u32 %now, %now, %clk;
  setp.lt.u32 %p, %now, 1500; @%p bra.uni SETTLE;
  bar.sync 1;
  mov.u64 %q, %clock64; cvt.u32.u64 %clk, %q;
  setp.eq.u32 %late, %warp, %a; setp.ne.and.u32 %late, %limit, 0, %late;
  @!%late bra.uni ARRIVE;
DELAY:
  mov.u64 %q, %clock64; cvt.u32.u64 %now, %q; sub.u32 %now, %now, %clk;
  setp.lt.u32 %p, %now, %limit; @%p bra.uni DELAY;
ARRIVE:
  mov.u64 %q, %clock64; cvt.u32.u64 %came, %q;
  {_arrive(kind)}
  {readings}
  mad.lo.u32 %slot, %turn, 32, %warp;
  mad.wide.u32 %at, %slot, 64, %out;
{store}
  add.u32 %turn, %turn, 1;
  setp.lt.u32 %p, %turn, %turns; @%p bra.uni TURN;
  ret;
}}
"""


def barrier_programs():
    for kind in ARRIVALS:
        row = Role("\n".join([_arrive(kind)] * 16), BARRIER_DECLARE,
                   BARRIER_SETUP, collective=True)
        sass = {"BAR.SYNC": 18} if kind == "bar.sync" else {"SYNCS.ARRIVE": 16}
        yield Program(kind, entry("row", [row], 1024) + _late_entry(kind),
                      {"row": sass, "late": {"CS2R": (READINGS + 3, 24)}})


def run_barrier(gpu):
    for kind, blocks in itertools.product(ARRIVALS, (1, 2)):
        curve = Curve("barrier.row", {"kind": kind, "resident_blocks": blocks},
                      "warps of a block", "cycles per barrier",
                      "Barriers one after the other, all warps at once")
        shared = shared_for(blocks)
        run = gpu.entry(kind, "row", shared)
        for warps in (1, 2, 4, 8, 16, 32):
            found = gpu.run(run, gpu.sms * blocks, 32 * warps, shared,
                            limit=1 << 30, turns=200)
            note(curve, found, blocks)
            curve.add(warps, cycles_of_turn(found, 16))
        yield curve


def between(first, then):
    """Cycles from one low word of a clock to another, at most 2^31 either way."""
    return ((then - first + (1 << 31)) & 0xffffffff) - (1 << 31)


def went_on(record):
    """The index of the reading with which a warp went on after a barrier: the
    one after its longest pause. `record`: its arrival, then its readings."""
    pauses = [between(a, b) for a, b in zip(record, record[1:])]
    return 1 + pauses.index(max(pauses))


def after_last(records):
    """Of one turn: cycles that the last warp is late by; from its arrival until
    it goes on; the first of the others, their mean, the last of them.
    `records`: of each warp as `went_on` takes it."""
    at = max(range(len(records)),
             key=lambda warp: between(records[0][0], records[warp][0]))
    last = records[at][0]
    went = [between(last, record[went_on(record)]) for record in records]
    others = went[:at] + went[at + 1:]
    late = min(between(record[0], last)
               for warp, record in enumerate(records) if warp != at)
    return late, went[at], min(others), statistics.mean(others), max(others)


def run_late(gpu):
    words = READINGS + 1
    for kind, warps in itertools.product(ARRIVALS, (2, 4, 8, 16, 32)):
        curve = Curve("barrier.late", {"kind": kind, "warps": warps},
                      "cycles the last warp is late by", "cycles from its "
                      "arrival until it goes on; the first of the others; their "
                      "mean; the last of them",
                      "What a barrier costs after the last arrival")
        run = gpu.entry(kind, "late", 1024)
        for delay in LATE:
            gpu.enqueue(run, 1, 32 * warps, 1024, limit=delay, turns=TURNS,
                        a=warps - 1)
            gpu.wait()
            found = list(struct.iter_unpack(
                f"<{words}I", gpu.read(gpu.out, 4 * words * 32 * TURNS)))
            seen = [after_last(found[32 * turn:32 * turn + warps])
                    for turn in range(WARM, TURNS)]
            early = sum(min(one[1:]) <= 0 for one in seen)
            if early:
                curve.problems.append(
                    f"late by {delay}: in {early} of {len(seen)} turns a warp "
                    "seems to go on before the last one arrives")
            curve.add(*(statistics.median(column) for column in zip(*seen)))
        yield curve
