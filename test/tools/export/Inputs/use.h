/* What the test programs of exported launchers share: the fake driver's
 * functions by name, and checks that say where they failed. */
#ifndef KILN_TEST_USE_H
#define KILN_TEST_USE_H

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(condition)                                                       \
  do {                                                                         \
    if (!(condition)) {                                                        \
      printf("%s:%d: failed: %s\n", __FILE__, __LINE__, #condition);           \
      exit(1);                                                                 \
    }                                                                          \
  } while (0)

#define CHECK_EQUAL(found, expected)                                           \
  do {                                                                         \
    long long found_ = (found), expected_ = (expected);                        \
    if (found_ != expected_) {                                                 \
      printf("%s:%d: %s: expected %lld, found %lld\n", __FILE__, __LINE__,     \
             #found, expected_, found_);                                       \
      exit(1);                                                                 \
    }                                                                          \
  } while (0)

/* A function of the driver, called with pointers and integers alone. */
static void *driver_function(const char *name) {
  static void *library;
  void *function;
  if (!library)
    library = dlopen("libcuda.so.1", RTLD_NOW);
  function = library ? dlsym(library, name) : NULL;
  if (!function)
    printf("the driver lacks %s\n", name);
  CHECK(function);
  return function;
}

static int call1(const char *name, void *a) {
  int (*function)(void *);
  void *found = driver_function(name);
  memcpy(&function, &found, sizeof function);
  return function(a);
}

static int call2(const char *name, void *a, int b) {
  int (*function)(void *, int);
  void *found = driver_function(name);
  memcpy(&function, &found, sizeof function);
  return function(a, b);
}

static void *contexts_made[16], *streams_made[16];
static int context_count, stream_count;

static inline void *new_context(int device) {
  int (*init)(unsigned), (*create)(void **, unsigned, int);
  void *context, *found = driver_function("cuInit");
  memcpy(&init, &found, sizeof init);
  CHECK_EQUAL(init(0), 0);
  found = driver_function("cuCtxCreate_v2");
  memcpy(&create, &found, sizeof create);
  CHECK_EQUAL(create(&context, 0, device), 0);
  CHECK(context_count < 16);
  contexts_made[context_count++] = context;
  return context;
}

/* Those that are gone already are an error of the driver's, and no matter. */
static inline void destroy_all(void) {
  while (stream_count)
    call1("cuStreamDestroy_v2", streams_made[--stream_count]);
  while (context_count)
    call1("cuCtxDestroy_v2", contexts_made[--context_count]);
}

static inline void set_context(void *context) {
  CHECK_EQUAL(call1("cuCtxSetCurrent", context), 0);
}

static inline void *new_stream(void) {
  void *stream;
  CHECK_EQUAL(call2("cuStreamCreate", &stream, 0), 0);
  CHECK(stream_count < 16);
  streams_made[stream_count++] = stream;
  return stream;
}

static inline void begin_capture(void *stream) {
  CHECK_EQUAL(call2("cuStreamBeginCapture_v2", stream, 0), 0);
}

static inline void end_capture(void *stream) {
  int (*end)(void *, void **);
  void *graph, *found = driver_function("cuStreamEndCapture");
  memcpy(&end, &found, sizeof end);
  CHECK_EQUAL(end(stream, &graph), 0);
}

/* A driver that lacks functions whose names begin so, and counts launches by
 * handle. */
static const char *hidden = "";
static void *last_handle;
static int (*real_launch)(void *, unsigned, unsigned, unsigned, unsigned,
                          unsigned, unsigned, unsigned, void *, void **,
                          void **);

static inline int launch_and_note(void *handle, unsigned x, unsigned y,
                                  unsigned z, unsigned bx, unsigned by,
                                  unsigned bz, unsigned shared, void *stream,
                                  void **arguments, void **extra) {
  __atomic_store_n(&last_handle, handle, __ATOMIC_RELAXED);
  return real_launch(handle, x, y, z, bx, by, bz, shared, stream, arguments,
                     extra);
}

static inline void *find(void *user, const char *name) {
  int (*noting)(void *, unsigned, unsigned, unsigned, unsigned, unsigned,
                unsigned, unsigned, void *, void **, void **) = launch_and_note;
  void *function;
  CHECK(user == &hidden);
  if (*hidden && !strncmp(name, hidden, strlen(hidden)))
    return NULL;
  function = driver_function(name);
  if (strcmp(name, "cuLaunchKernel"))
    return function;
  memcpy(&real_launch, &function, sizeof function);
  memcpy(&function, &noting, sizeof function);
  return function;
}

#endif
