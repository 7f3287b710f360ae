// What tile IR says of its kernels before anything is lowered.
#include "tools/driver/TileToLLVM.h"

#include "frontend/dialect/Tile.h"
#include "frontend/text/DescriptorParameters.h"
#include "lowering/ParameterWrites.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "targets/directives/AllDirectives.h"
#include "targets/support/Errors.h"
#include "targets/support/FileErrors.h"
#include "tools/driver/Signature.h"

using namespace llvm;

namespace kiln {

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
