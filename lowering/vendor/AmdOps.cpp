// AMD's answers: ops of MLIR's ROCDL dialect, and intrinsics where MLIR 22 has
// none (implicit arguments, reciprocal square root). Names and operands: LLVM's
// IntrinsicsAMDGPU.td; memory model, implicit arguments and calling convention:
// LLVM's "User Guide for AMDGPU Backend".
#include "lowering/llvm/ExternalCall.h"
#include "lowering/vendor/TargetOps.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/GpuTraits.h"
#include "llvm/Support/AMDGPUAddrSpace.h"

using namespace mlir;

namespace kiln {
namespace {

/// ds_swizzle_b32 in bit-mask mode: bits 14:10 are the xor mask, 9:5 the or
/// mask, 4:0 the and mask of a lane number within 32 lanes (RDNA3 and CDNA3 ISA
/// manuals, "DS_SWIZZLE_B32").
constexpr unsigned swizzleXor(unsigned mask) { return mask << 10 | 0x1f; }

class AmdOps final : public TargetOps {
public:
  using TargetOps::TargetOps;

  Value threadId(LLVMOpBuilder &ir, unsigned threads) const override {
    return ROCDL::ThreadIdXOp::create(ir, ir.getI32Type(),
                                      rangeBelow(ir, threads));
  }
  Value blockId(LLVMOpBuilder &ir, unsigned axis) const override {
    return alongAxis<ROCDL::BlockIdXOp, ROCDL::BlockIdYOp, ROCDL::BlockIdZOp>(
        ir, axis);
  }
  // hidden_block_count_{x,y,z} are the first three i32 of the implicit
  // arguments.
  Value blockCount(LLVMOpBuilder &ir, unsigned axis) const override {
    auto pointer = LLVM::LLVMPointerType::get(ir.getContext(),
                                              llvm::AMDGPUAS::CONSTANT_ADDRESS);
    Value base = ir.intrinsic("llvm.amdgcn.implicitarg.ptr", pointer, {});
    auto load = LLVM::LoadOp::create(
        ir, ir.getI32Type(), ir.gep(base, ir.getI32Type(), ir.i32(axis)),
        /*alignment=*/4);
    load.setInvariant(true);
    return load;
  }
  // The hardware barrier does not wait for memory by itself; the fences do, and
  // LLVM may drop what they need not wait for.
  void barrier(LLVMOpBuilder &ir, BarrierMemory memory) const override {
    fence(ir, LLVM::AtomicOrdering::release, memory);
    ROCDL::SBarrierOp::create(ir);
    fence(ir, LLVM::AtomicOrdering::acquire, memory);
  }

  // The hardware and the fences order memory; the scheduler decides what is
  // issued between two barriers, which this mask 0 stops.
  void endCluster(LLVMOpBuilder &ir, unsigned priority) const override {
    auto stopScheduler = [&] {
      ir.intrinsic("llvm.amdgcn.sched.barrier", {}, ir.i32(0));
    };
    stopScheduler();
    barrier(ir, BarrierMemory::Shared);
    ir.intrinsic("llvm.amdgcn.s.setprio", {},
                 ir.constant(ir.getI16Type(), priority));
    stopScheduler();
  }
  Value uniform(LLVMOpBuilder &ir, Value value) const override {
    return ir.intrinsic("llvm.amdgcn.readfirstlane", value.getType(), value);
  }

  // Spelled as LLVM 23 has them; targets/isa/async knows LLVM 22's. A buffer
  // begins 2 GiB before the parameter, and ends 4 GiB later: offsets of lanes
  // that are masked off are there (ir-passes/access/BufferAccess.cpp has the
  // same numbers).
  void copyLanes(LLVMOpBuilder &ir, Value destination, Value base, Value source,
                 unsigned bytes, Value mask) const override {
    constexpr int64_t before = 0x7ffffff0, outside = 0xfffffff0,
                      flags = 7 << 12 | 4 << 15;
    Type word = ir.getI32Type();
    Value begin = ir.gep(base, ir.getI8Type(), ir.i64(-before));
    Value buffer = ROCDL::MakeBufferRsrcOp::create(
        ir,
        LLVM::LLVMPointerType::get(ir.getContext(),
                                   llvm::AMDGPUAS::BUFFER_RESOURCE),
        begin, ir.constant(ir.getI16Type(), 0), ir.i64(outside), ir.i32(flags));
    auto low = [&](Value pointer) {
      return ir.zextOrTrunc(
          word, LLVM::PtrToIntOp::create(ir, ir.getI64Type(), pointer));
    };
    Value offset = ir.add(ir.sub(low(source), low(base)), ir.i32(before));
    if (mask)
      offset = ir.select(mask, offset, ir.i32(int32_t(outside)));
    Value none = ir.i32(0);
    callExternal(
        ir, "llvm.amdgcn.raw.ptr.buffer.load.async.lds", nothing(ir),
        {buffer, destination, ir.i32(bytes), offset, none, none, none});
  }
  void commitCopies(LLVMOpBuilder &ir) const override {
    if (hasLaneCopies(target))
      callExternal(ir, "llvm.amdgcn.asyncmark", nothing(ir), {});
  }
  void waitForCopies(LLVMOpBuilder &ir, unsigned pending) const override {
    if (hasLaneCopies(target))
      callExternal(ir, "llvm.amdgcn.wait.asyncmark", nothing(ir),
                   ir.constant(ir.getI16Type(), pending));
  }

  bool carriesWords() const override { return true; }

  // ds_read2, ds_write2 (CDNA3 and RDNA3 ISA, "LDS Instructions").
  bool accessesPairs() const override { return true; }

