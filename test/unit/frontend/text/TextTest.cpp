//===- TextTest.cpp - the text of tile IR is Triton's ---------------------===//
//
// Reads the corpus and compares what is printed with what Triton 3.6 printed:
// the same but for locations, and for the names of SSA values, which the text
// keeps only as far as locations do.
//
//===----------------------------------------------------------------------===//

#include "frontend/text/Parse.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "test/unit/frontend/Corpus.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace mlir;
using kiln::test::CorpusKernel;
using kiln::test::corpusKernels;

namespace {

std::string print(ModuleOp module, OpPrintingFlags flags = {}) {
  std::string text;
  raw_string_ostream stream(text);
  module->print(stream, flags);
  return text;
}

/// `text` without " loc(...)" and without the lines that define locations.
std::string withoutLocations(StringRef text) {
  std::string result;
  for (StringRef line : split(text, '\n')) {
    if (line.starts_with("#loc") || line.trim().empty())
      continue;
    size_t start;
    while ((start = line.find(" loc(")) != StringRef::npos) {
      size_t end = start + 5;
      for (unsigned depth = 1; depth && end < line.size(); ++end)
        depth += line[end] == '(' ? 1 : line[end] == ')' ? -1 : 0;
      result += line.take_front(start);
      line = line.drop_front(end);
    }
    result += line;
    result += '\n';
  }
  return result;
}

/// Whether a value whose name ends where `rest` starts is defined there: before
/// "=", ":2 =" or ": type".
bool definesValue(StringRef rest) {
  if (rest.consume_front(": "))
    return true;
  if (rest.consume_front(":"))
    rest = rest.drop_while(isDigit);
  return rest.starts_with(" =");
}

/// Renames the values to %0, %1, ... in order of definition. Names come back in
/// later regions, so each definition counts anew.
std::string renumbered(StringRef text) {
  StringMap<unsigned> numbers;
  unsigned next = 0;
  std::string result;
  while (!text.empty()) {
    size_t name = text.find('%');
    result += text.take_front(name);
    text = text.drop_front(std::min(name, text.size()));
    if (text.empty())
      break;
    StringRef value = text.take_front(
        1 + text.drop_front(1)
                .take_while([](char c) {
                  return isAlnum(c) || StringRef("_-$.").contains(c);
                })
                .size());
    text = text.drop_front(value.size());
    if (definesValue(text))
      numbers[value] = next++;
    result += "%" + std::to_string(numbers.lookup(value));
  }
  return result;
}

class Corpus : public testing::TestWithParam<std::string> {
protected:
  const CorpusKernel &kernel() {
    for (const CorpusKernel &kernel : corpusKernels())
      if (kernel.name == GetParam())
        return kernel;
    llvm_unreachable("parameters are the names of kernels");
  }
  OwningOpRef<ModuleOp> parse(StringRef text) {
    return kiln::parseTile(MemoryBufferRef(text, kernel().path), context);
  }
  MLIRContext context{MLIRContext::Threading::DISABLED};
};

TEST_P(Corpus, IsPrintedAsTritonPrintsIt) {
  OwningOpRef<ModuleOp> module = parse(kernel().text);
  ASSERT_TRUE(module);
  EXPECT_EQ(renumbered(print(*module)),
            renumbered(withoutLocations(kernel().text)));
}

TEST_P(Corpus, KeepsItsLocations) {
  OwningOpRef<ModuleOp> module = parse(kernel().text);
  ASSERT_TRUE(module);
  OpPrintingFlags flags;
  flags.enableDebugInfo().printNameLocAsPrefix();
  std::string once = print(*module, flags);
  OwningOpRef<ModuleOp> again = parse(once);
  ASSERT_TRUE(again);
  EXPECT_EQ(print(*again, flags), once);
}

std::vector<std::string> kernelNames() {
  std::vector<std::string> names;
  for (const CorpusKernel &kernel : corpusKernels())
    names.push_back(kernel.name);
  return names;
}

INSTANTIATE_TEST_SUITE_P(Kernels, Corpus, testing::ValuesIn(kernelNames()),
                         [](const testing::TestParamInfo<std::string> &info) {
                           return info.param;
                         });

TEST(CorpusFolder, HasAllKernels) { EXPECT_EQ(corpusKernels().size(), 63u); }

} // namespace
