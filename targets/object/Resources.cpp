//===- Resources.cpp - which reader a file needs --------------------------===//
#include "targets/object/Resources.h"
#include "targets/gpu/GpuLookup.h"
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

/// What a file for an unknown GPU in a container is: counted, and no error.
Error readPieces(MemoryBufferRef file, ArrayRef<MemoryBufferRef> pieces,
                 VisitCodeFile visit, UnknownGpus &unknown) {
  bool known = false;
  for (MemoryBufferRef piece : pieces) {
    Error error = forEachCodeFile(piece, visit);
    if (!error) {
      known = true;
      continue;
    }
    if (Error other =
            handleErrors(std::move(error),
                         [&](const UnknownGpuError &e) { ++unknown[e.gpu]; }))
      return other;
  }
  if (!known && !unknown.empty())
    return fileError(file, "fatbin",
                     "its machine code is for GPUs that Kiln does not know: " +
                         listOf(unknown) + "; 'kiln targets' lists all");
  return Error::success();
}

/// Who reads an ELF file of GPU code.
const struct {
  uint16_t machine;     ///< e_machine
  const char *fileKind; ///< what people call such files
  Expected<Kernels> (*read)(MemoryBufferRef file, const ElfView &elf);
} readers[] = {{ELF::EM_CUDA, "cubin", readCubin},
               {ELF::EM_AMDGPU, "AMD code object", readHsaco}};

Error readElf(MemoryBufferRef file, VisitCodeFile visit, UnknownGpus &unknown) {
  Expected<ElfView> elf = ElfView::read(file);
  if (!elf)
    return fileError(file, "ELF file", toString(elf.takeError()));
  for (const auto &reader : readers) {
    if (elf->machine != reader.machine)
      continue;
    Expected<Kernels> kernels = reader.read(file, *elf);
    if (!kernels)
      return handleErrors(
          kernels.takeError(),
          [&](const UnknownGpuError &error) -> Error {
            return make_error<UnknownGpuError>(
                error.gpu,
                toString(fileError(file, reader.fileKind, error.message())));
          },
          [&](const ErrorInfoBase &error) {
            return fileError(file, reader.fileKind, error.message());
          });
    return visit(file, *kernels);
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
  return readPieces(file, fatbin.pieces(), visit, unknown);
}

} // namespace

std::string listOf(const UnknownGpus &unknown) {
  return join(map_range(unknown,
                        [](const auto &entry) {
                          return entry.first + " (" + utostr(entry.second) +
                                 (entry.second == 1 ? " file)" : " files)");
                        }),
              ", ");
}

Error forEachCodeFile(MemoryBufferRef file, VisitCodeFile visit,
                      UnknownGpus *unknown) {
  UnknownGpus nobodyAsked;
  if (!unknown)
    unknown = &nobodyAsked;
  StringRef bytes = file.getBuffer();
  if (bytes.starts_with(ELF::ElfMagic))
    return readElf(file, visit, *unknown);
  Fatbin fatbin(file.getBufferIdentifier());
  if (Fatbin::isCuda(bytes) || Fatbin::isHip(bytes)) {
    if (Error error = fatbin.add(bytes))
      return fileError(file, "fatbin", toString(std::move(error)));
    return readPieces(file, fatbin.pieces(), visit, *unknown);
  }
  return createStringError("'" + file.getBufferIdentifier() +
                           "' is neither a cubin nor an hsaco nor a fatbin: it "
                           "begins with none of their magic numbers" +
                           (bytes.empty() ? " (it is empty)" : ""));
}

Expected<Kernels> readResources(MemoryBufferRef file, UnknownGpus *unknown) {
  Kernels all;
  Error error = forEachCodeFile(
      file,
      [&](MemoryBufferRef, ArrayRef<KernelResources> kernels) {
        append_range(all, kernels);
        return Error::success();
      },
      unknown);
  if (error)
    return std::move(error);
  return all;
}

} // namespace kiln
