// Where indirect branches may go: what ptxas writes, and anything else.
#include "targets/object/NvInfo.h"
#include "targets/gpu/GpuTarget.h"
#include "test/unit/targets/TestFiles.h"
#include "llvm/Support/Endian.h"
#include <random>

using namespace kiln;
using namespace llvm;

namespace {

struct SwitchKernel {
  SwitchKernel() : file(testFile("targets/data/switch_sm_90a.cubin")) {
    Expected<ElfView> elf = ElfView::read(file->getMemBufferRef());
    code = elf->find(".text.choose")->contents;
    gpu = lookupGpuTarget("sm_90a");
  }
  SassBranchTargets targetsOf(ArrayRef<uint32_t> words) const {
    std::vector<uint8_t> bytes(4 * words.size());
    for (size_t i = 0; i != words.size(); ++i)
      support::endian::write32le(&bytes[4 * i], words[i]);
    SassBranchTargets targets;
    addBranchTargets(bytes, code, *gpu, targets);
    return targets;
  }

  std::unique_ptr<MemoryBuffer> file;
  ArrayRef<uint8_t> code;
  const GpuTarget *gpu;
};

/// nvdisasm 13.2 prints these of the file.
const SassBranchTargets expected = {
    {0xe0, {0xf0, 0x120, 0x140, 0x190, 0x1e0, 0x220}}};

TEST(NvInfo, ListsWhereIndirectBranchesGo) {
  EXPECT_EQ(
      testKernel("targets/data/switch_sm_90a.cubin", "choose").branchTargets,
      expected);
  SwitchKernel kernel;
  Expected<ElfView> elf = ElfView::read(kernel.file->getMemBufferRef());
  EXPECT_EQ(branchTargetsOf(*elf, "choose", kernel.code, *kernel.gpu),
            expected);
  EXPECT_EQ(branchTargetsOf(*elf, "other", kernel.code, *kernel.gpu),
            SassBranchTargets());
  EXPECT_TRUE(testKernel("targets/data/spill_sm_90a.cubin", "spill")
                  .branchTargets.empty());
}

TEST(NvInfo, TakesEachPositionOnce) {
  EXPECT_EQ(SwitchKernel().targetsOf({0xe0, 0, 3, 0x1e0, 0xf0, 0x1e0, //
                                      0xe0, 0, 1, 0x120}),
            (SassBranchTargets{{0xe0, {0xf0, 0x120, 0x1e0}}}));
}

TEST(NvInfo, BelievesNoneOfAListThatDoesNotFit) {
  SwitchKernel kernel;
  const SassBranchTargets none;
  EXPECT_EQ(kernel.targetsOf({}), none);
  EXPECT_EQ(kernel.targetsOf({0xe0, 0}), none) << "no count";
  EXPECT_EQ(kernel.targetsOf({0xe0, 0, 0}), none) << "no places";
  EXPECT_EQ(kernel.targetsOf({0xe0, 0, 3, 0xf0, 0x120}), none) << "one short";
  EXPECT_EQ(kernel.targetsOf({0xe0, 0, UINT32_MAX, 0xf0}), none);
  EXPECT_EQ(kernel.targetsOf({0xd0, 0, 1, 0xf0}), none) << "no branch there";
  EXPECT_EQ(kernel.targetsOf({0xe8, 0, 1, 0xf0}), none) << "no instruction";
  EXPECT_EQ(kernel.targetsOf({0xe0, 0, 1, 0xf4}), none);
  EXPECT_EQ(kernel.targetsOf({0xe0, 0, 1, uint32_t(kernel.code.size())}), none);
  EXPECT_EQ(kernel.targetsOf({UINT32_MAX & ~15, 0, 1, 0xf0}), none);
  // One that fits does not save its neighbour.
  EXPECT_EQ(kernel.targetsOf({0xe0, 0, 1, 0xf0, 0xd0, 0, 1, 0xf0}), none);
  // Bytes after the last word.
  std::vector<uint8_t> odd = {0xe0, 0, 0, 0, 0, 0, 0, 0, 1,
                              0,    0, 0, 0, 1, 0, 0, 0};
  odd[12] = 0xf0, odd[13] = 0;
  SassBranchTargets targets;
  addBranchTargets(odd, kernel.code, *kernel.gpu, targets);
  EXPECT_EQ(targets, none);
}

TEST(NvInfo, RandomListsAreBelievedOnlyWhereTheyFit) {
  constexpr unsigned seed = 1134;
  SCOPED_TRACE(seed);
  std::mt19937 random(seed);
  SwitchKernel kernel;
  const std::vector<uint32_t> words = {0xe0,  0,     6,     0xf0, 0x120,
                                       0x140, 0x190, 0x1e0, 0x220};
  unsigned believed = 0;
  for (unsigned trial = 0; trial != 2000; ++trial) {
    std::vector<uint32_t> changed = words;
    changed.resize(random() % 4 ? words.size() : random() % 12);
    for (unsigned changes = random() % 3; changes && !changed.empty();
         --changes)
      changed[random() % changed.size()] =
          random() % 2 ? random() % 64 * 8 : random();
    for (auto &[branch, places] : kernel.targetsOf(changed)) {
      ++believed;
      EXPECT_EQ(branch, 0xe0u);
      for (uint64_t place : places)
        EXPECT_TRUE(place % 16 == 0 && place < kernel.code.size());
    }
  }
  EXPECT_GT(believed, 100u);
}

} // namespace
