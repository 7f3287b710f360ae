// Makes the waits for AMD's asynchronous copies into LDS exact.
//
// AsyncCopies.h leaves such a wait as inline assembly that waits for all vector
// memory. Here, after LLVM has inserted its own waits and nothing moves any
// more, it becomes one that lets go on what was issued after the group it waits
// for: accesses finish in the order they are issued, so the count to wait for
// is the number of them since that group's mark, the least over all paths.
// Accesses that are not surely counted are left out, which waits for more.
//
// LLVM 22 also waits for every copy into LDS at each release, because it knows
// no others; where all of a kernel's copies are asynchronous, those waits go.
#include "mir-passes/memory/Passes.h"
#include "targets/cost/FunctionLimits.h"
#include "targets/gpu/GpuTraits.h"
#include "targets/isa/Opcodes.h"
#include "targets/isa/async/AsyncCopies.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/PassRegistry.h"

using namespace llvm;

namespace kiln {
namespace {

/// What the counters can hold, as many may be outstanding at most: vmcnt of
/// GFX9 and asynccnt of GFX12.5 have six bits (their ISA guides, "s_waitcnt").
constexpr unsigned most = 63;

std::optional<AsyncMark> markOf(const MachineInstr &instr) {
  if (!instr.isInlineAsm())
    return std::nullopt;
  return asyncMarkOf(
      instr.getOperand(InlineAsm::MIOp_AsmString).getSymbolName());
}

/// How many accesses have surely been issued since each of the last marks, the
/// youngest mark first; a mark that no path has passed is missing at the end.
using Issued = SmallVector<unsigned, 8>;

/// What holds on both paths. A path without a mark asks for no wait.
Issued merge(Issued one, Issued other) {
  if (one.size() < other.size())
    std::swap(one, other);
  for (auto [count, theirs] : zip(one, other))
    count = std::min(count, theirs);
  return one;
}

/// Runs where LLVM's memory legalizer has made its requests of the waits.
class DropReleaseWaits : public MachineFunctionPass {
public:
  static char ID;
  DropReleaseWaits() : MachineFunctionPass(ID) {}
  StringRef getPassName() const override {
    return "Kiln releases without asynchronous copies";
  }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(usage);
  }
  bool runOnMachineFunction(MachineFunction &function) override;
};
char DropReleaseWaits::ID = 0;
RegisterPass<DropReleaseWaits>
    dropReleaseWaits("kiln-drop-release-waits",
                     "Kiln releases without asynchronous copies");

bool DropReleaseWaits::runOnMachineFunction(MachineFunction &function) {
  const TargetInstrInfo &opcodes = *function.getSubtarget().getInstrInfo();
  SmallVector<MachineInstr *> waits;
  bool copies = false;
  for (MachineBasicBlock &block : function)
    for (MachineInstr &instr : block.instrs()) {
      StringRef name = opcodes.getName(instr.getOpcode());
      if (name == "S_WAITCNT_lds_direct")
        waits.push_back(&instr);
      if (kindOfAmdgpu(name).opClass != OpClass::AsyncCopy)
        continue;
      copies = true;
      if (none_of(instr.memoperands(), [](const MachineMemOperand *access) {
            return isAsyncCopy(access->getAAInfo());
          }))
        return false;
    }
  if (!copies)
    return false;
  for (MachineInstr *wait : waits)
    wait->eraseFromBundle();
  return !waits.empty();
}

class AsyncWaits : public MachineFunctionPass {
public:
  static char ID;
  AsyncWaits() : MachineFunctionPass(ID) {}
  StringRef getPassName() const override {
    return "Kiln exact waits for asynchronous copies";
  }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(usage);
  }
  bool runOnMachineFunction(MachineFunction &function) override;

private:
  bool counts(const MachineInstr &instr) const;
  void pass(const MachineInstr &instr, Issued &issued) const;
  void solve(MachineFunction &function);

  const TargetInstrInfo *opcodes = nullptr;
  bool hasOwnCounter = false;
  /// Marks further back than any wait looks are forgotten.
  unsigned depth = 0;
  DenseMap<const MachineBasicBlock *, Issued> atBegin;
};
char AsyncWaits::ID = 0;
RegisterPass<AsyncWaits> asyncWaits("kiln-async-waits",
                                    "Kiln exact waits for asynchronous copies");

