#include "tools/cli/LaunchOption.h"

#include "targets/directives/AllDirectives.h"
#include "targets/support/Errors.h"
#include "targets/support/Suggest.h"

using namespace llvm;

namespace kiln {

LaunchOption::LaunchOption(Command &command, Takes takes)
    : cl::list<std::string>(
          "launch", cl::sub(command),
          cl::value_desc(takes == Grids ? "KERNEL[@GPU]=THREADS,dyn=BYTES,"
                                          "grid=XxYxZ,args=V:V:..."
                                        : "KERNEL[@GPU]=THREADS,dyn=BYTES"),
          cl::desc(takes == Grids
                       ? "launch of a kernel, as far as its file does not say: "
                         "threads in a block and dynamic shared memory; for "
                         "NVIDIA what the code is simulated with: blocks, and "
                         "the integer arguments by the kernel's parameters, "
                         "'-' for one that is none or not known; what is not "
                         "said is assumed, blocks and arguments only both"
                       : "launch of a kernel, as far as its file does not say: "
                         "threads in a block and dynamic shared memory; either "
                         "may be left out")),
      takes(takes) {}

/// One part of a launch, by its keyword.
static Error parsePart(StringRef keyword, StringRef text, LaunchShape &launch) {
  if (keyword == "grid")
    return launch.readGrid(text);
  if (keyword == "args")
    return launch.readArguments(text);
  uint64_t value = 0;
  bool isDynamic = keyword == "dyn";
  if (text.getAsInteger(10, value) ||
      (!isDynamic && (value == 0 || value > UINT32_MAX)))
    return failure("expected ", isDynamic ? "bytes" : "a number of threads",
                   ", found '", text, "'");
  if (isDynamic)
    launch.dynamicShared = value;
  else
    launch.threadsPerBlock = value;
  return Error::success();
}

Expected<LaunchShape> LaunchOption::parse(StringRef text) const {
  LaunchShape launch;
  SmallVector<StringRef> parts, said;
  text.split(parts, ',');
  for (StringRef part : parts) {
    part = part.trim();
    StringRef keyword = part.contains('=') ? part.split('=').first : "";
    // The last of two would win silently.
    if (is_contained(said, keyword))
      return failure("--launch: '", text, "' gives ",
                     keyword.empty()    ? "the threads"
                     : keyword == "dyn" ? "dynamic shared memory"
                                        : keyword,
                     " twice");
    said.push_back(keyword);
    bool isKnown = keyword.empty() || keyword == "dyn" ||
                   (takes == Grids && (keyword == "grid" || keyword == "args"));
    if (!isKnown)
      return failure("--launch: expected ", ValueStr, ", found '", part, "'");
    StringRef value = keyword.empty() ? part : part.split('=').second;
    if (Error error = parsePart(keyword, value, launch))
      return failure("--launch: ", toString(std::move(error)));
  }
  return launch;
}

Expected<Launches> LaunchOption::read() const {
  Launches launches;
  for (StringRef option : *this) {
    auto [name, text] = option.split('=');
    if (text.empty())
      return failure("--launch: expected ", ValueStr, ", found '", option, "'");
    auto [place, isNew] = launches.try_emplace(name.str());
    if (!isNew)
      return failure("--launch: '", name, "' is given twice");
    if (Error error = parse(text).moveInto(place->second))
      return std::move(error);
  }
  return launches;
}

Error checkLaunches(const Launches &launches, ArrayRef<std::string> known) {
  for (auto &[name, shape] : launches)
    if (!is_contained(known, name))
      return failure("--launch: there is no kernel '", name, "'",
                     suggestNearest(name, SmallVector<StringRef>(known.begin(),
                                                                 known.end())));
  return Error::success();
}

} // namespace kiln
