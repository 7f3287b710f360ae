//===- ToolProcess.cpp - programs that run for this one -------------------===//
#include "targets/support/ToolProcess.h"
#include "llvm/Support/Program.h"
#include <cerrno>
#include <csignal>
#include <mutex>
#include <optional>
#include <set>
#include <sys/wait.h>

using namespace llvm;

namespace kiln {
namespace {

/// Programs that would go on where a signal ends this process. Nothing else
/// asks for them, so this is no state that a compilation could see.
struct LivingProcesses {
  std::mutex lock;
  std::set<pid_t> ids;
};

} // namespace

static LivingProcesses &livingProcesses() {
  // Threads may still run programs while static objects are destroyed.
  static LivingProcesses *processes = new LivingProcesses;
  return *processes;
}

/// Waits until a process has ended and leaves it to be reaped, so that its
/// number is no other process's meanwhile.
static void waitForEnd(pid_t id) {
  siginfo_t info;
  while (waitid(P_PID, id, &info, WEXITED | WNOWAIT) && errno == EINTR)
    ;
}

int runToolProcess(StringRef program, ArrayRef<StringRef> command,
                   StringRef output, std::string &problem) {
  LivingProcesses &living = livingProcesses();
  sys::ProcessInfo process;
  {
    std::lock_guard<std::mutex> guard(living.lock);
    bool failed = false;
    process = sys::ExecuteNoWait(
        program, command, /*Env=*/std::nullopt,
        {StringRef(""), StringRef(output), StringRef(output)},
        /*MemoryLimit=*/0, &problem, &failed);
    if (failed)
      return -1;
    living.ids.insert(process.Pid);
  }
  waitForEnd(process.Pid);
  {
    std::lock_guard<std::mutex> guard(living.lock);
    living.ids.erase(process.Pid);
  }
  return sys::Wait(process, /*SecondsToWait=*/std::nullopt, &problem)
      .ReturnCode;
}

void endToolProcesses() {
  LivingProcesses &living = livingProcesses();
  living.lock.lock(); // for good: the process ends
  for (pid_t id : living.ids)
    kill(id, SIGKILL); // none of them has anything to clean up but our folders
}

} // namespace kiln
