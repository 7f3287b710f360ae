// Runs tile IR twice, on the reference and lowered on the emulator of three
// targets, and compares memory.
#pragma once

#include "frontend/dialect/Tile.h"
#include "frontend/reference/Reference.h"
#include "frontend/text/Parse.h"
#include "lowering/Pipeline.h"
#include "targets/codegen/CodeGen.h"
#include "targets/directives/AllDirectives.h"
#include "targets/emulator/Emulator.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/launch/abi/Persistent.h"
#include "targets/support/Kernel.h"
#include "test/unit/lowering/LaunchShared.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/MemoryBuffer.h"
#include <gtest/gtest.h>
#include <random>

namespace kiln::test {

/// Replaces every `$key` of a text; longer keys first is the caller's business.
inline std::string
fill(std::string text,
     std::vector<std::pair<std::string, std::string>> values) {
  for (auto &[key, value] : values)
    for (size_t at = 0; (at = text.find("$" + key, at)) != std::string::npos;
         at += value.size())
      text.replace(at, key.size() + 1, value);
  return text;
}

struct Differential {
  explicit Differential(std::string text,
                        std::array<unsigned, 3> grid = {1, 1, 1})
      : text(std::move(text)), grid(grid) {}

  /// A pointer argument that the kernel may read and write.
  template <typename T> Differential &buffer(const std::vector<T> &data) {
    DeviceBuffer buffer{"argument " + std::to_string(arguments.size()), {}};
    auto *bytes = reinterpret_cast<const uint8_t *>(data.data());
    buffer.bytes.assign(bytes, bytes + data.size() * sizeof(T));
    arguments.push_back(KernelArg::pointer(buffers.size()));
    buffers.push_back(std::move(buffer));
    return *this;
  }
  Differential &scalar(uint64_t bits, unsigned size) {
    arguments.push_back(KernelArg::scalar(bits, size));
    return *this;
  }

  /// Compare on these GPUs instead of one of each kind.
  Differential &on(std::vector<const char *> names) {
    gpus = std::move(names);
    return *this;
  }

  /// Pipelines loops in so many stages.
  Differential &stages(unsigned count) {
    numStages = count;
    return *this;
  }

  /// Computes an iteration's second dot beside the next iteration.
  Differential &overlapIterations() {
    dividesIterations = true;
    return *this;
  }

  /// Computes dots by matrix instructions of this size, on AMD, whose lanes
  /// have neighbours along K for so many of them.
  Differential &matrices(MatrixShape shape, KPack pack) {
    matrixShape = shape;
    kPack = pack;
    return *this;
  }

  /// Has blocks take several tiles each.
  Differential &persistent() {
    takesTiles = true;
    return *this;
  }

  /// Has warps of their own copy and, on the tensor core, begin dots, where a
  /// kernel allows it.
  Differential &warpSpecialize() {
    hasRoles = true;
    return *this;
  }

  /// Has blocks of tensors copied by tensor maps, on GPUs that have them.
  Differential &tensorMaps() {
    maps = TensorMapUse::Blocks;
    return *this;
  }

  /// Some of the maps, on sm_90a, the kernel has to make itself.
  Differential &makingMaps() {
    makesMaps = true;
    return *this;
  }

  /// Has the kernel carry directives, of which those for LLVM IR run before it is
  /// emulated.
  Differential &directives(std::string schedule) {
    scheduleDirective = std::move(schedule);
    return *this;
  }

  /// Memory after the reference has run.
  std::vector<DeviceBuffer> expected() {
    std::vector<DeviceBuffer> memory = buffers;
    mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
    auto module = parseTile(llvm::MemoryBufferRef(text, "test.ttir"), context);
    EXPECT_TRUE(module) << text;
    if (!module)
      return memory;
    std::vector<uint64_t> words;
    std::vector<MemoryRange> ranges;
    for (KernelArg &argument : arguments)
      words.push_back(argument.kind == KernelArg::Scalar
                          ? argument.bits
                          : uint64_t(memory[argument.buffer].bytes.data()));
    for (DeviceBuffer &buffer : memory)
      ranges.push_back({buffer.name, buffer.bytes.data(), buffer.bytes.size()});
    auto kernel = *module->getOps<tt::FuncOp>().begin();
    EXPECT_EQ(llvm::toString(runReference(kernel, {grid[0], grid[1], grid[2]},
                                          words, ranges)),
              "")
        << text;
    return memory;
  }

