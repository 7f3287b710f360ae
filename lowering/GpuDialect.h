// The C++ face of the dialect `kiln` (Gpu.td), and of the attributes it hangs
// on ops and modules of other dialects.
#ifndef KILN_LOWERING_GPUDIALECT_H
#define KILN_LOWERING_GPUDIALECT_H

#include "lowering/layout/LinearLayout.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributeInterfaces.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/TensorEncoding.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "lowering/GpuDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "lowering/GpuAttrs.h.inc"

#define GET_OP_CLASSES
#include "lowering/GpuOps.h.inc"

namespace kiln::gpu {

/// i32 on memory ops: how many elements one instruction of a thread accesses.
inline constexpr llvm::StringLiteral kVectorAttr = "kiln.vector";
/// Array of i64, one per tensor dimension, on ops with i1 results: runs of this
/// length, aligned to it, are all equal, so that a thread computes one of each
/// (a mask `cols < n` with n divisible by 16).
inline constexpr llvm::StringLiteral kConstancyAttr = "kiln.constancy";
/// i32 on ops that use shared-memory scratch: its first byte.
inline constexpr llvm::StringLiteral kSharedOffsetAttr = "kiln.shared_offset";
/// i32 on the module: warps in a block.
inline constexpr llvm::StringLiteral kNumWarpsAttr = "kiln.num_warps";
/// i32 on the module: threads in a warp.
inline constexpr llvm::StringLiteral kWarpSizeAttr = "kiln.warp_size";
/// string on the module: the GPU's name.
inline constexpr llvm::StringLiteral kTargetAttr = "kiln.target";
/// i32 on the module: bytes of static shared memory.
inline constexpr llvm::StringLiteral kSharedBytesAttr = "kiln.shared_bytes";

/// The layout of a ranked tensor type that carries one (every tensor after
/// kiln-assign-layouts).
const LinearLayout &getLayout(mlir::Type tensorType);
/// True if the type is a ranked tensor with a linear layout.
bool hasLayout(mlir::Type type);
/// `type` with `layout` as its encoding.
mlir::RankedTensorType withLayout(mlir::RankedTensorType type,
                                  const LinearLayout &layout);

/// An i32 attribute of the closest module; reports an error at `op` if it is
/// missing.
mlir::FailureOr<int64_t> getModuleInt(mlir::Operation *op,
                                      llvm::StringRef name);

} // namespace kiln::gpu

#endif
