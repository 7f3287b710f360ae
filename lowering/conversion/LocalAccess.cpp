// The slot of an element in the buffer is linear in its number,
// and so in the numbers of register, lane and warp. Register bits that move 1,
// 2, 4, ... slots make a vector, as far as everything else moves whole
// vectors.
#include "lowering/conversion/LocalAccess.h"
#include "lowering/conversion/Banks.h"
#include "llvm/ADT/STLExtras.h"
#include <cassert>

using namespace llvm;

namespace kiln {

SmallVector<uint32_t> slotsOf(const LinearLayout &layout, HwDim dim,
                              const LinearLayout &memory) {
  Gf2Matrix elementOfSlot = memory.matrix();
  SmallVector<uint32_t> slots;
  for (uint64_t element : layout.flatBases(dim))
    slots.push_back(*elementOfSlot.solve(element));
  return slots;
}

/// The register bits of a vector, lowest slot first.
static SmallVector<unsigned> vectorBits(ArrayRef<uint32_t> registers,
                                        ArrayRef<uint32_t> lanes,
                                        ArrayRef<uint32_t> warps,
                                        unsigned maxVector) {
  SmallVector<unsigned> bits;
  while ((2u << bits.size()) <= maxVector) {
    const uint32_t *next = find(registers, 1u << bits.size());
    if (next == registers.end())
      break;
    bits.push_back(next - registers.begin());
  }
  auto movesWithin = [&](uint32_t slot) {
    uint32_t low = (1u << bits.size()) - 1;
    return (slot & low) != 0;
  };
  auto isAligned = [&] {
    if (any_of(lanes, movesWithin) || any_of(warps, movesWithin))
      return false;
    for (auto [bit, slot] : enumerate(registers))
      if (!is_contained(bits, bit) && movesWithin(slot))
        return false;
    return true;
  };
  while (!isAligned())
    bits.pop_back();
  return bits;
}

LocalAccess planLocalAccess(const LinearLayout &registers,
                            const LinearLayout &memory, unsigned elementBytes,
                            unsigned maxVector) {
  assert(registers.shape() == memory.shape() && "different tensors");
  LocalAccess plan;
  plan.elementBytes = elementBytes;
  plan.side.laneBases = slotsOf(registers, HwDim::Lane, memory);
  plan.side.warpBases = slotsOf(registers, HwDim::Warp, memory);
  plan.side.laneMask = registers.freeMask(HwDim::Lane);
  plan.side.warpMask = registers.freeMask(HwDim::Warp);

  SmallVector<uint32_t> slots = slotsOf(registers, HwDim::Register, memory);
  SmallVector<unsigned> bits =
      vectorBits(slots, plan.side.laneBases, plan.side.warpBases,
                 std::min(maxVector, kMaxVectorBytes / elementBytes));
  plan.vector = 1u << bits.size();
  uint32_t within = registers.freeMask(HwDim::Register);
  for (unsigned bit : bits)
    within |= 1u << bit;
  for (uint32_t first = 0; first < registers.size(HwDim::Register); ++first) {
    if (first & within)
      continue;
    SharedAccess access;
    for (auto [bit, slot] : enumerate(slots))
      if (first >> bit & 1)
        access.offset ^= slot;
    for (uint32_t element = 0; element < plan.vector; ++element) {
      uint32_t reg = first;
      for (auto [position, bit] : enumerate(bits))
        reg |= (element >> position & 1) << bit;
      access.registers.push_back(reg);
    }
    plan.side.accesses.push_back(std::move(access));
  }
  return plan;
}

/// Whether CDNA's reads of `bytes` are those of the plan.
static bool isCdnaRead(const LocalAccess &plan, unsigned bytes) {
  return plan.reads && !plan.matrices &&
         1u << plan.side.laneBases.size() == kCdnaLanes &&
         plan.vector * plan.elementBytes == bytes;
}

/// How often a bank is asked for what one access of it serves, and the turns in
/// which lanes are served.
static std::pair<unsigned, unsigned> degreeAndTurns(const LocalAccess &plan) {
  constexpr unsigned rowsOfMatrix = 8;
  unsigned lanes = plan.matrices ? rowsOfMatrix * plan.matrices
                                 : 1u << plan.side.laneBases.size();
  unsigned bytes = plan.vector * plan.elementBytes;
  unsigned together = std::min(lanes, lanesPerCycle(bytes));
  SmallVector<uint32_t> bases(plan.side.laneBases);
  if (isCdnaRead(plan, kMaxVectorBytes))
    bases = basesOfSpan(bases, kCdnaReads);
  // Slots are linear, so that all cycles of all accesses are alike.
  return {cyclesTogether(bases, together, bytes, plan.elementBytes),
          lanes / together};
}

unsigned bankCycles(const LocalAccess &plan) {
  auto [degree, turns] = degreeAndTurns(plan);
  return degree * turns * plan.side.accesses.size();
}

unsigned bankConflicts(const LocalAccess &plan) {
  return degreeAndTurns(plan).first;
}

/// Whether registers follow each other, from the beginning of a word on.
static bool areNeighbours(ArrayRef<unsigned> registers, unsigned perWord) {
  bool together = registers.size() >= perWord && registers[0] % perWord == 0;
  for (auto [index, reg] : enumerate(registers))
    together &= reg == registers[0] + index;
  return together;
}

unsigned countPacks(const SharedSide &side, unsigned elementBytes, bool loads) {
  if (elementBytes >= kBankBytes)
    return 0;
  unsigned perWord = kBankBytes / elementBytes, packs = 0;
  for (const SharedAccess &access : side.accesses) {
    ArrayRef<unsigned> rest = access.registers;
    if (loads && areNeighbours(rest, perWord))
      continue;
    for (; !rest.empty();
         rest = rest.drop_front(std::min<size_t>(perWord, rest.size())))
      if (loads || !areNeighbours(rest.take_front(perWord), perWord))
        packs += perWord - 1;
  }
  return packs;
}

unsigned countPacksOfSeparate(const SharedSide &side, unsigned elementBytes) {
  unsigned perWord = std::max(1u, kBankBytes / elementBytes), packs = 0;
  for (const SharedAccess &access : side.accesses) {
    unsigned elements = access.registers.size();
    packs += elements - llvm::divideCeil(elements, perWord);
  }
  return packs;
}

unsigned countInstructions(const LocalAccess &plan) {
  unsigned accesses = plan.side.accesses.size();
  if (plan.matrices)
    return accesses;
  if (plan.vector * plan.elementBytes < kBankBytes)
    return 2 * accesses;
  return accesses + countPacks(plan.side, plan.elementBytes, plan.reads);
}

AccessCost accessCost(const LocalAccess &plan) {
  AccessCost cost;
  cost.cycles = bankCycles(plan) + countInstructions(plan);
  for (unsigned bytes : {kMaxVectorBytes, kMaxVectorBytes / 2})
    if (isCdnaRead(plan, bytes)) {
      llvm::ArrayRef<unsigned> span = cdna4Reads(bytes);
      unsigned together = 1u << span.size();
      unsigned degree =
          cyclesTogether(basesOfSpan(plan.side.laneBases, span), together,
                         bytes, plan.elementBytes, 2 * kBanks);
      cost.onCdna4 =
          degree * (kCdnaLanes / together) * plan.side.accesses.size();
    }
  return cost;
}

} // namespace kiln
