#include "tools/simulate/SimulationTimeline.h"

#include "targets/gpu/GpuTarget.h"
#include "targets/support/text/KernelName.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include <cmath>

using namespace llvm;

namespace kiln {
namespace {

/// An issue in whole cycles.
struct ShownIssue {
  int64_t time;
  uint32_t op;
  Stall waited;
};

/// What a warp does in the part: from the last issue before it, if there is
/// one, to the first one after it.
struct WarpRow {
  unsigned warp, block, partition;
  std::vector<ShownIssue> issues;

  std::string name(unsigned warpsOfBlock) const {
    return formatv("warp {0} of block {1}, partition {2}", warp % warpsOfBlock,
                   block, partition);
  }
};

std::vector<WarpRow> rowsOf(const SimulatedKernel &kernel) {
  std::vector<WarpRow> rows;
  const ShownPart &part = kernel.part;
  std::vector<std::vector<uint32_t>> warps = eventsByWarp(kernel.events);
  for (auto [warp, own] : enumerate(warps)) {
    WarpRow row{unsigned(warp),
                unsigned(warp) / kernel.prediction.residency.warps,
                unsigned(warp) % kernel.listing.code.gpu->partitions,
                {}};
    size_t first =
        partition_point(own,
                        [&, &events = kernel.events](uint32_t event) {
                          return events[event].time < part.begin;
                        }) -
        own.begin();
    for (size_t at = first ? first - 1 : 0; at < own.size(); ++at) {
      const IssueEvent &event = kernel.events[own[at]];
      row.issues.push_back(
          {int64_t(std::floor(event.time)), event.op, event.waited});
      if (event.time >= part.end)
        break;
    }
    rows.push_back(std::move(row));
  }
  llvm::sort(rows, [](const WarpRow &one, const WarpRow &other) {
    return std::tuple(one.partition, one.block, one.warp) <
           std::tuple(other.partition, other.block, other.warp);
  });
  return rows;
}

StringRef classesOf(Stall why) {
  switch (why) {
  case Stall::None:
    return "kd-line-ink kd-tall";
  case Stall::Fixed:
    return "kd-frame";
  case Stall::Memory:
    return "kd-line-a";
  case Stall::Local:
    return "kd-line-a kd-dashes";
  case Stall::Shared:
    return "kd-line-c";
  case Stall::Compute:
    return "kd-line-c kd-dashes";
  case Stall::Matrix:
    return "kd-line-d";
  case Stall::Barrier:
    return "kd-line-b";
  case Stall::Pipe:
    return "kd-line-b kd-dashes";
  case Stall::Selected:
    return "kd-frame kd-dashes";
  }
  llvm_unreachable("covered switch");
}

/// The kinds that have most of the part, for those who point at a row or do not
/// see it.
std::string sharesOf(const WarpTimeline::Row &row, const ShownPart &part) {
  std::array<double, unsigned(Stall::Last) + 1> cycles{};
  for (const WarpTimeline::Span &span : row.spans)
    cycles[span.kind] += std::max(0.0, std::min(span.to, part.end) -
                                           std::max(span.from, part.begin));
  std::string text;
  for (auto [why, sum] : enumerate(cycles))
    if (double share = sum / (part.end - part.begin); share >= 0.005)
      text += formatv("{0} {1} {2:F0} %", text.empty() ? ":" : ",",
                      stallName(Stall(why)), share * 100);
  return text;
}

} // namespace

WarpTimeline warpTimelineOf(const SimulatedKernel &kernel) {
  WarpTimeline timeline;
  timeline.name = readableKernelName(kernel.listing.resources.kernel) +
                  ": warps over cycles";
  timeline.part = "Shown are " + kernel.part.text(kernel.prediction) + ".";
  timeline.begin = kernel.part.begin;
  timeline.end = kernel.part.end;
  for (unsigned why = 0; why <= unsigned(Stall::Last); ++why)
    timeline.kinds.push_back(
        {stallName(Stall(why)).str(), classesOf(Stall(why))});
  std::optional<unsigned> partition;
  for (const WarpRow &row : rowsOf(kernel)) {
    WarpTimeline::Row drawn;
    unsigned warps = kernel.prediction.residency.warps;
    drawn.label = formatv("block {0} warp {1}", row.block, row.warp % warps);
    if (row.partition != partition)
      drawn.group = formatv("partition {0}", row.partition);
    partition = row.partition;
    for (auto [index, issue] : enumerate(row.issues)) {
      double time = issue.time;
      if (index && row.issues[index - 1].time + 1 < time)
        drawn.spans.push_back({double(row.issues[index - 1].time + 1), time,
                               unsigned(issue.waited)});
      drawn.spans.push_back({time, time + 1, unsigned(Stall::None)});
    }
    drawn.hint = row.name(warps) + sharesOf(drawn, kernel.part);
    timeline.rows.push_back(std::move(drawn));
  }
  return timeline;
}

std::string warpTimelineJson(const SimulatedKernel &kernel, StringRef anchor) {
  std::string text;
  raw_string_ostream os(text);
  json::OStream json(os);
  json.objectBegin();
  json.attribute("listing", anchor);
  json.attribute("begin", kernel.part.begin);
  json.attribute("end", kernel.part.end);
  json.attributeArray("kinds", [&] {
    for (unsigned why = 0; why <= unsigned(Stall::Last); ++why)
      json.value(stallName(Stall(why)));
  });
  json.attributeArray("rows", [&] {
    for (const WarpRow &row : rowsOf(kernel)) {
      // Operations mostly follow each other: as first ones and how many.
      std::vector<std::pair<uint32_t, unsigned>> ops;
      std::string events;
      for (auto [index, issue] : enumerate(row.issues)) {
        if (!ops.empty() && ops.back().first + ops.back().second == issue.op)
          ++ops.back().second;
        else
          ops.push_back({issue.op, 1});
        if (!index)
          continue;
        events += char('a' + unsigned(issue.waited));
        if (int64_t gap = issue.time - row.issues[index - 1].time; gap != 1)
          events += std::to_string(gap);
      }
      json.object([&] {
        json.attribute("name", row.name(kernel.prediction.residency.warps));
        json.attribute("from",
                       row.issues.empty() ? 0 : row.issues.front().time);
        json.attribute("events", events);
        json.attributeArray("ops", [&] {
          for (auto [first, count] : ops) {
            json.value(first);
            json.value(count);
          }
        });
      });
    }
  });
  json.objectEnd();
  return text;
}

} // namespace kiln
