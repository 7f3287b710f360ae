// The instruction at an offset that an error report names, with what its
// address is made of.
#ifndef KILN_TOOLS_LOCATE_FAULTLOCATION_H
#define KILN_TOOLS_LOCATE_FAULTLOCATION_H

#include "tools/inspect/Listing.h"

namespace kiln {

/// What wrote one of the registers that an instruction reads.
struct FaultOrigin {
  /// How many steps from the instruction asked for; what it reads itself: 1.
  unsigned depth;
  /// The register, and the instruction that wrote it last, where that is the
  /// same on every way there; else `why` says what is known.
  std::string reg;
  std::optional<uint32_t> instruction;
  std::string why;
};

struct FaultLocation {
  /// In the listing's code: the instruction that the offset is in, and the one
  /// before it. A report may name the one that comes next: AMD's and NVIDIA's
  /// memory faults are imprecise.
  uint32_t instruction;
  std::optional<uint32_t> before;
  /// Of the registers that it reads, and of those they are made of; depth
  /// first.
  std::vector<FaultOrigin> origins;
};

/// The instruction at so many bytes from the kernel's first one; an error where
/// the kernel has none there.
llvm::Expected<FaultLocation> locateFault(const Listing &listing,
                                          uint64_t offset);

/// For people: the kernel, the instruction with its neighbour and their lines of
/// the source, and the origins.
std::string faultText(const Listing &listing, const FaultLocation &fault);
/// The same as an object: `kernel`, `target`, `address`, `text`, `source`,
/// `before`, `origins` (`depth`, `register`, `address`, `text`, `source`, `why`).
void writeFault(llvm::json::OStream &json, const Listing &listing,
                const FaultLocation &fault);

} // namespace kiln

#endif // KILN_TOOLS_LOCATE_FAULTLOCATION_H
