// What launches decide, and neither source nor object says.
#ifndef KILN_TOOLS_DRIVER_LAUNCHES_H
#define KILN_TOOLS_DRIVER_LAUNCHES_H

#include "targets/object/LaunchShape.h"
#include "targets/object/Resources.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"
#include <map>
#include <string>

namespace kiln {

/// Launches by kernel name, or by `KERNEL@TARGET` where the GPUs differ; by an
/// empty name that of the kernels which no other one names.
using Launches = std::map<std::string, LaunchShape>;

/// The launch of one kernel on one GPU.
LaunchShape shapeOf(llvm::StringRef kernel, llvm::StringRef target,
                    const Launches &launches);

/// Writes onto the kernels of a module what is known of their launches
/// (kThreadsAttr, kDynamicSharedAttr), so that every register budget follows
/// from it. Refuses a block larger than the kernel allows, arguments that it
/// cannot have, and a grid or arguments that nothing could be simulated with.
llvm::Error noteLaunches(llvm::Module &module, const GpuTarget &target,
                         const Launches &launches);

/// The reverse: what the kernel's function says of its launch, to what was read
/// from its machine code.
void addLaunch(KernelResources &resources, const llvm::Module &module);

} // namespace kiln

#endif // KILN_TOOLS_DRIVER_LAUNCHES_H
