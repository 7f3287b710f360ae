// The state of the fake driver: what a process has made through it, and what
// the environment asks it to do. README.md says which variables there are.
#ifndef KILN_TEST_FAKECUDA_STATE_H
#define KILN_TEST_FAKECUDA_STATE_H

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

namespace fake {

/// Results, under the numbers of the driver's documented interface.
enum Result : int {
  Success = 0,
  InvalidValue = 1,
  OutOfMemory = 2,
  NotInitialized = 3,
  NoDevice = 100,
  InvalidDevice = 101,
  InvalidImage = 200,
  InvalidContext = 201,
  InvalidHandle = 400,
  NotFound = 500,
  NotReady = 600,
  IllegalAddress = 700,
  OutOfResources = 701,
  CaptureUnsupported = 900,
  CaptureInvalidated = 901,
  CaptureImplicit = 906,
};

/// A context: a device, and the time that its streams have spent.
struct Context {
  int device = 0;
  double clock = 0; ///< microseconds
  uint64_t id = 0;  ///< never used again
};

/// Machine code as it was given, and its hash.
struct Image {
  std::string bytes, hash;
};

/// A kernel of an image; `context` is null for a library's, which has none.
struct Kernel {
  std::string name;
  std::shared_ptr<Image> image;
  Context *context = nullptr;
  std::map<int, int> maxDynamicShared; ///< by device
  std::set<uint64_t> complete;         ///< a library's: contexts that have it
};

/// A module, or a library where it belongs to no context.
struct Module {
  std::shared_ptr<Image> image;
  Context *context = nullptr;
  std::map<std::string, std::unique_ptr<Kernel>> kernels;
};

struct Stream {
  Context *context = nullptr;
  bool capturing = false;
  bool spoiled = false; ///< the capture, by a call that does not bear it
};

struct Event {
  Context *context = nullptr;
  double clock = -1;   ///< negative: not recorded
  uint64_t launch = 0; ///< how many there were when it was recorded
};

/// Everything of the process. Handles are the addresses of these objects, so
/// the sets also say which handles are alive.
struct State {
  std::mutex mutex;
  bool initialized = false;
  int sticky = Success; ///< an error that every later call returns
  bool hangs = false;   ///< a kernel runs that never ends
  std::map<int, std::unique_ptr<Context>> primary;
  std::set<Context *> contexts;
  /// Where the next contexts will be: addresses are used again.
  std::vector<Context *> destroyed;
  std::set<Module *> modules;
  std::set<Kernel *> kernels;
  std::set<Stream *> streams;
  std::set<Event *> events;
  std::map<uint64_t, size_t> memory; ///< start and size of each allocation
  uint64_t launches = 0, lastContext = 0;
  /// Launches that somebody has waited for.
  uint64_t awaited = 0;
};

State &state();

/// The thread's contexts, the current one last.
std::vector<Context *> &contextStack();
/// The thread's context, or null.
Context *current();
/// Of the default stream, which is the current context's, and of any other.
Context *contextOf(const Stream *stream);
/// How captures of other streams bear what the thread does: 2 is "relaxed".
int &captureMode();
/// Whether a stream is being captured that loading something would spoil.
bool isCaptureInTheWay();
/// Spoils every capture, as the driver does where something is asked of it that
/// is unsafe beside one.
void spoilCaptures();

// The environment.

int deviceCount();
int capability(int device); ///< times ten
std::string setting(const char *name, const char *otherwise);
double number(const char *name, double otherwise);

/// Appends a line to the log, if there is one, with the process before it.
void log(const std::string &line);

/// What precedes every call: logs it and says whether the driver is in a state
/// to do anything.
int enter(const char *call, const std::string &details = "");

/// Leaves a process for ever in a call, as a kernel that does not end does.
void waitIfHanging();
/// Until all launches are over, as far as anybody can tell; what they failed
/// with.
int waitForLaunches();

/// FNV-1a of 64 bits, as sixteen hexadecimal digits: well known and short.
std::string hashOf(const std::string &bytes);
/// The same hash as a number from 0 up to 1.
double fraction(const std::string &text);

/// What the driver would read of an image: an ELF file, a fat binary, or text
/// that ends with a zero. Empty: none of them.
std::string imageBytes(const void *image);

} // namespace fake

/// Functions that a program finds by name.
#define FAKE_CUDA extern "C" __attribute__((visibility("default"))) int

#endif // KILN_TEST_FAKECUDA_STATE_H
