#include "tools/tune/ApplyTuned.h"

#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include "tools/source/Source.h"
#include "tools/tune/TuneKeys.h"

using namespace llvm;

namespace kiln {

/// The choice that is meant; the options get the kernel's name.
static Expected<const TunedKernel *> choose(const TunedFile &choices,
                                            CompileOptions &options) {
  if (!options.target)
    return failure("--tuned needs --target: the file says which GPU each "
                   "choice is for");
  StringRef target = options.target->name();
  std::vector<const TunedKernel *> all = choices.forTarget(target);
  if (options.kernel.empty() && all.size() == 1)
    options.kernel = all.front()->kernel;
  if (options.kernel.empty() && all.size() > 1)
    return failure(choices.name(), " has choices for ", all.size(),
                   " kernels on ", target,
                   "; say which one is meant: FILE:KERNEL");
  return choices.find(options.kernel, target);
}

/// The choice's lowering variants, as far as the options leave them open.
static void applyPlan(const TunedKernel &kernel, CompileOptions &options,
                      std::string &note) {
  const LoweringPlan &plan = kernel.directives.plan;
  for (const VariantRecord &record : loweringVariants())
    if (!options.plan.isSaid(record.variant) &&
        !options.plan.isOpen(record.variant))
      options.plan.say(record.variant, plan.value(record.variant));
  if (plan.isPlain() || options.plan.openVariants().any())
    return;
  if (options.planUsed() != plan)
    note = "tuned with " + spell(plan) + ", and compiled " +
           (options.planUsed().isPlain() ? "without"
                                         : "with " + spell(options.planUsed()));
  else
    note = "compiled with " + spell(plan) +
           " as it was tuned, which launches have to follow as the object's "
           "sidecar says; --tensor-maps off --persistent off makes it plain";
}

Error applyTuned(const TunedFile &choices, MemoryBufferRef source,
                 CompileOptions &options, std::string &note) {
  Expected<const TunedKernel *> choice = choose(choices, options);
  if (!choice)
    return choice.takeError();
  const TunedKernel &kernel = **choice;
  if (options.numWarps && kernel.numWarps &&
      options.numWarps != kernel.numWarps)
    return failure("--num-warps ", *options.numWarps, " contradicts ",
                   choices.name(), ", which was tuned with ", *kernel.numWarps);
  // LLVM IR has its warps already.
  Expected<SourceKind> kind = sourceKind(source);
  if (!kind)
    return kind.takeError();
  if (*kind == SourceKind::TileIR && kernel.numWarps)
    options.numWarps = kernel.numWarps;
  if (*kind == SourceKind::TileIR && kernel.numStages)
    options.numStages = kernel.numStages;
  if (*kind == SourceKind::TileIR)
    applyPlan(kernel, options, note);
  options.fpFusion &= kernel.fpFusion;
  options.directives.set(kernel.directives);
  if (sourceHash(source) != kernel.ir)
    note = (note.empty() ? "" : note + "; ") + choices.name() +
           " was made for another text than that of " +
           source.getBufferIdentifier().str() + ": configuration '" +
           kernel.label + "' of " + kernel.source;
  return validateOverrides(options.directives, options.target);
}

} // namespace kiln
