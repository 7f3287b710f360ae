// The lowering passes, in pipeline order. `kiln-opt --help` lists them;
// lowering/Pipeline.cpp is the order as code.
#ifndef KILN_LOWERING_PASSES_PASSES_TD
#define KILN_LOWERING_PASSES_PASSES_TD

include "mlir/Pass/PassBase.td"

def RewriteBlocks : Pass<"kiln-rewrite-blocks", "::mlir::ModuleOp"> {
  let summary = "Make block pointers and tensor descriptors the scalars they consist of, and accesses tensors of pointers";
  let options = [
    Option<"tensorMaps", "tensor-maps", "bool", "false",
           "note beside pointers what block they are of (kiln.block_of), for copies by tensor maps">];
  let dependentDialects = ["::kiln::tt::TileDialect", "::mlir::arith::ArithDialect", "::kiln::gpu::GpuDialect"];
}

def FindBlocks : Pass<"kiln-find-blocks", "::mlir::ModuleOp"> {
  let summary = "Note which pointers of loads beside dots are to a block of a tensor, for copies by tensor maps";
  let description = [{
    Where a load's addresses, mask and uses prove that it is a block of a tensor that follows from the kernel's arguments alone,
    its pointers pass through `kiln.block_of`; a remark says why another load stays as it is.
  }];
  let options = [
    Option<"stores", "stores", "bool", "false", "note stores after loops with dots, too, for kernels that become persistent">];
  let dependentDialects = ["::kiln::tt::TileDialect", "::mlir::arith::ArithDialect", "::kiln::gpu::GpuDialect"];
}

def DecomposeScaledDots : Pass<"kiln-decompose-scaled-dots", "::mlir::ModuleOp"> {
  let summary = "Make dots of scaled operands conversions, products with the scales and ordinary dots";
  let description = [{
    But those for which the GPU has an instruction that takes the scales. Where matrix units read the first operand alone from
    registers (wgmma) and only the second one is converted, they are exchanged, and so are the dimensions of the accumulators. Where
    both are, a dot becomes one for each 64 columns of k, so that one is converted while another is multiplied.
  }];
  let options = [
    Option<"target", "target", "std::string", "\"sm_90a\"", "GPU the dots are for (see `kiln targets`)">,
    Option<"numWarps", "num-warps", "unsigned", "4", "warps in a block">];
  let dependentDialects = ["::kiln::tt::TileDialect", "::mlir::arith::ArithDialect", "::kiln::gpu::GpuDialect"];
}

