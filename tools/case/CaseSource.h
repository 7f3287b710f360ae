// The source of a case's kernel as the pipeline takes it: tile IR or LLVM IR.
// What is Triton-language source becomes tile IR here, for the types of the
// case's arguments.
#ifndef KILN_TOOLS_CASE_CASESOURCE_H
#define KILN_TOOLS_CASE_CASESOURCE_H

#include "tools/case/CaseFile.h"
#include "tools/entry/PythonSource.h"

namespace kiln {

/// What was opened.
struct CaseSource {
  std::unique_ptr<llvm::MemoryBuffer> text;
  SourceKind kind;
  /// What a configuration of a Python kernel's autotuner says.
  std::optional<unsigned> numWarps, numStages;
};

/// What a kernel in Python is compiled for; `notes`, which may be null, receive
/// what is said of it.
struct CaseSourceOptions {
  const GpuTarget *target = nullptr; ///< null: an H100
  std::optional<unsigned> numWarps, numStages;
  SourceNotes *notes = nullptr;
};

/// Opens the case's kernel, or what its "reference" names. Errors of a program
/// are SourceErrors; others name the case.
llvm::Expected<CaseSource> openKernel(const CaseFile &file,
                                      const CaseSourceOptions &options);
llvm::Expected<CaseSource> openReference(const CaseFile &file,
                                         const CaseSourceOptions &options);

/// What the front end is told of a Python kernel of the case.
llvm::Expected<PythonOptions> pythonOptions(const CaseFile &file,
                                            const CaseSourceOptions &options);

/// Reads a case with what it chooses from: where it names no "configurations",
/// those of a Python kernel's autotuner, whose values replace the case's
/// "constants".
llvm::Expected<CaseFile> readCaseToTune(llvm::StringRef path);

} // namespace kiln

#endif // KILN_TOOLS_CASE_CASESOURCE_H
