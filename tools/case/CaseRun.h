// A case's kernel, ready to run many times: on the reference, or compiled for a
// target and run on the emulator. Either takes the tensors of one input and
// leaves the results in them.
#ifndef KILN_TOOLS_CASE_CASERUN_H
#define KILN_TOOLS_CASE_CASERUN_H

#include "targets/emulator/Emulator.h"
#include "tools/case/CaseData.h"
#include "tools/driver/Compile.h"
#include <memory>

namespace kiln {

/// The case's kernel as tile IR.
class CaseReference {
public:
  /// Parses the kernel and checks the case's arguments against its parameters.
  static llvm::Expected<std::unique_ptr<CaseReference>>
  open(const CaseFile &file);
  ~CaseReference();

  /// The kernel's name.
  llvm::StringRef kernel() const;
  llvm::Error run(const CaseVariant &variant, CaseData &data) const;

private:
  struct Impl;
  explicit CaseReference(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl;
};

/// How to compile a case's kernel: what `flags` (the command line) say wins
/// over what the case says. Orders are checked.
llvm::Expected<CompileOptions> caseOptions(const CaseFile &file,
                                           const CompileOptions &flags);

/// Compiles the case's kernel; the kernel is `kernels[0]` of the result.
llvm::Expected<Compiled> compileCase(const CaseFile &file,
                                     const CompileOptions &options, Stage upTo);

/// The launch a case asks for. `data` has to outlive it.
LaunchRequest launchOf(const CaseFile &file, const CaseVariant &variant,
                       CaseData &data, const CompiledKernel &kernel);

/// Whether the launch has no block at all: devices refuse it, so nothing runs.
bool isEmptyLaunch(const CaseVariant &variant);

/// The case's kernel lowered for one target, on the emulator.
class CaseEmulator {
public:
  static llvm::Expected<std::unique_ptr<CaseEmulator>>
  open(const CaseFile &file, const CompileOptions &options);

  llvm::Error run(const CaseVariant &variant, CaseData &data,
                  const EmulatorOptions &options = {});

private:
  explicit CaseEmulator(const CaseFile &file) : file(file) {}
  const CaseFile &file;
  CompiledKernel kernel;
  std::unique_ptr<EmulatedKernel> program;
};

} // namespace kiln

#endif // KILN_TOOLS_CASE_CASERUN_H
