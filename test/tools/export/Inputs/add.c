/* An exported vector_add under the fake driver, in every situation that a
 * launcher can meet. The argument names one. */
#include "add.h"
#include "use.h"

#include <pthread.h>

enum { N = 2064, LAUNCHES = 2000 };

static kiln_module *module;

static void load_noting(const char *without) {
  kiln_driver driver = {sizeof(kiln_driver), find, &hidden};
  hidden = without;
  CHECK_EQUAL(add_load(&module, &driver), 0);
}

/* Adds n floats and checks the sum; `offset` spoils the alignment. */
static int add_on(void *stream, int n, int offset, uint32_t flags) {
  static __thread float memory[3 * (N + 4)] __attribute__((aligned(64)));
  float *x = memory + offset, *y = x + N + 4, *out = y + N + 4;
  kiln_launch launch = {
      sizeof(kiln_launch), {0, 0, 0}, stream, flags, {0, 0, 0}};
  int i, code;
  for (i = 0; i < n; ++i) {
    x[i] = (float)i;
    y[i] = 2.0f * (float)i;
    out[i] = -1;
  }
  CHECK_EQUAL(add_grid(launch.grid, n), 0);
  code = add(module, &launch, x, y, out, n);
  for (i = 0; !code && i < n; ++i)
    CHECK(out[i] == 3.0f * (float)i);
  return code;
}

static void grid(void) {
  uint32_t found[3];
  CHECK_EQUAL(add_grid(found, 2064), 0);
  CHECK_EQUAL(found[0], 3);
  CHECK_EQUAL(found[1], 1);
  CHECK_EQUAL(found[2], 1);
  CHECK_EQUAL(add_grid(found, 0), 0);
  CHECK_EQUAL(found[0], 1);
  CHECK_EQUAL(add_grid(found, -5000), 0); /* max(1, ...) */
  CHECK_EQUAL(found[0], 1);
  CHECK_EQUAL(add_grid(found, INT64_MAX), KILN_INVALID_ARGUMENT);
  CHECK_EQUAL(found[0], 0);
}

/* Variant 0 wants all divisible by 16, 1 the pointers alone, 2 nothing. */
static void dispatch(void) {
  void *handles[3];
  kiln_launch launch = {sizeof(kiln_launch), {1, 1, 1}, NULL, 0, {0, 0, 0}};
  void *odd = (void *)4;
  int v;
  new_context(0);
  load_noting("");
  CHECK_EQUAL(add_variants(), 3);
  for (v = 0; v < 3; ++v) {
    CHECK_EQUAL(add_variant(module, v, &launch, NULL, NULL, NULL, 0), 0);
    handles[v] = last_handle;
  }
  CHECK(handles[0] != handles[1] && handles[1] != handles[2]);
  CHECK_EQUAL(add_on(NULL, 32, 0, 0), 0);
  CHECK(last_handle == handles[0]);
  CHECK_EQUAL(add_on(NULL, 33, 0, 0), 0);
  CHECK(last_handle == handles[1]);
  CHECK_EQUAL(add_on(NULL, 32, 1, 0), 0);
  CHECK(last_handle == handles[2]);
  CHECK_EQUAL(add_variant(module, 0, &launch, odd, NULL, NULL, 0),
              KILN_WRONG_VARIANT);
  CHECK_EQUAL(add_variant(module, 2, &launch, odd, odd, odd, 0), 0);
  CHECK_EQUAL(add_variant(module, 3, &launch, odd, odd, odd, 0),
              KILN_INVALID_ARGUMENT);
  CHECK_EQUAL(add_variant(module, -1, &launch, odd, odd, odd, 0),
              KILN_INVALID_ARGUMENT);
}

static void wrong_arguments(void) {
  kiln_launch launch = {sizeof(kiln_launch), {1, 1, 1}, NULL, 0, {0, 0, 0}};
  kiln_driver driver = {0, find, &hidden};
  new_context(0);
  CHECK_EQUAL(add_load(NULL, NULL), KILN_INVALID_ARGUMENT);
  CHECK_EQUAL(add_load(&module, &driver), KILN_INVALID_ARGUMENT);
  CHECK(!module);
  CHECK_EQUAL(add(NULL, &launch, NULL, NULL, NULL, 0), KILN_INVALID_ARGUMENT);
  CHECK_EQUAL(add_preload(NULL), KILN_INVALID_ARGUMENT);
  load_noting("");
  CHECK_EQUAL(add(module, NULL, NULL, NULL, NULL, 0), KILN_INVALID_ARGUMENT);
  launch.size = 8;
  CHECK_EQUAL(add(module, &launch, NULL, NULL, NULL, 0), KILN_INVALID_ARGUMENT);
  launch.size = sizeof launch;
  launch.flags = 64;
  CHECK_EQUAL(add(module, &launch, NULL, NULL, NULL, 0), KILN_INVALID_ARGUMENT);
  launch.flags = 0;
  launch.grid[1] = 0; /* nothing to do */
  CHECK_EQUAL(add(module, &launch, NULL, NULL, NULL, 0), 0);
  add_unload(NULL);
}

/* Two contexts of one GPU, the second one made after the first is gone. */
static void contexts(void) {
  void *first = new_context(0), *second = new_context(0), *stream;
  set_context(first);
  CHECK_EQUAL(add_on(NULL, N, 0, 0), 0);
  set_context(second);
  CHECK_EQUAL(add_on(NULL, N, 0, 0), 0);
  set_context(first);
  CHECK_EQUAL(add_on(NULL, N, 1, 0), 0);
  stream = new_stream();
  set_context(second); /* the stream's context is what counts */
  CHECK_EQUAL(add_on(stream, N, 0, 0), 0);
  CHECK_EQUAL(call1("cuStreamDestroy_v2", stream), 0);
  set_context(NULL); /* leaves the one that was current before */
  set_context(NULL);
  CHECK_EQUAL(add_on(NULL, N, 0, 0), KILN_NO_CONTEXT);
  CHECK(!call1("cuCtxDestroy_v2", first));
  first = new_context(0);
  CHECK_EQUAL(add_on(NULL, N, 0, 0), 0);
}

