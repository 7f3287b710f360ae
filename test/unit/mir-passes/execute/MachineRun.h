// A launch of a machine function of AMD's.
#ifndef KILN_TEST_UNIT_MIR_PASSES_EXECUTE_MACHINERUN_H
#define KILN_TEST_UNIT_MIR_PASSES_EXECUTE_MACHINERUN_H

#include "targets/device/Device.h"
#include "targets/gpu/GpuFamily.h"
#include "llvm/CodeGen/MachineFunction.h"

namespace kiln::test {

struct MachineRun {
  std::string problem;    ///< empty: it has run
  bool isUnknown = false; ///< there is an instruction that the test lacks
  unsigned steps = 0;     ///< instructions of the wave with most
};

/// Runs the only block of the launch, in the buffers. `kernargs` is the
/// register that the arguments' address is in, which only the text of MIR says
/// (kernargsOf). After `maxSteps` instructions a wave is endless.
MachineRun runMachineFunction(const llvm::MachineFunction &function,
                              const GpuTarget &target, llvm::StringRef kernargs,
                              const LaunchRequest &request,
                              unsigned maxSteps = 1 << 18);

std::string kernargsOf(const std::string &mir);

} // namespace kiln::test

#endif
