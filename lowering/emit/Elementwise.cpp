#include "lowering/emit/Elementwise.h"
#include "frontend/dialect/Tile.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/Regions.h"
#include "lowering/functions/MathFunctions.h"
#include "lowering/llvm/Pairs.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace kiln {

/// What element functions lower without a model.
static bool isScalarOp(Operation *op) {
  return (op->hasTrait<OpTrait::Elementwise>() &&
          !isa<tt::TileDialect>(op->getDialect())) ||
         isa<LLVM::AssumeOp>(op) ||
         isa_and_nonnull<arith::ArithDialect, math::MathDialect>(
             op->getDialect());
}

LogicalResult emitOp(Thread &thread, Operation *op) {
  thread.ir.setLoc(op->getLoc());
  if (auto lowering = dyn_cast<TileLowering>(op))
    return lowering.emit(thread);
  if (isa<scf::SCFDialect>(op->getDialect()))
    return emitStructured(thread, op);
  return isScalarOp(op) ? emitElementwise(thread, op)
                        : LogicalResult(refuseOp(op));
}

/// Integers of MLIR's index type are 64 bits wide here.
static Value emitIndexCast(LLVMOpBuilder &ir, Operation *op, Value operand,
                           Type type) {
  return isa<arith::IndexCastUIOp>(op) ? ir.zextOrTrunc(type, operand)
                                       : ir.sextOrTrunc(type, operand);
}

// A product and a sum may become one fused operation, as Triton's compiler
// does.
static void allowContraction(Operation *op) {
  auto flags = dyn_cast<arith::ArithFastMathInterface>(op);
  if (flags &&
      isa<arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::NegFOp>(op) &&
      flags.getFastMathFlagsAttr().getValue() == arith::FastMathFlags::none)
    op->setAttr(flags.getFastMathAttrName(),
                arith::FastMathFlagsAttr::get(op->getContext(),
                                              arith::FastMathFlags::contract));
}

static Operation *cloneOn(LLVMOpBuilder &ir, Operation *op, ValueRange operands,
                          TypeRange results) {
  OperationState state(ir.getLoc(), op->getName());
  state.addOperands(operands);
  state.addTypes(results);
  state.addAttributes(op->getAttrs());
  Operation *copy = ir.create(state);
  allowContraction(copy);
  return copy;
}

static Elements cloneElement(LLVMOpBuilder &ir, Operation *op,
                             ValueRange operands) {
  SmallVector<Type> results =
      llvm::map_to_vector(op->getResultTypes(), elementType);
  return Elements(cloneOn(ir, op, operands, results)->getResults());
}

/// Two registers of an operand: the word that holds them, where there is one.
static Value inPair(LLVMOpBuilder &ir, Value low, Value high) {
  if (Value pair = pairOf(ir, low, high))
    return pair;
  return low == high ? ir.splat(low, 2) : ir.vector({low, high});
}

/// Arithmetic on floats of 16 bits, two registers at a time, where one operand's
/// are the halves of integers: false where they are not, or it is no such op.
/// (ptxas joins what comes from vectors again, but would put such halves into
/// registers of their own and back.)
static bool emitPairs(Thread &thread, Operation *op) {
  if (!isa<arith::AddFOp, arith::SubFOp, arith::MulFOp>(op) ||
      !thread.target.computesPairs(
          cast<FloatType>(elementType(op->getResult(0).getType()))))
    return false;
  Registers left = thread.get(op->getOperand(0)),
            right = thread.get(op->getOperand(1));
  auto areHalves = [](const Registers &values) {
    for (size_t reg = 0; reg + 1 < values.size(); reg += 2) {
      Value whole = wholeOf(values[reg], values[reg + 1]);
      if (!whole || !whole.getType().isInteger(32))
        return false;
    }
    return values.size() > 1;
  };
  if (left.size() != right.size() || !(areHalves(left) || areHalves(right)))
    return false;
  LLVMOpBuilder &ir = thread.ir;
  Registers result;
  for (size_t reg = 0; reg != left.size(); reg += 2) {
    Value a = inPair(ir, left[reg], left[reg + 1]),
          b = inPair(ir, right[reg], right[reg + 1]);
    Value both = cloneOn(ir, op, {a, b}, a.getType())->getResult(0);
    result.append({ir.element(both, 0), ir.element(both, 1)});
  }
  thread.set(op->getResult(0), std::move(result));
  return true;
}

/// The op on one element of each operand.
static FailureOr<Elements> emitElement(Thread &thread, Operation *op,
                                       ValueRange operands) {
  if (auto lowering = dyn_cast<TileLowering>(op))
    return lowering.emitElement(thread, operands);
  LLVMOpBuilder &ir = thread.ir;
  if (isa<arith::IndexCastOp, arith::IndexCastUIOp>(op))
    return Elements{emitIndexCast(ir, op, operands[0],
                                  elementType(op->getResult(0).getType()))};
  if (op->getNumResults() == 1)
    if (Value value =
            emitMath(ir, thread.target, op,
                     elementType(op->getResult(0).getType()), operands))
      return Elements{value};
  return cloneElement(ir, op, operands);
}

// Registers whose operands are the same values, like all of a splat's, share
// one copy of the op.
LogicalResult emitElementwise(Thread &thread, Operation *op) {
  if (emitPairs(thread, op))
    return success();
  unsigned registers = 1;
  for (Value value : op->getResults())
    registers = std::max(registers, registersOf(value.getType()));
  SmallVector<Registers> results(op->getNumResults());
  llvm::DenseMap<llvm::hash_code, unsigned> seen;
  SmallVector<SmallVector<Value, 3>> tuples;
  SmallVector<unsigned> first =
      op->getNumResults() == 1
          ? gpu::equalRegisters(op->getResult(0), registers)
          : llvm::to_vector(llvm::seq(0u, registers));
  for (unsigned same : first) {
    unsigned reg = tuples.size();
    if (same != reg) {
      tuples.push_back(tuples[same]);
      results.front().push_back(results.front()[same]);
      continue;
    }
    SmallVector<Value, 3> operands;
    for (Value operand : op->getOperands()) {
      const Registers &from = thread.get(operand);
      operands.push_back(from.size() == 1 ? from.front() : from[reg]);
    }
    auto [found, isNew] = seen.try_emplace(
        llvm::hash_combine_range(llvm::map_range(
            operands, [](Value v) { return v.getAsOpaquePointer(); })),
        reg);
    tuples.push_back(operands);
    if (!isNew && tuples[found->second] == operands) {
      for (Registers &result : results)
        result.push_back(result[found->second]);
      continue;
    }
    FailureOr<Elements> element = emitElement(thread, op, operands);
    if (failed(element))
      return failure();
    for (auto [result, value] : llvm::zip_equal(results, *element))
      result.push_back(value);
  }
  for (auto [value, result] : llvm::zip_equal(op->getResults(), results))
    thread.set(value, std::move(result));
  return success();
}

LogicalResult combine(Thread &thread, Block &combiner, ArrayRef<Value> left,
                      ArrayRef<Value> right, Elements &result) {
  SmallVector<Value> arguments(left);
  llvm::append_range(arguments, right);
  FailureOr<Registers> combined =
      emitRegion(thread, *combiner.getParent(), arguments);
  if (failed(combined))
    return failure();
  result.assign(combined->begin(), combined->end());
  return success();
}

} // namespace kiln
