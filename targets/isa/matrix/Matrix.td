//===- Matrix.td - every matrix instruction Kiln knows --------------------===//
//
// One record per instruction: what it multiplies, which element of which operand lies in which register of which lane, the
// intrinsic of LLVM 22 that makes it, and the GPUs that have it. MatrixInstruction.h explains the fields.
//
// Sources of the bases, compared with each other by a program for every lane and register: NVIDIA/cutlass
// include/cute/atom/mma_traits_sm{80,89,90}.hpp and the PTX ISA manual, section "mma"; AMD's matrix instruction calculator
// 1.3.2; for gfx950 intel-xpu-backend-for-triton lib/Dialect/TritonGPU/IR/LinearLayoutConversions.cpp, and for its scaled
// multiplications ROCm/composable_kernel test/mx_mfma_op/mx_mfma_op.hpp, which AMD runs on the GPU. Of scales of mma.sync:
// the layouts of what Triton 3.9 makes for sm_120.
// Sources of who has what: LLVM 22's IntrinsicsNVVM.td and IntrinsicsAMDGPU.td, each intrinsic run through llc for every GPU
// (test/unit/targets/isa/matrix does so for all records), and the SASS that ptxas 13.0 makes of each.
//
//===----------------------------------------------------------------------===//
include "llvm/TableGen/SearchableTable.td"

// The coordinates (row, column) that each bit of the register's and of the lane's number adds by XOR, lowest bit first.
class Bases<list<list<int>> theRegisters, list<list<int>> theLanes> {
  list<list<int>> registers = theRegisters;
  list<list<int>> lanes = theLanes;
  code text = "{" # !size(registers) #
              ", {" # !interleave(!foreach(basis, registers, "{" # basis[0] # ", " # basis[1] # "}"), ", ") #
              "}, {" # !interleave(!foreach(basis, lanes, "{" # basis[0] # ", " # basis[1] # "}"), ", ") # "}}";
}

// The same with rows and columns exchanged: B of an instruction whose A is `from`.
class Exchanged<Bases from> : Bases<!foreach(basis, from.registers, [basis[1], basis[0]]),
                                    !foreach(basis, from.lanes, [basis[1], basis[0]])>;

// Where the scales of A and of B are: which type they have, how many neighbours along K share one, and the bases by which lanes
// have them. A register has bytes here, from the one on that the call selects. Lane bits that add nothing say which of the
// lanes that differ by them is read: the call selects it.
class Scales<string type, int run, Bases a, Bases b> {
  code text = "{MatrixType::" # type # ", " # run # ", " # a.text # ", " # b.text # "}";
}

// 1, 2, 4 ... below `end`.
class PowersBelow<int end> {
  list<int> powers = !filter(power, [1, 2, 4, 8, 16], !lt(power, end));
}

class MatrixInstruction<string theName, int theM, int theN, int theK> {
  string name = theName;
  bits<16> m = theM;
  bits<16> n = theN;
  bits<16> k = theK;
  bits<8> lanes = 32;
  string aType;
  string bType;
  string cType;
  Bases a;
  Bases b;
  Bases c;
  string abPart; // how the intrinsic takes A and B: the type of one of its operands
  string aPart = abPart;
  string bPart = abPart;
  string cPart;
  string shape = "Plain";
  string intrinsic;
  bits<16> first = 0;         // NVIDIA: the first compute capability, times ten
  bits<16> ptx = 0;           // and the first PTX version, times ten
  bits<16> emulatedFirst = 0; // the capabilities on which ptxas makes it of other instructions
  bits<16> emulatedLast = 0;
  string gpus = "";           // instead: how the names of the GPUs begin
  bits<16> cycles = 0;
  code scales = "{}";

  code aTypeCode = "MatrixType::" # aType;
  code bTypeCode = "MatrixType::" # bType;
  code cTypeCode = "MatrixType::" # cType;
  code aBases = a.text;
  code bBases = b.text;
  code cBases = c.text;
  code aPartCode = "MatrixPart::" # aPart;
  code bPartCode = "MatrixPart::" # bPart;
  code cPartCode = "MatrixPart::" # cPart;
  code shapeCode = "MatrixCall::" # shape;
}

include "targets/isa/matrix/NvidiaMatrix.td"
include "targets/isa/matrix/AmdMatrix.td"

def MatrixTable : GenericTable {
  let FilterClass = "MatrixInstruction";
  let CppTypeName = "MatrixInstruction";
  let Fields = ["name", "m", "n", "k", "lanes", "aTypeCode", "bTypeCode", "cTypeCode", "aBases", "bBases", "cBases",
                "aPartCode", "bPartCode", "cPartCode", "shapeCode", "intrinsic", "first", "ptx", "emulatedFirst",
                "emulatedLast", "gpus", "cycles", "scales"];
  string TypeOf_aTypeCode = "code";
  string TypeOf_bTypeCode = "code";
  string TypeOf_cTypeCode = "code";
  string TypeOf_aBases = "code";
  string TypeOf_bBases = "code";
  string TypeOf_cBases = "code";
  string TypeOf_aPartCode = "code";
  string TypeOf_bPartCode = "code";
  string TypeOf_cPartCode = "code";
  string TypeOf_shapeCode = "code";
  string TypeOf_scales = "code";
}
