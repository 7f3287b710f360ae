//===- Printed.cpp - texts that a kernel gives to people ------------------===//
#include "targets/emulator/run/Printed.h"
#include "targets/emulator/run/BlockRunner.h"
#include "targets/support/Errors.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MathExtras.h"
#include <cstring>

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

/// Whether the bytes are the thread's own or the program's.
static bool mayRead(const Thread &thread, uint64_t address, uint64_t bytes) {
  Launch &launch = thread.runner->launch;
  uint64_t offset = address - thread.localBase;
  return (offset < launch.kernel.localBytes &&
          bytes <= launch.kernel.localBytes - offset) ||
         launch.memory.find(address, bytes);
}

Expected<std::string> kiln::emu::textAt(const Thread &thread,
                                        uint64_t address) {
  for (std::string text; mayRead(thread, address, 1); ++address) {
    char letter = *reinterpret_cast<const char *>(address);
    if (!letter)
      return text;
    text += letter;
  }
  return failure("names a text that is out of bounds");
}

namespace {

/// The values in the order of the conversions that take them.
class Values {
public:
  Values(const Thread &thread, uint64_t at) : thread(thread), at(at) {}

  template <typename T> T next() {
    at = alignTo(at, sizeof(T));
    T value = {};
    if (!mayRead(thread, at, sizeof(T)))
      missing = true;
    else
      std::memcpy(&value, reinterpret_cast<const void *>(at), sizeof(T));
    at += sizeof(T);
    return value;
  }
  /// Some were asked for that are not there.
  bool missing = false;

private:
  const Thread &thread;
  uint64_t at;
};

} // namespace

/// Appends a value under its conversion, which takes a T.
template <typename T>
static void append(std::string &text, const std::string &conversion, T value) {
  raw_string_ostream(text) << format(conversion.c_str(), value);
}

/// Appends what a conversion makes of the next value; false if it is unknown.
static bool convert(std::string &text, const std::string &conversion,
                    bool isLong, Values &values) {
  switch (conversion.back()) {
  case '%':
    text += '%';
    return true;
  case 'd':
  case 'i':
  case 'u':
  case 'x':
  case 'X':
  case 'c':
    if (isLong)
      append(text, conversion, values.next<unsigned long long>());
    else
      append(text, conversion, values.next<unsigned>());
    return true;
  case 'e':
  case 'f':
  case 'g':
    append(text, conversion, values.next<double>());
    return true;
  case 'p':
    append(text, conversion, values.next<void *>());
    return true;
  default:
    return false;
  }
}

Expected<std::string> kiln::emu::printed(const Thread &thread, uint64_t format,
                                         uint64_t values) {
  Expected<std::string> given = textAt(thread, format);
  if (!given)
    return given.takeError();
  StringRef rest = *given;
  Values list(thread, values);
  std::string text;
  while (!rest.empty()) {
    size_t plain = std::min(rest.find('%'), rest.size());
    text += rest.take_front(plain);
    rest = rest.drop_front(plain);
    if (rest.empty())
      break;
    size_t length = rest.find_first_not_of("0123456789.+- #", 1);
    size_t kind = rest.find_first_not_of('l', length);
    std::string conversion =
        rest.take_front(kind == StringRef::npos ? kind : kind + 1).str();
    if (!convert(text, conversion, /*isLong=*/kind != length, list))
      return failure("prints with '", conversion,
                     "', which the emulator does not know");
    rest = rest.drop_front(conversion.size());
  }
  if (list.missing)
    return failure("prints values that are out of bounds");
  return text;
}
