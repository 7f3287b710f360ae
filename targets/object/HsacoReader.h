//===- HsacoReader.h - resources out of AMD's code object -----------------===//
#ifndef KILN_TARGETS_OBJECT_HSACOREADER_H
#define KILN_TARGETS_OBJECT_HSACOREADER_H

#include "targets/object/ElfView.h"
#include "targets/object/Resources.h"

namespace kiln {

/// The kernels of an hsaco; `elf` was read from `file`.
llvm::Expected<std::vector<KernelResources>>
readHsaco(llvm::MemoryBufferRef file, const ElfView &elf);

} // namespace kiln

#endif // KILN_TARGETS_OBJECT_HSACOREADER_H
