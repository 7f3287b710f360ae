//===- Sass.td - opcodes of NVIDIA's machine code -------------------------===//
//
// The low 9 bits of an instruction are its opcode; the 3 above them say where its operands stand. Read off nvdisasm 13.2
// and 13.5 over cubins of sm_75 to sm_121 made by ptxas 13.0, and off single instructions given to nvdisasm. A number
// can mean one thing on one GPU and another on the next: a row holds from compute capability `first` to `last`, times
// ten. What has no row is unknown, and costs what Costs.td says of the unknown.
//
//   opClass, variant, bytes  the row of Costs.td; 0 bytes: the width is in the encoding, or there is only one
//   flow                     what comes after it
//
// A decoder of operands needs further fields: operand slots of each form, pipe where it is not that of the class, what
// may not be moved. They belong here, one row an opcode and GPU.
//
//===----------------------------------------------------------------------===//

class SassOpcode<int theOpcode, string theMnemonic, string theClass, string theVariant = "", int theBytes = 0> {
  bits<16> opcode = theOpcode;
  bits<16> first = 0;
  bits<16> last = 999;
  string mnemonic = theMnemonic;
  string opClass = "OpClass::" # theClass;
  string variant = theVariant;
  bits<8> bytes = theBytes;
  string flow = "SassFlow::Next";
}

// Registers, integers, comparisons.
def : SassOpcode<0x002, "MOV", "Move", "register">;
def : SassOpcode<0x003, "P2R", "Integer", "", 4>;
def : SassOpcode<0x004, "R2P", "Integer", "", 4>;
def : SassOpcode<0x005, "CS2R", "Move", "register">;
def : SassOpcode<0x007, "SEL", "Move", "select">;
def : SassOpcode<0x00c, "ISETP", "Compare">;
def : SassOpcode<0x010, "IADD3", "Integer", "", 4>;
def : SassOpcode<0x011, "LEA", "Integer", "", 4>;
def : SassOpcode<0x012, "LOP3", "Integer", "", 4>;
def : SassOpcode<0x013, "IABS", "Integer", "", 4>;
def : SassOpcode<0x016, "PRMT", "Integer", "", 4>;
def : SassOpcode<0x017, "IMNMX", "Integer", "", 4>;
def : SassOpcode<0x019, "SHF", "Integer", "", 4>;
def : SassOpcode<0x01a, "SGXT", "Integer", "", 4>;
def : SassOpcode<0x01b, "BMSK", "Integer", "", 4>;
def : SassOpcode<0x01c, "PLOP3", "Integer", "", 4>;
def : SassOpcode<0x024, "IMAD", "IntegerMultiply", "", 4>;
def : SassOpcode<0x025, "IMAD.WIDE", "IntegerMultiply", "", 8>;
def : SassOpcode<0x027, "IMAD.HI", "IntegerMultiply", "high", 4>;
let first = 120 in
def : SassOpcode<0x035, "IADD", "Integer", "", 4>;
def : SassOpcode<0x036, "VIADD", "Integer", "add", 4>;
def : SassOpcode<0x048, "VIMNMX", "Integer", "", 4>;
def : SassOpcode<0x109, "POPC", "Integer", "count">;
def : SassOpcode<0x100, "FLO", "Integer", "count">;
def : SassOpcode<0x119, "S2R", "Move", "special">;
def : SassOpcode<0x1c3, "S2UR", "Move", "special">;

