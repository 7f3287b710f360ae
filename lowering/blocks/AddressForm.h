// Integers and pointers of tensors as functions of the coordinates: a start and
// a step along each dimension, in scalars of the kernel. Like everything that
// is proven of addresses, this takes integers not to overflow.
#ifndef KILN_LOWERING_BLOCKS_ADDRESSFORM_H
#define KILN_LOWERING_BLOCKS_ADDRESSFORM_H

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "targets/support/algebra/Polynomial.h"
#include "llvm/ADT/DenseMap.h"
#include <optional>

namespace kiln {

/// Offsets along a dimension that wrap around to the tensor's begin when they
/// reach its end: i -> (start + i) % size, `factor` of which are added up.
struct WrappedIndices {
  unsigned dim = 0;
  Polynomial start, size, factor;
};

/// start + sum of steps[d] * i_d, and for a pointer elements from a base on.
struct AddressForm {
  mlir::Value base; ///< a scalar pointer; null: integers
  Polynomial start;
  llvm::SmallVector<Polynomial, 2> steps;
  /// Steps as far as no end is reached.
  llvm::SmallVector<WrappedIndices, 1> wrapped;

  bool isUniform() const;
};

/// The forms of a kernel's values. Factors of their polynomials are scalars and
/// the numbers of loops' iterations, which begin at 0. A polynomial stands for
/// the number itself, as nothing overflows.
class AddressForms {
public:
  struct Factor {
    mlir::Value value;
    bool isRound = false; ///< of the loop whose induction variable this is
  };

  Polynomial ofScalar(mlir::Value integer);
  /// None: it has no such form.
  std::optional<AddressForm> of(mlir::Value value);
  const Factor &factor(unsigned number) const { return factors[number]; }
  /// The polynomial in other words: iterations counted by induction variables,
  /// as far as steps are constants that divide the coefficients.
  Polynomial byInductionVariables(const Polynomial &polynomial);

private:
  Polynomial factorFor(mlir::Value value, bool isRound = false);
  std::optional<AddressForm> ofOp(mlir::Operation *op);
  std::optional<AddressForm> ofCarried(mlir::BlockArgument argument);
  bool isInvariant(const AddressForm &form, mlir::scf::ForOp loop) const;
  bool isInvariant(const Polynomial &polynomial, mlir::scf::ForOp loop) const;

  std::vector<Factor> factors;
  llvm::DenseMap<mlir::Value, unsigned> scalars, iterations;
  llvm::DenseMap<mlir::Value, std::optional<AddressForm>> known;
};

} // namespace kiln

#endif
