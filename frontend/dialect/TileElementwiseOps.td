//===- TileElementwiseOps.td - ops on each element alone ------------------===//
//
// What arith and math have no op for: pointers, Triton's small floats, and
// code that comes from outside.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TILE_ELEMENTWISE_OPS
#define KILN_FRONTEND_TILE_ELEMENTWISE_OPS

include "frontend/dialect/TileTypes.td"
include "frontend/dialect/TileEnums.td"

class TT_CastOp<string mnemonic, list<Trait> traits = []>
    : TT_ElementwiseOp<mnemonic, !listconcat(traits, [
          Pure, SameOperandsAndResultShape])> {
  let assemblyFormat = "$src attr-dict `:` type($src) `->` type($result)";
}

def TT_IntToPtrOp : TT_CastOp<"int_to_ptr"> {
  let summary = "take a 64-bit integer as an address";
  let arguments = (ins TT_I64Like:$src);
  let results = (outs TT_PtrLike:$result);
}

def TT_PtrToIntOp : TT_CastOp<"ptr_to_int"> {
  let summary = "the address as a 64-bit integer";
  let arguments = (ins TT_PtrLike:$src);
  let results = (outs TT_I64Like:$result);
}

def TT_BitcastOp : TT_CastOp<"bitcast"> {
  let summary = "the same bits as another type of the same width";
  let arguments = (ins TT_Type:$src);
  let results = (outs TT_Type:$result);
  let hasVerifier = 1;
  let hasFolder = 1;
}

def TT_FpToFpOp : TT_CastOp<"fp_to_fp"> {
  let summary = "convert between floating-point types, 8-bit ones included";
  let description = [{
    A narrowing conversion must say how it rounds.
  }];
  let arguments = (ins TT_FloatLike:$src, OptionalAttr<TT_RoundingMode>:$rounding);
  let results = (outs TT_FloatLike:$result);
  let assemblyFormat = [{
    $src attr-dict (`,` `rounding` `=` $rounding^)? `:` type($src) `->` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def TT_ClampFOp : TT_ElementwiseOp<"clampf", [Pure, SameOperandsAndResultType]> {
  let summary = "x limited to the range [min, max]";
  let arguments = (ins TT_FloatLike:$x, TT_FloatLike:$min, TT_FloatLike:$max,
                       TT_PropagateNan:$propagateNan);
  let results = (outs TT_FloatLike:$result);
  let assemblyFormat = [{
    $x `,` $min `,` $max `,` `propagateNan` `=` $propagateNan attr-dict `:` type($result)
  }];
}

def TT_PreciseSqrtOp : TT_ElementwiseOp<"precise_sqrt",
                                        [Pure, SameOperandsAndResultType]> {
  let summary = "square root, correctly rounded";
  let arguments = (ins TT_FloatLike:$x);
  let results = (outs TT_FloatLike:$result);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}

def TT_PreciseDivFOp : TT_ElementwiseOp<"precise_divf",
                                        [Pure, SameOperandsAndResultType]> {
  let summary = "division, correctly rounded";
  let arguments = (ins TT_FloatLike:$x, TT_FloatLike:$y);
  let results = (outs TT_FloatLike:$result);
  let assemblyFormat = "$x `,` $y attr-dict `:` type($x)";
}

def TT_MulhiUIOp : TT_ElementwiseOp<"mulhiui",
                                    [Pure, SameOperandsAndResultType]> {
  let summary = "the upper half of an unsigned product of double width";
  let arguments = (ins TT_IntLike:$x, TT_IntLike:$y);
  let results = (outs TT_IntLike:$result);
  let assemblyFormat = "$x `,` $y attr-dict `:` type($x)";
  let hasFolder = 1;
}

def TT_AddPtrOp : TT_ElementwiseOp<"addptr", [
    Pure, SameOperandsAndResultShape,
    TypesMatchWith<"the result has the pointer's type", "result", "ptr", "$_self">]> {
  let summary = "advance a pointer by a number of elements";
  let arguments = (ins TT_PtrLike:$ptr, TT_IntLike:$offset);
  let results = (outs TT_PtrLike:$result);
  let assemblyFormat = "$ptr `,` $offset attr-dict `:` type($result) `,` type($offset)";
  let hasFolder = 1;
}

def TT_ExternElementwiseOp : TT_ElementwiseOp<"extern_elementwise", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<ConditionallySpeculatable>]> {
  let summary = "call a function of a device library on each element";
  let arguments = (ins Variadic<TT_Type>:$srcs, StrAttr:$libname, StrAttr:$libpath,
                       StrAttr:$symbol, BoolAttr:$pure);
  let results = (outs TT_Type:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, $result)";
}

def TT_ElementwiseInlineAsmOp : TT_ElementwiseOp<"elementwise_inline_asm", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<ConditionallySpeculatable>]> {
  let summary = "inline assembly over groups of packed elements";
  let description = [{
    The assembly sees `packed_element` elements at a time; which ones go
    together is not specified.
  }];
  let arguments = (ins StrAttr:$asm_string, StrAttr:$constraints, BoolAttr:$pure,
                       I32Attr:$packed_element, Variadic<TT_Type>:$args);
  let results = (outs Variadic<TT_Type>:$result);
  let assemblyFormat = [{
    $asm_string attr-dict ($args^ `:` type($args))? `->` type($result)
  }];
  let hasVerifier = 1;
}

def TT_MapElementwiseOp : TT_Op<"map_elementwise", [
    TT_SameEncoding, RecursiveMemoryEffects, RecursivelySpeculatable]> {
  let summary = "apply a scalar region to each element";
  let description = [{
    The region takes `pack` elements of each source and returns `pack` elements
    of each result, and may have control flow.
  }];
  let arguments = (ins Variadic<TT_Tensor>:$srcs, I32Attr:$pack);
  let results = (outs Variadic<TT_Tensor>:$result);
  let regions = (region AnyRegion:$scalarOp);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def TT_MapElementwiseReturnOp : TT_Op<"map_elementwise.return", [
    Pure, HasParent<"MapElementwiseOp">, ReturnLike, Terminator]> {
  let summary = "the elements a map_elementwise region computed";
  let arguments = (ins Variadic<AnyType>:$result);
  let assemblyFormat = "attr-dict ($result^ `:` type($result))?";
}

#endif // KILN_FRONTEND_TILE_ELEMENTWISE_OPS
