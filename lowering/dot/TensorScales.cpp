#include "lowering/dot/TensorScales.h"
#include "targets/isa/matrix/WarpgroupMultiply.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace kiln {

using Basis = LinearLayout::Basis;

int64_t TensorScales::copies() const {
  int64_t columnsOfRow = std::max<int64_t>(1, numbers / kOfWord);
  return std::max<int64_t>(1, columnsOfRows() * columnsOfRow / kCopy.columns());
}

LinearLayout TensorScales::sharedLayout() const {
  auto row = [&](int64_t step) {
    return Basis{step < rows ? int32_t(step) : 0, 0};
  };
  auto number = [&](int64_t step) {
    return Basis{0, step < numbers ? int32_t(step) : 0};
  };
  LinearLayout::Bases columns, bytes;
  for (int64_t step = kRowsOfColumn; step < rows; step *= 2)
    columns.push_back(row(step));
  for (int64_t step = kOfWord; step < numbers; step *= 2)
    columns.push_back(number(step));
  for (int64_t step = 1; step < kOfWord; step *= 2)
    bytes.push_back(number(step));
  // Of the columns, so many bits are those of a copy.
  const size_t inCopy = Log2_32(kCopy.columns());
  columns.resize(std::max(columns.size(), inCopy), Basis{0, 0});
  append_range(bytes, ArrayRef(columns).take_front(inCopy));
  for (int64_t step = 1; step < kRowsOfColumn; step *= 2)
    bytes.push_back(row(step));
  append_range(bytes, ArrayRef(columns).drop_front(inCopy));
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
