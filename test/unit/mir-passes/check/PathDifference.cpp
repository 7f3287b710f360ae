#include "test/unit/mir-passes/check/PathDifference.h"
#include "mir-passes/check/Effects.h"

#include <set>

using namespace llvm;

namespace kiln::test {
namespace {

/// Two effects that have to keep their order.
bool mustKeepOrder(const MachineInstr &a, const MachineInstr &b,
                   AAResults *aliases) {
  if (isBarrier(a) || isBarrier(b))
    return true;
  return (a.mayStore() || b.mayStore()) && mayTouchTheSame(a, b, aliases);
}

std::string difference(const PathTrace::Block &before,
                       const PathTrace::Block &after, AAResults *aliases) {
  std::map<uint64_t, unsigned> places;
  for (unsigned i = 0; i != before.size(); ++i)
    places[before[i].what] = i;
  if (before.size() != after.size())
    return "another number of effects";
  std::set<unsigned> taken;
  for (const PathTrace::Effect &effect : after)
    if (auto same = places.find(effect.what); same != places.end())
      taken.insert(same->second);
  for (const PathTrace::Effect &effect : after)
    if (!places.count(effect.what))
      for (unsigned i = 0; i != before.size(); ++i)
        if (before[i].isUndefined && before[i].kind == effect.kind &&
            taken.insert(i).second) {
          places[effect.what] = i;
          break;
        }
  for (unsigned i = 0; i != after.size(); ++i) {
    if (!places.count(after[i].what))
      return "another effect";
    for (unsigned earlier = 0; earlier != i; ++earlier)
      if (places[after[earlier].what] > places[after[i].what] &&
          mustKeepOrder(*after[earlier].instr, *after[i].instr, aliases))
        return "another sequence of effects";
  }
  return "";
}

} // namespace

std::string difference(const std::vector<PathTrace> &before,
                       const std::vector<PathTrace> &after,
                       AAResults *aliases) {
  for (unsigned path = 0; path != before.size(); ++path) {
    const auto &olds = before[path].blocks, &news = after[path].blocks;
    for (unsigned i = 0; i != olds.size(); ++i)
      if (std::string what = difference(olds[i], news[i], aliases);
          !what.empty())
        return what + " in block " + std::to_string(i) + " of path " +
               std::to_string(path);
  }
  return "";
}

} // namespace kiln::test
