// The syntax is that of Triton's ahead-of-time compiler (tools/compile.py),
// less constants: tile IR has none among its parameters.
#include "tools/driver/Signature.h"
#include "frontend/dialect/Tile.h"
#include "frontend/text/DescriptorParameters.h"
#include "lowering/ParameterWrites.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "targets/directives/AllDirectives.h"
#include "targets/support/Errors.h"
#include "targets/support/FileErrors.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace kiln {

std::string signatureType(mlir::Type type) {
  if (auto pointer = dyn_cast<tt::PointerType>(type))
    return "*" + signatureType(pointer.getPointeeType());
  std::string text;
  raw_string_ostream(text) << type;
  return signatureType(text);
}

std::string signatureType(StringRef type) {
  return StringSwitch<std::string>(type)
      .Case("f16", "fp16")
      .Case("f32", "fp32")
      .Case("f64", "fp64")
      .CaseLower("f8E4M3FN", "fp8e4nv")
      .CaseLower("f8E5M2", "fp8e5")
      .CaseLower("f8E4M3FNUZ", "fp8e4b8")
      .CaseLower("f8E5M2FNUZ", "fp8e5b16")
      .CaseLower("f8E4M3B11FNUZ", "fp8e4b15")
      .Default(type.str());
}

/// Tile IR's integers have no sign.
static std::string withoutSign(StringRef type) {
  size_t letter = type.find_first_not_of('*');
  std::string text = type.str();
  if (letter < text.size() && text[letter] == 'u')
    text[letter] = 'i';
  return text;
}

/// Whether a person may say the fact of a parameter of this type. The width of
/// an integer is its type's to say.
static bool applies(const FactRow &row, StringRef type) {
  if (row.test.empty() && row.attribute.empty())
    return false;
  return type.starts_with("*")   ? row.ofPointers
         : type.starts_with("i") ? row.ofIntegers
                                 : false;
}

static Expected<FactMask> readFact(StringRef fact, StringRef type) {
  std::string known;
  for (const FactRow &row : factRows()) {
    if (!applies(row, type))
      continue;
    if (row.shortName == fact)
      return maskOf(row.fact);
    known += (known.empty() ? ":" : ", :") + row.shortName.str();
  }
  if (known.empty())
    return failure("nothing is assumed of ", type, "; leave out ':", fact, "'");
  return failure("'", fact, "' is no fact of ", type, "; there are ", known);
}

static Expected<FactMask> readEntry(StringRef entry,
                                    const TileParameter &parameter) {
  SmallVector<StringRef> parts;
  entry.split(parts, ':');
  StringRef type = parts.front().trim();
  if (withoutSign(type) != parameter.type)
    return failure("'", parameter.name, "' is ", parameter.type, ", not '",
                   type, "'");
  FactMask facts = 0;
  for (StringRef fact : ArrayRef(parts).drop_front()) {
    Expected<FactMask> known = readFact(fact.trim(), parameter.type);
    if (!known)
      return failure("'", parameter.name, "': ", toString(known.takeError()));
    facts |= *known;
  }
  return facts;
}

Expected<std::vector<FactMask>>
readSignature(StringRef signature, ArrayRef<TileParameter> parameters) {
  SmallVector<StringRef> entries;
  if (!signature.trim().empty())
    signature.split(entries, ',');
  if (entries.size() != parameters.size()) {
    std::string own;
    for (const TileParameter &parameter : parameters)
      own += (own.empty() ? "" : ", ") + parameter.type;
    return failure("expected a type for each of ", parameters.size(),
                   " parameters (", own, "), found ", entries.size());
  }
  std::vector<FactMask> facts;
  for (auto [entry, parameter] : zip_equal(entries, parameters)) {
    Expected<FactMask> mask = readEntry(entry, parameter);
    if (!mask)
      return mask.takeError();
    facts.push_back(*mask);
  }
  return facts;
}

/// The source's name of a parameter; empty: it has none.
static std::string nameOf(mlir::BlockArgument parameter) {
  auto named = dyn_cast<mlir::NameLoc>(parameter.getLoc());
  return named ? named.getName().str() : std::string();
}

