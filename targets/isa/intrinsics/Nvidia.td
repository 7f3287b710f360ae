// Written by scripts/intrinsics/write_records.py from what LLVM 22.1's code generators select; not edited.

foreach name = [
    "llvm.nvvm.activemask", "llvm.nvvm.wmma.m32n8k16.load.a.col.f16", "llvm.nvvm.wmma.m32n8k16.load.a.col.stride.f16",
    "llvm.nvvm.wmma.m32n8k16.load.a.row.f16", "llvm.nvvm.wmma.m32n8k16.load.a.row.stride.f16",
    "llvm.nvvm.wmma.m32n8k16.load.b.col.f16", "llvm.nvvm.wmma.m32n8k16.load.b.col.stride.f16",
    "llvm.nvvm.wmma.m32n8k16.load.b.row.f16", "llvm.nvvm.wmma.m32n8k16.load.b.row.stride.f16",
    "llvm.nvvm.wmma.m32n8k16.load.c.col.f16", "llvm.nvvm.wmma.m32n8k16.load.c.col.f32",
    "llvm.nvvm.wmma.m32n8k16.load.c.col.stride.f16", "llvm.nvvm.wmma.m32n8k16.load.c.col.stride.f32",
    "llvm.nvvm.wmma.m32n8k16.load.c.row.f16", "llvm.nvvm.wmma.m32n8k16.load.c.row.f32",
    "llvm.nvvm.wmma.m32n8k16.load.c.row.stride.f16", "llvm.nvvm.wmma.m32n8k16.load.c.row.stride.f32",
    "llvm.nvvm.wmma.m32n8k16.mma.col.col.f16", "llvm.nvvm.wmma.m32n8k16.mma.col.col.f32",
    "llvm.nvvm.wmma.m32n8k16.mma.col.row.f16", "llvm.nvvm.wmma.m32n8k16.mma.col.row.f32",
    "llvm.nvvm.wmma.m32n8k16.mma.row.col.f16", "llvm.nvvm.wmma.m32n8k16.mma.row.col.f32",
    "llvm.nvvm.wmma.m32n8k16.mma.row.row.f16", "llvm.nvvm.wmma.m32n8k16.mma.row.row.f32",
    "llvm.nvvm.wmma.m32n8k16.store.d.col.f16", "llvm.nvvm.wmma.m32n8k16.store.d.col.f32",
    "llvm.nvvm.wmma.m32n8k16.store.d.col.stride.f16", "llvm.nvvm.wmma.m32n8k16.store.d.col.stride.f32",
    "llvm.nvvm.wmma.m32n8k16.store.d.row.f16", "llvm.nvvm.wmma.m32n8k16.store.d.row.f32",
    "llvm.nvvm.wmma.m32n8k16.store.d.row.stride.f16", "llvm.nvvm.wmma.m32n8k16.store.d.row.stride.f32",
    "llvm.nvvm.wmma.m8n32k16.load.a.col.f16", "llvm.nvvm.wmma.m8n32k16.load.a.col.stride.f16",
    "llvm.nvvm.wmma.m8n32k16.load.a.row.f16", "llvm.nvvm.wmma.m8n32k16.load.a.row.stride.f16",
    "llvm.nvvm.wmma.m8n32k16.load.b.col.f16", "llvm.nvvm.wmma.m8n32k16.load.b.col.stride.f16",
    "llvm.nvvm.wmma.m8n32k16.load.b.row.f16", "llvm.nvvm.wmma.m8n32k16.load.b.row.stride.f16",
    "llvm.nvvm.wmma.m8n32k16.load.c.col.f16", "llvm.nvvm.wmma.m8n32k16.load.c.col.f32",
    "llvm.nvvm.wmma.m8n32k16.load.c.col.stride.f16", "llvm.nvvm.wmma.m8n32k16.load.c.col.stride.f32",
    "llvm.nvvm.wmma.m8n32k16.load.c.row.f16", "llvm.nvvm.wmma.m8n32k16.load.c.row.f32",
    "llvm.nvvm.wmma.m8n32k16.load.c.row.stride.f16", "llvm.nvvm.wmma.m8n32k16.load.c.row.stride.f32",
    "llvm.nvvm.wmma.m8n32k16.mma.col.col.f16", "llvm.nvvm.wmma.m8n32k16.mma.col.col.f32",
    "llvm.nvvm.wmma.m8n32k16.mma.col.row.f16", "llvm.nvvm.wmma.m8n32k16.mma.col.row.f32",
    "llvm.nvvm.wmma.m8n32k16.mma.row.col.f16", "llvm.nvvm.wmma.m8n32k16.mma.row.col.f32",
    "llvm.nvvm.wmma.m8n32k16.mma.row.row.f16", "llvm.nvvm.wmma.m8n32k16.mma.row.row.f32",
    "llvm.nvvm.wmma.m8n32k16.store.d.col.f16", "llvm.nvvm.wmma.m8n32k16.store.d.col.f32",
    "llvm.nvvm.wmma.m8n32k16.store.d.col.stride.f16", "llvm.nvvm.wmma.m8n32k16.store.d.col.stride.f32",
    "llvm.nvvm.wmma.m8n32k16.store.d.row.f16", "llvm.nvvm.wmma.m8n32k16.store.d.row.f32",
    "llvm.nvvm.wmma.m8n32k16.store.d.row.stride.f16", "llvm.nvvm.wmma.m8n32k16.store.d.row.stride.f32"
] in def : IntrinsicNeed<name, "sm_70+", 62>;

