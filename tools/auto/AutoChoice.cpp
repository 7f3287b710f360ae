#include "tools/auto/AutoChoice.h"

#include "targets/cost/CostModel.h"
#include "targets/gpu/GpuTarget.h"
#include "tools/auto/candidates/CandidateRanking.h"
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

double relativeTime(const AutoCandidate &build, const AutoCandidate &baseline) {
  return build.cost() / baseline.cost();
}

/// What a choice of LLVM's scheduler would hide: that every strategy of Kiln's
/// own spills more.
std::string spillsOfOurOwn(ArrayRef<AutoCandidate> candidates,
                           ArrayRef<unsigned> list, const AutoCandidate &best) {
  auto isLlvms = [](const AutoCandidate &candidate) {
    return candidate.directives.schedule->strategy.info().isLlvms;
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

/// Where what instructions cost is not measured.
std::string reasonByBudget(ArrayRef<AutoCandidate> candidates,
                           const Choice &choice, const GpuTarget &gpu) {
  std::string unmeasured =
      formatv("nobody measured what instructions cost on {0}, so spills and "
              "residency decide: ",
              gpu.name());
  const AutoCandidate &best = candidates[choice.chosen],
                      &source = candidates.front();
  if (choice.chosen == 0)
    return unmeasured + "source has the fewest spills and then the most "
                        "resident warps, and nothing that equals it there is "
                        "faster by the model";
  return formatv("{0}fewest spills, then most resident warps, then the least "
                 "modelled time, {1} of source's{2}{3}",
                 unmeasured, number(relativeTime(best, source), "%.3f"),
                 difference(best, source),
                 spillsOfOurOwn(candidates, choice.compared, best));
}

std::string percentOf(double gain) {
  return number(100 * std::expm1(gain), "%.1f") + " %";
}

/// "pipe matrix (91 %)".
std::string spell(const Bound &bound) {
  return formatv("{0} ({1:F0} %)", bound.what, 100 * bound.share);
}

std::string reasonBySimulation(ArrayRef<AutoCandidate> candidates,
                               const Choice &choice) {
  const AutoCandidate &best = candidates[choice.chosen],
                      &source = candidates.front();
  if (choice.compared.front() != 0)
    return "source cannot be launched" + difference(best, source);
  if (choice.chosen == 0)
    return formatv("source stays: the best other candidate is simulated {0} "
                   "faster, and only {1} or more counts; it is bound by {2}",
                   percentOf(choice.gain), percentOf(kSimulatorError),
                   spell(source.simulated->bound));
  return formatv(
      "simulated {0} faster than source{1}; bound by {2}, and source "
      "by {3}",
      percentOf(choice.gain), difference(best, source),
      spell(best.simulated->bound), spell(source.simulated->bound));
}

std::string reasonByGain(ArrayRef<AutoCandidate> candidates,
                         const Choice &choice) {
  const ChoiceModel &model = fittedChoice();
  const AutoCandidate &best = candidates[choice.chosen],
                      &source = candidates.front();
  std::string figures = difference(best, source);
  if (choice.compared.front() != 0)
    return "source cannot be launched" + figures;
  if (choice.chosen && choice.gain >= model.margin)
    return formatv("expected {0} faster than source, by what of the model's "
                   "gains was measured elsewhere{1}",
                   percentOf(choice.gain), figures);
  std::string stays = formatv(
      "the best other candidate is expected {0} faster, and only {1} or "
      "more counts",
      percentOf(choice.gain), percentOf(model.margin));
  if (choice.chosen == 0)
    return "source stays: " + stays;
  return formatv("source stays, without loop strength reduction: in kernels "
                 "with matrix instructions that gains where the modelled time "
                 "is source's or less, within noise, and it is {0} of it; "
                 "{1}{2}",
                 number(relativeTime(best, source), "%.3f"), stays, figures);
}

/// What a criterion says of one of two builds.
StringRef wordsOf(Figure figure, bool isBetter) {
  switch (figure) {
  case Figure::Spills:
    return isBetter ? "fewer spills" : "more spills";
  case Figure::WarpsByRegisters:
    return isBetter ? "registers for more warps" : "registers for fewer warps";
  case Figure::Warps:
    return isBetter ? "more resident warps" : "fewer resident warps";
  case Figure::ModelledTime:
    return isBetter ? "less modelled time" : "more modelled time";
  default:
    llvm_unreachable("no criterion of pairRule");
  }
}

} // namespace

std::string AutoChoice::spec() const {
  return spell(candidates[chosen].directives);
}

Rule simulatedRule() {
  return {{},
          {{Figure::SimulatedTime, kSimulatorError}},
          /*needsTime=*/true};
}

Rule searchRule(const GpuTarget &gpu) {
  Rule rule{timeModelFor(gpu), {}, /*needsTime=*/true};
  const ChoiceModel &model = fittedChoice();
  if (isCostMeasured(gpu))
    rule.criteria = {
        {Figure::PredictedTime, model.margin},
        {Figure::ModelledTime, std::expm1(model.noise), /*onlyDrops=*/true},
        {Figure::StandIn}};
  else
    rule.criteria = {{Figure::Spills},
                     {Figure::WarpsByRegisters},
                     {Figure::Warps},
                     {Figure::ModelledTime}};
  return rule;
}

Rule pairRule(const GpuTarget &gpu) {
  Rule rule{timeModelFor(gpu),
            {{Figure::Spills}, {Figure::WarpsByRegisters}, {Figure::Warps}}};
  // What is left of modelled time within the noise of a prediction is noise.
  if (isCostMeasured(gpu))
    rule.criteria.insert(rule.criteria.begin(),
                         {Figure::PredictedTime, fittedChoice().noise});
  else
    rule.criteria.push_back({Figure::ModelledTime, 0.0005});
  return rule;
}

std::pair<unsigned, std::string>
chooseCandidate(ArrayRef<AutoCandidate> candidates, const GpuTarget &gpu) {
  bool isSimulated = isCostMeasured(gpu) &&
                     all_of(candidates,
                            [](const AutoCandidate &candidate) {
                              return !candidate.error.empty() ||
                                     candidate.simulated ||
                                     !std::isfinite(candidate.cost());
                            }) &&
                     candidates.front().simulated;
  Choice choice =
      choose(candidates, isSimulated ? simulatedRule() : searchRule(gpu));
  std::string reason;
  if (candidates.size() == 1)
    reason = "no other candidate was compiled";
  else if (choice.compared.size() == 1 && choice.chosen == 0)
    reason = "every other candidate failed, cannot be launched or is the same "
             "machine code";
  else
    reason = isSimulated           ? reasonBySimulation(candidates, choice)
             : isCostMeasured(gpu) ? reasonByGain(candidates, choice)
                                   : reasonByBudget(candidates, choice, gpu);
  return {choice.chosen, std::move(reason)};
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
    isTime = figure == Figure::PredictedTime;
    if (isTime)
      what = "expected " +
             number(100 * std::expm1(-*rule.predict(build, other)), "%+.1f") +
             " % speed";
    else
      what = wordsOf(figure, better).str();
  }
  // Where neither can be launched as far as is known there is no time.
  std::string time =
      std::isnan(relative)
          ? "cannot be launched with it or without"
          : number(relative, "%.3f") + " of the modelled time without it";
  return {better,
          // One number for one claim.
          formatv("{0}{1}{2}", what, isTime ? "" : ", " + time,
                  difference(build, other))
              .str()};
}

} // namespace kiln