  /// Memory after the lowered kernel has run on the emulator.
  std::vector<DeviceBuffer> found(const GpuTarget &target, unsigned warps,
                                  unsigned stages = 3) {
    std::vector<DeviceBuffer> memory = buffers;
    mlir::DialectRegistry registry;
    registerLoweringDialects(registry);
    mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
    auto module = parseTile(llvm::MemoryBufferRef(text, "test.ttir"), context);
    LoweringOptions options{&target, warps, stages};
    options.plan.overlapIterations = dividesIterations;
    options.plan.persistent =
        takesTiles ? PersistentUse::On : PersistentUse::Off;
    options.plan.tensorMaps = maps;
    options.plan.warpSpecialize = hasRoles;
    options.plan.matrixShape = matrixShape;
    options.plan.kPack = kPack;
    llvm::LLVMContext llvmContext;
    std::unique_ptr<llvm::Module> program;
    if (module && succeeded(lowerToGpu(*module, options)) &&
        succeeded(lowerToLLVMDialect(*module, options)))
      program = translateToLLVM(*module, llvmContext, options);
    EXPECT_TRUE(program) << text;
    if (!program)
      return memory;
    CodeGenOptions codegen;
    codegen.target = &target;
    EXPECT_EQ(llvm::toString(prepareModule(*program, codegen)), "");
    EXPECT_EQ(llvm::toString(optimizeModule(*program, codegen)), "");
    if (!scheduleDirective.empty())
      program->getFunction("k")->addFnAttr(kSchedStrategyAttr,
                                           scheduleDirective);
    CodeGenOptions ordered = codegen;
    ordered.results = &results;
    EXPECT_EQ(llvm::toString(runRequestedPasses(*program, ordered)), "");
    // What runs on the emulator must also be code that the back end can
    // generate. (LLVM 22 selects tensormap.replace with numbers where its own
    // verifier expects registers; what it prints is right.)
    codegen.verifyMachineCode = !makesMaps;
    auto assembly = emitAssembly(*program, codegen);
    EXPECT_EQ(llvm::toString(assembly.takeError()), "") << text;
    LaunchRequest request;
    request.kernel = "k";
    request.grid = grid;
    request.threads = threadsPerBlock(*program->getFunction("k"));
    request.args = arguments;
    request.dynamicShared = launchShared(*program, "k");
    auto recipes = tensorMapsOf(*program->getFunction("k"));
    EXPECT_EQ(llvm::toString(recipes.takeError()), "") << text;
    request.tensorMaps = *recipes;
    request.globalScratch = globalScratchOf(*program->getFunction("k"));
    EXPECT_TRUE(request.globalScratch || !makesMaps) << text;
    request.buffers = &memory;
    request.persistent =
        program->getFunction("k")->hasFnAttribute(kPersistentAttr);
    EXPECT_EQ(llvm::toString(runOnEmulator(*program, target, request)), "")
        << text;
    return memory;
  }

  /// Compares all buffers element by element as values of T, under an error of
  /// absolute + relative * |expected|.
  template <typename T>
  void compare(double relative = 0, double absolute = 0,
               std::vector<unsigned> warpCounts = {4}) {
    std::vector<DeviceBuffer> good = expected();
    for (const char *name : gpus)
      for (unsigned warps : warpCounts) {
        SCOPED_TRACE(std::string(name) + ", " + std::to_string(warps) +
                     " warps");
        std::vector<DeviceBuffer> got =
            found(*lookupGpuTarget(name), warps, numStages);
        for (size_t index = 0; index < good.size(); ++index)
          if (!same<T>(good[index], got[index], relative, absolute)) {
            ADD_FAILURE() << text;
            return;
          }
      }
  }

private:
  template <typename T>
  static bool same(const DeviceBuffer &good, const DeviceBuffer &got,
                   double relative, double absolute) {
    for (size_t at = 0; at + sizeof(T) <= good.bytes.size(); at += sizeof(T)) {
      T a, b;
      memcpy(&a, &good.bytes[at], sizeof(T));
      memcpy(&b, &got.bytes[at], sizeof(T));
      if (memcmp(&a, &b, sizeof(T)) == 0 || (a != a && b != b))
        continue;
      double error = std::abs(double(a) - double(b));
      if (error <= absolute + relative * std::abs(double(a)))
        continue;
      ADD_FAILURE() << good.name << "[" << at / sizeof(T) << "]: expected "
                    << double(a) << ", found " << double(b);
      return false;
    }
    return true;
  }

  std::string text, scheduleDirective;
  DirectiveResults results;
  std::array<unsigned, 3> grid;
  unsigned numStages = 3;
  bool dividesIterations = false, takesTiles = false, makesMaps = false,
       hasRoles = false;
  TensorMapUse maps = TensorMapUse::None;
  MatrixShape matrixShape = MatrixShape::Any;
  KPack kPack = KPack::Two;
  // For the sake of time: 32 lanes and NVIDIA, 64 lanes, 32 lanes and AMD.
  std::vector<const char *> gpus = {"sm_90a", "gfx942", "gfx1100"};
  std::vector<KernelArg> arguments;
  std::vector<DeviceBuffer> buffers;
};

/// bf16 for tests; the compiler's own type needs a run-time library. Exact for
/// the small numbers that tests use.
struct Bf16 {
  uint16_t bits = 0;
  Bf16() = default;
  explicit Bf16(float value) : bits(llvm::bit_cast<uint32_t>(value) >> 16) {}
  explicit operator double() const {
    return llvm::bit_cast<float>(uint32_t(bits) << 16);
  }
  bool operator!=(Bf16 other) const { return double(*this) != double(other); }
};

/// Small whole numbers of any type, so that sums are exact in any order.
template <typename T>
std::vector<T> smallNumbers(size_t count, int low = -4, int high = 4,
                            unsigned seed = 7) {
  std::mt19937 engine(seed);
  std::uniform_int_distribution<int> distribution(low, high);
  std::vector<T> values(count);
  for (T &value : values)
    value = T(distribution(engine));
  return values;
}

} // namespace kiln::test
