//===- AsmIntrinsic.cpp - text for what has an intrinsic ------------------===//
//
// Triton and others write cp.async, ldmatrix, mma.sync and more as text though
// LLVM has intrinsics for them. Here the text becomes a call of the intrinsic,
// so that each means one thing; of matrix instructions, a call by the name of
// their record.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/rewrite/asm/AsmOperands.h"
#include "targets/isa/matrix/MatrixInstruction.h"
#include "targets/launch/abi/TensorMap.h"
#include "llvm/ADT/StringExtras.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

CallInst *kiln::emu::callNamed(AsmOperands &operands, const Twine &name,
                               Type *result, ArrayRef<Value *> args) {
  SmallVector<Type *> types;
  for (Value *arg : args)
    types.push_back(arg->getType());
  Module *module = operands.rewriter.function.getParent();
  return operands.builder.CreateCall(
      module->getOrInsertFunction(
          name.str(), FunctionType::get(result, types, /*isVarArg=*/false)),
      args);
}

static Type *registers(AsmOperands &operands, unsigned count, unsigned bits) {
  Type *type = operands.builder.getIntNTy(bits);
  return count == 1 ? type
                    : static_cast<Type *>(
                          StructType::get(operands.builder.getContext(),
                                          SmallVector<Type *>(count, type)));
}

static void writeRegisters(AsmOperands &operands, ArrayRef<StringRef> names,
                           Value *result) {
  for (auto [index, name] : enumerate(names))
    operands.write(name, names.size() == 1
                             ? result
                             : operands.builder.CreateExtractValue(
                                   result, unsigned(index)));
}

static bool areOutputs(const AsmOperands &operands, ArrayRef<StringRef> names) {
  return all_of(names,
                [&](StringRef name) { return operands.output(name) >= 0; });
}

/// "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2": the last one
/// is how many bytes are read. The L2 prefetch size has no effect here.
static bool lowerCopyText(AsmOperands &operands, const PtxStatement &s) {
  Type *nothing = operands.builder.getVoidTy();
  const char *prefix = "llvm.nvvm.cp.async.";
  std::optional<int64_t> first =
      s.operands.empty() ? std::nullopt : AsmOperands::number(s.operands[0]);
  if (s.addresses.empty() && s.predicate.empty()) {
    if (s.mnemonic == "cp.async.wait_group" && first && s.operands.size() == 1)
      callNamed(operands, Twine(prefix) + "wait.group", nothing,
                {operands.builder.getInt32(*first)});
    else if (s.mnemonic == "cp.async.wait_all" && s.operands.empty())
      callNamed(operands, Twine(prefix) + "wait.all", nothing, {});
    else if (s.mnemonic == "cp.async.commit_group" && s.operands.empty())
      callNamed(operands, Twine(prefix) + "commit.group", nothing, {});
    else
      return false;
    return true;
  }
  StringRef kind = s.mnemonic;
  kind.consume_front("cp.async.");
  StringRef cache = kind.take_front(2);
  kind = kind.drop_front(cache.size());
  if (!kind.consume_front(".shared.global") &&
      !kind.consume_front(".shared::cta.global"))
    return false;
  if ((cache != "ca" && cache != "cg") ||
      !(kind.empty() || kind == ".L2::64B" || kind == ".L2::128B" ||
        kind == ".L2::256B") ||
      s.addresses.size() != 2 || s.operands.empty() || s.operands.size() > 2 ||
      !first || !is_contained({4, 8, 16}, *first))
    return false;
  SmallVector<Value *> args = {operands.pointer(s, /*shared=*/true, 0),
                               operands.pointer(s, /*shared=*/false, 1)};
  if (s.operands.size() == 2)
    args.push_back(operands.read(s.operands[1], 32));
  BasicBlock *around = operands.enter(operands.predicate(s));
  callNamed(operands,
            Twine(prefix) + cache + ".shared.global." + Twine(*first) +
                (args.size() == 3 ? ".s" : ""),
            nothing, args);
  operands.leave(around);
  return true;
}

