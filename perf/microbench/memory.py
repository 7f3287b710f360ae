"""Micro-benchmarks of memory, barriers, waits and fences."""
from bench import Bench


def _keep(words):
    """Uses the other words of a wide load beside the chain, or ptxas narrows
    it."""
    return " ".join(f"xor.b32 %keep{{k}}, %keep{{k}}, {word};"
                    for word in words)


_KEEP = dict(declare_chain=".reg .b32 %keep{k};", sink=["%keep{k}"])


def shared():
    # Each lane follows a pointer to its own address: no bank conflict.
    for size in (4, 8, 16):
        kind = {4: "u32", 8: "v2.u32", 16: "v4.u32"}[size]
        regs = {4: "{r0}", 8: "{{r0}, {r1}}", 16: "{{r0}, {r1}, {r2}, {r3}}"}[size]
        store = {4: "{r0}", 8: "{{r0}, {r0}}", 16: "{{r0}, {r0}, {r0}, {r0}}"}[size]
        fill = (f"mad.lo.u32 {{r0}}, {{lane}}, {size}, {{smem}}; "
                f"add.u32 {{r0}}, {{r0}}, {{k}}*512; "
                f"st.shared.{kind} [{{r0}}], {store};")
        yield Bench(f"ld.shared.{kind}", "load.shared",
                    [f"ld.shared.{kind} {regs}, [{{r0}}]; "
                     + _keep("{r%d}" % i for i in range(1, size // 4))],
                    chain=["u32"] * (size // 4),
                    setup_chain=fill + " mov.b32 %keep{k}, 0;", bytes=size,
                    sass=r"LDS" + {4: "$", 8: r"\.64", 16: r"\.128"}[size],
                    shared=4096, **_KEEP)
        yield Bench(f"st.shared.{kind}", "store.shared",
                    [f"st.shared.{kind} [%sa+{{j}}*512], {regs};"],
                    chain=["u32"] * (size // 4), sass="STS", bytes=size,
                    declare=".reg .u32 %sa;",
                    setup=f"mad.lo.u32 %sa, {{lane}}, {size}, {{smem}};",
                    modes=("issue",), chains=1, shared=32768)
    for count in (1, 2, 4):
        regs = ", ".join("{r%d}" % i for i in range(count))
        yield Bench(f"ldmatrix.x{count}", "matrix.load",
                    [f"ldmatrix.sync.aligned.m8n8.x{count}.shared.b16 "
                     f"{{{regs}}}, [{{r0}}]; "
                     + _keep("{r%d}" % i for i in range(1, count))],
                    chain=["u32"] * count, sass="LDSM", bytes=4 * count,
                    **_KEEP,
                    # Word j of row i holds the address of row 4 i + j, so that
                    # each lane reads the address that it already has.
                    declare=".reg .u32 %v<4>, %ma;",
                    setup="shl.b32 %v0, {lane}, 6; add.u32 %v0, %v0, {smem};"
                    "add.u32 %v1, %v0, 16; add.u32 %v2, %v0, 32;"
                    "add.u32 %v3, %v0, 48; shl.b32 %ma, {lane}, 4;"
                    "add.u32 %ma, %ma, {smem};"
                    "st.shared.v4.u32 [%ma], {%v0, %v1, %v2, %v3};",
                    setup_chain="mov.u32 {r0}, %ma; mov.b32 %keep{k}, 0;",
                    shared=4096)
    yield Bench("atom.shared.add.u32", "atomic",
                ["atom.shared.add.u32 {r0}, [%sa], {r0};"], chain=["u32"],
                declare=".reg .u32 %sa;",
                setup="mad.lo.u32 %sa, {lane}, 4, {smem};", sass="ATOMS",
                variant="shared", shared=4096)
    yield Bench("atom.shared.cas.b32", "atomic",
                ["atom.shared.cas.b32 {r0}, [%sa], {r0}, {r0};"],
                chain=["u32"], declare=".reg .u32 %sa;",
                setup="mad.lo.u32 %sa, {lane}, 4, {smem};", sass="ATOMS",
                variant="shared", shared=4096)


def _high_of(register):
    return ("{ .reg .b32 %l, %h; mov.b64 {%l, %h}, " + register + "; "
            + _keep(["%h"]) + " }")


def _both_of(register):
    return ("{ .reg .b32 %l, %h; mov.b64 {%l, %h}, " + register + "; "
            + _keep(["%l", "%h"]) + " }")


def constant_and_local():
    yield Bench("ld.const.u64", "load.constant",
                ["ld.const.u64 {r0}, [{r0}]; " + _high_of("{r0}")],
                chain=["u64"], sass=r"LDC\.64", bytes=8, memory="constant",
                setup_chain="mov.u64 {r0}, constant_memory; "
                "mov.b32 %keep{k}, 0;",
                note="indexed by a register, cache hit", **_KEEP)
    for size in (4, 8, 16):
        kind = {4: "u32", 8: "u64", 16: "v2.u64"}[size]
        target = {4: "{ .reg .u32 %v; ld.local.u32 %v, [{r0}]; "
                     "cvt.u64.u32 {r0}, %v; }",
                  8: "ld.local.u64 {r0}, [{r0}]; " + _high_of("{r0}"),
                  16: "ld.local.v2.u64 {{r0}, {r1}}, [{r0}]; "
                      + _high_of("{r0}") + _both_of("{r1}")}[size]
        yield Bench(f"ld.local.{kind}", "load.local", [target],
                    chain=["u64"] * (2 if size == 16 else 1),
                    declare_chain=".local .align 16 .b8 %stack{k}[16]; "
                    + _KEEP["declare_chain"], sink=_KEEP["sink"],
                    setup_chain="mov.u64 {r0}, %stack{k}; mov.b32 %keep{k}, 0; "
                    "st.local.v2.u64 [{r0}], {{r0}, {r0}};",
                    sass="LDL" + {4: "$", 8: r"\.64", 16: r"\.128"}[size],
                    bytes=size)
    for size in (4, 8, 16):
        kind = {4: "u32", 8: "v2.u32", 16: "v4.u32"}[size]
        regs = {4: "{r0}", 8: "{{r0}, {r1}}", 16: "{{r0}, {r1}, {r2}, {r3}}"}[size]
        yield Bench(f"st.local.{kind}", "store.local",
                    [f"st.local.{kind} [%la+{{j}}*16], {regs};"],
                    chain=["u32"] * (size // 4), modes=("issue",), chains=1,
                    declare=".reg .u64 %la, %lo; .local .align 16 .b8 %stack[2048];",
                    # The offset is unknown, or the array would be registers.
                    setup="mov.u64 %la, %stack; and.b64 %lo, {start}, 15; "
                    "add.u64 %la, %la, %lo;", sass="STL", bytes=size,
                    memory="aligned")


def _chase(level, size, cache):
    kind = {4: "u32", 8: "u64", 16: "v2.u64"}[size]
    step = {4: "{ .reg .u32 %v; ld.global" + cache + ".u32 %v, [{r0}]; "
               "mov.b64 {r0}, {%v, %high}; }",
            8: "ld.global" + cache + ".u64 {r0}, [{r0}];",
            16: "ld.global" + cache + ".v2.u64 {{r0}, {r1}}, [{r0}]; "
                + _both_of("{r1}")}[size]
    modes = ("latency", "issue") if level == "l1" else ("latency",)
    return Bench(f"ld.global{cache}.{kind} ({level})", "load.global", [step],
                 chain=["u64"] * (2 if size == 16 else 1),
                 declare=".reg .u32 %high, %ignored; .reg .u64 %own;",
                 setup="mov.b64 {%ignored, %high}, {start};"
                 f"mul.wide.u32 %own, {{lane}}, {size};",
                 setup_chain="add.u64 {r0}, {start}, %own; mov.b32 %keep{k}, 0;"
                 + ("add.u64 {r0}, {r0}, {k}*512;" if level == "l1" else ""),
                 sass=r"LDG\.E" + {4: r"\.STRONG", 8: r"\.64",
                                   16: r"\.128"}[size],
                 bytes=size, variant=level, memory=level, modes=modes, **_KEEP)


def global_memory():
    for size in (4, 8, 16):
        yield _chase("l1", size, ".ca")
        yield _chase("l2", size, ".cg")
        yield _chase("dram", size, ".cg")
    for size in (4, 8, 16):
        kind = {4: "u32", 8: "v2.u32", 16: "v4.u32"}[size]
        regs = {4: "{r0}", 8: "{{r0}, {r1}}", 16: "{{r0}, {r1}, {r2}, {r3}}"}[size]
        yield Bench(f"st.global.{kind}", "store.global",
                    [f"st.global.{kind} [%ga+{{j}}*512], {regs};"],
                    chain=["u32"] * (size // 4), modes=("issue",), chains=1,
                    declare=".reg .u64 %ga;",
                    setup=f"mad.wide.u32 %ga, {{lane}}, {size}, {{start}};",
                    sass="STG", bytes=size, memory="scratch",
                    note="every warp writes the same 24 KiB, which stay in L2")
    yield Bench("atom.global.add.u32", "atomic",
                ["atom.global.add.u32 {r0}, [%ga], {r0};"], chain=["u32"],
                declare=".reg .u64 %ga;",
                setup="mad.wide.u32 %ga, {tid}, 4, {start};", sass="ATOMG",
                variant="global", memory="scratch")
    yield Bench("red.global.add.f32", "atomic",
                ["red.global.add.f32 [%ga], {r0};"], chain=["f32"],
                declare=".reg .u64 %ga;", modes=("issue",), chains=1,
                setup="mad.wide.u32 %ga, {tid}, 4, {start};", sass="RED",
                variant="reduce", memory="scratch")
    for size in (1024, 16384):
        yield Bench(f"cp.async.bulk.shared.global.{size}, wait", "async.copy",
                    [f"@%lead mbarrier.arrive.expect_tx.shared.b64 %state, "
                     f"[{{smem}}], {size}; @%lead cp.async.bulk.shared::cluster"
                     ".global.mbarrier::complete_tx::bytes [%sa], [{start}], "
                     f"{size}, [{{smem}}]; "
                     "{ .reg .pred %p; AGAIN: mbarrier.try_wait.parity.shared"
                     ".b64 %p, [{smem}], %phase; @!%p bra AGAIN; } "
                     "xor.b32 %phase, %phase, 1;"],
                    declare=".reg .pred %lead; .reg .b64 %state; "
                    ".reg .b32 %sa, %phase;",
                    setup="setp.eq.u32 %lead, {lane}, 0; "
                    "add.u32 %sa, {smem}, 1024; mov.b32 %phase, 0; "
                    "@%lead mbarrier.init.shared.b64 [{smem}], 1; "
                    "fence.proxy.async.shared::cta; bar.sync 0;",
                    modes=("latency",), sass="UBLKCP", shared=20480,
                    # Every turn ends in the phase it began in.
                    unroll=(4, 12), memory="scratch", capability=90,
                    bytes=size, variant="bulk",
                    note="one bulk copy out of L2, from its issue to the end "
                    "of the wait")
    for size in (4, 8, 16):
        cache = "cg" if size == 16 else "ca"
        copy = f"cp.async.{cache}.shared.global [%sa], [%ga], {size};"
        common = dict(declare=".reg .u64 %ga; .reg .u32 %sa;",
                      setup=f"mad.wide.u32 %ga, {{lane}}, {size}, {{start}}; "
                      f"mad.lo.u32 %sa, {{lane}}, {size}, {{smem}};",
                      bytes=size, shared=4096, memory="scratch", capability=80)
        yield Bench(f"cp.async.{cache}.{size}", "async.copy", [copy],
                    modes=("issue",), chains=1, sass="LDGSTS",
                    tail="cp.async.wait_all;", unroll=(16, 48), **common)
        yield Bench(f"cp.async.{cache}.{size}, commit, wait", "async.copy",
                    [copy + " cp.async.commit_group; cp.async.wait_group 0;"],
                    modes=("latency",), sass="LDGSTS", variant="round",
                    note="copy, commit and wait for it, data in L2", **common)


def synchronization():
    for threads in (32, 128, 256, 1024):
        yield Bench(f"bar.sync ({threads // 32} warps)", "barrier",
                    ["bar.sync 0;"], modes=("latency",), threads=threads,
                    sass="BAR", bytes=threads // 32,
                    note="bytes: warps of the block")
    common = dict(modes=("latency",), shared=4096, capability=80)
    ready = ("mbarrier.init.shared.b64 [{smem}], 32; bar.sync 0; "
             "{ .reg .b64 %s; mbarrier.arrive.shared.b64 %s, [{smem}]; }")
    yield Bench("mbarrier.try_wait (phase over)", "wait",
                ["{ .reg .pred %p; mbarrier.try_wait.parity.shared.b64 %p, "
                 "[{smem}], 0; selp.u32 %n, %n, 1, %p; }"],
                declare=".reg .u32 %n;", setup="mov.u32 %n, 0;" + ready,
                sink=["%n"], sass="SYNCS", variant="mbarrier",
                **{**common, "capability": 90})
    yield Bench("mbarrier.test_wait (phase over)", "wait",
                ["{ .reg .pred %p; mbarrier.test_wait.parity.shared.b64 %p, "
                 "[{smem}], 0; selp.u32 %n, %n, 1, %p; }"],
                declare=".reg .u32 %n;", setup="mov.u32 %n, 0;" + ready,
                sink=["%n"], sass="SYNCS", variant="mbarrier",
                **{**common, "capability": 90})
    yield Bench("mbarrier.arrive", "store.shared",
                ["{ .reg .b64 %s; mbarrier.arrive.shared.b64 %s, [{smem}]; }"],
                setup="mbarrier.init.shared.b64 [{smem}], 4096; bar.sync 0;",
                sass="SYNCS|ATOMS", variant="mbarrier", **common)
    fences = [("membar.cta;", "MEMBAR", 75), ("fence.acq_rel.cta;", "MEMBAR", 75),
              ("fence.acq_rel.gpu;", "MEMBAR", 75), ("membar.gl;", "MEMBAR", 75),
              ("fence.proxy.async.shared::cta;", "FENCE", 90),
              ("cp.async.commit_group;", "LDGDEPBAR", 80),
              ("cp.async.wait_group 0;", "DEPBAR", 80),
              ("cp.async.bulk.commit_group;", "UTMACMDFLUSH", 90)]
    for text, sass, least in fences:
        scope = ("gpu" if ".gpu" in text or ".gl" in text else
                 "cta" if ".cta" in text else
                 "proxy" if "proxy" in text else "commit" if "commit" in text
                 else "none")
        yield Bench(text.rstrip(";") + " (nothing outstanding)", "wait",
                    [text], modes=("latency",), variant=scope, sass="",
                    shared=4096, capability=least)
    yield Bench("fence.acq_rel.gpu after st.global", "wait",
                ["st.global.u32 [%ga], {r0}; fence.acq_rel.gpu;"],
                chain=["u32"], declare=".reg .u64 %ga;",
                setup="mad.wide.u32 %ga, {tid}, 4, {start};", sass="MEMBAR",
                modes=("latency",), variant="gpu.store", memory="scratch",
                unroll=(4, 12))


def all_benches():
    for family in (shared, constant_and_local, global_memory, synchronization):
        yield from family()
