#include "targets/simulator/path/LaunchValues.h"
#include "targets/support/Errors.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace kiln {

Error LaunchValues::readGrid(StringRef text) {
  // What a launch may have at most: 2^31 - 1 blocks, 65,535 in Y and Z (CUDA C
  // programming guide, "Compute Capabilities").
  constexpr std::array<unsigned, 3> most = {2147483647, 65535, 65535};
  SmallVector<StringRef> words;
  text.split(words, ',');
  grid = {1, 1, 1};
  for (auto [axis, word] : enumerate(words))
    if (axis >= 3 || word.getAsInteger(10, grid[axis]) || !grid[axis] ||
        grid[axis] > most[axis])
      return failure("expected up to three numbers of blocks, such as 64,16, "
                     "found '",
                     text, "'");
  for (unsigned axis = 0; axis != 3; ++axis)
    block[axis] = grid[axis] / 2;
  return Error::success();
}

Error LaunchValues::readArguments(StringRef text) {
  SmallVector<StringRef> words;
  text.split(words, ',');
  arguments.clear();
  for (StringRef word : words) {
    int64_t value;
    bool isNumber = !word.getAsInteger(0, value);
    if (!isNumber && word != "-")
      return failure("expected an integer or '-', found '", word, "'");
    arguments.push_back(isNumber ? std::optional<uint64_t>(value)
                                 : std::nullopt);
  }
  return Error::success();
}

Error LaunchValues::check(const KernelResources &kernel) const {
  if (arguments.size() > kernel.parameters.size())
    return failure("expected at most ", kernel.parameters.size(),
                   ", the parameters of kernel '", kernel.kernel, "', found ",
                   arguments.size());
  for (auto [number, argument] : enumerate(arguments)) {
    unsigned bits = 8 * kernel.parameters[number].bytes;
    if (!argument || (bits <= 64 && (isUIntN(bits, *argument) ||
                                     isIntN(bits, int64_t(*argument)))))
      continue;
    return failure("parameter ", number + 1, " of kernel '", kernel.kernel,
                   "' has ", bits / 8, " bytes, which cannot hold ",
                   int64_t(*argument), ": give a lesser number, or '-'");
  }
  return Error::success();
}

} // namespace kiln
