//===- MadeMapCalls.cpp - what code calls that makes tensor maps ----------===//
#include "targets/emulator/run/AccessCheck.h"
#include <cstring>

using namespace kiln;
using namespace kiln::emu;

extern "C" {
void kiln_emu_map_replace(ThreadContext *context, uint32_t site,
                          uint64_t address, uint32_t field, uint32_t ordinal,
                          uint64_t number) {
  kiln_emu_write(context, address, kTensorMapBytes, site);
  replaceField(*reinterpret_cast<MapBytes *>(address), MapField(field), ordinal,
               number);
}
void kiln_emu_map_publish(ThreadContext *context, uint32_t site, uint64_t to,
                          uint64_t from) {
  constexpr unsigned word = kTensorMapBytes / 32;
  // The first lane does it; the others would have a part in it.
  if (context->lane != 0)
    return kiln_emu_read(context, from + word * context->lane, word, site + 1);
  kiln_emu_read(context, from, kTensorMapBytes, site);
  kiln_emu_write(context, to, kTensorMapBytes, site);
  std::memcpy(reinterpret_cast<void *>(to),
              reinterpret_cast<const void *>(from), kTensorMapBytes);
  static_cast<Thread *>(context)->runner->launch.madeMaps.publish(to);
}
void kiln_emu_map_acquire(ThreadContext *context, uint32_t site,
                          uint64_t address) {
  kiln_emu_read(context, address, kTensorMapBytes, site);
  Thread &thread = *static_cast<Thread *>(context);
  if (const MadeMap *made = thread.runner->launch.madeMaps.find(address))
    thread.acquiredMaps[address] = made->number;
}
}
