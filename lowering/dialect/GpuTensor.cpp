// The type of tensor memory, and verifiers of the ops on it.
#include "lowering/dialect/GpuDialect.h"
#include "lowering/dialect/MatrixTypes.h"
#include "lowering/dot/TensorDot.h"
#include "mlir/IR/TypeUtilities.h"
#include "targets/gpu/TensorColumns.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace kiln;
using namespace kiln::gpu;

//===--- The type ---------------------------------------------------------===//

Type TensorMemoryType::parse(AsmParser &parser) {
  SmallVector<int64_t> shape;
  Type element;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLess() ||
      parser.parseDimensionList(shape, /*allowDynamic=*/false) ||
      parser.parseType(element) || parser.parseGreater())
    return {};
  return parser.getChecked<TensorMemoryType>(loc, parser.getContext(),
                                             ArrayRef<int64_t>(shape), element);
}

void TensorMemoryType::print(AsmPrinter &printer) const {
  printer << '<';
  for (int64_t extent : getShape())
    printer << extent << 'x';
  printer << getElementType() << '>';
}

LogicalResult
TensorMemoryType::verify(function_ref<InFlightDiagnostic()> emitError,
                         ArrayRef<int64_t> shape, Type element) {
  constexpr int64_t least = TensorMultiply::kLanes / 2;
  if (shape.size() != 2 || shape[0] < least || !llvm::isPowerOf2_64(shape[0]) ||
      !llvm::isPowerOf2_64(shape[1]))
    return emitError() << "tensor memory has matrices of a power of two of "
                          "rows, "
                       << least << " or more, and of columns";
  if (!element.isIntOrFloat() ||
      !llvm::is_contained({8u, 16u, 32u}, element.getIntOrFloatBitWidth()))
    return emitError() << "tensor memory has elements of 8, 16 or 32 bits, not "
                       << element;
  if (shape[1] * element.getIntOrFloatBitWidth() < 32)
    return emitError() << "a row has less than a column of 32 bits";
  return success();
}

int64_t TensorMemoryType::instructionRows() const {
  return std::min<int64_t>(getShape()[0], TensorMultiply::kLanes);
}
int64_t TensorMemoryType::columnsOfRows() const {
  return getShape()[1] * getElementType().getIntOrFloatBitWidth() / 32;
}
int64_t TensorMemoryType::columns() const {
  return getShape()[0] / instructionRows() * columnsOfRows();
}
std::pair<int64_t, int64_t> TensorMemoryType::locationOf(int64_t row,
                                                         int64_t column) const {
  TensorMultiply multiply{};
  multiply.m = instructionRows();
  return {multiply.laneOf(row % multiply.m),
          row / multiply.m * columnsOfRows() +
              column * getElementType().getIntOrFloatBitWidth() / 32};
}

//===--- Ops --------------------------------------------------------------===//

static LogicalResult verifyColumns(Operation *op, int64_t columns) {
  if (!llvm::isPowerOf2_64(columns) || columns < kLeastTensorColumns ||
      columns > TensorMultiply::kColumns)
    return op->emitOpError("takes a power of two of columns from ")
           << kLeastTensorColumns << " to " << TensorMultiply::kColumns
           << ", not " << columns;
  return success();
}

LogicalResult TensorBeginOp::verify() {
  return verifyColumns(*this, getColumns());
}
LogicalResult TensorTakeOp::verify() {
  return verifyColumns(*this, getColumns());
}
LogicalResult TensorEndOp::verify() {
  return verifyColumns(*this, getColumns());
}

static LogicalResult verifyAccess(Operation *op, Type tensor,
                                  TensorMemoryType memory) {
  auto type = cast<RankedTensorType>(tensor);
  if (type.getShape() != memory.getShape() ||
      type.getElementType() != memory.getElementType())
    return op->emitOpError("has a tensor ")
           << type << " and a matrix " << memory << " of another shape or type";
  return success();
}

LogicalResult TensorStoreOp::verify() {
  return verifyAccess(*this, getValue().getType(), getDestination().getType());
}
LogicalResult TensorLoadOp::verify() {
  return verifyAccess(*this, getType(), getSource().getType());
}

static ArrayRef<int64_t> shapeOf(Value value) {
  if (auto buffer = dyn_cast<MemDescType>(value.getType()))
    return buffer.getShape();
  return cast<TensorMemoryType>(value.getType()).getShape();
}

/// Elements as tcgen05 multiplies them: those of 32 bits as tf32.
static std::optional<MatrixType> multipliedType(Type element) {
  return element.isF32() ? MatrixType::TF32 : matrixTypeOf(element);
}

static Type elementOf(Value value) {
  if (auto buffer = dyn_cast<MemDescType>(value.getType()))
    return buffer.getElementType();
  return cast<TensorMemoryType>(value.getType()).getElementType();
}

/// Whether neighbours along a dimension of a buffer lie together; nothing where
/// it is not read by matrix instructions.
static std::optional<bool> isContiguousAlong(Value value, unsigned dim) {
  auto buffer = dyn_cast<MemDescType>(value.getType());
  if (!buffer)
    return dim == 1;
  unsigned bits = buffer.getElementType().getIntOrFloatBitWidth();
  auto layout =
      WarpgroupOperand::ofTensorCore(buffer.getLayout().getLayout(), bits / 8);
  if (buffer.hasSlots() || !layout)
    return std::nullopt;
  return layout->contiguous() == dim;
}

