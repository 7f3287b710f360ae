// `kiln doctor`: what disturbs measurements on this machine, and how to set it.
#include "tools/cli/FormatOption.h"
#include "tools/doctor/Doctor.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

static int run();
static Command command("doctor",
                       "check what measurements on this machine stand on",
                       "kiln doctor\nkiln doctor --format json", run);
static FormatOption format(command);

static json::Value toJson(const Finding &finding) {
  return json::Object{{"severity", nameOf(finding.severity)},
                      {"subject", finding.subject},
                      {"found", finding.found},
                      {"remedy", finding.remedy.empty()
                                     ? json::Value(nullptr)
                                     : json::Value(finding.remedy)}};
}

static int run() {
  MachineRoots roots;
  roots.packages = packageFolders();
  std::vector<Finding> findings = examine(roots);
  bool possible = none_of(findings, [](const Finding &finding) {
    return finding.severity == Severity::Impossible;
  });
  if (format == Format::Json) {
    json::Array list;
    for (const Finding &finding : findings)
      list.push_back(toJson(finding));
    printJson(outs(), json::Object{{"version", 1},
                                   {"can_measure", possible},
                                   {"findings", std::move(list)}});
  } else {
    Table table;
    for (StringRef title : {"", "subject", "found", "how to set it"})
      table.column(title);
    for (const Finding &finding : findings)
      table.row({nameOf(finding.severity).str(), finding.subject, finding.found,
                 finding.remedy});
    table.print(outs(), format);
  }
  return possible ? Done : MissingEnvironment;
}

} // namespace kiln
