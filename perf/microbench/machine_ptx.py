"""PTX of the programs of machine.py: warps with roles, timed by the SM's clock.

Program: some entries, assembled together, and how many of which instructions
         must be in the SASS of each.
Role:    what some warps of a block do over and over, until the time is over or
         for a number of turns; each counts its turns.
Record:  what every warp leaves: clocks, SM, turns. 64 bytes at
         out + 64 * (block * warps + warp).
"""
import re
import struct
from dataclasses import dataclass, field

import matrix
from bench import INPUTS

POINTERS = ("out", "in", "mem", "gate")
WORDS = ("limit", "turns", "a", "b", "c", "d", "e")
RECORD = struct.Struct("<QQQQIIII16x")
# Where threads leave their results, which nobody reads, behind the records.
SINK_AT = 4 << 20
OUT_BYTES = SINK_AT + (1 << 20)


@dataclass
class Program:
    """`checks`: {entry: {pattern of opcodes: instructions, or (least, most)}}."""
    name: str
    text: str
    checks: dict = field(default_factory=dict)


@dataclass
class Role:
    """PTX of one turn. `collective`: the warps must leave the loop together, so
    that they make `turns` turns and count those within the time limit."""
    body: str
    declare: str = ""
    setup: str = ""          # by all warps, before the clocks
    tail: str = ""           # after the clocks
    sink: tuple = ()         # 32-bit registers to keep
    where: str = ""          # sets %mine; all warps without it
    collective: bool = False


def header(target, version):
    return (f".version {version}\n.target {target}\n.address_size 64\n"
            ".extern .shared .align 1024 .b8 shared_memory[];\n")


def parameters(name, threads, extra=""):
    listed = [f".param .u64 p_{p}" for p in POINTERS] + [
        f".param .u32 p_{w}" for w in WORDS]
    return (f".visible .entry {name}({', '.join(listed)})\n"
            f".maxntid {threads}, 1, 1 {extra}")


def start():
    """Registers that all entries have, loaded."""
    return "\n".join(
        [f"  .reg .u64 %{p}; ld.param.u64 %{p}, [p_{p}];" for p in POINTERS]
        + [f"  .reg .u32 %{w}; ld.param.u32 %{w}, [p_{w}];" for w in WORDS]
        + ["""  .reg .u32 %tid32, %lane, %warp, %warps, %cta, %ctas, %gwarp, %smem;
  .reg .u64 %record, %sinks;
  mov.u32 %tid32, %tid.x; and.b32 %lane, %tid32, 31; shr.u32 %warp, %tid32, 5;
  mov.u32 %warps, %ntid.x; add.u32 %warps, %warps, 31; shr.u32 %warps, %warps, 5;
  mov.u32 %cta, %ctaid.x; mov.u32 %ctas, %nctaid.x;
  mad.lo.u32 %gwarp, %cta, %warps, %warp;
  mad.wide.u32 %record, %gwarp, 64, %out;
  mov.u32 %smem, shared_memory;"""])


def gate():
    """All blocks wait for each other, if the host gave a counter: they must be
    resident at once. One that waited in vain says so in its record."""
    return """  .reg .pred %shut, %spin; .reg .u32 %seen, %spins, %vain;
  mov.u32 %vain, 0;
  bar.sync 0;
  setp.eq.u64 %shut, %gate, 0; @%shut bra.uni OPEN;
  setp.ne.u32 %shut, %tid32, 0; @%shut bra WAITED;
  red.release.gpu.global.add.u32 [%gate], 1;
  mov.u32 %spins, 0;
SPIN:
  ld.acquire.gpu.global.u32 %seen, [%gate];
  add.u32 %spins, %spins, 1;
  setp.lt.u32 %spin, %seen, %ctas;
  setp.gt.u32 %shut, %spins, 65536;
  @%shut mov.u32 %vain, 1;
  @%shut bra WAITED;
  @%spin bra SPIN;
WAITED:
  bar.warp.sync -1;
  bar.sync 0;
OPEN:"""


def load_inputs(prefix, kind, count, each_lane=True):
    """`count` .b32 registers of words that the assembler does not know."""
    lines = [f".reg .b32 %{prefix}<{count}>; .reg .u64 %at_{prefix};",
             f"mad.wide.u32 %at_{prefix}, %lane, {4 if each_lane else 0}, %in;"]
    lines += [f"ld.global.b32 %{prefix}{i}, [%at_{prefix}+{INPUTS[kind] + 4 * i}];"
              for i in range(count)]
    return " ".join(lines)


# Of two roles the first has `a` warps of a block, the second the next `b`.
FIRST = "setp.lt.u32 %mine, %warp, %a;"
SECOND = ("{ .reg .u32 %u; sub.u32 %u, %warp, %a; setp.lt.u32 %mine, %u, %b; }")


