#include "tools/report/CompileReport.h"

#include "targets/support/text/KernelName.h"
#include "targets/support/text/ShortPaths.h"
#include "tools/driver/AssemblerRemarks.h"
#include "tools/report/AutoReport.h"
#include "tools/report/CompilePage.h"
#include "tools/report/RegionReport.h"
#include "tools/report/WrappedText.h"

#include "llvm/Support/FormatVariadic.h"
#include <set>

using namespace llvm;

namespace kiln {

std::vector<ReportRow> reportRows(const AutoCompiled &compiled,
                                  StringRef file) {
  std::vector<ReportRow> rows;
  std::vector<CodeGenRemark> said =
      assemblerRemarks(compiled.assemblerLog, compiled.assembly);
  for (const KernelResources &resources : compiled.resources) {
    ReportRow row;
    row.resources = resources;
    row.resources.file = file; // the object itself has no name yet
    for (const CompiledKernel &kernel : compiled.kernels)
      if (kernel.name == resources.kernel)
        row.kernel = kernel;
    for (const CodeGenRemark &remark :
         concat<const CodeGenRemark>(compiled.remarks, said))
      if (remark.function == resources.kernel)
        row.remarks.push_back(remark);
    for (const AutoChoice &choice : compiled.choices)
      if (choice.kernel == resources.kernel)
        row.choice = choice;
    if (compiled.planChoice && compiled.planChoice->kernel == resources.kernel)
      row.planChoice = compiled.planChoice;
    for (const RematOutcome &evaluated : compiled.rematOutcomes)
      if (evaluated.kernel == resources.kernel)
        row.rematOutcomes.push_back(evaluated);
    rows.push_back(std::move(row));
  }
  return rows;
}

ReportRow failedRow(StringRef file, StringRef kernel, StringRef target,
                    StringRef strategy, std::string error) {
  ReportRow row;
  row.resources.file = file;
  row.resources.kernel = kernel.empty() ? "?" : kernel;
  row.resources.target = target;
  row.kernel.strategy = strategy;
  row.error = std::move(error);
  return row;
}

static json::Value orNull(StringRef text) {
  return text.empty() ? json::Value(nullptr) : json::Value(text);
}

static json::Object toJson(const ReportRow &row, const Launches &launches) {
  json::Object object = resourceJson(row.resources, launches);
  object["sched_strategy"] = orNull(row.kernel.strategy);
  object["remat"] = orNull(row.kernel.remat);
  object["max_regs"] = orNull(row.kernel.maxRegs);
  object["register_usage_level"] = row.kernel.registerUsageLevel;
  object["ptxas_controls"] = orNull(row.kernel.ptxasControls);
  object["auto"] =
      row.choice ? json::Value(toJSON(*row.choice)) : json::Value(nullptr);
  object["lowering"] = row.planChoice ? json::Value(toJSON(*row.planChoice))
                                      : json::Value(nullptr);
  json::Array outcomes;
  for (const RematOutcome &evaluated : row.rematOutcomes)
    outcomes.push_back(toJSON(evaluated));
  object["remat_outcomes"] = std::move(outcomes);
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

std::string strategyText(const ReportRow &row) {
  const std::string &strategy = row.kernel.strategy;
  std::string level = row.kernel.registerUsageLevel
                          ? std::to_string(*row.kernel.registerUsageLevel)
                          : "";
  if (!row.choice)
    return (strategy.empty() ? "(none)" : strategy) +
           (row.kernel.maxRegs.empty() ? "" : " @" + row.kernel.maxRegs) +
           (level.empty() ? "" : " level " + level);
  const AutoDirectives &chosen =
      row.choice->candidates[row.choice->chosen].directives;
  if (chosen.isRival)
    return row.choice->asked + ": the rival's assembly";
  std::string text = row.choice->asked + ": " + chosen.strategySpec();
  if (!chosen.remats.empty())
    text += ", remat " + chosen.rematSpec();
  if (chosen.maxRegs)
    text += ", max " + std::to_string(*chosen.maxRegs) + " registers";
  if (!level.empty())
    text += ", register usage level " + level;
  if (chosen.wavesPerEu)
    text += ", " + std::to_string(*chosen.wavesPerEu) + " waves of a SIMD";
  return text;
}

static void printTable(raw_ostream &os, ArrayRef<ReportRow> rows,
                       const Launches &launches, Format format) {
  Table table;
  bool withFile = needsFile(rows);
  bool withRemat = any_of(
      rows, [](const ReportRow &row) { return !row.kernel.remat.empty(); });
  bool withFailures =
      any_of(rows, [](const ReportRow &row) { return !row.error.empty(); });
  if (withFile)
    table.column("file");
  for (StringRef title : {"kernel", "target", "strategy"})
    table.column(title);
  if (withRemat)
    table.column("remat");
  addResourceColumns(table);
  if (withFailures)
    table.column("failure");
  ShortPaths paths;
  for (const ReportRow &row : rows)
    paths.add(row.resources.file);
  for (const ReportRow &row : rows) {
    std::vector<std::string> cells;
    if (withFile)
      cells.push_back(paths.of(row.resources.file));
    append_range(cells, std::array<std::string, 3>{
                            readableKernelName(row.resources.kernel),
                            row.resources.target, strategyText(row)});
    if (withRemat)
      cells.push_back(row.kernel.remat.empty() ? "(none)" : row.kernel.remat);
    append_range(cells, row.error.empty()
                            ? resourceCells(row.resources, launches)
                            : absentResourceCells());
    if (withFailures)
      cells.push_back(StringRef(row.error).split('\n').first.str());
    table.row(std::move(cells));
  }
  table.print(os, format);
  printLegend(os, table, format);
}

/// "attention on sm_90a", before what is said of it.
static std::string nameOnGpu(const ReportRow &row) {
  return readableKernelName(row.resources.kernel) + " on " +
         row.resources.target;
}

static void printRematOutcomes(raw_ostream &os, ArrayRef<ReportRow> rows) {
  for (const ReportRow &row : rows)
    for (const RematOutcome &evaluated : row.rematOutcomes)
      printWrapped(os, nameOnGpu(row) + ": " + evaluated.str(), 0);
}

std::string moreRegistersThanAsked(const KernelResources &kernel,
                                   StringRef maxRegs) {
  unsigned most = 0;
  if (maxRegs.getAsInteger(10, most) || kernel.registers.value_or(0) <= most)
    return "";
  return formatv("at most {0} registers a thread were asked for, and the "
                 "assembler made it {1}, the least that it gives this kernel",
                 most, *kernel.registers);
}

/// Why the kernel is as it is: a line for each pass that changed it, and the
/// regions that decide about its registers.
static void printRemarks(raw_ostream &os, ArrayRef<ReportRow> rows) {
  for (const ReportRow &row : rows) {
    for (const CodeGenRemark &remark : row.remarks)
      if (!isRegionRemark(remark))
        printWrapped(os, nameOnGpu(row) + ": " + remark.message, 0);
    printWorstRegions(os, row.remarks);
  }
}

static json::Object failureJson(const ReportRow &row) {
  return json::Object{{"file", row.resources.file},
                      {"kernel", orNull(row.resources.kernel)},
                      {"target", orNull(row.resources.target)},
                      {"sched_strategy", orNull(row.kernel.strategy)},
                      {"error", row.error}};
}

static void printJson(raw_ostream &os, ArrayRef<ReportRow> rows,
                      const Launches &launches) {
  json::Array kernels, failures;
  for (const ReportRow &row : rows)
    if (row.error.empty())
      kernels.push_back(toJson(row, launches));
    else
      failures.push_back(failureJson(row));
  printJson(os, json::Object{{"version", compileReportVersion},
                             {"kernels", std::move(kernels)},
                             {"failures", std::move(failures)}});
}

static void printCsv(raw_ostream &os, ArrayRef<ReportRow> rows,
                     const Launches &launches) {
  std::vector<json::Object> objects;
  for (const ReportRow &row : rows) {
    if (!row.error.empty()) {
      objects.push_back(failureJson(row));
      continue;
    }
    json::Object object = toJson(row, launches);
    for (StringRef nested :
         {"remarks", "regions", "auto", "lowering", "remat_outcomes"})
      object.erase(nested);
    objects.push_back(std::move(object));
  }
  printResourceCsv(os, objects);
}

/// How often warpgroups wait for their multiplications, of kernels that have
/// any.
static void printGroupWaits(raw_ostream &os, ArrayRef<ReportRow> rows) {
  for (const ReportRow &row : rows) {
    if (!row.resources.instructions || !row.resources.instructions->groupMatrix)
      continue;
    const InstructionMix &mix = *row.resources.instructions;
    double each = mix.groupMatrix;
    std::string text =
        formatv("{0}: {1} GMMA with {2} WARPGROUP.ARRIVE and {3} "
                "WARPGROUP.DEPBAR ({4:F2} and {5:F2} for each)",
                nameOnGpu(row), mix.groupMatrix, mix.groupFences,
                mix.groupWaits, mix.groupFences / each, mix.groupWaits / each);
    if (mix.serializesGroups())
      text += ": ptxas has each wait for the one before";
    printWrapped(os, text, 0);
  }
}

void printReport(raw_ostream &os, ArrayRef<ReportRow> rows,
                 const Launches &launches, Format format, bool withRemarks) {
  if (format == Format::Text || format == Format::Markdown) {
    printTable(os, rows, launches, format);
    for (const ReportRow &row : rows)
      if (row.planChoice)
        printPlans(os << '\n', *row.planChoice, format);
    for (const ReportRow &row : rows)
      if (row.choice)
        printChoice(os << '\n', *row.choice, format);
    for (const ReportRow &row : rows)
      if (std::string note =
              moreRegistersThanAsked(row.resources, row.kernel.maxRegs);
          !note.empty())
        printWrapped(os << '\n', nameOnGpu(row) + ": " + note, 0);
    if (any_of(rows,
               [](const ReportRow &row) { return !row.rematOutcomes.empty(); }))
      printRematOutcomes(os << '\n', rows);
    if (withRemarks) {
      printGroupWaits(os << '\n', rows);
      printRemarks(os, rows);
    }
    return;
  }
  if (format == Format::Csv)
    printCsv(os, rows, launches);
  else if (format == Format::Html)
    os << compilePage(rows, launches);
  else
    printJson(os, rows, launches);
}

} // namespace kiln
