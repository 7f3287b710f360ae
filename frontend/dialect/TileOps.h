//===- TileOps.h - the ops of tile IR -------------------------------------===//

#ifndef KILN_FRONTEND_DIALECT_TILEOPS_H
#define KILN_FRONTEND_DIALECT_TILEOPS_H

#include "frontend/dialect/TileDialect.h"
#include "frontend/dialect/TileTypes.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "frontend/dialect/TileEnums.h.inc"

#include "frontend/dialect/TileInterfaces.h.inc"

#define GET_ATTRDEF_CLASSES
#include "frontend/dialect/TileAttrs.h.inc"

#define GET_OP_CLASSES
#include "frontend/dialect/TileOps.h.inc"

namespace kiln::tt {

/// Whether the op, if there is one, exchanges the dimensions of a matrix.
bool isTranspose(mlir::Operation *op);

/// Whether the op only sees a tensor's elements in another shape, or with its
/// dimensions in another order. May be null.
bool isReshapeOrTrans(mlir::Operation *op);

/// A tensor of two dimensions with those exchanged (tt.trans).
mlir::Value transpose(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::Value matrix);

} // namespace kiln::tt

#endif // KILN_FRONTEND_DIALECT_TILEOPS_H
