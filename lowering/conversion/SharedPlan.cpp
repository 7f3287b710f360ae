// Where each element of a tensor goes in shared memory between a store in one
// layout and a load in another. The offset is a linear function of the element
// too; its bits are, from the lowest: the vector (registers both layouts
// share), the rest of a 4-byte word, the banks, the rows. The rows must meet
// neither the lanes that store together nor the lanes that load together in
// more than zero: then no two of them fall into one bank. Two subspaces of
// equal dimension always have a common complement, so a conflict-free order
// always exists; that observation is from "Linear Layouts" (arXiv 2505.23819),
// section 5.
#include "lowering/conversion/SharedPlan.h"
#include "lowering/conversion/Banks.h"
#include "lowering/conversion/MatrixAccess.h"
#include "lowering/conversion/StagingLayout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <array>
#include <bit>
#include <cassert>
#include <limits>
#include <vector>

using namespace llvm;

namespace kiln {

namespace {
/// Chooses the order of elements, as a matrix from flat element number to
/// (repeat, offset).
class SharedOrder {
public:
  SharedOrder(const LinearLayout &source, const LinearLayout &destination,
              unsigned elementBytes, int64_t maxBytes);

  unsigned vectorBits() const { return vector.size(); }
  unsigned repeatBits() const { return repeat.size(); }
  unsigned offsetBits() const { return dimension - repeat.size(); }
  /// The element in each slot that is a power of two.
  SmallVector<uint64_t> elementsOfSlots() const {
    return SmallVector<uint64_t>(slot.inverse()->cols());
  }
  uint32_t offset(uint64_t element) const {
    return slot.apply(element) & ((uint64_t(1) << offsetBits()) - 1);
  }
  unsigned repeatOf(uint64_t element) const {
    return slot.apply(element) >> offsetBits();
  }

private:
  void chooseVector(const LinearLayout &source, const LinearLayout &destination,
                    unsigned elementBytes, int64_t maxBytes);
  SmallVector<uint64_t> completeBasis() const;
  void chooseBanks(const LinearLayout &source, const LinearLayout &destination,
                   unsigned elementBytes);

