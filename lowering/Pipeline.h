// The pipeline through lowering: tile IR -> GPU-level IR -> LLVM dialect ->
// LLVM IR. The only callers are tools.
#ifndef KILN_LOWERING_PIPELINE_H
#define KILN_LOWERING_PIPELINE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectRegistry.h"
#include "targets/launch/abi/Persistent.h"
#include "targets/launch/abi/TensorMap.h"
#include "targets/plan/LoweringPlan.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include <memory>

namespace kiln {
struct GpuTarget;
class PassFolder;

/// What the lowering has to know besides the kernel itself.
struct LoweringOptions {
  /// The GPU to lower for; must not be null.
  const GpuTarget *target = nullptr;
  /// Warps in a block: a power of two.
  unsigned numWarps = 4;
  /// Stages of software pipelining of loops with dots that do not say
  /// themselves (`tt.num_stages`); 1: none is pipelined.
  unsigned numStages = 3;
  /// Receives the IR after each pass; trials of what would fit leave nothing.
  PassFolder *passFolder = nullptr;
  /// Which lowering variants to use (targets/plan). Where each is faster stands
  /// in tools/auto/PlanChoice.h.
  LoweringPlan plan{};
};

/// Dialects that the lowering creates and that a context must have registered:
/// kiln, LLVM, NVVM, ROCDL, cf, ...
void registerLoweringDialects(mlir::DialectRegistry &registry);

/// Tile IR to GPU-level IR: inlines calls, assigns layouts, allocates shared
/// memory, inserts barriers. Verifies what it made; what is not lowered is
/// an error at the op's location. A kernel whose buffers do not fit beside what
/// passes moved there gets fewer slots (kiln-stage-operands' held-back). The
/// error of one that does not fit in a block says what would.
llvm::LogicalResult lowerToGpu(mlir::ModuleOp module,
                               const LoweringOptions &options);

/// The same without trying what would fit.
llvm::LogicalResult lowerWithoutAdvice(mlir::ModuleOp module,
                                       const LoweringOptions &options);

/// GPU-level IR to the LLVM dialect.
llvm::LogicalResult lowerToLLVMDialect(mlir::ModuleOp module,
                                       const LoweringOptions &options);

/// The LLVM dialect to an LLVM module in `context`; null after a diagnostic. It
/// is not verified: prepareModule does that.
std::unique_ptr<llvm::Module> translateToLLVM(mlir::ModuleOp module,
                                              llvm::LLVMContext &context,
                                              const LoweringOptions &options);

/// The pipeline of lowerToGpu as `kiln-lower-to-gpu` for kiln-opt.
void registerGpuPipeline();

} // namespace kiln

#endif
