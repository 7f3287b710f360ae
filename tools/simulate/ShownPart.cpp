#include "tools/simulate/ShownPart.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>

using namespace llvm;

namespace kiln {

std::vector<std::vector<uint32_t>> eventsByWarp(ArrayRef<IssueEvent> events) {
  std::vector<std::vector<uint32_t>> result;
  for (auto [index, event] : enumerate(events)) {
    if (event.warp >= result.size())
      result.resize(event.warp + 1);
    result[event.warp].push_back(index);
  }
  return result;
}

namespace {

/// Steps of a path that are one iteration.
struct Iteration {
  size_t begin, end;
  unsigned turn;
};

/// The second iteration of each loop and later ones, of the longest loop alone:
/// those that are at least half as long as the longest.
std::vector<Iteration> longIterations(const Path &path) {
  std::vector<Iteration> all;
  size_t longest = 0;
  for (size_t begin = 0, end; begin != path.steps.size(); begin = end) {
    unsigned turn = path.steps[begin].turn;
    for (end = begin + 1;
         end != path.steps.size() && path.steps[end].turn == turn;)
      ++end;
    if (turn < 2)
      continue;
    all.push_back({begin, end, turn});
    longest = std::max(longest, end - begin);
  }
  erase_if(all, [&](const Iteration &one) {
    return 2 * (one.end - one.begin) < longest;
  });
  return all;
}

} // namespace

ShownPart shownPartOf(const Prediction &prediction, ArrayRef<IssueEvent> events,
                      size_t most) {
  ShownPart part;
  if (events.empty())
    return part;
  part.all = part.end = std::ceil(events.back().time) + 1;
  ArrayRef<Path> paths = prediction.paths;
  const Path *path = max_element(paths, [](const Path &one, const Path &other) {
    return one.steps.size() < other.steps.size();
  });
  // The first warp that takes it.
  unsigned warp = path - paths.begin();
  std::vector<std::vector<uint32_t>> warps = eventsByWarp(events);
  std::vector<Iteration> iterations = longIterations(*path);
  auto issuesOf = [&](double begin, double end) {
    return size_t(count_if(events, [&](const IssueEvent &event) {
      return event.time >= begin && event.time < end;
    }));
  };
  if (!iterations.empty() && warp < warps.size()) {
    ArrayRef<uint32_t> own = warps[warp];
    auto timeAt = [&](size_t step) {
      return step < own.size() ? std::floor(events[own[step]].time) : part.end;
    };
    size_t middle = iterations.size() / 2;
    const Iteration &first = iterations[middle];
    part.begin = timeAt(first.begin);
    part.end = timeAt(first.end);
    part.iteration = first.turn;
    part.iterations = 1;
    if (middle + 1 < iterations.size() &&
        iterations[middle + 1].begin == first.end &&
        iterations[middle + 1].turn == first.turn + 1) {
      double end = timeAt(iterations[middle + 1].end);
      if (issuesOf(part.begin, end) <= most) {
        part.end = end;
        part.iterations = 2;
      }
    }
  }
  part.issues = issuesOf(part.begin, part.end);
  part.isCut = part.issues > most;
  if (part.isCut) {
    // Events are in the sequence of time.
    size_t first = partition_point(events,
                                   [&](const IssueEvent &event) {
                                     return event.time < part.begin;
                                   }) -
                   events.begin();
    part.end =
        std::max<double>(part.begin + 1, std::floor(events[first + most].time));
    part.issues = issuesOf(part.begin, part.end);
  }
  return part;
}

std::string ShownPart::text(const Prediction &prediction) const {
  std::string which =
      iterations
          ? formatv("{0} {1}{2} of {3} of the longest loop",
                    iterations > 1 ? "iterations" : "iteration", iteration,
                    iterations > 1 ? " and " + std::to_string(iteration + 1)
                                   : "",
                    prediction.turns)
                .str()
          : "from the first blocks' begin";
  return formatv(
      "cycles {0:F0} to {1:F0} of {2:F0}, {3}{4}, with {5} issues", begin, end,
      all, iterations && isCut ? "the first part of " : "", which, issues);
}

} // namespace kiln
