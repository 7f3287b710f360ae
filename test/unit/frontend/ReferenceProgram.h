// Runs tile IR on the reference with host vectors as buffers.
#pragma once

#include "frontend/dialect/Tile.h"
#include "frontend/reference/Reference.h"
#include "frontend/text/Parse.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MemoryBuffer.h"
#include <gtest/gtest.h>
#include <random>

namespace kiln::test {

/// A parsed file of tile IR, and the arguments of a launch in order.
class ReferenceProgram {
public:
  static ReferenceProgram fromText(llvm::StringRef text) {
    ReferenceProgram program;
    program.module =
        parseTile(llvm::MemoryBufferRef(text, "test.ttir"), *program.context);
    EXPECT_TRUE(program.module) << text.str();
    return program;
  }
  /// A kernel of test/corpus.
  static ReferenceProgram fromCorpus(llvm::StringRef name) {
    std::string path = (KILN_TEST_DIR "/corpus/" + name + "/kernel.ttir").str();
    auto buffer = llvm::MemoryBuffer::getFile(path);
    EXPECT_TRUE(bool(buffer)) << path;
    return fromText((*buffer)->getBuffer());
  }

  /// Makes a vector legal memory; the result is its address.
  template <typename T> uint64_t reachable(std::vector<T> &data) {
    auto *base = reinterpret_cast<uint8_t *>(data.data());
    ranges.push_back({"argument " + std::to_string(words.size()), base,
                      data.size() * sizeof(T)});
    return reinterpret_cast<uint64_t>(base);
  }
  /// Passes a vector as a pointer argument; the kernel reads and writes it.
  template <typename T> ReferenceProgram &buffer(std::vector<T> &data) {
    words.push_back(reachable(data));
    return *this;
  }
  template <typename T> ReferenceProgram &scalar(T value) {
    if constexpr (std::is_same_v<T, float>)
      words.push_back(llvm::bit_cast<uint32_t>(value));
    else
      words.push_back(uint64_t(int64_t(value)));
    return *this;
  }

  /// The error of a launch, empty if there was none.
  std::string tryRun(std::array<int64_t, 3> grid = {1, 1, 1},
                     const ReferenceOptions &options = {}) {
    if (!module)
      return "no module";
    auto kernel = *module->getOps<tt::FuncOp>().begin();
    return llvm::toString(runReference(kernel, grid, words, ranges, options));
  }
  void run(std::array<int64_t, 3> grid = {1, 1, 1}) {
    EXPECT_EQ(tryRun(grid), "");
  }

private:
  std::unique_ptr<mlir::MLIRContext> context =
      std::make_unique<mlir::MLIRContext>(
          mlir::MLIRContext::Threading::DISABLED);
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::vector<uint64_t> words;
  std::vector<MemoryRange> ranges;
};

/// Random numbers whose seed a failing test prints (KILN_SEED replays it).
class Random {
public:
  Random()
      : seed(chooseSeed()), trace(__FILE__, __LINE__, describe()),
        engine(seed) {}

  std::vector<float> normal(size_t count, float mean = 0, float deviation = 1) {
    std::normal_distribution<float> distribution(mean, deviation);
    std::vector<float> values(count);
    for (float &value : values)
      value = distribution(engine);
    return values;
  }
  std::vector<_Float16> normalHalf(size_t count) {
    std::vector<float> wide = normal(count);
    return std::vector<_Float16>(wide.begin(), wide.end());
  }

private:
  static uint64_t chooseSeed() {
    const char *given = std::getenv("KILN_SEED");
    return given ? std::strtoull(given, nullptr, 10) : std::random_device()();
  }
  std::string describe() const { return "KILN_SEED=" + std::to_string(seed); }
  uint64_t seed;
  testing::ScopedTrace trace;

public:
  std::mt19937_64 engine;
};

} // namespace kiln::test
