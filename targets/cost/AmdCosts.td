//===- AmdCosts.td - costs of AMD's GPUs ----------------------------------===//
// Letters in brackets name the source of a number; Costs.td lists them.
//===----------------------------------------------------------------------===//

def : CostFamily<"Cdna3", "Cdna3", "described in full">;
def : CostFamily<"Cdna2", "Cdna3", "same vector unit; the matrix unit has its own rows">;
def : CostFamily<"Cdna1", "Cdna2", "same vector unit, fp64 at half rate">;
def : CostFamily<"Vega", "Cdna1", "no matrix unit">;
def : CostFamily<"Cdna4", "Cdna3", "same vector unit; wider matrix shapes">;
def : CostFamily<"Rdna3", "Rdna3", "described in full">;
def : CostFamily<"Rdna2", "Rdna3", "no matrix instructions, faster fp64">;
def : CostFamily<"Rdna1", "Rdna2", "same rates">;
def : CostFamily<"Rdna4", "Rdna3", "same vector unit; the matrix unit has its own rows">;
def : CostFamily<"Gfx1250", "Rdna4", "same vector unit, a guess; the matrix unit has its own rows">;

// A SIMD of 16 lanes takes four cycles for a wave of 64, and issues one
// instruction of a wave in that time.
class Cdna3Cost<string theClass, string theVariant, int theBytes, int theLatency, int theIssue, string thePipe,
                string theSource, int theSlots = 4>
    : CostRow<"Cdna3", theClass, theVariant, theBytes, theLatency, theIssue, thePipe, theSource, theSlots>;

