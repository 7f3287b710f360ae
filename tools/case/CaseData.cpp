// Filling tensors.
#include "tools/case/CaseData.h"

#include "targets/support/Errors.h"
#include "tools/source/Source.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include <cmath>
#include <cstring>
#include <limits>
#include <numeric>
#include <sys/resource.h>
#include <unistd.h>

using namespace llvm;

namespace kiln {

using reference::ElementType;

/// SplitMix64's finalizer.
static uint64_t mix(uint64_t word) {
  word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9;
  word = (word ^ (word >> 27)) * 0x94d049bb133111eb;
  return word ^ (word >> 31);
}

CaseRandom::CaseRandom(uint64_t seed, uint64_t stream)
    : state(mix(seed) ^ mix(~stream)) {}

uint64_t CaseRandom::next() {
  state += 0x9e3779b97f4a7c15;
  return mix(state);
}

double CaseRandom::uniform() { return double(next() >> 11) * 0x1p-53; }

double CaseRandom::normal() {
  double radius = std::sqrt(-2 * std::log(1 - uniform()));
  return radius * std::cos(2 * M_PI * uniform());
}

uint64_t CaseRandom::below(uint64_t limit) {
  // The bias of a 64-bit word over a range of sizes is far below notice.
  return uint64_t((unsigned __int128)next() * limit >> 64);
}

uint64_t elementPosition(const CaseBinding &binding, uint64_t index) {
  uint64_t position = binding.offset;
  for (size_t d = binding.shape.size(); d-- > 0;) {
    position += index % binding.shape[d] * binding.strides[d];
    index /= binding.shape[d];
  }
  return position;
}

bool isDense(const CaseBinding &binding) {
  int64_t stride = 1;
  for (size_t d = binding.shape.size(); d-- > 0; stride *= binding.shape[d])
    if (binding.strides[d] != stride && binding.shape[d] != 1)
      return false;
  return true;
}

uint64_t readElement(ArrayRef<uint8_t> bytes, unsigned size,
                     uint64_t position) {
  const uint8_t *from = bytes.data() + position * size;
  switch (size) {
  case 1:
    return *from;
  case 2:
    return support::endian::read16le(from);
  case 4:
    return support::endian::read32le(from);
  default:
    return support::endian::read64le(from);
  }
}

void writeElement(MutableArrayRef<uint8_t> bytes, unsigned size,
                  uint64_t position, uint64_t word) {
  memcpy(bytes.data() + position * size, &word, size);
}

/// A number as an element: rounded to the float format, or cut to the integer.
static uint64_t elementOf(double number, const ElementType &type) {
  if (type.kind == ElementType::Float)
    return reference::encodeFloat(number, *type.format);
  return reference::truncateTo(uint64_t(int64_t(number)), type.bits);
}

/// An integer as an element.
static uint64_t elementOf(int64_t number, const ElementType &type) {
  if (type.kind == ElementType::Float)
    return reference::encodeFloat(double(number), *type.format);
  return reference::truncateTo(uint64_t(number), type.bits);
}

namespace {

/// Element by element, the words of one tensor.
class Filler {
public:
  Filler(const CaseArgument &argument, const CaseBinding &binding,
         CaseRandom random)
      : fill(argument.fill), type(argument.dtype), binding(binding),
        random(random) {
    if (fill.kind == CaseFill::Permutation)
      shuffle();
  }

  uint64_t operator()(uint64_t index) {
    switch (fill.kind) {
    case CaseFill::Nan:
      // An integer has no NaN: all bits set is as conspicuous.
      if (type.kind != ElementType::Float)
        return reference::truncateTo(~uint64_t(0), type.bits);
      return elementOf(std::numeric_limits<double>::quiet_NaN(), type);
    case CaseFill::Zero:
      return 0;
    case CaseFill::Ones:
      return elementOf(int64_t(1), type);
    case CaseFill::Arange:
      return elementOf(int64_t(index), type);
    case CaseFill::Permutation:
      return elementOf(int64_t(order[index]), type);
    case CaseFill::Constant:
      return elementOf(fill.first, type);
    case CaseFill::Normal:
      return elementOf(fill.first + fill.second * random.normal(), type);
    case CaseFill::Uniform:
      return elementOf(
          fill.first + (fill.second - fill.first) * random.uniform(), type);
    case CaseFill::Integers:
      return elementOf(binding.low + int64_t(random.below(
                                         uint64_t(binding.high - binding.low))),
                       type);
    case CaseFill::Values:
      return elementOf(binding.list[index], type);
    case CaseFill::Pointers: // the device writes them
    case CaseFill::File:     // copyFile
      break;
    }
    return 0;
  }

private:
  /// Fisher and Yates.
  void shuffle() {
    order.resize(elementCount(binding));
    std::iota(order.begin(), order.end(), 0);
    for (uint64_t i = order.size(); i > 1; --i)
      std::swap(order[i - 1], order[random.below(i)]);
  }

