//===- ExchangeNvidia.cpp - NVIDIA's operations of a whole warp -----------===//
//
// Meanings after the PTX ISA, sections shfl.sync, vote.sync, match.sync,
// redux.sync, elect.sync and bar.warp.sync. Only bar.warp.sync orders memory:
// the CUDA C++ Programming Guide says of shuffles and votes that they "do not
// imply a memory barrier".
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/warp/Exchange.h"
#include "llvm/ADT/bit.h"
#include <algorithm>

using namespace kiln::emu;

namespace {

enum class Shuffle { Up, Down, Butterfly, Index };

/// Which lane `lane` reads, and whether that lies in its segment (PTX: the
/// predicate). Operands: value, b, c.
template <Shuffle mode>
std::pair<int, bool> shuffleSource(int lane, const uint64_t *in) {
  int b = in[1] & 31, clamp = in[2] & 31, segments = in[2] >> 8 & 31;
  int last = (lane & segments) | (clamp & ~segments), first = lane & segments;
  int from = mode == Shuffle::Up          ? lane - b
             : mode == Shuffle::Down      ? lane + b
             : mode == Shuffle::Butterfly ? (lane ^ b)
                                          : (first | (b & ~segments));
  bool inside = mode == Shuffle::Up ? from >= last : from <= last;
  return {inside ? from : lane, inside};
}

template <Shuffle mode> void shuffle(WarpExchange &x) {
  uint64_t results[32], inside[32];
  for (unsigned lane = 0; lane != 32; ++lane) {
    if (!x.has(lane))
      continue;
    auto [from, ok] = shuffleSource<mode>(lane, x.in[lane]);
    if (!x.has(from))
      x.error = "reads a lane that does not take part";
    else
      results[lane] = x.in[from][0];
    inside[lane] = ok;
  }
  if (x.error)
    return;
  for (unsigned lane = 0; lane != 32; ++lane)
    if (x.has(lane)) {
      x.out[lane][0] = results[lane];
      x.out[lane][1] = inside[lane];
    }
}

uint64_t votes(const WarpExchange &x) {
  uint64_t result = 0;
  for (unsigned lane = 0; lane != x.warpSize; ++lane)
    if (x.has(lane) && (x.in[lane][0] & 1))
      result |= uint64_t(1) << lane;
  return result;
}

void giveAll(WarpExchange &x, uint64_t value) {
  for (unsigned lane = 0; lane != x.warpSize; ++lane)
    if (x.has(lane))
      x.out[lane][0] = value;
}

void voteAll(WarpExchange &x) { giveAll(x, votes(x) == x.lanes); }
void voteAny(WarpExchange &x) { giveAll(x, votes(x) != 0); }
void voteUni(WarpExchange &x) {
  giveAll(x, votes(x) == 0 || votes(x) == x.lanes);
}
void voteBallot(WarpExchange &x) { giveAll(x, votes(x)); }
void activeMask(WarpExchange &x) { giveAll(x, x.lanes); }
void warpBarrier(WarpExchange &) {}

/// Operands of an instruction of the whole warp that must not differ.
void requireSame(WarpExchange &x) {
  for (unsigned lane = 0; lane != 32; ++lane)
    if (x.has(lane) && x.in[lane][0] != x.in[0][0])
      x.error = "gets different operands from the lanes of the warp";
}

void elect(WarpExchange &x) {
  unsigned leader = llvm::countr_zero(x.lanes);
  for (unsigned lane = 0; lane != 32; ++lane)
    if (x.has(lane)) {
      x.out[lane][0] = leader;
      x.out[lane][1] = lane == leader;
    }
}

uint64_t matching(const WarpExchange &x, uint64_t value) {
  uint64_t result = 0;
  for (unsigned lane = 0; lane != 32; ++lane)
    if (x.has(lane) && x.in[lane][0] == value)
      result |= uint64_t(1) << lane;
  return result;
}

void matchAny(WarpExchange &x) {
  for (unsigned lane = 0; lane != 32; ++lane)
    if (x.has(lane))
      x.out[lane][0] = matching(x, x.in[lane][0]);
}

void matchAll(WarpExchange &x) {
  bool all = matching(x, x.in[llvm::countr_zero(x.lanes)][0]) == x.lanes;
  for (unsigned lane = 0; lane != 32; ++lane)
    if (x.has(lane)) {
      x.out[lane][0] = all ? x.lanes : 0;
      x.out[lane][1] = all;
    }
}

template <typename T, typename Op> void reduce(WarpExchange &x, Op op) {
  bool first = true;
  T result = 0;
  for (unsigned lane = 0; lane != 32; ++lane)
    if (x.has(lane)) {
      result = first ? T(x.in[lane][0]) : op(result, T(x.in[lane][0]));
      first = false;
    }
  giveAll(x, uint32_t(result));
}

constexpr ExchangeOp table[] = {
    {"llvm.nvvm.shfl.sync.up", 0, false, shuffle<Shuffle::Up>},
    {"llvm.nvvm.shfl.sync.down", 0, false, shuffle<Shuffle::Down>},
    {"llvm.nvvm.shfl.sync.bfly", 0, false, shuffle<Shuffle::Butterfly>},
    {"llvm.nvvm.shfl.sync.idx", 0, false, shuffle<Shuffle::Index>},
    {"llvm.nvvm.vote.all.sync", 0, false, voteAll},
    {"llvm.nvvm.vote.any.sync", 0, false, voteAny},
    {"llvm.nvvm.vote.uni.sync", 0, false, voteUni},
    {"llvm.nvvm.vote.ballot.sync", 0, false, voteBallot},
    {"llvm.nvvm.match.any.sync", 0, false, matchAny},
    {"llvm.nvvm.match.all.sync", 0, false, matchAll},
    {"llvm.nvvm.activemask", ExchangeOp::kActive, false, activeMask},
    {"llvm.nvvm.elect.sync", 0, false, elect},
    {"llvm.nvvm.bar.warp.sync", 0, true, warpBarrier},
    // What the rewriter puts before tcgen05's instructions of a warp.
    {kTensorOfWarp, ExchangeOp::kWarp, false, requireSame},
    {"llvm.nvvm.redux.sync.add", 1, false,
     [](WarpExchange &x) {
       reduce<uint32_t>(x, [](uint32_t a, uint32_t b) { return a + b; });
     }},
    {"llvm.nvvm.redux.sync.and", 1, false,
     [](WarpExchange &x) {
       reduce<uint32_t>(x, [](uint32_t a, uint32_t b) { return a & b; });
     }},
    {"llvm.nvvm.redux.sync.or", 1, false,
     [](WarpExchange &x) {
       reduce<uint32_t>(x, [](uint32_t a, uint32_t b) { return a | b; });
     }},
    {"llvm.nvvm.redux.sync.xor", 1, false,
     [](WarpExchange &x) {
       reduce<uint32_t>(x, [](uint32_t a, uint32_t b) { return a ^ b; });
     }},
    {"llvm.nvvm.redux.sync.min", 1, false,
     [](WarpExchange &x) {
       reduce<int32_t>(x, [](int32_t a, int32_t b) { return std::min(a, b); });
     }},
    {"llvm.nvvm.redux.sync.max", 1, false,
     [](WarpExchange &x) {
       reduce<int32_t>(x, [](int32_t a, int32_t b) { return std::max(a, b); });
     }},
    {"llvm.nvvm.redux.sync.umin", 1, false,
     [](WarpExchange &x) {
       reduce<uint32_t>(x,
                        [](uint32_t a, uint32_t b) { return std::min(a, b); });
     }},
    {"llvm.nvvm.redux.sync.umax", 1, false,
     [](WarpExchange &x) {
       reduce<uint32_t>(x,
                        [](uint32_t a, uint32_t b) { return std::max(a, b); });
     }},
};

} // namespace

llvm::ArrayRef<ExchangeOp> kiln::emu::nvidiaExchanges() { return table; }
