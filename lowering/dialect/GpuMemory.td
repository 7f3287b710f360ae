// Shared memory as values: buffers, what is stored to and loaded from them, and
// copies that arrive later. Uses of these values show what is accessed;
// allocation, barriers and waits follow from that.
#ifndef KILN_LOWERING_DIALECT_GPUMEMORY_TD
#define KILN_LOWERING_DIALECT_GPUMEMORY_TD

include "lowering/dialect/GpuBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Gpu_SharedLayoutAttr : AttrDef<Gpu_Dialect, "SharedLayout"> {
  let mnemonic = "shared";
  let summary = "Linear map over GF(2) from the bits of an element's slot in shared memory to tensor coordinates";
  let description = [{
    `#kiln.shared<[[0, 1], [0, 2], [1, 2]]>`: for each bit of an element's slot, counted in elements from the start of the
    buffer, the tensor coordinates it adds by XOR. Every element has one slot, with zeros for bits that add nothing; where those are
    ones, nothing is in the slot. A swizzle is a basis with two coordinates.
  }];
  let parameters = (ins AttrParameter<"::kiln::LinearLayout", "slots are its registers",
                                      "const ::kiln::LinearLayout &">:$layout);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// Rows one after the other, the last dimension fastest.
    static SharedLayoutAttr rowMajor(::mlir::MLIRContext *context, ::llvm::ArrayRef<int64_t> shape);
  }];
}

def Gpu_MemDescType : TypeDef<Gpu_Dialect, "MemDesc"> {
  let mnemonic = "memdesc";
  let summary = "A buffer in the block's shared memory";
  let description = [{
    `!kiln.memdesc<64x32xf16, #shared>`. With one dimension more than the layout, it is as many slots of such buffers, one
    after the other: `!kiln.memdesc<3x64x32xf16, #shared>`.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "::mlir::Type":$elementType,
                        "::kiln::gpu::SharedLayoutAttr":$layout);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// How many slots; 1 without a dimension of slots.
    int64_t slots() const;
    bool hasSlots() const;
    /// The type of one slot.
    MemDescType slot() const;
    /// The same with so many slots; this type has slots.
    MemDescType withSlots(int64_t slots) const;
    /// A matrix's buffer, without slots, seen with rows and columns exchanged.
    MemDescType transposed() const;
    /// Bytes of one slot, and of all.
    int64_t slotBytes() const;
    int64_t bytes() const { return slots() * slotBytes(); }
  }];
}

def Gpu_TokenType : TypeDef<Gpu_Dialect, "Token"> {
  let mnemonic = "token";
  let summary = "Copies that may not have arrived, or, from a wait, that have";
}

def Gpu_SharedMemory : Resource<"::kiln::gpu::SharedMemory">;
def Gpu_GlobalMemory : Resource<"::kiln::gpu::GlobalMemory">;

def Gpu_AllocOp : Gpu_Op<"alloc"> {
  let summary = "A buffer, from here to its last use";
  let description = [{
    Lives until the last use of it or of anything made from it, and as long as a copy into it may be in flight.
    `kiln-allocate-shared` gives it its first byte, `kiln.shared_offset`.
  }];
  let arguments = (ins DefaultValuedAttr<ConfinedAttr<I64Attr, [IntPositive]>, "16">:$alignment);
  let results = (outs Res<Gpu_MemDescType, "", [MemAlloc<Gpu_SharedMemory>]>:$result);
  let assemblyFormat = "attr-dict `:` qualified(type($result))";
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
}

def Gpu_IndexOp : Gpu_Op<"index", [Pure]> {
  let summary = "One slot of a buffer";
  let description = [{
    Slot (index + ahead) modulo the number of slots; index must be below that number. Two slots with one index and
    different `ahead` are known to be different ones. The result's type may see the slot's elements in another shape: a matrix
    transposed, scales of blocks in rows.
  }];
  let arguments = (ins Gpu_MemDescType:$source, I32:$index,
                       DefaultValuedAttr<ConfinedAttr<I32Attr, [IntNonNegative]>, "0">:$ahead);
  let results = (outs Gpu_MemDescType:$result);
  let assemblyFormat = [{
    $source `[` $index (`ahead` $ahead^)? `]` attr-dict `:` qualified(type($source)) `->` qualified(type($result))
  }];
  let hasVerifier = 1;
}

def Gpu_TransposedOp : Gpu_Op<"transposed", [Pure]> {
  let summary = "A matrix's buffer, seen with rows and columns exchanged";
  let arguments = (ins Gpu_MemDescType:$source);
  let results = (outs Gpu_MemDescType:$result);
  let assemblyFormat = "$source attr-dict `:` qualified(type($source)) `->` qualified(type($result))";
  let hasVerifier = 1;
}

