//===- GpuTarget.h - what one GPU is, in numbers --------------------------===//
//
// A GPU is a record: Gpus.td holds the numbers with their sources, TableGen
// makes this table of them, and everything else asks the table. Nothing but
// Gpus.td spells a limit, and only a vendor's own files ask which chip it is;
// GpuTraits.h says what a GPU can do.
//
// One model for both vendors. A *unit*, or multiprocessor, is NVIDIA's SM;
// AMD's compute unit (CU), or work-group processor (WGP) on RDNA. It has shared
// memory (LDS) and a few *partitions* (SM sub-partitions, SIMDs). A partition
// holds a register file, counted per lane, and a number of warps (AMD: waves).
// A *block* (AMD: workgroup) runs on one SM or CU.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_GPU_GPUTARGET_H
#define KILN_TARGETS_GPU_GPUTARGET_H

#include "targets/gpu/GpuFamily.h"
#include "targets/gpu/GpuLookup.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace kiln {

/// Where matrix accumulators live: nowhere special, in a second file of their
/// own (gfx908), or in the same file as the ordinary vector registers (gfx90a
/// and later).
enum class AccumulatorFile : uint8_t { None, Separate, Unified };

/// One GPU. Every field is a fact of the hardware or its tool chain; the record
/// in Gpus.td names the source.
struct GpuTarget {
  /// Name as LLVM and the vendor's tools spell it: "sm_90a", "gfx942". Use
  /// name().
  const char *spelling;
  /// What people call it: "Hopper (H100, H200)". A family, and the products
  /// that are this GPU.
  const char *product;
  Vendor vendor;
  /// NVIDIA: compute capability times ten (90). AMD: 0.
  unsigned computeCapability;
  /// NVIDIA: 'a' (this chip only), 'f' (this family only) or 0.
  char variant;
  /// NVIDIA: the PTX version to write, times ten: new enough for the chip, old
  /// enough for the ptxas we support. AMD: 0.
  unsigned ptxVersion;

  /// Lanes of a warp; the default one where the hardware has two sizes.
  unsigned warpSize;
  /// The other size a kernel may choose (RDNA: 64), or 0.
  unsigned otherWarpSize;
  unsigned maxThreadsPerBlock;

  /// Partitions of an SM or CU.
  unsigned partitions;
  unsigned maxWarpsPerPartition;
  /// Largest number of blocks in an SM or CU. AMD: limits only blocks of more
  /// than one warp (they need a barrier slot).
  unsigned maxBlocks;

  /// 32-bit registers of a partition's file, per lane, at the default warp
  /// size.
  unsigned registerFile;
  /// Registers are given to a warp in multiples of this, at the default warp
  /// size.
  unsigned registerGranule;
  /// Largest number of ordinary registers one thread can name.
  unsigned maxRegistersPerThread;
  AccumulatorFile accumulators;
  /// AMD before RDNA: scalar registers of a partition; 0 where they never limit
  /// anything.
  unsigned scalarFile;

  /// Shared memory (AMD: LDS) of an SM or CU, in bytes.
  unsigned sharedPerUnit;
  /// Largest a block may ask for without raising its limit at run time, in
  /// bytes.
  unsigned defaultSharedPerBlock;
  /// Largest a block may have at all, in bytes.
  unsigned maxSharedPerBlock;
  /// Taken from the pool beside every block's own, in bytes.
  unsigned sharedReserve;
  /// Shared memory is given to a block in multiples of this, in bytes.
  unsigned sharedGranule;
  /// Sizes the SM's shared memory can be configured to (carve-out), in KiB,
  /// ascending, the rest 0. Use carveOutsKiB().
  unsigned carveOuts[12];

  /// Named barriers of an SM, 0 where the number used never limits residency.
  unsigned barriersPerUnit;

  /// RDNA: a kernel may run in CU mode, in which a workgroup uses half of the
  /// work-group processor.
  bool hasCuMode;

  /// The table of what its instructions cost.
  CostFamily costs;

  /// Order in lists: NVIDIA first, oldest first.
  unsigned rank;

  llvm::StringRef name() const { return spelling; }
  unsigned maxWarpsPerUnit() const { return partitions * maxWarpsPerPartition; }
  bool isNvidia() const { return vendor == Vendor::Nvidia; }
  bool isAmd() const { return vendor == Vendor::Amd; }
  /// carveOuts without its tail of zeros.
  llvm::ArrayRef<unsigned> carveOutsKiB() const;
  /// The names in `product`: "Hopper", "H100", "H200".
  llvm::SmallVector<llvm::StringRef, 4> productNames() const;
};

} // namespace kiln

#endif // KILN_TARGETS_GPU_GPUTARGET_H
