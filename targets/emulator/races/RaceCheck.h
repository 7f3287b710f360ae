//===- RaceCheck.h - data race detector: unordered accesses of a launch ---===//
//
// Two accesses to one byte by different threads, at least one of them a write
// and not both atomic, are a race unless one happens before the other. A
// missing barrier is such a race whatever values the run happened to produce,
// so the check finds it in every schedule.
//
// The method is FastTrack's (Flanagan and Freund, PLDI 2009): per byte the last
// write and a few reads, each stamped with who and when, and per thread what it
// knows of the others (a vector clock). To be cheap for GPUs, one clock for the
// launch ticks at every synchronisation, so "thread u knows everything up to
// time t" is one number, and a block barrier or a warp's synchronisation needs
// just one such number for all its threads. Only threads that synchronise by
// atomics or in odd subsets get a row of numbers, one per thread of the block.
// What a block knows of other blocks can come from atomics alone, since blocks
// are never ordered otherwise. Blocks that wait for each other run in turns;
// the clock goes on through all of them, and a list of the turns says whose a
// time was.
//
// What is kept of reads is bounded: two by the block that read last, of
// different warps where there is a choice, and one by another block. The check
// never reports an ordered pair; it can miss a race with a read it dropped.
//
// An asynchronous copy is made by an agent of its thread. It begins with what
// the thread knows; once the thread has waited for it, its accesses are the
// thread's own of that moment. In between nothing is ordered with them.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_RACES_RACECHECK_H
#define KILN_TARGETS_EMULATOR_RACES_RACECHECK_H

#include "targets/emulator/races/Shadow.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include <cstdint>
#include <deque>
#include <memory>
#include <vector>

namespace kiln::emu {

/// How an instruction takes part in synchronisation.
struct AccessKind {
  bool atomic = false;
  /// Atomic only among the threads of one block.
  bool blockScope = false;
  bool acquire = false;
  bool release = false;
  /// By the asynchronous pipe of tcgen05, which does what one thread asks of it
  /// in that order.
  bool inTensorPipe = false;
};

/// One access as a race names it.
struct AccessId {
  uint32_t block;
  uint32_t thread;
  uint32_t site;
  bool write;
};

/// Two unordered accesses to the byte at `offset` of a shadow.
struct Race {
  AccessId earlier, later;
  uint64_t offset;
};

/// The happens-before order of one launch.
class RaceCheck {
public:
  /// 1024 threads, and as many asynchronous copies' agents.
  static constexpr unsigned kThreadBits = 11;
  /// The bit of a stamp's thread that makes it the agent of its copies.
  static constexpr uint32_t kAgent = 1u << (kThreadBits - 1);
  static constexpr unsigned kMaxSites = 1u << (32 - kThreadBits);

  /// `kinds` is indexed by site.
  RaceCheck(unsigned threads, unsigned warpSize, std::vector<AccessKind> kinds);

