//===- AmdMetadata.cpp - the MsgPack note of an AMD code object -----------===//
#include "targets/object/AmdMetadata.h"
#include "llvm/BinaryFormat/MsgPackReader.h"

using namespace llvm;

namespace kiln {
namespace {

class Walker {
public:
  explicit Walker(StringRef blob) : reader(blob) {}

  Expected<AmdMetadata> walk() {
    AmdMetadata metadata;
    Expected<size_t> fields = length(msgpack::Type::Map);
    if (!fields)
      return fields.takeError();
    for (size_t i = 0; i != *fields; ++i) {
      Expected<StringRef> key = string();
      if (!key)
        return key.takeError();
      if (*key == "amdhsa.target") {
        Expected<StringRef> target = string();
        if (!target)
          return target.takeError();
        metadata.target = target->str();
      } else if (*key == "amdhsa.kernels") {
        if (Error error = readKernels(metadata))
          return std::move(error);
      } else if (Error error = skip()) {
        return std::move(error);
      }
    }
    return metadata;
  }

private:
  Error readKernels(AmdMetadata &metadata) {
    Expected<size_t> count = length(msgpack::Type::Array);
    if (!count)
      return count.takeError();
    for (size_t i = 0; i != *count; ++i) {
      AmdKernelMetadata kernel;
      if (Error error = readKernel(kernel))
        return error;
      metadata.kernels.push_back(std::move(kernel));
    }
    return Error::success();
  }

  Error readKernel(AmdKernelMetadata &kernel) {
    return readFields([&](StringRef key, const msgpack::Object &value) {
      return takeField(kernel, key, value);
    });
  }

  /// `take` gets each key without its dot and what is there of its value; what
  /// belongs to that, such as a map's items, it has to read.
  Error readFields(
      function_ref<Error(StringRef key, const msgpack::Object &value)> take) {
    Expected<size_t> fields = length(msgpack::Type::Map);
    if (!fields)
      return fields.takeError();
    for (size_t i = 0; i != *fields; ++i) {
      Expected<StringRef> key = string();
      if (!key)
        return key.takeError();
      Expected<msgpack::Object> value = next();
      if (!value)
        return value.takeError();
      if (Error error = take(key->ltrim('.'), *value))
        return error;
    }
    return Error::success();
  }

  static bool isNumber(const msgpack::Object &value) {
    return value.Kind == msgpack::Type::UInt ||
           value.Kind == msgpack::Type::Int;
  }

  Error takeField(AmdKernelMetadata &kernel, StringRef key,
                  const msgpack::Object &value) {
    switch (value.Kind) {
    case msgpack::Type::String:
      if (key == "name")
        kernel.name = value.Raw.str();
      else if (key == "symbol")
        kernel.symbol = value.Raw.str();
      return Error::success();
    case msgpack::Type::Int:
    case msgpack::Type::UInt:
      kernel.numbers[key] = value.UInt;
      return Error::success();
    case msgpack::Type::Boolean:
      kernel.numbers[key] = value.Bool;
      return Error::success();
    case msgpack::Type::Array:
      if (key == "reqd_workgroup_size" && value.Length == 3)
        return readRequiredThreads(kernel);
      if (key == "args")
        return readArguments(kernel, value.Length);
      [[fallthrough]];
    default:
      return skipItems(itemsIn(value));
    }
  }

  Error readRequiredThreads(AmdKernelMetadata &kernel) {
    uint64_t product = 1;
    for (unsigned i = 0; i != 3; ++i) {
      Expected<msgpack::Object> value = next();
      if (!value)
        return value.takeError();
      if (!isNumber(*value))
        return createStringError("the metadata's .reqd_workgroup_size has "
                                 "something else than numbers");
      product = std::min<uint64_t>(
          product * std::min<uint64_t>(value->UInt, UINT16_MAX), UINT32_MAX);
    }
    kernel.requiredThreads = product;
    return Error::success();
  }

  Error readArguments(AmdKernelMetadata &kernel, size_t count) {
    for (; count; --count) {
      AmdArgumentMetadata argument;
      auto take = [&](StringRef key, const msgpack::Object &value) {
        if (key == "offset" && isNumber(value))
          argument.offset = value.UInt;
        else if (key == "size" && isNumber(value))
          argument.size = value.UInt;
        else if (key == "value_kind" && value.Kind == msgpack::Type::String)
          argument.isHidden = value.Raw.starts_with("hidden_");
        return skipItems(itemsIn(value));
      };
      if (Error error = readFields(take))
        return error;
      kernel.arguments.push_back(argument);
    }
    return Error::success();
  }

  Expected<msgpack::Object> next() {
    msgpack::Object object;
    Expected<bool> read = reader.read(object);
    if (!read)
      return read.takeError();
    if (!*read)
      return createStringError("the metadata note ends too early");
    return object;
  }

  Expected<size_t> length(msgpack::Type kind) {
    Expected<msgpack::Object> object = next();
    if (!object)
      return object.takeError();
    if (object->Kind != kind)
      return createStringError(
          "the metadata note has another structure than amdhsa's");
    return object->Length;
  }

  Expected<StringRef> string() {
    Expected<msgpack::Object> object = next();
    if (!object)
      return object.takeError();
    if (object->Kind != msgpack::Type::String)
      return createStringError(
          "the metadata note has another structure than amdhsa's");
    return object->Raw;
  }

  Error skip() { return skipItems(1); }

  /// What follows an object that was read and belongs to it.
  static uint64_t itemsIn(const msgpack::Object &object) {
    return object.Kind == msgpack::Type::Array ? object.Length
           : object.Kind == msgpack::Type::Map ? 2 * uint64_t(object.Length)
                                               : 0;
  }

  /// Every item takes a byte at least, so a wrong count runs into the end.
  Error skipItems(uint64_t pending) {
    for (; pending; --pending) {
      Expected<msgpack::Object> object = next();
      if (!object)
        return object.takeError();
      pending += itemsIn(*object);
    }
    return Error::success();
  }

  msgpack::Reader reader;
};

} // namespace

Expected<AmdMetadata> AmdMetadata::parse(StringRef blob) {
  return Walker(blob).walk();
}

} // namespace kiln
