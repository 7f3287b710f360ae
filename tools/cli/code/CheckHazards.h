// `kiln inspect --hazards`.
#ifndef KILN_TOOLS_CLI_CODE_CHECKHAZARDS_H
#define KILN_TOOLS_CLI_CODE_CHECKHAZARDS_H

#include "tools/binaries/BinaryFiles.h"

namespace kiln {

/// What checking the files says, as text or JSON; empty: none could be checked.
/// Each of those is reported and does not hide the others. `status`, the exit
/// code so far, becomes what they and the hazards found make of it.
llvm::Expected<std::string> checkHazards(llvm::ArrayRef<BinaryFile> binaries,
                                         llvm::ArrayRef<std::string> kernels,
                                         bool asJson, int &status);

} // namespace kiln

#endif // KILN_TOOLS_CLI_CODE_CHECKHAZARDS_H
