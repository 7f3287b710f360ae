//===- Asm.cpp - inline assembly of emulated kernels ----------------------===//
//
// Inline assembly is text for a machine the emulator is not. Understood are the
// few shapes in which compilers write predicated memory accesses for PTX,
// because LLVM has no instruction for them (Triton writes all its accesses so):
//
//   mov.u32 $0, 0x0;  @$3 ld.global.v2.b32 { $0, $1 }, [ $2 + 16 ];
//   @$2 st.shared.b32 [ $0 + 0 ], $1;
//   @$3 atom.global.gpu.acq_rel.exch.b32 $0, [ $1 + 0 ], $2;
//
// They become LLVM's masked and atomic instructions, which are then checked
// like any other. AMD's waits become nothing. Every other text is refused with
// its line.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/rewrite/Rewriter.h"
#include "targets/isa/PtxStatement.h"
#include "targets/support/AddressSpaces.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

namespace {

/// AMD's waits, one a line, which mean nothing here.
bool onlyWaits(StringRef text) {
  SmallVector<StringRef, 4> lines;
  SplitString(text, lines, "\n");
  return !lines.empty() && all_of(lines, [](StringRef line) {
    return line.trim().empty() || line.ltrim().starts_with("s_waitcnt");
  });
}

/// Runs the statements of one piece of assembly, building instructions before
/// it.
class AsmLowering {
public:
  explicit AsmLowering(CallInst &call) : call(call), builder(&call) {
    if (auto *structure = dyn_cast<StructType>(call.getType()))
      append_range(types, structure->elements());
    else if (!call.getType()->isVoidTy())
      types.push_back(call.getType());
    values.resize(types.size());
  }

  /// Replaces the call; false if some statement is unknown, and then nothing
  /// was built.
  bool run() {
    SmallVector<PtxStatement, 4> statements;
    if (!onlyWaits(asmText(call)))
      statements = parsePtx(asmText(call));
    if (!all_of(statements, [&](const PtxStatement &statement) {
          return isKnown(statement);
        }))
      return false;
    for (const PtxStatement &statement : statements)
      lower(statement);
    replace();
    return true;
  }

  static StringRef asmText(const CallInst &call) {
    return cast<InlineAsm>(call.getCalledOperand())->getAsmString();
  }

private:
  bool isKnown(const PtxStatement &s) const {
    StringRef name = s.parts[0];
    bool space = s.has("global") || s.has("shared");
    if (!allOperandsExist(s))
      return false;
    if (name == "mov")
      return s.operands.size() == 2 && s.predicate.empty() &&
             output(s.operands[0]) >= 0;
    // Data moves in integers; caching hints after the place mean nothing here.
    if (name == "ld" || name == "st")
      return space && !s.place.empty() && dataBits(s) && !s.has("volatile") &&
             !s.has("acquire") && !s.has("release") &&
             s.operands.size() == vectorLength(s);
    if (name == "atom")
      return space && !s.place.empty() && dataBits(s) && operation(s) &&
             s.operands.size() == (s.has("cas") ? 3u : 2u) &&
             vectorLength(s) == 1;
    return false;
  }
  bool allOperandsExist(const PtxStatement &s) const {
    unsigned count = types.size() + call.arg_size();
    auto good = [&](StringRef name) {
      unsigned index;
      return !name.consume_front("$")
                 ? !name.empty()
                 : !name.getAsInteger(10, index) && index < count;
    };
    auto isOperand = [&](StringRef name) {
      return name.starts_with("$") && good(name);
    };
    return all_of(s.operands, good) &&
           (s.predicate.empty() || isOperand(s.predicate)) &&
           (s.place.empty() || (s.address() && isOperand(s.address()->first)));
  }

  /// Index of an output operand, or -1.
  int output(StringRef name) const {
    unsigned index;
    return name.consume_front("$") && !name.getAsInteger(10, index) &&
                   index < types.size()
               ? int(index)
               : -1;
  }
  static unsigned vectorLength(const PtxStatement &s) {
    return s.has("v2") ? 2 : s.has("v4") ? 4 : s.has("v8") ? 8 : 1;
  }
  static unsigned dataBits(const PtxStatement &s) {
    unsigned bits;
    StringRef type = s.parts.back();
    return !type.empty() && StringRef("bus").contains(type[0]) &&
                   !type.drop_front().getAsInteger(10, bits) &&
                   is_contained({8u, 16u, 32u, 64u}, bits)
               ? bits
               : 0;
  }
  static std::optional<AtomicRMWInst::BinOp> operation(const PtxStatement &s) {
    StringRef type = s.parts.back();
    bool isSigned = type.starts_with("s");
    if (s.has("exch") || s.has("cas"))
      return AtomicRMWInst::Xchg;
    if (s.has("add") && !type.starts_with("f"))
      return AtomicRMWInst::Add;
    if (s.has("and"))
      return AtomicRMWInst::And;
    if (s.has("or"))
      return AtomicRMWInst::Or;
    if (s.has("xor"))
      return AtomicRMWInst::Xor;
    if (s.has("max"))
      return isSigned ? AtomicRMWInst::Max : AtomicRMWInst::UMax;
    if (s.has("min"))
      return isSigned ? AtomicRMWInst::Min : AtomicRMWInst::UMin;
    return std::nullopt;
  }

