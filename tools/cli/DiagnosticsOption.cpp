#include "tools/cli/DiagnosticsOption.h"

#include "targets/support/Errors.h"
#include "tools/report/Table.h"
#include "llvm/Support/WithColor.h"

using namespace llvm;

namespace kiln {

DiagnosticsOption::DiagnosticsOption(Command &command)
    : format("diagnostics-format", cl::sub(command),
             cl::desc("how errors and warnings of a program are printed on "
                      "standard error (default: text)"),
             cl::values(clEnumValN(Text, "text",
                                   "as clang does, with the lines of the "
                                   "source"),
                        clEnumValN(Json, "json", "one JSON document"))) {}

static void append(json::Array &list, const json::Array &more) {
  for (const json::Value &value : more)
    list.push_back(value);
}

void DiagnosticsOption::say(const SourceMessages &messages) {
  if (format != Json)
    return printMessages(messages);
  std::lock_guard lock(mutex);
  append(collected, messages.json);
}

void DiagnosticsOption::note(const std::string &line) {
  if (format != Json) {
    errs() << "kiln: note: " << line << '\n';
    return;
  }
  std::lock_guard lock(mutex);
  collected.push_back(json::Object{{"severity", "remark"}, {"message", line}});
}

void DiagnosticsOption::finish() {
  say(later.take());
  if (format != Json || collected.empty())
    return;
  printJson(errs(), json::Object{{"version", 1},
                                 {"diagnostics", std::move(collected)}});
  collected.clear();
}

int DiagnosticsOption::fail(Error error) {
  say(later.take());
  if (format != Json)
    return kiln::fail(std::move(error));
  int code = BadInput;
  handleAllErrors(std::move(error), [&](const ErrorInfoBase &info) {
    if (info.isA<SourceError>())
      return append(collected,
                    static_cast<const SourceError &>(info).messages.json);
    if (info.isA<EnvironmentError>())
      code = MissingEnvironment;
    collected.push_back(
        json::Object{{"severity", "error"}, {"message", info.message()}});
  });
  finish();
  return code;
}

} // namespace kiln
