#include "lowering/dot/TensorScales.h"
#include "targets/isa/matrix/WarpgroupMultiply.h"

using namespace llvm;

namespace kiln {

std::optional<TensorScales> TensorScales::create(int64_t rows,
                                                 int64_t numbers) {
  if (rows < kRowsOfColumn || numbers < kOfWord ||
      rows * numbers < kBytesOfCopy)
    return std::nullopt;
  return TensorScales(rows, numbers);
}

LinearLayout TensorScales::sharedLayout() const {
  using Basis = LinearLayout::Basis;
  LinearLayout::Bases columns, bytes;
  for (int32_t row = kRowsOfColumn; row < rows; row *= 2)
    columns.push_back(Basis{row, 0});
  for (int32_t number = kOfWord; number < numbers; number *= 2)
    columns.push_back(Basis{0, number});
  for (int32_t number = 1; number < kOfWord; number *= 2)
    bytes.push_back(Basis{0, number});
  // Of the columns, so many bits are those of a copy.
  constexpr unsigned inCopy = 2;
  static_assert(1u << inCopy == 512 / (kOfWord * kRowsOfColumn));
  for (const Basis &column : ArrayRef(columns).take_front(inCopy))
    bytes.push_back(column);
  for (int32_t row = 1; row < kRowsOfColumn; row *= 2)
    bytes.push_back(Basis{row, 0});
  for (const Basis &column : ArrayRef(columns).drop_front(inCopy))
    bytes.push_back(column);
  return LinearLayout({bytes}, {rows, numbers});
}

uint64_t TensorScales::descriptor() {
  // PTX ISA, "Shared memory descriptor" of tcgen05: no swizzle, and the bytes
  // from eight rows to the next eight in units of 16.
  constexpr uint64_t rowsOfGroup = 8, unit = 16, version = 1;
  constexpr uint64_t stride = rowsOfGroup * SharedMatrix::kChunkBytes / unit,
                     leading = SharedMatrix::kChunkBytes / unit;
  return leading << 16 | stride << 32 | version << 46;
}

} // namespace kiln
