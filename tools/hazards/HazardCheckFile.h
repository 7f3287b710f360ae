// A file's kernels, checked for hazards, and how that reads.
#ifndef KILN_TOOLS_HAZARDS_HAZARDCHECKFILE_H
#define KILN_TOOLS_HAZARDS_HAZARDCHECKFILE_H

#include "targets/hazards/Hazards.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <optional>

namespace kiln {

/// One section of code: a kernel, or a function that kernels call.
struct CheckedCode {
  std::string file, kernel, target;
  bool isKernel = true;
  HazardReport report;
  /// Of each hazard in the report: the instruction's mnemonic, and that of the
  /// one it should have waited for ("" where there is none).
  std::vector<std::pair<std::string, std::string>> mnemonics;
};

/// Checks the kernels of a cubin, a fatbin or a program that carries one; with
/// names only those, else the functions they call, too. An error for machine
/// code of AMD, whose machine interlocks. `tell` is told how many functions were
/// checked, after each.
llvm::Expected<std::vector<CheckedCode>> checkFileForHazards(
    llvm::MemoryBufferRef file, llvm::ArrayRef<std::string> kernels,
    llvm::function_ref<void(size_t functions)> tell = [](size_t) {});

/// Hazards in all of them.
size_t countHazards(llvm::ArrayRef<CheckedCode> checked);

/// Hazards of one kernel.
struct KernelHazards {
  /// In its own code and in the functions beside it, which it may call.
  unsigned count = 0;
  /// Where those in its own code are, ascending: bytes from its begin.
  std::vector<uint64_t> offsets;
};

/// Of each kernel of the file, in the sequence of readResources. Absent where
/// nothing can be checked: no machine code of NVIDIA, or none of its
/// instructions is in the tables.
llvm::Expected<std::vector<std::optional<KernelHazards>>>
hazardsOfKernels(llvm::MemoryBufferRef file);

/// A line each, under the name of their kernel, and a summary.
std::string hazardReportText(llvm::ArrayRef<CheckedCode> checked);

/// Version of the JSON; raised when a field changes its meaning or goes away.
inline constexpr int hazardReportVersion = 1;
/// {"version", "kernels": [{"file", "kernel", "target", "entry",
/// "instructions", "dependences", "refused", "refused_opcodes": {NAME: times},
/// "calls", "indirect_branches", "hazards": [{"kind", "offset", "instruction", "registers", "producer",
/// "producer_instruction", "needed", "found", "scoreboard", "meaning"}]}]};
/// cycles are null where the rule is none of cycles, `producer` where there is
/// none; `calls` and `indirect_branches` are those that are not followed.
std::string hazardReportJson(llvm::ArrayRef<CheckedCode> checked);

} // namespace kiln

#endif // KILN_TOOLS_HAZARDS_HAZARDCHECKFILE_H
