//===- NvidiaMatrix.td - mma.sync -----------------------------------------===//
//
// w is the number of elements in a 32-bit register (1 for f64, too). Lanes 0-3 go along the contracted dimension of A and B
// and along the columns of C, lanes 4, 8 and 16 along the other one.
//
//===----------------------------------------------------------------------===//

// A of the shapes with 16 rows; `steps` are the further steps of w * 4 along K.
class MmaA<int w, list<int> steps> : Bases<
    !listconcat(!foreach(power, PowersBelow<w>.powers, [0, power]), [[8, 0]], !foreach(step, steps, [0, step])),
    [[0, w], [0, !mul(2, w)], [1, 0], [2, 0], [4, 0]]>;
class MmaB<int w, list<int> steps> : Bases<
    !listconcat(!foreach(power, PowersBelow<w>.powers, [power, 0]), !foreach(step, steps, [step, 0])),
    [[w, 0], [!mul(2, w), 0], [0, 1], [0, 2], [0, 4]]>;
def MmaC : Bases<[[0, 1], [8, 0]], [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]]>;

class Mma<string theName, int theK, int w, list<int> steps> : MatrixInstruction<theName, 16, 8, theK> {
  let a = MmaA<w, steps>;
  let b = MmaB<w, steps>;
  let c = MmaC;
  let first = 80;
  let ptx = 70;
}

// f16 and bf16.
foreach k = [8, 16] in {
  defvar steps = !if(!eq(k, 16), [8], []<int>);
  def : Mma<"mma.m16n8k" # k # ".f32.f16", k, 2, steps> {
    let aType = "F16";
    let bType = "F16";
    let cType = "F32";
    let abPart = "V2F16";
    let cPart = "F32";
    let intrinsic = "llvm.nvvm.mma.m16n8k" # k # ".row.col.f32.f32";
    let first = !if(!eq(k, 8), 75, 80);
    let ptx = !if(!eq(k, 8), 65, 70);
  }
  def : Mma<"mma.m16n8k" # k # ".f16.f16", k, 2, steps> {
    let aType = "F16";
    let bType = "F16";
    let cType = "F16";
    let abPart = "V2F16";
    let cPart = "V2F16";
    let intrinsic = "llvm.nvvm.mma.m16n8k" # k # ".row.col.f16.f16";
    let first = !if(!eq(k, 8), 75, 80);
    let ptx = !if(!eq(k, 8), 65, 70);
  }
  def : Mma<"mma.m16n8k" # k # ".f32.bf16", k, 2, steps> {
    let aType = "BF16";
    let bType = "BF16";
    let cType = "F32";
    let abPart = "I32";
    let cPart = "F32";
    let intrinsic = "llvm.nvvm.mma.m16n8k" # k # ".row.col.bf16";
  }
}

foreach k = [4, 8] in
  def : Mma<"mma.m16n8k" # k # ".f32.tf32", k, 1, !if(!eq(k, 8), [4], []<int>)> {
    let aType = "TF32";
    let bType = "TF32";
    let cType = "F32";
    let abPart = "I32";
    let cPart = "F32";
    let intrinsic = "llvm.nvvm.mma.m16n8k" # k # ".row.col.tf32";
  }

// 8-bit integers: a type is named twice in the intrinsic where the two differ.
foreach k = [16, 32] in
  foreach left = ["S8", "U8"] in
    foreach right = ["S8", "U8"] in {
      defvar aName = !tolower(left);
      defvar bName = !tolower(right);
      def : Mma<"mma.m16n8k" # k # ".s32." # aName # "." # bName, k, 4, !if(!eq(k, 32), [16], []<int>)> {
        let aType = left;
        let bType = right;
        let cType = "S32";
        let abPart = "I32";
        let cPart = "I32";
        let intrinsic = "llvm.nvvm.mma.m16n8k" # k # ".row.col." # aName # !if(!eq(left, right), "", "." # bName);
      }
    }

