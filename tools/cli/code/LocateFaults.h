// `kiln inspect --at`: from an offset that an error report names to the kernel,
// the instruction, its source and what its address is made of.
#ifndef KILN_TOOLS_CLI_CODE_LOCATEFAULTS_H
#define KILN_TOOLS_CLI_CODE_LOCATEFAULTS_H

#include "targets/object/Resources.h"
#include "tools/binaries/BinaryFiles.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace kiln {

/// What `--at` says: "0x1a0", of the one kernel that is meant; "softmax+0x1a0",
/// as CUDA's tools write it; "base+0x10d8", from where the code object is loaded,
/// as ROCm's debug agent and debugger give it.
struct FaultPosition {
  std::string kernel;
  bool fromBase = false;
  uint64_t offset = 0;

  static llvm::Expected<FaultPosition> parse(llvm::StringRef text);
};

/// The report, as text or JSON; an error where no kernel, or more than one, of
/// those that `isMeant` selects has the position.
llvm::Expected<std::string>
locateFaults(llvm::ArrayRef<BinaryFile> binaries, const FaultPosition &position,
             llvm::function_ref<bool(const KernelResources &)> isMeant,
             bool asJson);

} // namespace kiln

#endif // KILN_TOOLS_CLI_CODE_LOCATEFAULTS_H
