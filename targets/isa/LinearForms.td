//===- LinearForms.td - opcodes that add, multiply and shift integers -----===//
//
// What an integer instruction does to its operands, as far as it is linear: by that the value check and address folding
// see that base + i * stride is one value, however it was computed. Names are whole, because the order of operands and
// what is an immediate follow from them. `bytes` is the width of the result.
//
//===----------------------------------------------------------------------===//

class LinearForm<string theName, string theOp, int theBytes> {
  string name = theName;
  string op = "LinearOp::" # theOp;
  bits<8> bytes = theBytes;
}

def : LinearForm<"COPY", "Value", 0>; // of any width
foreach name = ["MOV_B32_i", "MOV_B32_r", "V_MOV_B32_e32", "S_MOV_B32", "AV_MOV_B32_IMM_PSEUDO"] in
  def : LinearForm<name, "Value", 4>;
foreach name = ["MOV_B64_i", "MOV_B64_r"] in
  def : LinearForm<name, "Value", 8>;
foreach name = ["ADD32rr", "ADD32ri", "V_ADD_U32_e32", "V_ADD_U32_e64", "S_ADD_I32", "S_ADD_U32"] in
  def : LinearForm<name, "Add", 4>;
foreach name = ["ADD64rr", "ADD64ri"] in
  def : LinearForm<name, "Add", 8>;
foreach name = ["SUB32rr", "SUB32ri", "V_SUB_U32_e32", "V_SUB_U32_e64", "S_SUB_I32", "S_SUB_U32"] in
  def : LinearForm<name, "Subtract", 4>;
foreach name = ["SUB64rr", "SUB64ri"] in
  def : LinearForm<name, "Subtract", 8>;
foreach name = ["V_SUBREV_U32_e32", "V_SUBREV_U32_e64"] in
  def : LinearForm<name, "SubtractReversed", 4>;
foreach name = ["MULT32rr", "MULT32ri", "V_MUL_LO_U32_e64", "S_MUL_I32"] in
  def : LinearForm<name, "Multiply", 4>;
foreach name = ["MULT64rr", "MULT64ri"] in
  def : LinearForm<name, "Multiply", 8>;
foreach name = ["SHL32_ri", "S_LSHL_B32"] in
  def : LinearForm<name, "ShiftLeft", 4>;
def : LinearForm<"SHL64_ri", "ShiftLeft", 8>;
foreach name = ["V_LSHLREV_B32_e32", "V_LSHLREV_B32_e64"] in
  def : LinearForm<name, "ShiftLeftReversed", 4>;
def : LinearForm<"V_LSHL_ADD_U32_e64", "ShiftLeftAdd", 4>;
def : LinearForm<"CVT_s64_s32", "SignExtend", 8>;
def : LinearForm<"CVT_u64_u32", "ZeroExtend", 8>;
foreach operands = ["rr", "ri"] in {
  def : LinearForm<"MUL_WIDEs32_" # operands, "MultiplyWideSigned", 8>;
  def : LinearForm<"MUL_WIDEu32_" # operands, "MultiplyWide", 8>;
}
foreach operands = ["rrr", "rri", "rir", "rii"] in {
  def : LinearForm<"MAD_LO_S32" # operands, "MultiplyAdd", 4>;
  def : LinearForm<"MAD_WIDE_S32" # operands, "MultiplyAddWideSigned", 8>;
  def : LinearForm<"MAD_WIDE_U32" # operands, "MultiplyAddWide", 8>;
}

def LinearFormTable : GenericTable {
  let FilterClass = "LinearForm";
  let CppTypeName = "LinearOpcode";
  let Fields = ["name", "op", "bytes"];
  string TypeOf_op = "code";
}
