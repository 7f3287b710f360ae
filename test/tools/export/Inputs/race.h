/* What the test programs of adaptive launches share: a softmax with four builds
 * of each variant under the fake driver, whose times a test decides. */
#ifndef KILN_TEST_RACE_H
#define KILN_TEST_RACE_H

#include "soft.h"
#include "use.h"

enum { BUILDS = 4, PLAIN = 100 /* microseconds */ };

static kiln_module *module;
static const char *lacked = ""; /* functions that the driver lacks */
/* Hashes of the images of variant 0, by build. */
static char images[BUILDS][17];

/* The whole log, or the empty string. */
static inline const char *read_log(void) {
  static char *text;
  FILE *file = fopen("log", "rb");
  size_t size = 0;
  free(text);
  text = (char *)calloc(1, 1);
  if (!file)
    return text;
  CHECK(!fseek(file, 0, SEEK_END));
  text = (char *)realloc(text, (size_t)ftell(file) + 1);
  rewind(file);
  CHECK(text);
  for (size_t got; (got = fread(text + size, 1, 4096, file));)
    size += got;
  text[size] = 0;
  fclose(file);
  return text;
}

static inline void begin_log(void) {
  remove("log");
  setenv("KILN_FAKE_CUDA_LOG", "log", 1);
}

static inline int count_in_log(const char *what) {
  int count = 0;
  const char *at = read_log();
  for (; (at = strstr(at, what)); at += strlen(what))
    ++count;
  return count;
}

static inline int launches_of(int build) {
  char what[32];
  snprintf(what, sizeof what, "kernel image=%s", images[build]);
  return count_in_log(what);
}

static inline void set_number(const char *name, double number) {
  char text[32];
  snprintf(text, sizeof text, "%.3f", number);
  setenv(name, text, 1);
}

/* Microseconds of each build, and rules beside them. */
static inline void set_times(double plain, double first, double second,
                             double third, const char *rules) {
  const double times[BUILDS] = {plain, first, second, third};
  FILE *file = fopen("rules", "wb");
  int i;
  CHECK(file);
  for (i = 0; i < BUILDS; ++i)
    fprintf(file, "image=%s time %f\n", images[i], times[i]);
  fprintf(file, "%s", rules);
  CHECK(!fclose(file));
  setenv("KILN_FAKE_CUDA_RULES", "rules", 1);
}

static inline void load_without(const char *function) {
  kiln_driver driver = {sizeof(kiln_driver), find, &hidden};
  hidden = function;
  CHECK_EQUAL(soft_load(&module, &driver), 0);
}

static inline int be_adaptive(uint32_t launches, uint32_t microseconds) {
  kiln_adaptive adaptive = {sizeof(kiln_adaptive), launches, microseconds};
  return soft_adaptive(module, &adaptive);
}

/* Finds the images by the order in which everything is loaded. */
static inline void load_and_learn(void) {
  const char *at;
  int i;
  load_without(lacked);
  CHECK_EQUAL(be_adaptive(0, 0), 0);
  begin_log();
  CHECK_EQUAL(soft_preload(module), 0);
  at = read_log();
  for (i = 0; i < BUILDS; ++i) {
    at = strstr(at, "LoadData image=");
    CHECK(at);
    at += strlen("LoadData image=");
    memcpy(images[i], at, 16);
  }
  unsetenv("KILN_FAKE_CUDA_LOG");
}

static inline int launch_on(void *stream, uint32_t blocks) {
  kiln_launch launch = {
      sizeof(kiln_launch), {blocks, 1, 1}, stream, 0, {0, 0, 0}};
  return soft(module, &launch, NULL, NULL, 16, 16, 1, 16);
}

static inline void launch_times(int count, uint32_t blocks) {
  int i;
  for (i = 0; i < count; ++i)
    CHECK_EQUAL(launch_on(NULL, blocks), 0);
}

/* The build that variant 0's launches of this size take (number of bits of the
 * number of blocks); negative: none was chosen. */
static inline int chosen(unsigned bits) {
  char text[8192], what[64];
  const char *at;
  int size = soft_choices(module, text, sizeof text);
  CHECK(size > 0 && (size_t)size < sizeof text);
  CHECK_EQUAL(size, strlen(text));
  snprintf(what, sizeof what,
           "\"variant\": 0, \"grid\": %u, \"build\": ", bits);
  at = strstr(text, what);
  return at ? atoi(at + strlen(what)) : -1;
}

/* How long a context has run, in microseconds. */
static inline void *event_now(void) {
  int (*record)(void *, void *);
  void *event, *found = driver_function("cuEventRecord");
  memcpy(&record, &found, sizeof record);
  CHECK_EQUAL(call2("cuEventCreate", &event, 0), 0);
  CHECK_EQUAL(record(event, NULL), 0);
  return event;
}

static inline double microseconds_since(void *start) {
  int (*elapsed)(float *, void *, void *);
  void *now = event_now(), *found = driver_function("cuEventElapsedTime");
  float milliseconds = 0;
  CHECK_EQUAL(call1("cuEventSynchronize", now), 0);
  memcpy(&elapsed, &found, sizeof elapsed);
  CHECK_EQUAL(elapsed(&milliseconds, start, now), 0);
  CHECK_EQUAL(call1("cuEventDestroy_v2", now), 0);
  CHECK_EQUAL(call1("cuEventDestroy_v2", start), 0);
  return 1e3 * milliseconds;
}

#endif
