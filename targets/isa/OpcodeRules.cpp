#include "targets/isa/OpcodeRules.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

OpKind firstMatch(ArrayRef<OpcodeRule> rules, StringRef text) {
  const auto *found = find_if(rules, [&](const OpcodeRule &rule) {
    return text.starts_with(rule.starts) && text.contains(rule.has);
  });
  return found == rules.end() ? OpKind()
                              : OpKind{found->opClass, 0, found->variant};
}

} // namespace kiln
