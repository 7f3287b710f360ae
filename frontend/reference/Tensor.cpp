// Moving elements between positions, and the matrix product.
#include "frontend/reference/Tensor.h"

using namespace llvm;

namespace kiln::reference {

SmallVector<int64_t, 4> rowMajorStrides(ArrayRef<int64_t> shape) {
  SmallVector<int64_t, 4> strides(shape.size(), 1);
  for (size_t d = shape.size(); d-- > 1;)
    strides[d - 1] = strides[d] * shape[d];
  return strides;
}

Tensor gatherStrided(const Tensor &source, Shape shape,
                     ArrayRef<int64_t> strides, int64_t offset) {
  if (source.isSplat())
    return source.as(source.type(), std::move(shape));
  Words words(elementCount(shape));
  const Words &from = source.words();
  SmallVector<int64_t, 4> coordinate(shape.size(), 0);
  int64_t position = offset;
  for (uint64_t &word : words) {
    word = from[position];
    for (size_t d = shape.size(); d-- > 0;) {
      position += strides[d];
      if (++coordinate[d] < shape[d])
        break;
      position -= strides[d] * shape[d];
      coordinate[d] = 0;
    }
  }
  return Tensor(source.type(), std::move(shape), std::move(words));
}

Tensor slice(const Tensor &source, unsigned axis, int64_t first, int64_t count,
             int64_t step) {
  SmallVector<int64_t, 4> strides = rowMajorStrides(source.shape());
  Shape shape(source.shape());
  int64_t offset = first * strides[axis];
  shape[axis] = count;
  strides[axis] *= step;
  return gatherStrided(source, std::move(shape), strides, offset);
}

Tensor concatenate(const Tensor &first, const Tensor &second, unsigned axis) {
  Shape shape(first.shape());
  shape[axis] += second.shape()[axis];
  size_t inner = elementCount(first.shape().drop_front(axis + 1));
  size_t outer = elementCount(first.shape().take_front(axis));
  Words words;
  words.reserve(elementCount(shape));
  for (size_t o = 0; o < outer; ++o)
    for (const Tensor *part : {&first, &second}) {
      size_t run = part->shape()[axis] * inner;
      for (size_t i = 0; i < run; ++i)
        words.push_back((*part)[o * run + i]);
    }
  return Tensor(first.type(), std::move(shape), std::move(words));
}

/// Every element as T: the exact value of a float, a sign-extended integer.
template <typename T> static std::vector<T> decodeAll(const Tensor &tensor) {
  std::vector<T> values(tensor.size());
  const ElementType &type = tensor.type();
  for (size_t i = 0; i < values.size(); ++i)
    values[i] = type.kind == ElementType::Float
                    ? T(decodeFloat(tensor[i], *type.format))
                    : T(signExtend(tensor[i], type.bits));
  return values;
}

/// accumulators[m][n] += a[m][k] * b[k][n], in the order that reads rows.
template <typename T>
static void multiply(const T *a, const T *b, T *accumulators, size_t M,
                     size_t N, size_t K) {
  for (size_t m = 0; m < M; ++m)
    for (size_t k = 0; k < K; ++k) {
      T left = a[m * K + k];
      for (size_t n = 0; n < N; ++n)
        accumulators[m * N + n] += left * b[k * N + n];
    }
}

template <typename T>
static Words dotWords(const Tensor &a, const Tensor &b, const Tensor &c) {
  size_t rank = a.shape().size();
  size_t M = a.shape()[rank - 2], K = a.shape()[rank - 1];
  size_t N = b.shape()[rank - 1], batches = a.size() / (M * K);
  std::vector<T> left = decodeAll<T>(a), right = decodeAll<T>(b);
  std::vector<T> accumulators = decodeAll<T>(c);
  for (size_t i = 0; i < batches; ++i)
    multiply(&left[i * M * K], &right[i * K * N], &accumulators[i * M * N], M,
             N, K);
  Words words(accumulators.size());
  for (size_t i = 0; i < words.size(); ++i)
    words[i] = c.type().kind == ElementType::Float
                   ? encodeFloat(double(accumulators[i]), *c.type().format)
                   : truncateTo(uint64_t(accumulators[i]), c.type().bits);
  return words;
}

Expected<Tensor> dot(const Tensor &a, const Tensor &b,
                     const Tensor &accumulator) {
  size_t rank = a.shape().size();
  if (rank < 2 || b.shape().size() != rank ||
      a.shape()[rank - 1] != b.shape()[rank - 2])
    return createStringError("the operands of a dot must be MxK and KxN");
  bool isFloat = accumulator.type().kind == ElementType::Float;
  Words words = isFloat ? dotWords<double>(a, b, accumulator)
                        : dotWords<uint64_t>(a, b, accumulator);
  return Tensor(accumulator.type(), Shape(accumulator.shape()),
                std::move(words));
}

} // namespace kiln::reference
