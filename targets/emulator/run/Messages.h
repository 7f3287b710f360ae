//===- Messages.h - what a failed launch tells the user -------------------===//
//
// A message names both parties with their source lines, and what would repair
// it.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_RUN_MESSAGES_H
#define KILN_TARGETS_EMULATOR_RUN_MESSAGES_H

#include "targets/device/Device.h"
#include "targets/emulator/memory/EmulatorMemory.h"
#include "targets/emulator/run/Thread.h"
#include "llvm/ADT/ArrayRef.h"

namespace kiln::emu {

class Arrivals;

class Messages {
public:
  Messages(const KernelShape &kernel, const LaunchRequest &request)
      : kernel(kernel), request(request) {}

  std::string nameThread(uint32_t thread) const;
  std::string nameBlock(const uint32_t (&id)[3]) const;
  std::string nameBlock(uint32_t number) const;
  /// A thread did at a site what it may not.
  std::string at(const Thread &thread, uint32_t site,
                 llvm::StringRef what) const;
  std::string race(const Race &race, const Region &region) const;
  /// Where a thread is.
  std::string wait(const Thread &thread) const;
  /// Every thread of the block waits, and none can go on.
  std::string stall(llvm::ArrayRef<Thread> threads,
                    const Arrivals &arrivals) const;

private:
  const Site &site(uint32_t index) const { return kernel.sites[index]; }

  const KernelShape &kernel;
  const LaunchRequest &request;
};

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_RUN_MESSAGES_H
