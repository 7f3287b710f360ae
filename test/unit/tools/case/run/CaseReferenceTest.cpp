// The cases of test/cases on the reference: every variant runs, and mistakes
// between a case and its kernel are named.
#include "tools/case/run/CaseReference.h"

#include "llvm/Support/FileSystem.h"
#include <gtest/gtest.h>

using namespace kiln;
using namespace llvm;

namespace {

TEST(CaseReference, RunsEveryCase) {
  std::error_code code;
  unsigned cases = 0;
  for (sys::fs::directory_iterator entry(KILN_TEST_DIR "/cases", code), end;
       entry != end && !code; entry.increment(code)) {
    SCOPED_TRACE(entry->path());
    Expected<CaseFile> file = readCaseFile(entry->path());
    ASSERT_TRUE(bool(file)) << toString(file.takeError());
    Expected<std::unique_ptr<CaseReference>> reference =
        CaseReference::open(*file);
    ASSERT_TRUE(bool(reference)) << toString(reference.takeError());
    for (unsigned index = 0; index < variantCount(*file); ++index) {
      Expected<CaseVariant> variant = resolveCase(*file, index);
      ASSERT_TRUE(bool(variant)) << toString(variant.takeError());
      Expected<CaseData> data = fillCase(*file, *variant, 1);
      ASSERT_TRUE(bool(data)) << toString(data.takeError());
      EXPECT_EQ(toString((*reference)->run(*variant, *data)), "")
          << variant->label;
    }
    ++cases;
  }
  EXPECT_GE(cases, 20u);
}

TEST(CaseReference, NamesWrongArguments) {
  Expected<CaseFile> file =
      readCaseFile(KILN_TEST_DIR "/cases/vector_add.json");
  ASSERT_TRUE(bool(file)) << toString(file.takeError());
  file->arguments[1].dtypeName = "f16";
  std::string error = toString(CaseReference::open(*file).takeError());
  EXPECT_NE(error.find("arguments[1]: the kernel expects a tensor of f32, the "
                       "case gives a tensor of f16"),
            std::string::npos)
      << error;
  file->arguments.pop_back();
  error = toString(CaseReference::open(*file).takeError());
  EXPECT_NE(error.find("takes 4 arguments, the case gives 3"),
            std::string::npos)
      << error;
  file->name = "ad_kernel";
  error = toString(CaseReference::open(*file).takeError());
  EXPECT_NE(error.find("there is no kernel 'ad_kernel'"), std::string::npos)
      << error;
}

} // namespace
