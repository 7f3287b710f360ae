//===- Abi.h - what emulated code and its runtime agree on ----------------===//
//
// The rewriter emits loads from ThreadContext and calls of the functions listed
// below; the runtime provides both. Each call carries a *site*: the number of
// the instruction that it replaces, so that a message can name the source line
// without any debug information in the compiled code.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_ABI_ABI_H
#define KILN_TARGETS_EMULATOR_ABI_ABI_H

#include "targets/emulator/races/RaceCheck.h"
#include <cstdint>
#include <string>
#include <vector>

namespace kiln {
struct GpuTarget;
}

namespace kiln::emu {

struct ExchangeOp; // Exchange.h

/// The context of a GPU thread. Plain data at fixed offsets.
struct ThreadContext {
  uint32_t threadId;
  uint32_t blockDim;
  uint32_t blockId[3];
  uint32_t gridDim[3];
  uint32_t lane;
  uint32_t warp;
  uint32_t dynamicShared;
  /// The return instruction the thread ended at.
  uint32_t exitSite;
  /// How many wgmma.fence it has executed.
  uint32_t matrixFences;
  /// Loop iterations left before the thread lets others run.
  int64_t fuel;
  /// Address of the block's shared memory, below 4 GiB.
  uint64_t sharedBase;
  /// Address of the memory of the thread's own variables.
  uint64_t localBase;
  /// Address of AMD's hidden kernel arguments.
  uint64_t implicitArgs;
};

/// One instruction of the kernel that the runtime hears of.
struct Site {
  /// "file:line:column", or the kernel's name where the compiler kept no
  /// location.
  std::string where;
  /// What messages call it: "load", "llvm.nvvm.shfl.sync.bfly.i32".
  std::string what;
  /// How the race check sees it.
  AccessKind access;
  /// Bytes the address must be a multiple of, as the instruction claims.
  uint32_t align = 1;
  /// Operations of a whole warp: which one.
  const ExchangeOp *exchange = nullptr;
  /// Index into KernelShape::accesses, or noAccess.
  uint32_t address = ~0u;
};

/// A value that an address is made of (AddressOrigins.h).
struct AddressOrigin {
  static constexpr uint32_t isArgument = ~0u;
  unsigned depth;    ///< steps from the access; what it takes itself: 1
  std::string value; ///< "%12"
  /// Index into KernelShape::lines, or isArgument.
  uint32_t line;
};
struct AccessOrigins {
  uint32_t line = 0; ///< of the access itself
  std::vector<AddressOrigin> origins;
};

/// A constant table of the program that its code reads.
struct ConstantTable {
  std::string name;
  uint64_t bytes;
};

/// What the rewriter learned about a kernel.
struct KernelShape {
  std::string name;
  /// The GPU it is for.
  const GpuTarget *target = nullptr;
  bool isAmd = false;
  unsigned warpSize = 32;
  /// Bytes of shared memory the program declares; dynamic shared memory follows
  /// it.
  uint64_t sharedBytes = 0;
  /// Bytes of a thread's own variables.
  uint64_t localBytes = 0;
  /// Size of each parameter; pointers are 8 bytes and have isPointer set.
  struct Parameter {
    std::string name;
    unsigned bytes;
    bool isPointer;
  };
  std::vector<Parameter> parameters;
  std::vector<Site> sites;
  static constexpr uint32_t noAccess = ~0u;
  std::vector<AccessOrigins> accesses;
  /// Instructions as LLVM IR, each with its line of the source.
  std::vector<std::string> lines;
  std::vector<ConstantTable> constants;
  /// NVIDIA: the kernel's limit on registers and the minimum of blocks per SM
  /// (nvvm.maxnreg, nvvm.minctasm); 0: it has none.
  unsigned maxRegisters = 0, minBlocks = 0;
  /// Whether it says how many threads a block has.
  bool hasThreads = false;
  /// Whether it has TMA copies, or wgmma or tcgen05 with operands in shared
  /// memory.
  bool usesAsyncProxy = false;
  bool usesTensorMemory = false;
  /// kReadsGranulesAttr.
  bool readsGranules = false;
};

/// The compiled kernel: one thread's whole life, called with its context and
/// the array of 8-byte arguments.
using EntryFn = void (*)(ThreadContext *, const uint64_t *);
inline constexpr const char *kEntryName = "kiln_emu_entry";

} // namespace kiln::emu

