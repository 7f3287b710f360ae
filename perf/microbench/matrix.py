"""Micro-benchmarks of the matrix instructions: mma.sync and wgmma."""
from bench import Bench


def _list(prefix, count):
    return "{" + ", ".join(f"%{prefix}{i}" for i in range(count)) + "}"


def _mma(shape, types, a, b, c, sass, integer=False, double=False, least=80):
    """mma.sync of this shape: `a`, `b`, `c` registers of each operand."""
    kind = "f64" if double else "u32"
    reg = "f64" if double else "b32"
    operands = [f"%ma{i}" for i in range(a)], [f"%mb{i}" for i in range(b)]
    load = " ".join(f"mov.{reg} {r}, {{c{i % 4}}};"
                    for i, r in enumerate(operands[0] + operands[1]))
    if not double and types.startswith("f32"):
        kind = "f32"
    elif types.startswith("f16"):
        kind = "zero"
    acc = "{" + ", ".join("{r%d}" % i for i in range(c)) + "}"
    varied = ""
    if "e4m3" in types or "e5m2" in types:
        # On 9.0 these are conversions and f16 products, which leave the loop
        # unless an operand changes in it.
        varied = "".join(f"mov.b32 {r}, {{r{i}}}; "
                         for i, r in enumerate(operands[0]))
    return Bench(f"mma.sync.{shape}.{types}", "matrix",
                 [varied + f"mma.sync.aligned.{shape}.row.col.{types} {acc}, "
                  f"{{{', '.join(operands[0])}}}, {{{', '.join(operands[1])}}}, "
                  f"{acc};"],
                 chain=[kind] * c, constants=["f64" if double else "u32"] * 4,
                 declare=f".reg .{reg} {', '.join(operands[0] + operands[1])};",
                 setup=load, sass=sass, chains=2, capability=least,
                 variant=f"{shape}.{types}",
                 unroll=(8, 24))


def mma():
    yield _mma("m16n8k8", "f32.f16.f16.f32", 2, 1, 4, "HMMA")
    yield _mma("m16n8k8", "f16.f16.f16.f16", 2, 1, 2, "HMMA")
    yield _mma("m16n8k16", "f32.f16.f16.f32", 4, 2, 4, "HMMA")
    yield _mma("m16n8k16", "f16.f16.f16.f16", 4, 2, 2, "HMMA")
    yield _mma("m16n8k16", "f32.bf16.bf16.f32", 4, 2, 4, "HMMA")
    yield _mma("m16n8k4", "f32.tf32.tf32.f32", 2, 1, 4, "HMMA")
    yield _mma("m16n8k8", "f32.tf32.tf32.f32", 4, 2, 4, "HMMA")
    yield _mma("m16n8k16", "s32.s8.s8.s32", 2, 1, 4, "IMMA")
    yield _mma("m16n8k32", "s32.s8.s8.s32", 4, 2, 4, "IMMA")
    yield _mma("m16n8k32", "f32.e4m3.e4m3.f32", 4, 2, 4, "", least=89)
    yield _mma("m16n8k32", "f32.e5m2.e5m2.f32", 4, 2, 4, "", least=89)
    yield _mma("m8n8k4", "f64.f64.f64.f64", 1, 1, 2, "DMMA", double=True)
    yield _mma("m16n8k16", "f64.f64.f64.f64", 8, 4, 4, "DMMA", double=True,
               least=90)


def _wgmma(n, k, types, from_registers=False):
    """One warpgroup multiplies 64 x k by k x n. The operands have the 128-byte
    swizzle, K innermost, as compilers lay them out."""
    out, a, b = types.split(".")
    count = n // 2 if out != "f16" else n // 4
    kind = {"f32": "f32", "f16": "b32", "s32": "b32"}[out]
    flags = {"f16": "%one, 1, 1, 0, 0", "bf16": "%one, 1, 1, 0, 0",
             "tf32": "%one, 1, 1", "e4m3": "%one, 1, 1", "s8": "%one"}[a]
    if from_registers and a in ("f16", "bf16"):
        flags = "%one, 1, 1, 0"
    left = "{%wa0, %wa1, %wa2, %wa3}" if from_registers else "%da"
    text = (f"wgmma.mma_async.sync.aligned.m64n{n}k{k}.{types} "
            f"{_list('w', count)}, {left}, %db, {flags};")
    zero = "0f00000000" if kind == "f32" else "0"
    move = "mov.f32" if kind == "f32" else "mov.b32"
    # 14 bits of address / 16; the 8-row groups are 1024 bytes apart; swizzle 1.
    setup = (" ".join(f"{move} %w{i}, {zero};" for i in range(count))
             + " mov.u64 %dt, 0x4000004000010000; shr.u32 %sa, {smem}, 4;"
             " cvt.u64.u32 %da, %sa; or.b64 %da, %da, %dt;"
             " add.u64 %db, %da, 512; setp.eq.u32 %one, 0, 0;"
             + ("mov.b32 %wa0, {c0}; mov.b32 %wa1, {c1}; mov.b32 %wa2, {c2};"
                " mov.b32 %wa3, {c3};" if from_registers else ""))
    common = dict(
        constants=["zero"] * 4 if from_registers else [],
        declare=f".reg .{'f32' if kind == 'f32' else 'b32'} %w<{count}>; "
        ".reg .u64 %da, %db, %dt; .reg .u32 %sa; .reg .pred %one; "
        ".reg .b32 %wa<4>;", setup=setup, sink=[f"%w{i}" for i in range(count)],
        threads=128, modes=("latency",), shared=49152, exact=True,
        capability=90, sass="[HQI]GMMA",
        variant=f"m64n{n}k{k}.{types}" + (".rs" if from_registers else ""))
    begin, end = "wgmma.fence.sync.aligned;", (
        "wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0;")
    name = f"wgmma.m64n{n}k{k}.{types}" + (" (A in registers)"
                                           if from_registers else "")
    yield Bench(name + ", commit, wait", "async.matrix", [begin + text + end],
                unroll=(2, 6), note="one alone: from its issue to the end of "
                "the wait", **{**common, "variant": common["variant"] + ".wait"})
    yield Bench(name, "async.matrix", [text], head=begin, tail=end,
                unroll=(4, 12), note="latency is the interval of a row of them "
                "with one accumulator", **common)


def wgmma():
    for n in (8, 16, 24, 32, 48, 64, 80, 96, 128, 160, 192, 224, 256):
        yield from _wgmma(n, 16, "f32.f16.f16")
    for n in (64, 128, 256):
        yield from _wgmma(n, 16, "f32.bf16.bf16")
        yield from _wgmma(n, 16, "f16.f16.f16")
        yield from _wgmma(n, 16, "f32.f16.f16", from_registers=True)
        yield from _wgmma(n, 8, "f32.tf32.tf32")
        yield from _wgmma(n, 32, "f32.e4m3.e4m3")
        yield from _wgmma(n, 32, "s32.s8.s8")


def all_benches():
    yield from mma()
    yield from wgmma()
