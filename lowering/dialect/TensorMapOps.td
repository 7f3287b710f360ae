// Copies by TMA (sm_90): one thread issues the copy of a whole block of a
// tensor, which TMA knows by a tensor map. Tensor maps are parameters of a
// kernel after its own, made by the launcher (targets/launch/abi/TensorMap.h).
// Or the kernel makes them itself, of tensors that no launch knows.
#ifndef KILN_LOWERING_DIALECT_TENSORMAPOPS_TD
#define KILN_LOWERING_DIALECT_TENSORMAPOPS_TD

include "frontend/dialect/TileEnums.td"
include "lowering/dialect/GpuMemory.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

/// Global memory as ops of tile IR see it.
def Gpu_TileMemory : Resource<"::kiln::tt::GlobalMemory">;

def Gpu_TensorMapType : TypeDef<Gpu_Dialect, "TensorMap"> {
  let mnemonic = "tensor_map";
  let summary = "How TMA reaches a tensor, and in which boxes";
  let description = [{
    `!kiln.tensor_map<64x32xf16, 64>`: one instruction copies a box of 64 by 32, which stands in shared memory row by row, 16-byte
    chunks exchanged by the hardware's swizzle of 64 bytes (0: none, 32, 64 or 128). Elements are signed (`si32`) only for
    reductions that compare them.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$box, "::mlir::Type":$elementType, "unsigned":$swizzleBytes);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// Bytes of one box.
    int64_t boxBytes() const;
    /// The elements as other types have them, without signs.
    ::mlir::Type getSignlessElementType() const;
  }];
}

def Gpu_TensorMapOp : Gpu_Op<"tensor_map", [Pure, AttrSizedOperandSegments]> {
  let summary = "The tensor map of a tensor that follows from the kernel's arguments alone";
  let description = [{
    `base` is a parameter, and all other operands are arithmetic of parameters, which the launch repeats. Sizes count elements, and
    so do the strides, which are of all dimensions but the last, whose elements are neighbours. Outside of the tensor stand zeros,
    or NaNs where `nan` says so. The launch refuses arguments of which one of `non_negative` (numbers of parameters) is below zero.
  }];
  let arguments = (ins AnyType:$base, Variadic<AnySignlessInteger>:$sizes, Variadic<AnySignlessInteger>:$strides, I1:$nan,
                       DefaultValuedAttr<DenseI32ArrayAttr, "{}">:$non_negative);
  let results = (outs Gpu_TensorMapType:$result);
  let assemblyFormat = [{
    $base `sizes` `[` $sizes `]` `strides` `[` $strides `]` `nan` $nan attr-dict
    `:` type($base) `,` `(` type($sizes) `)` `,` `(` type($strides) `)` `->` qualified(type($result))
  }];
  let hasVerifier = 1;
}

def Gpu_MakeTensorMapOp : Gpu_Op<"make_tensor_map", [AttrSizedOperandSegments, MemoryEffects<[MemWrite<Gpu_GlobalMemory>]>]> {
  let summary = "The tensor map of a tensor that the kernel computes, made here by one warp";
  let description = [{
    Operands are as those of `kiln.tensor_map`, but follow from anything. The map is made in the 128 bytes of `scratch` and copied
    to the block's global scratch, where each such op has its address. Copies by the map made there before have ended, or are
    stores by the same thread, which waits for them.
  }];
  let arguments = (ins AnyType:$base, Variadic<AnySignlessInteger>:$sizes, Variadic<AnySignlessInteger>:$strides,
                       Arg<Gpu_MemDescType, "", [MemWrite<Gpu_SharedMemory>]>:$scratch, UnitAttr:$nan);
  let results = (outs Gpu_TensorMapType:$result);
  let assemblyFormat = [{
    $base `sizes` `[` $sizes `]` `strides` `[` $strides `]` (`nan` $nan^)? `in` $scratch attr-dict
    `:` type($base) `,` `(` type($sizes) `)` `,` `(` type($strides) `)` `,` qualified(type($scratch)) `->` qualified(type($result))
  }];
  let hasVerifier = 1;
}

def Gpu_BlockOfOp : Gpu_Op<"block_of", [Pure, AttrSizedOperandSegments, AllTypesMatch<["pointers", "result"]>]> {
  let summary = "The same pointers, which are to a block of a tensor";
  let description = [{
    The block begins at `offsets`; a load through the pointers is masked to the tensor and takes zeros outside, or NaNs where
    `nan` says so. The tensor may have more dimensions than the block, which is of extent one along the first ones then. Only a
    copy of the block by a tensor map uses this; otherwise the op is the identity. It is valid if the parameters with the numbers
    `non_negative` are at least zero. With `of_tiles` TMA stores the block only where a loop over tiles has work to overlap.
  }];
  let arguments = (ins AnyRankedTensor:$pointers, AnyType:$base, Variadic<AnySignlessInteger>:$sizes,
                       Variadic<AnySignlessInteger>:$strides, I1:$nan, Variadic<AnySignlessInteger>:$offsets,
                       DefaultValuedAttr<DenseI32ArrayAttr, "{}">:$non_negative, UnitAttr:$of_tiles);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $pointers `,` $base `[` $offsets `]` `sizes` `[` $sizes `]` `strides` `[` $strides `]` `nan` $nan attr-dict
    `:` type($pointers) `,` type($base) `,` `(` type($offsets) `)` `,` `(` type($sizes) `)` `,` `(` type($strides) `)`
  }];
  let hasVerifier = 1;
}

