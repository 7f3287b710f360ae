#include "targets/simulator/code/ModelProgram.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/isa/sass/Sass.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace llvm;

namespace {

const GpuTarget &hopper() { return *lookupGpuTarget("sm_90a"); }

TEST(ModelProgram, SpillsMissTheCacheThatAllResidentThreadsShare) {
  KernelResources kernel;
  kernel.registers = 64;
  kernel.staticSharedBytes = 0;
  kernel.threadsPerBlock = 256;
  auto missed = [&](uint64_t stack, unsigned blocks) {
    kernel.stackBytes = stack;
    return spillsMissed(hopper(), kernel, {}, blocks);
  };
  EXPECT_EQ(missed(8, 4), 0);
  EXPECT_GT(missed(128, 4), missed(128, 2));
  EXPECT_EQ(missed(512, 4), 1);
  // No block can be launched.
  kernel.threadsPerBlock = 1024;
  kernel.registers = 255;
  EXPECT_EQ(missed(8, 1), 1);
}

// Encodings and their texts by nvdisasm 13.0.
std::array<uint8_t, 16> encoding(uint64_t low, uint64_t high) {
  std::array<uint8_t, 16> bytes;
  for (unsigned i = 0; i != 8; ++i) {
    bytes[i] = low >> (8 * i);
    bytes[8 + i] = high >> (8 * i);
  }
  return bytes;
}

TEST(ModelProgram, ReadsTheCostsOfTheGpusFamily) {
  // LDG.E.128, HFMA2.MMA (IADD on sm_120), BAR.SYNC.
  auto load = encoding(0x000000101008d981, 0x0002e2000c1e1d00);
  auto half = encoding(0x0000000604027c35, 0x000fe200000000ff);
  auto barrier = encoding(0x0000000000007b1d, 0x000fec0000010000);
  for (StringRef name : {"sm_90a", "sm_80", "sm_120a"}) {
    const GpuTarget &gpu = *lookupGpuTarget(name);
    auto expect = [&](ArrayRef<uint8_t> code, OpKind kind) {
      ModelOp op = modelSass(code, gpu).front();
      OpCost cost = costOf(gpu, kind);
      EXPECT_EQ(op.opClass, kind.opClass) << name.str();
      EXPECT_EQ(op.pipe, cost.pipe) << name.str();
      EXPECT_EQ(op.pipeCycles, cost.issue) << name.str();
      return op;
    };
    ModelOp op = expect(load, {OpClass::LoadGlobal, 16, ""});
    EXPECT_EQ(op.deviceBytes, 32 * 16);
    ASSERT_EQ(op.raises.size(), 2u);
    EXPECT_EQ(op.raises[0].latency, ModelOp::Raise::device);
    expect(half, gpu.computeCapability >= 120 ? OpKind{OpClass::Integer, 4, ""}
                                              : OpKind{OpClass::Half, 0, ""});
    EXPECT_GE(expect(barrier, {OpClass::Barrier, 0, ""}).stall,
              costOf(gpu, OpClass::Barrier).latency);
  }
}

TEST(ModelProgram, AStallOfZeroDrains) {
  // A branch onto itself after the end, stall 0, and the same with stall 5.
  auto drain = encoding(0xfffffffc00fc7947, 0x000fc0000383ffff);
  auto wait = encoding(0xfffffffc00fc7947, 0x000fca000383ffff);
  ModelOp drains = modelSass(drain, hopper()).front();
  ModelOp waits = modelSass(wait, hopper()).front();
  EXPECT_EQ(waits.stall, 5);
  EXPECT_TRUE(waits.waits.empty());
  EXPECT_GT(drains.stall, 30);
  EXPECT_EQ(drains.waits.size(), SassControl::barriers);
}

TEST(ModelProgram, ReadsTheCostsOfAmdsMatrixInstructions) {
  // v_mfma_f32_32x32x8_f16 a[0:15], v[0:1], v[2:3], a[0:15].
  const uint8_t code[] = {0x00, 0x80, 0xcc, 0xd3, 0x00, 0x05, 0x02, 0x04};
  ModelOp cdna3 = modelAmd(code, *lookupGpuTarget("gfx942"), true).front();
  ModelOp cdna2 = modelAmd(code, *lookupGpuTarget("gfx90a"), true).front();
  EXPECT_EQ(cdna3.opClass, OpClass::Matrix);
  EXPECT_EQ(cdna3.matrixWork, 32 * 32 * 8);
  EXPECT_EQ(cdna3.pipeCycles, 32);
  EXPECT_EQ(cdna2.pipeCycles, 64); // CDNA3 doubled the rate
}

TEST(ModelProgram, ReadsMatrixGroups) {
  // HGMMA.64x128x16.F32 that closes group 0, and the wait for it.
  auto multiply = encoding(0x41e00000041879f0, 0x000fe20008000818);
  auto wait = encoding(0x00008000000079c5, 0x000fe40000010100);
  std::vector<uint8_t> code(multiply.begin(), multiply.end());
  code.insert(code.end(), wait.begin(), wait.end());
  std::vector<ModelOp> ops = modelSass(code, hopper());
  ASSERT_EQ(ops.size(), 2u);
  EXPECT_EQ(ops[0].opClass, OpClass::AsyncMatrix);
  // 64 * 128 * 16 multiplications, a quarter of them of each warp.
  EXPECT_EQ(ops[0].matrixWork, 64 * 128 * 16 / 4);
  EXPECT_EQ(ops[0].pipeCycles, 64);
  ASSERT_EQ(ops[0].raises.size(), 1u);
  EXPECT_EQ(ops[0].raises[0].counter, ModelOp::matrixGroups);
  ASSERT_EQ(ops[1].waits.size(), 1u);
  EXPECT_EQ(ops[1].waits[0].left, 1);
}

TEST(ModelProgram, ReadsAmdWaits) {
  // global_load_dword v0, v[0:1], off; s_waitcnt vmcnt(0); s_nop 1; s_endpgm.
  const uint8_t code[] = {0x00, 0x80, 0x50, 0xdc, 0x00, 0x00, 0x7f,
                          0x00, 0x70, 0x0f, 0x8c, 0xbf, 0x01, 0x00,
                          0x80, 0xbf, 0x00, 0x00, 0x81, 0xbf};
  std::vector<ModelOp> ops = modelAmd(code, *lookupGpuTarget("gfx942"), true);
  ASSERT_EQ(ops.size(), 4u);
  EXPECT_EQ(ops[0].opClass, OpClass::LoadGlobal);
  EXPECT_EQ(ops[0].deviceBytes, 256);
  ASSERT_EQ(ops[0].raises.size(), 1u);
  ASSERT_EQ(ops[1].waits.size(), 1u);
  EXPECT_EQ(ops[1].waits[0].counter, ops[0].raises[0].counter);
  EXPECT_EQ(ops[1].waits[0].left, 0);
  EXPECT_EQ(ops[2].stall, 8);
  EXPECT_EQ(ops[3].flow, ModelOp::End);
}

// Encodings by llvm-mc.
TEST(ModelProgram, ReadsTheWaitsOfGfx12) {
  const uint8_t code[] = {
      // global_load_b32 v0, v[0:1], off
      0x7c, 0x00, 0x05, 0xee, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
      // s_load_b32 s0, s[0:1], 0x0
      0x00, 0x00, 0x00, 0xf4, 0x00, 0x00, 0x00, 0xf8,
      // ds_load_b32 v0, v1
      0x00, 0x00, 0xd8, 0xd8, 0x01, 0x00, 0x00, 0x00,
      // s_wait_loadcnt_dscnt 0x305: three loads and five of LDS may be left
      0x05, 0x03, 0xc8, 0xbf,
      // s_wait_storecnt_dscnt 0x203
      0x03, 0x02, 0xc9, 0xbf,
      // s_wait_kmcnt 0x0
      0x00, 0x00, 0xc7, 0xbf};
  std::vector<ModelOp> ops = modelAmd(code, *lookupGpuTarget("gfx1201"), false);
  ASSERT_EQ(ops.size(), 6u);
  auto raised = [&](unsigned index) {
    EXPECT_EQ(ops[index].raises.size(), 1u);
    return ops[index].raises[0].counter;
  };
  auto left = [&](unsigned index, uint8_t counter) {
    int found = -1;
    for (ModelOp::Wait wait : ops[index].waits)
      if (wait.counter == counter)
        found = wait.left;
    return found;
  };
  uint8_t vector = raised(0), scalar = raised(1), shared = raised(2);
  EXPECT_EQ(ops[3].waits.size(), 2u);
  EXPECT_EQ(left(3, vector), 3);
  EXPECT_EQ(left(3, shared), 5);
  EXPECT_EQ(ops[4].waits.size(), 2u);
  EXPECT_EQ(left(4, vector), -1); // of stores
  EXPECT_EQ(left(4, shared), 3);
  EXPECT_EQ(ops[5].waits.size(), 1u);
  EXPECT_EQ(left(5, scalar), 0);
}

TEST(ModelProgram, ReadsWaitsOfOneCountOfGfx11) {
  // s_waitcnt_vscnt null, 0x2; s_waitcnt_lgkmcnt null, 0x1.
  const uint8_t code[] = {0x02, 0x00, 0x7c, 0xbc, 0x01, 0x00, 0xfc, 0xbd};
  std::vector<ModelOp> ops = modelAmd(code, *lookupGpuTarget("gfx1100"), false);
  ASSERT_EQ(ops.size(), 2u);
  ASSERT_EQ(ops[0].waits.size(), 1u);
  ASSERT_EQ(ops[1].waits.size(), 1u);
  EXPECT_NE(ops[0].waits[0].counter, ops[1].waits[0].counter);
  EXPECT_EQ(ops[0].waits[0].left, 2);
  EXPECT_EQ(ops[1].waits[0].left, 1);
}

/// What the branch at place 1 of two NOPs and an exit is; leads to place 3.
ModelOp::Flow flowOf(uint64_t low, uint64_t high) {
  std::vector<uint8_t> code;
  auto add = [&](std::array<uint8_t, 16> bytes) {
    code.insert(code.end(), bytes.begin(), bytes.end());
  };
  auto nop = encoding(0x0000000000007918, 0x000fc00000000000);
  add(nop);
  add(encoding(low, high));
  add(nop);
  add(encoding(0x000000000000794d, 0x000fea0003800000));
  const GpuTarget &gpu = *lookupGpuTarget("sm_100a");
  return modelSass(code, gpu)[1].flow;
}

TEST(ModelProgram, BranchesWithAnyConditionMayGoOn) {
  EXPECT_EQ(flowOf(0x0000000000047947, 0x000fea0003800000), ModelOp::Jump);
  // @P0 BRA; BRA P1; @P0 BRA P1; BRA.U !UP0; BRA.DIV UR4; @!PT BRA.
  EXPECT_EQ(flowOf(0x0000000000040947, 0x000fea0003800000), ModelOp::Branch);
  EXPECT_EQ(flowOf(0x0000000000047947, 0x000fea0000800000), ModelOp::Branch);
  EXPECT_EQ(flowOf(0x0000000000040947, 0x000fea0000800000), ModelOp::Branch);
  EXPECT_EQ(flowOf(0x0000000108047547, 0x000fea000b800000), ModelOp::Branch);
  EXPECT_EQ(flowOf(0x0000000204047947, 0x000fea000b800000), ModelOp::Branch);
}

} // namespace
