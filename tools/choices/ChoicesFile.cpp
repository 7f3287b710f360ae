#include "tools/choices/ChoicesFile.h"

#include "targets/support/Errors.h"
#include "targets/support/json/Json.h"
#include "targets/support/text/Escaped.h"
#include "tools/case/JsonReader.h"
#include "tools/driver/Source.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include <cmath>
#include <limits>
#include <map>
#include <tuple>

using namespace llvm;

namespace kiln {
namespace {

constexpr int64_t fileVersion = 1;

/// Whose launches a choice is for: two of one file, or of two, exclude each
/// other.
auto launchesOf(const LaunchChoice &choice) {
  return std::tie(choice.hash, choice.grid, choice.rounding);
}

/// The members of one choice. All are there, and each has one type.
class ChoiceReader {
public:
  explicit ChoiceReader(JsonReader &reader) : reader(reader) {}

  Error text(StringRef key, std::string &target) {
    return member(key, "a string", [&](const json::Value &value) {
      std::optional<StringRef> text = value.getAsString();
      if (text)
        target = text->str();
      return text.has_value();
    });
  }
  Error oneOf(StringRef key, ArrayRef<StringRef> values, std::string &target) {
    std::string expected = "\"" + join(values, "\" or \"") + "\"";
    return member(key, expected, [&](const json::Value &value) {
      std::optional<StringRef> text = value.getAsString();
      if (!text || !is_contained(values, *text))
        return false;
      target = text->str();
      return true;
    });
  }
  Error hash(StringRef key, std::string &target) {
    return member(key, "64 hex digits in lower case",
                  [&](const json::Value &value) {
                    target = value.getAsString().value_or("").str();
                    return target.size() == 64 && all_of(target, [](char c) {
                             return isDigit(c) || (c >= 'a' && c <= 'f');
                           });
                  });
  }
  template <typename Integer>
  Error integer(StringRef key, int64_t least, int64_t most, Integer &target) {
    std::string expected = "an integer of at least " + itostr(least);
    if (most != std::numeric_limits<int64_t>::max())
      expected = "an integer from " + itostr(least) + " to " + itostr(most);
    return member(key, expected, [&](const json::Value &value) {
      std::optional<int64_t> number = value.getAsInteger();
      if (!number || *number < least || *number > most)
        return false;
      target = Integer(*number);
      return true;
    });
  }
  Error number(StringRef key, double &target) {
    return member(key, "a number of at least 0", [&](const json::Value &value) {
      return isNumber(value, target);
    });
  }
  Error interval(StringRef key, std::array<double, 2> &target) {
    return member(
        key, "two numbers, the lesser first", [&](const json::Value &value) {
          const json::Array *pair = value.getAsArray();
          return pair && pair->size() == 2 && isNumber((*pair)[0], target[0]) &&
                 isNumber((*pair)[1], target[1]) && target[0] <= target[1];
        });
  }

private:
  /// Times and their ratios. JSON has no infinity, but a text can have so large
  /// a number that it becomes one.
  static bool isNumber(const json::Value &value, double &target) {
    std::optional<double> number = value.getAsNumber();
    if (!number || !std::isfinite(*number) || *number < 0)
      return false;
    target = *number;
    return true;
  }
  Error member(StringRef key, StringRef expected,
               function_ref<bool(const json::Value &)> read) {
    Expected<const json::Value *> value = reader.require(key);
    if (!value)
      return value.takeError();
    return read(**value)
               ? Error::success()
               : reader.location().at(key).expected(expected, **value);
  }

