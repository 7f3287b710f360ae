//===- Intrinsics.cpp - what a GPU's intrinsics become --------------------===//
//
// Four kinds: thread indices and the like (loads from its context), waits
// (barriers and exchanges of a warp, calls into the runtime), arithmetic (plain
// IR, ../math), and hints (nothing). A name covers every name that goes on
// with a dot, since those only add types. Intrinsics in no table are refused by
// name.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/math/Math.h"
#include "targets/emulator/rewrite/ExchangeSlots.h"
#include "targets/emulator/rewrite/Rewriter.h"
#include "targets/emulator/warp/Exchange.h"
#include "targets/support/Kernel.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/InstIterator.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

static constexpr unsigned kNoField = ~0u;

/// Intrinsics that are a 32-bit field of the context, or a constant (blocks are
/// one-dimensional, clusters single).
struct NumberRow {
  const char *name;
  unsigned offset;
  unsigned constant = 0;
};

static constexpr unsigned at(size_t offset, unsigned index = 0) {
  return offset + 4 * index;
}
#define FIELD(name) offsetof(ThreadContext, name)
static constexpr NumberRow numberRows[] = {
    {"llvm.nvvm.read.ptx.sreg.tid.x", FIELD(threadId)},
    {"llvm.nvvm.read.ptx.sreg.tid.y", kNoField, 0},
    {"llvm.nvvm.read.ptx.sreg.tid.z", kNoField, 0},
    {"llvm.nvvm.read.ptx.sreg.ntid.x", FIELD(blockDim)},
    {"llvm.nvvm.read.ptx.sreg.ntid.y", kNoField, 1},
    {"llvm.nvvm.read.ptx.sreg.ntid.z", kNoField, 1},
    {"llvm.nvvm.read.ptx.sreg.ctaid.x", at(FIELD(blockId), 0)},
    {"llvm.nvvm.read.ptx.sreg.ctaid.y", at(FIELD(blockId), 1)},
    {"llvm.nvvm.read.ptx.sreg.ctaid.z", at(FIELD(blockId), 2)},
    {"llvm.nvvm.read.ptx.sreg.nctaid.x", at(FIELD(gridDim), 0)},
    {"llvm.nvvm.read.ptx.sreg.nctaid.y", at(FIELD(gridDim), 1)},
    {"llvm.nvvm.read.ptx.sreg.nctaid.z", at(FIELD(gridDim), 2)},
    {"llvm.nvvm.read.ptx.sreg.laneid", FIELD(lane)},
    {"llvm.nvvm.read.ptx.sreg.warpid", FIELD(warp)},
    {"llvm.nvvm.read.ptx.sreg.warpsize", kNoField, 32},
    {"llvm.nvvm.read.ptx.sreg.dynamic_smem_size", FIELD(dynamicShared)},
    {"llvm.nvvm.read.ptx.sreg.cluster.ctarank", kNoField, 0},
    {"llvm.nvvm.read.ptx.sreg.cluster.nctarank", kNoField, 1},
    {"llvm.amdgcn.workitem.id.x", FIELD(threadId)},
    {"llvm.amdgcn.workitem.id.y", kNoField, 0},
    {"llvm.amdgcn.workitem.id.z", kNoField, 0},
    {"llvm.amdgcn.workgroup.id.x", at(FIELD(blockId), 0)},
    {"llvm.amdgcn.workgroup.id.y", at(FIELD(blockId), 1)},
    {"llvm.amdgcn.workgroup.id.z", at(FIELD(blockId), 2)},
};
#undef FIELD

static Value *lowerNumber(Rewriter &rewriter, IRBuilder<> &builder,
                          CallInst &call, StringRef name) {
  for (const NumberRow &row : numberRows)
    if (name == row.name)
      return row.offset == kNoField
                 ? builder.getInt32(row.constant)
                 : rewriter.field(builder, row.offset, builder.getInt32Ty());
  if (name == "llvm.amdgcn.wavefrontsize")
    return builder.getInt32(rewriter.shape.warpSize);
  if (name == "llvm.amdgcn.implicitarg.ptr")
    return builder.CreateIntToPtr(
        rewriter.field(builder, offsetof(ThreadContext, implicitArgs),
                       builder.getInt64Ty()),
        call.getType());
  return nullptr;
}

