// Loops in which one dot takes what another one of its iteration computes: on
// GPUs with warpgroups the second half of an iteration runs beside the next
// one's first.
#include "targets/gpu/GpuTarget.h"
#include "test/unit/lowering/Differential.h"
#include "test/unit/lowering/pipeline/BreakLoop.h"
#include "test/unit/lowering/pipeline/BreakProgram.h"

using namespace kiln;
using namespace kiln::test;
using namespace mlir;

namespace {

/// O[64, 32] = softmax(Q[64, 32] K[n, 32]^T) V[n, 32], not divided by its sums,
/// and those sums, with the largest of each row taken away.
struct Attention {
  std::string name = "f16";
  /// What the first dot adds to.
  std::string start = "%none";
  /// Makes %t, which P is the power of two of, of %s, and may use %at.
  std::string work = R"(
      %t = arith.addf %s, %none : tensor<64x32xf32>)";
  std::string attributes;
  /// To where the iterations go: %n, or an iteration less.
  std::string end = "%n";
  /// K and V by tensor maps.
  bool byMaps = false;
  /// What the second dot adds to, of the sum %acc and the factor %factor.
  std::string sum = R"(
      %column = tt.expand_dims %factor {axis = 1 : i32} : tensor<64xf32> -> tensor<64x1xf32>
      %factors = tt.broadcast %column : tensor<64x1xf32> -> tensor<64x32xf32>
      %scaled = arith.mulf %acc, %factors : tensor<64x32xf32>)";

  std::string text() const {
    return fill(R"(
  tt.func public @k(%q: !tt.ptr<$T> {tt.divisibility = 16 : i32}, %k: !tt.ptr<$T> {tt.divisibility = 16 : i32},
                    %v: !tt.ptr<$T> {tt.divisibility = 16 : i32}, %o: !tt.ptr<f32> {tt.divisibility = 16 : i32},
                    %sums: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %n: i32 {tt.divisibility = 16 : i32}) {
    %c0 = arith.constant 0 : i32
    %c32 = arith.constant 32 : i32
    %none = arith.constant dense<0.0> : tensor<64x32xf32>
    %noneh = arith.constant dense<0.0> : tensor<32x32x$T>
    %low = arith.constant dense<-1000.0> : tensor<64x32xf32>
    %l0 = arith.constant dense<0.0> : tensor<64xf32>
    %m0 = arith.constant dense<-100.0> : tensor<64xf32>
    %size = arith.constant dense<32> : tensor<64x1xi32>
    %sizek = arith.constant dense<32> : tensor<1x32xi32>
    %sizev = arith.constant dense<32> : tensor<32x1xi32>
    %i64 = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32>
    %i32 = tt.make_range {start = 0 : i32, end = 32 : i32} : tensor<32xi32>
    %rows64 = tt.expand_dims %i64 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
    %rows = tt.expand_dims %i32 {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
    %columns = tt.expand_dims %i32 {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
    %qrow = arith.muli %rows64, %size : tensor<64x1xi32>
    %qrows = tt.broadcast %qrow : tensor<64x1xi32> -> tensor<64x32xi32>
    %qcolumns = tt.broadcast %columns : tensor<1x32xi32> -> tensor<64x32xi32>
    %qat = arith.addi %qrows, %qcolumns : tensor<64x32xi32>
    %qs = tt.splat %q : !tt.ptr<$T> -> tensor<64x32x!tt.ptr<$T>>
    %qp = tt.addptr %qs, %qat : tensor<64x32x!tt.ptr<$T>>, tensor<64x32xi32>
    %x = tt.load %qp : tensor<64x32x!tt.ptr<$T>>
    %os = tt.splat %o : !tt.ptr<f32> -> tensor<64x32x!tt.ptr<f32>>
    %op = tt.addptr %os, %qat : tensor<64x32x!tt.ptr<f32>>, tensor<64x32xi32>
    %ls = tt.splat %sums : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>>
    %lp = tt.addptr %ls, %i64 : tensor<64x!tt.ptr<f32>>, tensor<64xi32>
    %ks = tt.splat %k : !tt.ptr<$T> -> tensor<32x32x!tt.ptr<$T>>
    %vs = tt.splat %v : !tt.ptr<$T> -> tensor<32x32x!tt.ptr<$T>>
    %kcolumns = tt.broadcast %rows : tensor<32x1xi32> -> tensor<32x32xi32>
    %vcolumns = tt.broadcast %columns : tensor<1x32xi32> -> tensor<32x32xi32>
    %less32 = arith.subi %n, %c32 : i32
    %r:3 = scf.for %at = %c0 to $end step %c32 iter_args(%acc = %none, %l = %l0, %m = %m0) -> (tensor<64x32xf32>, tensor<64xf32>, tensor<64xf32>) : i32 {
      %ats = tt.splat %at : i32 -> tensor<1x32xi32>
      %atsv = tt.splat %at : i32 -> tensor<32x1xi32>
      %ns = tt.splat %n : i32 -> tensor<1x32xi32>
      %nsv = tt.splat %n : i32 -> tensor<32x1xi32>
      %krow = arith.addi %columns, %ats : tensor<1x32xi32>
      %vrow = arith.addi %rows, %atsv : tensor<32x1xi32>
      %in = arith.cmpi slt, %krow, %ns : tensor<1x32xi32>
      %inv = arith.cmpi slt, %vrow, %nsv : tensor<32x1xi32>
      %ink = tt.broadcast %in : tensor<1x32xi1> -> tensor<32x32xi1>
      %invs = tt.broadcast %inv : tensor<32x1xi1> -> tensor<32x32xi1>
      %inS = tt.broadcast %in : tensor<1x32xi1> -> tensor<64x32xi1>
      %kfirst = arith.muli %krow, %sizek : tensor<1x32xi32>
      %vfirst = arith.muli %vrow, %sizev : tensor<32x1xi32>
      %kfirsts = tt.broadcast %kfirst : tensor<1x32xi32> -> tensor<32x32xi32>
      %vfirsts = tt.broadcast %vfirst : tensor<32x1xi32> -> tensor<32x32xi32>
      %kat = arith.addi %kfirsts, %kcolumns : tensor<32x32xi32>
      %vat = arith.addi %vfirsts, %vcolumns : tensor<32x32xi32>
      %kp = tt.addptr %ks, %kat : tensor<32x32x!tt.ptr<$T>>, tensor<32x32xi32>
      %vp = tt.addptr %vs, %vat : tensor<32x32x!tt.ptr<$T>>, tensor<32x32xi32>
      %y = tt.load %kp, %ink, %noneh : tensor<32x32x!tt.ptr<$T>>
      %z = tt.load %vp, %invs, %noneh : tensor<32x32x!tt.ptr<$T>>
      %all = tt.dot %x, %y, $start : tensor<64x32x$T> * tensor<32x32x$T> -> tensor<64x32xf32>
      %s = arith.select %inS, %all, %low : tensor<64x32xi1>, tensor<64x32xf32>$work
      %largest = "tt.reduce"(%t) <{axis = 1 : i32}> ({
      ^bb0(%a: f32, %b: f32):
        %c = arith.maxnumf %a, %b : f32
        tt.reduce.return %c : f32
      }) : (tensor<64x32xf32>) -> tensor<64xf32>
      %mn = arith.maxnumf %m, %largest : tensor<64xf32>
      %mcolumn = tt.expand_dims %mn {axis = 1 : i32} : tensor<64xf32> -> tensor<64x1xf32>
      %ms = tt.broadcast %mcolumn : tensor<64x1xf32> -> tensor<64x32xf32>
      %e = arith.subf %t, %ms : tensor<64x32xf32>
      %p = math.exp2 %e : tensor<64x32xf32>
      %more = "tt.reduce"(%p) <{axis = 1 : i32}> ({
      ^bb0(%a: f32, %b: f32):
        %c = arith.addf %a, %b : f32
        tt.reduce.return %c : f32
      }) : (tensor<64x32xf32>) -> tensor<64xf32>
      %less = arith.subf %m, %mn : tensor<64xf32>
      %factor = math.exp2 %less : tensor<64xf32>
      %lscaled = arith.mulf %l, %factor : tensor<64xf32>
      %ln = arith.addf %lscaled, %more : tensor<64xf32>$sum
      %half = arith.truncf %p : tensor<64x32xf32> to tensor<64x32x$T>
      %d = tt.dot %half, %z, %scaled : tensor<64x32x$T> * tensor<32x32x$T> -> tensor<64x32xf32>
      scf.yield %d, %ln, %mn : tensor<64x32xf32>, tensor<64xf32>, tensor<64xf32>
    }$attributes
    tt.store %op, %r#0 : tensor<64x32x!tt.ptr<f32>>
    %both = arith.addf %r#1, %r#2 : tensor<64xf32>
    tt.store %lp, %both : tensor<64x!tt.ptr<f32>>
    tt.return
  })",
                {{"attributes", attributes},
                 {"end", end},
                 {"work", work},
                 {"sum", sum},
                 {"start", start},
                 {"T", name}});
  }

  /// Q, K and V: -3 to 3, as f16 or bf16.
  std::vector<std::vector<uint16_t>> inputs(unsigned n) const {
    std::vector<uint16_t> small = {0xc200, 0xc000, 0xbc00, 0,
                                   0x3c00, 0x4000, 0x4200};
    if (name == "bf16")
      small = {0xc040, 0xc000, 0xbf80, 0, 0x3f80, 0x4000, 0x4040};
    std::vector<std::vector<uint16_t>> all;
    for (unsigned rows : {64u, n + 1, n + 1}) {
      std::vector<uint16_t> numbers(rows * 32);
      for (size_t index = 0; index < numbers.size(); ++index)
        numbers[index] = small[(index * 3 + index / 31 + rows) % 7];
      all.push_back(std::move(numbers));
    }
    return all;
  }

  Differential with(unsigned n) const {
    Differential test(text());
    test.overlapIterations();
    if (byMaps)
      test.tensorMaps();
    for (const std::vector<uint16_t> &numbers : inputs(n))
      test.buffer(numbers);
    test.buffer(std::vector<float>(64 * 32))
        .buffer(std::vector<float>(64))
        .scalar(n, 4);
    return test;
  }
};

