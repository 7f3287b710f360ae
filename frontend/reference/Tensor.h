// The values a tile program computes with. A tensor is one flat row-major array
// of words, shared between copies and never changed once built; a tensor whose
// elements are all equal keeps a single word, so scalars, splats and dense
// constants cost nothing per element.
#ifndef KILN_FRONTEND_REFERENCE_TENSOR_H
#define KILN_FRONTEND_REFERENCE_TENSOR_H

#include "frontend/reference/Number.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <vector>

namespace kiln::reference {

using Shape = llvm::SmallVector<int64_t, 4>;
using Words = std::vector<uint64_t>;

/// The number of elements of a shape; 1 for a scalar.
inline size_t elementCount(llvm::ArrayRef<int64_t> shape) {
  size_t count = 1;
  for (int64_t size : shape)
    count *= size;
  return count;
}

/// A scalar (empty shape) or a tensor.
class Tensor {
public:
  Tensor() = default;
  /// `words` holds every element, or one word for all of them.
  Tensor(ElementType type, Shape shape, Words words)
      : elementType(type), dims(std::move(shape)),
        storage(std::make_shared<const Words>(std::move(words))) {}
  /// Every element is `word`.
  static Tensor splat(ElementType type, Shape shape, uint64_t word) {
    return Tensor(type, std::move(shape), Words{word});
  }
  static Tensor scalar(ElementType type, uint64_t word) {
    return splat(type, {}, word);
  }

  const ElementType &type() const { return elementType; }
  llvm::ArrayRef<int64_t> shape() const { return dims; }
  size_t size() const { return elementCount(dims); }
  /// True if one word stands for every element.
  bool isSplat() const { return storage->size() == 1; }
  /// The word of element `index` in row-major order.
  uint64_t operator[](size_t index) const {
    return isSplat() ? storage->front() : (*storage)[index];
  }
  /// The stored words: one for a splat.
  const Words &words() const { return *storage; }
  /// The first element, for scalars; integers are sign-extended.
  int64_t asInteger() const {
    return signExtend(storage->front(), elementType.bits);
  }
  /// The same words under another type of equal width, or another shape.
  Tensor as(ElementType type, Shape shape) const {
    Tensor result = *this;
    result.elementType = type;
    result.dims = std::move(shape);
    return result;
  }

private:
  ElementType elementType;
  Shape dims;
  std::shared_ptr<const Words> storage;
};

/// Row-major strides of a shape.
llvm::SmallVector<int64_t, 4> rowMajorStrides(llvm::ArrayRef<int64_t> shape);

/// Builds a tensor of `shape` whose element at a coordinate is the element of
/// `source` at `offset + sum(coordinate[d] * strides[d])`: broadcasts,
/// transposes and slices are all this.
Tensor gatherStrided(const Tensor &source, Shape shape,
                     llvm::ArrayRef<int64_t> strides, int64_t offset = 0);

/// The `count` elements of dimension `axis` that start at `first`.
Tensor slice(const Tensor &source, unsigned axis, int64_t first, int64_t count,
             int64_t step = 1);

/// Two tensors after each other along `axis`.
Tensor concatenate(const Tensor &first, const Tensor &second, unsigned axis);

/// `accumulator + a * b` over the last two dimensions (a leading one is a
/// batch). Products are summed in double precision, or modulo the width for
/// integers, and rounded once to the accumulator's type.
llvm::Expected<Tensor> dot(const Tensor &a, const Tensor &b,
                           const Tensor &accumulator);

} // namespace kiln::reference

#endif // KILN_FRONTEND_REFERENCE_TENSOR_H
