// NVIDIA's answers: ops of MLIR's NVVM dialect, and intrinsics where MLIR 22
// has none (approximations and division). Names and operands: LLVM's
// IntrinsicsNVVM.td and the PTX ISA manual.
#include "lowering/vendor/MbarrierOps.h"
#include "lowering/vendor/TargetOps.h"
#include "lowering/vendor/TensorCopyOps.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/IR/Matchers.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/GpuTraits.h"

using namespace mlir;

namespace kiln {

std::unique_ptr<MbarrierOps> createNvidiaMbarriers(const GpuTarget &target);
std::unique_ptr<TensorCopyOps>
createNvidiaTensorCopies(const GpuTarget &target);

namespace {

/// Every lane of the warp takes part: kernels only shuffle where control flow
/// is uniform.
constexpr int64_t kAllLanes = -1;
/// shfl's clamp operand for segments of 32 lanes: mask of lane bits that stay,
/// none, and the last lane.
constexpr int64_t kWholeWarp = 31;

class NvidiaOps final : public TargetOps {
public:
  explicit NvidiaOps(const GpuTarget &target)
      : TargetOps(target), barriers(createNvidiaMbarriers(target)),
        boxes(createNvidiaTensorCopies(target)) {}

  /// PTX ISA, "elect.sync": sm_90.
  Value electThread(LLVMOpBuilder &ir) const override {
    if (gpu().computeCapability < 90)
      return {};
    Type i32 = ir.getI32Type(), i1 = ir.getI1Type();
    auto result = LLVM::LLVMStructType::getLiteral(ir.getContext(), {i32, i1});
    Value elected =
        ir.intrinsic("llvm.nvvm.elect.sync", result, {ir.i32(kAllLanes)});
    return LLVM::ExtractValueOp::create(ir, elected, 1);
  }
  void syncWarp(LLVMOpBuilder &ir) const override {
    ir.intrinsic("llvm.nvvm.bar.warp.sync", Type(), {ir.i32(kAllLanes)});
  }
  Value threadId(LLVMOpBuilder &ir, unsigned threads) const override {
    return NVVM::ThreadIdXOp::create(ir, ir.getI32Type(),
                                     rangeBelow(ir, threads));
  }
  Value blockId(LLVMOpBuilder &ir, unsigned axis) const override {
    return alongAxis<NVVM::BlockIdXOp, NVVM::BlockIdYOp, NVVM::BlockIdZOp>(
        ir, axis);
  }
  Value blockCount(LLVMOpBuilder &ir, unsigned axis) const override {
    return alongAxis<NVVM::GridDimXOp, NVVM::GridDimYOp, NVVM::GridDimZOp>(
        ir, axis);
  }
  // bar.sync orders shared and global memory alike.
  void barrier(LLVMOpBuilder &ir, BarrierMemory) const override {
    NVVM::BarrierOp::create(ir);
  }
  // What ptxas moves nothing across, and is no more than a wait for the loads.
  void issueLoads(LLVMOpBuilder &ir) const override {
    LLVM::FenceOp::create(ir, LLVM::AtomicOrdering::acq_rel,
                          syncScope(Scope::Block));
  }
  void namedBarrier(LLVMOpBuilder &ir, unsigned number,
                    unsigned threads) const override {
    NVVM::BarrierOp::create(ir, TypeRange(), ir.i32(number), ir.i32(threads),
                            /*reductionOp=*/{}, /*reductionPredicate=*/Value());
  }
  void setRegisters(LLVMOpBuilder &ir, unsigned registers,
                    bool more) const override {
    using Action = NVVM::SetMaxRegisterAction;
    NVVM::SetMaxRegisterOp::create(ir, registers,
                                   more ? Action::increase : Action::decrease);
  }

  Value shuffle(LLVMOpBuilder &ir, Value value, Value lane) const override {
    return shuffle(ir, NVVM::ShflKind::idx, value, lane);
  }
  Value shuffleXor(LLVMOpBuilder &ir, Value value, unsigned mask,
                   Value) const override {
    return shuffle(ir, NVVM::ShflKind::bfly, value, ir.i32(mask));
  }
  Value reduceWarp(LLVMOpBuilder &ir, WarpReduction kind,
                   Value value) const override {
    if (target.computeCapability < 80) // PTX ISA: redux.sync requires sm_80.
      return {};
    using Kind = NVVM::ReduxKind;
    static constexpr Kind kinds[] = {Kind::ADD,  Kind::MIN,  Kind::MAX,
                                     Kind::UMIN, Kind::UMAX, Kind::AND,
                                     Kind::OR,   Kind::XOR};
    return NVVM::ReduxOp::create(ir, ir.getI32Type(), value,
                                 kinds[unsigned(kind)], ir.i32(kAllLanes));
  }

