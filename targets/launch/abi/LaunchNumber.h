//===- LaunchNumber.h - numbers that follow from a launch's arguments -----===//
//
// Computations of scalar arguments alone, uniform over the grid, as data: the
// launcher computes them instead of every thread.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_LAUNCH_ABI_LAUNCHNUMBER_H
#define KILN_TARGETS_LAUNCH_ABI_LAUNCHNUMBER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include <cstdint>
#include <vector>

namespace kiln {

/// A signed number of up to 64 bits.
struct LaunchNumber {
  enum Kind {
    Constant,
    Argument, ///< a scalar, read as signed
    Add,
    Subtract,
    Multiply,
    Divide, ///< towards zero
    Wrap    ///< the low bits of one operand, as a signed number
  };

  Kind kind = Constant;
  /// The constant, or the argument's number from 0 on.
  int64_t value = 0;
  /// Of arithmetic: bits of the result, which wraps around.
  unsigned bits = 64;
  std::vector<LaunchNumber> operands;

  static LaunchNumber constant(int64_t value) {
    return {Constant, value, 64, {}};
  }
  static LaunchNumber argument(unsigned number) {
    return {Argument, number, 64, {}};
  }
  bool operator==(const LaunchNumber &) const = default;

  /// An error where an argument is missing or something is divided by zero.
  llvm::Expected<int64_t> follow(llvm::ArrayRef<int64_t> arguments) const;

  /// A number; {"argument": 3}; {"op": "multiply", "bits": 32, "of": [...]}.
  llvm::json::Value json() const;
  static llvm::Expected<LaunchNumber> read(const llvm::json::Value &value);
};

} // namespace kiln

#endif // KILN_TARGETS_LAUNCH_ABI_LAUNCHNUMBER_H
