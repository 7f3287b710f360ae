// Lets global loads pass barriers where no barrier can matter to them.
//
// A barrier orders a thread's later loads after other threads' earlier stores,
// so LLVM moves no load across one, and neither does ptxas. A reduction between
// the two loads of a loop (keys, then values, in attention decoding) puts both
// latencies in a row for nothing: the kernel only reads those tensors. The rule
// needs nothing but the kernel:
//  - nothing in it acquires what another block wrote: no atomics, fences,
//    volatile or ordered accesses, calls, or assembly we cannot read;
//  - no write of global memory can be followed by a barrier, so no thread of
//    the block can publish a written value through one.
// Then a global load may be anywhere among the barriers of its block, and is
// marked invariant in blocks that do not write global memory themselves (the
// mark would also free it from this thread's own stores). So the mark holds
// inside the basic block: no pass may move such a load out of it. On AMD, whose
// later passes might, the scheduler alone sees it.
#include "mir-passes/memory/Passes.h"
#include "targets/cost/CostModel.h"
#include "targets/directives/CompilationDirectives.h"
#include "targets/isa/PtxAccess.h"
#include "targets/isa/async/AsyncCopies.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineMemOperand.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/MemoryModelRelaxationAnnotations.h"
#include "llvm/PassRegistry.h"
#include "llvm/Support/NVPTXAddrSpace.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;

namespace kiln {
namespace {

class InvariantLoads : public MachineFunctionPass {
public:
  static char ID;
  explicit InvariantLoads(
      std::shared_ptr<MarkedLoads> marks = std::make_shared<MarkedLoads>())
      : MachineFunctionPass(ID), marks(std::move(marks)) {}
  StringRef getPassName() const override {
    return "Kiln marks on loads that barriers do not order";
  }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll();
    usage.addRequired<CompilationDirectives>();
    MachineFunctionPass::getAnalysisUsage(usage);
  }
  bool runOnMachineFunction(MachineFunction &function) override;

private:
  void mark(MachineInstr &load);

  std::shared_ptr<MarkedLoads> marks;
};
char InvariantLoads::ID = 0;
RegisterPass<InvariantLoads>
    invariantLoads("kiln-invariant-loads",
                   "Kiln marks on loads that barriers do not order");

class UnmarkLoads : public MachineFunctionPass {
public:
  static char ID;
  explicit UnmarkLoads(
      std::shared_ptr<MarkedLoads> marks = std::make_shared<MarkedLoads>())
      : MachineFunctionPass(ID), marks(std::move(marks)) {}
  StringRef getPassName() const override {
    return "Kiln end of marks on loads that barriers do not order";
  }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(usage);
  }
  bool runOnMachineFunction(MachineFunction &function) override;

private:
  std::shared_ptr<MarkedLoads> marks;
};
char UnmarkLoads::ID = 0;
RegisterPass<UnmarkLoads>
    unmarkLoads("kiln-unmark-loads",
                "Kiln end of marks on loads that barriers do not order");

bool UnmarkLoads::runOnMachineFunction(MachineFunction &function) {
  if (marks->empty())
    return false;
  for (MachineBasicBlock &block : function)
    for (MachineInstr &instr : block) {
      SmallVector<MachineMemOperand *, 2> kept;
      for (MachineMemOperand *memory : instr.memoperands()) {
        MachineMemOperand *before = marks->lookup(memory);
        kept.push_back(before ? before : memory);
      }
      if (!equal(kept, instr.memoperands()))
        instr.setMemRefs(function, kept);
    }
  marks->clear();
  return true;
}

enum class Kind {
  Harmless,
  Load,     ///< of global memory, and nothing else
  Write,    ///< to memory that other threads may read
  Barrier,  ///< of the block
  Acquires, ///< or anything that is not known to be one of the others
};

/// True if every access of the instruction is to memory of the block (shared)
/// or of the thread (local, parameters).
bool staysInBlock(const MachineInstr &instr) {
  return !instr.memoperands_empty() &&
         all_of(instr.memoperands(), [](const MachineMemOperand *memory) {
           unsigned space = memory->getAddrSpace();
           return space == NVPTXAS::ADDRESS_SPACE_SHARED ||
                  space == NVPTXAS::ADDRESS_SPACE_LOCAL ||
                  space == NVPTXAS::ADDRESS_SPACE_PARAM ||
                  memory->getPseudoValue(); // the stack, or nowhere
         });
}

bool isPlain(const MachineInstr &instr) {
  return !instr.memoperands_empty() && !instr.hasOrderedMemoryRef();
}

/// AMD's fence, by what it orders and for whom.
Kind kindOfFence(const MachineInstr &fence) {
  MMRAMetadata orders(fence.getMMRAMetadata());
  if (orders.hasTag("amdgpu-synchronize-as", "local") &&
      !orders.hasTag("amdgpu-synchronize-as", "global"))
    return Kind::Harmless;
  SmallVector<StringRef> scopes;
  fence.getMF()->getFunction().getContext().getSyncScopeNames(scopes);
  StringRef scope = scopes[fence.getOperand(1).getImm()];
  return is_contained({"workgroup", "wavefront", "singlethread"}, scope)
             ? Kind::Barrier
             : Kind::Acquires;
}

