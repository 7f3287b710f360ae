// The search on a race that was run: 21 kernels of Triton's LLVM IR under 266
// directives on an H200. What a search of so many binaries finds there is held
// against what it once found.
#include "targets/gpu/GpuTarget.h"
#include "targets/support/json/Json.h"
#include "tools/auto/candidates/CandidateRanking.h"
#include "tools/case/JsonReader.h"
#include "tools/tune/TuneSearch.h"
#include "tools/tune/TuneStatistics.h"

#include "llvm/Support/MemoryBuffer.h"
#include <cmath>
#include <gtest/gtest.h>

using namespace kiln;
using namespace llvm;

namespace {

json::Value load(const std::string &name) {
  auto buffer = MemoryBuffer::getFile(KILN_TEST_DIR "/../perf/results/" + name);
  if (!buffer)
    return nullptr;
  return cantFail(parseJson((*buffer)->getBuffer()));
}

/// One kernel of the race.
struct Kernel {
  std::map<std::string, std::string> binaryOf; ///< by label
  std::map<std::string, double> ratioOf;       ///< of Triton's time, by binary
  std::map<Cap, unsigned> caps;
};

/// Which cap of the race is which step of this kernel: what
/// perf/race/evidence.py calls its class.
std::map<Cap, unsigned> classes(unsigned registers, const json::Array &steps,
                                const std::set<unsigned> &caps) {
  auto stepOf = [&](unsigned regs) {
    int step = 0;
    for (const json::Value &entry : steps) {
      if (regs <= *(*entry.getAsArray())[0].getAsInteger())
        return step;
      ++step;
    }
    return -1;
  };
  std::map<Cap, unsigned> found;
  int own = stepOf(registers);
  for (unsigned cap : caps) {
    int step = stepOf(cap);
    if (step < 0 || cap < std::max(16u, registers / 2))
      continue;
    if (step == own && cap > registers)
      found[Cap::AllOfTheStep] = cap;
    else if (step == own - 1)
      found[Cap::MoreWarps] = cap;
    else if (step == own - 2)
      found[Cap::ManyWarps] = cap;
    else if (step == own + 1)
      found[Cap::FewerWarps] = cap;
  }
  return found;
}

/// A label of the race with names of directives as they are now.
std::string today(StringRef label) {
  std::string text = label.str();
  for (auto [before, now] :
       {std::pair<StringRef, StringRef>{"veto(", "disable("},
        {"distinct=", "noalias="}})
    for (size_t at; (at = text.find(before)) != std::string::npos;)
      text.replace(at, before.size(), now.str());
  return text;
}

Kernel readKernel(const json::Object &race, const json::Object &model) {
  Kernel kernel;
  std::set<unsigned> caps;
  for (auto &[variant, row] : *race.getObject("variants")) {
    const json::Object &object = *row.getAsObject();
    std::string binary = StringRef(variant).str();
    for (const json::Value &name : *object.getArray("names")) {
      std::string now = today(*name.getAsString());
      StringRef label = now;
      if (!label.consume_front("llvm/"))
        continue;
      kernel.binaryOf[label.str()] = binary;
      kernel.ratioOf[binary] = *object.getObject("first")->getNumber("ratio");
      if (unsigned cap; !label.rsplit(" @").second.getAsInteger(10, cap))
        caps.insert(cap);
    }
  }
  const json::Object &source =
      *model.getObject("variants")->getObject(kernel.binaryOf.at("source"));
  kernel.caps = classes(unsigned(*source.getNumber("registers")),
                        *model.getArray("residency"), caps);
  return kernel;
}

/// As the race has it, where every rematerialization was kept.
std::string raceName(const AutoDirectives &directives) {
  std::string name = nameOf(directives);
  constexpr StringLiteral kept = "(keep=always)";
  for (size_t at; (at = name.find(kept.str())) != std::string::npos;)
    name.erase(at, kept.size());
  return name;
}

/// The race's ranking, as far as the kernel has its caps.
std::vector<AutoDirectives> portfolio(const Kernel &kernel) {
  std::vector<AutoDirectives> list;
  for (const RankedCandidate &row : measuredRanking()) {
    AutoDirectives directives{cantFail(parseDirectives(
        (row.strategy + "; " + row.policies).str(), row.remats))};
    if (row.cap != Cap::None) {
      auto cap = kernel.caps.find(row.cap);
      if (cap == kernel.caps.end())
        continue;
      directives.maxRegs = cap->second;
    }
    list.push_back(std::move(directives));
  }
  return list;
}

/// The ratio of what a search of `budget` binaries picks.
double pick(const Kernel &kernel, unsigned budget, uint64_t seed) {
  // 0.7 %: the deviation of first from final measurements in this race.
  constexpr double noise = 0.007;
  CaseRandom random(seed, 7);
  TuneSearch::Options options;
  options.budget = budget;
  options.seed = seed;
  options.domain = domainOf(*lookupGpuTarget("sm_90a"));
  options.portfolio = [&](unsigned, const LoweringPlan &) {
    return portfolio(kernel);
  };
  TuneSearch search(std::move(options));
  std::map<std::string, double> observed;
  for (auto list = search.next(); !list.empty(); list = search.next())
    for (const TunePoint &point : list) {
      TuneOutcome outcome;
      outcome.directives = point.directives;
      auto binary = kernel.binaryOf.find(raceName(point.directives));
      if (binary != kernel.binaryOf.end()) {
        double time = std::exp(noise * random.normal()) /
                      kernel.ratioOf.at(binary->second);
        auto [at, isNew] = observed.try_emplace(binary->second, time);
        outcome = {TuneStatus::Ok, at->second, isNew, point.directives};
      }
      search.tell(point, outcome);
    }
  EXPECT_LE(observed.size(), budget);
  // The best five again, at a third of the noise.
  std::vector<std::pair<double, std::string>> ranked;
  for (auto &[binary, time] : observed)
    ranked.push_back({time, binary});
  llvm::sort(ranked);
  ranked.resize(std::min<size_t>(ranked.size(), 5));
  for (auto &[time, binary] : ranked)
    time = std::exp(noise / 3 * random.normal()) / kernel.ratioOf.at(binary);
  return kernel.ratioOf.at(llvm::min_element(ranked)->second);
}

TEST(TuneReplay, FindsWhatTheRaceFound) {
  json::Value race = load("h200-2026-11-20-strategies.json"),
              model = load("cpu-2026-11-21-static-model.json");
  ASSERT_TRUE(race.getAsObject() && model.getAsObject());
  const json::Object &kernels = *race.getAsObject()->getObject("kernels");
  const json::Object &models = *model.getAsObject()->getObject("kernels");
  std::map<unsigned, double> logs;
  double oracle = 0;
  unsigned count = 0;
  constexpr unsigned seeds = 10;
  for (auto &[name, row] : kernels) {
    Kernel kernel =
        readKernel(*row.getAsObject(), *models.getObject(StringRef(name)));
    double best = 0;
    for (auto &[binary, ratio] : kernel.ratioOf)
      best = std::max(best, ratio);
    oracle += std::log(best);
    ++count;
    for (unsigned budget : {6, 12, 24, 48})
      for (unsigned seed = 0; seed < seeds; ++seed)
        logs[budget] += std::log(pick(kernel, budget, seed)) / seeds;
  }
  auto mean = [&](double sum) { return std::exp(sum / count); };
  EXPECT_EQ(count, 21u);
  EXPECT_NEAR(mean(oracle), 1.088, 0.003);
  // As a search made apart from this one found it on the same data; differences
  // under 0.002 are noise.
  EXPECT_GT(mean(logs[6]), 1.066 - 0.002);
  EXPECT_GT(mean(logs[12]), 1.076 - 0.002);
  EXPECT_GT(mean(logs[24]), 1.080 - 0.002);
  // 1.083 with the ranking of this very race; that of 63 kernels, which has
  // directives for loops that this race could not have, finds 1.080 here.
  EXPECT_GT(mean(logs[48]), 1.080 - 0.002);
  for (auto [budget, sum] : logs)
    RecordProperty("budget" + std::to_string(budget),
                   std::to_string(mean(sum)));
}

} // namespace
