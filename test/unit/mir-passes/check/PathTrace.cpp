#include "test/unit/mir-passes/check/PathTrace.h"
#include "mir-passes/check/Effects.h"
#include "targets/isa/LinearOp.h"

#include "llvm/ADT/Hashing.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include <map>
#include <optional>
#include <random>

using namespace llvm;

namespace kiln::test {
namespace {

class Execution {
public:
  Execution(const MachineFunction &function, MayChange &mayChange)
      : info(function.getRegInfo()),
        registers(*function.getSubtarget().getRegisterInfo()),
        mayChange(mayChange) {}
  PathTrace::Block run(const MachineBasicBlock &block,
                       const MachineBasicBlock *from);

private:
  using Value = uint64_t;
  /// What a lane holds that nothing has written, and what is made of it.
  static constexpr Value undefined = 0x756e646566696e65;
  template <typename Visit> void forEachPart(const MachineOperand &, Visit);
  Value cut(std::pair<unsigned, unsigned> part, Value value) const;
  Value valueOf(std::pair<unsigned, unsigned> part);
  Value read(const MachineOperand &operand);
  unsigned bitsOf(const MachineOperand &operand) const;
  std::vector<Value> partsRead(const MachineOperand &operand);
  void writeNumber(const MachineOperand &result, Value number);
  std::optional<Value> number(const MachineOperand &operand, unsigned bits);
  std::optional<Value> compute(const MachineInstr &instr);
  void write(const MachineInstr &instr, Value result);
  Value memory(const MachineInstr &load);
  Value execute(const MachineInstr &instr, PathTrace::Block &block);

