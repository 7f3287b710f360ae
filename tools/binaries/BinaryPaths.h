// Which files a path on the command line means.
#ifndef KILN_TOOLS_BINARIES_BINARYPATHS_H
#define KILN_TOOLS_BINARIES_BINARYPATHS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace kiln {

/// A file means itself, "-" standard input, a folder all machine code in it and
/// in its folders, a pattern ("build/*.cubin", where no shell has expanded it)
/// the files that match; those in the sequence of their names. The error says
/// what was looked for.
llvm::Expected<std::vector<std::string>> filesAt(llvm::StringRef path);

} // namespace kiln

#endif // KILN_TOOLS_BINARIES_BINARYPATHS_H
