//===- InlineCalls.h - a kernel without calls -----------------------------===//

#ifndef KILN_FRONTEND_TRITON_INLINECALLS_H
#define KILN_FRONTEND_TRITON_INLINECALLS_H

#include "frontend/dialect/Tile.h"

namespace kiln::triton {

/// Puts the functions that `kernel` calls where they are called, those that
/// they call first, as far as their dialect allows it (`noinline`), and erases
/// the private functions of the module that nothing calls then. Calls form no
/// circle. Unlike MLIR's inliner it simplifies nothing between two calls and
/// builds no call graph: that took 35 % of the time of sort_rows, which calls many
/// small functions (measured on 2026-11-30).
void inlineCalls(tt::FuncOp kernel);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_INLINECALLS_H