def : Cdna3Cost<"Meta", "", 0, 0, 0, "None", "no instruction", 0>;
def : Cdna3Cost<"Move", "", 0, 4, 4, "Fma", "[S] Write32Bit">;
def : Cdna3Cost<"Move", "select", 0, 4, 4, "Fma", "[S] Write32Bit">;
def : Cdna3Cost<"Move", "accumulator", 0, 4, 4, "Fma", "[S] V_ACCVGPR_WRITE is Write64Bit, 1 on CDNA2 and later">;
def : Cdna3Cost<"Integer", "", 4, 4, 4, "Fma", "[S] Write32Bit">;
def : Cdna3Cost<"Integer", "", 8, 4, 4, "Fma", "[S] Write64Bit, 1 on CDNA2 and later">;
def : Cdna3Cost<"IntegerMultiply", "", 4, 4, 4, "Fma", "[S] WriteIntMul, 1 on CDNA2 and later">;
def : Cdna3Cost<"IntegerMultiply", "", 8, 4, 4, "Fma", "[S] WriteIntMul, 1 on CDNA2 and later">;
def : Cdna3Cost<"IntegerDivide", "", 4, 80, 80, "Fma", "guess: an expansion of 20 instructions", 80>;
def : Cdna3Cost<"IntegerDivide", "", 8, 320, 320, "Fma", "guess: an expansion of 80 instructions", 320>;
def : Cdna3Cost<"Compare", "", 0, 4, 4, "Fma", "[S] Write32Bit">;
def : Cdna3Cost<"Float", "", 0, 4, 4, "Fma", "[S] WriteFloatFMA">;
def : Cdna3Cost<"Float", "packed", 0, 4, 4, "Fma", "[S] WriteFloatFMA; V_PK_*_F32 at full rate from CDNA2 on">;
def : Cdna3Cost<"Double", "", 0, 4, 4, "Fma", "[S] WriteDouble, 1 on CDNA2 and later">;
def : Cdna3Cost<"Half", "", 0, 4, 4, "Fma", "[S] Write32Bit">;
def : Cdna3Cost<"Convert", "", 0, 16, 16, "Fma", "[S] WriteFloatCvt">;
def : Cdna3Cost<"Convert", "pack", 0, 4, 4, "Fma", "[S] Write32Bit: V_PACK, V_CVT_PKRTZ">;
def : Cdna3Cost<"Convert", "fp8", 0, 16, 16, "Fma", "[S] WriteFloatCvt: V_CVT_PK_FP8_F32">;
def : Cdna3Cost<"Convert", "double", 0, 4, 4, "Fma", "[S] WriteDoubleCvt">;
def : Cdna3Cost<"Special", "", 0, 16, 16, "Special", "[S] WriteTrans32">;
def : Cdna3Cost<"Special", "double", 0, 16, 16, "Special", "[S] WriteTrans64">;
def : Cdna3Cost<"FloatDivide", "", 0, 60, 48, "Fma", "guess: an expansion of 10 instructions", 40>;
def : Cdna3Cost<"Scalar", "", 0, 4, 4, "Scalar", "[S] WriteSALU">;
def : Cdna3Cost<"Scalar", "lane", 0, 4, 4, "Fma", "[S] Write32Bit: V_READLANE runs in the vector unit">;
// The L1 takes 4 cycles for a wave's 4-byte load of 256 bytes and 16 for one of 8 or 16 [T]; four SIMDs share it, so that is
// four times as many of a SIMD's.
class VectorMemoryCycles<int bytes> {
  int cycles = !if(!le(bytes, 4), 16, 64);
}
foreach bytes = [4, 8, 12, 16] in {
  foreach access = ["LoadGlobal", "LoadLocal", "AsyncCopy"] in
    def : Cdna3Cost<access, "", bytes, !if(!eq(access, "AsyncCopy"), 4, 320), VectorMemoryCycles<bytes>.cycles, "Memory",
                    "[S] WriteVMEM for a load's latency; issue [T], of 12 bytes a guess">;
  foreach access = ["StoreGlobal", "StoreLocal"] in
    def : Cdna3Cost<access, "", bytes, 4, !mul(bytes, 4), "Memory", "guess: 64 bytes a cycle, as loads of 4 bytes [T]">;
}
foreach bytes = [4, 8, 12, 16] in {
  def : Cdna3Cost<"LoadGlobal", "l1", bytes, 120, VectorMemoryCycles<bytes>.cycles, "Memory", "guess; issue [T]">;
  def : Cdna3Cost<"LoadGlobal", "l2", bytes, 320, VectorMemoryCycles<bytes>.cycles, "Memory", "[S] WriteVMEM; issue [T]">;
  def : Cdna3Cost<"LoadGlobal", "dram", bytes, 800, VectorMemoryCycles<bytes>.cycles, "Memory",
                  "[R] 715 to 828 cycles from L2 to memory and back, by copies that fill it; issue [T]">;
  // 128 bytes a cycle from 32 banks of 4 bytes, shared by four SIMDs: eight lanes of 16 bytes at once, 16 of 8, 32 of 4 [K].
  def : Cdna3Cost<"LoadShared", "", bytes, 64, !mul(bytes, 2), "Shared", "[T] 50 to 70 until the first is there; issue [K]">;
  def : Cdna3Cost<"StoreShared", "", bytes, 4, !mul(bytes, 2), "Shared", "[K] eight lanes of 16 bytes at once">;
  // CDNA4 reads, and does not write, 256 bytes a cycle from 64 banks.
  def : CostRow<"Cdna4", "LoadShared", "", bytes, 64, bytes, "Shared",
                "[T] a SIMD issues one of 16 bytes every 16 cycles, one of 8 every 8; [K] has the same phases", 4>;
}
foreach bytes = [4, 8, 16, 32, 64] in
  def : Cdna3Cost<"LoadConstant", "", bytes, 64, 4, "Scalar", "guess: scalar cache hit; [S] says 20">;
