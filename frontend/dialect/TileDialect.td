//===- TileDialect.td - the dialect and what every op shares --------------===//

#ifndef KILN_FRONTEND_TILE_DIALECT
#define KILN_FRONTEND_TILE_DIALECT

include "mlir/IR/OpBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def TileDialect : Dialect {
  let name = "tt";
  let cppNamespace = "::kiln::tt";
  let summary = "Tile IR: the text of Triton 3.6's TTIR";
  let dependentDialects = ["::mlir::arith::ArithDialect"];
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let extraClassDeclaration = [{
    /// Names an op the dialect does not have, instead of the parser's generic
    /// message.
    std::optional<ParseOpHook>
    getParseOperationHook(::llvm::StringRef opName) const override;
  }];
}

/// Every tensor is static, holds a power of two of elements, and at most
/// `kMaxTensorElements` of them.
def TT_TensorSize : NativeOpTrait<"TensorSize"> {
  let cppNamespace = "::kiln::tt";
}

/// All tensors among operands and results have one encoding (none in tile IR,
/// one layout in GPU-level IR).
def TT_SameEncoding : NativeOpTrait<"SameEncoding"> {
  let cppNamespace = "::kiln::tt";
}

/// The memory that pointers of address space 1 reach.
def TT_GlobalMemory : Resource<"::kiln::tt::GlobalMemory">;

/// Infers the type of `to` from that of `from` when reading text. Unlike
/// TypesMatchWith it leaves checking to the op's verifier, whose message can
/// say what was expected and what was found.
class TT_TypeFrom<string from, string to, string transform>
    : TypesMatchWith<to#" follows from "#from, from, to, transform,
                     "true || std::equal_to<>()">;

class TT_Op<string mnemonic, list<Trait> traits = []>
    : Op<TileDialect, mnemonic, !listconcat(traits, [TT_TensorSize])>;

/// One result element for each operand element, computed from it alone.
class TT_ElementwiseOp<string mnemonic, list<Trait> traits = []>
    : TT_Op<mnemonic, !listconcat(traits, [Elementwise, TT_SameEncoding])>;

#endif // KILN_FRONTEND_TILE_DIALECT
