//===- ExternalTool.h - finding and running the vendors' programs ---------===//
//
// Only two steps of the street leave the process: ptxas, because nobody else
// can write SASS, and ld.lld, because lld resets process-wide state when it is
// called as a library.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_SUPPORT_EXTERNALTOOL_H
#define KILN_TARGETS_SUPPORT_EXTERNALTOOL_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>

namespace kiln {

/// An environment that lacks a program; commands turn it into exit code 3.
class MissingToolError : public llvm::ErrorInfo<MissingToolError> {
public:
  explicit MissingToolError(std::string message)
      : message(std::move(message)) {}
  void log(llvm::raw_ostream &out) const override { out << message; }
  std::error_code convertToErrorCode() const override {
    return std::make_error_code(std::errc::no_such_file_or_directory);
  }
  static char ID;

private:
  std::string message;
};

/// Path of one of NVIDIA's programs (ptxas, nvdisasm, cuobjdump): $KILN_<NAME>,
/// $PATH, the bin folders of $CUDA_HOME and $CUDA_PATH and of the default
/// toolkit, $KILN_TOOLS_DIR, and ../tools/bin beside the running program, where
/// the build puts the pinned wheels.
llvm::Expected<std::string> findCudaTool(llvm::StringRef name);

/// Path of ld.lld: $KILN_LLD, beside the running program, $PATH, LLVM's own
/// folder.
llvm::Expected<std::string> findLinker();

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

/// Runs a program and returns what it printed. A failing program is an error
/// with its text; `what` says what it was for.
llvm::Expected<std::string> runTool(llvm::StringRef program,
                                    llvm::ArrayRef<std::string> arguments,
                                    const TemporaryFolder &folder,
                                    llvm::StringRef what);

llvm::Error writeFile(llvm::StringRef path, llvm::StringRef content);
llvm::Expected<std::string> readFile(llvm::StringRef path);

} // namespace kiln

#endif // KILN_TARGETS_SUPPORT_EXTERNALTOOL_H
