// The scales of an operand on the tensor core: how they lie in shared memory,
// from where tcgen05.cp copies them, and in tensor memory, where tcgen05.mma
// reads them. Knows no MLIR.
#ifndef KILN_LOWERING_DOT_TENSORSCALES_H
#define KILN_LOWERING_DOT_TENSORSCALES_H

#include "lowering/layout/LinearLayout.h"
#include "targets/isa/matrix/TensorMultiply.h"
#include <algorithm>

namespace kiln {

/// Scales of one byte, `rows` times `numbers` along k.
///
/// A column of 32 bits of tensor memory has four scales of each of 32 rows,
/// which are neighbours along k. The columns of all rows stand side by side, as
/// an instruction reads them, then those of the next four scales. In shared
/// memory 32 lanes have sixteen bytes each, which are four columns: a copy; and
/// copies follow each other. Of 128 rows a copy is the block of 512 bytes in
/// which Triton's kernels arrange scales in global memory, too. Where there are
/// fewer rows, or fewer than four scales of each, bytes are left out.
class TensorScales {
public:
  /// Both are powers of two.
  TensorScales(int64_t rows, int64_t numbers) : rows(rows), numbers(numbers) {}

  /// Scales of a word, rows of a column, and bytes that one copy brings.
  static constexpr int64_t kOfWord = 4,
                           kRowsOfColumn = TensorMultiply::kLanesOfWarp,
                           kBytesOfCopy = 512;
  static constexpr TensorCopy kCopy = {TensorCopy::Of32x128ToAll};

  /// From the bits of a byte's number in shared memory to (row, number).
  LinearLayout sharedLayout() const;
  int64_t copies() const;
  /// Of tensor memory, for all of them.
  int64_t columns() const { return copies() * kCopy.columns(); }
  /// From the first one on, that which has a scale.
  int64_t columnOf(int64_t row, int64_t number) const {
    return number / kOfWord * columnsOfRows() + row / kRowsOfColumn;
  }
  /// The shared-memory descriptor of a copy without its address.
  static uint64_t descriptor();

private:
  int64_t columnsOfRows() const {
    return std::max<int64_t>(1, rows / kRowsOfColumn);
  }

  int64_t rows, numbers;
};

} // namespace kiln

#endif
