#include "tools/auto/PlanChoice.h"

#include "targets/isa/matrix/WarpgroupMultiply.h"
#include "tools/auto/OneMoreBlock.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {

/// Threads of four warps, which issue warpgroup multiplications together.
static constexpr unsigned kWarpgroup = 128;

/// Bytes that a block more is worth: what is spilled is stored and loaded.
static constexpr uint64_t kWorthABlock = 2 * kSpillsForABlock;

/// A dot beside which another's arithmetic is worth the registers: between 256,
/// which lost, and 512, which gained (PlanChoice.h).
static constexpr unsigned kLongDot = 512;

/// The same with warp specialization: the least that was measured, which
/// gained.
static constexpr unsigned kLongDotOfProducer = 128;

/// Bytes that overlapped iterations may spill, stored and loaded: 76 stored
/// once were worth 9 to 15 %, 96 cost 2 % (attention of 128 columns, causal).
static constexpr uint64_t kWorthOverlap = 2 * 80;

MatrixWork matrixWorkOf(StringRef ptx) {
  unsigned cycles = 0, groups = 0;
  for (StringRef line : split(ptx, '\n')) {
    StringRef mnemonic = line.trim("{ \t").split(' ').first.rtrim(";\t");
    if (auto multiply = warpgroupMultiplyOf(mnemonic))
      cycles += multiply->n / 2;
    groups += mnemonic.starts_with("wgmma.commit_group");
  }
  return {groups, groups ? cycles / groups : 0};
}

unsigned mostStagesMore(bool takesTiles) { return takesTiles ? 3 : 1; }

LoweringPlan stepped(LoweringPlan plan, Variant step) {
  if (step == Variant::ExtraStages)
    plan.set(step, plan.value(step) + 1);
  else
    plan.set(step, recordOf(step).values().size() - 1);
  return plan;
}

LoweringPlan usualPlan(LoweringPlan plan, VariantSet open) {
  if (open.test(unsigned(Variant::TensorMaps)))
    plan.tensorMaps = TensorMapUse::Blocks;
  if (open.test(unsigned(Variant::Persistent)))
    plan.persistent = PersistentUse::Alone;
  return plan;
}

bool hidesCopies(const PlanCandidate &candidate) {
  return candidate.threads <= kWarpgroup;
}

bool mayBeWorse(const PlanCandidate &candidate) {
  return !candidate.error.empty() || candidate.spills || hidesCopies(candidate);
}

static std::string whyNoOverlap(const PlanCandidate &current) {
  if (current.plan.tensorMaps == TensorMapUse::None)
    return "by pointers it was slower on twelve of thirteen kernels measured";
  if (current.threads <= kWarpgroup)
    return "one warpgroup has none beside which to compute";
  if (current.matrix.dots == 1)
    return "there is one dot an iteration";
  unsigned least = current.plan.warpSpecialize ? kLongDotOfProducer : kLongDot;
  if (current.matrix.cyclesPerDot < least)
    return formatv("a dot takes {0} cycles of the tensor cores; only from {1} "
                   "on it was faster",
                   current.matrix.cyclesPerDot, least);
  return "";
}

static std::string whyNoWarpSpecialization(const PlanCandidate &current) {
  if (current.plan.tensorMaps == TensorMapUse::None)
    return "nothing is copied by tensor maps";
  if (current.threads <= kWarpgroup)
    return "it would be half of the block's warps";
  if (current.blocks > 1)
    return formatv("a multiprocessor holds {0} blocks, and has no registers "
                   "for as many warps more",
                   current.blocks);
  if (current.matrix.dots < 2 && current.plan.persistent == PersistentUse::Off)
    return "a loop of one dot was slower with one";
  return "";
}

std::string whyNotTried(Variant step, const PlanCandidate &current) {
  if (step == Variant::OverlapIterations)
    return whyNoOverlap(current);
  if (step == Variant::WarpSpecialize)
    return whyNoWarpSpecialization(current);
  if (step == Variant::ExtraStages)
    return current.matrix.dots < 2
               ? ""
               : "loops of two dots were up to 6 % slower with an extra stage";
  if (step != Variant::Persistent || current.blocks <= 1)
    return "";
  return formatv("a multiprocessor holds {0} blocks, of which one computes "
                 "while another begins or ends",
                 current.blocks);
}

std::string whyNotTaken(Variant step, const PlanCandidate &next,
                        const PlanCandidate &current) {
  if (step == Variant::WarpSpecialize && next.threads == current.threads)
    return "no warpgroup could be added, and a note of --warp-specialize on "
           "says why";
  uint64_t worth =
      step == Variant::WarpSpecialize || current.plan.warpSpecialize ? 0
      : step == Variant::OverlapIterations ? kWorthOverlap
      : next.blocks > current.blocks       ? kWorthABlock
                                           : 0;
  if (next.spills > current.spills + worth)
    return formatv("{0} bytes of spills instead of {1}", next.spills,
                   current.spills);
  if (next.blocks < current.blocks)
    return formatv("a multiprocessor holds {0} {1} instead of {2}", next.blocks,
                   next.blocks == 1 ? "block" : "blocks", current.blocks);
  if (step == Variant::Persistent && next.blocks > 1)
    return formatv("a multiprocessor would hold {0} blocks of the wave, whose "
                   "loads run ahead less: only waves of one were faster",
                   next.blocks);
  if (step == Variant::TensorMaps && hidesCopies(next) && current.blocks > 1 &&
      next.blocks == current.blocks)
    return formatv("as many blocks on a multiprocessor, {0} of one warpgroup: "
                   "they hide each other's copies, and by pointers such were "
                   "as fast or faster",
                   next.blocks);
  return "";
}

} // namespace kiln
