//===- AsmAsync.cpp - mbarriers and copies of boxes as inline PTX ---------===//
//
//   @$0 mbarrier.arrive.expect_tx.shared::cta.b64 _, [$1], 24576;
//   @$0 cp.async.bulk.tensor.2d.shared::cta.global.mbarrier::complete_tx::bytes
//       [$1], [$2, {$3, $4}], [$5];
//   waitLoop: mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;
//   @!complete bra.uni waitLoop;
//
// become calls of LLVM's intrinsics, and a loop.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/rewrite/asm/AsmOperands.h"
#include "llvm/ADT/StringExtras.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

static bool isOperandOrNumber(const AsmOperands &operands, StringRef name) {
  return operands.isOperand(name) || AsmOperands::number(name);
}

static bool isPredicate(const AsmOperands &operands, const PtxStatement &s) {
  return s.predicate.empty() || operands.isOperand(s.predicate);
}

/// The register of a memory operand that is nothing else.
static std::optional<StringRef> plainAddress(const AsmOperands &operands,
                                             const PtxStatement &s,
                                             unsigned index) {
  std::optional<std::pair<StringRef, int64_t>> at = s.address(index);
  if (!at || at->second || !operands.isOperand(at->first))
    return std::nullopt;
  return at->first;
}

/// The state that an arrival gives is not asked for: "_".
static bool lowerMbarrierText(AsmOperands &operands, const PtxStatement &s) {
  StringRef name = s.mnemonic;
  if (!name.consume_front("mbarrier.") || !name.consume_back(".b64") ||
      !(name.consume_back(".shared::cta") || name.consume_back(".shared")) ||
      s.addresses.size() != 1)
    return false;
  std::optional<StringRef> at = plainAddress(operands, s, 0);
  ArrayRef<StringRef> rest = s.operands;
  bool arrives = name == "arrive" || name == "arrive.expect_tx";
  if (!at || !isPredicate(operands, s) ||
      (arrives && (rest.empty() || rest.front() != "_")))
    return false;
  if (arrives)
    rest = rest.drop_front();
  if (rest.size() > 1 || !all_of(rest, [&](StringRef it) {
        return isOperandOrNumber(operands, it);
      }))
    return false;
  struct Row {
    const char *name, *intrinsic;
    unsigned operands;
  };
  static constexpr Row rows[] = {
      {"init", "init.shared", 1},
      {"inval", "inval.shared", 0},
      {"arrive", "arrive.shared", 0},
      {"arrive", "arrive.noComplete.shared", 1},
      {"arrive.expect_tx", "arrive.expect.tx.scope.cta.space.cta", 1}};
  const auto *row = find_if(rows, [&](const Row &it) {
    return it.name == name && it.operands == rest.size();
  });
  if (row == std::end(rows))
    return false;
  BasicBlock *around = operands.enter(operands.predicate(s));
  SmallVector<Value *> args = {operands.pointerAt(*at, /*shared=*/true)};
  for (StringRef it : rest)
    args.push_back(operands.read(it, 32));
  callNamed(operands, Twine("llvm.nvvm.mbarrier.") + row->intrinsic,
            arrives ? operands.builder.getInt64Ty()
                    : operands.builder.getVoidTy(),
            args);
  operands.leave(around);
  return true;
}

/// "[$2, {$3, $4}]": the tensor map and the coordinates.
static SmallVector<StringRef> partsOfBox(StringRef inside) {
  SmallVector<StringRef> parts;
  inside.split(parts, ',');
  for (StringRef &part : parts)
    part = part.trim(" \t{}");
  return parts;
}

