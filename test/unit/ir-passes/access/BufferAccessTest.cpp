//===- BufferAccessTest.cpp - masks by the range of a buffer --------------===//
#include "test/unit/targets/CompileForTest.h"
#include <gtest/gtest.h>

using namespace kiln;
using namespace llvm;

namespace {

/// A kernel of two parameters that copies `vector` (a type) where %m holds,
/// from %from to %to; `body` computes them, with %t and %i, the number of an
/// element, at hand.
std::string kernel(StringRef body, StringRef vector = "<1 x float>",
                   StringRef name = "v1f32", unsigned align = 4,
                   StringRef other = "zeroinitializer",
                   StringRef assumed = "0,1") {
  std::string attribute =
      assumed.empty() ? "" : "\"kiln-pointer-range\"=\"" + assumed.str() + "\"";
  unsigned count = 0;
  vector.drop_front().consumeInteger(10, count);
  std::string mask = "<" + std::to_string(count) + " x i1>",
              place = "ptr addrspace(1) align " + std::to_string(align);
  return "declare " + vector.str() + " @llvm.masked.load." + name.str() +
         ".p1(ptr addrspace(1), " + mask + ", " + vector.str() +
         ")\ndeclare void @llvm.masked.store." + name.str() + ".p1(" +
         vector.str() + ", ptr addrspace(1), " + mask + R"()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n, i1 %c) )" +
         attribute + R"( {
  %t = call range(i32 0, 256) i32 @llvm.amdgcn.workitem.id.x()
  %b = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = mul i32 %b, 1024
  %i = add i32 %first, %t
  %m = icmp slt i32 %i, %n
  %w = sext i32 %i to i64
)" + body.str() +
         "  %one = insertelement " + mask + " poison, i1 %m, i64 0\n" +
         "  %mask = shufflevector " + mask + " %one, " + mask + " poison, <" +
         std::to_string(count) + " x i32> zeroinitializer\n" + "  %v = call " +
         vector.str() + " @llvm.masked.load." + name.str() + ".p1(" + place +
         " %from, " + mask + " %mask, " + vector.str() + " " + other.str() +
         ")\n  call void @llvm.masked.store." + name.str() + ".p1(" +
         vector.str() + " %v, " + place + " %to, " + mask +
         " %mask)\n  ret void\n}\n";
}

constexpr StringLiteral elements = R"(
  %from = getelementptr float, ptr addrspace(1) %p, i64 %w
  %to = getelementptr float, ptr addrspace(1) %q, i64 %w
)";

std::unique_ptr<Module> optimized(StringRef text, LLVMContext &context,
                                  StringRef target) {
  auto module = parseForTest(text, context);
  CodeGenOptions options = verifiedFor(target);
  EXPECT_EQ(toString(prepareModule(*module, options)), "");
  EXPECT_EQ(toString(optimizeModule(*module, options)), "");
  return module;
}

std::string printed(const Module &module) {
  std::string text;
  raw_string_ostream out(text);
  module.getFunction("k")->print(out);
  return text;
}

std::string afterwards(StringRef text, StringRef target = "gfx942") {
  LLVMContext context;
  return printed(*optimized(text, context, target));
}

unsigned count(StringRef text, StringRef part) { return text.count(part); }

TEST(BufferAccess, NeedsNoBranch) {
  for (auto [target, flags, load] :
       {std::tuple("gfx90a", "i32 159744)", "buffer_load_dword "),
        std::tuple("gfx942", "i32 159744)", "buffer_load_dword "),
        std::tuple("gfx950", "i32 159744)", "buffer_load_dword "),
        std::tuple("gfx1100", "i32 822243328)", "buffer_load_b32 "),
        std::tuple("gfx1201", "i32 822243328)", "buffer_load_b32 ")}) {
    LLVMContext context;
    auto module = optimized(kernel(elements), context, target);
    std::string ir = printed(*module);
    EXPECT_EQ(count(ir, "masked."), 0u) << ir;
    EXPECT_EQ(count(ir, "raw.ptr.buffer.load.i32"), 1u) << ir;
    EXPECT_EQ(count(ir, "raw.ptr.buffer.store.i32"), 1u) << ir;
    // It begins 2 GiB before the parameter.
    EXPECT_EQ(count(ir, "i64 -2147483632"), 2u) << ir;
    EXPECT_EQ(count(ir, "i32 -16"), 1u) << ir;
    EXPECT_EQ(count(ir, flags), 2u) << ir;
    Expected<std::string> text = emitAssembly(*module, verifiedFor(target));
    ASSERT_TRUE(bool(text)) << toString(text.takeError());
    EXPECT_NE(text->find(load), std::string::npos) << *text;
    EXPECT_EQ(text->find("s_cbranch"), std::string::npos) << *text;
    EXPECT_EQ(text->find("saveexec"), std::string::npos) << *text;
  }
}

