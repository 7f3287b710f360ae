// Tensor memory as values: what lies there, what moves between it and
// registers, and matrix products that add to it (PTX ISA, "tcgen05").
#ifndef KILN_LOWERING_DIALECT_GPUTENSOR_TD
#define KILN_LOWERING_DIALECT_GPUTENSOR_TD

include "lowering/dialect/GpuBase.td"
include "lowering/dialect/GpuMemory.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Gpu_TensorMemoryType : TypeDef<Gpu_Dialect, "TensorMemory"> {
  let mnemonic = "tensor_memory";
  let summary = "A matrix in the block's tensor memory";
  let description = [{
    `!kiln.tensor_memory<128x64xf32>`: a row lies in one of 128 lanes, its elements one after the other in columns of 32 bits.
    128 rows fill the lanes; the next 128 lie in the columns that follow. 64 rows lie in the lower halves of the four warps' lanes.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "::mlir::Type":$elementType);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// Rows that one instruction computes: 128, or 64.
    int64_t instructionRows() const;
    /// Columns of 32 bits of so many rows, and of all.
    int64_t columnsOfRows() const;
    int64_t columns() const;
    /// Lane and column of an element, from the first column on.
    std::pair<int64_t, int64_t> locationOf(int64_t row, int64_t column) const;
  }];
}

def Gpu_TensorMemory : Resource<"::kiln::gpu::TensorMemory">;

def Gpu_TensorBeginOp : Gpu_Op<"tensor_begin",
    [MemoryEffects<[MemRead<Gpu_SharedMemory>, MemWrite<Gpu_SharedMemory>, MemWrite<Gpu_TensorMemory>]>]> {
  let summary = "The block takes so many columns of tensor memory, and waits until they are free";
  let description = [{
    Once in a kernel, where it begins. The result is the address of the first column, the same in all threads.
  }];
  let arguments = (ins ConfinedAttr<I64Attr, [IntPositive]>:$columns);
  let results = (outs I32:$base);
  let assemblyFormat = "`columns` $columns attr-dict";
  let hasVerifier = 1;
}

// The address of the first column, where warps of other roles learn it, too: a
// buffer of one i32.
def Gpu_TensorSlot : ConfinedType<Gpu_MemDescType, [
    CPred<"::llvm::cast<::kiln::gpu::MemDescType>($_self).getShape().empty()">,
    CPred<"::llvm::cast<::kiln::gpu::MemDescType>($_self).getElementType().isInteger(32)">],
  "an address, '!kiln.memdesc<i32, #kiln.shared<[]>>'">;

def Gpu_TensorTakeOp : Gpu_Op<"tensor_take",
    [MemoryEffects<[MemRead<Gpu_SharedMemory>, MemWrite<Gpu_SharedMemory>, MemWrite<Gpu_TensorMemory>]>]> {
  let summary = "The same for a kernel whose warps have roles: the slot has the address after the next barrier";
  let description = [{ `kiln.tensor_base` reads it there. One warp takes the columns; the others do not wait. }];
  let arguments = (ins ConfinedAttr<I64Attr, [IntPositive]>:$columns, Gpu_TensorSlot:$slot);
  let assemblyFormat = "`columns` $columns `to` $slot attr-dict `:` qualified(type($slot))";
  let hasVerifier = 1;
}

def Gpu_TensorBaseOp : Gpu_Op<"tensor_base", [MemoryEffects<[MemRead<Gpu_SharedMemory>]>]> {
  let summary = "The address of the block's first column of tensor memory, the same in all threads";
  let description = [{ After a barrier after the `kiln.tensor_take` that has written it to the slot. }];
  let arguments = (ins Gpu_TensorSlot:$slot);
  let results = (outs I32:$base);
  let assemblyFormat = "$slot attr-dict `:` qualified(type($slot))";
}

