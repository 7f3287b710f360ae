// Written by scripts/intrinsics/write_records.py from what LLVM 22.1's code generators select; not edited.

foreach name = [
    "llvm.amdgcn.add", "llvm.amdgcn.cluster.load.async", "llvm.amdgcn.cluster.load.b32",
    "llvm.amdgcn.cluster.workgroup.flat", "llvm.amdgcn.cos.bf16", "llvm.amdgcn.cvt.f16", "llvm.amdgcn.cvt.f32.fp8.e5m3",
    "llvm.amdgcn.cvt.pk.bf8.f16", "llvm.amdgcn.cvt.pk.f16", "llvm.amdgcn.cvt.pk.fp8.f16", "llvm.amdgcn.cvt.pk.fp8.f32.e5m3",
    "llvm.amdgcn.cvt.scale", "llvm.amdgcn.cvt.scalef32.pk16", "llvm.amdgcn.cvt.scalef32.pk8",
    "llvm.amdgcn.cvt.scalef32.sr.pk16", "llvm.amdgcn.cvt.scalef32.sr.pk8", "llvm.amdgcn.cvt.sr.bf8.f16",
    "llvm.amdgcn.cvt.sr.fp8.f16", "llvm.amdgcn.cvt.sr.fp8.f32.e5m3", "llvm.amdgcn.cvt.sr.pk", "llvm.amdgcn.ds.atomic",
    "llvm.amdgcn.ds.load.tr16", "llvm.amdgcn.exp2.bf16", "llvm.amdgcn.perm.pk16", "llvm.amdgcn.permlane", "llvm.amdgcn.pk",
    "llvm.amdgcn.rsq.clamp.bf16", "llvm.amdgcn.s.monitor", "llvm.amdgcn.s.setprio.inc", "llvm.amdgcn.s.wait.asynccnt",
    "llvm.amdgcn.s.wait.tensorcnt", "llvm.amdgcn.s.wakeup", "llvm.amdgcn.sat", "llvm.amdgcn.sin.bf16",
    "llvm.amdgcn.sqrt.bf16"
] in def : IntrinsicNeed<name, "gfx1250", 0>;

foreach name = [
    "llvm.amdgcn.ashr", "llvm.amdgcn.bitop3", "llvm.amdgcn.permlane16.swap", "llvm.amdgcn.prng"
] in def : IntrinsicNeed<name, "gfx950 gfx1250", 0>;

foreach name = [
    "llvm.amdgcn.ballot.i32", "llvm.amdgcn.flat.atomic.fmax.num.f32.p0", "llvm.amdgcn.flat.atomic.fmax.num.f32.p1",
    "llvm.amdgcn.flat.atomic.fmax.num.f32.p4", "llvm.amdgcn.flat.atomic.fmin.num.f32.p0",
    "llvm.amdgcn.flat.atomic.fmin.num.f32.p1", "llvm.amdgcn.flat.atomic.fmin.num.f32.p4",
    "llvm.amdgcn.global.atomic.fmax.num.f32.p0", "llvm.amdgcn.global.atomic.fmax.num.f32.p1",
    "llvm.amdgcn.global.atomic.fmax.num.f32.p4", "llvm.amdgcn.global.atomic.fmin.num.f32.p0",
    "llvm.amdgcn.global.atomic.fmin.num.f32.p1", "llvm.amdgcn.global.atomic.fmin.num.f32.p4",
    "llvm.amdgcn.inverse.ballot.i32", "llvm.amdgcn.mov.dpp8", "llvm.amdgcn.permlane16.f16", "llvm.amdgcn.permlane16.f32",
    "llvm.amdgcn.permlane16.f64", "llvm.amdgcn.permlane16.i32", "llvm.amdgcn.permlane16.i64",
    "llvm.amdgcn.permlane16.v16f16", "llvm.amdgcn.permlane16.v4f32", "llvm.amdgcn.permlane16.v8f16",
    "llvm.amdgcn.permlane16.v8f32", "llvm.amdgcn.permlanex16.f16", "llvm.amdgcn.permlanex16.f32",
    "llvm.amdgcn.permlanex16.f64", "llvm.amdgcn.permlanex16.i32", "llvm.amdgcn.permlanex16.i64",
    "llvm.amdgcn.permlanex16.v16f16", "llvm.amdgcn.permlanex16.v4f32", "llvm.amdgcn.permlanex16.v8f16",
    "llvm.amdgcn.permlanex16.v8f32", "llvm.amdgcn.raw.buffer.atomic.fmax.f32", "llvm.amdgcn.raw.buffer.atomic.fmin.f32",
    "llvm.amdgcn.raw.buffer.atomic.sub.clamp", "llvm.amdgcn.s.ttracedata.imm", "llvm.amdgcn.struct.buffer.atomic.fmax.f32",
    "llvm.amdgcn.struct.buffer.atomic.fmin.f32", "llvm.amdgcn.struct.buffer.atomic.sub.clamp"
] in def : IntrinsicNeed<name, "gfx10* gfx11* gfx120* gfx1250", 0>;

