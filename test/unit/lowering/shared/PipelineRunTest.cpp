// Shared memory as values, as code: a loop that copies through three slots, two
// iterations ahead, with random layouts of registers and of shared memory, runs
// on the emulator, where copies arrive as late as a wait allows and races are
// errors.
#include "frontend/text/Parse.h"
#include "lowering/Pipeline.h"
#include "lowering/passes/Passes.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "targets/emulator/Emulator.h"
#include "targets/gpu/GpuTarget.h"
#include "test/unit/lowering/LaunchShared.h"
#include "test/unit/lowering/RandomLayout.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace kiln::test;
using namespace mlir;

namespace {

constexpr StringRef kKernel = R"(
    #from = #kiln.linear<{0}>
    #to = #kiln.linear<{1}>
    #s = #kiln.shared<{7}>
    !slot = !kiln.memdesc<{6}x{5}, #s>
    !slots = !kiln.memdesc<3x{6}x{5}, #s>
    module attributes {{kiln.num_warps = {2} : i32, kiln.warp_size = {3} : i32, kiln.target = "{4}"} {{
      tt.func public @copy(%p: !tt.ptr<{5}>, %q: !tt.ptr<{5}>, %n: i32) {{
        %c0 = arith.constant 0 : i32
        %c1 = arith.constant 1 : i32
        %c2 = arith.constant 2 : i32
        %c3 = arith.constant 3 : i32
        %size = arith.constant {6} : i32
        %step = arith.constant dense<{6}> : tensor<{6}xi32, #from>
        %i = tt.make_range {{start = 0 : i32, end = {6} : i32} : tensor<{6}xi32, #from>
        %ps = tt.splat %p : !tt.ptr<{5}> -> tensor<{6}x!tt.ptr<{5}>, #from>
        %p0 = tt.addptr %ps, %i : tensor<{6}x!tt.ptr<{5}>, #from>, tensor<{6}xi32, #from>
        %p1 = tt.addptr %p0, %step : tensor<{6}x!tt.ptr<{5}>, #from>, tensor<{6}xi32, #from>
        %p2 = tt.addptr %p1, %step : tensor<{6}x!tt.ptr<{5}>, #from>, tensor<{6}xi32, #from>
        %a = kiln.alloc : !slots
        %s0 = kiln.index %a[%c0] : !slots -> !slot
        %t0 = kiln.async_copy %p0, %s0 {{kiln.vector = {8} : i32} : tensor<{6}x!tt.ptr<{5}>, #from> -> !slot
        %g0 = kiln.async_commit %t0
        %s1 = kiln.index %a[%c1] : !slots -> !slot
        %t1 = kiln.async_copy %p1, %s1 {{kiln.vector = {8} : i32} : tensor<{6}x!tt.ptr<{5}>, #from> -> !slot
        %g1 = kiln.async_commit %t1
        %r:4 = scf.for %k = %c0 to %n step %c1 iter_args(%at = %c0, %src = %p2, %h0 = %g0, %h1 = %g1)
            -> (i32, tensor<{6}x!tt.ptr<{5}>, #from>, !kiln.token, !kiln.token) : i32 {{
          %w = kiln.async_wait %h0 pending 1
          %now = kiln.index %a[%at] : !slots -> !slot
          %x = kiln.local_load %now token %w : !slot -> tensor<{6}x{5}, #to>
          %ahead = arith.addi %k, %c2 : i32
          %exists = arith.cmpi slt, %ahead, %n : i32
          %mask = tt.splat %exists : i1 -> tensor<{6}xi1, #from>
          %later = kiln.index %a[%at ahead 2] : !slots -> !slot
          %t = kiln.async_copy %src, %later mask %mask {{kiln.vector = {8} : i32} : tensor<{6}x!tt.ptr<{5}>, #from> -> !slot mask tensor<{6}xi1, #from>
          %g = kiln.async_commit %t
          %j = tt.make_range {{start = 0 : i32, end = {6} : i32} : tensor<{6}xi32, #to>
          %row = arith.muli %k, %size : i32
          %rows = tt.splat %row : i32 -> tensor<{6}xi32, #to>
          %place = arith.addi %rows, %j : tensor<{6}xi32, #to>
          %qs = tt.splat %q : !tt.ptr<{5}> -> tensor<{6}x!tt.ptr<{5}>, #to>
          %qi = tt.addptr %qs, %place : tensor<{6}x!tt.ptr<{5}>, #to>, tensor<{6}xi32, #to>
          tt.store %qi, %x {{kiln.vector = 1 : i32} : tensor<{6}x!tt.ptr<{5}>, #to>
          %next = tt.addptr %src, %step : tensor<{6}x!tt.ptr<{5}>, #from>, tensor<{6}xi32, #from>
          %sum = arith.addi %at, %c1 : i32
          %slot = arith.remui %sum, %c3 : i32
          scf.yield %slot, %next, %h1, %g : i32, tensor<{6}x!tt.ptr<{5}>, #from>, !kiln.token, !kiln.token
        }
        %end = kiln.async_wait pending 0
        tt.return
      }
    })";

/// `[[1], [2]]`: one random place for each element.
std::string randomBases(Random &random, int64_t size) {
  LinearLayout places = randomLayout(random, {size}, 0, 0, true);
  llvm::SmallVector<std::string> bases;
  for (const LinearLayout::Basis &basis : places.bases(HwDim::Register))
    if (basis[0])
      bases.push_back("[" + std::to_string(basis[0]) + "]");
  return "[" + llvm::join(bases, ", ") + "]";
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

TEST(PipelineRun, ThreeSlotsOnTheEmulator) {
  DialectRegistry registry;
  registerTileDialects(registry);
  registerLoweringDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  const std::pair<StringRef, unsigned> types[] = {
      {"i8", 1}, {"f16", 2}, {"f32", 4}, {"i64", 8}};
  Random random(5);
  for (unsigned iteration = 0; iteration < 32; ++iteration) {
    const GpuTarget &target = *lookupGpuTarget(iteration % 4 == 3   ? "gfx942"
                                               : iteration % 4 == 2 ? "sm_120a"
                                                                    : "sm_80");
    unsigned laneBits = llvm::Log2_32(target.warpSize),
             warpBits = draw(random, 0, 2), warps = 1u << warpBits;
    int64_t size = int64_t(1) << draw(random, 3, 10);
    auto [type, bytes] = types[draw(random, 0, 3)];
    unsigned vector = iteration % 2 ? std::min<int64_t>(16 / bytes, size) : 1;
    LinearLayout from =
        iteration % 2 ? LinearLayout::blocked({size}, {vector},
                                              {target.warpSize}, {warps}, {0})
                      : randomLayout(random, {size}, laneBits, warpBits, true);
    LinearLayout to = randomLayout(random, {size}, laneBits, warpBits, false);
    // Rows as they are for wide copies, and any order.
    std::string places = iteration % 8 < 4 ? "[" : randomBases(random, size);
    for (int64_t step = 1; iteration % 8 < 4 && step < size; step *= 2)
      places += (step > 1 ? ", [" : "[") + std::to_string(step) + "]";
    places += iteration % 8 < 4 ? "]" : "";
    std::string text = llvm::formatv(kKernel.data(), from.str(), to.str(),
                                     warps, target.warpSize, target.name(),
                                     type, size, places, vector)
                           .str();
    SCOPED_TRACE(text);

    llvm::LLVMContext llvmContext;
    std::unique_ptr<llvm::Module> program =
        lower(text, target, warps, context, llvmContext);
    ASSERT_TRUE(program);
    unsigned iterations = draw(random, 2, 7);
    int64_t total = size * bytes * iterations;
    std::vector<DeviceBuffer> buffers = {
        {"p", {}}, {"q", std::vector<uint8_t>(total, 0xee)}};
    for (int64_t index = 0; index < total; ++index)
      buffers[0].bytes.push_back(draw(random, 0, 255));
    LaunchRequest request;
    request.kernel = "copy";
    request.threads = warps * target.warpSize;
    request.args = {KernelArg::pointer(0), KernelArg::pointer(1),
                    KernelArg::scalar(iterations, 4)};
    request.buffers = &buffers;
    request.dynamicShared = launchShared(*program, "copy");
    llvm::Error error = runOnEmulator(*program, target, request);
    ASSERT_FALSE(error) << llvm::toString(std::move(error));
    ASSERT_EQ(buffers[0].bytes, buffers[1].bytes);
  }
}

} // namespace
