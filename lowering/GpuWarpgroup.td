// Matrix products by warpgroups (wgmma): begun by one op, ended by another.
#ifndef KILN_LOWERING_GPUWARPGROUP_TD
#define KILN_LOWERING_GPUWARPGROUP_TD

include "lowering/GpuMemory.td"

def Gpu_WarpgroupDotOp : Gpu_Op<"warpgroup_dot",
    [MemoryEffects<[MemRead<Gpu_SharedMemory>, MemWrite<Gpu_SharedMemory>]>, AllTypesMatch<["c", "result"]>]> {
  let summary = "Begin to multiply, four warps together, operands in shared memory";
  let description = [{
    a * b + c, where each warp's part of the accumulator is what it would be for `tt.dot`. B, and A where it is a buffer, are
    read from shared memory until a `kiln.warpgroup_wait` ends this dot; A of a tensor has the layout that `tt.dot` would ask
    for, and its registers must stay as they are until then. The result is not there before that, and nothing but the wait and
    further dots may use it. With the tokens of waits: what those have seen arrive. `instruction` is PTX's name.
  }];
  let arguments = (ins AnyTypeOf<[AnyRankedTensor, Gpu_MemDescType]>:$a, Gpu_MemDescType:$b, AnyRankedTensor:$c,
                       Variadic<Gpu_TokenType>:$tokens, StrAttr:$instruction);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $instruction $a `,` $b `,` $c (`tokens` $tokens^)? attr-dict `:` qualified(type($a)) `,` qualified(type($b)) `,` type($c)
  }];
  let hasVerifier = 1;
}

def Gpu_WarpgroupWaitOp : Gpu_Op<"warpgroup_wait",
    [MemoryEffects<[MemRead<Gpu_SharedMemory>, MemWrite<Gpu_SharedMemory>]>, AttrSizedOperandSegments]> {
  let summary = "Wait until at most `pending` of the latest warpgroup dots have not ended";
  let description = [{
    `sums` are accumulators of dots that end here, given back as results; with `pending` above zero they may belong to later
    dots still. `kept` are tensors that dots which end here read, whose registers are free from here on, and `buffers` what
    they read in shared memory, which is live until here.
  }];
  let arguments = (ins Variadic<AnyRankedTensor>:$sums, Variadic<AnyRankedTensor>:$kept, Variadic<Gpu_MemDescType>:$buffers,
                       ConfinedAttr<I32Attr, [IntNonNegative]>:$pending);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    `pending` $pending ($sums^ `:` type($sums))? (`kept` $kept^ `:` type($kept))? (`buffers` $buffers^ `:` qualified(type($buffers)))?
    attr-dict (`->` type($results)^)?
  }];
  let hasVerifier = 1;
}

#endif
