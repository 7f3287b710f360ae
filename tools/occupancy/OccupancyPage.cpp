#include "tools/occupancy/OccupancyPage.h"

#include "targets/support/Errors.h"
#include "targets/support/text/KernelName.h"
#include "targets/support/text/ShortPaths.h"
#include "tools/report/ResourcePage.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {
namespace {

/// Kernels beyond which the sections of a page are folded: what fits a few
/// screens.
constexpr size_t kMostOpenSections = 6;

std::string kernelAnchor(size_t index) {
  return "kernel" + std::to_string(index + 1);
}

std::string kernelName(const KernelResources &kernel) {
  return kernel.isTyped ? "typed numbers" : readableKernelName(kernel.kernel);
}

PageTable kernelTable(ArrayRef<Asked> asked) {
  PageTable table;
  table.caption = "Kernels, one a row; a button in the head sorts by a column, "
                  "a name leads to the kernel below.";
  table.rowHead = 1;
  for (StringRef title : {"file", "kernel", "target"})
    table.columns.push_back({title.str()});
  addResourceColumns(table);
  ShortPaths paths;
  for (const Asked &one : asked)
    paths.add(one.kernel->file);
  for (auto [index, one] : enumerate(asked)) {
    std::vector<PageCell> row = {
        {paths.of(one.kernel->file)},
        {kernelName(*one.kernel), std::nullopt, kernelAnchor(index)},
        {one.kernel->target}};
    append_range(row, resourcePageCells(*one.kernel, one.launch));
    table.rows.push_back(std::move(row));
  }
  return table;
}

void addKernel(Page &page, const Asked &asked, const std::string &anchor,
               bool folded) {
  const KernelResources &kernel = *asked.kernel;
  page.section(kernelName(kernel) + " on " + kernel.target, anchor, folded);
  std::string origin = kernel.file;
  if (!kernel.producer.empty())
    origin += ", by " + kernel.producer;
  if (!origin.empty())
    page.paragraph(origin);
  if (std::vector<std::string> notes = occupancyNotes(asked); !notes.empty())
    page.list(notes);
  addOccupancyDrawings(page, kernel, asked.launch);
}

} // namespace

std::string occupancyPage(ArrayRef<Asked> asked, ArrayRef<UnreadFile> unread,
                          bool ladders) {
  Page page("Occupancy",
            formatv("{0} {1}: registers, spills, shared memory and resident "
                    "warps.",
                    asked.size(), asked.size() == 1 ? "kernel" : "kernels")
                .str());
  page.table(kernelTable(asked));
  if (!unread.empty()) {
    page.section("Not read");
    std::vector<std::string> items;
    for (const UnreadFile &one : unread)
      items.push_back(one.file + ": " + one.error);
    page.list(items);
  }
  if (any_of(asked, [](const Asked &one) { return !one.answers.empty(); })) {
    page.section("What if");
    page.table(pageTable(answersTable(asked),
                         "Kernels as they are and with other numbers", 2));
  }
  if (ladders) {
    page.section("Ladders");
    page.table(pageTable(laddersTable(asked),
                         "Every step over a resource, the others as they are",
                         2));
  }
  for (auto [index, one] : enumerate(asked))
    addKernel(page, one, kernelAnchor(index), asked.size() > kMostOpenSections);
  return page.text();
}

Expected<std::string> occupancySvg(ArrayRef<Asked> asked) {
  if (asked.size() != 1)
    return failure("--format svg draws one kernel, and there are ",
                   asked.size(),
                   " here; give a file with one, or take --format html");
  const KernelResources &kernel = *asked.front().kernel;
  Expected<Staircase> stairs = staircaseOf(kernel, asked.front().launch);
  if (!stairs)
    return failure(kernel.file, ": kernel '", kernel.kernel,
                   "': ", toString(stairs.takeError()));
  return drawStaircase(*stairs).file();
}

} // namespace kiln