  JsonReader &reader;
};

Error readMembers(JsonReader &reader, LaunchChoice &choice) {
  constexpr int64_t any = std::numeric_limits<int64_t>::max();
  ChoiceReader read(reader);
  if (Error error = read.text("kernel", choice.kernel))
    return error;
  if (Error error = read.hash("hash", choice.hash))
    return error;
  // A grid has fewer than 2^64 blocks.
  if (Error error = read.integer("grid", 1, 64, choice.grid))
    return error;
  if (Error error = read.oneOf("rounding", {"exact", "any"}, choice.rounding))
    return error;
  if (Error error =
          read.oneOf("backend", {"triton", "llvm", "tile"}, choice.backend))
    return error;
  for (auto [key, target] :
       {std::pair("options", &choice.options),
        std::pair("ptxas", &choice.ptxas), std::pair("build", &choice.build)})
    if (Error error = read.text(key, *target))
      return error;
  if (Error error = read.integer("comparisons", 0, any, choice.comparisons))
    return error;
  if (Error error = read.integer("wins", 0, choice.comparisons, choice.wins))
    return error;
  if (Error error = read.number("gain", choice.gain))
    return error;
  if (Error error = read.interval("interval", choice.interval))
    return error;
  if (Error error = read.integer("launches", 0, any, choice.launches))
    return error;
  if (Error error = read.number("microseconds", choice.microseconds))
    return error;
  if (choice.backend == "triton" && !choice.options.empty())
    return reader.location().at("options").error(
        "Triton's own binary has none, found \"" + choice.options + "\"");
  return reader.finish();
}

/// "choices[3] ('add')": where a choice is, and whose.
JsonLocation locationOf(const JsonLocation &choices, size_t index,
                        const json::Value &value) {
  JsonLocation location = choices.at(index);
  if (const json::Object *object = value.getAsObject())
    if (std::optional<StringRef> kernel = object->getString("kernel"))
      location.path += (" ('" + *kernel + "')").str();
  return location;
}

Error readChoices(const json::Array &array, const JsonLocation &choices,
                  ChoicesFile &file) {
  std::map<std::tuple<std::string, unsigned, std::string>, size_t> seen;
  for (auto [index, value] : enumerate(array)) {
    JsonLocation location = locationOf(choices, index, value);
    Expected<JsonReader> reader = JsonReader::open(value, location);
    if (!reader)
      return reader.takeError();
    LaunchChoice &choice = file.choices.emplace_back();
    if (Error error = readMembers(*reader, choice))
      return error;
    if (auto [before, isNew] = seen.insert({launchesOf(choice), index}); !isNew)
      return location.error(
          "the same hash, grid and rounding as " +
          locationOf(choices, before->second, array[before->second]).path);
  }
  return Error::success();
}

Error readInto(ChoicesFile &file) {
  Expected<std::unique_ptr<MemoryBuffer>> buffer = openFile(file.path);
  if (!buffer)
    return buffer.takeError();
  Expected<json::Value> root = parseStrictJson((*buffer)->getBuffer());
  if (!root)
    return failure(file.path, ": expected a file of choices: ",
                   toString(root.takeError()));
  Expected<JsonReader> reader = JsonReader::open(*root, {file.path, ""});
  if (!reader)
    return reader.takeError();
  Expected<const json::Value *> version = reader->require("version");
  if (!version)
    return version.takeError();
  if ((*version)->getAsInteger() != fileVersion)
    return reader->location().at("version").expected(itostr(fileVersion),
                                                     **version);
  Expected<const json::Value *> device = reader->require("device");
  if (!device)
    return device.takeError();
  if (!(*device)->getAsString())
    return reader->location().at("device").expected("a string", **device);
  file.device = (*device)->getAsString()->str();
  Expected<const json::Value *> choices = reader->require("choices");
  if (!choices)
    return choices.takeError();
  JsonLocation location = reader->location().at("choices");
  if (!(*choices)->getAsArray())
    return location.expected("an array", **choices);
  if (Error error = readChoices(*(*choices)->getAsArray(), location, file))
    return error;
  return reader->finish();
}

/// A number in the fewest digits that say the same: six are enough for what is
/// measured, and 17 for every number.
std::string spell(double number) {
  std::string text;
  double again = 0;
  for (int digits = 6; digits <= 17; ++digits) {
    text.clear();
    raw_string_ostream(text) << format("%.*g", digits, number);
    if (!StringRef(text).getAsDouble(again) && again == number)
      break;
  }
  return text;
}

} // namespace

bool operator<(const LaunchChoice &a, const LaunchChoice &b) {
  return std::tie(a.kernel, a.hash, a.grid, a.rounding) <
         std::tie(b.kernel, b.hash, b.grid, b.rounding);
}

std::string LaunchChoice::text() const {
  return options.empty() ? backend : backend + " " + options;
}

void LaunchChoice::print(json::OStream &os) const {
  auto number = [&](StringRef key, const std::string &text) {
    os.attributeBegin(key);
    os.rawValue(text);
    os.attributeEnd();
  };
  os.object([&] {
    os.attribute("kernel", kernel);
    os.attribute("hash", hash);
    os.attribute("grid", grid);
    os.attribute("rounding", rounding);
    os.attribute("backend", backend);
    os.attribute("options", options);
    os.attribute("ptxas", ptxas);
    os.attribute("build", build);
    os.attribute("comparisons", comparisons);
    os.attribute("wins", wins);
    number("gain", spell(gain));
    number("interval",
           "[" + spell(interval[0]) + ", " + spell(interval[1]) + "]");
    os.attribute("launches", launches);
    number("microseconds", spell(microseconds));
  });
}

Expected<ChoicesFile> ChoicesFile::read(StringRef path) {
  ChoicesFile file;
  file.path = path.str();
  // The text of a file comes from outside: a message that quotes it is one
  // line.
  if (Error error = readInto(file))
    return failure(escapedForTerminal(toString(std::move(error))));
  return file;
}

std::string ChoicesFile::text() const {
  std::vector<LaunchChoice> sorted = choices;
  llvm::sort(sorted);
  std::string text;
  raw_string_ostream stream(text);
  json::OStream os(stream, /*IndentSize=*/2);
  os.object([&] {
    os.attribute("version", fileVersion);
    os.attribute("device", device);
    os.attributeArray("choices", [&] {
      for (const LaunchChoice &choice : sorted)
        choice.print(os);
    });
  });
  stream << '\n';
  return text;
}

Expected<ChoicesFile> mergeChoices(ArrayRef<ChoicesFile> files) {
  ChoicesFile merged;
  merged.device = files.front().device;
  std::map<std::tuple<std::string, unsigned, std::string>, const LaunchChoice *>
      best;
  for (const ChoicesFile &file : files) {
    if (file.device != merged.device)
      return failure(escapedForTerminal(files.front().path), " is for '",
                     escapedForTerminal(merged.device), "' and ",
                     escapedForTerminal(file.path), " for '",
                     escapedForTerminal(file.device),
                     "': a choice holds for the GPU it was measured on");
    for (const LaunchChoice &choice : file.choices) {
      const LaunchChoice *&known = best[launchesOf(choice)];
      if (!known || choice.comparisons > known->comparisons)
        known = &choice;
    }
  }
  for (auto &[launches, choice] : best)
    merged.choices.push_back(*choice);
  llvm::sort(merged.choices);
  return merged;
}

} // namespace kiln
