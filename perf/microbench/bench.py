"""What a micro-benchmark is, and the PTX that measures it.

Idea:    a loop whose body holds `u` copies of one operation. The same loop is
         assembled with a short and a long body; the difference of the two times,
         over the difference of the operations, is the time of one operation.
         Loop control, clock reads and the filling of pipes cancel.
Latency: one warp (or one warpgroup), every operation reads the result of the
         one before.
Issue:   32 warps, 8 on each of an SM's four sub-partitions, several independent
         chains each. Cycles of a sub-partition for one warp instruction while
         all four are busy ("issue"), and while only one is ("issue_alone"):
         what the sub-partitions share, such as the load-store unit, shows as
         the difference.
Source:  the method of Wong et al., Demystifying GPU Microarchitecture through
         Microbenchmarking (ISPASS 2010), and of Jia et al., arXiv 1804.06826.
"""
from dataclasses import dataclass, field

# The input buffer holds words of each kind at these offsets; none is known to
# the assembler, so nothing folds.
INPUT_BYTES = 16384
INPUTS = {"u32": 0, "f32": 1024, "f64": 2048, "f16x2": 4096, "bf16x2": 5120,
          "zero": 6144, "u64": 8192}
PTX_TYPE = {"u32": "u32", "f32": "f32", "f64": "f64", "f16x2": "b32",
            "bf16x2": "b32", "zero": "b32", "u64": "u64"}
SIZE = {"u32": 4, "f32": 4, "f64": 8, "f16x2": 4, "bf16x2": 4, "zero": 4,
        "u64": 8}


@dataclass
class Bench:
    """One operation. In the texts `{k}` is the number of the chain; `$n` of a
    chain's register list is written `{rN}`, constants `{cN}`."""
    name: str
    op_class: str            # the row of the cost table it belongs to
    step: list               # PTX of consecutive operations; they take turns
    chain: list = field(default_factory=list)    # kinds of a chain's registers
    constants: list = field(default_factory=list)  # kinds of shared operands
    declare: str = ""        # further registers, once
    declare_chain: str = ""  # further registers of each chain
    setup: str = ""          # once, before the loop
    setup_chain: str = ""
    head: str = ""           # at the start of each turn of the loop
    tail: str = ""           # at the end of each turn of the loop
    sink: list = field(default_factory=list)  # further 32-bit registers to keep
    sass: str = ""           # what the operation must be in SASS
    sass_count: float = 1    # how many of these one operation makes
    modes: tuple = ("latency", "issue")
    threads: int = 32        # of the latency run
    issue_threads: int = 1024
    chains: int = 4          # of the issue run
    unroll: tuple = (16, 48)
    turns: int = 32
    shared: int = 0          # bytes of dynamic shared memory
    memory: str = ""         # which global buffer `{start}` points into
    capability: int = 75     # the least GPU that has it
    exact: bool = False      # needs the "a" target
    bytes: int = 0
    variant: str = ""
    note: str = ""


def _names(bench, chain):
    names = {f"r{i}": f"%x{chain}_{i}" for i in range(len(bench.chain))}
    names |= {f"c{i}": f"%c{i}" for i in range(len(bench.constants))}
    return names | {"k": chain, "start": "%start", "smem": "%smem",
                    "lane": "%lane", "tid": "%tid32", "out": "%out"}


def _fill(text, names):
    """`text` with the names in, braces of PTX left alone."""
    for name, value in names.items():
        text = text.replace("{" + name + "}", str(value))
    return text