  const CaseFill &fill;
  const ElementType &type;
  const CaseBinding &binding;
  CaseRandom random;
  std::vector<uint64_t> order;
};

} // namespace

/// What gaps hold: a byte that is odd as a float, as an integer and as an i1.
static constexpr uint8_t gapByte = 0xa5;

/// Bytes that the process may have: the machine's memory, or the limit set on
/// addresses (`ulimit -v`).
static uint64_t availableMemory() {
  uint64_t bytes =
      uint64_t(sysconf(_SC_PHYS_PAGES)) * uint64_t(sysconf(_SC_PAGE_SIZE));
  rlimit limit;
  if (!getrlimit(RLIMIT_AS, &limit) && limit.rlim_cur != RLIM_INFINITY)
    bytes = std::min<uint64_t>(bytes, limit.rlim_cur);
  return bytes;
}

/// Memory that cannot be had ends the process in LLVM, so the sum is checked
/// before.
static Error checkSize(const CaseFile &file, const CaseVariant &variant) {
  // What holds a tensor at once: before the run, expected, found, and the
  // device's own copy.
  constexpr unsigned copies = 4;
  const uint64_t available = availableMemory();
  uint64_t sum = 0;
  for (auto [argument, binding] : zip(file.arguments, variant.bindings)) {
    // No overflow: resolveCase bounds a tensor by 2^40 elements.
    if (argument.isTensor)
      sum += std::max(binding.elements, elementCount(binding)) *
             argument.dtype.bytes() * copies;
    if (sum > available)
      return createStringError(
          file.path + ": " +
          (variant.label.empty() ? "" : "with " + variant.label + ", ") +
          "the tensors up to '" + argument.name + "' take " +
          utostr(sum >> 20) +
          " MiB in their four copies, and this machine has " +
          utostr(available >> 20) + " MiB; use smaller sizes");
  }
  return Error::success();
}

/// The elements of a file into those of an allocation.
static Error copyFile(const std::string &path, const CaseFile &file,
                      const CaseVariant &variant, size_t index,
                      MutableArrayRef<uint8_t> bytes) {
  const CaseArgument &argument = file.arguments[index];
  const CaseBinding &binding = variant.bindings[index];
  Expected<std::unique_ptr<MemoryBuffer>> buffer = openFile(path);
  if (!buffer)
    return failure(file.path, ": '", argument.name,
                   "': ", toString(buffer.takeError()));
  unsigned size = argument.dtype.bytes();
  uint64_t count = elementCount(binding);
  StringRef content = (*buffer)->getBuffer();
  if (content.size() != count * size)
    return failure(file.path, ": '", argument.name, "': '", path, "' has ",
                   content.size(), " bytes; the tensor's ", count,
                   " elements of ", argument.dtypeName, " take ", count * size);
  if (isDense(binding)) {
    llvm::copy(content, bytes.begin() + binding.offset * size);
    return Error::success();
  }
  for (uint64_t e = 0; e < count; ++e)
    memcpy(bytes.data() + elementPosition(binding, e) * size,
           content.data() + e * size, size);
  return Error::success();
}

Expected<bool> fillExpected(const CaseFile &file, const CaseVariant &variant,
                            CaseData &expected) {
  bool found = false;
  for (auto [index, argument] : enumerate(file.arguments)) {
    if (argument.expected.empty())
      continue;
    found = true;
    if (Error error =
            copyFile(argument.expected, file, variant, index,
                     expected.buffers[expected.bufferOf[index]].bytes))
      return std::move(error);
  }
  return found;
}

/// Says of buffers with pointers where they point.
static void notePointers(const CaseFile &file, const CaseVariant &variant,
                         CaseData &data) {
  for (auto [index, argument] : enumerate(file.arguments)) {
    if (argument.fill.kind != CaseFill::Pointers)
      continue;
    const CaseBinding &binding = variant.bindings[index];
    DeviceBuffer &buffer = data.buffers[data.bufferOf[index]];
    for (auto [element, target] : enumerate(binding.list))
      buffer.pointers.push_back(
          {elementPosition(binding, element) * argument.dtype.bytes(),
           unsigned(data.bufferOf[target]),
           uint64_t(variant.bindings[target].offset) *
               file.arguments[target].dtype.bytes()});
  }
}

Expected<CaseData> fillCase(const CaseFile &file, const CaseVariant &variant,
                            uint64_t seed) {
  if (Error error = checkSize(file, variant))
    return std::move(error);
  CaseData data;
  for (size_t i = 0; i < file.arguments.size(); ++i) {
    const CaseArgument &argument = file.arguments[i];
    const CaseBinding &binding = variant.bindings[i];
    if (!argument.isTensor) {
      data.bufferOf.push_back(-1);
      continue;
    }
    unsigned size = argument.dtype.bytes();
    DeviceBuffer buffer{argument.name,
                        std::vector<uint8_t>(binding.elements * size, gapByte)};
    if (argument.fill.kind == CaseFill::File) {
      if (Error error =
              copyFile(argument.fill.file, file, variant, i, buffer.bytes))
        return std::move(error);
    } else {
      Filler filler(argument, binding, CaseRandom(seed, i));
      for (uint64_t e = 0, count = elementCount(binding); e < count; ++e)
        writeElement(buffer.bytes, size, elementPosition(binding, e),
                     filler(e));
    }
    data.bufferOf.push_back(int(data.buffers.size()));
    data.buffers.push_back(std::move(buffer));
  }
  notePointers(file, variant, data);
  return data;
}

} // namespace kiln
