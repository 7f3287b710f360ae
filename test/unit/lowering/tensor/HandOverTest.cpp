// Dots on the tensor core whose operands and accumulators mbarriers hand over,
// by the warps of one program or by warps with roles, and the same with a wait,
// an arrival, an expectation or a barrier taken away: the emulator must find
// each.
#include "lowering/dialect/GpuDialect.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "targets/support/KernelAttributes.h"
#include "test/unit/lowering/Differential.h"
#include "test/unit/lowering/pipeline/BreakProgram.h"

using namespace kiln;
using namespace kiln::test;
using namespace mlir;

namespace {

/// Rows and columns of the tiles of the product, what an iteration takes of k,
/// and how many tiles there are.
constexpr unsigned kRows = 64, kColumns = 32, kDepth = 64, kTiles = 5;

/// Changes a kernel; how often it did.
using Change = llvm::function_ref<unsigned(tt::FuncOp)>;
unsigned nothing(tt::FuncOp) { return 1; }

struct How {
  unsigned stages = 3;
  unsigned iterations = 4;
  bool isPersistent = true;
  /// A warp of its own copies, and another one begins dots; otherwise the same
  /// program's warps do all.
  bool hasRoles = true;
  uint64_t seed = 0;
  const char *gpu = "sm_100a";
};

/// Runs the passes up to the warps' roles, or all.
LogicalResult lower(ModuleOp module, const LoweringOptions &options,
                    bool hasRoles) {
  if (hasRoles)
    return lowerToGpu(module, options);
  // A cap on registers forbids roles, and nothing else.
  for (auto kernel : module.getOps<tt::FuncOp>())
    kernel->setAttr(kMaxRegsAttr, Builder(kernel).getI32IntegerAttr(255));
  return lowerToGpu(module, options);
}

/// What is wrong with the product after the changes; empty: nothing.
std::string run(const How &how, Change change = nothing,
                ProgramChange breakProgram = leaveProgram) {
  DialectRegistry registry;
  registerLoweringDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  auto source = llvm::MemoryBuffer::getFile(
      KILN_TEST_DIR "/lowering/tensor/Inputs/rows.ttir");
  if (!source)
    return source.getError().message();
  auto module = parseTile(**source, context);
  const GpuTarget &target = *lookupGpuTarget(how.gpu);
  LoweringOptions options{&target, /*numWarps=*/4, how.stages};
  options.plan.tensorMaps = TensorMapUse::Descriptors;
  options.plan.warpSpecialize = true;
  options.plan.persistent =
      how.isPersistent ? PersistentUse::On : PersistentUse::Off;
  if (!module || failed(lower(*module, options, how.hasRoles)))
    return "not lowered";
  auto kernel = *module->getOps<tt::FuncOp>().begin();
  EXPECT_EQ(!kernel.getOps<gpu::ProducerOp>().empty(), how.hasRoles);
  EXPECT_GT(change(kernel), 0u);
  llvm::LLVMContext llvmContext;
  if (failed(lowerToLLVMDialect(*module, options)))
    return "no LLVM dialect";
  auto program = translateToLLVM(*module, llvmContext, options);
  breakProgram(*program);

  // No tensor map has a size of 0.
  const unsigned rows = kTiles * kRows, depth = kDepth * how.iterations,
                 size = std::max(depth, kDepth);
  auto a = smallNumbers<_Float16>(rows * size, -2, 2);
  auto b = smallNumbers<_Float16>(size * kColumns, -2, 2, 8);
  auto bytesOf = [](const auto &data) {
    auto *bytes = reinterpret_cast<const uint8_t *>(data.data());
    return std::vector<uint8_t>(bytes, bytes + data.size() * sizeof(data[0]));
  };
  std::vector<DeviceBuffer> buffers = {
      {"a", bytesOf(a)},
      {"b", bytesOf(b)},
      {"c", bytesOf(std::vector<float>(rows * kColumns, 7))}};
  LaunchRequest request;
  request.kernel = "rows";
  request.grid = {kTiles, 1, 1};
  request.threads = threadsPerBlock(*program->getFunction("rows"));
  request.args = {KernelArg::pointer(0),      KernelArg::pointer(1),
                  KernelArg::pointer(2),      KernelArg::scalar(rows, 4),
                  KernelArg::scalar(size, 4), KernelArg::scalar(depth, 4)};
  request.buffers = &buffers;
  request.dynamicShared = launchShared(*program, "rows");
  request.persistent = how.isPersistent;
  auto maps = tensorMapsOf(*program->getFunction("rows"));
  if (!maps)
    return llvm::toString(maps.takeError());
  EXPECT_EQ(maps->size(), 2u);
  request.tensorMaps = *maps;
  EmulatorOptions emulation;
  emulation.seed = how.seed;
  emulation.waveBlocks = 1; // takes all tiles
  if (llvm::Error error = runOnEmulator(*program, target, request, emulation))
    return llvm::toString(std::move(error));
  auto *products = reinterpret_cast<const float *>(buffers[2].bytes.data());
  for (unsigned row = 0; row < rows; ++row)
    for (unsigned column = 0; column < kColumns; ++column) {
      float expected = 0;
      for (unsigned k = 0; k < depth; ++k)
        expected += float(a[row * size + k]) * float(b[k * kColumns + column]);
      if (products[row * kColumns + column] != expected)
        return "wrong sum";
    }
  return "";
}

/// Each instruction with `part`, taken away alone, must be found, but for one
/// that the program can do without.
void breakEachOf(const How &how, llvm::StringRef part,
                 unsigned harmless = -1u) {
  unsigned found = breakEach(
      part, removeCall,
      [&](ProgramChange breakProgram) {
        return run(how, nothing, breakProgram);
      },
      [&](unsigned index, const std::string &problem) {
        EXPECT_EQ(problem.empty(), index == harmless)
            << part.str() << " " << index << ", " << how.stages
            << " stages: " << problem;
      });
  EXPECT_GT(found, 0u) << part.str();
}

class HandOver : public testing::TestWithParam<std::tuple<bool, bool>> {
protected:
  How how(unsigned stages = 3) const {
    How how;
    how.stages = stages;
    how.isPersistent = std::get<0>(GetParam());
    how.hasRoles = std::get<1>(GetParam());
    return how;
  }
};

TEST_P(HandOver, AsItIs) {
  How plain = how();
  uint64_t seed = 0;
  for (const char *gpu : {"sm_100a", "sm_103a"})
    for (unsigned stages : {2, 3, 4})
      for (unsigned iterations : {0, 1, 2, 3, 7}) {
        How other = plain;
        other.gpu = gpu;
        other.stages = stages;
        other.iterations = iterations;
        other.seed = seed++;
        EXPECT_EQ(run(other), "")
            << gpu << ", " << stages << " stages, " << iterations
            << " iterations, seed " << other.seed;
      }
}

TEST_P(HandOver, EachInstruction) {
  // Shared memory has room for more blocks in two stages than there are columns
  // for two accumulators.
  for (unsigned stages : {2, 3}) {
    How plain = how(stages);
    plain.iterations = 7;
    for (const char *part :
         {"tcgen05.commit", "mbarrier.try.wait", "mbarrier.arrive",
          "mbarrier.init", "tcgen05.mma", "tcgen05.dealloc"})
      breakEachOf(plain, part);
    // Zeros are stored to one accumulator, and then to the other.
    bool areTwo = plain.isPersistent && stages == 3;
    breakEachOf(plain, "tcgen05.wait::st", areTwo ? 0 : -1u);
    // Nobody loads between the barriers before mbarriers end, and before tensor
    // memory does.
    breakEachOf(plain, "barrier.cta", plain.isPersistent ? 2 : -1u);
  }
}

// In its first iteration a tile's dot does not add.
TEST_P(HandOver, FirstIteration) {
  EXPECT_EQ(run(how(),
                [](tt::FuncOp kernel) {
                  unsigned changes = 0;
                  kernel.walk([&](gpu::TensorDotOp dot) {
                    dot.getAddingMutable().clear();
                    ++changes;
                  });
                  return changes;
                }),
            how().isPersistent ? "wrong sum" : "");
}

/// Has each use of a phase wait for that of tiles before.
unsigned forgetPhases(tt::FuncOp kernel) {
  unsigned changes = 0;
  kernel.walk([&](gpu::MbarrierWaitOp wait) {
    OpBuilder builder(wait);
    wait.getPhaseMutable().assign(
        arith::ConstantIntOp::create(builder, wait.getLoc(), 0, 32));
    ++changes;
  });
  return changes;
}

TEST_P(HandOver, Phases) { EXPECT_NE(run(how(), forgetPhases), ""); }

/// Has all tiles have the first accumulator, and the mbarriers those of two.
unsigned shareAccumulator(tt::FuncOp kernel) {
  unsigned changes = 0;
  kernel.walk([&](arith::SelectOp choice) {
    if (!isa<gpu::TensorMemoryType>(choice.getType()))
      return;
    choice.replaceAllUsesWith(choice.getTrueValue());
    ++changes;
  });
  return changes;
}

TEST(HandOverOfTwo, Accumulators) {
  for (bool hasRoles : {false, true}) {
    How how;
    how.hasRoles = hasRoles;
    EXPECT_EQ(run(how), "");
    EXPECT_NE(run(how, shareAccumulator), "") << hasRoles;
  }
}

INSTANTIATE_TEST_SUITE_P(TilesAndRoles, HandOver,
                         testing::Combine(testing::Bool(), testing::Bool()));

} // namespace
