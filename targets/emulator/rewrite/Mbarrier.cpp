//===- Mbarrier.cpp - mbarriers become calls of the runtime ---------------===//
//
// PTX ISA, "mbarrier": names end in ".shared" where they are of sm_80, and in
// ".scope.S.space.cta", perhaps after ".relaxed", where they are of sm_90. A
// block is alone in its cluster, so a cluster's scope is the block's; other
// blocks' objects (".space.cluster") and arrivals for good (".drop") are
// refused.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/rewrite/Rewriter.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

namespace {

/// The name of an operation, taken apart: "arrive.expect.tx" and whether it
/// orders memory.
struct MbarrierName {
  StringRef operation;
  bool relaxed = false;

  static std::optional<MbarrierName> read(StringRef name) {
    MbarrierName result;
    if (!name.consume_front("llvm.nvvm.mbarrier."))
      return std::nullopt;
    if (name.consume_back(".space.cta")) {
      if (!name.consume_back(".scope.cta"))
        name.consume_back(".scope.cluster");
      result.relaxed = name.consume_back(".relaxed");
    } else {
      name.consume_back(".shared");
    }
    result.operation = name;
    return result;
  }
};

/// Writes what one call becomes.
class MbarrierCall {
public:
  MbarrierCall(Rewriter &rewriter, IRBuilder<> &builder, CallInst &call)
      : rewriter(rewriter), builder(builder), call(call),
        address(rewriter.address(builder, call.getArgOperand(0)).first) {}

  void init() {
    rewriter.callRuntime(
        builder, "kiln_emu_mbarrier_init",
        {site("initialising the mbarrier"), address, call.getArgOperand(1)});
  }
  void invalidate() {
    rewriter.callRuntime(builder, "kiln_emu_mbarrier_invalidate",
                         {site("invalidating the mbarrier"), address});
  }
  void arrive(Value *arrivals, Value *bytes, bool relaxed) {
    AccessKind kind = {/*atomic=*/true, /*blockScope=*/true, /*acquire=*/false,
                       /*release=*/!relaxed};
    Value *phase = rewriter.callRuntime(
        builder, "kiln_emu_mbarrier_arrive",
        {site("arriving at the mbarrier", kind), address, arrivals,
         builder.CreateSExt(bytes, builder.getInt64Ty())},
        builder.getInt64Ty());
    if (!call.getType()->isVoidTy())
      call.replaceAllUsesWith(phase);
  }
  /// The runtime takes the site after this one for a test that is not true.
  void test(bool byParity, bool relaxed) {
    constexpr const char *what = "waiting for the mbarrier";
    AccessKind kind = {/*atomic=*/true, /*blockScope=*/true,
                       /*acquire=*/!relaxed, /*release=*/false};
    Value *first = site(what, kind);
    kind.acquire = false;
    site(what, kind);
    Value *over = rewriter.callRuntime(
        builder, "kiln_emu_mbarrier_test",
        {first, address,
         builder.CreateZExt(call.getArgOperand(1), builder.getInt64Ty()),
         builder.getInt32(byParity)},
        builder.getInt32Ty());
    call.replaceAllUsesWith(builder.CreateTrunc(over, builder.getInt1Ty()));
  }
  void copies(bool counted) {
    AccessKind kind = {/*atomic=*/true, /*blockScope=*/true, /*acquire=*/false,
                       /*release=*/true};
    rewriter.callRuntime(builder, "kiln_emu_mbarrier_copies",
                         {site("copies' arriving at the mbarrier", kind),
                          address, builder.getInt32(counted)});
  }

  Value *number(uint32_t value) { return builder.getInt32(value); }
  Value *operand(unsigned index) { return call.getArgOperand(index); }

private:
  Value *site(StringRef what, AccessKind kind = {}) {
    return builder.getInt32(rewriter.addSite(call, what, kind, /*align=*/8));
  }

  Rewriter &rewriter;
  IRBuilder<> &builder;
  CallInst &call;
  Value *address;
};

} // namespace

bool kiln::emu::lowerMbarrier(Rewriter &rewriter, IRBuilder<> &builder,
                              CallInst &call, StringRef name) {
  if (name.starts_with("llvm.nvvm.cp.async.mbarrier.arrive")) {
    MbarrierCall(rewriter, builder, call).copies(!name.contains(".noinc"));
    return true;
  }
  std::optional<MbarrierName> parts = MbarrierName::read(name);
  if (!parts || !call.arg_size() ||
      !call.getArgOperand(0)->getType()->isPointerTy())
    return false;
  StringRef operation = parts->operation;
  MbarrierCall writer(rewriter, builder, call);
  if (operation == "init")
    writer.init();
  else if (operation == "inval")
    writer.invalidate();
  else if (operation == "arrive" || operation == "arrive.noComplete")
    writer.arrive(call.arg_size() > 1 ? writer.operand(1) : writer.number(1),
                  writer.number(0), parts->relaxed);
  else if (operation == "arrive.expect.tx")
    writer.arrive(writer.number(1), writer.operand(1), parts->relaxed);
  else if (operation == "expect.tx")
    writer.arrive(writer.number(0), writer.operand(1), /*relaxed=*/true);
  else if (operation == "complete.tx")
    writer.arrive(writer.number(0), builder.CreateNeg(writer.operand(1)),
                  /*relaxed=*/true);
  else if (operation == "test.wait" || operation == "try.wait" ||
           operation == "try.wait.tl")
    writer.test(/*byParity=*/false, parts->relaxed);
  else if (operation == "test.wait.parity" || operation == "try.wait.parity" ||
           operation == "try.wait.parity.tl")
    writer.test(/*byParity=*/true, parts->relaxed);
  else
    return false;
  return true;
}