def Gpu_LocalStoreOp : Gpu_Op<"local_store"> {
  let summary = "Write a tensor into a buffer";
  let arguments = (ins AnyRankedTensor:$value, Arg<Gpu_MemDescType, "", [MemWrite<Gpu_SharedMemory>]>:$destination);
  let assemblyFormat = "$value `,` $destination attr-dict `:` type($value) `->` qualified(type($destination))";
  let hasVerifier = 1;
}

def Gpu_LocalLoadOp : Gpu_Op<"local_load"> {
  let summary = "Read a tensor from a buffer";
  let description = [{ With the token of a wait: what that wait has seen arrive. }];
  let arguments = (ins Arg<Gpu_MemDescType, "", [MemRead<Gpu_SharedMemory>]>:$source, Optional<Gpu_TokenType>:$token);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$source (`token` $token^)? attr-dict `:` qualified(type($source)) `->` type($result)";
  let hasVerifier = 1;
}

def Gpu_AsyncCopyOp : Gpu_Op<"async_copy", [AttrSizedOperandSegments]> {
  let summary = "Begin to copy from global memory into a buffer";
  let description = [{
    Each thread copies the elements whose pointers it holds. Masked-off elements become `other`, or zero. Arrives by the wait for
    the group that the next `kiln.async_commit` closes.
  }];
  let arguments = (ins Arg<AnyRankedTensor, "", [MemRead<Gpu_GlobalMemory>]>:$pointers,
                       Arg<Gpu_MemDescType, "", [MemWrite<Gpu_SharedMemory>]>:$destination,
                       Optional<AnyRankedTensor>:$mask, Optional<AnyRankedTensor>:$other);
  let results = (outs Gpu_TokenType:$token);
  let assemblyFormat = [{
    $pointers `,` $destination (`mask` $mask^)? (`other` $other^)? attr-dict
    `:` type($pointers) `->` qualified(type($destination)) (`mask` type($mask)^)? (`other` type($other)^)?
  }];
  let hasVerifier = 1;
}

def Gpu_AsyncCommitOp : Gpu_Op<"async_commit", [MemoryEffects<[MemRead<Gpu_SharedMemory>, MemWrite<Gpu_SharedMemory>]>]> {
  let summary = "Close the group of copies begun since the last one";
  let arguments = (ins Variadic<Gpu_TokenType>:$copies);
  let results = (outs Gpu_TokenType:$group);
  let assemblyFormat = "$copies attr-dict";
}

def Gpu_AsyncWaitOp : Gpu_Op<"async_wait", [MemoryEffects<[MemRead<Gpu_SharedMemory>, MemWrite<Gpu_SharedMemory>]>]> {
  let summary = "Wait until at most `pending` of the latest groups have not arrived";
  let description = [{
    The thread's own copies of all older groups have arrived then; other threads' have after the next barrier, which
    `kiln-insert-barriers` puts before reads of them.
  }];
  let arguments = (ins Variadic<Gpu_TokenType>:$groups, ConfinedAttr<I32Attr, [IntNonNegative]>:$pending);
  let results = (outs Gpu_TokenType:$arrived);
  let assemblyFormat = "$groups `pending` $pending attr-dict";
}

// mbarriers, in shared memory: threads arrive and go on, and wait where they
// need earlier work done. Copies signal by them that they have landed, and some
// warps of a block wait for others. Such a barrier is a buffer of one i64:
// `!kiln.memdesc<i64, #kiln.shared<[]>>`, or a slot of `!kiln.memdesc<3xi64,
// #kiln.shared<[]>>`.
def Gpu_Mbarrier : ConfinedType<Gpu_MemDescType, [
    CPred<"::llvm::cast<::kiln::gpu::MemDescType>($_self).getShape().empty()">,
    CPred<"::llvm::cast<::kiln::gpu::MemDescType>($_self).getElementType().isInteger(64)">],
  "one mbarrier, '!kiln.memdesc<i64, #kiln.shared<[]>>'">;

// PTX ISA, "mbarrier": a phase counts 1 to 2^20 - 1 arrivals, and as many
// bytes.
def Gpu_MbarrierCount : ConfinedAttr<I32Attr, [AllAttrOf<[IntMinValue<1>, IntMaxValue<1048575>]>]>;

class Gpu_MbarrierOp<string mnemonic> : Gpu_Op<mnemonic,
    [MemoryEffects<[MemRead<Gpu_SharedMemory>, MemWrite<Gpu_SharedMemory>]>]>;

