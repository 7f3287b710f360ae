#include "mir-passes/registers/RegisterLimit.h"
#include "targets/cost/FunctionLimits.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/KernelAttributes.h"

#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/PassRegistry.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace kiln {
namespace {

class RegisterLimit : public MachineFunctionPass {
public:
  static char ID;
  RegisterLimit() : MachineFunctionPass(ID) {}
  StringRef getPassName() const override { return "Kiln register limit"; }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(usage);
  }
  bool runOnMachineFunction(MachineFunction &function) override;
};
char RegisterLimit::ID = 0;
RegisterPass<RegisterLimit> registerLimit("kiln-register-limit",
                                          "Kiln register limit");

/// Registers of a file that the function takes: one more than the highest.
unsigned taken(const MachineFunction &function, StringRef file) {
  const MachineRegisterInfo &info = function.getRegInfo();
  const TargetRegisterInfo &registers = *info.getTargetRegisterInfo();
  unsigned most = 0;
  for (unsigned reg = 1; reg != registers.getNumRegs(); ++reg) {
    // VGPR17; tuples and halves have more in their names.
    StringRef name = registers.getName(reg);
    unsigned number;
    if (name.consume_front(file) && !name.getAsInteger(10, number) &&
        info.isPhysRegUsed(reg))
      most = std::max(most, number + 1);
  }
  return most;
}

bool RegisterLimit::runOnMachineFunction(MachineFunction &function) {
  unsigned limit = 0;
  const Function &kernel = function.getFunction();
  StringRef asked = kernel.getFnAttribute(kMaxRegsAttr).getValueAsString();
  const GpuTarget *gpu = gpuOf(function);
  if (asked.getAsInteger(10, limit) || !limit || !gpu)
    return false;
  unsigned ordinary = taken(function, "VGPR"),
           accumulators = taken(function, "AGPR");
  // The accumulators of a wave begin at a multiple of 4 (LLVM's
  // getTotalNumVGPRs).
  constexpr unsigned granule = 4;
  unsigned registers = std::max(ordinary, accumulators);
  if (gpu->accumulators == AccumulatorFile::Unified && accumulators)
    registers = alignTo(ordinary, granule) + accumulators;
  if (registers > limit)
    kernel.getContext().diagnose(DiagnosticInfoGeneric(
        "kernel '" + kernel.getName() + "' cannot be held to " + Twine(limit) +
            " registers on " + gpu->name() +
            ": LLVM " LLVM_VERSION_STRING "'s allocator takes " +
            Twine(registers) +
            ", since fewer would leave room for no more waves beside the "
            "kernel's shared memory and block size; ask for " +
            Twine(registers) + " or more, or for none",
        DS_Error));
  return false;
}

} // namespace

MachineFunctionPass *createRegisterLimit() { return new RegisterLimit; }

} // namespace kiln
