// SARIF 2.1.0 (OASIS standard of 2020): what code scanning shows beside the
// lines of a change.
#include "tools/occupancy/gate/GateReport.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace kiln {
namespace {

/// A rule of the file: those of the gate, and those of the ratchet itself.
struct SarifRule {
  std::string id;
  StringRef summary, help;
};

std::vector<SarifRule> rulesOf() {
  std::vector<SarifRule> rules;
  for (const GateRule &rule : gateRules())
    rules.push_back({("kiln/" + rule.name).str(), rule.summary, rule.help});
  rules.push_back({"kiln/new", "a kernel is not in the baseline",
                   "Look at it, then take it in with --update."});
  rules.push_back({"kiln/gone", "a kernel of the baseline is in no file",
                   "If it was meant to go, --update removes it."});
  rules.push_back({"kiln/comparable",
                   "another compiler made the file of the baseline",
                   "Look at the new figures, then take them in with "
                   "--update."});
  rules.push_back({"kiln/waiver", "a waiver is over, or not needed",
                   "Mend the kernels, give it another day, or remove it."});
  return rules;
}

std::string ruleIdOf(const GateFinding &finding) {
  if (!finding.gate().empty())
    return ("kiln/" + finding.gate()).str();
  return finding.status == GateFinding::NotComparable ? "kiln/comparable"
                                                      : "kiln/waiver";
}

/// A path as the reference of RFC 3986 that SARIF wants: relative where it is
/// or where it lies below this folder (a compiler that was given absolute paths
/// keeps them), else as file://.
std::string uriOf(StringRef path) {
  SmallString<256> here;
  if (!sys::fs::current_path(here) && path.consume_front(here) &&
      !path.consume_front("/"))
    path = StringRef(path.data() - here.size(), path.size() + here.size());
  std::string uri = sys::path::is_absolute(path) ? "file://" : "";
  for (unsigned char c : sys::path::convert_to_slash(path))
    uri += isAlnum(c) || StringRef("-._~/+@=").contains(char(c))
               ? std::string(1, char(c))
               : formatv("%{0:X-2}", unsigned(c)).str();
  return uri;
}

json::Array locationsOf(const GateFinding &finding,
                        const std::optional<GateLine> &line,
                        StringRef baseline) {
  json::Object location;
  // Waivers and what is gone stand in the baseline.
  std::string path = line                  ? line->file
                     : finding.kernelIndex ? finding.file
                                           : baseline.str();
  if (!StringRef(path).starts_with("<")) { // <stdin>
    json::Object physical{
        {"artifactLocation", json::Object{{"uri", uriOf(path)}}}};
    // Viewers want a line; of a binary file the first is as good as any.
    physical["region"] = json::Object{{"startLine", line ? line->line : 1}};
    location["physicalLocation"] = std::move(physical);
  }
  if (finding.kernelIndex)
    location["logicalLocations"] = json::Array{json::Object{
        {"name", json::fixUTF8(demangle(finding.kernel))},
        {"fullyQualifiedName", finding.kernel + "@" + finding.target},
        {"kind", "function"}}};
  return json::Array{std::move(location)};
}

StringRef levelOf(const GateFinding &finding) {
  // Suppressed results keep the level they would have.
  bool isWaived = finding.waiver && finding.kernelIndex && !finding.fails;
  if (finding.fails || isWaived)
    return finding.status == GateFinding::Improved ? "warning" : "error";
  return finding.status == GateFinding::NotComparable ? "warning" : "note";
}

json::Object resultOf(const GateFinding &finding,
                      const std::optional<GateLine> &line,
                      ArrayRef<SarifRule> rules, StringRef baseline) {
  std::string id = ruleIdOf(finding);
  size_t index = 0;
  while (rules[index].id != id)
    ++index;
  std::string text = finding.kernel;
  if (!finding.target.empty())
    text += " on " + finding.target;
  text += ": " + finding.text;
  json::Object result{
      {"ruleId", id},
      {"ruleIndex", index},
      {"level", levelOf(finding)},
      {"message", json::Object{{"text", text}}},
      {"locations", locationsOf(finding, line, baseline)},
      {"partialFingerprints",
       json::Object{{"kilnFinding/v1",
                     finding.kernel + "@" + finding.target + ":" + id}}},
      {"properties", json::Object{{"status", statusName(finding.status)},
                                  {"file", json::fixUTF8(finding.file)}}}};
  if (finding.waiver && finding.kernelIndex && !finding.fails)
    result["suppressions"] = json::Array{json::Object{
        {"kind", "external"},
        {"status", "accepted"},
        {"justification", formatv("until {0}: {1}", finding.waiver->expires,
                                  finding.waiver->reason)
                              .str()}}};
  return result;
}

} // namespace

json::Object sarifJson(const GateReport &report) {
  std::vector<SarifRule> rules = rulesOf();
  json::Array ruleList, results;
  auto text = [](StringRef words) { return json::Object{{"text", words}}; };
  for (const SarifRule &rule : rules)
    ruleList.push_back(json::Object{
        {"id", rule.id},
        {"shortDescription", text(rule.summary)},
        {"help", text(rule.help)},
        {"defaultConfiguration", json::Object{{"level", "error"}}}});
  for (auto [index, finding] : enumerate(report.result.findings))
    results.push_back(
        resultOf(finding, report.lines[index], rules, report.baselinePath));
  json::Object driver{{"name", "kiln"},
                      {"semanticVersion", report.version},
                      {"rules", std::move(ruleList)}};
  json::Object run{
      {"tool", json::Object{{"driver", std::move(driver)}}},
      {"columnKind", "utf16CodeUnits"},
      {"invocations", json::Array{json::Object{{"executionSuccessful", true}}}},
      {"results", std::move(results)}};
  return json::Object{
      {"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
      {"version", "2.1.0"},
      {"runs", json::Array{std::move(run)}}};
}

} // namespace kiln
