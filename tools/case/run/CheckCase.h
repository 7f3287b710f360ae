// The GPU-free proof of a lowering: the lowered program on the emulator and the
// tile program on the reference, on the same random inputs, have to leave the
// same in memory. The kernel's directives are proven as well, by making the
// machine code (CaseCompile.h).
#ifndef KILN_TOOLS_CASE_RUN_CHECKCASE_H
#define KILN_TOOLS_CASE_RUN_CHECKCASE_H

#include "targets/emulator/banks/BankConflicts.h"
#include "tools/case/CaseVariant.h"
#include "tools/case/TensorComparison.h"
#include "tools/case/run/CaseCompile.h"
#include <functional>

namespace kiln {

/// What to check a case on.
struct CheckOptions {
  std::vector<const GpuTarget *> targets;
  unsigned count = 10; ///< inputs for each variant; their seeds count up
  uint64_t seed = 0;   ///< of the first input
  std::optional<unsigned> variant; ///< only this one
  CaseSizes replaced;              ///< sizes instead of the case's
  CompileOptions flags; ///< what the command line says about compiling
  /// Called before each input, with a line that says where the check is.
  std::function<void(const std::string &)> progress;
};

/// The first input that failed on a target.
struct CheckFailure {
  unsigned variant = 0;
  std::string label; ///< the variant's sizes
  uint64_t seed = 0;
  std::string error; ///< of the device; empty if values differ
  std::optional<Mismatch> mismatch;
  uint64_t mismatches = 0;
};

/// What one target did.
struct CheckResult {
  const GpuTarget *target = nullptr;
  std::string compileError; ///< empty if the kernel compiled
  bool lacksTool = false;   ///< the machine lacks what compiling needs
  MachineProof proof;       ///< what making machine code proved
  /// Why some input ran without tensor maps; empty: none did.
  std::string whyByPointers;
  unsigned inputs = 0;   ///< that were run
  uint64_t compared = 0; ///< output elements
  double maxAbsolute = 0, maxRelative = 0;
  double seconds = 0; ///< on the emulator
  /// Shared-memory accesses of each variant's first input: addresses nearly
  /// never depend on the input.
  BankConflicts banks;
  std::optional<CheckFailure> failure;

  bool passed() const { return compileError.empty() && !failure; }
};

/// Checks a case on every target, targets in parallel. A target stops at its
/// first failure. An error means that the case itself cannot be run.
llvm::Expected<std::vector<CheckResult>> checkCase(const CaseFile &file,
                                                   const CheckOptions &options);

} // namespace kiln

#endif // KILN_TOOLS_CASE_RUN_CHECKCASE_H
