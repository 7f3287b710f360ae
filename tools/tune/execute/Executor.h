// Compiles points and measures binaries for a tuner, in parallel. The tuner
// submits and waits; the search does not depend on whether threads of this
// process and one measuring process for each GPU do the work, or an external
// executor that speaks JSON lines.
#ifndef KILN_TOOLS_TUNE_EXECUTE_EXECUTOR_H
#define KILN_TOOLS_TUNE_EXECUTE_EXECUTOR_H

#include "tools/auto/candidates/AutoCandidates.h"
#include "tools/case/CaseFile.h"

namespace kiln {

/// A point of the search: a configuration of the case, and a kernel's
/// directives.
struct TunePoint {
  unsigned configuration = 0;
  AutoDirectives directives;
  bool operator==(const TunePoint &other) const = default;
};

/// How a point ended.
enum class TuneStatus {
  Ok,
  Refused, ///< could not be compiled, loaded or launched
  Wrong,   ///< ran, and its result is not the reference's
  Timeout, ///< did not end
  Stopped, ///< so slow at first that nobody waited for more
};

/// "ok", "refused" and so on, as logs and messages spell it.
llvm::StringRef nameOf(TuneStatus status);
std::optional<TuneStatus> tuneStatus(llvm::StringRef name);

/// Machine code of a point, with what a launch and a report need of it.
struct TuneBinary {
  /// What the point became: `auto` is replaced by what it chose.
  AutoDirectives directives;
  std::string kernel;
  std::string object;
  /// Of the loadable code and its launch: equal binaries run alike.
  std::string hash;
  unsigned registers = 0, threads = 0;
  unsigned parameters = 0; ///< how many the kernel has
  uint64_t spills = 0;
  /// Bytes of shared memory: what the kernel declares, and what the launch
  /// adds.
  uint64_t staticShared = 0, dynamicShared = 0;
  /// What a launch gives after the kernel's own arguments: whether the grid, as
  /// a resident grid of blocks, tensor maps, and bytes of global memory for
  /// each block.
  bool persistent = false;
  std::vector<TensorMapRecipe> tensorMaps;
  unsigned globalScratch = 0;
  /// Resident warps of an SM or CU, and simulated cycles of one for all blocks of
  /// the launch; infinite: it cannot be launched.
  unsigned warps = 0;
  double cycles = 0;
  /// The assembler that made it.
  std::string producer;
};

/// What a measurement is asked for.
struct MeasureRequest {
  unsigned configuration = 0;
  const TuneBinary *binary = nullptr;
  /// Among the executor's GPUs, 0 to Executor::gpus() - 1; absent: any.
  std::optional<unsigned> gpu;
  /// Launches go on until their times add up to so much, and there are five.
  double milliseconds = 20;
  /// Microseconds above which five launches are enough; 0: never.
  double stopAbove = 0;
};

/// How a compilation or a measurement ended.
struct TuneReply {
  unsigned id = 0;
  TuneStatus status = TuneStatus::Ok;
  /// Of what is not Ok: where it ended, and why.
  std::string stage, message;
  TuneBinary binary;         ///< of a compilation that is Ok
  std::vector<double> times; ///< microseconds of each launch
  /// What slowed the GPU when they had run, "the power cap"; or empty.
  std::string slowedBy;
  double seconds = 0; ///< what it took
};

/// What every binary is compared with before it is timed.
struct Baseline {
  unsigned configuration = 0;
  TuneBinary binary;
};

/// One GPU that measures.
struct MeasuringGpu {
  std::string name, uuid, driver;
  unsigned computeCapability = 0;
  /// "files" (the case's), "reference" or "baseline": what results are compared
  /// with.
  std::string oracle;
  /// Seconds spent waiting for another process to leave it.
  double waited = 0;
};

class Executor {
public:
  virtual ~Executor() = default;
  /// Compilations that run beside each other.
  virtual unsigned jobs() const = 0;
  virtual unsigned gpus() const = 0;
  /// Starts a compilation; its id is the reply's.
  virtual llvm::Expected<unsigned> submitCompile(const TunePoint &point) = 0;
  /// Makes every GPU ready: the case's data, and what is right, which is the
  /// reference's result or else the baseline's. Before the first measurement.
  virtual llvm::Expected<std::vector<MeasuringGpu>>
  open(const Baseline &baseline) = 0;
  virtual llvm::Expected<unsigned>
  submitMeasure(const MeasureRequest &request) = 0;
  /// The next reply; an error if the work cannot go on.
  virtual llvm::Expected<TuneReply> wait() = 0;
};

/// What the work is about; every executor and worker is told.
struct TuneTask {
  std::string casePath;
  const GpuTarget *target = nullptr;
  unsigned variant = 0;
  uint64_t seed = 1;
  /// Seconds after which a launch counts as one that never ends.
  double hangAfter = 10;
};

} // namespace kiln

#endif // KILN_TOOLS_TUNE_EXECUTE_EXECUTOR_H
