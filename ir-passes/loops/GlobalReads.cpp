#include "ir-passes/loops/GlobalReads.h"
#include "targets/isa/PtxStatement.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace kiln {
namespace {

using Kind = GlobalEffect;

/// The kernel's arguments that an access may go through; nothing if it may go
/// through another pointer.
std::optional<SmallVector<const Value *>>
argumentsOf(const Instruction &instr) {
  const Value *pointer = accessedThrough(instr);
  if (!pointer)
    return std::nullopt;
  SmallVector<const Value *> objects;
  getUnderlyingObjects(pointer, objects, /*LI=*/nullptr, /*MaxLookup=*/0);
  if (!all_of(objects, IsaPred<Argument>))
    return std::nullopt;
  return objects;
}

/// Whether two accesses go through different arguments of the kernel.
bool areDistinct(const Instruction &a, const Instruction &b) {
  auto ofA = argumentsOf(a), ofB = argumentsOf(b);
  return ofA && ofB && none_of(*ofA, [&](const Value *object) {
           return is_contained(*ofB, object);
         });
}

/// Whether an access goes only through arguments that are marked noalias
/// (`restrict` in C).
bool isNoAlias(const Instruction &instr) {
  auto objects = argumentsOf(instr);
  return objects && all_of(*objects, [](const Value *object) {
           return cast<Argument>(object)->hasNoAliasAttr();
         });
}

/// The operand of the call that guards inline PTX's only access.
std::optional<unsigned> guardOfAsm(const CallBase &call) {
  auto *text = cast<InlineAsm>(call.getCalledOperand());
  unsigned outputs = 0;
  for (const InlineAsm::ConstraintInfo &constraint : text->ParseConstraints())
    if (constraint.Type == InlineAsm::isOutput) {
      if (constraint.isIndirect)
        return std::nullopt;
      ++outputs;
    }
  for (const PtxStatement &statement : parsePtx(text->getAsmString())) {
    unsigned number = 0;
    StringRef predicate = statement.predicate;
    if (statement.parts[0] != "ld" || !predicate.consume_front("$") ||
        predicate.getAsInteger(10, number) || number < outputs)
      continue;
    number -= outputs;
    if (number < call.arg_size() &&
        call.getArgOperand(number)->getType()->isIntegerTy(1))
      return number;
  }
  return std::nullopt;
}

} // namespace

std::optional<unsigned> guardOf(const Instruction &load) {
  auto *call = dyn_cast<CallBase>(&load);
  if (!call)
    return std::nullopt;
  if (call->isInlineAsm())
    return guardOfAsm(*call);
  if (call->getIntrinsicID() == Intrinsic::masked_load)
    return 1;
  return std::nullopt;
}

