//===- CubinReader.h - resources out of NVIDIA's cubin --------------------===//
#ifndef KILN_TARGETS_OBJECT_CUBINREADER_H
#define KILN_TARGETS_OBJECT_CUBINREADER_H

#include "targets/object/ElfView.h"
#include "targets/object/Resources.h"

namespace kiln {

/// The kernels of a cubin; `elf` was read from `file`.
llvm::Expected<std::vector<KernelResources>>
readCubin(llvm::MemoryBufferRef file, const ElfView &elf);

} // namespace kiln

#endif // KILN_TARGETS_OBJECT_CUBINREADER_H
