//===- Ptx.td - PTX mnemonics ---------------------------------------------===//
// What a PTX statement is by its mnemonic; Opcodes.td says how rules are read. Types, shapes and widths are in the
// mnemonic itself (PtxKind.cpp).
//===----------------------------------------------------------------------===//

defvar ptxRules = [
  Rule<"cp.async.wait", "", "Wait">,
  Rule<"cp.async.bulk.wait", "", "Wait">,
  Rule<"cp.async.commit", "", "Wait">,
  Rule<"cp.async.bulk.commit", "", "Wait">,
  Rule<"cp.async.bulk", "", "AsyncCopy", "bulk">,
  Rule<"cp.reduce.async.bulk", "", "AsyncCopy", "bulk">,
  Rule<"cp.", "", "AsyncCopy">,
  Rule<"wgmma.mma", "", "AsyncMatrix">,
  Rule<"wgmma.wait", "", "Wait", "matrix">,
  Rule<"wgmma.", "", "Wait">,
  Rule<"tcgen05.mma", "", "AsyncMatrix">,
  Rule<"tcgen05.ld", "", "LoadShared">,
  Rule<"tcgen05.st", "", "StoreShared">,
  Rule<"tcgen05.cp", "", "AsyncCopy">,
  Rule<"tcgen05.", "", "Wait">,
  Rule<"mma", "", "Matrix">,
  Rule<"wmma.mma", "", "Matrix">,
  Rule<"wmma.load", "", "MatrixLoad">,
  Rule<"wmma.store", "", "StoreShared">,
  Rule<"ldmatrix", "", "MatrixLoad">,
  Rule<"stmatrix", "", "StoreShared">,
  Rule<"ld", ".shared", "LoadShared">,
  Rule<"ld", ".param", "LoadConstant", "param">,
  Rule<"ld", ".const", "LoadConstant">,
  Rule<"ld.local", "", "LoadLocal">,
  Rule<"ld", "", "LoadGlobal">,
  Rule<"st", ".shared", "StoreShared">,
  Rule<"st.local", "", "StoreLocal">,
  Rule<"st.", "", "StoreGlobal">,
  Rule<"atom.shared", ".cas", "Atomic", "shared.cas">,
  Rule<"atom", ".shared", "Atomic", "shared">,
  Rule<"atom", "", "Atomic">,
  Rule<"redux", "", "Shuffle", "redux">,
  Rule<"red", ".shared", "Atomic", "shared">,
  Rule<"red", "", "Atomic", "reduce">,
  Rule<"prefetch", "", "StoreGlobal">,
  Rule<"shfl", ".idx", "Shuffle", "idx">,
  Rule<"shfl", "", "Shuffle">,
  Rule<"vote", "", "Shuffle", "vote">,
  Rule<"match", "", "Shuffle", "match">,
  Rule<"activemask", "", "Shuffle", "vote">,
  Rule<"mbarrier.try_wait", "", "Wait", "mbarrier">,
  Rule<"mbarrier.test_wait", "", "Wait", "mbarrier">,
  Rule<"mbarrier", "", "StoreShared", "mbarrier">,
  Rule<"bar.warp", "", "Barrier", "warps.1">,
  Rule<"barrier.cluster.arrive", "", "StoreShared", "mbarrier">,
  Rule<"bar", "", "Barrier">,
  Rule<"fence.proxy", "", "Wait", "fence.proxy">,
  Rule<"fence", ".cta", "Wait", "fence.cta">,
  Rule<"fence", "", "Wait", "fence.gpu">,
  Rule<"membar", ".cta", "Wait", "fence.cta">,
  Rule<"membar", "", "Wait", "fence.gpu">,
  Rule<"griddepcontrol", "", "Wait">,
  Rule<"ex2", "f16", "Special", "f16x2">,
  Rule<"ex2", "", "Special">,
  Rule<"lg2", "", "Special">,
  Rule<"sin", "", "Special", "sin">,
  Rule<"cos", "", "Special", "sin">,
  Rule<"tanh", "", "Special">,
  Rule<"rcp", ".r", "FloatDivide", "rcp.rn">,
  Rule<"rcp", "", "Special">,
  Rule<"rsqrt", "", "Special">,
  Rule<"sqrt", ".r", "FloatDivide", "sqrt.rn">,
  Rule<"sqrt", "", "Special">,
  Rule<"cvt", "", "Convert">,
  Rule<"div.approx", "", "FloatDivide", "approx">,
  Rule<"div.full", "", "FloatDivide">,
  Rule<"div.r", "", "FloatDivide", "rn">,
  Rule<"div", "", "IntegerDivide">,
  Rule<"rem", "", "IntegerDivide">,
  Rule<"setp", "", "Compare">,
  Rule<"set", "", "Compare">,
  Rule<"selp", "", "Move", "select">,
  Rule<"slct", "", "Move", "select">,
  Rule<"mov", "", "Move">,
  Rule<"prmt", "", "Integer">,
  Rule<"elect", "", "Move">,
  Rule<"popc", "", "Integer", "count">,
  Rule<"clz", "", "Integer", "count">,
  Rule<"brev", "", "Integer", "count">,
  Rule<"bfind", "", "Integer", "count">,
  Rule<"bra", "", "Control">,
  Rule<"call", "", "Control">,
  Rule<"ret", "", "Control">,
  Rule<"exit", "", "Control">,
  Rule<"trap", "", "Control">,
  Rule<"nanosleep", "", "Control">,
  Rule<"", ".f64", "Double">,
  Rule<"min", ".f32", "Float", "minmax">,
  Rule<"max", ".f32", "Float", "minmax">,
  Rule<"", ".f32", "Float">,
  Rule<"", ".f16", "Half">,
  Rule<"", ".bf16", "Half">,
  Rule<"mul.hi", "", "IntegerMultiply", "high">,
  Rule<"mul.lo", "64", "IntegerMultiply", "whole">,
  Rule<"mul", "", "IntegerMultiply">,
  Rule<"mad.hi", "", "IntegerMultiply", "high">,
  Rule<"mad.lo", "64", "IntegerMultiply", "whole">,
  Rule<"mad", "", "IntegerMultiply">,
  Rule<"dp4a", "", "IntegerMultiply">,
  Rule<"dp2a", "", "IntegerMultiply">,
  Rule<"add", "", "Integer", "add">,
  Rule<"sub", "", "Integer", "add">,
  Rule<"", "", "Integer">,
];
foreach i = !range(ptxRules) in
  def : PtxRule<i, ptxRules[i]>;

