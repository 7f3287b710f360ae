#include "mir-passes/memory/PtxAccess.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {
namespace {

/// Calls `visit(mnemonic, operands)` for each statement, without braces, labels
/// and predicates, until one returns false. True if none did.
template <typename Visit> bool allStatements(StringRef text, Visit visit) {
  SmallVector<StringRef> statements;
  SplitString(text, statements, ";\n");
  for (StringRef statement : statements) {
    statement = statement.split("//").first.ltrim(" \t\r\n{}");
    if (statement.starts_with("@"))
      statement =
          statement.drop_until([](char c) { return isSpace(c); }).ltrim();
    StringRef mnemonic =
        statement.take_until([](char c) { return isSpace(c); });
    if (mnemonic.empty() || mnemonic.starts_with(".")) // declares a register
      continue;
    if (!visit(mnemonic, statement.drop_front(mnemonic.size())))
      return false;
  }
  return true;
}

/// Instructions that neither touch memory nor order it, by the first part of
/// their name.
bool isRegisterOnly(StringRef mnemonic) {
  static constexpr StringLiteral known[] = {
      "mov",  "cvt",  "add",   "sub", "mul", "mad",  "fma",  "and",
      "or",   "xor",  "not",   "shl", "shr", "prmt", "lop3", "setp",
      "selp", "min",  "max",   "abs", "neg", "ex2",  "lg2",  "rcp",
      "sqrt", "tanh", "rsqrt", "bfe", "bfi", "div",  "rem",  "shf"};
  return is_contained(known, mnemonic.split('.').first);
}

/// The access a weak load or store makes, by its qualifiers.
std::optional<PtxAccess> weakAccess(StringRef mnemonic, StringRef operands) {
  SmallVector<StringRef> parts;
  mnemonic.split(parts, '.');
  PtxAccess access;
  if (parts[0] != "ld" && parts[0] != "st")
    return std::nullopt;
  access.isStore = parts[0] == "st";
  unsigned count = 1, bits = 0;
  for (StringRef part : drop_begin(parts)) {
    unsigned number = 0;
    if (part == "global")
      access.addressSpace = 1;
    else if (part == "shared" || part == "shared::cta")
      access.addressSpace = 3;
    else if (part == "local")
      access.addressSpace = 5;
    else if (part == "weak" || part == "nc" || part == "ca" || part == "cg" ||
             part == "cs" || part == "lu" || part == "wb" ||
             part.starts_with("L1::") || part.starts_with("L2::"))
      ;
    else if (part.size() == 2 && part[0] == 'v' && isDigit(part[1]))
      count = part[1] - '0';
    else if (part.size() > 1 && StringRef("busf").contains(part[0]) &&
             !part.drop_front().getAsInteger(10, number) && number % 8 == 0)
      bits = number;
    else // volatile, relaxed, acquire, mmio, other spaces, new qualifiers
      return std::nullopt;
  }
  if (!bits)
    return std::nullopt;
  access.bytes = count * bits / 8;
  // "[ $1 + 16 ]" or "[$1]": a pointer operand and a constant.
  StringRef address = operands.split('[').second.split(']').first.trim();
  if (address.consume_front("$")) {
    address = address.drop_while(isDigit).ltrim();
    int64_t offset = 0;
    if (address.empty())
      access.offset = 0;
    else if (address.consume_front("+") &&
             !address.trim().getAsInteger(0, offset))
      access.offset = offset;
  }
  return access;
}

} // namespace

std::optional<PtxAccess> plainPtxAccess(StringRef text) {
  std::optional<PtxAccess> found;
  bool plain = allStatements(text, [&](StringRef mnemonic, StringRef operands) {
    if (isRegisterOnly(mnemonic))
      return true;
    if (found)
      return false;
    found = weakAccess(mnemonic, operands);
    return found.has_value();
  });
  return plain ? found : std::nullopt;
}

bool isHarmlessToGlobalMemory(StringRef text) {
  return allStatements(text, [](StringRef mnemonic, StringRef operands) {
    if (isRegisterOnly(mnemonic))
      return true;
    if (std::optional<PtxAccess> access = weakAccess(mnemonic, operands))
      return !access->isStore || access->addressSpace == 3 ||
             access->addressSpace == 5;
    return mnemonic.starts_with("ldmatrix.") ||
           mnemonic.starts_with("stmatrix.") || mnemonic.starts_with("mma.") ||
           mnemonic.starts_with("wgmma.") || mnemonic.starts_with("shfl.") ||
           mnemonic.starts_with("vote.") || mnemonic.starts_with("redux.") ||
           mnemonic.starts_with("cp.async.ca.shared.global") ||
           mnemonic.starts_with("cp.async.cg.shared.global") ||
           mnemonic.starts_with("cp.async.commit_group") ||
           mnemonic.starts_with("cp.async.wait_") ||
           mnemonic.starts_with("bar.sync") ||
           mnemonic.starts_with("barrier.sync") ||
           mnemonic == "fence.proxy.async.shared::cta";
  });
}

} // namespace kiln