  /// The clock is nearly at its end, after some three thousand million
  /// synchronisations: no further block may start.
  bool isExhausted() const { return now > 3'000'000'000u; }
  /// A new block starts; it is unordered with the blocks before. `slot` is its
  /// index among the blocks that are in flight; the block that was there has
  /// ended.
  void beginBlock(unsigned slot = 0);
  /// The block at `slot`, which stopped for others, goes on.
  void resumeBlock(unsigned slot);
  // What the block that began or was resumed last does.
  /// All threads of the block waited for each other.
  void blockBarrier();
  /// These threads waited for each other.
  void barrier(llvm::ArrayRef<uint32_t> threads);
  /// A thread arrives at one of the block's barriers and goes on; these
  /// threads, who waited there for each other and for those that arrived, go
  /// on.
  void arrive(uint32_t number, uint32_t thread);
  void openBarrier(uint32_t number, llvm::ArrayRef<uint32_t> threads);
  /// These lanes of a warp waited for each other.
  void warpSync(uint32_t warp, uint64_t lanes);

  /// An access; false if it races, and then race() says with what.
  bool read(Shadow &shadow, uint64_t offset, uint64_t bytes, uint32_t thread,
            uint32_t site);
  bool write(Shadow &shadow, uint64_t offset, uint64_t bytes, uint32_t thread,
             uint32_t site);
  /// The same, but where it meets the write of another thread of the block by
  /// the same instruction, and no other, that is for the caller to evaluate:
  /// `repeats` says so, and race() which. One of the two values stays, so equal
  /// ones are no race: compilers let threads that hold the same store the same.
  bool writeOrRepeat(Shadow &shadow, uint64_t offset, uint64_t bytes,
                     uint32_t thread, uint32_t site, bool &repeats) {
    repetition = &repeats;
    bool good = write(shadow, offset, bytes, thread, site);
    repetition = nullptr;
    if (good)
      found.offset = offset; // of a repetition: here, or soon after
    return good;
  }
  const Race &race() const { return found; }

  /// The same for an access that an asynchronous copy of `thread` makes: it is
  /// ordered with what the thread knows, but no thread, not even its own, is
  /// ordered with it before endCopy().
  bool beginCopy(Shadow &shadow, uint64_t offset, uint64_t bytes,
                 uint32_t thread, uint32_t site, bool write);
  /// The thread has waited for the copy: its access is the thread's own of now.
  void endCopy(Shadow &shadow, uint64_t offset, uint64_t bytes, uint32_t thread,
               uint32_t site);

  /// The synchronisation of an atomic access at `offset`, after its read() or
  /// write().
  void atomicLoad(const Shadow &shadow, uint64_t offset, uint32_t thread,
                  uint32_t site);
  void atomicStore(const Shadow &shadow, uint64_t offset, uint32_t thread,
                   uint32_t site);
  void atomicUpdate(const Shadow &shadow, uint64_t offset, uint32_t thread,
                    uint32_t site);
  void fence(uint32_t thread, uint32_t site);

private:
  /// What is known of one block: everything before `all`, and of its thread i
  /// everything before threads[i].
  struct BlockKnowledge {
    uint32_t all = 0;
    std::vector<uint32_t> threads;
  };
  using BlockKnowledgePtr = std::shared_ptr<const BlockKnowledge>;
  using Knowledge = llvm::DenseMap<uint32_t, BlockKnowledgePtr>;
  using KnowledgePtr = std::shared_ptr<const Knowledge>;
  /// What releases published, by the atomic's address.
  using Published =
      llvm::DenseMap<std::pair<const Shadow *, uint64_t>, KnowledgePtr>;
  struct ThreadState {
    /// Its vector clock of the block's threads beyond barriers and its warp;
    /// empty: nothing.
    std::vector<uint32_t> row;
    /// What it knows of other blocks; null: nothing.
    KnowledgePtr others;
    /// What relaxed atomic loads saw, waiting for an acquire fence.
    KnowledgePtr pending;
    /// It executed a release fence, so its relaxed atomic stores publish; for
    /// those of block scope, a fence of block scope is enough. What it did
    /// between fence and store counts as published too, which can only miss a
    /// race.
    enum : uint8_t { NoFence, BlockFence, DeviceFence } fenced = NoFence;
  };

  /// A block in flight.
  struct BlockState {
    uint32_t number = 0; ///< in the order in which blocks began
    uint32_t begin = 0;
    uint32_t lastBarrier = 0;
    /// Per warp: when all its lanes last waited for each other.
    std::vector<uint32_t> warpSyncs;
    std::vector<ThreadState> threads;
    /// Some thread has a row, knowledge of other blocks, or something waiting
    /// for a fence.
    bool special = false;
    /// What was published in memory of the block's own.
    Published published;
    /// What those knew who have arrived at each barrier.
    llvm::DenseMap<uint32_t, KnowledgePtr> arrivals;
  };
  /// A turn of a block: from `start` until the next one's.
  struct Span {
    uint32_t start, block;
  };

  /// Calls visit(cell, offset of the cell) for the cells of a range, which are
  /// split until they fit, as long as it returns true.
  template <typename Visit>
  static bool forCells(Shadow &shadow, uint64_t offset, uint64_t bytes,
                       Visit visit);
  template <bool Write>
  bool access(Shadow &shadow, uint64_t offset, uint64_t bytes, uint32_t thread,
              uint32_t site);
  template <bool Write> bool visit(ShadowCell &cell, Stamp now, uint32_t from);
  bool conflict(Stamp earlier, bool earlierWrites, Stamp now, bool nowWrites);
  void remember(ShadowCell &cell, Stamp now);
  bool isOrdered(Stamp earlier, uint32_t thread) const;
  bool isKnownBlockOrdered(Stamp earlier, uint32_t thread) const;
  void openSpan();
  uint32_t blockOf(uint32_t time) const;
  bool isOwn(Stamp stamp) const;
  std::vector<uint32_t> &rowOf(uint32_t thread);
  void joinThreads(llvm::ArrayRef<uint32_t> threads);
  bool releases(uint32_t thread, uint32_t site) const;
  KnowledgePtr publish(uint32_t thread);
  Published &publishedOf(const Shadow &shadow) {
    return shadow.isPerBlock() ? block->published : published;
  }
  void learn(uint32_t thread, const KnowledgePtr &news);
  static KnowledgePtr join(const KnowledgePtr &a, const KnowledgePtr &b);

  unsigned threadCount, warpSize;
  std::vector<AccessKind> kinds;
  uint32_t now = 0;
  uint32_t begun = 0; ///< blocks
  uint32_t spanStart = 0;
  std::vector<Span> spans;
  std::deque<BlockState> blocks; // stable addresses, by slot
  BlockState *block = nullptr;
  Published published;
  Race found = {};
  bool *repetition = nullptr; ///< of writeOrRepeat()
};

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_RACES_RACECHECK_H