TEST(BufferAccess, NeedsAProof) {
  EXPECT_EQ(count(afterwards(kernel(elements, "<1 x float>", "v1f32", 4,
                                    "zeroinitializer", "")),
                  "buffer"),
            0u);
  // A range for one of them only, and numbers that are no parameter's.
  std::string one = afterwards(
      kernel(elements, "<1 x float>", "v1f32", 4, "zeroinitializer", "1,77"));
  EXPECT_EQ(count(one, "raw.ptr.buffer.store"), 1u) << one;
  EXPECT_EQ(count(one, "masked.load"), 1u) << one;
  // One of two parameters, and a pointer from memory.
  std::string several = afterwards(kernel(R"(
  %pq = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q
  %from = getelementptr float, ptr addrspace(1) %pq, i64 %w
  %loaded = load ptr addrspace(1), ptr addrspace(1) %p
  %to = getelementptr float, ptr addrspace(1) %loaded, i64 %w
)"));
  EXPECT_EQ(count(several, "buffer"), 0u) << several;
}

TEST(BufferAccess, ABoundIsAProof) {
  std::string ir =
      afterwards(kernel(R"(
  %rows = sext i32 %b to i64
  %row = mul i64 %rows, 4294967296
  %start = getelementptr i8, ptr addrspace(1) %p, i64 %row
  %lane = zext i32 %t to i64
  %from = getelementptr float, ptr addrspace(1) %start, i64 %lane
  %to = getelementptr float, ptr addrspace(1) %q, i64 %w
)",
                        "<1 x float>", "v1f32", 4, "zeroinitializer", ""));
  EXPECT_EQ(count(ir, "raw.ptr.buffer.load"), 1u) << ir;
  EXPECT_EQ(count(ir, "i64 -2147483632"), 0u) << ir;
  EXPECT_EQ(count(ir, "masked.store"), 1u) << ir;
}

TEST(BufferAccess, BelowTheBaseIsNoBound) {
  std::string ir =
      afterwards(kernel(R"(
  %lane = zext i32 %t to i64
  %beyond = getelementptr float, ptr addrspace(1) %p, i64 %lane
  %from = getelementptr i8, ptr addrspace(1) %beyond, i64 -4
  %to = getelementptr i8, ptr addrspace(1) %beyond, i64 2147483644
)",
                        "<1 x float>", "v1f32", 4, "zeroinitializer", ""));
  EXPECT_EQ(count(ir, "buffer"), 0u) << ir;
}

TEST(BufferAccess, FollowsPointersAroundLoops) {
  std::string text = kernel(R"(
  %start = getelementptr float, ptr addrspace(1) %p, i64 %w
  %to = getelementptr float, ptr addrspace(1) %q, i64 %w
  br label %loop
loop:
  %from = phi ptr addrspace(1) [ %start, %0 ], [ %next, %loop ]
  %k = phi i32 [ 0, %0 ], [ %k1, %loop ]
)");
  size_t end = text.find("  ret void");
  text.replace(end, strlen("  ret void"), R"(
  %step = sext i32 %n to i64
  %next = getelementptr float, ptr addrspace(1) %from, i64 %step
  %k1 = add i32 %k, 1
  %more = icmp slt i32 %k1, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void)");
  std::string ir = afterwards(text);
  EXPECT_EQ(count(ir, "raw.ptr.buffer."), 2u) << ir;
  EXPECT_EQ(count(ir, "phi ptr"), 0u) << ir;
}

TEST(BufferAccess, SelectsOnlyAnotherThanZero) {
  std::string zero = afterwards(kernel(elements));
  EXPECT_EQ(count(zero, "select"), 1u) << zero;
  std::string one = afterwards(
      kernel(elements, "<1 x float>", "v1f32", 4, "splat (float 1.0)"));
  EXPECT_EQ(count(one, "select"), 2u) << one;
}

TEST(BufferAccess, KeepsWidthsAndAlignments) {
  StringRef quads = R"(
  %from = getelementptr <8 x half>, ptr addrspace(1) %p, i64 %w
  %to = getelementptr <8 x half>, ptr addrspace(1) %q, i64 %w
)";
  EXPECT_EQ(count(afterwards(kernel(quads, "<8 x half>", "v8f16", 16)),
                  "raw.ptr.buffer.load.v4i32"),
            1u);
  EXPECT_EQ(count(afterwards(kernel(quads, "<1 x i8>", "v1i8", 1)),
                  "raw.ptr.buffer.load.i8"),
            1u);
  // The hardware needs words aligned to four bytes, and has no access longer
  // than 16.
  for (auto [vector, name, align] : {std::tuple("<2 x half>", "v2f16", 2u),
                                     std::tuple("<8 x float>", "v8f32", 32u),
                                     std::tuple("<3 x i8>", "v3i8", 1u)})
    EXPECT_EQ(count(afterwards(kernel(quads, vector, name, align)), "buffer"),
              0u)
        << vector;
}

TEST(BufferAccess, LeavesScalarsAlone) {
  std::string ir = afterwards(kernel(R"(
  %s = sext i32 %b to i64
  %from = getelementptr float, ptr addrspace(1) %p, i64 %s
  %to = getelementptr float, ptr addrspace(1) %q, i64 %w
)"));
  EXPECT_EQ(count(ir, "masked.load"), 1u) << ir;
  EXPECT_EQ(count(ir, "raw.ptr.buffer.store"), 1u) << ir;
}

TEST(BufferAccess, IsAmds) {
  LLVMContext context;
  std::string text = kernel(elements);
  for (auto [from, to] : {std::pair("amdgpu_kernel", "ptx_kernel"),
                          std::pair("llvm.amdgcn.workgroup.id.x",
                                    "llvm.nvvm.read.ptx.sreg.ctaid.x"),
                          std::pair("llvm.amdgcn.workitem.id.x",
                                    "llvm.nvvm.read.ptx.sreg.tid.x")})
    for (size_t at; (at = text.find(from)) != std::string::npos;)
      text.replace(at, strlen(from), to);
  EXPECT_EQ(count(printed(*optimized(text, context, "sm_90a")), "buffer"), 0u);
}

} // namespace
