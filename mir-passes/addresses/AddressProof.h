// The proof that addresses are the same as before.
//
// It knows nothing of how they were rewritten: it writes what an address is now
// and what it was as polynomials over the values they are made of, and over the
// number of the round of each loop, modulo 2^64, and compares.
#ifndef KILN_MIR_PASSES_ADDRESSES_ADDRESSPROOF_H
#define KILN_MIR_PASSES_ADDRESSES_ADDRESSPROOF_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <map>
#include <string>

namespace llvm {
class DataLayout;
class Function;
class Instruction;
class Loop;
class LoopInfo;
class PHINode;
class Use;
class Value;
} // namespace llvm

namespace kiln {

/// What one factor of a monomial stands for.
struct AddressSymbol {
  enum Kind {
    Itself,   ///< the value, 64 bits
    Signed,   ///< a narrower one, sign-extended
    Unsigned, ///< or zero-extended
    Round,    ///< how many rounds of the loop with this header are over
  };
  const llvm::Value *value;
  Kind kind;
  auto operator<=>(const AddressSymbol &) const = default;
};

/// Coefficients, modulo 2^64, of products of symbols (in order); none is 0.
/// The constant stands at the empty product.
using AddressPolynomial =
    std::map<llvm::SmallVector<AddressSymbol, 2>, uint64_t>;

/// Polynomials of the values of one function that does not change meanwhile.
class AddressPolynomials {
public:
  AddressPolynomials(const llvm::LoopInfo &loops,
                     const llvm::DataLayout &layout)
      : loops(loops), layout(layout) {}
  /// Of a 64-bit pointer or integer.
  AddressPolynomial of(const llvm::Value *value);

private:
  AddressPolynomial compute(const llvm::Value *value);
  AddressPolynomial ofPhi(const llvm::PHINode &phi);
  bool isConstantIn(const AddressPolynomial &polynomial,
                    const llvm::Loop &loop) const;

  const llvm::LoopInfo &loops;
  const llvm::DataLayout &layout;
  llvm::DenseMap<const llvm::Value *, AddressPolynomial> known;
  llvm::SmallVector<const llvm::Value *> order; // in which they became known
  unsigned depth = 0;
  /// Values still to be looked into: what loops carry is looked into anew where
  /// it meets itself, which foreign IR could make endless. A guess.
  unsigned work = 1000000;
};

/// The addresses through which a function reaches memory. Remembers them when
/// made; the function may then be given others, but what they were made of has
/// to stay until they are compared.
class AddressProof {
public:
  explicit AddressProof(llvm::Function &function);
  /// Nothing, or what is wrong: the first access whose address is not provably
  /// the same.
  std::string compare(const llvm::LoopInfo &loops) const;

private:
  llvm::Function &function;
  llvm::SmallVector<std::pair<llvm::Use *, llvm::Value *>> accesses;
};

} // namespace kiln

#endif // KILN_MIR_PASSES_ADDRESSES_ADDRESSPROOF_H
