#include "tools/driver/KernelDirectives.h"

#include "targets/directives/AllDirectives.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include "targets/support/Kernel.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Function.h"

using namespace llvm;

namespace kiln {

void DirectiveOverrides::set(const Directives &directives) {
  schedStrategy.reset();
  if (directives.schedule)
    schedStrategy = directives.schedule->str();
  remat.reset();
  if (!directives.remats.empty())
    remat = directives.rematSpec();
  maxRegs = directives.maxRegs;
}

SmallVector<std::pair<StringRef, std::string>>
DirectiveOverrides::attributes() const {
  SmallVector<std::pair<StringRef, std::string>> list;
  if (schedStrategy)
    list.emplace_back(kSchedStrategyAttr, *schedStrategy);
  if (remat)
    list.emplace_back(kRematAttr, *remat);
  if (maxRegs)
    list.emplace_back(kMaxRegsAttr, std::to_string(*maxRegs));
  if (wavesPerEu)
    list.emplace_back(kWavesAttr, std::to_string(*wavesPerEu));
  return list;
}

DirectiveOrigins DirectiveOverrides::origins() const {
  DirectiveOrigins options = {{kSchedStrategyAttr, "--sched-strategy"},
                              {kRematAttr, "--remat"},
                              {kMaxRegsAttr, "--max-regs"},
                              {kWavesAttr, "--waves-per-eu"}};
  DirectiveOrigins given;
  for (auto &[attribute, value] : attributes())
    given[attribute] = options[attribute];
  return given;
}

static Expected<std::string> canonicalStrategy(StringRef spec) {
  Expected<ScheduleDirective> directive = parseSchedule(spec);
  if (!directive)
    return directive.takeError();
  return directive->str();
}

static Expected<std::string> canonicalRemat(StringRef spec) {
  Expected<std::vector<Directive>> directives = parseRemats(spec);
  if (!directives)
    return directives.takeError();
  return spell(*directives);
}

static Error checkMaxRegs(unsigned maxRegs, const GpuTarget &target) {
  // ptxas refuses fewer than 16 (`.maxnreg` below it is an error there since
  // CUDA 11); AMD's granules are 4 to 24.
  constexpr unsigned least = 16;
  if (maxRegs >= least && maxRegs <= target.maxRegistersPerThread)
    return Error::success();
  return failure("a limit of ", maxRegs, " registers is impossible on ",
                 target.name(), ": expected ", least, " to ",
                 target.maxRegistersPerThread);
}

static Error checkWavesPerEu(unsigned waves, const GpuTarget &target) {
  if (target.isNvidia())
    return failure("--waves-per-eu is for AMD GPUs and ", target.name(),
                   " is NVIDIA's; use --max-regs");
  if (waves >= 1 && waves <= target.maxWarpsPerPartition)
    return Error::success();
  return failure(waves, " waves are impossible on ", target.name(),
                 ": expected 1 to ", target.maxWarpsPerPartition);
}

Error checkSpellings(DirectiveOverrides &overrides, const GpuTarget *target) {
  if (overrides.schedStrategy) {
    Expected<std::string> spec = canonicalStrategy(*overrides.schedStrategy);
    if (!spec)
      return spec.takeError();
    overrides.schedStrategy = *spec;
  }
  if (overrides.remat) {
    Expected<std::string> spec = canonicalRemat(*overrides.remat);
    if (!spec)
      return spec.takeError();
    overrides.remat = *spec;
  }
  if (!target)
    return Error::success();
  if (overrides.wavesPerEu)
    if (Error error = checkWavesPerEu(*overrides.wavesPerEu, *target))
      return error;
  return overrides.maxRegs ? checkMaxRegs(*overrides.maxRegs, *target)
                           : Error::success();
}

Error validateOverrides(DirectiveOverrides &overrides,
                        const GpuTarget *target) {
  if (Error error = checkSpellings(overrides, target))
    return error;
  if (!overrides.schedStrategy)
    return Error::success();
  Expected<ScheduleDirective> schedule =
      parseSchedule(*overrides.schedStrategy);
  return schedule ? schedule->checkCompilable() : schedule.takeError();
}

/// Registers are limited by ptxas on NVIDIA, by LLVM's allocator on AMD.
static Error applyDirectives(Function &kernel, const GpuTarget &target) {
  Expected<CarriedDirectives> directives = readDirectives(kernel);
  if (!directives)
    return directives.takeError();
  if (!directives->maxRegs)
    return Error::success();
  if (Error error = checkMaxRegs(*directives->maxRegs, target))
    return error;
  kernel.addFnAttr(target.isNvidia() ? "nvvm.maxnreg" : "amdgpu-num-vgpr",
                   std::to_string(*directives->maxRegs));
  return Error::success();
}

Error applyDirectives(Module &module, const GpuTarget &target) {
  for (Function *kernel : kernelsOf(module))
    if (Error error = applyDirectives(*kernel, target))
      return failure("kernel '", kernel->getName(),
                     "': ", toString(std::move(error)));
  return Error::success();
}

} // namespace kiln
