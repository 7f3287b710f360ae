// The GPU-level dialect `kiln`: tile IR (dialect `tt`) plus what a GPU needs to
// know and tile IR does not say: in which register of which thread an element
// of a tensor lives (the layout attribute), where that changes
// (convert_layout), what lies in shared memory (GpuMemory.td), and where the
// threads of a block wait for each other (barrier). Everything else stays the tile op it was.
#ifndef KILN_LOWERING_DIALECT_GPU_TD
#define KILN_LOWERING_DIALECT_GPU_TD

include "lowering/dialect/GpuBase.td"
include "lowering/dialect/GpuMemory.td"
include "lowering/dialect/GpuTensor.td"
include "lowering/dialect/TensorMapOps.td"
include "mlir/IR/TensorEncoding.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Gpu_LinearLayoutAttr : AttrDef<Gpu_Dialect, "LinearLayout",
    [DeclareAttrInterfaceMethods<VerifiableTensorEncoding>]> {
  let mnemonic = "linear";
  let summary = "Linear map over GF(2) from (register, lane, warp, block) to tensor coordinates";
  let description = [{
    `#kiln.linear<{register = [[1], [2]], lane = [[4], [8]], warp = [[0]]}>`: for each bit of a hardware index the tensor
    coordinates it adds by XOR; a zero basis means that both values of the bit hold the same element. A hardware dimension
    of size one may be left out. The tensor shape follows from the bases.
  }];
  let parameters = (ins AttrParameter<"::kiln::LinearLayout", "the map", "const ::kiln::LinearLayout &">:$layout);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def Gpu_ConvertLayoutOp : Gpu_Op<"convert_layout", [Pure, SameOperandsAndResultShape, SameOperandsAndResultElementType]> {
  let summary = "The same tensor in another layout";
  let description = [{
    Costs what `kiln::planConversion` says: nothing, a renaming of registers, warp shuffles, or a round trip through shared
    memory. In the last case the op carries `kiln.shared_offset` once shared memory is allocated.
  }];
  let arguments = (ins AnyRankedTensor:$src);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$src attr-dict `:` type($src) `->` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Gpu_BarrierOp : Gpu_Op<"barrier", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "All threads of the block wait for each other; shared and global memory written before is visible after";
  let description = [{
    `local`: shared memory only. Outstanding accesses to global memory need not have completed. `async_proxy`: what threads wrote
    into shared memory before is visible after also to readers through the async proxy: wgmma, TMA. In a kernel with warp
    specialization (kiln.producer) its producer warp takes part only in barriers `with_producer`, where it has the same barrier.
  }];
  let arguments = (ins UnitAttr:$local, UnitAttr:$async_proxy, UnitAttr:$with_producer);
  let assemblyFormat = "(`local` $local^)? (`async_proxy` $async_proxy^)? (`with_producer` $with_producer^)? attr-dict";
}

// Warp specialization (kiln-specialize-warps): one more warpgroup than the kernel
// was written for, which issues copies for the others.

def Gpu_ProducerOp : Gpu_Op<"producer", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "What one warp after the kernel's own does from the kernel's start on, beside them";
  let description = [{
    The producer warp is the first of one more warpgroup of the launch; the other three exit at once. It uses only scalars,
    buffers and tensor maps. With a region `dots`, the second warp of that warpgroup does what stands there: it begins dots on the
    tensor core. Of the registers that a thread is launched with, `launched`, this warpgroup keeps `own`, and the kernel's get
    `others` (PTX ISA, "setmaxnreg").
  }];
  let arguments = (ins I32Attr:$launched, I32Attr:$own, I32Attr:$others);
  let regions = (region AnyRegion:$body, AnyRegion:$dots);
  let assemblyFormat = "`registers` $own `of` $launched `others` $others $body (`dots` $dots^)? attr-dict";
}

def Gpu_LeaveOp : Gpu_Op<"leave", [Terminator, ParentOneOf<["ProducerOp"]>]> {
  let summary = "The producer, or the warp that begins dots, is done";
  let assemblyFormat = "attr-dict";
}

// Clusters: parts of a loop's iteration in which one half of the block's warps
// uses memory while the other half multiplies (kiln-ping-pong). The upper half
// runs one cluster later than the lower.

def Gpu_ClusterEndOp : Gpu_Op<"cluster_end", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "The warps of a half are past a cluster, and begin the next where those of the other half are past theirs";
  let description = [{
    A barrier that nothing is scheduled across. Bytes of shared memory that different warps access belong to clusters with two
    such ends between them: at the upper half's first, the lower half is already in the next cluster. What follows is issued at
    `priority`, 0 to 3.
  }];
  let arguments = (ins ConfinedAttr<I32Attr, [IntMinValue<0>, IntMaxValue<3>]>:$priority);
  let assemblyFormat = "`priority` $priority attr-dict";
}

def Gpu_HalfBarrierOp : Gpu_Op<"half_barrier", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "The lower, or `upper`, half of the block's warps waits at a barrier once more than the other half";
  let arguments = (ins UnitAttr:$upper);
  let assemblyFormat = "(`upper` $upper^)? attr-dict";
}

