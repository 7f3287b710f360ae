//===- IntrinsicNeeds.cpp - which GPU has which intrinsic -----------------===//
#include "targets/isa/intrinsics/IntrinsicNeeds.h"
#include "targets/gpu/GpuTraits.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace llvm;

namespace kiln {

#define GET_IntrinsicNeedTable_IMPL
#include "targets/isa/intrinsics/Intrinsics.inc"

ArrayRef<IntrinsicNeed> allIntrinsicNeeds() { return IntrinsicNeedTable; }

const IntrinsicNeed *lookupIntrinsicNeed(StringRef intrinsic) {
  static const StringMap<const IntrinsicNeed *> byName = [] {
    StringMap<const IntrinsicNeed *> map;
    for (const IntrinsicNeed &need : IntrinsicNeedTable)
      map.try_emplace(need.name, &need);
    return map;
  }();
  for (; !intrinsic.empty(); intrinsic = intrinsic.rsplit('.').first) {
    if (const IntrinsicNeed *need = byName.lookup(intrinsic))
      return need;
    if (!intrinsic.contains('.'))
      break;
  }
  return nullptr;
}

static SmallVector<StringRef> wordsOf(const IntrinsicNeed &need) {
  SmallVector<StringRef> words;
  StringRef(need.gpus).split(words, ' ');
  return words;
}

bool hasIntrinsic(const GpuTarget &gpu, const IntrinsicNeed &need) {
  return any_of(wordsOf(need),
                [&](StringRef word) { return matchesGpu(gpu, word); });
}

std::string ownersOf(const IntrinsicNeed &need) {
  SmallVector<StringRef> words = wordsOf(need);
  StringRef only = words.front();
  if (words.size() > 1)
    return join(words, ", ") + " have it";
  if (only.consume_back("+"))
    return (only + " and later have it").str();
  return ("only " + only + (only.ends_with("*") ? " have it" : " has it"))
      .str();
}

} // namespace kiln
