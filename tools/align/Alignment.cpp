#include "tools/align/Alignment.h"

#include "tools/align/Diff.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include <deque>
#include <tuple>

using namespace llvm;

namespace kiln {
namespace {

using AlignedPairs = std::vector<std::pair<unsigned, unsigned>>;

/// The instructions of a block, in order.
struct AlignedBlock {
  unsigned first = 0, last = 0;
};

class Aligner {
public:
  Aligner(const CodeSequence &a, const CodeSequence &b)
      : a(a), b(b), comparesModifiers(a.target == b.target), aKeys(keysOf(a)),
        bKeys(keysOf(b)) {
    AlignedLine alone;
    alone.fate = Fate::Removed;
    result.a.assign(a.lines.size(), alone);
    alone.fate = Fate::Added;
    result.b.assign(b.lines.size(), alone);
  }

  Alignment run() {
    AlignedPairs pairs = commonSubsequence(aKeys, bKeys);
    findPartners(pairs);
    for (auto [x, y] : withinBlocks(pairs))
      pair(x, y,
           a.lines[x].text == b.lines[y].text ? Fate::Same : Fate::Renamed);
    makeRows();
    findMoved(/*inPartners=*/true);
    findMoved(/*inPartners=*/false);
    if (comparesModifiers)
      findLookalikes();
    return std::move(result);
  }

private:
  std::vector<unsigned> keysOf(const CodeSequence &code) {
    std::vector<unsigned> keys;
    for (const CodeLine &line : code.lines) {
      std::string key = maskedText(line.text);
      if (comparesModifiers)
        for (uint64_t half : line.modifiers)
          key += '\n' + utohexstr(half);
      keys.push_back(numbers.try_emplace(key, numbers.size()).first->second);
    }
    return keys;
  }

  void pair(unsigned x, unsigned y, Fate fate) {
    result.a[x].fate = result.b[y].fate = fate;
    result.a[x].partner = y;
    result.b[y].partner = x;
  }

  /// Two blocks belong together if most of their pairs are with each other. The
  /// pairs ascend, and so do these blocks.
  void findPartners(const AlignedPairs &pairs) {
    DenseMap<std::pair<unsigned, unsigned>, unsigned> votes;
    for (auto [x, y] : pairs)
      ++votes[{a.lines[x].block, b.lines[y].block}];
    DenseMap<unsigned, std::pair<unsigned, unsigned>> bestOfA, bestOfB;
    // In the order of the pairs, so that the first of equals wins every time.
    for (auto [x, y] : pairs) {
      unsigned in = a.lines[x].block, out = b.lines[y].block;
      unsigned count = votes[{in, out}];
      auto take = [&](auto &best, unsigned own, unsigned other) {
        auto &now = best[own];
        if (count > now.second)
          now = {other, count};
      };
      take(bestOfA, in, out);
      take(bestOfB, out, in);
    }
    for (auto &[in, best] : bestOfA)
      if (bestOfB[best.first].first == in) {
        partnerOfA[in] = best.first;
        partnerOfB[best.first] = in;
      }
  }

  static DenseMap<unsigned, AlignedBlock> blocksOf(const CodeSequence &code) {
    DenseMap<unsigned, AlignedBlock> blocks;
    for (auto [index, line] : enumerate(code.lines)) {
      auto [at, isNew] = blocks.try_emplace(line.block);
      if (isNew)
        at->second.first = index;
      at->second.last = index + 1;
    }
    return blocks;
  }

  /// Blocks that belong together are aligned on their own, and pairs between
  /// blocks that both have another partner are dropped.
  AlignedPairs withinBlocks(const AlignedPairs &pairs) {
    AlignedPairs kept;
    for (auto [x, y] : pairs)
      if (!partnerOfA.contains(a.lines[x].block) ||
          !partnerOfB.contains(b.lines[y].block))
        kept.push_back({x, y});
    DenseMap<unsigned, AlignedBlock> aBlocks = blocksOf(a),
                                     bBlocks = blocksOf(b);
    for (auto [in, out] : partnerOfA) {
      AlignedBlock from = aBlocks[in], to = bBlocks[out];
      // Beside what is paired with blocks that have no partner, in order.
      narrow(from, to, kept);
      for (auto [x, y] : commonSubsequence(
               ArrayRef(aKeys).slice(from.first, from.last - from.first),
               ArrayRef(bKeys).slice(to.first, to.last - to.first)))
        kept.push_back({x + from.first, y + to.first});
    }
    llvm::sort(kept);
    return kept;
  }