def UnrollLoops : Pass<"kiln-unroll-loops", "::mlir::ModuleOp"> {
  let summary = "Unroll loops that say how often (`tt.loop_unroll_factor`), and remark on hints to loops that are not followed";
  let description = [{
    As in Triton what is left over has a loop of its own, which is not pipelined.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect"];
}

def MakePersistent : Pass<"kiln-make-persistent", "::mlir::ModuleOp"> {
  let summary = "Have the blocks of kernels that compute a tile each take tile after tile";
  let description = [{
    A program becomes a loop over the programs id, id + blocks, ... of the launch's grid, which three parameters more say
    (targets/launch/abi/Persistent.h). Only where it can gain: ids decide where a loop with one dot loads and what is stored
    after it. A remark says of every other kernel why it is left alone. Where that loop is to be pipelined, what it loads is
    carried from tile to tile, so that loads run on (kiln.runs_on); a remark says where they cannot.
  }];
  let options = [
    Option<"numStages", "num-stages", "unsigned", "3", "stages of loops that do not say how many; 1: none is pipelined">,
    Option<"leastAccumulatorBytes", "least-accumulator-bytes", "unsigned", "0",
           "kernels whose dot has at least so many bytes of accumulators">];
  let dependentDialects = ["::kiln::tt::TileDialect", "::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect",
                           "::kiln::gpu::GpuDialect"];
}

def VersionStores : Pass<"kiln-version-stores", "::mlir::ModuleOp"> {
  let summary = "Store whole tiles in two versions, a wide and a narrow one, where only scalars that are not known decide their width";
  let description = [{
    A row's start and stride that come from memory, a bound of a mask: a branch checks what of them 16 bytes at a time need, and
    in its wide version the store's pointers and mask have what follows as Triton's hints. Only stores of 32 accesses a thread or
    more that become a quarter of them, where a warp's do not fill a line of 128 bytes, and beside dots only where copies run past
    the registers. A remark says what is checked.
  }];
  let options = [
    Option<"target", "target", "std::string", "\"sm_90a\"", "GPU whose warps share a tile (see `kiln targets`)">,
    Option<"numWarps", "num-warps", "unsigned", "4", "warps in a block: a power of two">];
  let dependentDialects = ["::kiln::tt::TileDialect", "::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect",
                           "::kiln::gpu::GpuDialect"];
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
    common layout is cheaper. A remark says which dots have no matrix instruction of the size that is asked for.
  }];
  let options = [
    Option<"target", "target", "std::string", "\"sm_90a\"", "GPU the layouts are for (see `kiln targets`)">,
    Option<"numWarps", "num-warps", "unsigned", "4", "warps in a block: a power of two">,
    Option<"matrixShape", "matrix-instr-nonkdim", "unsigned", "0", "AMD: M and N of matrix instructions; 0: whichever">,
    Option<"packsK", "packs-k", "bool", "true", "AMD: lanes have neighbours along K for several matrix instructions">,
    Option<"laneCopies", "lane-copies", "bool", "true", "whether a warp's lanes copy to shared memory together, where the GPU can">];
  let dependentDialects = ["::kiln::gpu::GpuDialect"];
}

def CheckRegisters : Pass<"kiln-check-registers", "::mlir::ModuleOp"> {
  let summary = "Say which kernels' accumulators and loop-carried values need more registers than a thread has";
  let description = [{
    Counts what threads must hold at once, with the lines it comes from, against the GPU's registers for a thread and for a
    block of this many warps. More are remarks, and the module is marked with kiln.spills; several times more are an error, and
    it is marked with kiln.does_not_fit. A kernel with most registers taken asks NVIDIA's assembler for one block an SM (nvvm.minctasm), or it would spill to make room for more.
  }];
}

def ShareOperands : Pass<"kiln-share-operands", "::mlir::ModuleOp"> {
  let summary = "Put what warpgroups' dots take first, and their loops do not change, into shared memory where ptxas does not keep "
                "its registers";
  let description = [{
    As far as half of a block's shared memory holds; a dot whose operand has no room is computed by each warp for itself.
  }];
  let dependentDialects = ["::kiln::gpu::GpuDialect"];
}

def StageOperands : Pass<"kiln-stage-operands", "::mlir::ModuleOp"> {
  let summary = "Give the operands of dots buffers in shared memory, and prepare the loads of loops to run ahead";
  let description = [{
    A layout conversion through shared memory to a dot becomes a buffer, a store where the value is defined and a load where it is
    used. In a loop to be software-pipelined (`tt.num_stages`, or the option), loads that can be prefetched become cp.async where
    the GPU has it, or are prefetched into a few registers (kiln.prefetch_registers), and the loop gets kiln.num_stages: as many
    as its buffers fit.
  }];
  let options = [
    Option<"numStages", "num-stages", "unsigned", "3", "stages of loops that do not say how many; 1: none is pipelined">,
    Option<"heldBack", "held-back", "int64_t", "0",
           "bytes of shared memory that are left to what lives beside the buffers only once later passes have moved it">];
  let dependentDialects = ["::kiln::gpu::GpuDialect", "::mlir::arith::ArithDialect"];
}

def SpareRegisters : Pass<"kiln-spare-registers", "::mlir::ModuleOp"> {
  let summary = "Put operands of dots that their loops do not change into shared memory where registers run out";
  let description = [{
    Each dot then reads them slice by slice, or warpgroups in place. On NVIDIA, and where as many blocks stay resident as all
    registers let in, unless most of the operand would be spilled.
  }];
  let dependentDialects = ["::kiln::gpu::GpuDialect"];
}

