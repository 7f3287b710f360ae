#include "tools/tune/PointRunner.h"

#include "targets/support/Errors.h"
#include "tools/tune/TuneSearch.h"
#include "tools/tune/execute/CompilePoint.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {

Expected<std::vector<TuneReply>>
PointRunner::compile(ArrayRef<TunePoint> list) {
  std::vector<TuneReply> found(list.size());
  std::map<unsigned, size_t> ids;
  for (auto [index, point] : enumerate(list)) {
    Expected<unsigned> id = executor.submitCompile(point);
    if (!id)
      return id.takeError();
    ids[*id] = index;
  }
  for (size_t left = list.size(); left; --left) {
    Expected<TuneReply> reply = executor.wait();
    if (!reply)
      return reply.takeError();
    auto asked = ids.find(reply->id);
    if (asked == ids.end())
      return failure("an executor answered ", reply->id,
                     " while compilations were waited for");
    found[asked->second] = std::move(*reply);
  }
  return found;
}

void PointRunner::remember(const TunePoint &point, TuneReply reply) {
  replies[keyOf(point)] = std::move(reply);
}

std::optional<unsigned> PointRunner::find(const TunePoint &point) const {
  auto found = indices.find(keyOf(point));
  return found == indices.end() ? std::nullopt : std::optional(found->second);
}

void PointRunner::append(const TunePoint &point, TuneRecord record, bool known,
                         double cycles) {
  TunedPoint ended;
  ended.point = point;
  ended.label = configurationOf(file, point.configuration).label;
  ended.known = known;
  ended.cycles = cycles;
  if (!record.binary.empty()) {
    auto [at, isNew] = results.try_emplace(record.binary, record);
    ended.duplicate = !isNew;
    binaries += isNew;
    reused += isNew && known;
  }
  if (record.status == TuneStatus::Ok &&
      (bestMicroseconds == 0 || record.microseconds < bestMicroseconds))
    bestMicroseconds = record.microseconds;
  ended.record = std::move(record);
  // Also under what `auto` became.
  indices.try_emplace(keyOf(point), points.size());
  if (ended.record.directives.schedule)
    indices.try_emplace(keyOf({point.configuration, ended.record.directives}),
                        points.size());
  points.push_back(std::move(ended));
}

Error PointRunner::note(const TunePoint &point, TuneRecord record) {
  append(point, record, /*known=*/false, 0);
  return log.add(keys.of(point), record);
}

Error PointRunner::startMeasuring(const TunePoint &point,
                                  const TuneBinary &binary) {
  if (!executor.gpus()) {
    // Nobody measures: the model's word is all there is.
    TuneRecord record;
    record.directives = binary.directives;
    record.binary = binary.hash;
    record.registers = binary.registers;
    record.spills = binary.spills;
    append(point, record, /*known=*/false, binary.cycles);
    return Error::success();
  }
  std::vector<TunePoint> &others = waiting[binary.hash];
  others.push_back(point);
  if (others.size() > 1)
    return Error::success();
  MeasureRequest request;
  request.configuration = point.configuration;
  request.binary = &binary;
  // A kernel twice as slow as the best needs no exact time.
  request.stopAbove = 2 * bestMicroseconds;
  Expected<unsigned> id = executor.submitMeasure(request);
  if (!id)
    return id.takeError();
  measuring[*id] = binary.hash;
  return Error::success();
}

Error PointRunner::compiled(const TunePoint &point, TuneReply reply) {
  if (reply.status != TuneStatus::Ok) {
    TuneRecord record;
    record.status = reply.status;
    record.stage = reply.stage;
    record.message = reply.message;
    record.directives = point.directives;
    return note(point, std::move(record));
  }
  const TuneBinary &binary =
      code.try_emplace(reply.binary.hash, reply.binary).first->second;
  auto known = results.find(binary.hash);
  if (known == results.end())
    return startMeasuring(point, binary);
  TuneRecord record = known->second;
  record.directives = reply.binary.directives;
  append(point, record, /*known=*/false, binary.cycles);
  return executor.gpus() ? log.add(keys.of(point), record) : Error::success();
}

Error PointRunner::measured(const std::string &hash, TuneReply reply) {
  const TuneBinary &binary = code.at(hash);
  TuneRecord record;
  record.status = reply.status;
  record.stage = reply.stage;
  record.message = reply.message;
  record.binary = hash;
  record.samples = reply.times.size();
  record.registers = binary.registers;
  record.spills = binary.spills;
  if (!reply.times.empty())
    record.microseconds = medianOf(reply.times);
  std::vector<TunePoint> list = std::move(waiting[hash]);
  waiting.erase(hash);
  for (const TunePoint &point : list) {
    record.directives = point.directives;
    // `auto` became what was compiled.
    if (point.directives.isAuto())
      record.directives = binary.directives;
    append(point, record, /*known=*/false, binary.cycles);
    if (Error error = log.add(keys.of(point), record))
      return error;
  }
  return Error::success();
}

Error PointRunner::finish(ArrayRef<TunePoint> list,
                          std::function<bool()> goOn) {
  size_t next = 0;
  while (true) {
    // As many compilations as run beside each other, and a few that wait.
    while (next < list.size() && compiling.size() < 2 * executor.jobs() &&
           goOn()) {
      const TunePoint &point = list[next++];
      if (const TuneRecord *record =
              executor.gpus() ? log.find(keys.of(point)) : nullptr) {
        append(point, *record, /*known=*/true, 0);
        continue;
      }
      if (auto known = replies.find(keyOf(point)); known != replies.end()) {
        if (Error error = compiled(point, known->second))
          return error;
        continue;
      }
      Expected<unsigned> id = executor.submitCompile(point);
      if (!id)
        return id.takeError();
      compiling[*id] = point;
    }
    if (compiling.empty() && measuring.empty())
      return Error::success();
    Expected<TuneReply> reply = executor.wait();
    if (!reply)
      return reply.takeError();
    if (auto at = compiling.find(reply->id); at != compiling.end()) {
      TunePoint point = std::move(at->second);
      compiling.erase(at);
      if (Error error = compiled(point, std::move(*reply)))
        return error;
    } else if (auto job = measuring.find(reply->id); job != measuring.end()) {
      std::string hash = std::move(job->second);
      measuring.erase(job);
      if (Error error = measured(hash, std::move(*reply)))
        return error;
    } else {
      return failure("an executor answered ", reply->id,
                     ", which nobody asked for");
    }
  }
}

Expected<const TuneBinary *> PointRunner::binary(unsigned index) {
  const TunedPoint &ended = points[index];
  if (auto found = code.find(ended.record.binary); found != code.end())
    return &found->second;
  Expected<std::vector<TuneReply>> reply =
      compile(TunePoint{ended.point.configuration, ended.record.directives});
  if (!reply)
    return reply.takeError();
  TuneReply &only = reply->front();
  if (only.status != TuneStatus::Ok)
    return failure("'", ended.name(), "' is in the log and now ",
                   nameOf(only.status), ": ", only.message);
  if (only.binary.hash != ended.record.binary)
    return failure("'", ended.name(),
                   "' compiles to other machine code than the log's; remove "
                   "the log");
  return &code.insert_or_assign(only.binary.hash, std::move(only.binary))
              .first->second;
}

} // namespace kiln
