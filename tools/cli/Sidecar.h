// The JSON file beside an object: how the object was made, and what a launcher
// has to know.
#ifndef KILN_TOOLS_CLI_SIDECAR_H
#define KILN_TOOLS_CLI_SIDECAR_H

#include "tools/auto/Auto.h"
#include "llvm/Support/JSON.h"

namespace kiln {

/// The sidecar of what was compiled up to Stage::Report. `object` is the file
/// that it lies beside: its digest binds the two.
llvm::json::Value sidecarOf(const AutoCompiled &compiled,
                            llvm::StringRef object);

/// Refuses to write a sidecar over a file that is none, such as a case file.
llvm::Error checkSidecarPath(llvm::StringRef path);

} // namespace kiln

#endif // KILN_TOOLS_CLI_SIDECAR_H
