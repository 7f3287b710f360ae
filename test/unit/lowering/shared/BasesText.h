// The text of a layout in shared memory.
#pragma once

#include "lowering/layout/LinearLayout.h"
#include "llvm/ADT/StringExtras.h"

namespace kiln::test {

/// Of one dimension, `[[1], [2]]`: as #kiln.shared wants bases.
inline std::string basesText(const LinearLayout &memory) {
  llvm::SmallVector<std::string> bases;
  for (const LinearLayout::Basis &basis : memory.bases(HwDim::Register))
    bases.push_back("[" + std::to_string(basis[0]) + "]");
  return "[" + llvm::join(bases, ", ") + "]";
}

} // namespace kiln::test