foreach name = [
    "llvm.amdgcn.cvt.f32.bf8", "llvm.amdgcn.cvt.f32.fp8", "llvm.amdgcn.cvt.pk.bf8.f32", "llvm.amdgcn.cvt.pk.f32",
    "llvm.amdgcn.cvt.pk.fp8.f32", "llvm.amdgcn.cvt.sr.bf8.f32", "llvm.amdgcn.cvt.sr.fp8.f32"
] in def : IntrinsicNeed<name, "gfx942 gfx950 gfx120* gfx1250", 0>;

foreach name = [
    "llvm.amdgcn.cvt.scalef32.2xpk16", "llvm.amdgcn.cvt.scalef32.pk32", "llvm.amdgcn.cvt.scalef32.sr.pk32",
    "llvm.amdgcn.cvt.sr.bf16", "llvm.amdgcn.cvt.sr.f16", "llvm.amdgcn.mfma.f32.16x16x32.bf16",
    "llvm.amdgcn.mfma.f32.16x16x32.f16", "llvm.amdgcn.mfma.f32.32x32x16.bf16", "llvm.amdgcn.mfma.f32.32x32x16.f16",
    "llvm.amdgcn.mfma.i32.16x16x64", "llvm.amdgcn.mfma.i32.32x32x32", "llvm.amdgcn.mfma.scale", "llvm.amdgcn.permlane32"
] in def : IntrinsicNeed<name, "gfx950", 0>;

foreach name = [
    "llvm.amdgcn.cvt.scalef32.f16", "llvm.amdgcn.cvt.scalef32.f32", "llvm.amdgcn.cvt.scalef32.pk",
    "llvm.amdgcn.cvt.scalef32.sr.bf8", "llvm.amdgcn.cvt.scalef32.sr.fp8", "llvm.amdgcn.cvt.scalef32.sr.pk",
    "llvm.amdgcn.fmad.ftz.f16", "llvm.amdgcn.s.dcache.inv.vol", "llvm.amdgcn.s.dcache.wb.vol"
] in def : IntrinsicNeed<name, "gfx90* gfx942 gfx950", 0>;

foreach name = [
    "llvm.amdgcn.dot4", "llvm.amdgcn.global.atomic.ordered", "llvm.amdgcn.global.load.tr.b64", "llvm.amdgcn.s.wait.bvhcnt",
    "llvm.amdgcn.s.wait.expcnt", "llvm.amdgcn.s.wait.samplecnt"
] in def : IntrinsicNeed<name, "gfx120*", 0>;

foreach name = [
    "llvm.amdgcn.ds.add", "llvm.amdgcn.ds.sub"
] in def : IntrinsicNeed<name, "gfx11*", 0>;

foreach name = [
    "llvm.amdgcn.ds.bpermute.fi", "llvm.amdgcn.ds.bvh.stack.push8", "llvm.amdgcn.global.load.tr.b128",
    "llvm.amdgcn.permlane16.var", "llvm.amdgcn.permlanex16.var", "llvm.amdgcn.raw.buffer.atomic.cond",
    "llvm.amdgcn.s.barrier.init", "llvm.amdgcn.s.barrier.join", "llvm.amdgcn.s.barrier.leave",
    "llvm.amdgcn.s.barrier.signal", "llvm.amdgcn.s.barrier.wait", "llvm.amdgcn.s.buffer.prefetch", "llvm.amdgcn.s.cluster",
    "llvm.amdgcn.s.get.barrier", "llvm.amdgcn.s.get.named", "llvm.amdgcn.s.prefetch", "llvm.amdgcn.s.sleep.var",
    "llvm.amdgcn.s.wait.dscnt", "llvm.amdgcn.s.wait.kmcnt", "llvm.amdgcn.s.wait.loadcnt", "llvm.amdgcn.s.wait.storecnt",
    "llvm.amdgcn.struct.buffer.atomic.cond"
] in def : IntrinsicNeed<name, "gfx120* gfx1250", 0>;

