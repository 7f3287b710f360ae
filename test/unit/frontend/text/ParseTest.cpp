//===- ParseTest.cpp - what is not tile IR is refused by name -------------===//

#include "frontend/text/Parse.h"
#include "frontend/dialect/Tile.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;
using testing::HasSubstr;

namespace {

/// What parseTile says about `text`, as "line:column: message"; empty if it
/// reads it.
std::string complaint(llvm::StringRef text) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  std::string all;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    llvm::raw_string_ostream stream(all);
    if (auto loc = llvm::dyn_cast<FileLineColLoc>(diagnostic.getLocation()))
      stream << loc.getLine() << ':' << loc.getColumn() << ": ";
    stream << diagnostic << '\n';
    return success();
  });
  OwningOpRef<ModuleOp> module =
      kiln::parseTile(llvm::MemoryBufferRef(text, "test.ttir"), context);
  EXPECT_EQ(!module, !all.empty()) << all;
  return all;
}

constexpr llvm::StringLiteral kEmptyKernel =
    "tt.func @kernel() {\n  tt.return\n}\n";

TEST(Parse, ReadsAFunctionWithoutAModule) {
  EXPECT_EQ(complaint(kEmptyKernel), "");
}

TEST(Parse, NamesOtherLanguages) {
  EXPECT_THAT(complaint(""), HasSubstr("1:1: this is empty"));
  EXPECT_THAT(complaint("// only a comment\n"), HasSubstr("this is empty"));
  EXPECT_THAT(complaint("; ModuleID = 'x'\ndefine void @f() {"),
              HasSubstr("this is LLVM IR; give it as a file named .ll"));
  EXPECT_THAT(complaint("//\n// NVPTX\n//\n.version 8.7\n.target sm_90a\n"),
              HasSubstr("this is assembly"));
  EXPECT_THAT(complaint("import triton\n@triton.jit\ndef f(x): pass\n"),
              HasSubstr("this is a program in Python"));
  EXPECT_THAT(complaint("--- |\n  ; ModuleID\n"),
              HasSubstr("this is machine IR"));
  EXPECT_THAT(complaint("ML\xefR\x06"), HasSubstr("this is MLIR bytecode"));
  EXPECT_THAT(complaint("BC\xc0\xde"), HasSubstr("this is LLVM bitcode"));
  EXPECT_THAT(complaint("\x7f"
                        "ELF\x02"),
              HasSubstr("this is an object file"));
  EXPECT_THAT(complaint(llvm::StringRef("tt.func\0@f()", 12)),
              HasSubstr("this is binary data"));
}

TEST(Parse, RefusesTtgirWithTheRemedy) {
  std::string said =
      complaint("#blocked = #ttg.blocked<{sizePerThread = [4], order = [0]}>\n"
                "module attributes {\"ttg.num-warps\" = 4 : i32} {}\n");
  EXPECT_THAT(said, HasSubstr("1:17: this is TTGIR"));
  EXPECT_THAT(said, HasSubstr("give Kiln the TTIR"));
  EXPECT_THAT(complaint("tt.func @f(%x: !ttg.memdesc<8xf32>) { tt.return }"),
              HasSubstr("this is TTGIR"));
  EXPECT_THAT(complaint("tt.func @f() {\n  ttng.fence_async_shared\n}"),
              HasSubstr("2:3: custom op 'ttng.fence_async_shared' this is "
                        "TTGIR"));
}

// Nothing reads what TTGIR says of a module or an op, so it must not stand
// there.
TEST(Parse, RefusesAttributesOfTtgir) {
  EXPECT_THAT(complaint("module attributes {\"ttg.num-warps\" = 8 : i32} {\n"
                        "  tt.func @f() { tt.return }\n}"),
              HasSubstr("1:1: attribute 'ttg.num-warps' belongs to TTGIR"));
  EXPECT_THAT(complaint("tt.func @f() {\n  tt.return {ttng.x}\n}"),
              HasSubstr("2:3: attribute 'ttng.x' belongs to TTGIR"));
}

TEST(Parse, RefusesGarbageWithALocation) {
  EXPECT_THAT(complaint("hello"), HasSubstr("1:1: "));
  EXPECT_THAT(complaint("tt.func @f() {\n  tt.frobnicate\n}"),
              HasSubstr("2:3: custom op 'tt.frobnicate' is not an op of TTIR"));
  EXPECT_THAT(complaint("tt.func @f() {\n  linalg.fill\n}"),
              HasSubstr("2:3: Dialect `linalg' not found"));
}

TEST(Parse, WantsKernelsAndNothingElse) {
  EXPECT_THAT(complaint("module {}"), HasSubstr("holds no tt.func"));
  EXPECT_THAT(complaint("func.func private @f()"),
              HasSubstr("cannot stand beside kernels"));
}

TEST(Parse, RefusesNestingThatWouldOverflowTheStack) {
  std::string deep = "tt.func @f() attributes {a = ";
  deep += std::string(100000, '[');
  EXPECT_THAT(complaint(deep), HasSubstr("1:285: brackets nest deeper than 256 "
                                         "levels"));
  // Strings and comments may hold any number of brackets.
  std::string harmless = "// " + std::string(1000, '(') + "\n";
  harmless += "tt.func @f() attributes {a = \"" + std::string(1000, '{') +
              "\"} {\n  tt.return\n}\n";
  EXPECT_EQ(complaint(harmless), "");
}

TEST(Parse, KeepsTheOrdersOfAKernel) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  llvm::StringRef text =
      "tt.func @f() attributes {\"kiln-sched-strategy\" = \"latency\"} {\n"
      "  tt.return\n}\n";
  OwningOpRef<ModuleOp> module =
      kiln::parseTile(llvm::MemoryBufferRef(text, "test.ttir"), context);
  ASSERT_TRUE(module);
  auto function = *module->getOps<kiln::tt::FuncOp>().begin();
  auto directive = function->getAttrOfType<StringAttr>("kiln-sched-strategy");
  ASSERT_TRUE(directive);
  EXPECT_EQ(directive.getValue(), "latency");
}

TEST(Parse, ReadsTextThatIsNotTerminated) {
  std::string text = (kEmptyKernel + "garbage").str();
  MLIRContext context(MLIRContext::Threading::DISABLED);
  EXPECT_TRUE(kiln::parseTile(
      llvm::MemoryBufferRef(
          llvm::StringRef(text).take_front(kEmptyKernel.size()), "test.ttir"),
      context));
}

} // namespace
