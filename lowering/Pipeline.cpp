// The order of the lowering, as a table of contents.
#include "lowering/Pipeline.h"
#include "frontend/dialect/Tile.h"
#include "lowering/GpuDialect.h"
#include "lowering/Passes.h"
#include "lowering/PrintPasses.h"
#include "lowering/fit/DoesNotFit.h"
#include "lowering/fit/WhatFits.h"
#include "lowering/ops/TileLowerings.h"
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
#include "targets/isa/matrix/WarpgroupMultiply.h"

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
  Option<bool> tensorMaps{
      *this, "tensor-maps",
      llvm::cl::desc("launches make tensor maps, on GPUs that have TMA"),
      llvm::cl::init(false)};
  Option<bool> pointerBlocks{
      *this, "pointer-blocks",
      llvm::cl::desc("with tensor-maps, prove which pointers are to blocks"),
      llvm::cl::init(true)};
  Option<bool> twoDots{
      *this, "two-dots",
      llvm::cl::desc("compute a round's second dot beside the next round"),
      llvm::cl::init(false)};
  Option<bool> persistent{
      *this, "persistent",
      llvm::cl::desc("kernels that are a raster of tiles become persistent"),
      llvm::cl::init(false)};
  Option<bool> producer{
      *this, "producer",
      llvm::cl::desc("a warpgroup more has blocks copied for the others"),
      llvm::cl::init(false)};
  Option<bool> pingPong{
      *this, "ping-pong",
      llvm::cl::desc("on AMD: one half of the warps multiplies while the other "
                     "uses memory"),
      llvm::cl::init(false)};
};
} // namespace

/// `noinline` asks for a real call, which costs more on a GPU than it saves;
/// kernels have no stack to speak of.
static void stripNoinline(ModuleOp module) {
  for (auto function : module.getOps<tt::FuncOp>()) {
    auto noinline = function->getAttrOfType<BoolAttr>("noinline");
    if (function.isPrivate() && noinline && noinline.getValue()) {
      function.emitRemark()
          << "'noinline' is not followed: " << function.getName()
          << " is inlined into its callers";
      function->removeAttr("noinline");
    }
  }
}

/// Of a unit.
static unsigned registerBytes(const GpuTarget &gpu) {
  return gpu.registerFile * gpu.warpSize * gpu.partitions * sizeof(uint32_t);
}