def WarpgroupDots : Pass<"kiln-warpgroup-dots", "::mlir::ModuleOp"> {
  let summary = "Have dots computed by warpgroups (wgmma) whose operands lie in shared memory as those read them";
  let description = [{
    A dot whose B, and perhaps A, was loaded from a buffer becomes kiln.warpgroup_dot, which reads the buffer itself, and a wait.
    The wait of a dot that only adds to an accumulator of its pipelined loop may be one iteration later (kiln.next_iteration)
    where buffers have a slot for that.
  }];
  let dependentDialects = ["::kiln::gpu::GpuDialect"];
}

def TensorDots : Pass<"kiln-tensor-dots", "::mlir::ModuleOp"> {
  let summary = "Have dots computed by the tensor core (tcgen05), operands in shared memory and accumulators in tensor memory";
  let description = [{
    A dot whose accumulator has such a layout becomes kiln.tensor_dot and a wait. What a loop carries from one dot to the next stays
    in tensor memory. The wait may be an iteration later as for warpgroups' dots.
  }];
  let dependentDialects = ["::kiln::gpu::GpuDialect", "::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect"];
}

def ScheduleLoops : Pass<"kiln-schedule-loops", "::mlir::ModuleOp"> {
  let summary = "Say in which stage each op of a loop with kiln.num_stages runs (kiln.stage), and where in an iteration "
                "(kiln.cluster)";
  let description = [{
    Where warpgroups compute a dot whose result another dot of the iteration takes, and that one only adds to a loop-carried
    accumulator, the second dot is a stage after the first (kiln.two_halves), so that it overlaps the next iteration's first half
    (FlashAttention-3 style). Not by default: perf/knob/README.md has its gains and losses.
  }];
  let options = [
    Option<"overlapIterations", "overlap-iterations", "bool", "false",
           "divide iterations of two dots, so that the next one begins before one ends">];
}

def ExpandLoops : Pass<"kiln-expand-loops", "::mlir::ModuleOp"> {
  let summary = "Make of each loop with a schedule a prologue and a loop that runs all stages, with as many slots as they need";
  let dependentDialects = ["::kiln::gpu::GpuDialect", "::mlir::arith::ArithDialect"];
}

