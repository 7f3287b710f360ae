//===- TensorMap.cpp - recipes of tensor maps, and what they make ---------===//
//
// The rules are those of CUDA's driver API, "cuTensorMapEncodeTiled".
//
//===----------------------------------------------------------------------===//
#include "targets/launch/abi/TensorMap.h"
#include "targets/support/json/Json.h"
#include "llvm/IR/Function.h"
#include "llvm/Support/FormatVariadic.h"

using namespace kiln;
using namespace llvm;

namespace {
struct ElementRow {
  TensorMapElement element;
  const char *name;
  unsigned bytes;
  /// PTX ISA, "tensormap.replace", the table of .elemtype.
  unsigned inPtx;
};
} // namespace

static constexpr ElementRow elementRows[] = {
    {TensorMapElement::U8, "u8", 1, 0},
    {TensorMapElement::U16, "u16", 2, 1},
    {TensorMapElement::U32, "u32", 4, 2},
    {TensorMapElement::U64, "u64", 8, 4},
    {TensorMapElement::F16, "f16", 2, 6},
    {TensorMapElement::BF16, "bf16", 2, 10},
    {TensorMapElement::F32, "f32", 4, 7},
    {TensorMapElement::F64, "f64", 8, 9},
    {TensorMapElement::S32, "s32", 4, 3},
    {TensorMapElement::S64, "s64", 8, 5},
};

static const ElementRow &rowOf(TensorMapElement element) {
  return elementRows[unsigned(element)];
}

unsigned kiln::bytesOf(TensorMapElement element) {
  return rowOf(element).bytes;
}

StringRef kiln::nameOf(TensorMapElement element) { return rowOf(element).name; }

unsigned kiln::numberInPtx(TensorMapElement element) {
  return rowOf(element).inPtx;
}

std::optional<TensorMapElement> kiln::tensorMapElementOf(unsigned numberInPtx) {
  for (const ElementRow &row : elementRows)
    if (row.inPtx == numberInPtx)
      return row.element;
  return std::nullopt;
}

// PTX ISA, "tensormap.replace", the table of .swizzle_mode.
std::optional<unsigned> kiln::swizzleNumberInPtx(unsigned bytes) {
  static constexpr unsigned swizzles[] = {0, 32, 64, 128};
  const unsigned *found = find(swizzles, bytes);
  if (found == std::end(swizzles))
    return std::nullopt;
  return found - swizzles;
}

unsigned kiln::globalScratchOf(const Function &kernel) {
  unsigned bytes = 0;
  kernel.getFnAttribute(kGlobalScratchAttr)
      .getValueAsString()
      .getAsInteger(10, bytes);
  return bytes;
}

static constexpr const char *reductionNames[] = {"add", "min", "max", "inc",
                                                 "dec", "and", "or",  "xor"};

StringRef kiln::nameOf(TensorReduction reduction) {
  return reductionNames[unsigned(reduction)];
}

std::optional<TensorReduction> kiln::tensorReductionOf(StringRef name) {
  const auto *found = find(reductionNames, name);
  if (found == std::end(reductionNames))
    return std::nullopt;
  return TensorReduction(found - reductionNames);
}

// PTX ISA, "cp.reduce.async.bulk" (the table of operations and types of global
// memory), whose semantics the tensor's has; of that what Triton 3.6 lets its
// descriptors do (python/triton/language/semantic.py, descriptor_atomic_*), so
// not add of f64. Triton has no inc and dec.
bool kiln::hasReduction(TensorReduction reduction, TensorMapElement element) {
  bool isUnsigned =
           element == TensorMapElement::U32 || element == TensorMapElement::U64,
       isSigned =
           element == TensorMapElement::S32 || element == TensorMapElement::S64,
       isHalf = element == TensorMapElement::F16 ||
                element == TensorMapElement::BF16;
  switch (reduction) {
  case TensorReduction::Add:
    return isUnsigned || element == TensorMapElement::S32 || isHalf ||
           element == TensorMapElement::F32;
  case TensorReduction::Min:
  case TensorReduction::Max:
    return isUnsigned || isSigned || isHalf;
  case TensorReduction::Inc:
  case TensorReduction::Dec:
    return element == TensorMapElement::U32;
  case TensorReduction::And:
  case TensorReduction::Or:
  case TensorReduction::Xor:
    return isUnsigned || isSigned;
  }
  llvm_unreachable("all reductions have been named");
}

