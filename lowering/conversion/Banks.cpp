#include "lowering/conversion/Banks.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

unsigned cyclesTogether(ArrayRef<uint32_t> laneBases, unsigned lanes,
                        unsigned accessBytes, unsigned elementBytes,
                        unsigned banks) {
  SmallVector<uint64_t> addresses;
  for (unsigned lane = 0; lane < lanes; ++lane) {
    uint64_t offset = 0;
    for (auto [bit, basis] : enumerate(laneBases))
      if (lane >> bit & 1)
        offset ^= basis;
    addresses.push_back(offset * elementBytes);
  }
  return mostWordsOfBank(addresses, accessBytes, banks);
}

} // namespace kiln
