//===- AmdMatrix.td - MFMA and WMMA ---------------------------------------===//
//
// `cycles` are those of CDNA 3, from AMD's matrix instruction calculator 1.3.2; those of gfx950's own shapes from llvm-mca.
//
//===----------------------------------------------------------------------===//

//===----------------------------------------------------------------------===//
// MFMA: waves of 64. Each lane has w neighbours along K of one row; lanes go along the rows first, then along K.
//===----------------------------------------------------------------------===//

class MfmaA<int size, int w> : Bases<
    !foreach(power, PowersBelow<w>.powers, [0, power]),
    !listconcat(!foreach(power, PowersBelow<size>.powers, [power, 0]), [[0, w]],
                !if(!eq(size, 16), [[0, !mul(2, w)]], []<list<int>>))>;

def MfmaC32 : Bases<[[1, 0], [2, 0], [8, 0], [16, 0]], [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [4, 0]]>;
def MfmaC16 : Bases<[[1, 0], [2, 0]], [[0, 1], [0, 2], [0, 4], [0, 8], [4, 0], [8, 0]]>;

class Mfma<int size, int w, string result, string type, string suffix>
    : MatrixInstruction<"mfma." # size # "x" # size # "x" # !div(!mul(64, w), size) # "." # result # "." # suffix, size,
                        size, !div(!mul(64, w), size)> {
  let lanes = 64;
  let shape = "Mfma";
  let aType = type;
  let bType = type;
  let cType = !toupper(result);
  let a = MfmaA<size, w>;
  let b = Exchanged<MfmaA<size, w>>;
  let c = !if(!eq(size, 32), MfmaC32, MfmaC16);
  let cPart = !if(!eq(result, "f32"), !if(!eq(size, 32), "V16F32", "V4F32"), !if(!eq(size, 32), "V16I32", "V4I32"));
}

foreach size = [16, 32] in {
  defvar tile = size # "x" # size # "x";
  def : Mfma<size, 1, "f32", "F32", "f32"> {
    let abPart = "F32";
    let intrinsic = "llvm.amdgcn.mfma.f32." # tile # !div(64, size) # "f32";
    let gpus = "gfx908 gfx90a gfx942 gfx950";
    let cycles = !if(!eq(size, 32), 64, 32);
  }
  def : Mfma<size, 4, "f32", "F16", "f16"> {
    let abPart = "V4F16";
    let intrinsic = "llvm.amdgcn.mfma.f32." # tile # !div(256, size) # "f16";
    let gpus = "gfx908 gfx90a gfx942 gfx950";
    let cycles = size;
  }
  def : Mfma<size, 4, "f32", "BF16", "bf16"> {
    let abPart = "V4I16";
    let intrinsic = "llvm.amdgcn.mfma.f32." # tile # !div(256, size) # "bf16.1k";
    let gpus = "gfx90a gfx942 gfx950";
    let cycles = size;
  }
  def : Mfma<size, 2, "f32", "BF16", "bf16"> {
    let abPart = "V2I16";
    let intrinsic = "llvm.amdgcn.mfma.f32." # tile # !div(128, size) # "bf16";
    let gpus = "gfx908 gfx90a";
  }
  // xf32 is AMD's name of tf32.
  def : Mfma<size, 2, "f32", "TF32", "xf32"> {
    let abPart = "V2F32";
    let intrinsic = "llvm.amdgcn.mfma.f32." # tile # !div(128, size) # ".xf32";
    let gpus = "gfx942";
    let cycles = size;
  }
  def : Mfma<size, 4, "s32", "S8", "s8"> {
    let abPart = "I32";
    let intrinsic = "llvm.amdgcn.mfma.i32." # tile # !div(256, size) # "i8";
    let gpus = "gfx908 gfx90a";
  }
  def : Mfma<size, 8, "s32", "S8", "s8"> {
    let abPart = "I64";
    let intrinsic = "llvm.amdgcn.mfma.i32." # tile # !div(512, size) # ".i8";
    let gpus = "gfx942 gfx950";
    let cycles = size;
  }
  // gfx942 multiplies the formats without negative zero, gfx950 those of the OCP, by the same intrinsic.
  foreach ocp = [0, 1] in
    foreach left = ["fp8", "bf8"] in
      foreach right = ["fp8", "bf8"] in
        def : Mfma<size, 8, "f32", "F32", left # "." # right # !if(ocp, "", ".fnuz")> {
          let aType = !if(!eq(left, "fp8"), "E4M3", "E5M2") # !if(ocp, "", "FNUZ");
          let bType = !if(!eq(right, "fp8"), "E4M3", "E5M2") # !if(ocp, "", "FNUZ");
          let abPart = "I64";
          let intrinsic = "llvm.amdgcn.mfma.f32." # tile # !div(512, size) # "." # left # "." # right;
          let gpus = !if(ocp, "gfx950", "gfx942");
          let cycles = !if(ocp, 0, size);
        }
  def : Mfma<size, 8, "f32", "F16", "f16"> {
    let abPart = "V8F16";
    let intrinsic = "llvm.amdgcn.mfma.f32." # tile # !div(512, size) # ".f16";
    let gpus = "gfx950";
    let cycles = size;
  }
  def : Mfma<size, 8, "f32", "BF16", "bf16"> {
    let abPart = "V8BF16";
    let intrinsic = "llvm.amdgcn.mfma.f32." # tile # !div(512, size) # ".bf16";
    let gpus = "gfx950";
    let cycles = size;
  }
  def : Mfma<size, 16, "s32", "S8", "s8"> {
    let abPart = "V4I32";
    let intrinsic = "llvm.amdgcn.mfma.i32." # tile # !div(1024, size) # ".i8";
    let gpus = "gfx950";
    let cycles = size;
  }
}

