#include "test/unit/mir-passes/random/KernelPointers.h"

namespace kiln::test {

KernelPointers::Pointer KernelPointers::pointerFor(unsigned source, Number step,
                                                   unsigned iterations,
                                                   const IrValue *row) {
  unsigned bytes = sources[source].floats || row ? 4 : 4u >> below(3);
  Number start = between(-30, 30) * Number(bytes);
  step *= bytes;
  Pointer pointer;
  std::string base = sources[source].name;
  Number low = start, high = start;
  if (row) {
    std::string wide =
        chance(1, 3)
            ? row->name
            : make((row->low >= 0 && chance(1, 2) ? "zext i32 " : "sext i32 ") +
                   row->name + " to i64");
    base = make("getelementptr i32, ptr addrspace(1) " + base +
                (wide == row->name ? ", i32 " : ", i64 ") + wide);
    low += 4 * row->low;
    high += 4 * row->high;
  }
  low += std::min(Number(0), step * Number(iterations - 1));
  high += std::max(Number(0), step * Number(iterations - 1));
  reach(source, low, high + bytes);
  pointer.first = make("getelementptr i8, ptr addrspace(1) " + base + ", i64 " +
                       spell(start));
  pointer.phi = fresh();
  // After the last iteration it may point anywhere, which nothing observes.
  std::string flags = chance(1, 2) ? "inbounds " : "";
  pointer.step = "getelementptr " + flags + "i8, ptr addrspace(1) " +
                 pointer.phi + ", i64 " + spell(step);
  stepping.push_back({source, bytes, pointer.phi, low, high});
  return pointer;
}

void KernelPointers::carryPointers(std::vector<Pointer> &pointers,
                                   unsigned iterations) {
  unsigned source = below(kReadOnly);
  Number step = between(-40, 40);
  if (chance(1, 3)) {
    for (unsigned count = 3 + below(3); count; --count) {
      IrValue row = pickWithin(32, -300, 300);
      pointers.push_back(pointerFor(source, step, iterations, &row));
    }
    return;
  }
  for (unsigned count = below(2) ? below(5) : 0; count; --count)
    pointers.push_back(
        pointerFor(below(kReadOnly), between(-40, 40), iterations, nullptr));
}

void KernelPointers::loadRows(const IrValue &count, size_t firstPointer) {
  for (size_t at = firstPointer; at != stepping.size(); ++at)
    if (chance(3, 4))
      loadStepping(stepping[at]);
  unsigned source = below(kReadOnly);
  IrValue along = bitsOfType(count.type) == 64 ? count : resize(count, 64);
  IrValue step = binary("mul", along, constant(64, between(-9, 20)));
  for (const IrValue &row : rows) {
    IrValue wide = resize(row, 64);
    if (chance(1, 3))
      wide = binary("mul", wide, constant(64, 1 + below(3)));
    IrValue index = binary("add", wide, step);
    if (index.low > -20000 && index.high < 20000)
      loadRow(source, index);
  }
}

void KernelPointers::drawRows(bool any) {
  rows.clear();
  if (any)
    for (unsigned many = 3 + below(3); many; --many)
      rows.push_back(pickWithin(32, -300, 300));
}

} // namespace kiln::test
