//===- ScaledMatrix.cpp - calls of scaled multiplications, spelled alike --===//
//
// The vendors' calls say in several ways which bits of their operands count.
// Here they become calls by the name of their record: A, B and C, just as long
// as it has them; then for A and for B an i32 of scales, the first byte lowest,
// and an i32 that chooses among lanes (MatrixScales).
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/rewrite/Rewriter.h"
#include "targets/isa/matrix/MatrixInstruction.h"
#include "llvm/IR/InstIterator.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

namespace {

using Builder = IRBuilder<>;

/// The record of a call that multiplies with scales, or null.
const MatrixInstruction *recordOf(const CallInst &call) {
  StringRef name = call.getCalledFunction()->getName();
  SmallVector<const MatrixInstruction *, 4> rows = matrixInstructionsOf(name);
  if (!rows.empty() && rows.front()->call == MatrixCall::MfmaScaled) {
    auto isFormat = [&](unsigned operand, MatrixType type) {
      return cast<ConstantInt>(call.getArgOperand(operand))
          ->equalsInt(mfmaFormat(type));
    };
    const auto *row = find_if(rows, [&](const MatrixInstruction *row) {
      return isFormat(3, row->aType) && isFormat(4, row->bType);
    });
    return row == rows.end() ? nullptr : *row;
  }
  // llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4.scale.2x.f32.e2m1.e2m1
  // .f32.ue8m0; kind and number of scales follow from the types.
  if (!name.consume_front("llvm.nvvm.mma.block.scale."))
    return nullptr;
  SmallVector<StringRef, 10> parts;
  name.split(parts, '.');
  size_t count = parts.size();
  return count < 6 ? nullptr
                   : lookupScaledMma(parts[0], parts[count - 4],
                                     parts[count - 3], parts[count - 1]);
}

/// The first registers of a vector of them, which may be longer than its format
/// needs.
Value *firstOf(Builder &b, Value *vector, MatrixPart part) {
  unsigned count = typeOf(part).count;
  if (cast<FixedVectorType>(vector->getType())->getNumElements() == count)
    return vector;
  SmallVector<int> indices;
  for (unsigned i = 0; i != count; ++i)
    indices.push_back(i);
  return b.CreateShuffleVector(vector, indices);
}

/// A, B, C, formats of A and B, byte and scales of A, byte and scales of B.
CallInst *spellMfma(Rewriter &rewriter, Builder &b, const CallInst &call,
                    const MatrixInstruction &row) {
  auto isZero = [](Value *value) {
    auto *number = dyn_cast<ConstantInt>(value);
    return number && number->isZero();
  };
  Value *ofA = call.getArgOperand(6), *ofB = call.getArgOperand(8);
  // LLVM selects the instruction without scales for it.
  bool isUnscaled = isZero(ofA) && isZero(ofB);
  Value *zero = b.getInt32(0), *one = b.getInt32(127);
  ChosenScales unscaled = {one, zero, zero};
  return callScaledMatrix(
      rewriter, b, row,
      {firstOf(b, call.getArgOperand(0), row.aPart),
       firstOf(b, call.getArgOperand(1), row.bPart), call.getArgOperand(2)},
      isUnscaled ? unscaled : ChosenScales{ofA, call.getArgOperand(5), zero},
      isUnscaled ? unscaled : ChosenScales{ofB, call.getArgOperand(7), zero},
      call.getType());
}

/// Registers of A, B and C; scales of A, first byte and lane, those of B.
CallInst *spellMma(Rewriter &rewriter, Builder &b, const CallInst &call,
                   const MatrixInstruction &row) {
  SmallVector<Value *> args(call.args());
  ArrayRef<Value *> last = ArrayRef(args).take_back(6);
  return callScaledMatrix(rewriter, b, row, ArrayRef(args).drop_back(6),
                          {last[0], last[1], last[2]},
                          {last[3], last[4], last[5]}, call.getType());
}

} // namespace

CallInst *kiln::emu::callScaledMatrix(Rewriter &rewriter, Builder &b,
                                      const MatrixInstruction &row,
                                      ArrayRef<Value *> parts,
                                      const ChosenScales &ofA,
                                      const ChosenScales &ofB, Type *result) {
  SmallVector<Value *> args(parts);
  for (const ChosenScales &scales : {ofA, ofB}) {
    Value *byte = b.CreateZExtOrTrunc(scales.byte, b.getInt32Ty());
    args.push_back(b.CreateLShr(scales.word, b.CreateMul(byte, b.getInt32(8))));
    args.push_back(b.CreateZExtOrTrunc(scales.lane, b.getInt32Ty()));
  }
  SmallVector<Type *> types;
  for (Value *arg : args)
    types.push_back(arg->getType());
  return b.CreateCall(rewriter.function.getParent()->getOrInsertFunction(
                          std::string("kiln.") + row.name,
                          FunctionType::get(result, types, false)),
                      args);
}

void kiln::emu::spellScaledMatrices(Rewriter &rewriter) {
  SmallVector<std::pair<CallInst *, const MatrixInstruction *>> calls;
  for (Instruction &inst : instructions(rewriter.function))
    if (auto *call = dyn_cast<CallInst>(&inst);
        call && call->getCalledFunction())
      if (const MatrixInstruction *row = recordOf(*call))
        calls.emplace_back(call, row);
  for (auto [call, row] : calls) {
    if (matrixSupport(rewriter.target, *row) == MatrixSupport::None) {
      rewriter.refuse(*call, Twine(row->name) + ", which only " +
                                 ownersOf(*row) + " have");
      continue;
    }
    Builder builder(call);
    auto spell = row->call == MatrixCall::MfmaScaled ? spellMfma : spellMma;
    call->replaceAllUsesWith(spell(rewriter, builder, *call, *row));
    call->eraseFromParent();
  }
}