  const MachineRegisterInfo &info;
  const TargetRegisterInfo &registers;
  MayChange &mayChange;
  std::map<std::pair<unsigned, unsigned>, Value> values; // register and part
  /// What each writer of memory, or barrier, has done, up to now and up to the
  /// beginning of the block: sums, because those that a load does not
  /// distinguish may be swapped.
  struct Done {
    Value now = 0, atEntry = 0;
    bool isUndefined = false;
  };
  std::map<const MachineInstr *, Done> written;
  std::map<std::pair<const MachineInstr *, const MachineInstr *>, bool>
      changes;                                 // mayChange()
  std::map<std::vector<Value>, Value> numbers; // by parts that hold one
  std::map<Value, unsigned> seen; // effects of the block, how often
  unsigned visits = 0, blockNumber = 0;
};

/// Calls `visit(key, position)` for the lanes or units of a register operand.
template <typename Visit>
void Execution::forEachPart(const MachineOperand &operand, Visit visit) {
  unsigned position = 0;
  Register reg = operand.getReg();
  if (reg.isPhysical()) {
    for (MCRegUnit unit : registers.regunits(reg.asMCReg()))
      visit(std::pair(0u, unsigned(unit)), position++);
  } else if (reg.isVirtual()) {
    LaneBitmask lanes =
        operand.getSubReg()
            ? registers.getSubRegIndexLaneMask(operand.getSubReg())
            : info.getMaxLaneMaskForVReg(reg);
    for (unsigned lane = 0; lane != 64; ++lane)
      if (lanes.getAsInteger() >> lane & 1)
        visit(std::pair(reg.id(), lane), position++);
  }
}

/// The part of the value in a part of a register: an unknown word equals the
/// number that is computed from it plus zero.
Execution::Value Execution::cut(std::pair<unsigned, unsigned> part,
                                Value value) const {
  Register reg(part.first);
  bool isWord = reg.isVirtual() &&
                registers.getRegSizeInBits(*info.getRegClass(reg)) == 32;
  return isWord ? value & maskTrailingOnes<uint64_t>(32) : value;
}

/// A part of a physical register that was never written holds what it held when
/// the kernel began.
Execution::Value Execution::valueOf(std::pair<unsigned, unsigned> part) {
  auto [known, isNew] = values.try_emplace(part);
  if (isNew)
    known->second = Register(part.first).isVirtual()
                        ? undefined
                        : Value(hash_combine("start", part.first, part.second));
  return known->second;
}

unsigned Execution::bitsOf(const MachineOperand &operand) const {
  return operand.getSubReg()
             ? registers.getSubRegIdxSize(operand.getSubReg())
             : registers.getRegSizeInBits(*info.getRegClass(operand.getReg()));
}

std::vector<Execution::Value>
Execution::partsRead(const MachineOperand &operand) {
  std::vector<Value> parts;
  forEachPart(operand,
              [&](auto part, unsigned) { parts.push_back(valueOf(part)); });
  return parts;
}

/// What an operand of so many bits, an immediate or a virtual register, is as a
/// number.
std::optional<Execution::Value> Execution::number(const MachineOperand &operand,
                                                  unsigned bits) {
  if (operand.isImm())
    return operand.getImm() & maskTrailingOnes<uint64_t>(bits);
  if (!operand.isReg() || !operand.getReg().isVirtual() || operand.isUndef() ||
      bitsOf(operand) != bits)
    return std::nullopt;
  std::vector<Value> parts = partsRead(operand);
  if (is_contained(parts, undefined))
    return std::nullopt;
  auto known = numbers.find(parts);
  Value value = known != numbers.end() ? known->second
                : parts.size() == 1
                    ? parts[0]
                    : Value(hash_combine_range(parts.begin(), parts.end()));
  return value & maskTrailingOnes<uint64_t>(bits);
}

/// The register's parts hold the number.
void Execution::writeNumber(const MachineOperand &result, Value number) {
  number &= maskTrailingOnes<uint64_t>(bitsOf(result));
  bool isOnePart = partsRead(result).size() == 1;
  forEachPart(result, [&](auto part, unsigned position) {
    values[part] = isOnePart ? number : Value(hash_combine(number, position));
  });
  numbers[partsRead(result)] = number;
}

/// What the operation makes of numbers that are as wide as the result.
std::optional<uint64_t> evaluate(LinearOp op, ArrayRef<uint64_t> in,
                                 unsigned bits) {
  switch (op) {
  case LinearOp::Add:
    return in[0] + in[1];
  case LinearOp::Subtract:
    return in[0] - in[1];
  case LinearOp::SubtractReversed:
    return in[1] - in[0];
  case LinearOp::Multiply:
  case LinearOp::MultiplyWide:
  case LinearOp::MultiplyWideSigned:
    return in[0] * in[1];
  case LinearOp::MultiplyAdd:
  case LinearOp::MultiplyAddWide:
  case LinearOp::MultiplyAddWideSigned:
    return in[0] * in[1] + in[2];
  case LinearOp::ShiftLeft:
    return in[1] < bits ? std::optional(in[0] << in[1]) : std::nullopt;
  case LinearOp::ShiftLeftReversed:
    return in[0] < bits ? std::optional(in[1] << in[0]) : std::nullopt;
  case LinearOp::ShiftLeftAdd:
    return in[1] < bits ? std::optional((in[0] << in[1]) + in[2])
                        : std::nullopt;
  default:
    return in[0];
  }
}

/// Sums and products are really computed, so that what algebra finds equal is
/// equal.
std::optional<Execution::Value> Execution::compute(const MachineInstr &instr) {
  const MachineFunction &function = *instr.getMF();
  LinearOp op = linearOp(
      function.getSubtarget().getInstrInfo()->getName(instr.getOpcode()));
  if (op == LinearOp::None)
    return std::nullopt;
  const MachineOperand &result = instr.getOperand(0);
  if (!result.isReg() || !result.getReg().isVirtual() || result.getSubReg())
    return std::nullopt;
  unsigned bits = bitsOf(result);
  if (bits != 32 && bits != 64)
    return std::nullopt;
  bool isSigned = op == LinearOp::SignExtend ||
                  op == LinearOp::MultiplyWideSigned ||
                  op == LinearOp::MultiplyAddWideSigned;
  SmallVector<Value, 3> in;
  for (const MachineOperand &operand : drop_begin(instr.operands())) {
    if (in.size() == operandsOf(op)) {
      // A modifier, or a mask of lanes that changes.
      if (operand.isImm() ? operand.getImm() != 0
                          : operand.isReg() && operand.isUse() &&
                                !info.def_empty(operand.getReg()))
        return std::nullopt;
      continue;
    }
    unsigned width = isWidening(op) && in.size() != 2 ? 32 : bits;
    std::optional<Value> value = number(operand, width);
    if (!value)
      return std::nullopt;
    in.push_back(isSigned && width == 32 ? SignExtend64<32>(*value) : *value);
  }
  return evaluate(op, in, bits);
}

Execution::Value Execution::read(const MachineOperand &operand) {
  if (!operand.isReg())
    return hash_value(operand);
  Value all = hash_combine(operand.getSubReg(), operand.isImplicit());
  if (operand.isUndef())
    return undefined;
  bool isUndefined = false;
  forEachPart(operand, [&](auto part, unsigned) {
    Value value = valueOf(part);
    isUndefined |= value == undefined;
    all = hash_combine(all, value);
  });
  return isUndefined ? undefined : all;
}

void Execution::write(const MachineInstr &instr, Value result) {
  for (const MachineOperand &operand : instr.operands())
    if (operand.isRegMask())
      for (auto &[part, value] : values)
        if (!part.first)
          value = hash_combine(result, "call", part.second);
  unsigned index = 0;
  for (const MachineOperand &def : instr.all_defs()) {
    ++index;
    if (def.getReg().isVirtual() && def.getSubReg() && def.isUndef())
      for (unsigned lane = 0; lane != 64; ++lane)
        values[{def.getReg().id(), lane}] = undefined;
    forEachPart(def, [&](auto part, unsigned position) {
      values[part] =
          result == undefined
              ? undefined
              : cut(part, hash_combine(result, index,
                                       def.getReg().isPhysical() ? part.second
                                                                 : position));
    });
  }
}

/// What the load may read of: all that was written. A mark vouches for one
/// block (InvariantLoads.cpp), in which nothing is written for it.
Execution::Value Execution::memory(const MachineInstr &load) {
  bool isMarked = load.isDereferenceableInvariantLoad();
  Value all = 0;
  for (auto &[writer, done] : written) {
    if (!mayChange(*writer, load))
      continue;
    if (done.isUndefined)
      return undefined;
    all += isMarked ? done.atEntry : done.now;
  }
  return all;
}

Execution::Value Execution::execute(const MachineInstr &instr,
                                    PathTrace::Block &block) {
  Value what = hash_combine(instr.getOpcode(), instr.getFlags());
  Value kind = what;
  bool isUndefined = false;
  for (const MachineOperand &operand : instr.operands()) {
    if (operand.isReg() && operand.isDef()) {
      what = hash_combine(what, operand.getSubReg(),
                          operand.getReg().isPhysical() ? operand.getReg().id()
                                                        : 0u);
      continue;
    }
    Value value = read(operand);
    isUndefined |= value == undefined;
    what = hash_combine(what, value);
  }
  for (const MachineMemOperand *memory : instr.memoperands())
    what = hash_combine(what, unsigned(memory->getFlags()),
                        memory->getAddrSpace());
  if (instr.mayLoad() && !instr.mayStore() && !isBarrier(instr)) {
    Value loaded = isConstantMemory(instr) ? 0 : memory(instr);
    if (isUndefined || loaded == undefined)
      return undefined;
    return isConstantMemory(instr) ? what : Value(hash_combine(what, loaded));
  }
  if (!isEffect(instr))
    return isUndefined ? undefined : what;
  what = hash_combine(what, blockNumber, visits, seen[what]++);
  bool isBranch = instr.isTerminator() && !instr.mayLoadOrStore() &&
                  !instr.hasUnmodeledSideEffects();
  if (!isBranch) {
    written[&instr].now += what;
    written[&instr].isUndefined |= isUndefined;
  }
  block.push_back({what, kind, isUndefined, &instr});
  return isUndefined ? undefined : what;
}

PathTrace::Block Execution::run(const MachineBasicBlock &block,
                                const MachineBasicBlock *from) {
  PathTrace::Block done;
  seen.clear();
  for (auto &[writer, state] : written)
    state.atEntry = state.now;
  ++visits;
  blockNumber = block.getNumber();
  // All PHIs read before any of them writes.
  std::vector<std::pair<const MachineInstr *, Value>> phis;
  for (const MachineInstr &phi : block.phis())
    for (unsigned i = 1; i + 1 < phi.getNumOperands(); i += 2)
      if (phi.getOperand(i + 1).getMBB() == from)
        phis.push_back({&phi, read(phi.getOperand(i))});
  for (auto [phi, value] : phis)
    write(*phi, value);
  for (const MachineInstr &instr : block.instrs()) {
    if (instr.isPHI() || instr.isBundle() || instr.isDebugOrPseudoInstr() ||
        instr.isKill() || instr.isCFIInstruction())
      continue;
    std::optional<Value> computed = compute(instr);
    std::vector<Value> copied;
    if (instr.isCopy() && !instr.getOperand(1).isUndef())
      copied = partsRead(instr.getOperand(1));
    write(instr, execute(instr, done));
    if (instr.isCopy() &&
        copied.size() == partsRead(instr.getOperand(0)).size())
      forEachPart(instr.getOperand(0), [&](auto part, unsigned position) {
        values[part] = copied[position];
      });
    else if (computed)
      writeNumber(instr.getOperand(0), *computed);
  }
  return done;
}

} // namespace

bool MayChange::operator()(const MachineInstr &writer,
                           const MachineInstr &load) {
  auto [found, isNew] = known.try_emplace({&writer, &load});
  if (isNew)
    found->second =
        (!load.isDereferenceableInvariantLoad() && isBarrier(writer)) ||
        (writer.mayStore() && mayTouchTheSame(writer, load, aliases));
  return found->second;
}

PathTrace tracePath(const MachineFunction &function, unsigned seed,
                    MayChange &mayChange, unsigned length) {
  std::mt19937 random(seed);
  Execution execution(function, mayChange);
  PathTrace trace;
  const MachineBasicBlock *block = &function.front(), *from = nullptr;
  while (block && trace.blocks.size() != length) {
    trace.blocks.push_back(execution.run(*block, from));
    from = block;
    block = block->succ_empty() ? nullptr
                                : *std::next(block->succ_begin(),
                                             random() % block->succ_size());
  }
  return trace;
}

} // namespace kiln::test