def : Cdna3Cost<"Atomic", "", 0, 600, 32, "Memory", "guess: a trip to L2 and its turn there">;
def : Cdna3Cost<"Atomic", "shared", 0, 64, 16, "Shared", "guess: as an LDS read">;
def : Cdna3Cost<"MatrixLoad", "", 0, 64, 16, "Shared", "guess: a transposing LDS read">;
def : Cdna3Cost<"Shuffle", "", 0, 64, 8, "Shared", "guess: DS_BPERMUTE and DS_SWIZZLE go through the LDS">;
def : Cdna3Cost<"Shuffle", "dpp", 0, 12, 4, "Fma", "[S] Write32Bit and two wait states before a DPP read">;
def : Cdna3Cost<"Shuffle", "permlane", 0, 4, 4, "Fma", "guess: as a move">;
def : Cdna3Cost<"Barrier", "", 0, 32, 4, "Control", "guess: the others are there">;
def : Cdna3Cost<"Wait", "", 0, 4, 4, "Control", "guess: nothing outstanding">;
def : Cdna3Cost<"Control", "", 0, 32, 4, "Control", "[S] WriteBranch">;
def : Cdna3Cost<"AsyncMatrix", "", 0, 32, 32, "Matrix", "AMD has none; as Matrix">;
def : Cdna3Cost<"Unknown", "", 0, 4, 4, "Fma", "guess">;

// Matrix instructions: `cycles` until the next one, or a reader of the result,
// can start.
multiclass Mfma<string family, string variant, int cycles, string source> {
  def : CostRow<family, "Matrix", variant, 0, cycles, cycles, "Matrix", source, 4>;
}
defvar calculator = "[C]";
// Shapes that every generation has, at one rate.
foreach family = ["Cdna1", "Cdna2", "Cdna3"] in {
  foreach type = ["f32.32x32x1.f32", "f32.32x32x2.f32", "f32.32x32x4.f16", "i32.32x32x4.i8"] in
    defm : Mfma<family, type, 64, calculator>;
  foreach type = ["f32.16x16x1.f32", "f32.16x16x4.f32", "f32.16x16x4.f16", "i32.16x16x4.i8"] in
    defm : Mfma<family, type, 32, calculator>;
  foreach type = ["f32.4x4x1.f32", "f32.4x4x4.f16", "i32.4x4x4.i8"] in
    defm : Mfma<family, type, 8, calculator>;
}
// The dense shapes, before CDNA3 at half its rate.
foreach family = ["Cdna1", "Cdna2"] in {
  defm : Mfma<family, "", 64, "[C] f32.32x32x8.f16">;
  foreach type = ["f32.32x32x8.f16", "i32.32x32x8.i8", "f32.32x32x2.bf16", "f32.32x32x4.bf16", "f32.32x32x8.bf16"] in
    defm : Mfma<family, type, 64, calculator>;
  foreach type = ["f32.16x16x16.f16", "i32.16x16x16.i8", "f32.16x16x2.bf16", "f32.16x16x8.bf16", "f32.16x16x4.bf16",
                  "f32.16x16x16.bf16"] in
    defm : Mfma<family, type, 32, calculator>;
  foreach type = ["f32.4x4x2.bf16", "f32.4x4x4.bf16"] in
    defm : Mfma<family, type, 8, calculator>;
}
defm : Mfma<"Cdna3", "", 32, "[C] f32.32x32x8.f16">;
foreach type = ["f32.32x32x4.bf16"] in
  defm : Mfma<"Cdna3", type, 64, calculator>;
foreach type = ["f32.32x32x8.f16", "f32.32x32x8.bf16", "i32.32x32x16.i8", "f32.32x32x4.xf32", "f32.16x16x4.bf16",
                "sparse.f32.32x32x16.f16", "sparse.f32.32x32x16.bf16", "sparse.i32.32x32x32.i8"] in
  defm : Mfma<"Cdna3", type, 32, calculator>;
foreach type = ["f32.16x16x16.f16", "f32.16x16x16.bf16", "i32.16x16x32.i8", "f32.16x16x8.xf32",
                "sparse.f32.16x16x32.f16", "sparse.f32.16x16x32.bf16", "sparse.i32.16x16x64.i8"] in
  defm : Mfma<"Cdna3", type, 16, calculator>;
