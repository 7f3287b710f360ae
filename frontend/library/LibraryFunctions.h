// Functions of the vendors' device libraries (NVIDIA's libdevice, AMD's OCML)
// that have an operation of their own. tt.extern_elementwise names a function
// by its symbol; the reference and the lowering both ask here what it computes.
#ifndef KILN_FRONTEND_LIBRARYFUNCTIONS_H
#define KILN_FRONTEND_LIBRARYFUNCTIONS_H

#include "llvm/ADT/StringRef.h"

namespace kiln::tt {

/// The operation ("math.exp") that the function `symbol` ("__nv_expf",
/// "__ocml_exp_f64") computes on each element; empty if there is none.
llvm::StringRef findLibraryFunction(llvm::StringRef symbol);

} // namespace kiln::tt

#endif // KILN_FRONTEND_LIBRARYFUNCTIONS_H
