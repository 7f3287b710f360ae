//===- Emulator.cpp - runs lowered kernels on the CPU ---------------------===//
//
// See Emulator.h. This file compiles a kernel from IR to host code and sets up
// the memory of a launch; Launch.h runs its blocks.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/Emulator.h"
#include "targets/emulator/Jit.h"
#include "targets/emulator/rewrite/Rewriter.h"
#include "targets/emulator/run/Launch.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Target/TargetMachine.h"
#include <mutex>

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

/// Stack for the runtime's own calls below the code's frames (guess: the
/// deepest formats a message).
static constexpr uint64_t kRuntimeStack = 32 * 1024;

struct EmulatedKernel::Impl {
  KernelShape shape;
  std::unique_ptr<HostCode> code;
  std::optional<StackPools> stacks;
  std::mutex running;
};

EmulatedKernel::EmulatedKernel(std::unique_ptr<Impl> impl)
    : impl(std::move(impl)) {}
EmulatedKernel::~EmulatedKernel() = default;

Expected<std::unique_ptr<EmulatedKernel>>
EmulatedKernel::create(const Module &program, StringRef kernel,
                       const GpuTarget &target) {
  // A copy in a context of its own: the caller's program stays as it is, and
  // two kernels compile at once.
  SmallVector<char, 0> bitcode;
  raw_svector_ostream os(bitcode);
  WriteBitcodeToFile(program, os);
  LLVMContext context;
  Expected<std::unique_ptr<Module>> module = parseBitcodeFile(
      MemoryBufferRef(StringRef(bitcode.data(), bitcode.size()), "emulated"),
      context);
  if (!module)
    return module.takeError();
  Expected<std::unique_ptr<TargetMachine>> machine = createHostMachine();
  if (!machine)
    return machine.takeError();
  (*module)->setTargetTriple((*machine)->getTargetTriple());
  (*module)->setDataLayout((*machine)->createDataLayout());
  auto impl = std::make_unique<Impl>();
  Expected<KernelShape> shape = rewriteForHost(**module, kernel, target);
  if (!shape)
    return shape.takeError();
  impl->shape = std::move(*shape);
  Expected<std::unique_ptr<HostCode>> code =
      HostCode::compile(**module, **machine, impl->shape.constants);
  if (!code)
    return code.takeError();
  impl->code = std::move(*code);
  impl->stacks.emplace(impl->code->frameBytes() + kRuntimeStack);
  return std::unique_ptr<EmulatedKernel>(new EmulatedKernel(std::move(impl)));
}

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

static Error checkRequest(const KernelShape &shape,
                          const LaunchRequest &request) {
  if (request.kernel != shape.name)
    return createStringError("the launch names kernel '" + request.kernel +
                             "', but this is '" + shape.name + "'");
  size_t maps = request.args.size() + request.tensorMaps.size(),
         given = maps + (request.globalScratch ? 1 : 0);
  if (given != shape.parameters.size())
    return createStringError(
        "kernel %s takes %zu arguments, the launch gives %zu",
        shape.name.c_str(), shape.parameters.size(), given);
  for (size_t i = request.args.size(); i != maps; ++i)
    if (shape.parameters[i].bytes != kTensorMapBytes)
      return createStringError(
          "the launch makes a tensor map for parameter '%s' of %s, which is "
          "none",
          shape.parameters[i].name.c_str(), shape.name.c_str());
  constexpr unsigned maxThreads =
      1024; // of both vendors' hardware; the race check's stamps rely on it
  if (request.threads == 0 || request.threads > maxThreads)
    return createStringError(
        "a block has 1 to %u threads, the launch asks for %u", maxThreads,
        request.threads);
  for (auto [index, arg] : enumerate(request.args)) {
    const KernelShape::Parameter &parameter = shape.parameters[index];
    if (arg.kind == KernelArg::Buffer &&
        (!request.buffers || arg.buffer >= request.buffers->size()))
      return createStringError(
          "argument %zu points to buffer %u, which the launch does not have",
          index, arg.buffer);
    unsigned bytes = arg.kind == KernelArg::Buffer ? 8 : arg.size;
    if (bytes != parameter.bytes)
      return createStringError(
          "argument %zu has %u bytes, but parameter '%s' of %s has %u", index,
          bytes, parameter.name.c_str(), shape.name.c_str(), parameter.bytes);
  }
  return Error::success();
}

Error EmulatedKernel::run(LaunchRequest &request,
                          const EmulatorOptions &options) {
  if (request.persistent) {
    Expected<LaunchRequest> wave = request.asWave(options.waveBlocks);
    return wave ? run(*wave, options) : wave.takeError();
  }
  std::lock_guard<std::mutex> lock(impl->running);
  const KernelShape &shape = impl->shape;
  if (Error error = checkRequest(shape, request))
    return error;
  std::vector<DeviceBuffer> none;
  std::vector<DeviceBuffer> &buffers =
      request.buffers ? *request.buffers : none;
  Expected<std::unique_ptr<EmulatorMemory>> memory = EmulatorMemory::create(
      buffers, request.programs() * request.globalScratch);
  if (!memory)
    return memory.takeError();
  for (auto [constant, address] :
       zip(shape.constants, impl->code->constantAddresses()))
    (*memory)->addConstant("the constant " + constant.name, address,
                           constant.bytes);
  std::vector<uint64_t> addresses;
  for (unsigned index = 0; index != buffers.size(); ++index)
    addresses.push_back((*memory)->bufferAddress(index));
  Expected<std::vector<TensorMap>> tensorMaps =
      request.makeTensorMaps(addresses);
  if (!tensorMaps)
    return tensorMaps.takeError();
  Launch launch(shape, impl->code->entry(), **memory, *impl->stacks, request,
                std::move(*tensorMaps), options);
  Error error = launch.run();
  (*memory)->copyOut(buffers);
  return error;
}

Error kiln::runOnEmulator(const Module &program, const GpuTarget &target,
                          LaunchRequest &request,
                          const EmulatorOptions &options) {
  Expected<std::unique_ptr<EmulatedKernel>> kernel =
      EmulatedKernel::create(program, request.kernel, target);
  if (!kernel)
    return kernel.takeError();
  return (*kernel)->run(request, options);
}
