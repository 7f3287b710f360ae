// The lines of JSON between a tuner and its executors and workers; README.md
// describes them.
#ifndef KILN_TOOLS_TUNE_EXECUTE_MESSAGES_H
#define KILN_TOOLS_TUNE_EXECUTE_MESSAGES_H

#include "tools/tune/execute/Executor.h"
#include "llvm/Support/JSON.h"

namespace kiln {

/// Version of the messages; every opening line has it.
inline constexpr int tuneProtocol = 2;

llvm::json::Object toJson(const AutoDirectives &directives);
llvm::Expected<AutoDirectives> readDirectives(const llvm::json::Object &object);

/// With the machine code as base64.
llvm::json::Object toJson(const TuneBinary &binary);
llvm::Expected<TuneBinary> readBinary(const llvm::json::Object &object);

llvm::json::Object toJson(const TuneReply &reply);
/// What was asked for says what an answer must have.
enum class TuneJob { Compile, Measure };
llvm::Expected<TuneReply> readReply(const llvm::json::Object &object,
                                    TuneJob job);

llvm::json::Object toJson(const MeasuringGpu &gpu);
llvm::Expected<MeasuringGpu> readGpu(const llvm::json::Object &object);

llvm::json::Object openMessage(const TuneTask &task, unsigned gpu,
                               const Baseline &baseline);
llvm::json::Object compileMessage(unsigned id, const TuneTask &task,
                                  const TunePoint &point);
llvm::json::Object measureMessage(unsigned id, const MeasureRequest &request);

/// What every message says of the work.
llvm::Expected<TuneTask> readTask(const llvm::json::Object &object);
llvm::Expected<TunePoint> readPoint(const llvm::json::Object &object);
/// `binary` becomes the request's.
llvm::Expected<MeasureRequest> readMeasure(const llvm::json::Object &object,
                                           TuneBinary &binary);

} // namespace kiln

#endif // KILN_TOOLS_TUNE_EXECUTE_MESSAGES_H
