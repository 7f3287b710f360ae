"""Micro-benchmarks of arithmetic, conversions, special functions, comparisons
and exchanges between lanes: what lives in registers."""
from bench import Bench


def _ops(name, op_class, kind, steps, sass, constants=0, **more):
    steps = [steps] if isinstance(steps, str) else steps
    registers = 2 if any("{r1}" in s for s in steps) else 1
    return Bench(name, op_class, steps, chain=[kind] * registers,
                 constants=[kind] * constants, sass=sass, **more)


def _fibonacci(op):
    """a op= b, b op= a: both values are needed, so nothing merges."""
    return [f"{op} {{r0}}, {{r0}}, {{r1}};", f"{op} {{r1}}, {{r1}}, {{r0}};"]


def integer():
    adder = r"IADD3|VIADD|IMAD\.(IADD|X)|IADD"
    yield _ops("lop3.b32", "integer", "u32",
               ["lop3.b32 {r0}, {r0}, {c0}, {c1}, 0x2d;",
                "lop3.b32 {r0}, {r0}, {c2}, {c3}, 0x96;"], "LOP3", 4)
    yield _ops("add.u32", "integer", "u32", _fibonacci("add.u32"), adder)
    yield _ops("shf.l.wrap.b32", "integer", "u32",
               "shf.l.wrap.b32 {r0}, {r0}, {c0}, {c1};", "SHF", 2)
    yield _ops("prmt.b32", "integer", "u32",
               "prmt.b32 {r0}, {r0}, {c0}, {c1};", "PRMT", 2)
    yield _ops("min.s32, max.s32", "integer", "u32",
               ["min.s32 {r0}, {r0}, {c0};", "max.s32 {r0}, {r0}, {c1};"],
               "V?I?MNMX", 2)
    yield _ops("bfind.u32", "integer", "u32", "bfind.u32 {r0}, {r0};", "FLO",
               variant="count")
    yield _ops("popc.b32", "integer", "u32", "popc.b32 {r0}, {r0};", "POPC",
               variant="count")
    yield _ops("brev.b32", "integer", "u32", "brev.b32 {r0}, {r0};", "BREV",
               variant="count")
    yield _ops("add.u64", "integer", "u64", _fibonacci("add.u64"), adder,
               sass_count=2, bytes=8)
    yield _ops("mad.lo.u32", "integer.multiply", "u32",
               "mad.lo.u32 {r0}, {r0}, {c0}, {c1};", "IMAD", 2)
    yield _ops("mul.hi.u32", "integer.multiply", "u32",
               "mul.hi.u32 {r0}, {r0}, {c0};", r"IMAD\.HI", 1)
    yield Bench("mul.wide.u32", "integer.multiply",
                ["{ .reg .b32 %wl, %wh; mov.b64 {%wl, %wh}, {r0}; "
                 "xor.b32 %keep{k}, %keep{k}, %wh; "
                 "mul.wide.u32 {r0}, %wl, {c0}; }"],
                chain=["u64"], constants=["u32"], bytes=8,
                declare_chain=".reg .b32 %keep{k};", sink=["%keep{k}"],
                setup_chain="mov.b32 %keep{k}, 0;", sass=r"IMAD\.WIDE")
    yield _ops("mul.lo.u64", "integer.multiply", "u64",
               "mul.lo.u64 {r0}, {r0}, {c0};", "", 1, bytes=8,
               variant="whole")
    yield _ops("dp4a.u32.u32", "integer.multiply", "u32",
               "dp4a.u32.u32 {r0}, {c0}, {c1}, {r0};", "IDP", 2)
    for kind, bits in (("u32", 4), ("u64", 8)):
        yield _ops(f"div.{kind}", "integer.divide", kind,
                   f"div.{kind} {{r0}}, {{c0}}, {{r0}};", "", 1, bytes=bits,
                   unroll=(4, 12))
    yield _ops("rem.u32", "integer.divide", "u32",
               "rem.u32 {r0}, {c0}, {r0};", "", 1, unroll=(4, 12))
    yield _ops("div.s32", "integer.divide", "u32",
               "div.s32 {r0}, {c0}, {r0};", "", 1, unroll=(4, 12))


