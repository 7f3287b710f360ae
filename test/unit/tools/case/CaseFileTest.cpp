// Case files: what they mean, and that every mistake is named with its
// location.
#include "tools/case/CaseVariant.h"

#include "llvm/Support/JSON.h"
#include <gtest/gtest.h>

using namespace kiln;
using namespace llvm;

namespace {

constexpr StringLiteral valid = R"json({
  "version": 1, "kernel": "k.ttir", "name": "k",
  "sizes": {"M": 3, "N": 5}, "variants": [{"N": 1}, {"M": 2}],
  "grid": ["M", "cdiv(N, 2)"], "num_warps": 8,
  "arguments": [
    {"name": "x", "dtype": "f16", "shape": ["M", "N"], "fill": "nan",
     "strides": ["N+2", 1], "offset": 4, "role": "out",
     "tolerance": {"relative": 0.5}},
    {"name": "y", "dtype": "i32", "shape": ["N"], "fill": {"integers": [0, "N"]}},
    {"name": "n", "dtype": "i32", "value": "N - 10"},
    {"name": "p", "dtype": "f32", "value": 0.5}],
  "tolerance": {"relative": 1e-5, "absolute": 1e-6}})json";

/// Parses `valid` after replacing `from` by `to`.
Expected<CaseFile> parseWith(StringRef from, StringRef to) {
  std::string text = valid.str();
  size_t at = text.find(from.str());
  EXPECT_NE(at, std::string::npos) << from.str();
  text.replace(at, from.size(), to.str());
  return parseCaseFile(text, "dir/test.json");
}

std::string errorWith(StringRef from, StringRef to) {
  Expected<CaseFile> file = parseWith(from, to);
  return file ? "no error" : toString(file.takeError());
}

TEST(CaseFile, Reads) {
  Expected<CaseFile> file = parseCaseFile(valid, "dir/test.json");
  ASSERT_TRUE(bool(file)) << toString(file.takeError());
  EXPECT_EQ(file->kernel, "dir/k.ttir");
  EXPECT_EQ(file->numWarps, 8u);
  EXPECT_EQ(file->arguments[0].role, CaseRole::Out);
  EXPECT_EQ(file->arguments[1].role, CaseRole::In);
  EXPECT_EQ(file->arguments[0].tolerance->relative, 0.5);
  EXPECT_EQ(file->tolerance->absolute, 1e-6);
  EXPECT_EQ(variantCount(*file), 3u);
}

TEST(CaseFile, ALevelMayBeZero) {
  constexpr StringLiteral warps = R"("num_warps": 8)";
  Expected<CaseFile> file =
      parseWith(warps, R"("num_warps": 8, "register_usage_level": 0)");
  ASSERT_TRUE(bool(file)) << toString(file.takeError());
  EXPECT_EQ(file->registerUsageLevel, 0u);
  for (StringRef wrong : {"-1", "11", "\"0\"", "0.5"})
    EXPECT_NE(
        errorWith(warps, ("\"register_usage_level\": " + wrong).str())
            .find("register_usage_level: expected an integer from 0 to 10"),
        std::string::npos)
        << wrong.str();
}

TEST(CaseFile, Resolves) {
  Expected<CaseFile> file = parseCaseFile(valid, "dir/test.json");
  ASSERT_TRUE(bool(file)) << toString(file.takeError());
  Expected<CaseVariant> variant = resolveCase(*file, 0);
  ASSERT_TRUE(bool(variant)) << toString(variant.takeError());
  EXPECT_EQ(variant->label, "M=3 N=5");
  EXPECT_EQ(variant->grid, (std::array<int64_t, 3>{3, 3, 1}));
  EXPECT_EQ(variant->bindings[0].elements, 4u + 2 * 7 + 4 + 1);
  EXPECT_EQ(variant->bindings[2].bits, uint32_t(-5));
  EXPECT_EQ(variant->bindings[3].bits, 0x3f000000u);
  variant = resolveCase(*file, 2);
  ASSERT_TRUE(bool(variant));
  EXPECT_EQ(variant->bindings[0].elements, 4u + 7 + 4 + 1);
  variant = resolveCase(*file, 1, {{"M", 7}});
  ASSERT_TRUE(bool(variant));
  EXPECT_EQ(variant->label, "M=7 N=1");
}

