//===- Ttgir.cpp - refuse TTGIR by name, read its barrier -----------------===//

#include "frontend/text/Ttgir.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpImplementation.h"

using namespace mlir;

namespace kiln {

namespace {

constexpr llvm::StringLiteral kRemedy =
    "this is TTGIR, Triton's GPU-level IR, with layouts already chosen; give "
    "Kiln the TTIR of the same kernel (compiled.asm[\"ttir\"])";

/// `ttg.barrier local` and `ttg.local_barrier` wait for shared memory, as
/// gpu.barrier does; other address spaces are GPU-level matters.
ParseResult parseBarrier(OpAsmParser &parser, OperationState &state) {
  StringRef spaces = "local";
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (state.name.getStringRef() == "ttg.barrier" &&
      parser.parseKeyword(&spaces))
    return failure();
  if (spaces != "local" && spaces != "all")
    return parser.emitError(loc) << "expected 'local' or 'all', but found '"
                                 << spaces << "': " << kRemedy;
  state.name = OperationName("gpu.barrier", parser.getContext());
  return parser.parseOptionalAttrDict(state.attributes);
}

ParseResult refuseOp(OpAsmParser &parser, OperationState &) {
  return parser.emitError(parser.getNameLoc()) << kRemedy;
}

class TtgirDialect : public Dialect {
public:
  TtgirDialect(StringRef name, MLIRContext *context, TypeID id)
      : Dialect(name, context, id) {
    context->getOrLoadDialect<mlir::gpu::GPUDialect>();
  }

  std::optional<ParseOpHook>
  getParseOperationHook(StringRef opName) const override {
    if (opName == "ttg.barrier" || opName == "ttg.local_barrier")
      return ParseOpHook(parseBarrier);
    return ParseOpHook(refuseOp);
  }
  Attribute parseAttribute(DialectAsmParser &parser, Type) const override {
    parser.emitError(parser.getNameLoc()) << kRemedy;
    return {};
  }
  /// What such an attribute asks for, nothing that reads tile IR follows.
  LogicalResult verifyOperationAttribute(Operation *op,
                                         NamedAttribute attribute) override {
    return op->emitError()
           << "attribute '" << attribute.getName().getValue()
           << "' belongs to TTGIR, Triton's GPU-level IR, and means nothing in "
              "TTIR: remove it, and give warps, stages and the GPU with the "
              "command's own options";
  }
  Type parseType(DialectAsmParser &parser) const override {
    parser.emitError(parser.getNameLoc()) << kRemedy;
    return {};
  }
};

// One class, and so one TypeID, for each name.
#define KILN_TTGIR_DIALECT(NAME, SPELLING)                                     \
  struct NAME : TtgirDialect {                                                 \
    explicit NAME(MLIRContext *context)                                        \
        : TtgirDialect(getDialectNamespace(), context, TypeID::get<NAME>()) {} \
    static constexpr llvm::StringLiteral getDialectNamespace() {               \
      return llvm::StringLiteral(SPELLING);                                    \
    }                                                                          \
    MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(NAME)                         \
  };
KILN_TTGIR_DIALECT(TtgDialect, "ttg")
KILN_TTGIR_DIALECT(TtngDialect, "ttng")
KILN_TTGIR_DIALECT(AmdgDialect, "amdg")
KILN_TTGIR_DIALECT(NvwsDialect, "nvws")
#undef KILN_TTGIR_DIALECT

} // namespace

void registerTtgirDialects(DialectRegistry &registry) {
  registry.insert<TtgDialect, TtngDialect, AmdgDialect, NvwsDialect>();
}

} // namespace kiln
