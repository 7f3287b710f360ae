// Random LLVM IR without undefined behaviour, second part: memory, and what
// threads do together.
#ifndef KILN_TEST_UNIT_MIR_PASSES_RANDOM_KERNELMEMORY_H
#define KILN_TEST_UNIT_MIR_PASSES_RANDOM_KERNELMEMORY_H

#include "targets/device/Device.h"
#include "test/unit/mir-passes/random/KernelValues.h"
#include <optional>

namespace kiln::test {

/// A buffer through which threads of a block exchange values, each a word of
/// its own: written, read by others, with barriers between.
struct HandOver {
  std::string word;     ///< of this thread
  std::string base;     ///< of the block
  unsigned space = 1;   ///< global or shared memory
  bool canRead = false; ///< a barrier stands after the last write
  bool canWrite = true; ///< and after the last read
};

/// Accesses are in bounds in all iterations that exist; buffers end where the
/// last one does, so that most accesses of iterations that do not exist are out
/// of bounds.
class KernelMemory : public KernelValues {
protected:
  KernelMemory(uint64_t seed, bool amd) : KernelValues(seed), amd(amd) {}

  /// Arguments, and what every kernel begins with.
  void makeArguments();
  /// Memory as the launch finds it, once everything is written.
  void fillBuffers();

  void load();
  void loadAt(unsigned source, const IrValue &index);
  void loadRow(unsigned source, const IrValue &index);
  void store();
  void barrier();
  void handOver();
  void shuffle();

  /// A pointer into a buffer that is only read, which steps iteration by
  /// iteration.
  struct Stepping {
    unsigned source;
    unsigned bytes; ///< of an element
    std::string name;
    Number low, high; ///< bytes from the argument
  };

  void loadStepping(const Stepping &from);

  static constexpr unsigned kReadOnly = 3, kWords = 64;
  /// Bytes that are reached from the argument.
  struct Source {
    std::string name;
    Number low = 0, high = 4;
    bool floats = false;
  };
  void reach(unsigned source, Number low, Number high) {
    sources[source].low = std::min(sources[source].low, low);
    sources[source].high = std::max(sources[source].high, high);
  }

  const bool amd;
  unsigned threads = 32, blocks = 1;
  bool together = true; ///< whether all threads of the block come here
  bool aliased = false; ///< whether both outputs are one buffer
  /// Whether hardly anything is written, so that passes find something to do.
  bool calm = false;
  std::vector<Source> sources;
  std::vector<std::string> slices; ///< the thread's words of each output
  std::vector<HandOver> exchanges;
  std::vector<Stepping> stepping;
  std::string parameters, thread;
  std::string resource; ///< AMD: a description of the first source
  std::vector<DeviceBuffer> buffers;
  std::vector<KernelArg> arguments;

private:
  struct Address {
    std::string pointer;
    unsigned source = 0;
    bool uniform = false;
  };
  Address address(unsigned source, unsigned bytes, unsigned count,
                  const IrValue &index);
  IrValue anyIndex();
  void loadPlain(const Address &at, unsigned bits);
  void loadVector(const Address &at);
  void loadPredicated(const Address &at, const std::string &predicate);
  void loadFloat(const Address &at);
  void loadThroughBuffer();
  std::string wordOfSlice();
};

} // namespace kiln::test

#endif