// Memory effects of a statement (accesses and ordering), by the longest row whose parts are the first parts of its
// mnemonic; without one it may do anything.
class PtxEffect<string theName, string theEffect> {
  string name = theName;
  string effect = "MemoryEffect::" # theEffect;
}
foreach name = ["mov", "cvt", "add", "sub", "mul", "mad", "fma", "and", "or", "xor", "not", "shl", "shr", "prmt", "lop3",
                "setp", "selp", "min", "max", "abs", "neg", "ex2", "lg2", "rcp", "sqrt", "tanh", "rsqrt", "bfe", "bfi",
                "div", "rem", "shf"] in
  def : PtxEffect<name, "Registers">;
// They also order memory, but only among lanes of a warp, warps of a block, or copies and matrix instructions.
foreach name = ["ldmatrix", "stmatrix", "mma", "wgmma", "shfl", "vote", "redux", "cp.async.ca.shared.global",
                "cp.async.cg.shared.global", "cp.async.commit_group", "cp.async.wait_group", "cp.async.wait_all",
                "bar.sync", "barrier.sync", "fence.proxy.async.shared::cta"] in
  def : PtxEffect<name, "OwnBlock">;
def PtxEffectTable : GenericTable {
  let FilterClass = "PtxEffect";
  let CppTypeName = "PtxEffect";
  let Fields = ["name", "effect"];
  string TypeOf_effect = "code";
}

def : AsyncStepOf<"MatrixIssue", "wgmma.mma_async">;
def : AsyncStepOf<"MatrixCommit", "wgmma.commit_group">;
def : AsyncStepOf<"MatrixWait", "wgmma.wait_group">;
def : AsyncStepOf<"CopyIssue", "cp.async.ca.">;
def : AsyncStepOf<"CopyIssue", "cp.async.cg.">;
def : AsyncStepOf<"CopyCommit", "cp.async.commit_group">;
def : AsyncStepOf<"CopyWait", "cp.async.wait_">;
