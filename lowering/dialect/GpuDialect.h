// The C++ face of the dialect `kiln` (Gpu.td), and of the attributes it hangs
// on ops and modules of other dialects.
#ifndef KILN_LOWERING_DIALECT_GPUDIALECT_H
#define KILN_LOWERING_DIALECT_GPUDIALECT_H

#include "frontend/dialect/Tile.h"
#include "lowering/layout/LinearLayout.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributeInterfaces.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/TensorEncoding.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "lowering/dialect/GpuDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "lowering/dialect/GpuAttrs.h.inc"

#define GET_TYPEDEF_CLASSES
#include "lowering/dialect/GpuTypes.h.inc"

namespace kiln {
struct GpuTarget;
struct TensorMultiply;
} // namespace kiln

namespace kiln::gpu {

/// What memory effects are on: the block's shared memory, global memory, and the
/// block's tensor memory.
struct SharedMemory : mlir::SideEffects::Resource::Base<SharedMemory> {
  llvm::StringRef getName() final { return "SharedMemory"; }
};
struct GlobalMemory : mlir::SideEffects::Resource::Base<GlobalMemory> {
  llvm::StringRef getName() final { return "GlobalMemory"; }
};
struct TensorMemory : mlir::SideEffects::Resource::Base<TensorMemory> {
  llvm::StringRef getName() final { return "TensorMemory"; }
};

} // namespace kiln::gpu

#define GET_OP_CLASSES
#include "lowering/dialect/GpuOps.h.inc"

