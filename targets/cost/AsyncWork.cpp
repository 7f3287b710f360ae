#include "targets/cost/AsyncWork.h"
#include "targets/isa/Opcodes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineMemOperand.h"
#include "llvm/CodeGen/PseudoSourceValue.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/Support/NVPTXAddrSpace.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;

namespace kiln {
namespace {

StringRef textOf(const MachineInstr &assembly) {
  return assembly.getOperand(InlineAsm::MIOp_AsmString).getSymbolName();
}

/// The registers after "$0", "$1" and so on of inline assembly, in order.
SmallVector<Register, 0> operandsOf(const MachineInstr &assembly) {
  SmallVector<Register, 0> operands;
  for (unsigned i = InlineAsm::MIOp_FirstOperand;
       i < assembly.getNumOperands() && assembly.getOperand(i).isImm();) {
    const InlineAsm::Flag flag(assembly.getOperand(i).getImm());
    const MachineOperand *first =
        flag.getNumOperandRegisters() ? &assembly.getOperand(i + 1) : nullptr;
    operands.push_back(first && first->isReg() ? first->getReg() : Register());
    i += 1 + flag.getNumOperandRegisters();
  }
  return operands;
}

/// Adds the registers in the braces of one argument of a multiplication.
void addRegisters(StringRef argument, ArrayRef<Register> operands,
                  std::set<Register> &registers) {
  SmallVector<StringRef, 0> names;
  argument.trim("{} \t").split(names, ',');
  for (StringRef name : names) {
    unsigned number = 0;
    name = name.trim(" \t{}");
    if (name.consume_front("$") && !name.getAsInteger(10, number) &&
        number < operands.size() && operands[number].isVirtual())
      registers.insert(operands[number]);
  }
}

/// What the multiplications of the assembly write and read on their own time.
void addMultiplications(const MachineInstr &assembly, FlyingRegisters &flying) {
  SmallVector<Register, 0> operands = operandsOf(assembly);
  for (const PtxStatement &statement : parsePtx(textOf(assembly))) {
    if (asyncStep(statement.mnemonic) != AsyncStep::MatrixIssue ||
        statement.arguments.size() < 2)
      continue;
    addRegisters(statement.arguments[0], operands, flying.accumulators);
    if (statement.arguments[1].starts_with("{")) // else a descriptor
      addRegisters(statement.arguments[1], operands, flying.operands);
  }
}

} // namespace

SmallVector<AsyncOp, 1> asyncOps(const MachineInstr &instr) {
  const MachineFunction &function = *instr.getMF();
  SmallVector<AsyncOp, 1> ops;
  if (!function.getTarget().getTargetTriple().isNVPTX() ||
      !instr.hasUnmodeledSideEffects())
    return ops;
  if (!instr.isInlineAsm()) {
    AsyncStep step = asyncStep(
        function.getSubtarget().getInstrInfo()->getName(instr.getOpcode()));
    unsigned left = 0;
    if (step == AsyncStep::None)
      return ops;
    if (instr.getNumOperands() && instr.getOperand(0).isImm())
      left = instr.getOperand(0).getImm();
    ops.push_back({step, left});
    return ops;
  }
  // Most assembly is a load or a store.
  if (!textOf(instr).contains("async") && !textOf(instr).contains("wgmma"))
    return ops;
  for (const PtxStatement &statement : parsePtx(textOf(instr)))
    if (AsyncStep step = asyncStep(statement.mnemonic); step != AsyncStep::None)
      ops.push_back({step, groupsLeft(statement).value_or(0)});
  return ops;
}

bool isMatrixStep(const MachineInstr &instr) {
  const MachineFunction &function = *instr.getMF();
  if (!function.getTarget().getTargetTriple().isNVPTX() ||
      !instr.hasUnmodeledSideEffects())
    return false;
  if (!instr.isInlineAsm())
    return function.getSubtarget()
        .getInstrInfo()
        ->getName(instr.getOpcode())
        .starts_with("WGMMA_");
  // Assembly may do more, and ask for a fence by clobbering "memory".
  if (instr.mayLoadOrStore() || !textOf(instr).contains("wgmma."))
    return false;
  return all_of(parsePtx(textOf(instr)), [](const PtxStatement &statement) {
    return statement.parts[0] == "wgmma" ||
           memoryEffect(statement) == MemoryEffect::Registers;
  });
}

bool touchesNowhere(const MachineInstr &access) {
  const MachineFrameInfo &frame = access.getMF()->getFrameInfo();
  return !access.memoperands_empty() &&
         all_of(access.memoperands(), [&](const MachineMemOperand *memory) {
           const PseudoSourceValue *pseudo = memory->getPseudoValue();
           return pseudo && pseudo->isConstantPool() &&
                  !pseudo->isAliased(&frame);
         });
}

bool mayPassMatrixSteps(const MachineInstr &access) {
  if (!access.mayLoadOrStore() || access.isCall() ||
      access.hasUnmodeledSideEffects() || access.hasOrderedMemoryRef())
    return false; // without a memory operand that is an ordered one
  return !access.mayStore() || touchesNowhere(access) ||
         all_of(access.memoperands(), [](const MachineMemOperand *memory) {
           unsigned space = memory->getAddrSpace();
           return !memory->getPseudoValue() &&
                  (space == NVPTXAS::ADDRESS_SPACE_GLOBAL ||
                   space == NVPTXAS::ADDRESS_SPACE_LOCAL);
         });
}

void FlyingRegisters::add(const FlyingRegisters &other) {
  accumulators.insert(other.accumulators.begin(), other.accumulators.end());
  operands.insert(other.operands.begin(), other.operands.end());
}

void MatrixFlight::step(const MachineInstr &instr, Groups &groups, bool notes) {
  for (const AsyncOp &op : asyncOps(instr)) {
    if (op.step == AsyncStep::MatrixIssue) {
      if (groups.empty())
        groups.emplace_back();
      addMultiplications(instr, groups.front());
    } else if (op.step == AsyncStep::MatrixCommit && !groups.empty()) {
      groups.insert(groups.begin(), FlyingRegisters());
      if (groups.size() > kMostGroups) {
        FlyingRegisters oldest = groups.pop_back_val();
        groups.back().add(oldest);
      }
    } else if (op.step == AsyncStep::MatrixWait) {
      // ptxas treats an uncommitted group as committed.
      unsigned keep = op.left ? op.left + 1 : 0;
      FlyingRegisters done;
      for (unsigned i = keep; i < groups.size(); ++i)
        done.add(groups[i]);
      groups.truncate(std::min<size_t>(keep, groups.size()));
      if (!notes)
        continue;
      for (const MachineOperand &operand : instr.all_defs())
        done.accumulators.erase(operand.getReg());
      if (!done.empty())
        freed[&instr].add(done);
    }
  }
}

void MatrixFlight::findGroups(const MachineFunction &function) {
  atEntry.resize(function.getNumBlockIDs());
  std::set<unsigned> work;
  for (const MachineBasicBlock &block : function)
    work.insert(block.getNumber());
  while (!work.empty()) {
    const MachineBasicBlock &block = *function.getBlockNumbered(*work.begin());
    work.erase(work.begin());
    Groups groups = atEntry[block.getNumber()];
    for (const MachineInstr &instr : block)
      step(instr, groups, /*notes=*/false);
    for (const MachineBasicBlock *next : block.successors()) {
      Groups &entry = atEntry[next->getNumber()];
      Groups joined = entry;
      if (joined.size() < groups.size())
        joined.resize(groups.size());
      for (unsigned i = 0; i != groups.size(); ++i)
        joined[i].add(groups[i]);
      if (joined == entry)
        continue;
      entry = std::move(joined);
      work.insert(next->getNumber());
    }
  }
}

MatrixFlight::MatrixFlight(const MachineFunction &function) {
  bool multiplies = any_of(function, [](const MachineBasicBlock &block) {
    return any_of(block, [](const MachineInstr &instr) {
      return any_of(asyncOps(instr), [](const AsyncOp &op) {
        return op.step == AsyncStep::MatrixIssue;
      });
    });
  });
  if (!multiplies)
    return;
  findGroups(function);
  for (const MachineBasicBlock &block : function) {
    Groups groups = atEntry[block.getNumber()];
    for (const MachineInstr &instr : block)
      step(instr, groups, /*notes=*/true);
  }
}

} // namespace kiln