  /// Takes off the ends of two blocks what pairs with others would cross.
  void narrow(AlignedBlock &from, AlignedBlock &to,
              const AlignedPairs &kept) const {
    for (auto [x, y] : kept) {
      bool inFrom = x >= from.first && x < from.last;
      bool inTo = y >= to.first && y < to.last;
      if (inFrom == inTo)
        continue;
      if (inFrom ? y < to.first : x < from.first) {
        from.first = std::max(from.first, inFrom ? x + 1 : from.first);
        to.first = std::max(to.first, inTo ? y + 1 : to.first);
      } else {
        from.last = std::min(from.last, inFrom ? x : from.last);
        to.last = std::min(to.last, inTo ? y : to.last);
      }
    }
    from.last = std::max(from.first, from.last);
    to.last = std::max(to.first, to.last);
  }

  void makeRows() {
    unsigned x = 0, y = 0;
    while (x < result.a.size() || y < result.b.size()) {
      if (x < result.a.size() && !result.a[x].partner)
        result.rows.push_back({x++, std::nullopt});
      else if (y < result.b.size() && !result.b[y].partner)
        result.rows.push_back({std::nullopt, y++});
      else
        result.rows.push_back({x++, y++});
    }
  }

  /// Pairs what is left over, first come, first served: exact texts before
  /// those with other registers.
  void findMoved(bool inPartners) {
    std::vector<unsigned> positionsOfA = positionsAmongFixed(result.a),
                          positionsOfB = positionsAmongFixed(result.b);
    for (bool exact : {true, false}) {
      std::map<std::tuple<StringRef, unsigned, unsigned>, std::deque<unsigned>>
          waiting;
      auto keyOf = [&](const CodeLine &line, unsigned number, unsigned block) {
        return std::tuple(exact ? StringRef(line.text) : StringRef(), number,
                          inPartners ? block : 0);
      };
      for (auto [x, line] : enumerate(result.a))
        if (!line.partner)
          waiting[keyOf(a.lines[x], aKeys[x], a.lines[x].block)].push_back(x);
      for (auto [y, line] : enumerate(result.b)) {
        unsigned block = b.lines[y].block;
        if (line.partner || (inPartners && !partnerOfB.contains(block)))
          continue;
        auto found = waiting.find(
            keyOf(b.lines[y], bKeys[y], inPartners ? partnerOfB[block] : 0));
        if (found == waiting.end() || found->second.empty())
          continue;
        unsigned x = found->second.front();
        found->second.pop_front();
        pair(x, y, Fate::Moved);
        int movedBy = int(positionsOfB[y]) - int(positionsOfA[x]);
        result.a[x].movedBy = result.b[y].movedBy = movedBy;
      }
    }
  }

  /// Of the instructions in one build only, those with text as if they were in
  /// both: first come, first served.
  void findLookalikes() {
    StringMap<std::deque<unsigned>> waiting;
    for (auto [x, line] : enumerate(result.a))
      if (!line.partner)
        waiting[maskedText(a.lines[x].text)].push_back(x);
    for (auto [y, line] : enumerate(result.b)) {
      if (line.partner)
        continue;
      auto found = waiting.find(maskedText(b.lines[y].text));
      if (found == waiting.end() || found->second.empty())
        continue;
      unsigned x = found->second.front();
      found->second.pop_front();
      line.lookalike = x;
      result.a[x].lookalike = y;
    }
  }

  /// For each line, how many before it did not move: a scale that both builds
  /// share.
  static std::vector<unsigned>
  positionsAmongFixed(ArrayRef<AlignedLine> lines) {
    std::vector<unsigned> positions;
    unsigned fixed = 0;
    for (const AlignedLine &line : lines) {
      positions.push_back(fixed);
      fixed += line.fate == Fate::Same || line.fate == Fate::Renamed;
    }
    return positions;
  }

  const CodeSequence &a, &b;
  /// Encodings of two GPUs are not alike.
  bool comparesModifiers;
  StringMap<unsigned> numbers;
  std::vector<unsigned> aKeys, bKeys;
  /// Pairs of blocks that belong together, in both directions; ordered, so that
  /// every run does the same.
  std::map<unsigned, unsigned> partnerOfA, partnerOfB;
  Alignment result;
};

} // namespace

StringRef nameOf(Fate fate) {
  static constexpr StringLiteral names[] = {"same", "renamed", "moved",
                                            "removed", "added"};
  return names[unsigned(fate)];
}

unsigned Alignment::count(Fate fate) const {
  auto has = [&](const AlignedLine &line) { return line.fate == fate; };
  return fate == Fate::Added ? count_if(b, has) : count_if(a, has);
}

Alignment align(const CodeSequence &a, const CodeSequence &b) {
  return Aligner(a, b).run();
}

std::map<std::string, std::pair<unsigned, unsigned>>
classCounts(const CodeSequence &a, const CodeSequence &b) {
  std::map<std::string, std::pair<unsigned, unsigned>> counts;
  for (const CodeLine &line : a.lines)
    ++counts[line.opClass].first;
  for (const CodeLine &line : b.lines)
    ++counts[line.opClass].second;
  return counts;
}

} // namespace kiln
