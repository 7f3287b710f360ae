// Every form that newer LLVMs print, in every type of a GPU, against the bits
// that it means.
#include "tools/source/NewerLLVM.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace llvm;

/// The text respelled, or the error.
static std::string respelled(StringRef text) {
  Expected<NewerLLVM> result = NewerLLVM::read(MemoryBufferRef(text, "k.ll"));
  return result ? result->text() : "error: " + toString(result.takeError());
}

TEST(NewerLLVM, SpellsBitsInTheTypesOwnForm) {
  EXPECT_EQ(respelled("half f0x3C01"), "half 0xH3C01");
  EXPECT_EQ(respelled("bfloat f0x3F80"), "bfloat 0xR3F80");
  EXPECT_EQ(respelled("float f0x3FB8AA3B"), "float 0x3FF7154760000000");
  EXPECT_EQ(respelled("float f0x00000001"), "float 0x36A0000000000000");
  EXPECT_EQ(respelled("float f0x80000000"), "float 0x8000000000000000");
  EXPECT_EQ(respelled("double f0x3ff0000000000000"),
            "double 0x3FF0000000000000");
}

TEST(NewerLLVM, SpellsInfinitiesAndNaNs) {
  EXPECT_EQ(respelled("half +inf"), "half 0xH7C00");
  EXPECT_EQ(respelled("bfloat -inf"), "bfloat 0xRFF80");
  EXPECT_EQ(respelled("float +inf"), "float 0x7FF0000000000000");
  EXPECT_EQ(respelled("double -inf"), "double 0xFFF0000000000000");
  EXPECT_EQ(respelled("half -qnan"), "half 0xHFE00");
  EXPECT_EQ(respelled("float +qnan"), "float 0x7FF8000000000000");
  EXPECT_EQ(respelled("float -nan(0x1)"), "float 0xFFF8000020000000");
  EXPECT_EQ(respelled("float +snan(0x1)"), "float 0x7FF0000020000000");
  EXPECT_EQ(respelled("double +snan(0x4000000000000)"),
            "double 0x7FF4000000000000");
  EXPECT_EQ(respelled("bfloat +nan(0x3f)"), "bfloat 0xR7FFF");
}

TEST(NewerLLVM, SpellsNumbersThatAreNotExact) {
  EXPECT_EQ(respelled("float 1.000000e-01"), "float 0x3FB99999A0000000");
  EXPECT_EQ(respelled("half 1.000000e-01"), "half 0xH2E66");
  EXPECT_EQ(respelled("float -0x1.8p-3"), "float 0xBFC8000000000000");
  // What LLVM 22 reads stays: exact ones, and all of double, which it
  // iterations.
  for (StringRef same : {"float 1.500000e+00", "double 1.000000e-01",
                         "half 0xH3C00", "float 0x3FB99999A0000000",
                         "float 1.000000e+99", "i32 -5", "float 0.0"})
    EXPECT_EQ(respelled(same), same);
}

TEST(NewerLLVM, FindsTheTypeBeforeTheConstant) {
  EXPECT_EQ(respelled("%a = fadd float %x, f0x3F800000"),
            "%a = fadd float %x, 0x3FF0000000000000");
  EXPECT_EQ(respelled("phi double [ %y, %b ], [ +inf, %c ]"),
            "phi double [ %y, %b ], [ 0x7FF0000000000000, %c ]");
  EXPECT_EQ(respelled("<2 x half> <half f0x3C00, half f0x4000>"),
            "<2 x half> <half 0xH3C00, half 0xH4000>");
  EXPECT_EQ(respelled("float %x, i32 7, half f0x3C00"),
            "float %x, i32 7, half 0xH3C00");
}

TEST(NewerLLVM, LeavesNamesStringsAndComments) {
  for (StringRef same :
       {"; float f0x12", "!0 = !{!\"float f0x12\"}", "float %f0x12",
        "float @\"+inf\"", "float\nf0x12:", "c\"float f0x\\00\"",
        "source_filename = \"amdgpu9.42-amd-amdhsa\"", "float !f0x12",
        "\"unclosed f0x12", "#0 $f0x12 %-inf"})
    EXPECT_EQ(respelled(same), same);
}

TEST(NewerLLVM, KnowsTheNewNameOfAmdsMachine) {
  EXPECT_EQ(respelled("target triple = \"amdgpu9.42-amd-amdhsa\""),
            "target triple = \"amdgcn-amd-amdhsa\"");
  EXPECT_EQ(respelled("target triple = \"amdgcn-amd-amdhsa\""),
            "target triple = \"amdgcn-amd-amdhsa\"");
}

TEST(NewerLLVM, NamesTheLocationOfWhatMeansNothing) {
  EXPECT_EQ(respelled("\n  float f0x12"),
            "error: k.ll:2:9: the constant 'f0x12' has to have 8 hexadecimal "
            "digits to be one of the type float");
  EXPECT_EQ(respelled("float f0x3FB8AA3G").substr(0, 16), "error: k.ll:1:7:");
  EXPECT_EQ(respelled("i32 f0x12"),
            "error: k.ll:1:5: the constant 'f0x12' has no type");
  EXPECT_EQ(respelled("fp128 +inf"),
            "error: k.ll:1:7: no GPU has the type fp128");
  EXPECT_EQ(respelled("half +nan(0x200)"),
            "error: k.ll:1:6: the constant '+nan(0x200)' has no payload that "
            "fits into the type half: expected hexadecimal digits of 9 bits at "
            "most");
  EXPECT_EQ(respelled("half -snan(0x0)").substr(0, 15), "error: k.ll:1:6");
  EXPECT_EQ(respelled("half +nan(7").substr(0, 15), "half +nan(7");
}

/// LLVM's own errors are about the respelled text; people have the source.
TEST(NewerLLVM, TellsTheColumnInTheSource) {
  StringRef text = "f\nhalf f0x3C00, half +inf, %x\n";
  Expected<NewerLLVM> result = NewerLLVM::read(MemoryBufferRef(text, "k.ll"));
  ASSERT_TRUE(bool(result));
  EXPECT_EQ(result->text(), "f\nhalf 0xH3C00, half 0xH7C00, %x\n");
  EXPECT_EQ(result->sourceColumn(2, 6), 6u);
  EXPECT_EQ(result->sourceColumn(2, 29), 26u);
  EXPECT_EQ(result->sourceColumn(1, 29), 29u);
}
