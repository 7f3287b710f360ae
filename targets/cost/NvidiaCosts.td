//===- NvidiaCosts.td - costs of NVIDIA's GPUs ----------------------------===//
// Letters in brackets name the source of a number; Costs.td lists them. Hopper
// is measured in full; the others list where published numbers say that they
// differ.
//===----------------------------------------------------------------------===//

def : CostFamily<"Hopper", "Hopper", "described in full", "perf/results/h200-2026-11-20-microbench.json">;
def : CostFamily<"Volta", "Ampere", "the same rates outside the matrix unit">;
def : CostFamily<"Turing", "Volta", "the same rates, few fp64 units">;
def : CostFamily<"Ampere", "Hopper", "guess where it has no row of its own">;
def : CostFamily<"AmpereConsumer", "Ampere", "twice the fp32 units, few fp64 units, half the matrix unit">;
def : CostFamily<"Ada", "AmpereConsumer", "the same rates, fp8 in the matrix unit">;
def : CostFamily<"Blackwell", "Hopper", "guess where it has no row of its own">;
def : CostFamily<"BlackwellConsumer", "Ada", "guess: every lane does integers too">;

class HopperCost<string theClass, string theVariant, int theBytes, int theLatency, int theIssue, string thePipe,
                 string theSource, int theSlots = 1>
    : CostRow<"Hopper", theClass, theVariant, theBytes, theLatency, theIssue, thePipe, theSource, theSlots>;

def : HopperCost<"Meta", "", 0, 0, 0, "None", "no instruction", 0>;
def : HopperCost<"Move", "", 0, 4, 1, "Alu", "guess: as add.u32; ptxas moves in the FMA pipe too">;
def : HopperCost<"Move", "select", 0, 4, 2, "Alu", "[M] selp.b32">;
def : HopperCost<"Move", "register", 0, 4, 2, "Alu", "as lop3: SASS's MOV is an operation of the ALU">;
def : HopperCost<"Move", "special", 0, 20, 8, "Memory", "guess: S2R of a special register">;
def : HopperCost<"Integer", "", 4, 4, 2, "Alu", "[M] lop3, shf, prmt, min.s32">;
def : HopperCost<"Integer", "", 8, 4, 2, "Alu", "[M] add.u64", 2>;
def : HopperCost<"Integer", "add", 4, 5, 1, "Alu", "[M] add.u32: half of them in the FMA pipe">;
def : HopperCost<"Integer", "add", 8, 4, 2, "Alu", "[M] add.u64", 2>;
def : HopperCost<"Integer", "count", 0, 17, 8, "Special", "[M] bfind, popc, brev">;
def : HopperCost<"IntegerMultiply", "", 4, 4, 2, "Fma", "[M] mad.lo.u32">;
def : HopperCost<"IntegerMultiply", "", 8, 7, 4, "Fma", "[M] mul.wide.u32">;
def : HopperCost<"IntegerMultiply", "high", 0, 9, 4, "Fma", "[M] mul.hi.u32">;
def : HopperCost<"IntegerMultiply", "whole", 8, 17, 8, "Fma", "[M] mul.lo.u64", 4>;
def : HopperCost<"IntegerDivide", "", 4, 132, 31, "Alu", "[M] div.u32, rem.u32, div.s32", 20>;
def : HopperCost<"IntegerDivide", "", 8, 300, 113, "Alu", "[M] div.u64; slots guess", 100>;
def : HopperCost<"Compare", "", 0, 4, 2, "Alu", "[M] setp.lt.s32 with selp.b32, halved">;
def : HopperCost<"Float", "", 0, 4, 1, "Fma", "[M] fma.rn.f32, add, mul">;
def : HopperCost<"Float", "minmax", 0, 4, 2, "Alu", "[M] max.f32, min.f32">;
def : HopperCost<"Double", "", 0, 8, 2, "Double", "[M] fma.rn.f64, add, mul">;
def : HopperCost<"Half", "", 0, 8, 1, "Fma", "[M] fma.rn.f16x2, bf16x2, add.rn.f16x2">;
def : HopperCost<"Convert", "", 0, 17, 8, "Special", "[M] cvt.rzi.s32.f32">;
def : HopperCost<"Convert", "fromint", 0, 4, 2, "Alu", "[M] cvt.rn.f32.s32">;
def : HopperCost<"Convert", "fromsmall", 0, 17, 8, "Special", "[M] cvt.rn.f32.s8">;
def : HopperCost<"Convert", "pack", 0, 4, 2, "Alu", "[M] cvt.rn.f16x2.f32, cvt.rn.bf16x2.f32">;
def : HopperCost<"Convert", "widen", 0, 5, 2, "Fma", "[M] cvt.f32.f16">;
def : HopperCost<"Convert", "shift", 0, 5, 1, "Alu", "[M] cvt.f32.bf16">;
def : HopperCost<"Convert", "fp8", 0, 4, 2, "Alu", "[M] e4m3x2 both ways, less the permutation beside it">;
def : HopperCost<"Convert", "tf32", 0, 22, 4, "Alu", "[M] cvt.rna.tf32.f32", 3>;
def : HopperCost<"Convert", "double", 0, 18, 8, "Special", "[M] cvt.f64.f32 with cvt.rn.f32.f64, halved">;
def : HopperCost<"Convert", "round", 0, 17, 8, "Special", "[M] cvt.rmi.f32.f32">;
def : HopperCost<"Special", "", 0, 17, 8, "Special", "[M] ex2, lg2, rcp, rsqrt, sqrt, tanh .approx.f32">;
def : HopperCost<"Special", "sin", 0, 23, 8, "Special", "[M] sin.approx.ftz.f32, cos", 2>;
def : HopperCost<"Special", "f16x2", 0, 17, 16, "Special", "[M] ex2.approx.f16x2", 2>;
def : HopperCost<"FloatDivide", "", 4, 45, 9, "Fma", "[M] div.full.f32", 8>;
foreach variant = ["", "rn"] in
  def : HopperCost<"FloatDivide", variant, 8, 124, 26, "Double", "[M] div.rn.f64; slots guess", 20>;
