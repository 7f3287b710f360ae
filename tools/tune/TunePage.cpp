#include "tools/tune/TunePage.h"

#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include "tools/chart/Scatter.h"
#include "tools/page/Page.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include <cmath>

using namespace llvm;

namespace kiln {
namespace {

TunePicture::Point pointOf(const std::string &name, const TuneRecord &record) {
  TunePicture::Point point;
  point.name = name;
  point.status = record.status;
  if (record.status != TuneStatus::Ok)
    point.message = record.stage + ": " + record.message;
  point.time = record.microseconds;
  point.registers = record.registers;
  point.samples = record.samples;
  point.spills = record.spills;
  return point;
}

/// "41 points: 38 ok, 3 refused"
std::string countsOf(const TunePicture &picture) {
  std::string text = std::to_string(picture.points.size()) +
                     (picture.points.size() == 1 ? " point:" : " points:");
  ListSeparator comma(",");
  for (TuneStatus status :
       {TuneStatus::Ok, TuneStatus::Refused, TuneStatus::Wrong,
        TuneStatus::Timeout, TuneStatus::Stopped})
    if (size_t count = count_if(picture.points, [&](const auto &point) {
          return point.status == status;
        }))
      text += formatv("{0} {1} {2}", StringRef(comma), count, nameOf(status));
  return text;
}

/// The mark of a point: what it is first of all.
enum PointSeries : unsigned { NoSpills, Spills, BaselinePoint, ChosenPoint };

PointSeries seriesOf(const TunePicture::Point &point) {
  return point.isChosen     ? ChosenPoint
         : point.isBaseline ? BaselinePoint
         : point.spills     ? Spills
                            : NoSpills;
}

Scatter scatterOf(const TunePicture &picture, bool overRegisters) {
  Scatter scatter;
  scatter.title = picture.title;
  scatter.xName = overRegisters ? "registers a thread" : "measurement";
  scatter.yName = picture.unit;
  scatter.bestSoFar = !overRegisters;
  scatter.series = {{"no spills", SvgMark::Circle, "kd-a"},
                    {"spills", SvgMark::Cross, "kd-b"},
                    {"baseline", SvgMark::Square, "kd-d"},
                    {"chosen", SvgMark::Diamond, "kd-c"}};
  unsigned number = 0;
  for (const TunePicture::Point &point : picture.points) {
    ++number;
    if (!(point.time > 0) || !std::isfinite(point.time))
      continue;
    std::string label = formatv("{0}: {1:F2} {2}, {3} registers", point.name,
                                point.time, picture.unit, point.registers);
    if (point.spills)
      label += formatv(", {0} bytes spilled", point.spills);
    scatter.points.push_back({double(overRegisters ? point.registers : number),
                              point.time, unsigned(seriesOf(point)),
                              std::move(label)});
  }
  return scatter;
}

std::string roleOf(const TunePicture::Point &point) {
  return point.isChosen ? "chosen" : point.isBaseline ? "baseline" : "";
}

std::string timeText(const TunePicture::Point &point) {
  return point.time > 0 && std::isfinite(point.time)
             ? formatv("{0:F2}", point.time).str()
             : "-";
}

PageTable pointsTable(const TunePicture &picture) {
  PageTable table;
  table.caption = "Points in the sequence of their measurement";
  table.rowHead = 1;
  table.columns = {{"number", true},
                   {"point"},
                   {"role"},
                   {"status"},
                   {picture.unit, true},
                   {"registers", true},
                   {"spills", true},
                   {"samples", true},
                   {"message"}};
  unsigned number = 0;
  for (const TunePicture::Point &point : picture.points)
    table.rows.push_back({{std::to_string(++number)},
                          {point.name},
                          {roleOf(point)},
                          {nameOf(point.status).str()},
                          {timeText(point)},
                          {std::to_string(point.registers)},
                          {std::to_string(point.spills)},
                          {std::to_string(point.samples)},
                          {point.message}});
  return table;
}

} // namespace

TunePicture pictureOf(const CaseFile &file, const TuneTask &task,
                      const TuneReport &report) {
  TunePicture picture;
  picture.title = report.kernel + " on " +
                  (report.gpu ? report.gpu->name : task.target->name().str());
  picture.facts = {"case " + file.path + " for " + task.target->name().str() +
                   (report.assembler.empty() ? "" : ", " + report.assembler)};
  if (!report.gpu)
    picture.unit = "simulated cycles";
  for (auto [index, tuned] : enumerate(report.points)) {
    TunePicture::Point point = pointOf(tuned.name(), tuned.record);
    if (!report.gpu)
      point.time = tuned.cycles;
    point.isBaseline = index == report.baseline;
    point.isChosen = index == report.chosen;
    picture.points.push_back(std::move(point));
  }
  picture.facts.push_back(
      "chosen: " + report.points[report.chosen].name() +
      (report.evaluated ? "; " + report.evaluated->reason : ""));
  if (report.evaluated && report.evaluated->chosen >= 0) {
    const MedianBounds &speedup =
        report.evaluated->speedups[report.evaluated->chosen];
    picture.facts.push_back(
        formatv("{0:F3} times as fast as the baseline, at least {1:F3} with 95 "
                "% confidence: {2:F2} us instead of {3:F2}",
                speedup.median, speedup.low, report.chosenMicroseconds,
                report.baselineMicroseconds));
  }
  if (report.slowedRounds)
    picture.facts.push_back(formatv("the GPU was slowed by {0} in {1} of {2} "
                                    "rounds of the last race",
                                    report.slowedBy, report.slowedRounds,
                                    report.rounds));
  return picture;
}

Expected<std::vector<TunePicture>>
picturesOfLog(StringRef path, function_ref<void(const std::string &)> note) {
  Expected<std::vector<TuneLogEntry>> entries = readTuneLog(path, note);
  if (!entries)
    return entries.takeError();
  std::vector<TunePicture> pictures;
  std::map<std::string, size_t> places; // of a search among the pictures
  std::map<std::string, std::pair<size_t, size_t>> points; // by the whole key
  for (const TuneLogEntry &entry : *entries) {
    const TuneKey &key = entry.key;
    std::string search = key.ir + "\n" + key.sizes + "\n" + key.gpu + "\n" +
                         key.driver + "\n" + key.assembler + "\n" + key.kiln;
    auto [place, isNew] = places.try_emplace(search, pictures.size());
    if (isNew) {
      TunePicture &picture = pictures.emplace_back();
      picture.title = sys::path::filename(path).str() + ": " +
                      (key.gpu.empty() ? "unknown GPU" : key.gpu);
      picture.facts = {formatv("source {0}, sizes {1}", key.ir,
                               key.sizes.empty() ? "as given" : key.sizes),
                       formatv("driver {0}, {1}, kiln {2}", key.driver,
                               key.assembler, key.kiln)};
    }
    TunedPoint named;
    named.label = key.configuration;
    named.record = entry.record;
    TunePicture::Point point = pointOf(named.name(), entry.record);
    std::string whole = formatv("{0}", json::Value(key.toJson())).str();
    auto [known, isFirst] = points.try_emplace(
        whole, place->second, pictures[place->second].points.size());
    if (isFirst)
      pictures[place->second].points.push_back(std::move(point));
    else
      pictures[known->second.first].points[known->second.second] =
          std::move(point);
  }
  if (pictures.empty())
    return failure("'", path,
                   "' holds no measurement; expected a log that `kiln tune` "
                   "wrote");
  return pictures;
}

std::string tunePage(ArrayRef<TunePicture> pictures) {
  Page page("Tuning", "What was measured, and how the search went. A mark says "
                      "its point when the pointer rests on it; the table below "
                      "says all of them.");
  for (const TunePicture &picture : pictures) {
    page.section(picture.title);
    page.list(picture.facts);
    page.paragraph(countsOf(picture) + ".");
    page.drawing(drawScatter(scatterOf(picture, /*overRegisters=*/false)));
    page.drawing(drawScatter(scatterOf(picture, /*overRegisters=*/true)));
    page.table(pointsTable(picture));
  }
  return page.text();
}

Expected<std::string> tuneSvg(ArrayRef<TunePicture> pictures) {
  if (pictures.size() != 1)
    return failure("--format svg draws one search, and there are ",
                   pictures.size(),
                   " in this log (kernels, GPUs or builds); "
                   "take --format html");
  return drawScatter(scatterOf(pictures.front(), /*overRegisters=*/true))
      .file();
}

void printPoints(raw_ostream &os, ArrayRef<TunePicture> pictures,
                 Format format) {
  Table table;
  table.column("search");
  table.column("point");
  table.column("status");
  for (StringRef title : {"time", "registers", "spills", "samples"})
    table.column(title, Table::Right);
  table.column("message");
  for (const TunePicture &picture : pictures)
    for (const TunePicture::Point &point : picture.points)
      table.row({picture.title, point.name, nameOf(point.status).str(),
                 timeText(point), std::to_string(point.registers),
                 std::to_string(point.spills), std::to_string(point.samples),
                 StringRef(point.message).split('\n').first.str()});
  table.print(os, format);
}

json::Value pointsJson(ArrayRef<TunePicture> pictures) {
  json::Array searches;
  for (const TunePicture &picture : pictures) {
    json::Array points, facts;
    for (const std::string &fact : picture.facts)
      facts.push_back(json::fixUTF8(fact));
    for (const TunePicture::Point &point : picture.points) {
      json::Object object{{"name", json::fixUTF8(point.name)},
                          {"status", nameOf(point.status)},
                          {"message", json::fixUTF8(point.message)},
                          {"time", nullptr},
                          {"registers", point.registers},
                          {"spills", point.spills},
                          {"samples", point.samples}};
      if (point.time > 0 && std::isfinite(point.time))
        object["time"] = point.time;
      points.push_back(std::move(object));
    }
    searches.push_back(json::Object{{"title", json::fixUTF8(picture.title)},
                                    {"facts", std::move(facts)},
                                    {"unit", picture.unit},
                                    {"points", std::move(points)}});
  }
  return json::Object{{"version", 1}, {"searches", std::move(searches)}};
}

} // namespace kiln
