//===- Dot.cpp - products of matrices -------------------------------------===//

#include "frontend/dialect/Tile.h"
#include "frontend/triton/functions/Families.h"
#include "frontend/triton/functions/Inputs.h"
#include "frontend/triton/functions/Target.h"
#include "frontend/triton/functions/compute/Accumulator.h"
#include "frontend/triton/language/Arguments.h"
#include "frontend/triton/language/Semantics.h"
#include "frontend/triton/language/Shapes.h"

namespace kiln::triton {

namespace {

using Shape = llvm::ArrayRef<int64_t>;

bool isNew(const Emitter &emitter) {
  return emitter.options.version == LanguageVersion::V3_9;
}

bool isFloat8Dot(const TensorValue *a, const TensorValue *b) {
  return a->scalar()->isFloat8() && b->scalar()->isFloat8();
}

constexpr Word precisions[] = {word("tf32", tt::InputPrecision::TF32),
                               word("tf32x3", tt::InputPrecision::TF32x3),
                               word("ieee", tt::InputPrecision::IEEE),
                               word("bf16x3", tt::InputPrecision::BF16x3),
                               word("bf16x6", tt::InputPrecision::BF16x6)};

/// What `input_precision` and the older `allow_tf32` ask for.
std::optional<tt::InputPrecision> readPrecision(Emitter &emitter,
                                                const Value *precision,
                                                const Value *allowTf32) {
  const LanguageOptions &options = emitter.options;
  std::string name = hasTf32(options) ? "tf32" : "ieee";
  // A None that the program says is a constexpr to Triton, which is not `is
  // None` and false: it asks for ieee.
  bool isSaid = !llvm::isa<StringValue>(allowTf32);
  if (!precision->isNone()) {
    if (isSaid && !allowTf32->isNone()) {
      emitter.error("Only one of input_precision and allow_tf32 can be "
                    "specified");
      return std::nullopt;
    }
    auto text = textArgument(emitter, precision, "input_precision");
    if (!text)
      return std::nullopt;
    name = text->lower();
  } else if (isSaid) {
    auto allowed = flagArgument(emitter, allowTf32, "allow_tf32");
    if (!allowed)
      return std::nullopt;
    name = *allowed && hasTf32(options) ? "tf32" : "ieee";
  }
  for (const Word &known : precisions)
    if (known.text == name) {
      bool isTf32 = known.text.starts_with("tf32");
      bool isCuda = options.backend == "cuda";
      if (!isTf32 || isCuda || (known.text == "tf32" && hasTf32(options)))
        return static_cast<tt::InputPrecision>(known.number);
    }
  emitter.error("input_precision must be one of " +
                llvm::Twine(options.backend == "cuda"
                                ? "tf32, tf32x3, ieee, bf16x3, bf16x6"
                            : hasTf32(options) ? "bf16x3, bf16x6, ieee, tf32"
                                               : "ieee, bf16x3, bf16x6") +
                ". Got " + name);
  return std::nullopt;
}

/// The smallest m, n and k of a dot: what Triton's back ends say.
std::array<int64_t, 3> smallestDot(const Emitter &emitter, unsigned bits) {
  if (emitter.options.backend != "cuda")
    return {1, 1, 1};
  if (bits == 8)
    return {1, 1, 32};
  if (isNew(emitter) && bits >= 32)
    return {1, 1, bits == 64 ? 4 : 8};
  return {1, 1, 16};
}

bool canMultiply(const Type *scalar) {
  auto *type = llvm::dyn_cast<ScalarType>(scalar);
  if (!type)
    return false;
  switch (type->which()) {
  case Scalar::Int8:
  case Scalar::UInt8:
  case Scalar::FP16:
  case Scalar::BF16:
  case Scalar::FP32:
  case Scalar::FP64:
    return true;
  default:
    return false;
  }
}

/// Whether a dot can have the operands' types.
bool checkElements(Emitter &emitter, const Type *a, const Type *b) {
  auto fail = [&](const llvm::Twine &message) {
    emitter.error(message);
    return false;
  };
  if (a->isFloat8() && b->isFloat8())
    return true;
  if (!canMultiply(a))
    return fail("Unsupported lhs dtype " + a->text());
  if (!canMultiply(b))
    return fail("Unsupported rhs dtype " + b->text());
  if (a != b)
    return fail("Both operands must be same dtype. Got " + a->text() + " and " +
                b->text());
  return true;
}

/// Whether shapes of rank 2 or 3 fit together and suit the GPU.
bool checkShapes(Emitter &emitter, const TensorValue *a, const TensorValue *b) {
  auto fail = [&](const llvm::Twine &message) {
    emitter.error(message);
    return false;
  };
  Shape lhs = a->shape(), rhs = b->shape();
  size_t rank = lhs.size();
  if (rank != rhs.size() || rank < 2)
    return fail("input and other must have equal ranks >= 2; (lhs: " +
                shapeText(lhs) + " vs rhs: " + shapeText(rhs) + ")");
  if (lhs.drop_back(2) != rhs.drop_back(2))
    return fail("input and other must have equal batch shapes; (lhs: " +
                shapeText(lhs) + " vs rhs: " + shapeText(rhs) + ")");
  if (lhs[rank - 1] != rhs[rank - 2])
    return fail("First input shape (" + shapeText(lhs) +
                ") and second input shape " + shapeText(rhs) +
                " are not compatible for matmul (second index of first shape "
                "(" +
                llvm::Twine(lhs[rank - 1]) +
                ") must be equal to first index of second shape (" +
                llvm::Twine(rhs[rank - 2]) + ")");
  unsigned bits = scalarBits(a->scalar());
  if (emitter.options.backend == "cuda" && bits != scalarBits(b->scalar()))
    return fail("lhs and rhs bitwidth must be the same");
  auto [m, n, k] = smallestDot(emitter, bits);
  if (lhs[rank - 2] < m || rhs[rank - 1] < n || lhs[rank - 1] < k)
    return fail("Input shapes should have M >= " + llvm::Twine(m) +
                ", N >= " + llvm::Twine(n) + " and K >= " + llvm::Twine(k));
  return true;
}

/// The type of the result's elements; null after an error.
const Type *resultScalar(Emitter &emitter, const Type *operand,
                         const Type *wanted) {
  auto is = [&](Scalar scalar) { return operand == emitter.scalar(scalar); };
  if (operand->isInteger())
    return is(Scalar::Int8) ? emitter.scalar(Scalar::Int32)
                            : emitter.error("only int8 supported!");
  if (wanted == emitter.scalar(Scalar::BF16))
    return emitter.error("out_dtype=bfloat16 is unsupported. Please use "
                         "out_dtype=float32/float16 and cast with "
                         "`.to(tl.bfloat16)`");
  if (is(Scalar::FP32) || is(Scalar::BF16))
    return emitter.scalar(Scalar::FP32);
  if (is(Scalar::FP64))
    return emitter.scalar(Scalar::FP64);
  if (wanted != emitter.scalar(Scalar::FP16) &&
      wanted != emitter.scalar(Scalar::FP32))
    return emitter.error("out_dtype of a dot of " + operand->text() +
                         " must be float32 or float16, but is " +
                         wanted->text());
  return wanted;
}

} // namespace

const TensorValue *zerosOf(Emitter &emitter, const Type *type) {
  auto *zero = constant(emitter, emitter.values.integer(0), type->scalar());
  return zero ? broadcastTo(emitter, zero, type->shape()) : nullptr;
}

const TensorValue *accumulatorArgument(Emitter &emitter, const Value *acc,
                                       const Type *type, const Type *wanted) {
  auto *tensor = tensorArgument(emitter, acc, "acc");
  if (!tensor)
    return nullptr;
  if (tensor->shape() != type->shape())
    return emitter.error("accumulator shape is incompatible: expected " +
                         shapeText(type->shape()) + ", got " +
                         shapeText(tensor->shape()));
  if (tensor->scalar() != wanted)
    return emitter.error("expected accumulator dtype " + wanted->text() +
                         ", got " + tensor->scalar()->text() +
                         "; pass out_dtype=" + tensor->scalar()->text() +
                         " to use this accumulator dtype");
  if (tensor->scalar() != type->scalar())
    return emitter.error("a dot of these operands has elements of type " +
                         type->scalar()->text() + ", and the accumulator of " +
                         tensor->scalar()->text());
  return tensor;
}

namespace {

/// How many products of 8-bit floats a tensor core may add at reduced
/// precision; nothing after an error.
std::optional<uint32_t> readImprecision(Emitter &emitter, const Value *value,
                                        bool isFloat8, int64_t k) {
  if (value->isNone())
    // Hopper's cores alone have one: no limit, Triton's default there.
    return isFloat8 && cudaCapability(emitter.options) == 90 ? 1u << 30 : 0u;
  auto given = integerArgument(emitter, value, "max_num_imprecise_acc");
  if (!given)
    return std::nullopt;
  if (isFloat8 && *given > k) {
    emitter.error("max_num_imprecise_acc (" + llvm::Twine(*given) +
                  ") must be <= K (" + llvm::Twine(k) + ")");
    return std::nullopt;
  }
  if (*given < 0 || *given > UINT32_MAX) {
    emitter.error("expected max_num_imprecise_acc from 0, found " +
                  llvm::Twine(*given));
    return std::nullopt;
  }
  return *given;
}

/// gfx950 multiplies CDNA3's 8-bit floats as f16, as Triton does.
const TensorValue *upcastDeprecated(Emitter &emitter, const TensorValue *value,
                                    bool uses) {
  return uses ? cast(emitter, value, emitter.scalar(Scalar::FP16)) : value;
}

bool isDeprecated(Emitter &emitter, const TensorValue *value) {
  return widensCdna3Floats(emitter.options) &&
         (value->scalar() == emitter.scalar(Scalar::FP8E4B8) ||
          value->scalar() == emitter.scalar(Scalar::FP8E5B16));
}

/// One dimension for all that stand before the last two.
const TensorValue *mergeBatches(Emitter &emitter, const TensorValue *value) {
  int64_t batches = 1;
  for (int64_t extent : value->shape().drop_back(2))
    batches *= extent;
  Shape matrix = value->shape().take_back(2);
  return reshape(emitter, value, {batches, matrix[0], matrix[1]}, false);
}

const Value *emitDot(Emitter &emitter, Values arguments) {
  auto *a = tensorArgument(emitter, arguments[0], "input");
  auto *b = a ? tensorArgument(emitter, arguments[1], "other") : nullptr;
  if (!b)
    return nullptr;
  auto precision = readPrecision(emitter, arguments[3], arguments[4]);
  if (!precision)
    return nullptr;
  if (!a->isBlock() || !b->isBlock())
    return emitter.error("dot operands must be block tensors (not scalars)");
  if (!checkElements(emitter, a->scalar(), b->scalar()))
    return nullptr;
  if (bool old = isDeprecated(emitter, a) || isDeprecated(emitter, b)) {
    emitter.warn("fp8e4b8 and fp8e5b16 are of gfx942 and not supported on "
                 "gfx950, so they are upcast to fp16, which may be slow");
    a = upcastDeprecated(emitter, a, old);
    b = upcastDeprecated(emitter, b, old);
  }
  if (!a || !b || !checkShapes(emitter, a, b))
    return nullptr;

  const Value *acc = arguments[2], *out = arguments[6];
  const Type *wanted = emitter.scalar(Scalar::FP32);
  if (!out->isNone())
    wanted = typeArgument(emitter, out, "out_dtype");
  else if (auto *tensor = llvm::dyn_cast<TensorValue>(acc);
           tensor && isNew(emitter))
    wanted = tensor->scalar();
  const Type *scalar =
      wanted ? resultScalar(emitter, a->scalar(), wanted) : nullptr;
  if (!scalar)
    return nullptr;
  llvm::SmallVector<int64_t> shape(a->shape());
  shape.back() = b->shape().back();
  const Type *type = emitter.types.block(scalar, shape);
  auto imprecision = readImprecision(emitter, arguments[5], isFloat8Dot(a, b),
                                     a->shape().back());
  if (!imprecision)
    return nullptr;

  bool isDeep = shape.size() > 3;
  const TensorValue *sum = nullptr;
  if (!acc->isNone() &&
      !(sum = accumulatorArgument(emitter, acc, type, wanted)))
    return nullptr;
  if (isDeep) {
    a = mergeBatches(emitter, a);
    b = mergeBatches(emitter, b);
    sum = sum ? mergeBatches(emitter, sum) : nullptr;
  }
  if (!sum) {
    llvm::SmallVector<int64_t> inner(a->shape());
    inner.back() = b->shape().back();
    sum = zerosOf(emitter, emitter.types.block(scalar, inner));
    if (!sum)
      return nullptr;
  }
  auto *result = emitter.tensor(
      emitter.create<tt::DotOp>(sum->handle.getType(), a->handle, b->handle,
                                sum->handle, *precision, *imprecision),
      sum->type);
  return isDeep ? reshape(emitter, result, shape, false) : result;
}

} // namespace

llvm::ArrayRef<Builtin> dotBuiltins() {
  static const Builtin records[] = {
      {.name = "dot",
       .parameters = "input, other, acc=None, input_precision=None, "
                     "allow_tf32='unsaid', max_num_imprecise_acc=None, "
                     "out_dtype=None",
       .emit = emitDot},
  };
  return records;
}

} // namespace kiln::triton