namespace {

/// 32-bit registers of a value; parts of a struct share none.
unsigned registersOf(Type *type, const DataLayout &layout) {
  if (auto *parts = dyn_cast<StructType>(type)) {
    unsigned sum = 0;
    for (Type *part : parts->elements())
      sum += registersOf(part, layout);
    return sum;
  }
  return divideCeil(layout.getTypeSizeInBits(type).getFixedValue(), 32);
}

/// A name for messages.
std::string nameOf(const Instruction &instr) {
  auto *call = dyn_cast<CallBase>(&instr);
  if (!call)
    return instr.getOpcodeName();
  if (call->isInlineAsm())
    return "'" +
           cast<InlineAsm>(call->getCalledOperand())
               ->getAsmString()
               .substr(0, 60)
               .str() +
           "'";
  const Function *callee = call->getCalledFunction();
  return callee ? callee->getName().str() : "a call through a pointer";
}

/// Whether other threads may write while some are in the loop, and publish that
/// by a barrier: in blocks that neither lead to the loop nor follow it.
bool isHandedOver(const Loop &loop, const DominatorTree &tree) {
  const BasicBlock *header = loop.getHeader();
  SmallVector<const BasicBlock *> writing, ordering;
  for (const BasicBlock &block : *header->getParent()) {
    if (loop.contains(&block) ||
        isPotentiallyReachable(&block, header, nullptr, &tree) ||
        isPotentiallyReachable(header, &block, nullptr, &tree))
      continue;
    for (const Instruction &instr : block) {
      Kind kind = globalEffect(instr);
      if (kind == Kind::Acquires)
        return true;
      if (kind == Kind::Write)
        writing.push_back(&block);
      if (kind == Kind::Barrier)
        ordering.push_back(&block);
    }
  }
  return any_of(writing, [&](const BasicBlock *from) {
    return any_of(ordering, [&](const BasicBlock *to) {
      return isPotentiallyReachable(from, to, nullptr, &tree);
    });
  });
}

/// What is written before the loop without a barrier in between.
void writesBefore(const Loop &loop, SmallVectorImpl<Instruction *> &writes) {
  SmallSetVector<BasicBlock *, 16> blocks;
  auto addPredecessors = [&](BasicBlock *block) {
    for (BasicBlock *before : predecessors(block))
      if (!loop.contains(before))
        blocks.insert(before);
  };
  addPredecessors(loop.getHeader());
  for (size_t at = 0; at != blocks.size(); ++at) {
    bool isOrdered = false;
    for (Instruction &instr : reverse(*blocks[at])) {
      Kind kind = globalEffect(instr);
      isOrdered = kind == Kind::Barrier;
      if (isOrdered)
        break;
      if (kind == Kind::Write ||
          (kind == Kind::Acquires && instr.mayWriteToMemory()))
        writes.push_back(&instr);
    }
    if (!isOrdered)
      addPredecessors(blocks[at]);
  }
}

} // namespace

GlobalReads globalReads(const Loop &loop, const DominatorTree &tree,
                        bool noalias) {
  GlobalReads found;
  const BasicBlock *latch = loop.getLoopLatch();
  SmallVector<Instruction *> loads, writes;
  bool hasBarrier = false;
  // First the blocks that every iteration executes, in their order.
  SmallSetVector<BasicBlock *, 8> blocks;
  if (latch)
    for (const DomTreeNode *node = tree.getNode(latch);
         node && loop.contains(node->getBlock()); node = node->getIDom())
      blocks.insert(node->getBlock());
  SmallVector<BasicBlock *> inOrder(reverse(blocks));
  blocks.insert_range(loop.blocks());
  append_range(inOrder, drop_begin(blocks, inOrder.size()));
  for (BasicBlock *block : inOrder)
    for (Instruction &instr : *block)
      switch (globalEffect(instr)) {
      case Kind::Harmless:
        break;
      case Kind::Read:
        if (latch && tree.dominates(block, latch))
          loads.push_back(&instr);
        else
          found.left = "a load does not happen in every iteration";
        break;
      case Kind::Write:
        writes.push_back(&instr);
        break;
      case Kind::Barrier:
        hasBarrier = true;
        break;
      case Kind::Acquires:
        found.left = nameOf(instr) + " may order or change what others read";
        return found;
      }
  if (hasBarrier && isHandedOver(loop, tree)) {
    found.left = "a barrier may hand over what another branch writes";
    return found;
  }
  SmallVector<Instruction *> before;
  if (hasBarrier)
    writesBefore(loop, before);
  const DataLayout &layout = loop.getHeader()->getModule()->getDataLayout();
  for (Instruction *load : loads) {
    auto isSame = [&](const Instruction *write) {
      return !areDistinct(*load, *write);
    };
    auto mayOverlap = [&](const Instruction *write) {
      return !noalias && !isNoAlias(*load) && !isNoAlias(*write);
    };
    if (any_of(before, isSame) || any_of(before, mayOverlap)) {
      found.left = "a barrier of the loop may hand over what is written before "
                   "it";
      continue;
    }
    if (any_of(writes, isSame)) {
      found.left = "a load may read what the loop writes through the same "
                   "argument";
      continue;
    }
    if (any_of(writes, mayOverlap)) {
      found.left = "the loop writes global memory, and nothing says that it is "
                   "not what is read (noalias=true asserts that tensors of "
                   "different arguments do not overlap)";
      continue;
    }
    found.reads.push_back(
        {load, guardOf(*load), registersOf(load->getType(), layout)});
  }
  return found;
}

} // namespace kiln
