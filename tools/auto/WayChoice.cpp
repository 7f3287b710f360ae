#include "tools/auto/WayChoice.h"

#include "targets/isa/matrix/WarpgroupMultiply.h"
#include "tools/driver/FitOneMore.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {

/// Threads of four warps, which issue warpgroup multiplications together.
static constexpr unsigned kWarpgroup = 128;

/// Bytes that a block more is worth: what is spilled is stored and loaded.
static constexpr uint64_t kWorthABlock = 2 * kSpillsForABlock;

/// A dot beside which another's arithmetic is worth the registers: between 256,
/// which lost, and 512, which gained (WayChoice.h).
static constexpr unsigned kLongDot = 512;

/// Bytes that two dots under way may spill, stored and loaded: 76 stored once
/// were worth 9 to 15 %, 96 cost 2 % (attention of 128 columns, causal).
static constexpr uint64_t kWorthTwoDots = 2 * 80;

unsigned matrixCyclesPerDot(StringRef ptx) {
  unsigned cycles = 0, groups = 0;
  for (StringRef line : split(ptx, '\n')) {
    StringRef mnemonic = line.trim("{ \t").split(' ').first.rtrim(";\t");
    if (auto multiply = warpgroupMultiplyOf(mnemonic))
      cycles += multiply->n / 2;
    groups += mnemonic.starts_with("wgmma.commit_group");
  }
  return groups ? cycles / groups : 0;
}

bool hidesCopies(const WayCandidate &candidate) {
  return candidate.threads <= kWarpgroup;
}

std::string whyNotTried(WayStep step, const WayCandidate &current) {
  if (step == WayStep::TwoDots) {
    if (current.way.tensorMaps != TensorMapUse::Blocks)
      return "by pointers it was slower on twelve of thirteen kernels measured";
    if (current.threads <= kWarpgroup)
      return "one warpgroup has none beside which to compute";
    if (current.matrixCycles < kLongDot)
      return formatv(
          "a dot takes {0} cycles of the tensor cores; only from {1} "
          "on it was faster",
          current.matrixCycles, kLongDot);
  }
  if (step != WayStep::Wave || current.blocks <= 1)
    return "";
  return formatv("a multiprocessor holds {0} blocks, of which one computes "
                 "while another begins or ends",
                 current.blocks);
}

std::string whyNotTaken(WayStep step, const WayCandidate &next,
                        const WayCandidate &current) {
  uint64_t worth = step == WayStep::TwoDots       ? kWorthTwoDots
                   : next.blocks > current.blocks ? kWorthABlock
                                                  : 0;
  if (next.spills > current.spills + worth)
    return formatv("{0} bytes of spills instead of {1}", next.spills,
                   current.spills);
  if (next.blocks < current.blocks)
    return formatv("a multiprocessor holds {0} {1} instead of {2}", next.blocks,
                   next.blocks == 1 ? "block" : "blocks", current.blocks);
  if (step == WayStep::Wave && next.blocks > 1)
    return formatv("a multiprocessor would hold {0} blocks of the wave, whose "
                   "loads run ahead less: only waves of one were faster",
                   next.blocks);
  if (step == WayStep::TensorMaps && hidesCopies(next) && current.blocks > 1 &&
      next.blocks == current.blocks)
    return formatv("as many blocks on a multiprocessor, {0} of one warpgroup: "
                   "they hide each other's copies, and by pointers such were "
                   "as fast or faster",
                   next.blocks);
  return "";
}

} // namespace kiln
