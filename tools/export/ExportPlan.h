// What is to be exported, before anything is compiled: one function, its
// arguments, its grid, and the variants it has, the most special first.
#ifndef KILN_TOOLS_EXPORT_EXPORTPLAN_H
#define KILN_TOOLS_EXPORT_EXPORTPLAN_H

#include "tools/case/CaseFile.h"
#include "tools/driver/Compile.h"
#include "tools/entry/PythonSource.h"
#include "tools/tune/TunedFile.h"

namespace kiln {

/// What the command line asks for.
struct ExportRequest {
  std::vector<std::string> inputs; ///< one case, or kernels (FILE[:KERNEL])
  std::vector<const GpuTarget *> targets; ///< empty: the one the inputs name
  /// Facts of one more variant each, made of the first kernel: "N:16,stride:1".
  std::vector<std::string> specialize;
  bool general = false; ///< make the general variant of the first kernel
  CompileOptions flags; ///< how to compile, as far as the command line says
  /// For what kernels in Triton's language are compiled that no case names.
  PythonOptions python;
  std::optional<TunedFile> tuned; ///< directives for GPUs that were tuned for
  unsigned adaptive = 0;          ///< builds beside each variant's own, at most
};

/// One text of the kernel.
struct ExportSource {
  std::string origin; ///< for messages: file, or location in a case
  std::shared_ptr<llvm::MemoryBuffer> text;
  bool isTileIR = false;
  /// Whether it has no parameter for arguments known to be 1, as Triton's
  /// kernels have none; nothing: to be seen in the compiled kernel.
  std::optional<bool> lacksOnes;
  unsigned dynamicShared = 0;
  CompileOptions options;                   ///< all but the target
  std::vector<const GpuTarget *> targets{}; ///< empty: those of no other source
};

/// The kernel under one set of assumptions.
struct ExportVariant {
  std::vector<FactMask> facts; ///< by argument
  std::vector<ExportSource> sources;

  /// The source for a GPU (null: the one that the source names), or null.
  const ExportSource *sourceFor(const GpuTarget *target) const;
};

/// One function to export.
struct ExportPlan {
  std::vector<std::string> arguments; ///< names, in the kernel's order
  /// Of a case: its arguments, so that types and sizes are known; else null.
  std::optional<CaseFile> file;
  std::vector<ExportVariant> variants; ///< the general one is last
};

/// Reads the inputs and settles which variants there are. Errors name what a
/// kernel assumes where a general variant is missing, and how to add one.
llvm::Expected<ExportPlan> planExport(const ExportRequest &request);

/// Everything that must not be overwritten: the inputs, and the files that they
/// name.
std::vector<std::string> inputFiles(const ExportRequest &request,
                                    const ExportPlan &plan);

} // namespace kiln

#endif // KILN_TOOLS_EXPORT_EXPORTPLAN_H
