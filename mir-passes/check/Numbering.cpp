#include "mir-passes/check/Numbering.h"
#include "mir-passes/check/LinearForms.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineMemOperand.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace kiln {

size_t ExpressionTable::Hash::operator()(const Key &key) const {
  return hash_combine_range(key.begin(), key.end());
}

namespace {

/// First word of every key.
enum Tag : uint64_t {
  Undefined,
  Entry,
  PhysicalEntry,
  Instruction,
  Result,
  Effect,
  Clobber,
  Whole,    // the lanes of a register taken together
  Iteration // how often a loop has been gone through
};

class Numberer {
public:
  Numberer(const MachineFunction &function, ExpressionTable &table,
           bool algebra)
      : algebra(algebra), function(function),
        registerInfo(function.getRegInfo()),
        registers(*function.getSubtarget().getRegisterInfo()), table(table) {
    dominators.recalculate(const_cast<MachineFunction &>(function));
    meaning.blocks.resize(function.getNumBlockIDs());
    if (algebra)
      loops.calculate(dominators);
  }
  FunctionMeaning run();

private:
  using Lane = FunctionMeaning::Lane;
  static Lane laneKey(Register reg, unsigned lane) {
    return FunctionMeaning::laneOf(reg, lane);
  }
  static Lane unitKey(unsigned unit) {
    return FunctionMeaning::physical | unit;
  }

  void findDefinitions();
  const BitVector &joins(Register reg);
  unsigned onEntry(Register reg, unsigned lane, const MachineBasicBlock &block);
  unsigned valueOf(Register reg, unsigned lane);
  unsigned valueOfUnit(unsigned unit);
  void numberBlock(const MachineBasicBlock &block);
  void numberInstr(const MachineInstr &instr);
  void appendOperand(const MachineOperand &operand, ExpressionTable::Key &key);
  void appendValues(const MachineOperand &operand, ExpressionTable::Key &key);
  void define(const MachineOperand &operand, unsigned index,
              unsigned expression);
  unsigned effectNumber(const MachineInstr &instr, unsigned expression);
  void keepLiveUnits(const MachineBasicBlock &block);
  void findLiveOut();

  // The algebra, if it is asked for.
  using Lanes = SmallVector<unsigned, 2>;
  LinearForm formOf(const Lanes &lanes, unsigned bits);
  Lanes lanesOf(const LinearForm &form, unsigned count);
  std::optional<LinearForm> formOf(const MachineOperand &operand,
                                   unsigned bits);
  bool isVectorMaskConstant(const MachineInstr &instr);
  template <typename ReadOperand>
  std::optional<LinearForm> linearResult(const MachineInstr &instr,
                                         ReadOperand read);
  std::optional<LinearForm> linearForm(const MachineInstr &instr);
  void defineAs(const MachineOperand &result, const LinearForm &form);
  unsigned bitsOf(const MachineOperand &operand) const;
  const MachineInstr *incrementOf(Register reg, const MachineLoop &loop) const;
  const Lanes *inductionOf(Register reg, const MachineBasicBlock &header);
  std::optional<Lanes> solveInduction(Register reg, const MachineLoop &loop);
  bool hoist(Register reg, const MachineLoop &loop, unsigned depth);
  std::optional<LinearForm> invariantForm(const MachineOperand &operand,
                                          unsigned bits,
                                          const MachineLoop &loop,
                                          const MachineBasicBlock &before);
  unsigned atEndOf(Register reg, unsigned lane, const MachineBasicBlock &block);

  bool algebra;
  MachineLoopInfo loops;
  DenseMap<unsigned, LinearForm> forms; // by number of the whole
  DenseMap<unsigned, Lanes> wholes;     // by number of the whole
  DenseMap<std::pair<Register, const MachineBasicBlock *>, Lanes> inductions;

