//===- TensorMapTest.cpp - recipes of tensor maps -------------------------===//
#include "targets/launch/abi/TensorMap.h"
#include "gtest/gtest.h"

using namespace kiln;

namespace {

/// Rows of `arg1` by `arg2 * 2`, after the pointer arg0.
TensorMapRecipe recipe() {
  TensorMapRecipe result;
  result.base = 0;
  result.element = TensorMapElement::F16;
  LaunchNumber columns{LaunchNumber::Multiply,
                       0,
                       32,
                       {LaunchNumber::argument(2), LaunchNumber::constant(2)}};
  result.sizes = {LaunchNumber::argument(1), columns};
  result.strides = {columns};
  result.box = {64, 32};
  result.swizzleBytes = 64;
  result.fillsNan = LaunchNumber::argument(3);
  return result;
}

std::string follow(const TensorMapRecipe &recipe,
                   std::vector<int64_t> arguments) {
  auto map = recipe.follow(arguments);
  return map ? "" : llvm::toString(map.takeError());
}

TEST(TensorMap, IsMadeOfArguments) {
  auto map = recipe().follow({4096, 10, 20, 1});
  ASSERT_TRUE(bool(map)) << llvm::toString(map.takeError());
  EXPECT_EQ(map->base, 4096u);
  EXPECT_EQ(map->sizes, (std::vector<uint64_t>{10, 40}));
  EXPECT_EQ(map->strides, (std::vector<uint64_t>{80}));
  EXPECT_EQ(map->boxBytes(), 4096u);
  EXPECT_TRUE(map->fillsNan);
}

TEST(TensorMap, IsReadBackFromItsText) {
  std::vector<TensorMapRecipe> recipes = {recipe(), recipe()};
  recipes[1].sizes.front() = LaunchNumber{
      LaunchNumber::Wrap,
      0,
      32,
      {LaunchNumber{LaunchNumber::Divide,
                    0,
                    64,
                    {LaunchNumber::argument(1), LaunchNumber::constant(-3)}}}};
  recipes[1].fillsNan = LaunchNumber::constant(0);
  std::string text = textOf(recipes);
  auto read = readTensorMaps(text);
  ASSERT_TRUE(bool(read)) << llvm::toString(read.takeError());
  EXPECT_EQ(*read, recipes) << text;
}

TEST(TensorMap, RefusesWhatTheDriverRefuses) {
  EXPECT_EQ(follow(recipe(), {4096, 10, 8, 0}), "");
  EXPECT_NE(follow(recipe(), {4098, 10, 8, 0}).find("begins at 0x1002"),
            std::string::npos);
  EXPECT_NE(follow(recipe(), {4096, 10, 5, 0}).find("20 bytes apart"),
            std::string::npos);
  EXPECT_NE(follow(recipe(), {4096, 0, 8, 0}).find("0 elements"),
            std::string::npos);
  EXPECT_NE(follow(recipe(), {4096, 10}).find("needs argument 2"),
            std::string::npos);
}

TEST(TensorMap, KnowsItsLimits) {
  EXPECT_EQ(recipe().problem(), "");
  TensorMapRecipe tall = recipe();
  tall.box = {512, 32};
  EXPECT_NE(tall.problem().find("256"), std::string::npos);
  TensorMapRecipe wide = recipe();
  wide.box = {64, 64};
  EXPECT_NE(wide.problem().find("64 bytes of its swizzle"), std::string::npos);
  TensorMapRecipe narrow = recipe();
  narrow.box = {64, 4};
  EXPECT_NE(narrow.problem().find("multiple of 16"), std::string::npos);
  TensorMapRecipe lacking = recipe();
  lacking.strides.clear();
  EXPECT_NE(lacking.problem(), "");
}

TEST(TensorMap, SaysWhatItsTextLacks) {
  for (const char *text :
       {"{}", "[1]", "[{\"base\": 0}]",
        R"([{"base":0,"box":[8,8],"element":"f16","fill_nan":0,)"
        R"("sizes":[1,{"op":"power","bits":32,"of":[1,2]}],)"
        R"("strides":[8],"swizzle":0}])"}) {
    auto read = readTensorMaps(text);
    EXPECT_FALSE(bool(read)) << text;
    llvm::consumeError(read.takeError());
  }
}

TEST(LaunchNumber, WrapsAroundAndDividesTowardsZero) {
  auto value = [](LaunchNumber::Kind kind, unsigned bits, int64_t a,
                  int64_t b) {
    LaunchNumber number{
        kind, 0, bits, {LaunchNumber::constant(a), LaunchNumber::argument(0)}};
    return llvm::cantFail(number.follow({b}));
  };
  EXPECT_EQ(value(LaunchNumber::Multiply, 32, 1 << 16, 1 << 15),
            int64_t(INT32_MIN));
  EXPECT_EQ(value(LaunchNumber::Multiply, 64, 1 << 16, 1 << 15), int64_t(1)
                                                                     << 31);
  EXPECT_EQ(value(LaunchNumber::Subtract, 32, 3, 5), -2);
  EXPECT_EQ(value(LaunchNumber::Divide, 64, -7, 2), -3);
  EXPECT_EQ(value(LaunchNumber::Divide, 64, INT64_MIN, -1), INT64_MIN);
  LaunchNumber none{
      LaunchNumber::Divide, 0, 64, {LaunchNumber::constant(1), LaunchNumber()}};
  EXPECT_EQ(llvm::toString(none.follow({}).takeError()), "it divides by zero");
}

TEST(TensorMap, SaysWhatTmaReduces) {
  EXPECT_EQ(nameOf(TensorReduction::Xor), "xor");
  EXPECT_EQ(tensorReductionOf("dec"), TensorReduction::Dec);
  EXPECT_EQ(tensorReductionOf("mul"), std::nullopt);
  EXPECT_TRUE(hasReduction(TensorReduction::Add, TensorMapElement::F32));
  EXPECT_FALSE(hasReduction(TensorReduction::Min, TensorMapElement::F32));
  EXPECT_TRUE(hasReduction(TensorReduction::Min, TensorMapElement::BF16));
  EXPECT_TRUE(hasReduction(TensorReduction::Inc, TensorMapElement::U32));
  EXPECT_FALSE(hasReduction(TensorReduction::Inc, TensorMapElement::S32));
  EXPECT_FALSE(hasReduction(TensorReduction::And, TensorMapElement::F16));
  EXPECT_FALSE(hasReduction(TensorReduction::Add, TensorMapElement::U16));
}

} // namespace