def : HopperCost<"FloatDivide", "approx", 4, 23, 8, "Special", "[M] div.approx.ftz.f32", 2>;
def : HopperCost<"FloatDivide", "rn", 4, 57, 17, "Fma", "[M] div.rn.f32", 14>;
def : HopperCost<"FloatDivide", "sqrt.rn", 4, 55, 12, "Fma", "[M] sqrt.rn.f32; slots guess", 10>;
def : HopperCost<"FloatDivide", "rcp.rn", 4, 77, 13, "Fma", "[M] rcp.rn.f32; slots guess", 10>;
def : HopperCost<"Scalar", "", 0, 4, 1, "Scalar", "guess: the uniform datapath">;
def : HopperCost<"Scalar", "lane", 0, 13, 2, "Scalar", "[P] R2UR; issue guess">;

// Whether a load hits is not known when code is scheduled: the plain row is an
// L2 hit, what several warps can cover.
class HopperAccess<string theClass, string theVariant, int theBytes, int theLatency, int theIssue, string theSource>
    : HopperCost<theClass, theVariant, theBytes, theLatency, theIssue, "Memory", theSource>;
foreach level = ["", "l2"] in {
  def : HopperAccess<"LoadGlobal", level, 4, 288, 4, "[M] ld.global.cg.u32 (l2); issue of (l1)">;
  def : HopperAccess<"LoadGlobal", level, 8, 285, 8, "[M] ld.global.cg.u64 (l2); issue of (l1)">;
  def : HopperAccess<"LoadGlobal", level, 16, 299, 16, "[M] ld.global.cg.v2.u64 (l2); issue of (l1)">;
}
def : HopperAccess<"LoadGlobal", "l1", 4, 31, 4, "[M] ld.global.ca.u32 (l1)">;
def : HopperAccess<"LoadGlobal", "l1", 8, 34, 8, "[M] ld.global.ca.u64 (l1)">;
def : HopperAccess<"LoadGlobal", "l1", 16, 41, 16, "[M] ld.global.ca.v2.u64 (l1)">;
def : HopperAccess<"LoadGlobal", "dram", 4, 651, 4, "[M] ld.global.cg.u32 (dram); issue of (l1)">;
def : HopperAccess<"LoadGlobal", "dram", 8, 671, 8, "[M] ld.global.cg.u64 (dram); issue of (l1)">;
def : HopperAccess<"LoadGlobal", "dram", 16, 710, 16, "[M] ld.global.cg.v2.u64 (dram); issue of (l1)">;
def : HopperAccess<"LoadShared", "", 4, 23, 4, "[M] ld.shared.u32">;
def : HopperAccess<"LoadShared", "", 8, 26, 8, "[M] ld.shared.v2.u32">;
def : HopperAccess<"LoadShared", "", 16, 33, 16, "[M] ld.shared.v4.u32">;
def : HopperAccess<"LoadConstant", "", 4, 28, 8, "[M] ld.const.u64, indexed">;
def : HopperAccess<"LoadConstant", "", 8, 28, 8, "[M] ld.const.u64, indexed">;
def : HopperAccess<"LoadConstant", "", 16, 28, 8, "guess: as ld.const.u64">;
def : HopperCost<"LoadConstant", "param", 0, 8, 1, "Scalar", "guess: an operand of its reader, or a uniform load">;
def : HopperAccess<"LoadLocal", "", 4, 29, 4, "[M] ld.local.u32">;
def : HopperAccess<"LoadLocal", "", 8, 31, 8, "[M] ld.local.u64">;
def : HopperAccess<"LoadLocal", "", 16, 32, 17, "[M] ld.local.v2.u64">;
def : HopperAccess<"MatrixLoad", "", 4, 23, 4, "[M] ldmatrix.x1">;
def : HopperAccess<"MatrixLoad", "", 8, 25, 8, "[M] ldmatrix.x2">;
def : HopperAccess<"MatrixLoad", "", 16, 30, 16, "[M] ldmatrix.x4">;
// Nothing waits for a store.
def : HopperAccess<"StoreGlobal", "", 4, 1, 8, "[M] st.global.u32">;
def : HopperAccess<"StoreGlobal", "", 8, 1, 12, "[M] st.global.v2.u32">;
def : HopperAccess<"StoreGlobal", "", 16, 1, 20, "[M] st.global.v4.u32">;
def : HopperAccess<"StoreShared", "", 4, 1, 4, "[M] st.shared.u32">;
def : HopperAccess<"StoreShared", "", 8, 1, 8, "[M] st.shared.v2.u32">;
def : HopperAccess<"StoreShared", "", 16, 1, 16, "[M] st.shared.v4.u32; stmatrix guess: the same">;
def : HopperAccess<"StoreShared", "mbarrier", 0, 6, 6, "[M] mbarrier.arrive; issue guess: as its latency">;
def : HopperAccess<"StoreLocal", "", 4, 1, 16, "[M] st.local.u32">;
def : HopperAccess<"StoreLocal", "", 8, 1, 32, "[M] st.local.v2.u32">;
def : HopperAccess<"StoreLocal", "", 16, 1, 64, "[M] st.local.v4.u32">;
def : HopperAccess<"Atomic", "", 0, 281, 20, "[M] atom.global.add.u32">;
def : HopperAccess<"Atomic", "reduce", 0, 1, 20, "[M] red.global.add.f32">;
def : HopperAccess<"Atomic", "shared", 0, 26, 4, "[M] atom.shared.add.u32">;
def : HopperAccess<"Atomic", "shared.cas", 0, 35, 8, "[M] atom.shared.cas.b32">;
// An asynchronous copy is waited for by a wait; "round" is the copy and its
// wait together.
def : HopperAccess<"AsyncCopy", "", 4, 4, 8, "[M] cp.async.ca.4">;
def : HopperAccess<"AsyncCopy", "", 8, 4, 12, "[M] cp.async.ca.8">;
def : HopperAccess<"AsyncCopy", "", 16, 4, 33, "[M] cp.async.cg.16, out of L2">;
def : HopperAccess<"AsyncCopy", "round", 4, 52, 8, "[M] cp.async.ca.4, commit, wait">;
def : HopperAccess<"AsyncCopy", "round", 8, 52, 12, "[M] cp.async.ca.8, commit, wait">;
def : HopperAccess<"AsyncCopy", "round", 16, 274, 33, "[M] cp.async.cg.16, commit, wait">;
def : HopperAccess<"AsyncCopy", "bulk", 0, 4, 8, "guess: one thread hands the copy to TMA">;
def : HopperAccess<"AsyncCopy", "bulk.round", 1024, 296, 8, "[M] cp.async.bulk.shared.global.1024, wait">;
def : HopperAccess<"AsyncCopy", "bulk.round", 16384, 466, 8, "[M] cp.async.bulk.shared.global.16384, wait">;
def : HopperAccess<"Shuffle", "", 0, 24, 4, "[M] shfl.sync.bfly.b32, up, down">;
def : HopperAccess<"Shuffle", "idx", 0, 26, 4, "[M] shfl.sync.idx.b32">;
def : HopperAccess<"Shuffle", "redux", 0, 44, 8, "[M] redux.sync.add.u32, with the way back">;
def : HopperAccess<"Shuffle", "match", 0, 369, 256, "[M] match.any.sync.b32">;
def : HopperCost<"Shuffle", "vote", 0, 13, 2, "Alu", "[M] vote.sync.ballot.b32, less the comparison">;
def : HopperCost<"Barrier", "", 0, 20, 1, "Control", "[M] bar.sync (4 warps)">;
def : HopperCost<"Barrier", "warps.1", 0, 14, 1, "Control", "[M] bar.sync (1 warps)">;
def : HopperCost<"Barrier", "warps.8", 0, 28, 1, "Control", "[M] bar.sync (8 warps)">;
def : HopperCost<"Barrier", "warps.32", 0, 76, 1, "Control", "[M] bar.sync (32 warps)">;
def : HopperCost<"Wait", "", 0, 4, 1, "Control", "[M] cp.async.wait_group, commit_group with nothing outstanding">;
def : HopperCost<"Wait", "mbarrier", 0, 12, 1, "Control", "[M] mbarrier.try_wait (phase over)">;
def : HopperCost<"Wait", "fence.cta", 0, 9, 1, "Control", "[M] fence.acq_rel.cta, membar.cta">;
def : HopperCost<"Wait", "fence.gpu", 0, 265, 1, "Control", "[M] fence.acq_rel.gpu, membar.gl">;
def : HopperCost<"Wait", "fence.proxy", 0, 9, 2, "Control", "[M] fence.proxy.async.shared::cta", 2>;
def : HopperCost<"Wait", "matrix", 0, 53, 1, "Control", "[M] wgmma.m64n64k16, commit, wait, less its interval">;
def : HopperCost<"Control", "", 0, 8, 1, "Control", "guess: a taken branch">;
def : HopperCost<"Unknown", "", 0, 8, 2, "Alu", "guess">;

