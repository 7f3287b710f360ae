//===- Sass.td - opcodes of NVIDIA's machine code -------------------------===//
//
// The low 9 bits of an instruction are its opcode; the 3 above them, its form, say what replaces a register operand.
// Read off nvdisasm 13.2 and 13.5 over cubins of sm_75 to sm_121 made by ptxas 13.0, and off single instructions given
// to nvdisasm; the operands are checked against its -plr (SassOracleTest). A number can mean one thing on one GPU and
// another on the next: a row holds from compute capability `first` to `last`, times ten. What has no row is unknown,
// and costs what Costs.td says of the unknown.
//
//   opClass, variant, bytes  the row of Costs.td; 0 bytes: the width is in the encoding, or there is only one
//   operands                 where its registers stand (SassOperands.td)
//   decodable                false: what it reads and writes is not established, so to the decoder it is unknown
//   refused                  bits of the upper half that must be clear for the operands to hold
//   forms                    forms for which the operands hold, one bit each; in another the instruction is unknown
//   uniformGuard             its guard is a predicate of the warp: @UP0
//   flow                     what comes after it
//
//===----------------------------------------------------------------------===//
include "targets/isa/sass/SassOperands.td"

class SassOpcode<int theOpcode, string theMnemonic, string theClass, string theVariant = "", int theBytes = 0,
                 list<SassSlot> theOperands = []> {
  bits<16> opcode = theOpcode;
  bits<16> first = 0;
  bits<16> last = 999;
  string mnemonic = theMnemonic;
  string opClass = "OpClass::" # theClass;
  string variant = theVariant;
  bits<8> bytes = theBytes;
  string flow = "SassFlow::Next";
  bits<8> forms = 0xff;
  bits<1> uniformGuard = 0;
  bits<1> decodable = 1;
  bits<64> refused = 0;
  list<SassSlot> operands = theOperands;
  string slots = "{" # !interleave(!foreach(slot, operands, slot.text), ", ") # "}";
  bits<8> slotCount = !size(operands);
}
// Forms by which sources there are; without a third source there is no slot that an immediate could take.
defvar withB = 0x72;    // 1 registers, 4 immediate, 5 constant, 6 uniform
defvar withLast = 0x8e; // 1 registers, 2 immediate, 3 constant, 7 uniform
defvar withC = 0xfe;

