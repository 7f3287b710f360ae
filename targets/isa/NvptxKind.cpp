// What LLVM's opcodes of NVPTX are: what PTX says of their mnemonic, but for
// the few of Nvptx.td whose mnemonic does not tell.
#include "targets/isa/OpcodeRules.h"
#include "targets/isa/Opcodes.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {
namespace {

#define GET_NvptxRuleTable_IMPL
#include "targets/isa/Isa.inc"

/// ".f32" of FADD_rnf32ri, whose mnemonic ends before its type; else "".
StringRef typeIn(StringRef name) {
  for (StringRef type : {".f64", ".f32", ".bf16", ".f16"})
    if (name.contains_insensitive(type.drop_front()))
      return type;
  return "";
}

} // namespace

OpKind kindOfNvptx(StringRef name, StringRef mnemonic) {
  OpKind kind = firstMatch(NvptxRuleTable, name);
  if (kind.opClass != OpClass::Unknown)
    return kind;
  // CVT_f16x2_f32: its types are operands.
  SmallVector<StringRef, 6> words;
  name.split(words, '_');
  if (words.front() == "CVT" && words.size() > 2 && isPtxType(words[1]) &&
      isPtxType(words[2]))
    return conversion(words[1], words[2]);
  SmallVector<PtxStatement, 4> statements = parsePtx(mnemonic);
  if (statements.empty())
    return {};
  if (any_of(statements.front().parts, isPtxType))
    return kindOfPtxStatement(statements.front());
  std::string whole =
      statements.front().mnemonic.rtrim('.').str() + typeIn(name).str();
  return kindOfPtxStatement(parsePtx(whole).front());
}

} // namespace kiln
