// overlap: asynchronous work first, independent work in its shadow, and the
// wait for it when nothing else is left to do.
//
// Idea:   top-down list scheduling by the clock of PipeClock.h, in which pipes
//         work in parallel and copies and multiplications run until their wait.
//         Among nodes that can issue now the one with the longest path to the
//         end goes first, and a copy counts as long as it takes to arrive. A
//         wait becomes ready when what it waits for is done, so independent
//         instructions fill the time up to it. Over the register target the
//         instruction that frees the most goes first. Other candidates are the
//         same with source order instead of the longest path and no node moved
//         further forward than a window, and the schedule of `latency`; the
//         fastest by the clock wins, and among those as fast as it the one with
//         the fewest registers.
//
//         The clock makes the order and evaluates it: it decides what can
//         issue, when a wait is ready and which of the candidates is taken. So
//         this strategy depends on it.
//
// Source: the overlapped iterations of FlashAttention-3 (arXiv 2407.08608),
//         which are written by hand there; resource-aware list scheduling is
//         Landskov et al. 1980.
//
// Wins:   not measured on a GPU yet. On gfx950 decoding with latent vectors
//         (fp8, 128 rows, Triton 3.6) has no scratch memory instead of LLVM's
//         312 bytes a lane. By the clock and the assembler: on AMD, where
//         Kiln's order is the machine's, matrix instructions stand among loads
//         and vector instructions; on NVIDIA ptxas moves independent
//         arithmetic, loads and shuffles before a wait by itself, but nothing
//         past a bar.sync before it, and shared accesses and copies stay on
//         their side of the wait: there this order decides.
//
// Loses:  blocks in which everything waits for the barrier; where other warps
//         hide the wait anyway and the registers cost one of them.
#include "sched-strategies/core/ListSchedule.h"
#include "sched-strategies/core/PipeClock.h"
#include "sched-strategies/core/ReadyList.h"
#include "sched-strategies/core/Strategy.h"
#include "sched-strategies/core/WideMultiply.h"

#include "llvm/CodeGen/MachineInstr.h"

namespace kiln {
namespace {

/// One schedule: nodes whose operands are available queue for their pipe.
class Filling {
public:
  Filling(const Region &region, const std::vector<int64_t> &priority,
          int target, unsigned window);
  std::vector<unsigned> run();

private:
  using Queue = std::priority_queue<std::pair<int64_t, int64_t>>;
  /// Waits have a queue of their own, after those of the pipes.
  static constexpr size_t kQueues = size_t(Pipe::Last) + 2;

  void release(unsigned node);
  void open(unsigned node);
  void advance();
  unsigned choose();
  size_t queueOf(unsigned node) const;

  const Region &region;
  const std::vector<int64_t> &priority;
  int target;
  unsigned window;
  PipeClock clock;
  LiveTracker tracker;
  ReadyList ready; // all that is free of dependences and inside the window
  std::array<Queue, kQueues> queues;
  /// Operands in flight, by cycle; nodes too far ahead in source order, by
  /// node.
  std::priority_queue<std::pair<uint64_t, unsigned>,
                      std::vector<std::pair<uint64_t, unsigned>>,
                      std::greater<>>
      inFlight;
  std::priority_queue<unsigned, std::vector<unsigned>, std::greater<>> ahead;
  std::vector<bool> done;
  unsigned oldest = 0;
};

Filling::Filling(const Region &region, const std::vector<int64_t> &priority,
                 int target, unsigned window)
    : region(region), priority(priority), target(target), window(window),
      clock(region), tracker(region, LiveTracker::TopDown),
      ready(region, tracker, LiveTracker::TopDown, priority),
      done(region.size()) {}

size_t Filling::queueOf(unsigned node) const {
  AsyncStep step = clock.step(node);
  if (step == AsyncStep::MatrixWait || step == AsyncStep::CopyWait)
    return kQueues - 1;
  return size_t(region.cost(node).pipe);
}

/// Free of dependences.
void Filling::release(unsigned node) {
  if (node < uint64_t(oldest) + window)
    open(node);
  else
    ahead.push(node);
}

void Filling::open(unsigned node) {
  ready.add(node);
  inFlight.push({clock.operandsAt(node), node});
}

void Filling::advance() {
  for (; oldest != region.size() && done[oldest]; ++oldest)
    ;
  for (; !ahead.empty() && ahead.top() < uint64_t(oldest) + window; ahead.pop())
    open(ahead.top());
}

/// The node that goes next: of those that need not stall the one of the longest
/// path; else the one that stalls least.
unsigned Filling::choose() {
  for (uint64_t now = clock.now();;) {
    for (; !inFlight.empty() && inFlight.top().first <= now; inFlight.pop()) {
      unsigned node = inFlight.top().second;
      if (!done[node])
        queues[queueOf(node)].push({priority[node], -int64_t(node)});
    }
    uint64_t next = inFlight.empty() ? ~uint64_t(0) : inFlight.top().first;
    std::pair<int64_t, int64_t> best;
    bool found = false;
    for (Queue &queue : queues) {
      while (!queue.empty() && done[-queue.top().second])
        queue.pop();
      if (queue.empty())
        continue;
      uint64_t at = clock.earliest(-queue.top().second);
      if (at > now)
        next = std::min(next, at);
      else if (!found || queue.top() > best)
        best = queue.top(), found = true;
    }
    if (found)
      return -best.second;
    now = next;
  }
}

std::vector<unsigned> Filling::run() {
  std::vector<unsigned> sequence;
  sequence.reserve(region.size());
  for (unsigned root : ready.roots())
    release(root);
  while (sequence.size() != region.size()) {
    advance();
    unsigned node = choose();
    if (tracker.budgetedAt(node) > target)
      node = ready.lightest();
    clock.issue(node);
    done[node] = true;
    sequence.push_back(node);
    ready.take(node, [&](unsigned freed) { release(freed); });
  }
  return sequence;
}

/// The best sequence so far.
struct Candidate {
  Vendor vendor;
  std::vector<unsigned> sequence = {};
  int over = 0; // registers over the target
  uint64_t cycles = 0;
  int64_t area = 0;