// Registers, integers, comparisons.
let forms = withC in {
  def : SassOpcode<0x010, "IADD3", "Integer", "", 4, [d, pd, pe, a, b, c, ps, pt]>;
  def : SassOpcode<0x011, "LEA", "Integer", "", 4, [d, pd, a, b, c, ps]>;
  def : SassOpcode<0x012, "LOP3", "Integer", "", 4, [d, pd, a, b, c, ps]>;
  def : SassOpcode<0x014, "VABSDIFF", "Integer", "", 4, [d, a, b, c]>;
  def : SassOpcode<0x016, "PRMT", "Integer", "", 4, [d, a, b, c]>;
  def : SassOpcode<0x019, "SHF", "Integer", "", 4, [d, a, b, c]>;
  def : SassOpcode<0x024, "IMAD", "IntegerMultiply", "", 4, [d, pd, a, b, c, ps]>;
  def : SassOpcode<0x025, "IMAD.WIDE", "IntegerMultiply", "", 8, [d2, pd, a, b, c2, ps]>;
  def : SassOpcode<0x027, "IMAD.HI", "IntegerMultiply", "high", 4, [d, pd, a, b, c2, ps]>;
  def : SassOpcode<0x026, "IDP", "IntegerMultiply", "", 4, [d, a, b, c]>;
  let first = 90 in {
    def : SassOpcode<0x046, "VIADDMNMX", "Integer", "", 4, [d, a, b, c, ps]>;
    def : SassOpcode<0x00f, "VIMNMX3", "Integer", "", 4, [d, a, b, c, ps]>;
  }
}
def : SassOpcode<0x002, "MOV", "Move", "register", 0, [d64, b64]> { let forms = withB; }
// Its number has 64 bits and takes the place of the modifiers.
def : SassOpcode<0x002, "MOV.64", "Move", "register", 0, [d2]> { let forms = 0x04; }
def : SassOpcode<0x003, "P2R", "Integer", "", 4, [d, a, masked]> { let forms = 0x10; }
def : SassOpcode<0x004, "R2P", "Integer", "", 4, [a, intoMasked]> { let forms = 0x10; }
def : SassOpcode<0x005, "CS2R", "Move", "register", 0, [d64]>;
def : SassOpcode<0x007, "SEL", "Move", "select", 0, [d, a, b, ps]> { let forms = withB; }
def : SassOpcode<0x007, "SEL.64", "Move", "select", 0, [d2, a2, ps]> { let forms = 0x04; }
def : SassOpcode<0x007, "SEL.64", "Move", "select", 0, [d2, a2, r32x2, ps]> { let forms = 0x08; }
let forms = withB in {
  def : SassOpcode<0x00c, "ISETP", "Compare", "", 0, [pd, pe, a64, b64, ps, puExtended]>;
  def : SassOpcode<0x013, "IABS", "Integer", "", 4, [d, b]>;
  def : SassOpcode<0x017, "IMNMX", "Integer", "", 4, [d64, a64, b64, ps]>;
  def : SassOpcode<0x01a, "SGXT", "Integer", "", 4, [d, a, b]>;
  def : SassOpcode<0x01b, "BMSK", "Integer", "", 4, [d, a, b]>;
  let first = 120 in
  def : SassOpcode<0x035, "IADD", "Integer", "", 4, [d73, pd, a73, b73, ps]>;
  def : SassOpcode<0x036, "VIADD", "Integer", "add", 4, [d, a, b]>;
  def : SassOpcode<0x048, "VIMNMX", "Integer", "", 4, [d, pd, pe, a, b, ps]>;
  def : SassOpcode<0x109, "POPC", "Integer", "count", 0, [d, b]>;
  def : SassOpcode<0x100, "FLO", "Integer", "count", 0, [d, pd, b]>;
  def : SassOpcode<0x101, "BREV", "Integer", "count", 0, [d, b]>;
}
def : SassOpcode<0x01c, "PLOP3", "Integer", "", 4, [pd, pe, ps, pt, puEither]> { let forms = 0x10; }
// Of signs.
def : SassOpcode<0x01f, "PLOP3", "Integer", "", 4, [pd, pe, a, b, c]> { let forms = 0x02; }
def : SassOpcode<0x119, "S2R", "Move", "special", 0, [d]>;
let uniformGuard = 1 in
def : SassOpcode<0x1c3, "S2UR", "Move", "special", 0, [ud]>;

