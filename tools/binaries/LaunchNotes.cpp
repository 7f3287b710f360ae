#include "tools/binaries/LaunchNotes.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace kiln {

/// Larger than any sidecar; what is larger is something else. A guess.
static constexpr uint64_t kLargest = uint64_t(1) << 24;

static std::optional<json::Object> readObject(const Twine &path) {
  uint64_t size;
  if (sys::fs::file_size(path, size) || size > kLargest)
    return std::nullopt;
  ErrorOr<std::unique_ptr<MemoryBuffer>> file = MemoryBuffer::getFile(path);
  if (!file)
    return std::nullopt;
  Expected<json::Value> value = json::parse((*file)->getBuffer());
  if (!value) {
    consumeError(value.takeError()); // Something else of that name.
    return std::nullopt;
  }
  if (json::Object *object = value->getAsObject())
    return std::move(*object);
  return std::nullopt;
}

static void add(KernelResources &kernel, std::optional<int64_t> threads,
                std::optional<int64_t> dynamicShared) {
  if (!kernel.threadsPerBlock && threads && *threads > 0) {
    kernel.threadsPerBlock = *threads;
    kernel.threadsOrigin = Origin::Metadata;
  }
  if (!kernel.dynamicSharedBytes && dynamicShared && *dynamicShared >= 0)
    kernel.dynamicSharedBytes = *dynamicShared;
}

/// One kernel a file; all shared memory is in one number, the static one too.
static void addTritons(const json::Object &object,
                       MutableArrayRef<KernelResources> kernels) {
  std::optional<int64_t> warps = object.getInteger("num_warps"),
                         shared = object.getInteger("shared");
  std::optional<StringRef> name = object.getString("name");
  if (!warps || !shared || !name)
    return;
  for (KernelResources &kernel : kernels)
    if (kernel.kernel == *name)
      add(kernel,
          *warps * object.getInteger("warp_size").value_or(kernel.warpSize),
          std::max<int64_t>(
              0, *shared - int64_t(kernel.staticSharedBytes.value_or(0))));
}

static void addKilns(const json::Object &object,
                     MutableArrayRef<KernelResources> kernels) {
  const json::Array *entries = object.getArray("kernels");
  if (!entries)
    return;
  for (const json::Value &entry : *entries)
    if (const json::Object *launched = entry.getAsObject())
      for (KernelResources &kernel : kernels)
        if (launched->getString("name") == StringRef(kernel.kernel))
          add(kernel, launched->getInteger("threads_per_block"),
              launched->getInteger("dynamic_shared_bytes"));
}

void addLaunchNotes(StringRef path, MutableArrayRef<KernelResources> kernels) {
  if (std::optional<json::Object> object = readObject(path + ".json"))
    addKilns(*object, kernels);
  SmallString<128> tritons = path;
  sys::path::replace_extension(tritons, ".json");
  if (std::optional<json::Object> object = readObject(tritons))
    addTritons(*object, kernels);
}

} // namespace kiln
