#include "targets/isa/OpcodeRules.h"
#include "targets/isa/Opcodes.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {
namespace {

/// A row of Opcodes.td, which explains the fields.
struct OpcodeTraitRow {
  const char *name;
  OpcodeTrait trait;
  bool whole;
};

#define GET_OpcodeTraitTable_IMPL
#include "targets/isa/Isa.inc"

} // namespace

bool hasTrait(StringRef opcode, OpcodeTrait trait) {
  return any_of(OpcodeTraitTable, [&](const OpcodeTraitRow &row) {
    return row.trait == trait &&
           (row.whole ? opcode == row.name : opcode.starts_with(row.name));
  });
}

OpKind firstMatch(ArrayRef<OpcodeRule> rules, StringRef text) {
  const auto *found = find_if(rules, [&](const OpcodeRule &rule) {
    return text.starts_with(rule.starts) && text.contains(rule.has);
  });
  return found == rules.end() ? OpKind()
                              : OpKind{found->opClass, 0, found->variant};
}

} // namespace kiln