/* Two GPUs in turn, and a stream of the one that is not current. */
static void gpus(void) {
  void *first = new_context(0), *stream = new_stream();
  void *second = new_context(1);
  int i;
  for (i = 0; i < 4; ++i) {
    set_context(i % 2 ? first : second);
    CHECK_EQUAL(add_on(NULL, N, 0, 0), 0);
    CHECK_EQUAL(add_on(stream, N, 0, 0), 0);
  }
}

static void *launch_often(void *context) {
  int i;
  set_context(context);
  for (i = 0; i < LAUNCHES; ++i)
    CHECK_EQUAL(add_on(NULL, 16 + i % 5, i % 3 == 0, 0), 0);
  return NULL;
}

static void threads(void) {
  void *contexts[] = {new_context(0), new_context(0)};
  pthread_t ids[8];
  int i;
  for (i = 0; i < 8; ++i)
    CHECK(!pthread_create(&ids[i], NULL, launch_often, contexts[i % 2]));
  for (i = 0; i < 8; ++i)
    CHECK(!pthread_join(ids[i], NULL));
}

static void *launch_on(void *stream) {
  CHECK_EQUAL(add_on(stream, N, 0, 0), 0);
  CHECK_EQUAL(add_on(NULL, N, 0, 0), KILN_NO_CONTEXT);
  return NULL;
}

static void thread_without_context(void) {
  void *stream;
  pthread_t id;
  new_context(0);
  stream = new_stream();
  CHECK(!pthread_create(&id, NULL, launch_on, stream));
  CHECK(!pthread_join(id, NULL));
}

static void capture(void) {
  void *stream, *other;
  new_context(0);
  stream = new_stream();
  other = new_stream();
  begin_capture(stream);
  CHECK_EQUAL(add_on(stream, 32, 0, 0), KILN_CAPTURING);
  CHECK_EQUAL(add_preload(module), KILN_CAPTURING);
  /* A load for another stream leaves this one's capture alone. */
  CHECK_EQUAL(add_on(other, 32, 0, 0), 0);
  CHECK_EQUAL(add_on(stream, 32, 0, 0), 0);
  CHECK_EQUAL(add_on(stream, 33, 0, 0), KILN_CAPTURING);
  end_capture(stream);
  CHECK_EQUAL(add_preload(module), 0);
  begin_capture(stream);
  CHECK_EQUAL(add_on(stream, 33, 0, 0), 0);
  CHECK_EQUAL(add_on(stream, 33, 1, 0), 0);
}

static void flags(void) {
  kiln_launch launch = {sizeof(kiln_launch),
                        {4, 1, 1},
                        NULL,
                        KILN_LAUNCH_PROGRAMMATIC,
                        {2, 1, 1}};
  new_context(0);
  CHECK_EQUAL(add_on(NULL, N, 0, KILN_LAUNCH_COOPERATIVE), 0);
  CHECK_EQUAL(add(module, &launch, NULL, NULL, NULL, 0), 0);
}

static void reload(void) {
  int i;
  new_context(0);
  for (i = 0; i < 3; ++i) {
    CHECK_EQUAL(add_on(NULL, N, 0, 0), 0);
    add_unload(module);
    load_noting("");
  }
}

int main(int count, char **arguments) {
  const char *what = count > 1 ? arguments[1] : "";
  int code = 0;
  if (!strcmp(what, "load")) {
    code = add_load(&module, NULL);
    printf("%d: %s\n", code, add_error(code));
    if (!code) {
      new_context(0);
      code = add_on(NULL, N, 0, 0);
      printf("launch %d: %s\n", code, add_error(code));
    }
  } else if (!strcmp(what, "old")) {
    kiln_driver driver = {sizeof(kiln_driver), find, &hidden};
    hidden = "cuStreamIsCapturing";
    code = add_load(&module, &driver);
    printf("%d: %s\n", code, add_error(code));
  } else if (!strcmp(what, "errors")) {
    for (code = 0; code >= -11; --code)
      printf("%d: %s\n", code, add_error(code));
  } else if (!strcmp(what, "second-gpu")) {
    load_noting("");
    new_context(0);
    code = add_on(NULL, N, 0, 0);
    printf("first: %d: %s\n", code, add_error(code));
    new_context(1);
    code = add_on(NULL, N, 0, 0);
    printf("second: %d: %s\n", code, add_error(code));
  } else {
    static const struct {
      const char *name;
      void (*run)(void);
      int loads; /* itself */
    } all[] = {{"grid", grid, 1},
               {"dispatch", dispatch, 1},
               {"wrong-arguments", wrong_arguments, 1},
               {"contexts", contexts, 0},
               {"gpus", gpus, 0},
               {"threads", threads, 0},
               {"thread-without-context", thread_without_context, 0},
               {"capture", capture, 0},
               {"flags", flags, 0},
               {"reload", reload, 0}};
    size_t i;
    for (i = 0; i < sizeof all / sizeof *all; ++i)
      if (!strcmp(what, all[i].name)) {
        if (!all[i].loads)
          load_noting(count > 2 ? arguments[2] : "");
        all[i].run();
        printf("passed %s\n", what);
        break;
      }
    CHECK(i < sizeof all / sizeof *all);
  }
  add_unload(module);
  destroy_all();
  return 0;
}
