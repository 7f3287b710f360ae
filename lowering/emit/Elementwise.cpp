// Which function lowers an op, and the ops that compute every element alone.
#include "lowering/emit/MathFunctions.h"
#include "lowering/emit/ThreadEmitter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace kiln {

LogicalResult ThreadEmitter::emitOp(Operation *op) {
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](arith::ConstantOp op) { return emitConstant(op); })
      .Case([&](ub::PoisonOp op) {
        Value poison = LLVM::PoisonOp::create(ir, elementType(op.getType()));
        set(op, Registers(registersOf(op.getType()), poison));
        return success();
      })
      .Case([&](tt::GetProgramIdOp op) {
        set(op, {target.blockId(ir, unsigned(op.getAxis()))});
        return success();
      })
      .Case([&](tt::GetNumProgramsOp op) {
        set(op, {target.blockCount(ir, unsigned(op.getAxis()))});
        return success();
      })
      .Case<gpu::BarrierOp, mlir::gpu::BarrierOp>([&](auto) {
        target.barrier(ir, BarrierMemory::All);
        return success();
      })
      .Case([&](tt::MakeRangeOp op) { return emitMakeRange(op); })
      .Case([&](tt::SplatOp op) { return emitSplat(op); })
      .Case<tt::ExpandDimsOp, tt::BroadcastOp, tt::ReshapeOp, tt::TransOp,
            tt::UnsplatOp>([&](auto op) { return emitRenaming(op); })
      .Case([&](tt::LoadOp op) { return emitLoad(op); })
      .Case([&](tt::StoreOp op) { return emitStore(op); })
      .Case<tt::AtomicRMWOp, tt::AtomicCASOp>(
          [&](auto op) { return emitAtomic(op); })
      .Case([&](gpu::ConvertLayoutOp op) { return emitConvertLayout(op); })
      .Case([&](tt::ReduceOp op) { return emitReduce(op); })
      .Case([&](tt::ScanOp op) { return emitScan(op); })
      .Default([&](Operation *op) -> LogicalResult {
        if (op->hasTrait<OpTrait::Elementwise>() || isa<LLVM::AssumeOp>(op) ||
            isa_and_nonnull<arith::ArithDialect, math::MathDialect>(
                op->getDialect()))
          return emitElementwise(op);
        return op->emitError("'") << op->getName() << "' is not lowered yet";
      });
}

LogicalResult ThreadEmitter::emitConstant(arith::ConstantOp op) {
  Attribute value = op.getValue();
  if (auto dense = dyn_cast<DenseElementsAttr>(value)) {
    if (!dense.isSplat())
      return op.emitError(
          "a tensor constant with different elements is not lowered yet");
    value = dense.getSplatValue<Attribute>();
  }
  Type type = elementType(op.getType());
  if (auto integer = dyn_cast<IntegerAttr>(value))
    value = IntegerAttr::get(
        type, integer.getValue().sextOrTrunc(type.getIntOrFloatBitWidth()));
  else if (auto real = dyn_cast<FloatAttr>(value); real && type.isInteger())
    value = IntegerAttr::get(type, real.getValue().bitcastToAPInt());
  Value constant = LLVM::ConstantOp::create(ir, type, cast<TypedAttr>(value));
  set(op, Registers(registersOf(op.getType()), constant));
  return success();
}

/// For each register, the first one that is known to hold an equal element
/// (kConstancyAttr).
static SmallVector<unsigned> equalRegisters(Operation *op, unsigned registers) {
  auto first = llvm::to_vector(llvm::seq(0u, registers));
  auto runs = op->getAttrOfType<DenseI64ArrayAttr>(gpu::kConstancyAttr);
  auto type = dyn_cast<RankedTensorType>(op->getResultTypes().front());
  if (!runs || !type || int64_t(runs.size()) != type.getRank())
    return first;
  if (!gpu::hasLayout(type))
    return first;
  const LinearLayout &layout = gpu::getLayout(type);
  std::map<SmallVector<int64_t>, unsigned> seen;
  for (unsigned reg = 0; reg < registers; ++reg) {
    SmallVector<int64_t> run(layout.apply(reg, 0, 0));
    for (auto [coordinate, length] : llvm::zip_equal(run, runs.asArrayRef()))
      coordinate /= length;
    first[reg] = seen.try_emplace(run, reg).first->second;
  }
  return first;
}

