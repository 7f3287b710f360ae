//===- Tuners.cpp ---------------------------------------------------------===//

#include "frontend/triton/Tuners.h"
#include "frontend/triton/evaluate/HostBody.h"
#include "frontend/triton/evaluate/Modules.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"

namespace kiln::triton {

/// The argument of a decorator's call, by its keyword or as the first one.
static const ast::Expression *argumentOf(const ast::Call *call,
                                         llvm::StringRef keyword) {
  for (const ast::Keyword *named : call->keywords)
    if (named->arg == keyword)
      return named->value;
  return call->args.empty() ? nullptr : call->args.front();
}

static bool isAutotune(const ast::Call *call) {
  // HostBody keeps calls of both by what they are; their names tell them apart.
  const ast::Expression *function = call->func;
  if (auto *attribute = llvm::dyn_cast<ast::Attribute>(function))
    return attribute->attr == "autotune";
  auto *name = llvm::dyn_cast<ast::Name>(function);
  return name && name->id == "autotune";
}

/// Keywords of triton.Config that say nothing about the code.
static bool isOfTheHost(llvm::StringRef name) {
  return name == "pre_hook" || name == "ir_override";
}

bool isDirectiveName(llvm::StringRef name) {
  return name == "sched_strategy" || name == "remat" || name == "max_regs";
}

static std::vector<llvm::StringRef> namesOf(const FunctionValue *kernel) {
  std::vector<llvm::StringRef> names;
  for (const ast::Arg *parameter : parametersOf(kernel->syntax->args))
    names.push_back(parameter->arg);
  return names;
}

/// A number of warps or of stages.
static bool readCount(Compilation &compilation, llvm::StringRef name,
                      const Value *value, std::optional<unsigned> &count) {
  auto *number = llvm::dyn_cast<IntValue>(value);
  auto small = number ? number->small() : std::nullopt;
  if (!small || *small < 1 || *small > 64) {
    compilation.error("'" + name + "' of a configuration is " + value->text() +
                      ", which is no number from 1 to 64");
    return false;
  }
  count = unsigned(*small);
  return true;
}

static std::optional<TunerConfiguration>
readConfiguration(Compilation &compilation, const FunctionValue *kernel,
                  const Value *value) {
  auto *config = llvm::dyn_cast<TupleValue>(value);
  auto *constants =
      config ? llvm::dyn_cast_or_null<DictValue>(config->field("kwargs"))
             : nullptr;
  if (!constants) {
    compilation.error("a configuration is a triton.Config, not " +
                      value->text());
    return std::nullopt;
  }
  // What is said beside the constants counts more, as in Triton.
  llvm::MapVector<llvm::StringRef, const Value *> entries;
  for (auto [key, entry] : constants->entries)
    if (auto *text = llvm::dyn_cast<StringValue>(key))
      entries[text->value] = entry;
  for (auto [name, entry] : llvm::zip_equal(config->fields, config->elements))
    if (name != "kwargs" && !entry->isNone())
      entries[name] = entry;
  std::vector<llvm::StringRef> parameters = namesOf(kernel);
  TunerConfiguration configuration;
  for (auto [name, entry] : entries) {
    bool isParameter = llvm::is_contained(parameters, name);
    if (name == "num_warps" || name == "num_stages") {
      if (!readCount(compilation, name, entry,
                     name == "num_warps" ? configuration.numWarps
                                         : configuration.numStages))
        return std::nullopt;
      // A kernel may have a constant of that name; it gets the same.
      if (!isParameter)
        continue;
    } else if (name == "num_ctas" && !isParameter) {
      auto number = llvm::dyn_cast<IntValue>(entry);
      if (number && number->small() == 1)
        continue;
      compilation.error("clusters of several blocks ('num_ctas' of a "
                        "configuration) are not compiled");
      return std::nullopt;
    } else if (name == "maxnreg" && !isParameter) {
      configuration.values.emplace_back("max_regs", entry);
      continue;
    } else if (isOfTheHost(name) && !isParameter) {
      continue;
    } else if (!isParameter && !isDirectiveName(name)) {
      configuration.ignored.push_back(name.str());
      continue;
    }
    configuration.values.emplace_back(name.str(), entry);
  }
  return configuration;
}

/// What an autotuner chooses from; nothing where it cannot be evaluated.
static std::optional<std::vector<TunerConfiguration>>
readConfigurations(Compilation &compilation, const FunctionValue *kernel,
                   const ast::Call *call) {
  const ast::Expression *list = argumentOf(call, "configs");
  if (!list) {
    compilation.error("this autotuner has no configurations");
    return std::nullopt;
  }
  HostBody host(compilation, *kernel->module, kernel->captured);
  const Value *value = host.evaluate(list);
  if (auto *unknown = llvm::dyn_cast_or_null<UnknownValue>(value)) {
    compilation.error(unknown->why);
    return std::nullopt;
  }
  auto elements = value ? elementsOf(compilation, value) : std::nullopt;
  if (!elements)
    return std::nullopt;
  std::vector<TunerConfiguration> configurations;
  for (const Value *element : *elements) {
    auto one = readConfiguration(compilation, kernel, element);
    if (!one)
      return std::nullopt;
    configurations.push_back(std::move(*one));
  }
  return configurations;
}

/// Whether a configuration gives no constant another value than it has.
static bool agrees(const TunerConfiguration &configuration,
                   llvm::ArrayRef<llvm::StringRef> names,
                   llvm::ArrayRef<BoundParameter> bound) {
  for (auto [name, one] : llvm::zip_equal(names, bound)) {
    const Value *value = configuration.lookup(name);
    if (!value || !one.value)
      continue;
    if (!one.value->isConstant() || !isEqual(one.value, value))
      return false;
  }
  return true;
}

std::vector<std::string> tunedNames(Compilation &compilation,
                                    const FunctionValue *kernel) {
  Compilation::Attempt silent(compilation);
  Compilation::At at(compilation, kernel->module->file(),
                     kernel->syntax->nameRange);
  std::vector<std::string> names;
  for (const ast::Call *call : kernel->tuners) {
    if (isAutotune(call)) {
      auto configurations = readConfigurations(compilation, kernel, call);
      if (configurations && !configurations->empty())
        for (const auto &[name, value] : configurations->front().values)
          names.push_back(name);
      continue;
    }
    HostBody host(compilation, *kernel->module, kernel->captured);
    const ast::Expression *table = argumentOf(call, "values");
    const Value *value = table ? host.evaluate(table) : nullptr;
    if (auto *dict = llvm::dyn_cast_or_null<DictValue>(value))
      for (auto [key, function] : dict->entries)
        if (auto *name = llvm::dyn_cast<StringValue>(key))
          names.push_back(name->value);
  }
  return names;
}

std::optional<std::vector<TunerConfiguration>>
configurationsOf(Compilation &compilation, const FunctionValue *kernel,
                 llvm::ArrayRef<BoundParameter> bound) {
  std::vector<TunerConfiguration> found;
  for (const ast::Call *call : kernel->tuners) {
    if (!isAutotune(call))
      continue;
    Compilation::At at(compilation, kernel->module->file(), call->range);
    auto configurations = readConfigurations(compilation, kernel, call);
    if (!configurations)
      return std::nullopt;
    for (TunerConfiguration &one : *configurations)
      if (agrees(one, namesOf(kernel), bound))
        found.push_back(std::move(one));
    break;
  }
  return found;
}

namespace {

/// Gives values, decorator by decorator.
class Tuners {
public:
  Tuners(Compilation &compilation, const FunctionValue *kernel,
         llvm::MutableArrayRef<BoundParameter> bound, TunerChoice &choice)
      : compilation(compilation), kernel(kernel), names(namesOf(kernel)),
        bound(bound), choice(choice) {}
  void autotune(const ast::Call *call);
  void heuristics(const ast::Call *call);

private:
  void lack(const ast::Call *call, const llvm::Twine &why) {
    choice.lacking.push_back(
        {{&kernel->module->file(), call->range}, why.str()});
  }
  const DictValue *known();

