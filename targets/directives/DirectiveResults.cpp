#include "targets/directives/DirectiveResults.h"
#include "targets/support/Errors.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {

std::string DirectiveRefusal::str() const {
  return "kernel '" + kernel + "', " + location + ": " + why;
}

KernelResults &DirectiveResults::of(StringRef kernel) {
  for (KernelResults &record : records)
    if (record.kernel == kernel)
      return record;
  records.emplace_back().kernel = kernel.str();
  return records.back();
}

const KernelResults *DirectiveResults::find(StringRef kernel) const {
  for (const KernelResults &record : records)
    if (record.kernel == kernel)
      return &record;
  return nullptr;
}

void DirectiveResults::precede(DirectiveResults earlier) {
  for (KernelResults &before : earlier.records) {
    KernelResults &record = of(before.kernel);
    record.policies.insert(record.policies.begin(),
                           std::make_move_iterator(before.policies.begin()),
                           std::make_move_iterator(before.policies.end()));
  }
  refused.insert(refused.begin(), earlier.refused.begin(),
                 earlier.refused.end());
}

Error DirectiveResults::error() const {
  if (refused.empty())
    return Error::success();
  return failure(join(
      map_range(refused, [](const DirectiveRefusal &r) { return r.str(); }),
      "\n"));
}

} // namespace kiln
