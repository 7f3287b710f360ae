// The matrix products. One of scaled operands is defined by what Triton makes of
// it on GPUs without instructions for it: each operand is converted to one type
// to multiply in (f16 if either is f16, else bf16), and so are its scales; their
// product is rounded to that type once; the rest is an ordinary dot. Products of
// elements of 4 and 8 bits by powers of two are exact in bf16, so that GPUs
// which have such instructions compute the same, but for the ends of the range
// of bf16's exponents.
#include "frontend/reference/Interpreter.h"

#include "frontend/dialect/Tile.h"
#include <cmath>

using namespace mlir;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;

namespace kiln::reference {

static Error matrixProduct(Interpreter &run, Operation &op) {
  auto product = cast<tt::DotOp>(op);
  Expected<Tensor> result =
      dot(run.get(product.getA()), run.get(product.getB()),
          run.get(product.getC()));
  if (!result)
    return result.takeError();
  run.set(op.getResult(0), std::move(*result));
  return Error::success();
}

/// Both of the last two dimensions in the other order.
static Tensor transposed(const Tensor &source) {
  SmallVector<int64_t, 4> strides = rowMajorStrides(source.shape());
  Shape shape(source.shape());
  std::swap(shape.end()[-1], shape.end()[-2]);
  std::swap(strides.end()[-1], strides.end()[-2]);
  return gatherStrided(source, shape, strides);
}

/// What to know of a scaled dot beside its tensors.
struct ScaledDot {
  /// To multiply in.
  const FloatFormat &format;
  /// Whether a scale of NaN is infinity instead.
  bool fastMath;
  /// Whether the scale's byte 0 is 2^-127, as the format has it, or zero, as
  /// Triton had it up to 3.8.
  bool hasSmallestScale;
};

/// A scale: an e8m0 in an integer, which is a power of two, or a float.
static double scaleOf(const Tensor &scales, size_t index,
                      const ScaledDot &dot) {
  const FloatFormat *format = scales.type().format;
  double value;
  if (format)
    value = decodeFloat(scales[index], *format);
  else if (scales[index] == 255)
    value = dot.fastMath ? INFINITY : NAN;
  else if (scales[index] == 0 && !dot.hasSmallestScale)
    value = 0;
  else
    value = std::ldexp(1.0, int(scales[index]) - 127);
  return decodeFloat(encodeFloat(value, dot.format), dot.format);
}

/// An operand with its rows along K, unpacked, in the type to multiply in, times
/// its scales. `packsK`: whether elements of 4 bits are in pairs along K, not
/// along the rows.
static Expected<Tensor> scaledRows(const Tensor &source, const Tensor *scales,
                                   tt::ScaleDotElemType element, bool packsK,
                                   const ScaledDot &dot) {
  bool isPacked = element == tt::ScaleDotElemType::E2M1;
  const FloatFormat *format =
      isPacked ? findFloatFormat("f4e2m1fn") : source.type().format;
  if (!format || element == tt::ScaleDotElemType::E2M3 ||
      element == tt::ScaleDotElemType::E3M2)
    return createStringError("scaled operands of type %s are not supported by "
                             "the reference",
                             tt::stringifyScaleDotElemType(element).data());
  Shape shape(source.shape());
  size_t rowPack = isPacked && !packsK ? 2 : 1,
         kPack = isPacked && packsK ? 2 : 1;
  shape.end()[-2] *= rowPack;
  shape.end()[-1] *= kPack;
  size_t k = shape.back(), blocks = scales ? scales->shape().back() : 1;
  Words words(elementCount(shape));
  for (size_t i = 0; i < words.size(); ++i) {
    size_t row = i / k, column = i % k;
    uint64_t word = source[row / rowPack * (k / kPack) + column / kPack];
    if (isPacked)
      word = word >> ((rowPack == 2 ? row : column) % 2 * 4) & 15;
    double value = decodeFloat(
        encodeFloat(decodeFloat(word, *format), dot.format), dot.format);
    if (scales)
      value *= scaleOf(*scales, row * blocks + column * blocks / k, dot);
    words[i] = encodeFloat(value, dot.format);
  }
  return Tensor(ElementType::floating(dot.format), shape, std::move(words));
}

static Error scaledProduct(Interpreter &run, Operation &op) {
  auto product = cast<tt::DotScaledOp>(op);
  bool isHalf = product.getAElemType() == tt::ScaleDotElemType::FP16 ||
                product.getBElemType() == tt::ScaleDotElemType::FP16;
  ScaledDot scaled{*findFloatFormat(isHalf ? "f16" : "bf16"),
                   product.getFastMath(),
                   tt::languageOf(&op) >= tt::Language::Triton39};
  auto scalesOf = [&](Value value) {
    return value ? &run.get(value) : nullptr;
  };
  Expected<Tensor> a =
      scaledRows(run.get(product.getA()), scalesOf(product.getAScale()),
                 product.getAElemType(), product.getLhsKPack(), scaled);
  if (!a)
    return a.takeError();
  Expected<Tensor> b = scaledRows(
      transposed(run.get(product.getB())), scalesOf(product.getBScale()),
      product.getBElemType(), product.getRhsKPack(), scaled);
  if (!b)
    return b.takeError();
  Expected<Tensor> result = dot(*a, transposed(*b), run.get(product.getC()));
  if (!result)
    return result.takeError();
  run.set(op.getResult(0), std::move(*result));
  return Error::success();
}

void addDotHandlers(HandlerTable &table) {
  table["tt.dot"] = matrixProduct;
  table["tt.dot_scaled"] = scaledProduct;
}

} // namespace kiln::reference
