// The lowering passes, in pipeline order. `kiln-opt --help` lists them; lowering/Pipeline.cpp is the order as code.
#ifndef KILN_LOWERING_PASSES_TD
#define KILN_LOWERING_PASSES_TD

include "mlir/Pass/PassBase.td"

def RewriteBlocks : Pass<"kiln-rewrite-blocks", "::mlir::ModuleOp"> {
  let summary = "Make block pointers and tensor descriptors the scalars they consist of, and accesses tensors of pointers";
  let dependentDialects = ["::kiln::tt::TileDialect", "::mlir::arith::ArithDialect"];
}

def PrepareTile : Pass<"kiln-prepare-tile", "::mlir::ModuleOp"> {
  let summary = "Refuse what is not lowered yet, and bring tile IR into the form that layout assignment expects";
  let description = [{
    Refuses ops by name and location. User barriers become kiln.barrier; reshapes that may reorder and keep the shape vanish.
  }];
  let dependentDialects = ["::kiln::gpu::GpuDialect"];
}

def AssignLayouts : Pass<"kiln-assign-layouts", "::mlir::ModuleOp"> {
  let summary = "Give every tensor a layout, and memory accesses their vector width";
  let description = [{
    The one cost-driven pass that decides layouts. Anchors are memory accesses; the cheapest of their coalesced layouts
    (memory instructions plus conversions) is propagated to everything connected, and conversions appear only where no
    common layout is cheaper.
  }];
  let options = [
    Option<"target", "target", "std::string", "\"sm_90a\"", "GPU the layouts are for (see `kiln targets`)">,
    Option<"numWarps", "num-warps", "unsigned", "4", "warps in a block: a power of two">];
  let dependentDialects = ["::kiln::gpu::GpuDialect"];
}

def AllocateShared : Pass<"kiln-allocate-shared", "::mlir::ModuleOp"> {
  let summary = "Place the shared-memory scratch of ops, reusing bytes whose users are not live together";
}

def InsertBarriers : Pass<"kiln-insert-barriers", "::mlir::ModuleOp"> {
  let summary = "Put a barrier wherever two ops touch the same shared bytes without one between them";
  let dependentDialects = ["::kiln::gpu::GpuDialect"];
}

def ToLLVM : Pass<"kiln-to-llvm", "::mlir::ModuleOp"> {
  let summary = "GPU-level IR to the LLVM dialect with NVVM or ROCDL intrinsics";
  let description = [{ Reads the module attributes kiln.target, kiln.num_warps, kiln.warp_size and kiln.shared_bytes. }];
  let dependentDialects = ["::kiln::gpu::GpuDialect", "::mlir::LLVM::LLVMDialect"];
}

#endif
