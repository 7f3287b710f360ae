// What is known of CDNA's accesses: bank conflicts as they were counted on GPUs,
// lines of device memory, and the way through code that LLVM has rearranged.
#include "targets/simulator/amd/AmdPath.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/simulator/amd/AmdWalk.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace llvm;

namespace {

unsigned passesOf(const char *gpu, unsigned bytes, unsigned stride) {
  std::array<uint64_t, amdLanes> addresses;
  for (unsigned lane = 0; lane != amdLanes; ++lane)
    addresses[lane] = lane * stride;
  return amdPasses(*lookupGpuTarget(gpu), addresses, bytes, /*reads=*/true);
}

// Of 64 reads, as an MI300X counted them (github.com/nod-ai/amd-shark-ai,
// docs/empirical-lds/cdna3info.md, 2026).
TEST(AmdPath, ConflictsAreThoseThatAnMi300xCounts) {
  struct Counted {
    unsigned bytes, stride, conflicts;
  };
  constexpr Counted counted[] = {
      {4, 4, 0},       {4, 8, 128},    {4, 16, 384},   {4, 32, 896},
      {4, 64, 1920},   {4, 128, 3968}, {4, 512, 3968}, {8, 8, 0},
      {8, 16, 256},    {8, 32, 768},   {8, 64, 1792},  {8, 128, 3840},
      {8, 256, 3840},  {16, 16, 0},    {16, 32, 512},  {16, 64, 1536},
      {16, 128, 3584}, {16, 512, 3584}};
  for (const Counted &one : counted) {
    unsigned free = amdLanes * one.bytes / 128;
    EXPECT_EQ(64 * (passesOf("gfx942", one.bytes, one.stride) - free),
              one.conflicts)
        << one.bytes << " bytes at a stride of " << one.stride;
  }
}

// Cycles of 64 reads on an MI350X (cdna4info.md there): the order, and no more
// from 256 bytes on.
TEST(AmdPath, ConflictsOfAnMi350xAreInTheMeasuredOrder) {
  std::pair<unsigned, double> measured[] = {
      {8, 583.353},  {16, 819.207},    {32, 1490.275},  {64, 2758.733},
      {128, 5089.5}, {256, 10024.566}, {512, 10014.062}};
  for (auto [one, other] : zip(measured, drop_begin(measured))) {
    unsigned before = passesOf("gfx950", 8, one.first),
             after = passesOf("gfx950", 8, other.first);
    if (other.second > 1.05 * one.second)
      EXPECT_LT(before, after) << other.first;
    else
      EXPECT_EQ(before, after) << other.first;
  }
  EXPECT_EQ(passesOf("gfx950", 16, 16), 4u);
}

TEST(AmdPath, InstructionsAreReadAsLlvmPrintsThem) {
  AmdTraced read =
      parseAmdInstruction("ds_read2st64_b64 v[2:5], v1 offset0:1 offset1:3");
  EXPECT_EQ(read.space, AmdSpace::Shared);
  EXPECT_TRUE(read.reads);
  EXPECT_EQ(read.pieceBytes, 8);
  EXPECT_EQ(read.offsets, (SmallVector<int32_t, 2>{512, 1536}));
  EXPECT_EQ(parseAmdInstruction("ds_read_u8_d16_hi v1, v2").pieceBytes, 1);
  AmdTraced load =
      parseAmdInstruction("global_load_dwordx4 v[0:3], v[4:5], off offset:-16");
  EXPECT_EQ(load.space, AmdSpace::Device);
  EXPECT_EQ(load.addends, (SmallVector<uint8_t, 3>{1}));
  EXPECT_EQ(load.offsets.front(), -16);
  EXPECT_EQ(load.pieceBytes, 16);
  AmdTraced store = parseAmdInstruction("global_store_short v1, v2, s[4:5]");
  EXPECT_FALSE(store.reads);
  EXPECT_EQ(store.addends, (SmallVector<uint8_t, 3>{0, 2}));
  EXPECT_EQ(store.pieceBytes, 2);
  AmdTraced copy = parseAmdInstruction(
      "buffer_load_dwordx4 v1, s[0:3], s9 offen offset:64 lds");
  EXPECT_EQ(copy.addends, (SmallVector<uint8_t, 3>{0, 1, 2}));
  EXPECT_EQ(copy.does, AmdDoes::Forget) << "nothing is loaded into registers";
  AmdTraced saved =
      parseAmdInstruction("buffer_store_dword v1, v2, s[0:3], 0 offen");
  EXPECT_EQ(saved.addends, (SmallVector<uint8_t, 3>{1, 2, 3}));
  // What is not followed.
  EXPECT_EQ(parseAmdInstruction("global_atomic_add_f32 v1, v2, s[0:1]").space,
            AmdSpace::None);
  EXPECT_EQ(parseAmdInstruction("scratch_load_dword v1, off, off").space,
            AmdSpace::None);
  EXPECT_EQ(parseAmdInstruction("v_mov_b32_dpp v1, v1 row_shr:1").does,
            AmdDoes::Forget);
  EXPECT_EQ(parseAmdInstruction("s_cbranch_execz 4").branch,
            AmdBranch::IfNoLane);
}

/// Code by its text, with operations that cost nothing.
struct Code {
  std::vector<AmdTraced> traced;
  std::vector<ModelOp> ops;