  Compilation &compilation;
  const FunctionValue *kernel;
  std::vector<llvm::StringRef> names;
  llvm::MutableArrayRef<BoundParameter> bound;
  TunerChoice &choice;
};

void Tuners::autotune(const ast::Call *call) {
  if (choice.configuration)
    return; // of two, Triton's outer one gives the values
  std::optional<std::vector<TunerConfiguration>> all;
  std::string why;
  {
    Compilation::Attempt attempt(compilation);
    all = readConfigurations(compilation, kernel, call);
    why = attempt.message;
  }
  if (!all || all->empty()) {
    lack(call, all ? "there is no configuration here"
                   : "the configurations are not known: " + why);
    return;
  }
  auto found = llvm::find_if(*all, [&](const TunerConfiguration &one) {
    return agrees(one, names, bound);
  });
  if (found == all->end()) {
    // Constants that no configuration has are the user's own choice.
    lack(call, "no configuration has the constants that are given");
    return;
  }
  choice.count = all->size();
  choice.index = found - all->begin();
  choice.configuration = *found;
  for (auto [name, one] : llvm::zip_equal(names, bound))
    if (!one.value && (one.value = found->lookup(name)))
      choice.gaveConstants = true;
  for (const std::string &name : found->ignored)
    compilation.warn("'" + name + "' of a configuration of '" + kernel->name() +
                     "' is neither a parameter of it nor an option that is "
                     "known here; it has no effect");
}

/// The arguments as a heuristic sees them.
const DictValue *Tuners::known() {
  HostBody host(compilation, *kernel->module, kernel->captured);
  const ast::Arguments *args = kernel->syntax->args;
  size_t positional = args->posonlyargs.size() + args->args.size();
  DictValue::Entries entries;
  for (auto [index, name] : llvm::enumerate(names)) {
    const Value *value = bound[index].value;
    size_t first = positional - args->defaults.size();
    if (!value && index >= first && index < positional) {
      Compilation::Attempt silent(compilation);
      value = host.evaluate(args->defaults[index - first]);
    }
    if (!value)
      continue;
    if (!value->isConstant())
      value = compilation.values.make<UnknownValue>(
          "'" + name.str() + "' is known at the launch alone");
    entries.emplace_back(compilation.values.make<StringValue>(name.str()),
                         value);
  }
  return compilation.values.make<DictValue>(std::move(entries));
}

void Tuners::heuristics(const ast::Call *call) {
  HostBody host(compilation, *kernel->module, kernel->captured);
  const ast::Expression *table = argumentOf(call, "values");
  const DictValue *dict = nullptr;
  std::string why = "they are no dictionary";
  if (table) {
    Compilation::Attempt attempt(compilation);
    dict = llvm::dyn_cast_or_null<DictValue>(host.evaluate(table));
    if (!attempt.message.empty())
      why = attempt.message;
  }
  if (!dict) {
    lack(call, "the heuristics are not known: " + why);
    return;
  }
  for (auto [key, function] : dict->entries) {
    auto *text = llvm::dyn_cast<StringValue>(key);
    auto found = text ? llvm::find(names, text->value) : names.end();
    if (found == names.end())
      continue;
    BoundParameter &one = bound[found - names.begin()];
    if (one.value)
      continue;
    CallArguments arguments;
    arguments.positional.push_back(known());
    const Value *value = nullptr;
    std::string message;
    {
      Compilation::Attempt attempt(compilation);
      value = compilation.call(function, arguments);
      message = attempt.message;
    }
    if (auto *unknown = llvm::dyn_cast_or_null<UnknownValue>(value)) {
      message = unknown->why;
      value = nullptr;
    }
    one.value = value;
    if (!value)
      lack(call,
           "the heuristic of '" + *found + "' cannot be computed: " + message);
  }
}

} // namespace

void applyTuners(Compilation &compilation, const FunctionValue *kernel,
                 llvm::MutableArrayRef<BoundParameter> bound,
                 TunerChoice &choice) {
  Tuners tuners(compilation, kernel, bound, choice);
  for (const ast::Call *call : kernel->tuners) {
    Compilation::At at(compilation, kernel->module->file(), call->range);
    if (isAutotune(call))
      tuners.autotune(call);
    else
      tuners.heuristics(call);
  }
}

} // namespace kiln::triton