foreach name = [
    "llvm.nvvm.applypriority"
] in def : IntrinsicNeed<name, "sm_80+", 74>;

foreach name = [
    "llvm.nvvm.atomic.add.gen.f.cta.bf16", "llvm.nvvm.atomic.add.gen.f.sys.bf16", "llvm.nvvm.barrier.cluster.arrive",
    "llvm.nvvm.barrier.cluster.arrive.aligned", "llvm.nvvm.barrier.cluster.wait", "llvm.nvvm.ex2.approx.ftz.bf16",
    "llvm.nvvm.ex2.approx.ftz.v2bf16", "llvm.nvvm.f2tf32.rn", "llvm.nvvm.f2tf32.rn.relu", "llvm.nvvm.f2tf32.rz",
    "llvm.nvvm.f2tf32.rz.relu", "llvm.nvvm.fence.sc", "llvm.nvvm.getctarank", "llvm.nvvm.griddepcontrol",
    "llvm.nvvm.is_explicit_cluster", "llvm.nvvm.isspacep.shared.cluster", "llvm.nvvm.mapa",
    "llvm.nvvm.mbarrier.try.wait.parity.scope.cta", "llvm.nvvm.mbarrier.try.wait.parity.tl.scope.cta",
    "llvm.nvvm.mbarrier.try.wait.scope.cta", "llvm.nvvm.mbarrier.try.wait.tl.scope.cta",
    "llvm.nvvm.mma.m16n8k16.row.col.f64", "llvm.nvvm.mma.m16n8k4.row.col.f64", "llvm.nvvm.mma.m16n8k8.row.col.f64",
    "llvm.nvvm.read.ptx.sreg.cluster", "llvm.nvvm.read.ptx.sreg.clusterid", "llvm.nvvm.read.ptx.sreg.nclusterid",
    "llvm.nvvm.stmatrix.sync.aligned.m8n8"
] in def : IntrinsicNeed<name, "sm_90+", 0>;

foreach name = [
    "llvm.nvvm.barrier.cluster.arrive.relaxed", "llvm.nvvm.cp.async.bulk.commit",
    "llvm.nvvm.cp.async.bulk.global.to.shared.cluster", "llvm.nvvm.cp.async.bulk.prefetch",
    "llvm.nvvm.cp.async.bulk.shared.cta.to.cluster", "llvm.nvvm.cp.async.bulk.shared.cta.to.global",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.3d", "llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.4d",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.5d", "llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d", "llvm.nvvm.cp.async.bulk.tensor.g2s.tile.3d",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.tile.4d", "llvm.nvvm.cp.async.bulk.tensor.g2s.tile.5d",
    "llvm.nvvm.cp.async.bulk.tensor.prefetch.im2col.3d", "llvm.nvvm.cp.async.bulk.tensor.prefetch.im2col.4d",
    "llvm.nvvm.cp.async.bulk.tensor.prefetch.im2col.5d", "llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.1d",
    "llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.2d", "llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.3d",
    "llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.4d", "llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.5d",
    "llvm.nvvm.cp.async.bulk.tensor.s2g.im2col", "llvm.nvvm.cp.async.bulk.tensor.s2g.tile.1d",
    "llvm.nvvm.cp.async.bulk.tensor.s2g.tile.2d", "llvm.nvvm.cp.async.bulk.tensor.s2g.tile.3d",
    "llvm.nvvm.cp.async.bulk.tensor.s2g.tile.4d", "llvm.nvvm.cp.async.bulk.tensor.s2g.tile.5d",
    "llvm.nvvm.cp.async.bulk.wait", "llvm.nvvm.elect", "llvm.nvvm.fence.mbarrier_init", "llvm.nvvm.fence.proxy.async",
    "llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope", "llvm.nvvm.mbarrier.arrive.drop.scope",
    "llvm.nvvm.mbarrier.arrive.expect.tx.scope", "llvm.nvvm.mbarrier.arrive.scope", "llvm.nvvm.mbarrier.complete",
    "llvm.nvvm.mbarrier.expect", "llvm.nvvm.mbarrier.test.wait.parity.scope.cluster",
    "llvm.nvvm.mbarrier.test.wait.scope.cluster", "llvm.nvvm.mbarrier.try.wait.parity.scope.cluster",
    "llvm.nvvm.mbarrier.try.wait.parity.tl.scope.cluster", "llvm.nvvm.mbarrier.try.wait.scope.cluster",
    "llvm.nvvm.mbarrier.try.wait.tl.scope.cluster", "llvm.nvvm.prefetch", "llvm.nvvm.prefetchu"
] in def : IntrinsicNeed<name, "sm_90+", 80>;

foreach name = [
    "llvm.nvvm.bf16x2", "llvm.nvvm.clusterlaunchcontrol.try_cancel.async.multicast", "llvm.nvvm.e2m1x2", "llvm.nvvm.e2m3x2",
    "llvm.nvvm.e3m2x2", "llvm.nvvm.ff.to.e2m1x2", "llvm.nvvm.ff.to.e2m3x2", "llvm.nvvm.ff.to.e3m2x2",
    "llvm.nvvm.ff.to.ue8m0x2", "llvm.nvvm.ldmatrix.sync.aligned.m16n16", "llvm.nvvm.ldmatrix.sync.aligned.m8n16",
    "llvm.nvvm.stmatrix.sync.aligned.m16n8", "llvm.nvvm.ue8m0x2"
] in def : IntrinsicNeed<name, "sm_100a sm_100f sm_103a sm_103f sm_110a sm_110f sm_120a sm_120f sm_121a sm_121f", 0>;

