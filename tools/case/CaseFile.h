// A case file: which kernel to run, on which grid, with which arguments. It is
// JSON, so that scripts write it too; run, check and compare read it. Sizes are
// integers with names; shapes, strides, the grid and integer arguments are
// integers or expressions over the sizes; every variant replaces some sizes.
//
//   {"version": 1, "kernel": "softmax.ttir", "name": "softmax_kernel",
//    "sizes": {"M": 4, "N": 1000}, "variants": [{"N": 1}, {"N": 0}],
//    "grid": ["M", 1, 1], "num_warps": 8, "dynamic_shared": 0,
//    "arguments": [
//      {"name": "out", "dtype": "f32", "shape": ["M", "N"], "fill": "nan",
//       "role": "out"},
//      {"name": "in", "dtype": "f32", "shape": ["M", "N"],
//       "fill": {"normal": [0, 1]}},
//      {"name": "n_cols", "dtype": "i32", "value": "N"}],
//    "tolerance": {"relative": 1e-5, "absolute": 1e-6},
//    "configurations": [
//      {"label": "4 warps", "kernel": "softmax4.ttir", "num_warps": 4}, {}]}
//
// A tensor may also hold what a file says ("fill": {"file": "x.bin"}), and name
// another with what the run must leave ("expected": "y.bin"), which `kiln tune`
// compares with: the elements in row-major order, little-endian.
//
// Tensors that a kernel finds by pointers in memory stand in "memory", written
// as arguments are, and an argument of i64 points to them by name ("fill":
// {"pointers": ["a", "b"]}); "fill": {"values": ["M", 3]} says every element.
//
// What `kiln tune` chooses from are the configurations: each replaces what it
// names (label, kernel, name, sizes, grid, num_warps, num_stages,
// dynamic_shared, language, fp_fusion, signature, constants) and leaves the rest. Other commands run the case
// as it is.
//
// CaseSpecialization.h has what `kiln export` reads besides, CasePython.h what is
// said of a kernel in Triton's language.
#ifndef KILN_TOOLS_CASE_CASEFILE_H
#define KILN_TOOLS_CASE_CASEFILE_H

#include "frontend/dialect/TileDialect.h"
#include "tools/case/CaseArgument.h"
#include "tools/case/CaseExpression.h"
#include "tools/case/CasePython.h"
#include "tools/case/CaseSpecialization.h"
#include <array>

namespace kiln {

/// A case file as written, checked: every expression has a value under every
/// variant.
struct CaseFile {
  std::string path;
  std::string kernel; ///< path of the kernel's source
  std::string name;   ///< the function in it; may be empty if there is one
  CasePython python;  ///< of a kernel in Triton's language
  CaseSizes sizes;
  std::vector<CaseSizes> variants; ///< replacements, without the base
  std::array<std::string, 3> grid;
  /// Bytes of shared memory of a block beyond what the kernel declares: what
  /// kernels with an array of unknown size (Triton's @global_smem) need.
  std::string dynamicShared = "0";
  /// As `--language`; absent: what the kernel's file says.
  std::optional<tt::Language> language;
  std::optional<unsigned> numWarps, numStages, maxRegs, wavesPerEu,
      registerUsageLevel;
  std::string schedStrategy, remat;
  bool fpFusion = true; ///< as `--fp-fusion`, which may only switch it off
  /// The kernel's, then the tensors of `"memory"`.
  std::vector<CaseArgument> arguments;
  size_t memoryCount = 0; ///< how many of them are `"memory"`
  std::optional<CaseTolerance> tolerance;
  /// What the kernel may assume; absent: what its own source says.
  std::optional<CaseAssumptions> assumes;
  std::vector<CaseSpecialization> specializations;
  /// Path of the tile IR that says what is right, where the kernel is LLVM IR;
  /// empty: the kernel itself is tile IR, or nothing says it.
  std::string reference;
  /// Of a configuration: its name, and its location in the file.
  std::string label, location;
  /// The case under each of its configurations.
  std::vector<CaseFile> configurations;

  /// The arguments that a launch passes.
  llvm::ArrayRef<CaseArgument> passed() const {
    return llvm::ArrayRef(arguments).drop_back(memoryCount);
  }
};

/// Reads and checks a case file. Errors name the file and the location in it,
/// as in `softmax.json: arguments[1].dtype: expected ...`.
llvm::Expected<CaseFile> readCaseFile(llvm::StringRef path);

/// Makes the kernel, its reference and its configurations ones of a language
/// (`--language`), whatever the case says; none: they stay as they are.
void overrideLanguage(CaseFile &file, std::optional<tt::Language> language);

/// The same from text; `path` is for messages and for finding the kernel.
llvm::Expected<CaseFile> parseCaseFile(llvm::StringRef text,
                                       llvm::StringRef path);

/// The number of variants, the base sizes (number 0) included.
inline unsigned variantCount(const CaseFile &file) {
  return 1 + file.variants.size();
}

} // namespace kiln

#endif // KILN_TOOLS_CASE_CASEFILE_H
