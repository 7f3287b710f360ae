/* An exported launcher that chooses among builds by its own launches: what it
 * chooses, whether all results are right, and what a launch costs the host
 * without choosing, while a race lasts and afterwards.
 *
 *   kiln export test/cases/softmax.json --target sm_90a --general \
 *     --adaptive 5 -o softmax
 *   cc -std=c99 -O2 -I. perf/knob/exported_adaptive.c softmax.c -ldl \
 *     -lpthread -lm -o exported_adaptive
 *   exported_adaptive [launches]
 *
 * Two shapes, and so two races: one whose launches are over at once, by which
 * the host's time is told, and one for which the GPU is what is waited for.
 * Each race goes on until it is over, or for so many launches. Prints JSON; the
 * exit code is 2 where a value is wrong or a race does not end. */
#define _POSIX_C_SOURCE 200809L
#include "softmax.h"

#define PROGRAM "exported_adaptive"
#define ERROR_TEXT softmax_error
#include "../launch/gpu.h"

#include <math.h>

enum { COLUMNS = 1000, BATCH = 100, BATCHES = 60, MOST_TEXT = 1 << 16 };

struct shape {
  const char *name;
  int rows;        /* divisible by 16, as the kernel assumes */
  unsigned blocks; /* each takes every so manieth row */
};
static const struct shape shapes[] = {{"short", 528, 528},
                                      {"long", 65536, 2112}};
enum { SHAPES = 2 };

static void *stream;
static kiln_module *module;
static int (*to_gpu)(void *, const void *, size_t);
static int (*from_gpu)(void *, void *, size_t);
static int (*set_bytes)(void *, unsigned char, size_t);
static void *in, *out;
static float *inputs, *results;
static int wrong;

static void launch(const struct shape *shape) {
  kiln_launch how = {
      sizeof(kiln_launch), {shape->blocks, 1, 1}, stream, 0, {0, 0, 0}};
  check(softmax(module, &how, out, in, COLUMNS, COLUMNS, shape->rows, COLUMNS),
        "softmax");
}

/* The host's nanoseconds of a launch of a batch, and in `both` those until the
 * GPU has ended, too. */
static double batch(const struct shape *shape, double *both) {
  double start = nanoseconds(), end;
  int i;
  for (i = 0; i < BATCH; ++i)
    launch(shape);
  end = nanoseconds();
  check(synchronize(), "cuCtxSynchronize");
  *both = (nanoseconds() - start) / BATCH;
  return (end - start) / BATCH;
}

struct times {
  double host, both; /* medians over batches */
};

static struct times measure(const struct shape *shape) {
  double host[BATCHES], both[BATCHES];
  struct times found;
  int i;
  for (i = 0; i < BATCHES; ++i)
    host[i] = batch(shape, &both[i]);
  qsort(host, BATCHES, sizeof *host, ascending);
  qsort(both, BATCHES, sizeof *both, ascending);
  found.host = host[BATCHES / 2];
  found.both = both[BATCHES / 2];
  return found;
}

/* Values that are not the softmax of their row, after one launch on memory that
 * held NaN. */
static int wrong_values(const struct shape *shape) {
  size_t count = (size_t)shape->rows * COLUMNS;
  int row, column, bad = 0;
  check(set_bytes(out, 0xFF, count * sizeof(float)), "cuMemsetD8");
  launch(shape);
  check(synchronize(), "cuCtxSynchronize");
  check(from_gpu(results, out, count * sizeof(float)), "cuMemcpyDtoH");
  /* All rows are looked at, and of the many of the long shape one in 61. */
  for (row = 0; row < shape->rows; row += shape->rows > 4096 ? 61 : 1) {
    const float *from = inputs + (size_t)row * COLUMNS;
    const float *to = results + (size_t)row * COLUMNS;
    double most = from[0], sum = 0;
    for (column = 0; column < COLUMNS; ++column)
      most = from[column] > most ? from[column] : most;
    for (column = 0; column < COLUMNS; ++column)
      sum += exp(from[column] - most);
    for (column = 0; column < COLUMNS; ++column) {
      double right = exp(from[column] - most) / sum;
      bad += !(fabs(to[column] - right) <= 1e-5 * right + 1e-9);
    }
  }
  wrong += bad;
  return bad;
}

