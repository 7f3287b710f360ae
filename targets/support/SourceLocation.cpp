//===- SourceLocation.cpp - where an instruction comes from ---------------===//
#include "targets/support/SourceLocation.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugLoc.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instruction.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace kiln {

static std::string describe(const DILocation &at) {
  SmallString<128> path(at.getFilename());
  if (!at.getDirectory().empty())
    sys::path::make_absolute(at.getDirectory(), path);
  return formatv("{0}:{1}:{2}", path, at.getLine(), at.getColumn());
}

std::string describeLocation(const DebugLoc &at) {
  if (!at)
    return "";
  std::string text = describe(*at);
  for (const DILocation *caller = at->getInlinedAt(); caller;
       caller = caller->getInlinedAt())
    text += " (called from " + describe(*caller) + ")";
  return text;
}

std::string describeLocation(const Instruction &instruction) {
  std::string location = describeLocation(instruction.getDebugLoc());
  return location + (location.empty() ? "in '" : " in '") +
         instruction.getFunction()->getName().str() + "'";
}

const DILocation *kernelLocation(const DebugLoc &at) {
  const DILocation *inner = at.get(), *outer = inner;
  while (outer && outer->getInlinedAt())
    outer = outer->getInlinedAt();
  while (inner && inner->getFilename() != outer->getFilename())
    inner = inner->getInlinedAt();
  return inner && inner->getLine() ? inner : nullptr;
}

std::string sourceLine(const DebugLoc &at) {
  const DILocation *location = kernelLocation(at);
  return location ? (location->getFilename() + ":" + Twine(location->getLine()))
                        .str()
                  : std::string();
}

} // namespace kiln
