// A signal handler may call almost nothing, and must not remove a folder. So it
// wakes a thread that does. LLVM's own clean-up (RemoveFileOnSignal) knows
// files and no folders.
#include "tools/cli/Interrupt.h"

#include "targets/support/ExternalTool.h"
#include "targets/support/Files.h"
#include "llvm/Support/Signals.h"
#include <csignal>
#include <fcntl.h>
#include <thread>
#include <unistd.h>

namespace {

int wakeUp[2]; // a pipe of signal numbers

void handle(int signal) {
  char number = signal;
  [[maybe_unused]] ssize_t written = write(wakeUp[1], &number, 1);
}

void cleanUp() {
  char number = 0;
  while (read(wakeUp[0], &number, 1) != 1)
    ;
  kiln::endToolProcesses(); // before their folders go
  kiln::removeTemporaryFolders();
  llvm::sys::RunInterruptHandlers();
  std::signal(number, SIG_DFL);
  kill(getpid(), number);
}

} // namespace

void kiln::cleanUpWhenInterrupted() {
  // Programs that are run get the signals as they always did, where those go
  // to a group of processes.
  if (pipe2(wakeUp, O_CLOEXEC))
    return; // no descriptor is free: whatever is done next says so
  for (int signal : {SIGINT, SIGTERM, SIGHUP}) {
    struct sigaction before = {}, now = {};
    now.sa_handler = handle;
    sigaction(signal, nullptr, &before);
    if (before.sa_handler != SIG_IGN) // nohup
      sigaction(signal, &now, nullptr);
  }
  std::thread(cleanUp).detach();
}
