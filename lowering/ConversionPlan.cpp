// The choice between the kinds of conversion, and the two that stay within a
// warp. The shared-memory round trip is planned in SharedPlan.cpp.
#include "lowering/ConversionPlan.h"
#include "lowering/SharedPlan.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <bit>
#include <cassert>

using namespace llvm;

namespace kiln {

/// Costs in the comparison between shuffles and shared memory, in register
/// selects. A shuffle or a shared access occupies its pipe twice as long (CUDA
/// programming guide, "Arithmetic Instructions": 32 results a cycle against
/// 64); the barrier's, tens of cycles without work, is a guess.
static constexpr unsigned kAccessCost = 2, kBarrierCost = 64;

unsigned sharedElementBytes(unsigned elementBits) {
  return std::bit_ceil((elementBits + 7) / 8);
}

/// Bits of a register index spread to the bits set in `mask`.
static uint32_t depositBits(uint32_t value, uint32_t mask) {
  uint32_t result = 0;
  for (; mask; mask &= mask - 1, value >>= 1)
    if (value & 1)
      result |= mask & -mask;
  return result;
}

/// The inverse: the bits of `value` under `mask`, packed.
static uint32_t extractBits(uint32_t value, uint32_t mask) {
  uint32_t result = 0;
  for (unsigned bit = 0; mask; mask &= mask - 1, ++bit)
    if (value & mask & -mask)
      result |= 1u << bit;
  return result;
}

static bool planRegisters(const LinearLayout &source,
                          const LinearLayout &destination,
                          ConversionPlan &plan) {
  for (HwDim dim : {HwDim::Lane, HwDim::Warp, HwDim::Block})
    if (source.bases(dim) != destination.bases(dim))
      return false;
  Gf2Matrix registers(source.flatBases(HwDim::Register));
  SmallVector<uint64_t> map;
  for (uint64_t basis : destination.flatBases(HwDim::Register)) {
    std::optional<uint64_t> from = registers.solve(basis);
    if (!from)
      return false;
    map.push_back(*from);
  }
  plan.kind = ConversionKind::Registers;
  for (unsigned reg = 0; reg < destination.size(HwDim::Register); ++reg)
    plan.registers.push_back(Gf2Matrix(map).apply(reg));
  return true;
}

namespace {
/// The part of a layout inside a warp, with free register bits left out:
/// columns are the registers, then the lanes.
struct WarpPart {
  uint32_t usedRegisters, usedLanes; // masks of bits with a nonzero basis
  SmallVector<uint64_t> registers, lanes;