// Registers whose operands are the same values, like all of a splat's, share
// one copy of the op.
LogicalResult ThreadEmitter::emitElementwise(Operation *op) {
  unsigned registers = 1;
  for (Value value : op->getResults())
    registers = std::max(registers, registersOf(value.getType()));
  SmallVector<Registers> results(op->getNumResults());
  llvm::DenseMap<llvm::hash_code, unsigned> seen;
  SmallVector<SmallVector<Value, 3>> tuples;
  SmallVector<unsigned> first = op->getNumResults() == 1
                                    ? equalRegisters(op, registers)
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
      const Registers &from = get(operand);
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
    FailureOr<SmallVector<Value, 2>> element = emitElement(op, operands);
    if (failed(element))
      return failure();
    for (auto [result, value] : llvm::zip_equal(results, *element))
      result.push_back(value);
  }
  for (auto [value, result] : llvm::zip_equal(op->getResults(), results))
    set(value, std::move(result));
  return success();
}

/// Integers of MLIR's index type are 64 bits wide here.
static Value emitIndexCast(LLVMOpBuilder &ir, Operation *op, Value operand,
                           Type type) {
  return isa<arith::IndexCastUIOp>(op) ? ir.zextOrTrunc(type, operand)
                                       : ir.sextOrTrunc(type, operand);
}

/// A conversion between floating-point types that is not an 8-bit one.
static FailureOr<Value> emitFloatCast(LLVMOpBuilder &ir, tt::FpToFpOp op,
                                      Value operand, Type type) {
  Type from = getElementTypeOrSelf(op.getSrc());
  unsigned fromBits = from.getIntOrFloatBitWidth();
  if (fromBits == 8 ||
      getElementTypeOrSelf(op.getType()).getIntOrFloatBitWidth() == 8)
    return op.emitError("'tt.fp_to_fp' with an 8-bit float is not lowered yet");
  unsigned toBits = type.getIntOrFloatBitWidth();
  if (toBits > fromBits)
    return Value(LLVM::FPExtOp::create(ir, type, operand));
  if (op.getRounding() && *op.getRounding() == tt::RoundingMode::RTZ)
    return op.emitError("'tt.fp_to_fp' rounding to zero is not lowered yet");
  if (toBits < fromBits)
    return Value(LLVM::FPTruncOp::create(ir, type, operand));
  if (from == getElementTypeOrSelf(op.getType()))
    return operand;
  // f16 and bf16: every value of either is an f32.
  return Value(LLVM::FPTruncOp::create(
      ir, type, LLVM::FPExtOp::create(ir, ir.getF32Type(), operand)));
}

static Value emitClamp(LLVMOpBuilder &ir, tt::ClampFOp op,
                       ValueRange operands) {
  if (op.getPropagateNan() == tt::PropagateNan::ALL)
    return LLVM::MinimumOp::create(
        ir, LLVM::MaximumOp::create(ir, operands[0], operands[1]), operands[2]);
  return LLVM::MinNumOp::create(
      ir, LLVM::MaxNumOp::create(ir, operands[0], operands[1]), operands[2]);
}

/// The upper half of a product; LLVM finds the instruction for it in this form.
static Value emitHighProduct(LLVMOpBuilder &ir, ValueRange operands) {
  unsigned width = operands[0].getType().getIntOrFloatBitWidth();
  Type wide = ir.getIntegerType(width * 2);
  Value product = ir.mul(ir.zextOrTrunc(wide, operands[0]),
                         ir.zextOrTrunc(wide, operands[1]));
  return ir.zextOrTrunc(operands[0].getType(), ir.lshr(product, width));
}

