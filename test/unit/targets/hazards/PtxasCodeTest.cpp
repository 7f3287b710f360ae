//===- PtxasCodeTest.cpp - ptxas's code is right, and weaker code is not --===//
//
// Positive: whatever ptxas makes of the corpus has no hazards. Negative: one
// field of one control word made weaker, at random; each is flagged where it
// hurts or has a proof that it hurts nobody, and nothing else is flagged.
//
//===----------------------------------------------------------------------===//
#include "targets/gpu/GpuTarget.h"
#include "test/unit/targets/CompileForTest.h"
#include "test/unit/targets/hazards/HazardTesting.h"
#include "llvm/ADT/STLExtras.h"
#include <map>
#include <random>

using namespace kiln;
using namespace llvm;

namespace {

struct KernelCode {
  std::string name;
  std::vector<uint8_t> bytes;
};

std::vector<KernelCode> codeIn(MemoryBufferRef file) {
  std::vector<KernelCode> found;
  auto resources = readResources(file);
  if (!resources) {
    ADD_FAILURE() << toString(resources.takeError());
    return found;
  }
  for (const KernelResources &kernel : *resources) {
    StringRef text =
        file.getBuffer().substr(kernel.codeOffset, kernel.codeBytes);
    found.push_back({kernel.kernel, {text.bytes_begin(), text.bytes_end()}});
  }
  return found;
}

/// A kernel of the corpus through llc and ptxas; empty where the GPU lacks what
/// it needs.
std::vector<KernelCode> compiled(StringRef name, StringRef gpu) {
  LLVMContext context;
  std::unique_ptr<Module> module = corpusModule(name + "/kernel.ll", context);
  if (!module)
    return {};
  Expected<std::string> ptx = emitForTest(*module, verifiedFor(gpu));
  if (!ptx) {
    std::string message = toString(ptx.takeError());
    EXPECT_NE(message.find("does not have"), std::string::npos) << message;
    return {};
  }
  Expected<std::string> cubin = assemble(*ptx, *lookupGpuTarget(gpu));
  if (!cubin) {
    ADD_FAILURE() << toString(cubin.takeError());
    return {};
  }
  return codeIn(MemoryBufferRef(*cubin, "a cubin"));
}

class PtxasCode : public testing::TestWithParam<const char *> {
protected:
  void SetUp() override {
    if (Expected<std::string> ptxas = findCudaTool("ptxas"); !ptxas)
      GTEST_SKIP() << toString(ptxas.takeError());
  }
};

TEST_P(PtxasCode, HasNoHazards) {
  const GpuTarget &gpu = *lookupGpuTarget(GetParam());
  unsigned kernels = 0, instructions = 0, refused = 0;
  for (StringRef name : corpusCases)
    for (const KernelCode &code : compiled(name, GetParam())) {
      HazardReport report = checkHazards(code.bytes, gpu);
      EXPECT_EQ(hazardText(report), "") << code.name;
      EXPECT_GT(report.dependences, report.instructions / 2) << code.name;
      ++kernels;
      instructions += report.instructions;
      refused += report.refused;
    }
  EXPECT_GE(kernels, 10u);
  EXPECT_LE(refused * 200, instructions);
}

INSTANTIATE_TEST_SUITE_P(Corpus, PtxasCode,
                         testing::Values("sm_80", "sm_86", "sm_90a", "sm_100a",
                                         "sm_120"),
                         [](const auto &info) {
                           return std::string(info.param);
                         });

TEST(PtxasFiles, HaveNoHazards) {
  for (auto [file, gpu] : {std::pair("spill_sm_75.cubin", "sm_75"),
                           std::pair("spill_sm_80_cuda12.cubin", "sm_80"),
                           std::pair("spill_sm_90a.cubin", "sm_90a"),
                           std::pair("spill_sm_90a_cuda12.cubin", "sm_90a"),
                           std::pair("spill_sm_100a.cubin", "sm_100a")}) {
    std::unique_ptr<MemoryBuffer> buffer =
        testFile(std::string("targets/data/") + file);
    for (const KernelCode &code : codeIn(buffer->getMemBufferRef()))
      EXPECT_EQ(hazardText(checkHazards(code.bytes, *lookupGpuTarget(gpu))), "")
          << file << ' ' << code.name;
  }
}

//===----------------------------------------------------------------------===//

enum Weakening { Stall, Wait, WriteScoreboard, ReadScoreboard, Weakenings };
constexpr const char *weakeningNames[] = {"stall", "wait", "write scoreboard",
                                          "read scoreboard"};

/// The control word made weaker in one field; nullopt where it has no such
/// field.
std::optional<SassControl> weakened(SassControl control, Weakening how,
                                    std::mt19937_64 &random) {
  switch (how) {
  case Stall:
    if (control.stall < 2)
      return std::nullopt;
    --control.stall;
    control.keepsTurn = control.stall < 12 && control.keepsTurn;
    return control;
  case Wait: {
    SmallVector<unsigned> bits;
    for (unsigned bit = 0; bit != SassControl::barriers; ++bit)
      if (control.waitMask >> bit & 1)
        bits.push_back(bit);
    if (bits.empty())
      return std::nullopt;
    control.waitMask &= ~(1u << bits[random() % bits.size()]);
    return control;
  }
  case WriteScoreboard:
    if (control.writeBarrier == SassControl::none)
      return std::nullopt;
    control.writeBarrier = SassControl::none;
    return control;
  default:
    if (control.readBarrier == SassControl::none)
      return std::nullopt;
    control.readBarrier = SassControl::none;
    return control;
  }
}

/// Kernels with every kind of producer: warp groups, LDGSTS, LDS, SHFL, MUFU.
constexpr std::pair<const char *, const char *> weakenedKernels[] = {
    {"attention_d128", "sm_90a"},
    {"matmul_postop_add", "sm_90a"},
    {"layernorm_fwd", "sm_90a"},
    {"cross_entropy", "sm_80"},
    {"paged_decode", "sm_120"}};

TEST(WeakenedCode, IsFlaggedOrHarmless) {
  if (Expected<std::string> ptxas = findCudaTool("ptxas"); !ptxas)
    GTEST_SKIP() << toString(ptxas.takeError());
  constexpr uint64_t seed = 20261124;
  std::mt19937_64 random(seed);
  unsigned tried[Weakenings] = {}, flagged[Weakenings] = {};
  for (auto [name, gpuName] : weakenedKernels) {
    const GpuTarget &gpu = *lookupGpuTarget(gpuName);
    for (KernelCode &code : compiled(name, gpuName)) {
      unsigned count = code.bytes.size() / sassInstructionBytes;
      for (unsigned draw = 0; draw != 2000; ++draw) {
        unsigned index = random() % count;
        auto how = Weakening(random() % Weakenings);
        uint8_t *at = code.bytes.data() + index * sassInstructionBytes;
        SassControl before = sassControl({at, sassInstructionBytes});
        std::optional<SassControl> after = weakened(before, how, random);
        if (!after)
          continue;
        patchControl(at, *after);
        HazardReport report = checkHazards(code.bytes, gpu);
        patchControl(at, before);
        ++tried[how];
        flagged[how] += !report.hazards.empty();
        std::string where =
            formatv("seed {0}, {1} for {2}, {3} of {4:x}", seed, name, gpuName,
                    weakeningNames[how], index * sassInstructionBytes);
        for (const Hazard &hazard : report.hazards) {
          bool isByCycles = hazard.needed != 0;
          EXPECT_EQ(isByCycles, how == Stall) << where;
          // One cycle less is one cycle too few.
          if (isByCycles)
            EXPECT_EQ(hazard.needed, hazard.found + 1) << where;
        }
      }
    }
  }
  for (unsigned how = 0; how != Weakenings; ++how) {
    RecordProperty(weakeningNames[how],
                   formatv("{0} of {1}", flagged[how], tried[how]).str());
    outs() << weakeningNames[how] << ": " << flagged[how] << " of "
           << tried[how] << " flagged\n";
    EXPECT_GT(tried[how], 50u);
  }
}

/// Each dependence that ptxas left no cycle too many: one less is flagged
/// there.
TEST(WeakenedCode, TightDistancesAreFlaggedWhereTheyAre) {
  if (Expected<std::string> ptxas = findCudaTool("ptxas"); !ptxas)
    GTEST_SKIP() << toString(ptxas.takeError());
  const GpuTarget &gpu = *lookupGpuTarget("sm_90a");
  for (KernelCode &code : compiled("attention_d128", "sm_90a")) {
    std::vector<ObservedDependence> tight;
    checkHazards(code.bytes, gpu, {},
                 [&](const ObservedDependence &dependence) {
                   if (dependence.found == dependence.needed &&
                       dependence.producer < dependence.offset)
                     tight.push_back(dependence);
                 });
    EXPECT_GT(tight.size(), 100u);
    unsigned checked = 0;
    for (unsigned i = 0; i < tight.size(); i += tight.size() / 100) {
      const ObservedDependence &dependence = tight[i];
      // The first of those in between that waits more than a cycle; the path
      // may leave out what is after it, but not the producer.
      uint8_t *at = code.bytes.data() + dependence.producer;
      SassControl before = sassControl({at, sassInstructionBytes});
      if (before.stall < 2)
        continue;
      SassControl after = before;
      --after.stall;
      patchControl(at, after);
      HazardReport report = checkHazards(code.bytes, gpu);
      patchControl(at, before);
      EXPECT_TRUE(any_of(report.hazards,
                         [&](const Hazard &hazard) {
                           return hazard.offset == dependence.offset &&
                                  hazard.producer == dependence.producer &&
                                  hazard.kind == dependence.kind;
                         }))
          << formatv("{0:x} after {1:x}\n", dependence.offset,
                     dependence.producer)
                 .str()
          << hazardText(report);
      ++checked;
    }
    EXPECT_GT(checked, 20u);
  }
}

} // namespace