foreach name = [
    "llvm.nvvm.bmsk", "llvm.nvvm.sext", "llvm.nvvm.zext"
] in def : IntrinsicNeed<name, "sm_70+", 76>;

foreach name = [
    "llvm.nvvm.clusterlaunchcontrol.query_cancel", "llvm.nvvm.clusterlaunchcontrol.try_cancel.async.shared",
    "llvm.nvvm.cp.async.bulk.shared.cta.to.global.bytemask", "llvm.nvvm.cp.async.bulk.tensor.g2s.cta.im2col.w.3d",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.cta.im2col.w.4d", "llvm.nvvm.cp.async.bulk.tensor.g2s.cta.im2col.w.5d",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.cta.tile.gather4", "llvm.nvvm.f2tf32.rn.relu.satfinite",
    "llvm.nvvm.f2tf32.rn.satfinite", "llvm.nvvm.f2tf32.rz.relu.satfinite", "llvm.nvvm.f2tf32.rz.satfinite", "llvm.nvvm.st"
] in def : IntrinsicNeed<name, "sm_100+", 0>;

foreach name = [
    "llvm.nvvm.cp.async.bulk.global.to.shared.cta", "llvm.nvvm.cp.async.bulk.tensor.g2s.cta.im2col.3d",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.cta.im2col.4d", "llvm.nvvm.cp.async.bulk.tensor.g2s.cta.im2col.5d",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.cta.tile.1d", "llvm.nvvm.cp.async.bulk.tensor.g2s.cta.tile.2d",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.cta.tile.3d", "llvm.nvvm.cp.async.bulk.tensor.g2s.cta.tile.4d",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.cta.tile.5d", "llvm.nvvm.fence.acquire", "llvm.nvvm.fence.proxy.async_generic",
    "llvm.nvvm.fence.release", "llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed", "llvm.nvvm.mbarrier.arrive.drop.relaxed",
    "llvm.nvvm.mbarrier.arrive.expect.tx.relaxed", "llvm.nvvm.mbarrier.arrive.relaxed",
    "llvm.nvvm.mbarrier.test.wait.parity.relaxed", "llvm.nvvm.mbarrier.test.wait.relaxed",
    "llvm.nvvm.mbarrier.try.wait.parity.relaxed", "llvm.nvvm.mbarrier.try.wait.parity.tl.relaxed",
    "llvm.nvvm.mbarrier.try.wait.relaxed", "llvm.nvvm.mbarrier.try.wait.tl.relaxed"
] in def : IntrinsicNeed<name, "sm_90+", 86>;

foreach name = [
    "llvm.nvvm.cp.async.bulk.tensor.g2s.cta.im2col.w.128", "llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.w",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.tile.gather4", "llvm.nvvm.cp.async.bulk.tensor.prefetch.im2col.w",
    "llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.gather4", "llvm.nvvm.cp.async.bulk.tensor.s2g.tile.scatter4",
    "llvm.nvvm.tcgen05.alloc", "llvm.nvvm.tcgen05.commit", "llvm.nvvm.tcgen05.cp", "llvm.nvvm.tcgen05.dealloc",
    "llvm.nvvm.tcgen05.fence", "llvm.nvvm.tcgen05.ld", "llvm.nvvm.tcgen05.mma.shared",
    "llvm.nvvm.tcgen05.mma.shared.disable_output_lane", "llvm.nvvm.tcgen05.mma.shared.mxf4.block_scale",
    "llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale", "llvm.nvvm.tcgen05.mma.sp.shared",
    "llvm.nvvm.tcgen05.mma.sp.shared.disable_output_lane", "llvm.nvvm.tcgen05.mma.sp.shared.mxf8f6f4.block_scale",
    "llvm.nvvm.tcgen05.mma.sp.tensor", "llvm.nvvm.tcgen05.mma.sp.tensor.ashift",
    "llvm.nvvm.tcgen05.mma.sp.tensor.disable_output_lane", "llvm.nvvm.tcgen05.mma.sp.tensor.mxf8f6f4.block_scale",
    "llvm.nvvm.tcgen05.mma.tensor", "llvm.nvvm.tcgen05.mma.tensor.ashift",
    "llvm.nvvm.tcgen05.mma.tensor.disable_output_lane", "llvm.nvvm.tcgen05.mma.tensor.mxf4.block_scale",
    "llvm.nvvm.tcgen05.mma.tensor.mxf8f6f4.block_scale", "llvm.nvvm.tcgen05.mma.ws", "llvm.nvvm.tcgen05.relinq",
    "llvm.nvvm.tcgen05.st.16x128b", "llvm.nvvm.tcgen05.st.16x256b", "llvm.nvvm.tcgen05.st.16x32bx2.x1",
    "llvm.nvvm.tcgen05.st.16x32bx2.x128", "llvm.nvvm.tcgen05.st.16x32bx2.x16"
] in def : IntrinsicNeed<name, "sm_100a sm_100f sm_103a sm_103f sm_110a sm_110f", 0>;

