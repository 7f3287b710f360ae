//===- HostCalls.h - what an emulated kernel's code may call --------------===//
//
// Listed by name, so that a static program without exported symbols works too:
// the emulator's runtime, and what LLVM's code generator makes of conversions,
// divisions and functions that the host's instructions lack. Which ones those
// are depends on the host (f16 with F16C or without), so all that LLVM may call
// for types of at most 128 bits are here.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_HOSTCALLS_H
#define KILN_TARGETS_EMULATOR_HOSTCALLS_H

#include <vector>

namespace kiln::emu {

struct HostCall {
  const char *name;
  void *address;
};

/// Every function that compiled code may call.
std::vector<HostCall> hostCalls();

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_HOSTCALLS_H
