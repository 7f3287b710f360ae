//===- TraceProductTest.cpp - what products on tensor memory cost ---------===//
//
// tcgen05.mma in its kinds and shapes, compiled by ptxas. Times are those that
// SemiAnalysis measured on a B200 (microbench-blackwell,
// umma_latency/fit_results.csv): the interval of one after the other, and the
// latency of one from issue until its mbarrier is seen.
//
//===----------------------------------------------------------------------===//
#include "targets/isa/matrix/TensorMultiply.h"
#include "test/unit/targets/simulator/TracePtx.h"

using namespace kiln;
using namespace llvm;

namespace {
namespace traceProduct {

/// Operands and the descriptor of a product: D at %x8, A and B at %g1 and %g2.
std::string product(StringRef kind, bool isScaled, bool firstInTensorMemory) {
  StringRef a = firstInTensorMemory ? "[%x8]" : "%g1",
            scales = isScaled ? " [%x6], [%x7]," : "";
  return formatv("tcgen05.mma.cta_group::1.kind::{0} [%x8], {1}, %g2, %x5,{2} "
                 "%p1;\n",
                 kind, a, scales);
}

/// Thread 0 does `body` before a commit, and all wait for it.
std::string waitedFor(const std::string &descriptor, const std::string &body) {
  return "@!%one bra rest;\nmbarrier.init.shared::cta.b64 [%s], 1;\n"
         "setp.ne.u32 %p1, %n, 0;\nmov.u64 %g1, %m;\nadd.u64 %g2, %m, 64;\n"
         "add.u32 %x6, %n, 256;\nadd.u32 %x7, %n, 260;\nmov.u32 %x8, %n;\n" +
         descriptor + body +
         "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster"
         ".b64 [%s];\nrest:\nbar.sync 0;\n"
         "wait:\nmbarrier.try_wait.parity.shared::cta.b64 %p2, [%s], 0;\n"
         "@!%p2 bra wait;\nst.global.u32 [%m], %x8;";
}

std::string repeated(const std::string &text, unsigned times) {
  std::string all;
  for (unsigned i = 0; i != times; ++i)
    all += text;
  return all;
}

struct Case {
  const char *kind;
  TensorKind record;
  MatrixType a;
  unsigned m, n, depth;
  bool firstInTensorMemory;
  unsigned interval, latency; ///< measured

