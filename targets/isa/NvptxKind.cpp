// What LLVM's opcodes of NVPTX are: their rule in Nvptx.td, and what their names
// say of types and widths.
#include "targets/isa/OpcodeRules.h"
#include "targets/isa/PtxTypes.h"

#include "llvm/ADT/SmallVector.h"

using namespace llvm;

namespace kiln {

#define GET_NvptxRuleTable_IMPL
#include "targets/isa/Isa.inc"

OpKind kindOfNvptxOpcode(StringRef name) {
  OpKind kind = firstMatch(NvptxRuleTable, name);
  if (kind.opClass == OpClass::Convert) { // CVT_f16x2_f32
    SmallVector<StringRef, 6> words;
    name.split(words, '_');
    if (words.size() > 2 && isPtxType(words[1]) && isPtxType(words[2]))
      return conversion(words[1], words[2]);
    return kind;
  }
  kind.bytes = name.contains("64") || name.contains("WIDE") ? 8 : 4;
  return kind;
}

} // namespace kiln
