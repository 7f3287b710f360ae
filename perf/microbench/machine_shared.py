"""Spills and shared memory of one SM."""
import itertools
import struct

from machine_gpu import Curve, cycles_each, cycles_of_turn, note
from machine_ptx import Program, Role, entry, load_inputs, parameters, start

LIMIT = 60000

LOCAL = (".local .align 16 .b8 stack[2304]; .reg .u64 %la, %la0, %lb, %lo; "
         ".reg .u32 %off; .reg .b32 %acc<4>;")
# The offset `d` is zero, which ptxas cannot know.
LOCAL_SETUP = ("mov.u64 %la0, stack; cvt.u64.u32 %lo, %d; "
               "add.u64 %la0, %la0, %lo; mov.u64 %la, %la0; mov.u32 %off, 0; "
               + " ".join(f"mov.b32 %acc{i}, %lane;" for i in range(4))
               + load_inputs("v", "u32", 32))
LOCAL_NEXT = ("add.u32 %off, %off, 128; and.b32 %off, %off, %a; "
              "cvt.u64.u32 %lo, %off; add.u64 %la, %la0, %lo;")


def _spill_role(kind):
    wide = kind.endswith("16")
    count, step = (8, 16) if wide else (32, 4)
    regs = [f"{{%v{4 * j}, %v{4 * j + 1}, %v{4 * j + 2}, %v{4 * j + 3}}}" if wide
            else f"%v{j}" for j in range(count)]
    vector = ".v4" if wide else ""
    stores = [f"st.local{vector}.b32 [%la+{step * j}], {regs[j]};"
              for j in range(count)]
    loads = [f"ld.local{vector}.b32 {regs[j]}, [%la+{step * j}];"
             for j in range(count)]
    # Three inputs of a LOP3: half as many as loads.
    use = [f"lop3.b32 %acc{j % 4}, %acc{j % 4}, %v{2 * j}, %v{2 * j + 1}, 0x96;"
           for j in range(16)]
    sink = tuple(f"%acc{i}" for i in range(4))
    if kind.startswith("load"):
        return Role("\n".join(loads + use + [LOCAL_NEXT]), LOCAL, LOCAL_SETUP,
                    sink=sink)
    if kind.startswith("store"):
        return Role("\n".join(stores + [LOCAL_NEXT]), LOCAL, LOCAL_SETUP)
    if kind == "both4":
        back = [f"ld.local.b32 %v{j}, [%lb+{4 * j}];" for j in range(32)]
        # `e` is zero, too.
        return Role("\n".join(["cvt.u64.u32 %lo, %e; add.u64 %lb, %la, %lo;"]
                              + stores + back + [LOCAL_NEXT]),
                    LOCAL, LOCAL_SETUP, sink=("%v0", "%v31"))
    fill = (LOCAL_SETUP + """
  .reg .pred %fill; .reg .u32 %to, %low; .reg .u64 %chase;
FILL:
  cvt.u64.u32 %lo, %off; add.u64 %la, %la0, %lo;
  add.u32 %to, %off, 4; and.b32 %to, %to, %a; cvt.u32.u64 %low, %la0;
  add.u32 %to, %to, %low; st.local.b32 [%la], %to;
  add.u32 %off, %off, 4; setp.le.u32 %fill, %off, %a;
  @%fill bra.uni FILL;
  mov.u64 %chase, %la0; cvt.u32.u64 %acc0, %la0;""")
    step = "ld.local.b32 %acc0, [%chase]; cvt.u64.u32 %chase, %acc0;"
    return Role("\n".join([step] * 32), LOCAL, fill, sink=("%acc0",))


SPILLS = {"load4": ("LDL", 32), "load16": (r"LDL\.128", 8), "store4": ("STL", 32),
          "store16": (r"STL\.128", 8), "both4": ("STL|LDL", 64),
          "chase4": ("LDL", 32)}


def spill_programs():
    for kind, (sass, count) in SPILLS.items():
        yield Program(f"spill_{kind}", entry("run", [_spill_role(kind)], 512),
                      {"run": {sass: (count, count + 1)}})


