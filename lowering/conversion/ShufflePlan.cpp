// One shuffle moves one register of every lane: lane l receives what lane L(l)
// offers, and a lane offers the same to all who ask. So in round t lane l
// receives result register t ^ K(l), with K chosen so that no two lanes ask one
// lane for different registers; then the number of shuffles is the number of
// result registers, whatever the two layouts are. What a lane offers and where
// it puts what it gets depends on the lane: exchanges of registers before and
// after the rounds.
#include "lowering/conversion/ShufflePlan.h"
#include "llvm/ADT/STLExtras.h"
#include <bit>

using namespace llvm;

namespace kiln {

/// Bits of a packed index spread to the bits set in `mask`.
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

/// The exchanges that make register r hold what r ^ (sum over lane bits i of
/// shifts[i]) held.
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

namespace {

/// The part of a layout inside a warp, without free register bits.
struct WarpPart {
  uint32_t usedRegisters, usedLanes; // bits with a nonzero basis
  SmallVector<uint64_t> registers, lanes;

  explicit WarpPart(const LinearLayout &layout)
      : usedRegisters((layout.size(HwDim::Register) - 1) &
                      ~layout.freeMask(HwDim::Register)),
        usedLanes((layout.size(HwDim::Lane) - 1) &
                  ~layout.freeMask(HwDim::Lane)),
        registers(layout.flatBases(HwDim::Register)),
        lanes(layout.flatBases(HwDim::Lane)) {
    erase_if(registers, [](uint64_t basis) { return basis == 0; });
  }
  /// The nonzero bases: registers, then lanes.
  SmallVector<uint64_t> columns() const {
    SmallVector<uint64_t> result(registers);
    copy_if(lanes, std::back_inserter(result),
            [](uint64_t basis) { return basis != 0; });
    return result;
  }
};

/// Where in the source the elements of a result bit are: a register, and a
/// number of the used lane bits.
struct LaneRegister {
  uint32_t reg, lane;
};

class ShufflePlanner {
public:
  ShufflePlanner(const LinearLayout &source, const LinearLayout &destination)
      : from(source), to(destination),
        resultRegisters(destination.size(HwDim::Register)) {}

  std::optional<ShufflePlan> run();

private:
  bool locate(ArrayRef<uint64_t> bases,
              SmallVectorImpl<LaneRegister> &found) const;
  bool turnLanes();
  bool completeSenders();
  void writePlan(const Gf2Matrix &receiver);

  WarpPart from, to;
  unsigned resultRegisters;
  SmallVector<LaneRegister> ofRegister, ofLane;
  SmallVector<uint32_t> turn;   // K, by lane bit
  SmallVector<uint64_t> sender; // the lane that a lane receives from, by bit
  ShufflePlan plan;
};

} // namespace

bool ShufflePlanner::locate(ArrayRef<uint64_t> bases,
                            SmallVectorImpl<LaneRegister> &found) const {
  unsigned registerBits = from.registers.size();
  Gf2Matrix elements(from.columns());
  for (uint64_t basis : bases) {
    std::optional<uint64_t> where = elements.solve(basis);
    if (!where)
      return false;
    found.push_back({uint32_t(*where & ((uint64_t(1) << registerBits) - 1)),
                     uint32_t(*where >> registerBits)});
  }
  return true;
}

/// Chooses K: the map from receiving to sending lanes must reach all lanes that
/// hold different elements. Where lane bits alone do not, a register bit of the
/// result takes part. Afterwards `ofLane` is about what a lane receives in
/// round 0.
bool ShufflePlanner::turnLanes() {
  turn.assign(from.lanes.size(), 0);
  Gf2Space reached;
  SmallVector<unsigned> dependent;
  for (auto [bit, at] : enumerate(ofLane))
    if (!reached.insert(at.lane))
      dependent.push_back(bit);
  for (auto [reg, at] : enumerate(ofRegister)) {
    if (dependent.empty() || !reached.insert(at.lane))
      continue;
    unsigned bit = dependent.pop_back_val();
    turn[bit] |= 1u << reg;
    ofLane[bit].lane ^= at.lane;
    ofLane[bit].reg ^= at.reg;
  }
  return reached.dimension() == unsigned(std::popcount(from.usedLanes));
}

/// The free bits of the sending lane make the map one to one: the receiver's
/// own bit where that does it.
bool ShufflePlanner::completeSenders() {
  for (const LaneRegister &at : ofLane)
    sender.push_back(depositBits(at.lane, from.usedLanes));
  for (unsigned bit = 0; bit < sender.size(); ++bit) {
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
      for (unsigned column = 0; column < sender.size(); ++column)
        if (raisesRank(column))
          break;
  }
  return Gf2Matrix(sender).rank() == sender.size();
}

void ShufflePlanner::writePlan(const Gf2Matrix &receiver) {
  for (unsigned reg = 0; reg < 1u << from.registers.size(); ++reg)
    plan.sourceRegisters.push_back(depositBits(reg, from.usedRegisters));
  // A lane offers, in round t, the register that its receiver wants then.
  SmallVector<uint64_t> wanted;
  for (const LaneRegister &at : ofLane)
    wanted.push_back(at.reg);
  Gf2Matrix offered = Gf2Matrix(wanted).after(receiver);
  plan.before = exchangesFor(
      SmallVector<uint32_t>(offered.cols().begin(), offered.cols().end()));
  plan.laneBases.assign(sender.begin(), sender.end());
  for (unsigned round = 0; round < 1u << to.registers.size(); ++round) {
    uint32_t laneXor = 0, registerXor = 0;
    for (auto [bit, at] : enumerate(ofRegister))
      if (round >> bit & 1) {
        laneXor ^= depositBits(at.lane, from.usedLanes);
        registerXor ^= at.reg;
      }
    plan.rounds.push_back(
        {registerXor ^ uint32_t(offered.apply(laneXor)), round, laneXor});
  }
  plan.after = exchangesFor(turn);
  for (unsigned reg = 0; reg < resultRegisters; ++reg)
    plan.resultRegisters.push_back(extractBits(reg, to.usedRegisters));
}

std::optional<ShufflePlan> ShufflePlanner::run() {
  SmallVector<uint64_t> has = from.columns(), needs = to.columns();
  // Skewed layouts that hold an element twice in one thread or lane are rare
  // and left to shared memory.
  if (Gf2Matrix(has).rank() != has.size() ||
      Gf2Matrix(needs).rank() != needs.size())
    return std::nullopt;
  if (!locate(to.registers, ofRegister) || !locate(to.lanes, ofLane))
    return std::nullopt;
  if (!turnLanes() || !completeSenders())
    return std::nullopt;
  writePlan(*Gf2Matrix(sender).inverse());
  return plan;
}

std::optional<ShufflePlan> planShuffle(const LinearLayout &source,
                                       const LinearLayout &destination) {
  for (HwDim dim : {HwDim::Warp, HwDim::Block})
    if (source.bases(dim) != destination.bases(dim))
      return std::nullopt;
  return ShufflePlanner(source, destination).run();
}

} // namespace kiln
