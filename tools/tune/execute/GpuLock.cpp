#include "tools/tune/execute/GpuLock.h"

#include "targets/support/Errors.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Errno.h"
#include "llvm/Support/Path.h"
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace llvm;

namespace kiln {

Expected<GpuLock> GpuLock::take(StringRef uuid,
                                const std::function<void()> &waiting) {
  // The machine's own folder, not TMPDIR's, which differs from user to user.
  SmallString<64> path("/tmp");
  sys::path::append(path, "kiln-gpu-" + uuid + ".lock");
  // Anybody who may use the GPU may use the lock, whatever the umask says; a
  // link that somebody left there would make that somebody's choice of a file.
  int file =
      open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666);
  if (file < 0)
    return make_error<EnvironmentError>("cannot open the lock '" + path +
                                        "': " + sys::StrError());
  fchmod(file, 0666); // fails where another user made it, which is as well
  GpuLock lock(file);
  if (flock(file, LOCK_EX | LOCK_NB) == 0)
    return lock;
  waiting();
  while (flock(file, LOCK_EX))
    if (errno != EINTR)
      return make_error<EnvironmentError>("cannot lock '" + path +
                                          "': " + sys::StrError());
  return lock;
}

GpuLock::~GpuLock() {
  if (file >= 0)
    close(file);
}

} // namespace kiln
