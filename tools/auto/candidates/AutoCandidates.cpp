#include "tools/auto/candidates/AutoCandidates.h"

#include "targets/directives/AllDirectives.h"
#include "targets/gpu/GpuTarget.h"
#include "tools/auto/candidates/CandidateRanking.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace kiln {
namespace {

/// Nothing where this build's catalogue lacks one of the directives.
std::optional<AutoPoint> parsePoint(const RankedCandidate &row) {
  std::string text = row.strategy.str();
  if (!row.policies.empty())
    text += "; " + row.policies.str();
  Expected<ScheduleDirective> schedule = parseSchedule(text);
  Expected<std::vector<Directive>> remats = parseRemats(row.remats);
  if (schedule && remats) {
    // A candidate is evaluated by its machine code as it is.
    for (Directive &remat : *remats)
      remat = remat.withChoice("keep", "always");
    return AutoPoint{row.cap, std::move(*schedule), std::move(*remats)};
  }
  consumeError(schedule.takeError());
  consumeError(remats.takeError());
  return std::nullopt;
}

std::vector<AutoPoint> parsePoints(ArrayRef<RankedCandidate> rows) {
  std::vector<AutoPoint> points;
  for (const RankedCandidate &row : rows)
    if (std::optional<AutoPoint> point = parsePoint(row))
      points.push_back(std::move(*point));
  return points;
}

/// The same points for a kernel of whose tensors nothing is assumed.
std::vector<AutoPoint> withoutNoalias(std::vector<AutoPoint> points) {
  for (AutoPoint &point : points)
    for (Directive &policy : point.schedule.policies)
      if (policy.info().param("noalias"))
        policy = policy.withBool("noalias", false);
  return points;
}

/// Strategies of AMD in their sequence: LLVM's own first, so that none of them
/// is better than the choice; then ours.
constexpr StringLiteral amdStrategies[] = {
    "source",
    "llvm(scheduler=default)",
    "llvm(scheduler=gcn-iterative-minreg)",
    "llvm(scheduler=gcn-iterative-ilp)",
    "llvm(scheduler=gcn-max-ilp)",
    "llvm(scheduler=gcn-max-memory-clause)",
    "llvm(scheduler=gcn-iterative-max-occupancy-experimental)",
    "min-spill",
    "min-spill(max_regs=1)",
    "min-spill(margin=2)",
    "overlap",
    "pressure",
    "latency",
    "occupancy-step",
    "load-early",
    "subtree-ilp",
};

/// Points that tell what policies and rematerializations change.
constexpr unsigned kAmdProbes = 6;

/// Every strategy alone, then what lowers the pressure further beside strategies
/// that look at it, since most often it changes nothing; where it does,
/// neighbours of the best have it. Then all others. There are no caps: LLVM's allocator
/// obeys one by spilling, and its strategies look for the occupancy themselves.
std::vector<AutoPoint> amdProduct() {
  std::vector<RankedCandidate> rows;
  for (StringRef strategy : amdStrategies)
    rows.push_back({Cap::None, strategy, "", ""});
  constexpr StringLiteral recompute = "never-killed",
                          noReduce = "disable(pass=loop-reduce)";
  rows.push_back({Cap::None, "min-spill", recompute, ""}); // kAmdProbes
  rows.push_back({Cap::None, "min-spill(margin=2)", recompute, ""});
  rows.push_back({Cap::None, "overlap", recompute, ""});
  rows.push_back({Cap::None, "min-spill", "address; never-killed", ""});
  rows.push_back({Cap::None, "source", "", noReduce});
  rows.push_back({Cap::None, "min-spill", "", noReduce});
  for (StringRef strategy : amdStrategies) {
    rows.push_back({Cap::None, strategy, recompute, ""});
    rows.push_back({Cap::None, strategy, "", noReduce});
  }
  for (StringRef strategy : amdStrategies)
    rows.push_back({Cap::None, strategy, recompute, noReduce});
  std::vector<AutoPoint> points;
  for (AutoPoint &point : parsePoints(rows))
    if (none_of(points, [&](const AutoPoint &other) {
          return other.schedule == point.schedule &&
                 other.remats == point.remats;
        }))
      points.push_back(std::move(point));
  return points;
}

/// The largest register count of at least `least` that keeps `warps` warps; 0:
/// none.
unsigned topOf(const Budget &budget, unsigned warps, unsigned least) {
  for (unsigned regs = budget.limit(); regs >= least && regs; --regs)
    if (budget.warpsAt(regs) == warps)
      return regs;
  return 0;
}

/// The step below the one that ends at `top`, of at most `most` warps.
unsigned stepBelow(const Budget &budget, unsigned top, unsigned most) {
  if (!top || top >= budget.limit())
    return 0;
  unsigned warps = std::min(most, budget.warpsAt(top + 1));
  for (; warps; --warps)
    if (unsigned found = topOf(budget, warps, top))
      return found;
  return 0;
}

} // namespace

