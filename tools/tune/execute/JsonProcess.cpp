#include "tools/tune/execute/JsonProcess.h"

#include "targets/support/Errors.h"
#include "targets/support/json/Json.h"
#include "tools/case/JsonReader.h"
#include "llvm/Support/Errno.h"
#include <algorithm>
#include <chrono>
#include <csignal>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace llvm;

namespace kiln {

Expected<std::unique_ptr<JsonProcess>>
JsonProcess::start(ArrayRef<std::string> command) {
  // A socket, because writing to one whose other end is gone can be asked not
  // to raise a signal.
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends))
    return make_error<EnvironmentError>("no socket for a process: " +
                                        sys::StrError());
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], 0);
  posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
  std::vector<char *> arguments;
  for (const std::string &argument : command)
    arguments.push_back(const_cast<char *>(argument.c_str()));
  arguments.push_back(nullptr);
  pid_t pid = 0;
  int code = posix_spawnp(&pid, arguments[0], &actions, nullptr,
                          arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  if (code) {
    close(ends[0]);
    return make_error<EnvironmentError>("cannot start '" + command[0] +
                                        "': " + sys::StrError(code));
  }
  return std::unique_ptr<JsonProcess>(
      new JsonProcess(pid, ends[0], command[0]));
}

JsonProcess::~JsonProcess() {
  // A program that reads its input to the end ends by itself.
  shutdown(socket, SHUT_RDWR);
  if (!reaped) {
    kill();
    waitpid(pid, nullptr, 0);
  }
  close(socket);
}

void JsonProcess::kill() {
  if (!reaped)
    ::kill(pid, SIGKILL);
}

std::string JsonProcess::howItEnded() {
  int status = 0;
  if (reaped || waitpid(pid, &status, 0) != pid)
    return "'" + name + "' is gone";
  reaped = true;
  if (WIFSIGNALED(status))
    return "'" + name + "' was ended by signal " +
           std::to_string(WTERMSIG(status)) + " (" +
           strsignal(WTERMSIG(status)) + ")";
  return "'" + name + "' ended with exit code " +
         std::to_string(WEXITSTATUS(status));
}

Error JsonProcess::write(const json::Object &value) {
  std::string text;
  raw_string_ostream(text) << json::Value(json::Object(value)) << '\n';
  for (StringRef rest = text; !rest.empty();) {
    ssize_t sent = send(socket, rest.data(), rest.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR)
      continue;
    if (sent < 0)
      return failure(howItEnded());
    rest = rest.drop_front(sent);
  }
  return Error::success();
}

Expected<std::optional<json::Object>> JsonProcess::read(double seconds) {
  using Clock = std::chrono::steady_clock;
  Clock::time_point start = Clock::now();
  size_t end;
  while ((end = buffer.find('\n')) == std::string::npos) {
    std::chrono::duration<double, std::milli> passed = Clock::now() - start;
    // poll takes no more than an int; what is asked for longer asks again.
    int wait =
        seconds < 0
            ? -1
            : int(std::clamp(seconds * 1000 - passed.count() + 1, 0.0, 1e9));
    pollfd readable{socket, POLLIN, 0};
    int ready = poll(&readable, 1, wait);
    if (ready < 0 && errno == EINTR)
      continue;
    if (ready == 0 && wait == int(1e9))
      continue;
    if (ready == 0)
      return std::nullopt;
    char bytes[1 << 16];
    ssize_t got = recv(socket, bytes, sizeof(bytes), 0);
    if (got <= 0)
      return failure(howItEnded());
    buffer.append(bytes, got);
  }
  std::string line = buffer.substr(0, end);
  buffer.erase(0, end + 1);
  Expected<json::Value> value = parseJson(line);
  if (!value || !value->getAsObject()) {
    consumeError(value.takeError());
    return failure("'", name, "' wrote what is no JSON object: ",
                   StringRef(line).take_front(200));
  }
  return std::move(*value->getAsObject());
}

} // namespace kiln
