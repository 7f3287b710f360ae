// Declarations of the passes of Passes.td, and their registration for kiln-opt.
#ifndef KILN_LOWERING_PASSES_PASSES_H
#define KILN_LOWERING_PASSES_PASSES_H

#include "mlir/Pass/Pass.h"
#include <memory>

namespace kiln {
#define GEN_PASS_DECL
#include "lowering/passes/Passes.h.inc"
#define GEN_PASS_REGISTRATION
#include "lowering/passes/Passes.h.inc"
} // namespace kiln

#endif
