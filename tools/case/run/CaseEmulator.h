// A case's kernel compiled for one target, on the emulator, ready to run many
// times.
#ifndef KILN_TOOLS_CASE_RUN_CASEEMULATOR_H
#define KILN_TOOLS_CASE_RUN_CASEEMULATOR_H

#include "targets/emulator/Emulator.h"
#include "tools/case/CaseData.h"
#include "tools/case/run/CaseCompile.h"
#include <memory>

namespace kiln {

/// The case's kernel lowered for one target. What the emulator executes is the
/// LLVM IR that machine code is made from; where the kernel has directives, or
/// the verifier was asked for, the machine code is made as well, for the
/// checkers.
class CaseEmulator {
public:
  static llvm::Expected<std::unique_ptr<CaseEmulator>>
  open(const CaseFile &file, const CompileOptions &options);

  /// The outcome of the kernel's directives.
  const MachineProof &proof() const { return machine; }

  /// Why some input ran with all blocks loaded and stored by pointers, not by
  /// tensor maps; empty: none did.
  llvm::StringRef whyByPointers() const { return byPointersBecause; }

  /// Takes the tensors of one input and leaves the results in them.
  llvm::Error run(const CaseVariant &variant, CaseData &data,
                  const EmulatorOptions &emulation = {});

private:
  CaseEmulator(const CaseFile &file, const CompileOptions &options)
      : file(file), options(options) {}
  const CaseFile &file;
  CompileOptions options;
  CompiledKernel kernel;
  MachineProof machine;
  std::unique_ptr<EmulatedKernel> program;
  /// The same without tensor maps, once an input needs it.
  std::unique_ptr<CaseEmulator> byPointers;
  std::string byPointersBecause;
};

} // namespace kiln

#endif // KILN_TOOLS_CASE_RUN_CASEEMULATOR_H