// Floating point.
let forms = withB in {
  def : SassOpcode<0x008, "FSEL", "Move", "select", 0, [d, a, b, ps]>;
  def : SassOpcode<0x009, "FMNMX", "Float", "minmax", 0, [d, a, b, ps]>;
  def : SassOpcode<0x00a, "FSET", "Compare", "", 0, [d, a, b, ps]>;
  def : SassOpcode<0x00b, "FSETP", "Compare", "", 0, [pd, pe, a, b, ps]>;
  def : SassOpcode<0x020, "FMUL", "Float", "", 0, [d, a, b]>;
  def : SassOpcode<0x028, "DMUL", "Double", "", 0, [d2, a2, b2]>;
  def : SassOpcode<0x032, "HMUL2", "Half", "", 0, [d, a, b]>;
  def : SassOpcode<0x033, "HSET2", "Half", "", 0, [d, a, b, ps]>;
  def : SassOpcode<0x034, "HSETP2", "Half", "", 0, [pd, pe, a, b, ps]>;
  def : SassOpcode<0x040, "HMNMX2", "Half", "", 0, [d, a, b, ps]>;
}
def : SassOpcode<0x102, "FCHK", "Special", "", 0, [pd, a, b]> { let forms = withB; }
let forms = withLast in {
  def : SassOpcode<0x021, "FADD", "Float", "", 0, [d, a, last]>;
  def : SassOpcode<0x029, "DADD", "Double", "", 0, [d2, a2, c2]>;
  def : SassOpcode<0x02a, "DSETP", "Compare", "", 0, [pd, pe, a2, last2, ps]>;
  def : SassOpcode<0x030, "HADD2", "Half", "", 0, [d, a, last]>;
}
let forms = withB in
def : SassOpcode<0x038, "I2I", "Convert", "", 0, [d, b]>;
let forms = withC in {
  def : SassOpcode<0x043, "F2IP", "Convert", "pack", 0, [d, a, b, c]>;
  def : SassOpcode<0x023, "FFMA", "Float", "", 0, [d, a, b, c]>;
  def : SassOpcode<0x02b, "DFMA", "Double", "", 0, [d2, a2, b2, c2]>;
  def : SassOpcode<0x031, "HFMA2", "Half", "", 0, [d, a, b, c]>;
  let last = 90 in
  def : SassOpcode<0x035, "HFMA2.MMA", "Half", "", 0, [d, a, b, c]>;
  def : SassOpcode<0x03e, "F2FP", "Convert", "pack", 0, [d, a, b, c]>;
  let first = 100 in {
    def : SassOpcode<0x049, "FFMA2", "Float", "", 0, [d2, a2Packed, b2Packed, c2Packed]>;
    def : SassOpcode<0x076, "FMNMX3", "Float", "minmax", 0, [d, a, b, c, ps]>;
  }
}
let first = 100, last = 119 in {
  def : SassOpcode<0x04a, "FMUL2", "Float", "", 0, [d2, a2Packed, b2Packed]> { let forms = withB; }
  def : SassOpcode<0x04b, "FADD2", "Float", "", 0, [d2, a2Packed, last2Packed]> { let forms = withLast; }
}
let decodable = 0 in
def : SassOpcode<0x022, "FSWZADD", "Float">;
let forms = withB in {
  def : SassOpcode<0x045, "I2FP", "Convert", "fromint", 0, [d, b]>;
  def : SassOpcode<0x104, "F2F", "Convert", "", 0, [dConverted, bConverted]>;
  def : SassOpcode<0x105, "F2I", "Convert", "", 0, [dConverted, bConverted]>;
  def : SassOpcode<0x106, "I2F", "Convert", "", 0, [dConverted, bConverted]>;
  def : SassOpcode<0x107, "FRND", "Convert", "round", 0, [dConverted, bConverted]>;
  def : SassOpcode<0x108, "MUFU", "Special", "", 0, [d, b]>;
  def : SassOpcode<0x110, "F2F.F64", "Convert", "double", 0, [dConverted, bConverted]>;
  def : SassOpcode<0x111, "F2I.F64", "Convert", "double", 0, [dConverted, bConverted]>;
  def : SassOpcode<0x112, "I2F.F64", "Convert", "double", 0, [dConverted, bConverted]>;
  def : SassOpcode<0x113, "FRND.F64", "Convert", "double", 0, [dConverted, bConverted]>;
}

