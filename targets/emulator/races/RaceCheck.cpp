//===- RaceCheck.cpp - data race detector: unordered accesses of a launch -===//
//
// See RaceCheck.h for the method.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/races/RaceCheck.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <algorithm>

using namespace kiln::emu;

static uint32_t threadOf(Stamp s) { return s.who & (RaceCheck::kAgent - 1); }
static bool isCopy(Stamp stamp) { return stamp.who & RaceCheck::kAgent; }
static uint32_t siteOf(Stamp s) { return s.who >> RaceCheck::kThreadBits; }

//===----------------------------------------------------------------------===//
// Time and order
//===----------------------------------------------------------------------===//

RaceCheck::RaceCheck(unsigned threads, unsigned warpSize,
                     std::vector<AccessKind> kinds)
    : threadCount(threads), warpSize(warpSize), kinds(std::move(kinds)) {}

void RaceCheck::beginBlock(unsigned slot) {
  while (blocks.size() <= slot) {
    BlockState &fresh = blocks.emplace_back();
    fresh.warpSyncs.resize((threadCount + warpSize - 1) / warpSize);
    fresh.threads.resize(threadCount);
  }
  block = &blocks[slot];
  block->number = begun++;
  block->begin = block->lastBarrier = ++now;
  llvm::fill(block->warpSyncs, now);
  if (block->special)
    llvm::fill(block->threads, ThreadState());
  block->special = false;
  for (ThreadState &state : block->threads)
    state.fenced = ThreadState::NoFence;
  block->published.clear();
  block->arrivals.clear();
  openSpan();
}

void RaceCheck::resumeBlock(unsigned slot) {
  if (block == &blocks[slot])
    return;
  block = &blocks[slot];
  ++now;
  openSpan();
}

void RaceCheck::openSpan() {
  spanStart = now;
  spans.push_back({now, block->number});
}

void RaceCheck::blockBarrier() {
  if (block->special) {
    // What any thread knew of other blocks, all of them know now; of their own
    // block they know everything.
    KnowledgePtr others;
    for (ThreadState &state : block->threads) {
      others = join(others, state.others);
      state.row.clear();
    }
    for (ThreadState &state : block->threads)
      state.others = others;
  }
  block->lastBarrier = ++now;
}

std::vector<uint32_t> &RaceCheck::rowOf(uint32_t thread) {
  block->special = true;
  if (block->threads[thread].row.empty())
    block->threads[thread].row.assign(threadCount, 0);
  return block->threads[thread].row;
}

/// The general case of "these threads waited for each other": each learns what
/// any of them knew.
void RaceCheck::joinThreads(llvm::ArrayRef<uint32_t> group) {
  std::vector<uint32_t> row(threadCount, 0);
  KnowledgePtr others;
  for (uint32_t t : group) {
    if (!block->threads[t].row.empty())
      for (uint32_t u = 0; u != threadCount; ++u)
        row[u] = std::max(row[u], block->threads[t].row[u]);
    for (uint32_t first = t / warpSize * warpSize, u = first;
         u != std::min(first + warpSize, threadCount); ++u)
      row[u] = std::max(row[u], block->warpSyncs[t / warpSize]);
    others = join(others, block->threads[t].others);
  }
  ++now;
  for (uint32_t t : group)
    row[t] = now;
  for (uint32_t t : group) {
    rowOf(t) = row;
    block->threads[t].others = others;
  }
}

void RaceCheck::warpSync(uint32_t warp, uint64_t lanes) {
  uint32_t first = warp * warpSize,
           count = std::min(warpSize, threadCount - first);
  bool whole = llvm::popcount(lanes) == int(count);
  if (!whole || block->special) {
    std::vector<uint32_t> group;
    for (uint32_t lane = 0; lane != count; ++lane)
      if (lanes >> lane & 1)
        group.push_back(first + lane);
    joinThreads(group);
  }
  if (whole)
    block->warpSyncs[warp] = ++now;
}

uint32_t RaceCheck::blockOf(uint32_t time) const {
  auto later = std::upper_bound(
      spans.begin(), spans.end(), time,
      [](uint32_t time, const Span &span) { return time < span.start; });
  return std::prev(later)->block;
}

bool RaceCheck::isOwn(Stamp stamp) const {
  // Only a block that stopped and went on has times before the present span.
  return stamp.time >= spanStart ||
         (stamp.time >= block->begin && blockOf(stamp.time) == block->number);
}

bool RaceCheck::isOrdered(Stamp earlier, uint32_t thread) const {
  if (isCopy(earlier))
    return false;
  if (!isOwn(earlier))
    return isKnownBlockOrdered(earlier, thread);
  uint32_t other = threadOf(earlier);
  if (earlier.time < block->lastBarrier || other == thread)
    return true;
  if (other / warpSize == thread / warpSize &&
      earlier.time < block->warpSyncs[thread / warpSize])
    return true;
  const std::vector<uint32_t> &row = block->threads[thread].row;
  return !row.empty() && earlier.time < row[other];
}

