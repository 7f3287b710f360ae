#include "tools/choices/AdaptivePage.h"

#include "tools/chart/IntervalBars.h"
#include "tools/choices/ChoicesFile.h"
#include "tools/page/Page.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>
#include <set>

using namespace llvm;

namespace kiln {
namespace {

using Build = AdaptiveReport::Build;
using Size = AdaptiveReport::Size;

std::string counted(size_t count, StringRef one, StringRef several) {
  return (Twine(count) + " " + (count == 1 ? one : several)).str();
}

/// In microseconds' digits, so that a short program has some, too.
std::string secondsText(double seconds) {
  constexpr double kLong = 1e6;
  std::string text = std::abs(seconds) < kLong
                         ? formatv("{0:F6}", seconds).str()
                         : figureText(seconds);
  return text == "-0.000000" ? "0.000000" : text;
}

/// "add, 64 to 127 blocks"
std::string nameOf(const Size &size) {
  return size.kernel + ", " + size.grid +
         (size.grid == "1" ? " block" : " blocks");
}

/// By which a row leads to its builds.
std::string anchorOf(size_t index) { return "size" + std::to_string(index); }

std::string summaryOf(const AdaptiveReport &report) {
  StringSet<> hashes;
  for (const Size &size : report.kernels)
    hashes.insert(size.hash);
  return counted(hashes.size(), "kernel", "kernels") + " in " +
         counted(report.kernels.size(), "size of grid", "sizes of grids") +
         ": " + figureText(report.savedSeconds) +
         " s of device time saved so far. Builds of a kernel were raced on the "
         "program's own launches; a gain is the time of Triton's own build "
         "over another one's.";
}

PageTable sizesTable(const AdaptiveReport &report) {
  PageTable table;
  table.caption = "Kernels, specializations and sizes of grids; a kernel's "
                  "name leads to the builds that were raced";
  table.columns = {{"kernel"},
                   {"hash"},
                   {"blocks", true},
                   {"state"},
                   {"launched now"},
                   {"gain", true},
                   {"launches since", true},
                   {"seconds saved", true}};
  for (auto [index, size] : enumerate(report.kernels))
    table.rows.push_back({{size.kernel, std::nullopt,
                           size.builds.empty() ? "" : anchorOf(index)},
                          {size.hash.substr(0, shownHashDigits)},
                          {size.grid, double(size.leastBlocks)},
                          {size.state},
                          {buildText(size.backend, size.options)},
                          {figureText(size.gain), size.gain},
                          {std::to_string(size.launches)},
                          {secondsText(size.savedSeconds), size.savedSeconds}});
  return table;
}

void addSizes(Page &page, const AdaptiveReport &report) {
  page.table(sizesTable(report));
  page.list({"measuring: builds are raced, and the best so far is launched "
             "between the launches that are timed",
             "settled: the race is over",
             "kept: launched as another process found it",
             "frozen: nothing is measured, and nothing was kept"});
}

/// What a build is to its race.
enum Role : unsigned { Launched, Undecided, Out };
constexpr StringLiteral roleNames[] = {"launched now", "undecided", "out"};

Role roleOf(const Size &size, const Build &build) {
  return !build.out.empty() ? Out
         : build.backend == size.backend && build.options == size.options
             ? Launched
             : Undecided;
}

IntervalBars barsOf(const Size &size) {
  IntervalBars bars;
  bars.title = nameOf(size);
  bars.xName = "gain over Triton's own build, with its 95 % interval";
  bars.oneName = "Triton's own build";
  bars.series = {{roleNames[Launched].str(), SvgMark::Diamond, 'c'},
                 {roleNames[Undecided].str(), SvgMark::Circle, 'a'},
                 {roleNames[Out].str(), SvgMark::Cross, 'b'}};
  for (auto [index, build] : enumerate(size.builds))
    bars.rows.push_back({std::to_string(index + 1) + " " +
                             buildText(build.backend, build.options),
                         build.gain, build.interval[0], build.interval[1],
                         roleOf(size, build)});
  return bars;
}

/// What an interval is sorted by: its low end, which is at least 0.
std::optional<double> lowEnd(const Build &build) {
  return build.interval[1] ? build.interval[0].value_or(0) : build.interval[0];
}

PageTable buildsTable(const Size &size) {
  PageTable table;
  table.caption = "Builds of " + nameOf(size);
  table.rowHead = 1;
  table.columns = {{"number", true},
                   {"build"},
                   {"role"},
                   {"launches timed", true},
                   {"microseconds", true},
                   {"gain", true},
                   {"95 % interval", true},
                   {"why it is out"}};
  for (auto [index, build] : enumerate(size.builds))
    table.rows.push_back(
        {{std::to_string(index + 1)},
         {buildText(build.backend, build.options)},
         {roleNames[roleOf(size, build)].str()},
         {std::to_string(build.launches)},
         {build.launches ? figureText(build.microseconds) : "?"},
         {figureText(build.gain), build.gain},
         {intervalText(build.interval[0], build.interval[1]), lowEnd(build)},
         {build.out}});
  return table;
}

void addSize(Page &page, const Size &size, size_t index) {
  page.section(nameOf(size), anchorOf(index), /*folded=*/true);
  page.list({"state: " + size.state,
             "launched now: " + buildText(size.backend, size.options),
             "Triton's hash of the kernel: " + size.hash});
  page.drawing(drawIntervalBars(barsOf(size)));
  page.table(buildsTable(size));
}

/// Once each: the sizes of a kernel have the same ones.
std::vector<std::string> notesOf(const AdaptiveReport &report) {
  SetVector<std::string, std::vector<std::string>, std::set<std::string>> notes;
  for (const Size &size : report.kernels)
    for (const std::string &note : size.notes)
      notes.insert(size.kernel + ": " + note);
  return notes.takeVector();
}

} // namespace

std::string adaptivePage(const AdaptiveReport &report) {
  Page page("Adaptive kernels", summaryOf(report));
  if (report.kernels.empty())
    page.paragraph("No adaptive kernel was launched.");
  else
    addSizes(page, report);
  for (auto [index, size] : enumerate(report.kernels))
    if (!size.builds.empty())
      addSize(page, size, index);
  if (std::vector<std::string> notes = notesOf(report); !notes.empty()) {
    page.section("Notes");
    page.list(notes);
  }
  return page.text();
}

} // namespace kiln
