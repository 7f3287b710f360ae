// A program that is spoken to in lines of JSON: one value a line, in both
// directions.
#ifndef KILN_TOOLS_TUNE_EXECUTE_JSONPROCESS_H
#define KILN_TOOLS_TUNE_EXECUTE_JSONPROCESS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include <memory>
#include <optional>
#include <string>
#include <sys/types.h>

namespace kiln {

class JsonProcess {
public:
  /// Starts a program, found as a shell would find it. Its standard input and
  /// output are ours; its messages go where ours go.
  static llvm::Expected<std::unique_ptr<JsonProcess>>
  start(llvm::ArrayRef<std::string> command);
  /// Ends the program.
  ~JsonProcess();

  /// Writes a line; an error if the program is gone.
  llvm::Error write(const llvm::json::Object &value);
  /// The next line; nothing after `seconds` without one (negative: waits for
  /// ever). The error says how the program ended, or what it wrote instead.
  llvm::Expected<std::optional<llvm::json::Object>> read(double seconds);
  /// Ends the program at once. Another thread's read() then fails.
  void kill();

private:
  JsonProcess(pid_t pid, int socket, std::string name)
      : pid(pid), socket(socket), name(std::move(name)) {}
  std::string howItEnded();

  pid_t pid;
  int socket;
  bool reaped = false;
  std::string name, buffer;
};

} // namespace kiln

#endif // KILN_TOOLS_TUNE_EXECUTE_JSONPROCESS_H
