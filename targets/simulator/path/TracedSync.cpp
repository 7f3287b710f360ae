#include "targets/simulator/path/TracedSync.h"
#include "targets/simulator/path/TracedCache.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <algorithm>
#include <map>

using namespace llvm;

namespace kiln {
namespace {

/// A named barrier that stands for the cluster's; code numbers its own 0 to 15.
constexpr uint32_t clusterBarrier = 16;
/// One that nobody else comes to.
constexpr PathSync passes{SyncKind::Pass, clusterBarrier + 1, 1};

class Reader {
public:
  Reader(const TracedInstruction &one, const WarpState &state, uint32_t active)
      : one(one), state(state), lane(countr_zero(active)),
        lanes(popcount(active)) {}

  std::optional<PathSync> read() const;

private:
  std::optional<uint32_t> value(SassFile file, unsigned bit,
                                unsigned word = 0) const {
    return state.value(one, {SassWhere::Register, file, bit}, word, lane);
  }
  /// What registers name, with the offset that is in the instruction.
  uint32_t inBlock(uint32_t base) const {
    return (base + SignExtend64<24>(one.word.field(40, 24))) & blockBits;
  }
  /// The address of an mbarrier that an operation of a lane names.
  std::optional<uint32_t> address() const;
  std::optional<PathSync> init() const;
  std::optional<PathSync> arrive() const;
  std::optional<PathSync> load(unsigned address, uint32_t bytes) const;
  std::optional<PathSync> store(unsigned address, uint32_t bytes) const;
  std::optional<PathSync> bulk() const;
  std::optional<PathSync> meet() const;

