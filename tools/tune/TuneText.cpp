#include "tools/tune/TuneText.h"

#include "targets/gpu/GpuTarget.h"
#include "tools/report/Table.h"
#include "tools/tune/execute/CompilePoint.h"
#include "tools/tune/execute/Messages.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>

using namespace llvm;

namespace kiln {
namespace {

void printFinalists(raw_ostream &os, const TuneReport &report) {
  if (!report.evaluated)
    return;
  Table table;
  table.column("finalist");
  for (StringRef title : {"us", "faster", "at least", "registers", "spills"})
    table.column(title, Table::Right);
  auto row = [&](unsigned index, const MedianBounds &speedup, double time) {
    const TunedPoint &point = report.points[index];
    table.row({point.name() + (index == report.chosen ? " *" : ""),
               formatv("{0:F2}", time), formatv("{0:F3}", speedup.median),
               formatv("{0:F3}", speedup.low),
               std::to_string(point.record.registers),
               std::to_string(point.record.spills)});
  };
  row(report.baseline, {1, 1, 1}, report.baselineMicroseconds);
  for (auto [index, speedup] :
       zip_equal(report.finalists, report.evaluated->speedups))
    row(index, speedup, report.baselineMicroseconds / speedup.median);
  table.print(os, Format::Text);
}

void printOutcome(raw_ostream &os, const TuneReport &report) {
  const TunedPoint &chosen = report.points[report.chosen];
  os << "chosen: " << chosen.name() << '\n'
     << "  " << spell(chosen.record.directives) << '\n';
  if (!report.gpu && !chosen.record.directives.plan.isPlain()) {
    os << "  by the simulator and, for the lowering variant, by the rule of "
          "`auto`, which measure nothing\n";
    return;
  }
  if (!report.gpu) {
    const TunedPoint &baseline = report.points[report.baseline];
    os << formatv("  by the simulator, which measures nothing: {0:F3} of the "
                  "baseline's simulated cycles\n",
                  chosen.cycles / baseline.cycles);
    return;
  }
  if (!report.evaluated) {
    os << "  the baseline stays: nothing was faster at first sight\n";
    return;
  }
  const RaceOutcome &evaluated = *report.evaluated;
  if (evaluated.chosen >= 0) {
    const MedianBounds &speedup = evaluated.speedups[evaluated.chosen];
    os << formatv("  {0:F3} times as fast as the baseline, at least {1:F3} "
                  "with 95 % confidence: {2:F2} us instead of {3:F2}\n",
                  speedup.median, speedup.low, report.chosenMicroseconds,
                  report.baselineMicroseconds);
  }
  os << "  " << evaluated.reason
     << formatv("; the baseline differs from itself by {0:F2} %\n",
                100 * evaluated.noise);
  if (report.slowedRounds)
    os << formatv("  the GPU was slowed by {0} in {1} of {2} rounds: the times "
                  "are those of a slowed GPU, what is compared within a round "
                  "still holds (kiln doctor)\n",
                  report.slowedBy, report.slowedRounds, report.rounds);
}

} // namespace

void printText(raw_ostream &os, const CaseFile &file, const TuneTask &task,
               const TuneReport &report, bool failures, StringRef log,
               StringRef chosen) {
  os << file.path << " for " << task.target->name();
  if (report.gpu)
    os << " on " << report.gpu->name << ", CUDA driver " << report.gpu->driver;
  if (!report.assembler.empty())
    os << ", " << report.assembler;
  os << '\n';
  if (report.gpu)
    os << "results are compared with "
       << (report.gpu->oracle == "files" ? "the case's files"
           : report.gpu->oracle == "reference"
               ? "the reference's"
               : "the baseline's, for there is no tile IR to say what is right")
       << '\n';
  os << "baseline: " << report.points[report.baseline].name() << '\n';
  printFinalists(os, report);
  printOutcome(os, report);
  if (failures)
    for (const TunedPoint &point : report.points)
      if (point.record.status != TuneStatus::Ok)
        os << nameOf(point.record.status) << ": " << point.name() << ": "
           << point.record.stage << ": " << point.record.message << '\n';
  os << "written: " << chosen;
  if (report.gpu)
    os << ", log: " << log;
  if (!report.stopped.empty())
    os << "; " << report.stopped;
  os << '\n'
     << formatv(
            "{0} points: {1} ok, {2} refused, {3} wrong, {4} timeout, {5} "
            "stopped early; {6} binaries, {7} of them from the log\n",
            report.points.size(), report.count(TuneStatus::Ok),
            report.count(TuneStatus::Refused), report.count(TuneStatus::Wrong),
            report.count(TuneStatus::Timeout),
            report.count(TuneStatus::Stopped), report.binaries, report.reused);
}

static json::Object toJson(const TunedPoint &point) {
  json::Object object{
      {"name", point.name()},
      {"label", point.label},
      {"configuration", point.point.configuration},
      {"sched_strategy", point.record.directives.strategySpec()},
      {"remat", point.record.directives.rematSpec()},
      {"max_regs", nullptr},
      {"status", nameOf(point.record.status)},
      {"stage", point.record.stage},
      {"message", json::fixUTF8(point.record.message)},
      {"binary", point.record.binary},
      {"microseconds", nullptr},
      {"registers", point.record.registers},
      {"spills", point.record.spills},
      {"from_log", point.known},
      {"duplicate", point.duplicate}};
  if (point.record.directives.maxRegs)
    object["max_regs"] = *point.record.directives.maxRegs;
  if (point.record.directives.registerUsageLevel)
    object["register_usage_level"] =
        *point.record.directives.registerUsageLevel;
  if (point.record.directives.wavesPerEu)
    object["waves_per_eu"] = *point.record.directives.wavesPerEu;
  addPlan(object, point.record.directives.plan);
  if (point.record.microseconds > 0)
    object["microseconds"] = point.record.microseconds;
  return object;
}

json::Value toJson(const CaseFile &file, const TuneTask &task,
                   const TuneReport &report) {
  json::Array points, finalists;
  for (const TunedPoint &point : report.points)
    points.push_back(toJson(point));
  json::Object object{{"version", 1},
                      {"case", file.path},
                      {"target", task.target->name()},
                      {"gpu", nullptr},
                      {"baseline", report.baseline},
                      {"chosen", report.chosen},
                      {"baseline_microseconds", report.baselineMicroseconds},
                      {"chosen_microseconds", report.chosenMicroseconds},
                      {"noise", nullptr},
                      {"slowed", nullptr},
                      {"binaries", report.binaries},
                      {"reused", report.reused}};
  if (report.gpu)
    object["gpu"] = report.gpu->name;
  if (report.evaluated) {
    object["noise"] = report.evaluated->noise;
    for (auto [index, speedup] :
         zip_equal(report.finalists, report.evaluated->speedups))
      finalists.push_back(json::Object{{"point", index},
                                       {"speedup", speedup.median},
                                       {"at_least", speedup.low},
                                       {"at_most", speedup.high}});
  }
  object["finalists"] = std::move(finalists);
  if (report.slowedRounds)
    object["slowed"] = json::Object{{"by", report.slowedBy},
                                    {"rounds", report.slowedRounds},
                                    {"of", report.rounds}};
  object["points"] = std::move(points);
  return object;
}

} // namespace kiln
