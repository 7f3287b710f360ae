// Lines of `MATCH ACTION [VALUES]`; the last one that matches counts.
#include "test/fake-cuda/Rules.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace fake {

/// `image=HASH,threads=128`, or `*`.
static bool matches(const std::string &pattern, const Launch &launch) {
  std::map<std::string, std::string> facts{
      {"image", launch.kernel->image->hash},
      {"kernel", launch.kernel->name},
      {"threads", std::to_string(launch.threads)},
      {"shared", std::to_string(launch.shared)},
      {"device", std::to_string(launch.device)},
  };
  std::istringstream parts(pattern);
  for (std::string part; std::getline(parts, part, ',');) {
    if (part == "*")
      continue;
    size_t equals = part.find('=');
    auto fact = facts.find(part.substr(0, equals));
    if (equals == std::string::npos || fact == facts.end()) {
      // A rule that nobody can obey is a mistake of the test.
      std::fprintf(stderr, "fake-cuda: unknown rule '%s'\n", part.c_str());
      std::abort();
    }
    if (fact->second != part.substr(equals + 1))
      return false;
  }
  return true;
}

static void apply(const std::string &action, std::istringstream &values,
                  Behaviour &behaviour) {
  static const std::map<std::string, Behaviour::Fault> faults{
      {"right", Behaviour::None},
      {"hang", Behaviour::Hang},
      {"illegal-access", Behaviour::Illegal},
      {"out-of-resources", Behaviour::Resources},
      {"wrong", Behaviour::Wrong}};
  if (auto fault = faults.find(action); fault != faults.end()) {
    behaviour.fault = fault->second;
  } else if (action == "time") {
    values >> behaviour.microseconds;
  } else if (action == "sleep") {
    values >> behaviour.sleepMilliseconds;
  } else if (action == "copy") {
    Behaviour::Copy copy{};
    values >> copy.parameter >> copy.file;
    behaviour.copies.push_back(copy);
  } else {
    std::fprintf(stderr, "fake-cuda: unknown action '%s'\n", action.c_str());
    std::abort();
  }
}

/// Normally distributed (Box and Muller), the same for the same seed, kernel
/// and number of the launch.
static double noise(const Launch &launch) {
  double deviation = number("KILN_FAKE_CUDA_NOISE", 0);
  if (deviation == 0)
    return 0;
  std::string place = setting("KILN_FAKE_CUDA_SEED", "1") + " " +
                      launch.kernel->image->hash + " " +
                      std::to_string(state().launches);
  double u = 1 - fraction("u" + place), v = fraction("v" + place);
  return deviation * std::sqrt(-2 * std::log(u)) * std::cos(2 * M_PI * v);
}

Behaviour behaviourOf(const Launch &launch) {
  Behaviour behaviour;
  // Every code has a time of its own, between 85 and 115 microseconds.
  behaviour.microseconds = 85 + 30 * fraction(launch.kernel->image->hash);
  std::ifstream file(setting("KILN_FAKE_CUDA_RULES", ""));
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    std::string pattern, action;
    if (!(words >> pattern >> action) || pattern[0] == '#')
      continue;
    if (matches(pattern, launch))
      apply(action, words, behaviour);
  }
  behaviour.microseconds *= std::max(0.1, 1 + noise(launch));
  return behaviour;
}

} // namespace fake
