// GPU-level IR to LLVM IR: the table of contents of this half of the pipeline.
//
//   1. scf becomes branches (MLIR's conversion);
//   2. every kernel becomes the program of one of its threads
//      (emit/Kernel.h), in the LLVM dialect but for arith and math ops on
//      scalars;
//   3. functions that no back end knows are expanded (MathFunctions.h);
//   4. arith and math become LLVM dialect (MLIR's conversions);
//   5. what threads count becomes values (MLIR's mem2reg);
//   6. functions get debug scopes, so that every instruction keeps the line of
//      the kernel it comes from;
//   7. MLIR's exporter writes LLVM IR.
#include "lowering/DebugScopes.h"
#include "lowering/Pipeline.h"
#include "lowering/PrintPasses.h"
#include "lowering/emit/Kernel.h"
#include "lowering/emit/Regions.h"
#include "lowering/functions/MathFunctions.h"
#include "lowering/interface/TileLowering.h"
#include "lowering/passes/Passes.h"
#include "lowering/vendor/Messages.h"
#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/NVVM/NVVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/ROCDL/ROCDLToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "mlir/Transforms/DialectConversion.h"
#include "mlir/Transforms/Mem2Reg.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/isa/async/AsyncCopies.h"
#include "targets/support/AddressSpaces.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_TOLLVM
#include "lowering/passes/Passes.h.inc"

namespace {

LogicalResult checkOps(ModuleOp module) {
  WalkResult walk =
      module.walk([](Operation *op) { return WalkResult(checkLowered(op)); });
  return failure(walk.wasInterrupted());
}

LogicalResult convertControlFlow(ModuleOp module) {
  MLIRContext *context = module.getContext();
  RewritePatternSet patterns(context);
  populateSCFToControlFlowConversionPatterns(patterns);
  ConversionTarget target(*context);
  target.addDynamicallyLegalDialect<scf::SCFDialect>(isInElementRegion);
  target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
  return applyPartialConversion(module, target, std::move(patterns));
}

/// The block's shared memory: on NVIDIA an array whose size each launch says,
/// so that it may exceed what a kernel can declare; elsewhere as many bytes as
/// the largest kernel needs. Nothing where no kernel uses any.
void addSharedMemory(ModuleOp module, const GpuTarget &target, int64_t bytes) {
  if (!bytes)
    return;
  OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
  bool isOpen = target.isNvidia();
  auto type = LLVM::LLVMArrayType::get(builder.getI8Type(), isOpen ? 0 : bytes);
  auto global = LLVM::GlobalOp::create(
      builder, module.getLoc(), type, /*isConstant=*/false,
      isOpen ? LLVM::Linkage::External : LLVM::Linkage::Internal, "kiln_shared",
      Attribute(), gpu::kSharedAlignment, space::Shared);
  if (isOpen)
    return;
  builder.createBlock(&global.getInitializerRegion());
  LLVM::ReturnOp::create(
      builder, module.getLoc(),
      LLVM::UndefOp::create(builder, module.getLoc(), type).getResult());
}

LogicalResult convertArithmetic(ModuleOp module) {
  MLIRContext *context = module.getContext();
  LowerToLLVMOptions options(context);
  options.overrideIndexBitwidth(64);
  LLVMTypeConverter types(context, options);
  RewritePatternSet patterns(context);
  arith::populateCeilFloorDivExpandOpsPatterns(patterns);
  arith::populateArithToLLVMConversionPatterns(types, patterns);
  populateMathToLLVMConversionPatterns(types, patterns);
  LLVMConversionTarget target(*context);
  target.addLegalOp<ModuleOp>();
  target.addIllegalDialect<arith::ArithDialect, math::MathDialect>();
  return applyPartialConversion(module, target, std::move(patterns));
}

/// Only lines on NVIDIA: with more, the PTX asks ptxas for a debug build, which
/// does not optimize.
LLVM::DIEmissionKind emissionKind(const GpuTarget &target) {
  return target.isNvidia() ? LLVM::DIEmissionKind::DebugDirectivesOnly
                           : LLVM::DIEmissionKind::LineTablesOnly;
}

/// What a thread counts through branches and loops (Thread::tensorTurns)
/// becomes values.
void promoteCounters(ModuleOp module) {
  DataLayout layout(module);
  for (auto function : module.getOps<LLVM::LLVMFuncOp>()) {
    SmallVector<PromotableAllocationOpInterface> counters;
    function.walk([&](LLVM::AllocaOp counter) { counters.push_back(counter); });
    if (counters.empty())
      continue;
    OpBuilder builder(function.getContext());
    DominanceInfo dominance(function);
    // Where it fails they stay in memory.
    (void)tryToPromoteMemorySlots(counters, builder, layout, dominance);
  }
}

struct ToLLVMPass : impl::ToLLVMBase<ToLLVMPass> {
  using ToLLVMBase::ToLLVMBase;

  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<gpu::GpuDialect, LLVM::LLVMDialect, cf::ControlFlowDialect,
                    arith::ArithDialect, math::MathDialect>();
    // Each takes a while to load, with hundreds of ops.
    const GpuTarget *gpu = lookupGpuTarget(target);
    if (!gpu || gpu->isNvidia())
      registry.insert<NVVM::NVVMDialect>();
    if (!gpu || gpu->isAmd())
      registry.insert<ROCDL::ROCDLDialect>();
  }

