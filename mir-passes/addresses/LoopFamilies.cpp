#include "mir-passes/addresses/LoopFamilies.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"

using namespace llvm;

namespace kiln {

static SmallVector<AddressTerm, 4> without(ArrayRef<AddressTerm> terms,
                                           ArrayRef<AddressTerm> taken) {
  SmallVector<AddressTerm, 4> rest;
  copy_if(terms, std::back_inserter(rest),
          [&](const AddressTerm &term) { return !is_contained(taken, term); });
  return rest;
}

SmallVector<AddressTerm, 4>
AddressFamily::offset(const FamilyMember &member) const {
  return without(member.fixed, common);
}

/// No offset, or one extended 32-bit value: what a multiplication makes of it
/// and the pointer is one instruction. Behind a terminator stands none.
static bool isNarrow(ArrayRef<AddressTerm> offset) {
  if (offset.size() != 1)
    return offset.empty();
  auto *inst = dyn_cast<Instruction>(offset.front().value);
  return offset.front().extension != AddressTerm::None &&
         isInt<32>(offset.front().scale) && !(inst && inst->isTerminator());
}

/// The different offsets of a family, and whether one of them is none.
static std::pair<unsigned, bool> offsets(const AddressFamily &family) {
  SmallVector<AddressTerm> different;
  bool none = false;
  for (const FamilyMember &member : family.members) {
    SmallVector<AddressTerm, 4> offset = family.offset(member);
    none |= offset.empty();
    if (!offset.empty() && !is_contained(different, offset.front()))
      different.push_back(offset.front());
  }
  return {different.size(), none};
}

// LLVM makes of them one counter, and of each address the counter and a 64-bit
// register, two instructions a sum.
unsigned AddressFamily::before() const {
  auto [different, none] = offsets(*this);
  return 2 + 2 * (different + none);
}

// A pointer that steps, two instructions, and two more to have it in the
// registers of threads; one for each offset.
unsigned AddressFamily::after() const { return 4 + offsets(*this).first; }

/// What a pointer that a loop carries begins with, and its step.
static bool takeApartCarried(PHINode &phi, const Loop &loop,
                             SpelledAddress &start, SpelledAddress &step) {
  BasicBlock *before = loop.getLoopPredecessor(), *latch = loop.getLoopLatch();
  // Not two edges from one block.
  if (!before || !latch || phi.getParent() != loop.getHeader() ||
      phi.getNumIncomingValues() != 2)
    return false;
  const DataLayout &layout = phi.getDataLayout();
  step = spellAddress(phi.getIncomingValueForBlock(latch), layout);
  if (step.base != &phi || any_of(step.terms, [&](const AddressTerm &term) {
        return !loop.isLoopInvariant(term.value);
      }))
    return false;
  start = spellAddress(phi.getIncomingValueForBlock(before), layout);
  return true;
}

/// A family of one: where the address stands.
static std::optional<AddressFamily> familyOf(Instruction &address, Loop &loop) {
  SpelledAddress form = spellAddress(&address, address.getDataLayout());
  AddressFamily family;
  family.loop = &loop;
  FamilyMember member;
  member.address = &address;
  if (auto *phi = dyn_cast<PHINode>(form.base); phi && loop.contains(phi)) {
    SpelledAddress start;
    if (!takeApartCarried(*phi, loop, start, family.step))
      return std::nullopt;
    family.steps = true;
    family.step.base = nullptr;
    form.base = start.base;
    form.constant = int64_t(uint64_t(form.constant) + uint64_t(start.constant));
    for (const AddressTerm &term : start.terms)
      form.add(term);
  }
  family.base = form.base;
  member.constant = form.constant;
  for (const AddressTerm &term : form.terms)
    if (loop.isLoopInvariant(term.value))
      member.fixed.push_back(term);
    else
      family.varying.push_back(term);
  if (!loop.isLoopInvariant(form.base) || !loop.getLoopPredecessor() ||
      !loop.getLoopLatch() || (!family.steps && family.varying.empty()) ||
      (family.steps && !family.varying.empty()))
    return std::nullopt;
  family.members.push_back(std::move(member));
  return family;
}

static bool sameTerms(ArrayRef<AddressTerm> a, ArrayRef<AddressTerm> b) {
  return a.size() == b.size() && without(a, b).empty();
}

static bool stepTogether(const AddressFamily &a, const AddressFamily &b) {
  return a.loop == b.loop && a.base == b.base && a.steps == b.steps &&
         a.step.constant == b.step.constant &&
         sameTerms(a.step.terms, b.step.terms) &&
         sameTerms(a.varying, b.varying);
}

/// Finds what the members share, and lets those go that have more than an
/// offset beside it.
static void settle(AddressFamily &family) {
  size_t members;
  do {
    members = family.members.size();
    if (!members)
      return;
    family.common = family.members.front().fixed;
    for (const FamilyMember &member : family.members)
      erase_if(family.common, [&](const AddressTerm &term) {
        return !is_contained(member.fixed, term);
      });
    erase_if(family.members, [&](const FamilyMember &member) {
      return !isNarrow(family.offset(member));
    });
  } while (family.members.size() != members);
}

SmallVector<AddressFamily, 0> addressFamilies(Function &function,
                                              LoopInfo &loops) {
  const DataLayout &layout = function.getDataLayout();
  SmallVector<AddressFamily, 0> families;
  SmallPtrSet<Value *, 32> seen;
  for (Instruction &inst : instructions(function)) {
    Loop *loop = loops.getLoopFor(inst.getParent());
    if (!loop)
      continue;
    for (Use *use : addressUses(inst, layout)) {
      auto *address = dyn_cast<Instruction>(use->get());
      if (!address || !loop->contains(address) ||
          loops.getLoopFor(address->getParent()) != loop ||
          !seen.insert(address).second)
        continue;
      std::optional<AddressFamily> alone = familyOf(*address, *loop);
      if (!alone)
        continue;
      auto *family = find_if(families, [&](const AddressFamily &other) {
        return stepTogether(other, *alone);
      });
      if (family == families.end())
        families.push_back(std::move(*alone));
      else
        family->members.push_back(std::move(alone->members.front()));
    }
  }
  for (AddressFamily &family : families)
    settle(family);
  erase_if(families, [](const AddressFamily &family) {
    return family.after() >= family.before();
  });
  return families;
}

namespace {

/// Builds the new addresses of one family.
class Rewriting {
public:
  Rewriting(const AddressFamily &family, const DominatorTree &dominators)
      : family(family), dominators(dominators), loop(*family.loop),
        builder(family.base->getContext()), bytes(builder.getInt8Ty()),
        wide(builder.getInt64Ty()) {}
  SmallVector<std::pair<Instruction *, Value *>> run();

private:
  Value *extended(const AddressTerm &term);
  Value *sumOf(ArrayRef<AddressTerm> terms, int64_t constant);
  Value *hidden(Value *value);
  Value *shifted(Value *pointer, Value *by) {
    return builder.CreateGEP(bytes, pointer, by);
  }
  Value *steppingPointer(Value *start);
  Value *indexedPointer(Value *start);
  Value *offsetOf(const AddressTerm &term);

