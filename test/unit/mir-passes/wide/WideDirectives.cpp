#include "test/unit/mir-passes/wide/WideDirectives.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace kiln::test {

const char *const kWideProcessors[5] = {"gfx90a", "gfx942", "gfx950", "gfx1100",
                                        "gfx1201"};

std::string randomStrategy(std::mt19937_64 &random) {
  static const char *const strategies[] = {
      "source",
      "min-spill",
      "min-spill(margin=2)",
      "overlap",
      "latency",
      "pressure",
      "occupancy-step",
      "subtree-ilp",
      "load-early",
      "anneal(budget=2000)",
      "llvm",
      "llvm(scheduler=converge)",
      "llvm(scheduler=gcn-max-ilp)",
      "llvm(scheduler=gcn-max-memory-clause)",
      "llvm(scheduler=gcn-iterative-minreg)",
      "llvm(scheduler=gcn-iterative-max-occupancy-experimental)"};
  std::string chosen = strategies[random() % std::size(strategies)];
  if (random() % 3 == 0 && (chosen == "min-spill" || chosen == "pressure" ||
                            chosen == "load-early" || chosen == "overlap"))
    chosen += "(max_regs=" + std::to_string(16 + random() % 100) + ")";
  return chosen;
}

std::string randomRemats(std::mt19937_64 &random) {
  std::string list;
  for (const char *pass : {"address", "induction-variable", "never-killed"})
    if (random() % 3 == 0)
      list += std::string(list.empty() ? "" : "; ") + pass +
              (random() % 2 ? "(gate=0)" : "");
  return list;
}

bool isLlvmsOwn(StringRef complaint) {
  if (complaint.contains("LLVM's own scheduler leaves"))
    return true;
  constexpr StringLiteral bad = "*** Bad machine code: ";
  auto count = [&](StringRef kind) {
    return complaint.count((bad + kind + " ***").str());
  };
  size_t all = complaint.count(bad),
         undefined = count("Using an undefined physical register"),
         intervals = count("Multiple connected components in live interval") +
                     count("No live subrange at use");
  StringRef first = complaint.split("# after ").second;
  return all && (undefined == all ||
                 (intervals == all && first.starts_with("machine-scheduler")));
}

} // namespace kiln::test
