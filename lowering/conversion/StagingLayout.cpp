// A slot of shared memory is, from the lowest bits up: an element of a vector
// of 16 bytes, a vector of a row of all banks, a row. The vector is the copy's
// own, filled up with what makes reads and writes cheapest; the rest of the
// tensor's numbers are rows, except for the three bits that choose a vector of
// the row: they are those in which the lanes that write together differ, each
// plus a linear function of the row. That function is the swizzle. It is
// searched for such that lanes which read together differ in the vector of the
// row, too: where copies go along rows of 128 bytes and reads across eight of
// them, it is the usual XOR of both.
#include "lowering/conversion/StagingLayout.h"
#include "lowering/conversion/Banks.h"
#include "lowering/conversion/ConversionPlan.h"
#include "lowering/conversion/MatrixAccess.h"
#include "lowering/conversion/TransposedReads.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <cassert>

using namespace llvm;

namespace kiln {

/// The widest access, and the row of a matrix (MatrixAccess.h).
static constexpr unsigned kVectorBytes = 16;

namespace {

/// Elements whose lanes are served together, as differences.
struct Phase {
  SmallVector<uint64_t> lanes;
  /// Rows of kBanks that are served at once: log2.
  unsigned rowBits = 0;
};

/// What fills a copy's vector up to 16 bytes: the columns of matrices that
/// reads want, a vector of registers that they want, or what lanes write
/// together.
enum class Filling { Matrix, Transposed, Vector, Lanes };

/// Chooses the shared-memory layout of one tensor.
class Staging {
public:
  /// A vector begins with as many of `load`'s registers as a copy takes, and
  /// with none where `maxVector` is zero: then what a store takes follows.
  Staging(const LinearLayout &load, const LinearLayout &operand,
          unsigned elementBytes, unsigned maxVector, Filling filling,
          MatrixMoves moves, unsigned vectorBytes = kVectorBytes)
      : loadLanes(load.flatBases(HwDim::Lane)),
        readRegisters(
            operand.withoutFreeRegisters().flatBases(HwDim::Register)),
        readLanes(operand.flatBases(HwDim::Lane)),
        writeRegisters(load.flatBases(HwDim::Register)),
        elementBytes(elementBytes), moves(moves),
        vectorBits(Log2_32(vectorBytes / elementBytes)) {
    for (int64_t extent : load.shape())
      dimension += Log2_64(extent);
    if (maxVector)
      writeRegisters.truncate(
          std::min<size_t>(writeRegisters.size(), Log2_32(maxVector)));
    chooseVector(filling,
                 maxVector ? ArrayRef(writeRegisters) : ArrayRef<uint64_t>());
    if (!isPossible)
      return;
    chooseBanks();
    chooseSwizzle();
  }

  /// Whether the vector can be filled up like that.
  bool isPossible = true;

  LinearLayout layout(ArrayRef<int64_t> shape) const;

private:
  void chooseVector(Filling filling, ArrayRef<uint64_t> together);
  void chooseBanks();
  void chooseSwizzle();

  /// Whether reads transpose the rows that lanes give them, without a
  /// matrix (TransposedReads.h).
  bool readsTransposed() const {
    return moves.transposedReads &&
           !rowAddresses(ArrayRef(readRegisters), ArrayRef(readLanes),
                         elementBytes)
                .empty();
  }
  SmallVector<uint64_t> matrixColumns() const;
  SmallVector<uint64_t> transposedColumns() const;
  Phase vectorPhase(ArrayRef<uint64_t> registers,
                    ArrayRef<uint64_t> lanes) const;
  SmallVector<Phase> phases() const;

