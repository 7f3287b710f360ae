// Machine code of several builds, paired kernel by kernel.
#ifndef KILN_TOOLS_CLI_COMPARE_COMPAREBUILDS_H
#define KILN_TOOLS_CLI_COMPARE_COMPAREBUILDS_H

#include "tools/align/CodeBuild.h"
#include "tools/driver/Launches.h"

namespace kiln {

/// Reads what `files` hold, a build each, and pairs their kernels: by name and
/// GPU, by name alone where that is clear, or because each file has but one.
/// `kernels` names those that are meant; empty: all of the first file. A note
/// on standard error says which of them other files lack; an error where
/// nothing can be paired.
llvm::Expected<std::vector<BuildComparison>>
compareFiles(llvm::ArrayRef<std::string> files,
             llvm::ArrayRef<std::string> kernels, const Launches &launches,
             bool aligned);

/// Lists those kernels of one object that `wanted` says, and adds them as
/// builds of this name. `resources` are the object's, with what is known of
/// launches. `keepLines`: else costs alone stay, for libraries of thousands of
/// kernels.
llvm::Error listObject(llvm::MemoryBufferRef object, llvm::StringRef build,
                       llvm::ArrayRef<KernelResources> resources,
                       const Launches &launches,
                       llvm::function_ref<bool(const KernelResources &)> wanted,
                       bool keepLines, std::vector<CodeBuild> &builds);

/// Prints what was compared. `listing`: instruction by instruction.
llvm::Error printComparisons(llvm::ArrayRef<BuildComparison> comparisons,
                             Format format, bool listing);

} // namespace kiln

#endif // KILN_TOOLS_CLI_COMPARE_COMPAREBUILDS_H
