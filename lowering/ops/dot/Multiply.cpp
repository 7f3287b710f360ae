// Calls of matrix instructions, as their records say, and multiply-adds.
#include "lowering/ops/dot/Multiply.h"

using namespace mlir;

namespace kiln {
namespace {

Type elementOf(LLVMOpBuilder &ir, const PartType &part) {
  switch (part.element) {
  case PartType::Half:
    return ir.getF16Type();
  case PartType::Bfloat:
    return ir.getBF16Type();
  case PartType::Float:
    return ir.getF32Type();
  case PartType::Double:
    return ir.getF64Type();
  case PartType::Integer:
    return ir.getIntegerType(part.elementBits);
  }
  llvm_unreachable("unknown element of a matrix part");
}

Type typeOf(LLVMOpBuilder &ir, MatrixPart part) {
  PartType type = typeOf(part);
  Type element = elementOf(ir, type);
  return type.count == 1 ? element
                         : Type(VectorType::get(int64_t(type.count), element));
}

/// One operand of a call: its registers, those that it takes, and the scales
/// of those.
struct Factor {
  ArrayRef<unsigned> registers;
  const Registers &from;
  const Registers &scales;
  unsigned firstScale;
};

/// Writes one instruction's calls.
class InstructionWriter {
public:
  InstructionWriter(LLVMOpBuilder &ir, const MatrixInstruction &row)
      : ir(ir), row(row) {}

  /// a and b are those of the instruction, exchanged already if they are to be.
  void write(const Factor &a, const Factor &b, ArrayRef<unsigned> cRegisters,
             Registers &c) {
    SmallVector<Value> arguments;
    CallOperands operands = operandsOf(row.call);
    if (operands.hasFactorBits)
      arguments.push_back(ir.i1(row.aType == MatrixType::S8));
    packFactor(a, row.aType, row.aPart, arguments);
    if (operands.hasFactorBits)
      arguments.push_back(ir.i1(row.bType == MatrixType::S8));
    packFactor(b, row.bType, row.bPart, arguments);
    if (operands.hasModifierOfC)
      arguments.push_back(ir.constant(ir.getI16Type(), 0));
    pack(cRegisters, c, row.cPart, arguments);
    arguments.append(operands.hints, ir.i1(false));
    if (operands.atEnd)
      arguments.append(operands.atEnd,
                       ir.constant(ir.getIntegerType(operands.bitsAtEnd), 0));
    if (row.call == MatrixCall::MfmaScaled)
      for (MatrixType type : {row.aType, row.bType})
        arguments.push_back(ir.i32(mfmaFormat(type)));
    if (row.scales)
      for (const Factor *factor : {&a, &b})
        addScales(*factor, arguments);
    Type part = typeOf(ir, row.cPart);
    Type result = part;
    if (returnsStruct())
      result = LLVM::LLVMStructType::getLiteral(
          ir.getContext(), SmallVector<Type>(row.cParts(), part));
    Value made = ir.intrinsic(row.intrinsic, result, arguments);
    unpack(made, cRegisters, c);
  }

private:
  bool returnsStruct() const {
    return row.call == MatrixCall::Plain || row.call == MatrixCall::MmaScaled;
  }

  void packFactor(const Factor &factor, MatrixType type, MatrixPart part,
                  SmallVectorImpl<Value> &arguments) {
    if (type == MatrixType::E2M1InByte)
      packPairs(factor, arguments);
    else
      pack(factor.registers, factor.from, part, arguments);
  }

  /// The elements of a lane, in operands of the intrinsic's type.
  void pack(ArrayRef<unsigned> registers, const Registers &from,
            MatrixPart part, SmallVectorImpl<Value> &arguments) {
    Type type = typeOf(ir, part);
    unsigned elementBits =
        from[registers.front()].getType().getIntOrFloatBitWidth();
    unsigned perPart = typeOf(part).bits() / elementBits;
    for (unsigned first = 0; first < registers.size(); first += perPart) {
      SmallVector<Value> elements;
      for (unsigned reg : registers.slice(first, perPart))
        elements.push_back(from[reg]);
      Value value = perPart == 1 ? elements.front() : ir.vector(elements);
      arguments.push_back(ir.bitcast(type, value));
    }
  }

  /// Pairs of elements of 4 bits as bytes, an element in the middle of each:
  /// the first elements of four pairs are one operand of the call, the second
  /// ones another, which follows those of all first ones (orderWithScales).
  void packPairs(const Factor &factor, SmallVectorImpl<Value> &arguments) {
    constexpr unsigned middle = 0x3c3c3c3c;
    SmallVector<Value> words, second;
    pack(factor.registers, factor.from, MatrixPart::I32, words);
    for (Value word : words) {
      arguments.push_back(ir.bitAnd(ir.shl(word, 2), ir.i32(middle)));
      second.push_back(ir.bitAnd(ir.lshr(word, 2), ir.i32(middle)));
    }
    llvm::append_range(arguments, second);
  }

  /// For lanes that a call may choose among, which hold the same, the first.
  void addScales(const Factor &factor, SmallVectorImpl<Value> &arguments) {
    constexpr unsigned inWord = 4;
    unsigned byte = factor.firstScale % inWord;
    bool isPower = row.scales.type == MatrixType::E8M0;
    Value word = factor.scales.empty()
                     ? ir.i32(isPower ? 0x7f7f7f7f : 0x38383838)
                     : factor.scales[factor.firstScale / inWord];
    if (row.call == MatrixCall::MfmaScaled) {
      arguments.append({ir.i32(byte), word});
      return;
    }
    Type half = ir.getI16Type();
    arguments.append({word, ir.constant(half, byte), ir.constant(half, 0)});
  }

  void unpack(Value made, ArrayRef<unsigned> registers, Registers &to) {
    PartType type = typeOf(row.cPart);
    unsigned next = 0;
    for (unsigned i = 0; i != row.cParts(); ++i) {
      Value part = made;
      if (returnsStruct())
        part = LLVM::ExtractValueOp::create(ir, made, int64_t(i));
      for (unsigned element = 0; element != type.count; ++element)
        to[registers[next++]] =
            type.count == 1 ? part : ir.element(part, element);
    }
  }

  LLVMOpBuilder &ir;
  const MatrixInstruction &row;
};

/// A number as one of the accumulator's type.
Value extended(LLVMOpBuilder &ir, Type type, Value value) {
  if (value.getType() == type)
    return value;
  return type.isInteger() ? ir.sextOrTrunc(type, value)
                          : Value(LLVM::FPExtOp::create(ir, type, value));
}

Value multiplyAdd(LLVMOpBuilder &ir, Value a, Value b, Value c) {
  Type type = c.getType();
  a = extended(ir, type, a);
  b = extended(ir, type, b);
  return type.isInteger() ? ir.add(ir.mul(a, b), c) : ir.fma(a, b, c);
}

} // namespace

void multiply(LLVMOpBuilder &ir, const DotPlan &plan, ArrayRef<DotStep> steps,
              const Registers &a, const Registers &b, const ScaleWords &scales,
              Registers &c) {
  for (const DotStep &step : steps) {
    if (!plan.instruction) {
      Value &accumulator = c[step.c.front()];
      accumulator =
          multiplyAdd(ir, a[step.a.front()], b[step.b.front()], accumulator);
      continue;
    }
    Factor left{step.a, a, scales.a, step.aScale},
        right{step.b, b, scales.b, step.bScale};
    InstructionWriter(ir, plan.called())
        .write(plan.swapped ? right : left, plan.swapped ? left : right, step.c,
               c);
  }
}

} // namespace kiln
