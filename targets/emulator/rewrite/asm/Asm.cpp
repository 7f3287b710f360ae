//===- Asm.cpp - inline assembly of emulated kernels ----------------------===//
//
// Inline assembly is text for the GPU. Supported is inline PTX that compilers
// write because LLVM has no intrinsic for it, or because they always have
// (Triton): predicated accesses, asynchronous copies, matrix instructions and
// their waits:
//
//   mov.u32 $0, 0x0;  @$3 ld.global.v2.b32 { $0, $1 }, [ $2 + 16 ];
//   cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;
//   wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, ...}, ...;
//
// Each statement becomes LLVM instructions or a call that the later steps know,
// which are then checked like any other. AMD's marks of asynchronous copies
// become calls of the runtime, its other waits are deleted. Every other text is
// refused with its line and the first unsupported statement.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/rewrite/asm/AsmOperands.h"
#include "targets/isa/async/AsyncCopies.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/InstIterator.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

/// AMD's waits, one a line, which mean nothing here.
static bool onlyWaits(StringRef text) {
  SmallVector<StringRef, 4> lines;
  SplitString(text, lines, "\n");
  return !lines.empty() && all_of(lines, [](StringRef line) {
    return line.trim().empty() || line.ltrim().starts_with("s_waitcnt");
  });
}

static bool lowerStatement(AsmOperands &operands,
                           const PtxStatement &statement) {
  return lowerAsmAsync(operands, statement) ||
         (operands.haveAll(statement) &&
          (lowerAsmAccess(operands, statement) ||
           lowerAsmIntrinsic(operands, statement) ||
           lowerAsmWarpgroup(operands, statement) ||
           lowerAsmTensor(operands, statement)));
}

/// A mark of asynchronous copies or a wait for them.
static bool lowerAsyncMark(Rewriter &rewriter, CallInst &call, StringRef text) {
  std::optional<AsyncMark> mark = asyncMarkOf(text);
  if (!mark)
    return false;
  IRBuilder<> builder(&call);
  if (mark->isWait)
    rewriter.callRuntime(builder, "kiln_emu_copy_wait",
                         {builder.getInt32(mark->left)});
  else
    rewriter.callRuntime(builder, "kiln_emu_copy_commit", {});
  return true;
}

static void lowerAsm(Rewriter &rewriter, CallInst &call) {
  // A message needs no list of a hundred registers.
  constexpr size_t shown = 100;
  AsmOperands operands(rewriter, call);
  StringRef text = AsmOperands::textOf(call);
  SmallVector<PtxStatement, 4> statements = parsePtx(text);
  if (!lowerAsyncMark(rewriter, call, text) && !onlyWaits(text) &&
      !lowerAsmWaitLoop(operands, statements))
    for (const PtxStatement &statement : statements)
      if (!lowerStatement(operands, statement)) {
        bool isLong = statement.text.size() > shown;
        rewriter.refuse(call, "inline assembly '" +
                                  statement.text.take_front(shown) +
                                  (isLong ? "...'" : "'"));
        break;
      }
  operands.replaceCall();
}

void kiln::emu::lowerInlineAsm(Rewriter &rewriter) {
  SmallVector<CallInst *> calls;
  for (Instruction &inst : instructions(rewriter.function))
    if (auto *call = dyn_cast<CallInst>(&inst); call && call->isInlineAsm())
      calls.push_back(call);
  for (CallInst *call : calls) {
    checkWarpgroupResults(rewriter, *call);
    checkWaitResults(rewriter, *call);
    noteWarpgroupWrites(rewriter, *call);
  }
  for (CallInst *call : calls)
    lowerAsm(rewriter, *call);
}
