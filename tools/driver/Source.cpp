#include "tools/driver/Source.h"

#include "tools/driver/Failure.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

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
    return failure(name, ": Triton-language source is not read yet; give kiln "
                         "the kernel's TTIR (.ttir), or "
                         "LLVM IR (.ll, .bc)");
  if (text.contains("tt.func"))
    return SourceKind::TileIR;
  if (text.contains("\ndefine ") || text.starts_with("define "))
    return SourceKind::LLVMIR;
  return failure(name, ": expected tile IR (TTIR: .ttir, .mlir) or LLVM IR "
                       "(.ll, .bc), found neither");
}

Expected<std::unique_ptr<MemoryBuffer>> openFile(StringRef path) {
  if (path != "-" && sys::fs::is_directory(path))
    return failure("cannot read '", path, "': it is a directory");
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer =
      MemoryBuffer::getFileOrSTDIN(path);
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