// 8-bit floats. On 9.0 and 10.x ptxas 13.0 makes two HMMA and twelve conversions of one.
foreach left = ["E4M3", "E5M2"] in
  foreach right = ["E4M3", "E5M2"] in {
    defvar types = !tolower(left) # "." # !tolower(right);
    def : Mma<"mma.m16n8k32.f32." # types, 32, 4, [16]> {
      let aType = left;
      let bType = right;
      let cType = "F32";
      let abPart = "I32";
      let cPart = "F32";
      let intrinsic = "llvm.nvvm.mma.m16n8k32.row.col.f32." # types # ".f32";
      let first = 89;
      let ptx = 84;
      let emulatedFirst = 90;
      let emulatedLast = 119;
    }
  }

// f64. The larger shape is one DMMA on 9.0 and eight of the smaller one later.
def : MatrixInstruction<"mma.m8n8k4.f64.f64", 8, 8, 4> {
  let aType = "F64";
  let bType = "F64";
  let cType = "F64";
  let a = Bases<[], [[0, 1], [0, 2], [1, 0], [2, 0], [4, 0]]>;
  let b = Bases<[], [[1, 0], [2, 0], [0, 1], [0, 2], [0, 4]]>;
  let c = Bases<[[0, 1]], [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]]>;
  let abPart = "F64";
  let cPart = "F64";
  let intrinsic = "llvm.nvvm.mma.m8n8k4.row.col.f64";
  let first = 80;
  let ptx = 70;
}
def : Mma<"mma.m16n8k16.f64.f64", 16, 1, [4, 8]> {
  let aType = "F64";
  let bType = "F64";
  let cType = "F64";
  let abPart = "F64";
  let cPart = "F64";
  let intrinsic = "llvm.nvvm.mma.m16n8k16.row.col.f64";
  let first = 90;
  let ptx = 78;
  let emulatedFirst = 100;
  let emulatedLast = 129;
}

//===----------------------------------------------------------------------===//
// With scales: of A's rows, which two lanes of four have, and of B's columns, which one of four has.
//===----------------------------------------------------------------------===//

class MmaScalesOfA<list<list<int>> bytes> : Bases<bytes, [[8, 0], [0, 0], [1, 0], [2, 0], [4, 0]]>;
class MmaScalesOfB<list<list<int>> bytes> : Bases<bytes, [[0, 0], [0, 0], [0, 1], [0, 2], [0, 4]]>;
class MmaScales<string type, int run, list<int> bytes>
    : Scales<type, run, MmaScalesOfA<!foreach(byte, bytes, [0, byte])>, MmaScalesOfB<!foreach(byte, bytes, [byte, 0])>>;

class MmaScaled<int k, int w, string kind, string left, string right, string scaleType, MmaScales theScales>
    : Mma<"mma.block_scale.m16n8k" # k # ".f32." # left # "." # right # "." # scaleType, k, w, [!mul(4, w)]> {
  let shape = "MmaScaled";
  let cType = "F32";
  let abPart = "I32";
  let cPart = "F32";
  let intrinsic = "llvm.nvvm.mma.block.scale.m16n8k" # k # ".row.col." # kind # ".f32." # left # "." # right # ".f32." #
                  scaleType;
  let first = 0;
  let ptx = 87;
  let gpus = "sm_120a sm_120f sm_121a sm_121f";
  let scales = theScales.text;
}

// Of any two formats, an element a byte.
class InByte<string name> {
  string type = !toupper(name) # !if(!or(!eq(name, "e4m3"), !eq(name, "e5m2")), "", "InByte");
}
foreach left = ["e4m3", "e5m2", "e2m3", "e3m2", "e2m1"] in
  foreach right = ["e4m3", "e5m2", "e2m3", "e3m2", "e2m1"] in
    def : MmaScaled<32, 4, "mxf8f6f4.scale.1x", left, right, "ue8m0", MmaScales<"E8M0", 32, []>> {
      let aType = InByte<left>.type;
      let bType = InByte<right>.type;
    }
foreach isNv = [0, 1] in
  def : MmaScaled<64, 8, !if(isNv, "mxf4nvf4.scale.4x", "mxf4.scale.2x"), "e2m1", "e2m1", !if(isNv, "ue4m3", "ue8m0"),
                  MmaScales<!if(isNv, "UE4M3", "E8M0"), !if(isNv, 16, 32), !if(isNv, [1, 2], [1])>> {
    let aType = "E2M1";
    let bType = "E2M1";
  }