def : MatrixInstruction<"mfma.16x16x4.f64.f64", 16, 16, 4> {
  let lanes = 64;
  let shape = "Mfma";
  let aType = "F64";
  let bType = "F64";
  let cType = "F64";
  let a = MfmaA<16, 1>;
  let b = Exchanged<MfmaA<16, 1>>;
  let c = Bases<[[4, 0], [8, 0]], [[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0]]>;
  let abPart = "F64";
  let cPart = "V4F64";
  let intrinsic = "llvm.amdgcn.mfma.f64.16x16x4f64";
  let gpus = "gfx90a gfx942 gfx950";
  let cycles = 32;
}

//===----------------------------------------------------------------------===//
// Scaled MFMA: any two of five formats; of every row a scale for 32 neighbours along K. The scales are numbered along K as
// elements are, so a lane whose 8-bit elements are two runs of 16 has the scale of one run, and another lane's is its second
// run's.
//===----------------------------------------------------------------------===//

class ScaledFactor<string theName, string theType, string thePart> {
  string name = theName;
  string type = theType;
  string part = thePart;
  bit isOfBytes = !eq(part, "V8I32");
}

class MfmaRows<int size> {
  list<list<int>> bases = !foreach(power, PowersBelow<size>.powers, [power, 0]);
}
class MfmaScaledA<int size, bit isOfBytes> : Bases<
    !if(isOfBytes, [[0, 1], [0, 2], [0, 4], [0, 8], [0, !div(1024, size)]], [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16]]),
    !listconcat(MfmaRows<size>.bases, !if(isOfBytes, [[0, 16]], [[0, 32]]),
                !if(!eq(size, 16), !if(isOfBytes, [[0, 32]], [[0, 64]]), []<list<int>>))>;
class MfmaScalesOfA<int size>
    : Bases<[], !listconcat(MfmaRows<size>.bases, [[0, 1]], !if(!eq(size, 16), [[0, 2]], []<list<int>>))>;

