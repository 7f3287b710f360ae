// Rematerializations judged by the finished machine code, as a library call.
#include "tools/auto/EvaluateRemats.h"
#include "targets/gpu/GpuTarget.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace llvm;

namespace {

AutoCompiled compile(StringRef file, StringRef remats, Stage upTo,
                     StringRef strategy = "source") {
  ErrorOr<std::unique_ptr<MemoryBuffer>> source =
      MemoryBuffer::getFile(KILN_TEST_DIR "/corpus/" + file);
  EXPECT_TRUE(bool(source));
  CompileOptions options;
  options.target = lookupGpuTarget("gfx942");
  options.directives.schedStrategy = strategy.str();
  options.directives.remat = remats.str();
  return cantFail(compileWithAuto(**source, options, AutoOptions(), upTo));
}

// Whatever is taken back leaves what was never asked for.
TEST(EvaluateRemats, TakenBackIsAsIfNeverOrdered) {
  for (StringRef remat : {"address", "never-killed", "induction-variable"}) {
    AutoCompiled judged =
        compile("attention_bwd_dq/gfx942/kernel.ll", remat, Stage::Report);
    ASSERT_EQ(judged.rematOutcomes.size(), 1u);
    const RematOutcome &outcome = judged.rematOutcomes[0];
    EXPECT_EQ(outcome.remat, remat);
    bool isTakenBack = outcome.outcome == RematOutcome::TakenBack;
    EXPECT_EQ(judged.kernels[0].remat, isTakenBack ? "" : remat);
    AutoCompiled named = compile(
        "attention_bwd_dq/gfx942/kernel.ll",
        isTakenBack ? "" : remat.str() + "(keep=always)", Stage::Report);
    EXPECT_TRUE(named.rematOutcomes.empty());
    EXPECT_EQ(judged.assembly, named.assembly) << outcome.str();
    EXPECT_EQ(judged.object, named.object) << outcome.str();
  }
}

TEST(EvaluateRemats, EveryStageSeesTheSame) {
  StringRef file = "attention_d64_causal/gfx942/kernel.ll",
            remats = "address(max_regs=128); never-killed(max_regs=128)";
  AutoCompiled report = compile(file, remats, Stage::Report);
  ASSERT_EQ(report.rematOutcomes.size(), 2u);
  for (Stage stage : {Stage::LLVM, Stage::Mir, Stage::Asm, Stage::Obj}) {
    AutoCompiled compiled = compile(file, remats, stage);
    ASSERT_EQ(compiled.rematOutcomes.size(), 2u);
    for (unsigned index : {0, 1})
      EXPECT_EQ(compiled.rematOutcomes[index].str(),
                report.rematOutcomes[index].str());
    EXPECT_EQ(compiled.kernels[0].remat, report.kernels[0].remat);
    if (stage >= Stage::Asm) {
      EXPECT_EQ(compiled.assembly, report.assembly);
    }
  }
}

TEST(EvaluateRemats, NothingToDoIsNotCompared) {
  AutoCompiled compiled =
      compile("rope/gfx942/kernel.ll", "address; never-killed", Stage::Report);
  ASSERT_EQ(compiled.rematOutcomes.size(), 2u);
  for (const RematOutcome &outcome : compiled.rematOutcomes)
    EXPECT_EQ(outcome.outcome, RematOutcome::Idle) << outcome.str();
  EXPECT_EQ(compiled.kernels[0].remat, "address; never-killed");
}

// Beside a judged one stands one that is not.
TEST(EvaluateRemats, OrderOfOutcomesIsThatOfTheList) {
  AutoCompiled compiled = compile(
      "rope/gfx942/kernel.ll",
      "never-killed; induction-variable(keep=always); address", Stage::Report);
  ASSERT_EQ(compiled.rematOutcomes.size(), 2u);
  EXPECT_EQ(compiled.rematOutcomes[0].remat, "never-killed");
  EXPECT_EQ(compiled.rematOutcomes[1].remat, "address");
}

TEST(EvaluateRemats, AutoJudgesItsOwn) {
  AutoCompiled compiled = compile("rope/gfx942/kernel.ll", "address",
                                  Stage::Report, "auto(budget=2)");
  EXPECT_EQ(compiled.choices.size(), 1u);
  ASSERT_EQ(compiled.rematOutcomes.size(), 1u); // given beside `auto`
  for (const AutoPoint &point : autoPoints(*lookupGpuTarget("gfx942")))
    for (const Directive &remat : point.remats)
      EXPECT_EQ(remat.getEnum("keep"), "always");
}

} // namespace
