// The log of a tuner: a line of JSON for each finished measurement, appended
// and never changed. A second run takes from it what it would have measured
// again; logs of several runs and machines are merged by writing them one
// after the other.
#ifndef KILN_TOOLS_TUNE_TUNELOG_H
#define KILN_TOOLS_TUNE_TUNELOG_H

#include "tools/tune/execute/Executor.h"
#include "llvm/Support/JSON.h"
#include <map>
#include <memory>

namespace kiln {

/// What a measurement is a measurement of: it holds for nothing else.
struct TuneKey {
  std::string ir;            ///< hash of the kernel's source
  std::string configuration; ///< its label
  std::string launch;        ///< grid, warps and what else it says
  AutoDirectives directives;
  std::string kiln, assembler, gpu, driver;
  std::string sizes; ///< of the case's variant

  llvm::json::Object toJson() const;
  /// Nothing where `object` is no key; the error is one of its directives.
  static llvm::Expected<std::optional<TuneKey>>
  fromJson(const llvm::json::Object &object);
};

/// A finished point.
struct TuneRecord {
  TuneStatus status = TuneStatus::Ok;
  std::string stage, message;
  AutoDirectives directives; ///< where the key says `auto`: what that chose
  std::string binary;        ///< hash; empty where there is none
  double microseconds = 0;   ///< the median
  unsigned samples = 0;
  unsigned registers = 0;
  uint64_t spills = 0;
};

/// A finished round of the last race.
struct TuneRound {
  std::map<std::string, double> times; ///< of each binary, by hash
  std::string slowedBy;                ///< what slowed the GPU in it; or empty
};

/// A record of a log with what it is a measurement of.
struct TuneLogEntry {
  TuneKey key;
  TuneRecord record;
};
/// The records of a log in its sequence, without the rounds of races. Lines
/// that are no records get a message. Nothing is written.
llvm::Expected<std::vector<TuneLogEntry>>
readTuneLog(llvm::StringRef path,
            llvm::function_ref<void(const std::string &)> note);

class TuneLog {
public:
  /// Reads `paths`, of which the first is appended to and need not exist. Lines
  /// that are no records get a message: a run was ended while it wrote them.
  static llvm::Expected<std::unique_ptr<TuneLog>>
  open(llvm::ArrayRef<std::string> paths,
       llvm::function_ref<void(const std::string &)> note);
  ~TuneLog();

  /// What is known of a point.
  const TuneRecord *find(const TuneKey &key) const;
  /// The rounds in which exactly the finalists of this key raced.
  std::vector<TuneRound> rounds(const TuneKey &key,
                                llvm::ArrayRef<std::string> finalists) const;
  /// Appends. The error holds the line itself, so that nothing is lost.
  llvm::Error add(const TuneKey &key, const TuneRecord &record);
  llvm::Error add(const TuneKey &key, llvm::ArrayRef<std::string> finalists,
                  const TuneRound &round);
  size_t size() const { return records.size(); }

private:
  TuneLog() = default;
  llvm::Error read(llvm::StringRef path,
                   llvm::function_ref<void(const std::string &)> note);
  llvm::Expected<bool> readLine(llvm::StringRef line);
  llvm::Error append(const llvm::json::Object &line);

  std::string path;
  int file = -1;
  bool endsWithinLine = false;
  std::map<std::string, TuneRecord> records;
  std::map<std::string, std::vector<TuneRound>> races;
};

} // namespace kiln

#endif // KILN_TOOLS_TUNE_TUNELOG_H