def Gpu_TmaCopyOp : Gpu_Op<"tma_copy", [AttrSizedOperandSegments]> {
  let summary = "One thread has a block of a tensor copied into a buffer";
  let description = [{
    The block at `coordinates` fills the buffer; what is outside of the tensor becomes what the map says. Its bytes count at the
    mbarrier, whose phase has to expect them (`kiln.mbarrier_expect`), and have landed for those who have waited for the phase.
    To the allocation they are in flight until the mbarrier ends. With `if`, only where that holds. With `freed`, all threads
    have read what was in the buffer (`kiln.mbarrier_wait_warp`), and no barrier is needed for that. `evictionPolicy` is how long
    the lines are to stay in the L2 cache.
  }];
  let arguments = (ins Arg<Gpu_TensorMapType, "", [MemRead<Gpu_GlobalMemory>]>:$map, Variadic<I32>:$coordinates,
                       Arg<Gpu_MemDescType, "", [MemWrite<Gpu_SharedMemory>]>:$destination,
                       Arg<Gpu_Mbarrier, "", [MemRead<Gpu_SharedMemory>, MemWrite<Gpu_SharedMemory>]>:$barrier,
                       Optional<I1>:$predicate, Optional<Gpu_TokenType>:$freed,
                       DefaultValuedAttr<TT_EvictionPolicy, "::kiln::tt::EvictionPolicy::NORMAL">:$evict);
  let assemblyFormat = [{
    $map `[` $coordinates `]` `,` $destination `on` $barrier (`if` $predicate^)? (`freed` $freed^)?
    (`evictionPolicy` `=` $evict^)? attr-dict
    `:` qualified(type($map)) `->` qualified(type($destination)) `,` qualified(type($barrier))
  }];
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
}

def Gpu_TmaStoreOp : Gpu_Op<"tma_store"> {
  let summary = "One thread has a buffer copied to a block of a tensor, and that group closed";
  let description = [{
    With `reduction` each element there is combined with the buffer's, atomically, which orders nothing. What is outside of the
    tensor is discarded. The buffer is read until a `kiln.tma_store_wait`, by another proxy than threads store through:
    `kiln-insert-barriers` puts a barrier with a fence before it.
  }];
  let arguments = (ins Arg<Gpu_MemDescType, "", [MemRead<Gpu_SharedMemory>]>:$source,
                       Arg<Gpu_TensorMapType, "", [MemWrite<Gpu_GlobalMemory>]>:$map, Variadic<I32>:$coordinates,
                       OptionalAttr<TT_DescriptorReduceKind>:$reduction,
                       DefaultValuedAttr<TT_EvictionPolicy, "::kiln::tt::EvictionPolicy::NORMAL">:$evict);
  let assemblyFormat = [{
    $source `,` $map `[` $coordinates `]` (`reduction` `=` $reduction^)? (`evictionPolicy` `=` $evict^)? attr-dict
    `:` qualified(type($source)) `->` qualified(type($map))
  }];
  let hasVerifier = 1;
}

def Gpu_ReduceBlockOp : Gpu_Op<"reduce_block"> {
  let summary = "Combine a block with memory, element by element, atomically";
  let description = [{
    The form of a `tt.descriptor_reduce` until it is known whether TMA does it (`kiln-stage-operands`), by a `kiln.tma_store`, or
    threads do, by `tt.atomic_rmw`. The pointers are a block's (`kiln.block_of`).
  }];
  let arguments = (ins TT_DescriptorReduceKind:$kind,
                       Arg<AnyRankedTensor, "", [MemRead<Gpu_TileMemory>, MemWrite<Gpu_TileMemory>]>:$pointers,
                       AnyRankedTensor:$value, Optional<AnyRankedTensor>:$mask, UnitAttr:$is_unsigned);
  let assemblyFormat = [{
    $kind `,` $pointers `,` $value (`mask` $mask^)? attr-dict `:` type($pointers) `,` type($value) (`,` type($mask)^)?
  }];
}

def Gpu_TmaStoreWaitOp : Gpu_Op<"tma_store_wait",
    [MemoryEffects<[MemRead<Gpu_SharedMemory>, MemWrite<Gpu_SharedMemory>]>]> {
  let summary = "Wait until at most `pending` of the latest stores still read their buffers";
  let description = [{
    `buffers` are those of the stores that end here, live until here. The thread that issued them has waited then; other threads
    after the next barrier.
  }];
  let arguments = (ins Variadic<Gpu_MemDescType>:$buffers, ConfinedAttr<I32Attr, [IntNonNegative]>:$pending);
  let assemblyFormat = "($buffers^ `:` qualified(type($buffers)))? `pending` $pending attr-dict";
}

#endif