  SmallVector<uint64_t> loadLanes, readRegisters, readLanes, writeRegisters;
  unsigned elementBytes;
  MatrixMoves moves;
  unsigned vectorBits, dimension = 0;
  /// A basis of the tensor's numbers, in the order of slots before the
  /// swizzle: `vectorBits` of an access, `bankBits` of a vector in a row, rows.
  SmallVector<uint64_t> basis;
  unsigned bankBits = 0;
  /// For each row bit what it adds to the vector in the row.
  SmallVector<uint32_t> swizzle;
};

} // namespace

/// Whether they are neighbours along one dimension: lanes that are none belong
/// to no matrix instruction that has rows.
static bool areNeighbours(ArrayRef<uint64_t> columns) {
  for (size_t i = 1; i < columns.size(); ++i)
    if (columns[i] != 2 * columns[i - 1])
      return false;
  return !columns.empty();
}

/// What a matrix's lanes want in a row of 16 bytes, in this order; empty if
/// they are no matrix.
SmallVector<uint64_t> Staging::matrixColumns() const {
  unsigned inWord = elementBytes < 4 ? Log2_32(4 / elementBytes) : 0;
  if (elementBytes > 4 || readLanes.size() != 5 ||
      readRegisters.size() < inWord)
    return {};
  SmallVector<uint64_t> columns(ArrayRef(readRegisters).take_front(inWord));
  append_range(columns, ArrayRef(readLanes).take_front(2));
  return areNeighbours(columns) ? columns : SmallVector<uint64_t>();
}
SmallVector<uint64_t> Staging::transposedColumns() const {
  if (readsTransposed()) {
    auto columns = ArrayRef(readLanes).take_front(vectorBits);
    return areNeighbours(columns) ? SmallVector<uint64_t>(columns)
                                  : SmallVector<uint64_t>();
  }
  if (elementBytes != 2 || readLanes.size() != 5 || readRegisters.empty())
    return {};
  SmallVector<uint64_t> columns(ArrayRef(readLanes).drop_front(2));
  return areNeighbours(columns) ? columns : SmallVector<uint64_t>();
}

/// `together`: the registers that a copy takes.
void Staging::chooseVector(Filling filling, ArrayRef<uint64_t> together) {
  Gf2Space space;
  auto append = [&](ArrayRef<uint64_t> vectors) {
    for (uint64_t vector : vectors)
      if (basis.size() < vectorBits && space.insert(vector))
        basis.push_back(vector);
  };
  append(together);
  SmallVector<uint64_t> wanted = filling == Filling::Matrix ? matrixColumns()
                                 : filling == Filling::Transposed
                                     ? transposedColumns()
                                 : filling == Filling::Vector ? readRegisters
                                                              : loadLanes;
  wanted.truncate(std::min<size_t>(wanted.size(), vectorBits));
  // What is to be read together must begin with what is written together.
  isPossible = filling == Filling::Lanes ||
               (wanted.size() == vectorBits &&
                ArrayRef(wanted).take_front(basis.size()) == ArrayRef(basis));
  append(wanted);
  append(loadLanes);
  append(Gf2Matrix::identity(dimension).cols());
  vectorBits = basis.size();
}

/// The lanes that access vectors of `registers` together.
Phase Staging::vectorPhase(ArrayRef<uint64_t> registers,
                           ArrayRef<uint64_t> lanes) const {
  unsigned bits = 0;
  while (bits < vectorBits && is_contained(registers, basis[bits]))
    ++bits;
  unsigned together = Log2_32(lanesPerCycle(elementBytes << bits));
  return {SmallVector<uint64_t>(lanes.take_front(together))};
}

SmallVector<Phase> Staging::phases() const {
  SmallVector<Phase> result = {vectorPhase(writeRegisters, loadLanes)};
  auto vector = ArrayRef(basis).take_front(vectorBits);
  if (vector == ArrayRef(matrixColumns())) {
    result.push_back({SmallVector<uint64_t>(drop_begin(readLanes, 2))});
  } else if (vector == ArrayRef(transposedColumns()) && readsTransposed()) {
    SmallVector<uint64_t> rows = rowAddresses(
        ArrayRef(readRegisters), ArrayRef(readLanes), elementBytes);
    result.push_back({SmallVector<uint64_t>(
        ArrayRef(rows).take_front(Log2_32(lanesPerCycle(kTransposedBytes))))});
    result.push_back(
        {basesOfSpan(rows, cdna4Reads(kTransposedBytes)), /*rowBits=*/1});
  } else if (vector == ArrayRef(transposedColumns())) {
    result.push_back({{readRegisters[0], readLanes[0], readLanes[1]}});
  } else {
    result.push_back(vectorPhase(readRegisters, readLanes));
    unsigned bytes = kBanks * kBankBytes >> result.back().lanes.size();
    if (bytes >= kVectorBytes / 2 && 1u << readLanes.size() == kCdnaLanes) {
      if (bytes == kVectorBytes)
        result.back().lanes = basesOfSpan(readLanes, kCdnaReads);
      result.push_back(
          {basesOfSpan(readLanes, cdna4Reads(bytes)), /*rowBits=*/1});
    }
  }
  return result;
}

void Staging::chooseBanks() {
  Gf2Space space(basis);
  unsigned wanted =
      Log2_32(std::max(1u, kBanks * kBankBytes / (elementBytes << vectorBits)));
  auto append = [&](ArrayRef<uint64_t> vectors, unsigned size) {
    for (uint64_t vector : vectors)
      if (basis.size() < size && space.insert(vector))
        basis.push_back(vector);
  };
  for (const Phase &phase : phases())
    append(phase.lanes, vectorBits + wanted);
  SmallVector<uint64_t> units(Gf2Matrix::identity(dimension).cols());
  append(units, vectorBits + wanted);
  bankBits = basis.size() - vectorBits;
  // What two rows of banks serve at once differs in their number, too.
  for (const Phase &phase : phases())
    if (phase.rowBits)
      append(phase.lanes, vectorBits + bankBits + phase.rowBits);
  append(units, dimension);
}

void Staging::chooseSwizzle() {
  swizzle.assign(dimension - vectorBits - bankBits, 0);
  Gf2Matrix coordinates = *Gf2Matrix(basis).inverse();
  SmallVector<Phase> outside; // without the vector: banks, rows
  uint64_t rows = 0;
  for (const Phase &phase : phases()) {
    Phase &moved = outside.emplace_back();
    moved.rowBits = phase.rowBits;
    for (uint64_t lane : phase.lanes)
      moved.lanes.push_back(coordinates.apply(lane) >> vectorBits);
    for (uint64_t vector : moved.lanes)
      rows |= vector >> bankBits;
  }
  auto lost = [&] {
    unsigned sum = 0;
    for (const Phase &phase : outside) {
      Gf2Space all(phase.lanes), banks;
      unsigned bits = bankBits + phase.rowBits;
      for (uint64_t vector : phase.lanes) {
        uint64_t bank = vector & ((uint64_t(1) << bits) - 1);
        for (auto [bit, moved] : enumerate(swizzle))
          if (vector >> (bankBits + bit) & 1)
            bank ^= moved;
        banks.insert(bank);
      }
      // What two rows of banks serve is one GPU's wish, the rest everybody's.
      sum += (std::min(all.dimension(), bits) - banks.dimension())
             << (phase.rowBits ? 0 : 2);
    }
    return sum;
  };
  // Row by row: the change that loses least, none if that is as good. Each step
  // of a search over single rows ends in a swizzle that no further one betters.
  for (unsigned best = lost(), before = best + 1; best && best < before;) {
    before = best;
    for (unsigned bit = 0; bit < swizzle.size(); ++bit) {
      if (!(rows >> bit & 1))
        continue;
      uint32_t kept = swizzle[bit];
      for (uint32_t moved = 0; moved < 1u << bankBits; ++moved) {
        swizzle[bit] = moved;
        if (unsigned now = lost(); now < best) {
          best = now;
          kept = moved;
        }
      }
      swizzle[bit] = kept;
    }
  }
}

LinearLayout Staging::layout(ArrayRef<int64_t> shape) const {
  LinearLayout numbering({}, shape);
  LinearLayout::Bases bases;
  for (auto [bit, element] : enumerate(basis)) {
    uint64_t vector = element;
    // The slot of row r holds the element whose bank is moved back.
    if (bit >= vectorBits + bankBits)
      for (unsigned bank = 0; bank < bankBits; ++bank)
        if (swizzle[bit - vectorBits - bankBits] >> bank & 1)
          vector ^= basis[vectorBits + bank];
    SmallVector<int64_t> at = numbering.unflatten(vector);
    bases.emplace_back(at.begin(), at.end());
  }
  return LinearLayout({bases}, shape);
}

LinearLayout stagingLayout(const LinearLayout &load,
                           const LinearLayout &operand, unsigned elementBits,
                           unsigned maxVector, MatrixMoves moves) {
  assert(load.shape() == operand.shape() && "different tensors");
  unsigned bytes = sharedElementBytes(elementBits);
  std::optional<LinearLayout> best;
  AccessCost lowest;
  for (Filling filling : {Filling::Matrix, Filling::Transposed, Filling::Vector,
                          Filling::Lanes}) {
    Staging staging(load, operand, bytes, maxVector, filling, moves);
    if (!staging.isPossible)
      continue;
    LinearLayout layout = staging.layout(load.shape());
    AccessCost cost =
        accessCost(planLocalAccess(load, layout, bytes, maxVector)) +
        accessCost(planCheapestAccess(operand, layout, bytes, moves,
                                      /*stores=*/false));
    if (!best || cost < lowest) {
      best = std::move(layout);
      lowest = cost;
    }
  }
  return *best;
}

std::optional<LinearLayout> readersLayout(const LinearLayout &source,
                                          const LinearLayout &operand,
                                          unsigned elementBits,
                                          unsigned vectorBytes) {
  assert(source.shape() == operand.shape() && "different tensors");
  unsigned bytes = sharedElementBytes(elementBits);
  if (vectorBytes <= bytes)
    return std::nullopt;
  Staging staging(source, operand, bytes, /*maxVector=*/0, Filling::Vector,
                  MatrixMoves(), vectorBytes);
  if (!staging.isPossible)
    return std::nullopt;
  return staging.layout(source.shape());
}

} // namespace kiln
