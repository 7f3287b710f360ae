// What inline assembly is: the statement of it that costs most.
#include "targets/cost/CostModel.h"
#include "targets/gpu/GpuLookup.h"
#include "targets/isa/Opcodes.h"

#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {

/// Latency and issue of what was measured: which of several statements costs
/// most.
static unsigned weight(const OpKind &kind) {
  static const GpuTarget &measured = *lookupGpuTarget("sm_90a");
  OpCost cost = costOf(measured, kind);
  return cost.latency + 4 * cost.issue;
}

OpKind kindOfPtx(StringRef text) {
  OpKind costliest{OpClass::Meta, 0, ""};
  for (const PtxStatement &statement : parsePtx(text)) {
    OpKind kind = kindOfPtxStatement(statement);
    // Stores and asynchronous copies have no latency, but still decide the kind
    // of the statement.
    bool memory = kind.opClass == OpClass::StoreGlobal ||
                  kind.opClass == OpClass::StoreShared ||
                  kind.opClass == OpClass::AsyncCopy ||
                  kind.opClass == OpClass::AsyncMatrix;
    if (memory && !isLoad(costliest.opClass))
      return kind;
    if (costliest.opClass == OpClass::Meta || weight(kind) > weight(costliest))
      costliest = kind;
  }
  return costliest;
}

OpClass classifyPtx(StringRef text) { return kindOfPtx(text).opClass; }

OpKind kindOfAsm(Vendor vendor, StringRef text) {
  if (vendor == Vendor::Nvidia)
    return kindOfPtx(text);
  OpKind last{OpClass::Meta, 0, ""};
  SmallVector<StringRef> lines;
  SplitString(text, lines, "\n");
  for (StringRef line : lines) {
    StringRef word = line.split(';').first.trim().take_until(
        [](char c) { return isSpace(c); });
    if (!word.empty() && !word.ends_with(":") && !word.starts_with("."))
      last = kindOfAmdgpu(word.upper());
  }
  return last;
}

} // namespace kiln
