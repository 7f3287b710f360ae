#include "tools/chart/WaitTimeline.h"

#include "tools/chart/Plot.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <algorithm>

using namespace llvm;

namespace kiln {
namespace {

double timeBetween(const WaitTimeline &timeline,
                   const WaitTimeline::Span &span) {
  return span.waited + span.later * timeline.length - span.issued;
}

/// What to draw, in the order of issue.
std::vector<const WaitTimeline::Span *>
drawnSpans(const WaitTimeline &timeline) {
  std::vector<const WaitTimeline::Span *> spans;
  for (const WaitTimeline::Span &span : timeline.spans)
    spans.push_back(&span);
  llvm::sort(spans, [&](const auto *a, const auto *b) {
    return std::pair(timeBetween(timeline, *a), a) <
           std::pair(timeBetween(timeline, *b), b);
  });
  if (spans.size() > mostWaitSpans)
    spans.resize(mostWaitSpans);
  llvm::sort(spans, [](const auto *a, const auto *b) {
    return std::pair(a->issued, a) < std::pair(b->issued, b);
  });
  return spans;
}

} // namespace

Svg drawWaitTimeline(const WaitTimeline &timeline) {
  std::vector<const WaitTimeline::Span *> spans = drawnSpans(timeline);
  constexpr double kLeft = 250, kWidth = 500, kRow = 16, kTop = 44;
  double height = kRow * std::max<size_t>(1, spans.size());
  std::string description = formatv(
      "One iteration of {0} {1}, {2} operations that are waited for.",
      markupNumber(timeline.length), timeline.unit, timeline.spans.size());
  Svg svg(900, kTop + height + 56, timeline.name + ": waits of one iteration",
          description);
  svg.text(6, 16, fittedText(timeline.name, 130), "kd-strong");
  svg.text(6, 32, "bar: from issue to the wait for it", "kd-soft");
  Plot plot(svg, kLeft, kTop, kWidth, height, {0, timeline.length}, {0, 1});
  for (double tick :
       roundTicks({0, timeline.length}, unsigned(kWidth / 60), true)) {
    svg.line(plot.x(tick), kTop, plot.x(tick), plot.bottom(), "kd-grid");
    svg.text(plot.x(tick), plot.bottom() + 14, markupNumber(tick), "kd-soft",
             SvgAnchor::Middle);
  }
  svg.line(kLeft, plot.bottom(), plot.right(), plot.bottom(), "kd-frame");
  svg.text((kLeft + plot.right()) / 2, plot.bottom() + 30,
           timeline.unit + " from the iteration's start", "kd-soft",
           SvgAnchor::Middle);
  double y = kTop;
  for (const WaitTimeline::Span *drawn : spans) {
    const WaitTimeline::Span &span = *drawn;
    double between = timeBetween(timeline, span);
    std::string hint = formatv(
        "{0}: issued at {1}, waited for by {2} at {3}{4}, {5} {6} later",
        span.operation, markupNumber(span.issued), span.wait,
        markupNumber(span.waited),
        span.later ? " of iteration +" + std::to_string(span.later) : "",
        markupNumber(between), timeline.unit);
    auto bar = [&](double from, double to) {
      double width = std::max(2.0, plot.x(to) - plot.x(from));
      svg.rect(plot.x(from), y + 3, width, 10, "kd-a", hint);
    };
    if (span.later == 0) {
      bar(span.issued, span.waited);
    } else {
      bar(span.issued, timeline.length);
      if (span.later > 1)
        svg.rect(kLeft, y + 3, kWidth, 10, "kd-a kd-faint", hint);
      bar(0, span.waited);
    }
    svg.line(plot.x(span.waited), y + 1, plot.x(span.waited), y + 15,
             "kd-line-b", hint);
    // The room left of the bars holds 36 letters.
    svg.text(kLeft - 8, y + 12, fittedText(span.operation, 36), "kd-code",
             SvgAnchor::End);
    svg.text(plot.right() + 8, y + 12,
             span.later ? markupNumber(between) + ", next iteration"
                        : markupNumber(between),
             "kd-soft");
    y += kRow;
  }
  if (timeline.spans.size() > spans.size())
    svg.text(6, plot.bottom() + 48,
             formatv("{0} more operations, which have longer until their wait, "
                     "are not drawn",
                     timeline.spans.size() - spans.size())
                 .str(),
             "kd-soft");
  return svg;
}

} // namespace kiln
