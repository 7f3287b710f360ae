// LLVM's vector-combine makes loads of elements of a loaded vector; they have
// lost its nontemporal hint, and a load of 16 bytes would be eight of 2 with
// it. So in the middle end such loads are volatile, which that pass leaves
// alone; others do, too, and two equal ones stay two, which a program that
// reads once does not have.
#ifndef KILN_IR_PASSES_STREAMINGLOADS_H
#define KILN_IR_PASSES_STREAMINGLOADS_H

namespace llvm {
class Module;
class PassBuilder;
} // namespace llvm

namespace kiln {

/// Has the builder's pipelines make nontemporal loads volatile.
void keepStreamingLoadsWhole(llvm::PassBuilder &builder);
/// Makes those that it made volatile what they were, after the pipeline.
void releaseStreamingLoads(llvm::Module &module);

} // namespace kiln

#endif // KILN_IR_PASSES_STREAMINGLOADS_H
