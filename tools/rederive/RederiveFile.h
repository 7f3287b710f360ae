// A cubin with the control words of its kernels re-derived, and how that reads.
#ifndef KILN_TOOLS_REDERIVE_REDERIVEFILE_H
#define KILN_TOOLS_REDERIVE_REDERIVEFILE_H

#include "targets/rederive/Rederive.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace kiln {

/// One section of code: a kernel, or a function that kernels call.
struct RederivedSection {
  std::string name;
  bool isKernel = true;
  /// What became of it; its bytes stand in the file.
  RederivedCode result;
};

struct RederivedFile {
  /// What was read, and what it is for: "sm_90a".
  std::string path, target;
  /// As many bytes as were read; nothing but control words differs.
  std::string bytes;
  std::vector<RederivedSection> sections;
};

/// Re-derives a cubin's kernels, with names only those. Functions that other
/// sections call are kept: who calls them may count on what ptxas said. An error
/// where `file` is no cubin, its GPU is not one of 7.5 to 9.0, or a name is none
/// of its kernels'.
llvm::Expected<RederivedFile> rederiveFile(llvm::MemoryBufferRef file,
                                           llvm::ArrayRef<std::string> kernels);

/// A line for each section, and a summary.
std::string rederivedText(const RederivedFile &file);

/// Version of the JSON; raised when a field changes its meaning or goes away.
inline constexpr int rederivedVersion = 1;
/// {"version", "file", "target", "kernels": [{"kernel", "entry", "rederived",
/// "kept_because", "instructions", "before", "after"}]}; "before" and "after"
/// are {"stall_cycles", "waits", "raised", "scoreboards": [0, 1, ...],
/// "reuse_flags"}, "kept_because" is null where it was re-derived.
std::string rederivedJson(const RederivedFile &file);

} // namespace kiln

#endif // KILN_TOOLS_REDERIVE_REDERIVEFILE_H