  // PTX ISA, "fence.proxy.async": sm_90.
  void fenceAsyncProxy(LLVMOpBuilder &ir) const override {
    if (target.computeCapability >= 90)
      ir.intrinsic("llvm.nvvm.fence.proxy.async.shared_cta", Type(), {});
  }

  // PTX ISA, "cp.async": sm_80, 4, 8 or 16 bytes, past L1 (.cg) only 16.
  bool canCopyAsync(unsigned bytes) const override {
    return target.computeCapability >= 80 &&
           (bytes == 4 || bytes == 8 || bytes == 16);
  }
  void copyAsync(LLVMOpBuilder &ir, Value destination, Value source,
                 unsigned bytes, Value read) const override {
    using Cache = NVVM::LoadCacheModifierKind;
    NVVM::CpAsyncOp::create(ir, destination, source, bytes,
                            bytes == 16 ? Cache::CG : Cache::CA, read);
  }
  void commitCopies(LLVMOpBuilder &ir) const override {
    if (target.computeCapability >= 80)
      NVVM::CpAsyncCommitGroupOp::create(ir);
  }
  void waitForCopies(LLVMOpBuilder &ir, unsigned pending) const override {
    if (target.computeCapability >= 80)
      NVVM::CpAsyncWaitGroupOp::create(ir, pending);
  }

  const TensorCopyOps *tensorCopies() const override { return boxes.get(); }
  const MbarrierOps *mbarriers() const override { return barriers.get(); }

  // PTX ISA, "cvt": .e4m3x2 and .e5m2x2 require sm_89 and imply .satfinite. (An
  // f8E5M2 is an f16's upper half, which needs no conversion.)
  /// 64 results a cycle of an SM for either, since sm_70 (CUDA C++ Programming
  /// Guide, "Arithmetic Instructions").
  bool multipliesFreely() const override { return true; }
  /// PTX ISA, "fma.rn.bf16x2": sm_80, with subnormal numbers.
  bool multipliesBfloat() const override {
    return gpu().computeCapability >= 80;
  }
  bool computesPairs(FloatType type) const override {
    return type.isF16() || (type.isBF16() && multipliesBfloat());
  }
  bool castsFloat8(FloatType from, FloatType to) const override {
    if (target.computeCapability < 89)
      return false;
    if (to.isF16())
      return isa<Float8E4M3FNType>(from);
    return (from.isF16() || from.isF32()) &&
           isa<Float8E4M3FNType, Float8E5M2Type>(to);
  }
  Value castFloat8(LLVMOpBuilder &ir, Value pair, FloatType from,
                   FloatType to) const override {
    Type i16 = ir.getI16Type();
    if (to.isF16())
      return ir.intrinsic("llvm.nvvm.e4m3x2.to.f16x2.rn",
                          VectorType::get(2, to), ir.bitcast(i16, pair));
    StringRef format = isa<Float8E5M2Type>(to) ? "e5m2x2.rn" : "e4m3x2.rn";
    Value narrow =
        from.isF16()
            ? ir.intrinsic(("llvm.nvvm.f16x2.to." + format).str(), i16, pair)
            // The first operand goes to the upper half.
            : ir.intrinsic(("llvm.nvvm.ff.to." + format).str(), i16,
                           {ir.element(pair, 1), ir.element(pair, 0)});
    return ir.bitcast(VectorType::get(2, ir.getI8Type()), narrow);
  }

