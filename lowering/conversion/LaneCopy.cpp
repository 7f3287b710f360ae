#include "lowering/conversion/LaneCopy.h"
#include "lowering/conversion/MatrixAccess.h"
#include "lowering/conversion/SharedPlan.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace kiln {

/// The bases of threads, lanes first.
static LinearLayout::Bases basesOfThreads(const LinearLayout &layout) {
  LinearLayout::Bases bases(layout.bases(HwDim::Lane));
  append_range(bases, layout.bases(HwDim::Warp));
  return bases;
}

LinearLayout shifted(const LinearLayout &load, unsigned dim,
                     ArrayRef<int32_t> shifts) {
  std::array<LinearLayout::Bases, 4> bases;
  for (HwDim hw : kHwDims)
    append_range(bases[unsigned(hw)], load.bases(hw));
  auto &lanes = bases[unsigned(HwDim::Lane)],
       &warps = bases[unsigned(HwDim::Warp)];
  for (auto [bit, shift] : enumerate(shifts)) {
    LinearLayout::Basis &basis =
        bit < lanes.size() ? lanes[bit] : warps[bit - lanes.size()];
    basis[dim] ^= shift;
  }
  return LinearLayout(std::move(bases), load.shape());
}

/// Vectors, lanes, and what else there is, from the lowest slots on.
static LinearLayout memoryOf(const LinearLayout &load, unsigned elementBytes) {
  ArrayRef<LinearLayout::Basis> registers = load.bases(HwDim::Register);
  unsigned vectorBits = Log2_32(kLaneCopyBytes / elementBytes);
  LinearLayout::Bases slots(registers.take_front(vectorBits));
  append_range(slots, basesOfThreads(load));
  append_range(slots, registers.drop_front(vectorBits));
  return LinearLayout({std::move(slots)}, load.shape());
}

namespace {

/// Searches for the shifts with which reads wait least.
class ShiftSearch {
public:
  ShiftSearch(const LinearLayout &load, const LinearLayout &operand,
              unsigned elementBytes, int64_t run, MatrixMoves moves)
      : load(load), operand(operand), elementBytes(elementBytes), moves(moves),
        dim(*load.registerDim()), threads(basesOfThreads(load)) {
    for (const LinearLayout::Basis &basis : load.bases(HwDim::Lane))
      if (isColumn(basis) && basis[dim] < run)
        columns.push_back(basis[dim]);
  }

  LaneCopy best() {
    SmallVector<int32_t> shifts(threads.size(), 0);
    AccessCost lowest = cost(shifts);
    // Bit by bit, as the search of StagingLayout.cpp.
    for (bool changed = true; changed;) {
      changed = false;
      for (unsigned bit = 0; bit < threads.size(); ++bit) {
        if (isColumn(threads[bit]))
          continue;
        int32_t kept = shifts[bit];
        for (uint32_t choice = 0; choice < 1u << columns.size(); ++choice) {
          shifts[bit] = combined(choice);
          if (AccessCost now = cost(shifts); now < lowest) {
            lowest = now;
            kept = shifts[bit];
            changed = true;
          }
        }
        shifts[bit] = kept;
      }
    }
    return {memoryOf(shifted(load, dim, shifts), elementBytes), shifts};
  }

private:
  bool isColumn(const LinearLayout::Basis &basis) const {
    for (auto [index, step] : enumerate(basis))
      if ((index == dim) != (step != 0))
        return false;
    return true;
  }
  int32_t combined(uint32_t choice) const {
    int32_t shift = 0;
    for (auto [bit, column] : enumerate(columns))
      shift ^= choice >> bit & 1 ? column : 0;
    return shift;
  }
  AccessCost cost(ArrayRef<int32_t> shifts) const {
    return accessCost(planCheapestAccess(
        operand, memoryOf(shifted(load, dim, shifts), elementBytes),
        elementBytes, moves,
        /*stores=*/false));
  }

  const LinearLayout &load, &operand;
  unsigned elementBytes;
  MatrixMoves moves;
  unsigned dim;
  LinearLayout::Bases threads;
  SmallVector<int32_t> columns;
};

} // namespace

std::optional<LaneCopy> planLaneCopy(const LinearLayout &load,
                                     const LinearLayout &operand,
                                     unsigned elementBytes, int64_t run,
                                     MatrixMoves moves) {
  std::optional<unsigned> dim = load.registerDim();
  // Each element is one thread's register, and each thread copies.
  if (!dim || load.contiguousRegisters(*dim) * elementBytes < kLaneCopyBytes ||
      load.freeMask(HwDim::Register) || load.freeMask(HwDim::Lane) ||
      load.freeMask(HwDim::Warp))
    return std::nullopt;
  LaneCopy lanes = ShiftSearch(load, operand, elementBytes, run, moves).best();
  auto reads = [&](const LinearLayout &memory) {
    return bankCycles(planCheapestAccess(operand, memory, elementBytes, moves,
                                         /*stores=*/false));
  };
  if (reads(lanes.memory) >
      reads(exchangeLayout(load, operand, 8 * elementBytes, moves)))
    return std::nullopt;
  return lanes;
}

} // namespace kiln
