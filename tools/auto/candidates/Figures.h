// What the finished machine code of one build of a kernel shows, without a GPU:
// all that a choice between builds depends on.
#ifndef KILN_TOOLS_AUTO_CANDIDATES_FIGURES_H
#define KILN_TOOLS_AUTO_CANDIDATES_FIGURES_H

#include "targets/object/Resources.h"
#include "targets/simulator/Bound.h"
#include <limits>

namespace kiln {

struct Figures {
  KernelResources resources;
  /// Cycles of an SM or CU for a block of the launch, as far as that is known,
  /// simulated; of all builds of a kernel for the same work. Infinite: its block
  /// cannot be launched.
  double cycles = std::numeric_limits<double>::infinity();
  /// What these cycles are spent on.
  Bound bound;
  /// The same for a unit of the work that the code is seen to do: a
  /// multiplication where there are any, else a byte. For builds whose blocks do
  /// different work.
  double cyclesForWork = std::numeric_limits<double>::infinity();
  /// Whether grid and arguments of the launch were given.
  bool knowsLaunch = false;
  /// Whether fewer arguments were given than the kernel has.
  bool assumesArguments = false;
  /// Blocks and warps that an SM or CU holds.
  unsigned blocks = 0, warps = 0;
  /// The latter if blocks had one warp and no shared memory: what registers
  /// alone allow.
  unsigned warpsByRegisters = 0;

  /// Instructions in loops that spill or load what was spilled.
  unsigned loopSpills = 0;

  /// Bytes of memory that registers are spilled to. AMD: of a thread's scratch,
  /// since registers are spilled to other registers, too.
  uint64_t spillBytes() const;
  /// Spilled registers where the object says them (AMD), else bytes stored and
  /// loaded.
  uint64_t spills() const;
};

/// Of the kernel that `resources` are of, in this object: what can be read
/// there, with what its launch adds.
llvm::Expected<Figures> figuresOf(llvm::StringRef object,
                                  const KernelResources &resources,
                                  const GpuTarget &gpu,
                                  const LaunchShape &launch);

} // namespace kiln

#endif // KILN_TOOLS_AUTO_CANDIDATES_FIGURES_H
