// Operations that make tensors or move their elements.
#include "frontend/reference/Interpreter.h"

#include "frontend/dialect/Tile.h"

using namespace mlir;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;

namespace kiln::reference {

static Shape resultShape(Operation &op) {
  return shapeOf(op.getResult(0).getType());
}

static Error makeRange(Interpreter &run, Operation &op) {
  auto range = cast<tt::MakeRangeOp>(op);
  Words words;
  for (int64_t i = range.getFirst(); i < range.getPastLast(); ++i)
    words.push_back(truncateTo(i, 32));
  run.set(op.getResult(0),
          Tensor(ElementType::integer(32), resultShape(op), std::move(words)));
  return Error::success();
}

/// The same words in the result's shape: splat, reshape, expand_dims, and
/// unsplat (row-major order is the order of the words).
static Error sameWords(Interpreter &run, Operation &op) {
  const Tensor &source = run.get(op.getOperand(0));
  run.set(op.getResult(0), source.as(source.type(), resultShape(op)));
  return Error::success();
}

static Error broadcast(Interpreter &run, Operation &op) {
  const Tensor &source = run.get(op.getOperand(0));
  SmallVector<int64_t, 4> strides = rowMajorStrides(source.shape());
  for (size_t d = 0; d < strides.size(); ++d)
    if (source.shape()[d] == 1)
      strides[d] = 0;
  run.set(op.getResult(0), gatherStrided(source, resultShape(op), strides));
  return Error::success();
}

static Error transpose(Interpreter &run, Operation &op) {
  const Tensor &source = run.get(op.getOperand(0));
  SmallVector<int64_t, 4> from = rowMajorStrides(source.shape()), strides;
  for (int32_t d : cast<tt::TransOp>(op).getOrder())
    strides.push_back(from[d]);
  run.set(op.getResult(0), gatherStrided(source, resultShape(op), strides));
  return Error::success();
}

static Error cat(Interpreter &run, Operation &op) {
  Tensor joined =
      concatenate(run.get(op.getOperand(0)), run.get(op.getOperand(1)), 0);
  run.set(op.getResult(0), std::move(joined));
  return Error::success();
}

static Error join(Interpreter &run, Operation &op) {
  const Tensor &left = run.get(op.getOperand(0));
  const Tensor &right = run.get(op.getOperand(1));
  Shape shape(left.shape());
  shape.push_back(1);
  Tensor joined = concatenate(left.as(left.type(), shape),
                              right.as(right.type(), shape), shape.size() - 1);
  run.set(op.getResult(0), std::move(joined));
  return Error::success();
}

static Error split(Interpreter &run, Operation &op) {
  Tensor source = run.get(op.getOperand(0));
  unsigned axis = source.shape().size() - 1;
  for (int side : {0, 1}) {
    Tensor half = slice(source, axis, side, 1);
    run.set(op.getResult(side), half.as(half.type(), resultShape(op)));
  }
  return Error::success();
}

static Error gather(Interpreter &run, Operation &op) {
  auto pick = cast<tt::GatherOp>(op);
  const Tensor &source = run.get(pick.getSrc());
  const Tensor &indices = run.get(pick.getIndices());
  unsigned axis = pick.getAxis();
  size_t inner = elementCount(source.shape().drop_front(axis + 1));
  size_t size = source.shape()[axis], picked = indices.shape()[axis];
  Words words(indices.size());
  for (size_t i = 0; i < words.size(); ++i) {
    uint64_t index = indices[i];
    if (index >= size)
      return createStringError("index %llu in a dimension of size %zu",
                               (unsigned long long)index, size);
    size_t outer = i / inner / picked;
    words[i] = source[(outer * size + index) * inner + i % inner];
  }
  run.set(op.getResult(0),
          Tensor(source.type(), resultShape(op), std::move(words)));
  return Error::success();
}

static Error histogram(Interpreter &run, Operation &op) {
  auto count = cast<tt::HistogramOp>(op);
  const Tensor &source = run.get(count.getSrc());
  Words words(elementCount(resultShape(op)), 0);
  for (size_t i = 0; i < source.size(); ++i)
    if (!count.getMask() || run.get(count.getMask())[i])
      if (source[i] < words.size())
        ++words[source[i]];
  Expected<ElementType> type = run.elementType(op.getResult(0).getType());
  if (!type)
    return type.takeError();
  run.set(op.getResult(0), Tensor(*type, resultShape(op), std::move(words)));
  return Error::success();
}

void addShapeHandlers(HandlerTable &table) {
  table["tt.make_range"] = makeRange;
  for (StringRef name :
       {"tt.splat", "tt.unsplat", "tt.reshape", "tt.expand_dims"})
    table[name] = sameWords;
  table["tt.broadcast"] = broadcast;
  table["tt.trans"] = transpose;
  table["tt.cat"] = cat;
  table["tt.join"] = join;
  table["tt.split"] = split;
  table["tt.gather"] = gather;
  table["tt.histogram"] = histogram;
}

} // namespace kiln::reference
