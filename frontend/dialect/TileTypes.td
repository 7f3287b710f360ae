//===- TileTypes.td - the types of tile IR and constraints on them --------===//

#ifndef KILN_FRONTEND_TILE_TYPES
#define KILN_FRONTEND_TILE_TYPES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "frontend/dialect/TileDialect.td"

class TT_TypeDef<string name, string typeMnemonic>
    : TypeDef<TileDialect, name> {
  let mnemonic = typeMnemonic;
  let genVerifyDecl = 1;
}

def TT_PointerType : TT_TypeDef<"Pointer", "ptr"> {
  let summary = "a pointer to a scalar, or to a block of a larger tensor";
  let parameters = (ins "::mlir::Type":$pointeeType, "int":$addressSpace);
  let builders = [TypeBuilderWithInferredContext<
      (ins "::mlir::Type":$pointeeType, CArg<"int", "1">:$addressSpace), [{
    return $_get(pointeeType.getContext(), pointeeType, addressSpace);
  }]>];
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    /// Whether this is a block pointer: `!tt.ptr<tensor<...>>`.
    bool isTensorPointer() const {
      return ::llvm::isa<::mlir::RankedTensorType>(getPointeeType());
    }
  }];
}

def TT_TensorDescType : TT_TypeDef<"TensorDesc", "tensordesc"> {
  let summary = "a tensor in global memory, accessed block by block";
  let description = [{
    Printed as Triton 3.6 does, `!tt.tensordesc<tensor<64x32xf16>>`; the later
    spelling `!tt.tensordesc<64x32xf16>` is read too. The elements of the block
    may be signed or unsigned integers, which only a reducing store looks at.
  }];
  let parameters = (ins "::mlir::RankedTensorType":$blockType);
  let builders = [TypeBuilderWithInferredContext<
      (ins "::mlir::RankedTensorType":$blockType), [{
    return $_get(blockType.getContext(), blockType);
  }]>];
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    /// The block as loads and stores see it: integers without a sign.
    ::mlir::RankedTensorType getSignlessBlockType() const;
  }];
}

//===- Constraints --------------------------------------------------------===//

def TT_Float : AnyTypeOf<[F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16,
                          F32, F64], "a floating-point type">;
def TT_Int : AnyTypeOf<[I1, I<4>, I8, I16, I32, I64], "a signless integer">;
def TT_Ptr : DialectType<TileDialect,
    And<[CPred<"::llvm::isa<::kiln::tt::PointerType>($_self)">,
         CPred<"!::kiln::tt::isTensorPointer($_self)">]>,
    "a pointer to a scalar", "::kiln::tt::PointerType">;
def TT_TensorPtr : DialectType<TileDialect,
    CPred<"::kiln::tt::isTensorPointer($_self)">,
    "a pointer to a block", "::kiln::tt::PointerType">;

def TT_FloatTensor : RankedTensorOf<[TT_Float]>;
def TT_IntTensor : RankedTensorOf<[TT_Int]>;
def TT_FpIntTensor : RankedTensorOf<[TT_Float, TT_Int]>;
def TT_Tensor : RankedTensorOf<[TT_Float, TT_Int, TT_Ptr]>;

def TT_FloatLike : AnyTypeOf<[TT_Float, TT_FloatTensor]>;
def TT_IntLike : AnyTypeOf<[TT_Int, TT_IntTensor]>;
def TT_BoolLike : AnyTypeOf<[I1, RankedTensorOf<[I1]>]>;
def TT_I64Like : AnyTypeOf<[I64, RankedTensorOf<[I64]>]>;
def TT_PtrLike : AnyTypeOf<[TT_Ptr, RankedTensorOf<[TT_Ptr]>]>;
def TT_AnyPtr : AnyTypeOf<[TT_PtrLike, TT_TensorPtr]>;
def TT_Type : AnyTypeOf<[TT_FloatLike, TT_IntLike, TT_PtrLike, TT_TensorPtr]>;

#endif // KILN_FRONTEND_TILE_TYPES
