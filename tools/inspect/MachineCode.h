// A kernel's machine code as both vendors have it: instructions that read and
// write registers, jump, count what they have started, and wait for such
// counts. Everything else in this module works on this.
#ifndef KILN_TOOLS_INSPECT_MACHINECODE_H
#define KILN_TOOLS_INSPECT_MACHINECODE_H

#include "targets/gpu/GpuFamily.h"
#include "targets/isa/OpClass.h"
#include "targets/isa/sass/Sass.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <string>
#include <vector>

namespace kiln {

/// Where the program goes on after an instruction.
enum class CodeFlow : uint8_t {
  Next,
  Jump,    ///< to its target
  Branch,  ///< to its target or on
  Call,    ///< to its target, and later on; under a guard perhaps on at once
  Return,  ///< to whoever called
  End,     ///< nowhere
  Switch,  ///< to one of its choices
  Unknown, ///< to an address in a register
};

/// Waits until at most `left` operations of a counter are outstanding.
struct CodeWait {
  uint8_t counter;
  uint16_t left;
};

/// What NVIDIA's control word says (SassControl), for print.
struct CodeControl {
  static constexpr unsigned none = 7;
  unsigned stall = 0;
  bool keepsTurn = true;
  unsigned writeBarrier = none, readBarrier = none;
  unsigned waitMask = 0;
  /// Operand slots kept for the next instruction, one bit each.
  unsigned reuse = 0;
};

/// "B0---4-:R1:W-:Y:S02ab": waits, scoreboards set, turn, stall, as
/// disassemblers of others write it; with a letter for each operand that is
/// kept for the next instruction.
std::string controlText(const CodeControl &control);

/// One instruction. Registers are indices into MachineCode::registers.
struct CodeInstruction {
  /// Bytes from the kernel's first instruction on, and its size.
  uint64_t address = 0;
  unsigned bytes = 0;
  /// As the vendor's assembly writes it; "?" and the bytes where it is unknown.
  std::string text;
  /// What the text does not say of it, and tells it from others of the same
  /// text on the same GPU (sassModifiers). AMD's texts say all.
  std::array<uint64_t, 2> modifiers = {};
  OpKind kind;
  /// False: nobody knows what it does. Its lists are empty.
  bool isKnown = true;
  CodeFlow flow = CodeFlow::Next;
  /// The instruction it jumps to or calls; absent where that is not in the
  /// code.
  std::optional<uint32_t> target;
  /// Of a Switch, ascending: every instruction it may go to; where it may go
  /// on, the next one, too.
  std::vector<uint32_t> choices;

  /// Executes, or jumps, only where a predicate holds.
  bool isGuarded = false;
  /// Of a register: twice its index, and one more where it must be false.
  /// Absent where something else guards it.
  std::optional<uint16_t> guard;

  /// Each ascending, each register once.
  llvm::SmallVector<uint16_t, 8> reads;
  /// Written for certain and as a whole: what was there is gone.
  llvm::SmallVector<uint16_t, 4> writes;
  /// Written where a guard holds or in part: what was there may stay.
  llvm::SmallVector<uint16_t, 4> partWrites;

  /// It executes in a part of the lanes: of a register per lane the others keep
  /// what they have. Such instructions follow each other within a block, and
  /// after the last of them all lanes go on.
  bool inSomeLanes = false;

  /// Bytes that a load, store or copy moves in each thread; 0: none, or the
  /// encoding does not say.
  unsigned accessBytes = 0;
  /// Counters it raises until it is done.
  llvm::SmallVector<uint8_t, 2> raises;
  llvm::SmallVector<CodeWait, 2> waits;
  /// NVIDIA's.
  std::optional<CodeControl> control;
  /// Cycles until the same warp issues again, where the code says so.
  std::optional<unsigned> cycles;
  /// Waits for matrix instructions of a warp group, or begins a group of them
  /// (NVIDIA's WARPGROUP.DEPBAR and .ARRIVE).
  bool isGroupWait = false, isGroupFence = false;
};

/// A file of registers.
struct CodeFile {
  std::string name;
  /// What occupancy counts; others (predicates, special ones) are shown only.
  bool isGeneral;
  /// Each lane has its own.
  bool isPerLane;
};

/// One register of 32 bits or a predicate.
struct CodeRegister {
  std::string name;
  /// The letters before its number, and the number: "R4" is "R" and 4;
  /// special ones have no number.
  std::string prefix;
  std::optional<unsigned> number;
  uint8_t file;
  /// The launch may put something there.
  bool isGiven = true;
};

/// A kernel, decoded.
struct MachineCode {
  const GpuTarget *gpu = nullptr;
  std::vector<CodeFile> files;
  std::vector<CodeRegister> registers;
  /// Names of counters, by their number: "SB0", "vmcnt".
  std::vector<std::string> counters;
  std::vector<CodeInstruction> instructions;
  /// Instructions that are unknown, by what is known of them.
  unsigned unknown = 0;
  /// False: registers were not decoded, so nothing can be said of live ones.
  bool hasRegisters = true;
  /// The instruction at an address, if one begins there.
  std::optional<uint32_t> at(uint64_t address) const;
};

/// At most this many files of registers.
inline constexpr unsigned mostCodeFiles = 4;

/// Decodes NVIDIA's machine code. What ptxas pads with after the last
/// instruction is left out. `targets`: where its indirect branches may go.
MachineCode decodeNvidiaCode(llvm::ArrayRef<uint8_t> code, const GpuTarget &gpu,
                             const SassBranchTargets &targets = {});
/// Decodes AMD's. `wave64`: RDNA code for 64 lanes.
MachineCode decodeAmdCode(llvm::ArrayRef<uint8_t> code, const GpuTarget &gpu,
                          bool wave64);

/// "0x0af0"
std::string codeAddress(uint64_t address);

/// "R4-R7, R9": registers by name, consecutive numbers as one range.
std::string registerRanges(const MachineCode &code,
                           llvm::ArrayRef<uint16_t> registers);

} // namespace kiln

#endif // KILN_TOOLS_INSPECT_MACHINECODE_H
