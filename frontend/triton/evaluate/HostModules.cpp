//===- HostModules.cpp ----------------------------------------------------===//

#include "frontend/triton/evaluate/HostModules.h"
#include "frontend/triton/evaluate/Compilation.h"
#include "frontend/triton/evaluate/Functions.h"
#include "frontend/triton/evaluate/Modules.h"
#include "frontend/triton/value/Fold.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <unistd.h>

namespace kiln::triton {

using Arguments = const CallArguments &;

static const Value *makeString(Compilation &compilation, llvm::StringRef text) {
  return compilation.values.make<StringValue>(text.str());
}

static bool isHip(Compilation &compilation) {
  return compilation.options.backend == "hip";
}

/// The release of PyTorch that asks for this one of Triton, by the metadata of
/// its wheel on PyPI.
static llvm::StringRef torchVersion(Compilation &compilation) {
  return compilation.options.version == LanguageVersion::V3_6 ? "2.10.0"
                                                              : "2.15.0";
}

/// The string that is the only argument, or the first of several.
static const StringValue *stringOf(Compilation &compilation,
                                   Arguments arguments,
                                   llvm::StringRef function) {
  auto *value = arguments.positional.empty()
                    ? nullptr
                    : llvm::dyn_cast<StringValue>(arguments.positional.front());
  if (!value)
    compilation.error("'" + function + "' takes a string");
  return value;
}

static const DictValue *environment(Compilation &compilation) {
  DictValue::Entries entries;
  for (char **entry = environ; *entry; ++entry) {
    auto [name, value] = llvm::StringRef(*entry).split('=');
    entries.emplace_back(makeString(compilation, name),
                         makeString(compilation, value));
  }
  return compilation.values.make<DictValue>(std::move(entries));
}

static const Value *callGetenv(Compilation &compilation, Arguments arguments) {
  const StringValue *name = stringOf(compilation, arguments, "os.getenv");
  if (!name)
    return nullptr;
  if (const Value *value = environment(compilation)->lookup(name->value))
    return value;
  for (const auto &[keyword, value] : arguments.named)
    if (keyword == "default")
      return value;
  return arguments.positional.size() > 1 ? arguments.positional[1]
                                         : compilation.values.none();
}

static const Value *callImport(Compilation &compilation, Arguments arguments) {
  const StringValue *name = stringOf(compilation, arguments, "import_module");
  return name ? compilation.modules().value(name->value) : nullptr;
}

/// "3.6.0+git1" as a named tuple (3, 6, 0), which compares as versions do. What
/// follows the numbers makes no difference that kernels depend on.
static const Value *makeVersion(Compilation &compilation,
                                llvm::StringRef text) {
  std::vector<const Value *> numbers;
  text.consume_front("v");
  while (true) {
    unsigned number;
    if (text.consumeInteger(10, number))
      break;
    numbers.push_back(compilation.values.integer(number));
    if (!text.consume_front("."))
      break;
  }
  if (numbers.empty())
    return compilation.error("a version begins with a number");
  while (numbers.size() < 3)
    numbers.push_back(compilation.values.integer(0));
  std::vector<std::string> fields = {"major", "minor", "micro"};
  for (size_t index = 3; index != numbers.size(); ++index)
    fields.push_back("part" + std::to_string(index));
  return compilation.values.make<TupleValue>(std::move(numbers),
                                             std::move(fields));
}

const Value *versionOf(Compilation &compilation, Arguments arguments) {
  const StringValue *version = stringOf(compilation, arguments, "Version");
  return version ? makeVersion(compilation, version->value) : nullptr;
}

/// `importlib.metadata.version`: of the packages that are known here.
static const Value *callInstalled(Compilation &compilation,
                                  Arguments arguments) {
  const StringValue *name = stringOf(compilation, arguments, "version");
  if (!name)
    return nullptr;
  if (name->value == "torch")
    return makeString(compilation, torchVersion(compilation));
  if (name->value == "triton")
    return compilation.modules().attribute(
        compilation.modules().value("triton"), "__version__");
  return compilation.values.make<UnknownValue>(
      "the version of '" + name->value + "' is known on the host alone");
}

template <BinaryOperator op>
static const Value *callOperator(Compilation &compilation,
                                 Arguments arguments) {
  auto &list = arguments.positional;
  if (list.size() != 2)
    return compilation.error("an operator takes two arguments");
  for (const Value *operand : list)
    if (llvm::isa<UnknownValue>(operand))
      return operand;
  FoldResult result = foldBinary(compilation.values, op, list[0], list[1]);
  return result ? *result
                : compilation.error(llvm::toString(result.takeError()));
}

static const Value *callTrue(Compilation &compilation, Arguments) {
  return compilation.values.get(true);
}
static const Value *callOne(Compilation &compilation, Arguments) {
  return compilation.values.integer(1);
}
static const Value *callZero(Compilation &compilation, Arguments) {
  return compilation.values.integer(0);
}

/// (9, 0) of sm_90; (9, 4) of gfx942, as PyTorch says it.
static const Value *callCapability(Compilation &compilation, Arguments) {
  auto isNoDigit = [](char character) { return !llvm::isDigit(character); };
  llvm::StringRef arch =
      llvm::StringRef(compilation.options.arch).drop_while(isNoDigit);
  unsigned number;
  if (arch.consumeInteger(10, number))
    return compilation.values.make<UnknownValue>(
        "the GPU's compute capability is not known");
  // AMD's last two digits are the minor version and the stepping.
  unsigned divisor = isHip(compilation) ? 100 : 10;
  unsigned minor = number % divisor / (isHip(compilation) ? 10 : 1);
  return compilation.values.make<TupleValue>(
      std::vector<const Value *>{compilation.values.integer(number / divisor),
                                 compilation.values.integer(minor)});
}

static const Value *callTarget(Compilation &compilation, Arguments) {
  const LanguageOptions &options = compilation.options;
  unsigned number;
  const Value *arch = llvm::StringRef(options.arch).getAsInteger(10, number)
                          ? makeString(compilation, options.arch)
                          : compilation.values.integer(number);
  return compilation.values.make<TupleValue>(
      std::vector<const Value *>{makeString(compilation, options.backend), arch,
                                 compilation.values.integer(options.warpSize)},
      std::vector<std::string>{"backend", "arch", "warp_size"});
}

static const Value *callMachine(Compilation &compilation, Arguments) {
#if defined(__aarch64__)
  return makeString(compilation, "aarch64");
#else
  return makeString(compilation, "x86_64");
#endif
}
static const Value *callSystem(Compilation &compilation, Arguments) {
  return makeString(compilation, "Linux");
}

static llvm::ArrayRef<NativeFunction> functionsOf(llvm::StringRef module) {
  static const NativeFunction os[] = {{"getenv", callGetenv}};
  static const NativeFunction importlib[] = {{"import_module", callImport}};
  static const NativeFunction metadata[] = {{"version", callInstalled}};
  static const NativeFunction version[] = {{"parse", versionOf},
                                           {"Version", versionOf}};
  static const NativeFunction operators[] = {
      {"eq", callOperator<BinaryOperator::Equal>},
      {"ne", callOperator<BinaryOperator::NotEqual>},
      {"lt", callOperator<BinaryOperator::Less>},
      {"le", callOperator<BinaryOperator::LessEqual>},
      {"gt", callOperator<BinaryOperator::Greater>},
      {"ge", callOperator<BinaryOperator::GreaterEqual>}};
  static const NativeFunction platform[] = {{"machine", callMachine},
                                            {"system", callSystem}};
  static const NativeFunction cuda[] = {
      {"is_available", callTrue},
      {"device_count", callOne},
      {"current_device", callZero},
      {"get_device_capability", callCapability}};
  static const NativeFunction active[] = {{"get_current_target", callTarget}};
  return llvm::StringSwitch<llvm::ArrayRef<NativeFunction>>(module)
      .Case("os", os)
      .Case("importlib", importlib)
      .Case("importlib.metadata", metadata)
      .Case("packaging.version", version)
      .Case("operator", operators)
      .Case("platform", platform)
      .Case("torch.cuda", cuda)
      .Case("triton.runtime.driver.active", active)
      .Default({});
}

/// Modules by their whole name; what lies in PyTorch is one beside them.
static constexpr llvm::StringLiteral hostModules[] = {
    "os",
    "sys",
    "operator",
    "platform",
    "importlib",
    "importlib.metadata",
    "packaging",
    "packaging.version",
    "torch",
    "torch.cuda",
    "torch.version",
    "triton.runtime.driver",
    "triton.runtime.driver.active"};

bool isHostModule(llvm::StringRef dottedName) {
  return llvm::is_contained(hostModules, dottedName) ||
         dottedName.starts_with("torch.");
}

const Value *hostAttribute(Compilation &compilation, llvm::StringRef module,
                           llvm::StringRef name) {
  std::string inside = (module + "." + name).str();
  if (llvm::is_contained(hostModules, inside))
    return compilation.modules().value(inside);
  if (const Value *function =
          lookupNative(compilation, functionsOf(module), name))
    return function;
  const Value *value = nullptr;
  if (inside == "os.environ")
    value = environment(compilation);
  else if (inside == "sys.platform")
    value = makeString(compilation, "linux");
  else if (inside == "sys.version_info") // the oldest that has Triton's wheels
    value = makeVersion(compilation, "3.10.0");
  else if (inside == "torch.__version__")
    value = makeString(compilation, torchVersion(compilation));
  else if (inside == "torch.version.hip" || inside == "torch.version.cuda")
    // Which release there is asks nobody who writes kernels.
    value = isHip(compilation) == (name == "hip")
                ? makeString(compilation, name == "hip" ? "7.0" : "12.8")
                : compilation.values.none();
  return value ? value
               : compilation.values.make<UnknownValue>(
                     "'" + inside + "' is known on the host alone");
}

namespace {
enum class Device { None, Cuda, Hip, Either, Other };
} // namespace

static Device deviceNamed(llvm::StringRef word) {
  return llvm::StringSwitch<Device>(word)
      .Cases({"cuda", "nvidia"}, Device::Cuda)
      .Cases({"hip", "rocm", "amd"}, Device::Hip)
      .Case("alike", Device::Either) // is_cuda_alike
      .Cases({"npu", "xpu", "hpu", "mps", "musa", "mlu", "tpu"}, Device::Other)
      .Cases({"cpu", "ascend", "intel", "neuron", "gaudi"}, Device::Other)
      .Default(Device::None);
}

bool isForeignDevice(Compilation &compilation, llvm::StringRef name) {
  return deviceNamed(name) == Device::Other;
}

const Value *askedOfDevice(Compilation &compilation, llvm::StringRef path) {
  llvm::StringRef last = path.rsplit('.').second;
  last = last.empty() ? path : last;
  last = last.ltrim('_');
  if (!last.starts_with("is_"))
    return nullptr;
  Device asked = Device::None;
  llvm::SmallVector<llvm::StringRef> words;
  llvm::SplitString(path, words, "._");
  for (llvm::StringRef word : words)
    if (Device device = deviceNamed(word.lower()); device != Device::None)
      asked = device;
  if (asked == Device::None)
    return nullptr;
  return compilation.values.get(
      asked == Device::Either ||
      asked == (isHip(compilation) ? Device::Hip : Device::Cuda));
}

} // namespace kiln::triton
