#include "tools/cli/plan/PlanCommandLine.h"

#include "targets/support/Errors.h"

using namespace llvm;

namespace kiln {

static constexpr StringLiteral kAuto = "auto";

/// The variant's help with a line for each value.
static std::string helpOf(const VariantRecord &record) {
  std::string help = record.help.str();
  auto addValue = [&](StringRef name, StringRef what) {
    help += ("\n  =" + name + " - " + what).str();
  };
  if (record.mayBeOpen())
    addValue(kAuto, record.autoHelp);
  if (!record.isCount)
    for (const VariantValue &value : record.values())
      addValue(value.name, value.help);
  return help;
}

PlanCommandLine::PlanCommandLine(cl::SubCommand &command) {
  for (const VariantRecord &record : loweringVariants()) {
    helps.push_back(helpOf(record));
    options.push_back(std::make_unique<cl::opt<std::string>>(
        StringRef(record.name), cl::sub(command),
        cl::value_desc(record.isCount ? "N" : "VALUE"),
        cl::desc(helps.back())));
  }
}

Expected<PlanRequest> PlanCommandLine::request() const {
  PlanRequest request;
  for (const VariantRecord &record : loweringVariants()) {
    const cl::opt<std::string> &option = *options[unsigned(record.variant)];
    if (!option.getNumOccurrences())
      continue;
    if (record.mayBeOpen() && option == kAuto)
      request.open(record.variant);
    else if (std::optional<unsigned> value = record.find(option.getValue()))
      request.say(record.variant, *value);
    else
      return failure("--", record.name, ": expected ",
                     record.expected(/*ofOption=*/true), ", found '",
                     option.getValue(), "'");
  }
  return request;
}

} // namespace kiln
