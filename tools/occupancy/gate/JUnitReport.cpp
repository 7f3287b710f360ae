// JUnit's XML, as Jenkins, GitLab and GitHub's actions read it: testsuites,
// testsuite, testcase with failure or skipped. They take the class's name apart
// at its dots, as of a Java class, and group by it: kiln.GPU.KERNEL. The test is
// the gate.
#include "tools/occupancy/gate/GateReport.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {
namespace {

/// Text in an attribute or an element. XML 1.0 has no way to write most control
/// characters.
std::string xmlText(StringRef text) {
  std::string fixed = json::fixUTF8(text), escaped;
  for (char c : fixed) {
    switch (c) {
    case '&':
      escaped += "&amp;";
      break;
    case '<':
      escaped += "&lt;";
      break;
    case '>':
      escaped += "&gt;";
      break;
    case '"':
      escaped += "&quot;";
      break;
    case '\n':
    case '\t':
    case '\r':
      escaped += formatv("&#{0};", unsigned(c)).str();
      break;
    default:
      escaped += static_cast<unsigned char>(c) < 0x20 ? '?' : c;
    }
  }
  return escaped;
}

/// A kernel's own dots would make packages of it.
std::string className(StringRef target, std::string kernel) {
  llvm::replace(kernel, '.', '_');
  return ("kiln." + target + "." + kernel).str();
}

/// One test: what a kernel, or a waiver, is asked.
struct TestCase {
  std::string className, name, file;
  const GateFinding *finding = nullptr;
};

bool isSkipped(const GateFinding &finding) {
  return !finding.fails &&
         (finding.waiver || finding.status == GateFinding::NotComparable);
}

/// A test for each rule that was asked of each kernel, in which its finding is
/// found again, and one for every other finding.
std::vector<TestCase> casesOf(const GateReport &report) {
  std::vector<TestCase> cases;
  auto add = [&](const GateFacts &facts, StringRef gate,
                 const GateFinding *finding) {
    cases.push_back({className(facts.target, facts.kernel), gate.str(),
                     facts.file, finding});
  };
  std::vector<std::vector<const GateFinding *>> byKernel(report.kernels.size());
  for (const GateFinding &finding : report.result.findings)
    if (finding.kernelIndex)
      byKernel[*finding.kernelIndex].push_back(&finding);
  for (auto [facts, findings] : zip_equal(report.kernels, byKernel)) {
    for (const GateRule *rule : report.options.rules) {
      auto found = find_if(findings, [&](const GateFinding *finding) {
        return finding->rule == rule;
      });
      add(facts, rule->name, found == findings.end() ? nullptr : *found);
    }
    for (const GateFinding *finding : findings)
      if (!finding->rule)
        add(facts, finding->gate().empty() ? "comparable" : finding->gate(),
            finding);
  }
  for (const GateFinding &finding : report.result.findings)
    if (!finding.kernelIndex)
      cases.push_back(
          {className(finding.target.empty() ? "waivers" : finding.target,
                     finding.kernel),
           finding.gate().empty() ? "waiver" : finding.gate().str(),
           finding.file, &finding});
  return cases;
}

void printCase(raw_ostream &os, const TestCase &test) {
  os << formatv("    <testcase classname=\"{0}\" name=\"{1}\"",
                xmlText(test.className), xmlText(test.name));
  if (!test.file.empty())
    os << formatv(" file=\"{0}\"", xmlText(test.file));
  const GateFinding *finding = test.finding;
  if (!finding || (!finding->fails && !isSkipped(*finding))) {
    os << "/>\n";
    return;
  }
  std::string message =
      formatv("{0}: {1}", statusName(finding->status), finding->text);
  if (finding->waiver && finding->kernelIndex)
    message += formatv(" ({0} {1}: {2})",
                       finding->fails ? "waiver expired on" : "waived until",
                       finding->waiver->expires, finding->waiver->reason);
  if (finding->fails)
    os << formatv(">\n      <failure message=\"{0}\" type=\"{1}\">{2}"
                  "</failure>\n    </testcase>\n",
                  xmlText(message),
                  finding->gate().empty() ? "waiver" : finding->gate(),
                  xmlText(finding->rule ? StringRef(finding->rule->help)
                                        : StringRef(message)));
  else
    os << formatv(">\n      <skipped message=\"{0}\"/>\n    </testcase>\n",
                  xmlText(message));
}

} // namespace

void printJUnit(raw_ostream &os, const GateReport &report) {
  std::vector<TestCase> cases = casesOf(report);
  size_t failures = count_if(cases, [](const TestCase &test) {
    return test.finding && test.finding->fails;
  });
  size_t skipped = count_if(cases, [](const TestCase &test) {
    return test.finding && isSkipped(*test.finding);
  });
  os << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
     << formatv("<testsuites name=\"kiln\" tests=\"{0}\" failures=\"{1}\" "
                "skipped=\"{2}\" errors=\"0\">\n",
                cases.size(), failures, skipped)
     << formatv("  <testsuite name=\"kiln occupancy --check {0}\" "
                "tests=\"{1}\" failures=\"{2}\" skipped=\"{3}\" errors=\"0\">"
                "\n",
                xmlText(report.baselinePath), cases.size(), failures, skipped);
  for (const TestCase &test : cases)
    printCase(os, test);
  os << "  </testsuite>\n</testsuites>\n";
}

} // namespace kiln
