#include "tools/report/ResourcePage.h"

#include "targets/gpu/GpuLookup.h"
#include "targets/support/Errors.h"
#include "targets/support/text/KernelName.h"
#include "tools/chart/ResourceBars.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

void addResourceColumns(PageTable &table) {
  for (auto &[title, align] : resourceTitles())
    table.columns.push_back({title.str(), align == Table::Right});
}

std::vector<PageCell> resourcePageCells(const KernelResources &kernel,
                                        const LaunchShape &launch) {
  std::vector<PageCell> cells;
  for (const std::string &text : resourceCells(kernel, launch))
    cells.push_back({text});
  // Where the text begins with a part of the number, or with a word.
  for (auto [index, column] : enumerate(resourceTitles())) {
    StringRef title = column.first;
    if (title == "spill B st/ld" && kernel.spillStoreBytes)
      cells[index].number =
          *kernel.spillStoreBytes + kernel.spillLoadBytes.value_or(0);
    else if (title == "shared B" && kernel.staticSharedBytes)
      cells[index].number =
          *kernel.staticSharedBytes +
          launch.dynamicSharedOf(kernel).value_or(kernel.dynamicSharedAtLeast);
    else if (title == "warps per SM/CU")
      if (const GpuTarget *target = lookupGpuTarget(kernel.target))
        if (std::optional<Occupancy> occupancy =
                computeOccupancy(*target, kernel, launch))
          cells[index].number = occupancy->fraction();
  }
  return cells;
}

Expected<Staircase> staircaseOf(const KernelResources &kernel,
                                const LaunchShape &launch) {
  const GpuTarget *target = lookupGpuTarget(kernel.target);
  if (!target)
    return failure("no GPU '", kernel.target, "' is known");
  std::optional<OccupancyRequest> request = occupancyRequest(kernel, launch);
  if (!request && !kernel.registers)
    return failure("the file does not say the kernel's registers");
  if (!request)
    return failure("the file does not say the threads of a block; give them "
                   "with --launch ",
                   kernel.kernel, "=THREADS");
  return Staircase{kernel.isTyped ? "typed numbers"
                                  : readableKernelName(kernel.kernel),
                   target, *request, launch.isBound(kernel)};
}

void addOccupancyDrawings(Page &page, const KernelResources &kernel,
                          const LaunchShape &launch) {
  Expected<Staircase> stairs = staircaseOf(kernel, launch);
  if (!stairs)
    return page.paragraph("No occupancy: " + toString(stairs.takeError()) +
                          ".");
  if (launch.lacksShared(kernel))
    page.paragraph("Dynamic shared memory is not known, so this is an upper "
                   "bound; give it with --launch " +
                   kernel.kernel + "=" +
                   std::to_string(stairs->request.threadsPerBlock) +
                   ",dyn=BYTES.");
  page.drawing(drawStaircase(*stairs));
  page.drawing(
      drawResourceBars(stairs->kernel, *stairs->target, stairs->request));
}

PageTable pageTable(const Table &table, StringRef caption, unsigned rowHead) {
  PageTable result;
  result.caption = caption.str();
  result.rowHead = rowHead;
  for (const Table::Column &column : table.titles())
    // A button needs a name; in a text the position says enough.
    result.columns.push_back({column.title.empty() ? "mark" : column.title,
                              column.align == Table::Right});
  for (const std::vector<std::string> &cells : table.cells())
    result.rows.push_back({cells.begin(), cells.end()});
  return result;
}

} // namespace kiln