def Gpu_ReadPartsOp : Gpu_Op<"read_parts", [MemoryEffects<[MemRead<Gpu_SharedMemory>]>]> {
  let summary = "Here registers are read that a dot's parts `first` up to `end` of so many take of its operands";
  let description = [{
    The operands are results of `kiln.local_load`, for dots with `kiln.part`.
  }];
  let arguments = (ins AnyRankedTensor:$a, AnyRankedTensor:$b, I32Attr:$first, I32Attr:$end, I32Attr:$parts);
  let assemblyFormat = "$a `,` $b `parts` $first `to` $end `of` $parts attr-dict `:` type($a) `,` type($b)";
}

def Gpu_ColumnsOp : Gpu_Op<"columns", [Pure]> {
  let summary = "Columns of a tensor, from the given one on";
  let description = [{
    As many as the result has, a power of two of which `first` is a multiple. Nothing moves where registers tell the parts apart.
  }];
  let arguments = (ins AnyRankedTensor:$src, ConfinedAttr<I64Attr, [IntNonNegative]>:$first);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$src `from` $first attr-dict `:` type($src) `->` type($result)";
  let hasVerifier = 1;
}

def Gpu_UnpackFp4Op : Gpu_Op<"unpack_fp4", [Pure]> {
  let summary = "Pairs of e2m1 in bytes, as f16 or bf16 in a new last dimension of two";
  let description = [{
    First the one in the low bits. A thread has both where it has their byte.
  }];
  let arguments = (ins RankedTensorOf<[I8]>:$src);
  let results = (outs RankedTensorOf<[F16, BF16]>:$result);
  let assemblyFormat = "$src attr-dict `:` type($src) `->` type($result)";
  let hasVerifier = 1;
}

def Gpu_RunsOnOp : Gpu_Op<"runs_on", [MemoryEffects<[MemWrite<Gpu_SharedMemory>]>]> {
  let summary = "What this loop loads goes on in the next tile's";
  let description = [{
    Stands in a loop within a loop over tiles, between kiln-make-persistent and kiln-expand-loops. The values that loads are
    computed from are carried from tile to tile, so that they may already be the next tile's; `exists` is false after the last.
  }];
  let arguments = (ins I1:$exists);
  let assemblyFormat = "$exists attr-dict";
}

// Matrix products by warpgroups (wgmma): begun by one op, ended by another.

def Gpu_WarpgroupDotOp : Gpu_Op<"warpgroup_dot",
    [MemoryEffects<[MemRead<Gpu_SharedMemory>, MemWrite<Gpu_SharedMemory>]>, AllTypesMatch<["c", "result"]>]> {
  let summary = "Begin to multiply, four warps together, operands in shared memory";
  let description = [{
    a * b + c, where each warp's part of the accumulator is what it would be for `tt.dot`. B, and A where it is a buffer, are read
    from shared memory until a `kiln.warpgroup_wait` ends this dot; A of a tensor has the layout that `tt.dot` would ask for, and
    its registers must stay as they are until then. The result is not available before that, and only the wait and further dots
    may use it. With the tokens of waits it reads what those have seen arrive. `instruction` is PTX's name. With `depth`, a part
    of k: so many columns of A and rows of B from `first_k` on, multiples of the instruction's.
  }];
  let arguments = (ins AnyTypeOf<[AnyRankedTensor, Gpu_MemDescType]>:$a, Gpu_MemDescType:$b, AnyRankedTensor:$c,
                       Variadic<Gpu_TokenType>:$tokens, StrAttr:$instruction,
                       DefaultValuedAttr<ConfinedAttr<I64Attr, [IntNonNegative]>, "0">:$first_k,
                       OptionalAttr<ConfinedAttr<I64Attr, [IntPositive]>>:$depth);
  let results = (outs AnyRankedTensor:$result);
  let extraClassDeclaration = [{
    /// The rows of B that are multiplied: the first, and the one after the
    /// last.
    std::pair<int64_t, int64_t> rowsOfB();
  }];
  let assemblyFormat = [{
    $instruction $a `,` $b `,` $c (`tokens` $tokens^)? attr-dict `:` qualified(type($a)) `,` qualified(type($b)) `,` type($c)
  }];
  let hasVerifier = 1;
}

def Gpu_WarpgroupWaitOp : Gpu_Op<"warpgroup_wait",
    [MemoryEffects<[MemRead<Gpu_SharedMemory>, MemWrite<Gpu_SharedMemory>]>, AttrSizedOperandSegments]> {
  let summary = "Wait until at most `pending` of the latest warpgroup dots have not ended";
  let description = [{
    `accumulators` are those of dots that end here, given back as results; with `pending` above zero they may belong to later dots
    still. They may include values from which the dots' registers are made. `kept` are tensors that the ended dots read, whose
    registers are free from here on, and `buffers` the shared memory that they read, which is live until here.
  }];
  let arguments = (ins Variadic<AnyRankedTensor>:$accumulators, Variadic<AnyRankedTensor>:$kept, Variadic<Gpu_MemDescType>:$buffers,
                       ConfinedAttr<I32Attr, [IntNonNegative]>:$pending);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    `pending` $pending ($accumulators^ `:` type($accumulators))? (`kept` $kept^ `:` type($kept))?
    (`buffers` $buffers^ `:` qualified(type($buffers)))?
    attr-dict (`->` type($results)^)?
  }];
  let hasVerifier = 1;
}

#endif