  // PTX ISA: ldmatrix requires sm_75, stmatrix sm_90.
  SmallVector<Value> loadMatrices(LLVMOpBuilder &ir, Value pointer,
                                  unsigned count,
                                  bool transposed) const override {
    Type word = ir.getI32Type();
    Type result = count == 1
                      ? word
                      : Type(LLVM::LLVMStructType::getLiteral(
                            ir.getContext(), SmallVector<Type>(count, word)));
    Value loaded =
        ir.intrinsic(matrixMove("ld", count, transposed), result, pointer);
    if (count == 1)
      return {loaded};
    SmallVector<Value> words;
    for (unsigned i = 0; i != count; ++i)
      words.push_back(LLVM::ExtractValueOp::create(ir, loaded, int64_t(i)));
    return words;
  }
  void storeMatrices(LLVMOpBuilder &ir, Value pointer, ValueRange words,
                     bool transposed) const override {
    SmallVector<Value> operands = {pointer};
    llvm::append_range(operands, words);
    ir.intrinsic(matrixMove("st", words.size(), transposed), Type(), operands);
  }

  StringRef syncScope(Scope scope) const override {
    return scope == Scope::Block    ? "block"
           : scope == Scope::Device ? "device"
                                    : "";
  }

  // LLVM 22 selects a relaxed `atom` of device scope for every atomicrmw, but
  // the right `atom.cas` for every cmpxchg.
  bool atomicsHaveOrder() const override { return false; }

  // Errors, from the PTX ISA manual: ex2 2 ulp, lg2 absolute 2^-22.6 near 1,
  // sqrt and rsqrt 2^-23 and 2^-22.9 relative.
  Value approximate(LLVMOpBuilder &ir, Approximation function,
                    Value x) const override {
    switch (function) {
    case Approximation::Exp2:
      // Results below 2^-126 are zero. Keeping them costs a compare and two
      // multiplications for each exponential, a sixth of the instructions in a
      // softmax's loop.
      return ir.intrinsic("llvm.nvvm.ex2.approx.ftz", x.getType(), x);
    case Approximation::Log2:
      return ir.intrinsic("llvm.nvvm.lg2.approx.f", x.getType(), x);
    case Approximation::Sqrt:
      return ir.intrinsic("llvm.nvvm.sqrt.approx.f", x.getType(), x);
    case Approximation::Rsqrt:
      return ir.intrinsic("llvm.nvvm.rsqrt.approx.f", x.getType(), x);
    case Approximation::Reciprocal:
      return ir.intrinsic("llvm.nvvm.rcp.approx.ftz.f", x.getType(), x);
    }
    llvm_unreachable("unknown approximation");
  }
  // div.full.f32: at most 2 ulp over the whole range; div.approx.f32, which an
  // approximate fdiv becomes, the same for divisors of 2^-126 to 2^126 (PTX
  // ISA).
  Value divide(LLVMOpBuilder &ir, Value a, Value b) const override {
    llvm::APFloat divisor(0.0f);
    if (matchPattern(b, m_ConstantFloat(&divisor)) && divisor.isNormal() &&
        std::abs(ilogb(divisor)) < 126)
      return LLVM::FDivOp::create(ir, a, b, LLVM::FastmathFlags::afn);
    return ir.intrinsic("llvm.nvvm.div.full", a.getType(), {a, b});
  }

  void annotateKernel(LLVM::LLVMFuncOp kernel, unsigned threads,
                      unsigned maxRegisters) const override {
    kernel.setCConv(LLVM::CConv::PTX_Kernel);
    addFunctionAttribute(kernel, "nvvm.reqntid", std::to_string(threads));
    if (maxRegisters)
      addFunctionAttribute(kernel, "nvvm.maxnreg",
                           std::to_string(maxRegisters));
  }

private:
  static std::string matrixMove(StringRef direction, unsigned count,
                                bool transposed) {
    return ("llvm.nvvm." + direction + "matrix.sync.aligned.m8n8.x" +
            Twine(count) + (transposed ? ".trans" : "") + ".b16")
        .str();
  }
  static Value shuffle(LLVMOpBuilder &ir, NVVM::ShflKind kind, Value value,
                       Value lane) {
    return NVVM::ShflOp::create(ir, ir.getI32Type(), ir.i32(kAllLanes), value,
                                lane, ir.i32(kWholeWarp), kind,
                                /*return_value_and_is_valid=*/UnitAttr());
  }

  const std::unique_ptr<MbarrierOps> barriers;
  const std::unique_ptr<TensorCopyOps> boxes;
};

} // namespace

std::unique_ptr<TargetOps> createNvidiaOps(const GpuTarget &target) {
  return std::make_unique<NvidiaOps>(target);
}

} // namespace kiln