std::string stages(unsigned count) {
  return " {tt.num_stages = " + std::to_string(count) + " : i32}";
}

/// Whether a dot of a loop is left running while the next one is waited for.
bool runsBeside(const Attention &attention) {
  std::string text = attention.text();
  DialectRegistry registry;
  registerLoweringDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  auto module = parseTile(llvm::MemoryBufferRef(text, "test.ttir"), context);
  LoweringOptions options{lookupGpuTarget("sm_90a"), 4, 3};
  options.plan.overlapIterations = true;
  if (attention.byMaps)
    options.plan.tensorMaps = TensorMapUse::Blocks;
  bool found = false;
  if (module && succeeded(lowerToGpu(*module, options)))
    module->walk([&](gpu::WarpgroupWaitOp wait) {
      found |= wait.getPending() == 1 && wait->getParentOfType<scf::ForOp>();
    });
  return found;
}

TEST(OverlapIterations, NumbersOfIterationsAroundTheStages) {
  Attention attention;
  for (unsigned count : {2, 3, 4}) {
    attention.attributes = stages(count);
    EXPECT_TRUE(runsBeside(attention)) << count;
    for (unsigned n : {0, 16, 32, 64, 80, 96, 160}) {
      SCOPED_TRACE(std::to_string(count) + " stages, n " + std::to_string(n));
      attention.with(n).on({"sm_90a"}).compare<float>(4e-3, 4e-3);
    }
  }
  attention.with(80)
      .on({"sm_80", "gfx942", "sm_100a"})
      .compare<float>(4e-3, 4e-3);
}