class Mma<string family, string variant, int latency, int issue, string source, int slots = 1>
    : CostRow<family, "Matrix", variant, 0, latency, issue, "Matrix", source, slots>;
def : Mma<"Hopper", "", 24, 6, "[M] mma.sync.m16n8k16.f32.f16.f16.f32">;
foreach types = ["f32.f16", "f16.f16", "f32.bf16"] in {
  def : Mma<"Hopper", "m16n8k8." # types, 17, 4, "[M] mma.sync.m16n8k8.f32.f16.f16.f32">;
  def : Mma<"Hopper", "m16n8k16." # types, 24, 6, "[M] mma.sync.m16n8k16 of these types">;
}
def : Mma<"Hopper", "m16n8k4.f32.tf32", 17, 4, "[M] mma.sync.m16n8k4.f32.tf32.tf32.f32">;
def : Mma<"Hopper", "m16n8k8.f32.tf32", 24, 6, "[M] mma.sync.m16n8k8.f32.tf32.tf32.f32">;
foreach type = ["s8", "u8"] in {
  def : Mma<"Hopper", "m16n8k16.s32." # type, 17, 4, "[M] mma.sync.m16n8k16.s32.s8.s8.s32">;
  def : Mma<"Hopper", "m16n8k32.s32." # type, 24, 6, "[M] mma.sync.m16n8k32.s32.s8.s8.s32">;
}
foreach type = ["e4m3", "e5m2"] in
  def : Mma<"Hopper", "m16n8k32.f32." # type, 67, 24, "[M] mma.sync.m16n8k32.f32.e4m3: two fp16 ones and 8 conversions",
            14>;
