//===- Tile.td - the tt dialect, in one file for TableGen ----------------===//
//
// Tile IR is what Triton 3.6 calls TTIR: programs over whole tensors, with no
// layout, no thread and no shared memory. The dialect is Kiln's own definition
// of that language; only the text has to be Triton's, because real kernels
// exist as files in it.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TILE
#define KILN_FRONTEND_TILE

include "frontend/dialect/TileDialect.td"

defvar TT_Matrix = "::mlir::TypedValue<::mlir::RankedTensorType>";

// Here, since TableGen writes interfaces of the file that it is given alone.
def TT_DotLike : OpInterface<"DotLike"> {
  let cppNamespace = "::kiln::tt";
  let description = [{
    A product of matrices, `d = a * b + c`, with or without scales. Operands 0, 1 and 2 are a, b and c; others are scales.
  }];
  let methods = [
    InterfaceMethod<"", TT_Matrix, "getA">, InterfaceMethod<"", TT_Matrix, "getB">,
    InterfaceMethod<"", TT_Matrix, "getC">, InterfaceMethod<"", TT_Matrix, "getD">,
    InterfaceMethod<"", "::mlir::OpOperand &", "getCMutable">
  ];
}

include "frontend/dialect/TileEnums.td"
include "frontend/dialect/TileTypes.td"
include "frontend/dialect/TileElementwiseOps.td"
include "frontend/dialect/TileShapeOps.td"
include "frontend/dialect/TileMemoryOps.td"
include "frontend/dialect/TileDescriptorOps.td"
include "frontend/dialect/TileComputeOps.td"
include "frontend/dialect/TileFunctionOps.td"

#endif // KILN_FRONTEND_TILE