def floating():
    for op in ("fma", "add", "mul"):
        operands = "{r0}, {c0}, {c1}" if op == "fma" else "{r0}, {c0}"
        yield _ops(f"{op}.rn.f32", "float", "f32",
                   f"{op}.rn.f32 {{r0}}, {operands};", f"F{op.upper()[:3]}"
                   if op != "fma" else "FFMA", 2)
        yield _ops(f"{op}.rn.f64", "double", "f64",
                   f"{op}.rn.f64 {{r0}}, {operands};", f"D{op.upper()[:3]}"
                   if op != "fma" else "DFMA", 2)
    yield _ops("max.f32, min.f32", "float", "f32",
               ["max.f32 {r0}, {r0}, {c0};", "min.f32 {r0}, {r0}, {c1};"],
               "FMNMX", 2, variant="minmax")
    for kind in ("f16x2", "bf16x2"):
        yield _ops(f"fma.rn.{kind}", "half", kind,
                   f"fma.rn.{kind} {{r0}}, {{r0}}, {{c0}}, {{c1}};", "HFMA2", 2,
                   capability=80 if kind == "bf16x2" else 75)
    yield _ops("add.rn.f16x2", "half", "f16x2",
               "add.rn.f16x2 {r0}, {r0}, {c0};", "HADD2|HFMA2", 1)
    for name, sass in (("ex2", "EX2"), ("lg2", "LG2"), ("rsqrt", "RSQ"),
                       ("sqrt", "SQRT")):
        yield _ops(f"{name}.approx.ftz.f32", "special", "f32",
                   f"{name}.approx.ftz.f32 {{r0}}, {{r0}};", rf"MUFU\.{sass}")
    # The reciprocal of a reciprocal is folded.
    yield _ops("rcp.approx.ftz.f32, tanh.approx.f32", "special", "f32",
               ["rcp.approx.ftz.f32 {r0}, {r0};", "tanh.approx.f32 {r0}, {r0};"],
               r"MUFU\.(RCP|TANH)", note="the two take turns")
    for name in ("sin", "cos"):
        yield _ops(f"{name}.approx.ftz.f32", "special", "f32",
                   f"{name}.approx.ftz.f32 {{r0}}, {{r0}};", r"MUFU",
                   variant="sin", note="with the scaling of its argument")
    yield _ops("tanh.approx.f32", "special", "f32",
               "tanh.approx.f32 {r0}, {r0};", r"MUFU\.TANH")
    yield _ops("ex2.approx.ftz.f16x2", "special", "f16x2",
               "ex2.approx.f16x2 {r0}, {r0};", "MUFU", sass_count=2,
               variant="f16x2")
    for name in ("div.full.f32", "div.rn.f32", "div.approx.ftz.f32"):
        yield _ops(name, "float.divide", "f32",
                   f"{name} {{r0}}, {{c0}}, {{r0}};", "", 1, unroll=(4, 12),
                   variant={"div.rn.f32": "rn", "div.full.f32": "full"}.get(
                       name, "approx"))
    for name in ("sqrt.rn.f32", "rcp.rn.f32"):
        yield _ops(name, "float.divide", "f32", f"{name} {{r0}}, {{r0}};", "",
                   unroll=(4, 12), variant=name.split(".f")[0])
    yield _ops("div.rn.f64", "float.divide", "f64",
               "div.rn.f64 {r0}, {c0}, {r0};", "", 1, bytes=8, unroll=(4, 12))


def _convert(name, step, kind, sass, variant, count=1, **more):
    return _ops(name, "convert", kind, step, sass, 1, variant=variant,
                sass_count=count, **more)