def : Mma<"Hopper", "m8n8k4.f64.f64", 26, 16, "[M] mma.sync.m8n8k4.f64.f64.f64.f64">;
def : Mma<"Hopper", "m16n8k4.f64.f64", 34, 16, "guess: a quarter of m16n8k16">;
def : Mma<"Hopper", "m16n8k8.f64.f64", 50, 32, "guess: half of m16n8k16">;
def : Mma<"Hopper", "m16n8k16.f64.f64", 82, 64, "[M] mma.sync.m16n8k16.f64.f64.f64.f64">;
// wmma is two mma side by side.
foreach shape = ["m16n16k16", "m32n8k16", "m8n32k16"] in
  def : Mma<"Hopper", shape, 30, 12, "guess: two mma.sync.m16n8k16", 2>;

// wgmma: K is 32 bytes for every type, so the time depends on N alone. The
// latency is that of a row of them into one accumulator; the wait has what is
// left of the first. Measured: f16 for N of 8 to 256, bf16, tf32, e4m3, s8 and
// A in registers for 64, 128 and 256, and the formula gives each of them.
foreach i = 1...32 in {
  defvar n = !mul(i, 8);
  defvar fill = !add(16, !srl(n, 2));
  defvar cycles = !if(!gt(fill, !srl(n, 1)), fill, !srl(n, 1));
  def : CostRow<"Hopper", "AsyncMatrix", "m64n" # n, 0, cycles, cycles, "Matrix",
                "[M] wgmma.m64nNk16.f32.f16.f16: the larger of 16 + N / 4 and N / 2", 1>;
}
def : CostRow<"Hopper", "AsyncMatrix", "", 0, 64, 64, "Matrix", "[M] wgmma.m64n128k16.f32.f16.f16", 1>;