/// Masks of the lanes before, at and after a thread's own (NVIDIA's registers
/// and AMD's counting intrinsics).
static Value *lowerLaneMask(Rewriter &rewriter, IRBuilder<> &builder,
                            CallInst &call, StringRef name) {
  bool low = name == "llvm.amdgcn.mbcnt.lo",
       high = name == "llvm.amdgcn.mbcnt.hi";
  if (!low && !high && !name.starts_with("llvm.nvvm.read.ptx.sreg.lanemask"))
    return nullptr;
  Value *lane = rewriter.field(builder, offsetof(ThreadContext, lane),
                               builder.getInt32Ty());
  Value *one = builder.CreateShl(
      builder.getInt64(1), builder.CreateZExt(lane, builder.getInt64Ty()));
  Value *below = builder.CreateSub(one, builder.getInt64(1));
  if (low || high) { // counts the set bits of a half of a mask at the lanes
                     // below one's own, and adds
    Value *half = builder.CreateTrunc(builder.CreateLShr(below, high ? 32 : 0),
                                      builder.getInt32Ty());
    Value *bits = builder.CreateAnd(call.getArgOperand(0), half);
    return builder.CreateAdd(
        builder.CreateUnaryIntrinsic(Intrinsic::ctpop, bits),
        call.getArgOperand(1));
  }
  StringRef which = name.take_back(2);
  Value *mask = which == "eq"   ? one
                : which == "lt" ? below
                : which == "le" ? builder.CreateOr(below, one)
                : which == "ge"
                    ? builder.CreateNot(below)
                    : builder.CreateNot(builder.CreateOr(below, one));
  return builder.CreateTrunc(mask, builder.getInt32Ty());
}

//===----------------------------------------------------------------------===//
// Waits
//===----------------------------------------------------------------------===//

/// Barriers of the block: where the barrier's number and its count of threads
/// are among the operands.
struct BarrierRow {
  const char *name;
  int id;
  int count;
  bool onlyArrives = false;
};
static constexpr BarrierRow barriers[] = {
    {"llvm.nvvm.barrier.cta.sync.aligned.all", 0, -1},
    {"llvm.nvvm.barrier.cta.sync.aligned.count", 0, 1},
    {"llvm.nvvm.barrier.cta.sync.all", 0, -1},
    {"llvm.nvvm.barrier.cta.sync.count", 0, 1},
    {"llvm.nvvm.barrier.cta.arrive.aligned.count", 0, 1, true},
    {"llvm.nvvm.barrier.cta.arrive.count", 0, 1, true},
    {"llvm.amdgcn.s.barrier", -1, -1},
};

static bool lowerBarrier(Rewriter &rewriter, IRBuilder<> &builder,
                         CallInst &call, StringRef name) {
  for (const BarrierRow &row : barriers) {
    if (name != row.name)
      continue;
    uint32_t site = rewriter.addSite(call, "the barrier");
    rewriter.callRuntime(
        builder,
        row.onlyArrives ? "kiln_emu_barrier_arrive" : "kiln_emu_barrier",
        {builder.getInt32(site),
         row.id < 0 ? builder.getInt32(0) : call.getArgOperand(row.id),
         row.count < 0 ? builder.getInt32(0) : call.getArgOperand(row.count)});
    return true;
  }
  return false;
}

