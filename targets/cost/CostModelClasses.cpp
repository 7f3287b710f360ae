// Which row of Costs.td an instruction belongs to: by the name LLVM gives its
// opcode, or by the mnemonics of inline assembly. The targets' opcode enums are
// not public, so names are all there is.
#include "targets/cost/CostModel.h"

#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {
namespace {

/// First matching rule wins: `has` must occur in the text, which must start
/// with `starts`.
struct NameRule {
  StringLiteral starts, has;
  OpClass opClass;
  StringLiteral variant = "";
};

// PTX mnemonics.
constexpr NameRule ptxRules[] = {
    {"cp.async.wait", "", OpClass::Wait},
    {"cp.async.bulk.wait", "", OpClass::Wait},
    {"cp.async.commit", "", OpClass::Wait},
    {"cp.async.bulk.commit", "", OpClass::Wait},
    {"cp.async.bulk", "", OpClass::AsyncCopy, "bulk"},
    {"cp.", "", OpClass::AsyncCopy},
    {"wgmma.mma", "", OpClass::AsyncMatrix},
    {"wgmma.wait", "", OpClass::Wait, "matrix"},
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
    {"ld", ".param", OpClass::LoadConstant, "param"},
    {"ld", ".const", OpClass::LoadConstant},
    {"ld.local", "", OpClass::LoadLocal},
    {"ld", "", OpClass::LoadGlobal},
    {"st", ".shared", OpClass::StoreShared},
    {"st.local", "", OpClass::StoreLocal},
    {"st.", "", OpClass::StoreGlobal},
    {"atom.shared", ".cas", OpClass::Atomic, "shared.cas"},
    {"atom", ".shared", OpClass::Atomic, "shared"},
    {"atom", "", OpClass::Atomic},
    {"redux", "", OpClass::Shuffle, "redux"},
    {"red", ".shared", OpClass::Atomic, "shared"},
    {"red", "", OpClass::Atomic, "reduce"},
    {"prefetch", "", OpClass::StoreGlobal},
    {"shfl", ".idx", OpClass::Shuffle, "idx"},
    {"shfl", "", OpClass::Shuffle},
    {"vote", "", OpClass::Shuffle, "vote"},
    {"match", "", OpClass::Shuffle, "match"},
    {"activemask", "", OpClass::Shuffle, "vote"},
    {"mbarrier.try_wait", "", OpClass::Wait, "mbarrier"},
    {"mbarrier.test_wait", "", OpClass::Wait, "mbarrier"},
    {"mbarrier", "", OpClass::StoreShared, "mbarrier"},
    {"bar.warp", "", OpClass::Barrier, "warps.1"},
    {"barrier.cluster.arrive", "", OpClass::StoreShared, "mbarrier"},
    {"bar", "", OpClass::Barrier},
    {"fence.proxy", "", OpClass::Wait, "fence.proxy"},
    {"fence", ".cta", OpClass::Wait, "fence.cta"},
    {"fence", "", OpClass::Wait, "fence.gpu"},
    {"membar", ".cta", OpClass::Wait, "fence.cta"},
    {"membar", "", OpClass::Wait, "fence.gpu"},
    {"griddepcontrol", "", OpClass::Wait},
    {"ex2", "f16", OpClass::Special, "f16x2"},
    {"ex2", "", OpClass::Special},
    {"lg2", "", OpClass::Special},
    {"sin", "", OpClass::Special, "sin"},
    {"cos", "", OpClass::Special, "sin"},
    {"tanh", "", OpClass::Special},
    {"rcp", ".r", OpClass::FloatDivide, "rcp.rn"},
    {"rcp", "", OpClass::Special},
    {"rsqrt", "", OpClass::Special},
    {"sqrt", ".r", OpClass::FloatDivide, "sqrt.rn"},
    {"sqrt", "", OpClass::Special},
    {"cvt", "", OpClass::Convert},
    {"div.approx", "", OpClass::FloatDivide, "approx"},
    {"div.full", "", OpClass::FloatDivide},
    {"div.r", "", OpClass::FloatDivide, "rn"},
    {"div", "", OpClass::IntegerDivide},
    {"rem", "", OpClass::IntegerDivide},
    {"setp", "", OpClass::Compare},
    {"set", "", OpClass::Compare},
    {"selp", "", OpClass::Move, "select"},
    {"slct", "", OpClass::Move, "select"},
    {"mov", "", OpClass::Move},
    {"prmt", "", OpClass::Integer},
    {"elect", "", OpClass::Move},
    {"popc", "", OpClass::Integer, "count"},
    {"clz", "", OpClass::Integer, "count"},
    {"brev", "", OpClass::Integer, "count"},
    {"bfind", "", OpClass::Integer, "count"},
    {"bra", "", OpClass::Control},
    {"call", "", OpClass::Control},
    {"ret", "", OpClass::Control},
    {"exit", "", OpClass::Control},
    {"trap", "", OpClass::Control},
    {"nanosleep", "", OpClass::Control},
    {"", ".f64", OpClass::Double},
    {"min", ".f32", OpClass::Float, "minmax"},
    {"max", ".f32", OpClass::Float, "minmax"},
    {"", ".f32", OpClass::Float},
    {"", ".f16", OpClass::Half},
    {"", ".bf16", OpClass::Half},
    {"mul.hi", "", OpClass::IntegerMultiply, "high"},
    {"mul.lo", "64", OpClass::IntegerMultiply, "whole"},
    {"mul", "", OpClass::IntegerMultiply},
    {"mad.hi", "", OpClass::IntegerMultiply, "high"},
    {"mad.lo", "64", OpClass::IntegerMultiply, "whole"},
    {"mad", "", OpClass::IntegerMultiply},
    {"dp4a", "", OpClass::IntegerMultiply},
    {"dp2a", "", OpClass::IntegerMultiply},
    {"add", "", OpClass::Integer, "add"},
    {"sub", "", OpClass::Integer, "add"},
    {"", "", OpClass::Integer},
};

// Opcode names of LLVM 22's NVPTX, without memory operations (their address
// space is in the memory operand).
constexpr NameRule nvptxRules[] = {
    {"CP_ASYNC_WAIT", "", OpClass::Wait},
    {"CP_ASYNC_COMMIT", "", OpClass::Wait},
    {"CP_ASYNC_BULK_WAIT", "", OpClass::Wait},
    {"CP_ASYNC_BULK_COMMIT", "", OpClass::Wait},
    {"CP_ASYNC_BULK", "", OpClass::AsyncCopy, "bulk"},
    {"CP_ASYNC", "", OpClass::AsyncCopy},
    // The multiplication itself is inline assembly.
    {"WGMMA_WAIT", "", OpClass::Wait, "matrix"},
    {"WGMMA", "", OpClass::Wait},
    {"TCGEN05", "", OpClass::Wait},
    {"", "LDMATRIX", OpClass::MatrixLoad},
    {"", "STMATRIX", OpClass::StoreShared},
    {"", "WMMA_LOAD", OpClass::MatrixLoad},
    {"", "WMMA_STORE", OpClass::StoreShared},
    {"", "MMA", OpClass::Matrix},
    {"INT_BAR_WARP", "", OpClass::Barrier, "warps.1"},
    {"BARRIER", "", OpClass::Barrier},
    {"INT_BAR", "", OpClass::Barrier},
    {"MBARRIER_TEST_WAIT", "", OpClass::Wait, "mbarrier"},
    {"MBARRIER_TRY_WAIT", "", OpClass::Wait, "mbarrier"},
    {"MBARRIER", "", OpClass::StoreShared, "mbarrier"},
    {"", "MEMBAR_CTA", OpClass::Wait, "fence.cta"},
    {"", "MEMBAR", OpClass::Wait, "fence.gpu"},
    {"", "FENCE_PROXY", OpClass::Wait, "fence.proxy"},
    {"", "FENCE", OpClass::Wait, "fence.cta"},
    {"atomic_", "", OpClass::Wait, "fence.gpu"},
    {"", "ATOM", OpClass::Atomic},
    {"", "REDUX", OpClass::Shuffle, "redux"},
    {"", "SHFL", OpClass::Shuffle},
    {"", "VOTE", OpClass::Shuffle, "vote"},
    {"", "MATCH", OpClass::Shuffle, "match"},
    {"INT_PTX_SREG", "", OpClass::Move, "special"},
    {"", "SREG", OpClass::Move, "special"},
    {"", "EX2", OpClass::Special},
    {"", "LG2", OpClass::Special},
    {"SIN_", "", OpClass::Special, "sin"},
    {"COS_", "", OpClass::Special, "sin"},
    {"", "TANH", OpClass::Special},
    {"", "RSQRT", OpClass::Special},
    {"RCP", "prec", OpClass::FloatDivide, "rcp.rn"},
    {"", "RCP", OpClass::Special},
    {"", "SQRT_RN", OpClass::FloatDivide, "sqrt.rn"},
    {"", "SQRTf32_prec", OpClass::FloatDivide, "sqrt.rn"},
    {"", "SQRT", OpClass::Special},
    {"FDIV", "approx", OpClass::FloatDivide, "approx"},
    {"FDIV", "_prec", OpClass::FloatDivide, "rn"},
    {"FDIV", "", OpClass::FloatDivide},
    {"", "DIV_F", OpClass::FloatDivide},
    {"SDIV", "", OpClass::IntegerDivide},
    {"UDIV", "", OpClass::IntegerDivide},
    {"SREM", "", OpClass::IntegerDivide},
    {"UREM", "", OpClass::IntegerDivide},
    {"CVT", "", OpClass::Convert},
    {"SETP", "", OpClass::Compare},
    {"SET_", "", OpClass::Compare},
    {"SELP", "", OpClass::Move, "select"},
    {"MOV", "", OpClass::Move},
    {"IMOV", "", OpClass::Move},
    {"I32toV2", "", OpClass::Move},
    {"I64toV2", "", OpClass::Move},
    {"V2", "", OpClass::Move},
    {"CBranch", "", OpClass::Control},
    {"GOTO", "", OpClass::Control},
    {"Return", "", OpClass::Control},
    {"FSEL", "", OpClass::Move, "select"},
    {"", "f64", OpClass::Double},
    {"", "F64", OpClass::Double},
    {"MIN_f32", "", OpClass::Float, "minmax"},
    {"MAX_f32", "", OpClass::Float, "minmax"},
    {"F", "f32", OpClass::Float},
    {"", "f16", OpClass::Half},
    {"", "F16", OpClass::Half},
    {"", "F32", OpClass::Float},
    {"", "f32", OpClass::Float},
    {"MUL_HI", "", OpClass::IntegerMultiply, "high"},
    {"MULT64", "", OpClass::IntegerMultiply, "whole"},
    {"MUL", "", OpClass::IntegerMultiply},
    {"MAD_LO_S64", "", OpClass::IntegerMultiply, "whole"},
    {"MAD", "", OpClass::IntegerMultiply},
    {"DOT", "", OpClass::IntegerMultiply},
    {"POPC", "", OpClass::Integer, "count"},
    {"CLZ", "", OpClass::Integer, "count"},
    {"BREV", "", OpClass::Integer, "count"},
    {"BFIND", "", OpClass::Integer, "count"},
    {"", "FMA", OpClass::Float},
    {"ADD", "", OpClass::Integer, "add"},
    {"SUB", "", OpClass::Integer, "add"},
    {"AND_", "", OpClass::Integer},
    {"OR_", "", OpClass::Integer},
    {"XOR_", "", OpClass::Integer},
    {"NOT_", "", OpClass::Integer},
    {"SHL", "", OpClass::Integer},
    {"SRA", "", OpClass::Integer},
    {"SRL", "", OpClass::Integer},
    {"SHF", "", OpClass::Integer},
    {"BFE", "", OpClass::Integer},
    {"BFI", "", OpClass::Integer},
    {"BMSK", "", OpClass::Integer},
    {"PRMT", "", OpClass::Integer},
    {"SMIN", "", OpClass::Integer},
    {"SMAX", "", OpClass::Integer},
    {"UMIN", "", OpClass::Integer},
    {"UMAX", "", OpClass::Integer},
    {"NEG_", "", OpClass::Integer},
    {"ABS_", "", OpClass::Integer},
    {"SZEXT", "", OpClass::Integer},
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
    {"DS_GWS", "", OpClass::Wait},
    {"DS_", "", OpClass::Atomic, "shared"},
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
    {"", "_dpp", OpClass::Shuffle, "dpp"},
    {"V_READLANE", "", OpClass::Scalar, "lane"},
    {"V_READFIRSTLANE", "", OpClass::Scalar, "lane"},
    {"V_PERMLANE", "", OpClass::Shuffle, "permlane"},
    {"V_WRITELANE", "", OpClass::Scalar, "lane"},
    {"V_MOV", "", OpClass::Move},
    {"AV_MOV", "", OpClass::Move},
    {"V_ACCVGPR", "", OpClass::Move, "accumulator"},
    {"V_CMP", "", OpClass::Compare},
    {"V_CNDMASK", "", OpClass::Move, "select"},
    {"V_RCP_F64", "", OpClass::Special, "double"},
    {"V_RSQ_F64", "", OpClass::Special, "double"},
    {"V_SQRT_F64", "", OpClass::Special, "double"},
    {"V_S_", "", OpClass::Special},
    {"V_EXP", "", OpClass::Special},
    {"V_LOG", "", OpClass::Special},
    {"V_RCP", "", OpClass::Special},
    {"V_RSQ", "", OpClass::Special},
    {"V_SQRT", "", OpClass::Special},
    {"V_SIN", "", OpClass::Special},
    {"V_COS", "", OpClass::Special},
    {"V_CVT_PK", "8", OpClass::Convert, "fp8"},
    {"V_CVT", "FP8", OpClass::Convert, "fp8"},
    {"V_CVT", "BF8", OpClass::Convert, "fp8"},
    {"V_CVT_PK", "", OpClass::Convert, "pack"},
    {"V_PACK", "", OpClass::Convert, "pack"},
    {"V_CVT", "F64", OpClass::Convert, "double"},
    {"V_CVT", "", OpClass::Convert},
    {"V_DIV", "", OpClass::Float},
    {"V_", "F64", OpClass::Double},
    {"V_MUL_LO", "", OpClass::IntegerMultiply},
    {"V_MUL_HI", "", OpClass::IntegerMultiply},
    {"V_MAD_U64", "", OpClass::IntegerMultiply},
    {"V_MAD_I64", "", OpClass::IntegerMultiply},
    {"V_PK_", "F32", OpClass::Float, "packed"},
    {"V_", "F32", OpClass::Float},
    {"V_", "F16", OpClass::Half},
    {"V_", "BF16", OpClass::Half},
    {"V_", "", OpClass::Integer},
};

OpKind firstMatch(ArrayRef<NameRule> rules, StringRef text) {
  for (const NameRule &rule : rules)
    if (text.starts_with(rule.starts) && text.contains(rule.has))
      return {rule.opClass, 0, rule.variant.str()};
  return {};
}

//===-- types -------------------------------------------------------------===//

/// "u32", "f16x2", "bf16", "tf32", "e4m3x2" and so on.
bool isType(StringRef word) {
  if (word.size() < 2)
    return false;
  return (StringRef("sufbe").contains(word[0]) && isDigit(word[1])) ||
         word.starts_with("bf16") || word.starts_with("tf32");
}

unsigned bytesOf(StringRef type) {
  if (type.starts_with("e"))
    return type.contains('x') ? 2 : 1;
  unsigned bits = 0;
  type = type.ltrim("sufbt");
  if (type.consumeInteger(10, bits))
    return 0;
  return bits * (type == "x2" ? 2 : 1) / 8;
}

bool isInteger(StringRef type) {
  return type.starts_with("s") || type.starts_with("u");
}

/// Conversions differ tenfold: some are a permutation of bytes, some go through
/// the special function unit.
OpKind conversion(StringRef to, StringRef from) {
  if (isInteger(to) && isInteger(from))
    return {OpClass::Integer, std::max(bytesOf(to), bytesOf(from)), ""};
  OpKind kind{OpClass::Convert, 0, ""};
  auto isWide = [](StringRef type) { return type.contains("64"); };
  if (isWide(to) || isWide(from))
    kind.variant = "double";
  else if (to.starts_with("e") || from.starts_with("e"))
    kind.variant = "fp8";
  else if (to == "tf32")
    kind.variant = "tf32";
  else if (isInteger(from))
    kind.variant = bytesOf(from) < 4 ? "fromsmall" : "fromint";
  else if (isInteger(to))
    kind.variant = "";
  else if (to.contains("16"))
    kind.variant = "pack";
  else if (from.starts_with("bf16"))
    kind.variant = "shift";
  else
    kind.variant = from.starts_with("f16") ? "widen" : "round";
  return kind;
}

//===-- PTX ---------------------------------------------------------------===//

/// One PTX statement without braces, labels and predicate, from its mnemonic
/// on; empty for declarations.
StringRef instructionOf(StringRef statement) {
  while (true) {
    statement = statement.ltrim(" \t\r\n{}");
    if (statement.starts_with("@")) { // "@p" and "@!$5"
      statement = statement.drop_until([](char c) { return isSpace(c); });
      continue;
    }
    StringRef word = statement.take_until([](char c) { return isSpace(c); });
    if (!word.ends_with(":"))
      return word.starts_with(".") ? StringRef() : statement;
    statement = statement.drop_front(word.size());
  }
}

/// "m16n8k16.f32.f16": shape, result and left operand. "m64n128": wgmma, whose
/// K follows from the type.
std::string shapeOf(OpClass opClass, ArrayRef<StringRef> words) {
  auto isShape = [](StringRef word) {
    return word.size() > 3 && word[0] == 'm' && isDigit(word[1]) &&
           word.contains('n');
  };
  const StringRef *shape = find_if(words, isShape);
  if (shape == words.end())
    return "";
  if (opClass == OpClass::AsyncMatrix)
    return shape->split('k').first.str();
  std::string text = shape->str();
  unsigned types = 0;
  for (StringRef word : ArrayRef(shape + 1, words.end()))
    if (isType(word) && types++ < 2)
      text += ("." + word).str();
  // wmma names only the accumulators, which cost the same.
  return types < 4 ? shape->str() : text;
}

/// The count behind `letter` in ".v4" or ".x2"; 1 without one.
unsigned countOf(ArrayRef<StringRef> words, char letter) {
  for (StringRef word : words) {
    unsigned count;
    if (word.consume_front(StringRef(&letter, 1)) &&
        !word.getAsInteger(10, count))
      return count;
  }
  return 1;
}

OpKind kindOfStatement(StringRef statement) {
  StringRef mnemonic =
      statement.take_until([](char c) { return isSpace(c) || c == ';'; });
  OpKind kind = firstMatch(ptxRules, mnemonic);
  SmallVector<StringRef, 12> words;
  mnemonic.split(words, '.');
  SmallVector<StringRef, 4> types;
  for (StringRef word : ArrayRef(words).drop_front())
    if (isType(word))
      types.push_back(word);
  switch (kind.opClass) {
  case OpClass::Convert:
    return types.size() < 2 ? kind : conversion(types[0], types[1]);
  case OpClass::Matrix:
  case OpClass::AsyncMatrix:
    kind.variant = shapeOf(kind.opClass, words);
    return kind;
  case OpClass::MatrixLoad:
    kind.bytes = 4 * countOf(words, 'x');
    return kind;
  case OpClass::AsyncCopy: { // the third operand is the size
    SmallVector<StringRef, 4> operands;
    statement.split(operands, ',');
    if (kind.variant.empty() && operands.size() > 2)
      operands[2].trim(" \t;").getAsInteger(0, kind.bytes);
    return kind;
  }
  default:
    break;
  }
  if (words.front() == "stmatrix")
    kind.bytes = 4 * countOf(words, 'x');
  else if (is_contained(words, "wide"))
    kind.bytes = 8;
  else if (!types.empty())
    kind.bytes = bytesOf(types.back()) * countOf(words, 'v');
  return kind;
}

/// Latency and issue of what was measured: which of several statements costs
/// most.
unsigned weight(const OpKind &kind) {
  static const GpuTarget &measured = *lookupGpuTarget("sm_90a");
  OpCost cost = costOf(measured, kind);
  return cost.latency + 4 * cost.issue;
}

//===-- AMD ---------------------------------------------------------------===//

/// "f32.32x32x8.f16" of V_MFMA_F32_32X32X8F16_mac_vgprcd_e64: what LLVM adds is
/// in small letters.
std::string amdShape(StringRef name) {
  std::string text;
  if (name.contains("SMFMAC") || name.contains("SWMMAC"))
    text = "sparse.";
  name = name.take_until([](char c) { return isLower(c); }).rtrim('_');
  for (StringRef prefix : {"V_MFMA_SCALE_", "V_MFMA_", "V_SMFMAC_",
                           "V_WMMA_SCALE_", "V_WMMA_", "V_SWMMAC_"})
    if (name.consume_front(prefix))
      break;
  name.consume_back("_1K"); // the second form of the bf16 shapes
  auto [result, rest] = name.split('_');
  text += result.lower() + ".";
  // m, n and k; the type may follow k at once.
  for (unsigned i = 0; i != 3; ++i) {
    StringRef number = rest.take_while([](char c) { return isDigit(c); });
    rest = rest.drop_front(number.size());
    text += (i ? "x" : "") + number.str();
    if (i != 2)
      rest.consume_front("X");
  }
  SmallVector<StringRef, 2> types;
  rest.split(types, '_', -1, false);
  for (StringRef type : types)
    text += "." + type.lower();
  return text;
}

unsigned amdBytes(StringRef name) {
  static constexpr std::pair<StringLiteral, unsigned> widths[] = {
      {"DWORDX16", 64}, {"DWORDX8", 32}, {"DWORDX4", 16}, {"DWORDX3", 12},
      {"DWORDX2", 8},   {"B512", 64},    {"B256", 32},    {"B128", 16},
      {"B96", 12},      {"B64", 8},      {"U64", 8},      {"I64", 8}};
  unsigned bytes = 4;
  for (auto [text, width] : widths)
    if (name.contains(text)) {
      bytes = width;
      break;
    }
  bool isPair = name.contains("READ2") || name.contains("WRITE2") ||
                name.contains("_2ADDR");
  return isPair ? 2 * bytes : bytes;
}

} // namespace