// Ampere (8.0): 64 fp32, 64 integer, 32 fp64 results a clock and SM.
class AmpereCost<string theClass, string theVariant, int theBytes, int theLatency, int theIssue, string thePipe,
                 string theSource, int theSlots = 1>
    : CostRow<"Ampere", theClass, theVariant, theBytes, theLatency, theIssue, thePipe, theSource, theSlots>;
def : AmpereCost<"Float", "", 0, 4, 2, "Fma", "[J] FFMA 4 on Volta; [G] 64">;
def : AmpereCost<"Double", "", 0, 8, 4, "Double", "[J] DFMA 8 on Volta; [G] 32">;
def : AmpereCost<"Integer", "add", 4, 4, 2, "Alu", "[J] IADD3 4 on Volta; [G] 64">;
def : AmpereCost<"Integer", "add", 8, 8, 4, "Alu", "[G] 64; two of them", 2>;
foreach level = ["", "l2"] in
  foreach bytes = [4, 8, 16] in
    def : AmpereCost<"LoadGlobal", level, bytes, 200, bytes, "Memory", "[A] L2 hit; issue as measured on Hopper">;
foreach bytes = [4, 8, 16] in {
  def : AmpereCost<"LoadGlobal", "l1", bytes, 33, bytes, "Memory", "[A] L1 hit; issue as measured on Hopper">;
  def : AmpereCost<"LoadGlobal", "dram", bytes, 290, bytes, "Memory", "[A] global memory; issue as on Hopper">;
  def : AmpereCost<"LoadShared", "", bytes, 23, bytes, "Memory", "[A] 23; issue as measured on Hopper">;
}
def : Mma<"Ampere", "", 33, 8, "[A] m16n8k16 of fp16 about 33; issue [D] 312 TFLOP/s: 256 a clock">;
foreach types = ["f32.f16", "f16.f16", "f32.bf16"] in {
  def : Mma<"Ampere", "m16n8k8." # types, 25, 4, "guess: [A] less 8; issue [D] 256 a clock">;
  def : Mma<"Ampere", "m16n8k16." # types, 33, 8, "[A] about 33; issue [D] 312 TFLOP/s: 256 a clock">;
}
def : Mma<"Ampere", "m16n8k4.f32.tf32", 25, 4, "guess; issue [D] 156 TFLOP/s: 128 a clock">;
def : Mma<"Ampere", "m16n8k8.f32.tf32", 33, 8, "guess; issue [D] 156 TFLOP/s: 128 a clock">;
foreach type = ["s8", "u8"] in {
  def : Mma<"Ampere", "m16n8k16.s32." # type, 25, 4, "guess; issue [D] 624 TOP/s: 512 a clock">;
  def : Mma<"Ampere", "m16n8k32.s32." # type, 33, 8, "guess; issue [D] 624 TOP/s: 512 a clock">;
}
def : Mma<"Ampere", "m8n8k4.f64.f64", 26, 16, "as Hopper; issue [D] 19.5 TFLOP/s: 16 a clock">;
foreach shape = ["m16n16k16", "m32n8k16", "m8n32k16"] in
  def : Mma<"Ampere", shape, 41, 16, "guess: two mma.sync.m16n8k16", 2>;

