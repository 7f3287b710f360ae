// One measuring process for each GPU: two tuners that time kernels on one GPU
// at the same time would both be wrong.
#ifndef KILN_TOOLS_TUNE_EXECUTE_GPULOCK_H
#define KILN_TOOLS_TUNE_EXECUTE_GPULOCK_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <functional>

namespace kiln {

/// A lock on a GPU of this machine, held until the object or the process goes.
class GpuLock {
public:
  /// Waits for the lock; `waiting` is called once if another process has it.
  static llvm::Expected<GpuLock> take(llvm::StringRef uuid,
                                      const std::function<void()> &waiting);
  GpuLock(GpuLock &&other) : file(other.file) { other.file = -1; }
  ~GpuLock();

private:
  explicit GpuLock(int file) : file(file) {}
  int file;
};

} // namespace kiln

#endif // KILN_TOOLS_TUNE_EXECUTE_GPULOCK_H
