/* What a launch costs the host: the exported launcher against cuLaunchKernel
 * as a person writes it, in one process, on one GPU, with five arguments.
 *
 *   launch axpy.cubin [rounds]
 *
 * In each round every variant launches 500 times, which the driver's queue
 * takes without waiting for the GPU, then the GPU is waited for, untimed; the
 * order of the variants changes from round to round. A ratio is the median over
 * rounds of the two variants' times in the same round. Prints JSON. */
#define _POSIX_C_SOURCE 200809L
#include "axpy.h"

#define PROGRAM "launch"
#define ERROR_TEXT axpy_error
#include "gpu.h"

enum { N = 512, LAUNCHES = 500, MOST_ROUNDS = 5000 };

typedef int (*launch_function)(void *, unsigned, unsigned, unsigned, unsigned,
                               unsigned, unsigned, unsigned, void *, void **,
                               void **);

static launch_function launch_kernel;
static kiln_module *module;
static void *function, *kernel;
static void *x, *y, *out;

/* One launch by hand. Not inlined, as the exported one is not: both are
 * functions of another file to whoever calls them. */
static __attribute__((noinline)) int
by_hand(void *handle, const kiln_launch *launch, const void *px, const void *py,
        const void *pout, float a, int32_t n) {
  void *arguments[] = {(void *)&px, (void *)&py, (void *)&pout, &a, &n};
  return launch_kernel(handle, launch->grid[0], launch->grid[1],
                       launch->grid[2], 128, 1, 1, 0, launch->stream, arguments,
                       NULL);
}

enum { EXPORTED, VARIANT, HAND, HAND_LIBRARY, VARIANTS };
static const char *const names[VARIANTS] = {"exported", "exported_variant",
                                            "cuLaunchKernel",
                                            "cuLaunchKernel_of_library"};

static double measure(int variant, void *stream) {
  kiln_launch launch = {
      sizeof(kiln_launch), {N / 128, 1, 1}, stream, 0, {0, 0, 0}};
  double start = nanoseconds(), end;
  int i, code = 0;
  for (i = 0; i < LAUNCHES && !code; ++i)
    switch (variant) {
    case EXPORTED:
      code = axpy(module, &launch, x, y, out, 2.0f, N);
      break;
    case VARIANT:
      code = axpy_variant(module, 0, &launch, x, y, out, 2.0f, N);
      break;
    case HAND:
      code = by_hand(function, &launch, x, y, out, 2.0f, N);
      break;
    default:
      code = by_hand(kernel, &launch, x, y, out, 2.0f, N);
    }
  end = nanoseconds();
  check(code, names[variant]);
  check(synchronize(), "cuCtxSynchronize");
  return (end - start) / LAUNCHES;
}

static double quantile(double *values, int count, double at) {
  qsort(values, (size_t)count, sizeof *values, ascending);
  return values[(int)(at * (count - 1))];
}

static char *read_whole(const char *path) {
  FILE *file = fopen(path, "rb");
  long size;
  char *bytes;
  if (!file || fseek(file, 0, SEEK_END) || (size = ftell(file)) < 0)
    die(path, 0);
  rewind(file);
  bytes = malloc((size_t)size);
  if (!bytes || fread(bytes, 1, (size_t)size, file) != (size_t)size)
    die(path, 0);
  fclose(file);
  return bytes;
}

/* A context, memory, and the kernel as a person loads it. */
static void prepare(const char *cubin, void **stream, char *gpu) {
  int (*load)(void **, const void *), (*get)(void **, void *, const char *);
  int (*load_library)(void **, const void *, void *, void **, unsigned, void *,
                      void **, unsigned);
  int (*get_kernel)(void **, void *, const char *);
  void *loaded;
  char *image = read_whole(cubin);
  open_gpu(gpu, stream);
  find(&load, "cuModuleLoadData");
  find(&get, "cuModuleGetFunction");
  find(&load_library, "cuLibraryLoadData");
  find(&get_kernel, "cuLibraryGetKernel");
  find(&launch_kernel, "cuLaunchKernel");
  check(load(&loaded, image), "cuModuleLoadData");
  check(get(&function, loaded, "axpy"), "cuModuleGetFunction");
  check(load_library(&loaded, image, NULL, NULL, 0, NULL, NULL, 0),
        "cuLibraryLoadData");
  check(get_kernel(&kernel, loaded, "axpy"), "cuLibraryGetKernel");
  x = allocate(N * sizeof(float));
  y = allocate(N * sizeof(float));
  out = allocate(N * sizeof(float));
  check(axpy_load(&module, NULL), "axpy_load");
  check(axpy_preload(module), "axpy_preload");
}