uint64_t TensorMap::boxBytes() const {
  uint64_t bytes = bytesOf(element);
  for (uint32_t extent : box)
    bytes *= extent;
  return bytes;
}

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

/// What is wrong with a map's box, whatever the tensor is; empty: nothing.
static std::string boxProblem(size_t rank, size_t strides,
                              ArrayRef<uint32_t> box, unsigned swizzleBytes,
                              TensorMapElement element) {
  if (!rank || rank > TensorMap::kMaxRank)
    return formatv("a tensor map has 1 to {0} dimensions, not {1}",
                   TensorMap::kMaxRank, rank);
  if (strides + 1 != rank || box.size() != rank)
    return formatv("{0} dimensions have {1} strides and {2} extents of a box, "
                   "not {3} and {4}",
                   rank, rank - 1, rank, strides, box.size());
  for (uint32_t extent : box)
    if (!extent || extent > TensorMap::kMaxBox)
      return formatv("a box has 1 to {0} elements along a dimension, not {1}",
                     TensorMap::kMaxBox, extent);
  if (!swizzleNumberInPtx(swizzleBytes))
    return formatv("a swizzle has 32, 64 or 128 bytes, not {0}", swizzleBytes);
  unsigned run = box.back() * bytesOf(element);
  if (run % TensorMap::kAlignment)
    return formatv("a box has a multiple of {0} bytes along its last "
                   "dimension, not {1}",
                   TensorMap::kAlignment, run);
  if (swizzleBytes && run > swizzleBytes)
    return formatv("a box has at most the {0} bytes of its swizzle along its "
                   "last dimension, not {1}",
                   swizzleBytes, run);
  return "";
}

std::string TensorMapRecipe::problem() const {
  return boxProblem(sizes.size(), strides.size(), box, swizzleBytes, element);
}

/// What of a tensor map's dimensions the driver refuses; empty: nothing.
static std::string sizeProblem(const TensorMap &map) {
  constexpr uint64_t maxSize = uint64_t(1) << 32, maxStride = uint64_t(1) << 40;
  for (auto [dim, size] : enumerate(map.sizes))
    if (!size || size > maxSize)
      return formatv("the tensor has {0} elements along dimension {1}, and a "
                     "tensor map 1 to 2^32",
                     int64_t(size), dim);
  for (auto [dim, stride] : enumerate(map.strides))
    if (stride % TensorMap::kAlignment || stride >= maxStride)
      return formatv("neighbours along dimension {0} are {1} bytes apart, and "
                     "in a tensor map a multiple of {2} below 2^40",
                     dim, int64_t(stride), TensorMap::kAlignment);
  if (map.base % TensorMap::kAlignment)
    return formatv("the tensor begins at {0:x}, and that of a tensor map at a "
                   "multiple of {1}",
                   map.base, TensorMap::kAlignment);
  return "";
}

std::string TensorMap::problem() const {
  std::string wrong =
      boxProblem(sizes.size(), strides.size(), box, swizzleBytes, element);
  return wrong.empty() ? sizeProblem(*this) : wrong;
}

Expected<TensorMap> TensorMapRecipe::follow(ArrayRef<int64_t> arguments) const {
  std::string wrong = problem();
  if (wrong.empty() && base >= arguments.size())
    wrong =
        formatv("it needs argument {0}, which the launch does not have", base);
  if (!wrong.empty())
    return createStringError(wrong);
  for (unsigned number : nonNegative)
    if (number >= arguments.size() || arguments[number] < 0)
      return createStringError(
          formatv("argument {0} is below zero or missing, and the kernel's "
                  "blocks are proven for others alone",
                  number));
  TensorMap map{.base = uint64_t(arguments[base]),
                .element = element,
                .sizes = {},
                .strides = {},
                .box = box,
                .swizzleBytes = swizzleBytes,
                .fillsNan = false};
  for (const LaunchNumber &size : sizes) {
    Expected<int64_t> number = size.follow(arguments);
    if (!number)
      return number.takeError();
    map.sizes.push_back(*number);
  }
  for (const LaunchNumber &stride : strides) {
    Expected<int64_t> number = stride.follow(arguments);
    if (!number)
      return number.takeError();
    map.strides.push_back(uint64_t(*number) * bytesOf(element));
  }
  Expected<int64_t> nan = fillsNan.follow(arguments);
  if (!nan)
    return nan.takeError();
  map.fillsNan = *nan != 0;
  wrong = sizeProblem(map);
  if (!wrong.empty())
    return createStringError(wrong);
  return map;
}