AutoDirectives sourceDirectives(const LoweringPlan &plan) {
  return {{sourceSchedule()}, plan};
}

AutoDirectives autoDirectives(bool noalias, std::optional<unsigned> budget) {
  Directive strategy =
      cantFail(parseStrategy("auto")).withBool("noalias", noalias);
  if (budget)
    strategy = *strategy.withInt("budget", *budget);
  return {{ScheduleDirective{std::move(strategy), {}}}};
}

AutoDirectives rivalDirectives() {
  AutoDirectives directives;
  directives.isRival = true;
  return directives;
}

std::string spell(const AutoDirectives &directives) {
  if (directives.isRival)
    return "";
  std::string text = "--sched-strategy '" + directives.strategySpec() + "'";
  if (!directives.remats.empty())
    text += " --remat '" + directives.rematSpec() + "'";
  if (directives.maxRegs)
    text += " --max-regs " + std::to_string(*directives.maxRegs);
  if (directives.registerUsageLevel)
    text += " --register-usage-level " +
            std::to_string(*directives.registerUsageLevel);
  if (directives.wavesPerEu)
    text += " --waves-per-eu " + std::to_string(*directives.wavesPerEu);
  if (std::string plan = spell(directives.plan); !plan.empty())
    text += " " + plan;
  return text;
}

ArrayRef<AutoPoint> autoPoints(const GpuTarget &gpu, bool noalias) {
  if (gpu.isAmd()) {
    static const std::vector<AutoPoint> points = amdProduct();
    return points;
  }
  static const std::vector<AutoPoint> points = parsePoints(measuredRanking()),
                                      safe = withoutNoalias(points);
  return noalias ? points : safe;
}

unsigned capRegisters(const AutoQuestion &question, Cap cap) {
  const Budget &budget = question.budget;
  unsigned regs = question.registers;
  if (!question.chooseRegisters || !regs)
    return 0;
  constexpr unsigned granule = 8; // registers of a thread, on every NVIDIA GPU
  unsigned warps = budget.warpsAt(regs), top = topOf(budget, warps, regs);
  unsigned found = 0;
  switch (cap) {
  case Cap::None:
    return 0;
  case Cap::MoreWarps:
    found = budget.nextStep(regs);
    break;
  case Cap::ManyWarps:
    found = budget.nextStep(regs);
    found = found ? budget.nextStep(found) : 0;
    break;
  case Cap::AllOfTheStep:
    // Where the step has no end, as where shared memory alone decides, the next
    // granule: ptxas allocates otherwise under any cap, and in the race such a
    // one, which perf/race/evidence.py counts here too, was attention_d128's
    // fastest (168 for 166 registers).
    if (top == budget.limit())
      top = alignTo(regs + 1, granule);
    found = top > regs && top < budget.limit() ? top : 0;
    break;
  case Cap::FewerWarps:
    found = stepBelow(budget, top, warps);
    break;
  case Cap::HalfTheWarps:
    found = stepBelow(budget, top, warps / 2);
    if (found == stepBelow(budget, top, warps))
      found = 0; // that is FewerWarps
    break;
  }
  // Fewer than half of the registers mean spills in every loop (guess), and
  // ptxas takes none below 16.
  if (found < std::max(16u, regs / 2) ||
      is_contained(question.uselessLimits, found))
    return 0;
  return found;
}

static std::vector<AutoDirectives> candidatesOf(const AutoQuestion &question,
                                                ArrayRef<AutoPoint> points,
                                                unsigned budget) {
  std::vector<AutoDirectives> list;
  for (const AutoPoint &point : points) {
    if (list.size() == budget)
      break;
    unsigned registers = capRegisters(question, point.cap);
    if ((point.cap != Cap::None && !registers) ||
        (!point.remats.empty() && !question.chooseRemat))
      continue;
    // The kernel's own policy may be the point's as well.
    if (any_of(question.policies, [&](const Directive &policy) {
          return isListed(point.schedule.policies, policy);
        }))
      continue;
    AutoDirectives directives{{point.schedule, point.remats}, question.plan};
    append_range(directives.schedule->policies, question.policies);
    if (registers)
      directives.maxRegs = registers;
    if (!is_contained(list, directives))
      list.push_back(std::move(directives));
  }
  return list;
}

std::vector<AutoDirectives> autoCandidates(const AutoQuestion &question,
                                           unsigned budget) {
  return candidatesOf(question, autoPoints(*question.gpu, question.noalias),
                      budget);
}

std::vector<AutoDirectives> firstCandidates(AutoQuestion question,
                                            unsigned budget) {
  question.chooseRegisters = false;
  size_t most = budget;
  if (question.gpu->isAmd())
    most = std::min<size_t>(most, std::size(amdStrategies) + kAmdProbes);
  return candidatesOf(
      question, autoPoints(*question.gpu, question.noalias).take_front(most),
      budget);
}

} // namespace kiln
