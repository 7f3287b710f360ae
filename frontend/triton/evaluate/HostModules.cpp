//===- HostModules.cpp ----------------------------------------------------===//

#include "frontend/triton/evaluate/Compilation.h"
#include "frontend/triton/evaluate/Functions.h"
#include "frontend/triton/evaluate/Modules.h"
#include "frontend/triton/value/Fold.h"
#include "frontend/triton/value/TorchTypes.h"
#include "llvm/ADT/StringExtras.h"
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

static const Value *callVersion(Compilation &compilation, Arguments arguments) {
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
  if (auto version = compilation.modules().installedVersion(name->value))
    return makeString(compilation, *version);
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

template <bool answer>
static const Value *callAnswer(Compilation &compilation, Arguments) {
  return compilation.values.get(answer);
}
static const Value *callIsHip(Compilation &compilation, Arguments) {
  return compilation.values.get(isHip(compilation));
}
static const Value *callIsCuda(Compilation &compilation, Arguments) {
  return compilation.values.get(!isHip(compilation));
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

/// `triton.backends.backends`: Triton's own two, of which that of the GPU is
/// active.
static const Value *makeBackends(Compilation &compilation) {
  static const NativeFunction active = {"is_active", callAnswer<true>};
  static const NativeFunction inactive = {"is_active", callAnswer<false>};
  auto object = [&](const Value *member, llvm::StringRef name) {
    return compilation.values.make<TupleValue>(
        std::vector<const Value *>{member},
        std::vector<std::string>{name.str()});
  };
  DictValue::Entries entries;
  for (llvm::StringRef name : {"nvidia", "amd"}) {
    bool isActive = isHip(compilation) == (name == "amd");
    const Value *asked = compilation.native(isActive ? active : inactive);
    entries.emplace_back(makeString(compilation, name),
                         object(object(asked, "is_active"), "driver"));
  }
  return compilation.values.make<DictValue>(std::move(entries));
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

/// `torch.finfo(torch.float16)`, `torch.iinfo(torch.int32)`: a type is the name
/// in PyTorch, and nothing else is known of it.
template <const Value *limits(ValueTable &, llvm::StringRef)>
static const Value *callInfo(Compilation &compilation, Arguments arguments) {
  auto *type = arguments.positional.size() == 1 && arguments.named.empty()
                   ? llvm::dyn_cast<ModuleValue>(arguments.positional[0])
                   : nullptr;
  llvm::StringRef name = type ? llvm::StringRef(type->name) : "";
  const Value *found =
      name.consume_front("torch.") ? limits(compilation.values, name) : nullptr;
  return found ? found
               : compilation.error("'torch.finfo' takes a type of floats of "
                                   "PyTorch's, 'torch.iinfo' one of integers");
}

static const Value *callNothing(Compilation &compilation, Arguments) {
  return compilation.values.none();
}

/// `importlib.util.find_spec`: of modules that are read here, and of those that
/// a program with kernels has. Whether others are installed nobody knows.
static const Value *callFindSpec(Compilation &compilation,
                                 Arguments arguments) {
  const StringValue *name = stringOf(compilation, arguments, "find_spec");
  if (!name)
    return nullptr;
  Modules &modules = compilation.modules();
  if (!isHostModule(name->value) && !isLanguageModule(name->value) &&
      !modules.import(name->value))
    return compilation.values.make<UnknownValue>(
        "whether there is a module '" + name->value +
        "' is known on the host alone");
  static const NativeFunction loading[] = {{"exec_module", callNothing}};
  auto *loader = compilation.values.make<TupleValue>(
      std::vector<const Value *>{
          lookupNative(compilation, loading, "exec_module")},
      std::vector<std::string>{"exec_module"});
  return compilation.values.make<TupleValue>(
      std::vector<const Value *>{name, loader},
      std::vector<std::string>{"name", "loader"});
}

/// `importlib.util.module_from_spec`: the module, which is read already.
static const Value *callModuleOf(Compilation &compilation,
                                 Arguments arguments) {
  auto *spec = arguments.positional.size() == 1
                   ? llvm::dyn_cast<TupleValue>(arguments.positional[0])
                   : nullptr;
  auto *name = spec && !spec->elements.empty()
                   ? llvm::dyn_cast<StringValue>(spec->elements.front())
                   : nullptr;
  return name ? compilation.modules().value(name->value)
              : compilation.error("'module_from_spec' takes what 'find_spec' "
                                  "found");
}

namespace {
/// A function of the host whose answer is known here.
struct HostFunction {
  llvm::StringLiteral module;
  NativeFunction function;
};
} // namespace

/// Python's and PyTorch's functions, and packages' own that stand for the
/// platform, on a host with one GPU of NVIDIA's or AMD's. Each is named with its
/// module, since a bare name says nothing.
static const HostFunction hostFunctions[] = {
    {"os", {"getenv", callGetenv}},
    {"importlib", {"import_module", callImport}},
    {"importlib.util", {"find_spec", callFindSpec}},
    {"importlib.util", {"module_from_spec", callModuleOf}},
    {"importlib.metadata", {"version", callInstalled}},
    {"packaging.version", {"parse", callVersion}},
    {"packaging.version", {"Version", callVersion}},
    {"operator", {"eq", callOperator<BinaryOperator::Equal>}},
    {"operator", {"ne", callOperator<BinaryOperator::NotEqual>}},
    {"operator", {"lt", callOperator<BinaryOperator::Less>}},
    {"operator", {"le", callOperator<BinaryOperator::LessEqual>}},
    {"operator", {"gt", callOperator<BinaryOperator::Greater>}},
    {"operator", {"ge", callOperator<BinaryOperator::GreaterEqual>}},
    {"itertools", {"product", callProduct}},
    {"platform", {"machine", callMachine}},
    {"platform", {"system", callSystem}},
    {"torch", {"finfo", callInfo<limitsOfTorchFloat>}},
    {"torch", {"iinfo", callInfo<limitsOfTorchInteger>}},
    {"torch.cuda", {"is_available", callAnswer<true>}},
    {"torch.cuda", {"device_count", callOne}},
    {"torch.cuda", {"current_device", callZero}},
    {"torch.cuda", {"get_device_capability", callCapability}},
    {"torch.cpu", {"is_available", callAnswer<true>}},
    {"torch.xpu", {"is_available", callAnswer<false>}},
    {"torch.mps", {"is_available", callAnswer<false>}},
    {"torch.backends.mps", {"is_available", callAnswer<false>}},
    {"torch.mtia", {"is_available", callAnswer<false>}},
    {"triton.runtime.driver.active", {"get_current_target", callTarget}},
    // transformers: what else PyTorch may run on.
    {"transformers.utils", {"is_torch_npu_available", callAnswer<false>}},
    {"transformers.utils", {"is_torch_xpu_available", callAnswer<false>}},
    {"transformers.utils", {"is_torch_hpu_available", callAnswer<false>}},
    {"transformers.utils", {"is_torch_mlu_available", callAnswer<false>}},
    {"transformers.utils", {"is_torch_musa_available", callAnswer<false>}},
    {"transformers.utils", {"is_torch_cuda_available", callAnswer<true>}},
    // vLLM and conch: an object that stands for the platform.
    {"vllm.platforms.current_platform", {"is_cuda", callIsCuda}},
    {"vllm.platforms.current_platform", {"is_rocm", callIsHip}},
    {"vllm.platforms.current_platform", {"is_cuda_alike", callAnswer<true>}},
    {"vllm.platforms.current_platform", {"is_xpu", callAnswer<false>}},
    {"vllm.platforms.current_platform", {"is_cpu", callAnswer<false>}},
    {"vllm.platforms.current_platform", {"is_tpu", callAnswer<false>}},
    {"conch.platforms.current_platform", {"is_nvidia", callIsCuda}},
    {"conch.platforms.current_platform", {"is_amd", callIsHip}},
    {"conch.platforms.current_platform", {"has_cuda", callAnswer<true>}},
    // Unsloth: packaging's Version of what a regular expression finds.
    {"unsloth_zoo.utils", {"Version", callVersion}},
};

/// Modules that PyTorch has only with another package beside it.
static constexpr llvm::StringLiteral absentModules[] = {
    "torch.npu", "torch.hpu", "torch.mlu", "torch.musa", "torch.tpu"};

/// Modules that are never read from a file, with all that is in them.
static constexpr llvm::StringLiteral hostPackages[] = {"os",
                                                       "sys",
                                                       "operator",
                                                       "itertools",
                                                       "platform",
                                                       "importlib",
                                                       "packaging",
                                                       "torch",
                                                       "triton.backends",
                                                       "triton.runtime.driver"};

/// Whether a dotted name is that of a package, or of what lies in it.
static bool isWithin(llvm::StringRef package, llvm::StringRef dottedName) {
  return dottedName.consume_front(package) &&
         (dottedName.empty() || dottedName.front() == '.');
}

bool isHostModule(llvm::StringRef dottedName) {
  return llvm::any_of(hostPackages, [&](llvm::StringRef package) {
    return isWithin(package, dottedName);
  });
}

bool holdsHostFunctions(llvm::StringRef dottedName) {
  return llvm::any_of(hostFunctions, [&](const HostFunction &row) {
    return isWithin(dottedName, row.module);
  });
}

const Value *hostFunction(Compilation &compilation, llvm::StringRef module,
                          llvm::StringRef name) {
  for (const HostFunction &row : hostFunctions)
    if (row.module == module && row.function.name == name)
      return compilation.native(row.function);
  return nullptr;
}

const Value *hostAttribute(Compilation &compilation, llvm::StringRef module,
                           llvm::StringRef name) {
  std::string inside = (module + "." + name).str();
  if (holdsHostFunctions(inside) || inside == "torch.version")
    return compilation.modules().value(inside);
  if (llvm::is_contained(absentModules, inside))
    return nullptr;
  const Value *value = nullptr;
  if (inside == "os.environ")
    value = environment(compilation);
  else if (inside == "triton.backends.backends")
    value = makeBackends(compilation);
  else if (inside == "sys.platform")
    value = makeString(compilation, "linux");
  else if (inside == "sys.version_info") // the oldest that has Triton's wheels
    value = makeVersion(compilation, "3.10.0");
  else if (module == "torch" &&
           (limitsOfTorchFloat(compilation.values, name) ||
            limitsOfTorchInteger(compilation.values, name)))
    value = compilation.modules().value(inside);
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

} // namespace kiln::triton