def FoldIterations : Pass<"kiln-fold-iterations", "::mlir::ModuleOp"> {
  let summary = "Write the ends of loops whose bounds differ by a constant as such, and comparisons of such numbers as constants";
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

def ReleaseSlots : Pass<"kiln-release-slots", "::mlir::ModuleOp"> {
  let summary = "Have warps say by mbarriers that they have read a slot, instead of waiting for each other";
  let description = [{
    In loops whose slots are filled by TMA copies and read by two dots of two warpgroups, or with a producer warp by one dot. A
    warp then waits only for the copies that it reads, and only the warp that fills slots waits for the readers, so that
    warpgroups may be up to an iteration apart and alternate on the tensor cores.
  }];
  let options = [
    Option<"warpSpecialize", "warp-specialize", "bool", "false", "the copies will be a producer warp's (kiln-specialize-warps)">];
  let dependentDialects = ["::kiln::gpu::GpuDialect", "::mlir::arith::ArithDialect"];
}

def HandOverAccumulators : Pass<"kiln-hand-over-accumulators", "::mlir::ModuleOp"> {
  let summary = "Have accumulators in tensor memory, and the slots of operands, handed over by mbarriers alone; two of them across tiles";
  let description = [{
    In kernels with one dot on the tensor core, of operands that TMA copies: it releases the slots that it has read, and says by an
    mbarrier when the loop's last one has ended; the warps that load the accumulator say when they have. So neither dots nor copies
    wait for a barrier of the block, and kiln-specialize-warps can give them warps of their own. In a loop over tiles, where columns
    suffice, the dots of the next tile have another accumulator, and begin while this one is loaded and stored; where they do not, a
    remark says so.
  }];
  let dependentDialects = ["::kiln::gpu::GpuDialect", "::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect"];
}

def BeginEarly : Pass<"kiln-begin-early", "::mlir::ModuleOp"> {
  let summary = "Have the mbarriers of copies by tensor maps begin after the kernel's first loads, and their buffers with the kernel";
  let description = [{
    Before a producer warp is added. Where a block has not enough shared memory for that, `kiln-allocate-shared` shortens the
    buffers' lives again.
  }];
  let dependentDialects = ["::kiln::gpu::GpuDialect"];
}

def SinkConversions : Pass<"kiln-sink-conversions", "::mlir::ModuleOp"> {
  let summary = "Have layout conversions stand where their results are used, where that shortens what is live";
}

def LoadEarly : Pass<"kiln-load-early", "::mlir::ModuleOp"> {
  let summary = "Issue loads before the exchanges between threads that stand before them, as far as registers allow";
  let description = [{
    No memory access crosses a barrier, so a load after a conversion waits for it, and the next conversion for the load. Loads
    and what makes their addresses move up in their block, past exchanges through shared memory and other loads, not past
    writes of global memory.
  }];
}

def AllocateTensorMemory : Pass<"kiln-allocate-tensor-memory", "::mlir::ModuleOp"> {
  let summary = "Place matrices in tensor memory, and have the block take columns for them";
  let description = [{
    A kernel that needs more columns than a block has is refused with what needs them, and the module marked with
    kiln.does_not_fit.
  }];
  let dependentDialects = ["::kiln::gpu::GpuDialect"];
}

def AllocateShared : Pass<"kiln-allocate-shared", "::mlir::ModuleOp"> {
  let summary = "Place buffers and the scratch of ops in shared memory, reusing bytes of what is not live together";
  let description = [{
    Each gets kiln.shared_offset, and a kernel that uses any kiln.shared_bytes. A kernel that needs more than a block has is
    refused with what needs most, and the module marked with kiln.does_not_fit.
  }];
}

def InsertBarriers : Pass<"kiln-insert-barriers", "::mlir::ModuleOp"> {
  let summary = "Put a barrier wherever two ops may touch the same shared bytes without one between them";
  let description = [{
    Also where the threads' copies have arrived and others read them. Refuses accesses to what a copy may still be writing.
  }];
  let dependentDialects = ["::kiln::gpu::GpuDialect"];
}

def SpecializeWarps : Pass<"kiln-specialize-warps", "::mlir::ModuleOp"> {
  let summary = "Have copies by tensor maps begun by a warpgroup more, which gives most of its registers to the others";
  let description = [{
    On Hopper, for kernels of two warpgroups or more whose loops release the slots that are copied into (`kiln-release-slots`). With
    dots on the tensor core (`kiln-hand-over-accumulators`), in kernels of one warpgroup or more, another warp begins them.
    Warp specialization: the producer warp is as far ahead of the others as there are slots, and none of them waits for another's
    reads. A remark says why a kernel is left as it is.
  }];
  let dependentDialects = ["::kiln::gpu::GpuDialect", "::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect"];
}

def PingPong : Pass<"kiln-ping-pong", "::mlir::ModuleOp"> {
  let summary = "Divide iterations of loops into clusters, so that one half of a block's warps multiplies while the other uses memory";
  let description = [{
    On AMD's matrix units, for loops with one dot, whose operands go through registers and one slot of shared memory. The tile of
    the next iteration is loaded, kept in registers, and stored at the iteration's end. A remark says why a loop is left as it is.
  }];
  let dependentDialects = ["::kiln::gpu::GpuDialect"];
}

def ToLLVM : Pass<"kiln-to-llvm", "::mlir::ModuleOp"> {
  let summary = "GPU-level IR to the LLVM dialect with NVVM or ROCDL intrinsics";
  let description = [{
    Reads the module attributes kiln.target, kiln.num_warps and kiln.warp_size, and of kernels kiln.shared_bytes.
  }];
  let dependentDialects = ["::kiln::gpu::GpuDialect", "::mlir::LLVM::LLVMDialect"];
  let options = [Option<"target", "target", "std::string", [{""}],
                        "GPU to lower for, whose vendor's dialect is loaded (empty: both vendors')">];
}

#endif