// Each dot's copies arrive at mbarriers of their own. A loop without an
// iteration has a first half whose copies never come.
TEST(OverlapIterations, ByTensorMaps) {
  Attention attention;
  attention.byMaps = true;
  for (unsigned count : {2, 3, 4}) {
    attention.attributes = stages(count);
    EXPECT_TRUE(runsBeside(attention)) << count;
    for (const char *end : {"%n", "%less32"})
      for (unsigned n : {16, 32, 64, 80, 96, 160, 352}) {
        SCOPED_TRACE(std::to_string(count) + " stages, n " + std::to_string(n) +
                     " to " + end);
        attention.end = end;
        attention.with(n).on({"sm_90a"}).compare<float>(4e-3, 4e-3);
      }
  }
}

TEST(OverlapIterations, OtherElements) {
  Attention attention;
  attention.name = "bf16";
  EXPECT_TRUE(runsBeside(attention));
  attention.with(112).on({"sm_90a"}).compare<float>(2e-2, 2e-2);
}

// Where the sum is not scaled, nothing but P waits in registers.
TEST(OverlapIterations, AccumulatorAsItIs) {
  Attention attention;
  attention.sum = R"(
      %scaled = arith.addf %acc, %none : tensor<64x32xf32>)";
  EXPECT_TRUE(runsBeside(attention));
  attention.with(112).on({"sm_90a"}).compare<float>(4e-3, 4e-3);
}

