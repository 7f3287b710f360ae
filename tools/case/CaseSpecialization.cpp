// Reading what kernels assume of their arguments.
#include "tools/case/CaseSpecialization.h"

#include "targets/gpu/GpuLookup.h"
#include "targets/launch/ArgumentFacts.h"
#include "targets/support/Suggest.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

Expected<CaseAssumptions> readAssumptions(const json::Value &value,
                                          const JsonLocation &location,
                                          ArrayRef<CaseArgument> arguments) {
  const json::Object *object = value.getAsObject();
  if (!object)
    return location.expected("an object of arguments", value);
  CaseAssumptions assumptions;
  SmallVector<StringRef> names;
  for (const CaseArgument &argument : arguments)
    names.push_back(argument.name);
  for (auto &[key, member] : *object) {
    StringRef name = key;
    const CaseArgument *argument =
        find_if(arguments,
                [&](const CaseArgument &known) { return known.name == name; });
    if (argument == arguments.end())
      return location.error("there is no argument '" + name + "'" +
                            suggestNearest(name, names));
    std::optional<int64_t> number = member.getAsInteger();
    if (!number || !testedFact(std::to_string(*number)))
      return location.at(name).expected(
          "16 or 8 (divisible by it) or 1 (equal to 1)", member);
    if (argument->isTensor
            ? number == 1
            : argument->dtype.kind != reference::ElementType::Integer)
      return location.at(name).error(
          argument->isTensor ? "an address is never assumed to be 1"
                             : "only integers and tensors have such facts");
    assumptions[name.str()] = *number;
  }
  return assumptions;
}

static Expected<std::vector<const GpuTarget *>>
readTargets(const json::Value &value, const JsonLocation &location) {
  const json::Array *array = value.getAsArray();
  if (!array || array->empty())
    return location.expected("an array of GPUs, at least one", value);
  std::vector<const GpuTarget *> targets;
  for (auto [index, element] : enumerate(*array)) {
    std::optional<StringRef> name = element.getAsString();
    if (!name)
      return location.at(index).expected("the name of a GPU", element);
    Expected<const GpuTarget *> target = findGpuTarget(*name);
    if (!target)
      return location.at(index).error(toString(target.takeError()));
    targets.push_back(*target);
  }
  return targets;
}

static Expected<CaseSpecialization>
readSpecialization(const json::Value &value, const JsonLocation &location,
                   ArrayRef<CaseArgument> arguments) {
  Expected<JsonReader> reader = JsonReader::open(value, location);
  if (!reader)
    return reader.takeError();
  CaseSpecialization result;
  Expected<const json::Value *> assumes = reader->require("assumes");
  if (!assumes)
    return assumes.takeError();
  if (Error error =
          readAssumptions(**assumes, location.at("assumes"), arguments)
              .moveInto(result.assumes))
    return std::move(error);
  for (auto [key, target] :
       {std::pair("kernel", &result.kernel), std::pair("name", &result.name)}) {
    Expected<std::optional<std::string>> text = reader->string(key);
    if (!text)
      return text.takeError();
    *target = text->value_or("");
  }
  if (Error error = reader->count("num_warps").moveInto(result.numWarps))
    return std::move(error);
  if (const json::Value *targets = reader->find("targets"))
    if (Error error = readTargets(*targets, location.at("targets"))
                          .moveInto(result.targets))
      return std::move(error);
  if (const json::Value *bytes = reader->find("dynamic_shared"))
    if (Error error = readExpression(*bytes, location.at("dynamic_shared"))
                          .moveInto(result.dynamicShared))
      return std::move(error);
  if (Error error = reader->finish())
    return std::move(error);
  return result;
}

Expected<std::vector<CaseSpecialization>>
readSpecializations(const json::Value &value, const JsonLocation &location,
                    ArrayRef<CaseArgument> arguments) {
  const json::Array *array = value.getAsArray();
  if (!array)
    return location.expected("an array of objects", value);
  std::vector<CaseSpecialization> results;
  for (auto [index, element] : enumerate(*array)) {
    Expected<CaseSpecialization> result =
        readSpecialization(element, location.at(index), arguments);
    if (!result)
      return result.takeError();
    results.push_back(std::move(*result));
  }
  return results;
}

} // namespace kiln
