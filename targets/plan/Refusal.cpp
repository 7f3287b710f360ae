#include "targets/plan/Refusal.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

static constexpr StringLiteral kNames[] = {
#define REFUSAL(code, text) #code,
#include "targets/plan/Refusals.def"
};

static constexpr StringLiteral kTexts[] = {
#define REFUSAL(code, text) text,
#include "targets/plan/Refusals.def"
};

StringRef nameOf(RefusalCode code) { return kNames[unsigned(code)]; }

std::optional<RefusalCode> refusalCode(StringRef name) {
  const StringLiteral *found = find(kNames, name);
  return found == std::end(kNames)
             ? std::nullopt
             : std::optional(RefusalCode(found - std::begin(kNames)));
}

std::string textOf(RefusalCode code, ArrayRef<std::string> values) {
  std::string text;
  StringRef rest = kTexts[unsigned(code)];
  while (!rest.empty()) {
    auto [before, after] = rest.split('{');
    text += before;
    if (before.size() == rest.size())
      break;
    unsigned index = after.front() - '0';
    if (index < values.size())
      text += values[index];
    rest = after.drop_front(2);
  }
  return text;
}

} // namespace kiln