TEST(CaseFile, RefusesUnknownKeys) {
  EXPECT_EQ(errorWith("\"num_warps\"", "\"num_warp\"").substr(0, 41),
            "dir/test.json: unknown key \"num_warp\"; di");
  EXPECT_NE(errorWith("\"offset\"", "\"ofset\"")
                .find("arguments[0]: unknown key \"ofset\""),
            std::string::npos);
  EXPECT_NE(errorWith("\"relative\": 1e-5", "\"rel\": 1")
                .find("tolerance: unknown key \"rel\""),
            std::string::npos);
}

TEST(CaseFile, RefusesWrongValues) {
  struct {
    StringLiteral from, to, message;
  } wrong[] = {
      {"\"version\": 1", "\"version\": 2", "version: expected 1"},
      {"\"version\": 1,", "", "the key \"version\" is missing"},
      {"\"M\": 3", "\"M\": -3",
       "sizes.M: expected an integer of at least 0, "
       "found -3"},
      {"\"M\": 3", "\"M\": 2.5", "sizes.M: expected an integer"},
      {"\"M\": 3", "\"M-\": 3", "'M-' is no name for a size"},
      {"{\"N\": 1}", "{\"K\": 1}", "variants[0]: 'K' is not among the sizes"},
      {"8", "0", "num_warps: expected a positive integer, found 0"},
      {"8", "\"8\"", "num_warps: expected a positive integer, found \"8\""},
      {"[\"M\", \"cdiv", "[1, 1, 1, \"cdiv", "one to three dimensions"},
      {"\"cdiv(N, 2)\"", "9999999999", "grid[1]: a grid of 9999999999 with"},
      {"\"cdiv(N, 2)\"", "\"N // 8\"",
       "grid[1]: 'N // 8' is 0 with M=3 N=5; expected at least 1 along each "
       "axis"},
      {"{\"N\": 1}", "{\"N\": 0}", "grid[1]: 'cdiv(N, 2)' is 0 with M=3 N=0;"},
      {"\"num_warps\": 8", "\"language\": 3",
       "language: expected a string, \"3.6\" or \"3.9\" (releases of Triton), "
       "found 3"},
      {"\"num_warps\": 8", "\"language\": 3.9",
       "(releases of Triton), found 3.9"},
      {"\"num_warps\": 8", "\"language\": \"4\"",
       "language: expected \"3.6\" or \"3.9\", found \"4\""},
      {"f16", "f15", "arguments[0].dtype: unknown dtype \"f15\""},
      {"\"N+2\", 1]", "1]", "arguments[0].strides: there is one stride"},
      {"\"M\", \"N\"], \"fill\"", "\"M\", \"N-6\"], \"fill\"",
       "arguments[0].shape[1]: 'N-6' is -1 with M=3 N=5; expected at least 0"},
      {"\"nan\"", "\"nam\"", "arguments[0].fill: expected nan, zero"},
      {"{\"integers\": [0, \"N\"]}", "{\"normal\": [0]}",
       "arguments[1].fill.normal: expected an array of two numbers"},
      {"\"nan\"", "{\"file\": 1}",
       "arguments[0].fill.file: expected the path of a file"},
      {"{\"integers\": [0, \"N\"]}}",
       "\"zero\", \"role\": \"in\", \"expected\": \"y.bin\"}",
       "arguments[1].expected: a tensor that the kernel writes has the role "
       "out or inout"},
      {"{\"integers\": [0, \"N\"]}}",
       "\"zero\", \"role\": \"out\", \"expected\": \"y.bin\"}",
       "arguments: 'x' has no \"expected\", and another output does"},
      {"[0, \"N\"]", "[\"N\", \"N\"]", "there is no integer from 5 up to 5"},
      {"\"out\"", "\"output\"", "arguments[0].role: expected in, out or inout"},
      {"\"N - 10\"", "\"N - 5000000000\"", "does not fit in i32"},
      {"\"N - 10\"", "1.5", "arguments[2].value: expected an integer or"},
      {"0.5}]", "\"x\"}]",
       "arguments[3].value: expected a number, \"nan\", \"inf\" or \"-inf\", "
       "found \"x\""},
      {"\"value\": 0.5", "\"role\": \"in\"",
       "arguments[3]: an argument has a \"shape\""},
      {"\"name\": \"p\", ", "", "arguments[3]: the key \"name\" is missing"},
      {"1e-6", "-1", "tolerance.absolute: a tolerance cannot be negative"},
      {"\"k.ttir\"", "7", "kernel: expected a string, found 7"},
      {"\"grid\"", "\"comment\"", "the key \"grid\" is missing"},
      {"\"M\", \"N\"], \"fill\"", "\"M\", 4000000000000], \"fill\"",
       "more than a terabyte"},
      {"\"y\"", "\"x\"",
       "arguments[1].name: 'x' is the name of another argument already"},
      {"\"num_warps\": 8", "\"dynamic_shared\": \"N-6\"",
       "dynamic_shared: 'N-6' is -1 with"},
      {"\"num_warps\": 8", "\"dynamic_shared\": 2000000",
       "dynamic_shared: 2000000 bytes with M=3 N=5 are more than any GPU's"},
  };
  for (auto &[from, to, message] : wrong) {
    std::string error = errorWith(from, to);
    EXPECT_NE(error.find(message.str()), std::string::npos)
        << from.str() << " -> " << to.str() << ": " << error;
    EXPECT_EQ(error.find("dir/test.json: "), 0u) << error;
  }
}

