// What a case says of a kernel in Triton's language beside its arguments:
//
//   "kernel": "../../perf/triton/softmax.py", "name": "softmax_kernel",
//   "constants": {"BLOCK_SIZE": 1024, "num_stages": 4, "DTYPE": "tl.float32"},
//   "assumes": {"out_ptr": 16, "in_ptr": 16, "n_cols": 16},
//
// The types of the parameters are those of the case's arguments, which stand in
// the sequence of the parameters without the constants. "assumes" says what the
// arguments are multiples of. Where that does not serve (tensor descriptors,
// unsigned integers), "signature" says it as the command line does. Strings
// among the constants are expressions of Python; integers have their names in
// the case's expressions, too, as sizes have.
#ifndef KILN_TOOLS_CASE_CASEPYTHON_H
#define KILN_TOOLS_CASE_CASEPYTHON_H

#include "tools/case/CaseExpression.h"
#include "tools/case/JsonReader.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <map>
#include <vector>

namespace kiln {

struct CasePython {
  std::string signature; ///< empty: of the arguments
  /// By parameter, as expressions of Python.
  std::map<std::string, std::string> constants;
  /// Those that are integers.
  CaseSizes integers;
  /// Folders in which imports are looked for, after the kernel's own.
  std::vector<std::string> searchPath;

  /// Gives a constant another value.
  void set(const std::string &name, const std::string &value);
  /// Whether the case says anything of it.
  bool isThere() const {
    return !signature.empty() || !constants.empty() || !searchPath.empty();
  }
};

/// Reads "signature", "constants" and "python_path"; what is there replaces
/// what `python` has, constant by constant. `resolve` says where a folder is.
llvm::Error
readPython(JsonReader &reader, CasePython &python,
           llvm::function_ref<std::string(llvm::StringRef)> resolve);
/// An error where an integer and a size of the case at `root` have one name.
llvm::Error checkNames(const CasePython &python, const CaseSizes &sizes,
                       const JsonLocation &root);

} // namespace kiln

#endif // KILN_TOOLS_CASE_CASEPYTHON_H
