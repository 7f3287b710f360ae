#include "tools/auto/candidates/Neighbours.h"
#include "targets/gpu/GpuTarget.h"

#include "targets/directives/AllDirectives.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include <cmath>

using namespace llvm;

namespace kiln {
namespace {

/// The policy under which a kernel of NVIDIA that has short pointers to shared
/// memory gets wide ones; others it leaves as they are.
const Directive &wideSharedPointers() {
  static const Directive policy =
      cantFail(parseSchedule("short-shared-pointers(enable=false)"))
          .policies.front();
  return policy;
}

/// A schedule apart.
struct Parts {
  Directive strategy;
  std::vector<Directive> policies, pointers;
};

Parts partsOf(const ScheduleDirective &schedule) {
  Parts parts{schedule.strategy, {}, {}};
  for (const Directive &policy : schedule.policies)
    (policy == wideSharedPointers() ? parts.pointers : parts.policies)
        .push_back(policy);
  return parts;
}

/// In the sequence in which `auto` has them, so that equal ones are equal.
ScheduleDirective whole(Parts parts) {
  append_range(parts.policies, parts.pointers);
  return {std::move(parts.strategy), std::move(parts.policies)};
}

template <typename T> void addOnce(std::vector<T> &list, T value) {
  if (!is_contained(list, value))
    list.push_back(std::move(value));
}

/// The strategy with each whole number that is not its parameter's default
/// doubled and halved, as far as the parameter allows.
std::vector<Directive> otherNumbers(const Directive &strategy) {
  std::vector<Directive> found;
  for (const ParamInfo &param : strategy.info().params) {
    if (param.kind != ParamInfo::Int)
      continue;
    int64_t number = strategy.getInt(param.name);
    if (number <= 0 || std::to_string(number) == param.defaultValue)
      continue;
    for (int64_t other : {number * 2, number / 2})
      if (std::optional<Directive> changed =
              strategy.withInt(param.name, other))
        found.push_back(std::move(*changed));
  }
  return found;
}

/// Beside what a kernel is scheduled by, what points of the product have none
/// of: pointers and register usage.
void addAsidesOf(const GpuTarget &gpu, DirectiveDomain &domain) {
  domain.pointers.push_back({});
  if (gpu.isNvidia())
    domain.usageLevels = {std::nullopt, 0};
}

} // namespace

DirectiveDomain domainOf(const GpuTarget &gpu, bool noalias) {
  DirectiveDomain domain;
  addAsidesOf(gpu, domain);
  if (gpu.isNvidia())
    domain.pointers.push_back({wideSharedPointers()});
  for (const AutoPoint &point : autoPoints(gpu, noalias)) {
    Parts parts = partsOf(point.schedule);
    addOnce(domain.strategies, parts.strategy);
    addOnce(domain.policies, parts.policies);
    addOnce(domain.remats, point.remats);
  }
  return domain;
}

DirectiveDomain domainOf(ArrayRef<AutoDirectives> directives,
                         const GpuTarget &gpu) {
  DirectiveDomain domain;
  addAsidesOf(gpu, domain);
  for (const AutoDirectives &one : directives) {
    Parts parts = partsOf(one.schedule ? *one.schedule : sourceSchedule());
    addOnce(domain.strategies, parts.strategy);
    addOnce(domain.policies, parts.policies);
    addOnce(domain.pointers, parts.pointers);
    addOnce(domain.remats, one.remats);
  }
  return domain;
}

std::vector<std::optional<unsigned>> capsAround(std::optional<unsigned> cap,
                                                ArrayRef<unsigned> caps) {
  std::vector<std::optional<unsigned>> found;
  if (!cap) {
    for (unsigned other : caps)
      found.push_back(other);
    return found;
  }
  const double step = std::pow(2.0, 0.25);
  for (double other : {*cap / step, *cap * step}) {
    unsigned rounded = unsigned(std::round(other / 8)) * 8;
    if (rounded == *cap)
      rounded = other < *cap ? *cap - 8 : *cap + 8;
    if (rounded >= 16 && rounded < 256) // what ptxas takes
      found.push_back(rounded);
  }
  found.push_back(std::nullopt);
  return found;
}

std::vector<AutoDirectives>
neighboursOf(const AutoDirectives &directives, const DirectiveDomain &domain,
             ArrayRef<std::optional<unsigned>> caps) {
  std::vector<AutoDirectives> list;
  auto add = [&](auto change) {
    AutoDirectives other = directives;
    change(other);
    if (other != directives)
      addOnce(list, std::move(other));
  };
  const Parts parts =
      partsOf(directives.schedule ? *directives.schedule : sourceSchedule());
  auto addParts = [&](auto change) {
    Parts other = parts;
    change(other);
    add([&](AutoDirectives &o) { o.schedule = whole(std::move(other)); });
  };
  for (std::optional<unsigned> cap : caps)
    add([&](AutoDirectives &o) { o.maxRegs = cap; });
  for (std::optional<unsigned> waves : domain.waves)
    add([&](AutoDirectives &o) { o.wavesPerEu = waves; });
  for (std::optional<unsigned> level : domain.usageLevels)
    add([&](AutoDirectives &o) { o.registerUsageLevel = level; });
  for (const std::vector<Directive> &policies : domain.policies)
    addParts([&](Parts &p) { p.policies = policies; });
  for (const std::vector<Directive> &pointers : domain.pointers)
    addParts([&](Parts &p) { p.pointers = pointers; });
  for (const std::vector<Directive> &remats : domain.remats)
    add([&](AutoDirectives &o) { o.remats = remats; });
  for (const LoweringPlan &plan : domain.plans)
    add([&](AutoDirectives &o) { o.plan = plan; });
  for (const Directive &strategy : otherNumbers(parts.strategy))
    addParts([&](Parts &p) { p.strategy = strategy; });
  for (const Directive &strategy : domain.strategies)
    addParts([&](Parts &p) { p.strategy = strategy; });
  return list;
}

unsigned deviationsOf(const AutoDirectives &directives) {
  unsigned ofSchedule =
      directives.schedule ? (directives.schedule->strategy.name() != "source") +
                                directives.schedule->policies.size()
                          : 0;
  return ofSchedule + directives.remats.size() +
         directives.maxRegs.has_value() +
         directives.registerUsageLevel.has_value() +
         directives.wavesPerEu.has_value() +
         count_if(loweringVariants(), [&](const VariantRecord &record) {
           return directives.plan.value(record.variant) != 0;
         });
}

std::string nameOf(const AutoDirectives &directives) {
  std::string text = directives.strategySpec();
  if (!directives.remats.empty())
    text += " + " + directives.rematSpec();
  if (directives.maxRegs)
    text += " @" + utostr(*directives.maxRegs);
  if (directives.registerUsageLevel)
    text += " level " + utostr(*directives.registerUsageLevel);
  if (directives.wavesPerEu)
    text += " waves " + utostr(*directives.wavesPerEu);
  if (!directives.plan.isPlain())
    text += " [" + nameOf(directives.plan) + "]";
  return text;
}

} // namespace kiln
