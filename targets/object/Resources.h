//===- Resources.h - what one compiled kernel uses ------------------------===//
//
// The one schema of numbers: every report of Kiln is a view of this record,
// whoever compiled the kernel. The readers take the numbers from the finished
// file (cubin or hsaco), because only they have the decisions of ptxas and the
// assembler. A number that the file does not have is absent, never guessed.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_OBJECT_RESOURCES_H
#define KILN_TARGETS_OBJECT_RESOURCES_H

#include "targets/isa/InstructionMix.h"
#include "targets/isa/sass/Sass.h"
#include "targets/object/LaunchShape.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <map>
#include <string>
#include <vector>

namespace kiln {

/// Where a number comes from.
enum class Origin : uint8_t {
  Binary,   ///< the file with the machine code
  Metadata, ///< the JSON beside it, or the source it was compiled from
  Launch,   ///< what the user said of the launch
  Typed,    ///< the command line alone: there is no file
  Assumed   ///< nothing says; a bound was taken
};
/// The word reports use: "binary", "metadata", ...
llvm::StringRef originName(Origin);

/// Where the code reads an argument.
struct KernelParameter {
  /// In the constant bank of the launch, or AMD's segment of arguments, in
  /// bytes.
  unsigned offset = 0;
  unsigned bytes = 0;
};

/// AMD: what scalar registers a wave begins with.
struct AmdEntry {
  /// The first of two with the address of the arguments.
  unsigned arguments = 0;
  /// The first with the block's number, and in which directions it has one.
  unsigned blocks = 0;
  std::array<bool, 3> hasBlock{};
};

/// One kernel of one compiled file.
struct KernelResources {
  /// There is no file: the numbers were typed.
  bool isTyped = false;
  std::string file;
  std::string kernel;
  /// Name in the GPU table: "sm_90a", "gfx942".
  std::string target;
  /// The tool that wrote the machine code, as the file names it: "ptxas
  /// 13.0.88". Empty where it does not.
  std::string producer;

