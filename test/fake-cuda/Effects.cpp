// What kernels do, on the host: a few by name, any other by copying what it is
// known to write.
#include "test/fake-cuda/Rules.h"

#include <cstring>
#include <fstream>
#include <iterator>

namespace fake {
namespace {

template <typename T> T parameter(const Launch &launch, unsigned index) {
  T value;
  std::memcpy(&value, launch.params[index], sizeof(value));
  return value;
}

/// add_kernel(x, y, out, n) of float32. Returns where it wrote.
char *vectorAdd(const Launch &launch) {
  const float *x = parameter<const float *>(launch, 0);
  const float *y = parameter<const float *>(launch, 1);
  float *out = parameter<float *>(launch, 2);
  int n = parameter<int>(launch, 3);
  for (int i = 0; i < n; ++i)
    out[i] = x[i] + y[i];
  return reinterpret_cast<char *>(out);
}

/// Writes a file's bytes to where a parameter points.
char *copyFile(const Launch &launch, const Behaviour::Copy &copy) {
  std::ifstream file(copy.file, std::ios::binary);
  std::string bytes((std::istreambuf_iterator<char>(file)), {});
  char *out = parameter<char *>(launch, copy.parameter);
  std::memcpy(out, bytes.data(), bytes.size());
  return bytes.empty() ? nullptr : out;
}

} // namespace

void perform(const Launch &launch, const Behaviour &behaviour) {
  char *written = nullptr;
  for (const Behaviour::Copy &copy : behaviour.copies)
    written = copyFile(launch, copy);
  if (behaviour.copies.empty() && launch.kernel->name == "add_kernel")
    written = vectorAdd(launch);
  // The sign and the exponent of the first float, or an integer's high byte.
  if (behaviour.fault == Behaviour::Wrong && written)
    written[3] ^= 0x55;
}

} // namespace fake