foreach name = [
    "llvm.amdgcn.ds.bvh.stack.push4", "llvm.amdgcn.ds.bvh.stack.rtn", "llvm.amdgcn.exp.row", "llvm.amdgcn.interp.inreg.p10",
    "llvm.amdgcn.interp.inreg.p2.f16", "llvm.amdgcn.interp.p10", "llvm.amdgcn.interp.p2.rtz", "llvm.amdgcn.s.sendmsg.rtn",
    "llvm.amdgcn.s.wait.event"
] in def : IntrinsicNeed<name, "gfx11* gfx120* gfx1250", 0>;

foreach name = [
    "llvm.amdgcn.ds.gws"
] in def : IntrinsicNeed<name, "gfx90* gfx942 gfx950 gfx10* gfx11*", 0>;

foreach name = [
    "llvm.amdgcn.fdot2"
] in def : IntrinsicNeed<name, "gfx90* gfx942 gfx950 gfx1011 gfx1012 gfx1030 gfx11* gfx120*", 0>;

foreach name = [
    "llvm.amdgcn.fdot2.bf16", "llvm.amdgcn.fdot2.f16", "llvm.amdgcn.lds.direct", "llvm.amdgcn.lds.param"
] in def : IntrinsicNeed<name, "gfx11* gfx120*", 0>;

foreach name = [
    "llvm.amdgcn.fdot2.f32"
] in def : IntrinsicNeed<name, "gfx950 gfx11* gfx120*", 0>;

foreach name = [
    "llvm.amdgcn.flat.atomic.fmax.num.f64.p0", "llvm.amdgcn.flat.atomic.fmax.num.f64.p1",
    "llvm.amdgcn.flat.atomic.fmax.num.f64.p4", "llvm.amdgcn.flat.atomic.fmin.num.f64.p0",
    "llvm.amdgcn.flat.atomic.fmin.num.f64.p1", "llvm.amdgcn.flat.atomic.fmin.num.f64.p4",
    "llvm.amdgcn.global.atomic.fmax.num.f64.p0", "llvm.amdgcn.global.atomic.fmax.num.f64.p1",
    "llvm.amdgcn.global.atomic.fmax.num.f64.p4", "llvm.amdgcn.global.atomic.fmin.num.f64.p0",
    "llvm.amdgcn.global.atomic.fmin.num.f64.p1", "llvm.amdgcn.global.atomic.fmin.num.f64.p4",
    "llvm.amdgcn.raw.buffer.atomic.fmax.f64", "llvm.amdgcn.raw.buffer.atomic.fmin.f64",
    "llvm.amdgcn.struct.buffer.atomic.fmax.f64", "llvm.amdgcn.struct.buffer.atomic.fmin.f64"
] in def : IntrinsicNeed<name, "gfx90a gfx942 gfx950 gfx10* gfx1250", 0>;

foreach name = [
    "llvm.amdgcn.flat.atomic.fmax.num.f64.p3.f16", "llvm.amdgcn.flat.atomic.fmin.num.f64.p3.f16",
    "llvm.amdgcn.global.atomic.fmax.num.f64.p3.f16", "llvm.amdgcn.global.atomic.fmin.num.f64.p3.f16"
] in def : IntrinsicNeed<name, "gfx90* gfx942 gfx950 gfx10* gfx120* gfx1250", 0>;

foreach name = [
    "llvm.amdgcn.fma"
] in def : IntrinsicNeed<name, "gfx1030 gfx11* gfx120* gfx1250", 0>;

foreach name = [
    "llvm.amdgcn.fmad.ftz.f32"
] in def : IntrinsicNeed<name, "gfx101*", 0>;

foreach name = [
    "llvm.amdgcn.global.load.lds", "llvm.amdgcn.load", "llvm.amdgcn.pops", "llvm.amdgcn.s.memrealtime",
    "llvm.amdgcn.s.memtime"
] in def : IntrinsicNeed<name, "gfx90* gfx942 gfx950 gfx10*", 0>;

foreach name = [
    "llvm.amdgcn.interp.mov", "llvm.amdgcn.interp.p1", "llvm.amdgcn.interp.p2", "llvm.amdgcn.interp.p2.f16"
] in def : IntrinsicNeed<name, "gfx906 gfx908 gfx10*", 0>;

