//===- MadeMap.cpp - tensor maps that kernels make become calls -----------===//
//
// PTX ISA, "tensormap.replace" and "fence.proxy.tensormap". LLVM 22 has no
// intrinsic for the copy to global memory (AsmIntrinsic.cpp). Fences of every
// scope are alike here; those of the other direction (.release) have no effect:
// threads copy maps by the instruction that releases them.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/async/MadeMaps.h"
#include "targets/emulator/rewrite/Rewriter.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

/// ".p3" and the like after a name.
static StringRef withoutType(StringRef name) {
  auto [front, type] = name.rsplit('.');
  unsigned space;
  return type.consume_front("p") && !type.getAsInteger(10, space) ? front
                                                                  : name;
}

static void lowerReplace(Rewriter &rewriter, IRBuilder<> &builder,
                         CallInst &call, MapField field) {
  bool hasOrdinal = call.arg_size() == 3;
  Value *number = builder.CreateZExt(call.getArgOperand(hasOrdinal ? 2 : 1),
                                     builder.getInt64Ty());
  uint32_t site =
      rewriter.addSite(call, "tensormap.replace", {}, kTensorMapBytes);
  rewriter.callRuntime(
      builder, "kiln_emu_map_replace",
      {builder.getInt32(site),
       rewriter.address(builder, call.getArgOperand(0)).first,
       builder.getInt32(unsigned(field)),
       hasOrdinal ? call.getArgOperand(1) : builder.getInt32(0), number});
}

bool kiln::emu::lowerMadeMap(Rewriter &rewriter, IRBuilder<> &builder,
                             CallInst &call, StringRef name) {
  if (name.consume_front("llvm.nvvm.tensormap.replace.")) {
    std::optional<MapField> field = mapFieldOf(withoutType(name));
    if (field)
      lowerReplace(rewriter, builder, call, *field);
    return field.has_value();
  }
  if (!name.starts_with("llvm.nvvm.fence.proxy.tensormap_generic.acquire."))
    return false;
  uint32_t site =
      rewriter.addSite(call, "fence.proxy.tensormap", {}, kTensorMapBytes);
  rewriter.callRuntime(
      builder, "kiln_emu_map_acquire",
      {builder.getInt32(site),
       rewriter.address(builder, call.getArgOperand(0)).first});
  return true;
}