// The uniform datapath: one operation for the whole warp. Its opcodes are 0x080 to 0x0bf, and from 10.0 on some below.
class UniformOpcode<int opcode, string mnemonic, list<SassSlot> operands = []>
    : SassOpcode<opcode, mnemonic, "Scalar", "", 0, operands> {
  let uniformGuard = 1;
}
def : UniformOpcode<0x082, "UMOV", [ud64, ub64]> { let forms = withB; }
def : UniformOpcode<0x082, "UMOV.64", [ud2]> { let forms = 0x04; }
def : UniformOpcode<0x083, "UP2UR", [ud, ua, umasked]> { let forms = 0x10; }
def : UniformOpcode<0x087, "USEL", [ud, ua, ub, ups]> { let forms = withB; }
let forms = withB in {
  def : UniformOpcode<0x08c, "UISETP", [upd, upe, ua64, ub64, ups, upuExtended]>;
  def : UniformOpcode<0x09a, "USGXT", [ud, ua, ub]>;
  def : UniformOpcode<0x09b, "UBMSK", [ud, ua, ub]>;
  def : UniformOpcode<0x0bd, "UFLO", [ud, upd, ub]>;
  def : UniformOpcode<0x0be, "UBREV", [ud, ub]>;
  def : UniformOpcode<0x0bf, "UPOPC", [ud, ub]>;
}
let forms = withC in {
  def : UniformOpcode<0x090, "UIADD3", [ud, upd, upe, ua, ub, uc, ups, upt]>;
  def : UniformOpcode<0x091, "ULEA", [ud, upd, ua, ub, uc, ups]>;
  def : UniformOpcode<0x092, "ULOP3", [ud, upd, ua, ub, uc, ups]>;
  def : UniformOpcode<0x096, "UPRMT", [ud, ua, ub, uc]>;
  def : UniformOpcode<0x097, "UIADD3.64", [ud2, upd, upe, ua2, ub2, uc2, ups, upt]>;
  def : UniformOpcode<0x099, "USHF", [ud, ua, ub, uc]>;
  def : UniformOpcode<0x0a4, "UIMAD", [ud, upd, ua, ub, uc, ups]>;
  def : UniformOpcode<0x0a5, "UIMAD.WIDE", [ud2, upd, ua, ub, uc2, ups]>;
  let first = 100 in
  def : UniformOpcode<0x0a6, "UIMAD.HI", [ud, upd, ua, ub, uc2, ups]>;
}
def : UniformOpcode<0x09c, "UPLOP3", [upd, upe, ups, upt, upu]> { let forms = 0x10; }
def : UniformOpcode<0x086, "VOTEU", [ud, upd, ps]> { let forms = 0x10; }
let first = 100 in {
  def : UniformOpcode<0x054, "UFADD", [ud, ua, uc]> { let forms = withLast; }
  def : UniformOpcode<0x055, "UFFMA", [ud, ua, ub, uc]> { let forms = withC; }
  def : UniformOpcode<0x056, "UFMUL", [ud, ua, ub]> { let forms = withB; }
}
let first = 120, forms = withB in {
  def : UniformOpcode<0x053, "UFSETP", [upd, upe, ua, ub, ups]>;
  def : UniformOpcode<0x04a, "UVIMNMX", [ud64, ua64, ub64, ups]>;
  def : UniformOpcode<0x085, "UIMNMX", [ud64, upd, upe, ua64, ub64, ups]>;
}
let first = 100, forms = withB in {
  def : UniformOpcode<0x05a, "UI2F", [ud, ub]>;
  def : UniformOpcode<0x05c, "UF2I", [ud, ub]>;
  def : UniformOpcode<0x05e, "UI2FP", [ud, ub]>;
}
// From the vector registers of one lane.
let first = 120, uniformGuard = 1, decodable = 0 in
def : SassOpcode<0x0cb, "CS2UR", "Scalar", "", 0, [ud]>;
let first = 90 in
def : SassOpcode<0x0ca, "R2UR", "Scalar", "lane", 0, [ud, pd, a]>;
let last = 89 in
def : SassOpcode<0x1c2, "R2UR", "Scalar", "lane", 0, [ud, pd, a]>;

