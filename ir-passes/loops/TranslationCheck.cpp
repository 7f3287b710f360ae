#include "ir-passes/loops/TranslationCheck.h"
#include "ir-passes/loops/GlobalReads.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {
namespace {

/// Chooses the successor of a branch about which nothing is known; null: none.
using Decide = function_ref<Constant *(const Instruction &branch)>;

/// One run of a function.
class Execution {
public:
  Execution(Function &function, Expressions &expressions, bool noalias,
            Assumptions &assumed, Decide decide)
      : expressions(expressions), noalias(noalias), assumed(assumed),
        decide(decide), at(&function.getEntryBlock()),
        steps(firstSteps +
              stepsAnInstruction * function.getInstructionCount()) {}

  Trace run() {
    while (at && steps) {
      BasicBlock &block = *at;
      for (Instruction &instr :
           make_range(block.getFirstNonPHIIt(), block.end())) {
        if (!steps)
          break;
        --steps;
        if (instr.isTerminator())
          leave(instr);
        else if (!skips(instr))
          values[&instr] = execute(instr);
      }
    }
    return std::move(trace);
  }

private:
  // Paths are a few iterations long. Loops with a known trip count of thousands
  // are followed that far; guesses, some milliseconds.
  static constexpr size_t firstSteps = 30000, stepsAnInstruction = 10;

  /// Whether it only tells LLVM something.
  static bool skips(const Instruction &instr) {
    auto *intrinsic = dyn_cast<IntrinsicInst>(&instr);
    return intrinsic && intrinsic->isAssumeLikeIntrinsic() &&
           intrinsic->getType()->isVoidTy();
  }

  const Expression *of(Value *value) {
    if (auto *instr = dyn_cast<Instruction>(value))
      return values.lookup(instr);
    return expressions.leaf(*value);
  }

  SmallVector<const Expression *> operandsOf(Instruction &instr) {
    SmallVector<const Expression *> operands;
    for (Value *operand : instr.operand_values())
      operands.push_back(of(operand));
    return operands;
  }

  const Expression *execute(Instruction &instr);
  const Expression *read(Instruction &instr,
                         ArrayRef<const Expression *> operands);
  const Expression *effect(Instruction &instr,
                           ArrayRef<const Expression *> operands);
  using Objects = ArrayRef<const Expression *>;
  Objects objectsOf(const Instruction &access);
  bool mayOverlap(Objects store, Objects load) const;
  void leave(Instruction &terminator);
  void enter(BasicBlock *next);

  Expressions &expressions;
  bool noalias;
  Assumptions &assumed;
  Decide decide;
  BasicBlock *at;
  size_t steps;
  DenseMap<const Instruction *, const Expression *> values;
  /// How often one of some objects (none: any) was written.
  SmallMapVector<Objects, unsigned, 4> written;
  unsigned allocas = 0;
  Trace trace;
};

Execution::Objects Execution::objectsOf(const Instruction &access) {
  const Value *pointer = accessedThrough(access);
  return pointer ? of(const_cast<Value *>(pointer))->objects : Objects();
}

bool Execution::mayOverlap(Objects store, Objects load) const {
  if (store.empty() || load.empty())
    return true;
  return any_of(store, [&](const Expression *to) {
    return any_of(load, [&](const Expression *from) {
      return to == from || !(noalias || to->isNoAlias || from->isNoAlias);
    });
  });
}

/// A load that may move: what may have been written before distinguishes it
/// from others.
const Expression *Execution::read(Instruction &instr,
                                  ArrayRef<const Expression *> operands) {
  std::optional<unsigned> guard = guardOf(instr);
  Constant *happens = guard ? operands[*guard]->constant : nullptr;
  if (!happens || !happens->isNullValue())
    trace.reads.insert(expressions.made(instr, operands, 0));
  Objects objects = objectsOf(instr);
  uint64_t writes = 0;
  for (const auto &[others, times] : written)
    if (mayOverlap(others, objects))
      writes += times;
  return expressions.made(instr, operands, 1 + writes);
}

/// An effect that keeps its position and its sequence.
const Expression *Execution::effect(Instruction &instr,
                                    ArrayRef<const Expression *> operands) {
  switch (globalEffect(instr)) {
  case GlobalEffect::Write:
    ++written[objectsOf(instr)];
    break;
  case GlobalEffect::Acquires:
    ++written[Objects()];
    break;
  default:
    break;
  }
  const Expression *made =
      expressions.made(instr, operands, trace.effects.size() + 1);
  trace.effects.push_back(made);
  trace.by.push_back(&instr);
  return made;
}

const Expression *Execution::execute(Instruction &instr) {
  SmallVector<const Expression *> operands = operandsOf(instr);
  if (globalEffect(instr) == GlobalEffect::Read)
    return read(instr, operands);
  auto *call = dyn_cast<CallBase>(&instr);
  if (instr.mayHaveSideEffects() || (call && call->isConvergent()))
    return effect(instr, operands);
  if (isa<AllocaInst>(instr))
    return expressions.made(instr, operands, ++allocas);
  if (instr.mayReadFromMemory())
    return expressions.made(instr, operands, trace.effects.size() + 1);
  return expressions.pure(instr, operands, assumed);
}

void Execution::enter(BasicBlock *next) {
  SmallVector<std::pair<PHINode *, const Expression *>> entering;
  for (PHINode &phi : next->phis())
    entering.push_back({&phi, of(phi.getIncomingValueForBlock(at))});
  for (auto [phi, value] : entering)
    values[phi] = value;
  at = next;
}

void Execution::leave(Instruction &terminator) {
  if (isa<ReturnInst, UnreachableInst>(terminator)) {
    effect(terminator, operandsOf(terminator));
    trace.isWhole = true;
    at = nullptr;
    return;
  }
  auto *branch = dyn_cast<BranchInst>(&terminator);
  if (branch && !branch->isConditional())
    return enter(branch->getSuccessor(0));
  auto *choice = dyn_cast<SwitchInst>(&terminator);
  if (!branch && !choice) {
    trace.stuck = &terminator;
    at = nullptr;
    return;
  }
  const Expression *condition =
      of(branch ? branch->getCondition() : choice->getCondition());
  Constant *known = condition->constant;
  if (!known && (known = assumed.lookup(condition)) == nullptr &&
      (known = decide(terminator)) != nullptr)
    assumed[condition] = known;
  auto *number = dyn_cast_or_null<ConstantInt>(known);
  if (!number) { // or a branch on poison
    trace.stuck = &terminator;
    at = nullptr;
    return;
  }
  enter(branch ? branch->getSuccessor(number->isZero() ? 1 : 0)
               : choice->findCaseValue(number)->getCaseSuccessor());
}

/// Takes one path through a function whose loops are known: innermost loops
/// have this many iterations, others one or two, and other branches take either
/// side.
class PathChooser {
public:
  PathChooser(const LoopInfo &loops, unsigned iterations)
      : loops(loops), iterations(iterations) {}

