// Keys: which facts are told apart, for whom, and where in the words.
#include "targets/launch/SpecializationKey.h"

#include <gtest/gtest.h>

using namespace kiln;

namespace {

FactValue integer(int64_t value) {
  return {FactValue::Integer, uint64_t(value)};
}
FactValue pointer(uint64_t address, uint64_t bytes = 0) {
  return {FactValue::Pointer, address, bytes};
}
constexpr FactMask one = maskOf(Fact::EqualToOne);
constexpr FactMask aligned = maskOf(Fact::Divisible16);
constexpr FactMask half = maskOf(Fact::Divisible8);
constexpr FactMask wide = maskOf(Fact::Wide);
constexpr FactMask range = maskOf(Fact::PointerRange32);

TEST(ArgumentFacts, OfValues) {
  EXPECT_EQ(factsOf(integer(1)), one);
  EXPECT_EQ(factsOf(integer(0)), aligned);
  EXPECT_EQ(factsOf(integer(-32)), aligned);
  EXPECT_EQ(factsOf(integer(17)), 0);
  EXPECT_EQ(factsOf(integer(24)), half); // and of 16 only the stronger
  EXPECT_EQ(factsOf(integer(-8)), half);
  EXPECT_EQ(factsOf(integer(INT32_MAX)), 0);
  EXPECT_EQ(factsOf(integer(INT64_C(1) << 31)), aligned | wide);
  EXPECT_EQ(factsOf(integer(INT32_MIN)), aligned);
  EXPECT_EQ(factsOf(integer(INT64_C(-1) - INT32_MAX - 1)), wide);
  EXPECT_EQ(factsOf(pointer(0)), aligned);
  EXPECT_EQ(factsOf(pointer(24)), half);
  EXPECT_EQ(factsOf(pointer(20)), 0);
  EXPECT_EQ(factsOf(pointer(1)), 0); // an address is never a constant
  EXPECT_EQ(factsOf(pointer(32, INT32_MAX)), aligned | range);
  EXPECT_EQ(factsOf(pointer(8, uint64_t(INT32_MAX) + 1)), half);
  EXPECT_EQ(factsOf(FactValue{}), 0);
}

TEST(ArgumentFacts, RowsAreWhereTheirFactSays) {
  for (unsigned i = 0; i < kFacts; ++i)
    EXPECT_EQ(unsigned(factRows()[i].fact), i);
  EXPECT_FALSE(factsOf(Vendor::Nvidia) & range);
  EXPECT_TRUE(factsOf(Vendor::Amd) & range);
}

TEST(ArgumentFacts, OfAttributes) {
  auto fact = [](llvm::StringRef attribute, int64_t value) {
    const FactRow *row = factOf(attribute, value);
    return row ? maskOf(row->fact) : 0;
  };
  EXPECT_EQ(fact("tt.divisibility", 1), 0);
  EXPECT_EQ(fact("tt.divisibility", 4), half); // 8 guarantees that, too
  EXPECT_EQ(fact("tt.divisibility", 8), half);
  EXPECT_EQ(fact("tt.divisibility", 16), aligned);
  EXPECT_EQ(fact("tt.divisibility", 32), 0);
  EXPECT_EQ(fact("tt.pointer_range", 32), range);
  EXPECT_EQ(fact("", 1), 0);
}

TEST(ArgumentFacts, ThatALauncherTests) {
  EXPECT_EQ(testedFacts(), "16, 8 or 1");
  EXPECT_EQ(testedFact("8")->fact, Fact::Divisible8);
  EXPECT_EQ(testedFact("1")->fact, Fact::EqualToOne);
  EXPECT_EQ(testedFact("range32"), nullptr);
  EXPECT_EQ(testedFact("4"), nullptr);
}

TEST(ArgumentFacts, AreSpelledAsOptionsSpellThem) {
  EXPECT_EQ(spellFacts({half}, {"n"}), "n:8");
  EXPECT_EQ(spellFacts({aligned, 0, one}, {"x", "n", "stride"}),
            "x:16, stride:1");
  EXPECT_EQ(spellFacts({0}, {"x"}), "");
}

TEST(SpecializationKey, HoldsWhatIsToldApart) {
  std::vector<KeyParameter> parameters(5);
  for (int i : {0, 1, 2, 3})
    parameters[i].kind = FactValue::Integer;
  parameters[1].specialize = false;
  parameters[2].specializeAlignment = false; // neither by 16 nor by 8
  parameters[4].kind = FactValue::Pointer;
  KeyMaker maker(parameters, Vendor::Nvidia);
  SpecializationKey key =
      maker.key({integer(INT64_C(1) << 40), integer(INT64_C(1) << 40),
                 integer(16), integer(1), pointer(16, 100)});
  ASSERT_EQ(key.words().size(), 1u);
  EXPECT_EQ(KeyMaker::factsIn(key, 0), aligned | wide);
  EXPECT_EQ(KeyMaker::factsIn(key, 1), wide);
  EXPECT_EQ(KeyMaker::factsIn(key, 2), 0);
  EXPECT_EQ(KeyMaker::factsIn(key, 3), one);
  EXPECT_EQ(KeyMaker::factsIn(key, 4), aligned);
  KeyMaker amd(parameters, Vendor::Amd);
  EXPECT_EQ(KeyMaker::factsIn(amd.key({integer(0), integer(0), integer(0),
                                       integer(0), pointer(16, 100)}),
                              4),
            aligned | range);
}

TEST(SpecializationKey, TakesAsManyWordsAsItNeeds) {
  std::vector<KeyParameter> parameters(25, KeyParameter{FactValue::Integer});
  std::vector<FactValue> arguments(25, integer(3));
  arguments[11] = integer(1);
  arguments[12] = integer(32);
  arguments[23] = integer(40);
  arguments[24] = integer(1);
  SpecializationKey key =
      KeyMaker(parameters, Vendor::Nvidia).key(arguments, {77, 88});
  ASSERT_EQ(key.words().size(), 5u);
  EXPECT_EQ(KeyMaker::factsIn(key, 11), one);
  EXPECT_EQ(KeyMaker::factsIn(key, 12), aligned);
  EXPECT_EQ(KeyMaker::factsIn(key, 23), half);
  EXPECT_EQ(KeyMaker::factsIn(key, 24), one);
  EXPECT_EQ(key.words()[3], 77u);
  EXPECT_EQ(key.words()[4], 88u);
}

TEST(SpecializationKey, DiffersByConstants) {
  KeyMaker maker({}, Vendor::Nvidia);
  EXPECT_EQ(maker.key({}, {1}), maker.key({}, {1}));
  EXPECT_EQ(maker.key({}, {1}).hash(), maker.key({}, {1}).hash());
  EXPECT_FALSE(maker.key({}, {1}) == maker.key({}, {2}));
  EXPECT_NE(maker.key({}, {1}).hash(), maker.key({}, {2}).hash());
  EXPECT_NE(maker.key({}, {1}).hash(), maker.key({}, {1, 0}).hash());
}

} // namespace