// Memory.
def : SassOpcode<0x180, "LD", "LoadGlobal", "", 0, [dAccess, addressGlobal, descriptor32]>; // generic, counted as global
def : SassOpcode<0x181, "LDG", "LoadGlobal", "", 0, [dAccess, pd, addressGlobal, descriptor32]>;
def : SassOpcode<0x182, "LDC", "LoadConstant", "", 4, [dAccess, address]>;
let uniformGuard = 1 in {
  // With an index in a uniform register it has bit 91.
  def : SassOpcode<0x0b9, "ULDC", "LoadConstant", "param", 0, [udAccess]> { let refused = 0x08000000; }
  let last = 90 in
  def : SassOpcode<0x0bb, "ULDC", "LoadConstant", "", 4, [udAccess, uaddress]>; // of a table: a switch, for one
  def : SassOpcode<0x1ac, "LDCU", "LoadConstant", "param", 0, [udAccess, uaddress]>;
}
def : SassOpcode<0x183, "LDL", "LoadLocal", "", 0, [dAccess, address, u32]>;
def : SassOpcode<0x184, "LDS", "LoadShared", "", 0, [dAccess, address, u32]>;
def : SassOpcode<0x03b, "LDSM", "MatrixLoad", "", 0, [dMatrices, address, u32]>;
def : SassOpcode<0x185, "ST", "StoreGlobal", "", 0, [addressGlobal, data, descriptor64]> { let forms = 0xfd; }
def : SassOpcode<0x185, "ST", "StoreGlobal", "", 0, [addressGlobal, data64]> { let forms = 0x02; }
def : SassOpcode<0x186, "STG", "StoreGlobal", "", 0, [addressGlobal, data, descriptor64]>;
def : SassOpcode<0x187, "STL", "StoreLocal", "", 0, [address, data, u64]>;
def : SassOpcode<0x188, "STS", "StoreShared", "", 0, [address, data, u64]>;
def : SassOpcode<0x044, "STSM", "StoreShared", "", 16, [address, dataMatrices, u64]>;
def : SassOpcode<0x18a, "ATOM", "Atomic", "", 0, [dAtom, pd, addressWide, dataAtom, descriptor64]>;
def : SassOpcode<0x18b, "ATOM.CAS", "Atomic", "", 0, [dAtom, pd, addressWide, dataAtom, dataAtom2]>;
def : SassOpcode<0x18c, "ATOMS", "Atomic", "shared", 0, [dAtom, address, dataAtomShared, u64]>;
def : SassOpcode<0x18d, "ATOMS.CAS", "Atomic", "shared.cas", 0, [dAtom, address, dataAtom, dataAtom2]> { let forms = 0xfb; }
def : SassOpcode<0x18d, "ATOMS.CAST", "Atomic", "shared.cas", 0, [pd, address, dataAtom, dataAtom2]> { let forms = 0x04; }
def : SassOpcode<0x1a8, "ATOMG", "Atomic", "", 0, [dAtom, pd, addressWide, dataAtom, descriptor64]>;
def : SassOpcode<0x1a9, "ATOMG.CAS", "Atomic", "", 0, [dAtom, pd, addressWide, dataAtom, dataAtom2]>;
def : SassOpcode<0x18e, "RED", "Atomic", "reduce", 0, [addressWide, dataAtom, descriptor64]>; // REDG too
def : SassOpcode<0x1a2, "ATOM.F", "Atomic", "", 0, [dAtomFloat, pd, addressWide, dataAtomFloat, descriptor64]>;
def : SassOpcode<0x1a3, "ATOMG.F", "Atomic", "", 0, [dAtomFloat, pd, addressWide, dataAtomFloat, descriptor64]>;
def : SassOpcode<0x1a6, "REDG.F", "Atomic", "reduce", 0, [addressWide, dataAtomFloat, descriptor64]>;
def : SassOpcode<0x1aa, "QSPC", "Integer", "", 0, [d, pd, addressWide]> { let forms = 0x02; }
let forms = 0x40 in { // to another block's
  def : SassOpcode<0x1bd, "STAS", "StoreShared", "", 0, [address2, data, u64]>;
  def : SassOpcode<0x1be, "REDAS", "Atomic", "shared", 0, [address2, dataAtom, u64]>;
}
def : SassOpcode<0x1ae, "LDGSTS", "AsyncCopy", "", 0, [addressShared, address2, descriptor64, ps]>;
// TMA copies: more uniform registers the more dimensions (bits 79 to 81 say one less). Those with a mask of blocks name
// it and a cache policy; im2col and others are not established.
let uniformGuard = 1, refused = 0x00000000f7fc7f00 in {
  let forms = 0x04 in {
    def : SassOpcode<0x1b4, "UTMALDG", "AsyncCopy", "bulk", 0, [tensorMap, tensorLoad]>;
    def : SassOpcode<0x1b8, "UTMAPF", "AsyncCopy", "bulk", 0, [tensorMap, tensorPrefetch]>;
  }
  let forms = 0x02 in {
    def : SassOpcode<0x1b5, "UTMASTG", "AsyncCopy", "bulk", 0, [tensorMap, tensorStore]>;
    let refused = 0x00000000f47c7f00 in
    def : SassOpcode<0x1b6, "UTMAREDG", "AsyncCopy", "bulk", 0, [tensorMap, tensorStore]>;
  }
}
let uniformGuard = 1, refused = 0x00000000f7fc6700, forms = 0x02 in
def : SassOpcode<0x1b4, "UTMALDG", "AsyncCopy", "bulk", 0, [tensorMap, tensorLoad, blockMask, cachePolicy]>;
let uniformGuard = 1, forms = 0x02 in {
  def : SassOpcode<0x1ba, "UBLKCP", "AsyncCopy", "bulk", 0, [bulkSource, bulkResult, bulkBytes]> { let refused = 0x00000000f7f9f900; }
  def : SassOpcode<0x1bb, "UBLKRED", "AsyncCopy", "bulk", 0, [bulkSource, bulkResult, bulkBytes]> { let refused = 0x00000000f461f900; }
  def : SassOpcode<0x1bc, "UBLKPF", "AsyncCopy", "bulk", 0, [bulkPrefetched, bulkBytes]> { let refused = 0x00000000f7ffff00; }
}
let uniformGuard = 1 in {
  def : SassOpcode<0x1b7, "UTMACMDFLUSH", "Wait">;
  def : SassOpcode<0x1b9, "UTMACCTL", "Wait", "", 0, [tensorMap]>;
}
// Tensor memory. A thread may wait for its columns (UTCATOMSWS.FIND_AND_SET).
let first = 100 in {
  let forms = 0x10 in {
    def : SassOpcode<0x1ee, "LDTM", "LoadShared", "tensor", 0, [dTensor, tensorAddress32]>;
    def : SassOpcode<0x1ed, "STTM", "StoreShared", "tensor", 0, [tensorD, dataTensor]>;
  }
  let uniformGuard = 1 in {
    let forms = 0x10 in {
      def : SassOpcode<0x04c, "UVIRTCOUNT", "Scalar">;
      def : SassOpcode<0x1e3, "UTCATOMSWS", "Wait", "", 0, [ud, tensorSource32]>;
      def : SassOpcode<0x1e6, "UTCSHIFT", "AsyncCopy", "tensor", 0, [uaddress]>;
      def : SassOpcode<0x1e7, "UTCCP", "AsyncCopy", "tensor", 0, [uaddress, tensorB]>;
    }
    def : SassOpcode<0x1e3, "UTCATOMSWS", "Wait", "", 0, [ud, upd, tensorSource32]> { let forms = 0x04; }
    def : SassOpcode<0x1e9, "UTCBAR", "Wait", "", 0, [uaddress, tensorSource32, blockMask]> { let forms = 0x02; }
  }
}
// The barriers in shared memory (mbarrier).
def : SassOpcode<0x1a7, "SYNCS", "Atomic", "shared", 0, [d2, address, fixed32, u64]> { let forms = 0x10; }
def : SassOpcode<0x1a7, "SYNCS", "Atomic", "shared", 0, [pd, address, fixed32, u64]> { let forms = 0x04; }
def : SassOpcode<0x1b0, "ARRIVES", "Atomic", "shared", 0, [address, u64]> { let forms = 0x10; }
def : SassOpcode<0x1b1, "SYNCS.CCTL", "Atomic", "shared", 0, [addressUniform, u64]> { let forms = 0x10; }
def : SassOpcode<0x1b2, "SYNCS.EXCH", "Atomic", "shared", 0, [ud2, uaddress, udata2]> { let forms = 0x04; let uniformGuard = 1; }

