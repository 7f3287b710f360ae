/* What programs that measure exported launchers on a GPU share: the driver's
 * functions by name, a context, memory, a stream, and the host's clock. For one
 * source file, which includes the exported header before, and defines
 *
 *   PROGRAM       its name, for messages
 *   ERROR_TEXT    the exported function that says what a code means
 */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void *library;
static int (*synchronize)(void);

/* Ends the program with 3. A code of 0 means nothing. */
static __attribute__((noreturn)) void die(const char *what, int code) {
  fprintf(stderr, PROGRAM ": %s failed: %d (%s)\n", what, code,
          code ? ERROR_TEXT(code) : "");
  exit(3);
}

static void check(int code, const char *what) {
  if (code)
    die(what, code);
}

/* The driver's function of that name, into a pointer to a function. */
static void find(void *pointer, const char *name) {
  void *found = dlsym(library, name);
  if (!found)
    die(name, KILN_OLD_DRIVER);
  memcpy(pointer, &found, sizeof found);
}

/* Makes the first GPU's context current, and a stream that does not wait for
 * the default one. `gpu` takes the GPU's name, up to 256 bytes. */
static void open_gpu(char *gpu, void **stream) {
  int (*init)(unsigned), (*device)(int *, int), (*retain)(void **, int);
  int (*current)(void *), (*name)(char *, int, int);
  int (*make_stream)(void **, unsigned);
  void *context;
  int ordinal;
  library = dlopen("libcuda.so.1", RTLD_NOW);
  if (!library) {
    fprintf(stderr, PROGRAM ": %s; install NVIDIA's driver\n", dlerror());
    exit(3);
  }
  find(&init, "cuInit");
  find(&device, "cuDeviceGet");
  find(&name, "cuDeviceGetName");
  find(&retain, "cuDevicePrimaryCtxRetain");
  find(&current, "cuCtxSetCurrent");
  find(&make_stream, "cuStreamCreate");
  find(&synchronize, "cuCtxSynchronize");
  check(init(0), "cuInit");
  check(device(&ordinal, 0), "cuDeviceGet");
  check(name(gpu, 256, ordinal), "cuDeviceGetName");
  check(retain(&context, ordinal), "cuDevicePrimaryCtxRetain");
  check(current(context), "cuCtxSetCurrent");
  check(make_stream(stream, 1), "cuStreamCreate");
}

/* So many bytes of the GPU's memory. */
static void *allocate(size_t size) {
  int (*take)(void **, size_t);
  void *found;
  find(&take, "cuMemAlloc_v2");
  check(take(&found, size), "cuMemAlloc");
  return found;
}

static double nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return 1e9 * (double)now.tv_sec + (double)now.tv_nsec;
}

/* For qsort, of doubles. */
static int ascending(const void *a, const void *b) {
  double p = *(const double *)a, q = *(const double *)b;
  return (p > q) - (p < q);
}
