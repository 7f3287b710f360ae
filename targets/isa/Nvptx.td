//===- Nvptx.td - LLVM's opcodes of NVPTX ---------------------------------===//
// LLVM's assembly printer knows the mnemonic of every opcode, so Ptx.td says what most are. Here stand those whose mnemonic
// says too little, by the name LLVM 22 gives them; Opcodes.td says how rules are read. Loads and stores are in neither: their
// address space and width stand in their memory operand (CostModel.cpp).
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
