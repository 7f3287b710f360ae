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

void PendingMultiplies::begin(WarpExchange &x, unsigned firstSum, unsigned sums,
                              Perform perform) {
  auto groups = llvm::ArrayRef(closed).take_front(x.warpSize);
  if (!llvm::all_equal(groups)) {
    x.error = "is executed by lanes that have closed different numbers of "
              "groups (wgmma.commit_group)";
    return;
  }
  forget();
  ++begun;
  sequence = llvm::hash_combine(sequence, x.site);
  lastNumber = lastNumber % ((1u << SumToken::kNumberBits) - 1) + 1;
  unsigned slots = firstSum + sums;
  all.push_back({x.matrix, perform, x.warpSize, firstSum, sums, x.site,
                 lastNumber, closed[0],
                 x.matrix->cType == MatrixType::S32 ? SumToken::kInteger
                                                    : SumToken::kFloat});
  Multiply &fresh = all.back();
  fresh.in.resize(x.warpSize * slots);
  for (unsigned lane = 0; lane != x.warpSize; ++lane) {
    std::copy_n(x.in[lane], slots, fresh.in.begin() + lane * slots);
    for (unsigned i = 0; i != sums; ++i)
      x.out[lane][i] = SumToken{fresh.prefix, fresh.number, i}.word();
  }
}

/// The youngest with this number: numbers begin again.
PendingMultiplies::Multiply *PendingMultiplies::find(const SumToken &token) {
  if (!found || found->number != token.number) {
    auto it = std::find_if(all.rbegin(), all.rend(), [&](const Multiply &it) {
      return it.number == token.number;
    });
    if (it == all.rend())
      return nullptr;
    found = &*it;
  }
  return found->prefix == token.prefix && token.slot < found->sums ? found
                                                                   : nullptr;
}

const uint32_t *PendingMultiplies::siteOf(uint64_t word) {
  std::optional<SumToken> token = SumToken::of(word);
  Multiply *multiply = token ? find(*token) : nullptr;
  return multiply ? &multiply->site : nullptr;
}

void PendingMultiplies::perform(Multiply &multiply) {
  const unsigned slots = multiply.firstSum + multiply.sums;
  multiply.out.resize(multiply.warpSize * multiply.sums);
  const uint64_t *in[kMaxLanes];
  uint64_t *out[kMaxLanes];
  for (unsigned lane = 0; lane != multiply.warpSize; ++lane) {
    uint64_t *words = &multiply.in[lane * slots];
    for (uint64_t &word :
         llvm::MutableArrayRef(words, slots).drop_front(multiply.firstSum)) {
      std::optional<SumToken> token = SumToken::of(word);
      Multiply *before = token ? find(*token) : nullptr;
      // A number that looks like the token of itself or a later one is none.
      if (!before || !before->isDone)
        continue;
      word = before->out[lane * before->sums + token->slot];
      before->goesOn = true;
    }
    in[lane] = words;
    out[lane] = &multiply.out[lane * multiply.sums];
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
    std::optional<SumToken> token = SumToken::of(word);
    Multiply *multiply = token ? find(*token) : nullptr;
    if (multiply && multiply->isDone && multiply->group < ended)
      word = multiply->out[lane * multiply->sums + token->slot];
  }
}

/// Those that no wait will ask for.
void PendingMultiplies::forget() {
  found = nullptr;
  llvm::erase_if(all, [](const Multiply &it) { return it.goesOn; });
  while (all.size() > kKept && all.front().isDone)
    all.pop_front();
}
