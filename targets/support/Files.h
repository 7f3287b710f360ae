//===- Files.h - whole files in and out -----------------------------------===//
#ifndef KILN_TARGETS_SUPPORT_FILES_H
#define KILN_TARGETS_SUPPORT_FILES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace llvm {
class raw_fd_ostream;
} // namespace llvm

namespace kiln {

llvm::Expected<std::string> readFile(llvm::StringRef path);

/// Writes `contents` beside the final name and renames it, so that a reader
/// never sees half a file and a failed run leaves the old one. A device or a
/// pipe is written to.
llvm::Error writeFile(llvm::StringRef path, llvm::StringRef contents);

/// Writes several files (path, contents) beside their names, and renames them
/// when all are whole: a disk that is full leaves every old one.
llvm::Error
writeFiles(llvm::ArrayRef<std::pair<std::string, std::string>> files);

/// Writes and flushes; the error is the stream's own.
llvm::Error writeAll(llvm::raw_fd_ostream &stream, llvm::StringRef contents);

/// Makes a folder, with those above it, as the umask allows.
llvm::Error makeFolder(llvm::StringRef path);

/// Refuses a name out of an input that is to become a file's: it must be one
/// part of a path, or the file would be written elsewhere. `what` says whose
/// name it is.
llvm::Error checkFileName(llvm::StringRef name, const llvm::Twine &what);

/// A folder that is removed with what is in it when the object goes.
class TemporaryFolder {
public:
  static llvm::Expected<TemporaryFolder> create();
  TemporaryFolder(TemporaryFolder &&other) : path(std::move(other.path)) {
    other.path.clear();
  }
  ~TemporaryFolder();
  /// Full name of a file in the folder.
  std::string file(llvm::StringRef name) const;

private:
  explicit TemporaryFolder(llvm::StringRef path) : path(path) {}
  llvm::SmallString<128> path;
};

/// Removes every temporary folder there is, and lets none be made again: for a
/// process that is about to be ended by a signal.
void removeTemporaryFolders();

} // namespace kiln

#endif // KILN_TARGETS_SUPPORT_FILES_H