foreach name = [
    "llvm.nvvm.cp.async.ca", "llvm.nvvm.cp.async.cg", "llvm.nvvm.cp.async.commit", "llvm.nvvm.cp.async.mbarrier",
    "llvm.nvvm.cp.async.wait", "llvm.nvvm.f2tf32.rna", "llvm.nvvm.fabs.bf16", "llvm.nvvm.fabs.v2bf16",
    "llvm.nvvm.fma.rn.bf16", "llvm.nvvm.fma.rn.bf16x2", "llvm.nvvm.fma.rn.ftz.bf16", "llvm.nvvm.fma.rn.ftz.relu.bf16",
    "llvm.nvvm.fma.rn.ftz.relu.f16", "llvm.nvvm.fma.rn.ftz.relu.f16x2", "llvm.nvvm.fma.rn.ftz.sat.bf16",
    "llvm.nvvm.fma.rn.relu", "llvm.nvvm.fma.rn.sat.bf16", "llvm.nvvm.fmax.bf16", "llvm.nvvm.fmax.bf16x2",
    "llvm.nvvm.fmax.f16", "llvm.nvvm.fmax.f16x2", "llvm.nvvm.fmax.ftz.f16", "llvm.nvvm.fmax.ftz.f16x2",
    "llvm.nvvm.fmax.ftz.nan.f", "llvm.nvvm.fmax.ftz.nan.f16", "llvm.nvvm.fmax.ftz.nan.f16x2", "llvm.nvvm.fmax.nan.bf16",
    "llvm.nvvm.fmax.nan.bf16x2", "llvm.nvvm.fmax.nan.f", "llvm.nvvm.fmax.nan.f16", "llvm.nvvm.fmax.nan.f16x2",
    "llvm.nvvm.fmin.bf16", "llvm.nvvm.fmin.bf16x2", "llvm.nvvm.fmin.f16", "llvm.nvvm.fmin.f16x2", "llvm.nvvm.fmin.ftz.f16",
    "llvm.nvvm.fmin.ftz.f16x2", "llvm.nvvm.fmin.ftz.nan.f", "llvm.nvvm.fmin.ftz.nan.f16", "llvm.nvvm.fmin.ftz.nan.f16x2",
    "llvm.nvvm.fmin.nan.bf16", "llvm.nvvm.fmin.nan.bf16x2", "llvm.nvvm.fmin.nan.f", "llvm.nvvm.fmin.nan.f16",
    "llvm.nvvm.fmin.nan.f16x2", "llvm.nvvm.mbarrier.arrive", "llvm.nvvm.mbarrier.arrive.drop",
    "llvm.nvvm.mbarrier.arrive.drop.noComplete", "llvm.nvvm.mbarrier.arrive.drop.shared",
    "llvm.nvvm.mbarrier.arrive.noComplete", "llvm.nvvm.mbarrier.arrive.shared", "llvm.nvvm.mbarrier.init",
    "llvm.nvvm.mbarrier.inval", "llvm.nvvm.mbarrier.pending", "llvm.nvvm.mbarrier.test.wait",
    "llvm.nvvm.mbarrier.test.wait.scope.cta", "llvm.nvvm.mbarrier.test.wait.shared", "llvm.nvvm.mma.m16n8k16.row.col.bf16",
    "llvm.nvvm.mma.m16n8k16.row.col.f16.f16", "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", "llvm.nvvm.mma.m16n8k16.row.col.s8",
    "llvm.nvvm.mma.m16n8k16.row.col.satfinite", "llvm.nvvm.mma.m16n8k16.row.col.u8", "llvm.nvvm.mma.m16n8k32.row.col.s4",
    "llvm.nvvm.mma.m16n8k32.row.col.s8", "llvm.nvvm.mma.m16n8k32.row.col.satfinite", "llvm.nvvm.mma.m16n8k32.row.col.u4",
    "llvm.nvvm.mma.m16n8k32.row.col.u8", "llvm.nvvm.mma.m16n8k4.row.col.tf32", "llvm.nvvm.mma.m16n8k64",
    "llvm.nvvm.mma.m8n8k4.row.col.f64", "llvm.nvvm.mma.xor", "llvm.nvvm.neg", "llvm.nvvm.redux.sync.add",
    "llvm.nvvm.redux.sync.and", "llvm.nvvm.redux.sync.max", "llvm.nvvm.redux.sync.min", "llvm.nvvm.redux.sync.or",
    "llvm.nvvm.redux.sync.umax", "llvm.nvvm.redux.sync.umin", "llvm.nvvm.redux.sync.xor",
    "llvm.nvvm.wmma.m16n16k16.load.a.col.bf16", "llvm.nvvm.wmma.m16n16k16.load.a.col.stride.bf16",
    "llvm.nvvm.wmma.m16n16k16.load.a.row.bf16", "llvm.nvvm.wmma.m16n16k16.load.a.row.stride.bf16",
    "llvm.nvvm.wmma.m16n16k16.load.b.col.bf16", "llvm.nvvm.wmma.m16n16k16.load.b.col.stride.bf16",
    "llvm.nvvm.wmma.m16n16k16.load.b.row.bf16", "llvm.nvvm.wmma.m16n16k16.load.b.row.stride.bf16",
    "llvm.nvvm.wmma.m16n16k16.mma.col.col.bf16", "llvm.nvvm.wmma.m16n16k16.mma.col.row.bf16",
    "llvm.nvvm.wmma.m16n16k16.mma.row.col.bf16", "llvm.nvvm.wmma.m16n16k16.mma.row.row.bf16", "llvm.nvvm.wmma.m16n16k8",
    "llvm.nvvm.wmma.m32n8k16.load.a.col.bf16", "llvm.nvvm.wmma.m32n8k16.load.a.col.stride.bf16",
    "llvm.nvvm.wmma.m32n8k16.load.a.row.bf16", "llvm.nvvm.wmma.m32n8k16.load.a.row.stride.bf16",
    "llvm.nvvm.wmma.m32n8k16.load.b.col.bf16", "llvm.nvvm.wmma.m32n8k16.load.b.col.stride.bf16",
    "llvm.nvvm.wmma.m32n8k16.load.b.row.bf16", "llvm.nvvm.wmma.m32n8k16.load.b.row.stride.bf16",
    "llvm.nvvm.wmma.m32n8k16.mma.col.col.bf16", "llvm.nvvm.wmma.m32n8k16.mma.col.row.bf16",
    "llvm.nvvm.wmma.m32n8k16.mma.row.col.bf16", "llvm.nvvm.wmma.m32n8k16.mma.row.row.bf16",
    "llvm.nvvm.wmma.m8n32k16.load.a.col.bf16", "llvm.nvvm.wmma.m8n32k16.load.a.col.stride.bf16",
    "llvm.nvvm.wmma.m8n32k16.load.a.row.bf16", "llvm.nvvm.wmma.m8n32k16.load.a.row.stride.bf16",
    "llvm.nvvm.wmma.m8n32k16.load.b.col.bf16", "llvm.nvvm.wmma.m8n32k16.load.b.col.stride.bf16",
    "llvm.nvvm.wmma.m8n32k16.load.b.row.bf16", "llvm.nvvm.wmma.m8n32k16.load.b.row.stride.bf16",
    "llvm.nvvm.wmma.m8n32k16.mma.col.col.bf16", "llvm.nvvm.wmma.m8n32k16.mma.col.row.bf16",
    "llvm.nvvm.wmma.m8n32k16.mma.row.col.bf16", "llvm.nvvm.wmma.m8n32k16.mma.row.row.bf16", "llvm.nvvm.wmma.m8n8k4"
] in def : IntrinsicNeed<name, "sm_80+", 0>;

