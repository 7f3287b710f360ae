// NVIDIA's TMA: LLVM's intrinsics. PTX ISA, "cp.async.bulk.tensor" and
// "cp.reduce.async.bulk.tensor": sm_90. The destination is spelled as a
// cluster's, since the block's own spelling is of PTX 8.6.
#include "lowering/vendor/TensorCopyOps.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/launch/abi/TensorMap.h"
#include "targets/support/AddressSpaces.h"

using namespace mlir;

namespace kiln {
namespace {

/// The operand of `.L2::cache_hint`: what
/// createpolicy.fractional.L2::evict_first and ::evict_last make of all of an
/// access. ptxas 13.0 computes the same constants for sm_90a, sm_100a and
/// sm_120a, by an instruction or five; CUTLASS writes them down, too
/// (include/cute/arch/copy_sm90_desc.hpp, CacheHintSm90).
constexpr uint64_t kEvictFirst = 0x12F0000000000000,
                   kEvictLast = 0x14F0000000000000;

/// 0: none.
uint64_t operandFor(L2Policy policy) {
  switch (policy) {
  case L2Policy::Normal:
    return 0;
  case L2Policy::EvictFirst:
    return kEvictFirst;
  case L2Policy::EvictLast:
    return kEvictLast;
  }
  llvm_unreachable("all policies have operands");
}

class NvidiaTensorCopies final : public TensorCopyOps {
public:
  // Every field that tensormap.replace knows; what it does not know of stays
  // zero, as in Triton 3.6's kernels. PTX ISA 8.3.
  void writeMap(LLVMOpBuilder &ir, Value shared,
                const MadeTensorMap &map) const override {
    const unsigned rank = map.sizes.size();
    auto replace = [&](StringRef field, ValueRange values) {
      SmallVector<Value> arguments = {shared};
      llvm::append_range(arguments, values);
      ir.intrinsic(("llvm.nvvm.tensormap.replace." + field).str(), Type(),
                   arguments);
    };
    Value base = LLVM::PtrToIntOp::create(ir, ir.getI64Type(), map.base);
    replace("global.address", base);
    replace("rank", ir.i32(rank - 1));
    for (unsigned ordinal = 0; ordinal != rank; ++ordinal) {
      unsigned dim = rank - 1 - ordinal;
      Value number = ir.i32(ordinal);
      replace("box.dim", {number, ir.i32(map.box[dim])});
      replace("global.dim", {number, map.sizes[dim]});
      if (dim)
        replace("global.stride", {number, map.strides[dim - 1]});
      replace("element.stride", {number, ir.i32(1)});
    }
    replace("elemtype", ir.i32(numberInPtx(map.element)));
    replace("interleave.layout", ir.i32(0));
    replace("swizzle.mode", ir.i32(*swizzleNumberInPtx(map.swizzleBytes)));
    replace("fill.mode", ir.i32(map.fillsNan));
  }

  // LLVM 22 has an intrinsic for the second, and none for the first.
  void publishMap(LLVMOpBuilder &ir, Value shared,
                  Value global) const override {
    Value from = LLVM::PtrToIntOp::create(ir, ir.getI32Type(), shared);
    LLVM::InlineAsmOp::create(
        ir, TypeRange(), ValueRange{global, from},
        "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release."
        "gpu.sync.aligned [$0], [$1], 128;",
        "l,r,~{memory}", /*has_side_effects=*/true, /*is_align_stack=*/false,
        LLVM::tailcallkind::TailCallKind::None,
        LLVM::AsmDialectAttr::get(ir.getContext(), LLVM::AsmDialect::AD_ATT),
        ArrayAttr());
    auto generic = LLVM::LLVMPointerType::get(ir.getContext());
    ir.intrinsic("llvm.nvvm.fence.proxy.tensormap_generic.acquire.gpu", Type(),
                 {LLVM::AddrSpaceCastOp::create(ir, generic, global),
                  ir.i32(kTensorMapBytes)});
    // Triton 3.6's kernels have this here, too; PTX asks for no more than the
    // fence.
    commitStores(ir);
    waitForStores(ir, 0);
  }

  void annotateMap(LLVM::LLVMFuncOp kernel, unsigned parameter) const override {
    Builder builder(kernel.getContext());
    // MLIR wants to hear that it is a kernel before it believes the rest.
    kernel->setAttr(NVVM::NVVMDialect::getKernelFuncAttrName(),
                    builder.getUnitAttr());
    auto set = [&](StringRef name, Attribute value) {
      kernel.setArgAttr(parameter, name, value);
    };
    set(LLVM::LLVMDialect::getByValAttrName(),
        TypeAttr::get(
            LLVM::LLVMArrayType::get(builder.getI8Type(), kTensorMapBytes)));
    set(LLVM::LLVMDialect::getAlignAttrName(),
        builder.getI64IntegerAttr(kTensorMapAlignment));
    set(NVVM::NVVMDialect::getGridConstantAttrName(), builder.getUnitAttr());
  }

  void load(LLVMOpBuilder &ir, Value destination, Value map,
            ValueRange coordinates, Value barrier,
            L2Policy policy) const override {
    auto cluster =
        LLVM::LLVMPointerType::get(ir.getContext(), space::SharedCluster);
    SmallVector<Value> arguments = {
        LLVM::AddrSpaceCastOp::create(ir, cluster, destination), barrier, map};
    addReversed(arguments, coordinates);
    // No multicast, no group of blocks.
    uint64_t hint = operandFor(policy);
    arguments.append({ir.constant(ir.getI16Type(), 0), ir.i64(hint),
                      ir.i1(false), ir.i1(hint != 0), ir.i32(0)});
    ir.intrinsic(nameOf("g2s", coordinates.size()), Type(), arguments);
  }

  void store(LLVMOpBuilder &ir, Value source, Value map, ValueRange coordinates,
             std::optional<TensorReduction> reduction,
             L2Policy policy) const override {
    SmallVector<Value> arguments = {source, map};
    addReversed(arguments, coordinates);
    uint64_t hint = operandFor(policy);
    arguments.append({ir.i64(hint), ir.i1(hint != 0)});
    std::string way =
        reduction ? ("reduce." + kiln::nameOf(*reduction)).str() : "s2g";
    ir.intrinsic(nameOf(way, coordinates.size()), Type(), arguments);
  }

  void commitStores(LLVMOpBuilder &ir) const override {
    ir.intrinsic("llvm.nvvm.cp.async.bulk.commit.group", Type(), {});
  }
  void waitForStores(LLVMOpBuilder &ir, unsigned pending) const override {
    ir.intrinsic("llvm.nvvm.cp.async.bulk.wait.group.read", Type(),
                 {ir.i32(pending)});
  }

private:
  static std::string nameOf(StringRef way, unsigned rank) {
    return ("llvm.nvvm.cp.async.bulk.tensor." + way + ".tile." + Twine(rank) +
            "d")
        .str();
  }
  /// The hardware counts dimensions from the contiguous one on.
  static void addReversed(SmallVectorImpl<Value> &arguments,
                          ValueRange coordinates) {
    for (Value coordinate : llvm::reverse(coordinates))
      arguments.push_back(coordinate);
  }
};

} // namespace

std::unique_ptr<TensorCopyOps>
createNvidiaTensorCopies(const GpuTarget &target) {
  if (target.computeCapability < 90)
    return nullptr;
  return std::make_unique<NvidiaTensorCopies>();
}

} // namespace kiln