std::map<std::string, std::vector<std::string>> TileToLLVM::parameterNames() {
  std::map<std::string, std::vector<std::string>> names;
  for (Kernel &kernel : kernels) {
    auto function = kernel.module->lookupSymbol<tt::FuncOp>(kernel.name);
    for (mlir::BlockArgument parameter : function.getArguments())
      names[kernel.name].push_back(nameOf(parameter));
  }
  return names;
}

/// What tile IR states of one parameter.
static TileParameter describe(tt::FuncOp kernel, unsigned index) {
  TileParameter parameter{"arg" + std::to_string(index),
                          signatureType(kernel.getArgumentTypes()[index])};
  if (std::string name = nameOf(kernel.getArgument(index)); !name.empty())
    parameter.name = name;
  for (const FactRow &row : factRows()) {
    auto given =
        row.attribute.empty()
            ? nullptr
            : kernel.getArgAttrOfType<mlir::IntegerAttr>(index, row.attribute);
    if (!given)
      continue;
    if (const FactRow *fact = factOf(row.attribute, given.getInt()))
      parameter.facts |= maskOf(fact->fact);
    else if (given.getInt() > 1)
      parameter.otherFact =
          (row.attribute + " = " + Twine(given.getInt())).str();
  }
  if (auto given = kernel.getArgAttrOfType<mlir::IntegerAttr>(
          index, rowOf(Fact::Divisible16).attribute))
    parameter.divisibility = given.getInt();
  return parameter;
}

std::vector<TileSignature> TileToLLVM::signatures() {
  std::vector<TileSignature> found;
  for (Kernel &kernel : kernels) {
    auto function = kernel.module->lookupSymbol<tt::FuncOp>(kernel.name);
    TileSignature &signature = found.emplace_back();
    signature.kernel = kernel.name;
    for (auto [index, written] : enumerate(parameterWrites(function))) {
      signature.parameters.push_back(describe(function, index));
      signature.parameters.back().written = written;
    }
  }
  return found;
}

Expected<std::vector<TileSignature>> tileSignatures(MemoryBufferRef source,
                                                    StringRef name) {
  TileToLLVM tile;
  CompileOptions options;
  options.kernel = name.str();
  if (Error error = tile.parse(source, options))
    return std::move(error);
  return tile.signatures();
}

Expected<std::vector<TileParameter>> tileParameters(MemoryBufferRef source,
                                                    StringRef name) {
  Expected<std::vector<TileSignature>> all = tileSignatures(source, name);
  if (!all)
    return all.takeError();
  if (all->size() != 1)
    return inFile(source.getBufferIdentifier(),
                  failure("there are ", all->size(),
                          " kernels here; say which one is meant, as "
                          "FILE:KERNEL"));
  return std::move(all->front().parameters);
}

std::vector<TileKernel> TileToLLVM::all() {
  std::vector<TileKernel> found;
  for (Kernel &kernel : kernels) {
    auto function = kernel.module->lookupSymbol<tt::FuncOp>(kernel.name);
    TileKernel &tile = found.emplace_back();
    tile.name = kernel.name;
    if (auto given =
            function->getAttrOfType<mlir::StringAttr>(kSchedStrategyAttr))
      tile.strategy = given.getValue().str();
    tile.takesDescriptors = function->hasAttr(kTakesDescriptorsAttr);
    // Of the functions that it calls, too.
    kernel.module->walk([&](mlir::Operation *op) {
      tile.mayHaveVariants |=
          isa<tt::DotOp, tt::DescriptorLoadOp, tt::DescriptorStoreOp,
              tt::DescriptorReduceOp>(op);
      auto iteration = op->getParentOfType<mlir::scf::ForOp>();
      tile.takesTiles |=
          isa<tt::DotOp>(op) && iteration &&
          iteration->getParentOfType<mlir::LoopLikeOpInterface>();
    });
  }
  return found;
}

Expected<std::vector<TileKernel>> tileKernels(MemoryBufferRef source,
                                              const CompileOptions &options) {
  TileToLLVM tile;
  if (Error error = tile.parse(source, options))
    return std::move(error);
  return tile.all();
}

} // namespace kiln
