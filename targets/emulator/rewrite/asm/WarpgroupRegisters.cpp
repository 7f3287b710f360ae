//===- WarpgroupRegisters.cpp - checks uses of registers of a wgmma -------===//
//
// PTX ISA, "wgmma.mma_async": its accumulators, and A where that is in
// registers, are not the thread's until a wait for its group; and what the
// thread does with them before needs a wgmma.fence after it. LLVM IR has values
// instead of registers, so their def-use chains are checked:
//
//   %m = fmul ...                                     a write of the thread's
//   %s = asm "wgmma.fence.sync.aligned;" (%m, tied)   optional fence
//   %d = asm "wgmma.mma_async... {$0, ...}, ..." (%s, tied)
//   %r = asm "wgmma.wait_group.sync.aligned 1;" (%d, tied)
//   ... = fadd %r, ...                                a read of the thread's
//
// A program in which something else uses %d is refused: a scheduler could move
// that use before the wait. Whether the wait has ended the group is known only
// at run time: the words of %r are checked before its first use in each basic
// block (PendingMultiplies.h), and each wgmma checks how many fences the thread
// has executed since the last write.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/rewrite/asm/AsmOperands.h"
#include "targets/emulator/warp/PendingMultiplies.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

static constexpr unsigned kRegisterBits = 32;
static constexpr const char *kMultiply = "wgmma.mma_async",
                            *kWait = "wgmma.wait_group",
                            *kFence = "wgmma.fence";

bool kiln::emu::mentions(const CallInst &call, StringRef mnemonic) {
  return call.isInlineAsm() && any_of(parsePtx(AsmOperands::textOf(call)),
                                      [&](const PtxStatement &s) {
                                        return s.mnemonic.starts_with(mnemonic);
                                      });
}

static bool isRegister(const Value *value) {
  return value->getType()->getPrimitiveSizeInBits() == kRegisterBits;
}

namespace {

/// The def-use paths from a result of wgmma or of a wait to its uses.
class ForwardPaths {
public:
  /// Calls `use` for each pair of a value and a user that is no wgmma, wait or
  /// fence.
  ForwardPaths(CallInst &from,
               function_ref<void(Value &value, Instruction &user)> use) {
    SmallSetVector<Instruction *, 16> carriers;
    carriers.insert(&from);
    for (unsigned i = 0; i != carriers.size(); ++i)
      for (User *user : carriers[i]->users()) {
        auto *inst = cast<Instruction>(user);
        auto *call = dyn_cast<CallInst>(inst);
        if (isa<ExtractValueInst, InsertValueInst, PHINode, SelectInst>(inst) ||
            (call && mentions(*call, kFence)))
          carriers.insert(inst);
        else if (!call ||
                 (!mentions(*call, kMultiply) && !mentions(*call, kWait)))
          use(*carriers[i], *inst);
      }
  }
};

} // namespace

void kiln::emu::checkWarpgroupResults(Rewriter &rewriter, CallInst &call) {
  if (!mentions(call, kMultiply))
    return;
  Instruction *first = nullptr;
  ForwardPaths(
      call, [&](Value &, Instruction &user) { first = first ? first : &user; });
  if (first)
    rewriter.refuse(*first,
                    "uses an accumulator of wgmma that no wait has given back: "
                    "pass it through the wait, as a tied operand");
}

//===----------------------------------------------------------------------===//
// Reads
//===----------------------------------------------------------------------===//

/// The word if it may be a token, else `otherwise`.
static Value *tokenOr(IRBuilder<> &builder, Value *value, Value *otherwise) {
  bool isFloat = value->getType()->isFloatTy();
  Value *word = builder.CreateTrunc(toBits(builder, value),
                                    builder.getIntNTy(kRegisterBits));
  for (uint32_t prefix :
       {AccumulatorToken::kFloat, AccumulatorToken::kInteger}) {
    if (isFloat && prefix != AccumulatorToken::kFloat)
      continue;
    Value *above = builder.CreateSub(
        word, builder.getInt32(prefix | AccumulatorToken::kLeast));
    Value *may = builder.CreateICmpULT(
        above, builder.getInt32(~AccumulatorToken::kPrefix + 1 -
                                AccumulatorToken::kLeast));
    otherwise = builder.CreateSelect(may, word, otherwise);
  }
  return otherwise;
}