namespace kiln::gpu {

/// i32 on memory ops: how many elements one instruction of a thread accesses.
inline constexpr llvm::StringLiteral kVectorAttr = "kiln.vector";
/// Array of i64, one per tensor dimension, on loads and on ops with i1 results:
/// runs of this length, aligned to it, are all equal, so that a thread loads or
/// computes one of each (a word of eight weights of 4 bits; a mask `cols < n`
/// with n divisible by 16).
inline constexpr llvm::StringLiteral kConstancyAttr = "kiln.constancy";
/// i32 on loads: so many neighbours along the dimension of the layout's
/// registers, from a multiple of their number on, are neighbours in memory and
/// masked alike. Only for GPUs whose lanes copy to shared memory together
/// (lowering/conversion/LaneCopy.h).
inline constexpr llvm::StringLiteral kRunAttr = "kiln.run";
/// Array of i32 on copies that lanes make together: the shifts of their columns
/// (lowering/conversion/LaneCopy.h).
inline constexpr llvm::StringLiteral kShiftsAttr = "kiln.shifts";
/// i32 on loads and on the same copies: the number of the kernel's parameter
/// that their pointers are made from, which reaches less than 2 GiB.
inline constexpr llvm::StringLiteral kParameterAttr = "kiln.parameter";
/// i32 on buffers, and on ops that use shared memory while they run: the first
/// byte.
inline constexpr llvm::StringLiteral kSharedOffsetAttr = "kiln.shared_offset";
/// What shared memory as a whole is aligned to: what hardware asks for at most,
/// for operands of its widest copies (CUDA, "128-byte swizzle").
inline constexpr unsigned kSharedAlignment = 1024;
/// i32 on a loop that is to be pipelined: in how many stages.
inline constexpr llvm::StringLiteral kNumStagesAttr = "kiln.num_stages";
/// i32 on the ops of such a loop: the stage, and the cluster in an iteration.
inline constexpr llvm::StringLiteral kStageAttr = "kiln.stage";
inline constexpr llvm::StringLiteral kClusterAttr = "kiln.cluster";
/// unit on a load of such a loop: it is prefetched into registers, one
/// iteration ahead.
inline constexpr llvm::StringLiteral kPrefetchRegistersAttr =
    "kiln.prefetch_registers";
/// unit on such a loop: buffers that dots read directly have a spare slot, so
/// that a dot may end in the next iteration.
inline constexpr llvm::StringLiteral kSpareSlotAttr = "kiln.spare_slot";
/// unit on such a loop: its copies go where the iteration has just read, so that
/// buffers have a slot less.
inline constexpr llvm::StringLiteral kReuseSlotsAttr = "kiln.reuse_slots";
/// unit on the wait for a dot of such a loop: it may be for the dot of the
/// iteration before.
inline constexpr llvm::StringLiteral kNextIterationAttr = "kiln.next_iteration";
/// unit on such a loop: iterations overlap; the last stage is the second half
/// of an iteration, which runs beside the first half of the next iteration, and
/// the last one after the loop.
inline constexpr llvm::StringLiteral kTwoHalvesAttr = "kiln.two_halves";
/// unit on a dot that warpgroups could compute but must not.
inline constexpr llvm::StringLiteral kNoWarpgroupAttr = "kiln.no_warpgroup";
/// unit on the module, until whoever runs the passes has said so: its threads
/// must keep more than they have registers.
inline constexpr llvm::StringLiteral kSpillsAttr = "kiln.spills";
/// unit on a load that is masked off only in iterations of a loop that do not
/// exist: its result is not used then.
inline constexpr llvm::StringLiteral kAnyOtherAttr = "kiln.any_other";
/// unit on a load or copy of a block of a descriptor: what the mask cuts off
/// may be read where it shares an aligned granule of kMaxAccessBytes with what
/// it does not, and is replaced after. Memory ends at no such granule's middle,
/// and along a row the mask cuts off its end only. So the access is as wide as
/// its addresses allow, whatever divides the tensor's size.
inline constexpr llvm::StringLiteral kWholeGranulesAttr = "kiln.whole_granules";
/// Two i64 on a tt.dot, number and count: it multiplies only that part of k, of
/// so many equal ones in the order in which it takes them.
inline constexpr llvm::StringLiteral kPartAttr = "kiln.part";
/// unit on an op that may trap: with its operands it does not, also in
/// iterations that do not exist.
inline constexpr llvm::StringLiteral kAnyIterationAttr = "kiln.any_iteration";
/// i32 on the module: warps in a block.
inline constexpr llvm::StringLiteral kNumWarpsAttr = "kiln.num_warps";
/// i32 on the module: threads in a warp.
inline constexpr llvm::StringLiteral kWarpSizeAttr = "kiln.warp_size";
/// string on the module: the GPU's name.
inline constexpr llvm::StringLiteral kTargetAttr = "kiln.target";
/// i32 on the module, on AMD: M and N that matrix instructions are to have.
/// Without it: whichever.
inline constexpr llvm::StringLiteral kMatrixShapeAttr =
    "kiln.matrix_instr_nonkdim";
/// unit on the module, on AMD: lanes have neighbours along k for one matrix
/// instruction, not for several (kpack=1).
inline constexpr llvm::StringLiteral kUnpackedAttr = "kiln.unpacked";
/// i32 on a kernel that uses shared memory: its bytes.
inline constexpr llvm::StringLiteral kSharedBytesAttr = "kiln.shared_bytes";

/// The layout of a ranked tensor type that carries one (every tensor after
/// kiln-assign-layouts).
const LinearLayout &getLayout(mlir::Type tensorType);
/// True if the type is a ranked tensor with a linear layout.
bool hasLayout(mlir::Type type);

/// For each of a thread's registers of an op's result, the first one that
/// kConstancyAttr knows to hold an equal element: itself without it.
llvm::SmallVector<unsigned> equalRegisters(mlir::OpResult result,
                                           unsigned registers);
/// `type` with `layout` as its encoding.
mlir::RankedTensorType withLayout(mlir::RankedTensorType type,
                                  const LinearLayout &layout);

/// Bytes of shared memory that a kernel uses, as kiln-allocate-shared found.
int64_t sharedBytes(mlir::Operation *kernel);

/// `[[1, 0], [2, 0]]`
mlir::ParseResult parseBases(mlir::AsmParser &parser,
                             LinearLayout::Bases &bases);
/// The smallest shape with powers of two that holds all bases.
mlir::FailureOr<llvm::SmallVector<int64_t>>
coveredShape(mlir::AsmParser &parser, llvm::SMLoc loc,
             const std::array<LinearLayout::Bases, 4> &bases);

/// An i32 attribute of the closest module; reports an error at `op` if it is
/// missing.
mlir::FailureOr<int64_t> getModuleInt(mlir::Operation *op,
                                      llvm::StringRef name);

/// The buffer that `memory` is, a slot of, or a view of; null: unknown.
AllocOp allocBehind(mlir::Value memory);

/// The GPU that kTargetAttr names; reports an error if it names none.
mlir::FailureOr<const GpuTarget *> getTarget(mlir::ModuleOp module);

} // namespace kiln::gpu

#endif
