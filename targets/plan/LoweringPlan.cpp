#include "targets/plan/LoweringPlan.h"

#include "targets/gpu/GpuTraits.h"
#include "targets/support/Errors.h"
#include "targets/support/Renamed.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

using namespace llvm;

namespace kiln {

static bool isAnyGpu(const GpuTarget &) { return true; }

static constexpr bool SameLaunch = false, OwnLaunch = true;

static constexpr VariantRecord kRecords[] = {
#define LOWERING_VARIANT(id, member, type, name, launch, isFor, notForTarget,  \
                         notForKernel, tuned, help, autoHelp)                  \
  {Variant::id,                                                                \
   name,                                                                       \
   launch,                                                                     \
   std::is_same_v<type, unsigned>,                                             \
   isFor,                                                                      \
   RefusalCode::notForTarget,                                                  \
   RefusalCode::notForKernel,                                                  \
   tuned,                                                                      \
   help,                                                                       \
   autoHelp},
#include "targets/plan/LoweringVariants.def"
};

/// Those of one variant stand together.
static constexpr VariantValue kValues[] = {
#define VARIANT_VALUE(id, name, label, help) {Variant::id, name, label, help},
#include "targets/plan/LoweringVariants.def"
};

/// Only beside that value of the other; empty: only where the other is plain.
struct Condition {
  Variant variant, other;
  StringLiteral value;
};
static constexpr Condition kConditions[] = {
#define VARIANT_NEEDS(id, other, value) {Variant::id, Variant::other, value},
#define VARIANT_EXCLUDES(id, other) {Variant::id, Variant::other, ""},
#include "targets/plan/LoweringVariants.def"
};

unsigned sizeOf(MatrixShape shape) { return 16 * unsigned(shape); }

unsigned LoweringPlan::value(Variant variant) const {
  switch (variant) {
#define LOWERING_VARIANT(id, member, type, ...)                                \
  case Variant::id:                                                            \
    return unsigned(member);
#include "targets/plan/LoweringVariants.def"
  }
  llvm_unreachable("a variant without a record");
}

void LoweringPlan::set(Variant variant, unsigned value) {
  switch (variant) {
#define LOWERING_VARIANT(id, member, type, ...)                                \
  case Variant::id:                                                            \
    member = type(value);                                                      \
    return;
#include "targets/plan/LoweringVariants.def"
  }
}

ArrayRef<VariantRecord> loweringVariants() { return kRecords; }

const VariantRecord &recordOf(Variant variant) {
  return kRecords[unsigned(variant)];
}

ArrayRef<VariantValue> VariantRecord::values() const {
  auto isOwn = [&](const VariantValue &value) {
    return value.variant == variant;
  };
  const VariantValue *first = find_if(kValues, isOwn);
  return {first, std::find_if_not(first, std::end(kValues), isOwn)};
}

std::optional<unsigned> VariantRecord::find(StringRef value) const {
  for (auto [number, known] : enumerate(values()))
    if (known.name == value)
      return number;
  return std::nullopt;
}

std::string VariantRecord::key() const {
  std::string key = name.str();
  std::replace(key.begin(), key.end(), '-', '_');
  return key;
}

std::string VariantRecord::expected(bool ofOption) const {
  SmallVector<StringRef> names;
  if (!isCount)
    for (const VariantValue &value : values())
      names.push_back(value.name);
  std::string text =
      (values().front().name + " to " + values().back().name).str();
  bool hasAuto = ofOption && mayBeOpen();
  if (isCount)
    return hasAuto ? text + " or auto" : text;
  if (hasAuto)
    names.push_back("auto");
  StringRef last = names.pop_back_val();
  return join(names, ", ") + " or " + last.str();
}

std::string spell(const LoweringPlan &plan) {
  SmallVector<std::string> parts;
  for (const VariantRecord &record : loweringVariants())
    if (unsigned value = plan.value(record.variant))
      parts.push_back(
          ("--" + record.name + " " + record.values()[value].name).str());
  return join(parts, " ");
}

std::string nameOf(const LoweringPlan &plan) {
  SmallVector<StringRef> parts;
  for (const VariantRecord &record : loweringVariants())
    if (unsigned value = plan.value(record.variant))
      parts.push_back(record.values()[value].label);
  return parts.empty() ? "plain" : join(parts, ", ");
}

LoweringPlan planFor(const GpuTarget &gpu, LoweringPlan plan) {
  for (const VariantRecord &record : loweringVariants())
    if (!record.isFor(gpu))
      plan.set(record.variant, 0);
  return plan;
}

/// Whether no variant of the plan is combined with one it excludes.
static bool isTuned(const LoweringPlan &plan) {
  return all_of(kConditions, [&](const Condition &condition) {
    unsigned other = plan.value(condition.other);
    return !plan.value(condition.variant) ||
           (condition.value.empty()
                ? !other
                : other == recordOf(condition.other).find(condition.value));
  });
}

std::vector<LoweringPlan> tunedPlans(const GpuTarget &gpu) {
  std::vector<LoweringPlan> plans{LoweringPlan()};
  for (const VariantRecord &record : loweringVariants()) {
    if (record.tuned.empty() || !record.isFor(gpu))
      continue;
    for (size_t index = 0, before = plans.size(); index < before; ++index) {
      LoweringPlan with = plans[index];
      with.set(record.variant, *record.find(record.tuned));
      plans.push_back(with);
    }
  }
  erase_if(plans, [](const LoweringPlan &plan) { return !isTuned(plan); });
  return plans;
}

void addPlan(json::Object &object, const LoweringPlan &plan) {
  for (const VariantRecord &record : loweringVariants())
    if (unsigned value = plan.value(record.variant))
      object[record.key()] = record.values()[value].name;
}

Expected<LoweringPlan> readPlan(const json::Object &object) {
  LoweringPlan plan;
  for (const auto &[key, value] : object) {
    std::string option = key.str();
    std::replace(option.begin(), option.end(), '_', '-');
    if (StringRef now = newName(option); !now.empty())
      for (const VariantRecord &record : loweringVariants())
        if (record.name == now)
          return failure("\"", key.str(), "\" is called \"", record.key(),
                         "\" now; rename it, or tune again");
  }
  for (const VariantRecord &record : loweringVariants()) {
    const json::Value *value = object.get(record.key());
    if (!value)
      continue;
    std::optional<unsigned> known =
        record.find(value->getAsString().value_or(""));
    if (!known)
      return failure("\"", record.key(), "\": expected ",
                     record.expected(/*ofOption=*/false), ", as --",
                     record.name, " takes it");
    plan.set(record.variant, *known);
  }
  return plan;
}

void PlanRequest::say(Variant variant, unsigned value) {
  values.set(variant, value);
  said.set(unsigned(variant));
  opened.reset(unsigned(variant));
}

void PlanRequest::open(Variant variant) {
  values.set(variant, 0);
  said.reset(unsigned(variant));
  opened.set(unsigned(variant));
}

void PlanRequest::openAll() {
  for (const VariantRecord &record : loweringVariants())
    if (record.mayBeOpen())
      open(record.variant);
}

void PlanRequest::say(const LoweringPlan &plan) {
  values = plan;
  said.set();
  opened.reset();
}

} // namespace kiln