/// ptxas ignores it in kernels for any number of threads (its warning C7508).
static bool lowerRegisters(Rewriter &rewriter, IRBuilder<> &builder,
                           CallInst &call, StringRef name) {
  bool more = name == "llvm.nvvm.setmaxnreg.inc.sync.aligned.u32";
  if (!more && name != "llvm.nvvm.setmaxnreg.dec.sync.aligned.u32")
    return false;
  if (!rewriter.shape.hasThreads)
    rewriter.refuse(call, "setmaxnreg in a kernel that does not say how many "
                          "threads a block has: add nvvm.reqntid or "
                          "nvvm.maxntid");
  rewriter.callRuntime(builder, "kiln_emu_registers",
                       {builder.getInt32(rewriter.addSite(call, "setmaxnreg")),
                        builder.getInt32(more), call.getArgOperand(0)});
  return true;
}

/// Calls of NVIDIA's runtime for people to read; addresses go as numbers. An
/// assertion's location is that of its site.
static bool lowerMessage(Rewriter &rewriter, IRBuilder<> &builder,
                         CallInst &call, StringRef name) {
  bool prints = name == "vprintf";
  unsigned operands = prints ? 2 : 1;
  if ((!prints && name != "__assertfail") || call.arg_size() < operands ||
      !call.use_empty())
    return false;
  SmallVector<Value *> arguments = {builder.getInt32(
      rewriter.addSite(call, prints ? "printing" : "the assertion"))};
  for (unsigned i = 0; i != operands; ++i)
    arguments.push_back(
        builder.CreatePtrToInt(call.getArgOperand(i), builder.getInt64Ty()));
  rewriter.callRuntime(builder, prints ? "kiln_emu_print" : "kiln_emu_assert",
                       arguments);
  return true;
}

void kiln::emu::spellAssertions(Rewriter &rewriter) {
  SmallVector<CallInst *> traps;
  for (Instruction &inst : instructions(rewriter.function))
    if (auto *call = dyn_cast<CallInst>(&inst);
        call && call->hasFnAttr(kAssertionAttr))
      traps.push_back(call);
  for (CallInst *trap : traps) {
    IRBuilder<> builder(trap);
    Value *text = builder.CreateGlobalString(
        trap->getFnAttr(kAssertionAttr).getValueAsString());
    FunctionCallee fails = rewriter.function.getParent()->getOrInsertFunction(
        "__assertfail", builder.getVoidTy(), builder.getPtrTy());
    builder.CreateCall(fails, {text});
    trap->eraseFromParent();
  }
}

/// The host's own trap would end the process.
static bool lowerTrap(Rewriter &rewriter, IRBuilder<> &builder, CallInst &call,
                      StringRef name) {
  if (name != "llvm.trap")
    return false;
  rewriter.callRuntime(builder, "kiln_emu_trap",
                       {builder.getInt32(rewriter.addSite(call, "a trap"))});
  return true;
}

/// Fences whose scope is in their name.
static bool lowerFence(Rewriter &rewriter, IRBuilder<> &builder, CallInst &call,
                       StringRef name) {
  if (!name.consume_front("llvm.nvvm.membar."))
    return false;
  AccessKind kind = {/*atomic=*/true, /*blockScope=*/name == "cta",
                     /*acquire=*/true, /*release=*/true};
  rewriter.callRuntime(
      builder, "kiln_emu_fence",
      {builder.getInt32(rewriter.addSite(call, "fence", kind))});
  return true;
}

//===----------------------------------------------------------------------===//
// Hints, and intrinsics of every target
//===----------------------------------------------------------------------===//

/// Hints about timing for the hardware, or about values for the compiler.
static bool isHint(StringRef name) {
  static constexpr const char *hints[] = {
      "llvm.assume",
      "llvm.lifetime.start",
      "llvm.lifetime.end",
      "llvm.experimental.noalias.scope.decl",
      "llvm.amdgcn.s.waitcnt",
      "llvm.amdgcn.s.setprio",
      "llvm.amdgcn.sched.barrier",
      "llvm.amdgcn.sched.group.barrier",
      "llvm.amdgcn.iglp.opt",
      "llvm.amdgcn.s.sleep",
      "llvm.amdgcn.s.nop",
      "llvm.nvvm.prefetch.tensormap",
      "llvm.prefetch"};
  return any_of(hints, [&](StringRef hint) {
    StringRef rest = name;
    return rest.consume_front(hint) && (rest.empty() || rest.front() == '.');
  });
}

