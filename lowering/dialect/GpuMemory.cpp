// Parsing, printing and verifying of shared memory as values (GpuMemory.td).
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace kiln;
using namespace kiln::gpu;

//===--- The layout -------------------------------------------------------===//

SharedLayoutAttr SharedLayoutAttr::rowMajor(MLIRContext *context,
                                            ArrayRef<int64_t> shape) {
  std::array<LinearLayout::Bases, 4> bases;
  for (unsigned dim = shape.size(); dim-- > 0;)
    for (int64_t step = 1; step < shape[dim]; step *= 2)
      bases[0].emplace_back(shape.size(), 0)[dim] = step;
  return get(context, LinearLayout(std::move(bases), shape));
}

Attribute SharedLayoutAttr::parse(AsmParser &parser, Type) {
  SMLoc loc = parser.getCurrentLocation();
  std::array<LinearLayout::Bases, 4> bases;
  if (parser.parseLess() || parseBases(parser, bases[0]) ||
      parser.parseGreater())
    return {};
  FailureOr<SmallVector<int64_t>> shape{SmallVector<int64_t>()};
  if (!bases[0].empty()) // one element, of no dimension
    shape = coveredShape(parser, loc, bases);
  if (failed(shape))
    return {};
  return parser.getChecked<SharedLayoutAttr>(
      loc, parser.getContext(), LinearLayout(std::move(bases), *shape));
}

void SharedLayoutAttr::print(AsmPrinter &printer) const {
  printer << "<[";
  llvm::interleaveComma(getLayout().bases(HwDim::Register), printer,
                        [&](const LinearLayout::Basis &basis) {
                          printer << '[';
                          llvm::interleaveComma(basis, printer);
                          printer << ']';
                        });
  printer << "]>";
}

LogicalResult
SharedLayoutAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                         LinearLayout layout) {
  if (layout.size(HwDim::Lane) * layout.size(HwDim::Warp) *
          layout.size(HwDim::Block) !=
      1)
    return emitError() << "shared memory has slots only, and no lanes, warps "
                          "or blocks";
  if (!layout.isSurjective() || !layout.isInjectiveUpToFreeBits())
    return emitError()
           << "a layout of shared memory must have one slot for each element";
  return success();
}

//===--- The type ---------------------------------------------------------===//

Type MemDescType::parse(AsmParser &parser) {
  SmallVector<int64_t> shape;
  Type element;
  SharedLayoutAttr layout;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLess() ||
      parser.parseDimensionList(shape, /*allowDynamic=*/false) ||
      parser.parseType(element) || parser.parseComma() ||
      parser.parseAttribute(layout) || parser.parseGreater())
    return {};
  return parser.getChecked<MemDescType>(
      loc, parser.getContext(), ArrayRef<int64_t>(shape), element, layout);
}

void MemDescType::print(AsmPrinter &printer) const {
  printer << '<';
  for (int64_t extent : getShape())
    printer << extent << 'x';
  printer << getElementType() << ", " << getLayout() << '>';
}

static int64_t bitsOf(Type element) {
  return isa<tt::PointerType>(element)
             ? 64
             : int64_t(element.getIntOrFloatBitWidth());
}

LogicalResult MemDescType::verify(function_ref<InFlightDiagnostic()> emitError,
                                  ArrayRef<int64_t> shape, Type element,
                                  SharedLayoutAttr layout) {
  if (!element.isIntOrFloat() && !isa<tt::PointerType>(element))
    return emitError() << "a buffer has integers, floats or pointers, not "
                       << element;
  ArrayRef<int64_t> slot = layout.getLayout().shape();
  if (shape != slot &&
      (shape.empty() || shape.drop_front() != slot || shape.front() < 1)) {
    InFlightDiagnostic error = emitError();
    error << "layout is for a buffer of shape [";
    llvm::interleaveComma(slot, error);
    error << "] or slots of that, the buffer has [";
    llvm::interleaveComma(shape, error);
    return error << "]";
  }
  return success();
}

bool MemDescType::hasSlots() const {
  return getShape().size() > getLayout().getLayout().rank();
}
int64_t MemDescType::slots() const {
  return hasSlots() ? getShape().front() : 1;
}
MemDescType MemDescType::slot() const {
  return get(getContext(), getLayout().getLayout().shape(), getElementType(),
             getLayout());
}
MemDescType MemDescType::withSlots(int64_t slots) const {
  assert(hasSlots() && "it is one buffer");
  SmallVector<int64_t> shape(getShape());
  shape.front() = slots;
  return get(getContext(), shape, getElementType(), getLayout());
}
MemDescType MemDescType::transposed() const {
  LinearLayout layout = getLayout().getLayout().transposed({1, 0});
  SmallVector<int64_t> shape(layout.shape());
  return get(getContext(), shape, getElementType(),
             SharedLayoutAttr::get(getContext(), std::move(layout)));
}
int64_t MemDescType::slotBytes() const {
  int64_t elements = getLayout().getLayout().size(HwDim::Register);
  return elements * int64_t(llvm::divideCeil(::bitsOf(getElementType()), 8));
}

//===--- Ops --------------------------------------------------------------===//

LogicalResult AllocOp::verify() {
  if (!llvm::isPowerOf2_64(getAlignment()) || getAlignment() > kSharedAlignment)
    return emitOpError("alignment must be a power of two up to ")
           << kSharedAlignment << ", got " << getAlignment();
  return success();
}

