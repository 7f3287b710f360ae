// What tile IR asserts of its parameters, and assertions instead of it.
#include "targets/gpu/GpuTarget.h"
#include "tools/driver/TileToLLVM.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace llvm;

static std::unique_ptr<MemoryBuffer> corpus(StringRef kernel) {
  auto buffer =
      MemoryBuffer::getFile(KILN_TEST_DIR "/corpus/" + kernel + "/kernel.ttir");
  EXPECT_TRUE(bool(buffer));
  return std::move(*buffer);
}

static constexpr FactMask aligned = maskOf(Fact::Divisible16);

static std::string assembly(StringRef text, std::vector<FactMask> facts) {
  CompileOptions options;
  options.target = lookupGpuTarget("sm_90a");
  options.facts = std::move(facts);
  Expected<Compiled> compiled =
      compileKernel(MemoryBufferRef(text, "k.ttir"), options, Stage::Asm);
  return compiled ? compiled->assembly : toString(compiled.takeError());
}

TEST(TileFacts, NamesAndAssertions) {
  auto parameters = tileParameters(*corpus("softmax"), "");
  ASSERT_TRUE(bool(parameters)) << toString(parameters.takeError());
  std::string text;
  for (const TileParameter &parameter : *parameters)
    text += parameter.name + (parameter.facts == aligned ? ":16 " : " ");
  EXPECT_EQ(text, "out_ptr:16 in_ptr:16 in_row_stride out_row_stride "
                  "n_rows:16 n_cols ");
}

TEST(TileFacts, OfOtherDivisors) {
  auto facts = [](StringRef attribute) {
    std::string text = ("tt.func public @k(%p: !tt.ptr<f32> {" + attribute +
                        "}) { tt.return }")
                           .str();
    auto parameters = tileParameters(MemoryBufferRef(text, "k.ttir"), "k");
    EXPECT_TRUE(bool(parameters)) << toString(parameters.takeError());
    return parameters->front();
  };
  EXPECT_EQ(facts("tt.divisibility = 8 : i32").facts, maskOf(Fact::Divisible8));
  EXPECT_EQ(facts("tt.divisibility = 4 : i32").facts, maskOf(Fact::Divisible8));
  EXPECT_EQ(facts("tt.divisibility = 1 : i32").facts, 0);
  EXPECT_EQ(facts("tt.divisibility = 64 : i32").otherFact,
            "tt.divisibility = 64");
  EXPECT_EQ(facts("tt.pointer_range = 32 : i32").facts,
            maskOf(Fact::PointerRange32));
  EXPECT_EQ(facts("").name, "arg0");
}

TEST(TileFacts, DecideTheWidthOfAccesses) {
  std::unique_ptr<MemoryBuffer> add = corpus("vector_add");
  std::string all = assembly(add->getBuffer(), std::vector(4, aligned));
  EXPECT_NE(all.find("ld.global.v4"), std::string::npos) << all;
  std::string none = assembly(add->getBuffer(), std::vector<FactMask>(4, 0));
  EXPECT_EQ(none.find("ld.global.v"), std::string::npos) << none;
  EXPECT_NE(none.find("ld.global.b32"), std::string::npos) << none;
}

TEST(TileFacts, OneIsAConstant) {
  const char *text = R"(
    tt.func public @k(%p: !tt.ptr<i32>, %stride: i32) {
      %c7 = arith.constant 7 : i32
      %offset = arith.muli %stride, %c7 : i32
      %q = tt.addptr %p, %offset : !tt.ptr<i32>, i32
      tt.store %q, %stride : !tt.ptr<i32>
      tt.return
    })";
  EXPECT_NE(assembly(text, {0, 0}).find("k_param_1]"), std::string::npos);
  EXPECT_EQ(assembly(text, {0, maskOf(Fact::EqualToOne)}).find("k_param_1]"),
            std::string::npos);
}

TEST(TileFacts, ErrorsSayWhatDoesNotFit) {
  const char *text = "tt.func public @k(%p: !tt.ptr<i32>) { tt.return }";
  EXPECT_EQ(assembly(text, {0, 0}),
            "k.ttir: the kernel 'k' takes 1 arguments, not 2");
  EXPECT_EQ(assembly(text, {maskOf(Fact::EqualToOne)}),
            "k.ttir: parameter 0 of 'k' is no integer that could be 1");
  std::string two =
      std::string(text) + "tt.func public @l(%p: !tt.ptr<i32>) { tt.return }";
  EXPECT_EQ(
      toString(tileParameters(MemoryBufferRef(two, "k.ttir"), "").takeError()),
      "k.ttir: there are 2 kernels here; say which one is meant, as "
      "FILE:KERNEL");
}
