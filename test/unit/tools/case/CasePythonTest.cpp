// What cases say of kernels in Triton's language.
#include "tools/case/CaseSource.h"
#include "tools/case/CaseVariant.h"

#include <gtest/gtest.h>

using namespace kiln;
using namespace llvm;

namespace {

Expected<CaseFile> parsePython(StringRef members) {
  return parseCaseFile(
      (R"json({"version": 1, "kernel": "k.py", "name": "k", )json" + members +
       R"json(
    "sizes": {"N": 100}, "grid": ["cdiv(N, BLOCK)"],
    "arguments": [
      {"name": "x", "dtype": "f16", "shape": ["N"], "fill": "nan", "role": "out"},
      {"name": "n", "dtype": "i32", "value": "N"},
      {"name": "p", "dtype": "f32", "value": 0.5}]})json")
          .str(),
      "dir/test.json");
}

std::string pythonError(StringRef members) {
  Expected<CaseFile> file = parsePython(members);
  return file ? "no error" : toString(file.takeError());
}

TEST(CasePython, TypesFollowFromArguments) {
  Expected<CaseFile> file =
      parsePython(R"("constants": {"BLOCK": 32, "NAME": "'a'", "FLAG": true,
                             "NONE": null, "EPS": 0.5},
               "assumes": {"x": 16, "n": 8}, "python_path": ["lib"],)");
  ASSERT_TRUE(bool(file)) << toString(file.takeError());
  Expected<PythonOptions> options = pythonOptions(*file, {});
  ASSERT_TRUE(bool(options)) << toString(options.takeError());
  EXPECT_EQ(options->signature, "*fp16:16, i32:8, fp32");
  EXPECT_EQ(options->searchPath, std::vector<std::string>{"dir/lib"});
  std::map<std::string, std::string> constants(options->constants.begin(),
                                               options->constants.end());
  EXPECT_EQ(constants["BLOCK"], "32");
  EXPECT_EQ(constants["NAME"], "'a'");
  EXPECT_EQ(constants["FLAG"], "True");
  EXPECT_EQ(constants["NONE"], "None");
  EXPECT_EQ(constants["EPS"], "0.5");
}

TEST(CasePython, TypesAreSpelledAsSignaturesSpellThem) {
  for (auto [dtype, type] :
       {std::pair("i8", "i8"), std::pair("bf16", "bf16"),
        std::pair("f64", "fp64"), std::pair("f8e4m3fn", "fp8e4nv"),
        std::pair("f8e5m2", "fp8e5"), std::pair("f8e4m3fnuz", "fp8e4b8"),
        std::pair("f8e5m2fnuz", "fp8e5b16")}) {
    std::string text = R"json({"version": 1, "kernel": "k.py", "grid": [1],
        "arguments": [{"name": "x", "dtype": ")json";
    text += dtype;
    text += R"json(", "shape": [8], "fill": "zero", "role": "out"}]})json";
    Expected<CaseFile> file = parseCaseFile(text, "test.json");
    ASSERT_TRUE(bool(file)) << toString(file.takeError());
    Expected<PythonOptions> options = pythonOptions(*file, {});
    ASSERT_TRUE(bool(options)) << toString(options.takeError());
    EXPECT_EQ(options->signature, std::string("*") + type);
  }
}

TEST(CasePython, IntegersAreSizesOfExpressions) {
  Expected<CaseFile> file = parsePython(
      R"("constants": {"BLOCK": 32}, "configurations":
         [{"constants": {"BLOCK": 64}}, {"num_warps": 8}],)");
  ASSERT_TRUE(bool(file)) << toString(file.takeError());
  Expected<CaseVariant> variant = resolveCase(*file, 0);
  ASSERT_TRUE(bool(variant)) << toString(variant.takeError());
  EXPECT_EQ(variant->grid[0], 4);
  EXPECT_EQ(variant->label, "N=100");
  EXPECT_EQ(file->configurations[0].label, "BLOCK=64");
  Expected<CaseVariant> other = resolveCase(file->configurations[0], 0);
  ASSERT_TRUE(bool(other)) << toString(other.takeError());
  EXPECT_EQ(other->grid[0], 2);
}

TEST(CasePython, MistakesAreNamed) {
  EXPECT_EQ(pythonError(R"("constants": 3,)"),
            "dir/test.json: constants: expected an object of constants, found "
            "3");
  EXPECT_NE(pythonError(R"("constants": {"BLOCK": []},)")
                .find("constants.BLOCK: expected a number"),
            std::string::npos);
  EXPECT_NE(pythonError(R"("constants": {"N": 3},)").find("'N' is a size, too"),
            std::string::npos);
  EXPECT_NE(pythonError(R"("python_path": "lib",)")
                .find("python_path: expected an array of folders"),
            std::string::npos);
  EXPECT_NE(pythonError("").find("BLOCK"), std::string::npos);
}

} // namespace
