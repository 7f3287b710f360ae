//===- PredicatedPtx.cpp - masked accesses as predicated PTX --------------===//
//
// `@%p ld.global.v4.b32 {...}, [address];` has no LLVM intrinsic, so it is
// inline assembly; but assembly that hides nothing. The address is an "*m"
// operand, which tells LLVM that the instruction loads (or stores) there and
// does nothing else, and into which LLVM folds constant offsets. No side effect
// keeps it from moving.
//
// A thread whose predicate is false keeps what the destination held, so the
// destination is first set to the masked load's pass-through value: inside the
// assembly for constants, as a tied operand otherwise.
//
//===----------------------------------------------------------------------===//
#include "ir-passes/access/MaskedAccessImpl.h"
#include "targets/gpu/GpuTraits.h"
#include "targets/support/AddressSpaces.h"
#include "targets/support/SourceLocation.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/TargetFolder.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace kiln {
namespace {

/// One PTX instruction: `count` registers of `bits` each, at `offset` bytes.
struct Chunk {
  unsigned offset, count, bits;
  unsigned bytes() const { return count * bits / 8; }
  char constraint() const { return bits == 64 ? 'l' : bits == 32 ? 'r' : 'h'; }
  /// PTX has no 8-bit registers: a byte travels in one of 16 bits.
  unsigned registerBits() const { return std::max(bits, 16u); }
};

/// Cuts `bytes` into instructions of at most 16 bytes that are aligned to their
/// size. Words are 32 bits, except that 64-bit elements stay whole, so that no
/// instruction is spent on taking values apart.
SmallVector<Chunk> cut(unsigned bytes, unsigned elementBits, Align align) {
  SmallVector<Chunk> chunks;
  for (unsigned offset = 0; offset < bytes;) {
    unsigned size =
        std::min<uint64_t>({16, bit_floor(bytes - offset),
                            commonAlignment(align, offset).value()});
    unsigned bits = std::min(size * 8, elementBits == 64 ? 64u : 32u);
    chunks.push_back({offset, size * 8 / bits, bits});
    offset += size;
  }
  return chunks;
}

Expected<StringRef> spaceName(const MaskedCall &call) {
  switch (call.pointer()->getType()->getPointerAddressSpace()) {
  case space::Generic:
    return "";
  case space::Global:
    return ".global";
  case space::Shared:
    return ".shared";
  case space::Private:
    return ".local";
  default:
    return createStringError(
        "a masked access to address space " +
        Twine(call.pointer()->getType()->getPointerAddressSpace()) +
        " has no PTX instruction, " + describeLocation(*call.call) +
        "; use global (1), shared (3) or local (5) memory");
  }
}

/// The policy by which L2 gives up first what an access touches, which Triton
/// asks for beside L1's: made once, where the function begins.
Value *evictFirstPolicy(Function &function) {
  IRBuilder<> builder(function.getContext());
  BasicBlock &entry = function.getEntryBlock();
  builder.SetInsertPoint(&entry, entry.getFirstNonPHIOrDbgOrAlloca());
  auto *assembly = InlineAsm::get(
      FunctionType::get(builder.getInt64Ty(), /*isVarArg=*/false),
      "createpolicy.fractional.L2::evict_first.b64 $0, 1.0;", "=l",
      /*hasSideEffects=*/false);
  CallInst *policy = builder.CreateCall(assembly);
  policy->setDoesNotAccessMemory();
  for (auto attribute : {Attribute::NoUnwind, Attribute::WillReturn})
    policy->addFnAttr(attribute);
  return policy;
}

class Writer {
public:
  /// `policy`: of nontemporal accesses to L2, or null.
  Writer(const MaskedCall &call, StringRef space, Value *policy)
      : call(call), space(space), policy(policy),
        builder(call.call->getContext(),
                TargetFolder(call.call->getModule()->getDataLayout())),
        context(call.call->getContext()) {
    builder.SetInsertPoint(call.call);
  }

  Error write() {
    const DataLayout &layout = call.call->getModule()->getDataLayout();
    auto *type = cast<FixedVectorType>(call.type());
    elementBits = layout.getTypeSizeInBits(type->getElementType());
    bytes = elementBits / 8 * type->getNumElements();
    paddedBytes = PowerOf2Ceil(bytes);
    if (!isPowerOf2_32(elementBits) || elementBits < 8 || elementBits > 128)
      return createStringError(
          "a masked access to elements of " + Twine(elementBits) +
          " bits has no PTX instruction, " + describeLocation(*call.call));
    SmallVector<Chunk> chunks = cut(bytes, elementBits, call.align());
    if (call.isLoad())
      writeLoads(chunks);
    else
      writeStores(chunks);
    call.call->eraseFromParent();
    return Error::success();
  }

private:
  Type *registerType(const Chunk &chunk) {
    return builder.getIntNTy(chunk.registerBits());
  }

