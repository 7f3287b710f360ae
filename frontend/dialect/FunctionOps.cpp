//===- FunctionOps.cpp - kernels, calls, debugging ------------------------===//

#include "frontend/dialect/Expect.h"
#include "frontend/dialect/Tile.h"
#include "mlir/Interfaces/FunctionImplementation.h"
#include "targets/support/KernelAttributes.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace kiln::tt {

//===- func ---------------------------------------------------------------===//

void FuncOp::build(OpBuilder &builder, OperationState &state, StringRef name,
                   FunctionType type) {
  state.addAttribute(SymbolTable::getSymbolAttrName(),
                     builder.getStringAttr(name));
  state.addAttribute(getFunctionTypeAttrName(state.name), TypeAttr::get(type));
  state.addRegion();
}

ParseResult FuncOp::parse(OpAsmParser &parser, OperationState &state) {
  auto functionType = [](Builder &builder, ArrayRef<Type> inputs,
                         ArrayRef<Type> results,
                         function_interface_impl::VariadicFlag, std::string &) {
    return builder.getFunctionType(inputs, results);
  };
  return function_interface_impl::parseFunctionOp(
      parser, state, /*allowVariadic=*/false,
      getFunctionTypeAttrName(state.name), functionType,
      getArgAttrsAttrName(state.name), getResAttrsAttrName(state.name));
}

void FuncOp::print(OpAsmPrinter &printer) {
  function_interface_impl::printFunctionOp(
      printer, *this, /*isVariadic=*/false, getFunctionTypeAttrName(),
      getArgAttrsAttrName(), getResAttrsAttrName());
}

/// The types of a kernel's directives; their text is checked where strategies
/// are known.
static LogicalResult verifyDirectives(FuncOp function) {
  for (StringRef name : {kSchedStrategyAttr, kRematAttr, kPtxasControlsAttr}) {
    Attribute attribute = function->getAttr(name);
    if (attribute && !isa<StringAttr>(attribute))
      return function.emitOpError()
             << "expects '" << name << "' to be a string, but found "
             << attribute;
  }
  for (StringRef name :
       {kMaxRegsAttr, kBlockWarpsAttr, kRegisterUsageLevelAttr}) {
    Attribute attribute = function->getAttr(name);
    auto number = dyn_cast_or_null<IntegerAttr>(attribute);
    bool mayBeZero = name == kRegisterUsageLevelAttr;
    bool fits = number && number.getType().isSignlessInteger(32) &&
                number.getInt() >= (mayBeZero ? 0 : 1);
    if (name == kBlockWarpsAttr)
      fits = fits && llvm::isPowerOf2_64(number.getInt());
    if (attribute && !fits)
      return function.emitOpError()
             << "expects '" << name << "' to be "
             << (mayBeZero ? "an i32 of at least 0" : "a positive i32")
             << (name == kBlockWarpsAttr ? ", a power of two" : "")
             << ", but found " << attribute;
  }
  return success();
}

/// Whether values of a type can be handed between functions.
static bool isTileType(Type type) {
  Type element = getElementTypeOrSelf(type);
  return isa<PointerType, TensorDescType, IndexType>(element) ||
         isTileScalar(element);
}

LogicalResult FuncOp::verify() {
  auto emitError = [this] { return emitOpError("signature: "); };
  for (Type type :
       llvm::concat<const Type>(getArgumentTypes(), getResultTypes())) {
    if (failed(verifyTensorSize(emitError, type)))
      return failure();
    if (!isTileType(type) ||
        isa<ShapedType>(type) != isa<RankedTensorType>(type))
      return emitError() << "expects scalars, pointers, tensors of them and "
                            "descriptors, but found "
                         << type;
  }
  return verifyDirectives(*this);
}

LogicalResult FuncOp::verifyRegions() {
  // Ops of other dialects know nothing of the limits on tensors.
  WalkResult walk = getBody().walk([](Operation *op) {
    auto emitError = [op] { return op->emitOpError(); };
    for (Type type : op->getResultTypes())
      if (failed(verifyTensorSize(emitError, type)))
        return WalkResult::interrupt();
    return WalkResult::advance();
  });
  return failure(walk.wasInterrupted());
}

//===- call, return -------------------------------------------------------===//

LogicalResult CallOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto function =
      symbols.lookupNearestSymbolFrom<FuncOp>(*this, getCalleeAttr());
  if (!function)
    return emitOpError() << "expects a tt.func of the same module, but '"
                         << getCallee() << "' is none";
  FunctionType type = function.getFunctionType();
  if (TypeRange(type.getInputs()) != TypeRange(getOperandTypes()))
    return emitOpError() << "expects operands (" << TypeRange(type.getInputs())
                         << ") for '" << getCallee() << "', but found ("
                         << getOperandTypes() << ")";
  if (TypeRange(type.getResults()) != TypeRange(getResultTypes()))
    return emitOpError() << "expects results (" << TypeRange(type.getResults())
                         << ") from '" << getCallee() << "', but found ("
                         << getResultTypes() << ")";
  return success();
}

LogicalResult ReturnOp::verify() {
  TypeRange expected = cast<FuncOp>((*this)->getParentOp()).getResultTypes();
  if (expected == TypeRange(getOperandTypes()))
    return success();
  return emitOpError() << "expects values of the function's types (" << expected
                       << "), but found (" << getOperandTypes() << ")";
}

//===- print --------------------------------------------------------------===//

LogicalResult PrintOp::verify() {
  // Triton writes one entry too many for a print without arguments.
  if (getIsSigned().size() >= getArgs().size())
    return success();
  return emitOpError() << "expects an entry of 'isSigned' for each of "
                       << getArgs().size() << " arguments, but found "
                       << getIsSigned().size();
}

} // namespace kiln::tt
