//===- LlvmLadderTest.cpp - AMD's register steps against LLVM -------------===//
//
// LLVM 22 knows how many waves fit beside so many registers, but shows it only
// as a comment in the assembly. A kernel that uses exactly that many registers
// is compiled on both sides of every step of our records.
//
//===----------------------------------------------------------------------===//
#include "targets/gpu/GpuTarget.h"
#include "test/unit/targets/CompileForTest.h"
#include "llvm/Support/Regex.h"

using namespace kiln;
using namespace llvm;

namespace {

/// Waves a SIMD that LLVM prints for a kernel of one wave a workgroup with this
/// many vector registers.
unsigned wavesByLlvm(const GpuTarget &target, unsigned warpSize,
                     unsigned registers) {
  std::string features = warpSize != target.warpSize
                             ? " \"target-features\"=\"+wavefrontsize64\""
                             : "";
  std::string size = std::to_string(warpSize);
  std::string text = "define amdgpu_kernel void @k() #0 {\n call void asm "
                     "sideeffect \"; all\", \"~{v" +
                     std::to_string(registers - 1) + "}\"()\n ret void\n}\n" +
                     "attributes #0 = { \"amdgpu-flat-work-group-size\"=\"" +
                     size + "," + size + "\"" + features + " }\n";
  LLVMContext context;
  auto module = parseForTest(text, context);
  if (!module)
    return 0;
  CodeGenOptions options;
  options.target = &target;
  Expected<std::string> assembly = emitForTest(*module, options);
  if (!assembly) {
    ADD_FAILURE() << toString(assembly.takeError());
    return 0;
  }
  Regex occupancy("; Occupancy: ([0-9]+)");
  SmallVector<StringRef, 2> match;
  return occupancy.match(*assembly, &match) ? std::stoul(match[1].str()) : 0;
}

unsigned wavesByUs(const GpuTarget &target, unsigned warpSize,
                   unsigned registers) {
  OccupancyRequest request;
  request.threadsPerBlock = warpSize;
  request.warpSize = warpSize;
  request.registers = registers;
  return residentWarps(target, request) / target.partitions;
}

TEST(LlvmLadder, OurStepsAreLlvms) {
  // Inline assembly can name 256; with a unified file the accumulators have the
  // rest.
  constexpr unsigned mostNamed = 256;
  for (const GpuTarget &target : allGpuTargets()) {
    if (!target.isAmd())
      continue;
    for (unsigned warpSize : {target.warpSize, target.otherWarpSize}) {
      if (warpSize == 0)
        continue;
      SCOPED_TRACE(target.name().str() + " wave" + std::to_string(warpSize));
      unsigned most = std::min(mostNamed, target.maxRegistersPerThread);
      EXPECT_EQ(wavesByLlvm(target, warpSize, 1),
                wavesByUs(target, warpSize, 1));
      EXPECT_EQ(wavesByLlvm(target, warpSize, most),
                wavesByUs(target, warpSize, most));
      for (unsigned registers = 1; registers < most; ++registers)
        if (wavesByUs(target, warpSize, registers) !=
            wavesByUs(target, warpSize, registers + 1)) {
          ASSERT_EQ(wavesByLlvm(target, warpSize, registers),
                    wavesByUs(target, warpSize, registers))
              << registers;
          ASSERT_EQ(wavesByLlvm(target, warpSize, registers + 1),
                    wavesByUs(target, warpSize, registers + 1))
              << registers + 1;
        }
    }
  }
}

} // namespace