  explicit Code(ArrayRef<const char *> lines) {
    for (const char *line : lines) {
      AmdTraced one = parseAmdInstruction(line);
      ModelOp op;
      op.pipe = Pipe::Fma;
      bool writes = one.space == AmdSpace::None || one.does == AmdDoes::Load;
      if (writes && !one.operands.empty())
        for (unsigned word = 0; word != one.operands[0].words; ++word)
          one.writes.push_back(one.operands[0].slot + word);
      if (one.space == AmdSpace::Device) {
        op.opClass = one.reads ? OpClass::LoadGlobal : OpClass::StoreGlobal;
        op.pipe = Pipe::Memory;
        op.deviceBytes = one.pieceBytes * amdLanes;
        op.pipeCycles = 16;
      }
      if (StringRef(line) == "s_endpgm")
        op.flow = ModelOp::End;
      traced.push_back(std::move(one));
      ops.push_back(op);
    }
  }
};

/// A kernel of one pointer, whose blocks have a number.
KernelResources kernelOf() {
  KernelResources kernel;
  kernel.parameters = {{0, 8}};
  kernel.entry = AmdEntry{0, 2, {true, false, false}};
  return kernel;
}

/// The path's steps that touch device memory, of a block of two waves.
std::vector<PathStep> accessesOf(std::vector<const char *> lines,
                                 const LaunchShape &launch = {}) {
  lines.insert(lines.begin(), "s_load_dwordx2 s[4:5], s[0:1], 0x0");
  lines.push_back("s_endpgm");
  Code code(lines);
  ModelProgram program{"k", lookupGpuTarget("gfx942"), code.ops};
  KernelResources kernel = kernelOf();
  AmdBlock block(code.traced, kernel, launch, 128, 32 * 1024);
  AmdPathFacts facts;
  Path path = amdPath(program, code.traced, block, 4, 1000, &facts);
  std::vector<PathStep> found;
  copy_if(path.steps, std::back_inserter(found), [&](const PathStep &step) {
    return code.ops[step.op].deviceBytes > 0;
  });
  EXPECT_EQ(facts.addressed + facts.unaddressed, found.size());
  return found;
}

/// Beyond the first cache.
float bytesOf(const PathStep &step) { return step.nearBytes + step.farBytes; }

TEST(AmdPath, LinesThatABlockHasLoadedAreInTheFirstCache) {
  std::vector<PathStep> found = accessesOf(
      {"v_lshlrev_b32_e32 v1, 4, v0", "global_load_dwordx4 v[2:5], v1, s[4:5]",
       "v_and_b32_e32 v6, 63, v0", "v_lshlrev_b32_e32 v6, 4, v6",
       "global_load_dwordx4 v[8:11], v6, s[4:5]"});
  ASSERT_EQ(found.size(), 2u);
  // Each of 32 blocks of an XCD needs them.
  EXPECT_FLOAT_EQ(found[0].farBytes, 1024.0f / 32);
  EXPECT_FLOAT_EQ(bytesOf(found[0]), 1024);
  EXPECT_EQ(found[1].nearBytes, 0);
  EXPECT_EQ(found[1].farBytes, 0);
  EXPECT_EQ(found[1].pipeCycles, 64) << "16 pieces of 64 bytes";
}

TEST(AmdPath, OnlyBlocksOfTheGridShareWhatTheyLoad) {
  std::vector<const char *> lines = {"v_lshlrev_b32_e32 v1, 4, v0",
                                     "global_load_dwordx4 v[2:5], v1, s[4:5]"};
  for (auto [blocks, sharers] : {std::pair(1, 1), {8, 1}, {16, 2}, {512, 32}}) {
    LaunchShape launch;
    launch.grid = {unsigned(blocks), 1, 1};
    std::vector<PathStep> found = accessesOf(lines, launch);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_FLOAT_EQ(found[0].farBytes, 1024.0f / sharers) << blocks;
  }
}

TEST(AmdPath, WhatOnlyThisBlockNeedsComesFromMemory) {
  std::vector<PathStep> found =
      accessesOf({"s_lshl_b32 s6, s2, 12", "v_lshl_add_u32 v1, v0, 2, s6",
                  "global_load_dword v2, v1, s[4:5]",
                  "global_store_dword v1, v2, s[4:5]"});
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0].farBytes, 256);
  EXPECT_EQ(found[1].farBytes, 256);
  EXPECT_EQ(found[1].pipeCycles, 16);
}

TEST(AmdPath, LanesApartTouchALineEach) {
  std::vector<PathStep> found = accessesOf(
      {"v_lshlrev_b32_e32 v1, 8, v0", "global_load_dword v2, v1, s[4:5]",
       "v_mov_b32_e32 v3, 0", "global_load_dword v4, v3, s[4:5] offset:128"});
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0].pipeCycles, 4 * 64);
  EXPECT_FLOAT_EQ(bytesOf(found[0]), 64 * 128);
  // One line, which the first of two waves loads.
  EXPECT_EQ(found[1].pipeCycles, 16);
  EXPECT_FLOAT_EQ(bytesOf(found[1]), 128 / 2);
}

