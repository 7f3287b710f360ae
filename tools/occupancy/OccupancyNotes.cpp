// What the figures of a report do not say by themselves.
#include "tools/occupancy/OccupancyViews.h"

#include "targets/gpu/CannotLaunch.h"
#include "targets/gpu/GpuLookup.h"
#include "targets/support/text/Escaped.h"
#include "targets/support/text/KernelName.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {
namespace {

std::string nameOf(const KernelResources &kernel) {
  return kernel.isTyped
             ? std::string("it")
             : "kernel '" +
                   escapedForTerminal(readableKernelName(kernel.kernel)) +
                   "' (" + kernel.target + ")";
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

std::vector<std::string> occupancyNotes(ArrayRef<Asked> asked) {
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
                       "same time in one group of SMs: its occupancy is an "
                       "upper bound",
                       *kernel.clusterBlocks)
            .str();
      },
      "have clusters, whose blocks need room at the same time in one group of "
      "SMs: their occupancies are upper bounds");
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
  addNotes(
      notes, asked,
      [](const Asked &one) {
        return !one.kernel->isTyped && !one.kernel->tensorColumns;
      },
      [](const KernelResources &) {
        return std::string(
            "allocates tensor memory, and its code does not say how many "
            "columns: its occupancy is an upper bound");
      },
      "allocate tensor memory, and their code does not say how many columns: "
      "their occupancies are upper bounds");
  addNotes(
      notes, asked,
      [](const Asked &one) {
        return !one.kernel->isTyped && !one.kernel->spillStoreBytes;
      },
      [](const KernelResources &) {
        return std::string(
            "has local memory, and its file does not say what of it is spills "
            "(?/?): assemblers before ptxas 13.0 do not mark them");
      },
      "have local memory, and their files do not say what of it is spills "
      "(?/?): assemblers before ptxas 13.0 do not mark them");
  addNotes(
      notes, asked, [](const Asked &one) { return one.kernel->spillsAtLeast; },
      [](const KernelResources &) {
        return std::string("has more spills than ptxas's marks have room for "
                           "(8,191): its bytes are lower bounds");
      },
      "have more spills than ptxas's marks have room for (8,191): their bytes "
      "are lower bounds");
  addNotes(
      notes, asked,
      [](const Asked &one) {
        return !one.kernel->isTyped && !one.kernel->stackBytes;
      },
      [](const KernelResources &) {
        return std::string("calls through pointers or calls itself: nothing "
                           "says how much stack it needs (?)");
      },
      "call through pointers or call themselves: nothing says how much stack "
      "they need (?)");
  addNotes(
      notes, asked,
      [](const Asked &one) {
        return one.launch.lacksShared(*one.kernel) &&
               one.kernel->dynamicSharedAtLeast;
      },
      [](const KernelResources &kernel) {
        return formatv("takes its dynamic shared memory from the launch, {0} "
                       "bytes or more (>=): its occupancy is an upper bound; "
                       "give --launch {1}=THREADS,dyn=BYTES",
                       kernel.dynamicSharedAtLeast,
                       escapedForTerminal(kernel.kernel))
            .str();
      },
      "take their dynamic shared memory from the launch, so many bytes or more "
      "(>=): their occupancies are upper bounds; give --launch "
      "KERNEL=THREADS,dyn=BYTES");
  addNotes(
      notes, asked,
      [](const Asked &one) {
        return !one.launch.threadsOf(*one.kernel).has_value();
      },
      [](const KernelResources &kernel) {
        return formatv("does not say how many threads a block has: give "
                       "--launch {0}=THREADS",
                       escapedForTerminal(kernel.kernel))
            .str();
      },
      "do not say how many threads a block has: give --launch "
      "KERNEL=THREADS");
  return notes;
}

} // namespace kiln
