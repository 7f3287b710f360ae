// Configurations: what they replace, and that every mistake is named with its
// place.
#include "tools/case/CaseVariant.h"

#include <gtest/gtest.h>

using namespace kiln;
using namespace llvm;

namespace {

Expected<CaseFile> parse(StringRef configurations) {
  return parseCaseFile(
      (R"json({"version": 1, "kernel": "k.ll", "name": "k", "num_warps": 4,
  "sizes": {"M": 64, "BLOCK": 16}, "grid": ["cdiv(M, BLOCK)"],
  "dynamic_shared": "4 * BLOCK", "reference": "k.ttir",
  "arguments": [{"name": "x", "dtype": "f32", "shape": ["M"], "fill": "zero"}],
  "configurations": )json" +
       configurations + "}")
          .str(),
      "dir/test.json");
}

std::string errorOf(StringRef configurations) {
  Expected<CaseFile> file = parse(configurations);
  return file ? "no error" : toString(file.takeError());
}

TEST(CaseConfiguration, ReplacesWhatItNames) {
  Expected<CaseFile> file = parse(
      R"([{}, {"label": "wide", "kernel": "w.ll", "num_warps": 8, "num_stages": 2,
           "sizes": {"BLOCK": 32}}, {"sizes": {"BLOCK": 8}, "num_warps": 2},
          {"grid": [7, "BLOCK"], "dynamic_shared": 0, "name": "other", "fp_fusion": false}])");
  ASSERT_TRUE(bool(file)) << toString(file.takeError());
  ASSERT_EQ(file->configurations.size(), 4u);
  const CaseFile &same = file->configurations[0],
                 &wide = file->configurations[1],
                 &small = file->configurations[2],
                 &other = file->configurations[3];
  EXPECT_EQ(file->reference, "dir/k.ttir");
  EXPECT_EQ(same.label, "configuration 0");
  EXPECT_EQ(same.kernel, "dir/k.ll");
  EXPECT_EQ(wide.label, "wide");
  EXPECT_EQ(wide.kernel, "dir/w.ll");
  EXPECT_EQ(wide.numWarps, 8u);
  EXPECT_EQ(wide.numStages, 2u);
  EXPECT_EQ(cantFail(resolveCase(wide, 0)).grid[0], 2);
  EXPECT_EQ(cantFail(resolveCase(wide, 0)).dynamicShared, 128u);
  EXPECT_EQ(small.label, "BLOCK=8, num_warps=2");
  EXPECT_EQ(cantFail(resolveCase(small, 0)).grid[0], 8);
  EXPECT_EQ(other.name, "other");
  EXPECT_FALSE(other.fpFusion);
  EXPECT_TRUE(wide.fpFusion);
  EXPECT_EQ(cantFail(resolveCase(other, 0)).grid[1], 16);
  EXPECT_EQ(cantFail(resolveCase(other, 0)).dynamicShared, 0u);
}

TEST(CaseConfiguration, RefusesMistakes) {
  struct {
    StringLiteral text, message;
  } wrong[] = {
      {"{}", "dir/test.json: configurations: expected an array of objects"},
      {"[]", "configurations: expected an array of objects, at least one"},
      {"[3]", "configurations[0]: expected an object, found 3"},
      {R"([{}, {"num_warp": 4}])",
       "configurations[1]: unknown key \"num_warp\"; did you mean"},
      {R"([{"num_warps": 0}])",
       "configurations[0].num_warps: expected a positive integer, found 0"},
      {R"([{"sizes": {"BLOK": 4}}])",
       "configurations[0].sizes: 'BLOK' is not among the sizes"},
      {R"([{"sizes": {"BLOCK": -4}}])",
       "configurations[0].sizes.BLOCK: expected an integer of at least 0"},
      {R"([{}, {"sizes": {"BLOCK": 0}}])",
       "configurations[1].grid[0]: division by zero"},
      {R"([{"grid": []}])",
       "configurations[0].grid: a grid has one to three dimensions"},
      {R"([{"fp_fusion": 1}])",
       "configurations[0].fp_fusion: expected true or false, found 1"},
      {R"([{"arguments": []}])",
       "configurations[0]: unknown key \"arguments\""},
      {R"([{"label": "a"}, {"label": "a"}])",
       "configurations[1].label: 'a' is the name of configurations[0] already"},
  };
  for (auto &[text, message] : wrong)
    EXPECT_NE(errorOf(text).find(message.str()), std::string::npos)
        << text.str() << "\n"
        << errorOf(text);
}

} // namespace
