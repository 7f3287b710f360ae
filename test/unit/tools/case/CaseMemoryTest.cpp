// Tensors that a kernel finds by pointers, and tensors given element by
// element.
#include "tools/case/CaseData.h"

#include <gtest/gtest.h>

using namespace kiln;
using namespace llvm;

namespace {

constexpr StringLiteral valid = R"json({
  "version": 1, "kernel": "k.ttir", "sizes": {"N": 4}, "variants": [{"N": 2}],
  "grid": [1],
  "arguments": [
    {"name": "p", "dtype": "i64", "shape": [2],
     "fill": {"pointers": ["b", "a"]}},
    {"name": "n", "dtype": "i16", "shape": [3],
     "fill": {"values": ["N", -1, "2 * N"]}}],
  "memory": [
    {"name": "a", "dtype": "f16", "shape": ["N"], "fill": "ones"},
    {"name": "b", "dtype": "f32", "shape": ["N"], "fill": "nan", "offset": 3,
     "role": "out"}]})json";

/// Parses `valid` after replacing `from` by `to`.
Expected<CaseFile> parseWith(StringRef from, StringRef to) {
  std::string text = valid.str();
  size_t at = text.find(from.str());
  EXPECT_NE(at, std::string::npos) << from.str();
  text.replace(at, from.size(), to.str());
  return parseCaseFile(text, "test.json");
}

TEST(CaseMemory, IsNotPassed) {
  CaseFile file = cantFail(parseCaseFile(valid, "test.json"));
  EXPECT_EQ(file.arguments.size(), 4u);
  ASSERT_EQ(file.passed().size(), 2u);
  EXPECT_EQ(file.passed()[1].name, "n");
}

TEST(CaseMemory, IsPointedTo) {
  CaseFile file = cantFail(parseCaseFile(valid, "test.json"));
  CaseVariant variant = cantFail(resolveCase(file, 0));
  CaseData data = cantFail(fillCase(file, variant, 1));
  DeviceBuffer &words = data.buffers[0];
  EXPECT_EQ(words.bytes, std::vector<uint8_t>(16));
  ASSERT_EQ(words.pointers.size(), 2u);
  const uint64_t addresses[] = {0x1000, 0x2000, 0x3000, 0x4000};
  words.writePointers(words.bytes, addresses);
  EXPECT_EQ(readElement(words.bytes, 8, 0), 0x4000u + 3 * 4);
  EXPECT_EQ(readElement(words.bytes, 8, 1), 0x3000u);
  // A word that the kernel changed stays, so that the comparison sees it.
  writeElement(words.bytes, 8, 1, 0x3001);
  words.clearPointers(addresses);
  EXPECT_EQ(readElement(words.bytes, 8, 0), 0u);
  EXPECT_EQ(readElement(words.bytes, 8, 1), 0x3001u);
}

TEST(CaseMemory, ValuesAreExpressions) {
  CaseFile file = cantFail(parseCaseFile(valid, "test.json"));
  CaseVariant variant = cantFail(resolveCase(file, 1));
  CaseData data = cantFail(fillCase(file, variant, 1));
  EXPECT_EQ(readElement(data.buffers[1].bytes, 2, 0), 2u);
  EXPECT_EQ(readElement(data.buffers[1].bytes, 2, 1), 0xffffu);
  EXPECT_EQ(readElement(data.buffers[1].bytes, 2, 2), 4u);
}

TEST(CaseMemory, RefusesWrongOnes) {
  struct {
    StringLiteral from, to, message;
  } wrong[] = {
      {"[\"b\", \"a\"]", "[\"b\", \"c\"]",
       "arguments[0].fill.pointers[1]: there is no tensor 'c'"},
      {"[\"b\", \"a\"]", "[\"b\"]",
       "arguments[0].fill: the tensor has 2 elements with N=4, the list 1"},
      {"[\"b\", \"a\"]", "\"b\"",
       "arguments[0].fill.pointers: expected an array"},
      {"i64", "i32",
       "arguments[0].fill.pointers: pointers are i64, and the "
       "tensor is of i32"},
      {"{\"pointers\": [\"b\", \"a\"]}",
       "{\"pointers\": [\"b\", \"a\"]}, \"role\": \"inout\"",
       "arguments[0].fill.pointers: pointers differ from run to run"},
      {"-1", "\"M\"", "arguments[1].fill.values[1]: "},
      {"\"shape\": [\"N\"], \"fill\": \"ones\"", "\"value\": 1",
       "memory[0]: memory holds tensors, and this has no \"shape\""},
      {"\"a\", \"dtype\"", "\"n\", \"dtype\"",
       "memory[0].name: 'n' is the name of another argument already"},
      {"\"fill\": \"nan\"", "\"fill\": \"nam\"",
       "memory[1].fill: expected nan, zero"},
      {"[\"N\"], \"fill\": \"nan\"", "[\"N - 3\"], \"fill\": \"nan\"",
       "memory[1].shape[0]: 'N - 3' is -1 with N=2"},
  };
  for (auto &[from, to, message] : wrong) {
    Expected<CaseFile> file = parseWith(from, to);
    std::string error = file ? "no error" : toString(file.takeError());
    EXPECT_EQ(error.find("test.json: " + message.str()), 0u)
        << from.str() << " -> " << to.str() << ": " << error;
  }
}

} // namespace
