//===- Copy.cpp - asynchronous copies become calls of the runtime ---------===//
//
// cp.async of PTX: 4, 8 or 16 bytes through the cache (.ca) or past it (.cg); a
// last operand `.s` says how many of them are read, and the rest are zeros.
// Destination and source are aligned to the size (PTX ISA, "cp.async"). wgmma
// has groups of its own, of the same kind.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/rewrite/Rewriter.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

/// "llvm.nvvm.cp.async.ca.shared.global.8.s" and the like: the bytes; 0 for
/// other names.
static unsigned bytesOfCopy(StringRef name) {
  unsigned bytes = 0;
  if (!name.consume_front("llvm.nvvm.cp.async.") ||
      (!name.consume_front("ca.") && !name.consume_front("cg.")) ||
      !name.consume_front("shared.global.") || name.consumeInteger(10, bytes) ||
      (!name.empty() && name != ".s"))
    return 0;
  return bytes;
}

bool kiln::emu::lowerCopy(Rewriter &rewriter, IRBuilder<> &builder,
                          CallInst &call, StringRef name) {
  if (unsigned bytes = bytesOfCopy(name)) {
    uint32_t site = rewriter.addSite(call, "asynchronous copy", {}, bytes);
    Value *size = builder.getInt32(bytes);
    rewriter.callRuntime(
        builder, "kiln_emu_copy",
        {builder.getInt32(site),
         rewriter.address(builder, call.getArgOperand(0)).first,
         rewriter.address(builder, call.getArgOperand(1)).first, size,
         call.arg_size() > 2 ? call.getArgOperand(2) : size});
    return true;
  }
  if (name == "llvm.nvvm.cp.async.commit.group")
    rewriter.callRuntime(builder, "kiln_emu_copy_commit", {});
  else if (name == "llvm.nvvm.cp.async.wait.group")
    rewriter.callRuntime(builder, "kiln_emu_copy_wait",
                         {call.getArgOperand(0)});
  else if (name == "llvm.nvvm.cp.async.wait.all")
    rewriter.callRuntime(builder, "kiln_emu_copy_wait_all", {});
  else if (name == "llvm.nvvm.wgmma.fence.sync.aligned")
    rewriter.callRuntime(builder, "kiln_emu_matrix_fence", {});
  else if (name == "llvm.nvvm.wgmma.commit_group.sync.aligned")
    rewriter.callRuntime(builder, "kiln_emu_matrix_commit", {});
  else if (name == "llvm.nvvm.wgmma.wait_group.sync.aligned")
    rewriter.callRuntime(
        builder, "kiln_emu_matrix_wait",
        {builder.CreateTrunc(call.getArgOperand(0), builder.getInt32Ty()),
         builder.getInt32(0), rewriter.words(1)});
  else
    return false;
  return true;
}
