// The pass kiln-version-stores: versions a store whose vector width depends on
// scalars that are known only at run time.
#include "frontend/dialect/Tile.h"
#include "lowering/axis/WideAccess.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/passes/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/GpuTraits.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_VERSIONSTORES
#include "lowering/passes/Passes.h.inc"

namespace {

/// Two versions cost the code of both, a branch, and mostly a tile's round trip
/// through shared memory. They pay where the narrow version has many
/// instructions, each with an address and an issue to the memory pipe of some
/// cycles, and the wide one has a quarter of them at most: of 32, for example,
/// 24 go, some hundred cycles of each warp after a loop that nothing else
/// hides. A store of few accesses waits for its data longer than it takes. Both
/// numbers are guesses on the safe side; a tile of 128x128 in four warps has
/// 128 accesses, of which 16 are left.
constexpr int64_t kLeastWidening = 4, kLeastAccesses = 32;
/// A line of the caches of both vendors (MemoryLayouts.cpp). Narrow accesses of
/// a warp that fill it (floats; halves in waves of 64) move what wide ones
/// move in a cycle, and stay.
constexpr int64_t kLineBytes = 128;

/// A store, and what lets it be wide.
struct Version {
  tt::StoreOp store;
  WideAccess access;
  /// Of its pointers and its mask, under the conditions.
  AxisInfo pointers, mask;
};

/// How a kernel's text calls a value.
std::string nameOf(Value value) {
  Location where = value.getLoc();
  if (auto name = dyn_cast<NameLoc>(where))
    return "'" + name.getName().str() + "'";
  return isa<tt::PointerType>(value.getType()) ? "a pointer" : "a number";
}

/// Writes one of the two versions at its insertion point.
class VersionWriter {
public:
  VersionWriter(OpBuilder &builder, const Version &version)
      : builder(builder), version(version) {}

  /// With the facts that hold under the conditions as hints.
  void write(bool isWide) {
    tt::StoreOp store = version.store;
    again(store.getPtr());
    if (store.getMask())
      again(store.getMask());
    narrowed(store.getValue());
    if (isWide) {
      hint(store.getPtr(), version.pointers);
      if (store.getMask())
        hint(store.getMask(), version.mask);
    }
    builder.clone(*store, made);
  }

private:
  /// Computes `value` again, as far as it is computed beside the store: the
  /// addresses of either version are then its own, in its layout, and not in
  /// registers while the other one runs. The next CSE merges address arithmetic
  /// that the layouts leave equal.
  void again(Value value) {
    Operation *op = value.getDefiningOp();
    tt::StoreOp store = version.store;
    bool isLast = value == store.getPtr() || value == store.getMask();
    if (made.contains(value) || !isComputed(op) ||
        !isa<RankedTensorType>(value.getType()) ||
        (op->getBlock() != store->getBlock() && !isLast))
      return;
    for (Value operand : op->getOperands())
      again(operand);
    builder.clone(*op, made);
  }

  /// Rounds what is stored once more, if only the store asks for it: the
  /// results then go where this version's vectors are, and need no moves (124
  /// in the wide store of grouped_gemm's tile on sm_90a).
  void narrowed(Value value) {
    Operation *op = value.getDefiningOp();
    if (isa_and_nonnull<arith::TruncFOp, tt::FpToFpOp>(op) &&
        value.hasOneUse() &&
        op->getBlock() == tt::StoreOp(version.store)->getBlock())
      builder.clone(*op, made);
  }

  void hint(Value value, const AxisInfo &info) {
    Operation *op = made.lookup(value).getDefiningOp();
    auto type =
        RankedTensorType::get(int64_t(info.axes.size()), builder.getI32Type());
    for (auto [name, member] :
         {std::pair("tt.contiguity", &AxisFacts::contiguity),
          std::pair("tt.divisibility", &AxisFacts::divisibility),
          std::pair("tt.constancy", &AxisFacts::constancy)}) {
      SmallVector<int32_t> values;
      for (const AxisFacts &facts : info.axes)
        values.push_back(std::min<int64_t>(facts.*member, 1 << 30));
      op->setAttr(name, DenseIntElementsAttr::get(type, values));
    }
  }

