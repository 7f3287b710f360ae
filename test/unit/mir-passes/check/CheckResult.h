// Changes small functions and returns what the value check says of that.
#ifndef KILN_TEST_CHECKRESULT_H
#define KILN_TEST_CHECKRESULT_H

#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/Register.h"
#include <functional>
#include <string>

namespace kiln::test {

using Change = std::function<void(llvm::MachineFunction &)>;

/// What the checker says after `change` has been made to the function of that
/// body, which is checked with algebra or without.
std::string checkResult(bool amd, llvm::StringRef body, bool algebra,
                        const Change &change);

/// The instruction at the position in the block.
llvm::MachineInstr &at(llvm::MachineFunction &function, unsigned position,
                       unsigned block = 0);
void moveBefore(llvm::MachineInstr &instr, llvm::MachineInstr &place);
inline llvm::Register reg(unsigned number) {
  return llvm::Register::index2VirtReg(number);
}
/// The number of an opcode.
unsigned opcode(const llvm::MachineFunction &function, llvm::StringRef name);

} // namespace kiln::test

#endif
