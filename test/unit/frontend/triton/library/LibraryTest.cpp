// The modules of the language that are written in it. What they mean is
// compared by test/frontend/triton/library.py; here, that they are all there.
#include "frontend/triton/library/Library.h"
#include "frontend/triton/language/Builtin.h"
#include <gtest/gtest.h>

namespace kiln::triton {
namespace {

TEST(TritonLibrary, EveryNameStandsInItsModule) {
  std::vector<llvm::StringRef> names = libraryNames(LanguageVersion::V3_9);
  EXPECT_EQ(names.size(), 33u);
  for (llvm::StringRef name : names) {
    auto *function = lookupLibraryFunction(name, LanguageVersion::V3_9);
    ASSERT_NE(function, nullptr) << name.str();
    auto *module = lookupLibraryModule(function->module);
    ASSERT_NE(module, nullptr) << name.str();
    EXPECT_TRUE(
        module->text.contains(("\n@triton.jit\ndef " + name + "(").str()))
        << name.str();
    // A function is either written in the language or emitted by C++.
    EXPECT_EQ(lookupBuiltin("triton.language", name, LanguageVersion::V3_9),
              nullptr)
        << name.str();
  }
}

TEST(TritonLibrary, MethodsAndReleases) {
  auto *sum = lookupLibraryFunction("sum", LanguageVersion::V3_6);
  ASSERT_NE(sum, nullptr);
  EXPECT_TRUE(sum->isMethod);
  EXPECT_EQ(sum->module, "triton.language.standard");
  EXPECT_FALSE(lookupLibraryFunction("rand", LanguageVersion::V3_6)->isMethod);
  EXPECT_EQ(lookupLibraryFunction("squeeze", LanguageVersion::V3_6), nullptr);
  EXPECT_NE(lookupLibraryFunction("squeeze", LanguageVersion::V3_9), nullptr);
  EXPECT_EQ(lookupLibraryFunction("_log2", LanguageVersion::V3_9), nullptr);
  EXPECT_EQ(lookupLibraryModule("triton.language"), nullptr);
}

} // namespace
} // namespace kiln::triton
