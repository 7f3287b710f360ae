// Names and words that the files of an export share.
#ifndef KILN_TOOLS_EXPORT_EXPORTEDNAMES_H
#define KILN_TOOLS_EXPORT_EXPORTEDNAMES_H

#include "tools/export/ExportBuild.h"

namespace kiln {

/// Whether a name may begin the names of the exported functions: an identifier
/// of C that is nobody's.
bool isFunctionName(llvm::StringRef name);

/// The name of an argument or a size in C: its own, with a `_` after it where
/// that is a word of C or C++ or a name that the functions use themselves.
std::string nameInC(llvm::StringRef name);

/// "const void *a".
std::string parameterInC(const ExportArgument &argument);

/// ", const void *a, int32_t n": the arguments after a function's own.
std::string parametersInC(const ExportedKernel &kernel);

/// "sm_80, sm_90a".
std::string targetNames(const ExportedKernel &kernel);

} // namespace kiln

#endif // KILN_TOOLS_EXPORT_EXPORTEDNAMES_H
