// The file of what was chosen: which configuration and which directives a
// kernel is to be compiled with on a GPU. Its text depends on the choice alone,
// so that equal choices are equal files.
#ifndef KILN_TOOLS_TUNE_TUNEDFILE_H
#define KILN_TOOLS_TUNE_TUNEDFILE_H

#include "tools/auto/candidates/AutoCandidates.h"
#include "llvm/Support/Error.h"
#include <map>

namespace kiln {

/// The choice for one kernel on one GPU.
struct TunedKernel {
  std::string kernel, target;
  /// Of the configuration: its label, its source as the case names it, the hash
  /// of that, and the launch as far as it says.
  std::string label, source, ir;
  std::optional<unsigned> numWarps, numStages;
  /// Of a kernel in Triton's language, as CasePython has them.
  std::map<std::string, std::string> constants;
  bool fpFusion = true;
  std::string sizes; ///< that it was tuned for
  AutoDirectives directives;
  /// "NVIDIA H200", or "the simulator".
  std::string measuredOn;
};

class TunedFile {
public:
  /// Reads a file; `missingIsEmpty`: one that is not there holds nothing.
  static llvm::Expected<TunedFile> read(llvm::StringRef path,
                                        bool missingIsEmpty = false);
  /// Adds a choice, and removes the one for the same kernel and GPU.
  void set(TunedKernel kernel);
  /// The choice for a kernel on a GPU; the error says what the file has.
  llvm::Expected<const TunedKernel *> find(llvm::StringRef kernel,
                                           llvm::StringRef target) const;
  /// Every kernel it has for a GPU.
  std::vector<const TunedKernel *> forTarget(llvm::StringRef target) const;
  std::string text() const;
  /// The file's own name, for messages.
  const std::string &name() const { return path; }

private:
  std::string path;
  std::map<std::pair<std::string, std::string>, TunedKernel> kernels;
};

} // namespace kiln

#endif // KILN_TOOLS_TUNE_TUNEDFILE_H
