//===- TileDialect.h - the tt dialect and what every op shares ------------===//
//
// The dialect class, the traits of TileDialect.td and the resource that memory
// effects name.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_DIALECT_TILEDIALECT_H
#define KILN_FRONTEND_DIALECT_TILEDIALECT_H

#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include <optional>

#include "frontend/dialect/TileDialect.h.inc"

namespace kiln::tt {

/// The most elements a tensor may have: Triton's own limit.
inline constexpr int64_t kMaxTensorElements = 1048576;

/// The memory that pointers of address space 1 reach.
struct GlobalMemory : mlir::SideEffects::Resource::Base<GlobalMemory> {
  llvm::StringRef getName() final { return "<GlobalMemory>"; }
};

/// Releases of Triton whose tile IR of one text means different things, in their
/// order: the first release of each meaning that is told apart.
enum class Language {
  Triton36,
  /// The scale's byte 0 in tt.dot_scaled is 2^-127 instead of zero.
  Triton39,
};

/// Of a module: the release that its text was written for, "3.6" or "3.9".
inline constexpr llvm::StringLiteral kLanguageAttr = "tt.language";

/// The language of that spelling ("3.6", "3.9"), or nothing.
std::optional<Language> parseLanguage(llvm::StringRef name);

/// What the module around `op` says; 3.6 where it says nothing.
Language languageOf(mlir::Operation *op);

/// Has a module say it.
void setLanguage(mlir::Operation *module, Language language);

/// Says on `emitError` what is wrong with the size of `type`, if it is a
/// tensor: it must be static, with a power of two of elements, at most
/// kMaxTensorElements.
llvm::LogicalResult
verifyTensorSize(llvm::function_ref<mlir::InFlightDiagnostic()> emitError,
                 mlir::Type type);

namespace impl {
llvm::LogicalResult verifyTensorSizes(mlir::Operation *op);
llvm::LogicalResult verifySameEncoding(mlir::Operation *op);
} // namespace impl

/// See TT_TensorSize in TileDialect.td.
template <typename ConcreteOp>
struct TensorSize : mlir::OpTrait::TraitBase<ConcreteOp, TensorSize> {
  static llvm::LogicalResult verifyTrait(mlir::Operation *op) {
    return impl::verifyTensorSizes(op);
  }
};

/// See TT_SameEncoding in TileDialect.td.
template <typename ConcreteOp>
struct SameEncoding : mlir::OpTrait::TraitBase<ConcreteOp, SameEncoding> {
  static llvm::LogicalResult verifyTrait(mlir::Operation *op) {
    return impl::verifySameEncoding(op);
  }
};

} // namespace kiln::tt

#endif // KILN_FRONTEND_DIALECT_TILEDIALECT_H
