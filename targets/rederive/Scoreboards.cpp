#include "targets/rederive/Scoreboards.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace llvm;

namespace kiln {
namespace {

/// What a loop's round counts more than what stands around it: a guess.
constexpr double perLoop = 8;
constexpr unsigned deepestLoop = 6;
/// What sharing costs beyond the cycles that are foreseen, of those a load may
/// still take: global memory is not always as fast. A guess.
constexpr double unforeseen = 0.1;
/// What waiting at one place is worth, so that others find a number free; too
/// little to outweigh a cycle.
constexpr double together = 0.01;
/// How often each token may choose again.
constexpr unsigned refinements = 4;

/// How many cycles it costs that two tokens share a number; symmetrical.
class SharingCosts {
public:
  explicit SharingCosts(unsigned tokens) : of(tokens) {}
  void add(unsigned a, unsigned b, double cycles) {
    if (a != b) {
      of[a][b] += cycles;
      of[b][a] += cycles;
    }
  }
  const DenseMap<unsigned, double> &with(unsigned token) const {
    return of[token];
  }

private:
  std::vector<DenseMap<unsigned, double>> of;
};

/// Goes through the function with a clock, as one warp alone would: an estimate.
class Timeline {
public:
  Timeline(const TimedCode &code, const Predecessors &predecessors,
           const TokenFlow &flow, ArrayRef<unsigned> stalls)
      : code(code), predecessors(predecessors), flow(flow), stalls(stalls),
        ends(code.blocks.size()) {}

  /// Twice over all blocks, so that what a loop's last round began is seen.
  void run(SharingCosts &costs) {
    std::vector<unsigned> depths = loopDepths(code);
    for (bool records : {false, true})
      for (unsigned block = 0; block != code.blocks.size(); ++block) {
        double weight = 1;
        for (unsigned i = 0; i < std::min(depths[block], deepestLoop); ++i)
          weight *= perLoop;
        runBlock(block, weight, records ? &costs : nullptr);
      }
  }

private:
  using Starts = DenseMap<unsigned, int>;

  /// Numbers of an instruction's tokens.
  auto tokensOf(unsigned index) const {
    auto isBefore = [](const Token &token, unsigned at) {
      return token.instruction < at;
    };
    unsigned first =
        lower_bound(flow.tokens, index, isBefore) - flow.tokens.begin();
    unsigned end =
        lower_bound(flow.tokens, index + 1, isBefore) - flow.tokens.begin();
    return seq(first, end);
  }

  void runBlock(unsigned number, double weight, SharingCosts *costs) {
    // The youngest of all paths.
    Starts starts;
    for (unsigned predecessor : predecessors[number])
      for (auto [token, start] : ends[predecessor])
        if (flow.pending[number].test(token)) {
          auto [known, isNew] = starts.try_emplace(token, start);
          known->second = std::max(known->second, start);
        }
    int clock = 0;
    const TimedBlock &block = code.blocks[number];
    for (unsigned i = block.first; i != block.end; ++i) {
      if (!flow.needs[i].empty())
        wait(i, starts, clock, weight, costs);
      for (unsigned token : tokensOf(i))
        starts[token] = clock;
      clock += std::max(1u, stalls[i]);
    }
    for (auto &entry : starts)
      entry.second -= clock;
    ends[number] = std::move(starts);
  }

  void wait(unsigned index, Starts &starts, int &clock, double weight,
            SharingCosts *costs) {
    ArrayRef<unsigned> needs = flow.needs[index];
    auto left = [&](unsigned token, int start) {
      return std::max(0, start + int(flow.tokens[token].latency) - clock);
    };
    int longest = 0;
    for (unsigned token : needs)
      if (auto start = starts.find(token); start != starts.end())
        longest = std::max(longest, left(token, start->second));
    clock += longest;
    for (unsigned token : needs)
      starts.erase(token);
    for (unsigned token : needs)
      if (flow.tokens[token].kind == Token::Result)
        for (unsigned other : tokensOf(flow.tokens[token].instruction))
          starts.erase(other);
    if (!costs)
      return;
    for (auto [other, start] : starts) {
      double more = left(other, start);
      if (flow.tokens[other].kind == Token::Result)
        more += unforeseen * flow.tokens[other].latency;
      for (unsigned token : needs)
        costs->add(token, other, weight * (more + 1));
    }
    for (unsigned token : needs)
      costs->add(token, needs.front(), -weight * together);
  }

  const TimedCode &code;
  const Predecessors &predecessors;
  const TokenFlow &flow;
  ArrayRef<unsigned> stalls;
  std::vector<Starts> ends;
};

class Assignment {
public:
  Assignment(const TokenFlow &flow, const SharingCosts &costs,
             unsigned reserved)
      : costs(costs), reserved(reserved),
        numbers(flow.tokens.size(), SassControl::none) {
    BitVector isNeeded(flow.tokens.size());
    for (const auto &needs : flow.needs)
      for (unsigned token : needs)
        isNeeded.set(token);
    needed.assign(isNeeded.set_bits_begin(), isNeeded.set_bits_end());
  }

  std::vector<unsigned> run() {
    for (unsigned round = 0; round <= refinements; ++round)
      for (unsigned token : needed)
        choose(token);
    return std::move(numbers);
  }

private:
  void choose(unsigned token) {
    std::array<double, SassControl::barriers> cost{};
    for (auto [other, cycles] : costs.with(token))
      if (numbers[other] != SassControl::none)
        cost[numbers[other]] += cycles;
    if (numbers[token] != SassControl::none)
      --used[numbers[token]];
    unsigned best = SassControl::none;
    for (unsigned number = 0; number != SassControl::barriers; ++number) {
      if (reserved >> number & 1)
        continue;
      if (best == SassControl::none || cost[number] < cost[best] ||
          (cost[number] == cost[best] && used[number] < used[best]))
        best = number;
    }
    // Stays where no other is better.
    unsigned now = numbers[token];
    if (now != SassControl::none && cost[now] <= cost[best])
      best = now;
    numbers[token] = best;
    ++used[best];
  }

  const SharingCosts &costs;
  unsigned reserved;
  std::vector<unsigned> numbers, needed;
  std::array<unsigned, SassControl::barriers> used{};
};
} // namespace

std::vector<unsigned> assignScoreboards(const TimedCode &code,
                                        const Predecessors &predecessors,
                                        const TokenFlow &flow,
                                        ArrayRef<unsigned> stalls,
                                        unsigned reserved) {
  SharingCosts costs(flow.tokens.size());
  Timeline(code, predecessors, flow, stalls).run(costs);
  return Assignment(flow, costs, reserved).run();
}

} // namespace kiln
