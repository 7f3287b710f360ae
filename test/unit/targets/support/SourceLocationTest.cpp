//===- SourceLocationTest.cpp - where an instruction comes from -----------===//
#include "targets/support/SourceLocation.h"
#include "test/unit/targets/CompileForTest.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace kiln;
using namespace llvm;

namespace {

const char *const program = R"(
define void @k(ptr %p) !dbg !3 {
  store i32 0, ptr %p, !dbg !6
  store i32 1, ptr %p
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "softmax.py", directory: "/kernels")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "k", file: !1, line: 1, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DIFile(filename: "/lib/math.py", directory: "/elsewhere")
!5 = distinct !DISubprogram(name: "exp", file: !4, line: 1, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DILocation(line: 9, column: 2, scope: !5, inlinedAt: !7)
!7 = distinct !DILocation(line: 30, column: 7, scope: !3)
)";

TEST(SourceLocation, NamesTheLocationAndItsCallers) {
  LLVMContext context;
  auto module = parseForTest(program, context);
  BasicBlock &block = module->getFunction("k")->getEntryBlock();
  const Instruction &known = block.front();
  EXPECT_EQ(describeLocation(known),
            "/lib/math.py:9:2 (called from /kernels/softmax.py:30:7) in 'k'");
  EXPECT_EQ(sourceLine(known.getDebugLoc()), "softmax.py:30");
  const Instruction &unknown = *known.getNextNode();
  EXPECT_EQ(describeLocation(unknown), "in 'k'");
  EXPECT_EQ(describeLocation(unknown.getDebugLoc()), "");
  EXPECT_EQ(sourceLine(unknown.getDebugLoc()), "");
}

} // namespace
