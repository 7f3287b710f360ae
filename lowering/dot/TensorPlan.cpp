#include "lowering/dot/TensorPlan.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/MathExtras.h"
#include <map>

using namespace llvm;

namespace kiln {
namespace {

using Location = TensorAccess::Location;

class Planner {
public:
  Planner(const LinearLayout &layout, unsigned bits,
          function_ref<Location(int64_t, int64_t)> location)
      : layout(layout), perWord(32 / bits), location(location) {}

  std::optional<TensorPlan> plan() {
    if (!findWarps() || !findWords())
      return std::nullopt;
    // A thread that has a row, or a part of it, before one that has rows.
    for (TensorAccess::Shape shape :
         {TensorAccess::Of32x32, TensorAccess::Of16x256, TensorAccess::Of16x128,
          TensorAccess::Of16x64}) {
      result.access = {shape, 1};
      if (!hasLanes())
        continue;
      for (unsigned times = TensorPlan::kMostWords; times; times /= 2) {
        result.access.times = times;
        if (result.access.registers() <= TensorPlan::kMostWords && findSteps())
          return result;
      }
    }
    return std::nullopt;
  }

private:
  Location at(unsigned reg, unsigned lane, unsigned warp) const {
    SmallVector<int64_t> place = layout.apply(reg, lane, warp);
    return location(place[0], place[1]);
  }

  /// The first two bits are those of the lanes that a warp reaches.
  bool findWarps() {
    for (unsigned bit : seq<unsigned>(0, layout.bases(HwDim::Warp).size())) {
      Location moved = at(0, 0, 1u << bit);
      unsigned lane = bit < 2 ? TensorMultiply::kLanesOfWarp << bit : 0;
      if (moved.lane != lane || (bit < 2 && moved.column))
        return false;
      result.warps.push_back(moved);
    }
    return result.warps.size() >= 2;
  }

  bool findWords() {
    for (unsigned reg : seq<unsigned>(0, layout.size(HwDim::Register))) {
      SmallVector<int64_t> place = layout.apply(reg, 0, 0);
      Location where = location(place[0], place[1]);
      auto &word = words[{where.column, where.lane}];
      word.resize(perWord, kNone);
      unsigned &element = word[place[1] % perWord];
      element = std::min(element, reg); // others hold the same
    }
    return all_of(words,
                  [](auto &word) { return !is_contained(word.second, kNone); });
  }

  bool hasLanes() const {
    return all_of(
        seq<unsigned>(0, TensorMultiply::kLanesOfWarp), [&](unsigned lane) {
          Location has = at(0, lane, 0), wants = result.access.at(lane, 0);
          return has.lane == wants.lane && has.column == wants.column &&
                 layout.apply(0, lane, 0)[1] % perWord == 0;
        });
  }

  /// Takes words from the first column on.
  bool findSteps() {
    result.steps.clear();
    auto left = words;
    while (!left.empty()) {
      auto [column, lane] = left.begin()->first;
      TensorPlan::Step step{{lane, column}, {}};
      for (unsigned reg : seq<unsigned>(0, result.access.registers())) {
        Location within = result.access.at(0, reg);
        auto found = left.find({column + within.column, lane + within.lane});
        if (found == left.end())
          return false;
        step.words.push_back(found->second);
        left.erase(found);
      }
      result.steps.push_back(std::move(step));
    }
    return true;
  }

  static constexpr unsigned kNone = ~0u;
  const LinearLayout &layout;
  unsigned perWord;
  function_ref<Location(int64_t, int64_t)> location;
  /// The registers of each word of the first lane and warp, by column and lane.
  std::map<std::pair<unsigned, unsigned>, SmallVector<unsigned, 4>> words;
  TensorPlan result;
};

} // namespace

std::optional<TensorPlan>
planTensorAccess(const LinearLayout &layout, unsigned bits,
                 function_ref<Location(int64_t, int64_t)> location) {
  return Planner(layout, bits, location).plan();
}

} // namespace kiln
