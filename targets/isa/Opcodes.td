//===- Opcodes.td - what an instruction is, by its name -------------------===//
//
// The targets' opcode enums are not public, so LLVM's names of opcodes and the mnemonics of PTX are all there is. A
// rule applies to names that start with `starts` and have `has` in them; the first one that applies decides, so special
// cases come before general ones.
//
//   opClass  what it does, as far as costs and schedules go (OpClass.h)
//   variant  which row of the class in Costs.td it has: a shape, a kind of conversion; "" for the plain one
//
//===----------------------------------------------------------------------===//

class Rule<string theStart, string thePart, string theClass, string theVariant = ""> {
  string starts = theStart;
  string has = thePart;
  string opClass = "OpClass::" # theClass;
  string variant = theVariant;
}

// A rule with its position. TableGen sorts tables by their first field.
class NumberedRule<int thePosition, Rule rule> {
  bits<16> position = thePosition;
  string starts = rule.starts;
  string has = rule.has;
  string opClass = rule.opClass;
  string variant = rule.variant;
}
class PtxRule<int position, Rule rule> : NumberedRule<position, rule>;
class NvptxRule<int position, Rule rule> : NumberedRule<position, rule>;
class AmdgpuRule<int position, Rule rule> : NumberedRule<position, rule>;

class RuleTable<string theFilter> : GenericTable {
  let FilterClass = theFilter;
  let CppTypeName = "OpcodeRule";
  let Fields = ["position", "starts", "has", "opClass", "variant"];
  string TypeOf_opClass = "code";
}
def PtxRuleTable : RuleTable<"PtxRule">;
def NvptxRuleTable : RuleTable<"NvptxRule">;
def AmdgpuRuleTable : RuleTable<"AmdgpuRule">;

// What a pass asks of an opcode beside its class (Opcodes.h says what each
// means): names that start so, and with `whole` that are so.
class TraitOf<string theTrait, string theName, bit isWhole = 0> {
  string name = theName;
  string trait = "OpcodeTrait::" # theTrait;
  bit whole = isWhole;
}
def OpcodeTraitTable : GenericTable {
  let FilterClass = "TraitOf";
  let CppTypeName = "OpcodeTraitRow";
  let Fields = ["name", "trait", "whole"];
  string TypeOf_trait = "code";
}

// What an instruction is to the groups of asynchronous work (AsyncStep.h):
// names that start so.
class AsyncStepOf<string theStep, string theName> {
  string name = theName;
  string step = "AsyncStep::" # theStep;
}
def AsyncStepTable : GenericTable {
  let FilterClass = "AsyncStepOf";
  let CppTypeName = "AsyncStepRow";
  let Fields = ["name", "step"];
  string TypeOf_step = "code";
}

include "targets/isa/Ptx.td"
include "targets/isa/Nvptx.td"
include "targets/isa/Amdgpu.td"
