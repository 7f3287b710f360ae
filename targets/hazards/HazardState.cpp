#include "targets/hazards/HazardState.h"
#include "targets/hazards/Distances.h"

using namespace llvm;

namespace kiln {

HazardState::HazardState() : lists(SassRegisterSet::size) {
  setAt.fill(-longAgo);
  eventAt.fill(-longAgo);
}

SmallVector<unsigned, 64> HazardState::live() const {
  SmallVector<unsigned, 64> indices;
  for (unsigned index = 0; index != lists.size(); ++index)
    if (!lists[index].empty())
      indices.push_back(index);
  return indices;
}

void HazardState::forget() {
  removeIf([](const Pending &) { return true; });
  setAt.fill(clock - longAgo);
  eventAt.fill(clock - longAgo);
}

void HazardState::forgetWrites() {
  removeIf([](const Pending &pending) {
    return pending.kind != PendingKind::Accumulator &&
           pending.kind != PendingKind::MatrixSource;
  });
}

void HazardState::add(Pending pending) {
  auto &list = lists[pending.index];
  for (Pending &old : list)
    if (old.kind == pending.kind && old.producer == pending.producer) {
      old = pending;
      return;
    }
  list.push_back(pending);
}

void HazardState::waitFor(unsigned scoreboard) {
  removeIf(
      [&](const Pending &pending) { return pending.covers >> scoreboard & 1; });
}

void HazardState::forgetGuard(unsigned predicate) {
  forEach([&](Pending &pending) {
    if (pending.guard >= 0 && unsigned(pending.guard) / 2 == predicate)
      pending.guard = Pending::none;
  });
}

void HazardState::settle() {
  auto isOver = [&](const Pending &pending) {
    bool isFixed = pending.kind == PendingKind::FixedWrite ||
                   pending.kind == PendingKind::FixedRead;
    return isFixed && clock - pending.issued > int32_t(longestDistance);
  };
  removeIf(isOver);
  forEach([&](Pending &pending) {
    pending.issued = std::max(pending.issued - clock, -longAgo);
  });
  for (int32_t &time : setAt)
    time = std::max(time - clock, -longAgo);
  for (int32_t &time : eventAt)
    time = std::max(time - clock, -longAgo);
  clock = 0;
}

/// The worse of two of one instruction's register. True: `mine` has changed.
static bool joinPending(Pending &mine, const Pending &theirs) {
  Pending before = mine;
  mine.issued = std::max(mine.issued, theirs.issued);
  mine.covers &= theirs.covers;
  mine.groups = std::min(mine.groups, theirs.groups);
  if (mine.guard != theirs.guard)
    mine.guard = Pending::none;
  return mine.issued != before.issued || mine.covers != before.covers ||
         mine.groups != before.groups || mine.guard != before.guard;
}

bool HazardState::join(const HazardState &other) {
  bool changed = false;
  for (unsigned index : other.live())
    for (const Pending &theirs : other.lists[index]) {
      auto *mine = find_if(lists[index], [&](const Pending &pending) {
        return pending.kind == theirs.kind &&
               pending.producer == theirs.producer;
      });
      if (mine == lists[index].end()) {
        lists[index].push_back(theirs);
        changed = true;
      } else {
        changed |= joinPending(*mine, theirs);
      }
    }
  auto later = [&](int32_t &mine, int32_t theirs) {
    changed |= theirs > mine;
    mine = std::max(mine, theirs);
  };
  for (unsigned i = 0; i != setAt.size(); ++i)
    later(setAt[i], other.setAt[i]);
  for (unsigned i = 0; i != eventAt.size(); ++i)
    later(eventAt[i], other.eventAt[i]);
  return changed;
}

} // namespace kiln
