#include "tools/choices/AdaptiveReport.h"

#include "tools/choices/MemberReader.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>

using namespace llvm;

namespace kiln {
namespace {

using Build = AdaptiveReport::Build;
using Size = AdaptiveReport::Size;

constexpr int64_t reportVersion = 1;

Error readBuild(JsonReader &reader, Build &build) {
  MemberReader read(reader);
  if (Error error = read.build(build.backend, build.options))
    return error;
  if (Error error = read.count("launches", build.launches))
    return error;
  if (Error error = read.notNegative("microseconds", build.microseconds))
    return error;
  if (!build.launches && build.microseconds != 0)
    return reader.location()
        .at("microseconds")
        .error("expected 0, since no launch was timed");
  if (Error error = read.notNegative("gain", build.gain))
    return error;
  if (Error error = read.openInterval("interval", build.interval))
    return error;
  if (build.gain < build.interval[0].value_or(build.gain) ||
      build.gain > build.interval[1].value_or(build.gain))
    return reader.location().at("gain").error("is outside of its interval");
  if (Error error = read.text("out", build.out))
    return error;
  return reader.finish();
}

/// "0", "1" or "64 to 127": all numbers with so many bits.
Error readGrid(JsonReader &reader, Size &size) {
  MemberReader read(reader);
  if (Error error = read.text("grid", size.grid))
    return error;
  auto [least, most] = StringRef(size.grid).split(" to ");
  uint64_t last = 0;
  bool isNumber = !least.getAsInteger(10, size.leastBlocks) &&
                  std::to_string(size.leastBlocks) == least;
  if (isNumber && size.leastBlocks <= 1 && size.grid == least)
    return Error::success();
  if (isNumber && size.leastBlocks > 1 && isPowerOf2_64(size.leastBlocks) &&
      !most.getAsInteger(10, last) && std::to_string(last) == most &&
      last == size.leastBlocks + (size.leastBlocks - 1))
    return Error::success();
  return reader.location().at("grid").error(
      "expected numbers of blocks, like \"64 to 127\", found \"" + size.grid +
      "\"");
}

Error readBuilds(const json::Array &array, const JsonLocation &location,
                 std::vector<Build> &builds) {
  for (auto [index, value] : enumerate(array)) {
    Expected<JsonReader> reader = JsonReader::open(value, location.at(index));
    if (!reader)
      return reader.takeError();
    if (Error error = readBuild(*reader, builds.emplace_back()))
      return error;
  }
  return Error::success();
}

/// What follows from the winner: before there is one, nothing is counted.
Error readSince(JsonReader &reader, Size &size) {
  MemberReader read(reader);
  if (Error error = read.count("launches", size.launches))
    return error;
  if (size.state == "measuring" && size.launches)
    return reader.location()
        .at("launches")
        .error("expected 0 while it is measuring, found " +
               itostr(size.launches));
  if (Error error = read.number("saved_seconds", size.savedSeconds))
    return error;
  if (!size.launches && size.savedSeconds != 0)
    return reader.location()
        .at("saved_seconds")
        .error("expected 0, since there were no launches");
  return Error::success();
}

Error readSize(JsonReader &reader, Size &size) {
  MemberReader read(reader);
  if (Error error = read.text("kernel", size.kernel))
    return error;
  if (Error error = read.hash("hash", size.hash))
    return error;
  if (Error error = readGrid(reader, size))
    return error;
  if (Error error = read.oneOf(
          "state", {"measuring", "settled", "kept", "frozen"}, size.state))
    return error;
  if (Error error = read.build(size.backend, size.options))
    return error;
  if (Error error = read.notNegative("gain", size.gain))
    return error;
  if (Error error = readSince(reader, size))
    return error;
  Expected<const json::Array *> builds = read.array("builds");
  if (!builds)
    return builds.takeError();
  if (Error error =
          readBuilds(**builds, reader.location().at("builds"), size.builds))
    return error;
  if (Error error = read.texts("notes", size.notes))
    return error;
  return reader.finish();
}

Error readReport(JsonReader &reader, AdaptiveReport &report) {
  MemberReader read(reader);
  Expected<const json::Array *> kernels = read.array("kernels");
  if (!kernels)
    return kernels.takeError();
  double total = 0, magnitude = 0;
  for (auto [index, value] : enumerate(**kernels)) {
    Expected<JsonReader> entry = JsonReader::open(
        value, locationOfKernel(reader.location().at("kernels"), index, value));
    if (!entry)
      return entry.takeError();
    Size &size = report.kernels.emplace_back();
    if (Error error = readSize(*entry, size))
      return error;
    total += size.savedSeconds;
    magnitude += std::abs(size.savedSeconds);
  }
  if (Error error = read.number("saved_seconds", report.savedSeconds))
    return error;
  // Whoever summed them may have rounded otherwise.
  constexpr double rounding = 1e-9;
  if (!(std::abs(report.savedSeconds - total) <= rounding * magnitude))
    return reader.location()
        .at("saved_seconds")
        .error("is not what its kernels saved together");
  return Error::success();
}

} // namespace

Expected<AdaptiveReport> AdaptiveReport::read(StringRef path) {
  AdaptiveReport report;
  if (Error error = readStrictly(
          path, "a report of adaptive kernels", reportVersion,
          [&](JsonReader &reader) { return readReport(reader, report); }))
    return std::move(error);
  return report;
}

} // namespace kiln
