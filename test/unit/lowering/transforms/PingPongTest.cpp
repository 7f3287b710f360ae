// Matrix products whose warps take turns (kiln-ping-pong): right, and found out
// by the emulator's race check with any of their barriers taken away.
#include "frontend/text/Parse.h"
#include "lowering/Pipeline.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/remarks/Refuse.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "targets/emulator/Emulator.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace mlir;

namespace {

/// Rows and columns of one block's tile; three iterations of 64 and a half one.
struct Shape {
  const char *file;
  unsigned m, n, warps = 8;
  static constexpr unsigned k = 224;
};
constexpr Shape kTwoParts = {"/corpus/matmul_128x256/kernel.ttir", 128, 256},
                kFourParts = {"/kernels/matmul_256x256.ttir", 256, 256},
                kOnePart = {"/corpus/matmul_128x128/kernel.ttir", 128, 128, 4};

/// Erases the `number`-th op of a kind; of all there are, the count.
template <typename Op> unsigned erase(ModuleOp module, unsigned number) {
  SmallVector<Op> ops;
  module.walk([&](Op op) { ops.push_back(op); });
  if (number < ops.size())
    ops[number].erase();
  return ops.size();
}

/// What is wrong with the product after `change`; empty: nothing.
std::string run(const Shape &shape, function_ref<void(ModuleOp)> change) {
  DialectRegistry registry;
  registerLoweringDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  auto source =
      llvm::MemoryBuffer::getFile(std::string(KILN_TEST_DIR) + shape.file);
  if (!source)
    return source.getError().message();
  auto module = parseTile(**source, context);
  const GpuTarget &target = *lookupGpuTarget("gfx942");
  LoweringOptions options{&target, shape.warps, /*numStages=*/2};
  options.plan.pingPong = true;
  if (!module || failed(lowerToGpu(*module, options)))
    return "not lowered";
  change(*module);
  llvm::LLVMContext llvmContext;
  if (failed(lowerToLLVMDialect(*module, options)))
    return "no LLVM dialect";
  auto program = translateToLLVM(*module, llvmContext, options);

  // Small whole numbers: row + k, and k + column, modulo 3 and 5.
  constexpr uint16_t halves[] = {0x0000, 0x3c00, 0x4000, 0x4200, 0x4400};
  unsigned depth = Shape::k;
  auto fill = [&](unsigned rows, unsigned columns, unsigned modulus) {
    std::vector<uint8_t> bytes;
    for (unsigned row = 0; row < rows; ++row)
      for (unsigned column = 0; column < columns; ++column) {
        uint16_t half = halves[(row + column) % modulus];
        bytes.push_back(half & 0xff);
        bytes.push_back(half >> 8);
      }
    return bytes;
  };
  std::vector<DeviceBuffer> buffers = {
      {"a", fill(shape.m, depth, 3)},
      {"b", fill(depth, shape.n, 5)},
      {"c", std::vector<uint8_t>(shape.m * shape.n * 2)}};
  LaunchRequest request;
  request.kernel = "matmul_kernel";
  request.threads = shape.warps * target.warpSize;
  for (unsigned buffer : {0, 1, 2})
    request.args.push_back(KernelArg::pointer(buffer));
  for (unsigned value : {shape.m, shape.n, depth, depth, shape.n, shape.n})
    request.args.push_back(KernelArg::scalar(value, 4));
  request.buffers = &buffers;
  if (llvm::Error error = runOnEmulator(*program, target, request))
    return llvm::toString(std::move(error));
  auto *products = reinterpret_cast<const _Float16 *>(buffers[2].bytes.data());
  for (unsigned row = 0; row < shape.m; ++row)
    for (unsigned column = 0; column < shape.n; ++column) {
      unsigned expected = 0;
      for (unsigned k = 0; k < depth; ++k)
        expected += (row + k) % 3 * ((k + column) % 5);
      if (float(products[row * shape.n + column]) != float(expected))
        return "wrong sum";
    }
  return "";
}

TEST(PingPong, IsRight) {
  for (const Shape &shape : {kOnePart, kTwoParts, kFourParts})
    EXPECT_EQ(run(shape, [](ModuleOp) {}), "") << shape.file;
}

/// The codes of what lowering says of a kernel.
std::vector<RefusalCode> refusals(StringRef file, unsigned warps) {
  DialectRegistry registry;
  registerLoweringDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  std::vector<RefusalCode> codes;
  ScopedDiagnosticHandler collect(&context, [&](Diagnostic &diagnostic) {
    codes.push_back(refusalOf(diagnostic));
    return success();
  });
  auto source =
      llvm::MemoryBuffer::getFile(std::string(KILN_TEST_DIR) + file.str());
  auto module = parseTile(**source, context);
  LoweringOptions options{lookupGpuTarget("gfx942"), warps, /*numStages=*/2};
  options.plan.pingPong = true;
  EXPECT_TRUE(module && succeeded(lowerToGpu(*module, options)));
  return codes;
}

TEST(PingPong, IsRefusedWithACode) {
  EXPECT_EQ(refusals("/corpus/attention_d128/kernel.ttir", 8),
            std::vector{RefusalCode::NoPingPong});
  EXPECT_EQ(refusals("/corpus/matmul_128x128/kernel.ttir", 2),
            std::vector{RefusalCode::NoPingPong});
  EXPECT_EQ(refusals("/corpus/matmul_128x128/kernel.ttir", 4),
            std::vector<RefusalCode>());
}

TEST(PingPong, NeedsEachEndOfOneAndTwoParts) {
  for (auto [shape, ends] : {std::pair(kOnePart, 2u), {kTwoParts, 4u}})
    for (unsigned number = 0; number < ends; ++number)
      EXPECT_NE(run(shape,
                    [&](ModuleOp module) {
                      EXPECT_EQ(erase<gpu::ClusterEndOp>(module, number), ends);
                    }),
                "")
          << shape.file << number;
}

// Between the last reads and the stores, and between the stores and the first
// reads of the next iteration, there are two ends, of which one may do: each
// half stores other slices of k of B than it reads last. The others keep the
// halves apart.
TEST(PingPong, NeedsEndsAroundStoresOfFourParts) {
  for (unsigned number : {4, 6})
    EXPECT_NE(run(kFourParts,
                  [&](ModuleOp module) {
                    EXPECT_EQ(erase<gpu::ClusterEndOp>(module, number), 8u);
                    EXPECT_EQ(erase<gpu::ClusterEndOp>(module, number), 7u);
                  }),
              "")
        << number;
}

TEST(PingPong, NeedsBarriersOfHalves) {
  for (unsigned number : {0, 1})
    EXPECT_NE(run(kTwoParts,
                  [&](ModuleOp module) {
                    EXPECT_EQ(erase<gpu::HalfBarrierOp>(module, number), 2u);
                  }),
              "")
        << number;
}

// The second of those before the loop: the first tile is read after it.
TEST(PingPong, NeedsBarrierBehindTheFirstTile) {
  EXPECT_NE(run(kTwoParts,
                [](ModuleOp module) {
                  gpu::HalfBarrierOp half;
                  module.walk(
                      [&](gpu::HalfBarrierOp op) { half = half ? half : op; });
                  Operation *before = half->getPrevNode();
                  ASSERT_TRUE(isa<gpu::BarrierOp>(before));
                  before->erase();
                }),
            "");
}

} // namespace
