//===- Device.h - what it takes to run one kernel -------------------------===//
//
// Every device (emulator, CUDA, HIP) takes the same request: which kernel, how
// many blocks and threads, and its arguments. Buffers are copied in before the
// launch and copied out after it, so a caller sees only host memory.
//
// Devices of this folder:
//   Emulator.h  the lowered LLVM IR of either vendor, thread by thread on the
//               CPU, checked for races; always there
//   Cuda.h      a cubin on the GPU, through the driver library opened at run
//               time
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_DEVICE_DEVICE_H
#define KILN_TARGETS_DEVICE_DEVICE_H

#include "targets/launch/abi/TensorMap.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace kiln {

/// Memory a kernel may touch: copied to the device before the launch and back
/// after it.
struct DeviceBuffer {
  /// A word that holds an address in a buffer of the launch.
  struct Pointer {
    uint64_t at = 0;     ///< offset of the word, in bytes
    unsigned buffer = 0; ///< to which it points, by its number
    uint64_t offset = 0; ///< where in that, in bytes
  };

  /// What messages call it, usually the name of the kernel's parameter.
  std::string name;
  std::vector<uint8_t> bytes;
  /// Addresses are the device's own, so that these words are 0 in `bytes`.
  std::vector<Pointer> pointers = {};

  /// Writes the pointers into a copy of the bytes; `addresses` has one for
  /// each buffer of the launch.
  void writePointers(llvm::MutableArrayRef<uint8_t> copy,
                     llvm::ArrayRef<uint64_t> addresses) const;
  /// Makes 0 of the words that still hold what writePointers() wrote, after a
  /// device's memory has been copied out.
  void clearPointers(llvm::ArrayRef<uint64_t> addresses);
};

/// One argument of a launch, in the order of the kernel's parameters.
struct KernelArg {
  enum Kind { Scalar, Buffer } kind = Scalar;
  /// Scalar: its bits, low byte first.
  uint64_t bits = 0;
  /// Scalar: its size in bytes, 1 to 8.
  unsigned size = 8;
  /// Buffer: index into LaunchRequest::buffers.
  unsigned buffer = 0;
  /// Buffer: where in it the pointer points, in bytes.
  uint64_t offset = 0;

  static KernelArg scalar(uint64_t bits, unsigned size) {
    return {Scalar, bits, size, 0, 0};
  }
  static KernelArg pointer(unsigned buffer, uint64_t offset = 0) {
    return {Buffer, 0, 8, buffer, offset};
  }
};

/// One launch of one kernel.
struct LaunchRequest {
  std::string kernel;
  std::array<unsigned, 3> grid = {1, 1, 1};
  /// Whether the kernel is persistent (targets/launch/abi/Persistent.h):
  /// devices launch one resident grid of blocks, and pass them the grid.
  bool persistent = false;
  /// Threads of a block (blocks are one-dimensional).
  unsigned threads = 1;
  /// Bytes of shared memory beyond what the kernel declares itself.
  unsigned dynamicShared = 0;
  std::vector<KernelArg> args;
  /// Of the kernel's parameters after its own, which are tensor maps.
  std::vector<TensorMapRecipe> tensorMaps;
  /// Bytes of global memory for each block, to which the last parameter points
  /// (kGlobalScratchAttr); 0: there is no such parameter.
  unsigned globalScratch = 0;
  std::vector<DeviceBuffer> *buffers = nullptr;

  /// The programs of the grid.
  uint64_t programs() const { return uint64_t(grid[0]) * grid[1] * grid[2]; }
  /// The launch of a persistent kernel on a device with so many resident
  /// blocks: with the grid among its arguments, and no longer persistent. An
  /// error where the grid is too large for such a kernel.
  llvm::Expected<LaunchRequest> asWave(uint64_t blocks) const;

  /// What the recipes compute from the arguments; `addresses` has one for each
  /// buffer.
  llvm::Expected<std::vector<TensorMap>>
  makeTensorMaps(llvm::ArrayRef<uint64_t> addresses) const;
};

} // namespace kiln

#endif // KILN_TARGETS_DEVICE_DEVICE_H