  const TracedInstruction &one;
  const WarpState &state;
  unsigned lane;
  uint32_t lanes;
};

std::optional<uint32_t> Reader::address() const {
  std::optional<uint32_t> base = value(SassFile::R, 24), more = 0;
  if (one.word.bit(91))
    more = value(SassFile::UR, 64);
  if (!base || !more)
    return std::nullopt;
  return inBlock(*base + *more);
}

/// The word that is exchanged holds how many arrivals are left of 2^20, shifted
/// by one (read off ptxas's code).
std::optional<PathSync> Reader::init() const {
  std::optional<uint32_t> base = value(SassFile::UR, 24),
                          word = value(SassFile::UR, 32);
  if (!base || !word)
    return std::nullopt;
  return PathSync{SyncKind::Init, inBlock(*base),
                  (0x100000 - (*word >> 1)) & 0xfffff};
}

/// A1TR, A1T0, A0T1, A0TR, A0TX, ART0: arrivals and bytes, each of which may be
/// one, none, or what a register says; X of bytes that are there.
std::optional<PathSync> Reader::arrive() const {
  std::optional<uint32_t> at = address();
  unsigned mode = one.word.field(84, 3);
  if (!at || mode == 2 || mode > 5)
    return std::nullopt;
  uint32_t said = value(SassFile::R, 32).value_or(mode == 5) * lanes;
  PathSync result{SyncKind::Arrive, *at};
  result.count = mode == 5 ? said : mode <= 1 ? lanes : 0;
  result.bytes = mode == 0 || mode == 3 ? said : mode == 4 ? -said : 0;
  return result;
}

/// Uniform registers name where it goes to and the mbarrier.
std::optional<PathSync> Reader::load(unsigned address, uint32_t bytes) const {
  std::optional<uint32_t> at = value(SassFile::UR, address, 1);
  if (!at)
    return std::nullopt;
  return PathSync{SyncKind::Load, *at & blockBits, 0, int32_t(bytes)};
}

std::optional<PathSync> Reader::store(unsigned address, uint32_t bytes) const {
  std::optional<uint32_t> at = value(SassFile::UR, address);
  return PathSync{SyncKind::Store, at ? *at & blockBits : 0, 0, int32_t(bytes)};
}

/// The size is in pieces of 16 bytes.
std::optional<PathSync> Reader::bulk() const {
  std::optional<uint32_t> size = value(SassFile::UR, 64);
  uint32_t bytes = size ? (*size & 0xffff) * 16 : 0;
  bool intoShared = one.word.bit(73);
  return intoShared ? load(32, bytes) : store(24, bytes);
}

/// BAR's number and threads, each in the instruction or in a register.
std::optional<PathSync> Reader::meet() const {
  std::optional<uint32_t> id = one.word.field(54, 4),
                          threads = one.word.field(42, 12);
  std::optional<uint32_t> said = value(SassFile::R, 32);
  switch (one.form) {
  case SassForm::Registers: // both in one
    id = said ? std::optional(*said & 15) : std::nullopt;
    threads = said ? std::optional(*said >> 16 & 0xfff) : std::nullopt;
    break;
  case SassForm::ImmediateC: // the threads in the instruction
    id = said ? std::optional(*said & 15) : std::nullopt;
    break;
  case SassForm::ImmediateB: // the number in the instruction
    threads = said;
    break;
  default: // both in the instruction
    break;
  }
  if (!id)
    return passes;
  bool isArrival = one.word.field(77, 3) == 1;
  return PathSync{isArrival ? SyncKind::Pass : SyncKind::Meet, *id,
                  (threads.value_or(0) + tracedLanes - 1) / tracedLanes};
}

std::optional<PathSync> Reader::read() const {
  switch (one.sync) {
  case TracedSync::None:
    return std::nullopt;
  case TracedSync::Init:
    return init();
  case TracedSync::Arrive:
    return arrive();
  case TracedSync::ArriveCopied:
    if (std::optional<uint32_t> at = address())
      return PathSync{SyncKind::ArriveCopied, *at, lanes};
    return std::nullopt;
  case TracedSync::ArriveMultiplied: // UTCBAR, by one thread
    if (std::optional<uint32_t> at = value(SassFile::UR, 24))
      return PathSync{SyncKind::ArriveMultiplied, *at & blockBits, 1};
    return std::nullopt;
  case TracedSync::Check:
    if (std::optional<uint32_t> at = address()) {
      std::optional<uint32_t> parity = value(SassFile::R, 32);
      return PathSync{SyncKind::Wait, *at,
                      parity ? *parity >> 31 : PathSync::unknownParity};
    }
    return std::nullopt;
  case TracedSync::TensorLoad:
    return load(32, 0);
  case TracedSync::TensorStore:
    return store(32, 0);
  case TracedSync::Bulk:
    return bulk();
  case TracedSync::Group:
    return PathSync{SyncKind::Group};
  case TracedSync::Meet:
    return meet();
  case TracedSync::MeetCluster:
    return PathSync{SyncKind::Meet, clusterBarrier};
  case TracedSync::Pass:
    return passes;
  }
  llvm_unreachable("covered switch");
}

} // namespace

std::optional<PathSync> syncOf(const TracedInstruction &one,
                               const WarpState &state, uint32_t active) {
  // What keeps an operation of this class from waiting for its block.
  if (!active)
    return one.sync == TracedSync::Meet || one.sync == TracedSync::MeetCluster
               ? std::optional(passes)
               : std::nullopt;
  return Reader(one, state, active).read();
}

bool touchesAgain(const TracedInstruction &one, const WarpState &state,
                  uint32_t op, TracedCache &cache) {
  auto value = [&](unsigned bit, unsigned word) {
    return state.value(one, {SassWhere::Register, SassFile::UR, bit}, word, 0);
  };
  bool isTensor = one.sync != TracedSync::Bulk,
       intoShared = one.sync == TracedSync::TensorLoad || one.word.bit(73);
  // The place: of a tensor map coordinates, beside shared memory's addresses;
  // else an address, which loads have where stores have their source.
  unsigned words = isTensor ? one.word.field(79, 3) + 1 : 2,
           first = isTensor ? (intoShared ? 2 : 1) : 0,
           bit = isTensor || !intoShared ? 32 : 24;
  hash_code place = hash_value(isTensor);
  for (unsigned word = 0; word != words; ++word) {
    std::optional<uint32_t> found = value(bit, first + word);
    if (!found)
      return false;
    place = hash_combine(place, *found);
  }
  // Two operations that name a tensor map nobody knows may name the same one,
  // and then are not seen to touch the same.
  if (isTensor) {
    std::optional<uint32_t> map = value(24, 0);
    place = map ? hash_combine(place, *map) : hash_combine(place, ~0u, op);
  }
  return cache.touch(place);
}

namespace {

/// What happens to one mbarrier, in the whole block.
struct Filled {
  /// By warp: the bytes that it expects, and its loads.
  std::map<unsigned, std::vector<int64_t>> expected;
  std::map<unsigned, std::vector<TracedCopy *>> loads;
};

} // namespace

/// The loads of a phase have what it expects. Of each warp they are spread
/// evenly over the phases, as its share of what is expected is.
static void shareOutLoads(ArrayRef<TracedPath *> warps, const Filled &filled) {
  size_t phases = 0;
  for (const auto &[warp, bytes] : filled.expected)
    phases = std::max(phases, bytes.size());
  if (!phases)
    return;
  std::vector<int64_t> left(phases), loads(phases);
  auto phaseOf = [&](size_t index, size_t count) {
    return index * phases / count;
  };
  for (const auto &[warp, bytes] : filled.expected)
    for (auto [index, more] : enumerate(bytes))
      left[phaseOf(index, bytes.size())] += more;
  auto forEach = [&](auto visit) {
    for (const auto &[warp, copies] : filled.loads)
      for (auto [index, copy] : enumerate(copies))
        visit(warps[warp]->path.syncs[copy->sync],
              phaseOf(index, copies.size()));
  };
  forEach([&](PathSync &load, size_t phase) {
    left[phase] -= load.bytes;
    loads[phase] += load.bytes == 0;
  });
  forEach([&](PathSync &load, size_t phase) {
    if (load.bytes)
      return;
    load.bytes = std::max<int64_t>(0, left[phase]) / loads[phase]--;
    left[phase] -= load.bytes;
  });
}

void shareOutBytes(ArrayRef<TracedPath *> warps,
                   const DenseSet<uint32_t> &stored) {
  std::map<uint32_t, Filled> barriers;
  std::map<uint32_t, int32_t> stores; // by address: pieces stored from it on
  for (auto [number, warp] : enumerate(warps)) {
    for (const PathSync &sync : warp->path.syncs)
      if (sync.kind == SyncKind::Arrive && sync.bytes > 0)
        barriers[sync.address].expected[number].push_back(sync.bytes);
    for (TracedCopy &copy : warp->copies) {
      const PathSync &sync = warp->path.syncs[copy.sync];
      if (sync.kind == SyncKind::Load)
        barriers[sync.address].loads[number].push_back(&copy);
      else
        stores[sync.address] = 0;
    }
  }
  for (const auto &[address, filled] : barriers)
    shareOutLoads(warps, filled);
  for (auto at = stores.begin(); at != stores.end(); ++at) {
    uint32_t piece = at->first / 16;
    auto following = std::next(at);
    while (stored.contains(piece) &&
           (following == stores.end() || piece < following->first / 16))
      ++piece;
    at->second = (piece - at->first / 16) * 16;
  }
  for (TracedPath *warp : warps)
    for (const TracedCopy &copy : warp->copies) {
      PathSync &sync = warp->path.syncs[copy.sync];
      if (sync.kind == SyncKind::Store && !sync.bytes)
        sync.bytes = stores[sync.address];
      if (!copy.step || !sync.bytes)
        continue;
      PathStep &step = warp->path.steps[*copy.step];
      step.nearBytes = copy.isNear ? sync.bytes : 0;
      step.farBytes = copy.isNear ? 0 : sync.bytes;
    }
}

void alignTurns(ArrayRef<TracedPath *> warps) {
  // In which iterations each mbarrier is waited for, by one that copies nothing.
  DenseMap<uint32_t, std::vector<uint32_t>> waits;
  for (TracedPath *warp : warps) {
    if (warp->loads)
      continue;
    DenseMap<uint32_t, std::vector<uint32_t>> theirs;
    for (const PathSync &sync : warp->path.syncs)
      if (sync.kind == SyncKind::Wait)
        theirs[sync.address].push_back(sync.turn);
    for (auto &[address, turns] : theirs)
      if (std::vector<uint32_t> &known = waits[address];
          known.size() < turns.size())
        known = std::move(turns);
  }
  for (TracedPath *warp : warps) {
    if (!warp->loads)
      continue;
    std::vector<PathSync> &syncs = warp->path.syncs;
    // Warps that wait for what they copy are in step with all others.
    DenseSet<uint32_t> filled;
    for (const TracedCopy &copy : warp->copies)
      if (syncs[copy.sync].kind == SyncKind::Load)
        filled.insert(syncs[copy.sync].address);
    if (any_of(syncs, [&](const PathSync &sync) {
          return sync.kind == SyncKind::Wait && filled.contains(sync.address);
        }))
      continue;
    DenseMap<uint32_t, uint32_t> arrivals;
    uint32_t turn = 1;
    for (PathStep &step : warp->path.steps) {
      if (step.isSync && syncs[step.sync].kind == SyncKind::Arrive) {
        uint32_t address = syncs[step.sync].address;
        auto found = waits.find(address);
        if (found != waits.end()) {
          uint32_t index = arrivals[address]++;
          turn =
              found->second[std::min<size_t>(index, found->second.size() - 1)];
        }
      }
      step.turn = turn;
    }
  }
}

} // namespace kiln
