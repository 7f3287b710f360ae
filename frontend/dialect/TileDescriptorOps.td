//===- TileDescriptorOps.td - block pointers and tensor descriptors -------===//
//
// Two ways to name a block of a larger tensor in memory: block pointers
// (Triton up to 3.7) and tensor descriptors.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TILE_DESCRIPTOR_OPS
#define KILN_FRONTEND_TILE_DESCRIPTOR_OPS

include "frontend/dialect/TileTypes.td"
include "frontend/dialect/TileEnums.td"

def TT_MakeTensorPtrOp : TT_Op<"make_tensor_ptr", [
    Pure, SameVariadicOperandSize,
    TT_TypeFrom<"result", "base", "::kiln::tt::getBasePointerType($_self)">]> {
  let summary = "a pointer to a block of a tensor in memory";
  let arguments = (ins TT_Ptr:$base, Variadic<I64>:$shape, Variadic<I64>:$strides,
                       Variadic<I32>:$offsets, DenseI32ArrayAttr:$order);
  let results = (outs TT_TensorPtr:$result);
  let assemblyFormat = [{
    $base `,` `[` $shape `]` `,` `[` $strides `]` `,` `[` $offsets `]`
    attr-dict `:` type($result)
  }];
  let hasVerifier = 1;
}

def TT_AdvanceOp : TT_Op<"advance", [
    Pure, TypesMatchWith<"the result has the pointer's type", "result", "ptr", "$_self">]> {
  let summary = "move a block pointer by a number of elements in each dimension";
  let arguments = (ins TT_TensorPtr:$ptr, Variadic<I32>:$offsets);
  let results = (outs TT_TensorPtr:$result);
  let assemblyFormat = "$ptr `,` `[` $offsets `]` attr-dict `:` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def TT_MakeTensorDescOp : TT_Op<"make_tensor_descriptor", [
    Pure, SameVariadicOperandSize]> {
  let summary = "describe a tensor in memory and the blocks it is accessed in";
  let arguments = (ins TT_Ptr:$base, Variadic<I32>:$shape, Variadic<I64>:$strides,
      DefaultValuedAttr<TT_PaddingOption, "::kiln::tt::PaddingOption::PAD_ZERO">:$padding);
  let results = (outs TT_TensorDescType:$result);
  let assemblyFormat = [{
    $base `,` `[` $shape `]` `,` `[` $strides `]` attr-dict
    `:` type($base) `,` type($result)
  }];
  let hasVerifier = 1;
}

def TT_DescriptorLoadOp : TT_Op<"descriptor_load"> {
  let summary = "read a block; elements outside the tensor are padding";
  let arguments = (ins
      Arg<TT_TensorDescType, "", [MemRead<TT_GlobalMemory>]>:$desc,
      Variadic<I32>:$indices,
      DefaultValuedAttr<TT_CacheModifier, "::kiln::tt::CacheModifier::NONE">:$cache,
      DefaultValuedAttr<TT_EvictionPolicy, "::kiln::tt::EvictionPolicy::NORMAL">:$evict);
  let results = (outs TT_Tensor:$result);
  let assemblyFormat = [{
    $desc `[` $indices `]`
    oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict)
    attr-dict `:` qualified(type($desc)) `->` type($result)
  }];
  let hasVerifier = 1;
}

defvar TT_DescUpdate = [MemRead<TT_GlobalMemory>, MemWrite<TT_GlobalMemory>];

def TT_DescriptorStoreOp : TT_Op<"descriptor_store"> {
  let summary = "write a block; elements outside the tensor are dropped";
  let arguments = (ins Arg<TT_TensorDescType, "", TT_DescUpdate>:$desc,
                       TT_Tensor:$src, Variadic<I32>:$indices);
  let assemblyFormat = [{
    $desc `[` $indices `]` `,` $src attr-dict `:` qualified(type($desc)) `,` type($src)
  }];
  let hasVerifier = 1;
}

def TT_DescriptorReduceOp : TT_Op<"descriptor_reduce"> {
  let summary = "combine a block with memory, element by element, atomically";
  let arguments = (ins TT_DescriptorReduceKind:$kind,
                       Arg<TT_TensorDescType, "", TT_DescUpdate>:$desc,
                       TT_Tensor:$src, Variadic<I32>:$indices);
  let assemblyFormat = [{
    $kind `,` $desc `[` $indices `]` `,` $src attr-dict
    `:` qualified(type($desc)) `,` type($src)
  }];
  let hasVerifier = 1;
}

def TT_DescriptorGatherOp : TT_Op<"descriptor_gather"> {
  let summary = "read rows by number";
  let arguments = (ins
      Arg<TT_TensorDescType, "", [MemRead<TT_GlobalMemory>]>:$desc,
      RankedTensorOf<[I16, I32]>:$x_offsets, I32:$y_offset);
  let results = (outs TT_Tensor:$result);
  let assemblyFormat = [{
    $desc `[` $x_offsets `,` $y_offset `]` attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def TT_DescriptorScatterOp : TT_Op<"descriptor_scatter"> {
  let summary = "write rows by number";
  let arguments = (ins Arg<TT_TensorDescType, "", TT_DescUpdate>:$desc,
                       RankedTensorOf<[I16, I32]>:$x_offsets, I32:$y_offset,
                       TT_Tensor:$src);
  let assemblyFormat = [{
    $desc `[` $x_offsets `,` $y_offset `]` `,` $src attr-dict `:` type(operands)
  }];
  let hasVerifier = 1;
}

#endif // KILN_FRONTEND_TILE_DESCRIPTOR_OPS
