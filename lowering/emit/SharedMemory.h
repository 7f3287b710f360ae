// The block's shared memory as a thread sees it.
#ifndef KILN_LOWERING_EMIT_SHAREDMEMORY_H
#define KILN_LOWERING_EMIT_SHAREDMEMORY_H

#include "lowering/conversion/LocalAccess.h"
#include "lowering/emit/Thread.h"

namespace kiln {

/// Pointer to byte `offset` of the block's shared memory.
mlir::Value sharedPointer(LLVMOpBuilder &ir, int64_t offset);
/// The first byte of shared memory that an op was given; reports an error if
/// there is none.
mlir::FailureOr<int64_t> sharedOffset(mlir::Operation *op);

/// A side's accesses. Where instructions make two of them at constant distances
/// from one address, such accesses follow each other: LLVM joins stores only
/// where no other stands between.
llvm::SmallVector<SharedAccess> inOrder(Thread &thread, const SharedSide &side);
/// Where a thread's vector of one access lies; `base` is the buffer's start.
mlir::Value accessPointer(Thread &thread, const SharedSide &side,
                          const SharedAccess &access, mlir::Value base,
                          mlir::Type stored);
/// Stores a tensor's registers as the plan says, in the threads that have them
/// to store.
void storeTensor(Thread &thread, const LocalAccess &plan, mlir::Value base,
                 const Registers &source);
/// Loads what one access of the plan is for into registers of LLVM type `type`.
void loadAccess(Thread &thread, const LocalAccess &plan,
                const SharedAccess &access, mlir::Value base, mlir::Type type,
                Registers &result);
/// Stores one vector of the thread's registers.
void storeVector(Thread &thread, const SharedSide &side,
                 const SharedAccess &access, mlir::Value base,
                 const Registers &source);
/// Loads one vector into the registers it is for, which are of LLVM type
/// `type`.
void loadVector(Thread &thread, const SharedSide &side,
                const SharedAccess &access, mlir::Value base, mlir::Type type,
                Registers &result);
/// The same for the matrices of one access (lowering/conversion/MatrixAccess.h).
void storeMatrices(Thread &thread, const LocalAccess &plan,
                   const SharedAccess &access, mlir::Value base,
                   const Registers &source);
void loadMatrices(Thread &thread, const LocalAccess &plan,
                  const SharedAccess &access, mlir::Value base, mlir::Type type,
                  Registers &result);
/// The same for the own columns of one access
/// (lowering/conversion/TransposedReads.h).
void loadTransposed(Thread &thread, const LocalAccess &plan,
                    const SharedAccess &access, mlir::Value base,
                    mlir::Type type, Registers &result);
/// True in the threads that store: of those that hold the same elements, one.
/// Null: all.
mlir::Value storerPredicate(Thread &thread, const SharedSide &side);

} // namespace kiln

#endif
