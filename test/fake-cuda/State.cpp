// The state of a process, its environment and its log.
#include "test/fake-cuda/State.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sstream>
#include <unistd.h>

namespace fake {

State &state() {
  static State everything;
  return everything;
}

std::vector<Context *> &contextStack() {
  static thread_local std::vector<Context *> stack;
  return stack;
}

Context *current() {
  return contextStack().empty() ? nullptr : contextStack().back();
}

Context *contextOf(const Stream *stream) {
  return stream && state().streams.count(const_cast<Stream *>(stream))
             ? stream->context
             : current();
}

std::string setting(const char *name, const char *otherwise) {
  const char *value = std::getenv(name);
  return value ? value : otherwise;
}

double number(const char *name, double otherwise) {
  const char *value = std::getenv(name);
  return value ? std::strtod(value, nullptr) : otherwise;
}

int deviceCount() { return int(number("KILN_FAKE_CUDA_DEVICES", 1)); }

int capability(int device) {
  std::istringstream list(setting("KILN_FAKE_CUDA_CAPABILITY", "9.0"));
  std::string text, one;
  for (int i = 0; i <= device && std::getline(list, one, ','); ++i)
    text = one;
  return int(std::strtod(text.c_str(), nullptr) * 10 + 0.5);
}

int &captureMode() {
  static thread_local int mode = 0;
  return mode;
}

bool isCaptureInTheWay() {
  if (captureMode() == 2)
    return false;
  std::lock_guard<std::mutex> lock(state().mutex);
  for (const Stream *stream : state().streams)
    if (stream->capturing)
      return true;
  return false;
}

void spoilCaptures() {
  std::lock_guard<std::mutex> lock(state().mutex);
  for (Stream *stream : state().streams)
    stream->spoiled |= stream->capturing;
}

void log(const std::string &line) {
  std::string path = setting("KILN_FAKE_CUDA_LOG", "");
  if (path.empty())
    return;
  int file =
      open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (file < 0)
    return;
  // One call to write, so that the lines of several processes stay whole.
  std::string text = std::to_string(getpid()) + " " + line + "\n";
  [[maybe_unused]] ssize_t written = write(file, text.data(), text.size());
  close(file);
}

int enter(const char *call, const std::string &details) {
  log(details.empty() ? call : call + (" " + details));
  if (!state().initialized)
    return NotInitialized;
  return state().sticky;
}

void waitIfHanging() {
  while (state().hangs)
    pause();
}

int waitForLaunches() {
  waitIfHanging();
  std::lock_guard<std::mutex> lock(state().mutex);
  state().awaited = state().launches;
  return state().sticky;
}

static uint64_t fnv(const std::string &bytes) {
  uint64_t hash = 0xcbf29ce484222325u;
  for (unsigned char byte : bytes)
    hash = (hash ^ byte) * 0x100000001b3u;
  return hash;
}

std::string hashOf(const std::string &bytes) {
  char text[17];
  std::snprintf(text, sizeof(text), "%016llx",
                static_cast<unsigned long long>(fnv(bytes)));
  return text;
}

double fraction(const std::string &text) {
  // FNV's high bits hardly depend on the last bytes; a multiplication by the
  // golden ratio mixes them.
  uint64_t mixed = fnv(text);
  mixed = (mixed ^ (mixed >> 32)) * 0x9e3779b97f4a7c15u;
  return double(mixed >> 11) / double(uint64_t(1) << 53);
}

/// A little-endian number.
template <typename T> static T at(const char *bytes, size_t offset) {
  T value;
  std::memcpy(&value, bytes + offset, sizeof(value));
  return value;
}

/// The end of an ELF file of 64 bits: of its headers and its sections.
static size_t elfSize(const char *bytes) {
  size_t end = at<uint64_t>(bytes, 40) +
               size_t(at<uint16_t>(bytes, 58)) * at<uint16_t>(bytes, 60);
  size_t programs = at<uint64_t>(bytes, 32) +
                    size_t(at<uint16_t>(bytes, 54)) * at<uint16_t>(bytes, 56);
  if (programs > end)
    end = programs;
  for (unsigned i = 0; i < at<uint16_t>(bytes, 60); ++i) {
    const char *section =
        bytes + at<uint64_t>(bytes, 40) + i * at<uint16_t>(bytes, 58);
    size_t last = at<uint64_t>(section, 24) + at<uint64_t>(section, 32);
    bool hasBytes = at<uint32_t>(section, 4) != 8; // SHT_NOBITS
    if (hasBytes && last > end)
      end = last;
  }
  return end;
}

std::string imageBytes(const void *image) {
  const char *bytes = static_cast<const char *>(image);
  if (!bytes)
    return "";
  if (!std::memcmp(bytes,
                   "\x7f"
                   "ELF",
                   4))
    return std::string(bytes, elfSize(bytes));
  // A fat binary: its header's size in bytes 6 and 7, the rest's from byte 8.
  if (at<uint32_t>(bytes, 0) == 0xba55ed50)
    return std::string(bytes, at<uint16_t>(bytes, 6) + at<uint64_t>(bytes, 8));
  // The wrapper that nvcc puts around one: a pointer in its second half.
  if (at<uint32_t>(bytes, 0) == 0x466243b1)
    return imageBytes(at<const void *>(bytes, 8));
  return bytes;
}

} // namespace fake
