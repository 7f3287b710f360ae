// The pass kiln-decompose-scaled-dots: a dot of scaled operands for which the
// GPU has no instruction becomes conversions, products with the scales and an
// ordinary dot, as the op's meaning is (frontend/reference/Dots.cpp): everything
// is converted to one type to multiply in, f16 if either operand is f16, else
// bf16.
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/interface/DotOpProblem.h"
#include "lowering/passes/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/GpuTraits.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_DECOMPOSESCALEDDOTS
#include "lowering/passes/Passes.h.inc"

namespace {

using tt::ScaleDotElemType;

RankedTensorType typeOf(Value tensor) {
  return cast<RankedTensorType>(tensor.getType());
}

/// Writes the parts of one scaled dot before it.
class Decomposition {
public:
  explicit Decomposition(tt::DotScaledOp dot)
      : dot(dot), ir(dot.getLoc(), dot),
        rank(cast<RankedTensorType>(dot.getType()).getRank()) {
    bool isHalf = dot.getAElemType() == ScaleDotElemType::FP16 ||
                  dot.getBElemType() == ScaleDotElemType::FP16;
    compute = isHalf ? FloatType(ir.getF16Type()) : ir.getBF16Type();
  }

  /// `exchangesOperands`: where only the second one is converted, and matrix
  /// units read no second operand from registers. Where both are, such a
  /// unit multiplies in parts of k.
  void run(bool exchangesOperands) {
    Operand a = {dot.getA(), dot.getAElemType(), dot.getLhsKPack(),
                 dot.getAScale()},
            b = {transposed(dot.getB()), dot.getBElemType(), dot.getRhsKPack(),
                 dot.getBScale()};
    bool exchanges =
        exchangesOperands && rank == 2 && isPlain(a) && !isPlain(b);
    Value sum = exchanges ? transposed(dot.getC()) : dot.getC();
    int64_t k = kOf(), part = exchangesOperands && isDivided(a, b) ? kPart : k;
    for (int64_t first = 0; first < k; first += part) {
      Value ofA = scaledRows(columnsOf(a, first, part)),
            ofB = scaledRows(columnsOf(b, first, part));
      sum =
          exchanges
              ? tt::DotOp::create(ir, sum.getType(), ofB, transposed(ofA), sum)
              : tt::DotOp::create(ir, sum.getType(), ofA, transposed(ofB), sum);
    }
    dot.replaceAllUsesWith(exchanges ? transposed(sum) : sum);
    dot.erase();
  }

private:
  /// Columns of k of a part: rows of 128 bytes in shared memory, which is the
  /// widest pattern that wgmma reads. (32 were slower on an H200, also of tiles
  /// with 64.)
  static constexpr int64_t kPart = 64;

  /// An operand as rows along K: elements of 4 bits are packed along K or along
  /// the rows.
  struct Operand {
    Value rows;
    ScaleDotElemType element;
    bool packsK;
    Value scales;
  };

  bool isPlain(const Operand &operand) const {
    return !operand.scales && typeOf(operand.rows).getElementType() == compute;
  }

  /// Whether a part is to be converted while the one before is multiplied:
  /// where either operand is converted, one of them on its way to shared memory
  /// (perf/results/h200-2026-11-29-scaled.md).
  bool isDivided(const Operand &a, const Operand &b) {
    int64_t parts = kOf() / kPart;
    auto mayBe = [&](const Operand &operand) {
      return !isPlain(operand) &&
             (!operand.scales ||
              typeOf(operand.scales).getShape().back() % parts == 0);
    };
    return rank == 2 && parts > 1 && mayBe(a) && mayBe(b);
  }

  /// The operand without what it has before column `first` of K, or after
  /// `part` more.
  Operand columnsOf(Operand operand, int64_t first, int64_t part) {
    int64_t k = kOf();
    auto take = [&](Value &rows) {
      if (!rows || part == k)
        return;
      SmallVector<int64_t> shape(typeOf(rows).getShape());
      int64_t each = k / shape.back();
      shape.back() = part / each;
      rows = gpu::ColumnsOp::create(ir, typeOf(rows).clone(shape), rows,
                                    first / each);
    };
    take(operand.rows);
    take(operand.scales);
    return operand;
  }