defm : Mfma<"Cdna3", "f32.4x4x4.bf16", 8, calculator>;
foreach a = ["fp8", "bf8"] in
  foreach b = ["fp8", "bf8"] in {
    defm : Mfma<"Cdna3", "f32.32x32x16." # a # "." # b, 32, calculator>;
    defm : Mfma<"Cdna3", "f32.16x16x32." # a # "." # b, 16, calculator>;
    defm : Mfma<"Cdna3", "sparse.f32.32x32x32." # a # "." # b, 32, calculator>;
    defm : Mfma<"Cdna3", "sparse.f32.16x16x64." # a # "." # b, 16, calculator>;
  }
foreach family = ["Cdna2", "Cdna3"] in {
  defm : Mfma<family, "f64.16x16x4.f64", 32, calculator>;
  defm : Mfma<family, "f64.4x4x4.f64", 16, calculator>;
}
// CDNA4 has what CDNA3 has, and shapes of twice the depth in the same time: 512
// fp16 multiply-adds a clock and SIMD.
foreach type = ["f16", "bf16"] in {
  defm : Mfma<"Cdna4", "f32.32x32x16." # type, 32, "[D] 2.5 PFLOP/s: 512 a clock">;
  defm : Mfma<"Cdna4", "f32.16x16x32." # type, 16, "[D] 2.5 PFLOP/s: 512 a clock">;
}
defm : Mfma<"Cdna4", "i32.32x32x32.i8", 32, "[D] 5 POP/s: 1024 a clock">;
defm : Mfma<"Cdna4", "i32.16x16x64.i8", 16, "[D] 5 POP/s: 1024 a clock">;
defm : Mfma<"Cdna4", "f32.32x32x64.f8f6f4", 64, "[D] fp8, 5 PFLOP/s; fp6 and fp4 take half">;
defm : Mfma<"Cdna4", "f32.16x16x128.f8f6f4", 32, "[D] fp8, 5 PFLOP/s; fp6 and fp4 take half">;
defm : Mfma<"Cdna4", "f64.16x16x4.f64", 64, "[D] 78.6 TFLOP/s: 16 a clock">;
def : CostRow<"Cdna4", "Special", "", 0, 8, 8, "Special", "[W] twice the rate of CDNA3", 4>;
// gfx906 has none; LLVM refuses them.
defm : Mfma<"Vega", "", 64, "has none; as CDNA1">;

foreach family = ["Cdna1", "Vega"] in {
  def : CostRow<family, "Double", "", 0, 8, 8, "Fma", "[D] half rate: 11.5 TFLOP/s of 23.1", 4>;
  def : CostRow<family, "Integer", "", 8, 8, 8, "Fma", "[S] Write64Bit", 4>;
  def : CostRow<family, "IntegerMultiply", "", 0, 16, 16, "Fma", "[S] WriteIntMul", 4>;
}

// RDNA: 32 lanes, a wave of 32 in one cycle.
class Rdna3Cost<string theClass, string theVariant, int theBytes, int theLatency, int theIssue, string thePipe,
                string theSource, int theSlots = 1>
    : CostRow<"Rdna3", theClass, theVariant, theBytes, theLatency, theIssue, thePipe, theSource, theSlots>;