class MfmaScaled<int size, ScaledFactor left, ScaledFactor right>
    : MatrixInstruction<"mfma.scale." # size # "x" # size # "x" # !div(2048, size) # ".f32." # left.name # "." # right.name,
                        size, size, !div(2048, size)> {
  let lanes = 64;
  let shape = "MfmaScaled";
  let aType = left.type;
  let bType = right.type;
  let cType = "F32";
  let a = MfmaScaledA<size, left.isOfBytes>;
  let b = Exchanged<MfmaScaledA<size, right.isOfBytes>>;
  let c = !if(!eq(size, 32), MfmaC32, MfmaC16);
  let aPart = left.part;
  let bPart = right.part;
  let cPart = !if(!eq(size, 32), "V16F32", "V4F32");
  let intrinsic = "llvm.amdgcn.mfma.scale.f32." # size # "x" # size # "x" # !div(2048, size) # ".f8f6f4";
  let gpus = "gfx950";
  // By AMD's peak rates: twice as long with bytes.
  let cycles = !if(!or(left.isOfBytes, right.isOfBytes), !mul(2, size), size);
  let scales = Scales<"E8M0", 32, MfmaScalesOfA<size>, Exchanged<MfmaScalesOfA<size>>>.text;
}

defvar scaledFactors = [
  ScaledFactor<"fp8", "E4M3", "V8I32">, ScaledFactor<"bf8", "E5M2", "V8I32">, ScaledFactor<"fp6", "E2M3", "V6I32">,
  ScaledFactor<"bf6", "E3M2", "V6I32">, ScaledFactor<"fp4", "E2M1", "V4I32">
];
foreach size = [16, 32] in
  foreach left = scaledFactors in
    foreach right = scaledFactors in
      def : MfmaScaled<size, left, right>;

//===----------------------------------------------------------------------===//
// WMMA: waves of 32, tiles of 16 x 16. On gfx11 both halves of the wave hold all of A and B.
//===----------------------------------------------------------------------===//

def WmmaA11 : Bases<[[0, 1], [0, 2], [0, 4], [0, 8]], [[1, 0], [2, 0], [4, 0], [8, 0], [0, 0]]>;
def WmmaC11 : Bases<[[2, 0], [4, 0], [8, 0]], [[0, 1], [0, 2], [0, 4], [0, 8], [1, 0]]>;
def WmmaA12 : Bases<[[0, 1], [0, 2], [0, 8]], [[1, 0], [2, 0], [4, 0], [8, 0], [0, 4]]>;
def WmmaA12Bytes : Bases<[[0, 1], [0, 2], [0, 4]], [[1, 0], [2, 0], [4, 0], [8, 0], [0, 8]]>;
def WmmaC12 : Bases<[[1, 0], [2, 0], [4, 0]], [[0, 1], [0, 2], [0, 4], [0, 8], [8, 0]]>;
// gfx1250: no document of the vendor's was at hand, and no GPU. The result depends only on which elements of A and B along K
// meet: assumed is that a lane has the same ones of both, and the accumulator of gfx12.
def WmmaA1250Words : Bases<[[0, 1]], [[1, 0], [2, 0], [4, 0], [8, 0], [0, 2]]>;
def WmmaA1250 : Bases<[[0, 1], [0, 2], [0, 4], [0, 16]], [[1, 0], [2, 0], [4, 0], [8, 0], [0, 8]]>;
def WmmaA1250Bytes : Bases<[[0, 1], [0, 2], [0, 4], [0, 16], [0, 32]], [[1, 0], [2, 0], [4, 0], [8, 0], [0, 8]]>;

class Wmma<string generation, int depth, Bases theA, Bases theC, string result, string type>
    : MatrixInstruction<"wmma.16x16x" # depth # "." # result # "." # type # "." # generation, 16, 16, depth> {
  let shape = "Wmma";
  let a = theA;
  let b = Exchanged<theA>;
  let c = theC;
  let cType = !toupper(result);
  let cPart = !if(!eq(result, "f32"), "V8F32", "V8I32");
  let gpus = !if(!eq(generation, "gfx12"), "gfx120", generation);
}

