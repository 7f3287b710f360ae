#include "tools/choices/ChoicesFile.h"

#include "targets/support/Errors.h"
#include "targets/support/text/Escaped.h"
#include "tools/choices/MemberReader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
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

Error readMembers(JsonReader &reader, LaunchChoice &choice) {
  MemberReader read(reader);
  if (Error error = read.text("kernel", choice.kernel))
    return error;
  if (Error error = read.hash("hash", choice.hash))
    return error;
  // A grid has fewer than 2^64 blocks.
  if (Error error = read.integer("grid", 1, 64, choice.grid))
    return error;
  if (Error error = read.oneOf("rounding", {"exact", "any"}, choice.rounding))
    return error;
  if (Error error = read.build(choice.backend, choice.options))
    return error;
  for (auto [key, target] :
       {std::pair("ptxas", &choice.ptxas), std::pair("build", &choice.build)})
    if (Error error = read.text(key, *target))
      return error;
  if (Error error = read.count("comparisons", choice.comparisons))
    return error;
  if (Error error = read.integer("wins", 0, choice.comparisons, choice.wins))
    return error;
  if (Error error = read.notNegative("gain", choice.gain))
    return error;
  if (Error error = read.interval("interval", choice.interval))
    return error;
  if (Error error = read.count("launches", choice.launches))
    return error;
  if (Error error = read.notNegative("microseconds", choice.microseconds))
    return error;
  return reader.finish();
}

Error readChoices(const json::Array &array, const JsonLocation &choices,
                  ChoicesFile &file) {
  std::map<std::tuple<std::string, unsigned, std::string>, size_t> seen;
  for (auto [index, value] : enumerate(array)) {
    JsonLocation location = locationOfKernel(choices, index, value);
    Expected<JsonReader> reader = JsonReader::open(value, location);
    if (!reader)
      return reader.takeError();
    LaunchChoice &choice = file.choices.emplace_back();
    if (Error error = readMembers(*reader, choice))
      return error;
    if (auto [before, isNew] = seen.insert({launchesOf(choice), index}); !isNew)
      return location.error(
          "the same hash, grid and rounding as " +
          locationOfKernel(choices, before->second, array[before->second])
              .path);
  }
  return Error::success();
}

Error readFile(JsonReader &reader, ChoicesFile &file) {
  MemberReader read(reader);
  if (Error error = read.text("device", file.device))
    return error;
  Expected<const json::Array *> choices = read.array("choices");
  if (!choices)
    return choices.takeError();
  return readChoices(**choices, reader.location().at("choices"), file);
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

std::string buildText(StringRef backend, StringRef options) {
  return options.empty() ? backend.str() : (backend + " " + options).str();
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
  if (Error error = readStrictly(
          path, "a file of choices", fileVersion,
          [&](JsonReader &reader) { return readFile(reader, file); }))
    return std::move(error);
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
