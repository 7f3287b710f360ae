#include "tools/bisect/StageFigures.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

void RegionFigures::countMove(std::optional<RegisterFile> from,
                              std::optional<RegisterFile> to) {
  if (!from || !to || from == to)
    return;
  ++moves;
  accumulatorMoves +=
      from == RegisterFile::Accumulator || to == RegisterFile::Accumulator;
}

static unsigned sum(ArrayRef<RegionFigures> regions,
                    unsigned RegionFigures::*figure) {
  unsigned total = 0;
  for (const RegionFigures &region : regions)
    total += region.*figure;
  return total;
}

/// Without loops, what there is.
static ArrayRef<RegionFigures> loopsOrAll(const StageFigures &stage) {
  ArrayRef<RegionFigures> regions = stage.regions;
  return regions.size() > 1 ? regions.drop_front() : regions;
}

static ArrayRef<RegionFigures> loopsOf(const StageFigures &stage) {
  return ArrayRef(stage.regions).drop_front();
}

unsigned StageFigures::instructions() const {
  return sum(regions, &RegionFigures::instructions);
}

unsigned StageFigures::scratch() const {
  return sum(regions, &RegionFigures::scratch);
}

unsigned StageFigures::scratchInLoops() const {
  return sum(loopsOf(*this), &RegionFigures::scratch);
}

unsigned StageFigures::movesInLoops() const {
  return sum(loopsOf(*this), &RegionFigures::moves);
}

unsigned StageFigures::accumulatorMovesInLoops() const {
  return sum(loopsOf(*this), &RegionFigures::accumulatorMoves);
}

bool StageFigures::isAllocated() const {
  return form == Form::Finished ||
         none_of(regions, [](const RegionFigures &region) {
           return region.live.has_value();
         });
}

std::optional<LiveCount> StageFigures::liveInLoops() const {
  std::optional<LiveCount> most;
  for (const RegionFigures &region : loopsOrAll(*this))
    if (region.live)
      most = maxOf(most.value_or(LiveCount()), *region.live);
  return most;
}

int StageFigures::peakInLoops() const {
  int most = 0;
  for (const RegionFigures &region : loopsOrAll(*this))
    most = std::max(most, region.peak);
  return most;
}

} // namespace kiln
