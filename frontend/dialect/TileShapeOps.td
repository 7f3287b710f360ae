//===- TileShapeOps.td - ops that make and reshape tensors ----------------===//
//
// None of them computes. Where the result's shape follows from the source the
// verifiers compare shape and element type only, never the encoding: choosing
// that is the lowering's business.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TILE_SHAPE_OPS
#define KILN_FRONTEND_TILE_SHAPE_OPS

include "frontend/dialect/TileTypes.td"

def TT_MakeRangeOp : TT_Op<"make_range", [Pure]> {
  let summary = "the numbers start, start + 1, ..., end - 1";
  let arguments = (ins I32Attr:$start, I32Attr:$end);
  let results = (outs TT_IntTensor:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
  let extraClassDeclaration = [{
    /// The bounds as signed numbers (the attribute getters are unsigned).
    int64_t getFirst() { return getStartAttr().getInt(); }
    int64_t getPastLast() { return getEndAttr().getInt(); }
  }];
}

class TT_ShapeOp<string mnemonic> : TT_Op<mnemonic, [Pure]> {
  let results = (outs TT_Tensor:$result);
  let assemblyFormat = "$src attr-dict `:` type($src) `->` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def TT_SplatOp : TT_ShapeOp<"splat"> {
  let summary = "a tensor that holds one value everywhere";
  let arguments = (ins TT_Type:$src);
}

def TT_UnsplatOp : TT_Op<"unsplat", [
    Pure, TT_TypeFrom<"src", "result", "::mlir::getElementTypeOrSelf($_self)">]> {
  let summary = "the only element of a tensor";
  let arguments = (ins TT_Tensor:$src);
  let results = (outs TT_Type:$result);
  let assemblyFormat = "$src attr-dict `:` type($src)";
  let hasVerifier = 1;
}

def TT_ExpandDimsOp : TT_ShapeOp<"expand_dims"> {
  let summary = "insert a dimension of size 1 at `axis`";
  let arguments = (ins TT_Tensor:$src, I32Attr:$axis);
  let hasCanonicalizer = 1;
}

def TT_BroadcastOp : TT_ShapeOp<"broadcast"> {
  let summary = "repeat a tensor along its dimensions of size 1";
  let arguments = (ins TT_Tensor:$src);
  let hasCanonicalizer = 1;
}

def TT_ReshapeOp : TT_ShapeOp<"reshape"> {
  let summary = "the same elements in another shape";
  let description = [{
    With `allow_reorder` the elements may come in any order.
  }];
  let arguments = (ins TT_Tensor:$src, UnitAttr:$allow_reorder,
                       UnitAttr:$efficient_layout);
  let assemblyFormat = [{
    $src (`allow_reorder` $allow_reorder^)? (`efficient_layout` $efficient_layout^)?
    attr-dict `:` type($src) `->` type($result)
  }];
  let hasCanonicalizer = 1;
}

def TT_TransOp : TT_ShapeOp<"trans"> {
  let summary = "permute the dimensions: result dimension i is source dimension order[i]";
  let arguments = (ins TT_Tensor:$src, DenseI32ArrayAttr:$order);
}

class TT_PairOp<string mnemonic, list<Trait> traits>
    : TT_Op<mnemonic, !listconcat(traits, [SameTypeOperands])> {
  let arguments = (ins TT_Tensor:$lhs, TT_Tensor:$rhs);
  let results = (outs TT_Tensor:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)";
  let hasVerifier = 1;
}

// The elements of a cat may come in any order, and another one each time.
def TT_CatOp : TT_PairOp<"cat", [NoMemoryEffect]> {
  let summary = "the elements of two tensors, in any order";
}

def TT_JoinOp : TT_PairOp<"join", [Pure]> {
  let summary = "two tensors side by side in a new last dimension of size 2";
}

def TT_SplitOp : TT_Op<"split", [
    Pure, TypesMatchWith<"both results have one type", "outLHS", "outRHS", "$_self">]> {
  let summary = "the two halves of a last dimension of size 2";
  let arguments = (ins TT_Tensor:$src);
  let results = (outs TT_Tensor:$outLHS, TT_Tensor:$outRHS);
  let assemblyFormat = "$src attr-dict `:` type($src) `->` type($outLHS)";
  let hasVerifier = 1;
}

def TT_GatherOp : TT_Op<"gather", [Pure]> {
  let summary = "pick elements along one axis by index";
  let arguments = (ins TT_Tensor:$src, TT_IntTensor:$indices, I32Attr:$axis,
                       UnitAttr:$efficient_layout);
  let results = (outs TT_Tensor:$result);
  let assemblyFormat = [{
    $src `[` $indices `]` attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // KILN_FRONTEND_TILE_SHAPE_OPS