/// "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {$0, $1, $2, $3}, [ $4 ]"
/// and stmatrix, the reverse.
static bool lowerMatrixMove(AsmOperands &operands, const PtxStatement &s) {
  StringRef rest = s.mnemonic;
  bool isStore = rest.consume_front("stmatrix.");
  unsigned count;
  if ((!isStore && !rest.consume_front("ldmatrix.")) ||
      !rest.consume_front("sync.aligned.m8n8.x") ||
      rest.consumeInteger(10, count) || !is_contained({1u, 2u, 4u}, count))
    return false;
  bool transposes = rest.consume_front(".trans");
  if ((rest != ".shared.b16" && rest != ".shared::cta.b16") ||
      !s.predicate.empty() || s.addresses.size() != 1 ||
      s.operands.size() != count ||
      (!isStore && !areOutputs(operands, s.operands)))
    return false;
  std::string name = std::string("llvm.nvvm.") +
                     (isStore ? "stmatrix" : "ldmatrix") +
                     ".sync.aligned.m8n8.x" + utostr(count) +
                     (transposes ? ".trans" : "") + ".b16.p3";
  SmallVector<Value *> args = {operands.pointer(s, /*shared=*/true)};
  if (!isStore) {
    writeRegisters(
        operands, s.operands,
        callNamed(operands, name, registers(operands, count, 32), args));
    return true;
  }
  for (StringRef operand : s.operands)
    args.push_back(operands.read(operand, 32));
  callNamed(operands, name, operands.builder.getVoidTy(), args);
  return true;
}

/// "bar.sync 1, 128;", "barrier.cta.arrive.aligned 1, 128;": a barrier's number
/// and its count of threads, without which it is for all of them.
static bool lowerBarrierText(AsmOperands &operands, const PtxStatement &s) {
  StringRef rest = s.mnemonic;
  bool isShort = rest.consume_front("bar.");
  if ((!isShort && !rest.consume_front("barrier.")) || !s.predicate.empty() ||
      !s.addresses.empty() || s.operands.empty() || s.operands.size() > 2)
    return false;
  rest.consume_front("cta.");
  bool arrives = rest.consume_front("arrive"), counts = s.operands.size() == 2;
  if ((!arrives && !rest.consume_front("sync")) || (arrives && !counts))
    return false;
  bool aligned = rest.consume_front(".aligned") || isShort;
  if (!rest.empty())
    return false;
  SmallVector<Value *> args;
  for (StringRef operand : s.operands)
    args.push_back(operands.read(operand, 32));
  callNamed(operands,
            Twine("llvm.nvvm.barrier.cta.") + (arrives ? "arrive" : "sync") +
                (aligned ? ".aligned" : "") + (counts ? ".count" : ".all"),
            operands.builder.getVoidTy(), args);
  return true;
}

/// "setmaxnreg.inc.sync.aligned.u32 240;"
static bool lowerRegistersText(AsmOperands &operands, const PtxStatement &s) {
  std::optional<int64_t> count = s.operands.size() == 1
                                     ? AsmOperands::number(s.operands[0])
                                     : std::nullopt;
  if ((s.mnemonic != "setmaxnreg.inc.sync.aligned.u32" &&
       s.mnemonic != "setmaxnreg.dec.sync.aligned.u32") ||
      !s.predicate.empty() || !count)
    return false;
  callNamed(operands, "llvm.nvvm." + s.mnemonic, operands.builder.getVoidTy(),
            {operands.builder.getInt32(*count)});
  return true;
}

/// "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu
/// .sync.aligned [$0], [$1], 128;": the warp's first lane does it when all
/// lanes have arrived; earlier accesses are not ordered by it.
static bool lowerMapCopyText(AsmOperands &operands, const PtxStatement &s) {
  StringRef scope = s.mnemonic;
  if (!scope.consume_front("tensormap.cp_fenceproxy.global.shared::cta."
                           "tensormap::generic.release.") ||
      !scope.consume_back(".sync.aligned") || !s.predicate.empty() ||
      s.addresses.size() != 2 || s.operands.size() != 1 ||
      AsmOperands::number(s.operands[0]) != int64_t(kTensorMapBytes))
    return false;
  IRBuilder<> &builder = operands.builder;
  Rewriter &rewriter = operands.rewriter;
  Value *lanes = builder.getInt32(~0u);
  callNamed(operands, "llvm.nvvm.vote.any.sync", builder.getInt1Ty(),
            {lanes, builder.getTrue()});
  uint32_t site = rewriter.addSite(operands.call, "tensormap.cp_fenceproxy", {},
                                   kTensorMapBytes);
  // The runtime takes the site after this one for a lane's part.
  rewriter.addSite(operands.call, "tensormap.cp_fenceproxy");
  Value *to = operands.pointer(s, /*shared=*/false, 0),
        *from = operands.pointer(s, /*shared=*/true, 1);
  rewriter.callRuntime(builder, "kiln_emu_map_publish",
                       {builder.getInt32(site),
                        rewriter.address(builder, to).first,
                        rewriter.address(builder, from).first});
  callNamed(operands, "llvm.nvvm.bar.warp.sync", builder.getVoidTy(), {lanes});
  return true;
}

