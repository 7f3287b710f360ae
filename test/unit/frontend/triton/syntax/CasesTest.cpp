// The files of test/python-ast/cases, whose trees Python 3.13 has recorded
// beside them (record.py there): all of the grammar, with positions.
#include "test/unit/frontend/triton/Python.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace kiln::triton;
using namespace kiln::triton::test;

static std::vector<std::string> findCases() {
  std::vector<std::string> names;
  std::error_code error;
  StringRef folder = KILN_TEST_DIR "/python-ast/cases";
  for (sys::fs::directory_iterator it(folder, error), end; it != end && !error;
       it.increment(error))
    if (sys::path::extension(it->path()) == ".py")
      names.push_back(sys::path::stem(it->path()).str());
  llvm::sort(names);
  return names;
}

static std::string read(const Twine &name) {
  auto buffer = MemoryBuffer::getFile(KILN_TEST_DIR "/python-ast/cases/" + name,
                                      /*IsText=*/false);
  return buffer ? (*buffer)->getBuffer().str() : "";
}

class SyntaxCases : public testing::TestWithParam<std::string> {};

TEST_P(SyntaxCases, HaveTheTreesOfPython) {
  Parsed parsed(read(GetParam() + ".py"));
  ASSERT_TRUE(parsed.module) << parsed.diagnostics.get().front().message;
  std::string dumps = read(GetParam() + ".dump");
  StringRef rest = dumps;
  for (const ast::Statement *statement : parsed.module->body) {
    auto [expected, after] = rest.split('\n');
    rest = after;
    std::string found;
    raw_string_ostream out(found);
    dump(*statement, out, &parsed.file);
    EXPECT_EQ(found, expected.str());
  }
  EXPECT_EQ(rest.str(), "");
  EXPECT_GT(parsed.module->body.size(), 5u);
}

INSTANTIATE_TEST_SUITE_P(Files, SyntaxCases, testing::ValuesIn(findCases()),
                         [](const auto &test) { return test.param; });