/// Whether there is room between pairs of 4-bit elements just where the
/// instruction wants it.
static bool isPaddedFor(Value value, const TensorMultiply &multiply,
                        MatrixType type) {
  auto buffer = dyn_cast<MemDescType>(value.getType());
  return !buffer ||
         takesPadded(multiply, type) ==
             (buffer.slotBytes() >
              llvm::product_of(buffer.getShape()) *
                  buffer.getElementType().getIntOrFloatBitWidth() / 8);
}

SmallVector<Value, 4> TensorDotOp::readBuffers() {
  SmallVector<Value, 4> buffers;
  for (Value operand :
       {getA(), Value(getB()), Value(getAScales()), Value(getBScales())})
    if (operand && isa<MemDescType>(operand.getType()))
      buffers.push_back(operand);
  return buffers;
}

/// Elements of A and B beside scales: pairs of 4 bits come as bytes.
static std::optional<MatrixType> scaledType(Type element) {
  return element.isInteger(8) ? MatrixType::E2M1 : matrixTypeOf(element);
}

/// Of the scales of A; none where they are of another type or number than fits
/// to so many elements along k.
static std::optional<ScaleRuns> runsOf(MemDescType scales, int64_t depth) {
  Type element = scales.getElementType();
  bool arePowers = element.isInteger(8);
  if ((!arePowers && !isa<Float8E4M3FNType>(element)) ||
      scales.getShape().size() != 2)
    return std::nullopt;
  return ScaleRuns{unsigned(depth / scales.getShape()[1]),
                   arePowers ? MatrixType::E8M0 : MatrixType::UE4M3};
}

std::optional<TensorMultiply> TensorDotOp::multiply() {
  auto typeOf = [&](Value operand) {
    return getAScales() ? scaledType(elementOf(operand))
                        : multipliedType(elementOf(operand));
  };
  std::optional<MatrixType> a = typeOf(getA()), b = typeOf(getB());
  std::optional<bool> aAlongK = isContiguousAlong(getA(), 1),
                      bAlongK = isContiguousAlong(getB(), 0);
  Type sum = getC().getType().getElementType();
  if (!a || !b || !aAlongK || !bAlongK ||
      (!sum.isF32() && !sum.isInteger(32)) ||
      (!*aAlongK && !TensorMultiply::mayTranspose(*a)) ||
      (!*bAlongK && !TensorMultiply::mayTranspose(*b)))
    return std::nullopt;
  ArrayRef<int64_t> shape = getC().getType().getShape();
  std::optional<ScaleRuns> runs = ScaleRuns();
  if (getAScales())
    runs = runsOf(getAScales().getType(), shapeOf(getA())[1] * packOf(*a));
  if (!runs)
    return std::nullopt;
  std::optional<TensorMultiply> multiply =
      tensorMultiply(*a, *b, sum.isF32() ? MatrixType::F32 : MatrixType::S32,
                     shape[0], shape[1], !*aAlongK, !*bAlongK, *runs);
  bool isPadded = multiply && isPaddedFor(getA(), *multiply, *a) &&
                  isPaddedFor(getB(), *multiply, *b);
  return isPadded ? multiply : std::nullopt;
}

/// Scales of `rows` lie where they are copied from, and have their columns.
static LogicalResult verifyScales(TensorDotOp op, MemDescType scales,
                                  TensorMemoryType columns, int64_t rows) {
  ArrayRef<int64_t> shape = scales.getShape();
  if (shape.size() != 2 || shape[0] != rows ||
      scales.getLayout().getLayout() !=
          TensorScales(shape[0], shape[1]).sharedLayout())
    return op.emitOpError("copies scales of ")
           << rows << " rows from blocks of 512 bytes, not from " << scales;
  int64_t needed = TensorScales(shape[0], shape[1]).columns();
  if (columns.columns() != needed)
    return op.emitOpError("needs ")
           << needed << " columns for scales, not " << columns;
  return success();
}

LogicalResult TensorDotOp::verifyAllScales() {
  bool isScaled = bool(getAScales());
  if (isScaled != bool(getBScales()) || isScaled != bool(getAColumns()) ||
      isScaled != bool(getBColumns()))
    return emitOpError("has scales and columns for both operands, or none");
  if (!isScaled)
    return success();
  if (getAScales().getType().getElementType() !=
          getBScales().getType().getElementType() ||
      getAScales().getType().getShape()[1] !=
          getBScales().getType().getShape()[1])
    return emitOpError("has scales of one kind for both operands");
  ArrayRef<int64_t> c = getC().getType().getShape();
  if (failed(verifyScales(*this, getAScales().getType(),
                          getAColumns().getType(), c[0])))
    return failure();
  return verifyScales(*this, getBScales().getType(), getBColumns().getType(),
                      c[1]);
}

LogicalResult TensorDotOp::verify() {
  ArrayRef<int64_t> a = shapeOf(getA()), b = shapeOf(getB()),
                    c = shapeOf(getC());
  // Elements along k in one of memory's.
  auto packOfPairs = [&](Value operand) {
    return getAScales() && elementOf(operand).isInteger(8) ? 2 : 1;
  };
  if (a.size() != 2 || b.size() != 2 || a[0] != c[0] || b[1] != c[1] ||
      a[1] * packOfPairs(getA()) != b[0] * packOfPairs(getB()))
    return emitOpError("multiplies (m, k) by (k, n) to (m, n), not ")
           << getA().getType() << " by " << getB().getType() << " to "
           << getC().getType();
  if (failed(verifyAllScales()))
    return failure();
  if (getAdding() && !getAdds())
    return emitOpError("adds where a condition holds, and so has to add");
  if (!multiply())
    return emitOpError("has no instruction that multiplies ")
           << getA().getType() << " by " << getB().getType() << " to "
           << getC().getType() << " as they lie there";
  return success();
}
