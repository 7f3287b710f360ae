//===- ExternalTool.h - finding and running the vendors' programs ---------===//
//
// Only two steps of the pipeline leave the process: ptxas, because nothing else
// writes SASS, and ld.lld, because lld resets process-wide state when it is
// called as a library.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_SUPPORT_EXTERNALTOOL_H
#define KILN_TARGETS_SUPPORT_EXTERNALTOOL_H

#include "targets/support/Errors.h"
#include "targets/support/Files.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace kiln {

/// Path of one of NVIDIA's programs (ptxas, nvdisasm, cuobjdump): $KILN_<NAME>,
/// $PATH, the bin folders of $CUDA_HOME and $CUDA_PATH and of the default
/// toolkit, $KILN_TOOLS_DIR, and ../tools/bin beside the running program, where
/// the build puts the pinned wheels.
llvm::Expected<std::string> findCudaTool(llvm::StringRef name);

/// Path of the ptxas for a compute capability (times ten). Where pip has
/// installed the running program, the ptxas that Triton carries and the one of
/// NVIDIA's wheel come after $KILN_PTXAS, so that what Kiln measures is what
/// Triton will assemble; the rest as findCudaTool.
llvm::Expected<std::string> findPtxas(unsigned computeCapability);

/// A program, and which of the rules above found it.
struct FoundTool {
  std::string path, reason;
};
llvm::Expected<FoundTool> locatePtxas(unsigned computeCapability);

/// Where pip has installed the running program: the folders of packages beside
/// it. Empty elsewhere.
std::vector<std::string> packagesBesideProgram();

/// Path of NVIDIA's library of device functions: $KILN_LIBDEVICE, where the
/// toolkit or the wheel of the ptxas for this compute capability has it,
/// $CUDA_HOME, $CUDA_PATH, the default toolkit. `function` is what it is for.
llvm::Expected<std::string> findLibdevice(unsigned computeCapability,
                                          llvm::StringRef function);

/// Path of ld.lld, or of a program that is ld.lld when called so: $KILN_LLD,
/// the command kiln beside or as the running program, $PATH, LLVM's own folder.
llvm::Expected<std::string> findLinker();

/// Runs a program, called `name` (argv[0]), and returns what it printed. A
/// failing program is an error with its text; `what` says what it was for. One
/// that runs at the deadline is killed: a DeadlineError.
llvm::Expected<std::string>
runTool(llvm::StringRef program, llvm::StringRef name,
        llvm::ArrayRef<std::string> arguments, const TemporaryFolder &folder,
        llvm::StringRef what, const Deadline &deadline = std::nullopt);

/// Ends every program that runs, and lets none be started again: for a process
/// that is about to be ended by a signal, which the programs did not get where
/// it was sent to this process alone.
void endToolProcesses();

} // namespace kiln

#endif // KILN_TARGETS_SUPPORT_EXTERNALTOOL_H