/// Surely increments the counter that a wait reads. Flat accesses may turn out
/// to be of LDS.
bool AsyncWaits::counts(const MachineInstr &instr) const {
  StringRef name = opcodes->getName(instr.getOpcode());
  if (hasOwnCounter)
    return name.contains("_LOAD_ASYNC_TO_LDS");
  if (none_of(ArrayRef<StringRef>{"BUFFER_", "TBUFFER_", "GLOBAL_", "SCRATCH_"},
              [&](StringRef prefix) { return name.starts_with(prefix); }))
    return false;
  switch (kindOfAmdgpu(name).opClass) {
  case OpClass::AsyncCopy:
  case OpClass::LoadGlobal:
  case OpClass::LoadLocal:
  case OpClass::StoreGlobal:
  case OpClass::StoreLocal:
  case OpClass::Atomic:
    return true;
  default:
    return false;
  }
}

void AsyncWaits::pass(const MachineInstr &instr, Issued &issued) const {
  if (instr.isCall()) {
    // It may mark and copy, too.
    issued.assign(depth, 0);
  } else if (std::optional<AsyncMark> mark = markOf(instr)) {
    if (mark->isWait)
      return;
    issued.insert(issued.begin(), 0);
    issued.truncate(std::min<size_t>(issued.size(), depth));
  } else if (counts(instr)) {
    for (unsigned &count : issued)
      count = std::min(count + 1, most);
  }
}

/// Counts only fall and marks are only added, so this ends.
void AsyncWaits::solve(MachineFunction &function) {
  atBegin.clear();
  Issued entry;
  if (function.getFunction().getCallingConv() != CallingConv::AMDGPU_KERNEL)
    entry.assign(depth, 0); // the caller's
  atBegin[&function.front()] = std::move(entry);
  ReversePostOrderTraversal<MachineFunction *> order(&function);
  for (bool changed = true; changed;) {
    changed = false;
    for (MachineBasicBlock *block : order) {
      Issued issued = atBegin[block];
      for (const MachineInstr &instr : block->instrs())
        pass(instr, issued);
      for (MachineBasicBlock *next : block->successors()) {
        auto [known, isNew] = atBegin.try_emplace(next, issued);
        if (isNew) {
          changed = true;
          continue;
        }
        Issued merged = merge(known->second, issued);
        changed |= merged != known->second;
        known->second = std::move(merged);
      }
    }
  }
}

/// The text of a wait with another count; `left` accesses may be outstanding.
std::string withCount(StringRef text, unsigned left) {
  auto [wait, comment] = text.split(" ;");
  if (left == most)
    return (";" + comment + ", of which nothing is outstanding").str();
  bool inParentheses = wait.ends_with(")");
  wait = inParentheses ? wait.take_front(wait.rfind('(') + 1)
                       : wait.take_front(wait.rfind(' ') + 1);
  return (wait + Twine(left) + (inParentheses ? ") ;" : " ;") + comment).str();
}

bool AsyncWaits::runOnMachineFunction(MachineFunction &function) {
  depth = 0;
  for (MachineBasicBlock &block : function)
    for (MachineInstr &instr : block.instrs())
      if (std::optional<AsyncMark> mark = markOf(instr); mark && mark->isWait)
        depth = std::max(depth, mark->left + 1);
  if (!depth)
    return false;
  opcodes = function.getSubtarget().getInstrInfo();
  const GpuTarget *gpu = gpuOf(function);
  hasOwnCounter = gpu && asyncCopyCount(*gpu) == AsyncCopyCount::Own;
  solve(function);
  for (MachineBasicBlock &block : function) {
    auto begin = atBegin.find(&block);
    if (begin == atBegin.end())
      continue; // never reached
    Issued issued = begin->second;
    for (MachineInstr &instr : block.instrs()) {
      std::optional<AsyncMark> mark = markOf(instr);
      if (mark && mark->isWait) {
        unsigned left = mark->left < issued.size() ? issued[mark->left] : most;
        MachineOperand &text = instr.getOperand(InlineAsm::MIOp_AsmString);
        std::string exact = withCount(text.getSymbolName(), left);
        text.ChangeToES(function.createExternalSymbolName(exact));
      }
      pass(instr, issued);
    }
  }
  return true;
}

} // namespace

MachineFunctionPass *createDropReleaseWaits() { return new DropReleaseWaits; }
MachineFunctionPass *createAsyncWaits() { return new AsyncWaits; }

} // namespace kiln
