#include "targets/registration/MiddleEnd.h"
#include "targets/support/Errors.h"

using namespace llvm;

namespace kiln {

static RegisterMiddleEnd::Run &middleEnd() {
  static RegisterMiddleEnd::Run run = nullptr;
  return run;
}

RegisterMiddleEnd::RegisterMiddleEnd(Run run) { middleEnd() = run; }

Error optimizeByDirective(Module &module, TargetMachine &machine,
                          const OptimizeOptions &options) {
  if (!middleEnd())
    return failure("this program was linked without LLVM's middle end; link "
                   "ir-passes");
  return middleEnd()(module, machine, options);
}

} // namespace kiln
