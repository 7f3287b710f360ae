// Which candidate of `auto` wins.
#include "tools/auto/AutoChoice.h"

#include "targets/cost/CostModel.h"
#include "tools/auto/CandidateRanking.h"
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
  add(best.spills(), source.spills(),
      best.resources.vectorSpills ? "spilled registers" : "bytes of spills");
  double flight = best.estimate.bytesInFlight * best.estimate.warps,
         before = source.estimate.bytesInFlight * source.estimate.warps;
  if (before && std::abs(flight / before - 1) > 0.05)
    parts.push_back(
        (number(100 * (flight / before - 1), "%+.0f") + " % bytes in flight"));
  return parts.empty() ? "" : ": " + join(parts, ", ");
}

/// The indices of distinct candidates that compiled and fit.
SmallVector<unsigned> judged(ArrayRef<AutoCandidate> candidates) {
  SmallVector<unsigned> list;
  for (auto [index, candidate] : enumerate(candidates))
    if (candidate.error.empty() && !candidate.sameAs &&
        (index == 0 || std::isfinite(candidate.relative)))
      list.push_back(index);
  return list;
}

/// A choice and why, in one sentence.
using Verdict = std::pair<unsigned, std::string>;

/// What decides where nobody measured: less is better.
auto budgetRank(const AutoCandidate &candidate) {
  return std::tuple(candidate.spills(), -int64_t(candidate.warpsByRegisters),
                    -int64_t(candidate.warps));
}

/// What a choice of LLVM's scheduler would hide: that every strategy of Kiln's
/// own spills more.
std::string spillsOfOurOwn(ArrayRef<AutoCandidate> candidates,
                           ArrayRef<unsigned> list, const AutoCandidate &best) {
  auto isLlvms = [](const AutoCandidate &candidate) {
    return StringRef(candidate.orders.strategy).starts_with("llvm");
  };
  std::optional<uint64_t> least;
  for (unsigned index : list)
    if (!isLlvms(candidates[index]))
      least = std::min(candidates[index].spills(), least.value_or(UINT64_MAX));
  if (!isLlvms(best) || !least || *least <= best.spills())
    return "";
  return formatv("; Kiln's own strategies spill more, {0} at least against {1}",
                 *least, best.spills());
}

/// For GPUs of which nobody measured what instructions cost: what the model
/// says decides only among equals in spills and residency.
Verdict chooseByBudget(ArrayRef<AutoCandidate> candidates,
                       ArrayRef<unsigned> list, const GpuTarget &gpu) {
  unsigned chosen = *min_element(list, [&](unsigned a, unsigned b) {
    const AutoCandidate &first = candidates[a], &second = candidates[b];
    return std::tuple(budgetRank(first), first.relative) <
           std::tuple(budgetRank(second), second.relative);
  });
  std::string unmeasured =
      formatv("nobody measured what instructions cost on {0}, so spills and "
              "residency decide: ",
              gpu.name());
  const AutoCandidate &best = candidates[chosen], &source = candidates.front();
  if (chosen == 0)
    return {0, unmeasured + "source has the fewest spills and then the most "
                            "resident warps, and nothing that equals it there "
                            "is faster by the model"};
  return {chosen,
          formatv("{0}fewest spills, then most resident warps, then the least "
                  "modelled time, {1} of source's{2}{3}",
                  unmeasured, number(best.relative, "%.3f"),
                  difference(best, source),
                  spillsOfOurOwn(candidates, list, best))};
}

/// What stays in place of `source` in kernels with matrix instructions, if any:
/// the same without LLVM's loop strength reduction, unless its modelled time is
/// longer by more than noise. That pass gives addresses of a loop variables of
/// their own, while ptxas reduces strength as well and knows the registers. Of
/// the 17 kernels of perf/results/h200-2026-11-25-dots.json 14 are no longer
/// without it and gain 1.1 % in the mean, -2.1 % to 6.0 %; the other three lose
/// 3 to 10 %.
std::optional<unsigned> replacementOf(ArrayRef<AutoCandidate> candidates,
                                      ArrayRef<unsigned> list,
                                      const ChoiceModel &model) {
  const AutoCandidate &source = candidates.front();
  const RankedCandidate &row = replacementOfSource();
  // Behind the strategy stand the policies that every candidate carries.
  StringRef policies = source.orders.strategy;
  if (!source.resources.instructions ||
      !source.resources.instructions->matrix ||
      !policies.consume_front(row.strategy))
    return std::nullopt;
  AutoOrders without = source.orders;
  without.strategy = (row.strategy + "; " + row.policies + policies).str();
  auto found = find_if(list, [&](unsigned index) {
    return candidates[index].orders == without;
  });
  if (found == list.end() ||
      std::log(candidates[*found].relative) > model.noise)
    return std::nullopt;
  return *found;
}

