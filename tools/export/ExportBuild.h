// The machine code of an export: every variant for every GPU.
#ifndef KILN_TOOLS_EXPORT_EXPORTBUILD_H
#define KILN_TOOLS_EXPORT_EXPORTBUILD_H

#include "tools/auto/Auto.h"
#include "tools/export/ExportPlan.h"

namespace kiln {

/// One variant for one GPU.
struct ExportBinary {
  std::string origin; ///< what it was made of
  const GpuTarget *target = nullptr;
  std::string object;
  CompiledKernel kernel;
  KernelResources resources;
  LoweringPlan plan; ///< of tile IR
  unsigned threads = 0, dynamicShared = 0;

  /// SHA-256 of the object in hexadecimal digits, by which choices know it.
  std::string digest() const;
};

/// An argument of the exported function.
struct ExportArgument {
  std::string name, type{}; ///< `type` in C
  bool isPointer = false;
};

/// All of an export that is known before run time.
struct ExportedKernel {
  std::string name; ///< of the function, and what all its names begin with
  std::vector<ExportArgument> arguments;
  struct Variant {
    std::vector<FactMask> facts; ///< by argument
    /// The arguments that it takes, where it does not take them all.
    std::optional<std::vector<unsigned>> passed;
    /// By target; no object: none, because a more general variant serves there.
    std::vector<ExportBinary> binaries;
    /// By target: builds under other directives, which launches may choose
    /// instead (ExportAdaptive.h).
    std::vector<std::vector<ExportBinary>> others;
  };
  std::vector<Variant> variants; ///< the general one is last
  /// Parameters after the arguments, which no variant reads.
  unsigned surplus = 0;
  std::optional<CaseFile> file; ///< for the grid
  /// What a person should know of the choices of a tuned file.
  std::vector<std::string> notes;

  std::vector<std::string> argumentNames() const;
  /// Builds of the variant and GPU that has most of them, its own among them.
  unsigned mostBuilds() const;
};

/// Compiles a plan. `progress` is told which variant and GPU is next.
llvm::Expected<ExportedKernel>
buildExport(const ExportRequest &request, const ExportPlan &plan,
            llvm::function_ref<void(const std::string &)> progress);

} // namespace kiln

#endif // KILN_TOOLS_EXPORT_EXPORTBUILD_H
