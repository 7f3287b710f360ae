#include "tools/report/CompileReport.h"
#include "tools/report/RegionReport.h"

#include <set>

using namespace llvm;

namespace kiln {

std::vector<ReportRow> reportRows(const Compiled &compiled, StringRef file) {
  std::vector<ReportRow> rows;
  for (const KernelResources &resources : compiled.resources) {
    ReportRow row{resources, {}, {}, {}};
    row.resources.file = file; // the object itself has no name yet
    for (const CompiledKernel &kernel : compiled.kernels)
      if (kernel.name == resources.kernel)
        row.kernel = kernel;
    for (const CodeGenRemark &remark : compiled.remarks)
      if (remark.function == resources.kernel)
        row.remarks.push_back(remark);
    for (const AutoChoice &choice : compiled.choices)
      if (choice.kernel == resources.kernel)
        row.choice = choice;
    rows.push_back(std::move(row));
  }
  return rows;
}

static json::Object toJson(const ReportRow &row, const Launches &launches) {
  auto orNull = [](StringRef text) {
    return text.empty() ? json::Value(nullptr) : json::Value(text);
  };
  json::Object object = resourceJson(row.resources, launches);
  object["sched_strategy"] = orNull(row.kernel.strategy);
  object["remat"] = orNull(row.kernel.remat);
  object["max_regs"] = orNull(row.kernel.maxRegs);
  object["auto"] =
      row.choice ? json::Value(toJSON(*row.choice)) : json::Value(nullptr);
  object["instructions"] =
      row.resources.instructions
          ? json::Value(toJSON(*row.resources.instructions))
          : nullptr;
  json::Array remarks, regions;
  for (const CodeGenRemark &remark : row.remarks)
    if (isRegionRemark(remark))
      regions.push_back(regionJson(remark));
    else
      remarks.push_back(json::Object{{"pass", remark.pass},
                                     {"name", remark.name},
                                     {"location", orNull(remark.location)},
                                     {"message", remark.message}});
  object["remarks"] = std::move(remarks);
  object["regions"] = std::move(regions);
  return object;
}

/// The file is worth a column only where the other columns do not tell two rows
/// apart.
static bool needsFile(ArrayRef<ReportRow> rows) {
  std::set<std::array<StringRef, 4>> seen;
  return any_of(rows, [&](const ReportRow &row) {
    return !seen.insert({row.resources.kernel, row.resources.target,
                         row.kernel.strategy, row.kernel.remat})
                .second;
  });
}

static void printTable(raw_ostream &os, ArrayRef<ReportRow> rows,
                       const Launches &launches, Format format) {
  Table table;
  bool withFile = needsFile(rows);
  bool withRemat = any_of(
      rows, [](const ReportRow &row) { return !row.kernel.remat.empty(); });
  auto orNone = [](const std::string &order) {
    return order.empty() ? "(none)" : order;
  };
  if (withFile)
    table.column("file");
  for (StringRef title : {"kernel", "target", "strategy"})
    table.column(title);
  if (withRemat)
    table.column("remat");
  addResourceColumns(table);
  for (const ReportRow &row : rows) {
    std::vector<std::string> cells;
    if (withFile)
      cells.push_back(row.resources.file);
    append_range(cells, std::array<std::string, 3>{
                            row.resources.kernel, row.resources.target,
                            orNone(row.kernel.strategy)});
    if (withRemat)
      cells.push_back(orNone(row.kernel.remat));
    append_range(cells, resourceCells(row.resources, launches));
    table.row(std::move(cells));
  }
  table.print(os, format);
}

/// Why the kernel is as it is: a line for each pass that changed it, and the
/// regions that decide about its registers.
static void printRemarks(raw_ostream &os, ArrayRef<ReportRow> rows) {
  for (const ReportRow &row : rows) {
    for (const CodeGenRemark &remark : row.remarks)
      if (!isRegionRemark(remark))
        printWrapped(os,
                     row.resources.kernel + " on " + row.resources.target +
                         ": " + remark.message,
                     0);
    printWorstRegions(os, row.remarks);
  }
}

Error printReport(raw_ostream &os, ArrayRef<ReportRow> rows,
                  ArrayRef<std::string> launchOptions, Format format,
                  bool withRemarks) {
  std::vector<KernelResources> resources;
  for (const ReportRow &row : rows)
    resources.push_back(row.resources);
  Expected<Launches> launches = parseLaunches(launchOptions, resources);
  if (!launches)
    return launches.takeError();
  if (format == Format::Text || format == Format::Markdown) {
    printTable(os, rows, *launches, format);
    for (const ReportRow &row : rows)
      if (row.choice)
        printChoice(os << '\n', *row.choice, format);
    if (withRemarks)
      printRemarks(os << '\n', rows);
    return Error::success();
  }
  std::vector<json::Object> objects;
  for (const ReportRow &row : rows)
    objects.push_back(toJson(row, *launches));
  if (format == Format::Csv) {
    for (json::Object &object : objects)
      for (StringRef nested : {"remarks", "regions", "auto"})
        object.erase(nested);
    printResourceCsv(os, objects);
  } else {
    json::Array kernels;
    for (json::Object &object : objects)
      kernels.push_back(std::move(object));
    printJson(os, json::Object{{"version", resourcesVersion},
                               {"kernels", std::move(kernels)}});
  }
  return Error::success();
}

} // namespace kiln
