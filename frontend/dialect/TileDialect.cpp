//===- TileDialect.cpp - registration, inlining, attribute checks ---------===//

#include "frontend/dialect/TileDialect.h"
#include "frontend/dialect/Tile.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/Transforms/InliningUtils.h"
#include "targets/support/Suggest.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

#include "frontend/dialect/TileDialect.cpp.inc"

#include "frontend/dialect/TileEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "frontend/dialect/TileAttrs.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "frontend/dialect/TileTypes.cpp.inc"

namespace kiln::tt {

namespace {

/// Lets the stock inliner replace tt.call: everything may be inlined, except
/// functions marked noinline, and several blocks into a region that holds one.
struct TileInliner : DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;

  bool isLegalToInline(Operation *call, Operation *callable,
                       bool wouldBeCloned) const final {
    auto function = dyn_cast<FuncOp>(callable);
    if (!function || function.isExternal())
      return false;
    auto noinline = function->getAttrOfType<BoolAttr>("noinline");
    if (noinline && noinline.getValue())
      return false;
    return function.getBody().hasOneBlock() || isa<FuncOp>(call->getParentOp());
  }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const final {
    return true;
  }
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final {
    return true;
  }
  void handleTerminator(Operation *op, Block *next) const final {
    if (auto ret = dyn_cast<ReturnOp>(op)) {
      OpBuilder builder(op);
      cf::BranchOp::create(builder, op->getLoc(), next, ret.getSrcs());
      op->erase();
    }
  }
  void handleTerminator(Operation *op, ValueRange results) const final {
    for (auto [result, value] :
         llvm::zip_equal(results, cast<ReturnOp>(op).getSrcs()))
      result.replaceAllUsesWith(value);
  }
};

} // namespace

void TileDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "frontend/dialect/TileOps.cpp.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "frontend/dialect/TileAttrs.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "frontend/dialect/TileTypes.cpp.inc"
      >();
  addInterfaces<TileInliner>();
  // The inliner turns returns into branches.
  getContext()->getOrLoadDialect<cf::ControlFlowDialect>();
}

Operation *TileDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                            Type type, Location loc) {
  return arith::ConstantOp::materialize(builder, value, type, loc);
}

//===- Attributes ---------------------------------------------------------===//

/// Checks what a hint says about a value: positive integers, one or one for
/// each dimension.
static LogicalResult verifyHint(Operation *op, NamedAttribute attribute) {
  auto complain = [&]() {
    return op->emitOpError()
           << "expects '" << attribute.getName().getValue()
           << "' to be a positive integer or a dense list of them, but found "
           << attribute.getValue();
  };
  if (auto integer = dyn_cast<IntegerAttr>(attribute.getValue()))
    return integer.getValue().isStrictlyPositive() ? success() : complain();
  auto list = dyn_cast<DenseIntElementsAttr>(attribute.getValue());
  if (!list)
    return complain();
  for (const APInt &value : list.getValues<APInt>())
    if (!value.isStrictlyPositive())
      return complain();
  return success();
}

static bool isHint(StringRef name) {
  return name == "tt.divisibility" || name == "tt.contiguity" ||
         name == "tt.constancy" || name == "tt.pointer_range";
}

constexpr std::pair<StringLiteral, Language> languages[] = {
    {"3.6", Language::Triton36}, {"3.9", Language::Triton39}};

std::optional<Language> parseLanguage(StringRef name) {
  for (auto [spelling, language] : languages)
    if (spelling == name)
      return language;
  return std::nullopt;
}

void setLanguage(Operation *module, Language language) {
  for (auto [spelling, known] : languages)
    if (known == language)
      module->setAttr(kLanguageAttr,
                      StringAttr::get(module->getContext(), spelling));
}

Language languageOf(Operation *op) {
  for (; op; op = op->getParentOp())
    if (auto name = op->getAttrOfType<StringAttr>(kLanguageAttr))
      return *parseLanguage(name);
  return Language::Triton36;
}

