//===- SelectionTest.cpp - who has which matrix instruction ---------------===//
//
// For every GPU: LLVM selects the intrinsic of each record that claims to be
// there, and a kernel that uses another one is refused, with its owners.
//
//===----------------------------------------------------------------------===//
#include "targets/codegen/CodeGen.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/isa/matrix/MatrixInstruction.h"
#include "test/unit/targets/MatrixKernel.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"
#include <algorithm>

using namespace kiln;
using namespace llvm;
using kiln::testing::MatrixKernel;

namespace {

bool isOfVendor(const MatrixInstruction &row, const GpuTarget &gpu) {
  return StringRef(row.intrinsic)
      .starts_with(gpu.isNvidia() ? "llvm.nvvm." : "llvm.amdgcn.");
}

/// The record's name as one that assembly takes.
std::string kernelName(const MatrixInstruction &row) {
  std::string name = row.name;
  std::replace_if(
      name.begin(), name.end(), [](char c) { return !isAlnum(c); }, '_');
  return name;
}

TEST(MatrixSelection, EveryGpuHasWhatItsRecordsClaim) {
  for (const GpuTarget &gpu : allGpuTargets()) {
    LLVMContext context;
    Module module("test", context);
    unsigned kernels = 0;
    for (const MatrixInstruction &row : allMatrixInstructions()) {
      MatrixSupport support = matrixSupport(gpu, row);
      if (support == MatrixSupport::None)
        continue;
      ++kernels;
      EXPECT_TRUE(isOfVendor(row, gpu)) << row.name;
      EXPECT_LE(row.firstPtx, gpu.isNvidia() ? gpu.ptxVersion : 0) << row.name;
      MatrixKernel(module, row).write(kernelName(row));
    }
    if (!kernels)
      continue;
    CodeGenOptions options;
    options.target = &gpu;
    options.verifyMachineCode = true;
    ASSERT_EQ(toString(prepareModule(module, options)), "") << gpu.name().str();
    Expected<std::string> text = emitAssembly(module, options);
    EXPECT_EQ(toString(text.takeError()), "") << gpu.name().str();
  }
}

TEST(MatrixSelection, OthersAreRefused) {
  for (const char *name :
       {"sm_75", "sm_80", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950",
        "gfx1030", "gfx1100", "gfx1201", "gfx1250"})
    for (const MatrixInstruction &row : allMatrixInstructions()) {
      const GpuTarget &gpu = *lookupGpuTarget(name);
      if (!isOfVendor(row, gpu))
        continue;
      auto rows = matrixInstructionsOf(row.intrinsic);
      ASSERT_TRUE(is_contained(rows, &row)) << row.name;
      if (any_of(rows, [&](const MatrixInstruction *same) {
            return matrixSupport(gpu, *same) != MatrixSupport::None;
          }))
        continue;
      LLVMContext context;
      Module module("test", context);
      MatrixKernel(module, row).write(kernelName(row));
      CodeGenOptions options;
      options.target = &gpu;
      std::string problem = toString(prepareModule(module, options));
      EXPECT_NE(problem.find(std::string("which ") + name + " does not have"),
                std::string::npos)
          << row.name << ": " << problem;
      EXPECT_NE(problem.find(ownersOf(row)), std::string::npos) << problem;
    }
}

TEST(MatrixSelection, KnowsWhatIsMadeOfOtherInstructions) {
  auto support = [](const char *gpu, const char *name) {
    return matrixSupport(*lookupGpuTarget(gpu), *lookupMatrixInstruction(name));
  };
  const char *fp8 = "mma.m16n8k32.f32.e4m3.e4m3", *f64 = "mma.m16n8k16.f64.f64";
  EXPECT_EQ(support("sm_80", fp8), MatrixSupport::None);
  EXPECT_EQ(support("sm_89", fp8), MatrixSupport::Native);
  EXPECT_EQ(support("sm_90a", fp8), MatrixSupport::Emulated);
  EXPECT_EQ(support("sm_120a", fp8), MatrixSupport::Native);
  EXPECT_EQ(support("sm_90", f64), MatrixSupport::Native);
  EXPECT_EQ(support("sm_120a", f64), MatrixSupport::Emulated);
  EXPECT_EQ(support("gfx90a", fp8), MatrixSupport::None);
}

} // namespace
