// Directives as text: any bytes give one or an error, and what a directive
// prints is read back as the same directive.
#include "targets/directives/AllDirectives.h"
#include "llvm/Support/ErrorHandling.h"

using namespace llvm;
using namespace kiln;

static std::string print(const ScheduleDirective &directive) {
  return directive.str();
}

static std::string print(const std::vector<Directive> &remats) {
  std::string text;
  for (const Directive &remat : remats)
    text += (text.empty() ? "" : "; ") + remat.str();
  return text;
}

template <typename Parser> static void check(Parser parse, StringRef text) {
  auto directive = parse(text);
  if (!directive)
    return consumeError(directive.takeError());
  std::string printed = print(*directive);
  auto again = parse(printed);
  if (!again)
    report_fatal_error(again.takeError());
  if (print(*again) != printed)
    report_fatal_error("printed as another directive than it was read");
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  StringRef text(reinterpret_cast<const char *>(data), size);
  check(parseSchedule, text);
  check(parseRemats, text);
  return 0;
}