def Gpu_TensorEndOp : Gpu_Op<"tensor_end",
    [MemoryEffects<[MemRead<Gpu_SharedMemory>, MemWrite<Gpu_SharedMemory>, MemWrite<Gpu_TensorMemory>]>]> {
  let summary = "The block gives its columns back, before each of the kernel's ends";
  let description = [{ Until then `slot` is the address's. }];
  let arguments = (ins I32:$base, ConfinedAttr<I64Attr, [IntPositive]>:$columns, Optional<Gpu_TensorSlot>:$slot);
  let assemblyFormat = "$base `columns` $columns (`in` $slot^)? attr-dict (`:` qualified(type($slot))^)?";
  let hasVerifier = 1;
}

def Gpu_TensorAllocOp : Gpu_Op<"tensor_alloc"> {
  let summary = "A matrix in tensor memory, from here to its last use";
  let description = [{ `kiln-allocate-tensor-memory` gives it its first column, from the block's `base` on. }];
  let arguments = (ins Optional<I32>:$base, OptionalAttr<I64Attr>:$column);
  let results = (outs Res<Gpu_TensorMemoryType, "", [MemAlloc<Gpu_TensorMemory>]>:$result);
  let assemblyFormat = "(`in` $base^ `at` $column)? attr-dict `:` qualified(type($result))";
}

def Gpu_TensorStoreOp : Gpu_Op<"tensor_store"> {
  let summary = "Write a tensor into tensor memory";
  let arguments = (ins AnyRankedTensor:$value, Arg<Gpu_TensorMemoryType, "", [MemWrite<Gpu_TensorMemory>]>:$destination);
  let assemblyFormat = "$value `,` $destination attr-dict `:` type($value) `->` qualified(type($destination))";
  let hasVerifier = 1;
}

def Gpu_TensorLoadOp : Gpu_Op<"tensor_load"> {
  let summary = "Read a tensor from tensor memory";
  let description = [{ Dots that add to it have been waited for. }];
  let arguments = (ins Arg<Gpu_TensorMemoryType, "", [MemRead<Gpu_TensorMemory>, MemWrite<Gpu_TensorMemory>]>:$source);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$source attr-dict `:` qualified(type($source)) `->` type($result)";
  let hasVerifier = 1;
}

def Gpu_TensorDotOp : Gpu_Op<"tensor_dot",
    [AttrSizedOperandSegments, MemoryEffects<[MemRead<Gpu_SharedMemory>, MemWrite<Gpu_SharedMemory>, MemRead<Gpu_TensorMemory>, MemWrite<Gpu_TensorMemory>]>]> {
  let summary = "Begin to multiply on the tensor core, operands in shared memory or A in tensor memory";
  let description = [{
    c += a * b, or, without `adds`, c = a * b. One thread begins it. Operands and c are in use until a `kiln.tensor_wait` ends this
    dot; dots after it are computed after it. With the tokens of waits it reads what those have seen arrive. `done` are mbarriers
    that dots arrive at in turn, the same ones for all dots of the kernel. Or it is one mbarrier, which this dot arrives at when it
    and those before it have ended: then mbarriers alone say when operands and c are free (`kiln.tensor_commit`), and no
    `kiln.tensor_wait` is for it. With `if` it adds only where that holds. Elements of 32 bits are multiplied as tf32.

    With scales, (row, number along k) of A and (column, number along k) of B, neighbours along k are multiplied by one of them:
    before the product they are copied from shared memory into columns of tensor memory, one for each operand, which are the dot's
    until it ends. Elements of `i8` are then pairs of e2m1, packed along k.
  }];
  let arguments = (ins AnyTypeOf<[Gpu_MemDescType, Gpu_TensorMemoryType]>:$a, Gpu_MemDescType:$b, Gpu_TensorMemoryType:$c,
                       Optional<Gpu_MemDescType>:$a_scales, Optional<Gpu_MemDescType>:$b_scales,
                       Optional<Gpu_TensorMemoryType>:$a_columns, Optional<Gpu_TensorMemoryType>:$b_columns,
                       Gpu_MemDescType:$done, Variadic<Gpu_TokenType>:$tokens, UnitAttr:$adds, Optional<I1>:$adding);
  let results = (outs Gpu_TokenType:$begun);
  let extraClassDeclaration = [{
    /// Its instruction; nothing where there is none for such operands.
    std::optional<::kiln::TensorMultiply> multiply();
    /// What it reads in shared memory.
    ::llvm::SmallVector<::mlir::Value, 4> readBuffers();
    ::llvm::LogicalResult verifyAllScales();
    /// Whether the mbarriers are those of all dots, in turn.
    bool takesTurns() { return !getDone().getType().getShape().empty(); }
  }];
  let assemblyFormat = [{
    $a `,` $b `to` $c (`adds` $adds^)? (`if` $adding^)? (`scales` $a_scales^ `,` $b_scales `in` $a_columns `,` $b_columns)? `done` $done (`tokens` $tokens^)?
    attr-dict `:` qualified(type($a)) `,` qualified(type($b)) `->` qualified(type($c))
    (`scales` qualified(type($a_scales))^ `,` qualified(type($b_scales)) `in` qualified(type($a_columns)) `,` qualified(type($b_columns)))?
    `,` qualified(type($done))
  }];
  let hasVerifier = 1;
}

def Gpu_TensorCommitOp : Gpu_Op<"tensor_commit",
    [MemoryEffects<[MemRead<Gpu_SharedMemory>, MemWrite<Gpu_SharedMemory>, MemRead<Gpu_TensorMemory>, MemWrite<Gpu_TensorMemory>]>]> {
  let summary = "An mbarrier arrives when all tensor dots that have begun before have ended";
  let description = [{ For the thread that begins them. Without such dots it arrives at once. }];
  let arguments = (ins Gpu_Mbarrier:$barrier);
  let assemblyFormat = "$barrier attr-dict `:` qualified(type($barrier))";
}

def Gpu_TensorWaitOp : Gpu_Op<"tensor_wait",
    [AttrSizedOperandSegments, MemoryEffects<[MemRead<Gpu_SharedMemory>, MemWrite<Gpu_SharedMemory>, MemRead<Gpu_TensorMemory>, MemWrite<Gpu_TensorMemory>]>]> {
  let summary = "Wait until at most `pending` of the latest tensor dots have not ended";
  let description = [{
    `begun` is the dot that the wait is for, if it is one; `buffers` are the shared memory that ended dots read, and the columns of
    their scales, which are live until here. Only the warp waits whose thread begins dots, so that it may be ahead of the others: these know that the dots have
    ended after the next barrier, which `kiln-insert-barriers` puts before their accesses. With `all_warps` all wait: where
    each dot has a barrier before it, so that none of them is two dots late.
  }];
  let arguments = (ins Optional<Gpu_TokenType>:$begun, Gpu_MemDescType:$done,
                       Variadic<AnyTypeOf<[Gpu_MemDescType, Gpu_TensorMemoryType]>>:$buffers,
                       ConfinedAttr<I32Attr, [IntNonNegative]>:$pending, UnitAttr:$all_warps);
  let assemblyFormat = [{
    (`for` $begun^)? `pending` $pending (`all_warps` $all_warps^)? `done` $done (`buffers` $buffers^)? attr-dict
    `:` qualified(type($done)) (`,` qualified(type($buffers))^)?
  }];
}

#endif
