//===- RaceCheckTest.cpp - the race check against plain vector clocks -----===//
//
// Random programs run through the race check and through the textbook: one full
// vector clock per thread, every access to every byte remembered. The race
// check may never report an ordered pair; where only barriers and warps order
// threads it must find every race, and elsewhere nearly all.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/races/RaceCheck.h"
#include "gtest/gtest.h"
#include <map>
#include <random>

using namespace kiln::emu;

namespace {

constexpr unsigned kThreads = 8, kWarp = 4, kBytes = 16;

/// Sites: the kinds of access a random program uses.
enum Site : uint32_t {
  Plain,
  Relaxed,
  Acquire,
  Release,
  AcquireRelease,
  BlockAcquireRelease,
  SiteCount
};
std::vector<AccessKind> kinds() {
  return {{},
          {true, false, false, false},
          {true, false, true, false},
          {true, false, false, true},
          {true, false, true, true},
          {true, true, true, true}};
}

/// The textbook.
class VectorClocks {
public:
  using Clock =
      std::map<unsigned, unsigned>; // thread of the launch -> its time

  void beginBlock() {
    block = begun++;
    for (unsigned t = 0; t != kThreads; ++t)
      clocks[id(t)][id(t)] = 1;
  }
  void resumeBlock(unsigned number) { block = number; }
  void meet(const std::vector<uint32_t> &group) {
    Clock all;
    for (uint32_t t : group)
      merge(all, clocks[id(t)]);
    for (uint32_t t : group) {
      clocks[id(t)] = all;
      ++clocks[id(t)][id(t)];
    }
  }
  void acquire(unsigned offset, uint32_t t) {
    if (auto it = released.find(offset); it != released.end())
      merge(clocks[id(t)], it->second);
  }
  void release(unsigned offset, uint32_t t, bool continues) {
    if (!continues)
      released.erase(offset);
    merge(released[offset], clocks[id(t)]);
    ++clocks[id(t)][id(t)];
  }
  void endReleases(unsigned offset) { released.erase(offset); }

  struct Access {
    unsigned thread, time, block;
    Site site;
    bool write;
  };
  /// Whether two accesses to a byte are in conflict and nothing orders them.
  bool races(const Access &earlier, const Access &later) {
    if (!earlier.write && !later.write)
      return false;
    if (earlier.site != Plain && later.site != Plain &&
        (earlier.block == later.block || (earlier.site != BlockAcquireRelease &&
                                          later.site != BlockAcquireRelease)))
      return false;
    return clocks[later.thread][earlier.thread] < earlier.time;
  }
  /// The accesses that race with this one, which is remembered.
  std::vector<Access> access(unsigned offset, unsigned bytes, uint32_t t,
                             Site site, bool write) {
    std::vector<Access> found;
    Access now = {id(t), clocks[id(t)][id(t)], block, site, write};
    for (unsigned byte = offset; byte != offset + bytes; ++byte) {
      for (const Access &earlier : history[byte])
        if (races(earlier, now))
          found.push_back(earlier);
      history[byte].push_back(now);
    }
    return found;
  }
  unsigned id(uint32_t t) const { return block * kThreads + t; }

private:
  static void merge(Clock &into, const Clock &from) {
    for (auto [thread, time] : from)
      into[thread] = std::max(into[thread], time);
  }
  unsigned block = 0, begun = 0;
  std::map<unsigned, Clock> clocks, released;
  std::map<unsigned, std::vector<Access>> history;
};

/// One random program; stops at the first race of the textbook.
class RandomProgram {
public:
  /// One block of barriers alone; three blocks, one after another; or the same
  /// in turns.
  enum Kind { OnlyBarriers, InOrder, InTurns };
  RandomProgram(unsigned seed, Kind kind)
      : random(seed), kind(kind), onlyBarriers(kind == OnlyBarriers) {}

