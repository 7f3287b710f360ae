//===- TensorCopy.cpp - copies by tensor maps become calls of the runtime -===//
//
// PTX ISA, "cp.async.bulk.tensor", tiles alone: from global to shared memory of
// the own block, with the cluster's or the block's spelling, and back, where
// "cp.reduce.async.bulk.tensor" combines. A block is alone in its cluster, so
// nothing is multicast. Cache hints have no effect.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/rewrite/Rewriter.h"
#include "targets/launch/abi/TensorMap.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

/// "tile.2d" and the like: the dimensions; 0 for other names.
static unsigned dimensionsOf(StringRef name) {
  unsigned rank = 0;
  if (!name.consume_front("tile.") || name.consumeInteger(10, rank) ||
      name != "d" || rank < 1 || rank > 5)
    return 0;
  return rank;
}

static bool isZero(const Value *value) {
  const auto *number = dyn_cast<ConstantInt>(value);
  return number && number->isZero();
}

static Value *addressOf(Rewriter &rewriter, IRBuilder<> &builder,
                        CallInst &call, unsigned operand) {
  return rewriter.address(builder, call.getArgOperand(operand)).first;
}

/// Appends the coordinates, from operand `first` on, and zeros up to five.
static void addCoordinates(IRBuilder<> &builder, CallInst &call, unsigned first,
                           unsigned rank, SmallVectorImpl<Value *> &arguments) {
  arguments.push_back(builder.getInt32(rank));
  for (unsigned i = 0; i != 5; ++i)
    arguments.push_back(i < rank ? call.getArgOperand(first + i)
                                 : builder.getInt32(0));
}

static bool lowerLoad(Rewriter &rewriter, IRBuilder<> &builder, CallInst &call,
                      StringRef name) {
  bool isOfBlock = name.consume_front("cta.");
  unsigned rank = dimensionsOf(name);
  if (!rank)
    return false;
  // Of a cluster: the mask of its blocks and the cache hint, whether there are
  // any, and groups of blocks. Of a block: the hint and whether there is one.
  unsigned flags = 3 + rank + (isOfBlock ? 1 : 2);
  if (!isOfBlock && !(isZero(call.getArgOperand(flags)) &&
                      isZero(call.getArgOperand(flags + 2)))) {
    rewriter.refuse(call, "a copy of a box to several blocks of a cluster");
    return true;
  }
  // The runtime takes the site after this one for the arrival.
  uint32_t site = rewriter.addSite(call, "copy of a box");
  rewriter.addSite(call, "a copy's arriving at the mbarrier",
                   {/*atomic=*/true, /*blockScope=*/true, /*acquire=*/false,
                    /*release=*/true},
                   /*align=*/8);
  SmallVector<Value *> arguments = {builder.getInt32(site),
                                    addressOf(rewriter, builder, call, 0),
                                    addressOf(rewriter, builder, call, 1),
                                    addressOf(rewriter, builder, call, 2)};
  addCoordinates(builder, call, 3, rank, arguments);
  rewriter.callRuntime(builder, "kiln_emu_tensor_load", arguments);
  return true;
}

static bool lowerStore(Rewriter &rewriter, IRBuilder<> &builder, CallInst &call,
                       StringRef name,
                       std::optional<TensorReduction> reduction) {
  unsigned rank = dimensionsOf(name);
  if (!rank)
    return false;
  uint32_t site = reduction
                      ? rewriter.addSite(call, "reduction of a box",
                                         {/*atomic=*/true, /*blockScope=*/false,
                                          /*acquire=*/false, /*release=*/false})
                      : rewriter.addSite(call, "store of a box");
  SmallVector<Value *> arguments = {builder.getInt32(site),
                                    addressOf(rewriter, builder, call, 0),
                                    addressOf(rewriter, builder, call, 1)};
  addCoordinates(builder, call, 2, rank, arguments);
  if (reduction)
    arguments.push_back(builder.getInt32(unsigned(*reduction)));
  rewriter.callRuntime(
      builder, reduction ? "kiln_emu_tensor_reduce" : "kiln_emu_tensor_store",
      arguments);
  return true;
}

/// "add.tile.2d" and the like.
static bool lowerReduce(Rewriter &rewriter, IRBuilder<> &builder,
                        CallInst &call, StringRef name) {
  auto [kind, mode] = name.split('.');
  std::optional<TensorReduction> reduction = tensorReductionOf(kind);
  return reduction && lowerStore(rewriter, builder, call, mode, reduction);
}

bool kiln::emu::lowerTensorCopy(Rewriter &rewriter, IRBuilder<> &builder,
                                CallInst &call, StringRef name) {
  if (name.starts_with("llvm.nvvm.fence.proxy.async") ||
      name.starts_with("llvm.nvvm.fence.mbarrier_init")) {
    rewriter.callRuntime(builder, "kiln_emu_proxy_fence", {});
    return true;
  }
  if (!name.consume_front("llvm.nvvm.cp.async.bulk."))
    return false;
  rewriter.shape.usesAsyncProxy = true;
  if (name == "commit.group")
    rewriter.callRuntime(builder, "kiln_emu_bulk_commit", {});
  else if (name == "wait.group" || name == "wait.group.read")
    rewriter.callRuntime(builder, "kiln_emu_bulk_wait",
                         {call.getArgOperand(0)});
  else if (name.consume_front("tensor.prefetch."))
    return dimensionsOf(name) != 0; // a hint
  else if (name.consume_front("tensor.g2s."))
    return lowerLoad(rewriter, builder, call, name);
  else if (name.consume_front("tensor.s2g."))
    return lowerStore(rewriter, builder, call, name, std::nullopt);
  else if (name.consume_front("tensor.reduce."))
    return lowerReduce(rewriter, builder, call, name);
  else
    return false;
  return true;
}
