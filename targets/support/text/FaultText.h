// A fault of a memory access, for people: the access and what its address is
// made of. One form for machine code and for what the emulator executes.
#ifndef KILN_TARGETS_SUPPORT_TEXT_FAULTTEXT_H
#define KILN_TARGETS_SUPPORT_TEXT_FAULTTEXT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace kiln {

/// How far back origins are followed, and how many are named: an address is a
/// few instructions away from what is given.
inline constexpr unsigned mostFaultSteps = 4, mostFaultOrigins = 24;

/// A value that the address is made of.
struct FaultOriginText {
  unsigned depth;    ///< steps from the access; what it takes itself: 1
  std::string value; ///< a register, or a value of LLVM IR
  std::string text;  ///< the instruction that made it, or what is known
};

/// Lines. `before`: the instruction before it, which an imprecise report may
/// mean; empty: none.
std::string faultText(llvm::StringRef kernel, llvm::StringRef target,
                      llvm::StringRef before, llvm::StringRef at,
                      llvm::ArrayRef<FaultOriginText> origins);

} // namespace kiln

#endif // KILN_TARGETS_SUPPORT_TEXT_FAULTTEXT_H
