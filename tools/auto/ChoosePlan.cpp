#include "tools/auto/ChoosePlan.h"

#include "targets/directives/AllDirectives.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include "tools/auto/PlanChooser.h"
#include "tools/driver/TileToLLVM.h"
#include "tools/source/Source.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {
namespace {

bool isAuto(StringRef strategy, std::string &instead) {
  Expected<ScheduleDirective> directive = parseSchedule(strategy);
  if (!directive) {
    consumeError(directive.takeError()); // the driver says it
    return false;
  }
  if (directive->strategy.name() != "auto")
    return false;
  instead = "source";
  for (const Directive &policy : directive->policies)
    instead += "; " + policy.str();
  return true;
}

} // namespace

Expected<ChosenPlan> choosePlan(MemoryBufferRef source, CompileOptions &options,
                                unsigned jobs, Stage upTo) {
  ChosenPlan result;
  Expected<SourceKind> kind = sourceKind(source);
  if (!kind)
    return kind.takeError();
  // Of most kernels the text says it, and nothing has to be parsed.
  bool mayTakeDescriptors = source.getBuffer().contains("descriptor");
  if (*kind != SourceKind::TileIR || !options.target || upTo == Stage::Tile ||
      (!options.plan.openVariants().any() && !options.launchesFollow &&
       !mayTakeDescriptors))
    return std::move(result);
  VariantSet named = options.plan.openVariants();
  CompileOptions closed = options;
  closed.plan.close();
  if (Error error = validateOverrides(closed.directives, closed.target))
    return std::move(error);
  Expected<std::vector<TileKernel>> kernels = tileKernels(source, closed);
  if (!kernels)
    return kernels.takeError();
  if (kernels->size() == 1)
    options.launchPassesDescriptors = closed.launchPassesDescriptors =
        kernels->front().takesDescriptors;
  std::string instead;
  bool byAuto =
      kernels->size() == 1 && isAuto(kernels->front().strategy, instead);
  VariantSet open = named; // and what launches follow
  for (const VariantRecord &record : loweringVariants())
    if (byAuto && options.launchesFollow && record.mayBeOpen() &&
        !options.plan.isSaid(record.variant))
      open.set(unsigned(record.variant));
  options.plan.close();
  if (!open.any())
    return std::move(result);

  PlanChoice choice;
  choice.kernel = kernels->front().name;
  choice.plan = options.planUsed();
  auto unevaluated = [&](std::string why) {
    choice.unevaluated = std::move(why);
    options.plan.say(choice.plan);
    // Where nobody asked for a choice by name there is nothing to tell.
    if (named.any())
      result.choice = std::move(choice);
  };
  if (kernels->size() != 1) {
    unevaluated(
        "there are several kernels, and plans are chosen for one at a time "
        "(FILE:KERNEL), so they are plain");
    return std::move(result);
  }
  if (options.target->name() != "sm_90a") {
    unevaluated(
        formatv("nobody measured the lowering variants on {0}, so it is "
                "plain",
                options.target->name()));
    return std::move(result);
  }
  if (!kernels->front().mayHaveVariants) {
    unevaluated("it multiplies no matrices and has no descriptors, so there is "
                "one lowering variant");
    return std::move(result);
  }
  if (byAuto)
    closed.directives.schedStrategy = instead;
  closed.passFolder = nullptr;
  closed.passObserver = nullptr;
  PlanChooser chooser(source, closed, open, kernels->front().takesTiles, jobs);
  Error error = byAuto ? chooser.run(choice) : chooser.runQuickly(choice);
  if (error.isA<EnvironmentError>() && upTo < Stage::Obj && !byAuto) {
    std::string lacking = toString(std::move(error));
    choice.candidates.clear();
    choice.plan = usualPlan(choice.plan, open);
    unevaluated("nothing can be assembled here (" + lacking +
                "), so it is what was fastest for most kernels");
    return std::move(result);
  }
  if (error)
    return std::move(error);
  options.plan.say(choice.plan);
  if (!byAuto && upTo >= Stage::Asm && !options.showsPasses())
    result.made.emplace(std::move(*chooser.made(choice.chosen)));
  result.choice = std::move(choice);
  return std::move(result);
}

} // namespace kiln