foreach generation = ["gfx11", "gfx12"] in {
  defvar old = !eq(generation, "gfx11");
  defvar operand = !if(old, WmmaA11, WmmaA12);
  defvar accumulator = !if(old, WmmaC11, WmmaC12);
  def : Wmma<generation, 16, operand, accumulator, "f32", "f16"> {
    let aType = "F16";
    let bType = "F16";
    let abPart = !if(old, "V16F16", "V8F16");
    let intrinsic = "llvm.amdgcn.wmma.f32.16x16x16.f16";
  }
  def : Wmma<generation, 16, operand, accumulator, "f32", "bf16"> {
    let aType = "BF16";
    let bType = "BF16";
    let abPart = !if(old, "V16I16", "V8I16");
    let intrinsic = "llvm.amdgcn.wmma.f32.16x16x16.bf16";
  }
  // Operands of the call say which side is signed.
  foreach left = ["S8", "U8"] in
    foreach right = ["S8", "U8"] in
      def : Wmma<generation, 16, !if(old, WmmaA11, WmmaA12Bytes), accumulator, "s32",
                 !tolower(left) # "." # !tolower(right)> {
        let shape = "WmmaInteger";
        let aType = left;
        let bType = right;
        let abPart = !if(old, "V4I32", "V2I32");
        let intrinsic = "llvm.amdgcn.wmma.i32.16x16x16.iu8";
      }
}
foreach left = ["fp8", "bf8"] in
  foreach right = ["fp8", "bf8"] in
    def : Wmma<"gfx12", 16, WmmaA12Bytes, WmmaC12, "f32", left # "." # right> {
      let aType = !if(!eq(left, "fp8"), "E4M3", "E5M2");
      let bType = !if(!eq(right, "fp8"), "E4M3", "E5M2");
      let abPart = "V2I32";
      let intrinsic = "llvm.amdgcn.wmma.f32.16x16x16." # left # "." # right;
    }

def : Wmma<"gfx1250", 4, WmmaA1250Words, WmmaC12, "f32", "f32"> {
  let shape = "WmmaModifiers";
  let aType = "F32";
  let bType = "F32";
  let abPart = "V2F32";
  let intrinsic = "llvm.amdgcn.wmma.f32.16x16x4.f32";
}
foreach type = ["f16", "bf16"] in
  def : Wmma<"gfx1250", 32, WmmaA1250, WmmaC12, "f32", type> {
    let shape = "WmmaModifiers";
    let aType = !toupper(type);
    let bType = !toupper(type);
    let abPart = "V16" # !toupper(type);
    let intrinsic = "llvm.amdgcn.wmma.f32.16x16x32." # type;
  }
foreach left = ["S8", "U8"] in
  foreach right = ["S8", "U8"] in
    def : Wmma<"gfx1250", 64, WmmaA1250Bytes, WmmaC12, "s32", !tolower(left) # "." # !tolower(right)> {
      let shape = "WmmaSigns";
      let aType = left;
      let bType = right;
      let abPart = "V8I32";
      let intrinsic = "llvm.amdgcn.wmma.i32.16x16x64.iu8";
    }
foreach left = ["fp8", "bf8"] in
  foreach right = ["fp8", "bf8"] in
    def : Wmma<"gfx1250", 64, WmmaA1250Bytes, WmmaC12, "f32", left # "." # right> {
      let shape = "WmmaModifierOfC";
      let aType = !if(!eq(left, "fp8"), "E4M3", "E5M2");
      let bType = !if(!eq(right, "fp8"), "E4M3", "E5M2");
      let abPart = "V8I32";
      let intrinsic = "llvm.amdgcn.wmma.f32.16x16x64." # left # "." # right;
    }
