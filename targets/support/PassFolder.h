//===- PassFolder.h - the IR after each pass, a file each -----------------===//
#ifndef KILN_TARGETS_SUPPORT_PASSFOLDER_H
#define KILN_TARGETS_SUPPORT_PASSFOLDER_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace kiln {

/// A folder with one numbered file for each pass that changed something, in the
/// order in which the passes ran, whichever part of LLVM or MLIR ran them. A
/// compilation that fails leaves the files of the passes before.
class PassFolder {
public:
  /// Makes the folder. One that has files in it is refused: files of another
  /// compilation would be mistaken for this one's.
  static llvm::Expected<PassFolder> create(llvm::StringRef path);

  /// Writes NNN.PASS.SUFFIX, unless the text is the last one's.
  void write(llvm::StringRef pass, llvm::StringRef suffix,
             llvm::StringRef text);
  /// The first file that could not be written; nothing was tried after it.
  llvm::Error error() const;

private:
  explicit PassFolder(llvm::StringRef path) : path(path) {}

  std::string path, last, problem;
  unsigned written = 0;
};

} // namespace kiln

#endif // KILN_TARGETS_SUPPORT_PASSFOLDER_H