foreach name = [
    "llvm.nvvm.e4m3x2", "llvm.nvvm.e5m2x2", "llvm.nvvm.f16x2", "llvm.nvvm.ff.to.e4m3x2", "llvm.nvvm.ff.to.e5m2x2"
] in def : IntrinsicNeed<name, "sm_89+", 81>;

foreach name = [
    "llvm.nvvm.ex2.approx.f16", "llvm.nvvm.ex2.approx.v2f16"
] in def : IntrinsicNeed<name, "sm_75+", 70>;

foreach name = [
    "llvm.nvvm.f2bf16.rn.relu.satfinite", "llvm.nvvm.f2bf16.rn.satfinite", "llvm.nvvm.f2bf16.rz.relu.satfinite",
    "llvm.nvvm.f2bf16.rz.satfinite", "llvm.nvvm.f2f16.rn.relu.satfinite", "llvm.nvvm.f2f16.rn.satfinite",
    "llvm.nvvm.f2f16.rz.relu.satfinite", "llvm.nvvm.f2f16.rz.satfinite", "llvm.nvvm.f2tf32.rna.satfinite",
    "llvm.nvvm.ff2bf16x2.rn.relu.satfinite", "llvm.nvvm.ff2bf16x2.rn.satfinite", "llvm.nvvm.ff2bf16x2.rz.relu.satfinite",
    "llvm.nvvm.ff2bf16x2.rz.satfinite", "llvm.nvvm.ff2f16x2.rn.relu.satfinite", "llvm.nvvm.ff2f16x2.rn.satfinite",
    "llvm.nvvm.ff2f16x2.rz.relu.satfinite", "llvm.nvvm.ff2f16x2.rz.satfinite"
] in def : IntrinsicNeed<name, "sm_80+", 81>;

foreach name = [
    "llvm.nvvm.f32x4", "llvm.nvvm.ff2bf16x2.rs", "llvm.nvvm.ff2f16x2.rs"
] in def : IntrinsicNeed<name, "sm_100a sm_103a", 87>;

foreach name = [
    "llvm.nvvm.fabs.f16", "llvm.nvvm.fabs.ftz.f16", "llvm.nvvm.fabs.ftz.v2f16", "llvm.nvvm.fabs.v2f16"
] in def : IntrinsicNeed<name, "sm_70+", 65>;

foreach name = [
    "llvm.nvvm.fence.proxy.alias"
] in def : IntrinsicNeed<name, "sm_70+", 75>;

foreach name = [
    "llvm.nvvm.fence.proxy.tensormap_generic.release"
] in def : IntrinsicNeed<name, "sm_90+", 83>;

