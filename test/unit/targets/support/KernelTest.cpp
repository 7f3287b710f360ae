//===- KernelTest.cpp - what a function says of itself as a kernel --------===//
#include "targets/support/Kernel.h"
#include "test/unit/targets/CompileForTest.h"

using namespace kiln;
using namespace llvm;

namespace {

TEST(Kernel, IsWhatTheHostCanLaunch) {
  LLVMContext context;
  auto module = parseForTest("declare ptx_kernel void @elsewhere()\n"
                             "define void @helper() { ret void }\n"
                             "define ptx_kernel void @a() { ret void }\n"
                             "define amdgpu_kernel void @b() { ret void }\n",
                             context);
  SmallVector<StringRef> names;
  for (Function *kernel : kernelsOf(*module))
    names.push_back(kernel->getName());
  EXPECT_EQ(names, SmallVector<StringRef>({"a", "b"}));
}

/// Threads per block of a kernel with these attributes.
unsigned threadsWith(StringRef attributes) {
  LLVMContext context;
  auto module = parseForTest(
      ("define ptx_kernel void @k() " + attributes + " { ret void }").str(),
      context);
  return threadsPerBlock(*module->getFunction("k"));
}

TEST(Kernel, ThreadsComeFromItsAttributes) {
  EXPECT_EQ(threadsWith(""), 0u);
  EXPECT_EQ(threadsWith(R"("kiln-threads"="128" "nvvm.reqntid"="64")"), 128u);
  EXPECT_EQ(threadsWith(R"("nvvm.reqntid"="32, 4,2")"), 256u);
  EXPECT_EQ(threadsWith(R"("nvvm.maxntid"="512")"), 512u);
  EXPECT_EQ(threadsWith(R"("amdgpu-flat-work-group-size"="64,256")"), 256u);
}

TEST(Kernel, ThreadsThatAreNoNumberAreUnknown) {
  EXPECT_EQ(threadsWith(R"("nvvm.reqntid"="many")"), 0u);
  EXPECT_EQ(threadsWith(R"("nvvm.reqntid"="32,")"), 0u);
  EXPECT_EQ(threadsWith(R"("nvvm.reqntid"="65536,65536")"), 0u);
  EXPECT_EQ(threadsWith(R"("amdgpu-flat-work-group-size"="64")"), 0u);
}

} // namespace
