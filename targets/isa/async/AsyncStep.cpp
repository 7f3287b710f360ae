#include "targets/isa/async/AsyncStep.h"

using namespace llvm;

namespace kiln {
namespace {

/// A row of Opcodes.td, which explains the fields.
struct AsyncStepRow {
  const char *name;
  AsyncStep step;
};

#define GET_AsyncStepTable_IMPL
#include "targets/isa/Isa.inc"

} // namespace

AsyncStep asyncStep(StringRef name) {
  for (const AsyncStepRow &row : AsyncStepTable)
    if (name.starts_with(row.name))
      return row.step;
  return AsyncStep::None;
}

std::optional<unsigned> groupsLeft(const PtxStatement &wait) {
  if (wait.mnemonic.ends_with("wait_all"))
    return 0;
  unsigned left = 0;
  if (wait.arguments.empty() || wait.arguments[0].getAsInteger(0, left))
    return std::nullopt;
  return left;
}

} // namespace kiln
