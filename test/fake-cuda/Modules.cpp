// Machine code: modules, which belong to a context, and libraries, which do
// not.
#include "test/fake-cuda/State.h"

#include <cstring>

using namespace fake;

/// `maxDynamicShared` of cuFuncSetAttribute and cuKernelSetAttribute.
static constexpr int maxDynamicSharedAttribute = 8;
/// What a block of an H200 may have.
static constexpr int mostShared = 232448;

static int load(Module **module, const void *code, Context *context,
                const char *call) {
  auto image = std::make_shared<Image>();
  image->bytes = imageBytes(code);
  image->hash = hashOf(image->bytes);
  if (int result = enter(call, "image=" + image->hash + " bytes=" +
                                   std::to_string(image->bytes.size())))
    return result;
  if (image->bytes.empty())
    return InvalidImage;
  if (isCaptureInTheWay())
    return CaptureUnsupported;
  std::lock_guard<std::mutex> lock(state().mutex);
  *module = new Module{std::move(image), context, {}};
  state().modules.insert(*module);
  return Success;
}

/// Names of kernels stand in an ELF file's table of strings, between zeros, and
/// in PTX after `.entry `.
static bool names(const std::string &image, const std::string &kernel) {
  const std::string ends("\0", 1);
  return image.find(ends + kernel + ends) != std::string::npos ||
         image.find(".entry " + kernel) != std::string::npos;
}

static int find(Kernel **kernel, Module *module, const char *name,
                const char *call) {
  if (int result = enter(call, name))
    return result;
  std::lock_guard<std::mutex> lock(state().mutex);
  if (!state().modules.count(module))
    return InvalidHandle;
  if (!names(module->image->bytes, name))
    return NotFound;
  std::unique_ptr<Kernel> &found = module->kernels[name];
  if (!found)
    found.reset(new Kernel{name, module->image, module->context, {}, {}});
  state().kernels.insert(found.get());
  *kernel = found.get();
  return Success;
}

static int unload(Module *module, const char *call) {
  if (int result = enter(call))
    return result;
  std::lock_guard<std::mutex> lock(state().mutex);
  if (!state().modules.erase(module))
    return InvalidHandle;
  for (auto &[name, kernel] : module->kernels)
    state().kernels.erase(kernel.get());
  delete module;
  return Success;
}

static int setAttribute(Kernel *kernel, int device, int attribute, int value,
                        const char *call) {
  if (int result =
          enter(call, std::to_string(attribute) + " " + std::to_string(value)))
    return result;
  std::lock_guard<std::mutex> lock(state().mutex);
  if (!state().kernels.count(kernel))
    return InvalidHandle;
  if (attribute != maxDynamicSharedAttribute)
    return Success;
  if (value < 0 || value > mostShared)
    return InvalidValue;
  kernel->maxDynamicShared[device] = value;
  return Success;
}

FAKE_CUDA cuModuleLoadData(Module **module, const void *code) {
  if (!current())
    return InvalidContext;
  return load(module, code, current(), "cuModuleLoadData");
}

FAKE_CUDA cuModuleLoadDataEx(Module **module, const void *code, unsigned,
                             void *, void **) {
  return cuModuleLoadData(module, code);
}

FAKE_CUDA cuModuleGetFunction(Kernel **kernel, Module *module,
                              const char *name) {
  return find(kernel, module, name, "cuModuleGetFunction");
}

FAKE_CUDA cuModuleUnload(Module *module) {
  return unload(module, "cuModuleUnload");
}

FAKE_CUDA cuFuncSetAttribute(Kernel *kernel, int attribute, int value) {
  if (!current())
    return InvalidContext;
  return setAttribute(kernel, current()->device, attribute, value,
                      "cuFuncSetAttribute");
}

FAKE_CUDA cuFuncGetAttribute(int *value, int attribute, Kernel *kernel) {
  if (int result = enter("cuFuncGetAttribute", std::to_string(attribute)))
    return result;
  if (!current())
    return InvalidContext;
  *value = attribute == maxDynamicSharedAttribute
               ? kernel->maxDynamicShared[current()->device]
               : 0;
  return Success;
}

FAKE_CUDA cuOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks,
                                                      Kernel *kernel,
                                                      int threads,
                                                      size_t dynamicShared) {
  if (int result = enter("cuOccupancyMaxActiveBlocksPerMultiprocessor",
                         "kernel=" + kernel->name +
                             " threads=" + std::to_string(threads) +
                             " shared=" + std::to_string(dynamicShared)))
    return result;
  *blocks = 2; // whatever it needs
  return current() ? Success : InvalidContext;
}

FAKE_CUDA cuLibraryLoadData(Module **library, const void *code, void *, void **,
                            unsigned, void *, void **, unsigned) {
  return load(library, code, nullptr, "cuLibraryLoadData");
}

FAKE_CUDA cuLibraryGetKernel(Kernel **kernel, Module *library,
                             const char *name) {
  return find(kernel, library, name, "cuLibraryGetKernel");
}

FAKE_CUDA cuLibraryUnload(Module *library) {
  return unload(library, "cuLibraryUnload");
}

FAKE_CUDA cuKernelSetAttribute(int attribute, int value, Kernel *kernel,
                               int device) {
  return setAttribute(kernel, device, attribute, value, "cuKernelSetAttribute");
}

FAKE_CUDA cuKernelGetFunction(Kernel **function, Kernel *kernel) {
  if (int result = enter("cuKernelGetFunction"))
    return result;
  *function = kernel;
  return current() ? Success : InvalidContext;
}

FAKE_CUDA cuFuncLoad(Kernel *kernel) {
  if (int result = enter("cuFuncLoad"))
    return result;
  if (isCaptureInTheWay())
    return CaptureUnsupported;
  std::lock_guard<std::mutex> lock(state().mutex);
  if (!current() || !state().kernels.count(kernel))
    return InvalidHandle;
  kernel->complete.insert(current()->id);
  return Success;
}