// Lanes and warps among each other.
def : SassOpcode<0x006, "VOTE", "Shuffle", "vote", 0, [d, pd, ps]> { let forms = 0x10; }
def : SassOpcode<0x189, "SHFL", "Shuffle", "", 0, [d, pd, a, lane, laneMask]> { let forms = 0x96; }
def : SassOpcode<0x11d, "BAR", "Barrier", "", 0, [fixed32, psReduced]> { let forms = 0x16; }
def : SassOpcode<0x11d, "BAR", "Barrier", "", 0, [psReduced]> { let forms = 0x20; }
def : SassOpcode<0x11c, "B2R", "Barrier", "", 0, [d, pd]> { let forms = 0x02; }
def : SassOpcode<0x1a1, "MATCH", "Shuffle", "vote", 0, [d, pd, a73]> { let forms = 0x02; }
let first = 100 in
def : SassOpcode<0x0cc, "CREDUX", "Shuffle", "", 0, [ud, a]> { let forms = 0x02; }
def : SassOpcode<0x1c4, "REDUX", "Shuffle", "", 0, [ud, a]> { let forms = 0x02; }
let first = 90 in
def : SassOpcode<0x02f, "ELECT", "Shuffle", "vote", 0, [ud, pd, ps]> { let forms = 0x10; }
def : SassOpcode<0x1c7, "UCGABAR", "Barrier">; // _ARV and _WAIT
def : SassOpcode<0x11a, "DEPBAR", "Wait">;
def : SassOpcode<0x1af, "LDGDEPBAR", "Wait">;
def : SassOpcode<0x1c5, "WARPGROUP", "Wait">;
def : SassOpcode<0x192, "MEMBAR", "Wait", "fence.gpu">;
def : SassOpcode<0x1c6, "FENCE", "Wait", "fence.proxy">;
def : SassOpcode<0x1ab, "ERRBAR", "Wait", "fence.gpu">;
def : SassOpcode<0x18f, "CCTL", "Wait", "fence.gpu", 0, [addressGlobal]>;

