//===- ExternalTool.cpp - finding and running the vendors' programs -------===//
#include "targets/support/ExternalTool.h"
#include "targets/support/BoundProcess.h"
#include "targets/support/Errors.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include <cerrno>
#include <csignal>
#include <mutex>
#include <optional>
#include <set>
#include <sys/wait.h>
#include <thread>

using namespace llvm;

namespace kiln {

namespace {

/// The folder of the running program.
std::string ownFolder() {
  static const int anchor = 0;
  return sys::path::parent_path(
             sys::fs::getMainExecutable(nullptr, const_cast<int *>(&anchor)))
      .str();
}

std::optional<std::string> executableIn(const Twine &folder, StringRef name) {
  SmallString<128> path;
  folder.toVector(path);
  sys::path::append(path, name);
  if (!sys::fs::can_execute(path) || sys::fs::is_directory(path))
    return std::nullopt;
  return std::string(path);
}

std::optional<std::string> inPath(StringRef name) {
  if (ErrorOr<std::string> found = sys::findProgramByName(name))
    return *found;
  return std::nullopt;
}

/// A variable that names the program itself; one that names nothing runnable is
/// a mistake worth saying.
Expected<std::optional<std::string>> fromVariable(StringRef variable) {
  std::optional<std::string> path = sys::Process::GetEnv(variable);
  if (path && !sys::fs::can_execute(*path))
    return make_error<EnvironmentError>(
        (variable + " is '" + *path +
         "', which is not a program; correct or unset it")
            .str());
  return path;
}

/// The first of these that stands in the folder where pip puts modules, if pip
/// has put the running program beside it: `bin` and `lib/python3.*`.
std::optional<std::string> inWheels(ArrayRef<StringRef> programs) {
  for (const std::string &packages : packagesBesideProgram())
    for (StringRef program : programs)
      if (auto found = executableIn(packages, program))
        return found;
  return std::nullopt;
}

Expected<FoundTool> findCudaTool(StringRef name,
                                 ArrayRef<StringRef> programsOfWheels) {
  std::string variable = "KILN_" + name.upper();
  Expected<std::optional<std::string>> named = fromVariable(variable);
  if (!named)
    return named.takeError();
  if (*named)
    return FoundTool{**named, variable + " names it"};
  if (auto found = inWheels(programsOfWheels))
    return FoundTool{*found, "in the packages that kiln is installed among"};
  if (auto found = inPath(name))
    return FoundTool{*found, "first on PATH"};
  for (StringRef root : {"CUDA_HOME", "CUDA_PATH"})
    if (auto folder = sys::Process::GetEnv(root))
      if (auto found = executableIn(*folder + "/bin", name))
        return FoundTool{*found, ("by " + root).str()};
  // Where NVIDIA's installers put the toolkit on Linux.
  if (auto found = executableIn("/usr/local/cuda/bin", name))
    return FoundTool{*found, "of the toolkit in /usr/local/cuda"};
  if (auto folder = sys::Process::GetEnv("KILN_TOOLS_DIR"))
    if (auto found = executableIn(*folder, name))
      return FoundTool{*found, "by KILN_TOOLS_DIR"};
  if (auto found = executableIn(ownFolder() + "/../tools/bin", name))
    return FoundTool{*found, "among the tools of this build"};
  return make_error<EnvironmentError>(
      ("cannot find " + name + ": set KILN_" + name.upper() +
       ", put it on PATH, or set CUDA_HOME (CUDA 12.8 or newer; 'pip install "
       "nvidia-cuda-nvcc' has ptxas). " +
       "Everything up to --emit=asm works without it")
          .str());
}

} // namespace

std::vector<std::string> packagesBesideProgram() {
  std::error_code none;
  std::vector<std::string> versions;
  for (sys::fs::directory_iterator at(ownFolder() + "/../lib", none), end;
       at != end && !none; at.increment(none))
    if (sys::path::filename(at->path()).starts_with("python3."))
      versions.push_back(at->path() + "/site-packages");
  llvm::sort(versions); // folders have no order of their own
  return versions;
}

static Expected<std::string> pathOf(Expected<FoundTool> found) {
  if (!found)
    return found.takeError();
  return std::move(found->path);
}

Expected<std::string> findCudaTool(StringRef name) {
  return pathOf(findCudaTool(name, {}));
}

Expected<std::string> findPtxas(unsigned computeCapability) {
  return pathOf(locatePtxas(computeCapability));
}

Expected<FoundTool> locatePtxas(unsigned computeCapability) {
  SmallVector<StringRef> wheels;
  if (computeCapability >= 100) // Triton 3.6 has a second one for these
    wheels.push_back("triton/backends/nvidia/bin/ptxas-blackwell");
  wheels.append({"triton/backends/nvidia/bin/ptxas",
                 // nvidia-cuda-nvcc, and nvidia-cuda-nvcc-cu12
                 "nvidia/cu13/bin/ptxas", "nvidia/cuda_nvcc/bin/ptxas"});
  return findCudaTool("ptxas", wheels);
}

Expected<std::string> findLibdevice(unsigned computeCapability,
                                    StringRef function) {
  if (std::optional<std::string> named =
          sys::Process::GetEnv("KILN_LIBDEVICE")) {
    if (sys::fs::exists(*named))
      return *named;
    return make_error<EnvironmentError>("KILN_LIBDEVICE is '" + *named +
                                        "', which is no file; correct or unset "
                                        "it");
  }
  SmallVector<std::string> roots;
  if (Expected<std::string> ptxas = findPtxas(computeCapability)) {
    SmallString<128> real;
    if (!sys::fs::real_path(*ptxas, real)) // out of a folder of links
      roots.push_back(
          sys::path::parent_path(sys::path::parent_path(real)).str());
  } else {
    consumeError(ptxas.takeError()); // a library has no use for it
  }
  for (StringRef variable : {"CUDA_HOME", "CUDA_PATH"})
    if (auto root = sys::Process::GetEnv(variable))
      roots.push_back(*root);
  roots.push_back("/usr/local/cuda");
  for (const std::string &root : roots)
    for (StringRef folder : {"/nvvm/libdevice", "/lib"}) // toolkit, Triton
      if (std::string path = root + folder.str() + "/libdevice.10.bc";
          sys::fs::exists(path))
        return path;
  return make_error<EnvironmentError>(
      "cannot find libdevice.10.bc, which defines '" + function +
      "': set KILN_LIBDEVICE to it, or set CUDA_HOME (the CUDA toolkit has it "
      "in nvvm/libdevice, Triton in backends/nvidia/lib)");
}

Expected<std::string> findLinker() {
  Expected<std::optional<std::string>> named = fromVariable("KILN_LLD");
  if (!named)
    return named.takeError();
  if (*named)
    return **named;
  if (auto found = executableIn(ownFolder(), "kiln"))
    return *found;
  for (StringRef name : {"ld.lld-22", "ld.lld"})
    if (auto found = inPath(name))
      return *found;
  if (auto found = executableIn("/usr/lib/llvm-22/bin", "ld.lld"))
    return *found;
  return make_error<EnvironmentError>(
      "cannot find ld.lld, which links AMD code objects: set KILN_LLD or "
      "install lld-22. "
      "Everything up to --emit=asm works without it");
}

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

/// How often a process that may be killed is looked at.
static constexpr std::chrono::milliseconds kGlance{2};

/// Waits until a process has ended, killed where it runs at the deadline, and
/// leaves it to be reaped, so that its number is no other process's meanwhile.
/// False: it was killed.
static bool waitForEnd(pid_t id, const Deadline &deadline) {
  siginfo_t info;
  while (deadline) {
    info.si_pid = 0; // stays so where nothing has ended
    if (!waitid(P_PID, id, &info, WEXITED | WNOWAIT | WNOHANG) && info.si_pid)
      return true;
    if (isOver(deadline)) {
      kill(id, SIGKILL);
      break;
    }
    std::this_thread::sleep_for(kGlance);
  }
  while (waitid(P_PID, id, &info, WEXITED | WNOWAIT) && errno == EINTR)
    ;
  return !deadline;
}

/// Runs a program to its end, with what it prints in the file `output`, and
/// returns as sys::ExecuteAndWait does; nothing where it was killed at the
/// deadline. Does not return once endToolProcesses() was called.
static std::optional<int>
runToolProcess(StringRef program, ArrayRef<StringRef> command, StringRef output,
               const Deadline &deadline, std::string &problem) {
  LivingProcesses &living = livingProcesses();
  sys::ProcessInfo process;
  {
    std::lock_guard<std::mutex> guard(living.lock);
    pid_t id = startBoundProcess(program, command, output, problem);
    if (id < 0)
      return -1;
    process.Pid = process.Process = id;
    living.ids.insert(id);
  }
  bool hasEnded = waitForEnd(process.Pid, deadline);
  {
    std::lock_guard<std::mutex> guard(living.lock);
    living.ids.erase(process.Pid);
  }
  int status =
      sys::Wait(process, /*SecondsToWait=*/std::nullopt, &problem).ReturnCode;
  return hasEnded ? std::optional(status) : std::nullopt;
}

void endToolProcesses() {
  LivingProcesses &living = livingProcesses();
  living.lock.lock(); // for good: the process ends
  for (pid_t id : living.ids)
    kill(id, SIGKILL); // none of them has anything to clean up but our folders
}

Expected<std::string> runTool(StringRef program, StringRef name,
                              ArrayRef<std::string> arguments,
                              const TemporaryFolder &folder, StringRef what,
                              const Deadline &deadline) {
  SmallVector<StringRef> command{name};
  command.append(arguments.begin(), arguments.end());
  std::string output = folder.file("output");
  std::string problem;
  std::optional<int> status =
      runToolProcess(program, command, output, deadline, problem);
  if (!status)
    return make_error<DeadlineError>();
  Expected<std::string> text = readFile(output);
  if (!text) {
    consumeError(text.takeError());
    text = std::string();
  }
  if (*status != 0)
    return createStringError(
        what + " failed: " + program +
        (*status > 0 ? " exited with " + Twine(*status) : Twine(" died")) +
        (problem.empty() ? "" : " (" + problem + ")") + "\n" + *text);
  return text;
}

} // namespace kiln
