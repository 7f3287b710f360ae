// What LLVM's opcodes of AMDGPU are: their rule in Amdgpu.td, and what their
// names say of shapes and widths.
#include "targets/isa/OpcodeRules.h"
#include "targets/isa/Opcodes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {
namespace {

#define GET_AmdgpuRuleTable_IMPL
#include "targets/isa/Isa.inc"

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
                name.contains("LOAD_2") || name.contains("STORE_2");
  return isPair ? 2 * bytes : bytes;
}

/// Of a load or store, which also come in halves and bytes.
unsigned amdAccessBytes(StringRef name) {
  auto has = [&](std::initializer_list<StringRef> words) {
    return any_of(words, [&](StringRef word) { return name.contains(word); });
  };
  // DS_READ_B64_TR_B16 reads 64 bits and transposes elements of 16.
  if (name.starts_with("DS_READ_B"))
    name = name.split("_TR_").first;
  if (has({"SHORT", "B16", "U16", "I16"}))
    return 2;
  if (has({"BYTE", "B8", "U8", "I8"}))
    return 1;
  return amdBytes(name);
}

bool isAccess(OpClass opClass) {
  return opClass == OpClass::StoreGlobal || opClass == OpClass::StoreShared ||
         opClass == OpClass::StoreLocal || opClass == OpClass::AsyncCopy ||
         isLoad(opClass);
}

} // namespace

OpKind kindOfAmdgpu(StringRef name) {
  OpKind kind = firstMatch(AmdgpuRuleTable, name);
  if (kind.opClass == OpClass::Matrix)
    kind.variant = amdShape(name);
  else
    kind.bytes = isAccess(kind.opClass) ? amdAccessBytes(name) : amdBytes(name);
  return kind;
}

} // namespace kiln