// Matrices.
let forms = 0x02 in {
  def : SassOpcode<0x03d, "BMMA", "Matrix", "", 0, [dMma, aMma, bMma, cMma]>;
  def : SassOpcode<0x037, "IMMA", "Matrix", "m16n8k32.s32.s8", 0, [dMma, aMma, bMma, cMma]>;
  def : SassOpcode<0x03c, "HMMA", "Matrix", "", 0, [dMma, aMma, bMma, cMma]>;
  def : SassOpcode<0x03f, "DMMA", "Matrix", "m8n8k4.f64.f64", 0, [dMma, aMma, bMma, cMma]>;
  def : SassOpcode<0x07a, "QMMA", "Matrix", "m16n8k32.f32.e4m3", 0, [dMma, aMma, bMma, cMma]>;
}
let decodable = 0 in {
  def : SassOpcode<0x07f, "OMMA", "Matrix">;
}
// UTCHMMA, UTCIMMA, UTCQMMA and UTCOMMA: A is in shared memory in forms 2 and 6, in tensor memory in 4 and 7.
let first = 100, uniformGuard = 1 in {
  def : SassOpcode<0x1ea, "UTCMMA", "AsyncMatrix", "", 0, [tensorA, tensorB, tensorD, tensorShape, tensorMore, ups]> { let forms = 0x44; }
  def : SassOpcode<0x1ea, "UTCMMA", "AsyncMatrix", "", 0, [uaddress, tensorB, tensorD, tensorShape, tensorMore, ups]> { let forms = 0x90; }
}
let forms = 0x50 in {
  def : SassOpcode<0x1f0, "HGMMA", "AsyncMatrix", "", 0, [dGroup, aGroup, bGroup, cGroup, groupScale]>;
  def : SassOpcode<0x1f1, "IGMMA", "AsyncMatrix", "", 0, [dGroup, aGroup, bGroup, cGroup, groupScale]>;
  def : SassOpcode<0x1f2, "BGMMA", "AsyncMatrix", "", 0, [dGroup, aGroup, bGroup, cGroup, groupScale]>;
  def : SassOpcode<0x1f3, "QGMMA", "AsyncMatrix", "", 0, [dGroup, aGroup, bGroup, cGroup, groupScale]>;
}

