// The file of what the strategy `adaptive` chose on a machine: for each kernel
// and grid size a directive, and what it rests on. The Python package writes
// it; its text depends on the choices alone, so that equal ones are equal
// files.
#ifndef KILN_TOOLS_CHOICES_CHOICESFILE_H
#define KILN_TOOLS_CHOICES_CHOICESFILE_H

#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include <array>
#include <string>
#include <vector>

namespace kiln {

/// Digits of a hash that tell one specialization of a kernel from another.
constexpr size_t shownHashDigits = 12;

/// How a build is made, as reports say it: "llvm --sched-strategy 'latency'".
std::string buildText(llvm::StringRef backend, llvm::StringRef options);

/// The choice for the launches of one kernel of about one grid size.
struct LaunchChoice {
  std::string kernel;
  std::string hash; ///< Triton's of the kernel: 64 hex digits
  /// Bits of the number of blocks: in [2^(grid-1), 2^grid).
  unsigned grid = 1;
  std::string rounding; ///< what was allowed: "exact" or "any"
  /// "triton": Triton's own binary, which has no options; "llvm": from Triton's
  /// LLVM IR; "tile": by Kiln's own lowering.
  std::string backend;
  std::string options; ///< as one would type them
  std::string ptxas;   ///< version of the assembler
  std::string build;   ///< of Kiln
  /// Pairs of launches that were compared, and how many the choice won.
  int64_t comparisons = 0, wins = 0;
  double gain = 1;                  ///< Triton's time over the choice's
  std::array<double, 2> interval{}; ///< of 95 % confidence in the gain
  int64_t launches = 0;             ///< that were timed
  double microseconds = 0;          ///< of a launch

  std::string text() const { return buildText(backend, options); }
  /// The object of the file.
  void print(llvm::json::OStream &os) const;
};

/// In the sequence of a file: by kernel, hash, grid and rounding.
bool operator<(const LaunchChoice &a, const LaunchChoice &b);

struct ChoicesFile {
  std::string path;   ///< for messages
  std::string device; ///< "NVIDIA H200"
  std::vector<LaunchChoice> choices;

  /// Reads a file strictly: a member that is missing, unknown or there twice is
  /// an error, as is a second choice for the same launches. The error names the
  /// file, and the choice by index and kernel.
  static llvm::Expected<ChoicesFile> read(llvm::StringRef path);
  /// The file's text, sorted.
  std::string text() const;
};

/// One file of several of one device. Of two choices for the same launches the
/// one with more comparisons stays, of equals that of the file named first.
llvm::Expected<ChoicesFile> mergeChoices(llvm::ArrayRef<ChoicesFile> files);

} // namespace kiln

#endif // KILN_TOOLS_CHOICES_CHOICESFILE_H
