#include "targets/registration/TargetPass.h"
#include "targets/support/Errors.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/ErrorHandling.h"

using namespace llvm;

namespace kiln {

static StringMap<RegisterTargetPass::Add> &targetPasses() {
  static StringMap<RegisterTargetPass::Add> list;
  return list;
}

RegisterTargetPass::RegisterTargetPass(StringLiteral name, Add add) {
  if (!targetPasses().try_emplace(name, add).second)
    reportFatalUsageError("kiln: a pass '" + name +
                          "' for every kernel is registered already; give the "
                          "new one another name");
}

Error addTargetPass(FunctionPassManager &passes, StringRef name,
                    const GpuTarget &target) {
  RegisterTargetPass::Add add = targetPasses().lookup(name);
  if (!add)
    return failure("this program was linked without the pass '", name,
                   "' over LLVM IR; link ir-passes");
  add(passes, target);
  return Error::success();
}

static RegisterMaskedAccess::Legalize &maskedAccess() {
  static RegisterMaskedAccess::Legalize legalize = nullptr;
  return legalize;
}

RegisterMaskedAccess::RegisterMaskedAccess(Legalize legalize) {
  maskedAccess() = legalize;
}

Error legalizeMaskedAccess(Module &module, const GpuTarget &target) {
  if (!maskedAccess())
    return failure("this program was linked without what replaces masked "
                   "accesses; link ir-passes");
  return maskedAccess()(module, target);
}

} // namespace kiln
