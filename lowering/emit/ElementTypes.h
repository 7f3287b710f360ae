// The types of a thread's elements: in registers, and in memory, where no
// integer is smaller than a byte.
#ifndef KILN_LOWERING_EMIT_ELEMENTTYPES_H
#define KILN_LOWERING_EMIT_ELEMENTTYPES_H

#include "lowering/llvm/LLVMOpBuilder.h"

namespace kiln {

/// The LLVM type of a thread's element of a tile type.
mlir::Type elementType(mlir::Type tileType);
/// The same as it lies in memory.
mlir::Type memoryType(mlir::Type tileType);
/// An LLVM value's type in memory.
mlir::Type storedType(mlir::Type llvmType);
/// Bytes that a value of an LLVM type takes in memory.
unsigned bytesOf(mlir::Type llvmType);

/// Conversions to the type in memory and back.
mlir::Value toStored(LLVMOpBuilder &ir, mlir::Value value);
mlir::Value fromStored(LLVMOpBuilder &ir, mlir::Type type, mlir::Value stored);

} // namespace kiln

#endif