  Value loadTransposed(LLVMOpBuilder &ir, Value pointer,
                       unsigned bits) const override {
    if (bits == 16)
      return ROCDL::ds_read_tr16_b64::create(
          ir, VectorType::get(4, ir.getI16Type()), pointer);
    return ROCDL::ds_read_tr8_b64::create(
        ir, VectorType::get(2, ir.getI32Type()), pointer);
  }

  Value shuffle(LLVMOpBuilder &ir, Value value, Value lane) const override {
    return ROCDL::DsBpermuteOp::create(ir, ir.getI32Type(), ir.shl(lane, 2),
                                       value);
  }
  Value shuffleXor(LLVMOpBuilder &ir, Value value, unsigned mask,
                   Value lane) const override {
    if (mask < 32)
      return ROCDL::DsSwizzleOp::create(ir, ir.getI32Type(), value,
                                        ir.i32(swizzleXor(mask)));
    return shuffle(ir, value, ir.bitXor(lane, ir.i32(mask)));
  }

  // CDNA3 ISA, CDNA4 ISA, RDNA4 ISA, "V_CVT_PK_F32_FP8" and "_BF8". The
  // conversion back saturates or not by a mode that no kernel sets.
  bool castsFloat8(FloatType from, FloatType to) const override {
    if (!to.isF32())
      return false;
    switch (target.costs) {
    case CostFamily::Cdna3:
      return isa<Float8E4M3FNUZType, Float8E5M2FNUZType>(from);
    case CostFamily::Cdna4:
    case CostFamily::Rdna4:
      return isa<Float8E4M3FNType, Float8E5M2Type>(from);
    default:
      return false;
    }
  }
  Value castFloat8(LLVMOpBuilder &ir, Value pair, FloatType from,
                   FloatType to) const override {
    Value word =
        ir.zextOrTrunc(ir.getI32Type(), ir.bitcast(ir.getI16Type(), pair));
    bool isFp8 = isa<Float8E4M3FNType, Float8E4M3FNUZType>(from);
    return ir.intrinsic(isFp8 ? "llvm.amdgcn.cvt.pk.f32.fp8"
                              : "llvm.amdgcn.cvt.pk.f32.bf8",
                        VectorType::get(2, to), {word, ir.i1(false)});
  }

  StringRef syncScope(Scope scope) const override {
    return scope == Scope::Block    ? "workgroup"
           : scope == Scope::Device ? "agent"
                                    : "";
  }
  bool atomicsHaveOrder() const override { return true; }
  // Tile IR's pointers are device memory. Without these assumptions LLVM makes
  // a compare-and-swap loop of a floating-point add.
  void annotateAtomic(Operation *atomic) const override {
    auto unit = UnitAttr::get(atomic->getContext());
    for (StringRef name :
         {"rocdl.no_fine_grained_memory", "rocdl.no_remote_memory",
          "rocdl.ignore_denormal_mode"})
      atomic->setAttr(name, unit);
  }

  Value approximate(LLVMOpBuilder &ir, Approximation function,
                    Value x) const override {
    switch (function) {
    case Approximation::Exp2:
      // v_exp_f32 as it is. llvm.exp2 scales arguments and results of small
      // numbers around it, five instructions more; the other vendor's
      // instruction flushes them as well, and so does Triton.
      return ir.intrinsic("llvm.amdgcn.exp2", x.getType(), x);
    case Approximation::Log2:
      return LLVM::Log2Op::create(ir, x);
    case Approximation::Sqrt:
      return LLVM::SqrtOp::create(ir, x);
    case Approximation::Rsqrt:
      return ir.intrinsic("llvm.amdgcn.rsq", x.getType(), x);
    case Approximation::Reciprocal:
      return ir.intrinsic("llvm.amdgcn.rcp", x.getType(), x);
    }
    llvm_unreachable("unknown approximation");
  }
  Value divide(LLVMOpBuilder &ir, Value a, Value b) const override {
    return LLVM::FDivOp::create(ir, a, b);
  }

  void annotateKernel(LLVM::LLVMFuncOp kernel, unsigned threads,
                      unsigned maxRegisters) const override {
    kernel.setCConv(LLVM::CConv::AMDGPU_KERNEL);
    std::string count = std::to_string(threads);
    addFunctionAttribute(kernel, "amdgpu-flat-work-group-size",
                         count + "," + count);
    addFunctionAttribute(kernel, "uniform-work-group-size", "true");
    // In IEEE mode every operand of a minimum or maximum that may be a
    // signalling NaN takes an instruction that quiets it. Signals are not
    // observed here, and numbers win over either kind of NaN.
    addFunctionAttribute(kernel, "amdgpu-ieee", "false");
    kernel.setReqdWorkGroupSizeAttr(
        DenseI32ArrayAttr::get(kernel.getContext(), {int32_t(threads), 1, 1}));
    if (maxRegisters)
      addFunctionAttribute(kernel, "amdgpu-num-vgpr",
                           std::to_string(maxRegisters));
  }

private:
  static Type nothing(LLVMOpBuilder &ir) {
    return LLVM::LLVMVoidType::get(ir.getContext());
  }
  static void fence(LLVMOpBuilder &ir, LLVM::AtomicOrdering ordering,
                    BarrierMemory memory) {
    auto op = LLVM::FenceOp::create(ir, ordering, "workgroup");
    if (memory == BarrierMemory::Shared)
      op->setAttr(LLVM::LLVMDialect::getMmraAttrName(),
                  LLVM::MMRATagAttr::get(ir.getContext(),
                                         "amdgpu-synchronize-as", "local"));
  }
};

} // namespace

std::unique_ptr<TargetOps> createAmdOps(const GpuTarget &target) {
  return std::make_unique<AmdOps>(target);
}

} // namespace kiln
