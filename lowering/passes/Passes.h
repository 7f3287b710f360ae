// Declarations of the passes of Passes.td, and their registration for kiln-opt.
#ifndef KILN_LOWERING_PASSES_H
#define KILN_LOWERING_PASSES_H

#include "mlir/Pass/Pass.h"
#include <memory>

namespace kiln {
#define GEN_PASS_DECL
#include "lowering/Passes.h.inc"
#define GEN_PASS_REGISTRATION
#include "lowering/Passes.h.inc"

/// The pipeline of lowerToGpu as `kiln-lower-to-gpu` for kiln-opt.
void registerGpuPipeline();
} // namespace kiln

#endif
