// tt.print: a line for each element, in the words of Triton, from the one
// thread that acts for all that hold it:
//
//   pid (x, y, z) idx (i, j) prefix: value
//
// Lines come in the order in which threads reach the op. Unlike Triton's, a
// scalar has one line, not one for each thread, and `hex` shows a float's bits.
#include "frontend/dialect/Tile.h"
#include "lowering/emit/Coordinates.h"
#include "lowering/ops/TileLowerings.h"
#include "lowering/ops/across/PlainLayout.h"
#include "lowering/vendor/Messages.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "targets/gpu/GpuTraits.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using kiln::gpu::LinearLayoutAttr;

namespace kiln {
namespace {

/// The format and the values of one call of printf.
struct Line {
  std::string format;
  SmallVector<Value> values;

  void add(StringRef conversion, Value value) {
    format += conversion;
    values.push_back(value);
  }
  /// Text that is no conversion.
  void add(StringRef text) {
    for (char letter : text)
      format += letter == '%' ? "%%" : std::string(1, letter);
  }
};

/// Digits of the largest index of a dimension.
unsigned indexWidth(int64_t size) {
  unsigned width = 0;
  for (int64_t reached = 1; reached < size; reached *= 10)
    ++width;
  return width;
}

/// C has no smaller floating-point argument than a double.
Value toDouble(LLVMOpBuilder &ir, Value value) {
  if (value.getType().getIntOrFloatBitWidth() == 16)
    value = arith::ExtFOp::create(ir, ir.getF32Type(), value);
  return value.getType().isF64()
             ? value
             : LLVM::FPExtOp::create(ir, ir.getF64Type(), value);
}

/// Adds the element as Triton would show it. An 8-bit float is its bits.
void addElement(LLVMOpBuilder &ir, Line &line, Value value, bool hex,
                bool isSigned) {
  Type type = value.getType();
  if (isa<LLVM::LLVMPointerType>(type))
    return line.add("%p", value);
  unsigned bits = type.getIntOrFloatBitWidth();
  if (isa<FloatType>(type)) {
    if (!hex)
      return line.add("%f", toDouble(ir, value));
    value = ir.bitcast(ir.getIntegerType(bits), value);
  }
  Type promoted = ir.getIntegerType(bits > 32 ? 64 : 32);
  value = isSigned && !hex ? ir.sextOrTrunc(promoted, value)
                           : ir.zextOrTrunc(promoted, value);
  std::string conversion =
      hex ? "0x%0" + std::to_string(llvm::divideCeil(bits, 4)) : "%";
  if (bits > 32)
    conversion += "ll";
  line.add(conversion + (hex ? "x" : isSigned ? "i" : "u"), value);
}

struct Print : TileLowering::ExternalModel<Print, tt::PrintOp> {
  // The label is the first tensor's layout. Tensors of another shape come as
  // the block can hold them.
  LinearLayoutAttr operandLayout(Operation *op, LinearLayoutAttr label,
                                 unsigned operand) const {
    return hasFirstShape(op, operand)
               ? label
               : plainLayout(shapeOf(op, operand), label);
  }
  LinearLayoutAttr labelFromOperand(Operation *op, LinearLayoutAttr layout,
                                    unsigned operand) const {
    return hasFirstShape(op, operand) ? layout : LinearLayoutAttr();
  }

  LogicalResult emit(Operation *op, Thread &thread) const {
    auto print = cast<tt::PrintOp>(op);
    if (!canPrint(thread.target.gpu()))
      return op->emitError("'tt.print' is not lowered for ")
             << gpuName(thread.target.gpu())
             << ": printing there takes AMD's device libraries and a host that "
                "serves the kernel; store the values instead, or look at them "
                "with `kiln run --device reference` or on an NVIDIA target";
    if (op->getNumOperands() == 0)
      return onlyOwner(thread, nullptr, [&] {
        Line line = beginLine(thread);
        line.add(print.getPrefix());
        return endLine(thread, line);
      });
    for (unsigned operand = 0; operand < op->getNumOperands(); ++operand)
      if (failed(printOperand(thread, print, operand)))
        return failure();
    return success();
  }

private:
  static ArrayRef<int64_t> shapeOf(Operation *op, unsigned operand) {
    return cast<RankedTensorType>(op->getOperand(operand).getType()).getShape();
  }

  static bool hasFirstShape(Operation *op, unsigned operand) {
    SmallVector<int64_t> first = *firstTensorShape(op);
    return shapeOf(op, operand) == ArrayRef<int64_t>(first);
  }

  static Line beginLine(Thread &thread) {
    Line line;
    for (unsigned axis = 0; axis != 3; ++axis) {
      line.add(axis ? ", " : "pid (");
      line.add("%u", thread.target.blockId(thread.ir, axis));
    }
    line.add(")");
    return line;
  }

  static LogicalResult endLine(Thread &thread, const Line &line) {
    return emitPrint(thread.ir, line.format + "\n", line.values);
  }

  static LogicalResult onlyOwner(Thread &thread, const LinearLayout *layout,
                                 function_ref<LogicalResult()> body) {
    LogicalResult result = success();
    thread.runIf(ownerPredicate(thread, layout), [&] { result = body(); });
    return result;
  }

  static LogicalResult printOperand(Thread &thread, tt::PrintOp op,
                                    unsigned operand) {
    Value value = op.getArgs()[operand];
    const Registers elements = thread.get(value);
    const LinearLayout *layout = layoutOf(value.getType());
    return onlyOwner(thread, layout, [&]() -> LogicalResult {
      for (auto [reg, element] : llvm::enumerate(elements)) {
        Line line = beginLine(thread);
        line.add(" idx (");
        if (layout)
          addIndex(thread, line, *layout, reg, shapeOf(op, operand));
        line.add(")");
        line.add(op.getPrefix());
        if (op->getNumOperands() > 1)
          line.add(("(operand " + Twine(operand) + ") ").str());
        addElement(thread.ir, line, element, op.getHex(),
                   op.getIsSigned()[operand]);
        if (failed(endLine(thread, line)))
          return failure();
      }
      return success();
    });
  }

  static void addIndex(Thread &thread, Line &line, const LinearLayout &layout,
                       unsigned reg, ArrayRef<int64_t> shape) {
    for (auto [dim, size] : llvm::enumerate(shape)) {
      if (dim)
        line.add(", ");
      line.add("%" + std::to_string(indexWidth(size)) + "u",
               coordinate(thread, layout, dim, reg));
    }
  }
};

} // namespace

void attachPrint(MLIRContext &context) {
  tt::PrintOp::attachInterface<Print>(context);
}

} // namespace kiln