  void runOnOperation() override {
    if (failed(run(getOperation())))
      signalPassFailure();
  }

  LogicalResult run(ModuleOp module) {
    FailureOr<int64_t> warps = gpu::getModuleInt(module, gpu::kNumWarpsAttr);
    if (failed(warps))
      return failure();
    FailureOr<const GpuTarget *> record = gpu::getTarget(module);
    if (failed(record))
      return failure();
    std::unique_ptr<TargetOps> ops = TargetOps::create(**record);

    if (failed(checkOps(module)) || failed(convertControlFlow(module)) ||
        failed(emitKernels(module, *ops, *warps)))
      return failure();
    if (failed(expandMath(module, *ops)) || failed(convertArithmetic(module)))
      return failure();
    promoteCounters(module);
    addDebugScopes(module, emissionKind(**record));
    return success();
  }

  LogicalResult emitKernels(ModuleOp module, const TargetOps &ops,
                            unsigned warps) {
    int64_t sharedBytes = 0;
    for (tt::FuncOp function :
         llvm::make_early_inc_range(module.getOps<tt::FuncOp>())) {
      sharedBytes = std::max(sharedBytes, gpu::sharedBytes(function));
      if (function.isPublic() && failed(emitKernel(function, ops, warps)))
        return failure();
      function.erase();
    }
    addSharedMemory(module, ops.gpu(), sharedBytes);
    return success();
  }
};

} // namespace

LogicalResult lowerToLLVMDialect(ModuleOp module,
                                 const LoweringOptions &options) {
  PassManager passes(module.getContext(), ModuleOp::getOperationName());
  passes.addPass(createToLLVM({options.target->name().str()}));
  printAfterPasses(passes, module, options.passFolder);
  passes.enableVerifier(false); // prepareModule verifies what is exported
  return passes.run(module);
}

std::unique_ptr<llvm::Module> translateToLLVM(ModuleOp module,
                                              llvm::LLVMContext &context,
                                              const LoweringOptions &options) {
  DialectRegistry registry;
  registerBuiltinDialectTranslation(registry);
  registerLLVMDialectTranslation(registry);
  registerNVVMDialectTranslation(registry);
  registerROCDLDialectTranslation(registry);
  module.getContext()->appendDialectRegistry(registry);
  std::unique_ptr<llvm::Module> program = translateModuleToLLVMIR(
      module, context, module.getName().value_or("kiln"),
      /*disableVerification=*/true);
  if (!program)
    return nullptr;
  trapWhereAssertionsFail(*program);
  if (options.target->isAmd())
    cantFail(spellAsyncCopies(*program, *options.target));
  return program;
}

} // namespace kiln
