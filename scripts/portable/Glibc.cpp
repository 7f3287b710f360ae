// The functions that Debian 12's libstdc++ and LLVM's archives take from a
// glibc newer than 2.28. Behaviour as the manual pages have it.
#include <cstddef>
#include <cstdint>
#include <malloc.h>
#include <sys/random.h>

extern "C" {

/// glibc 2.32: true while there is one thread, which lets libstdc++ count
/// references without atomic operations. False is always right.
char __libc_single_threaded = 0;

/// glibc 2.35: finds the unwinding tables of an address. On failure libgcc uses
/// the older lookup.
int _dl_find_object(void *, void *) { return -1; }

/// glibc 2.36. libstdc++'s std::random_device calls it.
uint32_t arc4random(void) {
  uint32_t value = 0;
  while (getrandom(&value, sizeof value, 0) != sizeof value) {
  }
  return value;
}

/// glibc 2.33: mallinfo with fields that do not overflow. LLVM asks for it to
/// count the bytes in use.
struct mallinfo2 mallinfo2(void) {
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
  struct mallinfo old = mallinfo();
#pragma clang diagnostic pop
  struct mallinfo2 wide = {};
  wide.arena = unsigned(old.arena);
  wide.ordblks = unsigned(old.ordblks);
  wide.smblks = unsigned(old.smblks);
  wide.hblks = unsigned(old.hblks);
  wide.hblkhd = unsigned(old.hblkhd);
  wide.usmblks = unsigned(old.usmblks);
  wide.fsmblks = unsigned(old.fsmblks);
  wide.uordblks = unsigned(old.uordblks);
  wide.fordblks = unsigned(old.fordblks);
  wide.keepcost = unsigned(old.keepcost);
  return wide;
}
}
