//===- ScaledDot.cpp - products of matrices with a scale for each block ---===//

#include "frontend/dialect/Tile.h"
#include "frontend/triton/functions/Families.h"
#include "frontend/triton/functions/Inputs.h"
#include "frontend/triton/functions/compute/Accumulator.h"
#include "frontend/triton/language/Arguments.h"
#include "frontend/triton/language/Casts.h"

namespace kiln::triton {

namespace {

using Format = tt::ScaleDotElemType;

/// One operand of the two.
struct ScaledOperand {
  llvm::StringRef side; ///< "lhs"
  const TensorValue *value = nullptr;
  const TensorValue *scale = nullptr; ///< null where there is none
  Format format = Format::E4M3;
  bool packsK = true;
  bool isLeft() const { return side == "lhs"; }
  /// Elements in each byte.
  int64_t pack() const { return format == Format::E2M1 ? 2 : 1; }
  /// How many elements there are along K, and along M or N.
  int64_t depth() const {
    auto matrix = value->shape().take_back(2);
    return matrix[isLeft() ? 1 : 0] * (packsK ? pack() : 1);
  }
  int64_t width() const {
    auto matrix = value->shape().take_back(2);
    return matrix[isLeft() ? 0 : 1] * (packsK ? 1 : pack());
  }
};

constexpr Word formats[] = {
    word("e2m1", Format::E2M1), word("e4m3", Format::E4M3),
    word("e5m2", Format::E5M2), word("bf16", Format::BF16),
    word("fp16", Format::FP16)};

/// The elements as a format has them; null after an error.
const TensorValue *inFormat(Emitter &emitter, const TensorValue *value,
                            Format format) {
  Scalar element = format == Format::E4M3   ? Scalar::FP8E4NV
                   : format == Format::E5M2 ? Scalar::FP8E5
                   : format == Format::BF16 ? Scalar::BF16
                   : format == Format::FP16 ? Scalar::FP16
                                            : Scalar::UInt8;
  const Type *type = emitter.scalar(element);
  if (value->scalar() == type)
    return value;
  if (format == Format::E2M1)
    return emitter.error("e2m1 format must be packed as uint8. Got " +
                         value->scalar()->text());
  if (value->scalar() != emitter.types.integer(scalarBits(type), false))
    return emitter.error("Unexpected dtype for " +
                         stringifyScaleDotElemType(format) + ". Got " +
                         value->scalar()->text());
  return bitcast(emitter, value, type);
}

/// Reads an operand with its scale, format and packing; false after an error.
bool readOperand(Emitter &emitter, ScaledOperand &operand, const Value *value,
                 const Value *scale, const Value *format, const Value *packsK) {
  operand.value = tensorArgument(emitter, value, operand.side);
  if (!operand.value)
    return false;
  if (!operand.value->isBlock()) {
    emitter.error("dot_scaled operands must be block tensors (not scalars)");
    return false;
  }
  auto name = textArgument(emitter, format, operand.side + "_format");
  auto packs = flagArgument(emitter, packsK, operand.side + "_k_pack");
  if (!name || !packs)
    return false;
  operand.packsK = *packs;
  const Word *known =
      llvm::find_if(formats, [&](const Word &w) { return w.text == *name; });
  if (known == std::end(formats)) {
    emitter.error("Invalid float format: " + *name +
                  ", expected e2m1, e4m3, e5m2, bf16 or fp16");
    return false;
  }
  operand.format = static_cast<Format>(known->number);
  if (!operand.packsK && operand.format != Format::E2M1) {
    emitter.error("only mxfp4 inputs can be packed along a dimension different "
                  "than K");
    return false;
  }
  if (!scale->isNone() && !(operand.scale = tensorArgument(
                                emitter, scale, operand.side + "_scale")))
    return false;
  operand.value = inFormat(emitter, operand.value, operand.format);
  return operand.value;
}

/// Neighbours along K that share a scale: 3.6 tells by the scales' type, 3.9 by
/// their shape. Nothing after an error.
std::optional<int64_t> scaleFactor(Emitter &emitter,
                                   const ScaledOperand &operand) {
  bool isNew = emitter.options.version == LanguageVersion::V3_9;
  if (!isNew)
    return operand.scale->scalar() == emitter.scalar(Scalar::FP8E4NV) ? 16 : 32;
  auto shape = operand.scale->shape();
  int64_t factor = shape.empty() ? 0 : operand.depth() / shape.back();
  if (factor == 16 || factor == 32)
    return factor;
  emitter.error("scale factor must be 16 or 32. Got " + llvm::Twine(factor));
  return std::nullopt;
}

bool checkScale(Emitter &emitter, const ScaledOperand &operand,
                int64_t factor) {
  llvm::SmallVector<int64_t> expected(operand.value->shape().drop_back(2));
  expected.append({operand.width(), operand.depth() / factor});
  if (operand.scale->shape() == llvm::ArrayRef(expected))
    return true;
  emitter.error(operand.side + "_scale must be a tensor of shape " +
                shapeText(expected) + ". Got " +
                shapeText(operand.scale->shape()));
  return false;
}

bool checkScales(Emitter &emitter, const ScaledOperand &lhs,
                 const ScaledOperand &rhs) {
  std::optional<int64_t> left, right;
  if (lhs.scale && !(left = scaleFactor(emitter, lhs)))
    return false;
  if (rhs.scale && !(right = scaleFactor(emitter, rhs)))
    return false;
  if (emitter.options.version == LanguageVersion::V3_9 && left && right &&
      *left != *right) {
    emitter.error("Operands must have the same scale factor; (lhs: " +
                  llvm::Twine(*left) + " vs rhs: " + llvm::Twine(*right) + ")");
    return false;
  }
  return (!left || checkScale(emitter, lhs, *left)) &&
         (!right || checkScale(emitter, rhs, *right));
}

const Value *emitScaledDot(Emitter &emitter, Values arguments) {
  const Type *type = emitter.scalar(Scalar::FP32);
  if (!arguments[10]->isNone() &&
      typeArgument(emitter, arguments[10], "out_dtype") != type)
    return emitter.error("Only float32 is supported for out_dtype at the "
                         "moment");
  auto fastMath = flagArgument(emitter, arguments[7], "fast_math");
  ScaledOperand lhs{.side = "lhs"}, rhs{.side = "rhs"};
  if (!fastMath ||
      !readOperand(emitter, lhs, arguments[0], arguments[1], arguments[2],
                   arguments[8]) ||
      !readOperand(emitter, rhs, arguments[3], arguments[4], arguments[5],
                   arguments[9]))
    return nullptr;
  auto left = lhs.value->shape(), right = rhs.value->shape();
  std::string shapes =
      "; (lhs: " + shapeText(left) + " vs rhs: " + shapeText(right) + ")";
  if (left.size() != right.size() || left.size() < 2 || left.size() > 3)
    return emitter.error("Both inputs must be either 2D or 3D" + shapes);
  if (left.drop_back(2) != right.drop_back(2))
    return emitter.error("Both inputs must have the same batches" + shapes);
  if (lhs.depth() != rhs.depth())
    return emitter.error(
        "Reduction dimension should pack the same number of elements" + shapes);

  llvm::SmallVector<int64_t> shape(left.drop_back(2));
  shape.append({lhs.width(), rhs.width()});
  const Type *result = emitter.types.block(type, shape);
  auto *sum = arguments[6]->isNone()
                  ? zerosOf(emitter, result)
                  : accumulatorArgument(emitter, arguments[6], result, type);
  if (!sum || !checkScales(emitter, lhs, rhs))
    return nullptr;
  auto handle = [](const TensorValue *value) {
    return value ? value->handle : mlir::Value();
  };
  return emitter.tensor(emitter.create<tt::DotScaledOp>(
                            emitter.tileType(result), lhs.value->handle,
                            rhs.value->handle, sum->handle, handle(lhs.scale),
                            handle(rhs.scale), lhs.format, rhs.format,
                            *fastMath, lhs.packsK, rhs.packsK),
                        result);
}

} // namespace

llvm::ArrayRef<Builtin> scaledDotBuiltins() {
  static const Builtin records[] = {
      {.name = "dot_scaled",
       .parameters = "lhs, lhs_scale, lhs_format, rhs, rhs_scale, rhs_format, "
                     "acc=None, fast_math=False, lhs_k_pack=True, "
                     "rhs_k_pack=True, out_dtype=None",
       .emit = emitScaledDot},
  };
  return records;
}

} // namespace kiln::triton
