#include "targets/support/text/FaultText.h"

#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {

std::string faultText(StringRef kernel, StringRef target, StringRef before,
                      StringRef at, ArrayRef<FaultOriginText> origins) {
  std::string text;
  raw_string_ostream os(text);
  os << kernel << " on " << target << '\n';
  if (!before.empty())
    os << "  before  " << before << '\n';
  os << "  at      " << at << '\n';
  if (!origins.empty())
    os << "made of\n";
  for (const FaultOriginText &origin : origins)
    os.indent(2 * origin.depth) << origin.value << ": " << origin.text << '\n';
  return text;
}

} // namespace kiln
