#include "tools/chart/ResourceBars.h"
#include "targets/gpu/GpuTarget.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <algorithm>

using namespace llvm;

namespace kiln {

/// A share where the rule of its limiter counts anything.
static std::optional<ResourceShare> shareOf(const Occupancy::Limit &limit,
                                            const GpuTarget &gpu,
                                            const OccupancyRequest &request,
                                            const Occupancy &occupancy) {
  // The part of the CU that a workgroup sees: half of it in RDNA's CU mode.
  double partitions =
      double(occupancy.maxWarpsPerUnit) / gpu.maxWarpsPerPartition;
  double lanes = request.warpSize ? request.warpSize : gpu.warpSize;
  double warps = occupancy.warpsPerBlock;
  ResourceShare share;
  switch (limit.limiter) {
  case Limiter::Threads: // a yes or no of the block, nothing that is shared
    return std::nullopt;
  case Limiter::Warps:
    share = {"warps", "warps", double(occupancy.maxWarpsPerUnit),
             request.threadsPerBlock / lanes, warps};
    break;
  case Limiter::Registers:
    // Of all lanes, so that wave32 and wave64 are counted alike.
    share = {"registers", "registers",
             double(gpu.registerFile) * gpu.warpSize * partitions,
             request.registers * lanes * warps,
             occupancy.registersAllocated * lanes * warps};
    break;
  case Limiter::ScalarRegisters:
    share = {"scalar registers", "registers", gpu.scalarFile * partitions,
             request.scalarRegisters * warps, request.scalarRegisters * warps};
    break;
  case Limiter::Shared:
    share = {"shared memory", "bytes",
             gpu.sharedPerUnit * partitions / gpu.partitions,
             double(request.staticShared + request.dynamicShared),
             double(occupancy.sharedAllocated)};
    break;
  case Limiter::Blocks:
    share = {"blocks", "blocks", gpu.maxBlocks * partitions / gpu.partitions, 1,
             1};
    break;
  case Limiter::Barriers:
    share = {"barriers", "barriers", double(gpu.barriersPerUnit),
             double(request.barriers), double(request.barriers)};
    break;
  case Limiter::TensorMemory:
    share = {"tensor memory", "columns", 512, double(request.tensorColumns),
             double(request.tensorColumns)};
    break;
  }
  if (limit.blocks == Occupancy::noLimit || share.given <= 0)
    return std::nullopt;
  share.limits = is_contained(occupancy.limiters, limit.limiter);
  return share;
}

std::vector<ResourceShare> resourceShares(const GpuTarget &target,
                                          const OccupancyRequest &request,
                                          const Occupancy &occupancy) {
  std::vector<ResourceShare> shares;
  for (const Occupancy::Limit &limit : occupancy.limits)
    if (std::optional<ResourceShare> share =
            shareOf(limit, target, request, occupancy))
      shares.push_back(std::move(*share));
  return shares;
}

Svg drawResourceBars(StringRef kernel, const GpuTarget &target,
                     const OccupancyRequest &request) {
  Occupancy occupancy = computeOccupancy(target, request);
  std::vector<ResourceShare> shares =
      resourceShares(target, request, occupancy);
  unsigned blocks = std::max(1u, occupancy.blocksPerUnit);
  std::string who = occupancy.launchable()
                        ? formatv("{0} resident {1}", blocks,
                                  blocks == 1 ? "block" : "blocks")
                              .str()
                        : "one block, which does not fit,";
  constexpr double kLeft = 116, kWidth = 270, kRow = 34, kTop = 44;
  std::string description;
  for (const ResourceShare &share : shares)
    description += formatv(
        "{0}{1}: {2} of {3} {4} taken, {5} of them by rounding{6}",
        description.empty() ? "" : "; ", share.name,
        markupNumber(share.given * blocks), markupNumber(share.capacity),
        share.unit, markupNumber((share.given - share.asked) * blocks),
        share.limits ? ", which limits" : "");
  Svg svg(560, kTop + kRow * shares.size() + 4,
          (kernel + ": resources of an SM or CU").str(),
          "What " + who + " of " + kernel.str() + " on " + target.name().str() +
              " take: " + description + ".");
  svg.text(6, 16, "What " + who + " take of an SM or CU", "kd-strong");
  svg.rect(kLeft, 24, 10, 10, "kd-a");
  svg.text(kLeft + 14, 33, "asked for", "kd-soft");
  svg.rect(kLeft + 80, 24, 10, 10, "kd-b");
  svg.text(kLeft + 94, 33, "rounding and reserve", "kd-soft");
  svg.rect(kLeft + 220, 24, 10, 10, "kd-rest");
  svg.text(kLeft + 234, 33, "free", "kd-soft");
  double y = kTop;
  for (const ResourceShare &share : shares) {
    auto width = [&](double amount) {
      return kWidth * std::min(1.0, amount / share.capacity);
    };
    double asked = share.asked * blocks, given = share.given * blocks;
    std::string amount = formatv("{0} of {1}", markupNumber(given),
                                 markupNumber(share.capacity));
    svg.text(kLeft - 8, y + 13, share.name, share.limits ? "kd-strong" : "",
             SvgAnchor::End);
    svg.rect(kLeft, y, kWidth, 18, "kd-rest",
             share.name + ": " + amount + " " + share.unit);
    svg.rect(kLeft, y, width(given), 18, "kd-b",
             formatv("{0}: {1} {2} by rounding and reserve", share.name,
                     markupNumber(given - asked), share.unit)
                 .str());
    svg.rect(kLeft, y, width(asked), 18, "kd-a",
             formatv("{0}: {1} {2} asked for", share.name, markupNumber(asked),
                     share.unit)
                 .str());
    // A cut where one block ends; lines closer than two units would be a smear.
    if (kWidth / (share.capacity / share.given) > 2)
      for (unsigned block = 1; block < blocks; ++block) {
        double x = kLeft + width(share.given * block);
        svg.line(x, y, x, y + 18, "kd-frame");
      }
    svg.text(kLeft + kWidth + 8, y + 13,
             share.limits ? amount + ", limits" : amount,
             share.limits ? "kd-strong" : "kd-soft");
    y += kRow;
  }
  return svg;
}

} // namespace kiln
