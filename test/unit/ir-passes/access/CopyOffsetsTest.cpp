//===- CopyOffsetsTest.cpp - the offsets of copies into LDS ---------------===//
#include "test/unit/targets/CompileForTest.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsAMDGPU.h"
#include <gtest/gtest.h>

using namespace kiln;
using namespace llvm;

namespace {

/// A loop that copies rows %t and %t + 8 of a matrix, a column further in each
/// iteration, where `condition` (%another, %is_inside or %both) holds;
/// `second` is the other row's.
std::string copying(StringRef condition, StringRef second) {
  return (R"(
@lds = external addrspace(3) global [0 x i8]
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %p, i64 %stride, i32 %n) {
  %t = call range(i32 0, 256) i32 @llvm.amdgcn.workitem.id.x()
  %buffer = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %p, i16 0, i64 4294967280, i32 159744)
  %row = zext i32 %t to i64
  %lower = add i64 %row, 8
  %is_inside = icmp slt i32 %t, %n
  br label %loop
loop:
  %k = phi i32 [ 0, %0 ], [ %next, %loop ]
  %column = sext i32 %k to i64
  %start = mul i64 %row, %stride
  %first = add i64 %start, %column
  %offset = trunc i64 %first to i32
  %bytes = shl i32 %offset, 1
  %start8 = mul i64 %lower, %stride
  %first8 = add i64 %start8, %column
  %offset8 = trunc i64 %first8 to i32
  %bytes8 = shl i32 %offset8, 1
  %next = add i32 %k, 64
  %another = icmp slt i32 %next, %n
  %both = and i1 %another, %is_inside
  %of = select i1 )" +
          condition + R"(, i32 %bytes, i32 -16
  %of8 = select i1 )" +
          second + R"(, i32 %bytes8, i32 -16
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %buffer, ptr addrspace(3) @lds, i32 16, i32 %of, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %buffer, ptr addrspace(3) @lds, i32 16, i32 %of8, i32 0, i32 0, i32 0)
  br i1 %another, label %loop, label %exit
exit:
  ret void
}
)")
      .str();
}

/// The copies of that kernel, as the code generator gets them.
struct CopiesOf {
  explicit CopiesOf(StringRef text) : module(parseForTest(text, context)) {
    CodeGenOptions options = verifiedFor("gfx950");
    EXPECT_EQ(toString(prepareModule(*module, options)), "");
    EXPECT_EQ(toString(optimizeModule(*module, options)), "");
    for (Instruction &instruction : instructions(*module->getFunction("k")))
      if (auto *call = dyn_cast<IntrinsicInst>(&instruction);
          call &&
          call->getIntrinsicID() == Intrinsic::amdgcn_raw_ptr_buffer_load_lds)
        copies.push_back(call);
    EXPECT_EQ(copies.size(), 2u);
  }
  Value *buffer(unsigned copy) { return copies[copy]->getArgOperand(0); }
  Value *offset(unsigned copy) { return copies[copy]->getArgOperand(3); }
  /// What a buffer is before its end was chosen.
  bool endsByCondition(unsigned copy) {
    auto *made = dyn_cast<IntrinsicInst>(buffer(copy));
    return made && isa<SelectInst>(made->getArgOperand(2));
  }

  LLVMContext context;
  std::unique_ptr<Module> module;
  SmallVector<IntrinsicInst *> copies;
};

TEST(CopyOffsets, LanesShareWhatDiffers) {
  CopiesOf copies(copying("true", "true"));
  // The second row is the same number of all lanes further, which was computed
  // before the loop.
  auto *second = cast<BinaryOperator>(copies.offset(1));
  EXPECT_EQ(second->getOpcode(), Instruction::Add);
  EXPECT_EQ(second->getOperand(0), copies.offset(0));
  auto *between = cast<Instruction>(second->getOperand(1));
  EXPECT_NE(between->getParent(), second->getParent());
  for (Instruction &instruction : *second->getParent())
    EXPECT_FALSE(instruction.getType()->isIntegerTy(64));
}

TEST(CopyOffsets, ACommonConditionEndsTheBuffer) {
  CopiesOf both(copying("%another", "%another"));
  EXPECT_EQ(both.buffer(0), both.buffer(1));
  EXPECT_TRUE(both.endsByCondition(0));
  EXPECT_FALSE(isa<SelectInst>(both.offset(0)));
  // A second buffer for one copy would be no gain.
  CopiesOf one(copying("%another", "true"));
  EXPECT_FALSE(one.endsByCondition(0));
  EXPECT_TRUE(isa<SelectInst>(one.offset(0)));
}

TEST(CopyOffsets, LanesHaveConditionsOfTheirOwn) {
  CopiesOf lanes(copying("%is_inside", "%is_inside"));
  EXPECT_FALSE(lanes.endsByCondition(0));
  EXPECT_TRUE(isa<SelectInst>(lanes.offset(0)));
  CopiesOf both(copying("%both", "%both"));
  EXPECT_TRUE(both.endsByCondition(0));
  EXPECT_TRUE(isa<SelectInst>(both.offset(0)));
}

} // namespace
