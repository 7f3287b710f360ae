//===- ProgramFunctions.cpp - which program of the grid this is -----------===//

#include "frontend/dialect/Tile.h"
#include "frontend/triton/functions/Families.h"
#include "frontend/triton/language/Arguments.h"

namespace kiln::triton {

template <typename Op>
static const Value *emitGridQuery(Emitter &emitter, llvm::StringRef name,
                                  const Value *axis) {
  std::optional<int64_t> dimension =
      integerArgument(emitter, axis, name + "'s axis");
  if (!dimension)
    return nullptr;
  if (*dimension < 0 || *dimension > 2)
    return emitter.error(name + " axis must be 0, 1, or 2 but got " +
                         llvm::Twine(*dimension));
  const Type *type = emitter.scalar(Scalar::Int32);
  return emitter.tensor(
      emitter.create<Op>(emitter.tileType(type),
                         static_cast<tt::ProgramIDDim>(*dimension)),
      type);
}

static const Value *emitProgramId(Emitter &emitter,
                                  llvm::ArrayRef<const Value *> arguments) {
  return emitGridQuery<tt::GetProgramIdOp>(emitter, "program_id", arguments[0]);
}

static const Value *emitNumPrograms(Emitter &emitter,
                                    llvm::ArrayRef<const Value *> arguments) {
  return emitGridQuery<tt::GetNumProgramsOp>(emitter, "num_programs",
                                             arguments[0]);
}

llvm::ArrayRef<Builtin> programBuiltins() {
  static const Builtin records[] = {
      {.name = "program_id", .parameters = "axis", .emit = emitProgramId},
      {.name = "num_programs", .parameters = "axis", .emit = emitNumPrograms},
  };
  return records;
}

} // namespace kiln::triton
