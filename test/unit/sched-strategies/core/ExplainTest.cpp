// What the remarks of regions say of the values at the worst point.
#include "sched-strategies/core/Explain.h"
#include "test/unit/sched-strategies/SmallRegion.h"
#include "llvm/CodeGen/MachineOptimizationRemarkEmitter.h"

using namespace llvm;
using namespace kiln;
using namespace kiln::test;

namespace {

/// Keeps the remarks' text.
class KeepRemarks : public DiagnosticHandler {
public:
  explicit KeepRemarks(std::vector<std::string> &to) : to(to) {}
  bool handleDiagnostics(const DiagnosticInfo &info) override {
    if (auto *remark = dyn_cast<DiagnosticInfoOptimizationBase>(&info))
      to.push_back(remark->getMsg());
    return true;
  }
  bool isAnalysisRemarkEnabled(StringRef) const override { return true; }
  bool isAnyRemarkEnabled() const override { return true; }

private:
  std::vector<std::string> &to;
};

/// The remark of each region of more than one instruction, first to last, in
/// source order.
std::vector<std::string> remarksOf(const std::string &body) {
  std::vector<std::string> remarks;
  EXPECT_EQ(
      runMir(
          mirFunction("nvptx64-nvidia-cuda", "", body), "nvptx64-nvidia-cuda",
          "sm_90",
          [&](legacy::PassManager &manager) {
            manager.add(new RegionsPass(
                [](const Region &) {},
                [&](MachineFunction &function, const LiveIntervals &intervals,
                    const ScheduleSummary &summary) {
                  function.getFunction().getContext().setDiagnosticHandler(
                      std::make_unique<KeepRemarks>(remarks));
                  MachineOptimizationRemarkEmitter emitter(function, nullptr);
                  explainRegions(function, intervals, summary, emitter);
                }));
          }),
      "");
  return remarks;
}

std::string word(const std::string &name) {
  return "    %" + name +
         ":b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 0 :: (load (s32))\n";
}
std::string sum(const std::string &name, const std::string &a,
                const std::string &b) {
  return "    %" + name + ":b32 = ADD32rr %" + a + ", %" + b + "\n";
}
std::string storeOf(const std::string &value) {
  return "    ST_i32 %" + value + ", 0, 0, 1, 32, %0, 0 :: (store (s32))\n";
}

} // namespace

/// Most are alive at the third load: its word, %1 and %2, and the base, 5. The
/// words are all from a load and all read by an addition: %2 and %3 one
/// instruction later, %1 two. The base is read by the store, three later.
TEST(Explain, NamesTheLongestWaitOfAGroup) {
  std::vector<std::string> remarks =
      remarksOf("  bb.0:\n    %0:b64 = MOV_B64_i 4096\n" + word("1") +
                word("2") + word("3") + sum("4", "2", "3") +
                sum("5", "1", "4") + storeOf("5") + "    Return\n");
  ASSERT_EQ(remarks.size(), 1u);
  EXPECT_NE(remarks[0].find("Most are live at bb.0 LD_i32: 3 in 3 values (%1 "
                            "..., B32, general) from bb.0 LD_i32, next read at "
                            "bb.0 ADD32rr, up to 2 instructions later; 2 in 1 "
                            "value (%0, B64, general) from bb.0 MOV_B64_i, "
                            "next read at bb.0 ST_i32, up to 3 instructions "
                            "later"),
            std::string::npos)
      << remarks[0];
}

/// Values are named in sixteen regions, the worst ones. Of forty with the base
/// and a word live, 3 registers, these are the first; where a block after them
/// has 4 live, nine tenths of that are more than 3.
TEST(Explain, NamesTheFirstOfEquallyBadRegions) {
  auto explained = [](bool withWorse) {
    std::string body = "  bb.0:\n    %0:b64 = MOV_B64_i 4096\n";
    for (unsigned i = 1; i != 41; ++i)
      body += "  bb." + std::to_string(i) + ":\n" + word(std::to_string(i)) +
              storeOf(std::to_string(i));
    body += "  bb.41:\n" + word("41") + word("42") +
            (withWorse ? storeOf("41") : "") + storeOf("42") + "    Return\n";
    std::vector<std::string> found;
    for (const std::string &remark : remarksOf(body))
      if (StringRef(remark).contains("Most are live"))
        found.push_back(
            StringRef(remark).split(", bb.").second.split(',').first.str());
    return join(found, " ");
  };
  EXPECT_EQ(explained(false), "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16");
  EXPECT_EQ(explained(true), "41");
}