  explicit WarpPart(const LinearLayout &layout)
      : usedRegisters((layout.size(HwDim::Register) - 1) &
                      ~layout.freeMask(HwDim::Register)),
        usedLanes((layout.size(HwDim::Lane) - 1) &
                  ~layout.freeMask(HwDim::Lane)) {
    registers = layout.flatBases(HwDim::Register);
    lanes = layout.flatBases(HwDim::Lane);
    erase_if(registers, [](uint64_t basis) { return basis == 0; });
  }
  /// Columns with a nonzero basis: registers, then lanes.
  SmallVector<uint64_t> columns() const {
    SmallVector<uint64_t> result(registers);
    for (uint64_t lane : lanes)
      if (lane)
        result.push_back(lane);
    return result;
  }
};
} // namespace

/// The exchanges that make working register r hold what r ^ (sum over lane bits
/// i of shifts[i]) held.
static SmallVector<RegisterExchange> exchangesFor(ArrayRef<uint32_t> shifts) {
  // One stage per dimension of the span of the shifts, not per lane bit.
  SmallVector<uint64_t> basis;
  Gf2Space span;
  for (uint32_t shift : shifts)
    if (span.insert(shift))
      basis.push_back(shift);
  SmallVector<RegisterExchange> result;
  for (uint64_t vector : basis)
    result.push_back({0, uint32_t(vector)});
  for (auto [bit, shift] : enumerate(shifts)) {
    uint64_t stages = *Gf2Matrix(basis).solve(shift);
    for (auto [index, exchange] : enumerate(result))
      if (stages >> index & 1)
        exchange.laneMask |= 1u << bit;
  }
  return result;
}

/// In round t, lane l receives result register t ^ K(l) from lane Q(l) ^ B(t).
/// K makes Q regular, so that in one round no lane is asked for two different
/// registers: as many shuffles as result registers, whatever the two layouts
/// are.
static bool planShuffle(const LinearLayout &source,
                        const LinearLayout &destination, unsigned elementBits,
                        ConversionPlan &plan) {
  for (HwDim dim : {HwDim::Warp, HwDim::Block})
    if (source.bases(dim) != destination.bases(dim))
      return false;
  WarpPart from(source), to(destination);
  SmallVector<uint64_t> columns = from.columns();
  Gf2Matrix elements(columns);
  if (elements.rank() != columns.size() ||
      Gf2Matrix(to.columns()).rank() != to.columns().size())
    return false; // an element twice in one thread or lane, skewed: rare, left
                  // to shared memory
  unsigned sourceRegisters = from.registers.size(),
           laneBits = from.lanes.size(),
           usedLanes = std::popcount(from.usedLanes);

  // Source (register, used lane bits) of every bit of the result's (register,
  // lane): R and L of the text above.
  auto locate = [&](ArrayRef<uint64_t> bases,
                    SmallVectorImpl<uint32_t> &registerPart,
                    SmallVectorImpl<uint32_t> &lanePart) {
    for (uint64_t basis : bases) {
      std::optional<uint64_t> where = elements.solve(basis);
      if (!where)
        return false;
      registerPart.push_back(*where & ((uint64_t(1) << sourceRegisters) - 1));
      lanePart.push_back(*where >> sourceRegisters);
    }
    return true;
  };
  SmallVector<uint32_t> registerOfRegister, laneOfRegister, registerOfLane,
      laneOfLane;
  if (!locate(to.registers, registerOfRegister, laneOfRegister) ||
      !locate(to.lanes, registerOfLane, laneOfLane))
    return false;

  // K: make the map from receiving to sending lane as regular as the used lanes
  // allow.
  SmallVector<uint32_t> turn(laneBits, 0); // K
  Gf2Space reached;
  SmallVector<unsigned> dependent;
  for (unsigned lane = 0; lane < laneBits; ++lane)
    if (!reached.insert(laneOfLane[lane]))
      dependent.push_back(lane);
  for (unsigned reg = 0; reg < to.registers.size() &&
                         reached.dimension() < usedLanes && !dependent.empty();
       ++reg) {
    if (!reached.insert(laneOfRegister[reg]))
      continue;
    unsigned lane = dependent.pop_back_val();
    turn[lane] |= 1u << reg;
    laneOfLane[lane] ^= laneOfRegister[reg];
    registerOfLane[lane] ^= registerOfRegister[reg];
  }
  if (reached.dimension() != usedLanes)
    return false;

  // Q: the free bits of the sending lane complete the map to a regular one, by
  // the receiver's own bit where possible.
  SmallVector<uint64_t>
      sender; // column per receiving lane bit, in bits of the real lane index
  for (uint32_t used : laneOfLane)
    sender.push_back(depositBits(used, from.usedLanes));
  for (unsigned bit = 0; bit < laneBits; ++bit) {
    if (from.usedLanes >> bit & 1)
      continue;
    auto raisesRank = [&](unsigned column) {
      unsigned before = Gf2Matrix(sender).rank();
      sender[column] ^= uint64_t(1) << bit;
      if (Gf2Matrix(sender).rank() > before)
        return true;
      sender[column] ^= uint64_t(1) << bit;
      return false;
    };
    if (!raisesRank(bit))
      for (unsigned column = 0; column < laneBits && !raisesRank(column);
           ++column)
        ;
  }
  std::optional<Gf2Matrix> receiver = Gf2Matrix(sender).inverse();
  if (!receiver)
    return false;

  ShufflePlan &shuffle = plan.shuffle;
  plan.kind = ConversionKind::Shuffle;
  for (unsigned reg = 0; reg < 1u << sourceRegisters; ++reg)
    shuffle.sourceRegisters.push_back(depositBits(reg, from.usedRegisters));
  // The register a lane offers in round t: wanted(Q^-1 (lane ^ B t)) ^ C t.
  Gf2Matrix wanted(
      SmallVector<uint64_t>(registerOfLane.begin(), registerOfLane.end()));
  Gf2Matrix offered = wanted.after(*receiver);
  shuffle.before = exchangesFor(
      SmallVector<uint32_t>(offered.cols().begin(), offered.cols().end()));
  shuffle.laneBases.assign(sender.begin(), sender.end());
  for (unsigned round = 0; round < 1u << to.registers.size(); ++round) {
    uint32_t laneXor = 0, registerXor = 0;
    for (unsigned bit = 0; bit < to.registers.size(); ++bit)
      if (round >> bit & 1) {
        laneXor ^= depositBits(laneOfRegister[bit], from.usedLanes);
        registerXor ^= registerOfRegister[bit];
      }
    shuffle.rounds.push_back(
        {registerXor ^ uint32_t(offered.apply(laneXor)), round, laneXor});
  }
  shuffle.after = exchangesFor(turn);
  for (unsigned reg = 0; reg < destination.size(HwDim::Register); ++reg)
    shuffle.resultRegisters.push_back(extractBits(reg, to.usedRegisters));
  unsigned words = divideCeil(elementBits, 32);
  unsigned selects =
      words * (shuffle.before.size() * shuffle.sourceRegisters.size() +
               shuffle.after.size() * shuffle.rounds.size());
  plan.instructions = words * shuffle.rounds.size() + selects;
  plan.cost = kAccessCost * words * shuffle.rounds.size() + selects;
  return true;
}

ConversionPlan planConversion(const LinearLayout &source,
                              const LinearLayout &destination,
                              unsigned elementBits, int64_t maxSharedBytes) {
  assert(source.shape() == destination.shape() &&
         "conversion between different shapes");
  ConversionPlan plan;
  if (source == destination || planRegisters(source, destination, plan))
    return plan;
  ConversionPlan throughShared =
      planShared(source, destination, elementBits, maxSharedBytes);
  throughShared.cost = kAccessCost * throughShared.instructions +
                       kBarrierCost * (2 * throughShared.shared.repeats - 1);
  if (planShuffle(source, destination, elementBits, plan) &&
      plan.cost <= throughShared.cost)
    return plan;
  return throughShared;
}

} // namespace kiln