// Volta and Turing: matrix units of 128 fp16 multiply-adds a clock and
// partition.
def : Mma<"Volta", "", 33, 16, "guess; issue [D] 125 TFLOP/s: 128 a clock">;
foreach types = ["f32.f16", "f16.f16"] in {
  def : Mma<"Volta", "m8n8k4." # types, 20, 8, "guess; issue [D] four of them at 128 a clock">;
  def : Mma<"Volta", "m16n8k8." # types, 25, 8, "guess; issue [D] 128 a clock">;
  def : Mma<"Volta", "m16n8k16." # types, 41, 16, "guess; issue [D] 128 a clock">;
}
foreach bytes = [4, 8, 16] in {
  def : CostRow<"Volta", "LoadGlobal", "l1", bytes, 28, bytes, "Memory", "[J] 28; issue as measured on Hopper", 1>;
  def : CostRow<"Volta", "LoadGlobal", "l2", bytes, 193, bytes, "Memory", "[J] 193; issue as measured on Hopper", 1>;
  def : CostRow<"Volta", "LoadGlobal", "", bytes, 193, bytes, "Memory", "[J] 193; issue as measured on Hopper", 1>;
  def : CostRow<"Volta", "LoadShared", "", bytes, 19, bytes, "Memory", "[J] 19; issue as measured on Hopper", 1>;
}

// Parts with two fp64 units an SM.
foreach family = ["Turing", "AmpereConsumer"] in {
  def : CostRow<family, "Double", "", 0, 48, 64, "Double", "[G] 2; latency guess", 1>;
  def : CostRow<family, "Convert", "double", 0, 48, 64, "Double", "[G] 2; latency guess", 1>;
  def : CostRow<family, "FloatDivide", "", 4, 45, 9, "Fma", "as Hopper", 8>;
  def : CostRow<family, "FloatDivide", "rn", 4, 57, 17, "Fma", "as Hopper", 14>;
  foreach variant = ["", "rn"] in
    def : CostRow<family, "FloatDivide", variant, 8, 500, 512, "Double", "guess: eight fp64 operations", 20>;
}
// 8.6 and later: 128 fp32 results a clock and SM; matrix units of 128 fp16
// multiply-adds a clock and partition. GeForce boards take twice as long with
// fp32 accumulators.
def : CostRow<"AmpereConsumer", "Float", "", 0, 4, 1, "Fma", "[G] 128", 1>;
def : Mma<"AmpereConsumer", "", 33, 16, "guess; issue [D] A40, 150 TFLOP/s: 128 a clock">;
foreach types = ["f32.f16", "f16.f16", "f32.bf16"] in {
  def : Mma<"AmpereConsumer", "m16n8k8." # types, 25, 8, "guess; issue [D] A40, 150 TFLOP/s: 128 a clock">;
  def : Mma<"AmpereConsumer", "m16n8k16." # types, 33, 16, "guess; issue [D] A40, 150 TFLOP/s: 128 a clock">;
}
def : Mma<"AmpereConsumer", "m16n8k4.f32.tf32", 25, 8, "guess; issue [D] A40, 75 TFLOP/s: 64 a clock">;
def : Mma<"AmpereConsumer", "m16n8k8.f32.tf32", 33, 16, "guess; issue [D] A40, 75 TFLOP/s: 64 a clock">;
foreach type = ["s8", "u8"] in {
  def : Mma<"AmpereConsumer", "m16n8k16.s32." # type, 25, 8, "guess; issue [D] A40, 299 TOP/s: 256 a clock">;
  def : Mma<"AmpereConsumer", "m16n8k32.s32." # type, 33, 16, "guess; issue [D] A40, 299 TOP/s: 256 a clock">;
}
def : Mma<"AmpereConsumer", "m8n8k4.f64.f64", 200, 512, "guess: 256 fp64 multiply-adds on two units an SM">;
foreach type = ["e4m3", "e5m2"] in
  def : Mma<"Ada", "m16n8k32.f32." # type, 33, 16, "guess; issue [D] L40S, 733 TFLOP/s: 256 a clock">;