TEST(CaseFile, ReadsDynamicShared) {
  Expected<CaseFile> file =
      parseWith("\"num_warps\": 8", "\"dynamic_shared\": \"N * 128\"");
  ASSERT_TRUE(bool(file)) << toString(file.takeError());
  EXPECT_EQ(cantFail(resolveCase(*file, 0)).dynamicShared, 640u);
  EXPECT_EQ(cantFail(resolveCase(*file, 1)).dynamicShared, 128u);
}

TEST(CaseFile, RefusesDeepNesting) {
  // LLVM's parser would overflow the stack; brackets in strings do not count.
  std::string deep(200000, '[');
  Expected<CaseFile> file = parseCaseFile(deep, "dir/test.json");
  ASSERT_FALSE(bool(file));
  EXPECT_NE(toString(file.takeError()).find("nests deeper than 64 on line 1"),
            std::string::npos);
  file = parseWith("\"version\"", "\"comment\": \"" + std::string(200, '{') +
                                      "\", \"version\"");
  EXPECT_TRUE(bool(file)) << toString(file.takeError());
}

TEST(CaseFile, SaysWhatACaseIs) {
  Expected<CaseFile> file = parseCaseFile("module {}", "dir/k.ttir");
  ASSERT_FALSE(bool(file));
  EXPECT_EQ(toString(file.takeError()),
            "dir/k.ttir: expected a case file, JSON with \"version\", "
            "\"kernel\", \"grid\" and \"arguments\", found tile IR; "
            "`kiln compile dir/k.ttir` takes a kernel alone");
  file = parseCaseFile("\x7f"
                       "ELF",
                       "k.cubin");
  ASSERT_FALSE(bool(file));
  EXPECT_NE(toString(file.takeError())
                .find("found machine code; `kiln inspect k.cubin` shows it"),
            std::string::npos);
}

TEST(CaseFile, SyntaxErrorsNameTheFile) {
  Expected<CaseFile> file = parseCaseFile("{", "dir/test.json");
  ASSERT_FALSE(bool(file));
  EXPECT_EQ(toString(file.takeError()).find("dir/test.json: "), 0u);
}

TEST(CaseFile, MutationsNeverCrash) {
  // Every prefix, and every position with one character replaced.
  for (size_t i = 0; i < valid.size(); ++i) {
    consumeError(
        parseCaseFile(valid.take_front(i), "dir/test.json").takeError());
    for (char c : {'"', '{', ']', '9', '-', 'x'}) {
      std::string text = valid.str();
      text[i] = c;
      consumeError(parseCaseFile(text, "dir/test.json").takeError());
    }
  }
}

} // namespace
