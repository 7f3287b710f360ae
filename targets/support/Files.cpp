//===- Files.cpp - whole files in and out ---------------------------------===//
//
// llvm::writeToOutput is not used: on a full disk LLVM 22.1.8 ends the process
// ("IO failure on output stream"), and of /dev/full it says that all is well.
//
//===----------------------------------------------------------------------===//
#include "targets/support/Files.h"
#include "targets/support/Errors.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>
#include <mutex>
#include <set>
#include <thread>

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

/// A file beside `path` that has the contents and waits to be renamed.
static Expected<sys::fs::TempFile> writeBeside(StringRef path,
                                               StringRef contents) {
  Expected<sys::fs::TempFile> file =
      sys::fs::TempFile::create(path + ".%%%%%%");
  if (!file)
    return file.takeError();
  raw_fd_ostream stream(file->FD, /*shouldClose=*/false);
  if (Error error = writeAll(stream, contents))
    return joinErrors(std::move(error), file->discard());
  return file;
}

static Error writeWhole(StringRef path, StringRef contents) {
  Expected<sys::fs::TempFile> file = writeBeside(path, contents);
  if (!file)
    return file.takeError();
  if (Error error = file->keep(path))
    return joinErrors(std::move(error), file->discard());
  return Error::success();
}

Error writeFiles(ArrayRef<std::pair<std::string, std::string>> files) {
  std::vector<sys::fs::TempFile> written;
  auto abandon = [&](size_t first, Error error) {
    for (sys::fs::TempFile &file : MutableArrayRef(written).drop_front(first))
      error = joinErrors(std::move(error), file.discard());
    return error;
  };
  for (auto &[path, contents] : files) {
    // What would make renaming fail is found before the first one.
    Expected<sys::fs::TempFile> file =
        sys::fs::is_directory(path)
            ? Expected<sys::fs::TempFile>(failure("it is a directory"))
            : writeBeside(path, contents);
    if (!file)
      return failure("cannot write '", path,
                     "': ", toString(abandon(0, file.takeError())));
    written.push_back(std::move(*file));
  }
  for (auto [index, file] : enumerate(files))
    if (Error error = written[index].keep(file.first))
      return failure("cannot write '", file.first,
                     "': ", toString(abandon(index, std::move(error))));
  return Error::success();
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

Error makeFolder(StringRef path) {
  if (std::error_code error = sys::fs::create_directories(
          path, /*IgnoreExisting=*/true, sys::fs::all_all))
    return failure("cannot make the folder '", path, "': ", error.message());
  return Error::success();
}

Error checkFileName(StringRef name, const Twine &what) {
  // A file system takes 255 bytes, of which a suffix and the name that a file
  // has while it is written take some.
  constexpr size_t most = 200;
  bool isPart = !name.empty() && name != "." && name != ".." &&
                none_of(name, [](unsigned char c) {
                  return c == '/' || c < 0x20 || c == 0x7f;
                });
  if (isPart && name.size() <= most)
    return Error::success();
  std::string shown;
  raw_string_ostream(shown).write_escaped(name.take_front(most));
  return failure(what, " '", shown, name.size() > most ? "..." : "",
                 "' is to become the name of a file: expected at most ", most,
                 " characters without '/' and control characters");
}

namespace {

/// Folders that would be left where a signal ends the process. Nothing else
/// asks for them, so this is no state that a compilation could see.
struct LivingFolders {
  std::mutex lock;
  std::set<std::string> paths;
};

} // namespace

static LivingFolders &livingFolders() {
  // Threads may still have folders while static objects are destroyed.
  static LivingFolders *folders = new LivingFolders;
  return *folders;
}

Expected<TemporaryFolder> TemporaryFolder::create() {
  LivingFolders &living = livingFolders();
  std::lock_guard<std::mutex> guard(living.lock);
  SmallString<128> path;
  if (std::error_code error = sys::fs::createUniqueDirectory("kiln", path)) {
    sys::path::system_temp_directory(/*ErasedOnReboot=*/true, path);
    return make_error<EnvironmentError>("cannot make a temporary folder in '" +
                                        path + "': " + error.message() +
                                        "; set TMPDIR to a folder with room");
  }
  living.paths.insert(path.str().str());
  return TemporaryFolder(path);
}

TemporaryFolder::~TemporaryFolder() {
  if (path.empty())
    return;
  LivingFolders &living = livingFolders();
  std::lock_guard<std::mutex> guard(living.lock);
  living.paths.erase(path.str().str());
  sys::fs::remove_directories(path);
}

void removeTemporaryFolders() {
  LivingFolders &living = livingFolders();
  living.lock.lock(); // for good: the process ends
  for (const std::string &path : living.paths)
    // A program that still runs may add a file; it ends soon (guess: 50 ms).
    for (int tries = 0; tries != 10 && sys::fs::exists(path); ++tries) {
      if (tries)
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
      sys::fs::remove_directories(path);
    }
}

std::string TemporaryFolder::file(StringRef name) const {
  SmallString<128> full(path);
  sys::path::append(full, name);
  return std::string(full);
}

} // namespace kiln