/// Where a race stands behind the model: the candidate that promises most, if
/// that is several times a measurement's noise. The first of equals, which is
/// the likeliest.
Verdict chooseByPromise(ArrayRef<AutoCandidate> candidates,
                        ArrayRef<unsigned> list, const ChoiceModel &model) {
  const AutoCandidate &source = candidates.front();
  auto promised = [&](unsigned index) {
    return index ? model.promised(candidates[index], source) : 0;
  };
  unsigned chosen = *max_element(
      list, [&](unsigned a, unsigned b) { return promised(a) < promised(b); });
  auto percent = [](double gain) {
    return number(100 * std::expm1(gain), "%.1f") + " %";
  };
  double gain = promised(chosen);
  if (std::isinf(gain))
    return {chosen, "source cannot be launched" +
                        difference(candidates[chosen], source)};
  if (gain < model.margin) {
    std::string best =
        formatv("the best other candidate promises {0}, and only {1} or more "
                "counts",
                percent(std::max(0.0, gain)), percent(model.margin));
    std::optional<unsigned> instead = replacementOf(candidates, list, model);
    if (!instead)
      return {0, "source stays: " + best};
    const AutoCandidate &without = candidates[*instead];
    return {*instead,
            formatv("source stays, without loop strength reduction: in kernels "
                    "with matrix instructions that gains where the modelled "
                    "time is source's or less, within noise, and it is {0} of "
                    "it; {1}{2}",
                    number(without.relative, "%.3f"), best,
                    difference(without, source))};
  }
  return {chosen,
          formatv("promises {0} over source: the model gives it {1} of "
                  "source's time, and of what it gives that much was measured "
                  "elsewhere{2}",
                  percent(gain), number(candidates[chosen].relative, "%.3f"),
                  difference(candidates[chosen], source))};
}

} // namespace

uint64_t AutoCandidate::spills() const {
  if (resources.vectorSpills || resources.scalarSpills)
    return resources.vectorSpills.value_or(0) +
           resources.scalarSpills.value_or(0);
  return resources.spillStoreBytes.value_or(0) +
         resources.spillLoadBytes.value_or(0);
}

std::string AutoChoice::spec() const {
  return spell(candidates[chosen].orders);
}

std::pair<unsigned, std::string>
chooseCandidate(ArrayRef<AutoCandidate> candidates, const GpuTarget &gpu) {
  SmallVector<unsigned> list = judged(candidates);
  if (list.size() == 1)
    return {0, candidates.size() == 1
                   ? "no other candidate was compiled"
                   : "every other candidate failed, cannot be launched or is "
                     "the same machine code"};
  return isCostMeasured(gpu) ? chooseByPromise(candidates, list, fittedChoice())
                             : chooseByBudget(candidates, list, gpu);
}

std::pair<bool, std::string> isBetter(const AutoCandidate &build,
                                      const AutoCandidate &other,
                                      const GpuTarget &gpu) {
  if (!build.error.empty())
    return {false, build.error};
  if (!other.error.empty())
    return {true, "without it: " + other.error};
  if (build.sameAs)
    return {false, "the machine code is the same without it"};
  if (std::isinf(build.relative) || !build.relative)
    return {build.relative == 0, build.relative == 0
                                     ? "it cannot be launched without"
                                     : "it cannot be launched"};
  // Where neither can be launched as far as is known there is no time.
  bool isTimed = !std::isnan(build.relative);
  auto because = [&](StringRef what) {
    std::string time = isTimed ? number(build.relative, "%.3f") +
                                     " of the modelled time without it"
                               : "cannot be launched with it or without";
    return formatv("{0}, {1}{2}", what, time, difference(build, other)).str();
  };
  // Modelled time counts as the report shows it, in thousandths.
  double time = isTimed ? std::round(1000 * build.relative) : 1000;
  if (isTimed && isCostMeasured(gpu)) {
    const ChoiceModel &model = fittedChoice();
    double gain = model.promised(build, other);
    if (std::abs(gain) > model.noise)
      return {gain > 0, because(formatv("promises {0} %",
                                        number(100 * std::expm1(gain), "%+.1f"))
                                    .str())};
    time = 1000; // what is left of it is noise
  }
  // The axes of budgetRank, then the modelled time.
  const struct {
    double build, other;
    StringRef less, more;
  } axes[] = {{double(build.spills()), double(other.spills()), "fewer spills",
               "more spills"},
              {-double(build.warpsByRegisters), -double(other.warpsByRegisters),
               "registers for more warps", "registers for fewer warps"},
              {-double(build.warps), -double(other.warps),
               "more resident warps", "fewer resident warps"},
              {time, 1000, "less modelled time", "more modelled time"}};
  for (const auto &axis : axes)
    if (axis.build != axis.other) {
      bool better = axis.build < axis.other;
      return {better, because(better ? axis.less : axis.more)};
    }
  return {false, because("no figure is better")};
}

} // namespace kiln
