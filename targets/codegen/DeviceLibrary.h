//===- DeviceLibrary.h - NVIDIA's libdevice, as far as it is called -------===//
#ifndef KILN_TARGETS_CODEGEN_DEVICELIBRARY_H
#define KILN_TARGETS_CODEGEN_DEVICELIBRARY_H

#include "targets/gpu/GpuFamily.h"
#include "llvm/Support/Error.h"

namespace llvm {
class Module;
} // namespace llvm

namespace kiln {

/// Links what the module calls of libdevice (__nv_...) and does not define,
/// with all that this calls, for the module alone to use. Triple and data
/// layout of the module are the target's already. The library is not looked for
/// where nothing of it is called.
llvm::Error linkDeviceLibrary(llvm::Module &module, const GpuTarget &target);

} // namespace kiln

#endif // KILN_TARGETS_CODEGEN_DEVICELIBRARY_H
