#include "targets/directives/CarriedDirectives.h"
#include "targets/directives/Catalogue.h"
#include "targets/directives/DirectiveParser.h"
#include "targets/launch/abi/Persistent.h"
#include "targets/launch/abi/TensorMap.h"
#include "targets/support/Suggest.h"

#include "targets/launch/abi/DynamicShared.h"
#include "targets/support/Granules.h"
#include "targets/support/Kernel.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Function.h"

using namespace llvm;

namespace kiln {

char DirectiveError::ID = 0;

void DirectiveError::log(raw_ostream &os) const {
  os << "attribute \"" << name << "\": " << why;
}

std::error_code DirectiveError::convertToErrorCode() const {
  return inconvertibleErrorCode();
}

bool CarriedDirectives::wantsDescription() const {
  return !remats.empty() || (schedule && !schedule->strategy.info().isLlvms);
}

const Directive *CarriedDirectives::remat(StringRef name) const {
  auto found =
      find_if(remats, [&](const Directive &o) { return o.name() == name; });
  return found == remats.end() ? nullptr : &*found;
}

SmallVector<const Directive *>
CarriedDirectives::policies(StringRef name) const {
  SmallVector<const Directive *> list;
  if (schedule)
    for (const Directive &policy : schedule->policies)
      if (policy.name() == name)
        list.push_back(&policy);
  return list;
}

/// Every attribute of ours that a function may have in LLVM IR. The number of
/// warps is a directive to the lowering, which leaves it there.
static constexpr StringLiteral knownAttributes[] = {
    kSchedStrategyAttr,      kRematAttr,
    kRematDoneAttr,          kIrDoneAttr,
    kOptimizedAttr,          kMaxRegsAttr,
    kRegisterUsageLevelAttr, kPtxasControlsAttr,
    kSaveScheduleAttr,       kThreadsAttr,
    kDynamicSharedAttr,      kPointerRangeAttr,
    kTensorMapsAttr,         kGlobalScratchAttr,
    kPersistentAttr,         kBlockWarpsAttr,
    kReadsGranulesAttr,      kLoweredAttr};

static Error checkNames(const Function &function) {
  Error errors = Error::success();
  for (Attribute attribute : function.getAttributes().getFnAttrs()) {
    if (!attribute.isStringAttribute())
      continue;
    StringRef name = attribute.getKindAsString();
    if (!name.starts_with("kiln-") || is_contained(knownAttributes, name))
      continue;
    SmallVector<StringRef> known(std::begin(knownAttributes),
                                 std::end(knownAttributes));
    errors = joinErrors(
        std::move(errors),
        make_error<DirectiveError>(name, "Kiln has no such attribute" +
                                             suggestNearest(name, known)));
  }
  return errors;
}

/// The text of an attribute; absent if the function does not have it.
static std::optional<StringRef> textOf(const Function &function,
                                       StringRef attribute) {
  if (!function.hasFnAttribute(attribute))
    return std::nullopt;
  return function.getFnAttribute(attribute).getValueAsString();
}

Expected<CarriedDirectives> readDirectives(const Function &function) {
  CarriedDirectives directives;
  Error errors = checkNames(function);
  auto wrong = [&](StringRef attribute, std::string why) {
    errors = joinErrors(std::move(errors),
                        make_error<DirectiveError>(attribute, why));
  };
  if (std::optional<StringRef> text = textOf(function, kSchedStrategyAttr)) {
    Expected<ScheduleDirective> schedule = parseSchedule(*text);
    Error error = schedule ? schedule->checkCompilable() : schedule.takeError();
    if (error)
      wrong(kSchedStrategyAttr, toString(std::move(error)));
    else
      directives.schedule = std::move(*schedule);
  }
  if (std::optional<StringRef> text = textOf(function, kRematAttr)) {
    if (Expected<std::vector<Directive>> remats = parseRemats(*text))
      directives.remats = std::move(*remats);
    else
      wrong(kRematAttr, toString(remats.takeError()));
  }
  if (std::optional<StringRef> text = textOf(function, kMaxRegsAttr)) {
    unsigned limit = 0;
    if (text->getAsInteger(10, limit) || !limit)
      wrong(kMaxRegsAttr,
            ("expected a number of registers, found '" + *text + "'").str());
    else
      directives.maxRegs = limit;
  }
  if (std::optional<StringRef> text =
          textOf(function, kRegisterUsageLevelAttr)) {
    unsigned level = 0;
    if (text->getAsInteger(10, level) || level > kMostRegisterUsageLevel)
      wrong(kRegisterUsageLevelAttr,
            ("expected a level from 0 to " + Twine(kMostRegisterUsageLevel) +
             ", found '" + *text + "'")
                .str());
    else
      directives.registerUsageLevel = level;
  }
  if (std::optional<StringRef> text = textOf(function, kPtxasControlsAttr))
    directives.ptxasControls = text->str();
  // "2" or "2,4"; LLVM complains of anything else. Triton's "0, 0" asks for
  // nothing.
  unsigned waves = 0;
  if (std::optional<StringRef> text = textOf(function, kWavesAttr))
    if (!text->split(',').first.trim().getAsInteger(10, waves) && waves)
      directives.wavesPerEu = waves;
  directives.savesSchedule = function.hasFnAttribute(kSaveScheduleAttr);
  if (errors)
    return std::move(errors);
  return directives;
}

} // namespace kiln
