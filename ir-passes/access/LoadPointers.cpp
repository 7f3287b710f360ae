//===- LoadPointers.cpp - the pointers that a loop's loads advance --------===//
//
// A loop that carries tensors of pointers has a pointer for each element that a
// thread loads, all of which advance alike. As many registers of 64 bits are
// what a thread does not have, and loop strength reduction leaves one
// loop-carried pointer and what each load adds to it: in 64 bits, and mostly
// with the first advance in it, so that ptxas cannot take it for the number of
// 32 bits that it comes from. Here one pointer is carried for all that advance
// alike, and each load adds its own number where it loads: one instruction and
// one register (WideOffsets.cpp). A freeze, which is nothing to instruction
// selection, keeps the sum from strength reduction.
//
//===----------------------------------------------------------------------===//
#include "ir-passes/access/MaskedAccessImpl.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace kiln {
namespace {

/// Fewer pointers stay as they are, which take 30 registers at most: where
/// addresses are computed between a few loads, ptxas may wait for one load
/// before it issues the next (column_sum with two pointers took 1.6 times as
/// long, groupnorm_fwd with four 1.4: perf/results/h200-2026-11-30-pointers.md).
constexpr size_t kLeastMembers = 16;

/// What a pointer moves by: so many elements of a type.
using Term = std::pair<Type *, Value *>;

/// A pointer that a loop carries.
struct Carried {
  PHINode *phi;
  GetElementPtrInst *next;
  /// Where it begins, as distances from what its group shares.
  SmallVector<Term> terms;
};

/// Pointers that begin at distances from one pointer, and advance alike.
struct Key {
  Value *base;
  Term advance;
  bool operator==(const Key &) const = default;
};

class Loads {
public:
  explicit Loads(Loop &loop)
      : loop(loop), header(loop.getHeader()), before(loop.getLoopPreheader()),
        latch(loop.getLoopLatch()) {}

  void run() {
    if (!before || !latch)
      return;
    SmallVector<std::pair<Key, SmallVector<Carried>>> groups;
    for (PHINode &phi : header->phis()) {
      std::optional<std::pair<Key, Carried>> found = find(phi);
      if (!found)
        continue;
      auto *group = find_if(
          groups, [&](const auto &each) { return each.first == found->first; });
      if (group == groups.end())
        group = &groups.emplace_back(found->first, SmallVector<Carried>());
      group->second.push_back(std::move(found->second));
    }
    for (auto &[key, members] : groups)
      if (members.size() >= kLeastMembers)
        share(key, members);
  }

private:
  /// By how much a step moves its pointer, if that is one number.
  static std::optional<Term> termOf(const GetElementPtrInst &step) {
    if (step.getNumIndices() != 1 || step.getType()->isVectorTy())
      return std::nullopt;
    return Term(step.getSourceElementType(), step.getOperand(1));
  }

  std::optional<std::pair<Key, Carried>> find(PHINode &phi) const {
    if (!phi.getType()->isPointerTy() || phi.getNumIncomingValues() != 2)
      return std::nullopt;
    auto *next =
        dyn_cast<GetElementPtrInst>(phi.getIncomingValueForBlock(latch));
    std::optional<Term> advance = next ? termOf(*next) : std::nullopt;
    if (!advance || next->getPointerOperand() != &phi ||
        !loop.isLoopInvariant(advance->second))
      return std::nullopt;
    Carried carried{&phi, next, {}};
    SmallVector<Term> constants;
    Value *base = phi.getIncomingValueForBlock(before);
    while (auto *step = dyn_cast<GetElementPtrInst>(base)) {
      std::optional<Term> term = termOf(*step);
      if (!term)
        break;
      // Constants last: an instruction has them.
      (isa<Constant>(term->second) ? constants : carried.terms)
          .push_back(*term);
      base = step->getPointerOperand();
    }
    carried.terms.append(constants);
    return std::pair(Key{base, *advance}, std::move(carried));
  }

  static Value *moved(IRBuilder<> &ir, Value *pointer, ArrayRef<Term> terms) {
    for (auto [type, number] : terms)
      pointer = ir.CreateGEP(type, pointer, number);
    return pointer;
  }

  /// The distances that all members begin with: they leave them.
  static SmallVector<Term> takeShared(MutableArrayRef<Carried> members) {
    SmallVector<Term> shared;
    for (const Term &term : SmallVector<Term>(members.front().terms)) {
      if (!all_of(members, [&](const Carried &member) {
            return is_contained(member.terms, term);
          }))
        continue;
      shared.push_back(term);
      for (Carried &member : members)
        member.terms.erase(llvm::find(member.terms, term));
    }
    return shared;
  }

  /// Has what uses `pointer`, but for `step`, take `shared` moved by `terms`.
  static void replace(Value *pointer, const User *step, Value *shared,
                      ArrayRef<Term> terms) {
    for (Use &use : make_early_inc_range(pointer->uses())) {
      auto *user = cast<Instruction>(use.getUser());
      if (user == step)
        continue;
      auto *phi = dyn_cast<PHINode>(user);
      IRBuilder<> ir(phi ? phi->getIncomingBlock(use)->getTerminator() : user);
      use.set(moved(ir, shared, terms));
    }
  }

  void share(const Key &key, MutableArrayRef<Carried> members) {
    IRBuilder<> ir(before->getTerminator());
    Value *begin = moved(ir, key.base, takeShared(members));
    ir.SetInsertPoint(header, header->begin());
    PHINode *carried = ir.CreatePHI(begin->getType(), 2);
    ir.SetInsertPoint(header, header->getFirstInsertionPt());
    Value *now = ir.CreateFreeze(carried);
    Value *next = moved(ir, now, key.advance);
    carried->addIncoming(begin, before);
    carried->addIncoming(next, latch);
    for (Carried &member : members) {
      replace(member.next, member.phi, next, member.terms);
      replace(member.phi, member.next, now, member.terms);
      member.phi->replaceAllUsesWith(PoisonValue::get(member.phi->getType()));
      member.phi->eraseFromParent();
      RecursivelyDeleteTriviallyDeadInstructions(member.next);
    }
  }

  Loop &loop;
  BasicBlock *header, *before, *latch;
};

} // namespace

void shareLoadPointers(Function &function) {
  DominatorTree dominators(function);
  LoopInfo loops(dominators);
  for (Loop *loop : loops.getLoopsInPreorder())
    Loads(*loop).run();
}

} // namespace kiln