  /// The part of a value that one instruction moves.
  void asRegisters(Value *value, const Chunk &chunk,
                   SmallVectorImpl<Value *> &registers) {
    Value *words = builder.CreateBitCast(toBytes(value), wordsOf(chunk));
    unsigned first = chunk.offset * 8 / chunk.bits;
    for (unsigned i = 0; i != chunk.count; ++i)
      registers.push_back(builder.CreateZExt(
          builder.CreateExtractElement(words, first + i), registerType(chunk)));
  }

  FixedVectorType *wordsOf(const Chunk &chunk) {
    return FixedVectorType::get(builder.getIntNTy(chunk.bits),
                                paddedBytes * 8 / chunk.bits);
  }
  FixedVectorType *integersOf(FixedVectorType *type) {
    return FixedVectorType::get(builder.getIntNTy(elementBits),
                                type->getNumElements());
  }
  Value *resize(Value *vector, unsigned size) {
    SmallVector<int> lanes(size, PoisonMaskElem);
    for (unsigned i = 0; i != std::min(bytes, size); ++i)
      lanes[i] = i;
    return size == cast<FixedVectorType>(vector->getType())->getNumElements()
               ? vector
               : builder.CreateShuffleVector(vector, lanes);
  }

  /// A value as bytes, up to a power of two of them so that words of every size
  /// fit; vectors of pointers go by integers.
  Value *toBytes(Value *value) {
    auto *type = cast<FixedVectorType>(value->getType());
    if (type->getElementType()->isPointerTy())
      value = builder.CreatePtrToInt(value, integersOf(type));
    return resize(builder.CreateBitCast(
                      value, FixedVectorType::get(builder.getInt8Ty(), bytes)),
                  paddedBytes);
  }
  Value *fromBytes(Value *vector) {
    auto *type = cast<FixedVectorType>(call.type());
    vector = resize(vector, bytes);
    if (!type->getElementType()->isPointerTy())
      return builder.CreateBitCast(vector, type);
    return builder.CreateIntToPtr(
        builder.CreateBitCast(vector, integersOf(type)), type);
  }

  Value *address(const Chunk &chunk) {
    return builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(),
                                              call.pointer(), chunk.offset);
  }

  /// "{$0, $1}" or "$0", beginning with operand `first`.
  static std::string operands(unsigned first, unsigned count) {
    std::string text;
    for (unsigned i = 0; i != count; ++i)
      text += (i ? ", $" : "$") + utostr(first + i);
    return count == 1 ? text : "{" + text + "}";
  }

  std::string suffix(const Chunk &chunk) const {
    std::string vector = chunk.count == 1 ? "" : ".v" + utostr(chunk.count);
    return vector + ".b" + utostr(chunk.bits);
  }

  bool isPredicated() const { return !isa<ConstantInt>(call.condition); }

  /// Operands after the address and what it moves are the predicate and the
  /// policy, as far as there are such; `next` is the number of the first.
  std::string predicate(unsigned next) const {
    return isPredicated() ? "@$" + utostr(next) + " " : "";
  }
  std::string hint(unsigned next) const {
    return policy ? ", $" + utostr(next + isPredicated()) : "";
  }
  void addModifiers(SmallVectorImpl<Value *> &arguments,
                    std::string &constraints) const {
    if (isPredicated()) {
      arguments.push_back(call.condition);
      constraints += ",b";
    }
    if (policy) {
      arguments.push_back(policy);
      constraints += ",l";
    }
  }

  std::string opcode(const Chunk &chunk) const {
    bool streaming = call.call->hasMetadata(LLVMContext::MD_nontemporal);
    bool readOnly = call.isLoad() &&
                    call.call->hasMetadata(LLVMContext::MD_invariant_load) &&
                    space == ".global";
    return ((call.isLoad() ? "ld" : "st") + space +
            (streaming && !policy ? ".cs" : "") + (readOnly ? ".nc" : "") +
            (policy ? ".L1::evict_first.L2::cache_hint" : "") + suffix(chunk))
        .str();
  }

  CallInst *emit(const std::string &text, const std::string &constraints,
                 Type *result, ArrayRef<Value *> arguments,
                 unsigned addressIndex, const Chunk &chunk, ModRefInfo effect) {
    SmallVector<Type *> types;
    for (Value *argument : arguments)
      types.push_back(argument->getType());
    auto *assembly = InlineAsm::get(FunctionType::get(result, types, false),
                                    text, constraints,
                                    /*hasSideEffects=*/false);
    CallInst *instruction = builder.CreateCall(assembly, arguments);
    Type *accessed = ArrayType::get(builder.getIntNTy(chunk.bits), chunk.count);
    instruction->addParamAttr(
        addressIndex,
        Attribute::get(context, Attribute::ElementType, accessed));
    instruction->setMemoryEffects(MemoryEffects::argMemOnly(effect));
    for (auto attribute : {Attribute::NoUnwind, Attribute::WillReturn,
                           Attribute::NoFree, Attribute::NoCallback})
      instruction->addFnAttr(attribute);
    return instruction;
  }

