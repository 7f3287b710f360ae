#include "tools/auto/AutoChoice.h"

#include "targets/cost/CostModel.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>

using namespace llvm;

namespace kiln {
namespace {

std::string number(double value, const char *how) {
  std::string text;
  raw_string_ostream(text) << format(how, value);
  return text;
}

/// "pipe matrix (91 %)".
std::string spell(const Bound &bound) {
  return formatv("{0} ({1:F0} %)", bound.what, 100 * bound.share);
}

/// "42 registers instead of 63, 48 warps instead of 32".
std::string difference(const AutoCandidate &best, const AutoCandidate &source) {
  SmallVector<std::string> parts;
  auto add = [&](uint64_t now, uint64_t before, StringRef what) {
    if (now != before)
      parts.push_back(formatv("{0} {1} instead of {2}", now, what, before));
  };
  add(best.resources.registers.value_or(0),
      source.resources.registers.value_or(0), "registers");
  add(best.warps, source.warps, "resident warps");
  add(best.loopSpills, source.loopSpills, "spills and reloads in loops");
  add(best.spillBytes(), source.spillBytes(), "bytes of spills");
  if (!best.bound.what.empty() && !source.bound.what.empty())
    parts.push_back("bound by " + spell(best.bound) +
                    (best.bound.what == source.bound.what
                         ? ""
                         : " instead of " + spell(source.bound)));
  return parts.empty() ? "" : ": " + join(parts, ", ");
}

double relativeTime(const AutoCandidate &build, const AutoCandidate &baseline) {
  return build.cycles / baseline.cycles;
}

/// What a choice of LLVM's scheduler, or of another compiler's assembly, would
/// hide: that every strategy of Kiln's own spills more.
std::string spillsOfOurOwn(ArrayRef<AutoCandidate> candidates,
                           ArrayRef<unsigned> list, const AutoCandidate &best) {
  auto isLlvms = [](const AutoCandidate &candidate) {
    return candidate.directives.isRival ||
           candidate.directives.schedule->strategy.info().isLlvms;
  };
  std::optional<uint64_t> least;
  for (unsigned index : list)
    if (!isLlvms(candidates[index]))
      least =
          std::min(candidates[index].spillBytes(), least.value_or(UINT64_MAX));
  if (!isLlvms(best) || !least || *least <= best.spillBytes())
    return "";
  return formatv(
      "; Kiln's own strategies spill more, {0} bytes at least against {1}",
      *least, best.spillBytes());
}

/// Where what instructions cost is not measured.
std::string reasonByBudget(ArrayRef<AutoCandidate> candidates,
                           const Choice &choice, const GpuTarget &gpu) {
  std::string unmeasured =
      formatv("nobody measured what instructions cost on {0}, so spills and "
              "residency decide: ",
              gpu.name());
  const AutoCandidate &best = candidates[choice.chosen],
                      &source = candidates.front();
  StringRef spills = gpu.isAmd()
                         ? "fewest spills in loops (fewer warps only for "
                           "less simulated time)"
                         : "fewest spills, in loops and then in all";
  StringRef then = gpu.isAmd()
                       ? "the fewest spills of what is simulated about as fast "
                         "as the fastest"
                       : "the least simulated time";
  if (choice.chosen == 0)
    return formatv("{0}source has the {1}, then the most resident warps, then "
                   "{2}, or nothing that equals it there is better",
                   unmeasured, spills, then);
  return formatv("{0}{1}{2}, then most resident warps, then {3}, {4} of "
                 "source's{5}{6}",
                 unmeasured,
                 best.directives.isRival ? "the rival's assembly: " : "",
                 spills, then, number(relativeTime(best, source), "%.3f"),
                 difference(best, source),
                 spillsOfOurOwn(candidates, choice.compared, best));
}

std::string reasonBySimulation(ArrayRef<AutoCandidate> candidates,
                               const Choice &choice) {
  const AutoCandidate &best = candidates[choice.chosen],
                      &source = candidates.front();
  auto percent = [](double gain) {
    return number(100 * std::expm1(gain), "%.1f") + " %";
  };
  if (choice.compared.front() != 0)
    return "source cannot be launched" + difference(best, source);
  StringRef unknown = !source.knowsLaunch ? "; grid and arguments are assumed"
                      : source.assumesArguments
                          ? "; arguments that were not given are assumed"
                          : "";
  if (choice.chosen == 0)
    return formatv("source stays: {0}; source is bound by {1}{2}",
                   choice.gain < 0.0005 // as one would read it
                       ? "no other candidate is simulated faster"
                       : "the best other candidate is simulated " +
                             percent(choice.gain) +
                             " faster, within the simulator's error of " +
                             percent(kSimulatorError),
                   spell(source.bound), unknown);
  return formatv("{0}simulated {1} faster than source{2}{3}",
                 best.directives.isRival ? "the rival's assembly, " : "",
                 percent(choice.gain), difference(best, source), unknown);
}

/// What a criterion says of one of two builds.
StringRef wordsOf(Figure figure, bool isBetter) {
  switch (figure) {
  case Figure::LoopSpills:
    return isBetter ? "fewer spills in loops" : "more spills in loops";
  case Figure::SpillBytes:
    return isBetter ? "fewer spills" : "more spills";
  case Figure::WarpsByRegisters:
    return isBetter ? "registers for more warps" : "registers for fewer warps";
  case Figure::Warps:
    return isBetter ? "more resident warps" : "fewer resident warps";
  case Figure::Time:
    return isBetter ? "less simulated time" : "more simulated time";
  default:
    llvm_unreachable("no criterion of pairRule");
  }
}

} // namespace

std::string AutoChoice::spec() const {
  return spell(candidates[chosen].directives);
}

Rule searchRule(const GpuTarget &gpu) {
  if (isCostMeasured(gpu))
    return {{{Figure::Time, kSimulatorError}}, /*needsTime=*/true};
  if (gpu.isAmd())
    return {
        {{Figure::LoopSpills},
         {Figure::Warps},
         {Figure::Time, kSimulatorError, /*onlyDrops=*/true, /*toBest=*/true},
         {Figure::SpillBytes},
         {Figure::WarpsByRegisters},
         {Figure::Time, kNoise}},
        /*needsTime=*/true,
        /*fewerWarpsNeedLessTime=*/true};
  return {{{Figure::LoopSpills},
           {Figure::SpillBytes},
           {Figure::WarpsByRegisters},
           {Figure::Warps},
           {Figure::Time, kNoise}},
          /*needsTime=*/true};
}

Rule pairRule(const GpuTarget &gpu) {
  Rule rule{{{Figure::LoopSpills},
             {Figure::SpillBytes},
             {Figure::WarpsByRegisters},
             {Figure::Warps}}};
  // What is left of simulated time within the noise of a measurement is noise.
  if (isCostMeasured(gpu))
    rule.criteria.insert(rule.criteria.begin(), {Figure::Time, kNoise});
  else
    rule.criteria.push_back({Figure::Time, 0.0005});
  return rule;
}

std::pair<unsigned, std::string>
chooseCandidate(ArrayRef<AutoCandidate> candidates, const GpuTarget &gpu) {
  Choice choice = choose(candidates, searchRule(gpu));
  std::string reason;
  if (candidates.size() == 1)
    reason = "no other candidate was compiled";
  else if (choice.compared.size() == 1 && choice.chosen == 0)
    reason = "every other candidate failed, cannot be launched or is the same "
             "machine code";
  else
    reason = isCostMeasured(gpu) ? reasonBySimulation(candidates, choice)
                                 : reasonByBudget(candidates, choice, gpu);
  return {choice.chosen, std::move(reason)};
}

std::vector<unsigned> bestCandidates(ArrayRef<AutoCandidate> candidates,
                                     const GpuTarget &gpu, unsigned count) {
  Rule rule = searchRule(gpu);
  for (Criterion &criterion : rule.criteria)
    criterion.tolerance = 0;
  std::vector<AutoCandidate> left(candidates);
  auto indices = to_vector(seq<unsigned>(0, candidates.size()));
  std::vector<unsigned> best;
  while (best.size() != count) {
    Choice choice = choose(left, rule);
    if (!is_contained(choice.compared, choice.chosen) ||
        !std::isfinite(left[choice.chosen].cycles))
      break;
    best.push_back(indices[choice.chosen]);
    left.erase(left.begin() + choice.chosen);
    indices.erase(indices.begin() + choice.chosen);
  }
  return best;
}

std::pair<bool, std::string> isBetter(const AutoCandidate &build,
                                      const AutoCandidate &other,
                                      const GpuTarget &gpu) {
  Rule rule = pairRule(gpu);
  Choice choice = choose({other, build}, rule);
  bool better = choice.chosen == 1;
  if (!build.error.empty())
    return {false, build.error};
  if (!other.error.empty())
    return {true, "without it: " + other.error};
  if (build.sameAs)
    return {false, "the machine code is the same without it"};
  if (choice.compared.size() == 1)
    return {better,
            better ? "it cannot be launched without" : "it cannot be launched"};
  double relative = relativeTime(build, other);
  std::string what = "no figure is better";
  bool isTime = false;
  if (choice.decidedBy) {
    Figure figure = rule.criteria[*choice.decidedBy].figure;
    isTime = figure == Figure::Time && isCostMeasured(gpu);
    if (isTime)
      what =
          "simulated " + number(100 * (1 / relative - 1), "%+.1f") + " % speed";
    else
      what = wordsOf(figure, better).str();
  }
  // Where neither can be launched as far as is known there is no time.
  std::string time =
      std::isnan(relative)
          ? "cannot be launched with it or without"
          : number(relative, "%.3f") + " of the simulated time without it";
  return {better,
          // One number for one claim.
          formatv("{0}{1}{2}", what, isTime ? "" : ", " + time,
                  difference(build, other))
              .str()};
}

} // namespace kiln