  enum Outcome { NoRace, Found, Missed };
  Outcome run() {
    unsigned blocks = onlyBarriers ? 1 : 3, begun = 0;
    for (unsigned i = 0; i != blocks * 40; ++i) {
      if (i % 40 == 0) {
        races.beginBlock(kind == InTurns ? begun : 0);
        clocks.beginBlock();
        ++begun;
      } else if (kind == InTurns && !pick(6)) {
        unsigned block = pick(begun);
        races.resumeBlock(block);
        clocks.resumeBlock(block);
      }
      if (Outcome outcome = step(); outcome != NoRace)
        return outcome;
    }
    return NoRace;
  }

private:
  unsigned pick(unsigned n) { return random() % n; }
  Outcome step() {
    switch (pick(onlyBarriers ? 6 : 10)) {
    case 0:
      races.blockBarrier();
      meet((1u << kThreads) - 1);
      return NoRace;
    case 1:
      warpSync();
      return NoRace;
    case 9:
      namedBarrier();
      return NoRace;
    default:
      return onlyBarriers || pick(3) ? plain() : atomic();
    }
  }
  void meet(unsigned mask) { clocks.meet(members(mask)); }
  static std::vector<uint32_t> members(unsigned mask) {
    std::vector<uint32_t> group;
    for (uint32_t t = 0; t != kThreads; ++t)
      if (mask >> t & 1)
        group.push_back(t);
    return group;
  }
  void warpSync() {
    unsigned warp = pick(2),
             lanes = onlyBarriers || pick(2) ? 15 : 1 + pick(15);
    races.warpSync(warp, lanes);
    meet(lanes << (warp * kWarp));
  }
  /// Some wait there; or one arrives, for whoever waits there next.
  void namedBarrier() {
    constexpr unsigned number = 1;
    unsigned arrivals = kBytes + clocks.id(0); // no place in memory
    if (pick(2)) {
      uint32_t thread = pick(kThreads);
      races.arrive(number, thread);
      clocks.release(arrivals, thread, /*continues=*/true);
      return;
    }
    unsigned mask = 1 + pick((1u << kThreads) - 1);
    races.openBarrier(number, members(mask));
    meet(mask);
    for (uint32_t thread : members(mask))
      clocks.acquire(arrivals, thread);
    clocks.endReleases(arrivals);
  }

  Outcome judge(bool quiet, const std::vector<VectorClocks::Access> &expected) {
    if (quiet)
      return expected.empty() ? NoRace : Missed;
    const AccessId &earlier = races.race().earlier;
    bool real = false;
    for (const VectorClocks::Access &access : expected)
      real |= access.thread == earlier.block * kThreads + earlier.thread &&
              access.write == earlier.write && access.site == earlier.site;
    EXPECT_TRUE(real) << "reported a pair that is ordered";
    return Found;
  }
  Outcome plain() {
    unsigned bytes = 1u << pick(3),
             reach =
                 pick(20) ? kBytes / 2 : kBytes; // rarely where the atomics are
    unsigned offset = pick(reach / bytes) * bytes;
    uint32_t thread = pick(kThreads);
    bool write = pick(3) == 0;
    auto expected = clocks.access(offset, bytes, thread, Plain, write);
    return judge(write ? races.write(memory, offset, bytes, thread, Plain)
                       : races.read(memory, offset, bytes, thread, Plain),
                 expected);
  }
  Outcome atomic() {
    unsigned offset = kBytes / 2 + 4 * pick(2);
    uint32_t thread = pick(kThreads);
    switch (pick(3)) {
    case 0: {
      Site site = pick(2) ? Acquire : Relaxed;
      auto expected = clocks.access(offset, 4, thread, site, false);
      bool quiet = races.read(memory, offset, 4, thread, site);
      races.atomicLoad(memory, offset, thread, site);
      if (site == Acquire)
        clocks.acquire(offset, thread);
      return judge(quiet, expected);
    }
    case 1: {
      Site site = pick(2) ? Release : Relaxed;
      auto expected = clocks.access(offset, 4, thread, site, true);
      bool quiet = races.write(memory, offset, 4, thread, site);
      races.atomicStore(memory, offset, thread, site);
      if (site == Release)
        clocks.release(offset, thread, /*continues=*/false);
      else
        clocks.endReleases(offset);
      return judge(quiet, expected);
    }
    default: {
      Site site = pick(8) ? AcquireRelease : BlockAcquireRelease;
      auto expected = clocks.access(offset, 4, thread, site, true);
      bool quiet = races.write(memory, offset, 4, thread, site);
      races.atomicUpdate(memory, offset, thread, site);
      clocks.acquire(offset, thread);
      clocks.release(offset, thread, /*continues=*/true);
      return judge(quiet, expected);
    }
    }
  }

