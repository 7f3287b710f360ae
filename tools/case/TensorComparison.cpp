// The comparison, element by element.
#include "tools/case/TensorComparison.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>

using namespace llvm;

namespace kiln {

using reference::ElementType;

/// A word as a person reads it; floats with enough digits to tell neighbours
/// apart.
static std::string textOf(uint64_t word, const ElementType &type) {
  if (type.kind != ElementType::Float)
    return itostr(reference::signExtend(word, type.bits));
  std::string text;
  raw_string_ostream(text) << format(
      "%.*g", type.isF64() ? 17 : 9,
      reference::decodeFloat(word, *type.format));
  return text;
}

static std::string indexOf(const CaseBinding &binding, uint64_t index) {
  std::vector<std::string> coordinates(binding.shape.size());
  for (size_t d = binding.shape.size(); d-- > 0;) {
    coordinates[d] = utostr(index % binding.shape[d]);
    index /= binding.shape[d];
  }
  return "[" + join(coordinates, ", ") + "]";
}

namespace {

/// One tensor in the three states.
struct Compared {
  const CaseArgument &argument;
  const CaseBinding &binding;
  const CaseTolerance &tolerance;
  ArrayRef<uint8_t> before, expected, found;
  Comparison &result;
  double allowed = 0; ///< whatever the element is

  void run();

private:
  void output(uint64_t index);
  bool close(uint64_t expectedWord, uint64_t foundWord);
  double allowedEverywhere() const;
  void unchanged(uint64_t position, std::string location, const char *reason);
  void report(std::string location, uint64_t expectedWord, uint64_t foundWord,
              const char *reason);
};

/// Whether two floats agree; keeps the largest errors.
bool Compared::close(uint64_t expectedWord, uint64_t foundWord) {
  const ElementType &type = argument.dtype;
  if (type.kind != ElementType::Float)
    return reference::truncateTo(expectedWord, type.bits) ==
           reference::truncateTo(foundWord, type.bits);
  double e = reference::decodeFloat(expectedWord, *type.format);
  double f = reference::decodeFloat(foundWord, *type.format);
  if (std::isnan(e) || std::isnan(f))
    return std::isnan(e) && std::isnan(f);
  if (std::isinf(e) || std::isinf(f))
    return e == f;
  double error = std::abs(e - f);
  result.maxAbsolute = std::max(result.maxAbsolute, error);
  if (e != 0)
    result.maxRelative = std::max(result.maxRelative, error / std::abs(e));
  return error <= allowed + tolerance.relative * std::abs(e);
}

/// What an error may be whatever the element is.
double Compared::allowedEverywhere() const {
  double largest = 0;
  if (tolerance.ofLargest && argument.dtype.kind == ElementType::Float)
    for (uint64_t index = 0, count = elementCount(binding); index < count;
         ++index) {
      double value = std::abs(
          reference::decodeFloat(readElement(expected, argument.dtype.bytes(),
                                             elementPosition(binding, index)),
                                 *argument.dtype.format));
      if (std::isfinite(value))
        largest = std::max(largest, value);
    }
  return tolerance.absolute + tolerance.ofLargest * largest;
}

void Compared::report(std::string location, uint64_t expectedWord,
                      uint64_t foundWord, const char *reason) {
  ++result.mismatches;
  if (!result.first)
    result.first = Mismatch{argument.name, std::move(location),
                            textOf(expectedWord, argument.dtype),
                            textOf(foundWord, argument.dtype), reason};
}

void Compared::output(uint64_t index) {
  unsigned size = argument.dtype.bytes();
  uint64_t position = elementPosition(binding, index);
  uint64_t expectedWord = readElement(expected, size, position);
  uint64_t foundWord = readElement(found, size, position);
  ++result.compared;
  if (!close(expectedWord, foundWord))
    report(indexOf(binding, index), expectedWord, foundWord,
           "differs from the reference");
}

void Compared::unchanged(uint64_t position, std::string location,
                         const char *reason) {
  unsigned size = argument.dtype.bytes();
  uint64_t old = readElement(before, size, position);
  uint64_t now = readElement(found, size, position);
  if (old != now)
    report(std::move(location), old, now, reason);
}

void Compared::run() {
  uint64_t count = elementCount(binding);
  // Most are, and then no element has to be looked at.
  if (argument.role == CaseRole::In && found == before)
    return;
  if (argument.role != CaseRole::In && found == expected) {
    result.compared += count;
    return;
  }
  allowed = allowedEverywhere();
  std::vector<bool> own(binding.elements, false);
  for (uint64_t index = 0; index < count; ++index) {
    uint64_t position = elementPosition(binding, index);
    own[position] = true;
    if (argument.role == CaseRole::In)
      unchanged(position, indexOf(binding, index), "an input was changed");
    else
      output(index);
  }
  for (uint64_t position = 0; position < binding.elements; ++position)
    if (!own[position])
      unchanged(position, "element " + utostr(position) + " of the allocation",
                "memory between the tensor's elements was changed");
}

} // namespace

Comparison compareRuns(const CaseFile &file, const CaseVariant &variant,
                       const CaseData &before, const CaseData &expected,
                       const CaseData &found, const CaseTolerance &otherwise) {
  Comparison result;
  for (size_t i = 0; i < file.arguments.size(); ++i) {
    const CaseArgument &argument = file.arguments[i];
    int buffer = before.bufferOf[i];
    if (buffer < 0)
      continue;
    const CaseTolerance &tolerance = argument.tolerance ? *argument.tolerance
                                     : file.tolerance   ? *file.tolerance
                                                        : otherwise;
    Compared{argument,
             variant.bindings[i],
             tolerance,
             before.buffers[buffer].bytes,
             expected.buffers[buffer].bytes,
             found.buffers[buffer].bytes,
             result}
        .run();
  }
  return result;
}

} // namespace kiln
