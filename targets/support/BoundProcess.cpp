// Neither posix_spawn nor LLVM's sys::Execute can set what a child does when its
// parent ends. So the child is a copy made by vfork, as theirs is: it may call
// nothing but the kernel, and this process stands still until it is another
// program.
#include "targets/support/BoundProcess.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Errno.h"
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace llvm;

namespace kiln {

/// Becomes the program. Returns what went wrong.
static int become(const char *program, char *const *arguments,
                  const char *output, pid_t parent, const sigset_t &signals) {
  if (prctl(PR_SET_PDEATHSIG, SIGKILL))
    return errno;
  if (getppid() != parent)
    _exit(127); // it has ended already
  int in = open("/dev/null", O_RDONLY),
      out = open(output, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  if (in < 0 || out < 0 || dup2(in, STDIN_FILENO) < 0 ||
      dup2(out, STDOUT_FILENO) < 0 || dup2(out, STDERR_FILENO) < 0)
    return errno;
  // A handler of this process must not run in the copy.
  for (int number = 1; number < NSIG; ++number) {
    struct sigaction action = {};
    if (!sigaction(number, nullptr, &action) && action.sa_handler != SIG_IGN &&
        action.sa_handler != SIG_DFL) {
      action = {};
      action.sa_handler = SIG_DFL;
      sigaction(number, &action, nullptr);
    }
  }
  sigprocmask(SIG_SETMASK, &signals, nullptr);
  execv(program, arguments);
  return errno;
}

pid_t startBoundProcess(StringRef program, ArrayRef<StringRef> command,
                        StringRef output, std::string &problem) {
  std::string path = program.str(), file = output.str();
  SmallVector<std::string> texts;
  for (StringRef text : command)
    texts.push_back(text.str());
  SmallVector<char *> arguments;
  for (std::string &text : texts)
    arguments.push_back(text.data());
  arguments.push_back(nullptr);
  // What went wrong in the copy comes by a pipe, which the program's start
  // closes: a sanitizer's vfork is fork.
  int ends[2];
  if (pipe2(ends, O_CLOEXEC)) {
    problem = sys::StrError();
    return -1;
  }
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t parent = getpid(), id = vfork();
  if (id == 0) {
    int wrong =
        become(path.c_str(), arguments.data(), file.c_str(), parent, before);
    [[maybe_unused]] ssize_t written = write(ends[1], &wrong, sizeof(wrong));
    _exit(127);
  }
  int wrong = id < 0 ? errno : 0;
  close(ends[1]);
  if (id > 0 && read(ends[0], &wrong, sizeof(wrong)) == sizeof(wrong))
    waitpid(id, nullptr, 0);
  close(ends[0]);
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  if (!wrong)
    return id;
  problem = sys::StrError(wrong);
  return -1;
}

} // namespace kiln
