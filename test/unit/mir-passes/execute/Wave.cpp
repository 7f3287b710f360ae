#include "test/unit/mir-passes/execute/Wave.h"
#include "targets/gpu/GpuTarget.h"
#include "test/unit/mir-passes/execute/Operations.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln::test {

Wave::Wave(const MachineFunction &function, const GpuTarget &target,
           StringRef kernargs, unsigned firstThread, LaunchMemory &memory,
           unsigned maxSteps)
    : target(target), memory(memory), registers(function),
      size(target.warpSize), all(maskTrailingOnes<uint64_t>(size)),
      maxSteps(maxSteps), block(&function.front()) {
  next = block->instr_begin();
  registers.writeMask(registers.exec, all);
  registers.write(registers.named(kernargs), 0,
                  wordsOfScalar(memory.argumentsAt(), 2), all);
  Word thread;
  for (unsigned lane = 0; lane != kMaxLanes; ++lane)
    thread[lane] = firstThread + lane;
  registers.write(registers.named("vgpr0"), 0, {thread}, all);
}

void Wave::fail(const Twine &why) {
  if (state != State::Failed)
    problem = why.str();
  state = State::Failed;
}

void Wave::refuse(const Instruction &instruction) {
  std::string text;
  raw_string_ostream(text) << instruction.instr;
  isUnknown |= state != State::Failed;
  fail("not known to the test: " + text);
}

Wave::State Wave::run() {
  state = State::Running;
  while (state == State::Running) {
    while (next == block->instr_end()) {
      auto following = std::next(block->getIterator());
      if (following == block->getParent()->end()) {
        fail("falls off the end");
        return state;
      }
      block = &*following;
      next = block->instr_begin();
    }
    if (++steps > maxSteps) {
      fail("does not end");
      return state;
    }
    step(*next++);
  }
  return state;
}

Words Wave::read(const MachineOperand &operand, unsigned immediateWords) {
  if (operand.isReg())
    return registers.read(operand.getReg(), operand.getSubReg());
  Words words(immediateWords);
  if (operand.isImm())
    for (unsigned i = 0; i != immediateWords; ++i)
      words[i].fill(i < 2 ? uint64_t(operand.getImm()) >> 32 * i : 0);
  else
    fail("an operand that is no number");
  return words;
}

Wave::Handler Wave::handlerOf(const MachineInstr &instr) {
  if (instr.isCopy() || instr.isImplicitDef() || instr.isRegSequence() ||
      instr.isInsertSubreg())
    return &Wave::copy;
  if (instr.isKill() || instr.isBundle() || instr.isDebugInstr())
    return &Wave::skip;
  const auto &[unit, name] = nameOf(instr);
  StringRef text = name;
  auto begins = [&](auto... prefixes) {
    return (text.starts_with(prefixes) || ...);
  };
  auto is = [&](auto... names) { return ((text == names) || ...); };
  if (unit == 0) {
    if (begins("GLOBAL_LOAD_DWORD", "GLOBAL_STORE_DWORD"))
      return &Wave::accessGlobal;
    if (is("DS_BPERMUTE_B32"))
      return &Wave::permute;
    if (begins("DS_READ", "DS_WRITE"))
      return &Wave::accessShared;
    return is("ATOMIC_FENCE", "WAVE_BARRIER") ? &Wave::skip : nullptr;
  }
  if (unit == 'S') {
    if (is("BARRIER", "BARRIER_WAIT"))
      return &Wave::stopAtBarrier;
    if (is("BARRIER_SIGNAL_IMM"))
      return &Wave::skip;
    if (is("ENDPGM"))
      return &Wave::end;
    if (is("BRANCH") || begins("CBRANCH_"))
      return &Wave::branch;
    if (begins("CSELECT_B"))
      return &Wave::selectScalar;
    if (begins("LOAD_DWORD"))
      return &Wave::loadScalar;
    if (text.contains("_SAVEEXEC_"))
      return &Wave::saveExec;
  } else {
    if (begins("MFMA_", "WMMA_"))
      return &Wave::multiplyMatrices;
    if (instr.getMF()
            ->getSubtarget()
            .getInstrInfo()
            ->getName(instr.getOpcode())
            .ends_with("_dpp"))
      return findOperation(text) ? &Wave::computeDpp : nullptr;
    if (is("READFIRSTLANE_B32"))
      return &Wave::readFirstLane;
    if (begins("PERMLANE16_SWAP", "PERMLANE32_SWAP"))
      return &Wave::swapRows;
    if (is("CNDMASK_B32"))
      return &Wave::select;
    if (is("ADD_CO_U32", "ADDC_U32", "SUB_CO_U32", "SUBB_U32"))
      return &Wave::addWithCarry;
  }
  if (text.consume_front("CMP_"))
    return findComparison(text) ? &Wave::compare : nullptr;
  return findOperation(text) ? &Wave::compute : nullptr;
}

void Wave::step(const MachineInstr &instr) {
  // One numbering of opcodes for all of AMD's GPUs.
  static DenseMap<unsigned, Handler> handlers;
  auto [known, isNew] = handlers.try_emplace(instr.getOpcode());
  if (isNew)
    known->second = handlerOf(instr);
  Instruction instruction(instr);
  exec = mask(registers.exec);
  if (known->second)
    (this->*known->second)(instruction);
  else
    refuse(instruction);
}

void Wave::branch(const Instruction &instruction) {
  StringRef name = nameOf(instruction.instr).name;
  bool isTaken = name == "CBRANCH_SCC1" ? registers.readMask(registers.scc) != 0
                 : name == "CBRANCH_SCC0"
                     ? registers.readMask(registers.scc) == 0
                 : name == "CBRANCH_VCCNZ"  ? mask(registers.vcc) != 0
                 : name == "CBRANCH_VCCZ"   ? mask(registers.vcc) == 0
                 : name == "CBRANCH_EXECNZ" ? exec != 0
                 : name == "CBRANCH_EXECZ"  ? exec == 0
                                            : true;
  if (!isTaken)
    return;
  block = instruction.sources[0].operand->getMBB();
  next = block->instr_begin();
}

} // namespace kiln::test
