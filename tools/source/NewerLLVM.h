// LLVM IR text of LLVM 23 and 24 in the spelling that LLVM 22 reads, which
// cannot read newer bitcode.
//
// What newer LLVMs print and LLVM 22 refuses:
//   f0x3FB8AA3B                    a constant by its bits, in its own type
//   +inf  -qnan  +nan(0x1)  -snan(0x200000)
//   0x1.8p-3                       hexadecimal floating point
//   float 2.001230e-01             decimals that are not exact in the type
//   target triple = "amdgpu9.42-amd-amdhsa"
// Strings, comments and names stay as they are, and so does what LLVM 22 reads.
#ifndef KILN_TOOLS_SOURCE_NEWERLLVM_H
#define KILN_TOOLS_SOURCE_NEWERLLVM_H

#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <string>
#include <utility>
#include <vector>

namespace kiln {

class NewerLLVM {
public:
  /// Respells `source`; the error of a constant that has no meaning names its
  /// location, "file:line:column".
  static llvm::Expected<NewerLLVM> read(llvm::MemoryBufferRef source);

  /// The text that LLVM 22 reads. It has the source's lines.
  const std::string &text() const { return respelled; }
  /// The column of the source at which a column of the text stands, both from
  /// one.
  unsigned sourceColumn(unsigned line, unsigned column) const;

private:
  friend class Respeller;
  /// One change: from a column of the text on, columns differ by so many more.
  struct Shift {
    unsigned line, column;
    int by;
  };
  std::string respelled;
  std::vector<Shift> shifts; // in the order of the text
};

} // namespace kiln

#endif // KILN_TOOLS_SOURCE_NEWERLLVM_H
