// Any bytes are a baseline or an error; a baseline is read again as it was
// written, and nothing of it is worse than itself.
#include "tools/occupancy/gate/Gate.h"

using namespace kiln;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  llvm::StringRef text(reinterpret_cast<const char *>(data), size);
  llvm::Expected<GateBaseline> baseline = GateBaseline::parse(text, "fuzz");
  if (!baseline) {
    if (llvm::toString(baseline.takeError()).empty())
      abort();
    return 0;
  }
  std::string written = baseline->text();
  llvm::Expected<GateBaseline> again = GateBaseline::parse(written, "again");
  if (!again || again->text() != written)
    abort();
  GateOptions options;
  for (const GateRule &rule : gateRules())
    options.rules.push_back(&rule);
  options.today = "2026-11-24";
  GateResult result = judge(*baseline, baseline->kernels, options);
  if (result.count(GateFinding::New) || result.count(GateFinding::Gone))
    abort();
  return 0;
}
