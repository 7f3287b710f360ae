#include "tools/driver/MachineOptions.h"

using namespace llvm;

namespace kiln {

Error choosePtxVersion(const CompileOptions &options, Compiled &compiled) {
  return choosePtxVersion(*compiled.target, options.ptxVersion.value_or(0))
      .moveInto(compiled.ptxVersion);
}

CodeGenOptions machineOptions(const Compiled &compiled,
                              const CompileOptions &options) {
  CodeGenOptions machine;
  machine.target = compiled.target;
  machine.verifyMachineCode = options.verify;
  machine.passFolder = options.passFolder;
  machine.fpFusion = compiled.fpFusion;
  machine.ptxVersion = compiled.ptxVersion;
  return machine;
}

} // namespace kiln