def : Rdna3Cost<"Meta", "", 0, 0, 0, "None", "no instruction", 0>;
def : Rdna3Cost<"Move", "", 0, 5, 1, "Fma", "[S] Write32Bit">;
def : Rdna3Cost<"Integer", "", 4, 5, 1, "Fma", "[S] Write32Bit">;
def : Rdna3Cost<"Integer", "", 8, 6, 2, "Fma", "[S] Write64Bit">;
def : Rdna3Cost<"IntegerMultiply", "", 0, 8, 4, "Fma", "[S] WriteIntMul, a quarter of the rate">;
def : Rdna3Cost<"IntegerDivide", "", 4, 110, 40, "Fma", "guess: an expansion of 20 instructions", 20>;
def : Rdna3Cost<"IntegerDivide", "", 8, 440, 160, "Fma", "guess: an expansion of 80 instructions", 80>;
def : Rdna3Cost<"Compare", "", 0, 5, 1, "Fma", "[S] Write32Bit">;
def : Rdna3Cost<"Float", "", 0, 5, 1, "Fma", "[S] WriteFloatFMA">;
def : Rdna3Cost<"Double", "", 0, 38, 32, "Fma", "[S] WriteDouble">;
def : Rdna3Cost<"Half", "", 0, 5, 1, "Fma", "[S] Write32Bit">;
def : Rdna3Cost<"Convert", "", 0, 5, 1, "Fma", "[S] WriteFloatCvt">;
def : Rdna3Cost<"Convert", "double", 0, 38, 32, "Fma", "[S] WriteDoubleCvt">;
def : Rdna3Cost<"Special", "", 0, 10, 4, "Special", "[S] WriteTrans32, a quarter of the rate">;
def : Rdna3Cost<"Special", "double", 0, 40, 32, "Special", "[S] WriteTrans64">;
def : Rdna3Cost<"FloatDivide", "", 0, 60, 14, "Fma", "guess: an expansion of 10 instructions", 10>;
def : Rdna3Cost<"Scalar", "", 0, 2, 1, "Scalar", "[S] WriteSALU">;
def : Rdna3Cost<"Scalar", "float", 0, 4, 1, "Scalar", "[S] WriteSFPU">;
def : Rdna3Cost<"Scalar", "lane", 0, 5, 1, "Fma", "[S] Write32Bit: V_READLANE runs in the vector unit">;
foreach bytes = [4, 8, 12, 16] in {
  // 64 bytes a cycle per compute unit, two SIMDs share it: a wave's 4-byte
  // access of 128 bytes takes 4 of a SIMD's.
  foreach access = ["LoadGlobal", "LoadLocal"] in
    def : Rdna3Cost<access, "", bytes, 320, bytes, "Memory", "[S] WriteVMEM; issue guess: 64 bytes a cycle">;
  foreach access = ["StoreGlobal", "StoreLocal"] in
    def : Rdna3Cost<access, "", bytes, 1, bytes, "Memory", "guess: 64 bytes a cycle per compute unit">;
  def : Rdna3Cost<"LoadGlobal", "l1", bytes, 120, bytes, "Memory", "guess">;
  def : Rdna3Cost<"LoadGlobal", "l2", bytes, 320, bytes, "Memory", "[S] WriteVMEM; issue guess">;
  def : Rdna3Cost<"LoadGlobal", "dram", bytes, 600, bytes, "Memory", "guess">;
  def : Rdna3Cost<"LoadShared", "", bytes, 20, !srl(bytes, 1), "Shared",
                  "[S] WriteLDS; issue [D] 128 bytes a cycle per compute unit">;
  def : Rdna3Cost<"StoreShared", "", bytes, 1, !srl(bytes, 1), "Shared", "[D] 128 bytes a cycle per compute unit">;
}
foreach bytes = [4, 8, 16, 32, 64] in
  def : Rdna3Cost<"LoadConstant", "", bytes, 20, 1, "Scalar", "[S] WriteSMEM">;
def : Rdna3Cost<"Atomic", "", 0, 400, 8, "Memory", "guess: a trip to L2 and its turn there">;
def : Rdna3Cost<"Atomic", "shared", 0, 20, 4, "Shared", "guess: as an LDS read">;
def : Rdna3Cost<"AsyncCopy", "", 0, 1, 4, "Memory", "guess: as a load whose result nobody waits for">;
def : Rdna3Cost<"MatrixLoad", "", 0, 20, 4, "Shared", "guess: as an LDS read">;
def : Rdna3Cost<"Shuffle", "", 0, 20, 2, "Shared", "[S] WriteLDS: DS_BPERMUTE and DS_SWIZZLE go through the LDS">;
def : Rdna3Cost<"Shuffle", "dpp", 0, 6, 1, "Fma", "guess: a vector instruction and its read">;
def : Rdna3Cost<"Shuffle", "permlane", 0, 5, 1, "Fma", "[S] Write32Bit">;
def : Rdna3Cost<"Barrier", "", 0, 32, 1, "Control", "guess: the others are there">;
def : Rdna3Cost<"Wait", "", 0, 1, 1, "Control", "guess: nothing outstanding">;
def : Rdna3Cost<"Control", "", 0, 32, 1, "Control", "[S] WriteBranch">;
def : Rdna3Cost<"AsyncMatrix", "", 0, 32, 32, "Matrix", "AMD has none; as Matrix">;
def : Rdna3Cost<"Unknown", "", 0, 5, 1, "Fma", "guess">;

