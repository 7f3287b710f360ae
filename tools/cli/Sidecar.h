// The JSON file beside an object or assembly: how it was made, and what a
// launcher has to know.
#ifndef KILN_TOOLS_CLI_SIDECAR_H
#define KILN_TOOLS_CLI_SIDECAR_H

#include "tools/auto/Auto.h"
#include "llvm/Support/JSON.h"

namespace kiln {

/// The sidecar of what was compiled up to Stage::Report, or Stage::Asm, where
/// what only an object tells is null. `file` is what it lies beside, object or
/// assembly: its digest binds the two. A kernel's "chosen" is {"options",
/// "reason"} where `auto` or open lowering variants were chosen, else null.
llvm::json::Value sidecarOf(const AutoCompiled &compiled, llvm::StringRef file);

/// Refuses to write a sidecar over a file that is none, such as a case file.
llvm::Error checkSidecarPath(llvm::StringRef path);

} // namespace kiln

#endif // KILN_TOOLS_CLI_SIDECAR_H
