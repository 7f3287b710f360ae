//===- ControlWords.h - fields put together, and put into the code --------===//
#ifndef KILN_TARGETS_REDERIVE_CONTROLWORDS_H
#define KILN_TARGETS_REDERIVE_CONTROLWORDS_H

#include "targets/rederive/Stalls.h"
#include "targets/rederive/Tokens.h"

namespace kiln {

/// The fields of every instruction. May make `stalls` longer where a scoreboard
/// is waited for right behind who raises it.
std::vector<SassControl> makeControls(const TimedCode &code,
                                      const Predecessors &predecessors,
                                      Stalls &stalls, const TokenFlow &flow,
                                      llvm::ArrayRef<unsigned> numbers,
                                      unsigned reserved);

/// The code with these control words. Of its reuse flags those stay that hold
/// as they held.
std::vector<uint8_t> encodeControls(const TimedCode &code,
                                    llvm::ArrayRef<SassControl> controls);

/// The flags that keep operands for the next instruction: bits 122 to 125.
unsigned reuseOf(const TimedInstruction &instruction);

/// The first instruction in which more than bits 105 to 125 differ, if there is
/// one; the number of instructions where the sizes do.
std::optional<unsigned> firstChange(llvm::ArrayRef<uint8_t> before,
                                    llvm::ArrayRef<uint8_t> after);

} // namespace kiln

#endif // KILN_TARGETS_REDERIVE_CONTROLWORDS_H