  unsigned dimension; // bits of an element number
  SmallVector<uint64_t> vector, repeat;
  SmallVector<uint64_t>
      threads; // a basis of what lanes and warps of both sides move
  Gf2Matrix slot;
};
} // namespace

SharedOrder::SharedOrder(const LinearLayout &source,
                         const LinearLayout &destination, unsigned elementBytes,
                         int64_t maxBytes) {
  int64_t elements = 1;
  for (int64_t extent : source.shape())
    elements *= extent;
  dimension = Log2_64(elements);
  chooseVector(source, destination, elementBytes, maxBytes);
  chooseBanks(source, destination, elementBytes);
}

/// Registers that both sides step through independently of lane and warp: they
/// make the vector, and, where the buffer would be too large, the repeats.
void SharedOrder::chooseVector(const LinearLayout &source,
                               const LinearLayout &destination,
                               unsigned elementBytes, int64_t maxBytes) {
  Gf2Space used;
  for (const LinearLayout *layout : {&source, &destination})
    for (HwDim dim : {HwDim::Lane, HwDim::Warp})
      for (uint64_t basis : layout->flatBases(dim))
        if (used.insert(basis))
          threads.push_back(basis);
  for (uint64_t common :
       intersectSpans(source.flatBases(HwDim::Register),
                      destination.flatBases(HwDim::Register))) {
    if ((elementBytes << vector.size()) < kMaxVectorBytes) {
      if (used.insert(common))
        vector.push_back(common);
    } else if ((int64_t(elementBytes) << offsetBits()) > maxBytes &&
               used.insert(common)) {
      repeat.push_back(common);
    }
  }
}

/// A basis of the whole space: what threads move and whatever completes it,
/// then the vector, then the repeats. In these coordinates lanes and warps have
/// no part of vector and repeats.
SmallVector<uint64_t> SharedOrder::completeBasis() const {
  SmallVector<uint64_t> known(threads);
  append_range(known, vector);
  append_range(known, repeat);
  Gf2Space all(known);
  SmallVector<uint64_t> basis(threads);
  for (unsigned bit = 0; bit < dimension; ++bit)
    if (all.insert(uint64_t(1) << bit))
      basis.push_back(uint64_t(1) << bit);
  append_range(basis, vector);
  append_range(basis, repeat);
  return basis;
}

/// The first `size` independent vectors of several lists, one after the other.
static SmallVector<uint64_t>
pickIndependent(unsigned size, ArrayRef<ArrayRef<uint64_t>> lists) {
  SmallVector<uint64_t> result;
  Gf2Space space;
  for (ArrayRef<uint64_t> list : lists)
    for (uint64_t candidate : list)
      if (result.size() < size && space.insert(candidate))
        result.push_back(candidate);
  return result;
}

void SharedOrder::chooseBanks(const LinearLayout &source,
                              const LinearLayout &destination,
                              unsigned elementBytes) {
  Gf2Matrix coordinates = *Gf2Matrix(completeBasis()).inverse();
  unsigned restBits = dimension - vector.size() - repeat.size();
  unsigned accessBytes = elementBytes << vector.size();
  unsigned together = Log2_32(lanesPerCycle(accessBytes));
  auto lanesOf = [&](const LinearLayout &layout) {
    SmallVector<uint64_t> lanes;
    SmallVector<uint64_t> bases = layout.flatBases(HwDim::Lane);
    for (uint64_t lane : ArrayRef(bases).take_front(together))
      lanes.push_back(coordinates.apply(lane));
    return lanes;
  };
  SmallVector<uint64_t> storing = lanesOf(source),
                        loading = lanesOf(destination);

  // The rest of a word: lanes that are neighbours on both sides share it best.
  unsigned wordBits =
      accessBytes < kBankBytes ? Log2_32(kBankBytes / accessBytes) : 0;
  Gf2Matrix units = Gf2Matrix::identity(restBits);
  SmallVector<uint64_t> both = intersectSpans(storing, loading);
  SmallVector<uint64_t> word =
      pickIndependent(wordBits, {both, storing, loading, units.cols()});

  // A cycle's worth of elements of either side, of equal dimension, and the
  // rows that complete both.
  unsigned cycleBits = std::min(restBits, wordBits + together);
  SmallVector<uint64_t> storeCycle =
      pickIndependent(cycleBits, {word, storing, loading, units.cols()});
  SmallVector<uint64_t> loadCycle =
      pickIndependent(cycleBits, {word, loading, storing, units.cols()});
  SmallVector<uint64_t> order(storeCycle);
  append_range(order, commonComplement(storeCycle, loadCycle, restBits));
  Gf2Matrix restSlot = *Gf2Matrix(order).inverse();

  // Put together: the vector lowest, then the chosen order, then the repeat.
  SmallVector<uint64_t> assembled;
  for (unsigned bit = 0; bit < restBits; ++bit)
    assembled.push_back(restSlot.column(bit) << vector.size());
  for (unsigned bit = 0; bit < vector.size(); ++bit)
    assembled.push_back(uint64_t(1) << bit);
  for (unsigned bit = 0; bit < repeat.size(); ++bit)
    assembled.push_back(uint64_t(1) << (offsetBits() + bit));
  slot = Gf2Matrix(assembled).after(coordinates);
}

/// The accesses of one side; `needed` has the register bits that hold elements
/// no other register holds.
static SharedSide makeSide(const LinearLayout &layout, const SharedOrder &order,
                           uint32_t registerMask) {
  SharedSide side;
  for (uint64_t basis : layout.flatBases(HwDim::Lane))
    side.laneBases.push_back(order.offset(basis));
  for (uint64_t basis : layout.flatBases(HwDim::Warp))
    side.warpBases.push_back(order.offset(basis));
  Gf2Matrix registers(layout.flatBases(HwDim::Register));
  unsigned width = 1u << order.vectorBits();
  SmallVector<std::array<uint32_t, 3>> slots; // repeat, offset, register
  for (unsigned reg = 0; reg < layout.size(HwDim::Register); ++reg) {
    if (reg & ~registerMask)
      continue;
    uint64_t element = registers.apply(reg);
    slots.push_back({order.repeatOf(element), order.offset(element), reg});
  }
  llvm::sort(slots);
  side.accesses.reserve(slots.size() / width);
  for (auto [repeat, offset, reg] : slots) {
    uint32_t first = offset & ~(width - 1);
    if (side.accesses.empty() || side.accesses.back().repeat != repeat ||
        side.accesses.back().offset != first)
      side.accesses.push_back({repeat, first, SmallVector<unsigned>(width, 0)});
    side.accesses.back().registers[offset - first] = reg;
  }
  return side;
}

/// For each hardware dimension, the bits whose elements the lower bits do not
/// reach already (registers first).
static std::array<uint32_t, 4> independentBits(const LinearLayout &layout) {
  std::array<uint32_t, 4> masks{};
  Gf2Space space;
  for (HwDim dim : kHwDims)
    for (auto [bit, basis] : enumerate(layout.flatBases(dim)))
      if (space.insert(basis))
        masks[unsigned(dim)] |= 1u << bit;
  return masks;
}

ConversionPlan planShared(const LinearLayout &source,
                          const LinearLayout &destination, unsigned elementBits,
                          int64_t maxSharedBytes) {
  assert(source.size(HwDim::Block) == 1 &&
         destination.size(HwDim::Block) == 1 &&
         "one block's shared memory cannot be reached from another");
  ConversionPlan plan;
  plan.kind = ConversionKind::Shared;
  SharedPlan &shared = plan.shared;
  shared.elementBytes = sharedElementBytes(elementBits);
  SharedOrder order(source, destination, shared.elementBytes, maxSharedBytes);
  shared.vector = 1u << order.vectorBits();
  shared.repeats = 1u << order.repeatBits();

  std::array<uint32_t, 4> owners = independentBits(source);
  shared.stores = makeSide(source, order, owners[unsigned(HwDim::Register)]);
  shared.stores.laneMask =
      (source.size(HwDim::Lane) - 1) & ~owners[unsigned(HwDim::Lane)];
  shared.stores.warpMask =
      (source.size(HwDim::Warp) - 1) & ~owners[unsigned(HwDim::Warp)];

  uint32_t copies = destination.freeMask(HwDim::Register);
  shared.loads = makeSide(destination, order, ~copies);
  for (unsigned reg = 0; reg < destination.size(HwDim::Register); ++reg)
    if (reg & copies)
      plan.registerCopies.emplace_back(reg, reg & ~copies);

  plan.sharedBytes = int64_t(shared.elementBytes) << order.offsetBits();
  plan.instructions =
      shared.stores.accesses.size() + shared.loads.accesses.size();
  plan.packs = countPacks(shared.stores, shared.elementBytes, /*loads=*/false) +
               countPacks(shared.loads, shared.elementBytes, /*loads=*/true);
  return plan;
}

/// The order of planShared, all of it at once.
static LinearLayout layoutInOrder(const LinearLayout &source,
                                  const LinearLayout &operand,
                                  unsigned elementBits) {
  SharedOrder order(source, operand, sharedElementBytes(elementBits),
                    std::numeric_limits<int64_t>::max());
  LinearLayout::Bases bases;
  for (uint64_t element : order.elementsOfSlots()) {
    SmallVector<int64_t> at = source.unflatten(element);
    bases.emplace_back(at.begin(), at.end());
  }
  return LinearLayout({std::move(bases)}, source.shape());
}

static ExchangePlan planThrough(const LinearLayout &memory,
                                const LinearLayout &source,
                                const LinearLayout &destination, unsigned bytes,
                                MatrixMoves matrices) {
  return {planCheapestAccess(source, memory, bytes, matrices, /*stores=*/true),
          planCheapestAccess(destination, memory, bytes, matrices,
                             /*stores=*/false)};
}

static AccessCost costOf(const ExchangePlan &plan) {
  AccessCost sum = accessCost(plan.stores) + accessCost(plan.loads);
  // Instructions count twice: what goes through registers takes issue slots
  // from the matrix instructions beside it (guess).
  sum.cycles += countInstructions(plan.stores) + countInstructions(plan.loads);
  return sum;
}

/// Layouts of vectors that both have, of the source's and of the destination's.
static std::vector<LinearLayout> layoutsBetween(const LinearLayout &source,
                                                const LinearLayout &destination,
                                                unsigned elementBits,
                                                MatrixMoves matrices) {
  unsigned bytes = sharedElementBytes(elementBits);
  std::vector<LinearLayout> layouts = {
      layoutInOrder(source, destination, elementBits)};
  for (unsigned vector : {std::max(1u, kMaxVectorBytes / bytes), 1u})
    layouts.push_back(
        stagingLayout(source, destination, elementBits, vector, matrices));
  for (unsigned vectorBytes = kMaxVectorBytes; vectorBytes > kBankBytes;
       vectorBytes /= 2)
    if (std::optional<LinearLayout> layout =
            readersLayout(source, destination, elementBits, vectorBytes))
      layouts.push_back(std::move(*layout));
  return layouts;
}

LinearLayout exchangeLayout(const LinearLayout &source,
                            const LinearLayout &operand, unsigned elementBits,
                            MatrixMoves moves) {
  // Operands come in vectors, as they were loaded.
  moves.stores = false;
  auto cost = [&](const LinearLayout &memory) {
    return costOf(planThrough(memory, source, operand,
                              sharedElementBytes(elementBits), moves));
  };
  std::vector<LinearLayout> layouts =
      layoutsBetween(source, operand, elementBits, moves);
  return *llvm::min_element(layouts,
                            [&](const LinearLayout &a, const LinearLayout &b) {
                              return cost(a) < cost(b);
                            });
}

/// Whether bits of the numbers of registers, lanes and warps that are not free
/// tell all elements apart, so that each has one thread to store it.
static bool hasOneOwnerEach(const LinearLayout &layout) {
  unsigned bits = 0;
  for (HwDim dim : {HwDim::Register, HwDim::Lane, HwDim::Warp})
    bits += layout.bases(dim).size() - std::popcount(layout.freeMask(dim));
  return bits == layout.matrix().rank();
}

std::optional<ExchangePlan> planExchange(const LinearLayout &source,
                                         const LinearLayout &destination,
                                         unsigned elementBits,
                                         MatrixMoves matrices) {
  if (!hasOneOwnerEach(source))
    return std::nullopt;
  unsigned bytes = sharedElementBytes(elementBits);
  std::vector<LinearLayout> layouts =
      layoutsBetween(source, destination, elementBits, matrices);
  AccessCost lowest = costOf(
      planThrough(layouts.front(), source, destination, bytes, MatrixMoves()));
  std::optional<ExchangePlan> best;
  for (const LinearLayout &memory : layouts) {
    ExchangePlan plan =
        planThrough(memory, source, destination, bytes, matrices);
    if (hasBankConflicts(plan.stores) || hasBankConflicts(plan.loads) ||
        !(costOf(plan) < lowest))
      continue;
    lowest = costOf(plan);
    best = std::move(plan);
  }
  return best;
}

unsigned countBankConflicts(const SharedPlan &plan, const SharedSide &side) {
  unsigned bytes = plan.vector * plan.elementBytes;
  unsigned together =
      std::min(1u << side.laneBases.size(), lanesPerCycle(bytes));
  return cyclesTogether(side.laneBases, together, bytes, plan.elementBytes) - 1;
}

} // namespace kiln
