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

static std::string describe(const DILocation &place) {
  SmallString<128> path(place.getFilename());
  if (!place.getDirectory().empty())
    sys::path::make_absolute(place.getDirectory(), path);
  return formatv("{0}:{1}:{2}", path, place.getLine(), place.getColumn());
}

std::string describeLocation(const DebugLoc &place) {
  if (!place)
    return "";
  std::string text = describe(*place);
  for (const DILocation *caller = place->getInlinedAt(); caller;
       caller = caller->getInlinedAt())
    text += " (called from " + describe(*caller) + ")";
  return text;
}

std::string describeLocation(const Instruction &instruction) {
  std::string place = describeLocation(instruction.getDebugLoc());
  return place + (place.empty() ? "in '" : " in '") +
         instruction.getFunction()->getName().str() + "'";
}

const DILocation *kernelLocation(const DebugLoc &place) {
  const DILocation *inner = place.get(), *outer = inner;
  while (outer && outer->getInlinedAt())
    outer = outer->getInlinedAt();
  while (inner && inner->getFilename() != outer->getFilename())
    inner = inner->getInlinedAt();
  return inner && inner->getLine() ? inner : nullptr;
}

std::string sourceLine(const DebugLoc &place) {
  const DILocation *location = kernelLocation(place);
  return location ? (location->getFilename() + ":" + Twine(location->getLine()))
                        .str()
                  : std::string();
}

} // namespace kiln
