//===- Instrument.cpp - checks around what a kernel does ------------------===//
//
// Every access to memory is preceded by a call that checks it; an atomic
// becomes the call, plain instructions and a second call, since only one
// emulated thread runs at a time. Divisions are guarded, loops count their
// iterations, and a return records its location.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/rewrite/Rewriter.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/LowerAtomic.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Both vendors name the scope of the block's threads differently; smaller
/// scopes order no more than that.
static bool isBlockScope(LLVMContext &context, SyncScope::ID scope) {
  SmallVector<StringRef> names;
  context.getSyncScopeNames(names);
  StringRef name = names[scope];
  name.consume_back("-one-as");
  return name == "block" || name == "workgroup" || name == "wavefront" ||
         name == "singlethread";
}

static AccessKind accessKind(LLVMContext &context, AtomicOrdering ordering,
                             SyncScope::ID scope) {
  AccessKind kind;
  kind.atomic = true;
  kind.blockScope = isBlockScope(context, scope);
  kind.acquire = isAcquireOrStronger(ordering);
  kind.release = isReleaseOrStronger(ordering);
  return kind;
}

/// Only the source line is kept of an access: the rest tells the optimizer
/// things that hold for a program without errors.
static void forgetHints(Instruction &inst) {
  inst.dropUnknownNonDebugMetadata();
}

static Value *storeSize(IRBuilder<> &builder, const DataLayout &layout,
                        Type *type) {
  return builder.getInt64(layout.getTypeStoreSize(type));
}

template <typename Access>
static void instrumentPlain(Rewriter &rewriter, Access &inst, Type *type,
                            bool write) {
  IRBuilder<> builder(&inst);
  // A volatile access is never torn or merged on either vendor: it counts as a
  // relaxed atomic.
  AccessKind kind;
  if (inst.isAtomic() || inst.isVolatile())
    kind = accessKind(inst.getContext(),
                      inst.isAtomic() ? inst.getOrdering()
                                      : AtomicOrdering::Monotonic,
                      inst.isAtomic() ? inst.getSyncScopeID()
                                      : SyncScope::ID(SyncScope::System));
  std::string what =
      (kind.atomic ? "atomic " : "") + std::string(write ? "store" : "load");
  uint32_t site = rewriter.addSite(inst, what, kind, inst.getAlign().value());
  Value *exact = rewriter.checkAccess(
      builder, inst.getPointerOperand(),
      storeSize(builder, inst.getDataLayout(), type), write, site);
  inst.setOperand(inst.getPointerOperandIndex(), exact);
  inst.setAtomic(AtomicOrdering::NotAtomic);
  inst.setVolatile(
      true); // stays after its check, whatever the optimizer believes
  forgetHints(inst);
}

static void instrumentUpdate(Rewriter &rewriter, AtomicRMWInst &inst) {
  IRBuilder<> builder(&inst);
  AccessKind kind =
      accessKind(inst.getContext(), inst.getOrdering(), inst.getSyncScopeID());
  uint32_t site = rewriter.addSite(
      inst,
      ("atomic " + AtomicRMWInst::getOperationName(inst.getOperation())).str(),
      kind, inst.getAlign().value());
  auto [bits, exact] = rewriter.address(builder, inst.getPointerOperand());
  Value *bytes = storeSize(builder, inst.getDataLayout(), inst.getType());
  rewriter.callRuntime(builder, "kiln_emu_atomic_begin",
                       {bits, bytes, builder.getInt32(site)});
  inst.setOperand(inst.getPointerOperandIndex(), exact);
  builder.SetInsertPoint(inst.getNextNode());
  rewriter.callRuntime(
      builder, "kiln_emu_atomic_end",
      {bits, bytes, builder.getInt32(site), builder.getInt32(1)});
  forgetHints(inst);
  lowerAtomicRMWInst(&inst);
}

static void instrumentCompareExchange(Rewriter &rewriter,
                                      AtomicCmpXchgInst &inst) {
  IRBuilder<> builder(&inst);
  AccessKind kind = accessKind(inst.getContext(), inst.getMergedOrdering(),
                               inst.getSyncScopeID());
  uint32_t site = rewriter.addSite(inst, "atomic compare-and-swap", kind,
                                   inst.getAlign().value());
  auto [bits, exact] = rewriter.address(builder, inst.getPointerOperand());
  Value *bytes = storeSize(builder, inst.getDataLayout(),
                           inst.getCompareOperand()->getType());
  rewriter.callRuntime(builder, "kiln_emu_atomic_begin",
                       {bits, bytes, builder.getInt32(site)});
  inst.setOperand(inst.getPointerOperandIndex(), exact);
  builder.SetInsertPoint(inst.getNextNode());
  Value *wrote = builder.CreateZExt(builder.CreateExtractValue(&inst, 1),
                                    builder.getInt32Ty());
  rewriter.callRuntime(builder, "kiln_emu_atomic_end",
                       {bits, bytes, builder.getInt32(site), wrote});
  forgetHints(inst);
  lowerAtomicCmpXchgInst(&inst);
}

