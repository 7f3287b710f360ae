// Copies that a warp's lanes make together, as code: GPU-level IR that copies an
// operand of a dot and reads it is lowered and run on the emulator, which has
// such copies arrive as late as they may and watches for races; and without its
// wait, or its barrier, it is one.
#include "frontend/text/Parse.h"
#include "lowering/Pipeline.h"
#include "lowering/conversion/LaneCopy.h"
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
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace kiln::test;
using namespace mlir;

namespace {

/// Elements from a number on are masked off.
constexpr StringRef kKernel = R"(
    #from = #kiln.linear<{0}>
    #to = #kiln.linear<{1}>
    !buffer = !kiln.memdesc<{4}x{3}, #kiln.shared<{5}>>
    module attributes {{kiln.num_warps = {2} : i32, kiln.warp_size = 64 : i32, kiln.target = "gfx950"} {{
      tt.func public @copy(%p: !tt.ptr<{3}> {{tt.pointer_range = 32 : i32}, %q: !tt.ptr<{3}>) {{
        %i = tt.make_range {{start = 0 : i32, end = {4} : i32} : tensor<{4}xi32, #from>
        %ps = tt.splat %p : !tt.ptr<{3}> -> tensor<{4}x!tt.ptr<{3}>, #from>
        %pi = tt.addptr %ps, %i : tensor<{4}x!tt.ptr<{3}>, #from>, tensor<{4}xi32, #from>
        %end = arith.constant dense<{7}> : tensor<{4}xi32, #from>
        %m = arith.cmpi slt, %i, %end : tensor<{4}xi32, #from>
        %b = kiln.alloc : !buffer
        %t = kiln.async_copy %pi, %b mask %m {{kiln.shifts = array<i32: {6}>, kiln.parameter = 0 : i32, kiln.vector = {8} : i32}
            : tensor<{4}x!tt.ptr<{3}>, #from> -> !buffer mask tensor<{4}xi1, #from>
        %g = kiln.async_commit %t
        %w = kiln.async_wait %g pending 0
        %y = kiln.local_load %b token %w : !buffer -> tensor<{4}x{3}, #to>
        %j = tt.make_range {{start = 0 : i32, end = {4} : i32} : tensor<{4}xi32, #to>
        %qs = tt.splat %q : !tt.ptr<{3}> -> tensor<{4}x!tt.ptr<{3}>, #to>
        %qi = tt.addptr %qs, %j : tensor<{4}x!tt.ptr<{3}>, #to>, tensor<{4}xi32, #to>
        tt.store %qi, %y {{kiln.vector = 1 : i32} : tensor<{4}x!tt.ptr<{3}>, #to>
        tt.return
      }
    })";

/// Removes what `isMeant`; how many there were.
unsigned removeCalls(llvm::Module &program,
                     llvm::function_ref<bool(llvm::CallInst &)> isMeant) {
  unsigned removed = 0;
  for (llvm::Function &function : program)
    for (llvm::Instruction &instruction :
         llvm::make_early_inc_range(llvm::instructions(function)))
      if (auto *call = dyn_cast<llvm::CallInst>(&instruction);
          call && isMeant(*call)) {
        call->eraseFromParent();
        ++removed;
      }
  return removed;
}
bool isWait(llvm::CallInst &call) {
  auto *assembly = dyn_cast<llvm::InlineAsm>(call.getCalledOperand());
  return assembly &&
         llvm::StringRef(assembly->getAsmString()).contains("wait.asyncmark");
}
bool isBarrier(llvm::CallInst &call) {
  return call.getCalledFunction() &&
         call.getCalledFunction()->getName() == "llvm.amdgcn.s.barrier";
}
bool isCopy(llvm::CallInst &call) {
  return call.getCalledFunction() && call.getCalledFunction()->getName() ==
                                         "llvm.amdgcn.raw.ptr.buffer.load.lds";
}

struct Copy {
  unsigned warps, bytes;
  int64_t size, end;
  std::string text;
};

class LaneCopyRun : public ::testing::Test {
protected:
  LaneCopyRun() : context(registry(), MLIRContext::Threading::DISABLED) {}

  static DialectRegistry registry() {
    DialectRegistry registry;
    registerTileDialects(registry);
    registerLoweringDialects(registry);
    return registry;
  }

  /// A random operand of a random dot; empty: its lanes have no vectors of their
  /// own.
  std::optional<Copy> draft(unsigned seed) {
    Random random(seed);
    const std::pair<MatrixType, unsigned> types[] = {{MatrixType::BF16, 2},
                                                     {MatrixType::E4M3, 1}};
    auto [type, bytes] = types[draw(random, 0, 1)];
    unsigned warps = 1u << draw(random, 0, 2), vector = kLaneCopyBytes / bytes;
    DotProblem problem{
        type,
        type,
        MatrixType::F32,
        DotPrecision::Tf32,
        {int64_t(32) << draw(random, 0, 2), int64_t(32) << draw(random, 0, 2)},
        int64_t(32) << draw(random, 0, 2),
        8 * bytes};
    std::vector<LinearLayout> layouts = accumulatorLayouts(problem, gpu, warps);
    DotPlan plan =
        planDot(problem, gpu, layouts[draw(random, 0, layouts.size() - 1)]);
    const LinearLayout &operand = draw(random, 0, 1) ? plan.a : plan.b;
    // Rows one after the other in global memory.
    int64_t run = operand.shape()[1];
    unsigned across = std::min<int64_t>(64, run / vector);
    LinearLayout load =
        LinearLayout::blocked(operand.shape(), {1, vector},
                              {64 / across, across}, {warps, 1}, {1, 0});
    std::optional<LaneCopy> copy =
        planLaneCopy(load, operand, bytes, run, matrixMovesOf(gpu));
    if (!copy)
      return std::nullopt;
    Copy made{warps, bytes, operand.shape()[0] * run, 0, ""};
    made.end = run * draw(random, 1, operand.shape()[0]);
    llvm::SmallVector<std::string> shifts;
    for (int32_t shift : copy->shifts)
      shifts.push_back(std::to_string(shift));
    made.text = llvm::formatv(kKernel.data(), load.reshaped({made.size}).str(),
                              operand.reshaped({made.size}).str(), warps,
                              bytes == 2 ? "bf16" : "i8", made.size,
                              basesText(copy->memory.reshaped({made.size})),
                              llvm::join(shifts, ", "), made.end, vector)
                    .str();
    return made;
  }

  /// What is wrong with the copy after `change`; empty: nothing.
  std::string run(const Copy &copy,
                  llvm::function_ref<void(llvm::Module &)> change) {
    OwningOpRef<ModuleOp> module =
        parseSourceString<ModuleOp>(copy.text, &context);
    PassManager passes(&context);
    passes.addPass(createAllocateShared());
    passes.addPass(createInsertBarriers());
    LoweringOptions options;
    options.target = &gpu;
    options.numWarps = copy.warps;
    if (!module || failed(passes.run(*module)) ||
        failed(lowerToLLVMDialect(*module, options)))
      return "not lowered";
    llvm::LLVMContext llvmContext;
    auto program = translateToLLVM(*module, llvmContext, options);
    change(*program);
    // The buffer ends where the mask does: no lane reads beyond.
    std::vector<DeviceBuffer> buffers = {
        {"p", {}}, {"q", std::vector<uint8_t>(copy.size * copy.bytes, 0xee)}};
    for (int64_t index = 0; index < copy.end * copy.bytes; ++index)
      buffers[0].bytes.push_back(1 + index % 251);
    LaunchRequest request;
    request.kernel = "copy";
    request.threads = copy.warps * gpu.warpSize;
    request.args = {KernelArg::pointer(0), KernelArg::pointer(1)};
    request.buffers = &buffers;
    request.dynamicShared = launchShared(*program, "copy");
    if (llvm::Error error = runOnEmulator(*program, gpu, request))
      return llvm::toString(std::move(error));
    std::vector<uint8_t> expected = buffers[0].bytes;
    expected.resize(copy.size * copy.bytes, 0);
    return buffers[1].bytes == expected ? "" : "wrong elements";
  }

  const GpuTarget &gpu = *lookupGpuTarget("gfx950");
  MLIRContext context;
};

TEST_F(LaneCopyRun, RandomOperandsArrive) {
  unsigned ran = 0;
  for (unsigned seed = 0; seed < 40; ++seed) {
    std::optional<Copy> copy = draft(seed);
    if (!copy)
      continue;
    ++ran;
    SCOPED_TRACE("seed " + std::to_string(seed) + ":\n" + copy->text);
    ASSERT_EQ(run(*copy,
                  [](llvm::Module &program) {
                    unsigned copies = 0;
                    for (llvm::Function &function : program)
                      for (llvm::Instruction &instruction :
                           llvm::instructions(function))
                        if (auto *call = dyn_cast<llvm::CallInst>(&instruction))
                          copies += isCopy(*call);
                    EXPECT_GT(copies, 0u);
                  }),
              "");
  }
  EXPECT_GT(ran, 20u);
}

TEST_F(LaneCopyRun, WithoutWaitOrBarrierIsARace) {
  unsigned ran = 0;
  for (unsigned seed = 0; seed < 12; ++seed) {
    std::optional<Copy> copy = draft(seed);
    if (!copy || copy->warps == 1)
      continue;
    ++ran;
    SCOPED_TRACE("seed " + std::to_string(seed) + ":\n" + copy->text);
    for (auto isMeant : {isWait, isBarrier}) {
      std::string problem = run(*copy, [&](llvm::Module &program) {
        EXPECT_GT(removeCalls(program, isMeant), 0u);
      });
      EXPECT_NE(problem.find("race"), std::string::npos) << problem;
    }
  }
  EXPECT_GT(ran, 3u);
}

} // namespace
