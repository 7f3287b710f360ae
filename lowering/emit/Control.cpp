// Functions, blocks and branches of one thread's program. Block arguments that
// are tensors become one argument per register; control flow itself is uniform
// over the block of threads, so branches stay branches.
#include "lowering/emit/ThreadEmitter.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace kiln {

ThreadEmitter::ThreadEmitter(ModuleOp module, const TargetOps &target,
                             unsigned warps)
    : module(module), target(target), warps(warps),
      lanes(target.gpu().warpSize), ir(module.getLoc(), module.getContext()) {}

/// The cap on registers that a kernel's orders set, or 0.
static unsigned maxRegisters(tt::FuncOp kernel) {
  auto cap = kernel->getAttrOfType<IntegerAttr>("kiln-max-regs");
  return cap ? cap.getInt() : 0;
}

/// Attributes of LLVM's own that a kernel may carry to the back end as they
/// are.
static bool isForBackEnd(StringRef name) {
  return name.starts_with("kiln-") || name.starts_with("amdgpu-") ||
         name.starts_with("nvvm.");
}

/// Orders travel as string attributes from the source to the machine code.
static void copyOrders(tt::FuncOp kernel, LLVM::LLVMFuncOp function) {
  for (NamedAttribute attribute : kernel->getDiscardableAttrs()) {
    if (!isForBackEnd(attribute.getName()))
      continue;
    if (auto text = dyn_cast<StringAttr>(attribute.getValue()))
      addFunctionAttribute(function, attribute.getName(), text.getValue());
    else if (auto integer = dyn_cast<IntegerAttr>(attribute.getValue()))
      addFunctionAttribute(function, attribute.getName(),
                           std::to_string(integer.getInt()));
  }
}

LogicalResult ThreadEmitter::emitKernel(tt::FuncOp kernel) {
  if (kernel.isExternal())
    return kernel.emitOpError("has no body");
  if (kernel.getNumResults())
    return kernel.emitOpError("returns a value, which a kernel cannot do");
  unsigned cap = maxRegisters(kernel);

  SmallVector<Type> arguments;
  for (Type type : kernel.getArgumentTypes()) {
    if (isa<tt::TensorDescType>(type) || tt::isTensorPointer(type) ||
        isa<RankedTensorType>(type))
      return kernel.emitOpError("has an argument of type ")
             << type << ", which is not lowered yet";
    arguments.push_back(elementType(type));
  }

  ir.setInsertionPointAfter(kernel);
  ir.setLoc(kernel.getLoc());
  auto type = LLVM::LLVMFunctionType::get(
      LLVM::LLVMVoidType::get(ir.getContext()), arguments);
  auto function = LLVM::LLVMFuncOp::create(ir, kernel.getName(), type);
  target.annotateKernel(function, lanes * warps, cap);
  addFunctionAttribute(function, "kiln-threads", std::to_string(lanes * warps));
  copyOrders(kernel, function);
  for (unsigned index = 0; index < arguments.size(); ++index) {
    if (!isa<LLVM::LLVMPointerType>(arguments[index]))
      continue;
    if (auto divisibility =
            kernel.getArgAttrOfType<IntegerAttr>(index, "tt.divisibility"))
      function.setArgAttr(index, LLVM::LLVMDialect::getAlignAttrName(),
                          ir.getI64IntegerAttr(divisibility.getInt()));
  }

  values.clear();
  blocks.clear();
  threadXors.clear();
  threadIdValue = laneIdValue = warpIdValue = nullptr;
  lastPrologueOp = nullptr;
  entry = ir.createBlock(&function.getBody());
  SmallVector<Location> locations;
  for (BlockArgument argument : kernel.getArguments())
    locations.push_back(argument.getLoc());
  entry->addArguments(arguments, locations);
  for (auto [from, to] :
       llvm::zip_equal(kernel.getArguments(), entry->getArguments()))
    set(from, {to});
  blocks[&kernel.getBody().front()] = entry;
  return emitBlocks(kernel.getBody());
}

// Reverse post order visits definitions before uses; a block that cannot be
// reached is not visited and vanishes.
LogicalResult ThreadEmitter::emitBlocks(Region &body) {
  llvm::ReversePostOrderTraversal<Region *> order(&body);
  Region *region = entry->getParent();
  for (Block *block : order) {
    if (blocks.contains(block))
      continue;
    Block *copy = ir.createBlock(region, region->end());
    blocks[block] = copy;
    for (BlockArgument argument : block->getArguments()) {
      Registers registers;
      Type type = elementType(argument.getType());
      for (unsigned index = 0; index < registersOf(argument.getType()); ++index)
        registers.push_back(copy->addArgument(type, argument.getLoc()));
      set(argument, registers);
    }
  }
  for (Block *block : order) {
    ir.setInsertionPointToEnd(blocks[block]);
    for (Operation &op : block->without_terminator()) {
      ir.setLoc(op.getLoc());
      if (failed(emitOp(&op)))
        return failure();
    }
    ir.setLoc(block->getTerminator()->getLoc());
    if (failed(emitTerminator(block->getTerminator())))
      return failure();
  }
  return success();
}

Registers ThreadEmitter::flatten(ValueRange tileValues) {
  Registers all;
  for (Value value : tileValues)
    llvm::append_range(all, get(value));
  return all;
}

LogicalResult ThreadEmitter::emitTerminator(Operation *op) {
  if (isa<tt::ReturnOp>(op)) {
    LLVM::ReturnOp::create(ir, ValueRange());
    return success();
  }
  if (auto branch = dyn_cast<cf::BranchOp>(op)) {
    LLVM::BrOp::create(ir, flatten(branch.getDestOperands()),
                       blocks[branch.getDest()]);
    return success();
  }
  if (auto branch = dyn_cast<cf::CondBranchOp>(op)) {
    LLVM::CondBrOp::create(
        ir, get(branch.getCondition()).front(), blocks[branch.getTrueDest()],
        flatten(branch.getTrueDestOperands()), blocks[branch.getFalseDest()],
        flatten(branch.getFalseDestOperands()));
    return success();
  }
  return op->emitOpError("is not lowered yet");
}

SmallVector<Value> ThreadEmitter::emitIf(Value condition, TypeRange results,
                                         Body body) {
  Block *before = ir.getInsertionBlock();
  Block *after = before->splitBlock(ir.getInsertionPoint());
  Block *then = ir.createBlock(after);
  for (Type type : results)
    after->addArgument(type, ir.getLoc());
  ir.setInsertionPointToEnd(then);
  LLVM::BrOp::create(ir, body(), after);
  ir.setInsertionPointToEnd(before);
  SmallVector<Value> zeros;
  for (Type type : results)
    zeros.push_back(ir.zero(type));
  LLVM::CondBrOp::create(ir, condition, then, ValueRange(), after, zeros);
  ir.setInsertionPointToStart(after);
  return SmallVector<Value>(after->getArguments());
}

} // namespace kiln
