// The view of --explain and of typed numbers: people trust an occupancy that
// they can recompute.
#include "tools/occupancy/OccupancyViews.h"

#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/TensorColumns.h"
#include "targets/support/text/KernelName.h"
#include "tools/report/ResourceReport.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {
namespace {

/// What one rule counts: "168 a thread -> 168 allocated".
std::string useText(const GpuTarget &target, const OccupancyRequest &request,
                    const Occupancy &occupancy, Limiter limiter) {
  switch (limiter) {
  case Limiter::Threads:
    return formatv("{0} of {1} in a block", request.threadsPerBlock,
                   target.maxThreadsPerBlock);
  case Limiter::Warps:
    return formatv("{0} a block, slots for {1}", occupancy.warpsPerBlock,
                   occupancy.maxWarpsPerUnit);
  case Limiter::Registers:
    return formatv("{0} a thread -> {1} allocated", request.registers,
                   occupancy.registersAllocated);
  case Limiter::ScalarRegisters:
    return formatv("{0} a warp", request.scalarRegisters);
  case Limiter::Shared: {
    uint64_t bytes = request.staticShared + request.dynamicShared;
    std::string reserve =
        target.sharedReserve
            ? formatv(" + {0} reserved", target.sharedReserve).str()
            : "";
    return formatv("{0}{1} -> {2} bytes allocated", bytes, reserve,
                   occupancy.sharedAllocated);
  }
  case Limiter::Blocks:
    return "slots";
  case Limiter::Barriers:
    return formatv("{0} a block of {1}", request.barriers,
                   target.barriersPerUnit);
  case Limiter::TensorMemory:
    return formatv("{0} columns a block of {1}", request.tensorColumns,
                   kTensorColumns);
  }
  llvm_unreachable("every limiter counts something");
}

std::string plural(unsigned count, StringRef word) {
  return formatv("{0} {1}{2}", count, word, count == 1 ? "" : "s");
}

} // namespace

void printArithmetic(raw_ostream &os, const Asked &asked) {
  const KernelResources &kernel = *asked.kernel;
  const GpuTarget *gpu = lookupGpuTarget(kernel.target);
  std::optional<OccupancyRequest> request =
      occupancyRequest(kernel, asked.launch);
  os << (kernel.isTyped ? "(typed)" : readableKernelName(kernel.kernel))
     << " on " << kernel.target;
  if (!gpu || !request) {
    os << ": nothing says how many threads a block has; give them with "
          "--launch\n";
    return;
  }
  Occupancy occupancy = computeOccupancy(*gpu, *request);
  os << formatv(": blocks of {0}, {1} of {2} lanes\n",
                plural(request->threadsPerBlock, "thread"),
                plural(occupancy.warpsPerBlock, "warp"),
                request->warpSize ? request->warpSize : gpu->warpSize);
  Table table;
  table.column("rule");
  table.column("use");
  table.column("blocks", Table::Right);
  table.column("");
  for (const Occupancy::Limit &limit : occupancy.limits) {
    if (limit.blocks == Occupancy::noLimit)
      continue;
    table.row(
        {limiterName(limit.limiter).str(),
         useText(*gpu, *request, occupancy, limit.limiter),
         std::to_string(limit.blocks),
         is_contained(occupancy.limiters, limit.limiter) ? "limits" : ""});
  }
  table.print(os, Format::Text);
  os << formatv("{0}{1}, {2} of {3} warps, {4:P1}\n",
                asked.launch.isBound(kernel) ? "at most " : "",
                plural(occupancy.blocksPerUnit, "block"),
                occupancy.warpsPerUnit, occupancy.maxWarpsPerUnit,
                occupancy.fraction());
  if (std::string step = stepText(occupancy, *request); !step.empty())
    os << "next step: " << step << '\n';
}

} // namespace kiln
