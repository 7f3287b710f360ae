// What the figures of a report do not say by themselves.
#include "tools/occupancy/OccupancyViews.h"

#include "targets/gpu/CannotLaunch.h"
#include "targets/gpu/GpuLookup.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {
namespace {

std::string nameOf(const KernelResources &kernel) {
  return kernel.isTyped
             ? std::string("it")
             : "kernel '" + kernel.kernel + "' (" + kernel.target + ")";
}

/// Adds a sentence for each kernel that `has` something; of more kernels than a
/// reader wants to see, one that counts them.
void addNotes(std::vector<std::string> &notes, ArrayRef<Asked> asked,
              function_ref<bool(const Asked &)> has,
              function_ref<std::string(const KernelResources &)> each,
              StringRef many) {
  constexpr size_t most = 4; // a guess
  std::vector<const KernelResources *> kernels;
  for (const Asked &one : asked)
    if (has(one))
      kernels.push_back(one.kernel);
  if (kernels.size() > most) {
    notes.push_back(formatv("{0} kernels {1}", kernels.size(), many));
    return;
  }
  for (const KernelResources *kernel : kernels)
    notes.push_back(nameOf(*kernel) + " " + each(*kernel));
}

} // namespace

std::vector<std::string> occupancyNotes(ArrayRef<Asked> asked, bool asksMore) {
  std::vector<std::string> notes;
  for (const Asked &one : asked) {
    const GpuTarget *gpu = lookupGpuTarget(one.kernel->target);
    std::optional<OccupancyRequest> request =
        occupancyRequest(*one.kernel, one.launch);
    if (gpu && request)
      for (const std::string &reason : whyItCannotLaunch(*gpu, *request))
        notes.push_back(nameOf(*one.kernel) + " cannot be launched: " + reason);
  }
  addNotes(
      notes, asked,
      [](const Asked &one) {
        return one.kernel->clusterBlocks.value_or(1) > 1;
      },
      [](const KernelResources &kernel) {
        return formatv("has clusters of {0} blocks, which need room at the "
                       "same time in one group of units: its occupancy is an "
                       "upper bound",
                       *kernel.clusterBlocks)
            .str();
      },
      "have clusters, whose blocks need room at the same time in one group of "
      "units: their occupancies are upper bounds");
  addNotes(
      notes, asked, [](const Asked &one) { return one.kernel->movesRegisters; },
      [](const KernelResources &kernel) {
        return formatv("moves registers between its warps while it runs "
                       "(setmaxnreg); what fits is decided by the {0} "
                       "registers a thread has at launch",
                       kernel.registers.value_or(0))
            .str();
      },
      "move registers between their warps while they run (setmaxnreg); what "
      "fits is decided by the registers a thread has at launch");
  if (asksMore)
    addNotes(
        notes, asked,
        [](const Asked &one) {
          return !one.launch.threadsOf(*one.kernel).has_value();
        },
        [](const KernelResources &kernel) {
          return formatv("does not say how many threads a block has: give "
                         "--launch {0}=THREADS",
                         kernel.kernel)
              .str();
        },
        "do not say how many threads a block has: give --launch "
        "KERNEL=THREADS");
  return notes;
}

} // namespace kiln