// Floating point.
def : SassOpcode<0x008, "FSEL", "Move", "select">;
def : SassOpcode<0x009, "FMNMX", "Float", "minmax">;
def : SassOpcode<0x00a, "FSET", "Compare">;
def : SassOpcode<0x00b, "FSETP", "Compare">;
def : SassOpcode<0x020, "FMUL", "Float">;
def : SassOpcode<0x021, "FADD", "Float">;
def : SassOpcode<0x022, "FSWZADD", "Float">;
def : SassOpcode<0x023, "FFMA", "Float">;
let first = 100 in {
  def : SassOpcode<0x049, "FFMA2", "Float">;
  def : SassOpcode<0x04a, "FMUL2", "Float">;
  def : SassOpcode<0x04b, "FADD2", "Float">;
  def : SassOpcode<0x076, "FMNMX3", "Float", "minmax">;
}
def : SassOpcode<0x028, "DMUL", "Double">;
def : SassOpcode<0x029, "DADD", "Double">;
def : SassOpcode<0x02b, "DFMA", "Double">;
def : SassOpcode<0x030, "HADD2", "Half">;
def : SassOpcode<0x031, "HFMA2", "Half">;
def : SassOpcode<0x032, "HMUL2", "Half">;
let last = 90 in
def : SassOpcode<0x035, "HFMA2.MMA", "Half">;
def : SassOpcode<0x03e, "F2FP", "Convert", "pack">;
def : SassOpcode<0x045, "I2FP", "Convert", "fromint">;
def : SassOpcode<0x104, "F2F", "Convert">;
def : SassOpcode<0x105, "F2I", "Convert">;
def : SassOpcode<0x106, "I2F", "Convert">;
def : SassOpcode<0x107, "FRND", "Convert", "round">;
def : SassOpcode<0x108, "MUFU", "Special">;
def : SassOpcode<0x110, "F2F.F64", "Convert", "double">;
def : SassOpcode<0x112, "I2F.F64", "Convert", "double">;

// The uniform datapath: one operation for the whole warp. Its opcodes are 0x080 to 0x0bf.
class UniformOpcode<int opcode, string mnemonic> : SassOpcode<opcode, mnemonic, "Scalar">;
def : UniformOpcode<0x082, "UMOV">;
def : UniformOpcode<0x083, "UP2UR">;
def : UniformOpcode<0x087, "USEL">;
def : UniformOpcode<0x08c, "UISETP">;
def : UniformOpcode<0x090, "UIADD3">;
def : UniformOpcode<0x091, "ULEA">;
def : UniformOpcode<0x092, "ULOP3">;
def : UniformOpcode<0x097, "UIADD3.64">;
def : UniformOpcode<0x099, "USHF">;
def : UniformOpcode<0x09a, "USGXT">;
def : UniformOpcode<0x09c, "UPLOP3">;
def : UniformOpcode<0x0a4, "UIMAD">;
def : UniformOpcode<0x0a5, "UIMAD.WIDE">;
// From the vector registers of one lane.
let first = 90 in
def : SassOpcode<0x0ca, "R2UR", "Scalar", "lane">;
let last = 89 in
def : SassOpcode<0x1c2, "R2UR", "Scalar", "lane">;

// Memory.
def : SassOpcode<0x180, "LD", "LoadGlobal">; // generic, counted with the global ones
def : SassOpcode<0x181, "LDG", "LoadGlobal">;
def : SassOpcode<0x182, "LDC", "LoadConstant", "", 4>;
def : SassOpcode<0x0b9, "ULDC", "LoadConstant", "param">;
def : SassOpcode<0x1ac, "LDCU", "LoadConstant", "param">;
def : SassOpcode<0x183, "LDL", "LoadLocal">;
def : SassOpcode<0x184, "LDS", "LoadShared">;
def : SassOpcode<0x03b, "LDSM", "MatrixLoad">;
def : SassOpcode<0x185, "ST", "StoreGlobal">;
def : SassOpcode<0x186, "STG", "StoreGlobal">;
def : SassOpcode<0x187, "STL", "StoreLocal">;
def : SassOpcode<0x188, "STS", "StoreShared">;
def : SassOpcode<0x044, "STSM", "StoreShared", "", 16>;
def : SassOpcode<0x1bd, "STAS", "StoreShared">; // to another block's
def : SassOpcode<0x18a, "ATOM", "Atomic">;
def : SassOpcode<0x18b, "ATOM.CAS", "Atomic">;
def : SassOpcode<0x1a2, "ATOM.F", "Atomic">;
def : SassOpcode<0x18c, "ATOMS", "Atomic", "shared">;
def : SassOpcode<0x18d, "ATOMS.CAS", "Atomic", "shared.cas">;
def : SassOpcode<0x1a3, "ATOMG.F", "Atomic">;
def : SassOpcode<0x1a8, "ATOMG", "Atomic">;
def : SassOpcode<0x1a9, "ATOMG.CAS", "Atomic">;
def : SassOpcode<0x18e, "RED", "Atomic", "reduce">; // REDG too
def : SassOpcode<0x1a6, "REDG.F", "Atomic", "reduce">;
def : SassOpcode<0x1be, "REDAS", "Atomic", "shared">;
def : SassOpcode<0x1ae, "LDGSTS", "AsyncCopy">;
def : SassOpcode<0x1b4, "UTMALDG", "AsyncCopy", "bulk">;
def : SassOpcode<0x1b5, "UTMASTG", "AsyncCopy", "bulk">;
def : SassOpcode<0x1b6, "UTMAREDG", "AsyncCopy", "bulk">;
def : SassOpcode<0x1ba, "UBLKCP", "AsyncCopy", "bulk">;
def : SassOpcode<0x1bb, "UBLKRED", "AsyncCopy", "bulk">;
def : SassOpcode<0x1e7, "UTCCP", "AsyncCopy", "bulk">;