/* The exported launcher computes what it should. */
static void verify(void *stream) {
  int (*in)(void *, const void *, size_t), (*back)(void *, void *, size_t);
  float xs[N], ys[N], outs[N];
  kiln_launch launch = {sizeof(kiln_launch), {0, 0, 0}, stream, 0, {0, 0, 0}};
  int i;
  find(&in, "cuMemcpyHtoD_v2");
  find(&back, "cuMemcpyDtoH_v2");
  for (i = 0; i < N; ++i) {
    xs[i] = (float)i;
    ys[i] = (float)(i % 7);
  }
  check(in(x, xs, sizeof xs), "cuMemcpyHtoD");
  check(in(y, ys, sizeof ys), "cuMemcpyHtoD");
  check(axpy_grid(launch.grid, N), "axpy_grid");
  check(axpy(module, &launch, x, y, out, 2.0f, N), "axpy");
  check(synchronize(), "cuCtxSynchronize");
  check(back(outs, out, sizeof outs), "cuMemcpyDtoH");
  for (i = 0; i < N; ++i)
    if (outs[i] != 2.0f * xs[i] + ys[i]) {
      fprintf(stderr, "launch: element %d is %g, not %g\n", i, outs[i],
              2.0f * xs[i] + ys[i]);
      exit(2);
    }
}

int main(int count, char **arguments) {
  static double times[VARIANTS][MOST_ROUNDS], ratios[MOST_ROUNDS];
  int rounds = count > 2 ? atoi(arguments[2]) : 1000, round, variant;
  int (*get_version)(int *), version;
  char gpu[256], date[32];
  time_t now = time(NULL);
  void *stream;
  if (count < 2 || rounds < 1 || rounds > MOST_ROUNDS) {
    fprintf(stderr, "usage: launch axpy.cubin [rounds]\n");
    return 1;
  }
  prepare(arguments[1], &stream, gpu);
  verify(stream);
  find(&get_version, "cuDriverGetVersion");
  check(get_version(&version), "cuDriverGetVersion");
  strftime(date, sizeof date, "%Y-%m-%d", gmtime(&now));
  for (round = -20; round < rounds; ++round) /* the first ones warm up */
    for (variant = 0; variant < VARIANTS; ++variant) {
      int now = (variant + round + 20) % VARIANTS;
      double time = measure(now, stream);
      if (round >= 0)
        times[now][round] = time;
    }
  printf("{\n  \"version\": 1,\n  \"date\": \"%s\",\n  \"gpu\": \"%s\",\n"
         "  \"cuda_driver\": %d,\n  \"arguments\": 5,\n  \"rounds\": %d,\n"
         "  \"launches_per_round\": %d,\n  \"variants\": [\n",
         date, gpu, version, rounds, LAUNCHES);
  for (variant = 0; variant < VARIANTS; ++variant) {
    double median, low, high;
    for (round = 0; round < rounds; ++round)
      ratios[round] = times[variant][round] / times[HAND][round];
    median = quantile(ratios, rounds, 0.5);
    low = quantile(ratios, rounds, 0.05);
    high = quantile(ratios, rounds, 0.95);
    printf("    {\"variant\": \"%s\", \"ratio_to_cuLaunchKernel\": %.4f, "
           "\"ratio_p5\": %.4f, \"ratio_p95\": %.4f, ",
           names[variant], median, low, high);
    memcpy(ratios, times[variant], sizeof(double) * (size_t)rounds);
    printf("\"nanoseconds\": %.0f}%s\n", quantile(ratios, rounds, 0.5),
           variant + 1 < VARIANTS ? "," : "");
  }
  printf("  ]\n}\n");
  axpy_unload(module);
  return 0;
}
