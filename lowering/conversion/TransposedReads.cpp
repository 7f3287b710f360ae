#include "lowering/conversion/TransposedReads.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <cassert>

using namespace llvm;

namespace kiln {

/// The register bits that are not free.
static SmallVector<unsigned> usedBits(const LinearLayout &layout) {
  SmallVector<unsigned> bits;
  uint32_t free = layout.freeMask(HwDim::Register);
  for (unsigned bit = 0; bit < layout.bases(HwDim::Register).size(); ++bit)
    if (!(free >> bit & 1))
      bits.push_back(bit);
  return bits;
}

/// Where the registers whose bits `bits` number begin, less those that only
/// differ in the first `rows` of the bits; and those that do, after each.
static void addAccesses(LocalAccess &plan, ArrayRef<unsigned> bits,
                        ArrayRef<uint32_t> slots, unsigned rows) {
  unsigned rest = bits.size() - rows;
  for (uint32_t other = 0; other < 1u << rest; ++other) {
    SharedAccess &access = plan.side.accesses.emplace_back();
    uint32_t first = 0;
    for (unsigned bit = 0; bit < rest; ++bit)
      if (other >> bit & 1) {
        access.offset ^= slots[rows + bit];
        first |= 1u << bits[rows + bit];
      }
    for (uint32_t row = 0; row < 1u << rows; ++row) {
      uint32_t reg = first;
      for (unsigned bit = 0; bit < rows; ++bit)
        reg |= (row >> bit & 1) << bits[bit];
      access.registers.push_back(reg);
    }
  }
}

std::optional<LocalAccess> planTransposedReads(const LinearLayout &registers,
                                               const LinearLayout &memory,
                                               unsigned elementBytes) {
  assert(registers.shape() == memory.shape() && "different tensors");
  SmallVector<unsigned> bits = usedBits(registers);
  SmallVector<uint32_t> all = slotsOf(registers, HwDim::Register, memory),
                        lanes = slotsOf(registers, HwDim::Lane, memory), slots;
  for (unsigned bit : bits)
    slots.push_back(all[bit]);
  SmallVector<uint32_t> addresses =
      rowAddresses(ArrayRef(slots), ArrayRef(lanes), elementBytes);
  if (addresses.empty())
    return std::nullopt;

  LocalAccess plan;
  plan.elementBytes = elementBytes;
  plan.vector = kTransposedBytes / elementBytes;
  plan.transposed = plan.reads = true;
  plan.side.laneBases = std::move(addresses);
  plan.side.warpBases = slotsOf(registers, HwDim::Warp, memory);
  // Columns are neighbours in memory; all else moves whole vectors.
  unsigned rows = Log2_32(plan.vector);
  for (unsigned bit = 0; bit < rows; ++bit)
    if (lanes[bit] != 1u << bit)
      return std::nullopt;
  auto moves = [&](uint32_t slot) { return slot % plan.vector != 0; };
  if (any_of(plan.side.laneBases, moves) || any_of(slots, moves) ||
      any_of(plan.side.warpBases, moves))
    return std::nullopt;
  addAccesses(plan, bits, slots, rows);
  return plan;
}

} // namespace kiln
