// Variants in order, with no gap and no doubt.
#include "tools/export/ExportSettle.h"

#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include "tools/export/ExportedNames.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

using namespace llvm;

namespace kiln {

static bool isGeneral(const ExportVariant &variant) {
  return all_of(variant.facts, [](FactMask facts) { return !facts; });
}

/// How much a variant assumes: more than every variant that it is a special
/// case of.
static unsigned weight(const ExportVariant &variant) {
  unsigned sum = 0;
  for (FactMask facts : variant.facts) // what 8 divides, 16 may divide
    sum += 2 * popcount(facts) - ((facts & maskOf(Fact::Divisible8)) != 0);
  return sum;
}

/// Two texts of one variant have to be for different GPUs.
static Error checkApart(const ExportVariant &variant, const ExportSource &a,
                        const ExportSource &b,
                        ArrayRef<std::string> arguments) {
  bool overlap = a.targets.empty() && b.targets.empty();
  for (const GpuTarget *target : a.targets)
    overlap |= is_contained(b.targets, target);
  if (!overlap)
    return Error::success();
  return failure(
      b.origin, " and ", a.origin, " assume the same of the arguments (",
      isGeneral(variant) ? "nothing" : spellFacts(variant.facts, arguments),
      ") on the same GPUs; leave one of them out");
}

/// Most special first; of those that assume as much, the first given.
static Error sortVariants(ExportPlan &plan) {
  std::vector<ExportVariant> sorted;
  for (ExportVariant &variant : plan.variants) {
    auto same = find_if(sorted, [&](const ExportVariant &other) {
      return other.facts == variant.facts;
    });
    if (same == sorted.end()) {
      auto place =
          llvm::partition_point(sorted, [&](const ExportVariant &other) {
            return weight(other) >= weight(variant);
          });
      sorted.insert(place, std::move(variant));
      continue;
    }
    ExportSource &source = variant.sources.front();
    for (const ExportSource &known : same->sources)
      if (Error error = checkApart(variant, known, source, plan.arguments))
        return error;
    same->sources.push_back(std::move(source));
  }
  plan.variants = std::move(sorted);
  return Error::success();
}

/// Somebody will pass arguments of which nothing holds, on each of the GPUs.
static Error checkGeneral(const ExportPlan &plan,
                          ArrayRef<const GpuTarget *> targets) {
  const ExportVariant &last = plan.variants.back();
  const ExportSource &source = last.sources.front();
  if (!isGeneral(last))
    return failure(source.origin, ": the kernel assumes ",
                   spellFacts(last.facts, plan.arguments),
                   ", and there is no variant for other arguments; ",
                   source.isTileIR ? "--general makes one of it, or add"
                                   : "add (\"specializations\" of a case)",
                   " a kernel that assumes nothing");
  if (targets.empty() && !last.sourceFor(nullptr))
    return failure(source.origin, ": the kernels are for GPUs by name; say "
                                  "with --target which of them to export for");
  for (const GpuTarget *target : targets)
    if (!last.sourceFor(target))
      return failure("there is no kernel that assumes nothing for ",
                     target->name(),
                     "; add one (\"specializations\" of the case), or leave "
                     "the GPU out");
  return Error::success();
}

/// Names that are two in the source may be one in C.
static Error checkNames(const ExportPlan &plan) {
  std::map<std::string, std::string> inC;
  for (const std::string &name : plan.arguments) {
    auto [known, isNew] = inC.try_emplace(nameInC(name), name);
    if (!isNew)
      return failure("the arguments '", known->second, "' and '", name,
                     "' would both be '", known->first,
                     "' in C; rename one in a case");
  }
  return Error::success();
}

Error settleExport(ExportPlan &plan, ArrayRef<const GpuTarget *> targets) {
  if (Error error = sortVariants(plan))
    return error;
  if (Error error = checkGeneral(plan, targets))
    return error;
  return checkNames(plan);
}

} // namespace kiln