/// Of `options` all but the target and the number of warps, which stand in
/// `layouts` by name, since each pass can also run alone.
static void buildGpuPipeline(OpPassManager &passes,
                             const AssignLayoutsOptions &layouts,
                             const LoweringOptions &options) {
  passes.addPass(createInlinerPass());
  passes.addPass(createSymbolDCEPass()); // what has been inlined everywhere is
                                         // nobody's kernel
  passes.addPass(
      createRewriteBlocks({options.tensorMaps != TensorMapUse::None}));
  passes.addPass(createUnrollLoops());
  passes.addPass(createCanonicalizerPass());
  passes.addPass(createCSEPass());
  if (options.tensorMaps == TensorMapUse::Blocks)
    passes.addPass(
        createFindBlocks({options.persistent != PersistentUse::Off}));
  passes.addPass(createLoopInvariantCodeMotionPass());
  if (options.persistent != PersistentUse::Off) {
    // Registers of half a multiprocessor: the block needs more beside its sums,
    // and has no neighbour.
    unsigned leastSums = options.persistent == PersistentUse::Alone
                             ? registerBytes(*options.target) / 2
                             : 0;
    passes.addPass(createMakePersistent({options.numStages, leastSums}));
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
  passes.addPass(createStageOperands({options.numStages}));
  passes.addPass(createWarpgroupDots());
  passes.addPass(createScheduleLoops({options.twoDots}));
  passes.addPass(createExpandLoops());
  passes.addPass(createFoldRounds());
  passes.addPass(createCSEPass()); // masks of rounds that there are not
  passes.addPass(createCanonicalizerPass());
  passes.addPass(createReleaseSlots({options.producer}));
  if (options.producer)
    passes.addPass(createBeginEarly());
  passes.addPass(createAllocateShared());
  passes.addPass(createInsertBarriers());
  if (options.producer)
    passes.addPass(createAddProducer());
  if (options.pingPong)
    passes.addPass(createPingPong());
}

void registerGpuPipeline() {
  PassPipelineRegistration<AssignLayoutsPipelineOptions>(
      "kiln-lower-to-gpu",
      "Tile IR to GPU-level IR: all passes up to kiln-insert-barriers",
      [](OpPassManager &passes, const AssignLayoutsPipelineOptions &options) {
        LoweringOptions lowering;
        lowering.numStages = options.numStages;
        if (options.tensorMaps)
          lowering.tensorMaps = options.pointerBlocks
                                    ? TensorMapUse::Blocks
                                    : TensorMapUse::Descriptors;
        lowering.twoDots = options.twoDots;
        lowering.producer = options.producer;
        if (options.persistent)
          lowering.persistent = PersistentUse::On;
        lowering.pingPong = options.pingPong;
        buildGpuPipeline(passes, {options.target, options.numWarps}, lowering);
      });
}

void registerLoweringDialects(DialectRegistry &registry) {
  registry.insert<gpu::GpuDialect, arith::ArithDialect, cf::ControlFlowDialect,
                  LLVM::LLVMDialect, math::MathDialect, NVVM::NVVMDialect,
                  ROCDL::ROCDLDialect, scf::SCFDialect>();
  registerTileLowerings(registry);
}

/// Without what the target does not have.
static LoweringOptions ofTarget(LoweringOptions options) {
  const GpuTarget &gpu = *options.target;
  if (!gpu.isNvidia() || gpu.computeCapability < 90)
    options.tensorMaps = TensorMapUse::None;
  if (!gpu.isNvidia())
    options.persistent = PersistentUse::Off;
  options.twoDots &= hasWarpgroupMultiply(gpu);
  options.producer &= hasWarpgroupMultiply(gpu);
  options.pingPong &= gpu.isAmd();
  return options;
}

/// What was asked for and is not for the target.
static void sayIgnored(ModuleOp module, const LoweringOptions &options) {
  const GpuTarget &gpu = *options.target;
  auto say = [&](const Twine &what) {
    for (auto function : module.getOps<tt::FuncOp>())
      if (function.isPublic())
        function.emitRemark() << what;
  };
  LoweringOptions used = ofTarget(options);
  if (options.persistent != used.persistent)
    say("not persistent: launches of waves are for NVIDIA GPUs");
  if (options.tensorMaps == TensorMapUse::Blocks &&
      used.tensorMaps == TensorMapUse::None)
    say("no tensor maps: " + gpu.name() +
        " has no copy engine for them; sm_90 and later have it");
  if (options.twoDots && !used.twoDots)
    say("no two dots at once: " + gpu.name() +
        " has no dots that run beside others; sm_90a has them (wgmma)");
  if (options.producer && !used.producer)
    say("no producer: " + gpu.name() +
        " does not move registers between warps; sm_90a does (setmaxnreg)");
}

LogicalResult lowerOnceToGpu(ModuleOp module, const LoweringOptions &options) {
  stripNoinline(module);
  sayIgnored(module, options);
  PassManager passes(module.getContext(), ModuleOp::getOperationName());
  AssignLayoutsOptions layouts;
  // By name, here and in the module's attributes: every pass reads and prints
  // text and may run alone.
  layouts.target = options.target->name().str();
  layouts.numWarps = options.numWarps;
  buildGpuPipeline(passes, layouts, ofTarget(options));
  printAfterPasses(passes, module, options.passFolder);
  // Once, and not after each of the passes: kiln-opt, and with it the tests of
  // the passes, does that.
  passes.enableVerifier(false);
  return failure(failed(passes.run(module)) || failed(verify(module)));
}

LogicalResult lowerToGpu(ModuleOp module, const LoweringOptions &options) {
  OwningOpRef<ModuleOp> tile = module.clone();
  std::vector<Diagnostic> diagnostics;
  {
    ScopedDiagnosticHandler hold(module.getContext(), [&](Diagnostic &given) {
      diagnostics.push_back(std::move(given));
    });
    if (succeeded(lowerOnceToGpu(module, options)))
      tile = nullptr;
  }
  LoweringOptions trial = options;
  trial.passFolder = nullptr;
  if (tile && isMarkedAsUnfit(module))
    for (const Remedy &remedy : whatFits(*tile, trial))
      diagnostics.back().attachNote(remedy.where) << remedy.text;
  for (Diagnostic &diagnostic : diagnostics)
    module.getContext()->getDiagEngine().emit(std::move(diagnostic));
  return success(!tile);
}

} // namespace kiln
