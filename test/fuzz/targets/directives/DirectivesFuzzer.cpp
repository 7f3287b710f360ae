// Orders as text: any bytes give an order or an error, and what an order
// prints is read back as the same order.
#include "targets/directives/AllDirectives.h"
#include "llvm/Support/ErrorHandling.h"

using namespace llvm;
using namespace kiln;

static std::string print(const ScheduleDirective &order) { return order.str(); }

static std::string print(const std::vector<Directive> &remats) {
  std::string text;
  for (const Directive &remat : remats)
    text += (text.empty() ? "" : "; ") + remat.str();
  return text;
}

template <typename Parser> static void check(Parser parse, StringRef text) {
  auto order = parse(text);
  if (!order)
    return consumeError(order.takeError());
  std::string printed = print(*order);
  auto again = parse(printed);
  if (!again)
    report_fatal_error(again.takeError());
  if (print(*again) != printed)
    report_fatal_error("printed as another order than it was read");
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  StringRef text(reinterpret_cast<const char *>(data), size);
  check(parseSchedule, text);
  check(parseRemats, text);
  return 0;
}