/// One bit at 23 of hardware register 1, MODE (CDNA3's ISA, "S_SETREG_B32"), as
/// an argument of `s.setreg`: identifier, position times 64, width less one
/// times 2048.
static constexpr uint64_t kOverflowMode = 1 + 23 * 64;

bool kiln::emu::setsOverflowMode(const CallInst &call) {
  const auto *inst = dyn_cast<IntrinsicInst>(&call);
  if (!inst || inst->getCalledFunction()->getName() != "llvm.amdgcn.s.setreg")
    return false;
  auto *value = dyn_cast<ConstantInt>(inst->getArgOperand(1));
  return cast<ConstantInt>(inst->getArgOperand(0))->equalsInt(kOverflowMode) &&
         value && value->isOne();
}

/// Masked accesses and copies got their checks already; what only computes, the
/// host computes too.
static bool hostKnows(const CallInst &call) {
  const auto *inst = dyn_cast<IntrinsicInst>(&call);
  if (!inst || inst->getCalledFunction()->isTargetIntrinsic())
    return false;
  switch (inst->getIntrinsicID()) {
  case Intrinsic::masked_load:
  case Intrinsic::masked_store:
  case Intrinsic::memcpy:
  case Intrinsic::memmove:
  case Intrinsic::memset:
    return true;
  default:
    return inst->doesNotAccessMemory();
  }
}

/// Replaces one call; false if it is unknown.
static bool lowerCall(Rewriter &rewriter, ExchangeSlots &slots,
                      CallInst &call) {
  StringRef name = call.getCalledFunction()->getName();
  IRBuilder<> builder(&call);
  if (isHint(name) || setsOverflowMode(call) ||
      lowerBarrier(rewriter, builder, call, name) ||
      lowerRegisters(rewriter, builder, call, name) ||
      lowerFence(rewriter, builder, call, name) ||
      lowerMessage(rewriter, builder, call, name) ||
      lowerTrap(rewriter, builder, call, name) ||
      lowerCopy(rewriter, builder, call, name) ||
      lowerMbarrier(rewriter, builder, call, name) ||
      lowerMadeMap(rewriter, builder, call, name) ||
      lowerTensorCopy(rewriter, builder, call, name)) {
    call.eraseFromParent();
    return true;
  }
  if (const ExchangeOp *op = findExchange(name, rewriter.target)) {
    slots.lower(builder, call, *op);
    call.eraseFromParent();
    return true;
  }
  Value *value = lowerNumber(rewriter, builder, call, name);
  if (!value)
    value = lowerLaneMask(rewriter, builder, call, name);
  if (!value)
    value = lowerSmallFloats(rewriter, builder, call);
  if (!value)
    value = lowerMath(builder, call);
  if (!value)
    return hostKnows(call);
  call.replaceAllUsesWith(value);
  call.eraseFromParent();
  return true;
}

void kiln::emu::lowerIntrinsics(Rewriter &rewriter) {
  SmallVector<CallInst *> calls;
  for (Instruction &inst : instructions(rewriter.function)) {
    auto *call = dyn_cast<CallInst>(&inst);
    if (!call)
      continue;
    Function *callee = call->getCalledFunction();
    if (!callee)
      rewriter.refuse(inst, "a call of a function known only at run time");
    else if (!callee->getName().starts_with("kiln_emu_"))
      calls.push_back(call);
  }
  ExchangeSlots slots(rewriter);
  for (CallInst *call : calls)
    if (!lowerCall(rewriter, slots, *call))
      rewriter.refuse(*call, "unknown to the emulator: " +
                                 call->getCalledFunction()->getName());
}