/// The same bits as another type, pointers included.
static Value emitBitcast(LLVMOpBuilder &ir, Value operand, Type type) {
  bool fromPointer = isa<LLVM::LLVMPointerType>(operand.getType()),
       toPointer = isa<LLVM::LLVMPointerType>(type);
  if (fromPointer == toPointer)
    return ir.bitcast(type, operand);
  if (fromPointer)
    return ir.bitcast(type,
                      LLVM::PtrToIntOp::create(ir, ir.getI64Type(), operand));
  return LLVM::IntToPtrOp::create(ir, type,
                                  ir.bitcast(ir.getI64Type(), operand));
}

FailureOr<SmallVector<Value, 2>>
ThreadEmitter::emitElement(Operation *op, ValueRange operands) {
  using Elements = SmallVector<Value, 2>;
  auto type = [&] { return elementType(op->getResult(0).getType()); };
  return llvm::TypeSwitch<Operation *, FailureOr<Elements>>(op)
      .Case([&](tt::AddPtrOp op) { return Elements{emitAddPtr(op, operands)}; })
      .Case([&](tt::BitcastOp) {
        return Elements{emitBitcast(ir, operands[0], type())};
      })
      .Case([&](tt::IntToPtrOp) {
        return Elements{LLVM::IntToPtrOp::create(ir, type(), operands[0])};
      })
      .Case([&](tt::PtrToIntOp) {
        return Elements{LLVM::PtrToIntOp::create(ir, type(), operands[0])};
      })
      .Case([&](tt::MulhiUIOp) {
        return Elements{emitHighProduct(ir, operands)};
      })
      .Case([&](tt::ClampFOp op) {
        return Elements{emitClamp(ir, op, operands)};
      })
      .Case([&](tt::PreciseSqrtOp) {
        return Elements{LLVM::SqrtOp::create(ir, operands[0])};
      })
      .Case([&](tt::PreciseDivFOp) {
        return Elements{LLVM::FDivOp::create(ir, operands[0], operands[1])};
      })
      .Case([&](tt::FpToFpOp op) -> FailureOr<Elements> {
        FailureOr<Value> value = emitFloatCast(ir, op, operands[0], type());
        if (failed(value))
          return failure();
        return Elements{*value};
      })
      .Case<arith::IndexCastOp, arith::IndexCastUIOp>([&](Operation *op) {
        return Elements{emitIndexCast(ir, op, operands[0], type())};
      })
      .Default([&](Operation *op) -> FailureOr<Elements> {
        if (isa<tt::TileDialect>(op->getDialect()))
          return op->emitError("'") << op->getName() << "' is not lowered yet";
        if (op->getNumResults() == 1)
          if (Value value = emitMath(ir, target, op, type(), operands))
            return Elements{value};
        return cloneElement(op, operands);
      });
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

SmallVector<Value, 2> ThreadEmitter::cloneElement(Operation *op,
                                                  ValueRange operands) {
  OperationState state(ir.getLoc(), op->getName());
  state.addOperands(operands);
  for (Type result : op->getResultTypes())
    state.addTypes(elementType(result));
  state.addAttributes(op->getAttrs());
  Operation *copy = ir.create(state);
  allowContraction(copy);
  return SmallVector<Value, 2>(copy->getResults());
}

LogicalResult ThreadEmitter::combine(Block &combiner, ArrayRef<Value> left,
                                     ArrayRef<Value> right,
                                     SmallVectorImpl<Value> &result) {
  for (auto [argument, value] : llvm::zip_equal(
           combiner.getArguments(), llvm::concat<const Value>(left, right)))
    set(argument, {value});
  Location loc = ir.getLoc();
  for (Operation &op : combiner.without_terminator()) {
    ir.setLoc(op.getLoc());
    if (failed(emitOp(&op)))
      return failure();
  }
  ir.setLoc(loc);
  result = flatten(combiner.getTerminator()->getOperands());
  return success();
}

} // namespace kiln
