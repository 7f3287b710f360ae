//===- AmdDecoder.h - AMD's machine code, instruction by instruction ------===//
//
// LLVM's disassembler decodes, and its descriptions of instructions say which
// registers each reads and writes, those that the text does not show included.
// Here registers have the names people know them by: v5, a5, s5, vcc_lo.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_ISA_AMD_AMDDECODER_H
#define KILN_TARGETS_ISA_AMD_AMDDECODER_H

#include "targets/gpu/GpuFamily.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kiln {

/// The files of registers: per lane, accumulators per lane, per wave, and what
/// has no number (vcc, exec, m0, scc, mode and so on).
enum class AmdFile : uint8_t { Vector, Accumulator, Scalar, Special };

/// One register of 32 bits or a special one.
struct AmdRegister {
  AmdFile file;
  /// Its number in the file; of special ones nothing.
  unsigned number;
  /// "v5", "a5", "s5", "vcc_lo".
  std::string name;
};

/// What an instruction does to registers: indices in AmdDecoder::registers(),
/// each once, ascending.
struct AmdEffects {
  llvm::SmallVector<uint16_t, 8> reads, writes;
  /// Written in part only: the other half of the register stays.
  llvm::SmallVector<uint16_t, 2> partWrites;
  /// Writes exec, and so decides which lanes the next instructions work on:
  /// fewer than before, as far as the opcode tells.
  bool narrowsExec = false;
  /// Writes exec in another way.
  bool widensExec = false;
};

/// One decoded instruction: LLVM's name of its opcode, its immediate operands
/// in their order, and where it lies in the code.
struct AmdInstruction {
  llvm::StringRef name;
  llvm::SmallVector<int64_t, 4> immediates;
  uint64_t offset = 0, size = 0;
  /// Has a result in registers (atomic operations come in both kinds).
  bool hasResult = false;
};

/// Decodes the code of one GPU. Slow to make (LLVM builds its tables), quick to
/// use.
class AmdDecoder {
public:
  /// `wave64`: RDNA code for 64 lanes.
  AmdDecoder(const GpuTarget &gpu, bool wave64);
  ~AmdDecoder();

  /// The code that is decoded from here on; a copy is kept.
  void setCode(llvm::ArrayRef<uint8_t> code);
  /// The instruction at `offset` of the code; absent where there is none: data
  /// or damage.
  std::optional<AmdInstruction> decode(uint64_t offset);

  // Of the instruction decoded last:

  /// As LLVM's assembler reads it, without a comment.
  std::string text() const;
  AmdEffects effects() const;

  /// Every register that an instruction of this GPU may name.
  llvm::ArrayRef<AmdRegister> registers() const;

private:
  struct Tables;
  std::unique_ptr<Tables> tables;
};

/// Counts of outstanding operations that instructions wait for. GFX12 has one
/// more for each kind that shared a count before.
enum class AmdCounter : uint8_t {
  Vector,     ///< vmcnt, loadcnt: loads of vector memory, before GFX10 stores
  Store,      ///< vscnt, storecnt: from GFX10 on
  Local,      ///< lgkmcnt, dscnt: LDS, before GFX12 scalar memory
  ScalarLoad, ///< kmcnt: GFX12's scalar memory
  Sample,     ///< samplecnt: GFX12
  Bvh,        ///< bvhcnt: GFX12
  Export,     ///< expcnt
  AsyncCopy,  ///< asynccnt: GFX12.5's copies between global memory and LDS
  TensorCopy  ///< tensorcnt: GFX12.5
};
inline constexpr unsigned amdCounters = 9;

/// "vmcnt" and so on, as this GPU's assembly spells it.
llvm::StringRef amdCounterName(AmdCounter counter, const GpuTarget &gpu);

/// How many operations of one count may be outstanding when the program goes
/// on.
struct AmdWait {
  AmdCounter counter;
  unsigned left;
};

/// What an instruction waits for; counts that it lets be as high as they can
/// are left out.
llvm::SmallVector<AmdWait, 2> waitsOf(const AmdInstruction &instruction,
                                      const GpuTarget &gpu);

/// The counts that go up when it issues, and down when it is done.
llvm::SmallVector<AmdCounter, 2> raisedBy(const AmdInstruction &instruction,
                                          const GpuTarget &gpu);

/// The vector and local counts in the number of an s_waitcnt. The encoding is
/// that of LLVM's AMDGPUBaseInfo: it moved with GFX9 (two more bits), GFX10
/// (two more) and GFX11 (all anew).
struct AmdWaitCounts {
  unsigned vectorMemory, sharedAndScalar, exports;
};
AmdWaitCounts decodeAmdWait(uint64_t value, const GpuTarget &gpu);

} // namespace kiln

#endif // KILN_TARGETS_ISA_AMD_AMDDECODER_H