def entry(name, roles, threads, setup="", extra=""):
    """An entry whose warps do the roles; the first that fits a warp."""
    lines = [parameters(name, threads, extra), "{", start(),
             "  .reg .u64 %t0, %t1, %t2, %g0, %g1;",
             "  .reg .u32 %c0, %now, %count, %extra, %sum, %sm, %thread;",
             "  .reg .pred %mine, %again, %timely, %one_lane, %vector;"]
    lines += [f"  {role.declare}" for role in roles if role.declare]
    lines += ["  mov.u64 %t0, 0; mov.u64 %t1, 0; mov.u64 %g0, 0; "
              "mov.u64 %g1, 0; mov.u32 %count, 0; mov.u32 %extra, 0; "
              "mov.u64 %t2, 0; setp.le.u32 %vector, %lane, %limit;", setup]
    lines += [f"  {role.setup}" for role in roles if role.setup]
    lines.append(gate())
    for i, role in enumerate(roles):
        if role.where:
            lines += [f"  {role.where}", f"  @%mine bra.uni ROLE{i};"]
        else:
            lines.append(f"  bra.uni ROLE{i};")
    lines.append("  bra.uni DONE;")
    for i, role in enumerate(roles):
        lines += [f"ROLE{i}:", "  mov.u64 %g0, %globaltimer;",
                  "  mov.u64 %t0, %clock64;", "  cvt.u32.u64 %c0, %t0;",
                  f"LOOP{i}:", '  .pragma "nounroll";']
        # What is read early is known when the turn is over, and a predicate of
        # the lanes keeps ptxas from S2UR, which takes longer than CS2R.
        lines += [role.body] if role.collective else [
            "  @%vector mov.u64 %t2, %clock64;", role.body]
        if role.collective:
            lines += ["  mov.u64 %t2, %clock64; cvt.u32.u64 %now, %t2;",
                      "  sub.u32 %now, %now, %c0;",
                      "  setp.lt.u32 %timely, %now, %limit;",
                      "  @%timely mov.u64 %t1, %t2;",
                      "  @%timely add.u32 %count, %count, 1;",
                      "  sub.u32 %turns, %turns, 1;",
                      "  setp.ne.u32 %again, %turns, 0;",
                      f"  @%again bra.uni LOOP{i};"]
        else:
            lines += ["  add.u32 %count, %count, 1;",
                      "  cvt.u32.u64 %extra, %t2; sub.u32 %now, %extra, %c0;",
                      "  setp.lt.u32 %again, %now, %limit;",
                      f"  @%again bra.uni LOOP{i};", "  mov.u64 %t1, %clock64;"]
        lines += ["  mov.u64 %g1, %globaltimer;", role.tail, "  bra.uni DONE;"]
    lines += ["DONE:", "  mov.u32 %sum, 0;"]
    for role in roles:
        lines += [f"  {{ .reg .b32 %s; mov.b32 %s, {register}; "
                  "xor.b32 %sum, %sum, %s; }" for register in role.sink]
    lines += ["  mov.u32 %sm, %smid;", "  mad.lo.u32 %thread, %gwarp, 32, %lane;",
              "  and.b32 %thread, %thread, 0x3ffff;",
              "  mad.wide.u32 %sinks, %thread, 4, %out;",
              f"  st.global.u32 [%sinks+{SINK_AT}], %sum;",
              "  setp.eq.u32 %one_lane, %lane, 0;",
              "  @%one_lane st.global.v2.u64 [%record], {%t0, %t1};",
              "  @%one_lane st.global.v2.u64 [%record+16], {%g0, %g1};",
              "  @%one_lane st.global.v4.u32 [%record+32], "
              "{%sm, %count, %extra, %vain};", "  ret;", "}"]
    return "\n".join(lines) + "\n"


def wgmma_role(n, depth, in_registers=False, repeat=1, where=""):
    """Warpgroups that multiply 64 x 16 by 16 x n `depth` times into one
    accumulator, then wait for it; a turn is `repeat` of these."""
    bench = list(matrix._wgmma(n, 16, "f32.bf16.bf16"))[1]
    text = bench.step[0]
    setup = bench.setup.replace("{smem}", "%smem")
    if in_registers:
        text = text.replace("%da, %db, %one, 1, 1, 0, 0",
                            "{%wz0, %wz1, %wz2, %wz3}, %db, %one, 1, 1, 0")
        setup += load_inputs("wz", "zero", 4)
    step = [bench.head] + [text] * depth + [bench.tail]
    return Role("\n".join(step * repeat), bench.declare, setup, "",
                tuple(bench.sink), where, True)


@dataclass(frozen=True)
class Op:
    """One instruction on chain {x}, which may read chain {y} and constants."""
    kind: str
    text: tuple
    sass: str


