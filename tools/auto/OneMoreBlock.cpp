#include "tools/auto/OneMoreBlock.h"

#include "targets/gpu/GpuTraits.h"
#include "targets/support/Kernel.h"
#include "tools/auto/Choose.h"
#include "tools/driver/AssemblerRemarks.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {
namespace {

// perf/results/h200-2026-11-23-register-steps.json has what was tried, on an
// H200 alone.
constexpr StringLiteral kMeasuredOn = "sm_90a";
/// Registers that may be asked back: without spills ptxas gave 11 at most.
constexpr unsigned kMostSaved = 16;
/// With dots, from more blocks none gained, from one none came without spills.
constexpr unsigned kBlocksBefore = 2;

/// More blocks for next to no spills.
const Rule &rule() {
  static const Rule rule{
      {{Figure::SpillStores, kSpillsForABlock, /*onlyDrops=*/true},
       {Figure::Blocks}}};
  return rule;
}

bool isOfTheKind(const Compiled &compiled) {
  SmallVector<Function *> kernels = kernelsOf(*compiled.module);
  if (!compiled.isTile || gpuName(*compiled.target) != kMeasuredOn ||
      kernels.size() != 1 ||
      !StringRef(compiled.assembly).contains("wgmma.mma_async"))
    return false;
  Expected<CarriedDirectives> directives = readDirectives(*kernels.front());
  bool isPlain = directives && directives->changesNothing();
  consumeError(directives.takeError()); // the driver says it
  return isPlain;
}

/// The object's one kernel, and what an SM holds of it, if that is known.
Expected<std::optional<Occupancy>> residencyOf(const Compiled &compiled,
                                               const Launches &launches,
                                               AutoCandidate &build) {
  Expected<std::vector<KernelResources>> all =
      readResources(MemoryBufferRef(compiled.object, "the compiled object"));
  if (!all)
    return all.takeError();
  if (all->size() != 1)
    return std::nullopt;
  KernelResources &kernel = build.resources = std::move(all->front());
  addLaunch(kernel, *compiled.module);
  std::optional<Occupancy> occupancy =
      computeOccupancy(*compiled.target, kernel,
                       shapeOf(kernel.kernel, kernel.target, launches));
  build.blocks = occupancy ? occupancy->blocksPerUnit : 0;
  return occupancy;
}

/// The cap under which a block more fits; 0: registers alone do not keep it
/// away, or too many of them do.
unsigned capOf(const AutoCandidate &build,
               const std::optional<Occupancy> &occupancy) {
  if (build.blocks != kBlocksBefore || !occupancy->nextStep)
    return 0;
  const NextStep &step = *occupancy->nextStep;
  bool byRegistersAlone =
      step.registers && !step.sharedBytes && !step.threads && !step.barriers;
  return byRegistersAlone &&
                 *build.resources.registers <= *step.registers + kMostSaved
             ? *step.registers
             : 0;
}

/// `compiled` has an object.
Error tryCapped(Compiled &compiled, CompileOptions options, Stage upTo) {
  AutoCandidate plain, capped;
  Expected<std::optional<Occupancy>> occupancy =
      residencyOf(compiled, options.launches, plain);
  if (!occupancy)
    return occupancy.takeError();
  unsigned cap = capOf(plain, *occupancy);
  if (!cap)
    return Error::success();

  options.passFolder = nullptr;
  options.passObserver = nullptr;
  Compiled limited = copyToCompileAgain(compiled);
  kernelsOf(*limited.module)
      .front()
      ->addFnAttr("nvvm.maxnreg", std::to_string(cap));
  if (Error error =
          compileFromModule(limited, options, std::max(upTo, Stage::Obj))) {
    consumeError(std::move(error)); // it cannot be done in so few
    return Error::success();
  }
  compiled.seconds = limited.seconds;
  if (Error error = residencyOf(limited, options.launches, capped).takeError())
    return error;
  std::vector<CodeGenRemark> said =
      assemblerRemarks(limited.assemblerLog, limited.assembly);
  if (const CodeGenRemark *why = findSerialized(said, plain.resources.kernel))
    capped.error = why->message;
  if (choose({plain, capped}, rule()).chosen == 0)
    return Error::success();
  compiled.remarks.push_back(
      {"kiln-fit-one-more",
       "OneMoreBlock",
       plain.resources.kernel,
       "",
       formatv("assembled for {0} registers a thread instead of {1}: {2} "
               "blocks on a multiprocessor instead of {3}",
               cap, *plain.resources.registers, capped.blocks, plain.blocks),
       {}});
  compiled.assembly = std::move(limited.assembly);
  compiled.object = std::move(limited.object);
  compiled.resources = std::move(limited.resources);
  if (upTo >= Stage::Obj)
    compiled.assemblerLog = std::move(limited.assemblerLog);
  return Error::success();
}

} // namespace

Error compileToFit(Compiled &compiled, const CompileOptions &options,
                   Stage upTo) {
  if (Error error = compileFromModule(compiled, options, upTo))
    return error;
  if (upTo < Stage::Asm || !isOfTheKind(compiled))
    return Error::success();
  bool isText = upTo < Stage::Obj;
  if (isText)
    if (Error error = assemble(compiled.assembly, *compiled.target, nullptr,
                               compiled.assemblyOptions())
                          .moveInto(compiled.object)) {
      consumeError(std::move(error)); // the text is all that is wanted
      return Error::success();
    }
  Error error = tryCapped(compiled, options, upTo);
  if (isText)
    compiled.object.clear();
  return error;
}

} // namespace kiln
