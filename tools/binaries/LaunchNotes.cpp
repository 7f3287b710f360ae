#include "tools/binaries/LaunchNotes.h"

#include "targets/support/json/Json.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SHA256.h"

using namespace llvm;

namespace kiln {

/// Larger than any sidecar; what is larger is something else. A guess.
static constexpr uint64_t kLargest = uint64_t(1) << 24;

static std::unique_ptr<MemoryBuffer> readSmall(const Twine &path) {
  uint64_t size;
  if (sys::fs::file_size(path, size) || size > kLargest)
    return nullptr;
  ErrorOr<std::unique_ptr<MemoryBuffer>> file = MemoryBuffer::getFile(path);
  return file ? std::move(*file) : nullptr;
}

static std::optional<json::Object> readObject(StringRef text) {
  Expected<json::Value> value = parseJson(text);
  if (!value) {
    consumeError(value.takeError()); // Something else of that name.
    return std::nullopt;
  }
  if (json::Object *object = value->getAsObject())
    return std::move(*object);
  return std::nullopt;
}

/// A count that a launch may have.
static std::optional<uint32_t> countAt(const json::Object &object,
                                       StringRef key) {
  std::optional<int64_t> value = object.getInteger(key);
  if (!value || *value < 0 || !isUInt<31>(*value))
    return std::nullopt;
  return uint32_t(*value);
}

static void add(KernelResources &kernel, std::optional<uint64_t> threads,
                std::optional<uint32_t> dynamicShared) {
  if (!kernel.threadsPerBlock && threads && *threads && isUInt<31>(*threads)) {
    kernel.threadsPerBlock = *threads;
    kernel.threadsOrigin = Origin::Metadata;
  }
  if (!kernel.dynamicSharedBytes && dynamicShared)
    kernel.dynamicSharedBytes = *dynamicShared;
}

/// One kernel a file; all shared memory is in one number, the static one too.
void addNotesOfTriton(StringRef text,
                      MutableArrayRef<KernelResources> kernels) {
  std::optional<json::Object> object = readObject(text);
  if (!object)
    return;
  std::optional<uint32_t> warps = countAt(*object, "num_warps"),
                          shared = countAt(*object, "shared");
  std::optional<StringRef> name = object->getString("name");
  if (!warps || !shared || !name)
    return;
  for (KernelResources &kernel : kernels)
    if (kernel.kernel == *name) {
      uint64_t lanes = countAt(*object, "warp_size").value_or(kernel.warpSize);
      uint64_t inKernel = kernel.staticSharedBytes.value_or(0);
      add(kernel, *warps * lanes,
          *shared > inKernel ? *shared - uint32_t(inKernel) : 0);
    }
}

void addNotesOfKiln(StringRef text, MutableArrayRef<KernelResources> kernels) {
  std::optional<json::Object> object = readObject(text);
  const json::Array *entries = object ? object->getArray("kernels") : nullptr;
  if (!entries)
    return;
  for (const json::Value &entry : *entries)
    if (const json::Object *launched = entry.getAsObject())
      for (KernelResources &kernel : kernels)
        if (launched->getString("name") == StringRef(kernel.kernel))
          add(kernel, countAt(*launched, "threads_per_block"),
              countAt(*launched, "dynamic_shared_bytes"));
}

std::string launchDigest(StringRef bytes) {
  return toHex(SHA256::hash(arrayRefFromStringRef(bytes)), /*LowerCase=*/true);
}

/// Why a sidecar is not believed; empty: it is the one of the file with this
/// digest.
static std::string whyNotSidecar(StringRef text, StringRef digest) {
  Expected<json::Value> value = parseJson(text);
  if (!value)
    return "is no JSON (" + toString(value.takeError()) + ")";
  const json::Object *object = value->getAsObject();
  if (!object || !object->getArray("kernels"))
    return "is no sidecar of Kiln's: it has no \"kernels\"";
  std::optional<StringRef> bound = object->getString("object_sha256");
  if (!bound)
    return "does not say which file it belongs to (it has no "
           "\"object_sha256\")";
  if (*bound != digest)
    return "belongs to another build: its \"object_sha256\" is not this "
           "file's";
  return "";
}

void addLaunchNotes(StringRef path, StringRef digest,
                    MutableArrayRef<KernelResources> kernels,
                    std::vector<std::string> &left) {
  if (std::unique_ptr<MemoryBuffer> file = readSmall(path + ".json")) {
    std::string why = whyNotSidecar(file->getBuffer(), digest);
    if (why.empty())
      addNotesOfKiln(file->getBuffer(), kernels);
    else
      left.push_back(("'" + path + ".json' " + why +
                      "; what it says of launches is left out. Compile again "
                      "to renew it, or give --launch")
                         .str());
  }
  SmallString<128> tritons = path;
  sys::path::replace_extension(tritons, ".json");
  if (std::unique_ptr<MemoryBuffer> file = readSmall(tritons))
    addNotesOfTriton(file->getBuffer(), kernels);
}

} // namespace kiln