  /// Vector registers a thread, in 32-bit units, accumulators included.
  std::optional<unsigned> registers;
  /// AMD: accumulators a thread; absent where the GPU has none.
  std::optional<unsigned> agprs;
  /// AMD: scalar registers a wave.
  std::optional<unsigned> scalarRegisters;
  /// Per-thread memory, in bytes; everything a call chain may use where the
  /// file says so. Absent, too, where no number is an upper bound (AMD:
  /// recursion, calls through pointers).
  std::optional<uint64_t> stackBytes;
  /// Bytes one thread moves to and from memory by spilling, each instruction
  /// counted once.
  std::optional<uint64_t> spillStoreBytes, spillLoadBytes;
  /// NVIDIA: ptxas marked more spills than the size of its marks can count, so
  /// the bytes above are lower bounds.
  bool spillsAtLeast = false;
  /// NVIDIA: where the instructions that ptxas added because registers ran out
  /// lie in the code, in bytes, in the order of its marks; those to shared
  /// memory included. Empty, too, where it does not mark them.
  std::vector<uint32_t> spillOffsets;
  /// The parameters, in their sequence; empty where the file does not describe
  /// all (NVIDIA).
  std::vector<KernelParameter> parameters;
  /// NVIDIA: targets of the code's indirect branches, where the file lists them
  /// consistently with the code.
  SassBranchTargets branchTargets;
  /// Spill instructions after spillStoreBytes and spillLoadBytes (NVIDIA).
  std::optional<unsigned> spillStores, spillLoads;
  /// Spill instructions that go to shared memory instead (NVIDIA, where the
  /// kernel allows it); not in the bytes above.
  unsigned sharedSpills = 0;
  /// AMD: vector and scalar registers spilled, as the compiler counted them.
  std::optional<unsigned> vectorSpills, scalarSpills;
  /// Shared memory a block, in bytes, without the driver's reserve.
  std::optional<uint64_t> staticSharedBytes;
  /// Known only from the launch.
  std::optional<uint64_t> dynamicSharedBytes;
  /// Where the launch is not known: dynamic shared memory that the kernel was
  /// seen to reach when it was compiled, in bytes.
  uint64_t dynamicSharedAtLeast = 0;
  /// Threads a block, where the kernel fixes them.
  std::optional<unsigned> threadsPerBlock;
  /// Where threadsPerBlock and dynamicSharedBytes come from.
  Origin threadsOrigin = Origin::Binary, dynamicOrigin = Origin::Metadata;
  /// Largest block the kernel allows, where it says so.
  std::optional<unsigned> maxThreadsPerBlock;
  /// NVIDIA: named barriers a block.
  unsigned barriers = 0;
  /// NVIDIA: the limit on registers the kernel was compiled under (.maxnreg,
  /// launch bounds); absent: none.
  std::optional<unsigned> registerCap;
  /// NVIDIA: blocks a cluster, where the kernel fixes them.
  std::optional<unsigned> clusterBlocks;
  /// NVIDIA: the kernel moves registers between its warps while it runs
  /// (setmaxnreg).
  bool movesRegisters = false;
  /// NVIDIA: columns of tensor memory a block allocates; absent: it allocates
  /// some, and the code does not say how many.
  std::optional<unsigned> tensorColumns = 0;
  /// Lanes a warp.
  unsigned warpSize = 32;
  std::optional<AmdEntry> entry;
  /// RDNA: compiled for compute-unit mode.
  bool cuMode = false;
  /// Size of the machine code, in bytes.
  uint64_t codeBytes = 0;
  /// Where the machine code begins in the file it was read from, in bytes.
  uint64_t codeOffset = 0;
  std::optional<InstructionMix> instructions;
};

/// Files in a container for GPUs that Kiln does not know, by the GPU's name.
using UnknownGpus = std::map<std::string, unsigned>;

/// The kernels of a cubin, an hsaco, or a fatbin of either vendor, alone or in
/// a host program, in file order. Of a container what is for unknown GPUs is
/// left out, and counted in `unknown`; where nothing else is in it, that is an
/// error. The error names the file and what is wrong with it.
llvm::Expected<std::vector<KernelResources>>
readResources(llvm::MemoryBufferRef file, UnknownGpus *unknown = nullptr);

/// Machine code of one GPU and the kernels in it. `file` is an ELF file, named
/// after what it was found in; a kernel's codeOffset counts from its begin.
using VisitCodeFile = llvm::function_ref<llvm::Error(
    llvm::MemoryBufferRef file, llvm::ArrayRef<KernelResources> kernels)>;

/// Calls `visit` for each file of machine code that readResources reads: a
/// cubin, an hsaco, each piece of a container, decompressed. What it is given
/// lives as long as the call. Ends at the first error of `visit`.
llvm::Error forEachCodeFile(llvm::MemoryBufferRef file, VisitCodeFile visit,
                            UnknownGpus *unknown = nullptr);

/// "sm_35 (9 files), sm_37 (9 files)"
std::string listOf(const UnknownGpus &unknown);

/// Version of the JSON below; raised when a field changes its meaning or goes
/// away.
inline constexpr int resourcesVersion = 1;

/// One kernel, in fields that scripts may rely on; null where unknown. `launch`
/// as for computeOccupancy.
llvm::json::Object toJSON(const KernelResources &kernel,
                          const LaunchShape &launch = {});
/// An occupancy; `atMost` says that its figures are an upper bound.
llvm::json::Object toJSON(const Occupancy &occupancy, bool atMost);
llvm::json::Object toJSON(const NextStep &step);
/// {"version", "kernels": [...]}
llvm::json::Object
toJSON(llvm::ArrayRef<KernelResources> kernels,
       const std::map<std::string, LaunchShape> &launches = {});
/// Instruction counts by name, for reports that show them.
llvm::json::Object toJSON(const InstructionMix &mix);

} // namespace kiln

#endif // KILN_TARGETS_OBJECT_RESOURCES_H