// The functions emulated code calls. They return normally or, after an error,
// never.
extern "C" {
/// Before a plain or atomic access: is it legal, aligned, and free of races?
void kiln_emu_read(kiln::emu::ThreadContext *, uint64_t address, uint64_t bytes,
                   uint32_t site);
void kiln_emu_write(kiln::emu::ThreadContext *, uint64_t address,
                    uint64_t bytes, uint32_t site);
/// The same for a masked vector: bit i of `mask` says whether element i is
/// accessed.
void kiln_emu_read_masked(kiln::emu::ThreadContext *, uint64_t address,
                          uint32_t elementBytes, uint64_t mask, uint32_t site);
void kiln_emu_write_masked(kiln::emu::ThreadContext *, uint64_t address,
                           uint32_t elementBytes, uint64_t mask, uint32_t site);
/// Before an atomic update: is it legal?
void kiln_emu_atomic_begin(kiln::emu::ThreadContext *, uint64_t address,
                           uint64_t bytes, uint32_t site);
/// After an atomic update: it happened, and wrote if `wrote` (a failed
/// compare-and-swap did not).
void kiln_emu_atomic_end(kiln::emu::ThreadContext *, uint64_t address,
                         uint64_t bytes, uint32_t site, uint32_t wrote);
void kiln_emu_fence(kiln::emu::ThreadContext *, uint32_t site);
/// Waits until `threads` threads of the block (0: all) wait at barrier `id`.
void kiln_emu_barrier(kiln::emu::ThreadContext *, uint32_t site, uint32_t id,
                      uint32_t threads);
/// Counts the thread at such a barrier, and goes on.
void kiln_emu_barrier_arrive(kiln::emu::ThreadContext *, uint32_t site,
                             uint32_t id, uint32_t threads);
/// setmaxnreg: waits until the thread's warpgroup has `count` registers a
/// thread, `more` than now or fewer.
void kiln_emu_registers(kiln::emu::ThreadContext *, uint32_t site,
                        uint32_t more, uint32_t count);
/// Exchanges values with the lanes of `mask` (0: the converged lanes).
void kiln_emu_exchange(kiln::emu::ThreadContext *, uint32_t site, uint64_t mask,
                       const uint64_t *in, uint64_t *out);
/// Begins an asynchronous copy of `sourceBytes` bytes and zeros up to `bytes`;
/// closes a group of copies; waits for all groups but the latest `pending`, or
/// for everything.
void kiln_emu_copy(kiln::emu::ThreadContext *, uint32_t site, uint64_t to,
                   uint64_t from, uint32_t bytes, uint32_t sourceBytes);
void kiln_emu_copy_commit(kiln::emu::ThreadContext *);
void kiln_emu_copy_wait(kiln::emu::ThreadContext *, uint32_t pending);
void kiln_emu_copy_wait_all(kiln::emu::ThreadContext *);
/// Mbarriers (Mbarriers.h): begins and ends one; arrives, with bytes that are
/// to come, and says at which phase; asks whether a phase, or by `parity` the
/// latest of that parity, is over; arrives when the copies so far have landed.
void kiln_emu_mbarrier_init(kiln::emu::ThreadContext *, uint32_t site,
                            uint64_t address, uint32_t count);
void kiln_emu_mbarrier_invalidate(kiln::emu::ThreadContext *, uint32_t site,
                                  uint64_t address);
uint64_t kiln_emu_mbarrier_arrive(kiln::emu::ThreadContext *, uint32_t site,
                                  uint64_t address, uint32_t arrivals,
                                  uint64_t bytes);
uint32_t kiln_emu_mbarrier_test(kiln::emu::ThreadContext *, uint32_t site,
                                uint64_t address, uint64_t phase,
                                uint32_t parity);
void kiln_emu_mbarrier_copies(kiln::emu::ThreadContext *, uint32_t site,
                              uint64_t address, uint32_t counted);
/// wgmma.fence. A wgmma begins, the first of whose accumulators is
/// `accumulator`, and one of whose registers was written last after so many
/// fences (none, ~0: the program does not). It begins to read an operand of
/// `rows` rows from `firstRow` on, where its descriptor says. Closes a group of
/// them; waits for all groups but the latest `pending`, which replaces the
/// tokens (warp/PendingMultiplies.h) among `count` words by accumulators; says
/// that a word is used.
void kiln_emu_matrix_fence(kiln::emu::ThreadContext *);
void kiln_emu_matrix_begin(kiln::emu::ThreadContext *, uint32_t site,
                           uint64_t accumulator, uint32_t written);
void kiln_emu_matrix_read(kiln::emu::ThreadContext *, uint32_t site,
                          uint64_t descriptor, uint32_t firstRow, uint32_t rows,
                          uint32_t transposed);
void kiln_emu_matrix_commit(kiln::emu::ThreadContext *);
void kiln_emu_matrix_wait(kiln::emu::ThreadContext *, uint32_t pending,
                          uint32_t count, uint64_t *words);
void kiln_emu_matrix_use(kiln::emu::ThreadContext *, uint32_t site,
                         uint64_t word);
/// Tensor memory (run/TensorPipe.h). Allocates columns and stores their address
/// to shared memory; gives them back; allocates no more. Loads a register of a
/// lane for each word of a TensorAccess, whose upper half is `half` columns
/// further, or, with `pack`, for two words of 16 bits; stores them. Waits for
/// such loads or stores.
void kiln_emu_tmem_alloc(kiln::emu::ThreadContext *, uint32_t site, uint64_t to,
                         uint32_t columns);
void kiln_emu_tmem_dealloc(kiln::emu::ThreadContext *, uint32_t site,
                           uint32_t address, uint32_t columns);
void kiln_emu_tmem_relinquish(kiln::emu::ThreadContext *);
void kiln_emu_tmem_load(kiln::emu::ThreadContext *, uint32_t site,
                        uint32_t address, uint32_t shape, uint32_t times,
                        uint32_t half, uint32_t pack, uint32_t *registers);
void kiln_emu_tmem_store(kiln::emu::ThreadContext *, uint32_t site,
                         uint32_t address, uint32_t shape, uint32_t times,
                         uint32_t half, uint32_t unpack,
                         const uint32_t *registers);
void kiln_emu_tmem_wait(kiln::emu::ThreadContext *, uint32_t stores);
/// Begins a multiplication of a TensorKind, where `scaleRun` elements share a
/// scale, A being in shared memory or in tensor memory; a TensorCopy. Has an
/// mbarrier arrive when those have happened. The site after theirs names their
/// operands in shared memory.
void kiln_emu_tmem_multiply(kiln::emu::ThreadContext *, uint32_t site,
                            uint32_t kind, uint32_t scaleRun, uint32_t d,
                            uint32_t aInMemory, uint64_t a, uint64_t b,
                            uint32_t descriptor, uint32_t addsD,
                            uint32_t halvings, uint32_t scalesOfA,
                            uint32_t scalesOfB);
void kiln_emu_tmem_copy(kiln::emu::ThreadContext *, uint32_t site,
                        uint32_t shape, uint32_t to, uint64_t from);
void kiln_emu_tmem_commit(kiln::emu::ThreadContext *, uint32_t site,
                          uint64_t mbarrier);
/// Begins to copy a box (async/TensorCopies.h) of the tensor of the map at
/// address `map`: to shared memory, with its bytes counted at an mbarrier, or
/// out of it, or to combine it with the tensor (a TensorReduction). Closes a
/// group of the latter; waits for all but the latest `pending`.
void kiln_emu_tensor_load(kiln::emu::ThreadContext *, uint32_t site,
                          uint64_t to, uint64_t mbarrier, uint64_t map,
                          uint32_t rank, int32_t c0, int32_t c1, int32_t c2,
                          int32_t c3, int32_t c4);
void kiln_emu_tensor_store(kiln::emu::ThreadContext *, uint32_t site,
                           uint64_t from, uint64_t map, uint32_t rank,
                           int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                           int32_t c4);
void kiln_emu_tensor_reduce(kiln::emu::ThreadContext *, uint32_t site,
                            uint64_t from, uint64_t map, uint32_t rank,
                            int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                            int32_t c4, uint32_t kind);
void kiln_emu_bulk_commit(kiln::emu::ThreadContext *);
void kiln_emu_bulk_wait(kiln::emu::ThreadContext *, uint32_t pending);
/// What the thread stored so far, such copies will see.
void kiln_emu_proxy_fence(kiln::emu::ThreadContext *);
/// Tensor maps that the kernel makes (async/MadeMaps.h): gives a field (a
/// MapField) of the one at an address a number; copies one to global memory,
/// for the whole warp; says that the thread's copies see what that has made.
void kiln_emu_map_replace(kiln::emu::ThreadContext *, uint32_t site,
                          uint64_t address, uint32_t field, uint32_t ordinal,
                          uint64_t number);
void kiln_emu_map_publish(kiln::emu::ThreadContext *, uint32_t site,
                          uint64_t to, uint64_t from);
void kiln_emu_map_acquire(kiln::emu::ThreadContext *, uint32_t site,
                          uint64_t address);
/// The thread's fuel is spent: let others run.
void kiln_emu_refuel(kiln::emu::ThreadContext *, uint32_t site);
void kiln_emu_divide_by_zero(kiln::emu::ThreadContext *, uint32_t site);
void kiln_emu_trap(kiln::emu::ThreadContext *, uint32_t site);
/// NVIDIA's vprintf: a format, and the structure of its values.
void kiln_emu_print(kiln::emu::ThreadContext *, uint32_t site, uint64_t format,
                    uint64_t values);
/// NVIDIA's __assertfail.
void kiln_emu_assert(kiln::emu::ThreadContext *, uint32_t site,
                     uint64_t message);
}

#endif // KILN_TARGETS_EMULATOR_ABI_ABI_H