static void instrumentFence(Rewriter &rewriter, FenceInst &inst) {
  IRBuilder<> builder(&inst);
  uint32_t site = rewriter.addSite(
      inst, "fence",
      accessKind(inst.getContext(), inst.getOrdering(), inst.getSyncScopeID()));
  rewriter.callRuntime(builder, "kiln_emu_fence", {builder.getInt32(site)});
  inst.eraseFromParent();
}

/// Masked loads and stores of vectors: bit i of the mask says whether element i
/// is accessed.
static void instrumentMasked(Rewriter &rewriter, IntrinsicInst &inst) {
  IRBuilder<> builder(&inst);
  bool write = inst.getIntrinsicID() == Intrinsic::masked_store;
  unsigned pointerIndex = write ? 1 : 0, maskIndex = write ? 2 : 1;
  auto *type = dyn_cast<FixedVectorType>(
      write ? inst.getArgOperand(0)->getType() : inst.getType());
  if (!type || type->getScalarSizeInBits() % 8 || type->getNumElements() > 64)
    return rewriter.refuse(inst, "a masked access of this type");
  uint32_t elementBytes = type->getScalarSizeInBits() / 8;
  uint32_t align = inst.getParamAlign(pointerIndex).valueOrOne().value();
  uint32_t site =
      rewriter.addSite(inst, write ? "masked store" : "masked load", {}, align);
  auto [bits, exact] =
      rewriter.address(builder, inst.getArgOperand(pointerIndex));
  Value *mask = toBits(builder, inst.getArgOperand(maskIndex));
  rewriter.callRuntime(
      builder, write ? "kiln_emu_write_masked" : "kiln_emu_read_masked",
      {bits, builder.getInt32(elementBytes), mask, builder.getInt32(site)});
  inst.setArgOperand(pointerIndex, exact);
  forgetHints(inst);
}

static void instrumentCopy(Rewriter &rewriter, MemIntrinsic &inst) {
  IRBuilder<> builder(&inst);
  if (auto *copy = dyn_cast<MemTransferInst>(&inst)) {
    uint32_t site = rewriter.addSite(
        inst, "copy from", {}, copy->getSourceAlign().valueOrOne().value());
    copy->setSource(rewriter.checkAccess(builder, copy->getRawSource(),
                                         inst.getLength(), false, site));
  }
  uint32_t site =
      rewriter.addSite(inst, isa<MemTransferInst>(inst) ? "copy to" : "fill",
                       {}, inst.getDestAlign().valueOrOne().value());
  inst.setDest(rewriter.checkAccess(builder, inst.getRawDest(),
                                    inst.getLength(), true, site));
  forgetHints(inst);
}

/// The rewriter's own accesses: to the context and the arguments, which are the
/// function's parameters, and to its own variables; the program's are placed.
static bool isOwn(const Instruction &inst) {
  const Value *pointer = getLoadStorePointerOperand(&inst);
  return pointer &&
         isa<Argument, AllocaInst>(pointer->stripInBoundsConstantOffsets());
}

