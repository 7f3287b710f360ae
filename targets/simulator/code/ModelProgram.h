//===- ModelProgram.h - finished machine code as the simulator reads it ---===//
//
// Of each instruction what the simulator needs: its class and pipe, what it
// waits for and raises (NVIDIA's scoreboards, AMD's counters), what it moves,
// and where it leads. Costs are those of the GPU's family.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_SIMULATOR_CODE_MODELPROGRAM_H
#define KILN_TARGETS_SIMULATOR_CODE_MODELPROGRAM_H

#include "targets/cost/CostModel.h"
#include "targets/object/Resources.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <vector>

namespace kiln {

/// One machine instruction, as far as the simulator looks.
struct ModelOp {
  /// A count of what is outstanding: NVIDIA's six scoreboards and its matrix
  /// groups, AMD's seven counts (AmdCounter).
  static constexpr unsigned counters = 9;
  static constexpr unsigned matrixGroups = 6;
  struct Wait {
    uint8_t counter;
    /// Outstanding operations that need not be waited for.
    uint8_t left;
  };
  struct Raise {
    /// What the memory of the device takes, which the simulator knows.
    static constexpr float device = -1;
    uint8_t counter;
    /// Cycles from issue until it counts down again.
    float latency;
  };
  enum Flow : uint8_t { Next, Jump, Branch, End };

  OpClass opClass = OpClass::Unknown;
  Pipe pipe = Pipe::None;
  /// Cycles of a partition that its pipe is busy with one warp.
  float pipeCycles = 1;
  /// Cycles before the same warp may issue again.
  float stall = 1;
  /// Bytes one warp moves between the SM or CU and device memory.
  float deviceBytes = 0;
  /// Matrix instructions: multiplications of one warp.
  float matrixWork = 0;
  llvm::SmallVector<Wait, 2> waits;
  llvm::SmallVector<Raise, 2> raises;
  /// A product on tensor memory or a copy to it, which one thread has the whole
  /// SM's tensor cores do, not those of its partition.
  bool isOfUnit = false;
  /// Of such a product: cycles from its begin until a barrier knows that it is
  /// done, if it has the shape of the cost table's row without one.
  float doneAfter = 0;
  /// Bytes one warp moves because registers ran out.
  float spillBytes = 0;
  /// Makes one group of the asynchronous copies since the last group; the
  /// group's counter is the first of `raises`.
  bool groupsCopies = false;
  Flow flow = Next;
  /// Of Jump and Branch: index of the operation that follows if taken.
  uint32_t target = 0;
};

/// The machine code of one kernel.
struct ModelProgram {
  std::string kernel;
  const GpuTarget *gpu = nullptr;
  std::vector<ModelOp> ops;
  /// The code itself, as long as the file that it was read from lives.
  llvm::ArrayRef<uint8_t> code = {};
};

/// The machine code of one kernel of a cubin or hsaco; `resources` is what
/// readResources said of it.
llvm::Expected<ModelProgram> readProgram(llvm::MemoryBufferRef file,
                                         const KernelResources &resources);

/// The share of spills of an SM or CU with so many resident blocks that its L1
/// cache cannot hold: the kernel's streaming accesses pass through it too.
/// `launch` as for computeOccupancy.
double spillsMissed(const GpuTarget &gpu, const KernelResources &resources,
                    const LaunchShape &launch, unsigned residentBlocks);

/// The operations of machine code (ModelNvidia.cpp, ModelAmd.cpp).
std::vector<ModelOp> modelSass(llvm::ArrayRef<uint8_t> code,
                               const GpuTarget &gpu);
std::vector<ModelOp> modelAmd(llvm::ArrayRef<uint8_t> code,
                              const GpuTarget &gpu, bool wave64);

} // namespace kiln

#endif // KILN_TARGETS_SIMULATOR_CODE_MODELPROGRAM_H
