// arith.constant and ub.poison: the same value in all registers, or a table in
// constant memory.
#include "lowering/emit/Coordinates.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/Thread.h"
#include "lowering/ops/TileLowerings.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "targets/support/AddressSpaces.h"

using namespace mlir;

namespace kiln {
namespace {

/// One element of a constant as an attribute of its LLVM type.
TypedAttr elementAttribute(Attribute value, Type type) {
  if (auto integer = dyn_cast<IntegerAttr>(value))
    return IntegerAttr::get(
        type, integer.getValue().zextOrTrunc(type.getIntOrFloatBitWidth()));
  if (auto real = dyn_cast<FloatAttr>(value); real && type.isInteger())
    return IntegerAttr::get(type, real.getValue().bitcastToAPInt());
  return cast<TypedAttr>(value);
}

/// A table of the elements in row-major order, in constant memory.
LLVM::GlobalOp makeTable(Thread &thread, Operation *op,
                         DenseElementsAttr elements, Type stored) {
  auto module = op->getParentOfType<ModuleOp>();
  SmallVector<Attribute> values;
  for (Attribute value : elements.getValues<Attribute>())
    values.push_back(elementAttribute(value, stored));
  auto data = DenseElementsAttr::get(
      RankedTensorType::get({int64_t(values.size())}, stored), values);
  OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
  unsigned number = llvm::range_size(module.getOps<LLVM::GlobalOp>());
  return LLVM::GlobalOp::create(builder, op->getLoc(),
                                LLVM::LLVMArrayType::get(stored, values.size()),
                                /*isConstant=*/true, LLVM::Linkage::Internal,
                                "kiln_table_" + std::to_string(number), data,
                                /*alignment=*/bytesOf(stored), space::Constant);
}

/// Each thread reads its elements.
void readTable(Thread &thread, arith::ConstantOp op,
               DenseElementsAttr elements) {
  LLVMOpBuilder &ir = thread.ir;
  Type type = elementType(op.getType()), stored = storedType(type);
  LLVM::GlobalOp table = makeTable(thread, op, elements, stored);
  Value base = LLVM::AddressOfOp::create(ir, table);
  const LinearLayout &layout = *layoutOf(op.getType());
  Registers registers;
  for (unsigned reg = 0; reg < layout.size(HwDim::Register); ++reg) {
    Value place = ir.gep(base, stored, flatElement(thread, layout, reg));
    Value value = LLVM::LoadOp::create(ir, stored, place, bytesOf(stored),
                                       /*isVolatile=*/false,
                                       /*isNonTemporal=*/false,
                                       /*isInvariant=*/true);
    registers.push_back(fromStored(ir, type, value));
  }
  thread.set(op, std::move(registers));
}

struct Constant : TileLowering::ExternalModel<Constant, arith::ConstantOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto constant = cast<arith::ConstantOp>(op);
    Attribute value = constant.getValue();
    if (auto dense = dyn_cast<DenseElementsAttr>(value)) {
      if (!dense.isSplat()) {
        readTable(thread, constant, dense);
        return success();
      }
      value = dense.getSplatValue<Attribute>();
    }
    Type type = elementType(constant.getType());
    Value element = LLVM::ConstantOp::create(thread.ir, type,
                                             elementAttribute(value, type));
    thread.set(constant, Registers(registersOf(constant.getType()), element));
    return success();
  }
};

struct Poison : TileLowering::ExternalModel<Poison, ub::PoisonOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    Type type = op->getResult(0).getType();
    Value poison = LLVM::PoisonOp::create(thread.ir, elementType(type));
    thread.set(op->getResult(0), Registers(registersOf(type), poison));
    return success();
  }
};

} // namespace

void attachConstant(MLIRContext &context) {
  arith::ConstantOp::attachInterface<Constant>(context);
  ub::PoisonOp::attachInterface<Poison>(context);
}

} // namespace kiln
