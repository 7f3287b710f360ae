// Classes and costs of instructions. Numbers are cycles of one warp or wave;
// their sources:
//  [J18] Jia et al., Dissecting the NVIDIA Volta GPU Architecture via
//  Microbenchmarking, arXiv 1804.06826 [A22] Abdelkhalik et al., Demystifying
//  the Nvidia Ampere Architecture..., arXiv 2208.11174 [ISA] AMD Instinct MI300
//  (CDNA3) Instruction Set Architecture, pass counts of the matrix instructions
// and "guess" for the rest. A strategy needs their order and rough ratio, not
// their last digit.
#include "targets/CostModel.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineMemOperand.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;

namespace kiln {

StringRef opClassName(OpClass opClass) {
  static constexpr StringLiteral names[] = {
      "meta",           "move",         "integer",      "integer.multiply",
      "integer.divide", "compare",      "float",        "double",
      "half",           "convert",      "special",      "float.divide",
      "scalar",         "load.global",  "load.shared",  "load.constant",
      "load.local",     "store.global", "store.shared", "store.local",
      "atomic",         "async.copy",   "matrix.load",  "matrix",
      "async.matrix",   "shuffle",      "barrier",      "wait",
      "control",        "unknown"};
  static_assert(std::size(names) == size_t(OpClass::Last) + 1);
  return names[size_t(opClass)];
}

StringRef pipeName(Pipe pipe) {
  static constexpr StringLiteral names[] = {
      "none",   "alu",    "fma",    "double", "special",
      "memory", "shared", "scalar", "matrix", "control"};
  static_assert(std::size(names) == size_t(Pipe::Last) + 1);
  return names[size_t(pipe)];
}

bool isLoad(OpClass opClass) {
  return opClass == OpClass::LoadGlobal || opClass == OpClass::LoadShared ||
         opClass == OpClass::LoadConstant || opClass == OpClass::LoadLocal ||
         opClass == OpClass::MatrixLoad;
}

namespace {
struct ClassCost {
  OpClass opClass;
  uint16_t latency, issue;
};

constexpr ClassCost nvidiaCosts[] = {
    {OpClass::Meta, 0, 0},
    {OpClass::Move, 4, 1},
    {OpClass::Integer, 4, 1},         // [J18] table 4.1, 4 cycles
    {OpClass::IntegerMultiply, 5, 1}, // [J18] IMAD 5
    {OpClass::IntegerDivide, 60, 16}, // guess: about 20 instructions
    {OpClass::Compare, 5, 1},         // [J18] ISETP 5
    {OpClass::Float, 4, 1},           // [J18] FFMA 4
    {OpClass::Double, 8,
     2}, // [J18] DFMA 8 on V100; consumer parts are far slower
    {OpClass::Half, 6, 1},     // [J18] HFMA2 6
    {OpClass::Convert, 14, 4}, // [J18] I2F, F2I 14
    {OpClass::Special, 18,
     4}, // guess from [A22]; a quarter of the lanes per cycle
    {OpClass::FloatDivide, 60, 12}, // guess: rcp, two fma, range check
    {OpClass::Scalar, 4, 1},
    {OpClass::LoadGlobal, 290, 2}, // [A22] DRAM 290 on A100
    {OpClass::LoadShared, 23, 2},  // [A22] 23
    {OpClass::LoadConstant, 8, 1}, // guess: parameter bank hits
    {OpClass::LoadLocal, 33, 2},   // [A22] L1 hit 33
    {OpClass::StoreGlobal, 1, 2},  // nothing waits for it
    {OpClass::StoreShared, 1, 2},
    {OpClass::StoreLocal, 1, 2},
    {OpClass::Atomic, 350, 4}, // guess: a global load and then some
    {OpClass::AsyncCopy, 4, 2},
    {OpClass::MatrixLoad, 33, 4}, // guess: [A22] shared load and four beats
    {OpClass::Matrix, 33, 8},     // [A22] mma.m16n8k16 fp16 about 33 on A100
    {OpClass::AsyncMatrix, 8, 4}, // issue only; the wait is its own instruction
    {OpClass::Shuffle, 23, 2},    // [A22] like a shared access
    {OpClass::Barrier, 20, 1},    // guess
    {OpClass::Wait, 20, 1},       // guess
    {OpClass::Control, 1, 1},
    {OpClass::Unknown, 8, 2}, // guess
};

constexpr ClassCost amdCosts[] = {
    {OpClass::Meta, 0, 0},
    {OpClass::Move, 4,
     1}, // a wave64 takes four cycles on a 16-lane SIMD: one issue slot
    {OpClass::Integer, 4, 1},
    {OpClass::IntegerMultiply, 16, 4}, // quarter rate
    {OpClass::IntegerDivide, 80, 20},  // guess
    {OpClass::Compare, 4, 1},
    {OpClass::Float, 4, 1},
    {OpClass::Double, 8, 2}, // guess; full rate on CDNA
    {OpClass::Half, 4, 1},
    {OpClass::Convert, 4, 1},
    {OpClass::Special, 16, 4}, // quarter rate
    {OpClass::FloatDivide, 60, 12},
    {OpClass::Scalar, 2, 1},        // guess
    {OpClass::LoadGlobal, 500, 4},  // guess: HBM round trip
    {OpClass::LoadShared, 64, 4},   // guess: LDS round trip without conflicts
    {OpClass::LoadConstant, 60, 1}, // guess: scalar cache hit
    {OpClass::LoadLocal, 300, 4},   // guess
    {OpClass::StoreGlobal, 1, 4},
    {OpClass::StoreShared, 1, 4},
    {OpClass::StoreLocal, 1, 4},
    {OpClass::Atomic, 600, 4}, // guess
    {OpClass::AsyncCopy, 4, 4},
    {OpClass::MatrixLoad, 64, 4},
    {OpClass::Matrix, 64, 16}, // [ISA] 32x32x8 fp16: 16 passes of 4 cycles
    {OpClass::AsyncMatrix, 64, 16},
    {OpClass::Shuffle, 64, 2}, // ds_bpermute goes through LDS
    {OpClass::Barrier, 20, 1},
    {OpClass::Wait, 20, 1},
    {OpClass::Control, 1, 1},
    {OpClass::Unknown, 8, 1},
};

template <size_t N>
constexpr bool coversEveryClass(const ClassCost (&table)[N]) {
  for (size_t i = 0; i != N; ++i)
    if (table[i].opClass != OpClass(i))
      return false;
  return N == size_t(OpClass::Last) + 1;
}
static_assert(coversEveryClass(nvidiaCosts) && coversEveryClass(amdCosts));

/// First matching rule wins: `has` must occur in the text, which must start
/// with `starts`.
struct NameRule {
  StringLiteral starts, has;
  OpClass opClass;
};

// PTX mnemonics as inline assembly spells them.
constexpr NameRule ptxRules[] = {
    {"cp.async.wait", "", OpClass::Wait},
    {"cp.async.bulk.wait", "", OpClass::Wait},
    {"cp.async.commit", "", OpClass::Wait},
    {"cp.async.bulk.commit", "", OpClass::Wait},
    {"cp.", "", OpClass::AsyncCopy},
    {"wgmma.mma", "", OpClass::AsyncMatrix},
    {"wgmma.", "", OpClass::Wait},
    {"tcgen05.mma", "", OpClass::AsyncMatrix},
    {"tcgen05.ld", "", OpClass::LoadShared},
    {"tcgen05.st", "", OpClass::StoreShared},
    {"tcgen05.cp", "", OpClass::AsyncCopy},
    {"tcgen05.", "", OpClass::Wait},
    {"mma", "", OpClass::Matrix},
    {"wmma.mma", "", OpClass::Matrix},
    {"wmma.load", "", OpClass::MatrixLoad},
    {"wmma.store", "", OpClass::StoreShared},
    {"ldmatrix", "", OpClass::MatrixLoad},
    {"stmatrix", "", OpClass::StoreShared},
    {"ld", ".shared", OpClass::LoadShared},
    {"ld", ".param", OpClass::LoadConstant},
    {"ld", ".const", OpClass::LoadConstant},
    {"ld.local", "", OpClass::LoadLocal},
    {"ld", "", OpClass::LoadGlobal},
    {"st", ".shared", OpClass::StoreShared},
    {"st.local", "", OpClass::StoreLocal},
    {"st.", "", OpClass::StoreGlobal},
    {"atom", "", OpClass::Atomic},
    {"redux", "", OpClass::Shuffle},
    {"red", "", OpClass::Atomic},
    {"prefetch", "", OpClass::StoreGlobal},
    {"shfl", "", OpClass::Shuffle},
    {"vote", "", OpClass::Shuffle},
    {"match", "", OpClass::Shuffle},
    {"mbarrier.try_wait", "", OpClass::Wait},
    {"mbarrier.test_wait", "", OpClass::Wait},
    {"mbarrier", "", OpClass::StoreShared},
    {"bar", "", OpClass::Barrier},
    {"fence", "", OpClass::Wait},
    {"membar", "", OpClass::Wait},
    {"griddepcontrol", "", OpClass::Wait},
    {"ex2", "", OpClass::Special},
    {"lg2", "", OpClass::Special},
    {"sin", "", OpClass::Special},
    {"cos", "", OpClass::Special},
    {"tanh", "", OpClass::Special},
    {"rcp", "", OpClass::Special},
    {"rsqrt", "", OpClass::Special},
    {"sqrt", "", OpClass::Special},
    {"cvt", "", OpClass::Convert},
    {"div", ".f", OpClass::FloatDivide},
    {"div", "", OpClass::IntegerDivide},
    {"rem", "", OpClass::IntegerDivide},
    {"setp", "", OpClass::Compare},
    {"set", "", OpClass::Compare},
    {"selp", "", OpClass::Move},
    {"mov", "", OpClass::Move},
    {"prmt", "", OpClass::Integer},
    {"elect", "", OpClass::Move},
    {"bra", "", OpClass::Control},
    {"", ".f64", OpClass::Double},
    {"", ".f32", OpClass::Float},
    {"", ".f16", OpClass::Half},
    {"", ".bf16", OpClass::Half},
    {"mul", "", OpClass::IntegerMultiply},
    {"mad", "", OpClass::IntegerMultiply},
    {"", "", OpClass::Integer},
};

// Opcode names of LLVM 22's NVPTX, without memory operations (their address
// space is in the memory operand).
constexpr NameRule nvptxRules[] = {
    {"CP_ASYNC_WAIT", "", OpClass::Wait},
    {"CP_ASYNC_COMMIT", "", OpClass::Wait},
    {"CP_ASYNC_BULK_WAIT", "", OpClass::Wait},
    {"CP_ASYNC_BULK_COMMIT", "", OpClass::Wait},
    {"CP_ASYNC", "", OpClass::AsyncCopy},
    {"WGMMA", "", OpClass::Wait}, // fence, commit, wait; the multiplication
                                  // itself is inline assembly
    {"TCGEN05", "", OpClass::Wait},
    {"", "LDMATRIX", OpClass::MatrixLoad},
    {"", "STMATRIX", OpClass::StoreShared},
    {"", "WMMA_LOAD", OpClass::MatrixLoad},
    {"", "MMA", OpClass::Matrix},
    {"BARRIER", "", OpClass::Barrier},
    {"INT_BAR", "", OpClass::Barrier},
    {"MBARRIER", "", OpClass::StoreShared},
    {"", "MEMBAR", OpClass::Wait},
    {"", "FENCE", OpClass::Wait},
    {"atomic_", "", OpClass::Wait},
    {"", "ATOM", OpClass::Atomic},
    {"", "REDUX", OpClass::Shuffle},
    {"", "SHFL", OpClass::Shuffle},
    {"", "VOTE", OpClass::Shuffle},
    {"", "MATCH", OpClass::Shuffle},
    {"INT_PTX_SREG", "", OpClass::Move},
    {"", "SREG", OpClass::Move},
    {"", "EX2", OpClass::Special},
    {"", "LG2", OpClass::Special},
    {"", "SIN", OpClass::Special},
    {"", "COS", OpClass::Special},
    {"", "TANH", OpClass::Special},
    {"", "RCP", OpClass::Special},
    {"", "RSQRT", OpClass::Special},
    {"", "SQRT", OpClass::Special},
    {"FDIV", "", OpClass::FloatDivide},
    {"", "DIV_F", OpClass::FloatDivide},
    {"SDIV", "", OpClass::IntegerDivide},
    {"UDIV", "", OpClass::IntegerDivide},
    {"SREM", "", OpClass::IntegerDivide},
    {"UREM", "", OpClass::IntegerDivide},
    {"CVT_s64", "", OpClass::Integer},
    {"CVT_u64", "", OpClass::Integer},
    {"CVT_u32_u", "", OpClass::Integer},
    {"CVT_s32_s", "", OpClass::Integer},
    {"CVT_u16", "", OpClass::Integer},
    {"CVT_s16", "", OpClass::Integer},
    {"CVT", "", OpClass::Convert},
    {"SETP", "", OpClass::Compare},
    {"SET_", "", OpClass::Compare},
    {"SELP", "", OpClass::Move},
    {"MOV", "", OpClass::Move},
    {"IMOV", "", OpClass::Move},
    {"I32toV2", "", OpClass::Move},
    {"I64toV2", "", OpClass::Move},
    {"V2", "", OpClass::Move},
    {"CBranch", "", OpClass::Control},
    {"GOTO", "", OpClass::Control},
    {"Return", "", OpClass::Control},
    {"FSEL", "", OpClass::Move},
    {"", "f64", OpClass::Double},
    {"", "F64", OpClass::Double},
    {"F", "f32", OpClass::Float},
    {"", "f16", OpClass::Half},
    {"", "F16", OpClass::Half},
    {"", "F32", OpClass::Float},
    {"", "f32", OpClass::Float},
    {"MUL", "", OpClass::IntegerMultiply},
    {"MAD", "", OpClass::IntegerMultiply},
    {"", "FMA", OpClass::Float},
    {"ADD", "", OpClass::Integer},
    {"SUB", "", OpClass::Integer},
};

// Opcode names of LLVM 22's AMDGPU.
constexpr NameRule amdgpuRules[] = {
    {"S_BARRIER", "", OpClass::Barrier},
    {"S_WAIT", "", OpClass::Wait},
    {"ATOMIC_FENCE", "", OpClass::Wait},
    {"SCHED_BARRIER", "", OpClass::Meta},
    {"SCHED_GROUP_BARRIER", "", OpClass::Meta},
    {"IGLP_OPT", "", OpClass::Meta},
    {"", "_ATOMIC_", OpClass::Atomic},
    {"DS_BPERMUTE", "", OpClass::Shuffle},
    {"DS_PERMUTE", "", OpClass::Shuffle},
    {"DS_SWIZZLE", "", OpClass::Shuffle},
    {"DS_READ", "", OpClass::LoadShared},
    {"DS_LOAD", "", OpClass::LoadShared},
    {"DS_WRITE", "", OpClass::StoreShared},
    {"DS_STORE", "", OpClass::StoreShared},
    {"DS_", "", OpClass::Atomic},
    {"BUFFER_LOAD", "_LDS", OpClass::AsyncCopy},
    {"GLOBAL_LOAD_LDS", "", OpClass::AsyncCopy},
    {"BUFFER_LOAD", "", OpClass::LoadGlobal},
    {"TBUFFER_LOAD", "", OpClass::LoadGlobal},
    {"GLOBAL_LOAD", "", OpClass::LoadGlobal},
    {"FLAT_LOAD", "", OpClass::LoadGlobal},
    {"SCRATCH_LOAD", "", OpClass::LoadLocal},
    {"BUFFER_STORE", "", OpClass::StoreGlobal},
    {"TBUFFER_STORE", "", OpClass::StoreGlobal},
    {"GLOBAL_STORE", "", OpClass::StoreGlobal},
    {"FLAT_STORE", "", OpClass::StoreGlobal},
    {"SCRATCH_STORE", "", OpClass::StoreLocal},
    {"S_LOAD", "", OpClass::LoadConstant},
    {"S_BUFFER_LOAD", "", OpClass::LoadConstant},
    {"S_CBRANCH", "", OpClass::Control},
    {"S_BRANCH", "", OpClass::Control},
    {"S_ENDPGM", "", OpClass::Control},
    {"S_", "", OpClass::Scalar},
    {"", "MFMA", OpClass::Matrix},
    {"", "WMMA", OpClass::Matrix},
    {"", "SMFMAC", OpClass::Matrix},
    {"", "_dpp", OpClass::Shuffle},
    {"V_READLANE", "", OpClass::Scalar},
    {"V_READFIRSTLANE", "", OpClass::Scalar},
    {"V_PERMLANE", "", OpClass::Shuffle},
    {"V_MOV", "", OpClass::Move},
    {"AV_MOV", "", OpClass::Move},
    {"V_ACCVGPR", "", OpClass::Move},
    {"V_CMP", "", OpClass::Compare},
    {"V_CNDMASK", "", OpClass::Move},
    {"V_EXP", "", OpClass::Special},
    {"V_LOG", "", OpClass::Special},
    {"V_RCP", "", OpClass::Special},
    {"V_RSQ", "", OpClass::Special},
    {"V_SQRT", "", OpClass::Special},
    {"V_SIN", "", OpClass::Special},
    {"V_COS", "", OpClass::Special},
    {"V_CVT", "", OpClass::Convert},
    {"V_DIV", "", OpClass::Float},
    {"V_", "F64", OpClass::Double},
    {"V_MUL_LO", "", OpClass::IntegerMultiply},
    {"V_MUL_HI", "", OpClass::IntegerMultiply},
    {"V_MAD_U64", "", OpClass::IntegerMultiply},
    {"V_MAD_I64", "", OpClass::IntegerMultiply},
    {"V_", "F32", OpClass::Float},
    {"V_", "F16", OpClass::Half},
    {"V_", "BF16", OpClass::Half},
    {"V_", "", OpClass::Integer},
};

OpClass firstMatch(ArrayRef<NameRule> rules, StringRef text) {
  for (const NameRule &rule : rules)
    if (text.starts_with(rule.starts) && text.contains(rule.has))
      return rule.opClass;
  return OpClass::Unknown;
}

const ClassCost &rowOf(Vendor vendor, OpClass opClass) {
  return vendor == Vendor::Amd ? amdCosts[size_t(opClass)]
                               : nvidiaCosts[size_t(opClass)];
}

Pipe pipeOf(Vendor vendor, OpClass opClass) {
  bool amd = vendor == Vendor::Amd;
  switch (opClass) {
  case OpClass::Meta:
    return Pipe::None;
  case OpClass::Double:
    return amd ? Pipe::Fma : Pipe::Double;
  case OpClass::Special:
    return Pipe::Special;
  case OpClass::Scalar:
    return Pipe::Scalar;
  case OpClass::LoadConstant:
    return amd ? Pipe::Scalar : Pipe::Memory;
  case OpClass::LoadShared:
  case OpClass::StoreShared:
  case OpClass::MatrixLoad:
  case OpClass::Shuffle:
    return amd ? Pipe::Shared : Pipe::Memory;
  case OpClass::LoadGlobal:
  case OpClass::LoadLocal:
  case OpClass::StoreGlobal:
  case OpClass::StoreLocal:
  case OpClass::Atomic:
  case OpClass::AsyncCopy:
    return Pipe::Memory;
  case OpClass::Matrix:
  case OpClass::AsyncMatrix:
    return Pipe::Matrix;
  case OpClass::Barrier:
  case OpClass::Wait:
  case OpClass::Control:
    return Pipe::Control;
  case OpClass::IntegerMultiply:
  case OpClass::Float:
  case OpClass::Half:
  case OpClass::FloatDivide:
    return Pipe::Fma;
  default:
    return amd ? Pipe::Fma : Pipe::Alu;
  }
}

/// The mnemonic of one PTX statement, without braces, label and predicate;
/// empty for declarations.
StringRef mnemonicOf(StringRef statement) {
  while (true) {
    statement = statement.ltrim(" \t\r\n{}");
    if (statement.starts_with("@")) { // "@p" and "@!$5"
      statement = statement.drop_until([](char c) { return isSpace(c); });
      continue;
    }
    StringRef word = statement.take_until([](char c) { return isSpace(c); });
    if (!word.ends_with(":"))
      return word.starts_with(".") ? StringRef() : word;
    statement = statement.drop_front(word.size());
  }
}

/// NVPTX memory opcodes are the same for every address space; the memory
/// operand knows it.
OpClass classifyNvptxMemory(const MachineInstr &instr, bool load) {
  unsigned space = 1;
  if (!instr.memoperands_empty())
    space = instr.memoperands().front()->getAddrSpace();
  switch (space) {
  case 3:
  case 7: // shared memory of the cluster
    return load ? OpClass::LoadShared : OpClass::StoreShared;
  case 4:
  case 101: // kernel parameters
    return load ? OpClass::LoadConstant : OpClass::StoreLocal;
  case 5:
    return load ? OpClass::LoadLocal : OpClass::StoreLocal;
  default:
    return load ? OpClass::LoadGlobal : OpClass::StoreGlobal;
  }
}

bool isNvptxMemory(StringRef name) {
  return name.starts_with("LD_") || name.starts_with("LDV_") ||
         name.starts_with("LDG") || name.starts_with("LDU") ||
         name.starts_with("LD_GLOBAL") || name.starts_with("ST_") ||
         name.starts_with("STV_");
}
} // namespace

OpClass classifyPtx(StringRef text) {
  OpClass costliest = OpClass::Meta;
  auto weight = [](OpClass c) {
    return rowOf(Vendor::Nvidia, c).latency +
           4 * rowOf(Vendor::Nvidia, c).issue;
  };
  SmallVector<StringRef> statements;
  SplitString(text, statements, ";\n");
  for (StringRef statement : statements) {
    statement = statement.split("//").first;
    StringRef mnemonic = mnemonicOf(statement);
    if (mnemonic.empty())
      continue;
    OpClass opClass = firstMatch(ptxRules, mnemonic);
    // Stores and asynchronous copies cost nobody latency, and still they are
    // what the statement is about.
    bool memory =
        opClass == OpClass::StoreGlobal || opClass == OpClass::StoreShared ||
        opClass == OpClass::AsyncCopy || opClass == OpClass::AsyncMatrix;
    if (memory && !isLoad(costliest))
      return opClass;
    if (costliest == OpClass::Meta || weight(opClass) > weight(costliest))
      costliest = opClass;
  }
  return costliest;
}

OpClass classifyOpcode(Vendor vendor, StringRef name) {
  if (vendor == Vendor::Amd)
    return firstMatch(amdgpuRules, name);
  return firstMatch(nvptxRules, name);
}

CostModel::CostModel(const MachineFunction &function)
    : gpuVendor(function.getTarget().getTargetTriple().isAMDGPU()
                    ? Vendor::Amd
                    : Vendor::Nvidia),
      byOpcode(function.getSubtarget().getInstrInfo()->getNumOpcodes()) {}

/// ldmatrix and mma.sync are anonymous records in NVPTX's tables, as shfl.sync
/// is. mma reads one register of A and B each, two of C and the layout, at
/// least; shfl reads four operands.
static bool isAnonymousMatrix(const MachineInstr &instr, StringRef name) {
  if (!name.starts_with("anonymous") || instr.mayStore())
    return false;
  unsigned results = instr.getNumExplicitDefs();
  return instr.mayLoad() ||
         (results >= 2 && instr.getNumExplicitOperands() - results >= 5);
}

OpClass CostModel::classify(const MachineInstr &instr) const {
  if (instr.isInlineAsm())
    return classifyPtx(
        instr.getOperand(InlineAsm::MIOp_AsmString).getSymbolName());
  const TargetInstrInfo *info = instr.getMF()->getSubtarget().getInstrInfo();
  StringRef name = info->getName(instr.getOpcode());
  if (gpuVendor == Vendor::Nvidia && isNvptxMemory(name))
    return classifyNvptxMemory(instr, instr.mayLoad());
  uint8_t &known = byOpcode[instr.getOpcode()];
  if (known)
    return OpClass(known - 1);
  OpClass opClass = classifyOpcode(gpuVendor, name);
  if (instr.isCopy())
    opClass = OpClass::Move;
  else if (instr.isMetaInstruction())
    opClass = OpClass::Meta;
  else if (opClass == OpClass::Unknown && instr.isBranch())
    opClass = OpClass::Control;
  else if (opClass == OpClass::Unknown && isAnonymousMatrix(instr, name))
    opClass = instr.mayLoad() ? OpClass::MatrixLoad : OpClass::Matrix;
  else if (opClass == OpClass::Unknown && instr.mayLoad() && !instr.mayStore())
    opClass = OpClass::LoadGlobal;
  else if (opClass == OpClass::Unknown && gpuVendor == Vendor::Nvidia &&
           name.starts_with("anonymous") && instr.getDesc().getNumDefs() > 0 &&
           instr.isConvergent())
    opClass =
        OpClass::Shuffle; // shfl.sync is an anonymous record in NVPTX's tables
  else if (opClass == OpClass::Unknown && gpuVendor == Vendor::Nvidia &&
           !instr.mayLoadOrStore() && !instr.hasUnmodeledSideEffects())
    opClass = OpClass::Integer; // and, or, xor, shl, prmt, bfe, min, max ...
  known = 1 + uint8_t(opClass);
  return opClass;
}

OpCost CostModel::cost(const MachineInstr &instr) const {
  OpClass opClass = classify(instr);
  const ClassCost &cost = rowOf(gpuVendor, opClass);
  return {opClass, cost.latency, cost.issue, pipeOf(gpuVendor, opClass)};
}

OpCost costOf(const GpuTarget &gpu, OpClass opClass, unsigned bytes) {
  const ClassCost &cost = rowOf(gpu.vendor, opClass);
  return {opClass, cost.latency, cost.issue, pipeOf(gpu.vendor, opClass)};
}

} // namespace kiln