bool RaceCheck::isKnownBlockOrdered(Stamp earlier, uint32_t thread) const {
  const KnowledgePtr &others = block->threads[thread].others;
  if (!others)
    return false;
  auto it = others->find(blockOf(earlier.time));
  if (it == others->end())
    return false;
  const BlockKnowledge &known = *it->second;
  return earlier.time < known.all ||
         earlier.time < known.threads[threadOf(earlier)];
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

bool RaceCheck::conflict(Stamp earlier, bool earlierWrites, Stamp stamp,
                         bool nowWrites) {
  if (isOrdered(earlier, threadOf(stamp)))
    return false;
  bool sameBlock = isOwn(earlier);
  const AccessKind &a = kinds[siteOf(earlier)], &b = kinds[siteOf(stamp)];
  if (a.inTensorPipe && b.inTensorPipe && isCopy(earlier) && isCopy(stamp) &&
      sameBlock && threadOf(earlier) == threadOf(stamp))
    return false;
  if (a.atomic && b.atomic && (sameBlock || (!a.blockScope && !b.blockScope)))
    return false;
  found.earlier = {blockOf(earlier.time), threadOf(earlier), siteOf(earlier),
                   earlierWrites};
  found.later = {block->number, threadOf(stamp), siteOf(stamp), nowWrites};
  return true;
}

/// Whether a copy's read subsumes an earlier one: what the agent of a thread
/// does, wgmma's reads included, ends in the order in which it began.
static bool standsFor(Stamp read, Stamp earlier) {
  return isCopy(read) && isCopy(earlier) && threadOf(read) == threadOf(earlier);
}

/// Keeps a read: see "what is kept of reads" in the header.
void RaceCheck::remember(ShadowCell &cell, Stamp stamp) {
  Stamp &first = cell.reads[0], &second = cell.reads[1];
  uint32_t thread = threadOf(stamp);
  if (!isOwn(first)) {
    if (first.time &&
        (!cell.otherBlock.time || isOrdered(cell.otherBlock, thread)))
      cell.otherBlock = first;
    first = stamp;
    second = {};
  } else if (isOrdered(first, thread) || standsFor(stamp, first)) {
    first = stamp;
    if (second.time < block->lastBarrier)
      second = {};
  } else if (!second.time || isOrdered(second, thread) ||
             standsFor(stamp, second) ||
             (threadOf(first) / warpSize == threadOf(second) / warpSize &&
              threadOf(first) / warpSize != thread / warpSize)) {
    second = stamp;
  }
}

template <bool Write>
bool RaceCheck::visit(ShadowCell &cell, Stamp stamp, uint32_t from) {
  if (cell.write.time >= from && conflict(cell.write, true, stamp, Write)) {
    const AccessId &a = found.earlier, &b = found.later;
    if (!Write || !repetition || isCopy(cell.write) || a.block != b.block ||
        a.site != b.site)
      return false;
    *repetition = true;
  }
  if (!Write) {
    remember(cell, stamp);
    return true;
  }
  for (Stamp read : {cell.reads[0], cell.reads[1], cell.otherBlock})
    if (read.time >= from && conflict(read, false, stamp, true))
      return false;
  cell = ShadowCell();
  cell.write = stamp;
  return true;
}

template <typename Visit>
bool RaceCheck::forCells(Shadow &shadow, uint64_t offset, uint64_t bytes,
                         Visit visit) {
  constexpr uint64_t pageBytes = 1u << Shadow::kPageShift;
  while (bytes) {
    Shadow::Page &page = shadow.pages[offset >> Shadow::kPageShift];
    unsigned begin = offset & (pageBytes - 1),
             size = std::min(bytes, pageBytes - begin);
    if (!page.cells)
      shadow.materialize(page);
    if (unsigned fit = llvm::countr_zero(begin | size); fit < page.shift)
      shadow.split(page, fit);
    for (unsigned i = begin >> page.shift, e = (begin + size) >> page.shift;
         i != e; ++i)
      if (!visit(page.cells[i],
                 (offset & ~(pageBytes - 1)) + (uint64_t(i) << page.shift)))
        return false;
    offset += size;
    bytes -= size;
  }
  return true;
}

template <bool Write>
bool RaceCheck::access(Shadow &shadow, uint64_t offset, uint64_t bytes,
                       uint32_t thread, uint32_t site) {
  const Stamp stamp = {now, site << kThreadBits | thread};
  const uint32_t from = shadow.isPerBlock() ? block->begin : 1;
  return forCells(shadow, offset, bytes, [&](ShadowCell &cell, uint64_t at) {
    if (visit<Write>(cell, stamp, from))
      return true;
    found.offset = at;
    return false;
  });
}

void RaceCheck::endCopy(Shadow &shadow, uint64_t offset, uint64_t bytes,
                        uint32_t thread, uint32_t site) {
  const uint32_t agent = site << kThreadBits | thread | kAgent;
  const Stamp own = {now, site << kThreadBits | thread};
  forCells(shadow, offset, bytes, [&](ShadowCell &cell, uint64_t) {
    for (Stamp *stamp :
         {&cell.write, &cell.otherBlock, &cell.reads[0], &cell.reads[1]})
      if (stamp->who == agent && isOwn(*stamp))
        *stamp = own;
    return true;
  });
}

bool RaceCheck::read(Shadow &shadow, uint64_t offset, uint64_t bytes,
                     uint32_t thread, uint32_t site) {
  return access<false>(shadow, offset, bytes, thread, site);
}
bool RaceCheck::write(Shadow &shadow, uint64_t offset, uint64_t bytes,
                      uint32_t thread, uint32_t site) {
  return access<true>(shadow, offset, bytes, thread, site);
}

bool RaceCheck::beginCopy(Shadow &shadow, uint64_t offset, uint64_t bytes,
                          uint32_t thread, uint32_t site, bool write) {
  uint32_t agent = thread | kAgent;
  return write ? access<true>(shadow, offset, bytes, agent, site)
               : access<false>(shadow, offset, bytes, agent, site);
}
