// The records of lowering variants, and what is made from them.
#include "targets/plan/LoweringPlan.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/Renamed.h"
#include "gtest/gtest.h"

using namespace kiln;

namespace {

TEST(LoweringPlan, HasOneSpelling) {
  LoweringPlan plan;
  EXPECT_TRUE(plan.isPlain());
  EXPECT_EQ(spell(plan), "");
  EXPECT_EQ(nameOf(plan), "plain");
  plan = {.tensorMaps = TensorMapUse::Blocks,
          .warpSpecialize = true,
          .persistent = PersistentUse::On,
          .overlapIterations = true,
          .extraStages = 2};
  EXPECT_EQ(spell(plan), "--tensor-maps on --warp-specialize on --persistent "
                         "on --overlap-iterations on --extra-stages 2");
  EXPECT_EQ(nameOf(plan), "tensor maps, warp-specialized, persistent, "
                          "overlapped iterations, 2 extra stages");
}

TEST(LoweringPlan, EveryValueGoesThroughJson) {
  for (const VariantRecord &record : loweringVariants())
    for (unsigned value = 0; value < record.values().size(); ++value) {
      LoweringPlan plan;
      plan.set(record.variant, value);
      EXPECT_EQ(plan.value(record.variant), value);
      EXPECT_EQ(plan.isPlain(), value == 0);
      EXPECT_EQ(record.values()[value].label.empty(), value == 0);
      EXPECT_EQ(record.find(record.values()[value].name), value);
      llvm::json::Object object{{"strategy", "source"}};
      addPlan(object, plan);
      EXPECT_EQ(object.size(), value ? 2u : 1u);
      llvm::Expected<LoweringPlan> again = readPlan(object);
      ASSERT_TRUE(bool(again)) << llvm::toString(again.takeError());
      EXPECT_EQ(*again, plan);
    }
}

std::string refusal(llvm::StringRef key, llvm::json::Value value) {
  llvm::json::Object object;
  object[key] = std::move(value);
  llvm::Expected<LoweringPlan> plan = readPlan(object);
  return plan ? "" : llvm::toString(plan.takeError());
}

TEST(LoweringPlan, RefusesOtherValuesAndOldNames) {
  EXPECT_EQ(refusal("persistent", "yes"),
            "\"persistent\": expected off, alone or on, as --persistent takes "
            "it");
  EXPECT_EQ(refusal("extra_stages", 2),
            "\"extra_stages\": expected 0 to 8, as --extra-stages takes it");
  for (const Renamed &renamed : kRenamed) {
    std::string before = renamed.before.str(), now = renamed.now.str();
    for (std::string *name : {&before, &now})
      std::replace(name->begin(), name->end(), '-', '_');
    EXPECT_EQ(refusal(before, "on"), "\"" + before + "\" is called \"" + now +
                                         "\" now; rename it, or tune again");
  }
}

TEST(LoweringPlan, IsWhatTheGpuHas) {
  LoweringPlan all;
  for (const VariantRecord &record : loweringVariants())
    all.set(record.variant, record.values().size() - 1);
  LoweringPlan amd = planFor(*lookupGpuTarget("gfx942"), all);
  EXPECT_EQ(amd, (LoweringPlan{.extraStages = 8,
                               .matrixShape = MatrixShape::Of32,
                               .kPack = KPack::One,
                               .pingPong = true}));
  LoweringPlan rdna = planFor(*lookupGpuTarget("gfx1100"), all);
  EXPECT_EQ(rdna.kPack, KPack::Two) << "it has no MFMA";
  LoweringPlan ampere = planFor(*lookupGpuTarget("sm_80"), all);
  EXPECT_EQ(ampere,
            (LoweringPlan{.persistent = PersistentUse::On, .extraStages = 8}));
}

TEST(LoweringPlan, NamesSizesOfMatrixInstructions) {
  for (const VariantValue &value : recordOf(Variant::MatrixShape).values()) {
    unsigned number =
        *recordOf(Variant::MatrixShape).find(llvm::StringRef(value.name));
    EXPECT_EQ(std::to_string(sizeOf(MatrixShape(number))), value.name);
  }
}

TEST(LoweringPlan, IsTunedWithoutWhatExcludesEachOther) {
  EXPECT_EQ(tunedPlans(*lookupGpuTarget("gfx942")),
            std::vector<LoweringPlan>{LoweringPlan()});
  EXPECT_EQ(tunedPlans(*lookupGpuTarget("sm_80")).size(), 2u);
  std::vector<LoweringPlan> plans = tunedPlans(*lookupGpuTarget("sm_90a"));
  EXPECT_EQ(plans.size(), 9u);
  for (const LoweringPlan &plan : plans) {
    EXPECT_FALSE(plan.overlapIterations &&
                 plan.persistent != PersistentUse::Off);
    EXPECT_FALSE(plan.warpSpecialize && plan.tensorMaps == TensorMapUse::None);
  }
}

TEST(PlanRequest, SaysOpensOrNeither) {
  PlanRequest request;
  EXPECT_FALSE(request.isSaid(Variant::Persistent));
  request.openAll();
  EXPECT_TRUE(request.isOpen(Variant::Persistent));
  EXPECT_FALSE(request.isOpen(Variant::PingPong)) << "it has no auto";
  request.say(Variant::Persistent, unsigned(PersistentUse::Alone));
  EXPECT_FALSE(request.isOpen(Variant::Persistent));
  EXPECT_EQ(request.plan().persistent, PersistentUse::Alone);
  request.close();
  EXPECT_FALSE(request.openVariants().any());
  EXPECT_FALSE(request.isSaid(Variant::TensorMaps));
}

TEST(Refusal, HasACodeAndAText) {
  Refusal none;
  EXPECT_FALSE(bool(none));
  Refusal rank{RefusalCode::MapRank, "6"};
  EXPECT_EQ(rank.text(), "a tensor map has at most 5 dimensions, the tensor 6");
  EXPECT_EQ(refusalCode(nameOf(rank.code)), rank.code);
  EXPECT_EQ(refusalCode("Lowered"), std::nullopt);
}

TEST(Refusal, HasSeveralValuesAndAReason) {
  Refusal need{RefusalCode::HalvesRegisters, int64_t(260), 255u};
  EXPECT_EQ(need.text(), "a thread would need some 260 of 255 registers");
  Refusal why{RefusalCode::NotOverlapped, need};
  EXPECT_EQ(why.text(), "the next iteration does not begin while this dot is "
                        "computed: a thread would need some 260 of 255 "
                        "registers");
  EXPECT_EQ(Refusal(RefusalCode::NotPersistent, RefusalCode::GridNoDot).text(),
            "not persistent, each program is a block: it has no dot");
}

TEST(Refusal, IsNamedByEveryVariantThatAKernelMayNotHave) {
  for (const VariantRecord &record : loweringVariants())
    EXPECT_EQ(record.notForKernel == RefusalCode::None,
              record.variant == Variant::ExtraStages ||
                  record.variant == Variant::KPack)
        << record.name.str();
}

} // namespace
