//===- MatrixMoves.cpp - ldmatrix and stmatrix as accesses and exchanges --===//
//
// Each lane reads (writes) the row whose address it gives, by a masked access
// that is checked like any other; what the lanes then exchange is an operation
// of the warp (warp/MatrixMoves.cpp), by a name of our own. Hardware has the
// same order: a row is one lane's access.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/rewrite/Rewriter.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/InstIterator.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

namespace {

/// What the name says: llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3.
struct Move {
  bool isStore;
  unsigned count;
  bool transposes;
};

std::optional<Move> moveOf(StringRef name) {
  Move move{name.consume_front("llvm.nvvm.stmatrix."), 0, false};
  if (!move.isStore && !name.consume_front("llvm.nvvm.ldmatrix."))
    return std::nullopt;
  if (!name.consume_front("sync.aligned.m8n8.x") ||
      name.consumeInteger(10, move.count))
    return std::nullopt;
  move.transposes = name.consume_front(".trans");
  return name.starts_with(".b16") ? std::optional(move) : std::nullopt;
}

/// The exchange between lanes: `in` words each to `out` words each.
Value *exchange(IRBuilder<> &builder, const Move &move, ArrayRef<Value *> in,
                unsigned out) {
  Module *module = builder.GetInsertBlock()->getModule();
  std::string name =
      std::string(move.isStore ? "kiln.stmatrix.x" : "kiln.ldmatrix.x") +
      utostr(move.count) + (move.transposes ? ".trans" : "");
  Type *word = builder.getInt32Ty();
  Type *result =
      out == 1 ? word
               : static_cast<Type *>(StructType::get(
                     builder.getContext(), SmallVector<Type *>(out, word)));
  FunctionType *type =
      FunctionType::get(result, SmallVector<Type *>(in.size(), word), false);
  return builder.CreateCall(module->getOrInsertFunction(name, type), in);
}

void lowerMove(Rewriter &rewriter, CallInst &call, const Move &move) {
  IRBuilder<> builder(&call);
  constexpr unsigned words = 4; // of a row
  const Align rowAlign(16);     // PTX ISA: rows are aligned to their size
  Type *row = FixedVectorType::get(builder.getInt32Ty(), words);
  Value *lane = rewriter.field(builder, offsetof(ThreadContext, lane),
                               builder.getInt32Ty());
  Value *gives = builder.CreateICmpULT(lane, builder.getInt32(8 * move.count));
  Value *mask = builder.CreateVectorSplat(words, gives);
  Value *pointer = call.getArgOperand(0);
  if (move.isStore) {
    SmallVector<Value *> registers(drop_begin(call.args()));
    Value *given = exchange(builder, move, registers, words);
    Value *vector = PoisonValue::get(row);
    for (unsigned i = 0; i != words; ++i)
      vector = builder.CreateInsertElement(
          vector, builder.CreateExtractValue(given, i), i);
    builder.CreateMaskedStore(vector, pointer, rowAlign, mask);
  } else {
    Value *vector = builder.CreateMaskedLoad(row, pointer, rowAlign, mask,
                                             Constant::getNullValue(row));
    SmallVector<Value *> given;
    for (unsigned i = 0; i != words; ++i)
      given.push_back(builder.CreateExtractElement(vector, i));
    call.replaceAllUsesWith(exchange(builder, move, given, move.count));
  }
  call.eraseFromParent();
}

} // namespace

void kiln::emu::lowerMatrixMoves(Rewriter &rewriter) {
  SmallVector<std::pair<CallInst *, Move>> moves;
  for (Instruction &inst : instructions(rewriter.function))
    if (auto *call = dyn_cast<CallInst>(&inst);
        call && call->getCalledFunction())
      if (std::optional<Move> move =
              moveOf(call->getCalledFunction()->getName()))
        moves.emplace_back(call, *move);
  for (auto &[call, move] : moves)
    lowerMove(rewriter, *call, move);
}