def conversions():
    yield _convert("cvt.rn.f16x2.f32",
                   "{ .reg .b32 %d; cvt.rn.f16x2.f32 %d, {r0}, {c0}; "
                   "mov.b32 {r0}, %d; }", "f32", "F2FP", "pack", capability=80)
    yield _convert("cvt.rn.bf16x2.f32",
                   "{ .reg .b32 %d; cvt.rn.bf16x2.f32 %d, {r0}, {c0}; "
                   "mov.b32 {r0}, %d; }", "f32", "F2FP", "pack", capability=80)
    yield _convert("cvt.rn.f16.f32, cvt.f32.f16",
                   "{ .reg .b16 %d; cvt.rn.f16.f32 %d, {r0}; "
                   "cvt.f32.f16 {r0}, %d; }", "f32", r"HADD2", "narrow",
                   note="independent ones share a packing conversion")
    yield _convert("cvt.f32.f16",
                   "{ .reg .b16 %l, %h; mov.b32 {%l, %h}, {r0}; "
                   "cvt.f32.f16 {r0}, %h; }", "f32", r"HADD2", "widen")
    yield _convert("cvt.f32.bf16",
                   "{ .reg .b16 %l, %h; mov.b32 {%l, %h}, {r0}; "
                   "cvt.f32.bf16 {r0}, %l; }", "f32", "", "widen.bf16",
                   capability=90)
    yield _convert("cvt.rn.f32.s32",
                   "{ .reg .b32 %d; mov.b32 %d, {r0}; "
                   "cvt.rn.f32.s32 {r0}, %d; }", "f32", "I2F", "integer")
    yield _convert("cvt.rzi.s32.f32",
                   "{ .reg .b32 %d; cvt.rzi.s32.f32 %d, {r0}; "
                   "mov.b32 {r0}, %d; }", "f32", "F2I", "integer")
    yield _convert("cvt.rn.f32.s8",
                   "{ .reg .b32 %d; mov.b32 %d, {r0}; "
                   "cvt.rn.f32.s8 {r0}, %d; }", "f32", "I2F", "integer")
    yield _convert("cvt.rn.satfinite.e4m3x2.f32",
                   "{ .reg .b16 %d; cvt.rn.satfinite.e4m3x2.f32 %d, {r0}, "
                   "{c0}; mov.b32 {r0}, {%d, %d}; }", "f32", "F2FP", "fp8",
                   capability=89)
    yield _convert("cvt.rn.f16x2.e4m3x2",
                   "{ .reg .b16 %l, %h; .reg .b32 %d; "
                   "mov.b32 {%l, %h}, {r0}; cvt.rn.f16x2.e4m3x2 %d, %l; "
                   "mov.b32 {r0}, %d; }", "f32", "F2FP", "fp8", capability=89)
    yield _convert("cvt.rna.tf32.f32",
                   "{ .reg .b32 %d; cvt.rna.tf32.f32 %d, {r0}; "
                   "mov.b32 {r0}, %d; }", "f32", "FSETP", "tf32",
                   capability=80)
    yield _convert("cvt.rn.f32.f64, cvt.f64.f32",
                   "{ .reg .f64 %d; cvt.f64.f32 %d, {r0}; "
                   "cvt.rn.f32.f64 {r0}, %d; }", "f32", "F2F", "double", 2)
    yield _convert("cvt.rn.f64.s64, cvt.rzi.s64.f64",
                   "{ .reg .s64 %d; cvt.rzi.s64.f64 %d, {r0}; "
                   "cvt.rn.f64.s64 {r0}, %d; }", "f64", "I2F|F2I", "double", 2)
    yield _convert("cvt.rmi.f32.f32",
                   "cvt.rmi.f32.f32 {r0}, {r0};", "f32", "FRND", "round")


def choices():
    yield Bench("setp.lt.s32, selp.b32", "compare",
                ["setp.lt.s32 %p{k}, {r0}, {c0}; "
                 "selp.b32 {r0}, {c1}, {c2}, %p{k};"],
                chain=["u32"], constants=["u32"] * 3,
                declare_chain=".reg .pred %p{k};", sass="ISETP")
    yield Bench("setp.lt.f32, selp.f32", "compare",
                ["setp.lt.f32 %p{k}, {r0}, {c0}; "
                 "selp.f32 {r0}, {c1}, {c2}, %p{k};"],
                chain=["f32"], constants=["f32"] * 3, variant="float",
                declare_chain=".reg .pred %p{k};", sass="FSETP")
    yield Bench("selp.b32", "move",
                ["selp.b32 {r0}, {r0}, {c0}, %q; ",
                 "selp.b32 {r0}, {c1}, {r0}, %s;"],
                chain=["u32"], constants=["u32"] * 3, sass="SEL",
                variant="select", declare=".reg .pred %q, %s;",
                setup="setp.lt.u32 %q, {c1}, {c2}; "
                      "setp.lt.s32 %s, {c0}, {c2};")


def exchanges():
    for mode, clamp in (("bfly", "31"), ("up", "0"), ("down", "31")):
        yield _ops(f"shfl.sync.{mode}.b32", "shuffle", "u32",
                   f"shfl.sync.{mode}.b32 {{r0}}, {{r0}}, 5, {clamp}, -1;",
                   "SHFL")
    for name, step in (("shfl.sync.idx.b32", "{r0}, {r0}, %rot"),
                       ("shfl.sync.idx.b32 (lane)", "{r0}, %rot, {r0}")):
        yield _ops(name, "shuffle", "u32", f"shfl.sync.idx.b32 {step}, 31, -1;",
                   "SHFL", declare=".reg .u32 %rot;",
                   setup="cvt.u32.u64 %low, {start}; add.u32 %rot, {lane}, %low; ")
    yield _ops("redux.sync.add.u32", "shuffle", "u32",
               "redux.sync.add.u32 {r0}, {r0}, -1;", "REDUX", variant="redux",
               capability=80, note="latency with the way back from a uniform "
               "register")
    yield Bench("vote.sync.ballot.b32", "shuffle",
                ["{ .reg .pred %p; setp.lt.u32 %p, {r0}, {c0}; "
                 "vote.sync.ballot.b32 {r0}, %p, -1; }"],
                chain=["u32"], constants=["u32"], sass="VOTE", variant="vote",
                note="with the comparison in front")
    yield _ops("match.any.sync.b32", "shuffle", "u32",
               "match.any.sync.b32 {r0}, {r0}, -1;", "MATCH", variant="match",
               unroll=(4, 12))


def all_benches():
    for family in (integer, floating, conversions, choices, exchanges):
        yield from family()
