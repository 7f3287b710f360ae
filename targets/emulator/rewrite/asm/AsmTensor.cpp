//===- AsmTensor.cpp - tcgen05 as inline PTX ------------------------------===//
//
//   @$0 tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [$1], 64;
//   @$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;
//   @$0 tcgen05.st.sync.aligned.16x32bx2.x2.b32 [$1 + 0], 32, {$2, $3};
//
// Addresses in tensor memory are in brackets, too. Of two blocks together
// (cta_group::2), sparse, or with multicast: unknown here.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/rewrite/TensorMemory.h"
#include "targets/emulator/rewrite/asm/AsmOperands.h"
#include "targets/gpu/GpuTraits.h"
#include "llvm/ADT/STLExtras.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

namespace {

class TensorStatement {
public:
  TensorStatement(AsmOperands &operands, const PtxStatement &s)
      : operands(operands), s(s), builder(operands.builder),
        writer(operands.rewriter, builder, operands.call) {}

  bool lower();

private:
  Value *word(StringRef name) { return operands.read(name, 32); }
  /// An address in tensor memory.
  Value *tensor(unsigned index) {
    auto [name, offset] = *s.address(index);
    return builder.CreateAdd(word(name), builder.getInt32(offset));
  }
  Value *shared(unsigned index) {
    return operands.rewriter
        .address(builder, operands.pointer(s, /*shared=*/true, index))
        .first;
  }
  bool has(size_t addresses, size_t others) const {
    return s.addresses.size() == addresses && s.operands.size() == others;
  }

  bool lowerAllocation(StringRef rest);
  bool lowerAccess(StringRef rest, bool isStore);
  bool lowerMultiply(StringRef rest);
  bool lowerCopy(StringRef rest);