  Type withElements(Value tensor, Type element) {
    return typeOf(tensor).clone(element);
  }
  Value splat(Value like, TypedAttr element) {
    return arith::ConstantOp::create(
        ir,
        DenseElementsAttr::get(
            RankedTensorType::get(typeOf(like).getShape(), element.getType()),
            element));
  }
  Value integers(Value like, unsigned bits, int64_t value) {
    return splat(like, ir.getIntegerAttr(ir.getIntegerType(bits), value));
  }
  Value reshaped(Value tensor, ArrayRef<int64_t> shape) {
    return tt::ReshapeOp::create(ir, typeOf(tensor).clone(shape), tensor);
  }
  /// The last two dimensions in the other order.
  Value transposed(Value tensor) {
    if (rank == 2 && tt::isTranspose(tensor.getDefiningOp()))
      return tensor.getDefiningOp()->getOperand(0);
    auto order = llvm::to_vector(llvm::seq<int32_t>(0, rank));
    std::swap(order[rank - 2], order[rank - 1]);
    return transposed(tensor, order);
  }
  Value transposed(Value tensor, ArrayRef<int32_t> order) {
    SmallVector<int64_t> shape;
    for (int32_t dim : order)
      shape.push_back(typeOf(tensor).getDimSize(dim));
    return tt::TransOp::create(ir, typeOf(tensor).clone(shape), tensor,
                               ir.getDenseI32ArrayAttr(order));
  }

  /// A tensor of floats in the type to multiply in.
  Value converted(Value tensor) {
    auto from = cast<FloatType>(typeOf(tensor).getElementType());
    if (from == compute)
      return tensor;
    if (from.getWidth() == 8)
      return tt::FpToFpOp::create(ir, withElements(tensor, compute), tensor,
                                  tt::RoundingModeAttr());
    if (from.getWidth() < 32)
      tensor = arith::ExtFOp::create(ir, withElements(tensor, ir.getF32Type()),
                                     tensor);
    return arith::TruncFOp::create(ir, withElements(tensor, compute), tensor);
  }

  /// Bytes of two elements of 4 bits, which are neighbours along `axis`.
  Value unpacked(Value bytes, unsigned axis) {
    SmallVector<int64_t> shape(typeOf(bytes).getShape()), pairs(shape);
    shape[axis] *= 2;
    pairs.push_back(2);
    Value tensor = gpu::UnpackFp4Op::create(
        ir, RankedTensorType::get(pairs, compute), bytes);
    auto order = llvm::to_vector(llvm::seq<int32_t>(0, pairs.size()));
    std::rotate(order.begin() + axis + 1, order.end() - 1, order.end());
    if (axis + 1 < shape.size())
      tensor = transposed(tensor, order);
    return reshaped(tensor, shape);
  }

  /// Powers of two by their exponents, in i8, with 255 for NaN.
  Value powers(Value exponents) {
    // In the upper half of an f32, which is a bf16; f16 has fewer exponents.
    bool isHalf = compute.isF16();
    unsigned width = isHalf ? 32 : 16, digits = isHalf ? 23 : 7;
    Value bits = arith::ExtUIOp::create(
        ir, withElements(exponents, ir.getIntegerType(width)), exponents);
    bits = arith::ShLIOp::create(ir, bits, integers(bits, width, digits));
    if (tt::languageOf(dot) >= tt::Language::Triton39 && !isHalf)
      bits = arith::MaxUIOp::create( // of exponent 0, 2^-127 is subnormal
          ir, bits, integers(bits, width, 1 << (digits - 1)));
    Type wide = isHalf ? Type(ir.getF32Type()) : Type(compute);
    Value values = arith::BitcastOp::create(ir, withElements(bits, wide), bits);
    values = converted(values);
    if (dot.getFastMath())
      return values;
    Value isNan = arith::CmpIOp::create(ir, arith::CmpIPredicate::eq, exponents,
                                        integers(exponents, 8, -1));
    Value nan = splat(
        values,
        ir.getFloatAttr(compute, APFloat::getNaN(compute.getFloatSemantics())));
    return arith::SelectOp::create(ir, isNan, nan, values);
  }