// Lanes and warps among each other.
def : SassOpcode<0x006, "VOTE", "Shuffle", "vote">;
def : SassOpcode<0x189, "SHFL", "Shuffle">;
def : SassOpcode<0x11d, "BAR", "Barrier">;
def : SassOpcode<0x1c7, "UCGABAR", "Barrier">; // _ARV and _WAIT
def : SassOpcode<0x11a, "DEPBAR", "Wait">;
def : SassOpcode<0x1af, "LDGDEPBAR", "Wait">;
def : SassOpcode<0x1c5, "WARPGROUP", "Wait">;
def : SassOpcode<0x192, "MEMBAR", "Wait", "fence.gpu">;
def : SassOpcode<0x1c6, "FENCE", "Wait", "fence.proxy">;

// Matrices.
def : SassOpcode<0x037, "IMMA", "Matrix", "m16n8k32.s32.s8">;
def : SassOpcode<0x03c, "HMMA", "Matrix">;
def : SassOpcode<0x03d, "BMMA", "Matrix">;
def : SassOpcode<0x03f, "DMMA", "Matrix", "m8n8k4.f64.f64">;
def : SassOpcode<0x07a, "QMMA", "Matrix", "m16n8k32.f32.e4m3">;
def : SassOpcode<0x07f, "OMMA", "Matrix">;
def : SassOpcode<0x1ea, "UTCMMA", "AsyncMatrix">; // UTCHMMA, UTCIMMA, UTCQMMA, UTCOMMA
def : SassOpcode<0x1f0, "HGMMA", "AsyncMatrix">;
def : SassOpcode<0x1f1, "IGMMA", "AsyncMatrix">;
def : SassOpcode<0x1f2, "BGMMA", "AsyncMatrix">;
def : SassOpcode<0x1f3, "QGMMA", "AsyncMatrix">;

// Where the program goes on.
class FlowOpcode<int opcode, string mnemonic, string theFlow = "Next"> : SassOpcode<opcode, mnemonic, "Control"> {
  let flow = "SassFlow::" # theFlow;
}
def : FlowOpcode<0x141, "BSYNC">;
def : FlowOpcode<0x142, "BREAK">;
def : FlowOpcode<0x143, "CALL.ABS", "Call">;
def : FlowOpcode<0x144, "CALL.REL", "Call">;
def : FlowOpcode<0x145, "BSSY">;
def : FlowOpcode<0x147, "BRA", "Branch">;
def : FlowOpcode<0x148, "WARPSYNC">;
def : FlowOpcode<0x149, "BRX", "IndirectBranch">;
def : FlowOpcode<0x14d, "EXIT", "Exit">;
def : FlowOpcode<0x150, "RET", "Return">;
def : FlowOpcode<0x158, "BRXU", "IndirectBranch">;
def : FlowOpcode<0x15c, "BPT", "Exit">;
def : FlowOpcode<0x15d, "NANOSLEEP">;
def : SassOpcode<0x118, "NOP", "Meta">;

def SassTable : GenericTable {
  let FilterClass = "SassOpcode";
  let CppTypeName = "SassOpcode";
  let Fields = ["opcode", "first", "last", "mnemonic", "opClass", "variant", "bytes", "flow"];
  string TypeOf_opClass = "code";
  string TypeOf_flow = "code";
}
