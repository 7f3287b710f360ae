"""Instruction caches, launches and block turnover."""
import itertools
import statistics
import struct

from machine_gpu import SHARED_MOST, SHARED_OF_SM, Curve
from machine_ptx import Program, load_inputs, parameters, start

# Straight code in parts of 2 KB; instructions have 16 bytes.
PART, PARTS = 2048, 256
KINDS = {"FFMA": ("f32", "fma.rn.f32 %x{k}, %x{k}, %y0, %y1;"),
         "IADD3": ("u32", "{{ .reg .b32 %s; add.u32 %s, %x{k}, %x{m}; "
                          "add.u32 %x{k}, %s, %y0; }}")}
SIZES = (2, 4, 6, 8, 12, 16, 24, 32, 48, 64, 80, 96, 112, 128, 144, 160, 192,
         256, 384, 512)


def _straight(kind):
    """`turns` times through the first `a` parts. Of each warp the clocks at the
    start, after the first turn and at the end, at out + 32 * warp."""
    inputs, text = KINDS[kind]
    parts = []
    for part in range(1, PARTS + 1):
        # A part ends in a comparison and a branch.
        parts += ["  " + text.format(k=i % 8, m=(i + 1) % 8)
                  for i in range(PART // 16 - 2)]
        if part < PARTS:
            parts.append(f"  setp.eq.u32 %p, %a, {part}; @%p bra.uni BACK;")
    keep = " ".join(f"xor.b32 %sum, %sum, %x{k};" for k in range(8))
    body = "\n".join(parts)
    return f"""{parameters("straight", 512)}
{{
{start()}
  {load_inputs("x", inputs, 8)} {load_inputs("y", inputs, 2, False)}
  .reg .u64 %t0, %t1, %t2, %at; .reg .u32 %turn, %sum; .reg .pred %p, %lead;
  bar.sync 0;
  mov.u32 %turn, 0; mov.u64 %t1, 0; mov.u64 %t0, %clock64;
TURN:
  .pragma "nounroll";
{body}
BACK:
  setp.eq.u32 %p, %turn, 0; @%p mov.u64 %t1, %clock64;
  add.u32 %turn, %turn, 1; setp.lt.u32 %p, %turn, %turns; @%p bra.uni TURN;
  mov.u64 %t2, %clock64;
  mov.u32 %sum, 0; {keep}
  setp.eq.u32 %lead, %lane, 0; mad.wide.u32 %at, %gwarp, 32, %out;
  @%lead st.global.v2.u64 [%at], {{%t0, %t1}};
  @%lead st.global.u64 [%at+16], %t2;
  st.global.u32 [%at+24], %sum;
  ret;
}}
"""


def code_programs():
    for kind in KINDS:
        least = PARTS * (PART // 16 - 2)
        yield Program(f"straight_{kind}", _straight(kind), {
            "straight": {kind: (least, least + 16), "BRA": (PARTS, PARTS + 8)}})


def run_code(gpu):
    flood = gpu.area("flood", 256 << 20)
    for kind, (sms, warps), chill in itertools.product(
            KINDS, ((1, 1), (1, 4), (1, 8), (1, 16), (gpu.sms, 4),
                    (gpu.sms, 16)), (False, True)):
        if chill and (warps not in (1, 4) or kind != "FFMA"):
            continue
        curve = Curve(
            "code.cold" if chill else "code.straight",
            {"kind": kind, "sms": sms, "warps": warps}, "KB of code",
            "cycles of a partition for one warp instruction: turns after the "
            "first, all warps; the first turn",
            "Straight code over and over. Steps are the sizes of the instruction "
            "caches, levels the rate at which each fetches. " + (
                "Before each launch other code went through the caches, and 256 "
                "MB through the L2: the first turn is from device memory"
                if chill else "The code was run before"))
        run = gpu.entry(f"straight_{kind}", "straight")
        other = gpu.entry("straight_IADD3", "straight")
        for size in SIZES:
            count = size * 1024 // 16
            turns = max(3, 40000 // count)
            for again in ((True,) if chill else (False, True)):
                if chill:
                    gpu.enqueue(other, gpu.sms, 128, a=PARTS, turns=1)
                    gpu.fill(flood, size, 64 << 20)
                gpu.enqueue(run, sms, 32 * warps, a=size * 1024 // PART,
                            turns=turns if again else 2)
            gpu.wait()
            data = gpu.read(gpu.out, 32 * warps * sms)
            found = [struct.unpack_from("<QQQ", data, 32 * w)
                     for w in range(warps * sms)]
            # Warps of a partition take turns.
            shared = count * max(1, warps / 4)
            curve.add(size, statistics.mean(
                (t2 - t1) / (turns - 1) for _, t1, t2 in found) / shared,
                statistics.mean(t1 - t0 for t0, t1, _ in found) / shared)
        yield curve


# A block's first thread leaves its clocks and its SM at out + 64 * block.
def _stamp(name, live, limit):
    """`live` registers besides that hold their values while it waits."""
    count = max(1, live)
    loads = (f"{load_inputs('v', 'u32', count)}" if live else
             ".reg .b32 %v<1>; mov.b32 %v0, 0;")
    keep = " ".join(f"xor.b32 %sum, %sum, %v{i};" for i in range(count))
    return f"""{parameters(name, limit)}
{{
  .reg .u64 %t0, %g0, %t1, %g1, %at; .reg .u32 %c0, %now, %sm, %sum;
  .reg .pred %p, %first;
  mov.u64 %t0, %clock64; mov.u64 %g0, %globaltimer;
{start()}
  {loads}
  mov.u32 %sm, %smid; cvt.u32.u64 %c0, %t0; setp.eq.u32 %first, %tid32, 0;
WAIT:
  mov.u64 %t1, %clock64; cvt.u32.u64 %now, %t1; sub.u32 %now, %now, %c0;
  setp.lt.u32 %p, %now, %limit; @%p bra WAIT;
  mov.u32 %sum, 0; {keep}
  mad.wide.u32 %at, %cta, 64, %out;
  @%first st.global.v2.u32 [%at+32], {{%sm, %sum}};
  @%first st.global.v2.u64 [%at], {{%t0, %g0}};
  mov.u64 %g1, %globaltimer; mov.u64 %t1, %clock64;
  @%first st.global.v2.u64 [%at+16], {{%t1, %g1}};
  ret;
}}
"""


SPIN = f"""{parameters("spin", 32)}
{{
{start()}
  .reg .u64 %g0, %g1, %span; .reg .pred %p;
  cvt.u64.u32 %span, %limit; mov.u64 %g0, %globaltimer;
AGAIN:
  mov.u64 %g1, %globaltimer; sub.u64 %g1, %g1, %g0;
  setp.lt.u64 %p, %g1, %span; @%p bra AGAIN;
  ret;
}}
"""

# Up to `c` different readings of the timer, at out + 8 i.
TIMER = f"""{parameters("timer", 32)}
{{
{start()}
  .reg .u64 %last, %g, %at; .reg .u32 %i; .reg .pred %p;
  mov.u64 %last, %globaltimer; mov.u64 %at, %out; mov.u32 %i, 0;
AGAIN:
  mov.u64 %g, %globaltimer; setp.eq.u64 %p, %g, %last; @%p bra AGAIN;
  mov.u64 %last, %g; st.global.u64 [%at], %g; add.u64 %at, %at, 8;
  add.u32 %i, %i, 1; setp.lt.u32 %p, %i, %c; @%p bra AGAIN;
  ret;
}}
"""
LIVE = {"few": (0, 1024), "100": (100, 512), "220": (220, 256)}
GRIDS = (1, 132, 1056, 8448)


def launch_programs():
    yield Program("launch", "".join(
        _stamp(f"stamp_{name}", *sizes) for name, sizes in LIVE.items())
        + f"{parameters('empty', 1024)} {{ ret; }}\n" + SPIN + TIMER,
        {f"stamp_{name}": {"STG": 3} for name in LIVE})


def _stamps(gpu, blocks, out):
    """(start, end, start in ns, end in ns, SM) of blocks."""
    return [(t0, t1, g0, g1, sm) for t0, g0, t1, g1, sm in (
        struct.unpack_from("<QQQQI", out, 64 * b) for b in range(blocks))]


def run_rows(gpu):
    """Kernels one after the other, all enqueued while the GPU was busy."""
    spin = gpu.entry("launch", "spin")
    for threads, shared in ((32, 0), (128, 0), (1024, 0), (128, 102400)):
        curve = Curve("launch.row", {"threads": threads, "shared": shared},
                      "blocks", "ns from one to the next; ns for a block more "
                      "than the size before",
                      "Empty kernels one after the other, by events around 200 "
                      "of them")
        empty = gpu.entry("launch", "empty", shared)
        before = None
        for grid in GRIDS:
            first, last = gpu.event(), gpu.event()
            gpu.enqueue(empty, grid, threads, shared)
            gpu.enqueue(spin, 1, 32, limit=10000000)
            gpu.mark(first)
            for _ in range(200):
                gpu.enqueue(empty, grid, threads, shared)
            gpu.mark(last)
            each = 1000 * gpu.between(first, last) / 200
            curve.add(grid, each, before and (each - before[1])
                      / (grid - before[0]))
            before = grid, each
        yield curve


def run_starts(gpu):
    """When the blocks of kernels in a row start."""
    spin = gpu.entry("launch", "spin")
    areas = [gpu.area(f"stamps{i}", 64 * max(GRIDS)) for i in range(3)]
    for name, threads, shared in (("few", 32, 0), ("few", 128, 0),
                                  ("few", 1024, 0), ("220", 256, 0),
                                  ("few", 128, SHARED_MOST)):
        curve = Curve(
            "launch.starts", {"registers": name, "threads": threads,
                              "shared": shared}, "blocks",
            "ns from the end of the kernel before to the first block's first "
            "instruction; to the last block's; from there to the last block's "
            "end; median of a block from its start to its end, cycles",
            "Blocks that end at once, three kernels in a row enqueued while the "
            "GPU was busy; the third is what counts. By the global timer")
        run = gpu.entry("launch", f"stamp_{name}", shared)
        for grid in GRIDS:
            gpu.enqueue(spin, 1, 32, limit=1000000)
            for area in areas:
                gpu.enqueue(run, grid, threads, shared, out=area)
            gpu.wait()
            before, found = (_stamps(gpu, grid, gpu.read(area, 64 * grid))
                             for area in areas[1:])
            end = max(s[3] for s in before)
            last = max(s[2] for s in found)
            curve.add(grid, min(s[2] for s in found) - end, last - end,
                      max(s[3] for s in found) - last,
                      statistics.median(s[1] - s[0] for s in found))
        yield curve


def _gaps(stamps):
    """Cycles between the end of a block and the start of the one that takes its
    slot, on every SM: a start belongs to the earliest end that is free."""
    by_sm = {}
    for stamp in stamps:
        by_sm.setdefault(stamp[4], []).append(stamp)
    gaps = []
    for mine in by_sm.values():
        mine.sort()
        ends = []
        for begin, end, *_ in mine:
            free = [e for e in ends if e <= begin]
            if free:
                gaps.append(begin - min(free))
                ends.remove(min(free))
            ends.append(end)
    return sorted(gaps)


def run_turnover(gpu):
    area = gpu.area("stamps0", 64 * max(GRIDS))
    for (name, (_, most)), lasting in itertools.product(LIVE.items(),
                                                        (500, 3000)):
        for blocks in (1, 2, 4, 8):
            curve = Curve(
                "launch.turnover", {"live_registers": name,
                                    "resident_blocks": blocks,
                                    "block_cycles": lasting},
                "threads", "cycles from a block's last clock to the first clock "
                "of the next in its slot: median, 10 %, 90 %; registers of a "
                "thread",
                "How long a slot of an SM stays empty; the block's exit after "
                "its last clock is a store and a few instructions")
            shared = min(SHARED_MOST,
                         (SHARED_OF_SM // blocks - 1024) // 128 * 128)
            run = gpu.entry("launch", f"stamp_{name}", shared)
            for threads in (32, 128, 256, 512, 1024):
                if threads > most or gpu.resident(run, threads,
                                                  shared) != blocks:
                    continue
                grid = gpu.sms * blocks * 6
                gpu.enqueue(run, grid, threads, shared, limit=lasting, out=area)
                gpu.wait()
                gaps = _gaps(_stamps(gpu, grid, gpu.read(area, 64 * grid)))
                if gaps:
                    curve.add(threads, statistics.median(gaps),
                              gaps[len(gaps) // 10], gaps[len(gaps) * 9 // 10],
                              gpu.registers(run))
            if curve.points:
                yield curve


def run_timer(gpu):
    count = 256
    gpu.enqueue(gpu.entry("launch", "timer"), 1, 1, c=count)
    gpu.wait()
    times = struct.unpack(f"<{count}Q", gpu.read(gpu.out, 8 * count))
    steps = [b - a for a, b in zip(times, times[1:])]
    curve = Curve("timer", {}, "readings", "ns between different readings of the "
                  "global timer: least, median, most",
                  "How fine the numbers in ns are")
    curve.add(count, min(steps), statistics.median(steps), max(steps))
    yield curve
