#include "tools/source/Source.h"
#include "targets/support/Errors.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"

using namespace llvm;

namespace kiln {

Expected<SourceKind> sourceKind(MemoryBufferRef source) {
  StringRef name = source.getBufferIdentifier(), text = source.getBuffer();
  // Modules in memory come as bitcode, under whatever name they have.
  if (text.starts_with("BC\xC0\xDE"))
    return SourceKind::LLVMIR;
  StringRef suffix = sys::path::extension(name);
  if (suffix == ".ttir" || suffix == ".mlir")
    return SourceKind::TileIR;
  if (suffix == ".ll" || suffix == ".bc")
    return SourceKind::LLVMIR;
  if (suffix == ".py")
    return failure(name,
                   ": expected tile IR or LLVM IR, found Triton-language "
                   "source; make tile IR of it by `kiln compile ",
                   name, ":KERNEL --emit tile -o KERNEL.ttir`");
  if (text.contains("tt.func"))
    return SourceKind::TileIR;
  if (text.contains("\ndefine ") || text.starts_with("define "))
    return SourceKind::LLVMIR;
  return failure(name, ": expected tile IR (TTIR: .ttir, .mlir) or LLVM IR "
                       "(.ll, .bc), found neither");
}

/// A file's contents up to its end, which has to come soon enough.
static Expected<std::unique_ptr<MemoryBuffer>> readStream(sys::fs::file_t file,
                                                          StringRef path) {
  // Guess: a hundred times the largest kernel of the corpus as text.
  constexpr size_t limit = size_t(128) << 20, chunk = size_t(64) << 10;
  SmallVector<char, 0> contents;
  while (true) {
    size_t size = contents.size();
    contents.resize_for_overwrite(size + chunk);
    Expected<size_t> count = sys::fs::readNativeFile(
        file, MutableArrayRef(contents).drop_front(size));
    if (!count)
      return failure("cannot read '", path, "': ", toString(count.takeError()));
    contents.truncate(size + *count);
    if (!*count)
      return std::make_unique<SmallVectorMemoryBuffer>(
          std::move(contents), path == "-" ? "<stdin>" : path);
    if (contents.size() > limit)
      return failure("cannot read '", path, "': it does not end within ",
                     limit >> 20, " MiB");
  }
}

Expected<std::unique_ptr<MemoryBuffer>> openFile(StringRef path) {
  if (path == "-")
    return readStream(sys::fs::getStdinHandle(), path);
  sys::fs::file_status status;
  if (std::error_code code = sys::fs::status(path, status))
    return failure("cannot read '", path, "': ", code.message());
  if (sys::fs::is_directory(status))
    return failure("cannot read '", path, "': it is a directory");
  if (status.type() == sys::fs::file_type::character_file ||
      status.type() == sys::fs::file_type::block_file)
    return failure("cannot read '", path, "': it is a device");
  if (!sys::fs::is_regular_file(status)) {
    Expected<sys::fs::file_t> file = sys::fs::openNativeFileForRead(path);
    if (!file)
      return failure("cannot read '", path, "': ", toString(file.takeError()));
    scope_exit close([&] { sys::fs::closeFile(*file); });
    return readStream(*file, path);
  }
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = MemoryBuffer::getFile(path);
  if (!buffer)
    return failure("cannot read '", path, "': ", buffer.getError().message());
  return std::move(*buffer);
}

Expected<Source> openSource(StringRef argument) {
  StringRef path = argument, kernel;
  // A colon may belong to the file's name; what exists as a file is one.
  if (path != "-" && !sys::fs::exists(path) && argument.contains(':'))
    std::tie(path, kernel) = argument.rsplit(':');
  Expected<std::unique_ptr<MemoryBuffer>> buffer = openFile(path);
  if (!buffer)
    return buffer.takeError();
  return Source{std::move(*buffer), kernel.str()};
}

} // namespace kiln