def : CostRow<"BlackwellConsumer", "Integer", "", 4, 4, 1, "Alu", "guess: 128 integer results a clock and SM", 1>;
def : CostRow<"BlackwellConsumer", "Integer", "add", 4, 4, 1, "Alu", "guess: 128 integer results a clock and SM", 1>;

// tcgen05.mma: K is 32 bytes of A for every kind, as wgmma's is, so the time depends on M, N and where A lies. Four
// partitions work on one product: of m128nNk16 of f16 the N / 2 cycles are 8192 operations a cycle and SM; of 8 bits they
// are twice as many, of 4 bits with scales four times, of tf32 half. 64 rows take as long as 128, of which half idle. What
// is read of shared memory comes 128 bytes a cycle: B, and A unless it lies in tensor memory. The latency is from issue
// until a thread has seen that it is done, by tcgen05.commit and an mbarrier. Measured [U] for bf16, e4m3, s8, mxf8 and
// mxf4 with N of 64, 80, 96, 112, 128 and 256: the formulas give all intervals to a cycle, and the latencies to 2 (mxf8
// and mxf4 with A in tensor memory: 5). tf32, other N and GPUs beside B200 are derived from that.
foreach m = [64, 128] in
  foreach i = 1...32 in {
    defvar n = !mul(i, 8);
    defvar half = !srl(n, 1);
    defvar fill = !srl(!add(m, n), 2);
    def : CostRow<"Blackwell", "AsyncMatrix", "m" # m # "n" # n, 0, !add(104, !srl(m, 2), half), !if(!gt(fill, half), fill, half),
                  "Matrix", "[U] umma_latency/fit_results.csv, SS: the larger of (M + N) / 4 and N / 2; 104 + M / 4 + N / 2", 1>;
    def : CostRow<"Blackwell", "AsyncMatrix", "m" # m # "n" # n # ".tmem", 0, !add(104, half), half, "Matrix",
                  "[U] umma_latency/fit_results.csv, TS: N / 2; 104 + N / 2", 1>;
  }
// What a product is taken for whose shape nobody knows: the largest of one SM.
def : CostRow<"Blackwell", "AsyncMatrix", "", 0, 264, 128, "Matrix", "[U] as m128n256, A in shared memory", 1>;
// What tcgen05.cp copies for scales, at 128 bytes a cycle; nobody published how long loads and stores of tensor memory
// take.
def : CostRow<"Blackwell", "AsyncCopy", "tensor", 0, 4, 4, "Matrix", "guess: 512 bytes out of shared memory", 1>;
def : CostRow<"Blackwell", "LoadShared", "tensor", 0, 33, 16, "Memory", "guess: as ld.shared.v4.u32", 1>;
def : CostRow<"Blackwell", "StoreShared", "tensor", 0, 1, 16, "Memory", "guess: as st.shared.v4.u32", 1>;
