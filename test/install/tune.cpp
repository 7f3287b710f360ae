// A program that holds a kernel in Triton's language, compiles it in several
// ways for the GPU at hand, launches each on its own data, keeps the fastest
// that is right, and launches that one. No Python; of CUDA the driver and ptxas.
#include "targets/device/Cuda.h"
#include "targets/device/CudaLaunch.h"
#include "targets/gpu/GpuLookup.h"
#include "tools/driver/Compile.h"
#include "tools/entry/PythonSource.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>
#include <cstring>

using namespace kiln;

static constexpr llvm::StringLiteral text = R"(
import triton
import triton.language as tl

@triton.jit
def softmax(out_ptr, x_ptr, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0).to(tl.int64) * columns
    at = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row + at, at < columns, other=-float("inf"))
    e = tl.exp(x - tl.max(x, 0))
    tl.store(out_ptr + row + at, e / tl.sum(e, 0), at < columns)
)";

static llvm::ExitOnError check("tune: ");
static constexpr unsigned kRows = 8192, kColumns = 4000;

/// The kernel under one choice of warps and directives.
static Compiled compile(const GpuTarget &gpu, unsigned warps,
                        llvm::StringRef strategy) {
  CompileOptions options;
  options.target = &gpu;
  options.numWarps = warps;
  options.directives.schedStrategy = strategy.str();
  PythonOptions python;
  python.follow(options);
  python.signature = "*fp32:16, *fp32:16, i32:16";
  python.constants = {{"BLOCK", "4096"}};
  PythonKernel kernel = check(compilePython({text, "softmax.py"}, "", python));
  kernel.apply(options);
  return check(compileKernel(*kernel.tile, options, Stage::Report));
}

static LaunchRequest launchOf(const CompiledKernel &kernel,
                              std::vector<DeviceBuffer> &buffers) {
  LaunchRequest launch;
  launch.kernel = kernel.name;
  launch.grid = {kRows, 1, 1};
  launch.threads = kernel.threadsPerBlock;
  launch.dynamicShared = kernel.dynamicShared;
  launch.args = {KernelArg::pointer(0), KernelArg::pointer(1),
                 KernelArg::scalar(kColumns, 4)};
  launch.buffers = &buffers;
  return launch;
}

static std::vector<DeviceBuffer> makeBuffers() {
  std::vector<DeviceBuffer> buffers = {{"out_ptr"}, {"x_ptr"}};
  size_t bytes = size_t(kRows) * kColumns * sizeof(float);
  for (DeviceBuffer &buffer : buffers)
    buffer.bytes.resize(bytes);
  for (size_t i = 0; i < bytes / sizeof(float); ++i) {
    float x = float(i * 2654435761u % 1000) / 100 - 5;
    memcpy(&buffers[1].bytes[i * sizeof(float)], &x, sizeof x);
  }
  return buffers;
}

/// Whether every 97th row is a softmax, to a part in a hundred thousand.
static bool isRight(const std::vector<DeviceBuffer> &buffers) {
  auto at = [&](unsigned buffer, size_t i) {
    float x;
    memcpy(&x, &buffers[buffer].bytes[i * sizeof x], sizeof x);
    return double(x);
  };
  for (size_t row = 0; row < kRows; row += 97) {
    double sum = 0;
    for (size_t i = 0; i < kColumns; ++i)
      sum += std::exp(at(1, row * kColumns + i));
    for (size_t i = row * kColumns; i < (row + 1) * kColumns; ++i)
      if (double right = std::exp(at(1, i)) / sum;
          !(std::abs(at(0, i) - right) <= 1e-5 * right))
        return false;
  }
  return true;
}

int main() {
  std::unique_ptr<CudaDevice> device = check(CudaDevice::open());
  const GpuTarget &gpu = *check(
      findGpuTarget(llvm::formatv("sm_{0}{1}", device->computeCapability(),
                                  device->computeCapability() >= 90 ? "a" : "")
                        .str()));
  std::vector<DeviceBuffer> buffers = makeBuffers();
  std::unique_ptr<CudaLaunch> session = check(device->session());

  std::optional<Compiled> fastest;
  double least = 0;
  for (unsigned warps : {4, 8, 16})
    for (llvm::StringRef strategy : {"source", "latency", "pressure"}) {
      Compiled compiled = compile(gpu, warps, strategy);
      LaunchRequest launch = launchOf(compiled.kernels[0], buffers);
      check(session->load(compiled.object, launch));
      check(session->copyIn(launch));
      check(session->finish(launch));
      check(session->copyOut(launch));
      std::vector<double> times =
          check(session->sample(launch, 50, /*flush=*/true));
      llvm::sort(times);
      double median = times[times.size() / 2];
      bool right = isRight(buffers);
      llvm::outs() << llvm::formatv("{0} warps, {1}: {2} registers, {3:f1} "
                                    "microseconds{4}\n",
                                    warps, strategy,
                                    *compiled.resources[0].registers, median,
                                    right ? "" : ", wrong");
      if (right && (!fastest || median < least)) {
        least = median;
        fastest.emplace(std::move(compiled));
      }
    }
  if (!fastest) {
    llvm::errs() << "tune: nothing is right\n";
    return 1;
  }

  const CompiledKernel &kernel = fastest->kernels[0];
  LaunchRequest launch = launchOf(kernel, buffers);
  check(session->load(fastest->object, launch));
  check(session->copyIn(launch));
  check(session->finish(launch));
  check(session->copyOut(launch));
  llvm::outs() << llvm::formatv(
      "{0}: softmax of {1} rows of {2} with {3} threads, {4}: {5}\n",
      device->name(), kRows, kColumns, kernel.threadsPerBlock, kernel.strategy,
      isRight(buffers) ? "right" : "wrong");
}
