#include "tools/simulate/CriticalChain.h"

#include "targets/gpu/GpuTarget.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {
namespace {

/// Walks back from issue to issue.
class ChainFinder {
public:
  ChainFinder(const ModelProgram &program, const Prediction &prediction,
              ArrayRef<IssueEvent> events)
      : program(program), prediction(prediction), events(events),
        warps(eventsByWarp(events)), steps(events.size()) {
    for (ArrayRef<uint32_t> own : warps)
      for (auto [step, event] : enumerate(own))
        steps[event] = step;
  }

  /// What an event came after: an earlier one, or none.
  std::optional<uint32_t> causeOf(uint32_t event) const;

private:
  const ModelOp &opOf(uint32_t event) const {
    return program.ops[events[event].op];
  }
  const Path &pathOf(uint32_t event) const {
    return prediction.paths[events[event].warp % prediction.residency.warps %
                            prediction.paths.size()];
  }
  /// What an event does to a barrier; null: nothing that is known.
  const PathSync *syncOf(uint32_t event) const {
    const Path &path = pathOf(event);
    if (steps[event] >= path.steps.size())
      return nullptr;
    const PathStep &step = path.steps[steps[event]];
    return step.isSync ? &path.syncs[step.sync] : nullptr;
  }
  std::optional<uint32_t> before(uint32_t event) const {
    if (!steps[event])
      return std::nullopt;
    return warps[events[event].warp][steps[event] - 1];
  }
  /// The last event before this one for which `holds`.
  template <typename Holds>
  std::optional<uint32_t> lastBefore(uint32_t event, Holds holds) const {
    while (event--)
      if (holds(event))
        return event;
    return std::nullopt;
  }
  std::optional<uint32_t> producerOf(uint32_t event) const;
  std::optional<uint32_t> releaseOf(uint32_t event) const;

  const ModelProgram &program;
  const Prediction &prediction;
  ArrayRef<IssueEvent> events;
  std::vector<std::vector<uint32_t>> warps;
  /// Of each event, which one of its warp it is.
  std::vector<uint32_t> steps;
};

/// The youngest operation of the warp that a counter had to be done with.
std::optional<uint32_t> ChainFinder::producerOf(uint32_t event) const {
  std::optional<uint32_t> youngest;
  for (ModelOp::Wait wait : opOf(event).waits) {
    unsigned left = wait.left;
    for (std::optional<uint32_t> at = before(event); at; at = before(*at)) {
      unsigned raises =
          count_if(opOf(*at).raises, [&](const ModelOp::Raise &raise) {
            return raise.counter == wait.counter;
          });
      if (raises <= left) {
        left -= raises;
        continue;
      }
      if (!youngest || *at > *youngest)
        youngest = at;
      break;
    }
  }
  return youngest;
}

/// Who ended the wait for a barrier that the operation before this one began:
/// another warp of the block, or a copy.
std::optional<uint32_t> ChainFinder::releaseOf(uint32_t event) const {
  std::optional<uint32_t> waiting = before(event);
  if (!waiting)
    return std::nullopt;
  const PathSync *wait = syncOf(*waiting);
  unsigned warp = events[event].warp, block = warp / prediction.residency.warps;
  bool isCopy = events[event].waited == Stall::Memory;
  if (isCopy && (!wait || wait->kind != SyncKind::Wait))
    return std::nullopt;
  return lastBefore(event, [&](uint32_t other) {
    if (events[other].warp / prediction.residency.warps != block)
      return false;
    const PathSync *sync = syncOf(other);
    if (!wait || !sync)
      return events[other].warp != warp &&
             opOf(other).opClass == OpClass::Barrier;
    if (sync->address != wait->address)
      return false;
    if (wait->kind == SyncKind::Meet)
      return events[other].warp != warp &&
             (sync->kind == SyncKind::Meet || sync->kind == SyncKind::Pass);
    return isCopy ? sync->kind == SyncKind::Load
                  : sync->kind == SyncKind::Arrive ||
                        sync->kind == SyncKind::ArriveCopied;
  });
}

std::optional<uint32_t> ChainFinder::causeOf(uint32_t event) const {
  unsigned partitions = program.gpu->partitions;
  Pipe pipe = opOf(event).pipe;
  auto isBeside = [&](uint32_t other) {
    return events[other].warp % partitions == events[event].warp % partitions;
  };
  std::optional<uint32_t> found;
  switch (events[event].waited) {
  case Stall::None:
  case Stall::Fixed:
    break;
  case Stall::Memory:
    found = releaseOf(event);
    if (!found)
      found = producerOf(event);
    break;
  case Stall::Local:
  case Stall::Shared:
  case Stall::Compute:
  case Stall::Matrix:
    found = producerOf(event);
    break;
  case Stall::Barrier:
    found = releaseOf(event);
    break;
  case Stall::Pipe:
    // One memory pipe serves all partitions.
    found = lastBefore(event, [&](uint32_t other) {
      return opOf(other).pipe == pipe &&
             (pipe == Pipe::Memory || isBeside(other));
    });
    break;
  case Stall::Selected:
    found = lastBefore(event, isBeside);
    break;
  }
  return found ? found : before(event);
}

} // namespace

std::vector<ChainLink> criticalChain(const ModelProgram &program,
                                     const Prediction &prediction,
                                     ArrayRef<IssueEvent> events,
                                     const ShownPart &part) {
  std::vector<ChainLink> chain;
  size_t end = partition_point(events,
                               [&](const IssueEvent &event) {
                                 return event.time < part.end;
                               }) -
               events.begin();
  if (!end)
    return chain;
  ChainFinder finder(program, prediction, events);
  uint32_t at = end - 1;
  while (events[at].time > part.begin) {
    const IssueEvent &event = events[at];
    std::optional<uint32_t> cause = finder.causeOf(at);
    if (!cause)
      break;
    double begin = std::max<double>(events[*cause].time, part.begin),
           cycles = event.time - begin;
    // From the end to the begin: the link that was made last comes next.
    bool goesOn = !chain.empty() && chain.back().warp == event.warp &&
                  chain.back().why <= Stall::Fixed &&
                  event.waited <= Stall::Fixed;
    if (goesOn) {
      chain.back().why = std::max(chain.back().why, event.waited);
      chain.back().begin = begin;
      chain.back().cycles += cycles;
      chain.back().cause = events[*cause].op;
      ++chain.back().issues;
    } else {
      ChainLink link;
      link.begin = begin;
      link.cycles = cycles;
      link.warp = event.warp;
      link.op = event.op;
      link.cause = events[*cause].op;
      link.why = event.waited;
      chain.push_back(link);
    }
    at = *cause;
  }
  std::reverse(chain.begin(), chain.end());
  return chain;
}

std::vector<ChainLink> longestLinks(ArrayRef<ChainLink> chain, size_t most) {
  std::vector<ChainLink> links(chain.begin(), chain.end());
  if (links.size() <= most)
    return links;
  llvm::sort(links, [](const ChainLink &one, const ChainLink &other) {
    return std::pair(-one.cycles, one.begin) <
           std::pair(-other.cycles, other.begin);
  });
  links.resize(most);
  llvm::sort(links, [](const ChainLink &one, const ChainLink &other) {
    return one.begin < other.begin;
  });
  return links;
}

} // namespace kiln