// The number of the iteration, in the first half and in the second.
TEST(OverlapIterations, UsesTheIteration) {
  Attention attention;
  attention.work = R"(
      %atf = arith.sitofp %at : i32 to f32
      %tiny = arith.constant 0.03125 : f32
      %bias = arith.mulf %atf, %tiny : f32
      %biases = tt.splat %bias : f32 -> tensor<64x32xf32>
      %t = arith.addf %s, %biases : tensor<64x32xf32>)";
  attention.sum = R"(
      %column = tt.expand_dims %factor {axis = 1 : i32} : tensor<64xf32> -> tensor<64x1xf32>
      %factors = tt.broadcast %column : tensor<64x1xf32> -> tensor<64x32xf32>
      %added = arith.addf %acc, %biases : tensor<64x32xf32>
      %scaled = arith.mulf %added, %factors : tensor<64x32xf32>)";
  EXPECT_TRUE(runsBeside(attention));
  for (unsigned n : {16, 112})
    attention.with(n).on({"sm_90a"}).compare<float>(4e-3, 4e-3);
}

// All of the softmax is of the second half then.
TEST(OverlapIterations, SoftmaxTakesTheAccumulator) {
  Attention attention;
  attention.work = R"(
      %small = arith.constant dense<0.0078125> : tensor<64x32xf32>
      %little = arith.mulf %acc, %small : tensor<64x32xf32>
      %t = arith.addf %s, %little : tensor<64x32xf32>)";
  EXPECT_TRUE(runsBeside(attention));
  for (unsigned n : {16, 112})
    attention.with(n).on({"sm_90a"}).compare<float>(1e-2, 1e-2);
}

TEST(OverlapIterations, FirstTakesTheAccumulator) {
  Attention attention;
  attention.start = "%acc";
  EXPECT_FALSE(runsBeside(attention));
}

/// What is wrong with a run after `change` to its loop; empty: nothing.
std::string run(Change change, unsigned count, bool byMaps = false,
                ProgramChange breakProgram = leaveProgram) {
  Attention attention;
  attention.byMaps = byMaps;
  attention.attributes = stages(count);
  DialectRegistry registry;
  registerLoweringDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  std::string text = attention.text();
  auto module = parseTile(llvm::MemoryBufferRef(text, "test.ttir"), context);
  const GpuTarget &target = *lookupGpuTarget("sm_90a");
  LoweringOptions options{&target, 4, count};
  options.plan.overlapIterations = true;
  if (byMaps)
    options.plan.tensorMaps = TensorMapUse::Blocks;
  if (!module || failed(lowerToGpu(*module, options)))
    return "not lowered";
  unsigned changes = 0;
  module->walk([&](scf::ForOp loop) { changes += change(loop); });
  EXPECT_GT(changes, 0u);
  llvm::LLVMContext llvmContext;
  if (failed(lowerToLLVMDialect(*module, options)))
    return "no LLVM dialect";
  auto program = translateToLLVM(*module, llvmContext, options);
  breakProgram(*program);
  constexpr unsigned n = 224;
  std::vector<DeviceBuffer> buffers;
  LaunchRequest request;
  auto add = [&](std::vector<uint8_t> bytes) {
    request.args.push_back(KernelArg::pointer(buffers.size()));
    buffers.push_back({"argument", std::move(bytes)});
  };
  for (const std::vector<uint16_t> &numbers : attention.inputs(n)) {
    auto *bytes = reinterpret_cast<const uint8_t *>(numbers.data());
    add({bytes, bytes + numbers.size() * sizeof(uint16_t)});
  }
  add(std::vector<uint8_t>(64 * 32 * sizeof(float)));
  add(std::vector<uint8_t>(64 * sizeof(float)));
  request.args.push_back(KernelArg::scalar(n, 4));
  request.kernel = "k";
  request.threads = 4 * target.warpSize;
  request.buffers = &buffers;
  request.dynamicShared = launchShared(*program, "k");
  auto maps = tensorMapsOf(*program->getFunction("k"));
  EXPECT_EQ(llvm::toString(maps.takeError()), "");
  EXPECT_EQ(maps->size(), byMaps ? 2u : 0u);
  request.tensorMaps = *maps;
  return llvm::toString(runOnEmulator(*program, target, request));
}