/// "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {D}, {A}, {B}, {C}".
static bool lowerWarpMultiply(AsmOperands &operands, const PtxStatement &s) {
  if (!s.mnemonic.starts_with("mma.sync.aligned.") || s.parts.size() != 10 ||
      s.parts[4] != "row" || s.parts[5] != "col" || s.parts[6] != s.parts[9] ||
      !s.predicate.empty() || !s.addresses.empty())
    return false;
  const MatrixInstruction *row =
      lookupMma(s.parts[3], s.parts[6], s.parts[7], s.parts[8]);
  if (!row ||
      matrixSupport(operands.rewriter.target, *row) == MatrixSupport::None)
    return false;
  unsigned results = row->cParts(), factors = row->aParts() + row->bParts();
  ArrayRef<StringRef> names = s.operands;
  if (names.size() != 2 * results + factors ||
      !areOutputs(operands, names.take_front(results)))
    return false;
  unsigned factorBits = typeOf(row->aPart).bits(),
           resultBits = typeOf(row->cPart).bits();
  SmallVector<Value *> args;
  for (StringRef name : names.slice(results, factors))
    args.push_back(operands.read(name, factorBits));
  for (StringRef name : names.take_back(results))
    args.push_back(operands.read(name, resultBits));
  writeRegisters(operands, names.take_front(results),
                 callNamed(operands, Twine("kiln.") + row->name,
                           registers(operands, results, resultBits), args));
  return true;
}

/// "mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X
/// .f32.e4m3.e2m1.f32.ue8m0 {D}, {A}, {B}, {C}, {scales of A}, {byte, lane},
/// {scales of B}, {byte, lane}"; the shape may also come after the number of
/// scales.
static bool lowerScaledMultiply(AsmOperands &operands, const PtxStatement &s) {
  if (!s.mnemonic.starts_with("mma.sync.aligned.") || !s.has("block_scale") ||
      !s.has("row") || !s.has("col") || !s.predicate.empty() ||
      !s.addresses.empty())
    return false;
  const auto *shape = find_if(
      s.parts, [](StringRef part) { return part.starts_with("m16n8k"); });
  ArrayRef<StringRef> types = ArrayRef(s.parts).take_back(5);
  if (shape == s.parts.end() || types[0] != "f32" || types[3] != "f32")
    return false;
  const MatrixInstruction *row =
      lookupScaledMma(*shape, types[1], types[2], types[4]);
  if (!row ||
      matrixSupport(operands.rewriter.target, *row) == MatrixSupport::None)
    return false;
  unsigned results = row->cParts(),
           parts = row->aParts() + row->bParts() + results;
  ArrayRef<StringRef> names = s.operands;
  if (names.size() != results + parts + 6 ||
      !areOutputs(operands, names.take_front(results)))
    return false;
  SmallVector<Value *> args;
  for (StringRef name : names.slice(results, parts))
    args.push_back(operands.read(name, 32));
  ChosenScales scales[2];
  for (unsigned i = 0; i != 2; ++i) {
    ArrayRef<StringRef> of = names.take_back(6).slice(3 * i, 3);
    scales[i] = {operands.read(of[0], 32), operands.read(of[1], 16),
                 operands.read(of[2], 16)};
  }
  writeRegisters(operands, names.take_front(results),
                 callScaledMatrix(operands.rewriter, operands.builder, *row,
                                  args, scales[0], scales[1],
                                  registers(operands, results, 32)));
  return true;
}

bool kiln::emu::lowerAsmIntrinsic(AsmOperands &operands,
                                  const PtxStatement &s) {
  StringRef name = s.mnemonic;
  if (name.starts_with("cp.async."))
    return lowerCopyText(operands, s);
  if (name.starts_with("fence.proxy.async")) {
    if (!s.predicate.empty() || !s.operands.empty())
      return false;
    operands.rewriter.callRuntime(operands.builder, "kiln_emu_proxy_fence", {});
    return true;
  }
  return lowerMapCopyText(operands, s) || lowerMatrixMove(operands, s) ||
         lowerBarrierText(operands, s) || lowerRegistersText(operands, s) ||
         lowerWarpMultiply(operands, s) || lowerScaledMultiply(operands, s);
}
