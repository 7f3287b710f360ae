//===- RegisterPool.cpp - registers that warpgroups hand to each other ----===//
#include "targets/emulator/run/RegisterPool.h"
#include "targets/emulator/run/Launch.h"
#include "targets/emulator/run/Thread.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace kiln;
using namespace kiln::emu;
using llvm::formatv;

void RegisterPool::begin(const KernelShape &kernel, unsigned threads) {
  const GpuTarget &gpu = *kernel.target;
  unsigned all = gpu.partitions * gpu.registerFile * gpu.warpSize,
           part = all / (threads * std::max(kernel.minBlocks, 1u));
  atLaunch = std::min(kernel.maxRegisters ? kernel.maxRegisters : part, kMost) /
             kStep * kStep;
  perGroup.assign(llvm::divideCeil(threads, kGroup), atLaunch);
  free = 0;
}

std::string RegisterPool::problem(const Thread &thread, bool more,
                                  uint32_t count) const {
  unsigned has = perGroup[thread.threadId / kGroup];
  if (count % kStep || count < kLeast || count > kMost)
    return formatv("asks for {0} registers by setmaxnreg, which takes "
                   "multiples of {1} from {2} to {3}",
                   count, kStep, kLeast, kMost);
  if (more ? count < has : count > has)
    return formatv("asks setmaxnreg.{0} for {1} registers and has {2} (a "
                   "thread was launched with {3})",
                   more ? "inc" : "dec", count, has, atLaunch);
  return "";
}

bool RegisterPool::release(Launch &launch,
                           llvm::MutableArrayRef<Thread> threads) {
  bool progress = false;
  for (size_t first = 0; first < threads.size(); first += kGroup)
    progress |= releaseGroup(
        launch,
        threads.slice(first, std::min<size_t>(kGroup, threads.size() - first)));
  return progress;
}

bool RegisterPool::releaseGroup(Launch &launch,
                                llvm::MutableArrayRef<Thread> group) {
  const Thread &first = group.front();
  if (!llvm::all_of(group, [](const Thread &thread) {
        return thread.state == Thread::AtRegisters;
      }))
    return false;
  for (const Thread &thread : group)
    if (thread.registers != first.registers) {
      launch.fail("warps of one warpgroup ask for different numbers of "
                  "registers: " +
                  launch.messages.wait(first) + "; " +
                  launch.messages.wait(thread) +
                  "; all of them must execute the same setmaxnreg");
      return false;
    }
  unsigned &has = perGroup[first.threadId / kGroup];
  if (first.registers > has + free)
    return false;
  free = free + has - first.registers;
  has = first.registers;
  for (Thread &thread : group)
    thread.state = Thread::Ready;
  return true;
}

std::string RegisterPool::stall(const Launch &launch,
                                llvm::ArrayRef<Thread> threads) const {
  auto waits = llvm::find_if(threads, [](const Thread &thread) {
    return thread.state == Thread::AtRegisters;
  });
  if (waits == threads.end())
    return "";
  std::string who = launch.messages.wait(*waits);
  unsigned number = waits->threadId / kGroup;
  llvm::ArrayRef<Thread> group =
      threads.slice(number * kGroup,
                    std::min<size_t>(kGroup, threads.size() - number * kGroup));
  for (const Thread &other : group)
    if (other.state != Thread::AtRegisters)
      return who + ", but " + launch.messages.wait(other) +
             "; all warps of a warpgroup must execute the same setmaxnreg";
  return formatv("{0} without end: it asks for {1} registers and has {2}, and "
                 "other warpgroups have released {3} for each of its threads",
                 who, waits->registers, perGroup[number], free);
}
