//===- SmallFloat.h - floats of 4, 6 and 8 bits as plain IR ---------------===//
#ifndef KILN_TARGETS_EMULATOR_MATH_SMALLFLOAT_H
#define KILN_TARGETS_EMULATOR_MATH_SMALLFLOAT_H

#include "llvm/ADT/APFloat.h"
#include "llvm/IR/IRBuilder.h"

namespace kiln::emu {

/// A format, as APFloat describes it. A magnitude, shifted to where an f32 has
/// its digits, is an f32 that is too small by a power of two; that holds for
/// subnormal numbers, too, and in both directions.
class SmallFloat {
public:
  explicit SmallFloat(const llvm::fltSemantics &semantics);

  unsigned bits() const { return width; }
  /// The f32 of the pattern in the low bits of an i32.
  llvm::Value *widen(llvm::IRBuilder<> &b, llvm::Value *word) const;
  /// The nearest pattern to an f32, in an i32: ties to even. What is too large
  /// is the largest finite number where it `saturates` or the format has
  /// nothing else; or infinite, or not a number where it has no infinity.
  llvm::Value *narrow(llvm::IRBuilder<> &b, llvm::Value *x,
                      bool saturates) const;

private:
  llvm::Constant *pattern(llvm::IRBuilder<> &b,
                          const llvm::APFloat &value) const;

  const llvm::fltSemantics &semantics;
  unsigned width;
  bool hasNaN, hasInfinity, hasNegativeZero;
  /// From the last digit to that of an f32; binary logarithm of the factor.
  int shift, scale;
};

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_MATH_SMALLFLOAT_H
