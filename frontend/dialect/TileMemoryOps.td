//===- TileMemoryOps.td - loads, stores and atomics through pointers ------===//

#ifndef KILN_FRONTEND_TILE_MEMORY_OPS
#define KILN_FRONTEND_TILE_MEMORY_OPS

include "frontend/dialect/TileTypes.td"
include "frontend/dialect/TileEnums.td"

defvar TT_Pointee = "::kiln::tt::getPointeeType($_self)";
defvar TT_MaskOfPtr =
    "::kiln::tt::getI1SameShape(::kiln::tt::getPointeeType($_self))";

def TT_CachePolicyAttr : AttrDef<TileDialect, "CachePolicy"> {
  let mnemonic = "cache_policy";
  let summary = "both of an access, as Triton 3.9 spells them: CachePolicies.h";
  let parameters = (ins EnumParameter<TT_CacheModifier>:$cache_modifier,
                        EnumParameter<TT_EvictionPolicy>:$eviction_policy);
  let assemblyFormat = "`<` struct(params) `>`";
}

// Effects are written by hand: a volatile load also writes.
def TT_LoadOp : TT_Op<"load", [
    AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    TT_TypeFrom<"ptr", "result", TT_Pointee>,
    TT_TypeFrom<"ptr", "mask", TT_MaskOfPtr>,
    TT_TypeFrom<"ptr", "other", TT_Pointee>]> {
  let summary = "read what pointers point to";
  let description = [{
    Where the mask is false nothing is read and the element is that of `other`,
    or undefined without one. `boundaryCheck` and `padding` belong to block
    pointers.
  }];
  let arguments = (ins TT_AnyPtr:$ptr, Optional<TT_BoolLike>:$mask,
      Optional<TT_Type>:$other,
      DefaultValuedAttr<DenseI32ArrayAttr, "::llvm::ArrayRef<int32_t>{}">:$boundaryCheck,
      OptionalAttr<TT_PaddingOption>:$padding,
      DefaultValuedAttr<TT_CacheModifier, "::kiln::tt::CacheModifier::NONE">:$cache,
      DefaultValuedAttr<TT_EvictionPolicy, "::kiln::tt::EvictionPolicy::NORMAL">:$evict,
      DefaultValuedAttr<BoolAttr, "false">:$isVolatile);
  let results = (outs TT_Type:$result);
  let assemblyFormat = [{
    $ptr (`,` $mask^)? (`,` $other^)?
    oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict)
    attr-dict `:` type($ptr)
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$ptr,
      CArg<"::mlir::Value", "{}">:$mask, CArg<"::mlir::Value", "{}">:$other), [{
    build($_builder, $_state, ::kiln::tt::getPointeeType(ptr.getType()), ptr,
          mask, other, ::llvm::ArrayRef<int32_t>{}, PaddingOptionAttr());
  }]>];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def TT_StoreOp : TT_Op<"store", [
    TT_TypeFrom<"ptr", "value", TT_Pointee>,
    TT_TypeFrom<"ptr", "mask", TT_MaskOfPtr>]> {
  let summary = "write where pointers point to, where the mask is true";
  let arguments = (ins
      Arg<TT_AnyPtr, "", [MemWrite<TT_GlobalMemory>]>:$ptr, TT_Type:$value,
      Optional<TT_BoolLike>:$mask,
      DefaultValuedAttr<DenseI32ArrayAttr, "::llvm::ArrayRef<int32_t>{}">:$boundaryCheck,
      DefaultValuedAttr<TT_CacheModifier, "::kiln::tt::CacheModifier::NONE">:$cache,
      DefaultValuedAttr<TT_EvictionPolicy, "::kiln::tt::EvictionPolicy::NORMAL">:$evict);
  let assemblyFormat = [{
    $ptr `,` $value (`,` $mask^)?
    oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict)
    attr-dict `:` type($ptr)
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def TT_AtomicRMWOp : TT_Op<"atomic_rmw", [TT_SameEncoding]> {
  let summary = "combine a value with memory atomically; the result is the old value";
  let description = [{
    Each element whose mask is true is updated exactly once.
  }];
  let arguments = (ins TT_RMWOp:$atomic_rmw_op,
      Arg<TT_PtrLike, "", [MemRead<TT_GlobalMemory>, MemWrite<TT_GlobalMemory>]>:$ptr,
      TT_Type:$val, Optional<TT_BoolLike>:$mask, TT_MemSemantic:$sem,
      TT_MemSyncScope:$scope);
  let results = (outs TT_Type:$result);
  let assemblyFormat = [{
    $atomic_rmw_op `,` $sem `,` $scope `,` $ptr `,` $val (`,` $mask^)? attr-dict `:`
    functional-type(operands, $result)
  }];
  let hasVerifier = 1;
}

def TT_AtomicCASOp : TT_Op<"atomic_cas", [TT_SameEncoding]> {
  let summary = "write `val` where memory holds `cmp`; the result is the old value";
  let arguments = (ins
      Arg<TT_PtrLike, "", [MemRead<TT_GlobalMemory>, MemWrite<TT_GlobalMemory>]>:$ptr,
      TT_Type:$cmp, TT_Type:$val, TT_MemSemantic:$sem, TT_MemSyncScope:$scope);
  let results = (outs TT_Type:$result);
  let assemblyFormat = [{
    $sem `,` $scope `,` $ptr `,` $cmp `,` $val attr-dict `:`
    functional-type(operands, $result)
  }];
  let hasVerifier = 1;
}

// Newer than Triton 3.6, read because later files have it.
def TT_AtomicPollOp : TT_Op<"atomic_poll"> {
  let summary = "read one address until it holds `expected`; false after a timeout";
  let arguments = (ins
      Arg<TT_Ptr, "", [MemRead<TT_GlobalMemory>, MemWrite<TT_GlobalMemory>]>:$ptr,
      TT_Int:$expected, Optional<I64>:$timeout, TT_MemSemantic:$sem,
      TT_MemSyncScope:$scope);
  let results = (outs I1:$result);
  let assemblyFormat = [{
    $sem `,` $scope `,` $ptr `,` $expected (`timeout` $timeout^)?
    attr-dict `:` qualified(type($ptr)) `,` type($expected) `->` type($result)
  }];
  let hasVerifier = 1;
}

// Newer than Triton 3.6 as ops; 3.6 writes them as inline assembly.
def TT_GridDependencyWaitOp : TT_Op<"grid_dependency_wait", [
    MemoryEffects<[MemRead<TT_GlobalMemory>, MemWrite<TT_GlobalMemory>]>]> {
  let summary = "wait for the grids this one depends on, and see their writes";
  let assemblyFormat = "attr-dict";
}

def TT_GridDependencyLaunchDependentsOp
    : TT_Op<"grid_dependency_launch_dependents", [
          MemoryEffects<[MemWrite<TT_GlobalMemory>]>]> {
  let summary = "let the grids that depend on this one start";
  let assemblyFormat = "attr-dict";
}

#endif // KILN_FRONTEND_TILE_MEMORY_OPS
