#include "tools/align/ComparisonPage.h"

#include "targets/support/Errors.h"
#include "targets/support/text/KernelName.h"
#include "tools/align/ComparisonCells.h"
#include "tools/chart/SideBySide.h"
#include "tools/report/ResourcePage.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {
namespace {

template <typename T>
std::optional<double> drawnValue(const std::optional<T> &value) {
  return value ? std::optional<double>(double(*value)) : std::nullopt;
}

SideBySide drawnCosts(const BuildComparison &comparison) {
  SideBySide drawing;
  drawing.title = readableKernelName(comparison.builds.front().code.kernel) +
                  ", build by build";
  drawing.panels = {{"registers", {}, true},
                    {"most live", {}, true},
                    {"spill store bytes", {}, true},
                    {"instructions", {}, true},
                    {"stall cycles in loops", {}, true},
                    {"resident warps", {}, false}};
  for (const CodeBuild &build : comparison.builds) {
    drawing.builds.push_back(build.code.name);
    BuildCosts costs = costsOf(build);
    std::optional<double> warps;
    if (costs.occupancy)
      warps = costs.occupancy->warpsPerUnit;
    std::optional<double> values[] = {
        drawnValue(costs.registers),          drawnValue(costs.mostLive),
        drawnValue(costs.spillStoreBytes),    double(costs.instructions),
        drawnValue(costs.stallCyclesInLoops), warps};
    for (auto [panel, value] : zip_equal(drawing.panels, values))
      panel.values.push_back(value);
  }
  return drawing;
}

/// What a kind of line is called on a page (PageLine::kind).
std::string kindOfFate(Fate fate) {
  return fate == Fate::Same || fate == Fate::Renamed ? "" : nameOf(fate).str();
}

PageListing sideBySide(const CodeBuild &a, const CodeBuild &b,
                       const Alignment &alignment) {
  PageListing listing;
  listing.caption = a.code.name + " left, " + b.code.name +
                    " right; what moved stands on both sides";
  listing.columns = {"address", a.code.name, "live",
                     "address", b.code.name, "live"};
  for (const AlignedRow &row : alignment.rows) {
    const AlignedLine &aligned =
        row.a ? alignment.a[*row.a] : alignment.b[*row.b];
    PageLine line;
    auto side = [&](const CodeBuild &build, std::optional<unsigned> index) {
      if (!index) {
        line.cells.insert(line.cells.end(), 3, "");
        return;
      }
      const CodeLine &code = build.code.lines[*index];
      line.cells.push_back(codeAddressText(code.address));
      line.cells.push_back(std::string(code.depth, '|') +
                           (code.depth ? " " : "") + code.text);
      line.cells.push_back(code.live ? std::to_string(*code.live) : "");
    };
    side(a, row.a);
    side(b, row.b);
    line.kind = kindOfFate(aligned.fate);
    line.note =
        aligned.fate == Fate::Renamed
            ? "other registers"
            : fateNote(aligned,
                       row.a ? a.code.lines[*row.a] : b.code.lines[*row.b],
                       row.a ? b : a);
    listing.lines.push_back(std::move(line));
  }
  return listing;
}

} // namespace

std::string comparisonPage(ArrayRef<BuildComparison> comparisons) {
  Page page("Builds, instruction by instruction",
            "What is the same, what moved and by how far, and what is only in "
            "one build; instructions are the same that differ in their "
            "registers alone; a note says which bits differ where the texts "
            "do not. Arrow keys go from line to line.");
  for (const BuildComparison &comparison : comparisons) {
    const CodeBuild &first = comparison.builds.front();
    page.section(readableKernelName(first.code.kernel) + " on " +
                 first.code.target);
    page.drawing(drawSideBySide(drawnCosts(comparison)));
    page.table(pageTable(costsTable(comparison),
                         "Costs; in brackets the difference from the first",
                         0));
    for (auto [build, alignment] :
         zip(drop_begin(comparison.builds), comparison.alignments)) {
      page.section(build.code.name + " against " + first.code.name);
      page.paragraph(fatesText(alignment) + ".");
      Table classes = classesTable(first, build);
      if (!classes.cells().empty())
        page.table(pageTable(
            classes, "Classes of which the builds have different numbers", 0));
      page.listing(sideBySide(first, build, alignment));
    }
  }
  return page.text();
}

Expected<std::string> comparisonSvg(ArrayRef<BuildComparison> comparisons) {
  if (comparisons.size() != 1)
    return failure(
        "--format svg draws the builds of one kernel, and there are ",
        comparisons.size(),
        " here; say which one is meant, or take --format html");
  return drawSideBySide(drawnCosts(comparisons.front())).file();
}

} // namespace kiln
