//===- Nvptx.td - LLVM's opcodes of NVPTX ---------------------------------===//
// LLVM's assembly printer knows the mnemonic of every opcode, so Ptx.td says what most are. Here are those whose
// mnemonic says too little, by the name LLVM 22 gives them; Opcodes.td says how rules are read. Loads and stores are in
// neither: their address space and width are in their memory operand (CostModel.cpp).
//===----------------------------------------------------------------------===//

defvar nvptxRules = [
  // A move like any other by its mnemonic.
  Rule<"", "SREG", "Move", "special">,
  // Its mnemonic is its predicate.
  Rule<"CBranch", "", "Control">,
  // Several statements, the first of which is a move.
  Rule<"ATOM_", "B128", "Atomic">,
];
foreach i = !range(nvptxRules) in
  def : NvptxRule<i, nvptxRules[i]>;

foreach name = ["LD_", "LDV_", "LDG", "LDU", "ST_", "STV_"] in
  def : TraitOf<"AccessesAnySpace", name>;
foreach name = ["MUL_HI_U32", "MUL_HI_S32"] in
  def : TraitOf<"HighHalfOfProduct", name>;
foreach name = ["CP_ASYNC_COMMIT", "CP_ASYNC_WAIT", "WGMMA"] in
  def : TraitOf<"OrdersOnlyItsKind", name>;
// PTX ISA, %warpid and %smid: a thread that is moved to another multiprocessor, by a debugger or on preemption, reads
// another value, though LLVM takes them for constant.
foreach name = ["SREG_WARPID", "SREG_SMID"] in
  def : TraitOf<"ReadsWhatChanges", name, 1>;

def : AsyncStepOf<"MatrixCommit", "WGMMA_COMMIT_GROUP">;
def : AsyncStepOf<"MatrixWait", "WGMMA_WAIT_GROUP">;
def : AsyncStepOf<"CopyIssue", "CP_ASYNC_CA_">;
def : AsyncStepOf<"CopyIssue", "CP_ASYNC_CG_">;
def : AsyncStepOf<"CopyCommit", "CP_ASYNC_COMMIT_GROUP">;
def : AsyncStepOf<"CopyWait", "CP_ASYNC_WAIT_">;