foreach name = [
    "llvm.nvvm.fmax.ftz.nan.xorsign.abs.f", "llvm.nvvm.fmax.ftz.nan.xorsign.abs.f16",
    "llvm.nvvm.fmax.ftz.nan.xorsign.abs.f16x2", "llvm.nvvm.fmax.ftz.xorsign.abs.f", "llvm.nvvm.fmax.ftz.xorsign.abs.f16",
    "llvm.nvvm.fmax.ftz.xorsign.abs.f16x2", "llvm.nvvm.fmax.nan.xorsign", "llvm.nvvm.fmax.xorsign",
    "llvm.nvvm.fmin.ftz.nan.xorsign.abs.f", "llvm.nvvm.fmin.ftz.nan.xorsign.abs.f16",
    "llvm.nvvm.fmin.ftz.nan.xorsign.abs.f16x2", "llvm.nvvm.fmin.ftz.xorsign.abs.f", "llvm.nvvm.fmin.ftz.xorsign.abs.f16",
    "llvm.nvvm.fmin.ftz.xorsign.abs.f16x2", "llvm.nvvm.fmin.nan.xorsign", "llvm.nvvm.fmin.xorsign"
] in def : IntrinsicNeed<name, "sm_86+", 72>;

foreach name = [
    "llvm.nvvm.ldmatrix.sync.aligned.m8n8", "llvm.nvvm.mma.m16n8k8.row.col.bf16", "llvm.nvvm.mma.m16n8k8.row.col.f16",
    "llvm.nvvm.mma.m16n8k8.row.col.f32", "llvm.nvvm.mma.m16n8k8.row.col.tf32", "llvm.nvvm.mma.m8n8k16",
    "llvm.nvvm.mma.m8n8k32"
] in def : IntrinsicNeed<name, "sm_75+", 65>;

foreach name = [
    "llvm.nvvm.mbarrier.test.wait.parity.scope.cta", "llvm.nvvm.mma.and", "llvm.nvvm.mma.sp.m16n8k128",
    "llvm.nvvm.mma.sp.m16n8k16", "llvm.nvvm.mma.sp.m16n8k32", "llvm.nvvm.mma.sp.m16n8k64.row.col.s4",
    "llvm.nvvm.mma.sp.m16n8k64.row.col.s8", "llvm.nvvm.mma.sp.m16n8k64.row.col.satfinite",
    "llvm.nvvm.mma.sp.m16n8k64.row.col.u4", "llvm.nvvm.mma.sp.m16n8k64.row.col.u8", "llvm.nvvm.mma.sp.m16n8k8",
    "llvm.nvvm.wmma.m8n8k128.mma.and"
] in def : IntrinsicNeed<name, "sm_80+", 71>;

foreach name = [
    "llvm.nvvm.mma.block", "llvm.nvvm.mma.m16n8k32.row.col.kind", "llvm.nvvm.mma.sp.ordered.metadata.block",
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col.kind"
] in def : IntrinsicNeed<name, "sm_120a sm_120f sm_121a sm_121f", 0>;

foreach name = [
    "llvm.nvvm.mma.m16n8k16.row.col.f16.e4m3", "llvm.nvvm.mma.m16n8k16.row.col.f16.e5m2",
    "llvm.nvvm.mma.m16n8k16.row.col.f32.e4m3", "llvm.nvvm.mma.m16n8k16.row.col.f32.e5m2"
] in def : IntrinsicNeed<name, "sm_89+", 87>;

foreach name = [
    "llvm.nvvm.mma.m16n8k32.row.col.f16", "llvm.nvvm.mma.m16n8k32.row.col.f32", "llvm.nvvm.mma.sp.m16n8k64.row.col.f32"
] in def : IntrinsicNeed<name, "sm_89+", 84>;

foreach name = [
    "llvm.nvvm.mma.m8n8k4.col", "llvm.nvvm.mma.m8n8k4.row.col.f16", "llvm.nvvm.mma.m8n8k4.row.col.f32",
    "llvm.nvvm.mma.m8n8k4.row.row"
] in def : IntrinsicNeed<name, "sm_70+", 64>;

foreach name = [
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k128", "llvm.nvvm.mma.sp.ordered.metadata.m16n8k16",
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k32", "llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col.s4",
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col.s8", "llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col.satfinite",
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col.u4", "llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col.u8",
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k8"
] in def : IntrinsicNeed<name, "sm_80+", 85>;

foreach name = [
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col.f32"
] in def : IntrinsicNeed<name, "sm_89+", 85>;

foreach name = [
    "llvm.nvvm.nanosleep"
] in def : IntrinsicNeed<name, "sm_70+", 63>;

foreach name = [
    "llvm.nvvm.read.ptx.sreg.aggr_smem_size"
] in def : IntrinsicNeed<name, "sm_90+", 81>;

foreach name = [
    "llvm.nvvm.redux.sync.fmax", "llvm.nvvm.redux.sync.fmin", "llvm.nvvm.tcgen05.mma.shared.scale_d",
    "llvm.nvvm.tcgen05.mma.sp.shared.scale_d", "llvm.nvvm.tcgen05.mma.sp.tensor.scale_d",
    "llvm.nvvm.tcgen05.mma.tensor.scale_d"
] in def : IntrinsicNeed<name, "sm_100a sm_100f sm_103a sm_103f", 0>;

foreach name = [
    "llvm.nvvm.setmaxnreg"
] in def : IntrinsicNeed<name, "sm_90a sm_100a sm_100f sm_103a sm_103f sm_110a sm_110f sm_120a sm_120f sm_121a sm_121f", 0>;

