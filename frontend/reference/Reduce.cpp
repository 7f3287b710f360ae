// Regions of scalar operations on tensors: reductions, scans and maps. A
// combining region is applied to whole tensors at once, which takes log2(n)
// applications: a reduction combines every element with its neighbour, so that
// what is left stands for stretches in the elements' order; a scan combines
// every element with the one 1, 2, 4, ... elements before it (Hillis and
// Steele, "Data parallel algorithms", 1986). Both keep the elements' order, so
// the region has to be associative but not commutative. A map's region, with any
// control flow, takes groups of neighbouring elements; which ones make a group
// is left open by tile IR: here they follow each other in row-major order.
#include "frontend/reference/Interpreter.h"

#include "frontend/dialect/Tile.h"

using namespace mlir;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;

namespace kiln::reference {

/// Combines two sets of tensors element by element.
static Expected<SmallVector<Tensor>> combine(Interpreter &run, Region &region,
                                             ArrayRef<Tensor> left,
                                             ArrayRef<Tensor> right) {
  SmallVector<Tensor> arguments(left);
  arguments.append(right.begin(), right.end());
  Expected<SmallVector<Tensor>> combined =
      run.runElementwise(region, arguments);
  if (!combined)
    return combined.takeError();
  for (auto [tensor, like] : zip(*combined, left))
    tensor = tensor.as(like.type(), Shape(like.shape()));
  return combined;
}

static SmallVector<Tensor> slices(ArrayRef<Tensor> sources, unsigned axis,
                                  int64_t first, int64_t count,
                                  int64_t step = 1) {
  SmallVector<Tensor> parts;
  for (const Tensor &source : sources)
    parts.push_back(slice(source, axis, first, count, step));
  return parts;
}

static Error reduce(Interpreter &run, Operation &op) {
  auto reduction = cast<tt::ReduceOp>(op);
  unsigned axis = reduction.getAxis();
  SmallVector<Tensor> values = run.getAll(reduction.getSrcs());
  // Tensors have powers of two of elements, so each has a neighbour.
  for (int64_t size; (size = values[0].shape()[axis]) > 1;) {
    Expected<SmallVector<Tensor>> combined = combine(
        run, reduction.getCombineOp(), slices(values, axis, 0, size / 2, 2),
        slices(values, axis, 1, size / 2, 2));
    if (!combined)
      return combined.takeError();
    values = std::move(*combined);
  }
  for (auto [result, value] : zip(op.getResults(), values))
    run.set(result, value.as(value.type(), shapeOf(result.getType())));
  return Error::success();
}

/// A tensor with dimension `axis` in the opposite order.
static Tensor flip(const Tensor &source, unsigned axis) {
  return slice(source, axis, source.shape()[axis] - 1, source.shape()[axis],
               -1);
}

static Error scan(Interpreter &run, Operation &op) {
  auto prefix = cast<tt::ScanOp>(op);
  unsigned axis = prefix.getAxis();
  SmallVector<Tensor> values = run.getAll(prefix.getSrcs());
  if (prefix.getReverse())
    for (Tensor &value : values)
      value = flip(value, axis);
  int64_t size = values[0].shape()[axis];
  for (int64_t distance = 1; distance < size; distance *= 2) {
    Expected<SmallVector<Tensor>> combined = combine(
        run, prefix.getCombineOp(), slices(values, axis, 0, size - distance),
        slices(values, axis, distance, size - distance));
    if (!combined)
      return combined.takeError();
    for (auto [value, tail] : zip(values, *combined))
      value = concatenate(slice(value, axis, 0, distance), tail, axis);
  }
  for (auto [result, value] : zip(op.getResults(), values))
    run.set(result, prefix.getReverse() ? flip(value, axis) : value);
  return Error::success();
}

/// The scalars that group `group` of `pack` elements hands to the region.
static SmallVector<Tensor> groupArguments(ArrayRef<Tensor> sources,
                                          size_t group, size_t pack) {
  SmallVector<Tensor> scalars;
  for (const Tensor &source : sources)
    for (size_t i = 0; i < pack; ++i)
      scalars.push_back(
          Tensor::scalar(source.type(), source[group * pack + i]));
  return scalars;
}

static Error mapElementwise(Interpreter &run, Operation &op) {
  auto map = cast<tt::MapElementwiseOp>(op);
  SmallVector<Tensor> sources = run.getAll(map.getSrcs());
  size_t pack = map.getPackAttr().getInt();
  SmallVector<Words> words(op.getNumResults());
  for (size_t group = 0; group < sources[0].size() / pack; ++group) {
    Expected<RegionExit> exit =
        run.runRegion(map.getScalarOp(), groupArguments(sources, group, pack));
    if (!exit)
      return exit.takeError();
    for (auto [index, value] : llvm::enumerate(exit->values))
      words[index / pack].push_back(value[0]);
  }
  for (auto [result, column] : llvm::zip_equal(op.getResults(), words)) {
    Expected<ElementType> type = run.elementType(result.getType());
    if (!type)
      return type.takeError();
    run.set(result,
            Tensor(*type, shapeOf(result.getType()), std::move(column)));
  }
  return Error::success();
}

void addReductionHandlers(HandlerTable &table) {
  table["tt.reduce"] = reduce;
  table["tt.scan"] = scan;
  table["tt.map_elementwise"] = mapElementwise;
}

} // namespace kiln::reference