multiclass Wmma<string family, string variant, int cycles, string source = "[C]"> {
  def : CostRow<family, "Matrix", variant, 0, cycles, cycles, "Matrix", source, 1>;
}
defm : Wmma<"Rdna3", "", 32, "[C] f32.16x16x16.f16">;
foreach type = ["f32.16x16x16.f16", "f32.16x16x16.bf16", "f16.16x16x16.f16", "bf16.16x16x16.bf16",
                "i32.16x16x16.iu8"] in
  defm : Wmma<"Rdna3", type, 32>;
defm : Wmma<"Rdna3", "i32.16x16x16.iu4", 16>;
defm : Wmma<"Rdna4", "", 16, "[C] f32.16x16x16.f16">;
foreach type = ["f32.16x16x16.f16", "f32.16x16x16.bf16", "f16.16x16x16.f16", "bf16.16x16x16.bf16"] in
  defm : Wmma<"Rdna4", type, 16>;
foreach type = ["i32.16x16x16.iu8", "i32.16x16x16.iu4", "i32.16x16x32.iu4"] in
  defm : Wmma<"Rdna4", type, 8>;
foreach type = ["f32.16x16x32.f16", "f32.16x16x32.bf16", "f16.16x16x32.f16", "bf16.16x16x32.bf16"] in
  defm : Wmma<"Rdna4", "sparse." # type, 16>;
foreach type = ["i32.16x16x32.iu8", "i32.16x16x32.iu4", "i32.16x16x64.iu4"] in
  defm : Wmma<"Rdna4", "sparse." # type, 8>;
foreach a = ["fp8", "bf8"] in
  foreach b = ["fp8", "bf8"] in {
    defm : Wmma<"Rdna4", "f32.16x16x16." # a # "." # b, 8>;
    defm : Wmma<"Rdna4", "sparse.f32.16x16x32." # a # "." # b, 8>;
  }
defm : Wmma<"Gfx1250", "", 8, "[S] GFX1250SpeedModel: f32.16x16x32.f16">;
foreach type = ["f32.16x16x32.f16", "f32.16x16x32.bf16"] in
  defm : Wmma<"Gfx1250", type, 8, "[S] GFX1250SpeedModel">;
foreach type = ["f32.16x16x4.f32", "i32.16x16x64.iu8"] in
  defm : Wmma<"Gfx1250", type, 16, "[S] GFX1250SpeedModel">;
foreach a = ["fp8", "bf8"] in
  foreach b = ["fp8", "bf8"] in {
    defm : Wmma<"Gfx1250", "f32.16x16x64." # a # "." # b, 8, "[S] GFX1250SpeedModel">;
    defm : Wmma<"Gfx1250", "f32.16x16x128." # a # "." # b, 8, "[S] GFX1250SpeedModel">;
  }
foreach family = ["Rdna1", "Rdna2"] in {
  def : CostRow<family, "Double", "", 0, 22, 16, "Fma", "[S] WriteDouble", 1>;
  def : CostRow<family, "Convert", "double", 0, 22, 16, "Fma", "[S] WriteDoubleCvt", 1>;
  def : CostRow<family, "Special", "double", 0, 24, 16, "Special", "[S] WriteTrans64", 1>;
}