  bool isScaled() const { return usualScaleRun(record) != 0; }
  uint32_t descriptor() const {
    TensorMultiply multiply{};
    multiply.kind = record;
    multiply.aType = multiply.bType = a;
    multiply.dType =
        record == TensorKind::I8 ? MatrixType::S32 : MatrixType::F32;
    multiply.m = m;
    multiply.n = n;
    multiply.scaleRun = usualScaleRun(record);
    multiply.scaleType =
        record == TensorKind::MXF4NVF4 ? MatrixType::UE4M3 : MatrixType::E8M0;
    return instructionDescriptor(multiply);
  }
  TracedPtx traced(unsigned times) const {
    return tracePtx(
        waitedFor(
            formatv("mov.u32 %x5, {0};\n", descriptor()),
            repeated(product(kind, isScaled(), firstInTensorMemory), times)),
        "sm_100a", 128, 1024, 3, "8.8");
  }
};

constexpr char scaled8[] = "mxf8f6f4.block_scale.block32",
               scaled4[] = "mxf4.block_scale.block32";

// All kinds that were measured, each with 64 and 128 rows where it has both, A
// in shared and in tensor memory, and columns by which operands or numbers bound
// it; then those that are derived.
constexpr Case cases[] = {
    {"f16", TensorKind::F16, MatrixType::BF16, 128, 256, 16, false, 128, 264},
    {"f16", TensorKind::F16, MatrixType::BF16, 128, 128, 16, false, 64, 200},
    {"f16", TensorKind::F16, MatrixType::BF16, 128, 96, 16, false, 56, 184},
    {"f16", TensorKind::F16, MatrixType::BF16, 128, 64, 16, false, 48, 168},
    {"f16", TensorKind::F16, MatrixType::BF16, 64, 256, 16, false, 128, 248},
    {"f16", TensorKind::F16, MatrixType::BF16, 64, 64, 16, false, 32, 152},
    {"f16", TensorKind::F16, MatrixType::BF16, 128, 64, 16, true, 32, 136},
    {"f16", TensorKind::F16, MatrixType::BF16, 128, 256, 16, true, 128, 232},
    {"f8f6f4", TensorKind::F8F6F4, MatrixType::E4M3, 128, 128, 32, false, 64,
     200},
    {"i8", TensorKind::I8, MatrixType::S8, 128, 256, 32, false, 128, 264},
    {scaled8, TensorKind::MXF8F6F4, MatrixType::E4M3, 128, 128, 32, false, 64,
     200},
    {scaled8, TensorKind::MXF8F6F4, MatrixType::E4M3, 128, 256, 32, true, 128,
     237},
    {scaled4, TensorKind::MXF4, MatrixType::E2M1, 128, 128, 64, false, 64, 201},
    {"tf32", TensorKind::TF32, MatrixType::TF32, 128, 128, 8, false, 64, 200},
    {"mxf4nvf4.block_scale.block16", TensorKind::MXF4NVF4, MatrixType::E2M1,
     128, 128, 64, false, 64, 201}};

class TraceProduct : public TracePtxTest {};

TEST_F(TraceProduct, CostsWhatItsShapeWasMeasuredToTake) {
  for (const Case &one : cases) {
    SCOPED_TRACE(formatv("{0} m{1}n{2} {3}", one.kind, one.m, one.n,
                         one.firstInTensorMemory)
                     .str());
    TracedPtx traced = one.traced(1);
    ASSERT_EQ(traced.paths.size(), 4u);
    const Path &path = traced.paths[0];
    ASSERT_EQ(path.products.size(), 1u);
    EXPECT_EQ(path.products[0].cycles, one.interval);
    EXPECT_NEAR(path.products[0].doneAfter, one.latency, 5);
    EXPECT_EQ(path.products[0].work, float(one.m) * one.n * one.depth);
    EXPECT_TRUE(traced.paths[1].products.empty()) << "thread 0 alone";
    ASSERT_EQ(traced.all(0, SyncKind::ArriveMultiplied).size(), 1u);
    EXPECT_EQ(traced.all(0, SyncKind::ArriveMultiplied)[0].address,
              traced.all(0, SyncKind::Init)[0].address);
    // Each product more takes an interval.
    Simulated few = one.traced(4).run(), more = one.traced(12).run();
    EXPECT_EQ(few.endedWaits, 0u);
    // ptxas issues one in 44, since it does not know that it is one thread.
    EXPECT_NEAR(more.cycles - few.cycles, 8 * std::max(one.interval, 44u), 2);
    EXPECT_GT(more.stalls[unsigned(Stall::Matrix)], one.latency / 2);
  }
}

TEST_F(TraceProduct, OfAPairIsItsHalf) {
  // 256 rows of two blocks are 128 of each; 128 are 64, of which each computes
  // half of the columns. Measured: 128, 64 and 32 cycles.
  for (auto [m, n, interval] :
       {std::tuple(256, 256, 128), {256, 128, 64}, {128, 128, 32}}) {
    SCOPED_TRACE(formatv("m{0}n{1}", m, n).str());
    uint32_t descriptor = m / 16 << 24 | n / 8 << 17 | 1 << 4;
    TracedPtx traced = tracePtx(
        formatv("mov.u32 %x5, {0};\nmov.u64 %g1, 1;\nsetp.ne.u32 %p1, %n, 0;\n"
                "@!%one bra last;\ntcgen05.mma.cta_group::2.kind::f16 [%s], "
                "%g1, %g1, %x5, %p1;\nlast:",
                descriptor)
            .str(),
        "sm_100a", 128);
    ASSERT_EQ(traced.paths[0].products.size(), 1u);
    EXPECT_EQ(traced.paths[0].products[0].cycles, interval);
  }
}

TEST_F(TraceProduct, UnknownDescriptorIsTheLargest) {
  // What is in shared memory nobody knows. A descriptor of device memory, where
  // numbers are assumed, has no shape that an instruction has.
  for (const char *load :
       {"ld.shared.u32 %x5, [%s+64];\n", "ld.global.u32 %x5, [%m];\n"}) {
    auto run = [&](unsigned times) {
      return tracePtx(
                 waitedFor(load, repeated(product("f16", false, false), times)),
                 "sm_100a", 128)
          .run();
    };
    TracedPtx traced =
        tracePtx(waitedFor(load, product("f16", false, false)), "sm_100a", 128);
    EXPECT_TRUE(traced.paths[0].products.empty());
    Simulated few = run(4), more = run(12);
    EXPECT_EQ(few.endedWaits, 0u);
    EXPECT_NEAR(more.cycles - few.cycles, 8 * 128, 2);
  }
}

TEST_F(TraceProduct, ResidentBlocksShareTheTensorCores) {
  TracedPtx traced = cases[1].traced(12);
  auto run = [&](unsigned blocks) {
    return simulate(traced.program, traced.paths, {4, blocks, blocks},
                    MachineNumbers::forGpu(*traced.program.gpu));
  };
  Simulated one = run(1), two = run(2);
  EXPECT_GE(two.cycles - one.cycles, 11 * 64) << "one after the other";
  EXPECT_GT(two.busy[unsigned(Pipe::Matrix)], 0.6);
  EXPECT_LE(two.busy[unsigned(Pipe::Matrix)], 1);
}

} // namespace traceProduct
} // namespace
