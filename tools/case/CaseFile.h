// A case file: which kernel to run, on which grid, with which arguments. It is
// JSON, so that scripts write it too; DESIGN.md says who reads it. Sizes are
// integers with names; shapes, strides, the grid and integer arguments are
// integers or expressions over the sizes; every variant replaces some sizes.
//
//   {"version": 1, "kernel": "softmax.ttir", "name": "softmax_kernel",
//    "sizes": {"M": 4, "N": 1000}, "variants": [{"N": 1}, {"N": 0}],
//    "grid": ["M", 1, 1], "num_warps": 8,
//    "arguments": [
//      {"name": "out", "dtype": "f32", "shape": ["M", "N"], "fill": "nan",
//       "role": "out"},
//      {"name": "in", "dtype": "f32", "shape": ["M", "N"],
//       "fill": {"normal": [0, 1]}},
//      {"name": "n_cols", "dtype": "i32", "value": "N"}],
//    "tolerance": {"relative": 1e-5, "absolute": 1e-6}}
#ifndef KILN_TOOLS_CASE_CASEFILE_H
#define KILN_TOOLS_CASE_CASEFILE_H

#include "frontend/reference/Number.h"
#include "tools/case/CaseExpression.h"
#include "llvm/ADT/SmallVector.h"
#include <array>
#include <optional>
#include <vector>

namespace kiln {

/// How far a found value may lie from the expected one: `absolute + relative *
/// |expected|`. Integers have to be equal.
struct CaseTolerance {
  double relative = 0, absolute = 0;
};

/// What a tensor holds before the run.
struct CaseFill {
  enum Kind {
    Nan,
    Zero,
    Ones,
    Arange,      ///< 0, 1, 2, ... in row-major order
    Permutation, ///< the same numbers, shuffled
    Constant,    ///< `first` everywhere
    Normal,      ///< mean `first`, standard deviation `second`
    Uniform,     ///< from `first` up to `second`
    Integers,    ///< from `low` up to, and without, `high`
  };
  Kind kind = Zero;
  double first = 0, second = 0;
  std::string low{}, high{}; ///< expressions
};

/// What a run does with a tensor.
enum class CaseRole { In, Out, InOut };

/// One argument of the kernel, in the kernel's order.
struct CaseArgument {
  std::string name;
  reference::ElementType dtype;
  std::string dtypeName;
  bool isTensor = false;
  std::vector<std::string> shape, strides; ///< expressions; no strides: dense
  std::string offset = "0"; ///< elements before the one the pointer names
  CaseFill fill;
  CaseRole role = CaseRole::In;
  std::optional<CaseTolerance> tolerance; ///< instead of the case's
  std::string integer;                    ///< of a scalar: an expression
  double number = 0;                      ///< of a float scalar
};

/// A case file as written, checked: every expression has a value under every
/// variant.
struct CaseFile {
  std::string path;
  std::string kernel; ///< path of the kernel's source
  std::string name;   ///< the function in it; may be empty if there is one
  CaseSizes sizes;
  std::vector<CaseSizes> variants; ///< replacements, without the base
  std::array<std::string, 3> grid;
  std::optional<unsigned> numWarps, numStages, maxRegs, wavesPerEu;
  std::string schedStrategy, remat;
  std::vector<CaseArgument> arguments;
  CaseTolerance tolerance;
};

/// Reads and checks a case file. Errors name the file and the place in it, as
/// in `softmax.json: arguments[1].dtype: expected ...`.
llvm::Expected<CaseFile> readCaseFile(llvm::StringRef path);

/// The same from text; `path` is for messages and for finding the kernel.
llvm::Expected<CaseFile> parseCaseFile(llvm::StringRef text,
                                       llvm::StringRef path);

/// One argument with its numbers.
struct CaseBinding {
  llvm::SmallVector<int64_t, 4> shape, strides;
  int64_t offset = 0;    ///< in elements
  uint64_t elements = 0; ///< of the allocation, offset and gaps included
  int64_t low = 0, high = 0;
  uint64_t bits = 0; ///< of a scalar
};

/// A case under one variant's sizes.
struct CaseVariant {
  unsigned index = 0;
  std::string label; ///< "M=4 N=1000"
  CaseSizes sizes;
  std::array<int64_t, 3> grid = {1, 1, 1};
  std::vector<CaseBinding> bindings; ///< one per argument
};

/// The number of variants, the base sizes (number 0) included.
inline unsigned variantCount(const CaseFile &file) {
  return 1 + file.variants.size();
}

/// Evaluates a case under variant `index` with `replaced` sizes on top.
llvm::Expected<CaseVariant> resolveCase(const CaseFile &file, unsigned index,
                                        const CaseSizes &replaced = {});

} // namespace kiln

#endif // KILN_TOOLS_CASE_CASEFILE_H
