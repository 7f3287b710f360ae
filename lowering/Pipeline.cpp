// The pass pipeline of the lowering.
#include "lowering/Pipeline.h"
#include "frontend/dialect/Tile.h"
#include "lowering/PrintPasses.h"
#include "lowering/StructureCallees.h"
#include "lowering/WhatFits.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/fit/DoesNotFit.h"
#include "lowering/fit/InlinedSize.h"
#include "lowering/ops/TileLowerings.h"
#include "lowering/passes/Passes.h"
#include "lowering/remarks/Refuse.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/GpuTraits.h"
#include "targets/isa/matrix/WarpgroupMultiply.h"
#include "targets/plan/LoweringPlan.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir;

namespace kiln {

namespace {
struct AssignLayoutsPipelineOptions
    : PassPipelineOptions<AssignLayoutsPipelineOptions> {
  Option<std::string> target{*this, "target",
                             llvm::cl::desc("GPU to lower for"),
                             llvm::cl::init("sm_90a")};
  Option<unsigned> numWarps{*this, "num-warps",
                            llvm::cl::desc("warps in a block"),
                            llvm::cl::init(4)};
  Option<unsigned> numStages{*this, "num-stages",
                             llvm::cl::desc("stages of pipelined loops"),
                             llvm::cl::init(3)};
  AssignLayoutsPipelineOptions() {
    for (const VariantRecord &record : loweringVariants())
      variants.push_back(std::make_unique<Option<std::string>>(
          *this, StringRef(record.name), llvm::cl::desc(record.help),
          llvm::cl::init(record.values().front().name.str())));
  }
  /// By the records of the lowering variants.
  std::vector<std::unique_ptr<Option<std::string>>> variants;
};
} // namespace

/// `noinline` asks for a real call, which costs more on a GPU than it saves;
/// kernels have no stack to speak of.
static void stripNoinline(ModuleOp module) {
  for (auto function : module.getOps<tt::FuncOp>()) {
    auto noinline = function->getAttrOfType<BoolAttr>("noinline");
    if (function.isPrivate() && noinline && noinline.getValue()) {
      refuse(function, {RefusalCode::NoinlineIgnored, function.getName()});
      function->removeAttr("noinline");
    }
  }
}

/// Of an SM or CU.
static unsigned registerBytes(const GpuTarget &gpu) {
  return gpu.registerFile * gpu.warpSize * gpu.partitions * sizeof(uint32_t);
}

/// All of `options` but what `layouts` has by name, since each pass can also
/// run alone. `heldBack`: bytes of shared memory that buffers for dots and for
/// loads ahead leave to others.
static void buildGpuPipeline(OpPassManager &passes,
                             const AssignLayoutsOptions &layouts,
                             const LoweringOptions &options,
                             int64_t heldBack = 0) {
  const LoweringPlan &plan = options.plan;
  unsigned numStages = options.numStages + plan.extraStages;
  passes.addPass(createInlinerPass());
  passes.addPass(createSymbolDCEPass()); // what has been inlined everywhere is
                                         // no kernel
  passes.addPass(createDecomposeScaledDots({layouts.target, layouts.numWarps}));
  passes.addPass(createRewriteBlocks({plan.tensorMaps != TensorMapUse::None}));
  passes.addPass(createUnrollLoops());
  passes.addPass(createCanonicalizerPass());
  passes.addPass(createCSEPass());
  if (plan.tensorMaps == TensorMapUse::Blocks)
    passes.addPass(createFindBlocks({plan.persistent != PersistentUse::Off}));
  passes.addPass(createLoopInvariantCodeMotionPass());
  if (plan.persistent != PersistentUse::Off) {
    // Registers of half an SM: the block needs more beside its accumulators,
    // and is alone on the SM.
    unsigned leastAccumulatorBytes = plan.persistent == PersistentUse::Alone
                                         ? registerBytes(*options.target) / 2
                                         : 0;
    passes.addPass(createMakePersistent({numStages, leastAccumulatorBytes}));
    passes.addPass(createCanonicalizerPass());
    passes.addPass(createCSEPass());
    passes.addPass(createLoopInvariantCodeMotionPass()); // out of tiles, too
  }
  passes.addPass(createVersionStores({layouts.target, layouts.numWarps}));
  passes.addPass(createPrepareTile());
  passes.addPass(createAssignLayouts(layouts));
  passes.addPass(createCSEPass()); // repeated ops
  passes.addPass(createCanonicalizerPass());
  passes.addPass(createShareOperands());
  passes.addPass(createCheckRegisters());
  passes.addPass(createStageOperands({numStages, heldBack}));
  passes.addPass(createSpareRegisters());
  passes.addPass(createWarpgroupDots());
  passes.addPass(createTensorDots());
  passes.addPass(createScheduleLoops({plan.overlapIterations}));
  passes.addPass(createExpandLoops());
  passes.addPass(createFoldIterations());
  passes.addPass(createCSEPass()); // masks of iterations that do not exist
  passes.addPass(createCanonicalizerPass());
  passes.addPass(createReleaseSlots({plan.warpSpecialize}));
  if (plan.warpSpecialize) {
    passes.addPass(createHandOverAccumulators());
    passes.addPass(createBeginEarly());
  }
  passes.addPass(createSinkConversions());
  passes.addPass(createLoadEarly());
  passes.addPass(createAllocateTensorMemory());
  passes.addPass(createAllocateShared());
  passes.addPass(createInsertBarriers());
  if (plan.warpSpecialize)
    passes.addPass(createSpecializeWarps());
  if (plan.pingPong)
    passes.addPass(createPingPong());
}

static AssignLayoutsOptions layoutOptions(StringRef target, unsigned numWarps,
                                          const LoweringPlan &plan) {
  AssignLayoutsOptions layouts;
  layouts.target = target.str();
  layouts.numWarps = numWarps;
  layouts.matrixShape = sizeOf(plan.matrixShape);
  layouts.packsK = plan.kPack != KPack::One;
  // Warps that take turns store what they have loaded (kiln-ping-pong).
  layouts.laneCopies = !plan.pingPong;
  return layouts;
}

void registerGpuPipeline() {
  PassPipelineRegistration<AssignLayoutsPipelineOptions>(
      "kiln-lower-to-gpu",
      "Tile IR to GPU-level IR: all passes up to kiln-insert-barriers",
      [](OpPassManager &passes, const AssignLayoutsPipelineOptions &options) {
        LoweringOptions lowering;
        lowering.numStages = options.numStages;
        for (const auto &[record, value] :
             llvm::zip_equal(loweringVariants(), options.variants)) {
          std::optional<unsigned> known = record.find(value->getValue());
          if (!known)
            llvm::reportFatalUsageError("kiln-lower-to-gpu: " + record.name +
                                        ": expected " +
                                        record.expected(/*ofOption=*/false) +
                                        ", found '" + value->getValue() + "'");
          lowering.plan.set(record.variant, *known);
        }
        buildGpuPipeline(
            passes,
            layoutOptions(options.target, options.numWarps, lowering.plan),
            lowering);
      });
}

void registerLoweringDialects(DialectRegistry &registry) {
  registry.insert<gpu::GpuDialect, arith::ArithDialect, cf::ControlFlowDialect,
                  LLVM::LLVMDialect, math::MathDialect, NVVM::NVVMDialect,
                  ROCDL::ROCDLDialect, scf::SCFDialect>();
  registerTileLowerings(registry);
}

/// The lowering variants that were asked for and that the target does not have.
static void sayIgnored(ModuleOp module, const LoweringOptions &options) {
  const GpuTarget &gpu = *options.target;
  LoweringPlan used = planFor(gpu, options.plan);
  for (const VariantRecord &record : loweringVariants()) {
    if (options.plan.value(record.variant) == used.value(record.variant))
      continue;
    // Where launches follow, that is the default.
    if (record.variant == Variant::TensorMaps &&
        options.plan.tensorMaps == TensorMapUse::Descriptors)
      continue;
    for (auto function : module.getOps<tt::FuncOp>())
      if (function.isPublic())
        refuse(function, {record.notForTarget, gpu.name()});
  }
}

static LogicalResult runGpuPipeline(ModuleOp module,
                                    const LoweringOptions &options,
                                    int64_t heldBack) {
  if (failed(checkInlinedSize(module)))
    return failure();
  stripNoinline(module);
  if (failed(structureCallees(module)))
    return failure();
  sayIgnored(module, options);
  PassManager passes(module.getContext(), ModuleOp::getOperationName());
  LoweringOptions used = options;
  used.plan = planFor(*options.target, options.plan);
  // By name, here and in the module's attributes: every pass reads and prints
  // text and may run alone.
  buildGpuPipeline(
      passes,
      layoutOptions(options.target->name(), options.numWarps, used.plan), used,
      heldBack);
  printAfterPasses(passes, module, options.passFolder);
  // Once, not after each pass: kiln-opt, and so the tests of the passes, does
  // that.
  passes.enableVerifier(false);
  return failure(failed(passes.run(module)) || failed(verify(module)));
}

/// The line of the kernel that is lowered, or of the module.
static Location kernelsLocation(ModuleOp tile) {
  for (auto function : tile.getOps<tt::FuncOp>())
    if (function.isPublic() && !function.isExternal())
      return function.getLoc();
  return tile.getLoc();
}

/// What would fit: notes of the error, if the kernel is refused, or remarks of
/// their own, if it is compiled and will spill.
static void adviseWhatFits(ModuleOp tile, LoweringOptions options,
                           bool isRefused,
                           std::vector<Diagnostic> &diagnostics) {
  options.passFolder = nullptr;
  for (const Remedy &remedy : whatFits(tile, options)) {
    if (isRefused) {
      diagnostics.back().attachNote(remedy.where) << remedy.text;
      continue;
    }
    if (remedy.spills) // as it does now
      continue;
    Diagnostic &remark = diagnostics.emplace_back(
        isa<UnknownLoc>(remedy.where) ? kernelsLocation(tile) : remedy.where,
        DiagnosticSeverity::Remark);
    remark << remedy.text;
  }
}

static void emit(std::vector<Diagnostic> diagnostics, MLIRContext &context) {
  for (Diagnostic &diagnostic : diagnostics)
    context.getDiagEngine().emit(std::move(diagnostic));
}

/// Runs `lower`; returns what it has to say instead of emitting it.
static std::vector<Diagnostic> diagnosticsOf(MLIRContext &context,
                                             llvm::function_ref<void()> lower) {
  std::vector<Diagnostic> diagnostics;
  ScopedDiagnosticHandler hold(&context, [&](Diagnostic &given) {
    diagnostics.push_back(std::move(given));
  });
  lower();
  return diagnostics;
}

LogicalResult lowerWithoutAdvice(ModuleOp module,
                                 const LoweringOptions &options) {
  MLIRContext &context = *module.getContext();
  OwningOpRef<ModuleOp> tile = module.clone();
  LogicalResult result = failure();
  std::vector<Diagnostic> diagnostics;
  // The number of stages is chosen before passes move what lives beside the
  // slots. Where all of it does not fit, again with as much less for slots.
  for (int64_t heldBack = 0, missing = 0;;) {
    diagnostics = diagnosticsOf(
        context, [&] { result = runGpuPipeline(module, options, heldBack); });
    missing = missingSharedBytes(module);
    heldBack = std::max(heldBack + missing, 2 * heldBack);
    if (succeeded(result) || !missing ||
        heldBack > options.target->maxSharedPerBlock)
      break;
    OwningOpRef<ModuleOp> again = tile->clone();
    module->setAttrs(again.get()->getAttrDictionary());
    module.getBodyRegion().takeBody(again->getBodyRegion());
  }
  emit(std::move(diagnostics), context);
  return result;
}

LogicalResult lowerToGpu(ModuleOp module, const LoweringOptions &options) {
  OwningOpRef<ModuleOp> tile = module.clone();
  LogicalResult result = failure();
  std::vector<Diagnostic> diagnostics =
      diagnosticsOf(*module.getContext(),
                    [&] { result = lowerWithoutAdvice(module, options); });
  bool isRefused = failed(result) && isMarkedAsUnfit(module);
  bool spills = bool(module->removeAttr(gpu::kSpillsAttr));
  if (isRefused || (succeeded(result) && spills))
    adviseWhatFits(*tile, options, isRefused, diagnostics);
  emit(std::move(diagnostics), *module.getContext());
  return result;
}

} // namespace kiln
