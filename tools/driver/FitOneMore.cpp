#include "tools/driver/FitOneMore.h"

#include "targets/codegen/CodeGen.h"
#include "targets/directives/Orders.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/object/LaunchShape.h"
#include "targets/support/Kernel.h"
#include "tools/driver/AssemblerRemarks.h"
#include "tools/driver/Launches.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {

// perf/results/h200-2026-11-23-register-steps.json has what was tried.
/// Registers that may be asked back: without spills ptxas gave 11 at most.
static constexpr unsigned kMostSaved = 16;
/// With dots, from more blocks none gained, from one none came without spills.
static constexpr unsigned kBlocksBefore = 2;

static bool hasOrders(const Function &kernel) {
  StringRef strategy =
      kernel.getFnAttribute(kSchedStrategyAttr).getValueAsString();
  return !(strategy.empty() || strategy == "source") ||
         kernel.hasFnAttribute(kRematAttr) ||
         kernel.hasFnAttribute(kMaxRegsAttr);
}

/// The PTX with a limit on its one kernel's registers; nothing where it has
/// such directives already.
static std::optional<std::string> withLimit(StringRef ptx, unsigned registers) {
  size_t entry = ptx.find(".entry"), body = ptx.find("\n{", entry);
  if (entry == StringRef::npos || body == StringRef::npos ||
      ptx.contains(".maxnreg") || ptx.contains(".minnctapersm"))
    return std::nullopt;
  return (ptx.take_front(body) + formatv("\n.maxnreg {0}", registers).str() +
          ptx.drop_front(body))
      .str();
}

namespace {
struct Found {
  KernelResources resources;
  Occupancy occupancy;
};
} // namespace

/// What the object's one kernel uses, and what that allows.
static Expected<std::optional<Found>>
look(StringRef object, const Compiled &compiled, const Launches &launches) {
  Expected<std::vector<KernelResources>> all =
      readResources(MemoryBufferRef(object, "the compiled object"));
  if (!all)
    return all.takeError();
  if (all->size() != 1)
    return std::nullopt;
  KernelResources &kernel = all->front();
  addLaunch(kernel, *compiled.module);
  std::optional<Occupancy> occupancy =
      computeOccupancy(*compiled.target, kernel,
                       shapeOf(kernel.kernel, kernel.target, launches));
  if (!occupancy)
    return std::nullopt;
  return Found{std::move(kernel), std::move(*occupancy)};
}

Error fitOneMoreBlock(Compiled &compiled, const Launches &launches) {
  SmallVector<Function *> kernels = kernelsOf(*compiled.module);
  if (!compiled.target->isNvidia() || kernels.size() != 1 ||
      hasOrders(*kernels.front()) ||
      !StringRef(compiled.assembly).contains("wgmma.mma_async"))
    return Error::success();
  // Where only the text is wanted, without ptxas it is as it is.
  bool isText = compiled.object.empty();
  if (isText)
    if (Error error = assemble(compiled.assembly, *compiled.target, nullptr,
                               compiled.fpFusion)
                          .moveInto(compiled.object)) {
      consumeError(std::move(error));
      return Error::success();
    }
  llvm::scope_exit forget([&] {
    if (isText)
      compiled.object.clear();
  });
  Expected<std::optional<Found>> before =
      look(compiled.object, compiled, launches);
  if (!before)
    return before.takeError();
  if (!*before)
    return Error::success();
  const auto &[uses, occupancy] = **before;
  if (occupancy.blocksPerUnit != kBlocksBefore || !occupancy.nextStep ||
      !occupancy.nextStep->registers || occupancy.nextStep->sharedBytes ||
      occupancy.nextStep->threads || occupancy.nextStep->barriers)
    return Error::success();
  unsigned limit = *occupancy.nextStep->registers;
  if (*uses.registers > limit + kMostSaved)
    return Error::success();
  std::optional<std::string> limited = withLimit(compiled.assembly, limit);
  if (!limited)
    return Error::success();

  std::string log;
  Expected<std::string> object =
      assemble(*limited, *compiled.target, &log, compiled.fpFusion);
  if (!object) {
    // It cannot be done in so few; the kernel stays as it is.
    consumeError(object.takeError());
    return Error::success();
  }
  Expected<std::optional<Found>> after = look(*object, compiled, launches);
  if (!after)
    return after.takeError();
  if (!*after || (*after)->occupancy.blocksPerUnit <= occupancy.blocksPerUnit ||
      (*after)->resources.spillStoreBytes.value_or(0) >
          uses.spillStoreBytes.value_or(0) + kSpillsForABlock ||
      findSerialized(assemblerRemarks(log, *limited), uses.kernel))
    return Error::success();
  compiled.remarks.push_back(
      {"kiln-fit-one-more",
       "OneMoreBlock",
       uses.kernel,
       "",
       formatv("assembled for {0} registers a thread instead of {1}: {2} "
               "blocks on a multiprocessor instead of {3}",
               limit, *uses.registers, (*after)->occupancy.blocksPerUnit,
               occupancy.blocksPerUnit),
       {}});
  compiled.assembly = std::move(*limited);
  compiled.object = std::move(*object);
  if (!isText)
    compiled.assemblerLog = std::move(log);
  return Error::success();
}

} // namespace kiln