  Constant *operator()(const Instruction &terminator) {
    ++branches;
    LLVMContext &context = terminator.getContext();
    if (auto *choice = dyn_cast<SwitchInst>(&terminator))
      return choice->getNumCases()
                 ? const_cast<ConstantInt *>(
                       choice->case_begin()->getCaseValue())
                 : ConstantInt::get(choice->getCondition()->getType(), 0);
    auto &branch = cast<BranchInst>(terminator);
    const Loop *loop = loops.getLoopFor(branch.getParent());
    bool first = (branches ^ iterations) & 1;
    if (loop && loop->isLoopExiting(branch.getParent())) {
      bool firstStays = loop->contains(branch.getSuccessor(0));
      unsigned most = loop->isInnermost() ? iterations : 1 + iterations % 2;
      bool stays = ++stayed[&branch] % most != 0;
      first = stays == firstStays;
    }
    return ConstantInt::getBool(context, first);
  }

private:
  const LoopInfo &loops;
  unsigned iterations, branches = 0;
  DenseMap<const Instruction *, unsigned> stayed;
};

} // namespace

TranslationCheck::TranslationCheck(Function &function, unsigned iterations,
                                   bool noalias)
    : function(function), noalias(noalias),
      expressions(function.getDataLayout()) {
  DominatorTree dominators(function);
  LoopInfo loops(dominators);
  SmallSet<unsigned, 5> lengths;
  for (unsigned length :
       {1u, iterations - 1, iterations, iterations + 1, 2 * iterations + 1}) {
    if (!length || !lengths.insert(length).second)
      continue;
    // Values that depend on a branch may be computed before it, so the path is
    // taken again with all that is known of it, until nothing new is.
    Path path;
    size_t known;
    unsigned turns = 0;
    do {
      known = path.assumed.size();
      PathChooser find(loops, length);
      path.trace =
          Execution(function, expressions, noalias, path.assumed, find).run();
    } while (path.assumed.size() != known && ++turns != 4);
    if (path.assumed.size() == known && !path.trace.stuck)
      paths.push_back(std::move(path));
  }
}

std::string TranslationCheck::compare(const Path &path) {
  Assumptions assumed = path.assumed;
  Trace now = Execution(function, expressions, noalias, assumed,
                        [](const Instruction &) { return nullptr; })
                  .run();
  std::string message;
  raw_string_ostream out(message);
  const Trace &was = path.trace;
  for (auto [before, after, by] : zip(was.effects, now.effects, now.by))
    if (before != after) {
      out << "not shown to be what the kernel did:" << *by;
      return message;
    }
  if (!was.isWhole)
    return "";
  if (now.stuck)
    out << "nothing in the kernel decided this:" << *now.stuck;
  else if (now.isWhole && now.effects.size() != was.effects.size())
    out << "the kernel did " << was.effects.size() << " things and now does "
        << now.effects.size();
  else if (!all_of(now.reads, [&](const Expression *read) {
             return was.reads.contains(read);
           }))
    out << "a load reads what the kernel did not";
  return message;
}

std::string TranslationCheck::compare() {
  for (const Path &path : paths)
    if (std::string wrong = compare(path); !wrong.empty())
      return wrong;
  return "";
}

} // namespace kiln
