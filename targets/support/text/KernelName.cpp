#include "targets/support/text/KernelName.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Demangle/Demangle.h"

using namespace llvm;

namespace kiln {

std::string readableKernelName(StringRef name) {
  // Only C++: a C kernel whose name begins like one of Rust's or D's keeps it.
  return name.starts_with("_Z") ? demangle(name) : name.str();
}

bool meansKernel(StringRef asked, StringRef name) {
  return asked == name || asked == readableKernelName(name);
}

bool isKernelMeant(ArrayRef<std::string> asked, StringRef name) {
  return asked.empty() || any_of(asked, [&](const std::string &one) {
           return meansKernel(one, name);
         });
}

} // namespace kiln