  void writeLoads(ArrayRef<Chunk> chunks) {
    Value *result = PoisonValue::get(
        FixedVectorType::get(builder.getInt8Ty(), paddedBytes));
    for (const Chunk &chunk : chunks)
      result = insert(result, chunk, loadChunk(chunk));
    call.call->replaceAllUsesWith(fromBytes(result));
  }

  /// The registers of one load, as integers of the chunk's width.
  SmallVector<Value *> loadChunk(const Chunk &chunk) {
    SmallVector<Value *> initial;
    asRegisters(call.passThrough(), chunk, initial);
    std::string text, outputs, ties, modifiers;
    SmallVector<Value *> arguments{address(chunk)};
    addModifiers(arguments, modifiers);
    for (auto [i, value] : enumerate(initial)) {
      if (!isPredicated()) { // every register is loaded
        outputs += std::string(i ? "," : "") + "=" + chunk.constraint();
        continue;
      }
      if (isa<UndefValue>(value))
        value = ConstantInt::get(value->getType(), 0);
      auto *constant = dyn_cast<ConstantInt>(value);
      // A constant is written before the address and the predicate are read, so
      // it may not share their register.
      outputs += std::string(i ? "," : "") + (constant ? "=&" : "=") +
                 chunk.constraint();
      if (constant) {
        text += "mov.b" + utostr(chunk.registerBits()) + " $" + utostr(i) +
                ", " + utostr(constant->getZExtValue()) + "; ";
      } else {
        ties += "," + utostr(i);
        arguments.push_back(value);
      }
    }
    // Operands: registers, address, modifiers.
    unsigned count = chunk.count;
    text += predicate(count + 1) + opcode(chunk) + " " + operands(0, count) +
            ", $" + utostr(count) + hint(count + 1) + ";";
    Type *type = registerType(chunk);
    Type *results =
        count == 1 ? type
                   : StructType::get(context, SmallVector<Type *>(count, type));
    CallInst *loaded = emit(text, outputs + ",*m" + modifiers + ties, results,
                            arguments, 0, chunk, ModRefInfo::Ref);
    SmallVector<Value *> registers;
    for (unsigned i = 0; i != count; ++i) {
      Value *value =
          count == 1 ? loaded : builder.CreateExtractValue(loaded, i);
      registers.push_back(
          builder.CreateTrunc(value, builder.getIntNTy(chunk.bits)));
    }
    return registers;
  }

  /// Puts the chunk's registers into the bytes of the result.
  Value *insert(Value *vector, const Chunk &chunk,
                ArrayRef<Value *> registers) {
    Value *words = builder.CreateBitCast(vector, wordsOf(chunk));
    unsigned first = chunk.offset * 8 / chunk.bits;
    for (auto [i, value] : enumerate(registers))
      words = builder.CreateInsertElement(words, value, first + i);
    return builder.CreateBitCast(words, vector->getType());
  }

  void writeStores(ArrayRef<Chunk> chunks) {
    for (const Chunk &chunk : chunks) {
      SmallVector<Value *> arguments{address(chunk)};
      asRegisters(call.stored(), chunk, arguments);
      std::string constraints = "=*m";
      for (unsigned i = 0; i != chunk.count; ++i)
        constraints += std::string(",") + chunk.constraint();
      addModifiers(arguments, constraints);
      std::string text = predicate(chunk.count + 1) + opcode(chunk) + " $0, " +
                         operands(1, chunk.count) + hint(chunk.count + 1) + ";";
      emit(text, constraints, builder.getVoidTy(), arguments, 0, chunk,
           ModRefInfo::Mod);
    }
  }

  const MaskedCall &call;
  StringRef space;
  Value *policy;
  IRBuilder<TargetFolder> builder;
  LLVMContext &context;
  unsigned elementBits = 0, bytes = 0, paddedBytes = 0;
};

} // namespace

Error predicateAccesses(ArrayRef<MaskedCall> calls, const GpuTarget &target) {
  Value *evictFirst = nullptr;
  for (const MaskedCall &call : calls) {
    Expected<StringRef> space = spaceName(call);
    if (!space)
      return space.takeError();
    bool hasPolicy = hasCachePolicies(target) &&
                     call.call->hasMetadata(LLVMContext::MD_nontemporal) &&
                     (space->empty() || *space == ".global");
    if (hasPolicy && !evictFirst)
      evictFirst = evictFirstPolicy(*call.call->getFunction());
    if (Error error =
            Writer(call, *space, hasPolicy ? evictFirst : nullptr).write())
      return error;
  }
  return Error::success();
}

} // namespace kiln
