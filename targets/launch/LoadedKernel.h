//===- LoadedKernel.h - one kernel on an NVIDIA GPU, ready to launch ------===//
//
// Handles for every context, made at first use; any number of threads. This is
// the launcher that exported kernels hold (Launcher*.c), for C++: see
// LaunchTypes.h for its codes and what a launch may ask for.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_LAUNCH_LOADEDKERNEL_H
#define KILN_TARGETS_LAUNCH_LOADEDKERNEL_H

#include "targets/gpu/GpuFamily.h"
#include "targets/launch/LaunchTypes.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <string>
#include <vector>

namespace kiln {

/// A kernel as machine code for one GPU.
struct KernelBinary {
  const GpuTarget *target = nullptr;
  std::string image;          ///< a cubin
  std::string kernel;         ///< its name in there
  unsigned threads = 0;       ///< of a block
  unsigned dynamicShared = 0; ///< bytes of a block
};

/// A kernel under one set of assumptions, for as many GPUs as there are
/// binaries.
class LoadedKernel {
public:
  /// Opens the driver (null: libcuda.so.1). An EnvironmentError says what the
  /// machine lacks.
  static llvm::Expected<std::unique_ptr<LoadedKernel>>
  load(std::vector<KernelBinary> binaries, const kiln_driver *driver = nullptr);
  ~LoadedKernel();

  /// Starts the kernel; `arguments` has the address of each. Returns 0, a
  /// negative code of LaunchTypes.h, or the driver's. Whether the arguments are
  /// what the kernel assumes, the caller knows.
  int launch(const kiln_launch &launch, void **arguments);
  /// Loads the kernel for the current context's GPU, so that a launch during a
  /// capture does not have to.
  int preload();
  /// What a code means.
  static const char *message(int code);

private:
  struct Impl;
  explicit LoadedKernel(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl;
};

} // namespace kiln

#endif // KILN_TARGETS_LAUNCH_LOADEDKERNEL_H
