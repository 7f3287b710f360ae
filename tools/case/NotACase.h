// A file that is given where a case is expected.
#ifndef KILN_TOOLS_CASE_NOTACASE_H
#define KILN_TOOLS_CASE_NOTACASE_H

#include "llvm/Support/Error.h"

namespace kiln {

/// What to say of it: which command takes it, where its suffix is that of a known
/// other kind, else `error`, which reading it as JSON gave.
llvm::Error notACase(llvm::StringRef path, llvm::Error error);

} // namespace kiln

#endif // KILN_TOOLS_CASE_NOTACASE_H
