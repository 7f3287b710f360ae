// The numbers of a case under one variant's sizes.
#include "tools/case/CaseVariant.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace kiln {

uint64_t elementCount(const CaseBinding &binding) {
  uint64_t count = 1;
  for (int64_t extent : binding.shape)
    count *= extent;
  return count;
}

namespace {

/// Evaluates expressions with messages that name the variant.
class Resolver {
public:
  Resolver(const CaseFile &file, CaseVariant &variant)
      : file(file), variant(variant), known(variant.sizes) {
    known.insert(file.python.integers.begin(), file.python.integers.end());
  }

  Error run();

private:
  Expected<int64_t> value(const std::string &text,
                          const JsonLocation &location);
  Expected<int64_t> atLeastZero(const std::string &text,
                                const JsonLocation &location);
  Expected<SmallVector<int64_t, 4>> values(ArrayRef<std::string> texts,
                                           const JsonLocation &location);
  Error tensor(const CaseArgument &argument, const JsonLocation &location,
               CaseBinding &binding);
  Error fill(const CaseArgument &argument, const JsonLocation &location,
             CaseBinding &binding);
  Error elements(const CaseFill &fill, const JsonLocation &location,
                 CaseBinding &binding);
  Error targets(const CaseArgument &argument, const JsonLocation &location,
                CaseBinding &binding);
  Error allocation(const CaseArgument &argument, const JsonLocation &location,
                   CaseBinding &binding);
  Error scalar(const CaseArgument &argument, const JsonLocation &location,
               CaseBinding &binding);
  Error dynamicShared(const JsonLocation &location);