//===----------------------------------------------------------------------===//
// As text
//===----------------------------------------------------------------------===//

static json::Array jsonOf(ArrayRef<LaunchNumber> numbers) {
  json::Array array;
  for (const LaunchNumber &number : numbers)
    array.push_back(number.json());
  return array;
}

json::Value TensorMapRecipe::json() const {
  return json::Object{{"base", base},
                      {"element", nameOf(element)},
                      {"sizes", jsonOf(sizes)},
                      {"strides", jsonOf(strides)},
                      {"box", json::Array(box)},
                      {"swizzle", swizzleBytes},
                      {"fill_nan", fillsNan.json()},
                      {"non_negative", json::Array(nonNegative)}};
}

static Error readNumbers(const json::Object &object, StringRef key,
                         std::vector<LaunchNumber> &numbers) {
  const json::Array *array = object.getArray(key);
  if (!array)
    return createStringError("'" + key + "' is no list");
  for (const json::Value &value : *array) {
    Expected<LaunchNumber> number = LaunchNumber::read(value);
    if (!number)
      return number.takeError();
    numbers.push_back(std::move(*number));
  }
  return Error::success();
}

Expected<TensorMapRecipe> TensorMapRecipe::read(const json::Value &value) {
  const json::Object *object = value.getAsObject();
  if (!object)
    return createStringError("a recipe is an object");
  TensorMapRecipe recipe;
  std::optional<int64_t> base = object->getInteger("base"),
                         swizzle = object->getInteger("swizzle");
  std::optional<StringRef> element = object->getString("element");
  const json::Array *box = object->getArray("box");
  const json::Value *nan = object->get("fill_nan");
  const auto *row = find_if(elementRows, [&](const ElementRow &it) {
    return element && *element == it.name;
  });
  if (!base || *base < 0 || !swizzle || !box || !nan ||
      row == std::end(elementRows))
    return createStringError(
        "a recipe has 'base', 'element', 'box', 'swizzle' and 'fill_nan'");
  recipe.base = *base;
  recipe.swizzleBytes = *swizzle;
  recipe.element = row->element;
  for (const json::Value &extent : *box)
    recipe.box.push_back(extent.getAsInteger().value_or(0));
  if (const json::Array *numbers = object->getArray("non_negative"))
    for (const json::Value &number : *numbers) {
      std::optional<uint64_t> argument = number.getAsUINT64();
      if (!argument)
        return createStringError("'non_negative' has numbers of arguments");
      recipe.nonNegative.push_back(*argument);
    }
  if (Error error = readNumbers(*object, "sizes", recipe.sizes))
    return error;
  if (Error error = readNumbers(*object, "strides", recipe.strides))
    return error;
  if (Error error = LaunchNumber::read(*nan).moveInto(recipe.fillsNan))
    return error;
  if (std::string wrong = recipe.problem(); !wrong.empty())
    return createStringError(wrong);
  return recipe;
}

Expected<std::vector<TensorMapRecipe>> kiln::readTensorMaps(StringRef text) {
  std::vector<TensorMapRecipe> recipes;
  if (text.empty())
    return recipes;
  Expected<json::Value> value = kiln::parseJson(text);
  if (!value)
    return value.takeError();
  const json::Array *array = value->getAsArray();
  if (!array)
    return createStringError("expected a list of recipes");
  for (const json::Value &element : *array) {
    Expected<TensorMapRecipe> recipe = TensorMapRecipe::read(element);
    if (!recipe)
      return recipe.takeError();
    recipes.push_back(std::move(*recipe));
  }
  return recipes;
}

Expected<std::vector<TensorMapRecipe>>
kiln::tensorMapsOf(const Function &kernel) {
  Expected<std::vector<TensorMapRecipe>> recipes =
      readTensorMaps(kernel.getFnAttribute(kTensorMapsAttr).getValueAsString());
  if (recipes)
    return recipes;
  return createStringError("kernel '" + kernel.getName() +
                           "': " + kTensorMapsAttr + ": " +
                           toString(recipes.takeError()));
}

std::string kiln::textOf(ArrayRef<TensorMapRecipe> recipes) {
  json::Array array;
  for (const TensorMapRecipe &recipe : recipes)
    array.push_back(recipe.json());
  std::string text;
  raw_string_ostream(text) << json::Value(std::move(array));
  return text;
}
