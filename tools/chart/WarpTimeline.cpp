#include "tools/chart/WarpTimeline.h"

#include "tools/chart/Plot.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <algorithm>
#include <cmath>

using namespace llvm;

namespace kiln {
namespace {

constexpr double laneLeft = 130, laneWidth = 1056 /* divides well */,
                 laneTop = 76, laneHeight = 13, headHeight = 18;

/// Columns of a row that have one kind most of their time, side by side.
struct Run {
  unsigned from, to, kind;
};

std::vector<Run> runsOf(const WarpTimeline &timeline,
                        const WarpTimeline::Row &row, unsigned columns) {
  unsigned kinds = timeline.kinds.size();
  std::vector<float> cells(size_t(columns) * kinds);
  double step = (timeline.end - timeline.begin) / columns;
  for (const WarpTimeline::Span &span : row.spans) {
    double from = std::max(span.from, timeline.begin) - timeline.begin,
           to = std::min(span.to, timeline.end) - timeline.begin;
    for (unsigned column = std::max(0.0, from / step);
         column < columns && column * step < to; ++column)
      cells[size_t(column) * kinds + span.kind] +=
          std::min(to, (column + 1) * step) - std::max(from, column * step);
  }
  std::vector<Run> runs;
  for (unsigned column = 0; column != columns; ++column) {
    auto cell = ArrayRef(cells).slice(size_t(column) * kinds, kinds);
    const float *most = max_element(cell);
    if (*most <= 0)
      continue;
    unsigned kind = most - cell.begin();
    if (!runs.empty() && runs.back().to == column && runs.back().kind == kind)
      ++runs.back().to;
    else
      runs.push_back({column, column + 1, kind});
  }
  return runs;
}

void drawLegend(Svg &svg, const WarpTimeline &timeline) {
  double x = laneLeft, y = 44;
  for (const WarpTimeline::Kind &kind : timeline.kinds) {
    double wide = 44 + svgTextWidth(kind.name.size());
    if (x + wide > laneLeft + laneWidth) {
      x = laneLeft;
      y += 16;
    }
    svg.line(x, y, x + 18, y, (kind.classes + " kd-span").str());
    svg.text(x + 24, y + 4, kind.name);
    x += wide;
  }
}

} // namespace

Svg drawWarpTimeline(const WarpTimeline &timeline) {
  unsigned rows = timeline.rows.size(),
           groups = count_if(timeline.rows, [](const WarpTimeline::Row &row) {
             return !row.group.empty();
           });
  double height = rows * laneHeight + groups * headHeight;
  Svg svg(laneLeft + laneWidth + 14, laneTop + height + 40, timeline.name,
          timeline.part + " " + std::to_string(rows) + " rows.");
  svg.text(6, 16, fittedText(timeline.name, 150), "kd-strong");
  drawLegend(svg, timeline);
  Plot plot(svg, laneLeft, laneTop, laneWidth, height,
            {timeline.begin, timeline.end}, {0, 1});
  for (double tick : roundTicks({timeline.begin, timeline.end}, 12, true)) {
    svg.line(plot.x(tick), laneTop, plot.x(tick), plot.bottom(),
             "kd-grid kd-tick");
    svg.text(plot.x(tick), plot.bottom() + 14, markupNumber(tick),
             "kd-soft kd-tick", SvgAnchor::Middle);
  }
  svg.text(laneLeft + laneWidth / 2, plot.bottom() + 30, "cycles", "kd-soft",
           SvgAnchor::Middle);
  // Whole units, which are short to write.
  unsigned wide =
               std::max(1.0, std::ceil(rows * laneWidth / mostTimelineColumns)),
           columns = laneWidth / wide;
  std::vector<std::vector<SvgStroke>> strokes(timeline.kinds.size());
  double y = laneTop;
  for (const WarpTimeline::Row &row : timeline.rows) {
    if (!row.group.empty()) {
      svg.text(6, y + headHeight - 5, row.group, "kd-strong");
      y += headHeight;
    }
    svg.rect(laneLeft, y, laneWidth, laneHeight, "kd-row", row.hint);
    svg.text(laneLeft - 8, y + laneHeight - 3, row.label, "kd-soft",
             SvgAnchor::End);
    for (const Run &run : runsOf(timeline, row, columns))
      strokes[run.kind].push_back({laneLeft + run.from * wide,
                                   y + laneHeight / 2,
                                   double(run.to - run.from) * wide});
    y += laneHeight;
  }
  for (auto [kind, drawn] : zip(timeline.kinds, strokes))
    svg.strokes(drawn, (kind.classes + " kd-span").str());
  return svg;
}

} // namespace kiln
