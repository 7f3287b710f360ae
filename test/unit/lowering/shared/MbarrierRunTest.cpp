// Barriers in shared memory, as code on the emulator: copies through two slots
// arrive at the slot's mbarrier, and every thread arrives at another one when
// it has read.
#include "frontend/text/Parse.h"
#include "lowering/Pipeline.h"
#include "lowering/passes/Passes.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "targets/emulator/Emulator.h"
#include "targets/gpu/GpuTarget.h"
#include "test/unit/lowering/LaunchShared.h"
#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace kiln::test;
using namespace mlir;

namespace {

/// Adds to each tile the number of its iteration. {0}:
/// GPU; {1}, {2}: arrivals that the mbarriers count; {3}: the wait for a free
/// slot.
constexpr StringRef kKernel = R"(
    #l = #kiln.linear<{{register = [[1], [2]], lane = [[4], [8], [16], [32], [64]], warp = [[128], [256]]}>
    #s = #kiln.shared<[[1], [2], [4], [8], [16], [32], [64], [128], [256]]>
    #m = #kiln.shared<[]>
    !slot = !kiln.memdesc<512xi32, #s>
    !slots = !kiln.memdesc<2x512xi32, #s>
    !bar = !kiln.memdesc<i64, #m>
    !bars = !kiln.memdesc<2xi64, #m>
    module attributes {{kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "{0}"} {{
      tt.func public @copy(%p: !tt.ptr<i32>, %q: !tt.ptr<i32>, %n: i32) {{
        %c0 = arith.constant 0 : i32
        %c1 = arith.constant 1 : i32
        %c2 = arith.constant 2 : i32
        %size = arith.constant 512 : i32
        %i = tt.make_range {{start = 0 : i32, end = 512 : i32} : tensor<512xi32, #l>
        %full = kiln.alloc : !bars
        %f0 = kiln.index %full[%c0] : !bars -> !bar
        %f1 = kiln.index %full[%c1] : !bars -> !bar
        kiln.mbarrier_init %f0 arrivals {1} : !bar
        kiln.mbarrier_init %f1 arrivals {1} : !bar
        %empty = kiln.alloc : !bars
        %e0 = kiln.index %empty[%c0] : !bars -> !bar
        %e1 = kiln.index %empty[%c1] : !bars -> !bar
        kiln.mbarrier_init %e0 arrivals {2} : !bar
        kiln.mbarrier_init %e1 arrivals {2} : !bar
        %a = kiln.alloc : !slots
        scf.for %k = %c0 to %n step %c1 : i32 {{
          %at = arith.remui %k, %c2 : i32
          %iteration = arith.divui %k, %c2 : i32
          %phase = arith.remui %iteration, %c2 : i32
          %other = arith.subi %c1, %phase : i32
          %f = kiln.index %full[%at] : !bars -> !bar
          %e = kiln.index %empty[%at] : !bars -> !bar
          %slot = kiln.index %a[%at] : !slots -> !slot
          {3}
          %row = arith.muli %k, %size : i32
          %rows = tt.splat %row : i32 -> tensor<512xi32, #l>
          %place = arith.addi %rows, %i : tensor<512xi32, #l>
          %ps = tt.splat %p : !tt.ptr<i32> -> tensor<512x!tt.ptr<i32>, #l>
          %pi = tt.addptr %ps, %place : tensor<512x!tt.ptr<i32>, #l>, tensor<512xi32, #l>
          %t = kiln.async_copy %pi, %slot {{kiln.vector = 4 : i32} : tensor<512x!tt.ptr<i32>, #l> -> !slot
          kiln.async_arrive %t on %f : !bar
          %w = kiln.mbarrier_wait %f phase %phase : !bar
          %x = kiln.local_load %slot token %w : !slot -> tensor<512xi32, #l>
          kiln.mbarrier_arrive %e : !bar
          %ks = tt.splat %k : i32 -> tensor<512xi32, #l>
          %y = arith.addi %x, %ks : tensor<512xi32, #l>
          %qs = tt.splat %q : !tt.ptr<i32> -> tensor<512x!tt.ptr<i32>, #l>
          %qi = tt.addptr %qs, %place : tensor<512x!tt.ptr<i32>, #l>, tensor<512xi32, #l>
          tt.store %qi, %y {{kiln.vector = 4 : i32} : tensor<512x!tt.ptr<i32>, #l>
        }
        %end = kiln.async_wait pending 0
        tt.return
      }
    })";
constexpr StringRef kWaitForSlot =
    "%free = kiln.mbarrier_wait %e phase %other : !bar";
constexpr unsigned kThreads = 128, kSize = 512, kIterations = 5;

class MbarrierRun : public ::testing::Test {
protected:
  /// Lowers and runs; the message of the error, or "".
  std::string run(StringRef gpu, unsigned full, unsigned empty, StringRef wait,
                  uint64_t seed = 0) {
    DialectRegistry registry;
    registerTileDialects(registry);
    registerLoweringDialects(registry);
    MLIRContext context(registry, MLIRContext::Threading::DISABLED);
    std::string text = llvm::formatv(kKernel.data(), gpu, full, empty, wait);
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
    if (!module)
      return "does not parse";
    const GpuTarget &target = *lookupGpuTarget(gpu);
    PassManager passes(&context);
    passes.addPass(createAllocateShared());
    passes.addPass(createInsertBarriers());
    LoweringOptions options;
    options.target = &target;
    options.numWarps = kThreads / target.warpSize;
    if (failed(passes.run(*module)) ||
        failed(lowerToLLVMDialect(*module, options)))
      return "is not lowered";
    llvm::LLVMContext llvmContext;
    std::unique_ptr<llvm::Module> program =
        translateToLLVM(*module, llvmContext, options);
    std::vector<uint8_t> bytes(kSize * kIterations * sizeof(int32_t));
    buffers = {{"p", bytes}, {"q", bytes}};
    for (unsigned i = 0; i != kSize * kIterations; ++i)
      words(0)[i] = 7 * i;
    LaunchRequest request;
    request.kernel = "copy";
    request.threads = kThreads;
    request.args = {KernelArg::pointer(0), KernelArg::pointer(1),
                    KernelArg::scalar(kIterations, 4)};
    request.buffers = &buffers;
    request.dynamicShared = launchShared(*program, "copy");
    EmulatorOptions how;
    how.seed = seed;
    return llvm::toString(runOnEmulator(*program, target, request, how));
  }
  int32_t *words(unsigned buffer) {
    return reinterpret_cast<int32_t *>(buffers[buffer].bytes.data());
  }

  std::vector<DeviceBuffer> buffers;
};

TEST_F(MbarrierRun, SlotsFilledAndFreedByArrivals) {
  for (const char *gpu : {"sm_80", "sm_90a"})
    for (uint64_t seed = 0; seed != 4; ++seed) {
      ASSERT_EQ(run(gpu, kThreads, kThreads, kWaitForSlot, seed), "") << gpu;
      for (unsigned i = 0; i != kSize * kIterations; ++i)
        ASSERT_EQ(words(1)[i], int32_t(7 * i + i / kSize)) << gpu << ' ' << i;
    }
}

TEST_F(MbarrierRun, AnArrivalTooFewIsADeadlock) {
  for (const char *gpu : {"sm_80", "sm_90a"}) {
    std::string problem = run(gpu, kThreads + 1, kThreads, kWaitForSlot);
    EXPECT_NE(problem.find("waits without end for the end of phase 0 of the "
                           "mbarrier that"),
              std::string::npos)
        << problem;
    EXPECT_NE(problem.find("129 arrivals a phase; 1 never come"),
              std::string::npos)
        << problem;
  }
}

} // namespace
