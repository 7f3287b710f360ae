// Machine code of several builds, paired kernel by kernel.
#ifndef KILN_TOOLS_CLI_COMPAREBUILDS_H
#define KILN_TOOLS_CLI_COMPAREBUILDS_H

#include "tools/align/CodeBuild.h"
#include "tools/driver/Launches.h"

namespace kiln {

/// Reads what `files` hold, a build each, and pairs their kernels: by name and
/// GPU, by name alone where that is clear, or because each file has but one.
/// `kernels` names those that are meant; empty: all of the first file. A kernel
/// that some build lacks gets a note on standard error; an error where nothing
/// can be paired.
llvm::Expected<std::vector<BuildComparison>>
compareFiles(llvm::ArrayRef<std::string> files,
             llvm::ArrayRef<std::string> kernels, const Launches &launches,
             bool aligned);

/// The kernels of one object, listed and named as a build. `resources` are the
/// object's, with what is known of launches.
llvm::Error listObject(llvm::MemoryBufferRef object, llvm::StringRef build,
                       llvm::ArrayRef<KernelResources> resources,
                       const Launches &launches,
                       std::vector<CodeBuild> &builds);

/// Prints what was compared. `listing`: instruction by instruction.
llvm::Error printComparisons(llvm::ArrayRef<BuildComparison> comparisons,
                             Format format, bool listing);

} // namespace kiln

#endif // KILN_TOOLS_CLI_COMPAREBUILDS_H