LogicalResult TransposedOp::verify() {
  MemDescType source = getSource().getType();
  if (source.hasSlots() || source.getShape().size() != 2)
    return emitOpError("needs the buffer of a matrix, got ") << source;
  if (getType() != source.transposed())
    return emitOpError("makes ")
           << source.transposed() << ", not " << getType();
  return success();
}

LogicalResult IndexOp::verify() {
  if (!getSource().getType().hasSlots())
    return emitOpError("needs a buffer with a dimension of slots, got ")
           << getSource().getType();
  MemDescType slot = getSource().getType().slot();
  if (getType().hasSlots() || getType().slotBytes() != slot.slotBytes() ||
      getType().getElementType() != slot.getElementType())
    return emitOpError("makes ")
           << slot << " or a view of as many elements, not " << getType();
  if (getAhead() >= getSource().getType().slots())
    return emitOpError("is ")
           << getAhead() << " slots ahead of " << getSource().getType().slots();
  APInt index;
  if (matchPattern(getIndex(), m_ConstantInt(&index)) &&
      index.uge(getSource().getType().slots()))
    return emitOpError("slot ")
           << index.getZExtValue() << " of " << getSource().getType().slots();
  return success();
}

/// A tensor and the buffer, not slots of it, that it goes to or comes from.
static LogicalResult verifyAccess(Operation *op, Type tensor,
                                  MemDescType buffer) {
  auto type = cast<RankedTensorType>(tensor);
  if (buffer.hasSlots())
    return op->emitOpError("needs one slot of ") << buffer;
  if (type.getShape() != buffer.getShape())
    return op->emitOpError("has a tensor ")
           << type << " and a buffer " << buffer << " of different shapes";
  Type element = type.getElementType();
  if (element != buffer.getElementType())
    return op->emitOpError("has elements ")
           << element << " in the tensor and " << buffer.getElementType()
           << " in the buffer";
  return success();
}

LogicalResult LocalStoreOp::verify() {
  return verifyAccess(*this, getValue().getType(), getDestination().getType());
}

LogicalResult LocalLoadOp::verify() {
  return verifyAccess(*this, getType(), getSource().getType());
}

LogicalResult AsyncCopyOp::verify() {
  auto pointers = cast<RankedTensorType>(getPointers().getType());
  auto pointer = dyn_cast<tt::PointerType>(pointers.getElementType());
  if (!pointer)
    return emitOpError("copies from a tensor of pointers, not ") << pointers;
  auto data = pointers.clone(pointer.getPointeeType());
  if (getMask() &&
      getMask().getType() != pointers.clone(IntegerType::get(getContext(), 1)))
    return emitOpError("has a mask of another shape or layout: ")
           << getMask().getType();
  if (getOther() && getOther().getType() != data)
    return emitOpError("has another type for what is masked off: ")
           << getOther().getType();
  return verifyAccess(*this, data, getDestination().getType());
}

LogicalResult MbarrierArriveOp::verify() {
  if (getOne() && getWarps())
    return emitOpError("is by one thread, or by one of each warp, not both");
  return success();
}

LogicalResult MbarrierWaitOp::verify() {
  APInt phase;
  if (matchPattern(getPhase(), m_ConstantInt(&phase)) && phase.ugt(1))
    return emitOpError("waits for the phase of parity 0 or 1, not ")
           << phase.getSExtValue();
  return success();
}

gpu::AllocOp gpu::allocBehind(Value memory) {
  Operation *op = memory.getDefiningOp();
  while (isa_and_present<IndexOp, TransposedOp>(op))
    op = op->getOperand(0).getDefiningOp();
  return dyn_cast_if_present<AllocOp>(op);
}

//===--- What is known in time --------------------------------------------===//

/// Slots after the last one that is named do not exist.
LogicalResult AllocOp::canonicalize(AllocOp op, PatternRewriter &rewriter) {
  MemDescType type = op.getType();
  int64_t named = 0;
  for (Operation *user : op->getUsers()) {
    auto slot = dyn_cast<IndexOp>(user);
    APInt index;
    if (!slot || slot.getAhead() ||
        !matchPattern(slot.getIndex(), m_ConstantInt(&index)))
      return failure();
    named = std::max<int64_t>(named, index.getZExtValue() + 1);
  }
  if (!named || named >= type.slots())
    return failure();
  rewriter.modifyOpInPlace(
      op, [&] { op.getResult().setType(type.withSlots(named)); });
  return success();
}

/// Folds a predicated op: it is erased if the condition is always false, and
/// loses the condition if it is always true.
template <typename Op>
static LogicalResult foldCondition(Op op, PatternRewriter &rewriter) {
  Value condition = op.getPredicate();
  if (condition && matchPattern(condition, m_Zero())) {
    rewriter.eraseOp(op);
    return success();
  }
  if (!condition || !matchPattern(condition, m_One()))
    return failure();
  rewriter.modifyOpInPlace(op, [&] { op.getPredicateMutable().clear(); });
  return success();
}

LogicalResult MbarrierExpectOp::canonicalize(MbarrierExpectOp op,
                                             PatternRewriter &rewriter) {
  return foldCondition(op, rewriter);
}

LogicalResult TmaCopyOp::canonicalize(TmaCopyOp op, PatternRewriter &rewriter) {
  return foldCondition(op, rewriter);
}
