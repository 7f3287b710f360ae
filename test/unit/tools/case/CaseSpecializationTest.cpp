// What a case's kernel and its specializations assume.
#include "targets/gpu/GpuTarget.h"
#include "tools/case/CaseFile.h"

#include <gtest/gtest.h>

using namespace kiln;

namespace {

/// A case with these members besides what every case has.
llvm::Expected<CaseFile> parse(const std::string &members) {
  return parseCaseFile(R"({"version": 1, "kernel": "k.ll", "grid": [1], )" +
                           members + R"(, "arguments": [
    {"name": "x", "dtype": "f32", "shape": [4], "fill": "zero"},
    {"name": "n", "dtype": "i32", "value": 4},
    {"name": "scale", "dtype": "f32", "value": 1.0}]})",
                       "cases/k.json");
}

std::string message(const std::string &members) {
  llvm::Expected<CaseFile> file = parse(members);
  return file ? "read" : llvm::toString(file.takeError());
}

TEST(CaseSpecialization, Reads) {
  llvm::Expected<CaseFile> file = parse(R"("assumes": {}, "specializations": [
    {"assumes": {"x": 16, "n": 1}, "kernel": "special.ll", "name": "k",
     "dynamic_shared": 64, "num_warps": 8, "targets": ["H100", "sm_80"]}, {"assumes": {"n": 8}}])");
  ASSERT_TRUE(bool(file)) << llvm::toString(file.takeError());
  ASSERT_TRUE(file->assumes.has_value());
  EXPECT_TRUE(file->assumes->empty());
  ASSERT_EQ(file->specializations.size(), 2u);
  const CaseSpecialization &first = file->specializations[0];
  EXPECT_EQ(first.assumes, (CaseAssumptions{{"n", 1}, {"x", 16}}));
  EXPECT_EQ(first.kernel, "cases/special.ll");
  EXPECT_EQ(first.name, "k");
  EXPECT_EQ(first.dynamicShared, "64");
  EXPECT_EQ(first.numWarps, 8u);
  ASSERT_EQ(first.targets.size(), 2u);
  EXPECT_EQ(first.targets[0]->name(), "sm_90a");
  EXPECT_EQ(file->specializations[1].assumes, (CaseAssumptions{{"n", 8}}));
  EXPECT_EQ(file->specializations[1].kernel, "");
  EXPECT_FALSE(file->specializations[1].dynamicShared.has_value());
}

TEST(CaseSpecialization, ErrorsSayWhere) {
  EXPECT_EQ(message(R"("assumes": [])"),
            "cases/k.json: assumes: expected an object of arguments, found an "
            "array");
  EXPECT_EQ(message(R"("assumes": {"m": 16})"),
            "cases/k.json: assumes: there is no argument 'm'; did you mean "
            "'x'? (known: x, n, scale)");
  EXPECT_EQ(message(R"("assumes": {"n": 4})"),
            "cases/k.json: assumes.n: expected 16 or 8 (divisible by it) or 1 "
            "(equal to 1), found 4");
  EXPECT_EQ(message(R"("assumes": {"x": 1})"),
            "cases/k.json: assumes.x: an address is never assumed to be 1");
  EXPECT_EQ(message(R"("assumes": {"scale": 16})"),
            "cases/k.json: assumes.scale: only integers and tensors have such "
            "facts");
  EXPECT_EQ(message(R"("specializations": [{"kernel": "a.ll"}])"),
            "cases/k.json: specializations[0]: the key \"assumes\" is missing");
  EXPECT_EQ(
      message(R"("specializations": [{"assumes": {}, "targets": []}])"),
      "cases/k.json: specializations[0].targets: expected an array of GPUs, at "
      "least one, found an array");
  EXPECT_NE(
      message(R"("specializations": [{"assumes": {}, "targets": ["sm_1"]}])")
          .find("specializations[0].targets[0]: "),
      std::string::npos);
  EXPECT_NE(message(R"("specializations": [{"assumes": {}, "warps": 4}])")
                .find("specializations[0]"),
            std::string::npos);
}

} // namespace
