// Order by atomics: C++'s release and acquire. What a thread knew at a release
// is published at the atomic's address, and who acquires it there knows that.
#include "targets/emulator/races/RaceCheck.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace kiln::emu;

RaceCheck::KnowledgePtr RaceCheck::join(const KnowledgePtr &a,
                                        const KnowledgePtr &b) {
  if (!a || a == b)
    return b;
  if (!b)
    return a;
  auto result = std::make_shared<Knowledge>(*a);
  for (const auto &[block, theirs] : *b) {
    BlockKnowledgePtr &ours = (*result)[block];
    if (!ours || ours->all < theirs->all) {
      // Its threads' times lie after its `all`, so what is newer there is newer
      // as a whole.
      ours = theirs;
    } else if (ours != theirs && ours->all == theirs->all) {
      auto both = std::make_shared<BlockKnowledge>(*ours);
      for (auto [mine, other] : llvm::zip(both->threads, theirs->threads))
        mine = std::max(mine, other);
      ours = both;
    }
  }
  return result;
}

/// What a thread knows at a release, itself up to now included.
RaceCheck::KnowledgePtr RaceCheck::publish(uint32_t thread) {
  auto own = std::make_shared<BlockKnowledge>();
  own->all = block->lastBarrier;
  own->threads = rowOf(thread);
  uint32_t first = thread / warpSize * warpSize;
  for (uint32_t u = first; u != std::min(first + warpSize, threadCount); ++u)
    own->threads[u] =
        std::max(own->threads[u], block->warpSyncs[thread / warpSize]);
  own->threads[thread] = ++now;
  auto all = block->threads[thread].others
                 ? std::make_shared<Knowledge>(*block->threads[thread].others)
                 : std::make_shared<Knowledge>();
  (*all)[block->number] = std::move(own);
  return all;
}

void RaceCheck::learn(uint32_t thread, const KnowledgePtr &news) {
  if (!news)
    return;
  block->special = true;
  uint32_t thisBlock = block->number;
  auto own = news->find(thisBlock);
  if (own == news->end()) {
    block->threads[thread].others = join(block->threads[thread].others, news);
    return;
  }
  for (auto [mine, theirs] : llvm::zip(rowOf(thread), own->second->threads))
    mine = std::max(mine, theirs);
  auto rest = std::make_shared<Knowledge>(*news);
  rest->erase(thisBlock);
  if (!rest->empty())
    block->threads[thread].others = join(block->threads[thread].others, rest);
}

bool RaceCheck::releases(uint32_t thread, uint32_t site) const {
  uint8_t needed = kinds[site].blockScope ? ThreadState::BlockFence
                                          : ThreadState::DeviceFence;
  return kinds[site].release || block->threads[thread].fenced >= needed;
}

void RaceCheck::atomicLoad(const Shadow &shadow, uint64_t offset,
                           uint32_t thread, uint32_t site) {
  Published &map = publishedOf(shadow);
  auto it = map.find({&shadow, offset});
  if (it == map.end())
    return;
  block->special = true;
  if (kinds[site].acquire)
    learn(thread, it->second);
  else
    block->threads[thread].pending =
        join(block->threads[thread].pending, it->second);
}

void RaceCheck::atomicStore(const Shadow &shadow, uint64_t offset,
                            uint32_t thread, uint32_t site) {
  if (releases(thread, site))
    publishedOf(shadow)[{&shadow, offset}] = publish(thread);
  else
    publishedOf(shadow).erase({&shadow, offset});
}

void RaceCheck::atomicUpdate(const Shadow &shadow, uint64_t offset,
                             uint32_t thread, uint32_t site) {
  atomicLoad(shadow, offset, thread, site);
  if (!releases(thread, site))
    return;
  // An update continues the releases it read from.
  KnowledgePtr mine = publish(thread);
  KnowledgePtr &entry = publishedOf(shadow)[{&shadow, offset}];
  entry = join(entry, mine);
}

void RaceCheck::fence(uint32_t thread, uint32_t site) {
  ThreadState &state = block->threads[thread];
  if (kinds[site].acquire && state.pending) {
    learn(thread, state.pending);
    state.pending = nullptr;
  }
  if (kinds[site].release)
    state.fenced = std::max<decltype(state.fenced)>(
        state.fenced, kinds[site].blockScope ? ThreadState::BlockFence
                                             : ThreadState::DeviceFence);
}
