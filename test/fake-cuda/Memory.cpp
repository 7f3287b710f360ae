// Memory of the fake devices, which is the host's.
#include "test/fake-cuda/State.h"

#include <cstdlib>
#include <cstring>

using namespace fake;

/// Whether all of it lies in one allocation.
static bool isOurs(uint64_t pointer, size_t bytes) {
  std::lock_guard<std::mutex> lock(state().mutex);
  auto after = state().memory.upper_bound(pointer);
  if (after == state().memory.begin())
    return false;
  auto [start, size] = *std::prev(after);
  return pointer + bytes <= start + size;
}

static size_t memoryUsed() {
  size_t used = 0;
  for (auto [start, size] : state().memory)
    used += size;
  return used;
}

FAKE_CUDA cuMemAlloc_v2(uint64_t *pointer, size_t bytes) {
  if (int result = enter("cuMemAlloc", std::to_string(bytes)))
    return result;
  if (!current())
    return InvalidContext;
  if (bytes == 0)
    return InvalidValue;
  std::lock_guard<std::mutex> lock(state().mutex);
  if (memoryUsed() + bytes > number("KILN_FAKE_CUDA_MEMORY", 1 << 30))
    return OutOfMemory;
  // The driver aligns to 256 bytes at least, and so may kernels assume.
  size_t rounded = (bytes + 255) / 256 * 256;
  *pointer = reinterpret_cast<uint64_t>(std::aligned_alloc(256, rounded));
  state().memory[*pointer] = bytes;
  return Success;
}

FAKE_CUDA cuMemFree_v2(uint64_t pointer) {
  if (int result = enter("cuMemFree"))
    return result;
  std::lock_guard<std::mutex> lock(state().mutex);
  if (!state().memory.erase(pointer))
    return InvalidValue;
  std::free(reinterpret_cast<void *>(pointer));
  return Success;
}

FAKE_CUDA cuMemGetInfo_v2(size_t *available, size_t *total) {
  if (int result = enter("cuMemGetInfo"))
    return result;
  std::lock_guard<std::mutex> lock(state().mutex);
  *total = size_t(number("KILN_FAKE_CUDA_MEMORY", 1 << 30));
  *available = *total - memoryUsed();
  return Success;
}

FAKE_CUDA cuMemcpyHtoD_v2(uint64_t to, const void *from, size_t bytes) {
  if (int result = enter("cuMemcpyHtoD", std::to_string(bytes)))
    return result;
  waitIfHanging();
  if (!isOurs(to, bytes))
    return InvalidValue;
  std::memcpy(reinterpret_cast<void *>(to), from, bytes);
  return Success;
}

FAKE_CUDA cuMemcpyDtoH_v2(void *to, uint64_t from, size_t bytes) {
  if (int result = enter("cuMemcpyDtoH", std::to_string(bytes)))
    return result;
  waitIfHanging();
  if (!isOurs(from, bytes))
    return InvalidValue;
  std::memcpy(to, reinterpret_cast<const void *>(from), bytes);
  return Success;
}

FAKE_CUDA cuMemcpyHtoDAsync_v2(uint64_t to, const void *from, size_t bytes,
                               Stream *) {
  return cuMemcpyHtoD_v2(to, from, bytes);
}

FAKE_CUDA cuMemcpyDtoHAsync_v2(void *to, uint64_t from, size_t bytes,
                               Stream *) {
  return cuMemcpyDtoH_v2(to, from, bytes);
}

FAKE_CUDA cuMemcpyDtoD_v2(uint64_t to, uint64_t from, size_t bytes) {
  if (int result = enter("cuMemcpyDtoD", std::to_string(bytes)))
    return result;
  if (!isOurs(to, bytes) || !isOurs(from, bytes))
    return InvalidValue;
  std::memmove(reinterpret_cast<void *>(to),
               reinterpret_cast<const void *>(from), bytes);
  return Success;
}

FAKE_CUDA cuMemcpyDtoDAsync_v2(uint64_t to, uint64_t from, size_t bytes,
                               Stream *) {
  return cuMemcpyDtoD_v2(to, from, bytes);
}

FAKE_CUDA cuMemsetD8Async(uint64_t to, unsigned char value, size_t bytes,
                          Stream *) {
  if (int result = enter("cuMemsetD8Async", std::to_string(bytes)))
    return result;
  if (!current())
    return InvalidContext;
  if (!isOurs(to, bytes))
    return InvalidValue;
  std::memset(reinterpret_cast<void *>(to), value, bytes);
  current()->clock += double(bytes) / 3e6; // 3 TB/s, about an H200's
  return Success;
}

FAKE_CUDA cuMemsetD8_v2(uint64_t to, unsigned char value, size_t bytes) {
  return cuMemsetD8Async(to, value, bytes, nullptr);
}

/// Encodes nothing, but refuses what the driver refuses and a test can meet.
FAKE_CUDA cuTensorMapEncodeTiled(void *map, int element, unsigned rank,
                                 uint64_t base, const uint64_t *sizes,
                                 const uint64_t *strides, const uint32_t *box,
                                 const uint32_t *, int, int swizzle, int,
                                 int fill) {
  std::string text = "element=" + std::to_string(element) +
                     " swizzle=" + std::to_string(swizzle) +
                     " fill=" + std::to_string(fill);
  bool isRight = rank >= 1 && rank <= 5 && base % 16 == 0 &&
                 reinterpret_cast<uintptr_t>(map) % 64 == 0;
  for (unsigned i = 0; i < rank; ++i) {
    text += " " + std::to_string(box[i]) + "/" + std::to_string(sizes[i]);
    isRight &= sizes[i] != 0 && box[i] >= 1 && box[i] <= 256;
    if (i == 0)
      continue;
    text += "*" + std::to_string(strides[i - 1]);
    isRight &= strides[i - 1] % 16 == 0;
  }
  if (int result = enter("cuTensorMapEncodeTiled", text))
    return result;
  return isRight ? Success : InvalidValue;
}