/* Whether the race of a shape's size of grid is over, by the text of choices. */
static int is_over(const struct shape *shape, char *text) {
  char key[32];
  unsigned bits = 0, blocks = shape->blocks;
  int size = softmax_choices(module, text, MOST_TEXT);
  if (size < 0 || size >= MOST_TEXT)
    die("softmax_choices", size < 0 ? size : 0);
  for (; blocks; blocks >>= 1)
    ++bits;
  snprintf(key, sizeof key, "\"grid\": %u,", bits);
  return strstr(text, key) != NULL;
}

static void prepare(char *gpu) {
  size_t count = (size_t)shapes[1].rows * COLUMNS, i;
  unsigned state = 1;
  open_gpu(gpu, &stream);
  find(&to_gpu, "cuMemcpyHtoD_v2");
  find(&from_gpu, "cuMemcpyDtoH_v2");
  find(&set_bytes, "cuMemsetD8_v2");
  in = allocate(count * sizeof(float));
  out = allocate(count * sizeof(float));
  inputs = malloc(count * sizeof *inputs);
  results = malloc(count * sizeof *results);
  if (!inputs || !results)
    die("malloc", KILN_NO_MEMORY);
  for (i = 0; i < count; ++i) {
    state = state * 1664525u + 1013904223u;
    inputs[i] = (float)(state >> 8) / (float)(1 << 21) - 4.0f;
  }
  check(to_gpu(in, inputs, count * sizeof(float)), "cuMemcpyHtoD");
  check(softmax_load(&module, NULL), "softmax_load");
}

int main(int argc, char **argv) {
  static char text[MOST_TEXT];
  int most = argc > 1 ? atoi(argv[1]) : 20000, shape, pending = 0;
  struct times plain[SHAPES], settled[SHAPES];
  double racing[SHAPES], ignored;
  int launches[SHAPES], bad[SHAPES] = {0};
  kiln_adaptive how = {sizeof(kiln_adaptive), 0, 0};
  char gpu[256], date[32];
  time_t now = time(NULL);
  if (argc > 2 || most < BATCH) {
    fprintf(stderr, "usage: exported_adaptive [launches, from %d on]\n", BATCH);
    return 1;
  }
  prepare(gpu);
  strftime(date, sizeof date, "%Y-%m-%d", gmtime(&now));
  check(softmax_preload(module), "softmax_preload");
  for (shape = 0; shape < SHAPES; ++shape) {
    bad[shape] += wrong_values(&shapes[shape]);
    batch(&shapes[shape], &ignored);
    plain[shape] = measure(&shapes[shape]);
  }
  check(softmax_adaptive(module, &how), "softmax_adaptive");
  check(softmax_preload(module), "softmax_preload of all builds");
  for (shape = 0; shape < SHAPES; ++shape) {
    double sum = 0;
    launches[shape] = 0;
    do {
      sum += batch(&shapes[shape], &ignored) * BATCH;
      launches[shape] += BATCH;
      if (launches[shape] % (10 * BATCH) == 0)
        bad[shape] += wrong_values(&shapes[shape]);
    } while (!is_over(&shapes[shape], text) && launches[shape] < most);
    racing[shape] = sum / launches[shape];
    pending += !is_over(&shapes[shape], text);
    settled[shape] = measure(&shapes[shape]);
    bad[shape] += wrong_values(&shapes[shape]);
  }
  is_over(&shapes[0], text);
  printf("{\"version\": 1, \"date\": \"%s\", \"gpu\": \"%s\", \"batch\": %d,\n"
         " \"shapes\": [\n",
         date, gpu, BATCH);
  for (shape = 0; shape < SHAPES; ++shape)
    printf("  {\"name\": \"%s\", \"rows\": %d, \"blocks\": %u, "
           "\"launches_until_over\": %d, \"wrong_values\": %d,\n"
           "   \"host_ns\": {\"plain\": %.0f, \"racing\": %.0f, "
           "\"settled\": %.0f},\n"
           "   \"with_gpu_ns\": {\"plain\": %.0f, \"settled\": %.0f}}%s\n",
           shapes[shape].name, shapes[shape].rows, shapes[shape].blocks,
           launches[shape], bad[shape], plain[shape].host, racing[shape],
           settled[shape].host, plain[shape].both, settled[shape].both,
           shape + 1 < SHAPES ? "," : "");
  printf(" ],\n \"races_not_over\": %d,\n \"choices\": %s\n}\n", pending, text);
  softmax_unload(module);
  return wrong || pending ? 2 : 0;
}