def Gpu_MbarrierInitOp : Gpu_MbarrierOp<"mbarrier_init"> {
  let summary = "Make an mbarrier of a buffer";
  let description = [{
    Each of its phases ends with `arrivals` arrivals and the bytes expected; the first is phase 0. `kiln-insert-barriers` has
    every thread see it before it is used.
  }];
  let arguments = (ins Gpu_Mbarrier:$barrier, Gpu_MbarrierCount:$arrivals);
  let assemblyFormat = "$barrier `arrivals` $arrivals attr-dict `:` qualified(type($barrier))";
}

def Gpu_MbarrierArriveOp : Gpu_MbarrierOp<"mbarrier_arrive"> {
  let summary = "Every thread of the block arrives; what it did before is seen by those who have waited";
  let description = [{
    With `one`, one thread arrives, for itself alone; with `warps`, one of each warp, for all of its threads.
  }];
  let arguments = (ins Gpu_Mbarrier:$barrier, UnitAttr:$one, UnitAttr:$warps);
  let assemblyFormat = "$barrier (`one` $one^)? (`warps` $warps^)? attr-dict `:` qualified(type($barrier))";
  let hasVerifier = 1;
}

def Gpu_MbarrierExpectOp : Gpu_MbarrierOp<"mbarrier_expect"> {
  let summary = "One thread arrives, and the phase does not end before copies have brought so many bytes";
  let description = [{ With `if`, only where that holds. }];
  let arguments = (ins Gpu_Mbarrier:$barrier, Gpu_MbarrierCount:$bytes, Optional<I1>:$predicate);
  let assemblyFormat = "$barrier `bytes` $bytes (`if` $predicate^)? attr-dict `:` qualified(type($barrier))";
  let hasCanonicalizeMethod = 1;
}

def Gpu_AsyncArriveOp : Gpu_MbarrierOp<"async_arrive"> {
  let summary = "Every thread of the block arrives when its copies so far have landed";
  let description = [{
    The arrival is one of those that the mbarrier counts. A thread that has waited for the phase sees the copied bytes. Copies
    that go through registers (`kiln.async_copy` says which) are not included.
  }];
  let arguments = (ins Variadic<Gpu_TokenType>:$copies, Gpu_Mbarrier:$barrier);
  let assemblyFormat = "$copies `on` $barrier attr-dict `:` qualified(type($barrier))";
}

def Gpu_MbarrierWaitOp : Gpu_MbarrierOp<"mbarrier_wait"> {
  let summary = "Wait until the phase of this parity is over";
  let description = [{
    `phase` is 0 or 1, the parity of the phase's number: 0 waits for the end of phase 0, and 1 after that for the end of
    phase 1. A `kiln.local_load` with the token reads what the copies of that phase brought. To the allocation and to stores
    those copies remain in flight until a `kiln.async_wait`. With `one_warp` only the warp of the thread waits that does what
    one thread does (it begins tensor dots, which alone read what arrives).
  }];
  let arguments = (ins Gpu_Mbarrier:$barrier, I32:$phase, UnitAttr:$one_warp);
  let results = (outs Gpu_TokenType:$arrived);
  let assemblyFormat = "$barrier `phase` $phase (`one_warp` $one_warp^)? attr-dict `:` qualified(type($barrier))";
  let hasVerifier = 1;
}

def Gpu_MbarrierWaitWarpOp : Gpu_MbarrierOp<"mbarrier_wait_warp"> {
  let summary = "The warp that has blocks copied waits until the phase of this parity is over; the others do not";
  let description = [{
    With `if`, which is the same for all threads, only where that holds. Copies with the token (`kiln.tma_copy`) write bytes that
    all arrived threads have read. The whole warp waits, although one of its threads issues the copies, so that it stays
    converged.
  }];
  let arguments = (ins Gpu_Mbarrier:$barrier, I32:$phase, Optional<I1>:$predicate);
  let results = (outs Gpu_TokenType:$freed);
  let assemblyFormat = "$barrier `phase` $phase (`if` $predicate^)? attr-dict `:` qualified(type($barrier))";
}

def Gpu_WarpSyncOp : Gpu_Op<"warp_sync", [MemoryEffects<[MemRead<Gpu_SharedMemory>, MemWrite<Gpu_SharedMemory>]>]> {
  let summary = "The threads of each warp are together again";
  let description = [{
    After code of one thread: reconvergence. Instructions of a whole warp (`wgmma`) are undefined for a part of it, and without a
    barrier of the block in between nothing else ensures it.
  }];
  let assemblyFormat = "attr-dict";
}

def Gpu_MbarrierInvalidateOp : Gpu_MbarrierOp<"mbarrier_invalidate"> {
  let summary = "End an mbarrier: its memory is a buffer again";
  let arguments = (ins Gpu_Mbarrier:$barrier);
  let assemblyFormat = "$barrier attr-dict `:` qualified(type($barrier))";
}

#endif
