#include "tools/occupancy/gate/GateReport.h"
#include "targets/support/text/KernelName.h"
#include "targets/support/text/ShortPaths.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {

/// "FAIL", "waived until 2026-12-31: reason", ...
static std::string outcome(const GateFinding &finding) {
  if (finding.fails)
    return finding.waiver && finding.status != GateFinding::Expired
               ? formatv("FAIL (waiver expired on {0}: {1})",
                         finding.waiver->expires, finding.waiver->reason)
                     .str()
               : "FAIL";
  if (finding.waiver && finding.status != GateFinding::Unused)
    return formatv("waived until {0}: {1}", finding.waiver->expires,
                   finding.waiver->reason);
  return "ok";
}

std::string gateSummary(const GateReport &report) {
  std::vector<std::string> counts;
  for (GateFinding::Status status :
       {GateFinding::Worse, GateFinding::Improved, GateFinding::New,
        GateFinding::Gone, GateFinding::NotComparable, GateFinding::Expired})
    if (size_t count = report.result.count(status))
      counts.push_back(formatv("{0} {1}", count, statusName(status)));
  size_t failures = report.result.failures();
  return formatv("{0} kernel{1} against {2}: {3}; {4}", report.result.kernels,
                 report.result.kernels == 1 ? "" : "s", report.baselinePath,
                 counts.empty() ? "no difference" : join(counts, ", "),
                 failures == 0   ? "passed"
                 : failures == 1 ? "1 fails"
                                 : formatv("{0} fail", failures).str());
}

/// Kernels of another compiler are many at once; one line says it of all.
static void printNotComparable(raw_ostream &os, const GateResult &result) {
  std::map<std::string, size_t> texts;
  for (const GateFinding &finding : result.findings)
    if (finding.status == GateFinding::NotComparable)
      ++texts[finding.text];
  for (const auto &[text, count] : texts)
    os << formatv("warning: not comparable: {0} kernel{1} {2}; --update takes "
                  "the new figures\n",
                  count, count == 1 ? "" : "s", text);
}

void printGate(raw_ostream &os, const GateReport &report, Format format) {
  Table table;
  for (StringRef title :
       {"status", "kernel", "target", "gate", "change", "outcome", "file"})
    table.column(title);
  ShortPaths paths;
  for (const GateFinding &finding : report.result.findings)
    paths.add(finding.file);
  size_t rows = 0;
  for (auto [index, finding] : enumerate(report.result.findings)) {
    if (finding.status == GateFinding::NotComparable && format != Format::Csv)
      continue;
    const std::optional<GateLine> &line = report.lines[index];
    bool forPeople = format != Format::Csv;
    std::string kernel =
        forPeople ? readableKernelName(finding.kernel) : finding.kernel;
    table.row({statusName(finding.status).str(), kernel, finding.target,
               finding.gate().str(), finding.text, outcome(finding),
               line        ? formatv("{0}:{1}", line->file, line->line).str()
               : forPeople ? paths.of(finding.file)
                           : finding.file});
    ++rows;
  }
  if (rows || format == Format::Csv)
    table.print(os, format);
  if (format == Format::Csv)
    return;
  if (rows)
    os << '\n';
  printNotComparable(os, report.result);
  os << gateSummary(report) << '\n';
}

static json::Value lineJson(const std::optional<GateLine> &line) {
  if (!line)
    return nullptr;
  return json::Object{{"file", json::fixUTF8(line->file)},
                      {"line", line->line}};
}

json::Object gateJson(const GateReport &report) {
  json::Array findings, rules;
  for (const GateRule *rule : report.options.rules)
    rules.push_back(rule->name);
  auto orNull = [](StringRef text) {
    return text.empty() ? json::Value(nullptr) : json::Value(text);
  };
  for (auto [index, finding] : enumerate(report.result.findings)) {
    json::Value waiver = nullptr;
    if (finding.waiver)
      waiver = finding.waiver->toJSON();
    findings.push_back(
        json::Object{{"status", statusName(finding.status)},
                     {"kernel", finding.kernel},
                     {"target", orNull(finding.target)},
                     {"file", orNull(json::fixUTF8(finding.file))},
                     {"gate", orNull(finding.gate())},
                     {"text", finding.text},
                     {"fails", finding.fails},
                     {"waiver", std::move(waiver)},
                     {"source", lineJson(report.lines[index])}});
  }
  json::Array kernels;
  for (const GateFacts &facts : report.kernels)
    kernels.push_back(facts.toJSON());
  return json::Object{
      {"version", baselineVersion},
      {"check", json::Object{{"baseline", report.baselinePath},
                             {"fail_on", std::move(rules)},
                             {"one_way", report.options.isOneWay},
                             {"passed", report.result.failures() == 0},
                             {"summary", gateSummary(report)},
                             {"findings", std::move(findings)},
                             {"kernels", std::move(kernels)}}}};
}

} // namespace kiln
