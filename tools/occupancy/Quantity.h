// Amounts as people write them: "96", "64K", "-8", "64..128:16".
#ifndef KILN_TOOLS_OCCUPANCY_QUANTITY_H
#define KILN_TOOLS_OCCUPANCY_QUANTITY_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <vector>

namespace kiln {

/// An amount, or a change of one.
struct Quantity {
  enum Kind : uint8_t { Exactly, More, Less };
  Kind kind = Exactly;
  uint64_t amount = 0;

  /// What `now` becomes; nothing goes below 0.
  uint64_t of(uint64_t now) const;
};

/// A whole number; where `bytes`, "K" and "M" after it (or "KiB", "MiB") mean
/// 1024 and 1048576 of them. `what` begins the error: "--shared".
llvm::Expected<uint64_t> parseAmount(llvm::StringRef text, bool bytes,
                                     llvm::StringRef what);

/// What stands between two commas of a list: an amount, "+N" and "-N" for a
/// change, "A..B" or "A..B:STEP" for all amounts from A to B; `step` is that of
/// a range which names none.
llvm::Expected<std::vector<Quantity>> parseQuantities(llvm::StringRef text,
                                                      bool bytes, uint64_t step,
                                                      llvm::StringRef what);

} // namespace kiln

#endif // KILN_TOOLS_OCCUPANCY_QUANTITY_H