  /// Scales of rows along K, one for each of `depth` elements.
  Value alongK(Value scales, int64_t depth) {
    Value values = isa<FloatType>(typeOf(scales).getElementType())
                       ? converted(scales)
                       : powers(scales);
    SmallVector<int64_t> shape(typeOf(scales).getShape()), apart(shape),
        blocks(shape);
    int64_t k = depth / shape.back();
    apart.push_back(1);
    blocks.push_back(k);
    shape.back() *= k;
    Value spread = tt::ExpandDimsOp::create(ir, typeOf(values).clone(apart),
                                            values, ir.getI32IntegerAttr(rank));
    spread = tt::BroadcastOp::create(ir, typeOf(values).clone(blocks), spread);
    return reshaped(spread, shape);
  }
  int64_t kOf() {
    bool isPacked = dot.getAElemType() == ScaleDotElemType::E2M1;
    return typeOf(dot.getA()).getDimSize(rank - 1) *
           (isPacked && dot.getLhsKPack() ? 2 : 1);
  }

  /// An operand in the type to multiply in, times its scales if it has any.
  Value scaledRows(const Operand &operand) {
    Value tensor =
        operand.element == ScaleDotElemType::E2M1
            ? unpacked(operand.rows, operand.packsK ? rank - 1 : rank - 2)
            : converted(operand.rows);
    if (!operand.scales)
      return tensor;
    return arith::MulFOp::create(
        ir, tensor, alongK(operand.scales, typeOf(tensor).getShape().back()));
  }

  tt::DotScaledOp dot;
  ImplicitLocOpBuilder ir;
  unsigned rank;
  FloatType compute;
};

/// Elements of 6 bits, which Triton's language refuses, too.
LogicalResult checkElements(tt::DotScaledOp dot) {
  for (ScaleDotElemType element : {dot.getAElemType(), dot.getBElemType()})
    if (element == ScaleDotElemType::E2M3 || element == ScaleDotElemType::E3M2)
      return dot.emitError()
             << "'" << dot.getOperationName() << "' with elements of type "
             << tt::stringifyScaleDotElemType(element)
             << " is not lowered; use e4m3, e5m2, e2m1, bf16 or fp16";
  return success();
}

/// A loop carries the transpose of a matrix of which it only takes and makes the
/// transpose: accumulators of dots whose operands were exchanged.
void carryTransposes(scf::ForOp loop) {
  for (auto [index, argument] : llvm::enumerate(loop.getRegionIterArgs())) {
    OpOperand *yielded = loop.getTiedLoopYieldedValue(argument);
    Operation *made = yielded->get().getDefiningOp();
    if (argument.use_empty() || !tt::isTranspose(made) ||
        !llvm::all_of(argument.getUsers(), tt::isTranspose))
      continue;
    Type type = made->getOperand(0).getType();
    OpBuilder builder(loop);
    OpOperand &init = loop.getInitArgsMutable()[index];
    init.set(tt::transpose(builder, loop.getLoc(), init.get()));
    for (Operation *taken : llvm::make_early_inc_range(argument.getUsers())) {
      taken->replaceAllUsesWith(ValueRange(argument));
      taken->erase();
    }
    argument.setType(type);
    yielded->set(made->getOperand(0));
    Value result = loop.getResult(index);
    result.setType(type);
    builder.setInsertionPointAfter(loop);
    Value back = tt::transpose(builder, loop.getLoc(), result);
    result.replaceAllUsesExcept(back, back.getDefiningOp());
  }
}

class DecomposeScaledDots
    : public impl::DecomposeScaledDotsBase<DecomposeScaledDots> {
  using DecomposeScaledDotsBase::DecomposeScaledDotsBase;

  void runOnOperation() override {
    llvm::Expected<const GpuTarget *> gpu = findGpuTarget(target);
    if (!gpu) {
      getOperation().emitError() << llvm::toString(gpu.takeError());
      return signalPassFailure();
    }
    bool exchangesOperands = hasWarpgroupMultiply(**gpu);
    SmallVector<tt::DotScaledOp> dots;
    getOperation().walk([&](tt::DotScaledOp dot) {
      if (!hasScaledInstruction(dot, **gpu, numWarps))
        dots.push_back(dot);
    });
    for (tt::DotScaledOp dot : dots)
      if (failed(checkElements(dot)))
        return signalPassFailure();
    for (tt::DotScaledOp dot : dots)
      Decomposition(dot).run(exchangesOperands);
    if (exchangesOperands && !dots.empty())
      getOperation().walk(carryTransposes);
  }
};

} // namespace
} // namespace kiln
