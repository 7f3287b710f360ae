#include "targets/codegen/Accumulators.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Regex.h"

using namespace llvm;

namespace kiln {
namespace {

/// LLVM's attribute (AMDGPUUsage, "amdgpu-agpr-alloc"): the least number.
constexpr StringLiteral accumulatorsAttr = "amdgpu-agpr-alloc";

/// Has one as an operand, or in its text: a3, a[0:3], v_accvgpr_read.
bool mayNameAccumulator(const InlineAsm &assembly) {
  for (const InlineAsm::ConstraintInfo &operand : assembly.ParseConstraints())
    if (any_of(operand.Codes, [](StringRef code) {
          return code.contains("a") && code != "{memory}";
        }))
      return true;
  static const Regex named("(^|[^A-Za-z0-9_.%$])a(\\[|[0-9])|accvgpr");
  return named.match(assembly.getAsmString());
}

/// Assembly that names none, or a function that this module has or LLVM
/// defines.
bool needsNone(const CallBase &call) {
  if (auto *assembly = dyn_cast<InlineAsm>(call.getCalledOperand()))
    return !mayNameAccumulator(*assembly);
  const Function *callee = call.getCalledFunction();
  return callee && (callee->isIntrinsic() || !callee->isDeclaration());
}

} // namespace

void inferNoAccumulators(Module &module) {
  for (const Function &function : module) {
    if (function.hasFnAttribute(accumulatorsAttr))
      return;
    for (const Instruction &instruction : instructions(function))
      if (auto *call = dyn_cast<CallBase>(&instruction);
          call && !needsNone(*call))
        return;
  }
  for (Function &function : module)
    if (!function.isDeclaration())
      function.addFnAttr(accumulatorsAttr, "0");
}

} // namespace kiln
