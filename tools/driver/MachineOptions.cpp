#include "tools/driver/MachineOptions.h"
#include "targets/gpu/GpuTarget.h"

using namespace llvm;

namespace kiln {

Error choosePtxVersion(const CompileOptions &options, Compiled &compiled) {
  return choosePtxVersion(*compiled.target, options.ptxVersion.value_or(0))
      .moveInto(compiled.ptxVersion);
}

Error assumePtxVersion(const CompileOptions &options, Compiled &compiled) {
  if (options.ptxVersion || !compiled.target->isNvidia())
    return choosePtxVersion(options, compiled);
  compiled.ptxVersion = compiled.target->ptxVersion;
  compiled.ptxVersionIsAssumed = true;
  return Error::success();
}

CodeGenOptions machineOptions(const Compiled &compiled,
                              const CompileOptions &options) {
  CodeGenOptions machine;
  machine.target = compiled.target;
  machine.verifyMachineCode = options.verify;
  machine.passFolder = options.passFolder;
  machine.passObserver = options.passObserver;
  machine.fpFusion = compiled.fpFusion;
  machine.ptxVersion = compiled.ptxVersion;
  return machine;
}

} // namespace kiln
