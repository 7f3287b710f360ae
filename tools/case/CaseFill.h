// What a tensor of a case holds before the run.
#ifndef KILN_TOOLS_CASE_CASEFILL_H
#define KILN_TOOLS_CASE_CASEFILL_H

#include "tools/case/JsonReader.h"
#include <string>
#include <vector>

namespace kiln {

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
    Values,      ///< `list`: expressions, in row-major order
    Pointers,    ///< `list`: names of tensors, to which the elements point
    File,        ///< the elements in row-major order, little-endian
  };
  Kind kind = Zero;
  double first = 0, second = 0;
  std::string low{}, high{}; ///< expressions
  std::vector<std::string> list{};
  std::string file{}; ///< path
};

/// Reads `"nan"` and other names, `{"normal": [0, 1]}` and other objects.
llvm::Expected<CaseFill> readFill(const llvm::json::Value &value,
                                  const JsonLocation &location);

} // namespace kiln

#endif // KILN_TOOLS_CASE_CASEFILL_H
