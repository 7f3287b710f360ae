//===- TensorMemory.h - a block's tensor memory ---------------------------===//
//
// PTX ISA, "Tensor Memory": 128 lanes of 512 columns of 32 bits, of which a
// block allocates columns, as many as a power of two from 32 on. An address is
// the lane in the upper half of a word and the column in the lower.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_TENSOR_TENSORMEMORY_H
#define KILN_TARGETS_EMULATOR_TENSOR_TENSORMEMORY_H

#include "targets/emulator/memory/EmulatorMemory.h"
#include "targets/isa/matrix/TensorMultiply.h"
#include "llvm/ADT/SmallVector.h"

namespace kiln::emu {

/// Lanes from one on, and columns of them.
struct TensorRect {
  unsigned lane, lanes, column, columns;
  bool isWritten = false;

  bool operator==(const TensorRect &) const = default;
  bool overlaps(const TensorRect &other) const {
    return lane < other.lane + other.lanes && other.lane < lane + lanes &&
           column < other.column + other.columns &&
           other.column < column + columns;
  }
};

/// An address taken apart.
struct TensorAddress {
  unsigned lane, column;
  explicit TensorAddress(uint32_t address)
      : lane(address >> 16), column(address & 0xffff) {}
};

class TensorMemory {
public:
  static constexpr unsigned kLanes = TensorMultiply::kLanes,
                            kColumns = TensorMultiply::kColumns;
  static constexpr unsigned kLeastColumns = TensorMultiply::kLeastColumns;

  TensorMemory();
  /// A block begins.
  void clear();

  uint32_t &at(unsigned lane, unsigned column) {
    return words[lane * kColumns + column];
  }
  /// Where the race check remembers what is done to a word.
  static uint64_t offsetOf(unsigned lane, unsigned column) {
    return (uint64_t(lane) * kColumns + column) * sizeof(uint32_t);
  }
  Region region;

  /// What a warp may not do, as a message goes on, or "".
  std::string allocate(unsigned columns, uint32_t site, unsigned warp,
                       uint32_t &address);
  std::string deallocate(uint32_t address, unsigned columns, unsigned warp);
  void relinquish() { isRelinquished = true; }
  /// Why these words are none to be touched, or "".
  std::string problem(const TensorRect &rect) const;
  /// The site of an allocation that is still there; null: there is none.
  const uint32_t *leak() const {
    return allocations.empty() ? nullptr : &allocations.front().site;
  }

private:
  struct Allocation {
    unsigned first, columns, warp;
    uint32_t site;
    bool holds(unsigned column) const {
      return column >= first && column < first + columns;
    }
  };
  static std::string problemOfCount(unsigned columns);

  std::vector<uint32_t> words;
  llvm::SmallVector<Allocation, 4> allocations;
  bool isRelinquished = false;
};

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_TENSOR_TENSORMEMORY_H
