// The registers of a wave that is followed through CDNA's code.
#ifndef KILN_TARGETS_SIMULATOR_AMD_AMDWAVE_H
#define KILN_TARGETS_SIMULATOR_AMD_AMDWAVE_H

#include "targets/object/Resources.h"
#include "targets/simulator/amd/AmdCode.h"
#include "targets/simulator/path/LaunchValues.h"

namespace kiln {

/// What the waves of a block begin with. Integers that are passed are assumed to
/// be 4,096, pointers to lie far apart; numbers in memory are arbitrary, always
/// the same at one address.
class AmdStart {
public:
  AmdStart() = default;
  /// `hasRows`: threads count in two directions; a wave is taken to be one row.
  AmdStart(const KernelResources &kernel, const LaunchValues &launch,
           bool hasRows)
      : entry(kernel.entry.value_or(AmdEntry())), block(launch.block),
        hasRows(hasRows), parameters(kernel.parameters),
        given(launch.arguments) {}

  /// Another block, by its number in the sequence of their begin.
  AmdStart ofBlock(const LaunchValues &launch, uint64_t number) const;
  /// v0 of a thread.
  uint32_t thread(unsigned wave, unsigned lane) const;
  /// Words that scalar registers begin with, from the first one on.
  std::vector<uint32_t> scalars() const;
  /// A word of memory.
  uint32_t word(uint64_t address) const;
  /// What nobody knows, but all lanes have: arbitrary by its number.
  uint32_t unknown(uint64_t number) const;

private:
  AmdEntry entry;
  std::array<unsigned, 3> block{};
  bool hasRows = false;
  llvm::ArrayRef<KernelParameter> parameters;
  llvm::ArrayRef<std::optional<uint64_t>> given;
};

/// One wave. What floats and LDS hold is unknown. All lanes take part in every
/// instruction: what a condition leaves out computes, too.
class AmdWave {
public:
  /// The number of the wave in its block.
  explicit AmdWave(unsigned wave, const AmdStart &start = {});

  void execute(const AmdTraced &instruction);

  /// The addresses of one of its accesses, in each lane; false: unknown.
  bool addresses(const AmdTraced &instruction, unsigned access,
                 std::array<uint64_t, amdLanes> &found) const;

private:
  using Lanes = std::array<uint32_t, amdLanes>;
  using WideLanes = std::array<uint64_t, amdLanes>;
  bool read(const AmdOperand &operand, unsigned word, Lanes &lanes) const;
  /// One or two words; of a buffer's description its address.
  bool readWide(const AmdOperand &operand, WideLanes &lanes) const;
  std::optional<uint32_t> readScalar(const AmdOperand &operand,
                                     unsigned word = 0) const;
  /// The bits of a mask of all lanes.
  std::optional<uint64_t> readMask(const AmdOperand &operand) const;
  void write(const AmdOperand &operand, unsigned word, const Lanes &lanes);
  void writeScalar(uint16_t slot, std::optional<uint32_t> value);
  void writeMask(const AmdOperand &operand, uint64_t mask);
  bool compute(const AmdTraced &one);
  bool computeWord(const AmdTraced &one, unsigned word);
  bool computeWide(const AmdTraced &one);
  bool computeCarry(const AmdTraced &one);
  bool compare(const AmdTraced &one);
  bool compareScalar(const AmdTraced &one);
  bool choose(const AmdTraced &one);
  bool count(const AmdTraced &one, bool isHigh);
  bool load(const AmdTraced &one);
  bool loadScalar(const AmdTraced &one);
  bool run(const AmdTraced &one);

  struct Vector {
    bool isKnown = false;
    Lanes lanes{};
  };
  AmdStart start;
  uint64_t unknowns = 0;
  std::vector<Vector> vectors; // accumulators after them
  std::array<std::optional<uint32_t>, AmdSlot::count - AmdSlot::scalars>
      scalars;
};

} // namespace kiln

#endif // KILN_TARGETS_SIMULATOR_AMD_AMDWAVE_H
