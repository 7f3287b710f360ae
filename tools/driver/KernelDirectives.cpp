#include "tools/driver/KernelDirectives.h"

#include "targets/directives/AllDirectives.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include "targets/support/Files.h"
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
  registerUsageLevel = directives.registerUsageLevel;
  if (directives.wavesPerEu)
    wavesPerEu = directives.wavesPerEu;
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
  if (registerUsageLevel)
    list.emplace_back(kRegisterUsageLevelAttr,
                      std::to_string(*registerUsageLevel));
  if (ptxasControls)
    list.emplace_back(kPtxasControlsAttr, *ptxasControls);
  return list;
}

DirectiveOrigins DirectiveOverrides::origins() const {
  DirectiveOrigins options = {
      {kSchedStrategyAttr, "--sched-strategy"},
      {kRematAttr, "--remat"},
      {kMaxRegsAttr, "--max-regs"},
      {kWavesAttr, "--waves-per-eu"},
      {kRegisterUsageLevelAttr, "--register-usage-level"},
      {kPtxasControlsAttr, "--ptxas-controls"}};
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

/// Options of ptxas have no meaning where another assembler works.
static Error checkForPtxas(StringRef option, const GpuTarget &target) {
  if (target.isNvidia())
    return Error::success();
  return failure(option, " is an option of NVIDIA's ptxas and ", target.name(),
                 " is AMD's; leave it out");
}

static Error checkReadable(StringRef controls) {
  Error error = readFile(controls).takeError();
  return error ? failure("--ptxas-controls: ", toString(std::move(error)))
               : Error::success();
}

/// What ptxas would be told; `target` null: not known yet.
static Error checkPtxasOptions(std::optional<unsigned> level,
                               const std::optional<std::string> &controls,
                               const GpuTarget *target) {
  if (level && *level > kMostRegisterUsageLevel)
    return failure("--register-usage-level: expected 0 to ",
                   kMostRegisterUsageLevel, ", found ", *level);
  if (level && target)
    if (Error error = checkForPtxas("--register-usage-level", *target))
      return error;
  if (controls && target)
    if (Error error = checkForPtxas("--ptxas-controls", *target))
      return error;
  return controls ? checkReadable(*controls) : Error::success();
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
  if (Error error = checkPtxasOptions(overrides.registerUsageLevel,
                                      overrides.ptxasControls, target))
    return error;
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
  if (Error error = checkPtxasOptions(directives->registerUsageLevel,
                                      directives->ptxasControls, &target))
    return error;
  if (!directives->maxRegs)
    return Error::success();
  if (Error error = checkMaxRegs(*directives->maxRegs, target))
    return error;
  unsigned limit = *directives->maxRegs;
  if (target.isNvidia()) {
    kernel.addFnAttr("nvvm.maxnreg", std::to_string(limit));
    return Error::success();
  }
  // Which LLVM doubles where accumulators share the file.
  kernel.addFnAttr(
      "amdgpu-num-vgpr",
      std::to_string(target.accumulators == AccumulatorFile::Unified ? limit / 2
                                                                     : limit));
  // LLVM takes no fewer registers than leave room for the most waves that a
  // kernel asks for ("N,M", as Triton writes waves_per_eu): the limit says what
  // those are.
  StringRef waves = kernel.getFnAttribute(kWavesAttr).getValueAsString();
  if (waves.contains(','))
    kernel.addFnAttr(kWavesAttr, waves.split(',').first);
  return Error::success();
}

/// ptxas assembles a whole file under each of its options.
static Error checkAlike(ArrayRef<Function *> kernels) {
  for (StringRef attribute : {kRegisterUsageLevelAttr, kPtxasControlsAttr})
    for (Function *kernel : kernels)
      if (kernel->getFnAttribute(attribute) !=
          kernels.front()->getFnAttribute(attribute))
        return failure("kernels '", kernels.front()->getName(), "' and '",
                       kernel->getName(), "' differ in \"", attribute,
                       "\", and ptxas takes one value for all kernels of a "
                       "file; compile them one by one (FILE:KERNEL), or give "
                       "them the same");
  return Error::success();
}

Error applyDirectives(Module &module, const GpuTarget &target) {
  SmallVector<Function *> kernels = kernelsOf(module);
  for (Function *kernel : kernels)
    if (Error error = applyDirectives(*kernel, target))
      return failure("kernel '", kernel->getName(),
                     "': ", toString(std::move(error)));
  return checkAlike(kernels);
}

} // namespace kiln