/// Checks values before an instruction that uses the first of them.
static void checkBefore(Rewriter &rewriter, Instruction &user,
                        ArrayRef<Value *> values) {
  IRBuilder<> builder(&user);
  Value *word = builder.getInt32(0);
  for (Value *value : values)
    word = tokenOr(builder, value, word);
  rewriter.callRuntime(
      builder, "kiln_emu_matrix_use",
      {builder.getInt32(rewriter.addSite(user, "use of a result of wgmma")),
       builder.CreateZExt(word, builder.getInt64Ty())});
}

void kiln::emu::checkWaitResults(Rewriter &rewriter, CallInst &call) {
  if (!mentions(call, kWait))
    return;
  // Of each block: the values, and where the first use of each is.
  MapVector<BasicBlock *, MapVector<Value *, Instruction *>> blocks;
  ForwardPaths(call, [&](Value &value, Instruction &user) {
    if (!isRegister(&value))
      return;
    Instruction *&first = blocks[user.getParent()][&value];
    if (!first || user.comesBefore(first))
      first = &user;
  });
  for (auto &[block, uses] : blocks) {
    auto ordered = uses.takeVector();
    llvm::sort(ordered, [](const auto &a, const auto &b) {
      return a.second->comesBefore(b.second);
    });
    // As many as are there by then go into one check.
    for (ArrayRef rest(ordered); !rest.empty();) {
      Instruction &user = *rest.front().second;
      SmallVector<Value *> values;
      while (!rest.empty()) {
        auto *inst = cast<Instruction>(rest.front().first);
        if (inst->getParent() == block && !inst->comesBefore(&user))
          break;
        values.push_back(inst);
        rest = rest.drop_front();
      }
      checkBefore(rewriter, user, values);
    }
  }
}

//===----------------------------------------------------------------------===//
// Writes
//===----------------------------------------------------------------------===//

/// Whether an instruction only assigns registers to a value.
static bool onlyNames(const Instruction &inst) {
  return isa<PHINode, SelectInst, ExtractValueInst, InsertValueInst,
             ExtractElementInst, InsertElementInst, ShuffleVectorInst,
             BitCastInst, FreezeInst>(inst);
}

void kiln::emu::noteWarpgroupWrites(Rewriter &rewriter, CallInst &call) {
  if (!mentions(call, kMultiply))
    return;
  SmallSetVector<Instruction *, 16> ways;
  for (Value *argument : call.args())
    if (auto *inst = dyn_cast<Instruction>(argument); inst && isRegister(inst))
      ways.insert(inst);
  AllocaInst *noted = nullptr;
  for (unsigned i = 0; i != ways.size(); ++i) {
    Instruction *inst = ways[i];
    if (onlyNames(*inst)) {
      for (Value *operand : inst->operands())
        if (auto *before = dyn_cast<Instruction>(operand);
            before && !before->getType()->isIntegerTy(1))
          ways.insert(before);
      continue;
    }
    auto *source = dyn_cast<CallInst>(inst);
    if (source && (mentions(*source, kMultiply) || mentions(*source, kWait) ||
                   mentions(*source, kFence)))
      continue;
    Type *count = Type::getInt32Ty(call.getContext());
    if (!noted) {
      IRBuilder<> entry(
          &*rewriter.function.getEntryBlock().getFirstInsertionPt());
      noted = entry.CreateAlloca(count);
      entry.CreateStore(Constant::getAllOnesValue(count), noted);
      rewriter.matrixWrites[&call] = noted;
    }
    IRBuilder<> builder(inst->getNextNode());
    Value *fences = builder.CreateConstInBoundsGEP1_64(
        builder.getInt8Ty(), rewriter.context(),
        offsetof(ThreadContext, matrixFences));
    builder.CreateStore(builder.CreateLoad(count, fences), noted);
  }
}