Kind kindOf(const MachineInstr &instr, const CostModel &costs) {
  if (instr.isDebugOrPseudoInstr() || instr.isTerminator() ||
      instr.isPosition() || instr.isMetaInstruction())
    return Kind::Harmless;
  if (instr.isCall())
    return Kind::Acquires;
  OpClass opClass = costs.cost(instr).opClass;
  if (!instr.hasUnmodeledSideEffects()) {
    if (!instr.mayLoadOrStore() || (staysInBlock(instr) && isPlain(instr)))
      return Kind::Harmless;
    if (!isPlain(instr))
      return Kind::Acquires;
    if (opClass == OpClass::AsyncCopy)
      return Kind::Harmless; // reads global memory, writes shared memory
    return instr.mayStore() ? Kind::Write : Kind::Load;
  }
  if (instr.isInlineAsm()) {
    StringRef text =
        instr.getOperand(InlineAsm::MIOp_AsmString).getSymbolName();
    if (asyncMarkOf(text))
      return Kind::Harmless;
    if (!isHarmlessToGlobalMemory(text))
      return Kind::Acquires;
    return opClass == OpClass::Barrier ? Kind::Barrier : Kind::Harmless;
  }
  // Copies into shared memory and matrix instructions wait and fence for
  // themselves only.
  StringRef name =
      instr.getMF()->getSubtarget().getInstrInfo()->getName(instr.getOpcode());
  if (hasTrait(name, OpcodeTrait::OrdersOnlyItsKind) ||
      hasTrait(name, OpcodeTrait::FencesScheduling))
    return Kind::Harmless;
  if (name == "ATOMIC_FENCE")
    return kindOfFence(instr);
  switch (opClass) {
  case OpClass::Barrier:
    return Kind::Barrier;
  case OpClass::Shuffle:
  case OpClass::Matrix:
  case OpClass::MatrixLoad:
  case OpClass::Move: // special registers
    return Kind::Harmless;
  default:
    return Kind::Acquires;
  }
}

/// Blocks reachable from the ends of `from`.
BitVector reachableFrom(const MachineFunction &function, BitVector from) {
  BitVector reached(function.getNumBlockIDs());
  SmallVector<const MachineBasicBlock *> work;
  for (const MachineBasicBlock &block : function)
    if (from.test(block.getNumber()))
      work.push_back(&block);
  while (!work.empty())
    for (const MachineBasicBlock *next : work.pop_back_val()->successors())
      if (!reached.test(next->getNumber())) {
        reached.set(next->getNumber());
        work.push_back(next);
      }
  return reached;
}

void InvariantLoads::mark(MachineInstr &load) {
  MachineFunction &function = *load.getMF();
  SmallVector<MachineMemOperand *, 2> marked;
  for (MachineMemOperand *memory : load.memoperands()) {
    marked.push_back(function.getMachineMemOperand(
        memory, memory->getFlags() | MachineMemOperand::MOInvariant |
                    MachineMemOperand::MODereferenceable));
    (*marks)[marked.back()] = memory;
  }
  load.setMemRefs(function, marked);
}

bool InvariantLoads::runOnMachineFunction(MachineFunction &function) {
  if (!getAnalysis<CompilationDirectives>()
           .of(function.getFunction())
           .wantsDescription())
    return false;
  CostModel costs(function);
  BitVector writes(function.getNumBlockIDs()),
      barriers(function.getNumBlockIDs());
  SmallVector<MachineInstr *> loads;
  for (MachineBasicBlock &block : function)
    for (MachineInstr &instr : block)
      switch (kindOf(instr, costs)) {
      case Kind::Harmless:
        break;
      case Kind::Load:
        loads.push_back(&instr);
        break;
      case Kind::Write:
        writes.set(block.getNumber());
        break;
      case Kind::Barrier:
        if (writes.test(block.getNumber()))
          return false;
        barriers.set(block.getNumber());
        break;
      case Kind::Acquires:
        return false;
      }
  if (barriers.none() || reachableFrom(function, writes).anyCommon(barriers))
    return false;
  for (MachineInstr *load : loads) {
    if (writes.test(load->getParent()->getNumber()))
      continue;
    mark(*load);
  }
  return !loads.empty();
}

} // namespace

MachineFunctionPass *createInvariantLoads(std::shared_ptr<MarkedLoads> marks) {
  return new InvariantLoads(std::move(marks));
}
MachineFunctionPass *createUnmarkLoads(std::shared_ptr<MarkedLoads> marks) {
  return new UnmarkLoads(std::move(marks));
}

} // namespace kiln
