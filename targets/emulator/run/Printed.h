//===- Printed.h - texts that a kernel gives to people --------------------===//
#ifndef KILN_TARGETS_EMULATOR_RUN_PRINTED_H
#define KILN_TARGETS_EMULATOR_RUN_PRINTED_H

#include "targets/emulator/run/Thread.h"
#include "llvm/Support/Error.h"
#include <string>

namespace kiln::emu {

/// The zero-terminated text at an address, if the thread may read it.
llvm::Expected<std::string> textAt(const Thread &thread, uint64_t address);

/// What printf makes of the format at an address and of the values in a
/// structure, each where C aligns it. An error for a conversion that no kernel
/// of Triton's or Kiln's uses (%s, %n, widths given as values).
llvm::Expected<std::string> printed(const Thread &thread, uint64_t format,
                                    uint64_t values);

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_RUN_PRINTED_H