  /// Value of an operand as an integer of `bits`.
  Value *read(StringRef name, unsigned bits) {
    Type *type = builder.getIntNTy(bits);
    if (int index = output(name); index >= 0) {
      Value *value =
          values[index] ? values[index] : Constant::getNullValue(types[index]);
      return builder.CreateTrunc(toBits(builder, value), type);
    }
    uint64_t number = 0;
    if (!name.starts_with("$")) {
      name.getAsInteger(0, number);
      return ConstantInt::get(type, number);
    }
    return builder.CreateTrunc(toBits(builder, input(name)), type);
  }
  Value *input(StringRef name) {
    unsigned index = 0;
    name.drop_front().getAsInteger(10, index);
    return call.getArgOperand(index - types.size());
  }
  void write(StringRef name, Value *value) {
    int index = output(name);
    values[index] = fromBits(
        builder, builder.CreateZExt(value, builder.getInt64Ty()), types[index]);
  }
  Value *pointer(const PtxStatement &s) {
    Type *type = PointerType::get(
        call.getContext(), s.has("shared") ? space::Shared : space::Global);
    auto [place, offset] = *s.address();
    Value *base = input(place);
    if (!base->getType()->isPointerTy())
      base = builder.CreateIntToPtr(base, type);
    return builder.CreateConstGEP1_64(builder.getInt8Ty(), base, offset);
  }
  Value *predicate(const PtxStatement &s) {
    if (s.predicate.empty())
      return builder.getTrue();
    return builder.CreateTrunc(toBits(builder, input(s.predicate)),
                               builder.getInt1Ty());
  }

  void lower(const PtxStatement &s) {
    StringRef name = s.parts[0];
    if (name == "mov")
      write(s.operands[0],
            read(s.operands[1],
                 types[output(s.operands[0])]->getPrimitiveSizeInBits()));
    else if (name == "ld" || name == "st")
      lowerAccess(s, name == "st");
    else if (name == "atom")
      lowerAtomic(s);
  }

  void lowerAccess(const PtxStatement &s, bool write) {
    unsigned bits = dataBits(s), length = vectorLength(s);
    auto *type = FixedVectorType::get(builder.getIntNTy(bits), length);
    Value *mask = builder.CreateVectorSplat(length, predicate(s));
    Align align(uint64_t(bits) / 8 * length); // what PTX demands
    Value *vector = PoisonValue::get(type);
    for (auto [index, operand] : enumerate(s.operands))
      vector = builder.CreateInsertElement(vector, read(operand, bits), index);
    if (write) {
      builder.CreateMaskedStore(vector, pointer(s), align, mask);
      return;
    }
    Value *loaded =
        builder.CreateMaskedLoad(type, pointer(s), align, mask, vector);
    for (auto [index, operand] : enumerate(s.operands))
      this->write(operand, builder.CreateExtractElement(loaded, index));
  }

  void lowerAtomic(const PtxStatement &s) {
    unsigned bits = dataBits(s);
    Value *place = pointer(s), *operand = read(s.operands[1], bits),
          *old = read(s.operands[0], bits);
    Value *replacement = s.has("cas") ? read(s.operands[2], bits) : nullptr;
    AtomicOrdering ordering = s.has("acq_rel") ? AtomicOrdering::AcquireRelease
                              : s.has("acquire") ? AtomicOrdering::Acquire
                              : s.has("release") ? AtomicOrdering::Release
                                                 : AtomicOrdering::Monotonic;
    SyncScope::ID scope =
        s.has("cta") ? call.getContext().getOrInsertSyncScopeID("block")
                     : call.getContext().getOrInsertSyncScopeID("device");
    BasicBlock *before = builder.GetInsertBlock();
    Instruction *then =
        SplitBlockAndInsertIfThen(predicate(s), &call, /*Unreachable=*/false);
    before = then->getParent()->getSinglePredecessor();
    builder.SetInsertPoint(then);
    builder.SetCurrentDebugLocation(call.getDebugLoc());
    Value *found;
    if (replacement)
      found = builder.CreateExtractValue(
          builder.CreateAtomicCmpXchg(
              place, operand, replacement, Align(bits / 8), ordering,
              AtomicCmpXchgInst::getStrongestFailureOrdering(ordering), scope),
          0);
    else
      found = builder.CreateAtomicRMW(*operation(s), place, operand,
                                      Align(bits / 8), ordering, scope);
    builder.SetInsertPoint(call.getParent(), call.getParent()->begin());
    PHINode *result = builder.CreatePHI(found->getType(), 2);
    result->addIncoming(found, then->getParent());
    result->addIncoming(old, before);
    builder.SetInsertPoint(&call);
    write(s.operands[0], result);
  }

  void replace() {
    if (auto *structure = dyn_cast<StructType>(call.getType())) {
      Value *all = PoisonValue::get(structure);
      for (auto [index, value] : enumerate(values))
        if (value)
          all = builder.CreateInsertValue(all, value, index);
      call.replaceAllUsesWith(all);
    } else if (!values.empty()) {
      call.replaceAllUsesWith(values[0] ? values[0]
                                        : PoisonValue::get(call.getType()));
    }
    call.eraseFromParent();
  }

  CallInst &call;
  IRBuilder<> builder;
  SmallVector<Type *, 8> types;   // of the outputs
  SmallVector<Value *, 8> values; // of the outputs so far
};

} // namespace

void kiln::emu::lowerInlineAsm(Rewriter &rewriter) {
  SmallVector<CallInst *> calls;
  for (Instruction &inst : instructions(rewriter.function))
    if (auto *call = dyn_cast<CallInst>(&inst); call && call->isInlineAsm())
      calls.push_back(call);
  for (CallInst *call : calls)
    if (!AsmLowering(*call).run())
      rewriter.refuse(*call,
                      "inline assembly '" + AsmLowering::asmText(*call) + "'");
}
