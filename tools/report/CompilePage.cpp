#include "tools/report/CompilePage.h"

#include "targets/gpu/GpuLookup.h"
#include "targets/support/text/KernelName.h"
#include "targets/support/text/ShortPaths.h"
#include "tools/report/RegionReport.h"
#include "tools/report/ResourcePage.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {

template <typename T>
static std::optional<double> asDouble(const std::optional<T> &value) {
  return value ? std::optional<double>(double(*value)) : std::nullopt;
}

static LaunchShape launchOf(const KernelResources &kernel,
                            const Launches &launches) {
  return shapeOf(kernel.kernel, kernel.target, launches);
}

SideBySide compareBuilds(StringRef title, ArrayRef<std::string> names,
                         ArrayRef<const KernelResources *> builds,
                         const Launches &launches) {
  SideBySide comparison;
  comparison.title = title.str();
  comparison.builds = names.vec();
  comparison.panels = {{"registers", {}, true},
                       {"spilled bytes", {}, true},
                       {"shared bytes", {}, true},
                       {"resident warps", {}, false},
                       {"instructions", {}, true}};
  for (const KernelResources *kernel : builds) {
    LaunchShape launch = launchOf(*kernel, launches);
    std::optional<Occupancy> occupancy;
    if (const GpuTarget *target = lookupGpuTarget(kernel->target))
      occupancy = computeOccupancy(*target, *kernel, launch);
    std::optional<double> spills, shared, warps, instructions;
    if (kernel->spillStoreBytes && kernel->spillLoadBytes)
      spills = *kernel->spillStoreBytes + *kernel->spillLoadBytes;
    if (kernel->staticSharedBytes && !launch.lacksShared(*kernel))
      shared = *kernel->staticSharedBytes +
               launch.dynamicSharedOf(*kernel).value_or(0);
    if (occupancy)
      warps = occupancy->warpsPerUnit;
    if (kernel->instructions)
      instructions = kernel->instructions->total;
    std::optional<double> values[] = {asDouble(kernel->registers), spills,
                                      shared, warps, instructions};
    for (auto [panel, value] : zip_equal(comparison.panels, values))
      panel.values.push_back(value);
  }
  return comparison;
}

/// Rows of one kernel on one GPU, in their order.
static std::vector<std::vector<const ReportRow *>>
rowsByKernel(ArrayRef<ReportRow> rows) {
  std::vector<std::vector<const ReportRow *>> groups;
  for (const ReportRow &row : rows) {
    auto same = find_if(groups, [&](const auto &group) {
      const KernelResources &first = group.front()->resources;
      return first.kernel == row.resources.kernel &&
             first.target == row.resources.target &&
             first.file == row.resources.file;
    });
    if (same == groups.end())
      groups.push_back({&row});
    else
      same->push_back(&row);
  }
  return groups;
}

static PageTable buildTable(ArrayRef<ReportRow> rows,
                            const Launches &launches) {
  PageTable table;
  table.caption =
      "Kernels under their directives, one a row; a button in the head "
      "sorts by a column.";
  table.rowHead = 1;
  for (StringRef title : {"file", "kernel", "target", "strategy", "remat"})
    table.columns.push_back({title.str()});
  addResourceColumns(table);
  ShortPaths paths;
  for (const ReportRow &row : rows)
    paths.add(row.resources.file);
  table.columns.push_back({"failure"});
  for (const ReportRow &row : rows) {
    std::vector<PageCell> cells = {
        {paths.of(row.resources.file)},
        {readableKernelName(row.resources.kernel)},
        {row.resources.target},
        {strategyText(row)},
        {row.kernel.remat.empty() ? "(none)" : row.kernel.remat}};
    if (row.error.empty())
      append_range(cells, resourcePageCells(row.resources,
                                            launchOf(row.resources, launches)));
    else
      for (const std::string &text : absentResourceCells())
        cells.push_back({text});
    cells.push_back({row.error});
    table.rows.push_back(std::move(cells));
  }
  return table;
}

static void addGroup(Page &page, ArrayRef<const ReportRow *> group,
                     const Launches &launches) {
  const KernelResources &first = group.front()->resources;
  std::string title = readableKernelName(first.kernel) + " on " + first.target;
  page.section(title);
  page.paragraph(first.file);
  std::vector<std::string> names, remarks;
  std::vector<const KernelResources *> builds;
  for (const ReportRow *row : group) {
    std::string name = strategyText(*row);
    if (!row->kernel.remat.empty())
      name += ", remat " + row->kernel.remat;
    if (!row->error.empty()) {
      remarks.push_back(name + ": not compiled: " + row->error);
      continue;
    }
    for (const RematOutcome &evaluated : row->rematOutcomes)
      remarks.push_back(name + ": " + evaluated.str());
    for (const CodeGenRemark &remark : row->remarks)
      if (!isRegionRemark(remark))
        remarks.push_back(name + ": " + remark.message);
    names.push_back(std::move(name));
    builds.push_back(&row->resources);
  }
  if (!builds.empty())
    page.drawing(drawSideBySide(compareBuilds(title, names, builds, launches)));
  if (!remarks.empty())
    page.list(remarks);
  for (auto [name, build] : zip_equal(names, builds)) {
    page.paragraph(name + ":");
    addOccupancyDrawings(page, *build, launchOf(*build, launches));
  }
}

std::string compilePage(ArrayRef<ReportRow> rows, const Launches &launches) {
  Page page(
      "Kernels under their directives",
      "What each directive came to in registers, spills, shared memory and "
      "resident warps, read from the finished machine code.");
  page.table(buildTable(rows, launches));
  for (const auto &group : rowsByKernel(rows))
    addGroup(page, group, launches);
  return page.text();
}

} // namespace kiln
