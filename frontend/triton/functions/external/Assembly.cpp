//===- Assembly.cpp - inline assembly, and what vendors' modules make of it ===//

#include "frontend/dialect/Tile.h"
#include "frontend/triton/functions/Families.h"
#include "frontend/triton/functions/Inputs.h"
#include "frontend/triton/functions/Target.h"
#include "frontend/triton/language/Arguments.h"

namespace kiln::triton {

namespace {

bool isNew(const Emitter &emitter) {
  return emitter.options.version == LanguageVersion::V3_9;
}

const Value *emitInlineAssembly(Emitter &emitter, Values arguments) {
  auto text = textArgument(emitter, arguments[0], "asm");
  auto constraints = textArgument(emitter, arguments[1], "constraints");
  auto isPure = flagArgument(emitter, arguments[4], "is_pure");
  auto pack = integerArgument(emitter, arguments[5], "pack");
  if (!text || !constraints || !isPure || !pack)
    return nullptr;
  if (*pack < 1)
    return emitter.error("pack must be >= 1, got " + llvm::Twine(*pack));
  llvm::SmallVector<const TensorValue *> operands;
  for (const Value *value : elementsOf(arguments[2])) {
    operands.push_back(operandArgument(emitter, value, "an element of args"));
    if (!operands.back())
      return nullptr;
  }
  if (!operands.empty() && (operands = broadcastAll(emitter, operands)).empty())
    return nullptr;
  llvm::SmallVector<mlir::Value> handles;
  for (const TensorValue *operand : operands)
    handles.push_back(operand->handle);

  llvm::SmallVector<const Type *> types;
  llvm::SmallVector<mlir::Type> tileTypes;
  for (const Value *value : elementsOf(arguments[3])) {
    const Type *type = typeArgument(emitter, value, "dtype");
    if (!type)
      return nullptr;
    if (!operands.empty())
      type = emitter.types.withScalar(operands.front()->type, type);
    types.push_back(type);
    tileTypes.push_back(emitter.tileType(type));
    if (!tileTypes.back())
      return emitter.error("assembly cannot return " + type->text());
  }
  if (types.empty())
    return emitter.error("assembly must return at least one tensor");
  auto op = emitter.create<tt::ElementwiseInlineAsmOp>(
      tileTypes, *text, *constraints, *isPure, *pack, handles);
  std::vector<const Value *> results;
  for (auto [handle, type] : llvm::zip(op.getResult(), types))
    results.push_back(emitter.tensor(handle, type));
  if (!llvm::isa<TupleValue>(arguments[3]))
    return results.front();
  return emitter.values.make<TupleValue>(std::move(results));
}

//===- Modules of vendors -------------------------------------------------===//

/// Assembly without operands that gives one scalar.
const Value *readRegister(Emitter &emitter, llvm::StringRef text,
                          llvm::StringRef constraint, Scalar which,
                          bool isPure) {
  const Type *type = emitter.scalar(which);
  auto op = emitter.create<tt::ElementwiseInlineAsmOp>(
      mlir::TypeRange(emitter.tileType(type)), text, constraint, isPure,
      /*packed_element=*/1, mlir::ValueRange());
  return emitter.tensor(op.getResult()[0], type);
}

const Value *emitGlobalTimer(Emitter &emitter, Values) {
  return readRegister(emitter, "mov.u64 $0, %globaltimer;", "=l", Scalar::Int64,
                      /*isPure=*/false);
}

const Value *emitSmId(Emitter &emitter, Values) {
  return readRegister(emitter, "mov.u32 $0, %smid;", "=r", Scalar::Int32,
                      /*isPure=*/true);
}

const Value *emitNumWarps(Emitter &emitter, Values) {
  return emitter.values.integer(emitter.options.numWarps);
}

const Value *emitNumThreads(Emitter &emitter, Values) {
  return emitter.values.integer(emitter.options.numWarps *
                                emitter.options.warpSize);
}

/// Programmatic dependent launch: an op of 3.9, assembly before.
template <typename Op>
const Value *emitGridDependency(Emitter &emitter, llvm::StringRef instruction) {
  if (isNew(emitter))
    emitter.create<Op>();
  else
    readRegister(emitter, (instruction + "; // dummy $0").str(), "=r",
                 Scalar::Int32, /*isPure=*/false);
  return emitter.values.none();
}

const Value *emitGridWait(Emitter &emitter, Values) {
  return emitGridDependency<tt::GridDependencyWaitOp>(emitter,
                                                      "griddepcontrol.wait");
}

const Value *emitLaunchDependents(Emitter &emitter, Values) {
  return emitGridDependency<tt::GridDependencyLaunchDependentsOp>(
      emitter, "griddepcontrol.launch_dependents");
}

/// RDNA 3 (gfx11) and 4 (gfx12) send a message where CDNA has an instruction.
const Value *emitRealTime(Emitter &emitter, Values) {
  AmdGeneration generation = amdGeneration(emitter.options);
  llvm::StringRef text = "s_memrealtime $0\ns_waitcnt vmcnt(0)";
  if (generation == AmdGeneration::Gfx12 && isNew(emitter))
    text = "s_sendmsg_rtn_b64 $0, sendmsg(MSG_RTN_GET_REALTIME)\n"
           "s_wait_kmcnt 0";
  else if (generation == AmdGeneration::Gfx11 ||
           generation == AmdGeneration::Gfx12)
    text = "s_sendmsg_rtn_b64 $0, sendmsg(MSG_RTN_GET_REALTIME)\n"
           "s_waitcnt lgkmcnt(0)";
  return readRegister(emitter, text, "=r", Scalar::Int64, /*isPure=*/false);
}

/// The unit that runs the wave: HW_ID's CU, SH and SE of CDNA, HW_ID1's WGP of
/// RDNA (AMD's instruction set manuals, "hardware registers").
const Value *emitAmdSmId(Emitter &emitter, Values) {
  llvm::StringRef text;
  switch (amdGeneration(emitter.options)) {
  case AmdGeneration::Gfx9:
    text = "s_getreg_b32 $0, hwreg(4, 8, 8)";
    break;
  case AmdGeneration::Gfx11:
  case AmdGeneration::Gfx12:
    text = "s_getreg_b32 $0, hwreg(23, 10, 4)";
    break;
  default:
    return emitter.error("smid is not supported on " + emitter.options.arch);
  }
  return readRegister(emitter, text, "=r", Scalar::Int32, /*isPure=*/true);
}

} // namespace

llvm::ArrayRef<Builtin> assemblyBuiltins() {
  static const Builtin records[] = {
      {.name = "inline_asm_elementwise",
       .parameters = "asm, constraints, args, dtype, is_pure, pack",
       .emit = emitInlineAssembly},
  };
  return records;
}

llvm::ArrayRef<Builtin> cudaExtraBuiltins() {
  static const Builtin records[] = {
      {.name = "globaltimer", .parameters = "", .emit = emitGlobalTimer},
      {.name = "smid", .parameters = "", .emit = emitSmId},
      {.name = "num_threads", .parameters = "", .emit = emitNumThreads},
      {.name = "num_warps", .parameters = "", .emit = emitNumWarps},
      {.name = "gdc_wait", .parameters = "", .emit = emitGridWait},
      {.name = "gdc_launch_dependents",
       .parameters = "",
       .emit = emitLaunchDependents},
  };
  return records;
}

llvm::ArrayRef<Builtin> hipExtraBuiltins() {
  constexpr LanguageVersion late = LanguageVersion::V3_9;
  static const Builtin records[] = {
      {.name = "memrealtime", .parameters = "", .emit = emitRealTime},
      {.name = "smid", .parameters = "", .emit = emitAmdSmId, .since = late},
      {.name = "num_threads",
       .parameters = "",
       .emit = emitNumThreads,
       .since = late},
      {.name = "num_warps",
       .parameters = "",
       .emit = emitNumWarps,
       .since = late},
  };
  return records;
}

} // namespace kiln::triton
