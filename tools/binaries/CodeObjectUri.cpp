#include "tools/binaries/CodeObjectUri.h"

#include "targets/support/Errors.h"
#include "targets/support/FileErrors.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Errno.h"
#include "llvm/Support/FileSystem.h"
#include <fcntl.h>
#include <unistd.h>

using namespace llvm;

namespace kiln {
namespace {

constexpr StringLiteral fileScheme = "file://", memoryScheme = "memory://";
/// No code object is larger; a size beyond it is a mistake.
constexpr uint64_t mostBytes = uint64_t(1) << 32;

/// What stands after '#', or '?' as ROCdbgapi also writes it.
struct Range {
  std::optional<uint64_t> offset, size;
};

Expected<Range> readRange(StringRef uri, StringRef text) {
  Range range;
  for (StringRef part : split(text, '&')) {
    auto [name, value] = part.split('=');
    std::optional<uint64_t> *to = name == "offset" ? &range.offset
                                  : name == "size" ? &range.size
                                                   : nullptr;
    uint64_t number;
    if (!to || value.getAsInteger(0, number))
      return failure("'", uri, "': expected offset=N&size=M, found '", part,
                     "'");
    *to = number;
  }
  return range;
}

/// "%20" is a space.
std::string decoded(StringRef path) {
  std::string text;
  while (!path.empty()) {
    unsigned byte;
    if (path.front() == '%' && path.size() > 2 &&
        !path.substr(1, 2).getAsInteger(16, byte)) {
      text += char(byte);
      path = path.drop_front(3);
    } else {
      text += path.front();
      path = path.drop_front();
    }
  }
  return text;
}

Expected<std::unique_ptr<MemoryBuffer>> readFile(StringRef uri, StringRef path,
                                                 const Range &range) {
  std::string name = decoded(path);
  ErrorOr<std::unique_ptr<MemoryBuffer>> whole = MemoryBuffer::getFile(
      name, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (!whole)
    return failure("'", name, "': ", whole.getError().message());
  uint64_t all = (*whole)->getBufferSize(), offset = range.offset.value_or(0);
  uint64_t size = range.size.value_or(offset <= all ? all - offset : 0);
  if (offset > all || size > all - offset)
    return failure("'", uri, "': the file has ", all, " bytes");
  return MemoryBuffer::getMemBufferCopy(
      (*whole)->getBuffer().substr(offset, size), uri);
}

Expected<std::unique_ptr<MemoryBuffer>>
readMemory(StringRef uri, StringRef process, const Range &range) {
  unsigned number;
  if (process.getAsInteger(10, number))
    return failure("'", uri, "': expected memory://PID, found '", process, "'");
  if (!range.offset || !range.size || *range.size > mostBytes)
    return failure("'", uri,
                   "': memory has no end of its own; expected #offset=N&size=M "
                   "of at most ",
                   mostBytes, " bytes");
  std::string file = "/proc/" + process.str() + "/mem";
  auto lost = [&](int code) {
    return failure("'", uri, "': cannot read the memory of process ", number,
                   " (", sys::StrError(code),
                   "); while it runs, read as the user who started it, or have "
                   "ROCm save code objects: ROCM_DEBUG_AGENT_OPTIONS="
                   "--save-code-objects");
  };
  int descriptor = open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0)
    return lost(errno);
  std::unique_ptr<WritableMemoryBuffer> bytes =
      WritableMemoryBuffer::getNewUninitMemBuffer(*range.size, uri);
  uint64_t done = 0;
  while (done != *range.size) {
    ssize_t some = pread(descriptor, bytes->getBufferStart() + done,
                         *range.size - done, *range.offset + done);
    if (some <= 0) {
      int code = some ? errno : EIO;
      close(descriptor);
      return lost(code);
    }
    done += some;
  }
  close(descriptor);
  return std::move(bytes);
}

} // namespace

bool isCodeObjectUri(StringRef path) {
  return path.starts_with(fileScheme) || path.starts_with(memoryScheme);
}

Expected<std::unique_ptr<MemoryBuffer>> openCodeObject(StringRef uri) {
  size_t mark = uri.find_first_of("#?");
  Range range;
  if (mark != StringRef::npos)
    if (Error error = readRange(uri, uri.substr(mark + 1)).moveInto(range))
      return std::move(error);
  StringRef rest = uri.take_front(std::min(mark, uri.size()));
  if (rest.consume_front(fileScheme))
    return readFile(uri, rest, range);
  rest.consume_front(memoryScheme);
  return readMemory(uri, rest, range);
}

} // namespace kiln