OpKind kindOfPtx(StringRef text) {
  OpKind costliest{OpClass::Meta, 0, ""};
  SmallVector<StringRef> statements;
  SplitString(text, statements, ";\n");
  for (StringRef statement : statements) {
    statement = instructionOf(statement.split("//").first);
    if (statement.empty())
      continue;
    OpKind kind = kindOfStatement(statement);
    // Stores and asynchronous copies cost nobody latency, and still they are
    // what the statement is about.
    bool memory = kind.opClass == OpClass::StoreGlobal ||
                  kind.opClass == OpClass::StoreShared ||
                  kind.opClass == OpClass::AsyncCopy ||
                  kind.opClass == OpClass::AsyncMatrix;
    if (memory && !isLoad(costliest.opClass))
      return kind;
    if (costliest.opClass == OpClass::Meta || weight(kind) > weight(costliest))
      costliest = kind;
  }
  return costliest;
}

OpKind kindOfOpcode(Vendor vendor, StringRef name) {
  if (vendor == Vendor::Amd) {
    OpKind kind = firstMatch(amdgpuRules, name);
    if (kind.opClass == OpClass::Matrix)
      kind.variant = amdShape(name);
    else
      kind.bytes = amdBytes(name);
    return kind;
  }
  OpKind kind = firstMatch(nvptxRules, name);
  if (kind.opClass == OpClass::Convert) { // CVT_f16x2_f32
    SmallVector<StringRef, 6> words;
    name.split(words, '_');
    if (words.size() > 2 && isType(words[1]) && isType(words[2]))
      return conversion(words[1], words[2]);
    return kind;
  }
  kind.bytes = name.contains("64") || name.contains("WIDE") ? 8 : 4;
  return kind;
}

OpKind kindOfAsm(Vendor vendor, StringRef text) {
  if (vendor == Vendor::Nvidia)
    return kindOfPtx(text);
  OpKind last{OpClass::Meta, 0, ""};
  SmallVector<StringRef> lines;
  SplitString(text, lines, "\n");
  for (StringRef line : lines) {
    StringRef word = line.split(';').first.trim().take_until(
        [](char c) { return isSpace(c); });
    if (!word.empty() && !word.ends_with(":") && !word.starts_with("."))
      last = kindOfOpcode(Vendor::Amd, word.upper());
  }
  return last;
}

OpClass classifyPtx(StringRef text) { return kindOfPtx(text).opClass; }

OpClass classifyOpcode(Vendor vendor, StringRef name) {
  return kindOfOpcode(vendor, name).opClass;
}

} // namespace kiln
