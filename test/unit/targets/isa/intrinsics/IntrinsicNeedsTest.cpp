//===- IntrinsicNeedsTest.cpp - which GPU has which intrinsic -------------===//
//
// What the records say of a sample is what LLVM does: it selects the intrinsic
// where a record has it, and ends the process where none does.
//
//===----------------------------------------------------------------------===//
#include "targets/isa/intrinsics/IntrinsicNeeds.h"
#include "targets/codegen/CodeGen.h"
#include "targets/codegen/CodePipeline.h"
#include "targets/codegen/Machine.h"
#include "targets/codegen/Requirements.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Target/TargetMachine.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace llvm;

namespace {

/// One call of an intrinsic: its type, and operands made of %i (i32), %f
/// (float), %h (<2 x half>), %g and %s (pointers to global and shared memory).
struct Sample {
  const char *result, *name, *operands, *has, *lacks;
};

constexpr Sample samples[] = {
    {"i32", "llvm.nvvm.redux.sync.add", "i32 %i, i32 %i", "sm_80", "sm_75"},
    {"float", "llvm.nvvm.redux.sync.fmin", "float %f, i32 %i", "sm_100a",
     "sm_100"},
    {"i1", "llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta",
     "ptr addrspace(3) %s, i32 %i", "sm_90", "sm_89"},
    {"i1", "llvm.nvvm.mbarrier.test.wait.parity.scope.cta.space.cta",
     "ptr addrspace(3) %s, i32 %i", "sm_80", "sm_75"},
    {"void", "llvm.nvvm.barrier.cluster.arrive", "", "sm_90a", "sm_80"},
    {"<2 x half>", "llvm.nvvm.ex2.approx.v2f16", "<2 x half> %h", "sm_75",
     "sm_70"},
    {"i32", "llvm.amdgcn.permlanex16.i32",
     "i32 %i, i32 %i, i32 %i, i32 %i, i1 false, i1 false", "gfx1030", "gfx942"},
    {"<2 x float>", "llvm.amdgcn.cvt.pk.f32.fp8", "i32 %i, i1 false", "gfx942",
     "gfx90a"},
    {"void", "llvm.amdgcn.global.load.lds",
     "ptr addrspace(1) %g, ptr addrspace(3) %s, i32 4, i32 0, i32 0", "gfx90a",
     "gfx1100"},
    {"void", "llvm.amdgcn.global.load.lds",
     "ptr addrspace(1) %g, ptr addrspace(3) %s, i32 4, i32 0, i32 0", "gfx950",
     "gfx1201"},
};

/// The operands' types alone, as a declaration has them.
std::string typesOf(StringRef operands) {
  SmallVector<StringRef> parts;
  operands.split(parts, ", ", -1, /*KeepEmpty=*/false);
  return join(
      map_range(
          parts,
          [](StringRef part) {
            auto [type, value] = part.rsplit(' ');
            return (type + (value.starts_with("%") ? "" : " immarg")).str();
          }),
      ", ");
}

std::unique_ptr<Module> parse(const Sample &sample, const GpuTarget &gpu,
                              LLVMContext &context) {
  bool isVoid = StringRef(sample.result) == "void";
  std::string call = (Twine(isVoid ? "" : "%r = ") + "call " + sample.result +
                      " @" + sample.name + "(" + sample.operands + ")\n")
                         .str();
  if (!isVoid)
    call +=
        std::string("store ") + sample.result + " %r, ptr addrspace(1) %g\n";
  std::string text =
      std::string("declare ") + sample.result + " @" + sample.name + "(" +
      typesOf(sample.operands) + ")\ndefine " +
      (gpu.isNvidia() ? "ptx_kernel" : "amdgpu_kernel") +
      " void @kernel(ptr addrspace(1) %g, ptr addrspace(3) %s) {\n"
      "%i = load volatile i32, ptr addrspace(1) %g\n"
      "%f = load volatile float, ptr addrspace(1) %g\n"
      "%h = load volatile <2 x half>, ptr addrspace(1) %g\n" +
      call + "ret void\n}\n";
  SMDiagnostic problem;
  std::unique_ptr<Module> module = parseAssemblyString(text, problem, context);
  EXPECT_TRUE(module) << sample.name << ": " << problem.getMessage().str();
  return module;
}

/// Generates code without asking the records.
void generate(const Sample &sample, const GpuTarget &gpu) {
  LLVMContext context;
  std::unique_ptr<Module> module = parse(sample, gpu, context);
  CodeGenOptions options;
  options.target = &gpu;
  std::unique_ptr<TargetMachine> machine =
      createTargetMachine(options, SharedPointers::Wide);
  module->setTargetTriple(machine->getTargetTriple());
  module->setDataLayout(machine->createDataLayout());
  consumeError(runToAssembly(*module, *machine,
                             std::make_unique<CompilationDirectives>(),
                             PipelineWatch())
                   .takeError());
}

TEST(IntrinsicNeeds, AreWhatLlvmSelects) {
  for (const Sample &sample : samples) {
    const GpuTarget &has = *lookupGpuTarget(sample.has),
                    &lacks = *lookupGpuTarget(sample.lacks);
    const IntrinsicNeed *need = lookupIntrinsicNeed(sample.name);
    ASSERT_TRUE(need) << sample.name;
    EXPECT_TRUE(hasIntrinsic(has, *need)) << sample.name;
    EXPECT_FALSE(hasIntrinsic(lacks, *need)) << sample.name;

    LLVMContext context;
    CodeGenOptions options;
    options.target = &has;
    std::unique_ptr<Module> good = parse(sample, has, context);
    ASSERT_EQ(toString(prepareModule(*good, options)), "");
    EXPECT_EQ(toString(emitAssembly(*good, options).takeError()), "");

    options.target = &lacks;
    std::string problem =
        toString(prepareModule(*parse(sample, lacks, context), options));
    EXPECT_NE(problem.find(std::string("uses ") + sample.name + ", which " +
                           sample.lacks + " does not have (" + ownersOf(*need)),
              std::string::npos)
        << problem;
    EXPECT_DEATH(generate(sample, lacks), "Cannot select|LLVM ERROR")
        << sample.name;
  }
}

TEST(IntrinsicNeeds, SpeakForNamesBehindADot) {
  const IntrinsicNeed *redux = lookupIntrinsicNeed("llvm.nvvm.redux.sync.add");
  ASSERT_TRUE(redux);
  EXPECT_EQ(ownersOf(*redux), "sm_80 and later have it");
  EXPECT_EQ(lookupIntrinsicNeed("llvm.nvvm.redux.sync.add.i32"), redux);
  EXPECT_EQ(lookupIntrinsicNeed("llvm.nvvm.read.ptx.sreg.tid.x"), nullptr);
  EXPECT_EQ(lookupIntrinsicNeed("llvm.nvvm"), nullptr);
  EXPECT_EQ(lookupIntrinsicNeed("kernel"), nullptr);
  EXPECT_EQ(ownersOf({"x", "gfx950", 0}), "only gfx950 has it");
  EXPECT_EQ(ownersOf({"x", "gfx942 gfx12*", 0}), "gfx942, gfx12* have it");
}

TEST(IntrinsicNeeds, NameGpusThatThereAre) {
  for (const IntrinsicNeed &need : allIntrinsicNeeds()) {
    bool nvidia = StringRef(need.name).starts_with("llvm.nvvm.");
    bool none = true;
    for (const GpuTarget &gpu : allGpuTargets())
      if (hasIntrinsic(gpu, need)) {
        none = false;
        EXPECT_EQ(gpu.isNvidia(), nvidia) << need.name;
      }
    // What only gfx1251 has, which is no GPU of ours, is there to be refused.
    if (none)
      EXPECT_STREQ(need.gpus, "gfx1251") << need.name;
  }
}

TEST(IntrinsicNeeds, KnowVersionsOfPtx) {
  const Sample elect = {"{i32, i1}", "llvm.nvvm.elect.sync", "i32 %i", "sm_90",
                        "sm_89"};
  const GpuTarget &gpu = *lookupGpuTarget("sm_90");
  LLVMContext context;
  CodeGenOptions options;
  options.target = &gpu;
  options.ptxVersion = 78;
  std::string problem =
      toString(prepareModule(*parse(elect, gpu, context), options));
  EXPECT_NE(problem.find("llvm.nvvm.elect.sync, which PTX has from 8.0 on, but "
                         "PTX 7.8 is to be written"),
            std::string::npos)
      << problem;
  options.ptxVersion = 80;
  EXPECT_EQ(toString(prepareModule(*parse(elect, gpu, context), options)), "");
}

} // namespace