  void improve(const Region &region, std::vector<unsigned> made, int target,
               unsigned window) {
    made = joinTwins(region, std::move(made), target);
    Profile profile = region.measure(made, target);
    bool untidy = window > kTidyWindow && vendor == Vendor::Amd;
    int madeOver =
        std::max(0, int(profile.budgeted * (untidy ? kUntidy : 1)) - target);
    uint64_t madeCycles = overlappedCycles(region, made);
    // So small a difference in cycles is below the clock's accuracy; registers
    // are exact.
    bool isSame =
        !sequence.empty() && std::max(madeCycles, cycles) <=
                                 std::min(madeCycles, cycles) * kSameCycles;
    if (!sequence.empty() &&
        std::tuple(madeOver, isSame ? 0 : madeCycles, profile.area) >=
            std::tuple(over, isSame ? 0 : cycles, area))
      return;
    sequence = std::move(made);
    over = madeOver;
    cycles = madeCycles;
    area = profile.area;
  }
  static constexpr double kSameCycles = 1.01; // guess
  /// AMD's allocator ended 20 to 36 registers above 232 to 248 live ones where
  /// nodes moved further than 64, and 4 to 18 above 220 to 234 where they did
  /// not (attention_d64_causal): vectors of 16 registers leave gaps. ptxas
  /// orders and allocates anew.
  static constexpr unsigned kTidyWindow = 64;
  static constexpr double kUntidy = 1.1;
};

class Overlap : public Strategy {
public:
  using Strategy::Strategy;

  int target(const KernelFacts &kernel) const override {
    return requestedTarget(kernel).value_or(
        freeTarget(kernel, directive.getInt("reserve")));
  }

  bool suits(const Region &region) const override {
    for (unsigned node = 0; node != region.size(); ++node)
      switch (region.cost(node).opClass) {
      case OpClass::LoadGlobal:
      case OpClass::LoadShared:
      case OpClass::MatrixLoad:
      case OpClass::Matrix:
      case OpClass::AsyncMatrix:
      case OpClass::AsyncCopy:
        return true;
      default:
        break;
      }
    return false;
  }

  std::vector<unsigned> schedule(const Region &region,
                                 int target) const override {
    std::vector<int64_t> path = paths(region), source(region.size());
    for (unsigned node = 0; node != region.size(); ++node)
      source[node] = -int64_t(node);
    Candidate best{CostModel(*region.instr(0).getMF()).vendor()};
    for (const auto *priority : {&path, &source})
      for (unsigned window : {region.size(), 256u, 64u, 16u})
        if (window <= region.size())
          best.improve(region, Filling(region, *priority, target, window).run(),
                       target, window);
    int allowed = std::max(
        target, region.measure(region.sourceSequence(), target).budgeted);
    best.improve(
        region,
        criticalPathFirst(region, target, allowed, /*joins=*/true).sequence,
        target, region.size());
    return std::move(best.sequence);
  }

  bool measuresOverlap() const override { return true; }

  bool isBetter(const Profile &after, const Profile &before,
                int target) const override {
    return std::tuple(std::max(after.budgeted, target), after.overlapped,
                      after.cycles, after.area) <
           std::tuple(std::max(before.budgeted, target), before.overlapped,
                      before.cycles, before.area);
  }

private:
  /// The longest path from each node to the end of the region. Nothing in the
  /// region reads the result of a copy, so it counts as a load would.
  static std::vector<int64_t> paths(const Region &region) {
    PipeClock clock(region);
    std::vector<int64_t> paths(region.size());
    for (unsigned node = region.size(); node-- > 0;) {
      paths[node] = clock.step(node) == AsyncStep::CopyIssue
                        ? clock.copyLatency()
                        : region.cost(node).latency;
      for (const Region::Edge &edge : region.succs(node))
        paths[node] =
            std::max(paths[node], int64_t(edge.latency) + paths[edge.node]);
    }
    return paths;
  }
};

RegisterStrategy<Overlap> registration({"overlap",
                                        "copies, loads and matrix instructions "
                                        "early, independent work under them, "
                                        "waits late",
                                        {reserveParam(), maxRegsParam()}});

} // namespace
} // namespace kiln
