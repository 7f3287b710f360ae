//===- Files.cpp - whole files in and out ---------------------------------===//
//
// llvm::writeToOutput is not used: on a full disk LLVM 22.1.8 ends the process
// ("IO failure on output stream"), and of /dev/full it says that all is well.
//
//===----------------------------------------------------------------------===//
#include "targets/support/Files.h"
#include "targets/support/Errors.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {

Expected<std::string> readFile(StringRef path) {
  auto buffer = MemoryBuffer::getFile(path, /*IsText=*/false,
                                      /*RequiresNullTerminator=*/false);
  if (!buffer)
    return failure("cannot read '", path, "': ", buffer.getError().message());
  return (*buffer)->getBuffer().str();
}

Error writeAll(raw_fd_ostream &stream, StringRef contents) {
  stream << contents;
  stream.flush();
  std::error_code code = stream.error();
  stream.clear_error();
  return errorCodeToError(code);
}

static Error writeDevice(StringRef path, StringRef contents) {
  std::error_code code;
  raw_fd_ostream stream(path, code);
  return code ? errorCodeToError(code) : writeAll(stream, contents);
}

static Error writeWhole(StringRef path, StringRef contents) {
  Expected<sys::fs::TempFile> file =
      sys::fs::TempFile::create(path + ".%%%%%%");
  if (!file)
    return file.takeError();
  raw_fd_ostream stream(file->FD, /*shouldClose=*/false);
  Error error = writeAll(stream, contents);
  if (!error)
    error = file->keep(path);
  return error ? joinErrors(std::move(error), file->discard())
               : std::move(error);
}

Error writeFile(StringRef path, StringRef contents) {
  // A device or a pipe must not be renamed over.
  sys::fs::file_status status;
  bool isDevice = !sys::fs::status(path, status) && sys::fs::exists(status) &&
                  !sys::fs::is_regular_file(status) &&
                  !sys::fs::is_directory(status);
  if (Error error =
          isDevice ? writeDevice(path, contents) : writeWhole(path, contents))
    return failure("cannot write '", path, "': ", toString(std::move(error)));
  return Error::success();
}

Expected<TemporaryFolder> TemporaryFolder::create() {
  SmallString<128> path;
  if (std::error_code error = sys::fs::createUniqueDirectory("kiln", path)) {
    SmallString<128> parent;
    sys::path::system_temp_directory(/*ErasedOnReboot=*/true, parent);
    return make_error<EnvironmentError>(
        "cannot make a temporary folder in '" + parent +
        "': " + error.message() + "; set TMPDIR to a folder one can write to");
  }
  return TemporaryFolder(path);
}

TemporaryFolder::~TemporaryFolder() {
  if (!path.empty())
    sys::fs::remove_directories(path);
}

std::string TemporaryFolder::file(StringRef name) const {
  SmallString<128> full(path);
  sys::path::append(full, name);
  return std::string(full);
}

} // namespace kiln