  std::minstd_rand random;
  Kind kind;
  bool onlyBarriers;
  RaceCheck races{kThreads, kWarp, kinds()};
  Shadow memory{kBytes, /*perBlock=*/false};
  VectorClocks clocks;
};

TEST(RaceCheck, FindsEveryRaceAmongBarriers) {
  unsigned found = 0;
  for (unsigned seed = 1; seed != 3000; ++seed) {
    RandomProgram::Outcome outcome =
        RandomProgram(seed, RandomProgram::OnlyBarriers).run();
    EXPECT_NE(outcome, RandomProgram::Missed) << "seed " << seed;
    found += outcome == RandomProgram::Found;
  }
  EXPECT_GT(found, 1000u);
}

/// Every report is of an unordered pair (judge() sees to it); what a read that
/// was not kept hides is rare.
void neverReportsAnOrderedPair(RandomProgram::Kind kind) {
  unsigned found = 0, missed = 0;
  for (unsigned seed = 1; seed != 10000; ++seed) {
    RandomProgram::Outcome outcome = RandomProgram(seed, kind).run();
    found += outcome == RandomProgram::Found;
    missed += outcome == RandomProgram::Missed;
  }
  EXPECT_GT(found, 3000u);
  EXPECT_LT(missed * 50, found) << missed << " missed, " << found << " found";
}
TEST(RaceCheck, NeverReportsAnOrderedPair) {
  neverReportsAnOrderedPair(RandomProgram::InOrder);
}
TEST(RaceCheck, NeverReportsAnOrderedPairOfBlocksInTurns) {
  neverReportsAnOrderedPair(RandomProgram::InTurns);
}

TEST(RaceCheck, ABlockThatGoesOnKnowsWhatItDid) {
  RaceCheck races(kThreads, kWarp, kinds());
  Shadow first(kBytes, /*perBlock=*/true), second(kBytes, /*perBlock=*/true);
  Shadow global(kBytes, /*perBlock=*/false);
  races.beginBlock(0);
  EXPECT_TRUE(races.write(first, 0, 4, 0, Plain));
  EXPECT_TRUE(races.write(global, 0, 4, 0, Plain));
  races.beginBlock(1);
  EXPECT_TRUE(races.write(second, 0, 4, 1, Plain));
  races.resumeBlock(0);
  EXPECT_TRUE(races.write(global, 0, 4, 0, Plain)); // its own
  EXPECT_FALSE(races.write(first, 0, 4, 1, Plain)); // no barrier
  races.blockBarrier();
  EXPECT_TRUE(races.write(first, 0, 4, 1, Plain));
  races.resumeBlock(1);
  EXPECT_FALSE(races.write(second, 0, 4, 0, Plain)); // not this block's barrier
  EXPECT_FALSE(races.read(global, 0, 4, 1, Plain));  // another block's write
}

TEST(RaceCheck, ABlocksSharedMemoryIsNew) {
  RaceCheck races(kThreads, kWarp, kinds());
  Shadow shared(kBytes, /*perBlock=*/true), global(kBytes, /*perBlock=*/false);
  races.beginBlock();
  EXPECT_TRUE(races.write(shared, 0, 4, 0, Plain));
  EXPECT_TRUE(races.write(global, 0, 4, 0, Plain));
  races.beginBlock();
  EXPECT_TRUE(races.write(shared, 0, 4, 0, Plain));
  EXPECT_FALSE(races.write(global, 0, 4, 0, Plain));
}

TEST(RaceCheck, FencesActLikeOrderedAtomics) {
  RaceCheck races(kThreads, kWarp, kinds());
  Shadow memory(kBytes, /*perBlock=*/false);
  races.beginBlock();
  EXPECT_TRUE(races.write(memory, 0, 4, 0, Plain));
  races.fence(0, Release);
  EXPECT_TRUE(races.write(memory, 4, 4, 0, Relaxed));
  races.atomicStore(memory, 4, 0, Relaxed);
  races.beginBlock();
  EXPECT_TRUE(races.read(memory, 4, 4, 5, Relaxed));
  races.atomicLoad(memory, 4, 5, Relaxed);
  races.fence(5, Acquire);
  EXPECT_TRUE(races.read(memory, 0, 4, 5, Plain));
  EXPECT_FALSE(races.read(memory, 0, 4, 6, Plain));
}

// A warp's second multiplication reads what its first one does, of two warps;
// the first ones end, and the second ones are still in flight.
TEST(RaceCheck, RemembersTheCopyThatEndsLast) {
  RaceCheck races(kThreads, kWarp, kinds());
  Shadow shared(kBytes, /*perBlock=*/true);
  races.beginBlock();
  for (uint32_t site : {Plain, Relaxed})
    for (uint32_t thread : {0, 4})
      EXPECT_TRUE(races.beginCopy(shared, 0, 4, thread, site, /*write=*/false));
  for (uint32_t thread : {0, 4})
    races.endCopy(shared, 0, 4, thread, Plain);
  races.blockBarrier();
  EXPECT_FALSE(races.write(shared, 0, 4, 1, Plain));
  for (uint32_t thread : {0, 4})
    races.endCopy(shared, 0, 4, thread, Relaxed);
  races.blockBarrier();
  EXPECT_TRUE(races.write(shared, 0, 4, 1, Plain));
}

} // namespace
