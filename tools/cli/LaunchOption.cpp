#include "tools/cli/LaunchOption.h"

#include "targets/directives/AllDirectives.h"
#include "targets/support/Errors.h"
#include "targets/support/Suggest.h"

using namespace llvm;

namespace kiln {

LaunchOption::LaunchOption(Command &command)
    : cl::list<std::string>(
          "launch", cl::sub(command),
          cl::value_desc("KERNEL[@GPU]=THREADS,dyn=BYTES"),
          cl::desc("launch of a kernel, as far as its file does not say: "
                   "threads in a block and dynamic shared memory; either may "
                   "be left out")) {}

static Expected<LaunchShape> parseLaunch(StringRef text) {
  LaunchShape launch;
  SmallVector<StringRef> parts;
  text.split(parts, ',');
  for (StringRef part : parts) {
    part = part.trim();
    // The last of two would win silently.
    if (part.starts_with("dyn=") ? launch.dynamicShared.has_value()
                                 : launch.threadsPerBlock.has_value())
      return failure("--launch: '", text, "' gives ",
                     part.starts_with("dyn=") ? "dynamic shared memory"
                                              : "the threads",
                     " twice");
    bool dynamic = part.consume_front("dyn=");
    uint64_t value = 0;
    if (part.getAsInteger(10, value) ||
        (!dynamic && (value == 0 || value > UINT32_MAX)))
      return failure("--launch: expected ",
                     dynamic ? "bytes" : "a number of threads", ", found '",
                     part, "'");
    if (dynamic)
      launch.dynamicShared = value;
    else
      launch.threadsPerBlock = value;
  }
  return launch;
}

Expected<Launches> LaunchOption::read() const {
  Launches launches;
  for (StringRef option : *this) {
    auto [name, text] = option.split('=');
    if (text.empty())
      return failure("--launch: expected KERNEL=THREADS,dyn=BYTES, found '",
                     option, "'");
    auto [place, isNew] = launches.try_emplace(name.str());
    if (!isNew)
      return failure("--launch: '", name, "' is given twice");
    if (Error error = parseLaunch(text).moveInto(place->second))
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
