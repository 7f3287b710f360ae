// Kernels in Triton's language from memory: tile IR, messages as data, and the
// configurations of autotuners.
#include "tools/entry/PythonSource.h"
#include "tools/driver/Compile.h"

#include "targets/gpu/GpuTarget.h"
#include <gtest/gtest.h>

using namespace kiln;
using namespace llvm;

namespace {

constexpr StringLiteral program = R"(
import triton
import triton.language as tl

@triton.autotune(configs=[triton.Config({"BLOCK": 64}, num_warps=2),
                          triton.Config({"BLOCK": 256}, num_warps=8, num_stages=4)],
                 key=[])
@triton.jit
def fill(x_ptr, value, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, BLOCK), value)
)";

PythonOptions optionsOf(StringRef gpu) {
  PythonOptions options;
  options.target = lookupGpuTarget(gpu);
  options.signature = "*fp32:16, fp32";
  return options;
}

TEST(PythonSource, CompilesFromMemory) {
  Expected<PythonKernel> kernel =
      compilePython({program, "fill.py"}, "", optionsOf("gfx942"));
  ASSERT_TRUE(bool(kernel)) << toString(kernel.takeError());
  EXPECT_EQ(kernel->name, "fill");
  EXPECT_EQ(kernel->tile->getBufferIdentifier(), "fill.py.ttir");
  CompileOptions options;
  options.target = lookupGpuTarget("gfx942");
  kernel->apply(options);
  Expected<Compiled> compiled =
      compileKernel(*kernel->tile, options, Stage::Asm);
  ASSERT_TRUE(bool(compiled)) << toString(compiled.takeError());
  EXPECT_EQ(compiled->kernels[0].threadsPerBlock, 2u * 64);
  EXPECT_EQ(compiled->kernels[0].parameters[0].name, "x_ptr");
  EXPECT_EQ(compiled->kernels[0].parameters[1].name, "value");
}

TEST(PythonSource, TakesTheConfigurationThatAgrees) {
  PythonOptions options = optionsOf("sm_90a");
  Expected<PythonKernel> first =
      compilePython({program, "fill.py"}, "fill", options);
  ASSERT_TRUE(bool(first)) << toString(first.takeError());
  EXPECT_EQ(first->numWarps, 2u);
  EXPECT_NE(first->messages.text.find("configuration 1 of 2"),
            std::string::npos);
  EXPECT_EQ(first->messages.errors, 0u);

  options.constants = {{"BLOCK", "256"}};
  Expected<PythonKernel> second =
      compilePython({program, "fill.py"}, "fill", options);
  ASSERT_TRUE(bool(second)) << toString(second.takeError());
  EXPECT_EQ(second->numWarps, 8u);
  EXPECT_EQ(second->numStages, 4u);
  EXPECT_TRUE(second->messages.empty()); // it was chosen by name

  options.numWarps = 1; // what is asked for wins
  Expected<PythonKernel> asked =
      compilePython({program, "fill.py"}, "fill", options);
  ASSERT_TRUE(bool(asked)) << toString(asked.takeError());
  EXPECT_EQ(asked->numWarps, 1u);
}

TEST(PythonSource, ListsConfigurations) {
  PythonOptions options;
  Expected<std::vector<PythonConfiguration>> all =
      pythonConfigurations({program, "fill.py"}, "fill", options);
  ASSERT_TRUE(bool(all)) << toString(all.takeError());
  ASSERT_EQ(all->size(), 2u);
  EXPECT_EQ((*all)[1].constants[0],
            std::pair(std::string("BLOCK"), std::string("256")));
  EXPECT_EQ((*all)[1].numStages, 4u);
}

TEST(PythonSource, ErrorsAreData) {
  Expected<PythonKernel> kernel = compilePython(
      {"import triton\n@triton.jit\ndef f(x):\n    y = x +\n", "wrong.py"}, "f",
      optionsOf("sm_90a"));
  ASSERT_FALSE(bool(kernel));
  bool seen = false;
  handleAllErrors(kernel.takeError(), [&](const SourceError &error) {
    seen = true;
    EXPECT_EQ(error.summary(), "1 error in wrong.py");
    EXPECT_EQ(error.messages.errors, 1u);
    const json::Object *message = error.messages.json[0].getAsObject();
    ASSERT_TRUE(message);
    EXPECT_EQ(message->getString("severity"), "error");
    EXPECT_EQ(message->getString("file"), "wrong.py");
    EXPECT_EQ(message->getInteger("line"), 4);
    EXPECT_NE(error.messages.text.find("wrong.py:4:"), std::string::npos);
  });
  EXPECT_TRUE(seen);
}

TEST(PythonSource, ListsKernels) {
  Expected<std::string> text = listPythonKernels({program, "fill.py"}, {});
  ASSERT_TRUE(bool(text)) << toString(text.takeError());
  EXPECT_NE(text->find("fill.py:fill"), std::string::npos);
  EXPECT_NE(text->find("autotune or heuristics give it"), std::string::npos);
}

} // namespace
