//===- AsmWarpgroup.cpp - wgmma and its waits -----------------------------===//
//
// A wgmma reads its operands in shared memory by itself, from its start to the
// wait that ends its group (PTX ISA, "Asynchronous wgmma operations"): each
// lane announces the parts that it would read (kiln_emu_matrix_read), so that a
// write there meanwhile is a race; then the warp's multiplication begins. It
// gives tokens for its accumulators, which a wait replaces by their values
// (warp/PendingMultiplies.h); WarpgroupRegisters.cpp checks their uses.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/rewrite/asm/AsmOperands.h"
#include "targets/emulator/warp/WarpgroupFlags.h"
#include "targets/isa/matrix/WarpgroupMultiply.h"
#include "llvm/ADT/StringExtras.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

namespace {

/// The operands of one wgmma.mma_async as written.
struct Multiply {
  WarpgroupMultiply what;
  ArrayRef<StringRef> accumulators, left; // left: registers; empty: in memory
  StringRef leftDescriptor, rightDescriptor, scale;
  WarpgroupFlags flags;
};

/// The immediates after the operands: signs of A and B, where floats are
/// multiplied, and which of those in memory are transposed, where a type may
/// be.
bool readImmediates(Multiply &multiply, ArrayRef<StringRef> names) {
  WarpgroupFlags &flags = multiply.flags;
  SmallVector<bool *> fields;
  if (multiply.what.mayNegate())
    fields = {&flags.negateA, &flags.negateB};
  unsigned signs = fields.size();
  if (multiply.what.mayTranspose()) {
    if (flags.aInMemory)
      fields.push_back(&flags.transposeA);
    fields.push_back(&flags.transposeB);
  }
  if (names.size() != fields.size())
    return false;
  for (auto [index, name] : enumerate(names)) {
    std::optional<int64_t> value = AsmOperands::number(name);
    bool isSign = index < signs;
    if (!value || !is_contained(isSign ? ArrayRef<int64_t>({1, -1})
                                       : ArrayRef<int64_t>({0, 1}),
                                *value))
      return false;
    *fields[index] = *value == (isSign ? -1 : 1);
  }
  return true;
}

std::optional<Multiply> parseMultiply(const AsmOperands &operands,
                                      const PtxStatement &s) {
  std::optional<WarpgroupMultiply> what = warpgroupMultiplyOf(s.mnemonic);
  if (!what || !s.addresses.empty() || !s.predicate.empty() ||
      s.arguments.size() < 4)
    return std::nullopt;
  Multiply result{*what, {}, {}, {}, {}, {}, {}};
  const MatrixInstruction &slice = *what->slice;
  unsigned slices = what->n / WarpgroupMultiply::kColumnsOfSlice,
           accumulators = slices * slice.cParts();
  result.flags.n = what->n;
  result.flags.aInMemory = !s.arguments[1].starts_with("{");
  unsigned left = result.flags.aInMemory ? 1 : slice.aParts();
  ArrayRef<StringRef> names = s.operands;
  if (names.size() < accumulators + left + 2)
    return std::nullopt;
  result.accumulators = names.take_front(accumulators);
  if (!all_of(result.accumulators,
              [&](StringRef name) { return operands.output(name) >= 0; }))
    return std::nullopt;
  names = names.drop_front(accumulators);
  if (result.flags.aInMemory)
    result.leftDescriptor = names.front();
  else
    result.left = names.take_front(left);
  result.rightDescriptor = names[left];
  result.scale = names[left + 1];
  if (!readImmediates(result, names.drop_front(left + 2)))
    return std::nullopt;
  return result;
}

/// Each lane announces its share of an operand in shared memory.
Value *announce(AsmOperands &operands, StringRef descriptor, Value *firstRow,
                unsigned rows, bool transposed) {
  IRBuilder<> &builder = operands.builder;
  uint32_t site = operands.rewriter.addSite(operands.call, "operand of wgmma",
                                            {}, SharedMatrix::kChunkBytes);
  Value *bits = operands.read(descriptor, 64);
  operands.rewriter.callRuntime(builder, "kiln_emu_matrix_read",
                                {builder.getInt32(site), bits, firstRow,
                                 builder.getInt32(rows),
                                 builder.getInt32(transposed)});
  return bits;
}

/// Are its registers the thread's to give?
void checkRegisters(AsmOperands &operands, const Multiply &multiply) {
  IRBuilder<> &builder = operands.builder;
  Rewriter &rewriter = operands.rewriter;
  AllocaInst *noted = rewriter.matrixWrites.lookup(&operands.call);
  Type *count = builder.getInt32Ty();
  Value *written = Constant::getAllOnesValue(count);
  if (noted)
    written = builder.CreateLoad(count, noted);
  rewriter.callRuntime(
      builder, "kiln_emu_matrix_begin",
      {builder.getInt32(rewriter.addSite(operands.call, "wgmma")),
       builder.CreateZExt(
           operands.read(multiply.accumulators.front(),
                         typeOf(multiply.what.slice->cPart).bits()),
           builder.getInt64Ty()),
       written});
}

bool lowerMultiply(AsmOperands &operands, const PtxStatement &s) {
  std::optional<Multiply> multiply = parseMultiply(operands, s);
  if (!multiply)
    return false;
  const MatrixInstruction &slice = *multiply->what.slice;
  IRBuilder<> &builder = operands.builder;
  Rewriter &rewriter = operands.rewriter;
  rewriter.shape.usesAsyncProxy = true;
  checkRegisters(operands, *multiply);
  Value *warp = rewriter.field(builder, offsetof(ThreadContext, warp),
                               builder.getInt32Ty());
  Value *row = builder.CreateMul(
      builder.CreateURem(warp, builder.getInt32(WarpgroupMultiply::kWarps)),
      builder.getInt32(WarpgroupMultiply::kRowsOfWarp));
  // In the order that WarpgroupFlags.h gives.
  SmallVector<Value *> args = {
      builder.getInt64(multiply->flags.pack()),
      rewriter.field(builder, offsetof(ThreadContext, sharedBase),
                     builder.getInt64Ty()),
      row, operands.read(multiply->scale, 1)};
  args.push_back(announce(operands, multiply->rightDescriptor,
                          builder.getInt32(0), multiply->what.n,
                          multiply->flags.transposeB));
  if (multiply->flags.aInMemory)
    args.push_back(announce(operands, multiply->leftDescriptor, row,
                            WarpgroupMultiply::kRowsOfWarp,
                            multiply->flags.transposeA));
  for (StringRef name : multiply->left)
    args.push_back(operands.read(name, typeOf(slice.aPart).bits()));
  unsigned bits = typeOf(slice.cPart).bits();
  for (StringRef name : multiply->accumulators)
    args.push_back(operands.read(name, bits));
  SmallVector<Type *> types,
      results(multiply->accumulators.size(), builder.getIntNTy(bits));
  for (Value *arg : args)
    types.push_back(arg->getType());
  // Calls of one name have one type.
  std::string name = warpgroupExchangeName(slice) + ".n" +
                     utostr(multiply->what.n) +
                     (multiply->flags.aInMemory ? ".ss" : ".rs");
  CallInst *result = builder.CreateCall(
      rewriter.function.getParent()->getOrInsertFunction(
          name, FunctionType::get(
                    StructType::get(builder.getContext(), results), types,
                    /*isVarArg=*/false)),
      args);
  for (auto [index, output] : enumerate(multiply->accumulators))
    operands.write(output, builder.CreateExtractValue(result, unsigned(index)));
  return true;
}

/// The words of a wait's tied operands go through memory.
void lowerWait(AsmOperands &operands, unsigned pending) {
  constexpr unsigned kRegisterBits = 32;
  IRBuilder<> &builder = operands.builder;
  SmallVector<std::string> names = operands.tiedOutputs(kRegisterBits);
  Type *word = builder.getInt64Ty();
  Value *words = operands.rewriter.words(std::max<size_t>(names.size(), 1));
  auto place = [&](unsigned index) {
    return builder.CreateConstInBoundsGEP1_64(word, words, index);
  };
  for (auto [index, name] : enumerate(names))
    builder.CreateStore(
        builder.CreateZExt(operands.read(name, kRegisterBits), word),
        place(index));
  operands.rewriter.callRuntime(
      builder, "kiln_emu_matrix_wait",
      {builder.getInt32(pending), builder.getInt32(names.size()), words});
  for (auto [index, name] : enumerate(names))
    operands.write(name,
                   builder.CreateTrunc(builder.CreateLoad(word, place(index)),
                                       builder.getIntNTy(kRegisterBits)));
}

} // namespace

bool kiln::emu::lowerAsmWarpgroup(AsmOperands &operands,
                                  const PtxStatement &s) {
  StringRef name = s.mnemonic;
  if (!name.consume_front("wgmma.") || !s.predicate.empty() ||
      !hasWarpgroupMultiply(operands.rewriter.target))
    return false;
  if (name.starts_with("mma_async."))
    return lowerMultiply(operands, s);
  if (name == "fence.sync.aligned" && s.operands.empty()) {
    operands.rewriter.callRuntime(operands.builder, "kiln_emu_matrix_fence",
                                  {});
    return true;
  }
  if (name == "commit_group.sync.aligned" && s.operands.empty()) {
    operands.rewriter.callRuntime(operands.builder, "kiln_emu_matrix_commit",
                                  {});
    return true;
  }
  if (name != "wait_group.sync.aligned" || s.operands.size() != 1)
    return false;
  std::optional<int64_t> pending = AsmOperands::number(s.operands[0]);
  if (!pending)
    return false;
  lowerWait(operands, *pending);
  return true;
}
