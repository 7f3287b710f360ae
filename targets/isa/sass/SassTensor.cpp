#include "targets/isa/sass/SassTensor.h"

namespace kiln {

static unsigned formOf(const SassWord &word) { return word.field(9, 3); }

char sassTensorKind(const SassWord &word) {
  if (word.bit(63))
    return 'O';
  static constexpr char kinds[] = {'H', 'I', '?', 'Q'};
  return kinds[word.field(72, 2)];
}

unsigned sassTensorDepth(const SassWord &word, uint32_t descriptor) {
  constexpr unsigned tf32 = 2;
  switch (sassTensorKind(word)) {
  case 'O':
    return 64;
  case 'H':
    return (descriptor >> 7 & 7) == tf32 ? 8 : 16;
  default:
    return 32;
  }
}

bool isSassTensorScaled(const SassWord &word) {
  return word.bit(63) || formOf(word) == 6 || formOf(word) == 7;
}

bool isSassTensorFirstInTensorMemory(const SassWord &word) {
  return formOf(word) == 4 || formOf(word) == 7;
}

bool sassTensorHasPair(const SassWord &word) { return word.bit(85); }

/// Half of the lanes at a time, 16x32bx2: an instruction each.
static bool isHalfOfLanes(const SassWord &word) { return word.bit(87); }

unsigned sassTensorWords(const SassWord &word) {
  static constexpr unsigned ofOne[] = {2, 4, 1, 1};
  unsigned one = isHalfOfLanes(word) ? 1 : ofOne[word.field(81, 2)];
  return one << word.field(83, 3);
}

std::string sassTensorProduct(const SassWord &word) {
  std::string result = std::string(1, sassTensorKind(word)) + "MMA";
  if (sassTensorHasPair(word))
    result += ".2CTA";
  if (word.bit(83))
    result += ".WS";
  // A scale for 16 numbers, and not 32.
  if (word.bit(63) && !word.bit(62))
    result += ".4X";
  return result;
}

} // namespace kiln