foreach name = [
    "llvm.nvvm.tcgen05.mma.shared.mxf4.block_scale.block32", "llvm.nvvm.tcgen05.mma.shared.mxf4nvf4",
    "llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale.block32",
    "llvm.nvvm.tcgen05.mma.sp.shared.mxf8f6f4.block_scale.block32",
    "llvm.nvvm.tcgen05.mma.sp.tensor.mxf8f6f4.block_scale.block32", "llvm.nvvm.tcgen05.mma.tensor.mxf4.block_scale.block32",
    "llvm.nvvm.tcgen05.mma.tensor.mxf4nvf4", "llvm.nvvm.tcgen05.mma.tensor.mxf8f6f4.block_scale.block32"
] in def : IntrinsicNeed<name, "sm_100a sm_100f sm_103a sm_103f sm_110a sm_110f", 88>;

foreach name = [
    "llvm.nvvm.tcgen05.mma.sp.shared.mxf4", "llvm.nvvm.tcgen05.mma.sp.tensor.mxf4", "llvm.nvvm.tcgen05.shift"
] in def : IntrinsicNeed<name, "sm_100a sm_103a sm_110a", 0>;

foreach name = [
    "llvm.nvvm.tcgen05.mma.sp.shared.mxf4nvf4", "llvm.nvvm.tcgen05.mma.sp.tensor.mxf4nvf4"
] in def : IntrinsicNeed<name, "sm_100a sm_103a sm_110a", 87>;

foreach name = [
    "llvm.nvvm.tensormap.replace.box", "llvm.nvvm.tensormap.replace.element", "llvm.nvvm.tensormap.replace.elemtype",
    "llvm.nvvm.tensormap.replace.fill", "llvm.nvvm.tensormap.replace.global", "llvm.nvvm.tensormap.replace.interleave",
    "llvm.nvvm.tensormap.replace.rank", "llvm.nvvm.tensormap.replace.swizzle.mode"
] in def : IntrinsicNeed<name, "sm_90a sm_100a sm_100f sm_103a sm_103f sm_110a sm_110f sm_120a sm_120f sm_121a sm_121f", 83>;

foreach name = [
    "llvm.nvvm.tensormap.replace.swizzle.atomicity"
] in def : IntrinsicNeed<name, "sm_100a sm_100f sm_103a sm_103f sm_110a sm_110f sm_120a sm_120f sm_121a sm_121f", 87>;

foreach name = [
    "llvm.nvvm.wgmma"
] in def : IntrinsicNeed<name, "sm_90a", 0>;

