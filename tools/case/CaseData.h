// The contents of a case's tensors: the same bytes for the same seed on every
// machine, each tensor from a stream of its own.
#ifndef KILN_TOOLS_CASE_CASEDATA_H
#define KILN_TOOLS_CASE_CASEDATA_H

#include "targets/device/Device.h"
#include "tools/case/CaseVariant.h"

namespace kiln {

/// A small generator with a fixed definition (SplitMix64: Steele, Lea and
/// Flood, "Fast splittable pseudorandom number generators", 2014), so that
/// seeds mean the same everywhere.
class CaseRandom {
public:
  CaseRandom(uint64_t seed, uint64_t stream);
  uint64_t next();
  double uniform();               ///< at least 0, below 1
  double normal();                ///< mean 0, deviation 1 (Box and Muller)
  uint64_t below(uint64_t limit); ///< at least 0, below `limit`

private:
  uint64_t state;
};

/// What one run works on: a buffer for every tensor argument.
struct CaseData {
  std::vector<DeviceBuffer> buffers;
  /// For every argument the number of its buffer, or -1 for a scalar.
  std::vector<int> bufferOf;
};

/// Fills every tensor of the case. Elements between the tensor's own (strides,
/// offset) hold a fixed pattern, so that a write there shows. An error if a run
/// of the case takes more memory than the machine has.
llvm::Expected<CaseData> fillCase(const CaseFile &file,
                                  const CaseVariant &variant, uint64_t seed);

/// Writes what the case's files say that a run must leave over the outputs.
/// False: the case names no such files.
llvm::Expected<bool> fillExpected(const CaseFile &file,
                                  const CaseVariant &variant,
                                  CaseData &expected);

/// Position in the allocation of element `index` of the tensor, counted in
/// row-major order.
uint64_t elementPosition(const CaseBinding &binding, uint64_t index);

/// Whether the elements lie one after the other, in row-major order, from the
/// binding's offset on.
bool isDense(const CaseBinding &binding);

/// Reads and writes the word of one element of an allocation.
uint64_t readElement(llvm::ArrayRef<uint8_t> bytes, unsigned size,
                     uint64_t position);
void writeElement(llvm::MutableArrayRef<uint8_t> bytes, unsigned size,
                  uint64_t position, uint64_t word);

} // namespace kiln

#endif // KILN_TOOLS_CASE_CASEDATA_H
