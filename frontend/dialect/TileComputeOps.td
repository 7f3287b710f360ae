//===- TileComputeOps.td - ops that combine elements ----------------------===//

#ifndef KILN_FRONTEND_TILE_COMPUTE_OPS
#define KILN_FRONTEND_TILE_COMPUTE_OPS

include "frontend/dialect/TileTypes.td"
include "frontend/dialect/TileEnums.td"

def TT_DotOp : TT_Op<"dot", [
    Pure, TT_DotLike, TypesMatchWith<"the accumulator has the result's type", "d", "c", "$_self">]> {
  let summary = "a * b + c, as matrices (in batches if there are three dimensions)";
  let description = [{
    `inputPrecision` says how f32 operands may be rounded for tensor cores;
    `maxNumImpreciseAcc` how many products of 8-bit floats may be summed at
    reduced precision, as tensor cores of sm_90a do: no limit if there are fewer
    in the dot; 0 leaves it to the compiler (128).
  }];
  let arguments = (ins TT_FpIntTensor:$a, TT_FpIntTensor:$b, TT_FpIntTensor:$c,
      DefaultValuedAttr<TT_InputPrecision, "::kiln::tt::InputPrecision::IEEE">:$inputPrecision,
      DefaultValuedAttr<I32Attr, "0">:$maxNumImpreciseAcc);
  let results = (outs TT_FpIntTensor:$d);
  let assemblyFormat = [{
    $a`,` $b`,` $c (`,` `inputPrecision` `=` $inputPrecision^)? attr-dict `:`
    type($a) `*` type($b) `->` type($d)
  }];
  let hasVerifier = 1;
}

def TT_DotScaledOp : TT_Op<"dot_scaled", [
    Pure, AttrSizedOperandSegments, TT_DotLike,
    TypesMatchWith<"the accumulator has the result's type", "d", "c", "$_self">]> {
  let summary = "a dot of operands that share one scale per block along K";
  let description = [{
    `scale(a) * scale(b) + c`. Elements of type `e2m1` are packed in pairs in i8, the first in the low bits, along K where
    `lhs_k_pack` or `rhs_k_pack` says so and else along M or N. Scales are [M, K/16 or K/32] for a and [N, K/16 or K/32] for
    b, each for so many neighbours along K: an i8 is a power of two, 2^(byte - 127), where 255 is NaN (infinity under
    `fastMath`) and 0 is zero up to Triton 3.8 (`tt.language`); an f8E4M3FN is itself. An operand without scales is taken as it
    is. Lowering may take scales as a GPU's instructions do, which differ in these rare values (lowering/README.md).
  }];
  let arguments = (ins RankedTensorOf<[TT_Float, I8]>:$a,
      RankedTensorOf<[TT_Float, I8]>:$b, TT_FloatTensor:$c,
      Optional<RankedTensorOf<[TT_Float, I8]>>:$a_scale,
      Optional<RankedTensorOf<[TT_Float, I8]>>:$b_scale,
      TT_ScaleDotElemType:$a_elem_type, TT_ScaleDotElemType:$b_elem_type,
      BoolAttr:$fastMath, DefaultValuedAttr<BoolAttr, "true">:$lhs_k_pack,
      DefaultValuedAttr<BoolAttr, "true">:$rhs_k_pack);
  let results = (outs TT_FloatTensor:$d);
  let assemblyFormat = [{
    $a (`scale` $a_scale^)? `,` $b (`scale` $b_scale^)? `,` $c
    `lhs` `=` $a_elem_type `rhs` `=` $b_elem_type attr-dict
    `:` type($a) (`,` type($a_scale)^)? `*` type($b) (`,` type($b_scale)^)? `->` type($d)
  }];
  let hasVerifier = 1;
}

defvar TT_CombineTraits = [SingleBlock, RecursiveMemoryEffects,
                           RecursivelySpeculatable];
defvar TT_CombineAccessors = [{
    /// The sources as tensors; the verifier made sure that they are.
    ::llvm::SmallVector<::mlir::RankedTensorType> getInputTypes();
    /// The block that combines two sets of elements: first all of the left
    /// set, then all of the right.
    ::mlir::Block &getCombiner() { return getCombineOp().front(); }
  }];

def TT_ReduceOp : TT_Op<"reduce", TT_CombineTraits> {
  let summary = "combine all elements along one axis, in their order";
  let arguments = (ins Variadic<TT_Tensor>:$srcs, I32Attr:$axis);
  let results = (outs Variadic<TT_Type>:$result);
  let regions = (region SizedRegion<1>:$combineOp);
  let extraClassDeclaration = TT_CombineAccessors;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def TT_ReduceReturnOp : TT_Op<"reduce.return", [
    Pure, HasParent<"ReduceOp">, ReturnLike, Terminator]> {
  let summary = "the combined elements of a reduction";
  let arguments = (ins Variadic<AnyType>:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
}

def TT_ScanOp : TT_Op<"scan", !listconcat(TT_CombineTraits, [TT_SameEncoding])> {
  let summary = "all prefixes along one axis, combined";
  let arguments = (ins Variadic<TT_Tensor>:$srcs, I32Attr:$axis, BoolAttr:$reverse);
  let results = (outs Variadic<TT_Tensor>:$result);
  let regions = (region SizedRegion<1>:$combineOp);
  let extraClassDeclaration = TT_CombineAccessors;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def TT_ScanReturnOp : TT_Op<"scan.return", [
    Pure, HasParent<"ScanOp">, ReturnLike, Terminator]> {
  let summary = "the combined elements of a scan";
  let arguments = (ins Variadic<AnyType>:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
}

def TT_HistogramOp : TT_Op<"histogram", [
    Pure, TT_TypeFrom<"src", "mask", "::kiln::tt::getI1SameShape($_self)">]> {
  let summary = "how often each of 0, 1, ... occurs where the mask is true";
  let arguments = (ins TT_IntTensor:$src, Optional<TT_BoolLike>:$mask);
  let results = (outs TT_IntTensor:$result);
  let assemblyFormat = [{
    $src (`,` $mask^)? attr-dict `:` type($src) `->` type($result)
  }];
  let hasVerifier = 1;
}

#endif // KILN_FRONTEND_TILE_COMPUTE_OPS