def kernel(bench, name, mode, unroll):
    """The PTX entry that runs `unroll` operations per chain and turn."""
    chains = 1 if mode == "latency" else bench.chains
    threads = bench.threads if mode == "latency" else bench.issue_threads
    lines = [f".visible .entry {name}(.param .u64 p_out, .param .u64 p_in,",
             "    .param .u32 p_turns, .param .u32 p_last, .param .u64 p_start)",
             f".maxntid {threads}, 1, 1", "{",
             "  .reg .u64 %out, %in, %in4, %in8, %start, %t0, %t1, %at;",
             "  .reg .u32 %turns, %last, %tid32, %lane, %warp, %part, %smem, "
             "%sum, %low;",
             "  .reg .pred %again, %off, %first;"]
    add = lines.append
    if bench.declare:
        add("  " + bench.declare)
    for i, kind in enumerate(bench.constants):
        add(f"  .reg .{PTX_TYPE[kind]} %c{i};")
    for k in range(chains):
        for i, kind in enumerate(bench.chain):
            add(f"  .reg .{PTX_TYPE[kind]} %x{k}_{i};")
        if bench.declare_chain:
            add("  " + _fill(bench.declare_chain, _names(bench, k)))
    lines += ["  ld.param.u64 %out, [p_out];", "  ld.param.u64 %in, [p_in];",
              "  ld.param.u32 %turns, [p_turns];",
              "  ld.param.u32 %last, [p_last];",
              "  ld.param.u64 %start, [p_start];",
              "  mov.u32 %tid32, %tid.x;", "  and.b32 %lane, %tid32, 31;",
              "  shr.u32 %warp, %tid32, 5;", "  and.b32 %part, %warp, 3;",
              "  mad.wide.u32 %in4, %lane, 4, %in;",
              "  mad.wide.u32 %in8, %lane, 8, %in;",
              "  mov.u32 %smem, shared_memory;"]

    def load(reg, kind, index, base="%in"):
        offset = INPUTS[kind] + index * SIZE[kind]
        return f"  ld.global.{PTX_TYPE[kind]} {reg}, [{base}+{offset}];"
    for i, kind in enumerate(bench.constants):
        add(load(f"%c{i}", kind, i))
    if bench.setup:
        add(_fill(bench.setup, _names(bench, 0)))
    for k in range(chains):
        for i, kind in enumerate(bench.chain):
            # Each lane has its own: an exchange of equal values is none.
            base = "%in8" if SIZE[kind] == 8 else "%in4"
            add(load(f"%x{k}_{i}", kind, 8 + k * len(bench.chain) + i, base))
        if bench.setup_chain:
            add(_fill(bench.setup_chain, _names(bench, k)))
    lines += ["  bar.sync 0;", "  mov.u64 %t0, 0;", "  mov.u64 %t1, 0;"]
    if mode == "issue":
        lines += ["  setp.gt.u32 %off, %part, %last;", "  @%off bra.uni DONE;"]
    lines += ["  mov.u64 %t0, %clock64;", "LOOP:", '  .pragma "nounroll";']
    if bench.head:
        add(_fill(bench.head, _names(bench, 0)))
    for j in range(unroll):
        for k in range(chains):
            step = bench.step[j % len(bench.step)].replace("{j}", str(j))
            add("  " + _fill(step, _names(bench, k)))
    if bench.tail:
        add(_fill(bench.tail, _names(bench, 0)))
    lines += ["  sub.u32 %turns, %turns, 1;", "  setp.ne.u32 %again, %turns, 0;",
              "  @%again bra.uni LOOP;", "  mov.u64 %t1, %clock64;", "DONE:",
              "  mov.u32 %sum, 0;"]
    for k in range(chains):
        names = _names(bench, k)
        for i, kind in enumerate(bench.chain):
            reg = f"%x{k}_{i}"
            if SIZE[kind] == 8:
                add(f"  {{ .reg .b32 %h; mov.b64 {{%low, %h}}, {reg}; "
                    "xor.b32 %sum, %sum, %h; }")
            else:
                add(f"  mov.b32 %low, {reg};")
            add("  xor.b32 %sum, %sum, %low;")
        for reg in bench.sink:
            add(f"  mov.b32 %low, {_fill(reg, names)};")
            add("  xor.b32 %sum, %sum, %low;")
    lines += ["  mad.wide.u32 %at, %tid32, 4, %out;",
              "  st.global.u32 [%at+4096], %sum;",
              "  setp.eq.u32 %first, %lane, 0;",
              "  mad.wide.u32 %at, %warp, 16, %out;",
              "  @%first st.global.u64 [%at], %t0;",
              "  @%first st.global.u64 [%at+8], %t1;"]
    if bench.memory in ("l1", "l2", "dram"):  # the next run goes on where this one ended
        add("  setp.eq.u32 %first, %tid32, 0;")
        add(f"  @%first st.global.u64 [%out+2048], {_fill('{r0}', _names(bench, 0))};")
    lines += ["  ret;", "}"]
    return "\n".join(lines)


def module(bench, target, ptx_version):
    """PTX of a whole benchmark: each mode with each body length."""
    text = [f".version {ptx_version}", f".target {target}", ".address_size 64",
            ".extern .shared .align 1024 .b8 shared_memory[];",
            ".const .align 16 .b64 constant_memory[512];"]
    for mode in bench.modes:
        for which, unroll in zip(("short", "long"), bench.unroll):
            text.append(kernel(bench, f"{mode}_{which}", mode, unroll))
    text.append(""".visible .entry constant_address(.param .u64 p_out)
{
  .reg .u64 %out, %at;
  ld.param.u64 %out, [p_out];
  mov.u64 %at, constant_memory;
  st.global.u64 [%out], %at;
  ret;
}
// Rows of 512 bytes. Each word of a row, of 4, 8 or 16 bytes, points to the same
// place in the row that follows in the cycle i -> factor * i + 12345 of all rows.
.visible .entry link_rows(.param .u64 p_base, .param .u32 p_rows,
                          .param .u32 p_factor, .param .u32 p_size)
{
  .reg .u64 %base, %at, %to;
  .reg .u32 %rows, %row, %next, %mask, %factor, %col, %off, %step, %size;
  .reg .u32 %w<4>, %h;
  .reg .u64 %to8;
  .reg .pred %go, %four, %eight;
  ld.param.u64 %base, [p_base];
  ld.param.u32 %rows, [p_rows];
  ld.param.u32 %factor, [p_factor];
  ld.param.u32 %size, [p_size];
  setp.eq.u32 %four, %size, 4;
  setp.eq.u32 %eight, %size, 8;
  mov.u32 %row, %ctaid.x;
  mov.u32 %step, %nctaid.x;
  mov.u32 %col, %tid.x;
  shl.b32 %off, %col, 4;
  sub.u32 %mask, %rows, 1;
AGAIN:
  mad.lo.u32 %next, %row, %factor, 12345;
  and.b32 %next, %next, %mask;
  mad.wide.u32 %at, %row, 512, %base;
  mad.wide.u32 %to, %next, 512, %base;
  { .reg .u64 %o; cvt.u64.u32 %o, %off; add.u64 %at, %at, %o;
    add.u64 %to, %to, %o; }
  mov.b64 {%w0, %h}, %to;
  add.u32 %w1, %w0, 4;
  add.u32 %w2, %w0, 8;
  add.u32 %w3, %w0, 12;
  mov.u64 %to8, %to;
  @%eight add.u64 %to8, %to, 8;
  @%four st.global.v4.u32 [%at], {%w0, %w1, %w2, %w3};
  @!%four st.global.v2.u64 [%at], {%to, %to8};
  add.u32 %row, %row, %step;
  setp.lt.u32 %go, %row, %rows;
  @%go bra AGAIN;
  ret;
}""")
    return "\n".join(text) + "\n"