static bool lowerBoxText(AsmOperands &operands, const PtxStatement &s) {
  StringRef name = s.mnemonic;
  unsigned rank;
  if (!name.consume_front("cp.async.bulk.tensor.") ||
      name.consumeInteger(10, rank) || !name.consume_front("d."))
    return false;
  name.consume_front("tile.");
  bool isLoad = name == "shared::cta.global.mbarrier::complete_tx::bytes" ||
                name == "shared::cta.global.tile.mbarrier::complete_tx::bytes";
  if ((!isLoad && name != "global.shared::cta.bulk_group" &&
       name != "global.shared::cta.tile.bulk_group") ||
      !s.operands.empty() || !isPredicate(operands, s) ||
      s.addresses.size() != (isLoad ? 3u : 2u))
    return false;
  std::optional<StringRef> place = plainAddress(operands, s, isLoad ? 0 : 1),
                           barrier = plainAddress(operands, s, isLoad ? 2 : 1);
  SmallVector<StringRef> box = partsOfBox(s.addresses[isLoad ? 1 : 0]);
  if (!place || !barrier || box.size() != rank + 1 ||
      !operands.isOperand(box.front()) || !all_of(box, [&](StringRef it) {
        return isOperandOrNumber(operands, it);
      }))
    return false;
  IRBuilder<> &builder = operands.builder;
  BasicBlock *around = operands.enter(operands.predicate(s));
  SmallVector<Value *> args = {operands.pointerAt(*place, /*shared=*/true)};
  if (isLoad)
    args.push_back(operands.pointerAt(*barrier, /*shared=*/true));
  args.push_back(builder.CreateIntToPtr(operands.read(box.front(), 64),
                                        builder.getPtrTy()));
  for (StringRef it : ArrayRef(box).drop_front())
    args.push_back(operands.read(it, 32));
  args.append({builder.getInt64(0), builder.getFalse()}); // no cache hint
  callNamed(operands,
            "llvm.nvvm.cp.async.bulk.tensor." +
                Twine(isLoad ? "g2s.cta.tile." : "s2g.tile.") + Twine(rank) +
                "d",
            builder.getVoidTy(), args);
  operands.leave(around);
  return true;
}

bool kiln::emu::lowerAsmAsync(AsmOperands &operands, const PtxStatement &s) {
  return lowerMbarrierText(operands, s) || lowerBoxText(operands, s);
}

/// Perhaps a branch around it, then a test and a branch back to it.
bool kiln::emu::lowerAsmWaitLoop(AsmOperands &operands,
                                 ArrayRef<PtxStatement> statements) {
  Value *condition = operands.builder.getTrue();
  auto isBranch = [](const PtxStatement &s) {
    return s.parts[0] == "bra" && s.operands.size() == 1 &&
           s.predicate.starts_with("!");
  };
  if (statements.size() == 3) {
    StringRef skip = statements.front().predicate;
    if (!isBranch(statements.front()) || !skip.consume_front("!") ||
        !operands.isOperand(skip))
      return false;
    condition = operands.read(skip, 1);
    statements = statements.drop_front();
  }
  if (statements.size() != 2 || !isBranch(statements[1]))
    return false;
  const PtxStatement &test = statements[0];
  StringRef done = statements[1].predicate.drop_front();
  std::optional<StringRef> at = plainAddress(operands, test, 0);
  if ((test.mnemonic != "mbarrier.try_wait.parity.shared::cta.b64" &&
       test.mnemonic != "mbarrier.try_wait.parity.shared.b64") ||
      !test.predicate.empty() || test.addresses.size() != 1 || !at ||
      test.operands.size() != 2 || test.operands[0] != done ||
      !isOperandOrNumber(operands, test.operands[1]))
    return false;
  IRBuilder<> &builder = operands.builder;
  BasicBlock *around = operands.enter(condition);
  Value *barrier = operands.pointerAt(*at, /*shared=*/true),
        *parity = operands.read(test.operands[1], 32);
  Instruction *after = &*builder.GetInsertPoint();
  BasicBlock *loop = after->getParent()->splitBasicBlock(after),
             *rest = loop->splitBasicBlock(after);
  Instruction *end = loop->getTerminator();
  builder.SetInsertPoint(end);
  Value *over = callNamed(
      operands, "llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta",
      builder.getInt1Ty(), {barrier, parity});
  builder.CreateCondBr(over, rest, loop);
  end->eraseFromParent();
  builder.SetInsertPoint(after);
  operands.leave(around);
  return true;
}
