//===- PendingMultiplies.cpp - the wgmmas of a warp in flight -------------===//
#include "targets/emulator/warp/PendingMultiplies.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace kiln;
using namespace kiln::emu;

void PendingMultiplies::clear() {
  all.clear();
  found = nullptr;
  closed = {};
  begun = 0;
  sequence = 0;
}

void PendingMultiplies::begin(WarpExchange &x, unsigned firstAccumulator,
                              unsigned accumulators, Perform perform) {
  auto groups = llvm::ArrayRef(closed).take_front(x.warpSize);
  if (!llvm::all_equal(groups)) {
    x.error = "is executed by lanes that have closed different numbers of "
              "groups (wgmma.commit_group)";
    return;
  }
  forget();
  ++begun;
  sequence = llvm::hash_combine(sequence, x.site);
  lastNumber = lastNumber % ((1u << AccumulatorToken::kNumberBits) - 1) + 1;
  unsigned slots = firstAccumulator + accumulators;
  all.push_back({x.matrix, perform, x.warpSize, firstAccumulator, accumulators,
                 x.site, lastNumber, closed[0],
                 x.matrix->cType == MatrixType::S32
                     ? AccumulatorToken::kInteger
                     : AccumulatorToken::kFloat});
  Multiply &fresh = all.back();
  fresh.in.resize(x.warpSize * slots);
  for (unsigned lane = 0; lane != x.warpSize; ++lane) {
    std::copy_n(x.in[lane], slots, fresh.in.begin() + lane * slots);
    for (unsigned i = 0; i != accumulators; ++i)
      x.out[lane][i] = AccumulatorToken{fresh.prefix, fresh.number, i}.word();
  }
}

/// The youngest with this number: numbers begin again.
PendingMultiplies::Multiply *
PendingMultiplies::find(const AccumulatorToken &token) {
  if (!found || found->number != token.number) {
    auto it = std::find_if(all.rbegin(), all.rend(), [&](const Multiply &it) {
      return it.number == token.number;
    });
    if (it == all.rend())
      return nullptr;
    found = &*it;
  }
  return found->prefix == token.prefix && token.slot < found->accumulators
             ? found
             : nullptr;
}

const uint32_t *PendingMultiplies::siteOf(uint64_t word) {
  std::optional<AccumulatorToken> token = AccumulatorToken::of(word);
  Multiply *multiply = token ? find(*token) : nullptr;
  return multiply ? &multiply->site : nullptr;
}

void PendingMultiplies::perform(Multiply &multiply) {
  const unsigned slots = multiply.firstAccumulator + multiply.accumulators;
  multiply.out.resize(multiply.warpSize * multiply.accumulators);
  const uint64_t *in[kMaxLanes];
  uint64_t *out[kMaxLanes];
  for (unsigned lane = 0; lane != multiply.warpSize; ++lane) {
    uint64_t *words = &multiply.in[lane * slots];
    for (uint64_t &word : llvm::MutableArrayRef(words, slots)
                              .drop_front(multiply.firstAccumulator)) {
      std::optional<AccumulatorToken> token = AccumulatorToken::of(word);
      Multiply *before = token ? find(*token) : nullptr;
      // A number that looks like the token of itself or a later one is none.
      if (!before || !before->isDone)
        continue;
      word = before->out[lane * before->accumulators + token->slot];
      before->goesOn = true;
    }
    in[lane] = words;
    out[lane] = &multiply.out[lane * multiply.accumulators];
  }
  WarpExchange x{multiply.warpSize, ~uint64_t(0), in, out, multiply.matrix};
  multiply.perform(x);
  multiply.isDone = true;
  multiply.in = {};
}

void PendingMultiplies::performAll() {
  for (Multiply &multiply : all)
    if (!multiply.isDone)
      perform(multiply);
}

void PendingMultiplies::wait(unsigned lane, uint32_t pending,
                             llvm::MutableArrayRef<uint64_t> words) {
  uint32_t ended = closed[lane] - std::min(closed[lane], pending);
  for (Multiply &multiply : all)
    if (!multiply.isDone && multiply.group < ended)
      perform(multiply);
  for (uint64_t &word : words) {
    std::optional<AccumulatorToken> token = AccumulatorToken::of(word);
    Multiply *multiply = token ? find(*token) : nullptr;
    if (multiply && multiply->isDone && multiply->group < ended)
      word = multiply->out[lane * multiply->accumulators + token->slot];
  }
}

/// Those that no wait will ask for.
void PendingMultiplies::forget() {
  found = nullptr;
  llvm::erase_if(all, [](const Multiply &it) { return it.goesOn; });
  while (all.size() > kKept && all.front().isDone)
    all.pop_front();
}
