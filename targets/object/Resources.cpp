//===- Resources.cpp - which reader a file needs --------------------------===//
#include "targets/object/Resources.h"
#include "targets/object/CubinReader.h"
#include "targets/object/ElfView.h"
#include "targets/object/Fatbin.h"
#include "targets/object/HsacoReader.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace llvm;

namespace kiln {
namespace {

using Kernels = std::vector<KernelResources>;

Expected<Kernels> readPieces(MemoryBufferRef file,
                             Expected<std::vector<MemoryBufferRef>> pieces) {
  if (!pieces)
    return fileError(file, "fatbin", toString(pieces.takeError()));
  Kernels all;
  for (MemoryBufferRef piece : *pieces) {
    Expected<Kernels> kernels = readResources(piece);
    if (!kernels)
      return kernels;
    append_range(all, std::move(*kernels));
  }
  return all;
}

/// Who reads an ELF file of GPU code.
const struct {
  uint16_t machine;     ///< e_machine
  const char *fileKind; ///< what people call such files
  Expected<Kernels> (*read)(MemoryBufferRef file, const ElfView &elf);
} readers[] = {{ELF::EM_CUDA, "cubin", readCubin},
               {ELF::EM_AMDGPU, "AMD code object", readHsaco}};

Expected<Kernels> readElf(MemoryBufferRef file) {
  Expected<ElfView> elf = ElfView::read(file);
  if (!elf)
    return fileError(file, "ELF file", toString(elf.takeError()));
  for (const auto &reader : readers) {
    if (elf->machine != reader.machine)
      continue;
    Expected<Kernels> kernels = reader.read(file, *elf);
    if (!kernels)
      return fileError(file, reader.fileKind, toString(kernels.takeError()));
    return kernels;
  }
  Fatbin fatbin(file.getBufferIdentifier());
  for (const ElfSection &section : elf->sections)
    if (Error error =
            fatbin.addSection(section.name, toStringRef(section.contents)))
      return fileError(file, "fatbin", toString(std::move(error)));
  if (fatbin.pieces().empty())
    return createStringError("'" + file.getBufferIdentifier() +
                             "' is an ELF file without GPU code: neither a "
                             "cubin nor an hsaco, and it has no "
                             ".nv_fatbin or .hip_fatbin with machine code");
  return readPieces(file, fatbin.pieces());
}

} // namespace

Expected<Kernels> readResources(MemoryBufferRef file) {
  StringRef bytes = file.getBuffer();
  if (bytes.starts_with(ELF::ElfMagic))
    return readElf(file);
  Fatbin fatbin(file.getBufferIdentifier());
  if (Fatbin::isCuda(bytes) || Fatbin::isHip(bytes)) {
    if (Error error = fatbin.add(bytes))
      return fileError(file, "fatbin", toString(std::move(error)));
    return readPieces(file, fatbin.pieces());
  }
  return createStringError("'" + file.getBufferIdentifier() +
                           "' is neither a cubin nor an hsaco nor a fatbin: it "
                           "begins with none of their magic numbers" +
                           (bytes.empty() ? " (it is empty)" : ""));
}

} // namespace kiln
