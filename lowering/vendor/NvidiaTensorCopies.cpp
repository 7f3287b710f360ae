// NVIDIA's copy engine, TMA: LLVM's intrinsics. PTX ISA, "cp.async.bulk.tensor"
// and "cp.reduce.async.bulk.tensor": sm_90. The destination is spelled as a
// cluster's, since the block's own spelling is of PTX 8.6.
#include "lowering/vendor/TensorCopyOps.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/AddressSpaces.h"
#include "targets/support/TensorMap.h"

using namespace mlir;

namespace kiln {
namespace {

/// The operand of `.L2::cache_hint`: what createpolicy.fractional.L2::evict_first
/// and ::evict_last make of all of an access. ptxas 13.0 computes the same
/// constants for sm_90a, sm_100a and sm_120a, by an instruction or five; CUTLASS
/// writes them down, too (include/cute/arch/copy_sm90_desc.hpp, CacheHintSm90).
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
