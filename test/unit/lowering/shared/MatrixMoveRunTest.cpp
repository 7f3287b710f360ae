// Operands of dots into shared memory and out of it, as code: GPU-level IR that
// stores in one layout and loads in another is lowered and run on the emulator,
// which knows ldmatrix, stmatrix and the transposing reads of LDS, and watches
// for races.
#include "frontend/text/Parse.h"
#include "lowering/Pipeline.h"
#include "lowering/conversion/StagingLayout.h"
#include "lowering/dot/DotPlan.h"
#include "lowering/passes/Passes.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "targets/emulator/Emulator.h"
#include "targets/gpu/GpuTarget.h"
#include "test/unit/lowering/LaunchShared.h"
#include "test/unit/lowering/RandomLayout.h"
#include "test/unit/lowering/shared/BasesText.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"
#include <map>

using namespace kiln;
using namespace kiln::test;
using namespace mlir;

namespace {

constexpr StringRef kKernel = R"(
    #from = #kiln.linear<{0}>
    #to = #kiln.linear<{1}>
    !buffer = !kiln.memdesc<{6}x{5}, #kiln.shared<{7}>>
    module attributes {{kiln.num_warps = {2} : i32, kiln.warp_size = {3} : i32, kiln.target = "{4}"} {{
      tt.func public @copy(%p: !tt.ptr<{5}>, %q: !tt.ptr<{5}>) {{
        %i = tt.make_range {{start = 0 : i32, end = {6} : i32} : tensor<{6}xi32, #from>
        %ps = tt.splat %p : !tt.ptr<{5}> -> tensor<{6}x!tt.ptr<{5}>, #from>
        %pi = tt.addptr %ps, %i : tensor<{6}x!tt.ptr<{5}>, #from>, tensor<{6}xi32, #from>
        %x = tt.load %pi {{kiln.vector = 1 : i32} : tensor<{6}x!tt.ptr<{5}>, #from>
        %b = kiln.alloc : !buffer
        kiln.local_store %x, %b : tensor<{6}x{5}, #from> -> !buffer
        %y = kiln.local_load %b : !buffer -> tensor<{6}x{5}, #to>
        %j = tt.make_range {{start = 0 : i32, end = {6} : i32} : tensor<{6}xi32, #to>
        %qs = tt.splat %q : !tt.ptr<{5}> -> tensor<{6}x!tt.ptr<{5}>, #to>
        %qi = tt.addptr %qs, %j : tensor<{6}x!tt.ptr<{5}>, #to>, tensor<{6}xi32, #to>
        tt.store %qi, %y {{kiln.vector = 1 : i32} : tensor<{6}x!tt.ptr<{5}>, #to>
        tt.return
      }
    })";

struct Copy {
  const GpuTarget *gpu;
  unsigned warps, bytes;
  /// Of one dimension: matrices are algebra.
  LinearLayout from, to, memory;
};

/// Vectors of 16 bytes along one of two dimensions.
LinearLayout wide(llvm::ArrayRef<int64_t> shape, unsigned fast, unsigned bytes,
                  const GpuTarget &gpu, unsigned warps) {
  unsigned vector = std::min<int64_t>(16 / bytes, shape[fast]);
  std::array<unsigned, 2> perThread = {1, 1}, perWarp = {1, 1},
                          perBlock = {1, 1};
  perThread[fast] = vector;
  perWarp[fast] = std::min<int64_t>(gpu.warpSize, shape[fast] / vector);
  perWarp[1 - fast] = gpu.warpSize / perWarp[fast];
  perBlock[1 - fast] = warps;
  return LinearLayout::blocked(shape, perThread, perWarp, perBlock,
                               {fast, 1 - fast});
}

class MatrixMoveRun : public ::testing::Test {
protected:
  MatrixMoveRun() : context(registry(), MLIRContext::Threading::DISABLED) {}

  static DialectRegistry registry() {
    DialectRegistry registry;
    registerTileDialects(registry);
    registerLoweringDialects(registry);
    return registry;
  }

  std::unique_ptr<llvm::Module> lower(const Copy &copy, StringRef text) {
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
    if (!module)
      return nullptr;
    PassManager passes(&context);
    passes.addPass(createAllocateShared());
    passes.addPass(createInsertBarriers());
    LoweringOptions options;
    options.target = copy.gpu;
    options.numWarps = copy.warps;
    if (failed(passes.run(*module)) ||
        failed(lowerToLLVMDialect(*module, options)))
      return nullptr;
    return translateToLLVM(*module, llvmContext, options);
  }

  void run(const Copy &copy) {
    const char *const types[] = {"i8", "f16", "", "f32"};
    int64_t size = copy.memory.size(HwDim::Register);
    std::string text =
        llvm::formatv(kKernel.data(), copy.from.str(), copy.to.str(),
                      copy.warps, copy.gpu->warpSize, copy.gpu->name(),
                      types[copy.bytes - 1], size, basesText(copy.memory))
            .str();
    SCOPED_TRACE(text);
    std::unique_ptr<llvm::Module> program = lower(copy, text);
    ASSERT_TRUE(program);
    for (const llvm::Function &function : *program)
      if (function.getName().contains("matrix.sync") ||
          function.getName().contains("ds.read.tr"))
        ++used[function.getName().str()];
    std::vector<DeviceBuffer> buffers = {
        {"p", {}}, {"q", std::vector<uint8_t>(size * copy.bytes, 0xee)}};
    for (int64_t index = 0; index < size * copy.bytes; ++index)
      buffers[0].bytes.push_back(draw(random, 0, 255));
    LaunchRequest request;
    request.kernel = "copy";
    request.threads = copy.warps * copy.gpu->warpSize;
    request.args = {KernelArg::pointer(0), KernelArg::pointer(1)};
    request.buffers = &buffers;
    request.dynamicShared = launchShared(*program, "copy");
    llvm::Error error = runOnEmulator(*program, *copy.gpu, request);
    ASSERT_FALSE(error) << llvm::toString(std::move(error));
    ASSERT_EQ(buffers[0].bytes, buffers[1].bytes);
  }

  enum class Part { A, B, C };

  /// What a dot of random sizes has of a tensor, by way of shared memory from
  /// lines along dimension `fast`, or, an accumulator, to such lines.
  void runPart(const GpuTarget &gpu, MatrixType type, unsigned bytes,
               Part which, unsigned fast) {
    unsigned warps = 1u << draw(random, 0, 2);
    DotProblem problem{
        type,
        type,
        type == MatrixType::S8 ? MatrixType::S32 : MatrixType::F32,
        DotPrecision::Tf32,
        {int64_t(16) << draw(random, 0, 2), int64_t(16) << draw(random, 0, 2)},
        int64_t(16) << draw(random, 0, 2)};
    std::vector<LinearLayout> layouts = accumulatorLayouts(problem, gpu, warps);
    DotPlan plan =
        planDot(problem, gpu, layouts[draw(random, 0, layouts.size() - 1)]);
    const LinearLayout &part = which == Part::A   ? plan.a
                               : which == Part::B ? plan.b
                                                  : plan.c;
    LinearLayout load = wide(part.shape(), fast, bytes, gpu, warps);
    LinearLayout memory =
        stagingLayout(load, part, 8 * bytes, 16 / bytes, matrixMovesOf(gpu));
    int64_t size = part.shape()[0] * part.shape()[1];
    Copy copy{&gpu,
              warps,
              bytes,
              load.reshaped({size}),
              part.reshaped({size}),
              memory.reshaped({size})};
    // Accumulators go the other way.
    if (which == Part::C)
      std::swap(copy.from, copy.to);
    run(copy);
  }

  MLIRContext context;
  llvm::LLVMContext llvmContext;
  Random random{13};
  /// How many kernels used each of LLVM's intrinsics.
  std::map<std::string, unsigned> used;
};

TEST_F(MatrixMoveRun, OperandsAndAccumulators) {
  const char *const gpus[] = {"sm_75",   "sm_80",  "sm_90a",
                              "sm_120a", "gfx942", "gfx950"};
  const std::pair<MatrixType, unsigned> types[] = {
      {MatrixType::F16, 2}, {MatrixType::S8, 1}, {MatrixType::F32, 4}};
  for (unsigned iteration = 0; iteration < 72; ++iteration) {
    // Accumulators are stored as 16 bits: of others, rows are none of stmatrix.
    unsigned part = draw(random, 0, 2), fast = draw(random, 0, 1);
    auto [type, bytes] = types[part == 2 ? 0 : draw(random, 0, 2)];
    ASSERT_NO_FATAL_FAILURE(runPart(*lookupGpuTarget(gpus[iteration % 6]), type,
                                    bytes, Part(part), fast));
  }
  EXPECT_GT(used["llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3"], 3u);
  EXPECT_GT(used["llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3"], 1u);
  EXPECT_GT(used["llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16.p3"], 0u);
}

TEST_F(MatrixMoveRun, OperandsByColumns) {
  const GpuTarget &gpu = *lookupGpuTarget("gfx950");
  const std::pair<MatrixType, unsigned> types[] = {{MatrixType::BF16, 2},
                                                   {MatrixType::E4M3, 1}};
  for (unsigned iteration = 0; iteration < 16; ++iteration) {
    auto [type, bytes] = types[iteration % 2];
    bool isA = draw(random, 0, 1);
    ASSERT_NO_FATAL_FAILURE(
        runPart(gpu, type, bytes, isA ? Part::A : Part::B, isA ? 0 : 1));
  }
  EXPECT_EQ(used["llvm.amdgcn.ds.read.tr16.b64.v4i16"], 8u);
  EXPECT_EQ(used["llvm.amdgcn.ds.read.tr8.b64.v2i32"], 8u);
}

} // namespace
