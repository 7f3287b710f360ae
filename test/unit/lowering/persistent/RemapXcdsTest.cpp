// Numbers of blocks exchanged between the dies of a GPU (kiln-remap-xcds): each
// block of a grid has one, whatever the grid's size.
#include "frontend/text/Parse.h"
#include "lowering/Pipeline.h"
#include "targets/emulator/Emulator.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace mlir;

namespace {

/// Each block says in an element of its own which number it has.
constexpr llvm::StringLiteral kKernel = R"(
tt.func public @k(%p: !tt.ptr<i32>) {
  %x = tt.get_program_id x : i32
  %one = arith.constant 1 : i32
  %at = tt.addptr %p, %x : !tt.ptr<i32>, i32
  %number = arith.addi %x, %one : i32
  tt.store %at, %number : !tt.ptr<i32>
  tt.return
})";

/// The elements that the blocks of a grid have written.
std::string run(unsigned blocks, unsigned chunk) {
  DialectRegistry registry;
  registerLoweringDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  auto module = parseTile(llvm::MemoryBufferRef(kKernel, "k.ttir"), context);
  const GpuTarget &target = *lookupGpuTarget("gfx942");
  LoweringOptions options{&target, 1, 2};
  options.xcdChunk = chunk;
  llvm::LLVMContext llvmContext;
  if (!module || failed(lowerToGpu(*module, options)) ||
      failed(lowerToLLVMDialect(*module, options)))
    return "not lowered";
  auto program = translateToLLVM(*module, llvmContext, options);
  std::vector<DeviceBuffer> buffers = {
      {"p", std::vector<uint8_t>(blocks * sizeof(uint32_t))}};
  LaunchRequest request;
  request.kernel = "k";
  request.grid = {blocks, 1, 1};
  request.threads = target.warpSize;
  request.args = {KernelArg::pointer(0)};
  request.buffers = &buffers;
  if (llvm::Error error = runOnEmulator(*program, target, request))
    return llvm::toString(std::move(error));
  // As many blocks as elements: if each is written, each is by one block.
  auto *numbers = reinterpret_cast<const uint32_t *>(buffers[0].bytes.data());
  for (unsigned block = 0; block < blocks; ++block)
    if (numbers[block] != block + 1)
      return "nobody has number " + std::to_string(block);
  return "";
}

TEST(RemapXcds, IsAPermutationOfAnyGrid) {
  for (unsigned chunk : {1, 2, 16})
    for (unsigned blocks :
         {1, 2, 7, 8, 9, 15, 16, 17, 31, 33, 127, 128, 129, 255, 256, 300})
      EXPECT_EQ(run(blocks, chunk), "") << blocks << " by " << chunk;
}

} // namespace