LogicalResult TileDialect::verifyOperationAttribute(Operation *op,
                                                    NamedAttribute attribute) {
  StringRef name = attribute.getName();
  if (isHint(name))
    return verifyHint(op, attribute);
  if (name == kLanguageAttr) {
    auto language = dyn_cast<StringAttr>(attribute.getValue());
    if (!isa<ModuleOp>(op) || !language || !parseLanguage(language))
      return op->emitOpError() << "expects '" << name
                               << "' on a module, as \"3.6\" or \"3.9\", but "
                                  "found "
                               << attribute.getValue();
  }
  if (name == "tt.num_stages" || name == "tt.loop_unroll_factor") {
    auto number = dyn_cast<IntegerAttr>(attribute.getValue());
    if (!number || !number.getType().isSignlessInteger(32) ||
        number.getInt() < 0)
      return op->emitOpError() << "expects '" << name
                               << "' to be an i32 of at least 0, but found "
                               << attribute.getValue();
  }
  return success();
}

LogicalResult TileDialect::verifyRegionArgAttribute(Operation *op, unsigned,
                                                    unsigned argument,
                                                    NamedAttribute attribute) {
  if (!isHint(attribute.getName()))
    return success();
  if (failed(verifyHint(op, attribute)))
    return failure();
  auto number = dyn_cast<IntegerAttr>(attribute.getValue());
  if (attribute.getName() == "tt.divisibility" && number &&
      !number.getValue().isPowerOf2())
    return op->emitOpError()
           << "expects 'tt.divisibility' of argument " << argument
           << " to be a power of two, but found " << number;
  return success();
}

//===- What every op shares -----------------------------------------------===//

LogicalResult verifyTensorSize(function_ref<InFlightDiagnostic()> emitError,
                               Type type) {
  auto tensor = dyn_cast<TensorType>(type);
  if (!tensor)
    return success();
  if (!tensor.hasStaticShape())
    return emitError() << "expected a tensor of static shape, but found "
                       << type;
  // The product saturates, so that absurd shapes cannot wrap around.
  int64_t elements = 1;
  for (int64_t size : tensor.getShape()) {
    if (size <= 0 || !llvm::isPowerOf2_64(size))
      return emitError() << "expected every dimension of a tensor to be a "
                            "power of two, but found "
                         << type;
    elements = size > kMaxTensorElements / elements ? kMaxTensorElements + 1
                                                    : elements * size;
    if (elements > kMaxTensorElements)
      return emitError() << "expected a tensor of at most "
                         << kMaxTensorElements << " elements, but found "
                         << type;
  }
  return success();
}

LogicalResult impl::verifyTensorSizes(Operation *op) {
  auto emitError = [op] { return op->emitOpError(); };
  for (Type type : llvm::concat<Type>(llvm::to_vector(op->getOperandTypes()),
                                      llvm::to_vector(op->getResultTypes())))
    if (failed(verifyTensorSize(emitError, type)))
      return failure();
  return success();
}

LogicalResult impl::verifySameEncoding(Operation *op) {
  RankedTensorType first;
  for (Type type : llvm::concat<Type>(llvm::to_vector(op->getOperandTypes()),
                                      llvm::to_vector(op->getResultTypes()))) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor)
      continue;
    if (!first)
      first = tensor;
    if (tensor.getEncoding() != first.getEncoding())
      return op->emitOpError()
             << "expects one layout for all tensors, but found " << first
             << " and " << tensor;
  }
  return success();
}

//===- Unknown ops --------------------------------------------------------===//

std::optional<Dialect::ParseOpHook>
TileDialect::getParseOperationHook(StringRef) const {
  return Dialect::ParseOpHook([](OpAsmParser &parser, OperationState &state) {
    StringRef name = state.name.getStringRef();
    InFlightDiagnostic diagnostic = parser.emitError(parser.getNameLoc());
    diagnostic << "is not an op of TTIR as Triton 3.6 writes it";
    SmallVector<StringRef> known;
    for (RegisteredOperationName op :
         parser.getContext()->getRegisteredOperationsByDialect("tt"))
      known.push_back(op.getStringRef());
    diagnostic << didYouMean(name, known);
    return ParseResult(diagnostic);
  });
}

} // namespace kiln::tt
