//===- TracePtx.h - the paths and times of a few lines of PTX -------------===//
#ifndef KILN_TEST_UNIT_TARGETS_SIMULATOR_TRACEPTX_H
#define KILN_TEST_UNIT_TARGETS_SIMULATOR_TRACEPTX_H

#include "targets/simulator/Simulate.h"
#include "targets/simulator/path/TracePath.h"
#include "test/unit/targets/CompileForTest.h"
#include "llvm/Support/FormatVariadic.h"

namespace kiln {

struct TracedPtx {
  std::vector<Path> paths;
  ModelProgram program;
  std::string cubin;

  /// A warp's own actions of a kind, but for those of no consequence.
  std::vector<PathSync> all(unsigned warp, SyncKind kind) const {
    std::vector<PathSync> found;
    for (const PathStep &step : paths[warp].steps) {
      const PathSync *sync =
          step.isSync ? &paths[warp].syncs[step.sync] : nullptr;
      bool isAlone = sync && sync->kind == SyncKind::Pass && sync->count == 1;
      if (sync && sync->kind == kind && !isAlone)
        found.push_back(*sync);
    }
    return found;
  }
  Simulated run() const {
    return simulate(program, paths, {unsigned(paths.size()), 1, 1},
                    MachineNumbers::forGpu(*program.gpu));
  }
};

/// Lines of PTX for a kernel that has shared memory at %s, its thread's number
/// in %t, a number %n, a tensor map at %m, and predicate %one in thread 0.
inline TracedPtx tracePtx(llvm::StringRef body, llvm::StringRef target,
                          unsigned threads, unsigned turns = 1024,
                          unsigned number = 3,
                          llvm::StringRef version = "8.7") {
  std::string ptx = llvm::formatv(
      ".version {2}\n.target {0}\n.address_size 64\n"
      ".extern .shared .align 1024 .b8 memory[];\n"
      ".visible .entry k(.param .u64 map, .param .u32 number)\n"
      "{{\n.reg .b32 %s, %t, %n, %x<9>;\n.reg .b64 %m, %g<4>;\n"
      ".reg .pred %one, %p<9>;\nld.param.u64 %m, [map];\n"
      "ld.param.u32 %n, [number];\nmov.u32 %t, %tid.x;\n"
      "setp.eq.u32 %one, %t, 0;\nmov.u32 %s, memory;\n{1}\nret;\n}\n",
      target, body, version);
  llvm::Expected<std::string> cubin = assemble(ptx, *lookupGpuTarget(target));
  if (!cubin) {
    ADD_FAILURE() << llvm::toString(cubin.takeError());
    return {};
  }
  TracedPtx result;
  result.cubin = std::move(*cubin);
  llvm::MemoryBufferRef file(result.cubin, "a cubin");
  std::vector<KernelResources> kernels = llvm::cantFail(readResources(file));
  result.program = llvm::cantFail(readProgram(file, kernels.front()));
  LaunchValues launch;
  launch.threads = threads;
  launch.grid = {1, 1, 1};
  launch.block = {0, 0, 0};
  launch.arguments = {std::nullopt, number};
  TraceLimits limits;
  limits.turns = turns;
  const GpuTarget &gpu = *result.program.gpu;
  result.paths =
      traceBlock(result.program, readTracedCode(result.program.code, gpu),
                 ConstantBank(kernels.front(), gpu, launch), launch, limits);
  return result;
}

/// Needs ptxas.
class TracePtxTest : public testing::Test {
protected:
  void SetUp() override {
    if (llvm::Expected<std::string> ptxas = findCudaTool("ptxas"); !ptxas)
      GTEST_SKIP() << llvm::toString(ptxas.takeError());
  }
};

} // namespace kiln

#endif // KILN_TEST_UNIT_TARGETS_SIMULATOR_TRACEPTX_H
