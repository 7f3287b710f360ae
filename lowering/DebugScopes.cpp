// The exporter wants a scope around each line, and calls as "this line, inlined
// at that one". Locations of tile IR are names around lines, calls with an
// unknown end, fusions. MLIR's own pass for this does not survive calls from
// unknown lines, which Triton writes for arguments of combiners; hence this
// one.
#include "lowering/DebugScopes.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/Support/Path.h"

using namespace mlir;

namespace kiln {
namespace {

/// A location as lines, from the innermost function to the kernel.
SmallVector<FileLineColLoc> framesOf(Location loc) {
  return llvm::TypeSwitch<LocationAttr, SmallVector<FileLineColLoc>>(loc)
      .Case(
          [](FileLineColLoc line) { return SmallVector<FileLineColLoc>{line}; })
      .Case([](NameLoc name) { return framesOf(name.getChildLoc()); })
      .Case([](CallSiteLoc call) {
        SmallVector<FileLineColLoc> frames = framesOf(call.getCallee());
        llvm::append_range(frames, framesOf(call.getCaller()));
        return frames;
      })
      .Case([](FusedLoc fused) {
        for (Location part : fused.getLocations())
          if (SmallVector<FileLineColLoc> frames = framesOf(part);
              !frames.empty())
            return frames;
        return SmallVector<FileLineColLoc>();
      })
      .Default([](LocationAttr) { return SmallVector<FileLineColLoc>(); });
}

LLVM::DIFileAttr fileOf(StringRef path, MLIRContext *context) {
  return LLVM::DIFileAttr::get(context, llvm::sys::path::filename(path),
                               llvm::sys::path::parent_path(path));
}

class KernelScope {
public:
  KernelScope(LLVM::LLVMFuncOp kernel, LLVM::DICompileUnitAttr unit,
              FileLineColLoc start)
      : context(kernel.getContext()), start(start),
        file(fileOf(start.getFilename(), context)) {
    auto id = DistinctAttr::create(UnitAttr::get(context));
    auto type = LLVM::DISubroutineTypeAttr::get(context, {});
    auto name = StringAttr::get(context, kernel.getName());
    scope = LLVM::DISubprogramAttr::get(context, id, unit, file, name, name,
                                        file, start.getLine(), start.getLine(),
                                        LLVM::DISubprogramFlags::Definition |
                                            LLVM::DISubprogramFlags::Optimized,
                                        type, {}, {});
    kernel->setLoc(FusedLoc::get({start}, scope, context));
    kernel.walk([&](Operation *op) {
      if (op != kernel)
        op->setLoc(scoped(op->getLoc()));
    });
  }

private:
  Location scoped(Location loc) {
    auto [entry, isNew] = known.try_emplace(loc, loc);
    if (!isNew)
      return entry->second;
    SmallVector<FileLineColLoc> frames = framesOf(loc);
    if (frames.empty())
      frames.push_back(start);
    std::optional<Location> result;
    for (FileLineColLoc frame : llvm::reverse(frames)) {
      Location here =
          FusedLoc::get({frame}, scopeIn(frame.getFilename()), context);
      result = result ? Location(CallSiteLoc::get(here, *result)) : here;
    }
    return known.find(loc)->second = *result;
  }

  /// The kernel's scope for a line of some file.
  LLVM::DIScopeAttr scopeIn(StringRef path) {
    LLVM::DIFileAttr other = fileOf(path, context);
    if (other == file)
      return scope;
    return LLVM::DILexicalBlockFileAttr::get(scope, other, /*discriminator=*/0);
  }

  MLIRContext *context;
  FileLineColLoc start;
  LLVM::DIFileAttr file;
  LLVM::DISubprogramAttr scope;
  llvm::DenseMap<Location, Location> known;
};

} // namespace

void addDebugScopes(ModuleOp module, LLVM::DIEmissionKind kind) {
  MLIRContext *context = module.getContext();
  LLVM::DICompileUnitAttr unit;
  module.walk([&](LLVM::LLVMFuncOp kernel) {
    SmallVector<FileLineColLoc> frames = framesOf(kernel.getLoc());
    if (kernel.isExternal() || frames.empty())
      return;
    if (!unit)
      unit = LLVM::DICompileUnitAttr::get(
          DistinctAttr::create(UnitAttr::get(context)),
          llvm::dwarf::DW_LANG_Python,
          fileOf(frames.back().getFilename(), context),
          StringAttr::get(context, "kiln"), /*isOptimized=*/true, kind);
    KernelScope(kernel, unit, frames.back());
  });
}

} // namespace kiln
