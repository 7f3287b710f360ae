// How one op is lowered: all that the passes and the code generation of this
// pipeline ask about an op, in one interface. The answers stand together in one
// file for each op (lowering/ops), as external models, so that tile IR knows
// nothing of them. Every question has an answer that is right for an op that
// computes element by element; only such an op's `emitElement`, or any other op's `emit`, has to be written.
#ifndef KILN_LOWERING_INTERFACE_TILELOWERING_TD
#define KILN_LOWERING_INTERFACE_TILELOWERING_TD

include "mlir/IR/Interfaces.td"

def TileLoweringOpInterface : OpInterface<"TileLowering"> {
  let cppNamespace = "::kiln";
  let description = [{
    An op of tile IR or of the dialect `kiln` that is lowered. `kiln-prepare-tile` refuses an op of tile IR that has no
    model by name. Layouts follow from one layout of the op itself, its *label*: usually that of its results.
  }];
  let methods =
      [InterfaceMethod<
           [{Whether this very op is lowered; where not, says so at the op, and what to do instead.}],
           "::llvm::LogicalResult", "checkLowered", (ins), "",
           [{ return ::mlir::success(); }]>,

       // Layouts (lowering/layout). A null layout leaves something open.
       InterfaceMethod<
           [{The shape that a label is for: by default that of the first tensor among the results, else among
        the operands; empty where there are no tensors.}],
           "std::optional<::llvm::SmallVector<int64_t>>", "labelShape", (ins),
           "", [{ return ::kiln::firstTensorShape($_op.getOperation()); }]>,
       InterfaceMethod<
           [{What a tensor operand has to come in under the label.}],
           "::kiln::gpu::LinearLayoutAttr", "operandLayout",
           (ins "::kiln::gpu::LinearLayoutAttr":$label, "unsigned":$operand),
           "", [{ return label; }]>,
       InterfaceMethod<[{What a tensor result comes in under the label.}],
                       "::kiln::gpu::LinearLayoutAttr", "resultLayout",
                       (ins "::kiln::gpu::LinearLayoutAttr":$label,
                           "unsigned":$result),
                       "", [{ return label; }]>,
       InterfaceMethod<
           [{The label under which a tensor operand is taken in `layout`, or null.}],
           "::kiln::gpu::LinearLayoutAttr", "labelFromOperand",
           (ins "::kiln::gpu::LinearLayoutAttr":$layout, "unsigned":$operand),
           "", [{ return layout; }]>,
       InterfaceMethod<
           [{The label under which a tensor result has `layout`, or null.}],
           "::kiln::gpu::LinearLayoutAttr", "labelFromResult",
           (ins "::kiln::gpu::LinearLayoutAttr":$layout, "unsigned":$result),
           "", [{ return layout; }]>,
       InterfaceMethod<
           [{Whether the op may be repeated in another layout instead of converting its result.}],
           "bool", "isCheapToRepeat", (ins), "", [{ return false; }]>,
       InterfaceMethod<
           [{The access to global memory that the op is. Proposals, cost and elements of one instruction
        (kiln.vector) follow from it.}],
           "std::optional<::kiln::GlobalAccess>", "globalAccess", (ins), "",
           [{ return std::nullopt; }]>,
       InterfaceMethod<
           [{The labels that the op would like, favourites first. An op that has any is an anchor, which others
        follow.}],
           "std::vector<::kiln::LinearLayout>", "layoutProposals",
           (ins "const ::kiln::LayoutContext &":$context), "",
           [{ return ::kiln::accessProposals($_op.getOperation(), context); }]>,
       InterfaceMethod<
           [{What the block spends on the op under the label, in the unit of lowering/interface/LayoutCosts.h.}],
           "int64_t", "cost",
           (ins "const ::kiln::LinearLayout &":$label,
               "const ::kiln::LayoutContext &":$context),
           "",
           [{ return ::kiln::defaultCost($_op.getOperation(), label, context); }]>,
       InterfaceMethod<
           [{Where the op can take an operand, which has to come in the layout `wanted`, from shared memory by
        itself, without registers: the layout that it reads if neighbours along dimension `contiguous` lie together. Nothing:
        it takes registers.}],
           "std::optional<::kiln::LinearLayout>", "operandSharedLayout",
           (ins "unsigned":$operand, "const ::kiln::LinearLayout &":$wanted,
               "unsigned":$contiguous),
           "", [{ return std::nullopt; }]>,

       // What is known of integers and pointers (lowering/axis, lowering/blocks).
       InterfaceMethod<
           [{For each dimension of a tensor operand that of the results along which its elements stay apart, in their
        order; nothing where they are repeated or mixed.}],
           "::llvm::SmallVector<std::optional<unsigned>>", "operandDims",
           (ins "unsigned":$operand), "",
           [{ return ::kiln::elementwiseDims($_op.getOperation(), operand); }]>,
       InterfaceMethod<
           [{What is known of a result, given what is known of all operands.}],
           "::kiln::AxisInfo", "axisInfo",
           (ins "unsigned":$result,
               "::llvm::ArrayRef<const ::kiln::AxisInfo *>":$operands),
           "",
           [{ return ::kiln::defaultAxisInfo($_op.getOperation(), result, operands); }]>,

       // Shared memory (lowering/shared).
       InterfaceMethod<
           [{Bytes of shared memory that the op needs while it runs, under the layouts that its types carry. It
        writes them, has a barrier of its own, and reads them.}],
           "int64_t", "scratchBytes", (ins), "", [{ return 0; }]>,

       // The program of one thread (lowering/emit).
       InterfaceMethod<
           [{Writes the op: `get`s the operands' registers from the thread and `set`s the results'. By default
        calls emitElement for each register.}],
           "::llvm::LogicalResult", "emit", (ins "::kiln::Thread &":$thread),
           "",
           [{ return ::kiln::emitElementwise(thread, $_op.getOperation()); }]>,
       InterfaceMethod<
           [{Writes the op on one element of each operand; what it makes of them.}],
           "::mlir::FailureOr<::kiln::Elements>", "emitElement",
           (ins "::kiln::Thread &":$thread, "::mlir::ValueRange":$operands), "",
           [{ return ::kiln::refuseOp($_op.getOperation()); }]>];
}

#endif
