// Points that go through compilation and measurement, each binary measured
// once, and what became of each written down as soon as it is known.
#ifndef KILN_TOOLS_TUNE_POINTRUNNER_H
#define KILN_TOOLS_TUNE_POINTRUNNER_H

#include "tools/tune/TuneKeys.h"
#include "tools/tune/Tuner.h"

namespace kiln {

class PointRunner {
public:
  PointRunner(const CaseFile &file, Executor &executor, TuneLog &log,
              TuneKeys &keys)
      : file(file), executor(executor), log(log), keys(keys) {}

  /// Compiles points, and nothing more; their replies in the points' order.
  llvm::Expected<std::vector<TuneReply>>
  compile(llvm::ArrayRef<TunePoint> points);
  /// Takes what compile() said, so that a point is not compiled again.
  void remember(const TunePoint &point, TuneReply reply);

  /// Finishes points: from the log, or compiled and measured. `goOn` is asked
  /// before work is begun; what it refuses has no result.
  llvm::Error finish(llvm::ArrayRef<TunePoint> points,
                     std::function<bool()> goOn);
  /// Notes a point that ended elsewhere.
  llvm::Error note(const TunePoint &point, TuneRecord record);

  /// Index of a point that has ended.
  std::optional<unsigned> find(const TunePoint &point) const;
  /// Machine code by its hash, compiled where the log alone knew it.
  llvm::Expected<const TuneBinary *> binary(unsigned point);

  std::vector<TunedPoint> points;
  /// Binaries with a result, and those of them that the log knew.
  unsigned binaries = 0, reused = 0;
  double bestMicroseconds = 0; ///< 0: none yet

private:
  llvm::Error compiled(const TunePoint &point, TuneReply reply);
  llvm::Error measured(const std::string &hash, TuneReply reply);
  void append(const TunePoint &point, TuneRecord record, bool known,
              double cycles);
  llvm::Error startMeasuring(const TunePoint &point, const TuneBinary &binary);

  const CaseFile &file;
  Executor &executor;
  TuneLog &log;
  TuneKeys &keys;
  std::map<std::string, TuneReply> replies;  ///< by point
  std::map<std::string, unsigned> indices;   ///< of points that have ended
  std::map<std::string, TuneBinary> code;    ///< by hash
  std::map<std::string, TuneRecord> results; ///< by hash
  std::map<unsigned, TunePoint> compiling;   ///< by id
  std::map<unsigned, std::string> measuring; ///< hashes by id
  std::map<std::string, std::vector<TunePoint>> waiting; ///< by hash
};

} // namespace kiln

#endif // KILN_TOOLS_TUNE_POINTRUNNER_H