unsigned removeMbarrierWaits(scf::ForOp loop) {
  SmallVector<gpu::MbarrierWaitOp> waits;
  loop.walk([&](gpu::MbarrierWaitOp wait) { waits.push_back(wait); });
  for (gpu::MbarrierWaitOp wait : waits) {
    for (OpOperand &use : llvm::make_early_inc_range(wait->getUses()))
      cast<gpu::WarpgroupDotOp>(use.getOwner()).getTokensMutable().clear();
    wait.erase();
  }
  return waits.size();
}

unsigned leaveOneDotMore(scf::ForOp loop) {
  unsigned changes = 0;
  loop.walk([&](gpu::WarpgroupWaitOp wait) {
    wait.setPending(wait.getPending() + 1);
    ++changes;
  });
  return changes;
}
unsigned removeDotWaits(scf::ForOp loop) {
  SmallVector<gpu::WarpgroupWaitOp> waits;
  loop.walk([&](gpu::WarpgroupWaitOp wait) { waits.push_back(wait); });
  for (gpu::WarpgroupWaitOp wait : waits) {
    wait.replaceAllUsesWith(wait.getAccumulators());
    wait.erase();
  }
  return waits.size();
}

TEST(OverlapIterations, Broken) {
  for (unsigned count : {2, 3}) {
    EXPECT_EQ(run(nothing, count), "") << count;
    EXPECT_NE(run(leaveOneDotMore, count), "") << count;
    EXPECT_NE(run(removeDotWaits, count), "") << count;
    EXPECT_NE(run(removeWaits, count), "") << count;
    EXPECT_NE(run(waitForOneLess, count), "") << count;
    EXPECT_NE(run(removeBarriers, count), "") << count;
    EXPECT_NE(run(removeSlot, count), "") << count;
  }
}

TEST(OverlapIterations, BrokenByTensorMaps) {
  for (unsigned count : {2, 3}) {
    EXPECT_EQ(run(nothing, count, true), "") << count;
    EXPECT_NE(run(leaveOneDotMore, count, true), "") << count;
    EXPECT_NE(run(removeDotWaits, count, true), "") << count;
    EXPECT_NE(run(removeMbarrierWaits, count, true), "") << count;
    EXPECT_NE(run(removeBarriers, count, true), "") << count;
  }
}

/// Each instruction with `part`, changed alone, must be found.
void breakEachOf(bool byMaps, llvm::StringRef part,
                 llvm::function_ref<void(llvm::CallInst &)> change) {
  unsigned count = breakEach(
      part, change,
      [&](ProgramChange breakProgram) {
        return run(nothing, 2, byMaps, breakProgram);
      },
      [&](unsigned index, const std::string &problem) {
        EXPECT_NE(problem, "") << part.str() << " " << index << ", " << byMaps;
      });
  EXPECT_GT(count, 0u) << part.str();
}

TEST(OverlapIterations, BrokenInEachInstruction) {
  for (bool byMaps : {false, true}) {
    breakEachOf(byMaps, "wgmma.fence", removeCall);
    breakEachOf(byMaps, "wgmma.commit_group", removeCall);
    breakEachOf(byMaps, "wgmma.wait_group", removeCall);
    breakEachOf(byMaps, "wgmma.wait_group", waitForOneGroupLess);
  }
}

} // namespace