  const MachineFunction &function;
  const MachineRegisterInfo &registerInfo;
  const TargetRegisterInfo &registers;
  ExpressionTable &table;
  MachineDominatorTree dominators;
  FunctionMeaning meaning;
  DenseMap<Register, SmallVector<const MachineBasicBlock *, 2>> definitions;
  BitVector writtenUnits; // physical register units with a definition anywhere
  std::vector<BitVector> frontiers; // dominance frontier, by block number
  DenseMap<Register, BitVector> joinsOf;
  std::vector<DenseMap<Lane, unsigned>>
      outOf; // expressions a block leaves behind, by block number
  std::vector<DenseSet<Lane>>
      exposed; // lanes a block reads before it writes them
  // State of the block being numbered.
  const MachineBasicBlock *current = nullptr;
  DenseMap<Lane, unsigned> values; // everything read or written so far
  DenseMap<Lane, unsigned> written;
  DenseMap<unsigned, unsigned> repeats; // effects seen so far, by expression
  unsigned clobber = 0;                 // the last call
};

void Numberer::findDefinitions() {
  writtenUnits.resize(registers.getNumRegUnits());
  auto note = [&](const MachineOperand &operand,
                  const MachineBasicBlock &block) {
    if (operand.isRegMask())
      writtenUnits.set();
    if (!operand.isReg() || !operand.isDef() || !operand.getReg())
      return;
    if (operand.getReg().isPhysical()) {
      for (MCRegUnit unit : registers.regunits(operand.getReg().asMCReg()))
        writtenUnits.set(unsigned(unit));
      return;
    }
    auto &blocks = definitions[operand.getReg()];
    if (blocks.empty() || blocks.back() != &block)
      blocks.push_back(&block);
  };
  for (const MachineBasicBlock &block : function)
    for (const MachineInstr &instr : block)
      for (const MachineOperand &operand : instr.operands())
        note(operand, block);
  // Dominance frontiers after Cooper, Harvey and Kennedy (2001).
  frontiers.resize(function.getNumBlockIDs(),
                   BitVector(function.getNumBlockIDs()));
  for (const MachineBasicBlock &block : function) {
    const MachineDomTreeNode *node =
        dominators.getNode(const_cast<MachineBasicBlock *>(&block));
    if (block.pred_size() < 2 || !node || !node->getIDom())
      continue;
    for (const MachineBasicBlock *pred : block.predecessors())
      for (const MachineDomTreeNode *runner =
               dominators.getNode(const_cast<MachineBasicBlock *>(pred));
           runner && runner != node->getIDom(); runner = runner->getIDom())
        frontiers[runner->getBlock()->getNumber()].set(block.getNumber());
  }
}

/// Blocks where different definitions of the register meet: the iterated
/// dominance frontier, where SSA has its PHIs.
const BitVector &Numberer::joins(Register reg) {
  auto [known, isNew] = joinsOf.try_emplace(reg);
  BitVector &result = known->second;
  if (!isNew)
    return result;
  result.resize(function.getNumBlockIDs());
  SmallVector<unsigned> work;
  for (const MachineBasicBlock *block : definitions[reg])
    work.push_back(block->getNumber());
  while (!work.empty()) {
    for (unsigned block : frontiers[work.pop_back_val()].set_bits())
      if (!result.test(block)) {
        result.set(block);
        work.push_back(block);
      }
  }
  return result;
}

bool isEffect(const MachineInstr &instr) {
  if (instr.isDereferenceableInvariantLoad() &&
      !instr.hasUnmodeledSideEffects())
    return false; // reads what never changes: an expression like any other
  return instr.mayLoadOrStore() || instr.hasUnmodeledSideEffects() ||
         instr.isCall() || instr.isTerminator() || instr.isPosition();
}

/// Calls `visit(lane)` for the lanes of a virtual register operand.
template <typename Visit>
void forEachLane(const MachineOperand &operand, const MachineRegisterInfo &info,
                 const TargetRegisterInfo &registers, Visit visit) {
  LaneBitmask mask = operand.getSubReg()
                         ? registers.getSubRegIndexLaneMask(operand.getSubReg())
                         : info.getMaxLaneMaskForVReg(operand.getReg());
  for (auto bits = mask.getAsInteger(); bits; bits &= bits - 1)
    visit(unsigned(llvm::countr_zero(bits)));
}

/// The register's expression where the block begins: what the closest dominator
/// left, unless definitions meet on the way; then a symbol. The symbol is the
/// same in both versions, and both must leave the same expressions to it.
unsigned Numberer::onEntry(Register reg, unsigned lane,
                           const MachineBasicBlock &block) {
  const BitVector &meets = joins(reg);
  const MachineBasicBlock *at = &block;
  while (!meets.test(at->getNumber())) {
    const MachineDomTreeNode *node =
        dominators.getNode(const_cast<MachineBasicBlock *>(at));
    if (!node || !node->getIDom())
      break;
    at = node->getIDom()->getBlock();
    auto &out = outOf[at->getNumber()];
    auto left = out.find(laneKey(reg, lane));
    if (left != out.end())
      return left->second;
  }
  if (algebra && meets.test(at->getNumber()))
    if (const Lanes *lanes = inductionOf(reg, *at)) {
      uint64_t mask = registerInfo.getMaxLaneMaskForVReg(reg).getAsInteger();
      return (*lanes)[llvm::popcount(mask & maskTrailingOnes<uint64_t>(lane))];
    }
  return table.number({Entry, reg.id(), lane, uint64_t(at->getNumber())});
}

//===-- algebra -----------------------------------------------------------===//

/// What the lanes hold, taken together: a form if it is known, else a term.
LinearForm Numberer::formOf(const Lanes &lanes, unsigned bits) {
  ExpressionTable::Key key{Whole, bits};
  key.insert(key.end(), lanes.begin(), lanes.end());
  unsigned whole = table.number(key);
  auto known = forms.find(whole);
  if (known != forms.end())
    return known->second;
  wholes.try_emplace(whole, lanes);
  return LinearForm::ofTerm(bits, whole);
}

/// The other way round: `count` lanes that hold the form.
Numberer::Lanes Numberer::lanesOf(const LinearForm &form, unsigned count) {
  auto bare = wholes.find(form.bareTerm());
  if (form.bareTerm() && bare != wholes.end() && bare->second.size() == count)
    return bare->second;
  unsigned expression = numberOf(form, table);
  Lanes lanes;
  for (unsigned part = 0; part != count; ++part)
    lanes.push_back(table.number({Result, expression, 0, part}));
  ExpressionTable::Key key{Whole, form.bits};
  key.insert(key.end(), lanes.begin(), lanes.end());
  forms.try_emplace(table.number(key), form);
  return lanes;
}

unsigned Numberer::bitsOf(const MachineOperand &operand) const {
  if (operand.getSubReg())
    return registers.getSubRegIdxSize(operand.getSubReg());
  return registers.getRegSizeInBits(
      *registerInfo.getRegClass(operand.getReg()));
}

std::optional<LinearForm> Numberer::formOf(const MachineOperand &operand,
                                           unsigned bits) {
  if (operand.isImm())
    return LinearForm::ofConstant(bits, operand.getImm());
  if (!operand.isReg() || !operand.getReg().isVirtual() || operand.isUndef() ||
      bitsOf(operand) != bits)
    return std::nullopt;
  Lanes lanes;
  forEachLane(operand, registerInfo, registers, [&](unsigned lane) {
    lanes.push_back(valueOf(operand.getReg(), lane));
  });
  return formOf(lanes, bits);
}

/// True if the instruction depends on no physical register, or on reserved ones
/// that nothing in the function writes (EXEC without divergent branches).
bool Numberer::isVectorMaskConstant(const MachineInstr &instr) {
  return all_of(instr.all_uses(), [&](const MachineOperand &operand) {
    return !operand.getReg().isPhysical() ||
           all_of(registers.regunits(operand.getReg().asMCReg()),
                  [&](MCRegUnit unit) {
                    return registerInfo.isReservedRegUnit(unit) &&
                           !writtenUnits.test(unsigned(unit));
                  });
  });
}

/// What the instruction leaves in its first operand, if that is linear in what
/// `read(operand, bits)` says of the others.
template <typename ReadOperand>
std::optional<LinearForm> Numberer::linearResult(const MachineInstr &instr,
                                                 ReadOperand read) {
  LinearOp op = linearOp(
      function.getSubtarget().getInstrInfo()->getName(instr.getOpcode()));
  if (op == LinearOp::None || !isVectorMaskConstant(instr))
    return std::nullopt;
  const MachineOperand &result = instr.getOperand(0);
  if (!result.isReg() || !result.isDef() || !result.getReg().isVirtual() ||
      result.getSubReg())
    return std::nullopt;
  unsigned bits = bitsOf(result);
  if ((bits != 32 && bits != 64) || (isWidening(op) && bits != 64))
    return std::nullopt;
  SmallVector<LinearForm, 3> operands;
  for (unsigned i = 1; i <= operandsOf(op); ++i) {
    std::optional<LinearForm> operand =
        read(instr.getOperand(i), isWidening(op) && i != 3 ? 32 : bits);
    if (!operand)
      return std::nullopt;
    operands.push_back(*operand);
  }
  // A modifier, such as AMD's clamp, would make it something else.
  for (unsigned i = operandsOf(op) + 1; i < instr.getNumExplicitOperands(); ++i)
    if (!instr.getOperand(i).isImm() || instr.getOperand(i).getImm())
      return std::nullopt;
  return apply(op, operands, table);
}

std::optional<LinearForm> Numberer::linearForm(const MachineInstr &instr) {
  return linearResult(instr, [&](const MachineOperand &operand, unsigned bits) {
    return formOf(operand, bits);
  });
}

/// The register holds the form, whatever it was computed by.
void Numberer::defineAs(const MachineOperand &result, const LinearForm &form) {
  SmallVector<unsigned, 2> keys;
  forEachLane(result, registerInfo, registers,
              [&](unsigned lane) { keys.push_back(lane); });
  Lanes lanes = lanesOf(form, keys.size());
  for (auto [lane, value] : zip(keys, lanes)) {
    Lane key = laneKey(result.getReg(), lane);
    values[key] = written[key] = value;
  }
}

/// The one instruction that writes the register inside the loop, if it is gone
/// through exactly once in every iteration, and everything else that writes the
/// register dominates the loop.
const MachineInstr *Numberer::incrementOf(Register reg,
                                          const MachineLoop &loop) const {
  const MachineInstr *increment = nullptr;
  for (const MachineInstr &def : registerInfo.def_instructions(reg)) {
    const MachineBasicBlock *block = def.getParent();
    if (!loop.contains(block)) {
      if (!dominators.dominates(block, loop.getHeader()))
        return nullptr;
      continue;
    }
    if (increment)
      return nullptr;
    increment = &def;
  }
  if (!increment || loops.getLoopFor(increment->getParent()) != &loop)
    return nullptr;
  SmallVector<MachineBasicBlock *, 2> latches;
  loop.getLoopLatches(latches);
  bool always = all_of(latches, [&](const MachineBasicBlock *latch) {
    return dominators.dominates(increment->getParent(), latch);
  });
  return always ? increment : nullptr;
}

unsigned Numberer::atEndOf(Register reg, unsigned lane,
                           const MachineBasicBlock &block) {
  auto &out = outOf[block.getNumber()];
  auto left = out.find(laneKey(reg, lane));
  return left != out.end() ? left->second : onEntry(reg, lane, block);
}

/// Numbers what defines the register inside the loop, if that is the same in
/// every iteration, as if it stood at the end of the current block.
bool Numberer::hoist(Register reg, const MachineLoop &loop, unsigned depth) {
  const MachineInstr *inside = nullptr;
  for (const MachineInstr &def : registerInfo.def_instructions(reg))
    if (loop.contains(def.getParent()))
      inside = &def;
  if (!inside)
    return true;
  if (!depth || !registerInfo.hasOneDef(reg) || isEffect(*inside) ||
      !isVectorMaskConstant(*inside))
    return false;
  for (const MachineOperand &operand : inside->all_uses())
    if (operand.getReg().isVirtual() &&
        !hoist(operand.getReg(), loop, depth - 1))
      return false;
  numberInstr(*inside);
  return true;
}

/// What the operand, read inside the loop, holds in every iteration; `before`
/// is the block that dominates the loop.
std::optional<LinearForm>
Numberer::invariantForm(const MachineOperand &operand, unsigned bits,
                        const MachineLoop &loop,
                        const MachineBasicBlock &before) {
  // As if at the end of `before`, and leaving no trace there.
  auto state = std::tuple(current, values, written, clobber);
  DenseSet<Lane> reads = exposed[before.getNumber()];
  current = &before;
  values = outOf[before.getNumber()];
  clobber = 0;
  // Guess: recomputed strides are a few instructions.
  std::optional<LinearForm> form;
  if (hoist(operand.getReg(), loop, /*depth=*/8))
    form = formOf(operand, bits);
  exposed[before.getNumber()] = std::move(reads);
  std::tie(current, values, written, clobber) = std::move(state);
  return form;
}

/// reg + stride once in every iteration: what it holds where the loop begins is
/// start + iterations * stride.
std::optional<Numberer::Lanes>
Numberer::solveInduction(Register reg, const MachineLoop &loop) {
  const MachineInstr *increment = incrementOf(reg, loop);
  const MachineDomTreeNode *node = dominators.getNode(loop.getHeader());
  if (!increment || !node || !node->getIDom())
    return std::nullopt;
  const MachineBasicBlock &before = *node->getIDom()->getBlock();
  auto formBefore = [&](const MachineOperand &operand, unsigned bits) {
    Lanes lanes;
    forEachLane(operand, registerInfo, registers, [&](unsigned lane) {
      lanes.push_back(atEndOf(operand.getReg(), lane, before));
    });
    return formOf(lanes, bits);
  };
  // Plainly added to, not part of a product or an extension.
  LinearOp op = linearOp(
      function.getSubtarget().getInstrInfo()->getName(increment->getOpcode()));
  auto reads = [&](const MachineOperand &operand) {
    return operand.getReg() == reg;
  };
  if ((op != LinearOp::Add && op != LinearOp::Subtract) ||
      count_if(increment->all_uses(), reads) != 1)
    return std::nullopt;
  // The register itself, read by its increment, stands for a term of its own.
  unsigned self = table.number({Iteration, reg.id()});
  std::optional<LinearForm> next = linearResult(
      *increment,
      [&](const MachineOperand &operand,
          unsigned bits) -> std::optional<LinearForm> {
        if (operand.isImm())
          return LinearForm::ofConstant(bits, operand.getImm());
        if (!operand.isReg() || !operand.getReg().isVirtual() ||
            operand.isUndef() || bitsOf(operand) != bits)
          return std::nullopt;
        if (operand.getReg() == reg)
          return operand.getSubReg()
                     ? std::nullopt
                     : std::optional(LinearForm::ofTerm(bits, self));
        return invariantForm(operand, bits, loop, before);
      });
  if (!next)
    return std::nullopt;
  LinearForm stride =
      add(*next, scale(LinearForm::ofTerm(next->bits, self), ~uint64_t(0)));
  if (any_of(stride.terms, [&](auto &term) { return term.first == self; }))
    return std::nullopt;
  std::optional<LinearForm> sum = multiply(
      LinearForm::ofTerm(
          stride.bits, table.number({Iteration, 0,
                                     uint64_t(loop.getHeader()->getNumber())})),
      stride, table);
  if (!sum)
    return std::nullopt;
  LinearForm start = formBefore(increment->getOperand(0), stride.bits);
  unsigned count = 0;
  forEachLane(increment->getOperand(0), registerInfo, registers,
              [&](unsigned) { ++count; });
  return lanesOf(add(start, *sum), count);
}

const Numberer::Lanes *Numberer::inductionOf(Register reg,
                                             const MachineBasicBlock &header) {
  auto [known, isNew] = inductions.try_emplace({reg, &header});
  if (isNew) {
    const MachineLoop *loop = loops.getLoopFor(&header);
    std::optional<Lanes> lanes;
    if (loop && loop->getHeader() == &header)
      lanes = solveInduction(reg, *loop);
    inductions[{reg, &header}] = lanes.value_or(Lanes());
  }
  const Lanes &lanes = inductions[{reg, &header}];
  return lanes.empty() ? nullptr : &lanes;
}

//===-- instructions ------------------------------------------------------===//

unsigned Numberer::valueOf(Register reg, unsigned lane) {
  auto known = values.find(laneKey(reg, lane));
  if (known != values.end())
    return known->second;
  unsigned value = onEntry(reg, lane, *current);
  exposed[current->getNumber()].insert(laneKey(reg, lane));
  return values[laneKey(reg, lane)] = value;
}

unsigned Numberer::valueOfUnit(unsigned unit) {
  auto known = values.find(unitKey(unit));
  if (known != values.end())
    return known->second;
  if (clobber)
    return table.number({Clobber, clobber, unit});
  // A reserved register that nothing in the function writes (EXEC without
  // divergent branches) is the same everywhere.
  bool constant = registerInfo.isReservedRegUnit(MCRegUnit(unit)) &&
                  !writtenUnits.test(unit);
  return table.number(
      {PhysicalEntry, unit,
       constant ? ~uint64_t(0) : uint64_t(current->getNumber())});
}

void Numberer::appendValues(const MachineOperand &operand,
                            ExpressionTable::Key &key) {
  if (operand.isUndef()) {
    key.push_back(table.number({Undefined}));
  } else if (operand.getReg().isVirtual()) {
    forEachLane(operand, registerInfo, registers, [&](unsigned lane) {
      key.push_back(valueOf(operand.getReg(), lane));
    });
  } else if (operand.getReg().isPhysical()) {
    for (MCRegUnit unit : registers.regunits(operand.getReg().asMCReg()))
      key.push_back(valueOfUnit(unsigned(unit)));
  }
}

/// What the operand contributes to the instruction's expression: values for
/// what it reads, the rest literally. Names of virtual registers that are
/// written do not matter, physical ones do.
void Numberer::appendOperand(const MachineOperand &operand,
                             ExpressionTable::Key &key) {
  key.push_back(uint64_t(operand.getType()) << 32 | operand.getTargetFlags());
  auto pointer = [&](const void *p) {
    key.push_back(reinterpret_cast<uintptr_t>(p));
  };
  switch (operand.getType()) {
  case MachineOperand::MO_Register:
    key.push_back(uint64_t(operand.isDef()) << 1 | operand.isImplicit());
    key.push_back(operand.getSubReg());
    if (operand.isDef())
      key.push_back(operand.getReg().isVirtual() ? 0 : operand.getReg().id());
    else
      appendValues(operand, key);
    return;
  case MachineOperand::MO_Immediate:
    key.push_back(operand.getImm());
    return;
  case MachineOperand::MO_CImmediate:
    return pointer(operand.getCImm());
  case MachineOperand::MO_FPImmediate:
    return pointer(operand.getFPImm());
  case MachineOperand::MO_MachineBasicBlock:
    key.push_back(operand.getMBB()->getNumber());
    return;
  case MachineOperand::MO_FrameIndex:
  case MachineOperand::MO_ConstantPoolIndex:
  case MachineOperand::MO_JumpTableIndex:
  case MachineOperand::MO_TargetIndex:
    key.push_back(operand.getIndex());
    if (!operand.isFI() && !operand.isJTI())
      key.push_back(operand.getOffset());
    return;
  case MachineOperand::MO_ExternalSymbol:
    for (const char *c = operand.getSymbolName(); *c; ++c)
      key.push_back(*c);
    key.push_back(operand.getOffset());
    return;
  case MachineOperand::MO_GlobalAddress:
    pointer(operand.getGlobal());
    key.push_back(operand.getOffset());
    return;
  case MachineOperand::MO_BlockAddress:
    pointer(operand.getBlockAddress());
    key.push_back(operand.getOffset());
    return;
  case MachineOperand::MO_RegisterMask:
  case MachineOperand::MO_RegisterLiveOut:
    return pointer(operand.isRegMask() ? operand.getRegMask()
                                       : operand.getRegLiveOut());
  case MachineOperand::MO_Metadata:
    return pointer(operand.getMetadata());
  case MachineOperand::MO_MCSymbol:
    return pointer(operand.getMCSymbol());
  case MachineOperand::MO_IntrinsicID:
    key.push_back(operand.getIntrinsicID());
    return;
  case MachineOperand::MO_Predicate:
    key.push_back(operand.getPredicate());
    return;
  default: // kinds no GPU target uses: the operand's own hash
    key.push_back(hash_value(operand));
  }
}

void Numberer::define(const MachineOperand &operand, unsigned index,
                      unsigned expression) {
  auto write = [&](Lane lane, unsigned number) {
    values[lane] = written[lane] = number;
  };
  if (operand.getReg().isVirtual()) {
    unsigned part = 0;
    forEachLane(operand, registerInfo, registers, [&](unsigned lane) {
      write(laneKey(operand.getReg(), lane),
            table.number({Result, expression, index, part++}));
    });
    // "undef": the lanes not written hold nothing from here on.
    if (operand.getSubReg() && operand.isUndef()) {
      LaneBitmask rest = registerInfo.getMaxLaneMaskForVReg(operand.getReg()) &
                         ~registers.getSubRegIndexLaneMask(operand.getSubReg());
      for (auto bits = rest.getAsInteger(); bits; bits &= bits - 1)
        write(laneKey(operand.getReg(), llvm::countr_zero(bits)),
              table.number({Undefined}));
    }
    return;
  }
  for (MCRegUnit unit : registers.regunits(operand.getReg().asMCReg()))
    write(unitKey(unsigned(unit)),
          table.number({Result, expression, index, uint64_t(unit)}));
}

bool isBarrier(const MachineInstr &instr) {
  // AMDGPU's hints to the scheduler (SCHED_BARRIER and its kin) have side
  // effects, but hold nothing back and make no code.
  const auto *target = instr.getMF()->getSubtarget().getInstrInfo();
  if (instr.hasUnmodeledSideEffects() && !target->isGlobalMemoryObject(&instr))
    return false;
  return instr.isCall() || instr.hasUnmodeledSideEffects() ||
         instr.isTerminator() || instr.isPosition() ||
         instr.hasOrderedMemoryRef();
}

/// Equal effects of one block are told apart by counting them.
unsigned Numberer::effectNumber(const MachineInstr &instr,
                                unsigned expression) {
  unsigned numbered =
      table.number({Effect, expression, uint64_t(current->getNumber()),
                    repeats[expression]++});
  meaning.blocks[current->getNumber()].effects.push_back(
      {numbered, isBarrier(instr), instr.mayStore(), &instr});
  return numbered;
}

void Numberer::numberInstr(const MachineInstr &instr) {
  if (instr.isDebugOrPseudoInstr() || instr.isKill() ||
      instr.isCFIInstruction())
    return;
  ExpressionTable::Key key{
      Instruction, instr.getOpcode(),
      instr.getFlags() &
          ~uint64_t(MachineInstr::FrameSetup | MachineInstr::FrameDestroy)};
  for (const MachineOperand &operand : instr.operands())
    appendOperand(operand, key);
  for (const MachineMemOperand *memory : instr.memoperands()) {
    key.push_back(memory->getFlags());
    key.push_back(memory->getAddrSpace());
    key.push_back(uint64_t(memory->getSuccessOrdering()) << 8 |
                  memory->getSyncScopeID());
  }
  // Two loads of one address between which nobody writes are told apart by
  // where they load to: neither a schedule nor a recomputation renames that,
  // and which of them comes first is all the same.
  if (isEffect(instr))
    for (const MachineOperand &operand : instr.all_defs())
      key.push_back(operand.getReg().id());
  unsigned expression = table.number(key);
  if (isEffect(instr))
    expression = effectNumber(instr, expression);
  if (any_of(instr.operands(), [](const MachineOperand &operand) {
        return operand.isRegMask();
      })) {
    clobber = expression;
    for (auto *map : {&values, &written}) {
      SmallVector<Lane> physical;
      for (const auto &[lane, value] : *map)
        if (lane & FunctionMeaning::physical)
          physical.push_back(lane);
      for (Lane lane : physical)
        map->erase(lane);
    }
  }
  std::optional<LinearForm> form = algebra ? linearForm(instr) : std::nullopt;
  for (unsigned index = 0; index != instr.getNumOperands(); ++index) {
    const MachineOperand &operand = instr.getOperand(index);
    if (operand.isReg() && operand.isDef() && operand.getReg())
      define(operand, index, expression);
  }
  if (form)
    defineAs(instr.getOperand(0), *form);
}

/// Physical registers count only where someone may read them: in a successor
/// or, if reserved, anywhere.
void Numberer::keepLiveUnits(const MachineBasicBlock &block) {
  BitVector live(registers.getNumRegUnits());
  for (const MachineBasicBlock *successor : block.successors())
    for (const auto &in : successor->liveins())
      for (MCRegUnit unit : registers.regunits(in.PhysReg))
        live.set(unsigned(unit));
  auto &leaves = meaning.blocks[block.getNumber()].leaves;
  for (auto [lane, value] : written) {
    unsigned unit = unsigned(lane);
    if (!(lane & FunctionMeaning::physical) || live.test(unit) ||
        registerInfo.isReservedRegUnit(MCRegUnit(unit)))
      leaves[lane] = value;
  }
}

void Numberer::numberBlock(const MachineBasicBlock &block) {
  current = &block;
  values.clear();
  written.clear();
  repeats.clear();
  clobber = 0;
  for (const MachineInstr &instr : block.instrs())
    if (!instr.isBundle())
      numberInstr(instr);
  keepLiveUnits(block);
  outOf[block.getNumber()] = std::move(written);
}

/// Ordinary backward liveness: a lane read somewhere is live out of every block
/// from which that is reached unwritten.
void Numberer::findLiveOut() {
  SmallVector<std::pair<const MachineBasicBlock *, Lane>>
      work; // live into the block
  for (const MachineBasicBlock &block : function)
    for (Lane lane : exposed[block.getNumber()])
      work.push_back({&block, lane});
  while (!work.empty()) {
    auto [block, lane] = work.pop_back_val();
    for (const MachineBasicBlock *pred : block->predecessors())
      if (meaning.blocks[pred->getNumber()].liveOut.insert(lane).second &&
          !outOf[pred->getNumber()].contains(lane))
        work.push_back({pred, lane});
  }
}

FunctionMeaning Numberer::run() {
  findDefinitions();
  outOf.resize(function.getNumBlockIDs());
  exposed.resize(function.getNumBlockIDs());
  for (const MachineDomTreeNode *node : depth_first(dominators.getRootNode()))
    numberBlock(*node->getBlock());
  findLiveOut();
  return std::move(meaning);
}

} // namespace

FunctionMeaning numberFunction(const MachineFunction &function,
                               ExpressionTable &table, bool algebra) {
  return Numberer(function, table, algebra).run();
}

} // namespace kiln
