//===- TileTypes.h - pointers, tensor descriptors, and types from types ---===//

#ifndef KILN_FRONTEND_DIALECT_TILETYPES_H
#define KILN_FRONTEND_DIALECT_TILETYPES_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"

#define GET_TYPEDEF_CLASSES
#include "frontend/dialect/TileTypes.h.inc"

namespace kiln::tt {

/// Whether `type` is a block pointer, `!tt.ptr<tensor<...>>`.
bool isTensorPointer(mlir::Type type);

/// What an access through `type` reads: f32 for !tt.ptr<f32>, a tensor for a
/// tensor of pointers (with the same encoding) and for a block pointer. Types
/// that are no pointers come back as they are.
mlir::Type getPointeeType(mlir::Type type);

/// i1, or a tensor of i1 with the shape and encoding of `type`.
mlir::Type getI1SameShape(mlir::Type type);

/// For a block pointer, the pointer to one element in the same address space;
/// other types come back as they are.
mlir::Type getBasePointerType(mlir::Type type);

} // namespace kiln::tt

#endif // KILN_FRONTEND_DIALECT_TILETYPES_H
