#include "targets/registration/ChangeCheck.h"

#include "llvm/Support/ErrorHandling.h"

namespace kiln {

ChangeCheck::~ChangeCheck() = default;

/// Set by a static constructor, only read afterwards.
static ChangeCheck::Maker theMaker = nullptr;

void ChangeCheck::registerMaker(Maker maker) { theMaker = maker; }

std::unique_ptr<ChangeCheck>
ChangeCheck::remember(const llvm::MachineFunction &function) {
  if (!theMaker)
    llvm::report_fatal_error("Kiln's scheduler is linked without mir-passes, "
                             "which check its work");
  return theMaker(function);
}

} // namespace kiln
