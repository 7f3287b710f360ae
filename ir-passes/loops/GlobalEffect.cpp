#include "ir-passes/loops/GlobalEffect.h"
#include "targets/isa/PtxAccess.h"
#include "targets/isa/PtxStatement.h"
#include "targets/support/AddressSpaces.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsAMDGPU.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace kiln {
namespace {

using Kind = GlobalEffect;

/// Memory of the block or of the thread alone.
bool isOwn(unsigned addressSpace) {
  return addressSpace == space::Shared || addressSpace == space::Private;
}

/// Intrinsics without a pointer that LLVM takes for accesses of any memory.
/// What accesses none by LLVM's own account need not stand here.
Kind kindOfIntrinsic(StringRef name) {
  static constexpr StringLiteral barriers[] = {
      "llvm.nvvm.barrier.cta.", "llvm.nvvm.barrier0", "llvm.nvvm.bar.sync",
      "llvm.nvvm.bar.warp",     "llvm.nvvm.mbarrier", "llvm.amdgcn.s.barrier"};
  static constexpr StringLiteral harmless[] = {
      "llvm.nvvm.shfl.",
      "llvm.nvvm.vote.",
      "llvm.nvvm.match.",
      "llvm.nvvm.redux.",
      "llvm.nvvm.activemask",
      "llvm.nvvm.ldmatrix.",
      "llvm.nvvm.mma.",
      "llvm.nvvm.wgmma.",
      "llvm.nvvm.cp.async.ca.shared.",
      "llvm.nvvm.cp.async.cg.shared.",
      "llvm.nvvm.cp.async.commit.group",
      "llvm.nvvm.cp.async.wait",
      "llvm.nvvm.fence.proxy.async.shared_cta",
      "llvm.amdgcn.s.waitcnt",
      "llvm.amdgcn.s.wait.",
      "llvm.amdgcn.sched.",
      "llvm.amdgcn.iglp.opt",
      "llvm.amdgcn.s.setprio",
      "llvm.amdgcn.wave.barrier",
      "llvm.amdgcn.ds.",
  };
  auto starts = [&](StringRef prefix) { return name.starts_with(prefix); };
  return any_of(barriers, starts)   ? Kind::Barrier
         : any_of(harmless, starts) ? Kind::Harmless
                                    : Kind::Acquires;
}

Kind kindOfAsm(const CallBase &call) {
  if (!call.mayReadOrWriteMemory() && !call.mayHaveSideEffects())
    return Kind::Harmless;
  if (!call.getModule()->getTargetTriple().isNVPTX())
    return Kind::Acquires;
  const auto &assembly = *cast<InlineAsm>(call.getCalledOperand());
  StringRef text = assembly.getAsmString();
  if (std::optional<PtxAccess> access = plainPtxAccess(text)) {
    if (isOwn(access->addressSpace))
      return Kind::Harmless;
    if (access->isStore)
      return Kind::Write;
    // "memory" among the clobbers requires that it does not move.
    bool mayMove =
        access->addressSpace == space::Global && !call.isConvergent() &&
        !StringRef(assembly.getConstraintString()).contains("{memory}");
    return mayMove ? Kind::Read : Kind::Harmless;
  }
  if (!isHarmlessToGlobalMemory(text))
    return Kind::Acquires;
  return any_of(parsePtx(text),
                [](const PtxStatement &statement) {
                  return is_contained({"bar", "barrier", "mbarrier"},
                                      statement.parts[0]);
                })
             ? Kind::Barrier
             : Kind::Harmless;
}

/// Bit of a buffer access's last operand: volatile (LLVM's AMDGPU usage guide).
constexpr uint64_t volatileBuffer = uint64_t(1) << 31;

Kind kindOfCall(const CallBase &call) {
  if (call.isInlineAsm())
    return kindOfAsm(call);
  auto *intrinsic = dyn_cast<IntrinsicInst>(&call);
  if (!intrinsic)
    return call.doesNotAccessMemory() ? Kind::Harmless : Kind::Acquires;
  auto spaceOf = [&](unsigned operand) {
    return call.getArgOperand(operand)->getType()->getPointerAddressSpace();
  };
  switch (intrinsic->getIntrinsicID()) {
  case Intrinsic::masked_load:
    return spaceOf(0) == space::Global ? Kind::Read : Kind::Harmless;
  case Intrinsic::masked_store:
    return isOwn(spaceOf(1)) ? Kind::Harmless : Kind::Write;
  case Intrinsic::amdgcn_raw_ptr_buffer_load:
    return cast<ConstantInt>(call.getArgOperand(3))->getZExtValue() &
                   volatileBuffer
               ? Kind::Acquires
               : Kind::Read;
  case Intrinsic::amdgcn_raw_ptr_buffer_store:
    return cast<ConstantInt>(call.getArgOperand(4))->getZExtValue() &
                   volatileBuffer
               ? Kind::Acquires
               : Kind::Write;
  default:
    break;
  }
  if (intrinsic->isAssumeLikeIntrinsic() || call.doesNotAccessMemory())
    return Kind::Harmless;
  if (call.onlyAccessesArgMemory() && !call.isVolatile() &&
      all_of(call.args(), [](const Value *argument) {
        auto *pointer =
            dyn_cast<PointerType>(argument->getType()->getScalarType());
        return !pointer || isOwn(pointer->getAddressSpace());
      }))
    return Kind::Harmless;
  return kindOfIntrinsic(call.getCalledFunction()->getName());
}

} // namespace

GlobalEffect globalEffect(const Instruction &instr) {
  if (auto *load = dyn_cast<LoadInst>(&instr)) {
    unsigned space = load->getPointerAddressSpace();
    if (isOwn(space))
      return Kind::Harmless;
    if (!load->isSimple())
      return Kind::Acquires;
    return space == space::Global ? Kind::Read : Kind::Harmless;
  }
  if (auto *store = dyn_cast<StoreInst>(&instr)) {
    if (isOwn(store->getPointerAddressSpace()))
      return Kind::Harmless;
    return store->isSimple() ? Kind::Write : Kind::Acquires;
  }
  if (auto *fence = dyn_cast<FenceInst>(&instr)) {
    SmallVector<StringRef> names;
    instr.getContext().getSyncScopeNames(names);
    StringRef scope = names[fence->getSyncScopeID()];
    return is_contained({"singlethread", "wavefront", "workgroup", "block"},
                        scope)
               ? Kind::Barrier
               : Kind::Acquires;
  }
  if (auto *call = dyn_cast<CallBase>(&instr))
    return kindOfCall(*call);
  if (!instr.mayReadOrWriteMemory())
    return Kind::Harmless;
  if (auto *exchange = dyn_cast<AtomicRMWInst>(&instr))
    if (isOwn(exchange->getPointerAddressSpace()))
      return Kind::Barrier;
  return Kind::Acquires;
}

const Value *accessedThrough(const Instruction &instr) {
  if (const Value *pointer = getLoadStorePointerOperand(&instr))
    return pointer;
  auto *call = dyn_cast<CallBase>(&instr);
  if (!call)
    return nullptr;
  const Value *found = nullptr;
  for (const Value *argument : call->args())
    if (argument->getType()->isPointerTy()) {
      if (found)
        return nullptr;
      found = argument;
    }
  return found;
}

} // namespace kiln
