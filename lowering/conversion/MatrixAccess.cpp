// PTX ISA, "ldmatrix": of a matrix of eight rows of 16 bytes, lane l gets the
// four bytes l % 4 of row l / 4; with .trans, which counts in elements of two
// bytes, it gets column l / 4 of the rows 2 * (l % 4) and the next. As bases:
//
//            in the word    lane bits 0, 1   lane bits 2, 3, 4
//   plain    columns        columns          rows
//   .trans   rows           rows             columns
//
// Columns are neighbours in memory. Rows, and the matrices of one instruction,
// lie anywhere, since lanes give their addresses.
#include "lowering/conversion/MatrixAccess.h"
#include "lowering/conversion/TransposedReads.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace kiln {

static constexpr unsigned kRowBytes = 16, kWordBytes = 4, kRowBits = 3,
                          kLaneBits = 5, kMaxMatrixBits = 2;

namespace {

/// Reads a layout as matrices.
class MatrixReader {
public:
  MatrixReader(const LinearLayout &layout, const LinearLayout &memory,
               unsigned elementBytes)
      : layout(layout), registers(slotsOf(layout, HwDim::Register, memory)),
        lanes(slotsOf(layout, HwDim::Lane, memory)),
        warps(slotsOf(layout, HwDim::Warp, memory)),
        free(layout.freeMask(HwDim::Register)), elementBytes(elementBytes),
        columns(kRowBytes / elementBytes) {}

  std::optional<LocalAccess> plan(bool transposed, uint32_t together) {
    word.clear();
    rows.clear();
    if (!(transposed ? findTransposed() : findPlain()) || !isAligned())
      return std::nullopt;
    LocalAccess plan;
    plan.vector = columns;
    plan.elementBytes = elementBytes;
    plan.transposed = transposed;
    plan.side.laneMask = layout.freeMask(HwDim::Lane);
    plan.side.warpMask = layout.freeMask(HwDim::Warp);
    plan.side.warpBases = warps;
    addAccesses(plan, matrixBits(together));
    return plan;
  }

private:
  bool findPlain() {
    uint32_t slot = 1;
    for (; slot * elementBytes < kWordBytes; slot *= 2) {
      const uint32_t *found = find(registers, slot);
      if (found == registers.end())
        return false;
      word.push_back(found - registers.begin());
    }
    if (lanes[0] != slot || lanes[1] != 2 * slot)
      return false;
    rows.assign(lanes.begin() + 2, lanes.end());
    return true;
  }

  bool findTransposed() {
    if (elementBytes != kWordBytes / 2 || lanes[2] != 1 || lanes[3] != 2 ||
        lanes[4] != 4)
      return false;
    for (unsigned bit = 0; bit < registers.size() && word.empty(); ++bit)
      if (!(free >> bit & 1))
        word.push_back(bit);
    if (word.empty())
      return false;
    rows = {registers[word.front()], lanes[0], lanes[1]};
    return true;
  }

  /// Whether all but the columns moves whole rows.
  bool isAligned() const {
    auto moves = [&](uint32_t slot) { return slot % columns != 0; };
    for (auto [bit, slot] : enumerate(registers))
      if (!is_contained(word, bit) && moves(slot))
        return false;
    return none_of(rows, moves) && none_of(warps, moves);
  }

  /// The register bits that choose the matrix: the lowest ones, as far as they
  /// are `together`. Instructions take fragments in registers one after the
  /// other, as these make them.
  SmallVector<unsigned> matrixBits(uint32_t together) const {
    SmallVector<unsigned> bits;
    for (bool wanted : {true, false})
      for (unsigned bit = 0; bit < registers.size(); ++bit)
        if (bool(together >> bit & 1) == wanted && !(free >> bit & 1) &&
            !is_contained(word, bit) && bits.size() < kMaxMatrixBits)
          bits.push_back(bit);
    return bits;
  }

  void addAccesses(LocalAccess &plan, ArrayRef<unsigned> matrixBits) const {
    SmallVector<unsigned> inAccess(word);
    uint32_t within = free;
    plan.side.laneBases.assign(rows.begin(), rows.end());
    for (unsigned bit : matrixBits) {
      inAccess.push_back(bit);
      plan.side.laneBases.push_back(registers[bit]);
    }
    plan.matrices = 1u << (plan.side.laneBases.size() - kRowBits);
    plan.side.laneBases.resize(kLaneBits, 0);
    for (unsigned bit : inAccess)
      within |= 1u << bit;
    for (uint32_t first = 0; first < layout.size(HwDim::Register); ++first) {
      if (first & within)
        continue;
      SharedAccess access;
      for (auto [bit, slot] : enumerate(registers))
        if (first >> bit & 1)
          access.offset ^= slot;
      for (uint32_t element = 0; element < 1u << inAccess.size(); ++element) {
        uint32_t reg = first;
        for (auto [position, bit] : enumerate(inAccess))
          reg |= (element >> position & 1) << bit;
        access.registers.push_back(reg);
      }
      plan.side.accesses.push_back(std::move(access));
    }
  }

  const LinearLayout &layout;
  SmallVector<uint32_t> registers, lanes, warps;
  uint32_t free;
  unsigned elementBytes, columns;
  SmallVector<unsigned> word; // register bits
  SmallVector<uint32_t> rows; // slots
};

} // namespace

std::optional<LocalAccess> planMatrixAccess(const LinearLayout &registers,
                                            const LinearLayout &memory,
                                            unsigned elementBytes,
                                            uint32_t together) {
  assert(registers.shape() == memory.shape() && "different tensors");
  if (elementBytes > kWordBytes ||
      registers.bases(HwDim::Lane).size() != kLaneBits)
    return std::nullopt;
  MatrixReader reader(registers, memory, elementBytes);
  if (std::optional<LocalAccess> plan =
          reader.plan(/*transposed=*/false, together))
    return plan;
  return reader.plan(/*transposed=*/true, together);
}

LocalAccess planCheapestAccess(const LinearLayout &registers,
                               const LinearLayout &memory,
                               unsigned elementBytes, MatrixMoves moves,
                               bool stores, uint32_t together) {
  LocalAccess plan = planLocalAccess(registers, memory, elementBytes);
  plan.reads = !stores;
  std::optional<LocalAccess> other;
  if (stores ? moves.stores : moves.loads)
    other = planMatrixAccess(registers, memory, elementBytes, together);
  else if (moves.transposedReads && !stores)
    other = planTransposedReads(registers, memory, elementBytes);
  // All lanes take part, so that each element must be one lane's to store.
  if (!other || (stores && other->side.laneMask))
    return plan;
  auto cost = [](const LocalAccess &access) {
    return std::pair(bankCycles(access), access.side.accesses.size());
  };
  return cost(*other) < cost(plan) ? *other : plan;
}

} // namespace kiln