OPS = {
    "FFMA": Op("f32", ("fma.rn.f32 {x}, {x}, %cf0, %cf1;",), r"FFMA"),
    "IADD3": Op("u32", ("{ .reg .u32 %s; add.u32 %s, {x}, {y}; "
                        "add.u32 {x}, %s, %ci0; }",), r"IADD3"),
    "IMAD": Op("u32", ("mad.lo.u32 {x}, {x}, %ci0, %ci1;",), r"IMAD$"),
    "LOP3": Op("u32", ("lop3.b32 {x}, {x}, %ci0, %ci1, 0x2d;",
                       "lop3.b32 {x}, {x}, %ci2, %ci3, 0x96;"), r"LOP3"),
    "SHF": Op("u32", ("shf.l.wrap.b32 {x}, {x}, %ci0, %ci1;",), r"SHF\."),
    "FMNMX": Op("f32", ("max.f32 {x}, {x}, %cf0;", "min.f32 {x}, {x}, %cf1;"),
                r"FMNMX"),
    "MUFU": Op("f32", ("ex2.approx.ftz.f32 {x}, {x};",), r"MUFU"),
    "HFMA2": Op("f16x2", ("fma.rn.f16x2 {x}, {x}, %ch0, %ch1;",), r"HFMA2"),
    "F2FP": Op("f32", ("cvt.rn.bf16x2.f32 {x}, {x}, %cf0;",), r"F2FP"),
    "F2I": Op("f32", ("cvt.rzi.s32.f32 {x}, {x};",), r"F2I"),
    "I2F": Op("u32", ("cvt.rn.f32.s32 {x}, {x};",), r"I2F"),
    "F2F": Op("f64", ("{ .reg .f64 %d; cvt.f64.f32 %d, {x}; "
                      "cvt.rn.f32.f64 {x}, %d; }",), r"F2F\."),
    "SHFL": Op("u32", ("shfl.sync.bfly.b32 {x}, {x}, 5, 31, -1;",), r"SHFL"),
    # A pointer to itself, or ptxas would leave out all but the last.
    "LDS": Op("shared", ("ld.shared.b32 {x}, [{x}];",), r"LDS"),
}
OPS |= {
    "LDG": Op("global", ("ld.global.b64 {x}, [{x}];",), r"LDG\.E\.64"),
    "STS": Op("u32", ("st.shared.b32 [%own+{at}], {x};",), r"STS"),
}
CONSTANTS = {"f32": "cf", "u32": "ci", "f16x2": "ch"}


def op_role(names, chains=8, rows=8, where="", tag="p"):
    """Warps that issue these operations by turns, `chains` * `rows` of each a
    turn. LDS and STS need 36 KB of shared memory, LDG 2 KB at `mem`; LDG finds
    all in the first cache."""
    kinds = [{"f64": "f32"}.get(OPS[name].kind, OPS[name].kind)
             for name in names]
    setup = [load_inputs(tag + CONSTANTS[kind], kind, 4, False)
             for kind in dict.fromkeys(kinds) if kind in CONSTANTS]
    own = f"%{tag}own"
    setup.append(f".reg .b32 {own}; mad.lo.u32 {own}, %lane, 4, %smem;")
    sink, tail = [], []
    for o, (name, kind) in enumerate(zip(names, kinds)):
        mine = [f"%{tag}{o}_{k}" for k in range(chains)]
        if kind == "global":
            setup.append(f".reg .b64 %{tag}{o}_<{chains}>; "
                         f".reg .b32 %{tag}{o}l<{chains}>;")
            for k, register in enumerate(mine):
                setup.append(
                    f"mad.wide.u32 {register}, %lane, 8, %mem; "
                    f"add.u64 {register}, {register}, {256 * k}; "
                    f"st.global.b64 [{register}], {register}; "
                    f"mov.b32 %{tag}{o}l{k}, 0;")
                tail.append(f"cvt.u32.u64 %{tag}{o}l{k}, {register};")
            sink += [f"%{tag}{o}l{k}" for k in range(chains)]
            continue
        sink += mine
        if kind != "shared":
            setup.append(load_inputs(f"{tag}{o}_", kind, chains))
            continue
        setup.append(f".reg .b32 %{tag}{o}_<{chains}>;")
        for k, register in enumerate(mine):
            setup.append(f"add.u32 {register}, {own}, {32768 + 128 * k}; "
                         f"st.shared.b32 [{register}], {register};")
    lines = []
    for row in range(rows):
        for k in range(chains):
            for o, name in enumerate(names):
                text = OPS[name].text[row % len(OPS[name].text)]
                for key, value in (("x", f"%{tag}{o}_{k}"),
                                   ("y", f"%{tag}{o}_{(k + 1) % chains}"),
                                   ("at", f"{128 * (row * chains + k)}")):
                    text = text.replace("{" + key + "}", value)
                lines.append("  " + re.sub(r"%(c[fih]\d|own)", rf"%{tag}\1", text))
    return Role("\n".join(lines), "", " ".join(setup), "\n".join(tail),
                tuple(sink), where)