  OpBuilder &builder;
  const Version &version;
  IRMapping made;
};

class VersionStores : public impl::VersionStoresBase<VersionStores> {
public:
  using VersionStoresBase::VersionStoresBase;

private:
  void runOnOperation() override {
    llvm::Expected<const GpuTarget *> gpu = findGpuTarget(target);
    if (!gpu) {
      getOperation().emitError() << llvm::toString(gpu.takeError());
      return signalPassFailure();
    }
    lanes = (*gpu)->warpSize;
    threads = int64_t(std::max(1u, numWarps.getValue())) * lanes;
    AxisAnalysis axes(getOperation());
    if (!axes.isValid())
      return signalPassFailure();
    // All are looked at before the first one changes.
    std::vector<Version> versions;
    for (auto function : getOperation().getOps<tt::FuncOp>())
      if (hasRoomForTiles(function, **gpu))
        function.walk([&](tt::StoreOp store) {
          if (std::optional<Version> version = find(store, axes))
            versions.push_back(std::move(*version));
        });
    for (const Version &version : versions)
      write(version);
  }

  /// A matrix unit's result becomes rows of 16 bytes through shared memory,
  /// which is large enough for several stages of operands, and so for the tile
  /// after them, only where the GPU has cp.async (LayoutSolver). On gfx942 a
  /// wide store of grouped_gemm's tile would double its block's bytes (16 KiB
  /// with two stages) and move the dot to another layout.
  static bool hasRoomForTiles(tt::FuncOp function, const GpuTarget &gpu) {
    return hasAsyncCopies(gpu) ||
           !function.walk([](tt::DotLike) { return WalkResult::interrupt(); })
                .wasInterrupted();
  }

  std::optional<Version> find(tt::StoreOp store, const AxisAnalysis &axes) {
    auto type = dyn_cast<RankedTensorType>(store.getPtr().getType());
    // Blocks are stored by TMA.
    if (!type || !isComputed(store.getPtr().getDefiningOp()) ||
        store.getPtr().getDefiningOp<gpu::BlockOfOp>())
      return std::nullopt;
    Version version{
        store, findWideAccess(store.getPtr(), store.getMask(), axes), {}, {}};
    const WideAccess &access = version.access;
    int64_t accesses = type.getNumElements() / (threads * access.known),
            warpBytes = stepBytes(type) * access.known * lanes;
    if (access.wide < kLeastWidening * access.known ||
        accesses < kLeastAccesses || warpBytes >= kLineBytes)
      return std::nullopt;
    AssumedFacts facts(axes, access.conditions);
    version.pointers = facts.of(store.getPtr());
    if (store.getMask()) {
      version.mask = facts.of(store.getMask());
      if (!isComputed(store.getMask().getDefiningOp()) &&
          version.mask != axes.lookup(store.getMask()))
        return std::nullopt;
    }
    return version;
  }

  static void write(const Version &version) {
    tt::StoreOp store = version.store;
    say(version);
    ImplicitLocOpBuilder ir(store.getLoc(), store);
    Value all = condition(ir, version.access.conditions);
    auto branch = scf::IfOp::create(ir, all, /*withElseRegion=*/true);
    for (bool isWide : {true, false}) {
      OpBuilder builder =
          isWide ? branch.getThenBodyBuilder() : branch.getElseBodyBuilder();
      VersionWriter(builder, version).write(isWide);
    }
    store.erase();
  }

  /// Whether all of them hold: no bit below any divisor is set.
  static Value condition(ImplicitLocOpBuilder &ir, const Divisors &conditions) {
    Type bits = ir.getI32Type();
    Value odd;
    for (auto [scalar, divisor] : conditions) {
      Value number = scalar;
      if (isa<tt::PointerType>(number.getType()))
        number = tt::PtrToIntOp::create(ir, ir.getI64Type(), number);
      unsigned width = number.getType().getIntOrFloatBitWidth();
      if (width > 32)
        number = arith::TruncIOp::create(ir, bits, number);
      else if (width < 32)
        number = arith::ExtUIOp::create(ir, bits, number);
      Value below = arith::ConstantOp::create(
          ir, bits, ir.getI32IntegerAttr(divisor - 1));
      number = arith::AndIOp::create(ir, number, below);
      odd = odd ? Value(arith::OrIOp::create(ir, odd, number)) : number;
    }
    Value zero = arith::ConstantOp::create(ir, bits, ir.getI32IntegerAttr(0));
    return arith::CmpIOp::create(ir, arith::CmpIPredicate::eq, odd, zero);
  }

  static void say(const Version &version) {
    tt::StoreOp store = version.store;
    int64_t bytes = stepBytes(store.getPtr().getType());
    InFlightDiagnostic remark = store.emitRemark()
                                << "stored " << version.access.wide * bytes
                                << " bytes at a time where ";
    StringRef separator = "";
    for (auto [scalar, divisor] : version.access.conditions) {
      remark << separator << nameOf(scalar) << " is divisible by " << divisor;
      separator = " and ";
    }
    remark << ", which is checked when the kernel runs, else "
           << version.access.known * bytes;
  }

  /// Threads of a block, and of a warp.
  int64_t threads = 1, lanes = 1;
};

} // namespace
} // namespace kiln