foreach name = [
    "llvm.nvvm.wmma.m16n16k16.load.a.col.s8", "llvm.nvvm.wmma.m16n16k16.load.a.col.stride.s8",
    "llvm.nvvm.wmma.m16n16k16.load.a.col.stride.u8", "llvm.nvvm.wmma.m16n16k16.load.a.col.u8",
    "llvm.nvvm.wmma.m16n16k16.load.a.row.s8", "llvm.nvvm.wmma.m16n16k16.load.a.row.stride.s8",
    "llvm.nvvm.wmma.m16n16k16.load.a.row.stride.u8", "llvm.nvvm.wmma.m16n16k16.load.a.row.u8",
    "llvm.nvvm.wmma.m16n16k16.load.b.col.s8", "llvm.nvvm.wmma.m16n16k16.load.b.col.stride.s8",
    "llvm.nvvm.wmma.m16n16k16.load.b.col.stride.u8", "llvm.nvvm.wmma.m16n16k16.load.b.col.u8",
    "llvm.nvvm.wmma.m16n16k16.load.b.row.s8", "llvm.nvvm.wmma.m16n16k16.load.b.row.stride.s8",
    "llvm.nvvm.wmma.m16n16k16.load.b.row.stride.u8", "llvm.nvvm.wmma.m16n16k16.load.b.row.u8",
    "llvm.nvvm.wmma.m16n16k16.load.c.col.s32", "llvm.nvvm.wmma.m16n16k16.load.c.col.stride.s32",
    "llvm.nvvm.wmma.m16n16k16.load.c.row.s32", "llvm.nvvm.wmma.m16n16k16.load.c.row.stride.s32",
    "llvm.nvvm.wmma.m16n16k16.mma.col.col.s8", "llvm.nvvm.wmma.m16n16k16.mma.col.col.u8",
    "llvm.nvvm.wmma.m16n16k16.mma.col.row.s8", "llvm.nvvm.wmma.m16n16k16.mma.col.row.u8",
    "llvm.nvvm.wmma.m16n16k16.mma.row.col.s8", "llvm.nvvm.wmma.m16n16k16.mma.row.col.u8",
    "llvm.nvvm.wmma.m16n16k16.mma.row.row.s8", "llvm.nvvm.wmma.m16n16k16.mma.row.row.u8",
    "llvm.nvvm.wmma.m16n16k16.store.d.col.s32", "llvm.nvvm.wmma.m16n16k16.store.d.col.stride.s32",
    "llvm.nvvm.wmma.m16n16k16.store.d.row.s32", "llvm.nvvm.wmma.m16n16k16.store.d.row.stride.s32",
    "llvm.nvvm.wmma.m32n8k16.load.a.col.s8", "llvm.nvvm.wmma.m32n8k16.load.a.col.stride.s8",
    "llvm.nvvm.wmma.m32n8k16.load.a.col.stride.u8", "llvm.nvvm.wmma.m32n8k16.load.a.col.u8",
    "llvm.nvvm.wmma.m32n8k16.load.a.row.s8", "llvm.nvvm.wmma.m32n8k16.load.a.row.stride.s8",
    "llvm.nvvm.wmma.m32n8k16.load.a.row.stride.u8", "llvm.nvvm.wmma.m32n8k16.load.a.row.u8",
    "llvm.nvvm.wmma.m32n8k16.load.b.col.s8", "llvm.nvvm.wmma.m32n8k16.load.b.col.stride.s8",
    "llvm.nvvm.wmma.m32n8k16.load.b.col.stride.u8", "llvm.nvvm.wmma.m32n8k16.load.b.col.u8",
    "llvm.nvvm.wmma.m32n8k16.load.b.row.s8", "llvm.nvvm.wmma.m32n8k16.load.b.row.stride.s8",
    "llvm.nvvm.wmma.m32n8k16.load.b.row.stride.u8", "llvm.nvvm.wmma.m32n8k16.load.b.row.u8",
    "llvm.nvvm.wmma.m32n8k16.load.c.col.s32", "llvm.nvvm.wmma.m32n8k16.load.c.col.stride.s32",
    "llvm.nvvm.wmma.m32n8k16.load.c.row.s32", "llvm.nvvm.wmma.m32n8k16.load.c.row.stride.s32",
    "llvm.nvvm.wmma.m32n8k16.mma.col.col.s8", "llvm.nvvm.wmma.m32n8k16.mma.col.col.u8",
    "llvm.nvvm.wmma.m32n8k16.mma.col.row.s8", "llvm.nvvm.wmma.m32n8k16.mma.col.row.u8",
    "llvm.nvvm.wmma.m32n8k16.mma.row.col.s8", "llvm.nvvm.wmma.m32n8k16.mma.row.col.u8",
    "llvm.nvvm.wmma.m32n8k16.mma.row.row.s8", "llvm.nvvm.wmma.m32n8k16.mma.row.row.u8",
    "llvm.nvvm.wmma.m32n8k16.store.d.col.s32", "llvm.nvvm.wmma.m32n8k16.store.d.col.stride.s32",
    "llvm.nvvm.wmma.m32n8k16.store.d.row.s32", "llvm.nvvm.wmma.m32n8k16.store.d.row.stride.s32",
    "llvm.nvvm.wmma.m8n32k16.load.a.col.s8", "llvm.nvvm.wmma.m8n32k16.load.a.col.stride.s8",
    "llvm.nvvm.wmma.m8n32k16.load.a.col.stride.u8", "llvm.nvvm.wmma.m8n32k16.load.a.col.u8",
    "llvm.nvvm.wmma.m8n32k16.load.a.row.s8", "llvm.nvvm.wmma.m8n32k16.load.a.row.stride.s8",
    "llvm.nvvm.wmma.m8n32k16.load.a.row.stride.u8", "llvm.nvvm.wmma.m8n32k16.load.a.row.u8",
    "llvm.nvvm.wmma.m8n32k16.load.b.col.s8", "llvm.nvvm.wmma.m8n32k16.load.b.col.stride.s8",
    "llvm.nvvm.wmma.m8n32k16.load.b.col.stride.u8", "llvm.nvvm.wmma.m8n32k16.load.b.col.u8",
    "llvm.nvvm.wmma.m8n32k16.load.b.row.s8", "llvm.nvvm.wmma.m8n32k16.load.b.row.stride.s8",
    "llvm.nvvm.wmma.m8n32k16.load.b.row.stride.u8", "llvm.nvvm.wmma.m8n32k16.load.b.row.u8",
    "llvm.nvvm.wmma.m8n32k16.load.c.col.s32", "llvm.nvvm.wmma.m8n32k16.load.c.col.stride.s32",
    "llvm.nvvm.wmma.m8n32k16.load.c.row.s32", "llvm.nvvm.wmma.m8n32k16.load.c.row.stride.s32",
    "llvm.nvvm.wmma.m8n32k16.mma.col.col.s8", "llvm.nvvm.wmma.m8n32k16.mma.col.col.u8",
    "llvm.nvvm.wmma.m8n32k16.mma.col.row.s8", "llvm.nvvm.wmma.m8n32k16.mma.col.row.u8",
    "llvm.nvvm.wmma.m8n32k16.mma.row.col.s8", "llvm.nvvm.wmma.m8n32k16.mma.row.col.u8",
    "llvm.nvvm.wmma.m8n32k16.mma.row.row.s8", "llvm.nvvm.wmma.m8n32k16.mma.row.row.u8",
    "llvm.nvvm.wmma.m8n32k16.store.d.col.s32", "llvm.nvvm.wmma.m8n32k16.store.d.col.stride.s32",
    "llvm.nvvm.wmma.m8n32k16.store.d.row.s32", "llvm.nvvm.wmma.m8n32k16.store.d.row.stride.s32",
    "llvm.nvvm.wmma.m8n8k128.load", "llvm.nvvm.wmma.m8n8k128.mma.xor", "llvm.nvvm.wmma.m8n8k128.store",
    "llvm.nvvm.wmma.m8n8k32"
] in def : IntrinsicNeed<name, "sm_75+", 0>;