  AsmOperands &operands;
  const PtxStatement &s;
  IRBuilder<> &builder;
  TensorMemoryCall writer;
};

bool TensorStatement::lowerAllocation(StringRef name) {
  if ((name == "alloc.cta_group::1.sync.aligned.shared::cta.b32" ||
       name == "alloc.cta_group::1.sync.aligned.b32") &&
      has(1, 1)) {
    BasicBlock *around = operands.enter(operands.predicate(s));
    writer.allocate(shared(0), word(s.operands[0]));
    operands.leave(around);
    return true;
  }
  if (name == "dealloc.cta_group::1.sync.aligned.b32" && has(0, 2)) {
    BasicBlock *around = operands.enter(operands.predicate(s));
    writer.deallocate(word(s.operands[0]), word(s.operands[1]));
    operands.leave(around);
    return true;
  }
  if (name != "relinquish_alloc_permit.cta_group::1.sync.aligned" || !has(0, 0))
    return false;
  BasicBlock *around = operands.enter(operands.predicate(s));
  writer.relinquish();
  operands.leave(around);
  return true;
}

/// "16x32bx2.x2.unpack::16b.b32": the shape's columns between its halves stand
/// after the address.
bool TensorStatement::lowerAccess(StringRef name, bool isStore) {
  auto [shape, rest] = name.split('.');
  auto [times, form] = rest.split('.');
  std::optional<TensorAccess> access = tensorAccessOf(shape, times);
  bool isNarrow = form.consume_front(isStore ? "unpack::16b." : "pack::16b.");
  if (!access || form != "b32" ||
      !has(1, access->registers() + access->isSplit()))
    return false;
  ArrayRef<StringRef> names = s.operands;
  StringRef half;
  if (access->isSplit()) {
    half = isStore ? names.front() : names.back();
    names = isStore ? names.drop_front() : names.drop_back();
  }
  Value *narrow = builder.getInt1(isNarrow);
  if (isStore) {
    BasicBlock *around = operands.enter(operands.predicate(s));
    SmallVector<Value *> registers;
    for (StringRef it : names)
      registers.push_back(word(it));
    writer.store(*access, tensor(0), half.empty() ? nullptr : word(half),
                 narrow, registers);
    operands.leave(around);
    return true;
  }
  if (!s.predicate.empty() ||
      any_of(names, [&](StringRef it) { return operands.output(it) < 0; }))
    return false;
  for (auto [it, value] :
       zip(names, writer.load(*access, tensor(0),
                              half.empty() ? nullptr : word(half), narrow)))
    operands.write(it, value);
  return true;
}

/// The elements that share a scale, by ".block32" or ".scale_vec::2X", a row's
/// number of them.
static std::optional<unsigned> scaleRunOf(TensorKind kind, StringRef part) {
  unsigned number;
  if (part.consume_front("block") && !part.getAsInteger(10, number) &&
      (number == 16 || number == 32))
    return number;
  unsigned depth = kind == TensorKind::MXF8F6F4 ? 32 : 64;
  if (part.consume_front("scale_vec::") && part.consume_back("X") &&
      !part.getAsInteger(10, number) && is_contained({1u, 2u, 4u}, number))
    return depth / number;
  return std::nullopt;
}

bool TensorStatement::lowerMultiply(StringRef name) {
  if (!name.consume_front("cta_group::1.kind::"))
    return false;
  SmallVector<StringRef, 4> parts;
  name.split(parts, '.');
  std::optional<TensorKind> kind = tensorKindOf(parts.front());
  if (!kind || s.arguments.size() < 2)
    return false;
  bool aInMemory = !s.arguments[1].starts_with("[");
  unsigned run = usualScaleRun(*kind);
  bool isScaled = run != 0;
  ArrayRef<StringRef> rest = ArrayRef(parts).drop_front();
  // What the collector of operands keeps is a hint.
  if (!rest.empty() && rest.back().starts_with("collector::a::"))
    rest = rest.drop_back();
  if (isScaled) {
    if (rest.empty() || rest.front() != "block_scale" || rest.size() > 2)
      return false;
    if (rest.size() == 2) {
      std::optional<unsigned> stated = scaleRunOf(*kind, rest[1]);
      if (!stated)
        return false;
      run = *stated;
    }
  } else if (!rest.empty()) {
    return false;
  }
  // Descriptors of A and B, the instruction's, whether D counts; and how often
  // D is halved.
  unsigned a = aInMemory ? 1 : 0, least = a + 3,
           addresses = 1 + !aInMemory + 2 * isScaled;
  bool scalesD = !isScaled && s.operands.size() == least + 1;
  if (!has(addresses, least + scalesD))
    return false;
  BasicBlock *around = operands.enter(operands.predicate(s));
  TensorMultiplyCall call = {*kind,
                             run,
                             aInMemory,
                             tensor(0),
                             aInMemory ? operands.read(s.operands[0], 64)
                                       : tensor(1),
                             operands.read(s.operands[a], 64),
                             word(s.operands[a + 1]),
                             operands.read(s.operands[a + 2], 1)};
  if (scalesD)
    call.halvings = word(s.operands[least]);
  if (isScaled) {
    call.scalesOfA = tensor(addresses - 2);
    call.scalesOfB = tensor(addresses - 1);
  }
  writer.multiply(call);
  operands.leave(around);
  return true;
}

bool TensorStatement::lowerCopy(StringRef name) {
  std::optional<TensorCopy> copy;
  if (name.consume_front("cta_group::1."))
    copy = tensorCopyOf(name);
  if (!copy || !has(1, 1))
    return false;
  BasicBlock *around = operands.enter(operands.predicate(s));
  writer.copy(*copy, tensor(0), operands.read(s.operands[0], 64));
  operands.leave(around);
  return true;
}

bool TensorStatement::lower() {
  StringRef name = s.mnemonic;
  name.consume_front("tcgen05.");
  if (name == "wait::ld.sync.aligned" || name == "wait::st.sync.aligned") {
    writer.wait(/*stores=*/name.starts_with("wait::st"));
    return s.predicate.empty() && has(0, 0);
  }
  if (name == "fence::before_thread_sync" || name == "fence::after_thread_sync")
    return has(0, 0);
  if (name.consume_front("ld.sync.aligned."))
    return lowerAccess(name, /*isStore=*/false);
  if (name.consume_front("st.sync.aligned."))
    return lowerAccess(name, /*isStore=*/true);
  if (name.consume_front("mma."))
    return lowerMultiply(name);
  if (name.consume_front("cp."))
    return lowerCopy(name);
  if (name.consume_front("commit.cta_group::1.mbarrier::arrive::one.")) {
    if ((name != "b64" && name != "shared::cluster.b64") || !has(1, 0))
      return false;
    BasicBlock *around = operands.enter(operands.predicate(s));
    writer.commit(shared(0));
    operands.leave(around);
    return true;
  }
  return lowerAllocation(name);
}

} // namespace

bool kiln::emu::lowerAsmTensor(AsmOperands &operands, const PtxStatement &s) {
  return s.mnemonic.starts_with("tcgen05.") &&
         hasTensorMemory(operands.rewriter.target) &&
         TensorStatement(operands, s).lower();
}
