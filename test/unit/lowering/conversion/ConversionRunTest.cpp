// Conversions between random layouts, as code: GPU-level IR that loads in one
// layout, converts and stores in another is lowered for both vendors and run on
// the emulator, which also watches for races.
#include "frontend/text/Parse.h"
#include "lowering/Pipeline.h"
#include "lowering/conversion/ConversionPlan.h"
#include "lowering/conversion/MatrixMoves.h"
#include "lowering/passes/Passes.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "targets/emulator/Emulator.h"
#include "targets/gpu/GpuTarget.h"
#include "test/unit/lowering/LaunchShared.h"
#include "test/unit/lowering/RandomLayout.h"
#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"
#include <map>

using namespace kiln;
using namespace kiln::test;
using namespace mlir;

namespace {

std::string copyKernel(const GpuTarget &target, unsigned warps, StringRef type,
                       int64_t size, const LinearLayout &from,
                       const LinearLayout &to) {
  return llvm::formatv(R"(
    #from = #kiln.linear<{0}>
    #to = #kiln.linear<{1}>
    module attributes {{kiln.num_warps = {2} : i32, kiln.warp_size = {3} : i32, kiln.target = "{4}"} {{
      tt.func public @copy(%p: !tt.ptr<{5}>, %q: !tt.ptr<{5}>) {{
        %i = tt.make_range {{start = 0 : i32, end = {6} : i32} : tensor<{6}xi32, #from>
        %ps = tt.splat %p : !tt.ptr<{5}> -> tensor<{6}x!tt.ptr<{5}>, #from>
        %pi = tt.addptr %ps, %i : tensor<{6}x!tt.ptr<{5}>, #from>, tensor<{6}xi32, #from>
        %x = tt.load %pi {{kiln.vector = 1 : i32} : tensor<{6}x!tt.ptr<{5}>, #from>
        %y = kiln.convert_layout %x : tensor<{6}x{5}, #from> -> tensor<{6}x{5}, #to>
        %j = tt.make_range {{start = 0 : i32, end = {6} : i32} : tensor<{6}xi32, #to>
        %qs = tt.splat %q : !tt.ptr<{5}> -> tensor<{6}x!tt.ptr<{5}>, #to>
        %qi = tt.addptr %qs, %j : tensor<{6}x!tt.ptr<{5}>, #to>, tensor<{6}xi32, #to>
        tt.store %qi, %y {{kiln.vector = 1 : i32} : tensor<{6}x!tt.ptr<{5}>, #to>
        tt.return
      }
    })",
                       from.str(), to.str(), warps, target.warpSize,
                       target.name(), type, size)
      .str();
}

std::unique_ptr<llvm::Module> lower(StringRef text, const GpuTarget &target,
                                    unsigned warps, MLIRContext &context,
                                    llvm::LLVMContext &llvmContext) {
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
  if (!module)
    return nullptr;
  PassManager passes(&context);
  passes.addPass(createAllocateShared());
  passes.addPass(createInsertBarriers());
  LoweringOptions options;
  options.target = &target;
  options.numWarps = warps;
  if (failed(passes.run(*module)) ||
      failed(lowerToLLVMDialect(*module, options)))
    return nullptr;
  return translateToLLVM(*module, llvmContext, options);
}

/// Layouts over the same warps, so that shuffles may do.
LinearLayout withinWarps(Random &random, const LinearLayout &layout) {
  std::array<LinearLayout::Bases, 4> bases;
  llvm::SmallVector<LinearLayout::Basis> pool(layout.bases(HwDim::Register));
  pool.append(layout.bases(HwDim::Lane).begin(),
              layout.bases(HwDim::Lane).end());
  std::shuffle(pool.begin(), pool.end(), random);
  unsigned lanes = layout.bases(HwDim::Lane).size();
  bases[0].assign(pool.begin() + lanes, pool.end());
  bases[1].assign(pool.begin(), pool.begin() + lanes);
  bases[2].assign(layout.bases(HwDim::Warp));
  return LinearLayout(bases, layout.shape());
}

/// Converts random bytes on the emulator and expects them back in their places.
void expectConverts(const GpuTarget &target, StringRef type, unsigned bytes,
                    const LinearLayout &from, const LinearLayout &to,
                    Random &random, MLIRContext &context) {
  SCOPED_TRACE(
      (target.name() + " " + type + " " + from.str() + " to " + to.str())
          .str());
  int64_t size = from.shape()[0];
  unsigned warps = from.size(HwDim::Warp);
  llvm::LLVMContext llvmContext;
  std::unique_ptr<llvm::Module> program =
      lower(copyKernel(target, warps, type, size, from, to), target, warps,
            context, llvmContext);
  ASSERT_TRUE(program);
  std::vector<DeviceBuffer> buffers = {
      {"p", {}}, {"q", std::vector<uint8_t>(size * bytes, 0xee)}};
  for (int64_t index = 0; index < size * bytes; ++index)
    buffers[0].bytes.push_back(draw(random, 0, 255));
  LaunchRequest request;
  request.kernel = "copy";
  request.threads = warps * target.warpSize;
  request.args = {KernelArg::pointer(0), KernelArg::pointer(1)};
  request.buffers = &buffers;
  request.dynamicShared = launchShared(*program, "copy");
  llvm::Error error = runOnEmulator(*program, target, request);
  ASSERT_FALSE(error) << llvm::toString(std::move(error));
  ASSERT_EQ(buffers[0].bytes, buffers[1].bytes);
}

DialectRegistry allDialects() {
  DialectRegistry registry;
  registerTileDialects(registry);
  registerLoweringDialects(registry);
  return registry;
}

TEST(ConversionRun, RandomLayoutsOnTheEmulator) {
  MLIRContext context(allDialects(), MLIRContext::Threading::DISABLED);
  const std::pair<StringRef, unsigned> types[] = {
      {"i8", 1}, {"f16", 2}, {"f32", 4}, {"i64", 8}};
  Random random(7);
  std::map<ConversionKind, unsigned> seen;
  for (unsigned trial = 0; trial < 48; ++trial) {
    const GpuTarget &target = *lookupGpuTarget(trial % 2 ? "gfx942" : "sm_90a");
    unsigned laneBits = llvm::Log2_32(target.warpSize),
             warpBits = draw(random, 0, 2);
    int64_t size = int64_t(1) << draw(random, 3, 10);
    auto [type, bytes] = types[draw(random, 0, 3)];
    LinearLayout from =
        randomLayout(random, {size}, laneBits, warpBits, trial % 3 == 0);
    LinearLayout to =
        trial % 4 < 2 ? withinWarps(random, from)
                      : randomLayout(random, {size}, laneBits, warpBits, false);
    ++seen[planConversion(from, to, bytes * 8).kind];
    expectConverts(target, type, bytes, from, to, random, context);
    if (HasFatalFailure())
      return;
  }
  EXPECT_GT(seen[ConversionKind::Shuffle], 5u);
  EXPECT_GT(seen[ConversionKind::Shared], 5u);
}

// An accumulator and rows of memory, both ways: sides by matrices where the GPU
// has them, else vectors of different widths.
TEST(ConversionRun, ExchangesOnTheEmulator) {
  MLIRContext context(allDialects(), MLIRContext::Threading::DISABLED);
  const std::pair<StringRef, unsigned> types[] = {{"f16", 2}, {"f32", 4}};
  Random random(8);
  for (StringRef name : {"sm_80", "sm_90a", "gfx942", "gfx950"}) {
    const GpuTarget &target = *lookupGpuTarget(name);
    MatrixMoves matrices = matrixMovesOf(target);
    unsigned exchanges = 0, loaded = 0, stored = 0;
    for (unsigned trial = 0; trial < 16; ++trial) {
      auto [type, bytes] = types[trial % 2];
      auto [words, vectors] =
          layoutsToExchange(random, bytes, draw(random, 9, 11),
                            llvm::Log2_32(target.warpSize), draw(random, 0, 1));
      if (trial % 4 < 2)
        std::swap(words, vectors);
      if (std::optional<ExchangePlan> plan =
              planConversion(words, vectors, 8 * bytes, matrices).exchange) {
        ++exchanges;
        stored += plan->stores.matrices > 0;
        loaded += plan->loads.matrices > 0;
      }
      expectConverts(target, type, bytes, words, vectors, random, context);
      if (HasFatalFailure())
        return;
    }
    EXPECT_GT(exchanges, 2u) << name.str();
    EXPECT_EQ(stored > 2, matrices.stores) << name.str() << " " << stored;
    EXPECT_EQ(loaded > 2, matrices.loads) << name.str() << " " << loaded;
  }
}

} // namespace