void kiln::emu::instrumentMemory(Rewriter &rewriter) {
  SmallVector<Instruction *> accesses;
  for (Instruction &inst : instructions(rewriter.function))
    if (inst.mayReadOrWriteMemory() && !isOwn(inst))
      accesses.push_back(&inst);
  for (Instruction *inst : accesses) {
    if (auto *load = dyn_cast<LoadInst>(inst))
      instrumentPlain(rewriter, *load, load->getType(), /*write=*/false);
    else if (auto *store = dyn_cast<StoreInst>(inst))
      instrumentPlain(rewriter, *store, store->getValueOperand()->getType(),
                      /*write=*/true);
    else if (auto *update = dyn_cast<AtomicRMWInst>(inst))
      instrumentUpdate(rewriter, *update);
    else if (auto *exchange = dyn_cast<AtomicCmpXchgInst>(inst))
      instrumentCompareExchange(rewriter, *exchange);
    else if (auto *fence = dyn_cast<FenceInst>(inst))
      instrumentFence(rewriter, *fence);
    else if (auto *copy = dyn_cast<MemIntrinsic>(inst))
      instrumentCopy(rewriter, *copy);
    else if (auto *call = dyn_cast<IntrinsicInst>(inst);
             call && (call->getIntrinsicID() == Intrinsic::masked_load ||
                      call->getIntrinsicID() == Intrinsic::masked_store))
      instrumentMasked(rewriter, *call);
    else if (!isa<CallBase>(inst)) // calls are checked in lowerIntrinsics
      rewriter.refuse(*inst,
                      Twine("the instruction '") + inst->getOpcodeName() + "'");
  }
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

/// A division by zero is reported, and the one overflow that traps on the host
/// gives what GPUs give.
static void guardDivision(Rewriter &rewriter, BinaryOperator &inst) {
  IRBuilder<> builder(&inst);
  Value *divisor = inst.getOperand(1);
  auto *constant = dyn_cast<ConstantInt>(divisor);
  if (constant && !constant->isZero() && !constant->isMinusOne())
    return;
  if (!constant || constant->isZero()) {
    Value *zero = builder.CreateICmpEQ(
        divisor, Constant::getNullValue(divisor->getType()));
    if (zero->getType()->isVectorTy())
      zero = builder.CreateOrReduce(zero);
    uint32_t site = rewriter.addSite(inst, inst.getOpcodeName());
    Instruction *then =
        SplitBlockAndInsertIfThen(zero, &inst, /*Unreachable=*/false);
    IRBuilder<> slow(then);
    rewriter.callRuntime(slow, "kiln_emu_divide_by_zero",
                         {slow.getInt32(site)});
  }
  bool isRemainder = inst.getOpcode() == Instruction::SRem;
  if (inst.getOpcode() != Instruction::SDiv && !isRemainder)
    return;
  builder.SetInsertPoint(&inst);
  Value *minusOne = builder.CreateICmpEQ(
      divisor, Constant::getAllOnesValue(divisor->getType()));
  inst.setOperand(
      1, builder.CreateSelect(minusOne, ConstantInt::get(divisor->getType(), 1),
                              divisor));
  builder.SetInsertPoint(inst.getNextNode());
  Value *wrapped = isRemainder ? Constant::getNullValue(inst.getType())
                               : builder.CreateNeg(inst.getOperand(0));
  auto *result =
      cast<Instruction>(builder.CreateSelect(minusOne, wrapped, &inst));
  inst.replaceUsesWithIf(result,
                         [&](Use &use) { return use.getUser() != result; });
}

/// Counts an iteration on the back edge to a loop's header.
static void countIteration(Rewriter &rewriter, BasicBlock &latch) {
  Instruction *end = latch.getTerminator();
  Instruction *named = end;
  for (Instruction &inst : latch)
    if (!end->getDebugLoc() && inst.getDebugLoc())
      named = &inst;
  uint32_t site = rewriter.addSite(*named, "loop");
  IRBuilder<> builder(end);
  Value *place = builder.CreateConstInBoundsGEP1_64(
      builder.getInt8Ty(), rewriter.context(), offsetof(ThreadContext, fuel));
  Value *fuel = builder.CreateSub(
      builder.CreateLoad(builder.getInt64Ty(), place), builder.getInt64(1));
  builder.CreateStore(fuel, place);
  Value *spent = builder.CreateICmpSLE(fuel, builder.getInt64(0));
  IRBuilder<> slow(
      SplitBlockAndInsertIfThen(spent, end, /*Unreachable=*/false));
  rewriter.callRuntime(slow, "kiln_emu_refuel", {slow.getInt32(site)});
}

void kiln::emu::instrumentControlFlow(Rewriter &rewriter) {
  Function &function = rewriter.function;
  SmallVector<std::pair<const BasicBlock *, const BasicBlock *>> backEdges;
  FindFunctionBackedges(function, backEdges);
  SmallVector<BinaryOperator *> divisions;
  SmallVector<Instruction *> ends;
  for (Instruction &inst : instructions(function)) {
    if (auto *binary = dyn_cast<BinaryOperator>(&inst);
        binary && binary->isIntDivRem())
      divisions.push_back(binary);
    if (isa<ReturnInst, UnreachableInst>(inst))
      ends.push_back(&inst);
  }
  SmallPtrSet<const BasicBlock *, 8> latches;
  for (auto [latch, head] : backEdges)
    if (latches.insert(latch).second)
      countIteration(rewriter, *const_cast<BasicBlock *>(latch));
  for (BinaryOperator *division : divisions)
    guardDivision(rewriter, *division);
  for (Instruction *end : ends) {
    IRBuilder<> builder(end);
    if (isa<UnreachableInst>(end)) {
      rewriter.callRuntime(
          builder, "kiln_emu_trap",
          {builder.getInt32(rewriter.addSite(*end, "unreachable"))});
      continue;
    }
    Value *place = builder.CreateConstInBoundsGEP1_64(
        builder.getInt8Ty(), rewriter.context(),
        offsetof(ThreadContext, exitSite));
    builder.CreateStore(builder.getInt32(rewriter.addSite(*end, "return")),
                        place);
  }
}