foreach name = [
    "llvm.amdgcn.mfma.f32.16x16x16bf16", "llvm.amdgcn.mfma.f32.16x16x4bf16", "llvm.amdgcn.mfma.f32.32x32x4bf16.1k",
    "llvm.amdgcn.mfma.f32.32x32x8bf16", "llvm.amdgcn.mfma.f32.4x4x4bf16", "llvm.amdgcn.mfma.f64"
] in def : IntrinsicNeed<name, "gfx90a gfx942 gfx950", 0>;

foreach name = [
    "llvm.amdgcn.mfma.f32.16x16x16f16", "llvm.amdgcn.mfma.f32.16x16x1f32", "llvm.amdgcn.mfma.f32.16x16x4f16",
    "llvm.amdgcn.mfma.f32.16x16x4f32", "llvm.amdgcn.mfma.f32.32x32x1f32", "llvm.amdgcn.mfma.f32.32x32x2f32",
    "llvm.amdgcn.mfma.f32.32x32x4f16", "llvm.amdgcn.mfma.f32.32x32x8f16", "llvm.amdgcn.mfma.f32.4x4x1f32",
    "llvm.amdgcn.mfma.f32.4x4x4f16", "llvm.amdgcn.mfma.i32.16x16x4i8", "llvm.amdgcn.mfma.i32.32x32x4i8",
    "llvm.amdgcn.mfma.i32.4x4x4i8"
] in def : IntrinsicNeed<name, "gfx908 gfx90a gfx942 gfx950", 0>;

foreach name = [
    "llvm.amdgcn.mfma.f32.16x16x32.bf8", "llvm.amdgcn.mfma.f32.16x16x32.fp8", "llvm.amdgcn.mfma.f32.32x32x16.bf8",
    "llvm.amdgcn.mfma.f32.32x32x16.fp8", "llvm.amdgcn.mfma.i32.16x16x32", "llvm.amdgcn.mfma.i32.32x32x16"
] in def : IntrinsicNeed<name, "gfx942 gfx950", 0>;

foreach name = [
    "llvm.amdgcn.mfma.f32.16x16x8", "llvm.amdgcn.mfma.f32.32x32x4"
] in def : IntrinsicNeed<name, "gfx942", 0>;

foreach name = [
    "llvm.amdgcn.raw.buffer.atomic.fadd.f32", "llvm.amdgcn.struct.buffer.atomic.fadd.f32"
] in def : IntrinsicNeed<name, "gfx90a gfx942 gfx950 gfx11* gfx120* gfx1250", 0>;

foreach name = [
    "llvm.amdgcn.raw.buffer.atomic.fadd.f64", "llvm.amdgcn.struct.buffer.atomic.fadd.f64"
] in def : IntrinsicNeed<name, "gfx90a gfx942 gfx950 gfx1250", 0>;

foreach name = [
    "llvm.amdgcn.raw.buffer.load.format", "llvm.amdgcn.raw.buffer.store.format", "llvm.amdgcn.raw.ptr.buffer.load.format",
    "llvm.amdgcn.raw.ptr.buffer.store.format", "llvm.amdgcn.raw.ptr.tbuffer", "llvm.amdgcn.raw.tbuffer",
    "llvm.amdgcn.s.waitcnt", "llvm.amdgcn.struct.buffer.load.format", "llvm.amdgcn.struct.buffer.store.format",
    "llvm.amdgcn.struct.ptr.buffer.load.format", "llvm.amdgcn.struct.ptr.buffer.store.format",
    "llvm.amdgcn.struct.ptr.tbuffer", "llvm.amdgcn.struct.tbuffer"
] in def : IntrinsicNeed<name, "gfx90* gfx942 gfx950 gfx10* gfx11* gfx120*", 0>;

foreach name = [
    "llvm.amdgcn.s.dcache.wb"
] in def : IntrinsicNeed<name, "gfx90* gfx942 gfx950 gfx101*", 0>;

foreach name = [
    "llvm.amdgcn.sdot2"
] in def : IntrinsicNeed<name, "gfx90* gfx942 gfx950 gfx1011 gfx1012 gfx1030", 0>;

foreach name = [
    "llvm.amdgcn.sdot4", "llvm.amdgcn.sdot8"
] in def : IntrinsicNeed<name, "gfx90* gfx942 gfx950 gfx1011 gfx1012 gfx1030 gfx11* gfx120* gfx1250", 0>;