// Where the program goes on.
class FlowOpcode<int opcode, string mnemonic, string theFlow = "Next", list<SassSlot> operands = []>
    : SassOpcode<opcode, mnemonic, "Control", "", 0, operands> {
  let flow = "SassFlow::" # theFlow;
}
def : FlowOpcode<0x141, "BSYNC">;
def : FlowOpcode<0x142, "BREAK">;
def : FlowOpcode<0x143, "CALL.ABS", "Call", [target]>;
def : FlowOpcode<0x144, "CALL.REL", "Call"> { let forms = 0x10; } // form 4: the target is a number
def : FlowOpcode<0x145, "BSSY">;
def : FlowOpcode<0x146, "YIELD">;
def : FlowOpcode<0x11b, "ENDCOLLECTIVE">;
def : FlowOpcode<0x147, "BRA", "Branch", [psBranch, divergent]> { let forms = 0xfb; }
def : FlowOpcode<0x147, "BRA.U", "Branch", [psBranch, uniformCondition]> { let forms = 0x04; }
def : FlowOpcode<0x14e, "LEPC", "Next", [d2]> { let forms = 0x10; }
let first = 90 in
def : FlowOpcode<0x148, "WARPSYNC", "Next", [r24]> { let forms = 0x02; }
let last = 89 in
def : FlowOpcode<0x148, "WARPSYNC", "Next", [fixed32]> { let forms = 0x02; }
def : FlowOpcode<0x148, "WARPSYNC"> { let forms = 0x10; }
def : FlowOpcode<0x149, "BRX", "IndirectBranch", [psBranch, target]>;
def : FlowOpcode<0x14d, "EXIT", "Exit", [psBranch]>;
def : FlowOpcode<0x150, "RET", "Return", [target]>;
def : FlowOpcode<0x144, "CALL.REL", "Call", [target]> { let forms = 0x02; }
def : FlowOpcode<0x155, "BMOV", "Next", [d]> { let forms = 0x02; } // from a convergence register, which is not tracked
let uniformGuard = 1 in
def : FlowOpcode<0x158, "BRXU", "IndirectBranch", [psBranch, utarget]> { let forms = 0x10; }
def : FlowOpcode<0x15c, "BPT", "Exit">;
def : FlowOpcode<0x15d, "NANOSLEEP", "Next", [r32]>;
def : SassOpcode<0x118, "NOP", "Meta">;
def : SassOpcode<0x001, "PMTRIG", "Meta">;
let first = 90 in { // griddepcontrol
  def : SassOpcode<0x02d, "PREEXIT", "Wait">;
  def : SassOpcode<0x02e, "ACQBULK", "Wait">;
}

def SassTable : GenericTable {
  let FilterClass = "SassOpcode";
  let CppTypeName = "SassOpcode";
  let Fields = ["opcode", "first", "last", "mnemonic", "opClass", "variant", "bytes", "flow", "forms", "uniformGuard",
                "decodable", "refused", "slotCount", "slots"];
  string TypeOf_opClass = "code";
  string TypeOf_flow = "code";
  string TypeOf_slots = "code";
}