  const AddressFamily &family;
  const DominatorTree &dominators;
  Loop &loop;
  IRBuilder<> builder;
  Type *bytes, *wide;
  SmallVector<std::pair<AddressTerm, Value *>> offsets;
};

Value *Rewriting::extended(const AddressTerm &term) {
  if (term.extension == AddressTerm::None)
    return term.value;
  return term.extension == AddressTerm::Signed
             ? builder.CreateSExt(term.value, wide)
             : builder.CreateZExt(term.value, wide);
}

/// Null for 0.
Value *Rewriting::sumOf(ArrayRef<AddressTerm> terms, int64_t constant) {
  Value *sum = nullptr;
  for (const AddressTerm &term : terms) {
    Value *product = builder.CreateMul(
        extended(term), ConstantInt::getSigned(wide, term.scale));
    sum = sum ? builder.CreateAdd(sum, product) : product;
  }
  if (!constant)
    return sum;
  Value *number = ConstantInt::getSigned(wide, constant);
  return sum ? builder.CreateAdd(sum, number) : number;
}

/// The same number, by an empty piece of assembly: what loop strength reduction
/// does not see, it cannot turn back into one 64-bit register for each address.
Value *Rewriting::hidden(Value *value) {
  auto *type = FunctionType::get(value->getType(), {value->getType()}, false);
  StringRef constraints = value->getType()->isIntegerTy(64) ? "=l,0" : "=r,0";
  CallInst *call = builder.CreateCall(
      InlineAsm::get(type, "", constraints, /*hasSideEffects=*/false), {value});
  call->setDoesNotAccessMemory();
  call->setDoesNotThrow();
  call->addFnAttr(Attribute::WillReturn);
  return call;
}

Value *Rewriting::steppingPointer(Value *start) {
  Value *step = sumOf(family.step.terms, family.step.constant);
  BasicBlock *latch = loop.getLoopLatch();
  builder.SetInsertPoint(loop.getHeader(), loop.getHeader()->begin());
  PHINode *pointer = builder.CreatePHI(start->getType(), 2, "kiln.base");
  builder.SetInsertPoint(latch->getTerminator());
  Value *next =
      shifted(pointer, hidden(step ? step : ConstantInt::get(wide, 0)));
  pointer->addIncoming(start, loop.getLoopPreheader());
  pointer->addIncoming(next, latch);
  return pointer;
}

/// start + what varies, where every member can use it.
Value *Rewriting::indexedPointer(Value *start) {
  BasicBlock *block = family.members.front().address->getParent();
  for (const FamilyMember &member : family.members)
    block = dominators.findNearestCommonDominator(block,
                                                  member.address->getParent());
  Instruction *place = block->getTerminator();
  for (const FamilyMember &member : family.members)
    if (member.address->getParent() == block &&
        member.address->comesBefore(place))
      place = member.address;
  builder.SetInsertPoint(place);
  return shifted(start, hidden(sumOf(family.varying, 0)));
}

/// The product, right behind the 32-bit value: NVPTX selects mul.wide only if it
/// sees product and extension in one block, and ptxas fuses nothing else with
/// the sum. Of a factor of 1 it must not know.
Value *Rewriting::offsetOf(const AddressTerm &term) {
  for (auto &[known, offset] : offsets)
    if (known == term)
      return offset;
  auto *inst = dyn_cast<Instruction>(term.value);
  BasicBlock &entry = family.loop->getHeader()->getParent()->getEntryBlock();
  if (inst)
    builder.SetInsertPoint(*inst->getInsertionPointAfterDef());
  else
    builder.SetInsertPoint(&entry, entry.getFirstInsertionPt());
  Value *factor =
      term.scale == 1
          ? extended({hidden(builder.getInt32(1)), term.extension, 1})
          : ConstantInt::getSigned(wide, term.scale);
  Value *offset = builder.CreateMul(extended(term), factor, "kiln.offset");
  offsets.emplace_back(term, offset);
  return offset;
}

SmallVector<std::pair<Instruction *, Value *>> Rewriting::run() {
  int64_t constant = family.members.front().constant;
  builder.SetInsertPoint(loop.getLoopPreheader()->getTerminator());
  Value *start = family.base;
  if (Value *common = sumOf(family.common, constant))
    start = shifted(start, common);
  Value *pointer =
      family.steps ? steppingPointer(start) : indexedPointer(start);
  SmallVector<std::pair<Instruction *, Value *>> made;
  for (const FamilyMember &member : family.members) {
    Value *address = pointer;
    SmallVector<AddressTerm, 4> rest = family.offset(member);
    Value *offset = rest.empty() ? nullptr : offsetOf(rest.front());
    builder.SetInsertPoint(member.address);
    if (isa<PHINode>(member.address))
      builder.SetInsertPoint(loop.getHeader(),
                             loop.getHeader()->getFirstInsertionPt());
    if (offset)
      address = shifted(address, offset);
    if (int64_t more = int64_t(uint64_t(member.constant) - uint64_t(constant)))
      address = shifted(address, ConstantInt::getSigned(wide, more));
    made.emplace_back(member.address, address);
  }
  return made;
}

} // namespace

SmallVector<std::pair<Instruction *, Value *>>
rewrite(const AddressFamily &family, const DominatorTree &dominators) {
  auto made = Rewriting(family, dominators).run();
  const DataLayout &layout = family.loop->getHeader()->getDataLayout();
  for (auto [address, now] : made)
    for (Use &use : make_early_inc_range(address->uses())) {
      auto *user = dyn_cast<Instruction>(use.getUser());
      if (user && is_contained(addressUses(*user, layout), &use))
        use.set(now);
    }
  return made;
}

} // namespace kiln
