/* An export of LLVM IR: variants that lack a parameter, scratch memory, dynamic
 * shared memory, arguments of many types. The launches are read in the fake
 * driver's log. */
#include "scale.h"
#include "add.h"
#include "use.h"

int main(void) {
  kiln_module *module;
  kiln_launch launch = {sizeof(kiln_launch), {0, 0, 0}, NULL, 0, {0, 0, 0}};
  int32_t n = 100;
  uint16_t half = 0x3800;
  new_context(0);
  CHECK_EQUAL(scale_variants(), 3);
  CHECK_EQUAL(scale_load(&module, NULL), 0);
  CHECK_EQUAL(scale_grid(launch.grid, n), 0);
  CHECK_EQUAL(launch.grid[0], 1);
  CHECK_EQUAL(launch.grid[1], 2);
  CHECK_EQUAL(launch.grid[2], 1);
  CHECK_EQUAL(scale(module, &launch, (void *)8, n, 3, half), 0);
  CHECK_EQUAL(scale(module, &launch, (void *)8, n, 1, half), 0);
  CHECK_EQUAL(scale(module, &launch, (void *)16, n, 1, half), 0);
  if (getenv("KILN_FAKE_CUDA_DEVICES")) {
    new_context(1);
    CHECK_EQUAL(scale(module, &launch, (void *)8, n, 3, half), 0);
  }
  /* Another export takes no module of this one. */
  CHECK_EQUAL(add(module, &launch, NULL, NULL, NULL, 0), KILN_INVALID_ARGUMENT);
  CHECK_EQUAL(add_preload(module), KILN_INVALID_ARGUMENT);
  add_unload(module);
  scale_unload(module);
  destroy_all();
  return 0;
}