TEST(AmdPath, AddressesOf64BitsAreAddedWithCarries) {
  // The same address by three ways; the third one is a line further.
  std::vector<PathStep> found = accessesOf(
      {"v_lshlrev_b32_e32 v1, 2, v0", "v_mov_b32_e32 v2, s4",
       "v_mov_b32_e32 v3, s5", "v_add_co_u32_e32 v4, vcc, v2, v1",
       "v_addc_co_u32_e32 v5, vcc, 0, v3, vcc",
       "global_load_dword v9, v[4:5], off",
       "v_mad_u64_u32 v[6:7], s[8:9], v0, 4, v[2:3]",
       "global_load_dword v9, v[6:7], off", "v_mov_b32_e32 v8, v0",
       "v_mov_b32_e32 v9, 0", "v_lshl_add_u64 v[8:9], v[8:9], 2, s[4:5]",
       "global_load_dword v9, v[8:9], off offset:512"});
  ASSERT_EQ(found.size(), 3u);
  EXPECT_GT(found[0].nearBytes, 0);
  EXPECT_EQ(bytesOf(found[1]), 0);
  EXPECT_FLOAT_EQ(bytesOf(found[2]), 256);
}

TEST(AmdPath, NumbersInMemoryAreArbitraryButStay) {
  // Rows whose numbers were loaded: lanes of a wave go apart, and the same way
  // again.
  std::vector<PathStep> found = accessesOf(
      {"v_lshlrev_b32_e32 v1, 2, v0", "global_load_dword v2, v1, s[4:5]",
       "v_lshlrev_b32_e32 v3, 2, v2", "global_load_dword v4, v3, s[4:5]",
       "global_load_dword v5, v3, s[4:5]"});
  ASSERT_EQ(found.size(), 3u);
  EXPECT_GT(found[1].pipeCycles, 4 * 60);
  EXPECT_EQ(bytesOf(found[2]), 0);
}

TEST(AmdPath, WhatIsUnknownIsAsTheOperationHasIt) {
  // A number that floats decide.
  std::vector<PathStep> found =
      accessesOf({"v_exp_f32_e32 v1, v0", "global_load_dword v2, v1, s[4:5]"});
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].pipeCycles, -1);
  EXPECT_EQ(found[0].farBytes, 256);
}

ModelOp flowOp(ModelOp::Flow flow, uint32_t target) {
  ModelOp op;
  op.flow = flow;
  op.target = target;
  return op;
}

TEST(AmdWalk, GuardedLoadsBehindALoopAreInIt) {
  std::vector<ModelOp> ops(7);
  std::vector<AmdTraced> code(7);
  // 0: where any lane works, 4; 1: the loop's end; 2: a jump; 3: the end of the
  // kernel; 4 and 5: what is guarded, and back to 1.
  ops[0] = flowOp(ModelOp::Branch, 4);
  code[0].branch = AmdBranch::IfAnyLane;
  ops[1] = flowOp(ModelOp::Branch, 0);
  ops[2] = flowOp(ModelOp::Jump, 3);
  ops[3].flow = ModelOp::End;
  ops[4].opClass = OpClass::LoadGlobal;
  ops[5] = flowOp(ModelOp::Jump, 1);
  ops[6].flow = ModelOp::End;
  Path path = amdWalk(ops, code, 3, 100);
  EXPECT_EQ(
      count_if(path.steps, [](const PathStep &step) { return step.op == 4; }),
      3);
  EXPECT_EQ(path.steps.back().op, 3u);
  EXPECT_EQ(path.steps.back().turn, 1u);
}

TEST(AmdWalk, SomeLaneAlwaysWorks) {
  std::vector<ModelOp> ops(4);
  std::vector<AmdTraced> code(4);
  // Back to the loop's begin where no lane works, before what it guards.
  ops[1] = flowOp(ModelOp::Branch, 0);
  code[1].branch = AmdBranch::IfNoLane;
  ops[2] = flowOp(ModelOp::Branch, 0);
  ops[3].flow = ModelOp::End;
  Path path = amdWalk(ops, code, 4, 100);
  EXPECT_EQ(path.steps.size(), 4u * 3 + 1);
}

TEST(AmdWalk, ABranchBackToTheEndIsNoLoop) {
  std::vector<ModelOp> ops(4);
  // 0: around the end at 1; 2: back to it where nothing is to be done.
  ops[0] = flowOp(ModelOp::Branch, 2);
  ops[1].flow = ModelOp::End;
  ops[2] = flowOp(ModelOp::Branch, 1);
  ops[3].flow = ModelOp::End;
  EXPECT_TRUE(findModelLoops(ops).empty());
  Path path = amdWalk(ops, std::vector<AmdTraced>(4), 4, 100);
  EXPECT_EQ(path.steps.back().op, 3u);
}

} // namespace