def run_spill(gpu):
    for kind, shared, every in itertools.product(
            SPILLS, (0, 102400, 232448), (False, True)):
        run = gpu.entry(f"spill_{kind}", "run", shared,
                        -1 if shared == 232448 else
                        0 if not shared else 100 * shared // 233472 + 1)
        for size in (128, 512, 2048):
            curve = Curve(
                "spill." + kind, {"bytes_of_thread": size, "shared": shared,
                                  "sms": gpu.sms if every else 1},
                "warps of an SM", "SM cycles per instruction; then cycles per "
                "instruction of one warp",
                "Local memory: what warps * 32 * bytes_of_thread make of a first "
                "cache of 256 KB less the shared memory. `chase4` has its "
                "latency as second number; `both4` stores 32 words and loads "
                "them again, counted as 64")
            for warps in (1, 2, 4, 8, 16):
                found = gpu.run(run, gpu.sms if every else 1, 32 * warps, shared,
                                limit=LIMIT, a=size - 1)
                note(curve, found, 1)
                count = SPILLS[kind][1]
                curve.add(warps, cycles_each(found, count),
                          cycles_of_turn(found, count))
            yield curve


WIDTHS = (4, 8, 16)
WAYS = (1, 2, 4, 8)


def _lds_role(size, chains):
    """Pointers to themselves, lanes `a` bytes apart; chains have the same
    addresses, which ptxas cannot know since `e` is zero."""
    vector = {4: "", 8: ".v2", 16: ".v4"}[size]
    words = size // 4
    setup, lines = ["mad.lo.u32 %at, %lane, %a, %smem;"], []
    for k in range(chains):
        setup.append(f"mad.lo.u32 %l{k}_0, %e, {k + 1}, %at; mov.b32 %k{k}, 0;")
        regs = [f"%l{k}_0"] * words
        setup.append(f"st.shared{vector}.b32 [%at], "
                     + ("{" + ", ".join(regs) + "}" if words > 1 else regs[0])
                     + ";")
    for k in list(range(chains)) * (32 // chains):
        regs = [f"%l{k}_{i}" for i in range(words)]
        lines.append(f"ld.shared{vector}.b32 "
                     + ("{" + ", ".join(regs) + "}" if words > 1 else regs[0])
                     + f", [%l{k}_0];")
        lines += [f"xor.b32 %k{k}, %k{k}, {r};" for r in regs[1:]]
    declare = ".reg .u32 %at; " + " ".join(
        f".reg .b32 %l{k}_<4>, %k{k};" for k in range(chains))
    return Role("\n".join(lines), declare, " ".join(setup), sink=tuple(
        f"%{name}" for k in range(chains) for name in (f"l{k}_0", f"k{k}")))


def _sts_role(size):
    vector = {4: "", 8: ".v2", 16: ".v4"}[size]
    regs = {4: "%s0", 8: "{%s0, %s1}", 16: "{%s0, %s1, %s2, %s3}"}[size]
    return Role("\n".join(f"st.shared{vector}.b32 [%at+{4096 * j}], {regs};"
                          for j in range(16)), ".reg .u32 %at;",
                "mad.lo.u32 %at, %lane, %a, %smem; " + load_inputs("s", "u32", 4))


# What ptxas leaves between two readings of the clock.
QUEUED = {"LDS": "ld.shared.b32 %v{i}, [%sa+{w}];",
          "STS": "st.shared.b32 [%sa+{w}], %lane;",
          "LDG": "ld.global.b32 %v{i}, [%ga+{w}];",
          "STG": "st.global.b32 [%ga+{w}], %lane;",
          "SHFL": "shfl.sync.idx.b32 %v{i}, %lane, {i}, 31, -1;"}
QUEUE = 32


def _queue_entry(op):
    """Warps whose number has none of the bits of `b` issue QUEUE operations that
    do not wait for each other, and read the clock after each; twice, the second
    time out of the instruction cache. Lanes are `a` bytes apart. Clocks are at
    out + 256 * warp."""
    clocks = "\n".join(
        "  " + QUEUED[op].replace("{i}", str(i)).replace("{w}", str(4 * i))
        + f" @%vector mov.u32 %q{i + 1}, %clock;" for i in range(QUEUE))
    keep = " ".join(f"xor.b32 %acc, %acc, %v{i};" for i in range(QUEUE))
    leave = "\n".join(f"  @%lead st.global.u32 [%at+{4 * i}], %q{i};"
                      for i in range(QUEUE + 1))
    return f"""{parameters(f"queue_{op}", 512)}
{{
{start()}
  .reg .u64 %at, %ga; .reg .u32 %q<{QUEUE + 1}>, %acc, %sa, %busy, %times;
  .reg .b32 %v<{QUEUE}>; .reg .pred %off, %lead, %vector;
  setp.ge.u32 %vector, %lane, %d;
  {load_inputs("u", "f32", QUEUE)}
  setp.eq.u32 %lead, %lane, 0; and.b32 %busy, %warp, %b;
  setp.ne.u32 %off, %busy, 0;
  mad.lo.u32 %sa, %lane, %a, %smem; mad.wide.u32 %ga, %lane, %a, %mem;
  mad.wide.u32 %at, %warp, 256, %out;
  {" ".join(f"mov.b32 %v{i}, %u{i};" for i in range(QUEUE))}
  mov.u32 %acc, 0; mov.u32 %times, 0;
  @%off bra.uni DONE;
TURN:
  bar.warp.sync -1;
  @%vector mov.u32 %q0, %clock;
{clocks}
  {keep}
{leave}
  @%lead st.global.u32 [%at+252], %acc;
  add.u32 %times, %times, 1;
  setp.lt.u32 %off, %times, 3; @%off bra.uni TURN;
DONE:
  ret;
}}
"""


def shared_programs():
    for size in WIDTHS:
        lds = r"LDS" + {4: "$", 8: r"\.64", 16: r"\.128"}[size]
        yield Program(
            f"shared_{size}", entry("latency", [_lds_role(size, 1)], 512)
            + entry("loads", [_lds_role(size, 4)], 512)
            + entry("stores", [_sts_role(size)], 512),
            {"latency": {lds: 32}, "loads": {lds: 32}, "stores": {
                lds.replace("LDS", "STS"): 16}})
    yield Program("queues", "".join(_queue_entry(op) for op in QUEUED),
                  {f"queue_{op}": {
                      op: (QUEUE, QUEUE + (34 if op in ("STG", "LDG") else 0)),
                      r"CS2R\.32": QUEUE + 1} for op in QUEUED})


def run_shared(gpu):
    for size, kind, ways in itertools.product(WIDTHS, ("latency", "loads",
                                                       "stores"), WAYS):
        curve = Curve("shared." + kind, {"bytes": size, "conflict_ways": ways},
                      "warps of an SM", "SM cycles per instruction; then cycles "
                      "per instruction of one warp",
                      "Shared memory by warps, width and bank conflicts: "
                      "`latency` is one dependent chain a warp, `loads` are four "
                      "chains")
        run = gpu.entry(f"shared_{size}", kind, 70000)
        for warps in (1, 2, 4, 8, 12, 16):
            found = gpu.run(run, 1, 32 * warps, 70000, limit=LIMIT,
                            a=size * ways)
            note(curve, found)
            count = 16 if kind == "stores" else 32
            curve.add(warps, cycles_each(found, count),
                      cycles_of_turn(found, count))
        yield curve


def run_queues(gpu):
    memory = gpu.area("queue", 1 << 20)
    # 1 warp, one in each partition, four in one partition.
    crowds = {"1 warp": (1, 0), "4 partitions": (4, 0), "1 partition": (16, 3)}
    for op, (crowd, (warps, off)) in itertools.product(QUEUED, crowds.items()):
        for apart in ((4, 16, 32, 128) if op[:2] in ("LD", "ST") else (0,)):
            curve = Curve("queue", {"op": op, "warps": crowd,
                                    "bytes_between_lanes": apart},
                          "instructions issued", "cycles after the first clock, "
                          "of each warp that issues",
                          "When a warp that waits for no result could go on "
                          "after so many instructions: the curve is flat while "
                          "the queue takes them, and as steep as the pipe is "
                          "slow once it is full")
            run = gpu.entry("queues", f"queue_{op}", 8192)
            gpu.enqueue(run, 1, 32 * warps, 8192, mem=memory, a=apart, b=off)
            gpu.wait()
            data = gpu.read(gpu.out, 256 * warps)
            columns = [struct.unpack_from(f"<{QUEUE + 1}I", data, 256 * w)
                       for w in range(warps) if not w & off]
            for i in range(1, QUEUE + 1):
                curve.add(i, *((column[i] - column[0]) & 0xffffffff
                               for column in columns))
            yield curve