  const CaseFile &file;
  CaseVariant &variant;
  CaseSizes known; ///< sizes and constants
};

Expected<int64_t> Resolver::value(const std::string &text,
                                  const JsonLocation &location) {
  Expected<int64_t> value = evaluateExpression(text, known);
  if (!value)
    return location.error(toString(value.takeError()) + " (with " +
                          variant.label + ")");
  return value;
}

Expected<int64_t> Resolver::atLeastZero(const std::string &text,
                                        const JsonLocation &location) {
  Expected<int64_t> result = value(text, location);
  if (result && *result < 0)
    return location.error("'" + text + "' is " + Twine(*result) + " with " +
                          variant.label + "; expected at least 0");
  return result;
}

Expected<SmallVector<int64_t, 4>>
Resolver::values(ArrayRef<std::string> texts, const JsonLocation &location) {
  SmallVector<int64_t, 4> results;
  for (auto [index, text] : enumerate(texts)) {
    Expected<int64_t> result = atLeastZero(text, location.at(index));
    if (!result)
      return result.takeError();
    results.push_back(*result);
  }
  return results;
}

/// The elements from the start of the allocation to the last one reached.
Error Resolver::allocation(const CaseArgument &argument,
                           const JsonLocation &location, CaseBinding &binding) {
  // The largest GPU memory there is would not hold more (guess).
  constexpr __int128 limit = __int128(1) << 40;
  __int128 last = binding.offset, count = 1;
  bool empty = is_contained(binding.shape, 0);
  for (auto [extent, stride] : zip(binding.shape, binding.strides)) {
    last += __int128(extent - 1) * stride;
    count *= empty ? 0 : extent;
    if (last > limit || count > limit) // strides of 0 repeat elements
      return location.error("'" + argument.name +
                            "' takes more than a terabyte with " +
                            variant.label);
  }
  binding.elements = empty ? binding.offset : last + 1;
  return Error::success();
}

Error Resolver::tensor(const CaseArgument &argument,
                       const JsonLocation &location, CaseBinding &binding) {
  if (Error error =
          values(argument.shape, location.at("shape")).moveInto(binding.shape))
    return error;
  if (argument.strides.empty()) {
    binding.strides.assign(binding.shape.size(), 1);
    for (size_t d = binding.shape.size(); d-- > 1;)
      if (MulOverflow(binding.strides[d], binding.shape[d],
                      binding.strides[d - 1]))
        return location.at("shape").error("the tensor is too large");
  } else if (Error error = values(argument.strides, location.at("strides"))
                               .moveInto(binding.strides)) {
    return error;
  }
  if (Error error = atLeastZero(argument.offset, location.at("offset"))
                        .moveInto(binding.offset))
    return error;
  if (Error error = allocation(argument, location, binding))
    return error;
  return fill(argument, location.at("fill"), binding);
}

Error Resolver::fill(const CaseArgument &argument, const JsonLocation &location,
                     CaseBinding &binding) {
  const CaseFill &fill = argument.fill;
  if (fill.kind == CaseFill::Integers) {
    if (Error error = value(fill.low, location).moveInto(binding.low))
      return error;
    if (Error error = value(fill.high, location).moveInto(binding.high))
      return error;
    if (binding.low >= binding.high)
      return location.error("there is no integer from " + Twine(binding.low) +
                            " up to " + Twine(binding.high) + " with " +
                            variant.label);
  }
  if (fill.kind != CaseFill::Values && fill.kind != CaseFill::Pointers)
    return Error::success();
  if (Error error = fill.kind == CaseFill::Values
                        ? elements(fill, location.at("values"), binding)
                        : targets(argument, location.at("pointers"), binding))
    return error;
  if (elementCount(binding) != fill.list.size())
    return location.error("the tensor has " + Twine(elementCount(binding)) +
                          " elements with " + variant.label + ", the list " +
                          Twine(fill.list.size()));
  return Error::success();
}

Error Resolver::elements(const CaseFill &fill, const JsonLocation &location,
                         CaseBinding &binding) {
  for (auto [index, text] : enumerate(fill.list)) {
    Expected<int64_t> element = value(text, location.at(index));
    if (!element)
      return element.takeError();
    binding.list.push_back(*element);
  }
  return Error::success();
}

Error Resolver::targets(const CaseArgument &argument,
                        const JsonLocation &location, CaseBinding &binding) {
  if (argument.dtypeName != "i64")
    return location.error("pointers are i64, and the tensor is of " +
                          argument.dtypeName);
  if (argument.role != CaseRole::In)
    return location.error("pointers differ from run to run, so that only a "
                          "tensor with the role in can hold them");
  for (auto [index, name] : enumerate(argument.fill.list)) {
    auto target = find_if(file.arguments, [&name = name](const auto &other) {
      return other.isTensor && other.name == name;
    });
    if (target == file.arguments.end())
      return location.at(index).error("there is no tensor '" + name + "'");
    binding.list.push_back(target - file.arguments.begin());
  }
  return Error::success();
}

Error Resolver::scalar(const CaseArgument &argument,
                       const JsonLocation &location, CaseBinding &binding) {
  if (argument.dtype.kind == reference::ElementType::Float) {
    binding.bits =
        reference::encodeFloat(argument.number, *argument.dtype.format);
    return Error::success();
  }
  Expected<int64_t> number = value(argument.integer, location.at("value"));
  if (!number)
    return number.takeError();
  binding.bits = reference::truncateTo(uint64_t(*number), argument.dtype.bits);
  if (reference::signExtend(binding.bits, argument.dtype.bits) != *number &&
      binding.bits != uint64_t(*number))
    return location.at("value").error(Twine(*number) + " does not fit in " +
                                      argument.dtypeName);
  return Error::success();
}

Error Resolver::dynamicShared(const JsonLocation &location) {
  Expected<int64_t> bytes = atLeastZero(file.dynamicShared, location);
  if (!bytes)
    return bytes.takeError();
  // Four times what any GPU's block has (228 KiB on sm_90 and sm_100, 160 KiB
  // on gfx950); the device knows its own limit.
  if (*bytes > 1 << 20)
    return location.error(Twine(*bytes) + " bytes with " + variant.label +
                          " are more than any GPU's block has");
  variant.dynamicShared = unsigned(*bytes);
  return Error::success();
}

Error Resolver::run() {
  JsonLocation root{file.path, file.location};
  for (unsigned d = 0; d < 3; ++d) {
    JsonLocation location = root.at("grid").at(size_t(d));
    if (Error error = value(file.grid[d], location).moveInto(variant.grid[d]))
      return error;
    if (variant.grid[d] < 1)
      return location.error(
          "'" + file.grid[d] + "' is " + Twine(variant.grid[d]) +
          (variant.label.empty() ? "" : " with " + variant.label) +
          "; expected at least 1 along each axis, since a launch without "
          "blocks "
          "runs nothing: give another grid, or sizes that make it positive");
    // What a launch on CUDA can have in x, the largest of all devices.
    if (variant.grid[d] > INT32_MAX)
      return location.error("a grid of " + Twine(variant.grid[d]) + " with " +
                            variant.label + " is too large for any device");
  }
  if (Error error = dynamicShared(root.at("dynamic_shared")))
    return error;
  for (auto [index, argument] : enumerate(file.arguments)) {
    size_t passed = file.passed().size();
    JsonLocation location = index < passed
                                ? root.at("arguments").at(index)
                                : root.at("memory").at(index - passed);
    CaseBinding binding;
    if (Error error = argument.isTensor ? tensor(argument, location, binding)
                                        : scalar(argument, location, binding))
      return error;
    variant.bindings.push_back(std::move(binding));
  }
  return Error::success();
}

} // namespace

Expected<CaseVariant> resolveCase(const CaseFile &file, unsigned index,
                                  const CaseSizes &replaced) {
  if (index >= variantCount(file))
    return createStringError("'" + file.path + "' has variants 0 to " +
                             utostr(file.variants.size()) + ", not " +
                             utostr(index));
  CaseVariant variant;
  variant.index = index;
  variant.sizes = file.sizes;
  if (index)
    for (auto &[name, size] : file.variants[index - 1])
      variant.sizes[name] = size;
  for (auto &[name, size] : replaced) {
    if (!file.sizes.count(name))
      return createStringError("'" + file.path + "' has no size '" + name +
                               "'");
    variant.sizes[name] = size;
  }
  for (auto &[name, size] : variant.sizes)
    variant.label +=
        (variant.label.empty() ? "" : " ") + name + "=" + itostr(size);
  if (Error error = Resolver(file, variant).run())
    return std::move(error);
  return variant;
}

} // namespace kiln
