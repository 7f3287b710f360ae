//===- KernelCache.h - the kernel that a launch's arguments ask for -------===//
//
// One function of the source, many specializations: the arguments make a key,
// the key finds the kernel, and missing kernels are compiled. A caller whose
// arguments keep their facts keeps what bind() returned and launches that.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_LAUNCH_KERNELCACHE_H
#define KILN_TARGETS_LAUNCH_KERNELCACHE_H

#include "targets/launch/KeyTable.h"
#include "targets/launch/LoadedKernel.h"
#include <functional>

namespace kiln {

/// The specializations of one function. Any thread may call bind().
class KernelCache {
public:
  /// Compiles and loads the kernel for a key; KeyMaker::factsIn says what it
  /// may assume. May be called by several threads at a time.
  using Make = std::function<llvm::Expected<std::unique_ptr<LoadedKernel>>(
      const SpecializationKey &)>;

  KernelCache(llvm::ArrayRef<KeyParameter> parameters, Make make)
      : keys(parameters, Vendor::Nvidia), make(std::move(make)) {}

  /// The kernel for these arguments, which stays as long as the cache. A
  /// failure is not kept: the next call tries again.
  llvm::Expected<LoadedKernel *> bind(llvm::ArrayRef<FactValue> arguments,
                                      llvm::ArrayRef<uint64_t> constants = {}) {
    SpecializationKey key = keys.key(arguments, constants);
    if (const auto *kernel = table.find(key))
      return kernel->get();
    llvm::Expected<std::unique_ptr<LoadedKernel>> kernel = make(key);
    if (!kernel)
      return kernel.takeError();
    return table.insert(key, std::move(*kernel)).get();
  }

private:
  KeyMaker keys;
  Make make;
  KeyTable<std::unique_ptr<LoadedKernel>> table;
};

} // namespace kiln

#endif // KILN_TARGETS_LAUNCH_KERNELCACHE_H
