// Machine code that a command is given, in whatever it lies.
#ifndef KILN_TOOLS_BINARIES_BINARYFILES_H
#define KILN_TOOLS_BINARIES_BINARYFILES_H

#include "targets/object/Resources.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>
#include <string>
#include <vector>

namespace kiln {

/// One file, read.
struct BinaryFile {
  std::string path;
  /// Machine code: what the file holds, or what an assembler made of it.
  std::unique_ptr<llvm::MemoryBuffer> code;
  /// With what the files beside it say of launches.
  std::vector<KernelResources> kernels;
  /// Of containers: files for GPUs that Kiln does not know.
  UnknownGpus unknown;
  /// What of the files beside it was left out, and why: a sentence each.
  std::vector<std::string> notes;
};

/// Says what was left out of a file, a line each.
void printNotes(const BinaryFile &file, llvm::raw_ostream &os);

/// Reads one file, or standard input ("-"). PTX and AMD assembly are assembled;
/// an EnvironmentError says which assembler is missing.
llvm::Expected<BinaryFile> readBinary(llvm::StringRef path);

/// What several paths hold (filesAt), and why some of it could not be read: one
/// bad file does not hide the others.
struct BinaryFiles {
  struct Failure {
    std::string file, error;
    /// The machine lacks something; the file may be right.
    bool environment = false;
  };
  std::vector<BinaryFile> files;
  std::vector<Failure> failures;
};
BinaryFiles readBinaries(llvm::ArrayRef<std::string> paths);

} // namespace kiln

#endif // KILN_TOOLS_BINARIES_BINARYFILES_H
