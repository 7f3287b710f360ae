//===- MatrixMoves.cpp - moves of matrices as accesses and exchanges ------===//
//
// ldmatrix and stmatrix of NVIDIA, transposing reads of AMD's LDS.
//
// Each lane reads (writes) the row whose address it gives, by a masked access
// that is checked like any other; what the lanes then exchange is an operation
// of the warp (warp/MatrixMoves.cpp), by a name of our own. Hardware has the
// same order: a row is one lane's access.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/abi/AddressOrigins.h"
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
    inheritAddress(builder.CreateMaskedStore(vector, pointer, rowAlign, mask),
                   call);
  } else {
    CallInst *vector = builder.CreateMaskedLoad(row, pointer, rowAlign, mask,
                                                Constant::getNullValue(row));
    inheritAddress(vector, call);
    SmallVector<Value *> given;
    for (unsigned i = 0; i != words; ++i)
      given.push_back(builder.CreateExtractElement(vector, i));
    call.replaceAllUsesWith(exchange(builder, move, given, move.count));
  }
  call.eraseFromParent();
}

/// llvm.amdgcn.ds.read.tr16.b64 and its kin: "16", the bits of an element.
StringRef elementOfTransposingRead(StringRef name) {
  if (!name.consume_front("llvm.amdgcn.ds.read.tr"))
    return "";
  StringRef bits = name.take_while(isDigit);
  return name.substr(bits.size()).starts_with(".b") ? bits : "";
}

/// Each lane reads as many words as it gets.
void lowerTransposingRead(CallInst &call, StringRef element) {
  IRBuilder<> builder(&call);
  unsigned words = call.getType()->getPrimitiveSizeInBits() / 32;
  Type *word = builder.getInt32Ty();
  Type *vector = FixedVectorType::get(word, words);
  const Align align(8); // ISA guide of CDNA 4, "DS_READ_B64_TR_B16"
  LoadInst *read =
      builder.CreateAlignedLoad(vector, call.getArgOperand(0), align);
  inheritAddress(read, call);
  SmallVector<Value *> given;
  for (unsigned i = 0; i != words; ++i)
    given.push_back(builder.CreateExtractElement(read, i));
  Type *results =
      StructType::get(builder.getContext(), SmallVector<Type *>(words, word));
  FunctionType *type = FunctionType::get(
      results, SmallVector<Type *>(words, word), /*isVarArg=*/false);
  Value *taken =
      builder.CreateCall(call.getModule()->getOrInsertFunction(
                             ("kiln.transposed.b" + element).str(), type),
                         given);
  Value *result = PoisonValue::get(vector);
  for (unsigned i = 0; i != words; ++i)
    result = builder.CreateInsertElement(
        result, builder.CreateExtractValue(taken, i), i);
  call.replaceAllUsesWith(builder.CreateBitCast(result, call.getType()));
  call.eraseFromParent();
}

} // namespace

void kiln::emu::lowerMatrixMoves(Rewriter &rewriter) {
  SmallVector<std::pair<CallInst *, StringRef>> reads;
  SmallVector<std::pair<CallInst *, Move>> moves;
  for (Instruction &inst : instructions(rewriter.function))
    if (auto *call = dyn_cast<CallInst>(&inst);
        call && call->getCalledFunction()) {
      StringRef name = call->getCalledFunction()->getName();
      if (std::optional<Move> move = moveOf(name))
        moves.emplace_back(call, *move);
      else if (StringRef element = elementOfTransposingRead(name);
               !element.empty())
        reads.emplace_back(call, element);
    }
  for (auto &[call, move] : moves)
    lowerMove(rewriter, *call, move);
  for (auto &[call, element] : reads)
    lowerTransposingRead(*call, element);
}
