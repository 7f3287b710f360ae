#include "tools/tune/TuneLog.h"

#include "targets/support/Errors.h"
#include "targets/support/json/Json.h"
#include "tools/case/JsonReader.h"
#include "tools/tune/execute/Messages.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Errno.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include <fcntl.h>
#include <unistd.h>

using namespace llvm;

namespace kiln {
namespace {

constexpr int logVersion = 2;

/// Version 1 called the directives orders.
void renameDirectives(json::Object &object) {
  if (json::Value *before = object.get("orders"))
    object["directives"] = json::Value(std::move(*before));
  object.erase("orders");
}

/// A line in the form of this version; null: it is none of a log. Measurements
/// are dear, so those of version 1 count.
json::Object *lineOf(json::Value &value) {
  json::Object *object = value.getAsObject();
  json::Object *key = object ? object->getObject("key") : nullptr;
  if (!key)
    return nullptr;
  std::optional<int64_t> version = object->getInteger("version");
  if (version == 1)
    for (json::Object *one : {object, key})
      renameDirectives(*one);
  return version == 1 || version == logVersion ? object : nullptr;
}

/// Equal objects print equally: members are sorted.
std::string textOf(json::Object object) {
  std::string text;
  raw_string_ostream(text) << json::Value(std::move(object));
  return text;
}

std::string raceKey(const json::Object &key, ArrayRef<std::string> finalists) {
  std::vector<std::string> sorted = finalists.vec();
  llvm::sort(sorted);
  return textOf(key) + join(sorted, " ");
}

/// Inside TuneKey, whose members hide the name.
json::Object directivesJson(const AutoDirectives &directives) {
  return toJson(directives);
}

json::Object recordJson(const TuneRecord &record) {
  json::Object object{{"version", logVersion},
                      {"status", nameOf(record.status)},
                      {"directives", toJson(record.directives)},
                      {"binary", record.binary},
                      {"microseconds", record.microseconds},
                      {"samples", record.samples},
                      {"registers", record.registers},
                      {"spills", record.spills}};
  if (record.status != TuneStatus::Ok) {
    object["stage"] = record.stage;
    object["message"] = json::fixUTF8(record.message);
  }
  return object;
}

/// Nothing where `object` is no record; the error is one of its directives.
Expected<std::optional<TuneRecord>> readRecord(const json::Object &object) {
  TuneRecord record;
  std::optional<TuneStatus> status =
      tuneStatus(object.getString("status").value_or(""));
  const json::Object *directives = object.getObject("directives");
  if (!status || !directives)
    return std::nullopt;
  if (Error error = readDirectives(*directives).moveInto(record.directives))
    return std::move(error);
  record.status = *status;
  record.stage = object.getString("stage").value_or("").str();
  record.message = object.getString("message").value_or("").str();
  record.binary = object.getString("binary").value_or("").str();
  record.microseconds = object.getNumber("microseconds").value_or(0);
  record.samples = object.getInteger("samples").value_or(0);
  record.registers = object.getInteger("registers").value_or(0);
  record.spills = object.getInteger("spills").value_or(0);
  return record;
}

} // namespace

json::Object TuneKey::toJson() const {
  return json::Object{
      {"ir", ir},         {"configuration", configuration},
      {"launch", launch}, {"directives", directivesJson(directives)},
      {"kiln", kiln},     {"assembler", assembler},
      {"gpu", gpu},       {"driver", driver},
      {"sizes", sizes}};
}

Expected<std::optional<TuneKey>> TuneKey::fromJson(const json::Object &object) {
  TuneKey key;
  const json::Object *of = object.getObject("directives");
  if (!of)
    return std::nullopt;
  if (Error error = readDirectives(*of).moveInto(key.directives))
    return std::move(error);
  const std::pair<StringLiteral, std::string *> texts[] = {
      {"ir", &key.ir},
      {"configuration", &key.configuration},
      {"launch", &key.launch},
      {"kiln", &key.kiln},
      {"assembler", &key.assembler},
      {"gpu", &key.gpu},
      {"driver", &key.driver},
      {"sizes", &key.sizes}};
  for (auto [name, text] : texts)
    *text = object.getString(name).value_or("").str();
  return key;
}

TuneLog::~TuneLog() {
  if (file >= 0)
    close(file);
}

Expected<bool> TuneLog::readLine(StringRef line) {
  Expected<json::Value> value = parseJson(line);
  if (!value) {
    consumeError(value.takeError());
    return false;
  }
  const json::Object *object = lineOf(*value);
  if (!object)
    return false;
  const json::Object *key = object->getObject("key");
  if (const json::Object *times = object->getObject("round")) {
    TuneRound round;
    std::vector<std::string> finalists;
    for (auto &[binary, time] : *times) {
      round.times[binary.str()] = time.getAsNumber().value_or(0);
      if (binary.str() != "again")
        finalists.push_back(binary.str());
    }
    round.slowedBy = object->getString("slowed_by").value_or("").str();
    races[raceKey(*key, finalists)].push_back(std::move(round));
    return true;
  }
  Expected<std::optional<TuneRecord>> record = readRecord(*object);
  if (!record)
    return record.takeError();
  if (*record)
    records[textOf(*key)] = std::move(**record);
  return record->has_value();
}

/// Calls `read` with each line of a log; where that returns false, the line is
/// noted, and how many times an error, since another build of Kiln may have had
/// other directives. Returns whether the last line has an end.
static Expected<bool>
forEachLogLine(StringRef name, function_ref<void(const std::string &)> note,
               function_ref<Expected<bool>(StringRef)> read) {
  // Text that others may be appending to: not mapped.
  auto buffer = MemoryBuffer::getFile(name, /*IsText=*/false,
                                      /*RequiresNullTerminator=*/false,
                                      /*IsVolatile=*/true);
  if (!buffer)
    return failure("cannot read the log '", name,
                   "': ", buffer.getError().message());
  StringRef text = (*buffer)->getBuffer();
  bool ends = text.empty() || text.ends_with("\n");
  unsigned number = 0, unknown = 0;
  std::string why;
  while (!text.empty()) {
    StringRef line;
    std::tie(line, text) = text.split('\n');
    ++number;
    if (line.trim().empty())
      continue;
    Expected<bool> isRecord = read(line);
    if (!isRecord && unknown++ == 0)
      why = (name + ":" + Twine(number) + ": " + toString(isRecord.takeError()))
                .str();
    else if (!isRecord)
      consumeError(isRecord.takeError());
    else if (!*isRecord)
      note((name + ":" + Twine(number) +
            ": no record of a measurement, as where a run ends while it "
            "writes; ignored")
               .str());
  }
  if (unknown)
    note((why +
          "; ignored, as every record of directives that this build of "
          "Kiln lacks: " +
          Twine(unknown))
             .str());
  return ends;
}

Error TuneLog::read(StringRef name,
                    function_ref<void(const std::string &)> note) {
  Expected<bool> ends = forEachLogLine(
      name, note, [&](StringRef line) { return readLine(line); });
  if (!ends)
    return ends.takeError();
  if (name == path)
    endsWithinLine = !*ends;
  return Error::success();
}

Expected<std::vector<TuneLogEntry>>
readTuneLog(StringRef path, function_ref<void(const std::string &)> note) {
  std::vector<TuneLogEntry> entries;
  auto read = [&](StringRef line) -> Expected<bool> {
    Expected<json::Value> value = parseJson(line);
    if (!value) {
      consumeError(value.takeError());
      return false;
    }
    const json::Object *object = lineOf(*value);
    if (!object)
      return false;
    if (object->getObject("round"))
      return true;
    Expected<std::optional<TuneKey>> key =
        TuneKey::fromJson(*object->getObject("key"));
    if (!key)
      return key.takeError();
    Expected<std::optional<TuneRecord>> record = readRecord(*object);
    if (!record)
      return record.takeError();
    if (*key && *record)
      entries.push_back({std::move(**key), std::move(**record)});
    return *key && *record;
  };
  if (Error error = forEachLogLine(path, note, read).takeError())
    return std::move(error);
  return entries;
}

Expected<std::unique_ptr<TuneLog>>
TuneLog::open(ArrayRef<std::string> paths,
              function_ref<void(const std::string &)> note) {
  std::unique_ptr<TuneLog> log(new TuneLog());
  log->path = paths.front();
  log->file = ::open(log->path.c_str(),
                     O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (log->file < 0)
    return failure("cannot append to the log '", log->path,
                   "': ", sys::StrError());
  for (const std::string &name : paths) {
    // A device or a pipe has nothing to read again.
    if (name == log->path && !sys::fs::is_regular_file(name))
      continue;
    if (Error error = log->read(name, note))
      return std::move(error);
  }
  return std::move(log);
}

const TuneRecord *TuneLog::find(const TuneKey &key) const {
  auto found = records.find(textOf(key.toJson()));
  return found == records.end() ? nullptr : &found->second;
}

std::vector<TuneRound> TuneLog::rounds(const TuneKey &key,
                                       ArrayRef<std::string> finalists) const {
  auto found = races.find(raceKey(key.toJson(), finalists));
  return found == races.end() ? std::vector<TuneRound>() : found->second;
}

Error TuneLog::append(const json::Object &object) {
  std::string line = textOf(json::Object(object)) + "\n";
  std::string text = (endsWithinLine ? "\n" : "") + line;
  // One call, so that lines of several processes do not mix.
  ssize_t written = write(file, text.data(), text.size());
  if (written == ssize_t(text.size())) {
    endsWithinLine = false;
    return Error::success();
  }
  std::string reason =
      written < 0 ? sys::StrError() : "there was room for a part of a line";
  endsWithinLine = true;
  return make_error<EnvironmentError>(
      "cannot append to the log '" + path + "': " + reason +
      "; what is in it stays good for a later run, and this is the line that "
      "is missing:\n" +
      line);
}

Error TuneLog::add(const TuneKey &key, const TuneRecord &record) {
  json::Object line = recordJson(record);
  line["key"] = key.toJson();
  records[textOf(key.toJson())] = record;
  return append(line);
}

Error TuneLog::add(const TuneKey &key, ArrayRef<std::string> finalists,
                   const TuneRound &round) {
  json::Object times;
  for (auto &[binary, time] : round.times)
    times[binary] = time;
  races[raceKey(key.toJson(), finalists)].push_back(round);
  json::Object line{{"version", logVersion},
                    {"key", key.toJson()},
                    {"round", std::move(times)}};
  if (!round.slowedBy.empty())
    line["slowed_by"] = round.slowedBy;
  return append(line);
}

} // namespace kiln
