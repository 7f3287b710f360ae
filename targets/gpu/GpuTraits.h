// What a GPU can do, asked by name, without the record of one (GpuTarget.h). Only here, in the records and in files that
// are one vendor's own is it asked which chip a GPU is (test/include-arrows.py
// holds the list); all others call a function of this header, or a record that
// names GPUs by `matchesGpu`.
#ifndef KILN_TARGETS_GPU_GPUTRAITS_H
#define KILN_TARGETS_GPU_GPUTRAITS_H

#include "targets/gpu/GpuFamily.h"
#include "llvm/ADT/StringRef.h"

namespace kiln {

/// GpuTarget::name, isNvidia and isAmd, for those who ask nothing else.
llvm::StringRef gpuName(const GpuTarget &gpu);
bool isNvidia(const GpuTarget &gpu);
bool isAmd(const GpuTarget &gpu);

/// Whether a word of a record means the GPU: one name ("gfx942"), all names
/// that begin so ("gfx11*"), or NVIDIA's from a compute capability on
/// ("sm_80+").
bool matchesGpu(const GpuTarget &gpu, llvm::StringRef word);
/// NVIDIA's GPUs with a compute capability, times ten, in this range.
bool hasCapability(const GpuTarget &gpu, unsigned first, unsigned last = ~0u);
/// The best record of NVIDIA's GPU with this compute capability, the one with
/// all its instructions; null without one.
const GpuTarget *gpuOfCapability(unsigned capability);
/// The value of __CUDA_ARCH__; 0 for other vendors' GPUs.
unsigned cudaArch(const GpuTarget &gpu);

/// Copies from global to shared memory that bypass the registers (PTX ISA,
/// "cp.async").
bool hasAsyncCopies(const GpuTarget &gpu);
/// A warp's loads and stores of matrices of eight rows in shared memory (PTX
/// ISA, "ldmatrix" and "stmatrix").
bool hasMatrixLoads(const GpuTarget &gpu);
bool hasMatrixStores(const GpuTarget &gpu);
/// Reads of LDS that hand out columns of what 16 lanes read (ISA guide of CDNA
/// 4, "DS_READ_B64_TR_B16" and "_B8").
bool hasTransposedReads(const GpuTarget &gpu);
/// Accesses that say how long L2 keeps what they touch (PTX ISA,
/// "createpolicy").
bool hasCachePolicies(const GpuTarget &gpu);
/// Copies of blocks of a tensor by TMA (PTX ISA,
/// "cp.async.bulk.tensor"), and with it clusters of blocks.
bool hasTensorCopies(const GpuTarget &gpu);
/// Kernels make tensor maps on the device (PTX ISA, "tensormap.replace"). Later
/// GPUs have the instructions, too, but untested.
bool makesTensorMaps(const GpuTarget &gpu);
/// Matrix products by a warpgroup of four warps (PTX ISA, "wgmma").
bool hasWarpgroupMultiply(const GpuTarget &gpu);
/// Registers that warpgroups give to others, in kernels whose warps have roles
/// (PTX ISA, "setmaxnreg"): here the GPUs with dots that one thread, or one
/// warpgroup, begins.
bool movesRegisters(const GpuTarget &gpu);
/// Neighbouring floats of `bits` in global memory that one update adds to
/// atomically, each for itself (PTX ISA, "atom": vectors). Always two of 16
/// bits: where no instruction adds to both, LLVM exchanges the word that they
/// lie in, as it would for each of them.
unsigned atomicFloats(const GpuTarget &gpu, unsigned bits);
/// NVIDIA's instruction that adds to two of 16 bits, brain floats or halves.
bool addsAtomicPairs(const GpuTarget &gpu, bool isBrain);
/// Matrix products by MFMA (AMD's CDNA 1 and later, which have registers for
/// its accumulators).
bool hasMfma(const GpuTarget &gpu);
/// Tensor memory (PTX ISA, "tcgen05"): data center Blackwell, and not sm_120.
bool hasTensorMemory(const GpuTarget &gpu);
/// Its products of 8-bit integers (PTX ISA, "tcgen05.mma", kind::i8), which
/// sm_103 does not have.
bool hasTensorIntegers(const GpuTarget &gpu);

/// AMD: what asynchronous copies into LDS are counted by: there are none; with
/// all other vector memory (GFX9, vmcnt); alone (GFX12.5, asynccnt). LLVM's
/// AMDGPUUsage, "Memory Model", and SIInsertWaitcnts.
enum class AsyncCopyCount : uint8_t { None, VectorMemory, Own };
AsyncCopyCount asyncCopyCount(const GpuTarget &gpu);
/// Copies of 16 bytes a lane from global memory into LDS that bypass the
/// registers (ISA guide of CDNA 4, "BUFFER_LOAD_DWORDX4" with LDS).
bool hasLaneCopies(const GpuTarget &gpu);
/// RDNA: descriptors of buffers ask by two bits for a check of each lane's
/// offset, where CDNA and its forerunners always check it.
bool asksForOffsetChecks(const GpuTarget &gpu);
/// Whether LLVM's descriptors of buffers are those that the ISA guides up to
/// RDNA 4's describe. GFX12.5 has others.
bool hasKnownBuffers(const GpuTarget &gpu);
/// RDNA 3 and later: halves of registers are registers.
bool hasHalfRegisters(const GpuTarget &gpu);

} // namespace kiln

#endif // KILN_TARGETS_GPU_GPUTRAITS_H
