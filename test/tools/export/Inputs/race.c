/* Adaptive launches under the fake driver: what is chosen, what choosing costs,
 * and what may come between. The first argument names a situation, a second one
 * functions that the driver lacks. */
#include "race.h"

#include <math.h>
#include <pthread.h>

static void start(void) {
  new_context(0);
  load_and_learn();
}

/* As for programs that know nothing of it. */
static void not_asked(void) {
  new_context(0);
  load_without("");
  begin_log();
  CHECK_EQUAL(soft_preload(module), 0);
  launch_times(50, 100);
  CHECK_EQUAL(count_in_log("cuEvent"), 0);
  CHECK_EQUAL(count_in_log("cuLibraryLoadData"), soft_variants());
  CHECK_EQUAL(be_adaptive(0, 0), 0);
  CHECK_EQUAL(soft_adaptive(module, NULL), 0);
  launch_times(50, 100);
  CHECK_EQUAL(count_in_log("cuEvent"), 0);
}

/* An export without further builds, which settles at once. */
static void no_others(void) {
  new_context(0);
  load_without("");
  CHECK_EQUAL(be_adaptive(0, 0), 0);
  begin_log();
  launch_times(20, 100);
  CHECK_EQUAL(chosen(7), 0);
  CHECK_EQUAL(count_in_log("cuEvent"), 0);
}

static void fastest(void) {
  int timed;
  start();
  set_times(PLAIN, 95, 80, 120, "");
  setenv("KILN_FAKE_CUDA_NOISE", "0.02", 1);
  begin_log();
  launch_times(600, 100);
  CHECK_EQUAL(chosen(7), 2);
  CHECK_EQUAL(chosen(8), -1);
  timed = count_in_log("cuEventElapsedTime");
  CHECK(timed > 20 && timed <= 400);
  CHECK_EQUAL(count_in_log("Synchronize"), 0);
  CHECK_EQUAL(count_in_log("Wait"), 0);
  begin_log();
  launch_times(50, 127); /* of the same size, and nothing but launches */
  CHECK_EQUAL(launches_of(2), 50);
  CHECK_EQUAL(count_in_log("cuEvent"), 0);
  CHECK_EQUAL(count_in_log("cuCtx"), 0);
  CHECK_EQUAL(count_in_log("cuStream"), 0);
  launch_times(1, 128); /* another one */
  CHECK(count_in_log("cuEventRecord") == 2);
  begin_log(); /* and the plain build again */
  CHECK_EQUAL(soft_adaptive(module, NULL), 0);
  launch_times(10, 100);
  CHECK_EQUAL(launches_of(0), 10);
  CHECK_EQUAL(be_adaptive(0, 0), 0);
  launch_times(10, 100);
  CHECK_EQUAL(launches_of(2), 10);
}

/* Loading takes time, and none of it is a launch's. */
static void loaded_late(void) {
  start();
  soft_unload(module);
  load_without(lacked);
  CHECK_EQUAL(be_adaptive(0, 0), 0);
  set_times(PLAIN, 95, 80, 120, "");
  setenv("KILN_FAKE_CUDA_LAZY", "5000", 1);
  launch_times(300, 100);
  CHECK_EQUAL(chosen(7), 2);
}

/* What is lost stays within two launches and 1 %, but for first launches, of
 * which so much is the driver's. */
static void cost(double first, double second, double third, int launches,
                 double beyond) {
  void *before;
  double lost;
  start();
  set_times(PLAIN, first, second, third, "");
  before = event_now();
  launch_times(launches, 100);
  lost = microseconds_since(before) / PLAIN - launches;
  printf("lost %.1f of %d launches\n", lost, launches);
  CHECK(lost <= 2 + 0.01 * launches + beyond);
}

static void one_is_slow(void) {
  cost(10 * PLAIN, PLAIN, PLAIN, 1500, 9);
  CHECK_EQUAL(chosen(7), -1); /* it was not tried often enough to be out */
  launch_times(200, 100);
  CHECK_EQUAL(chosen(7), 0); /* which would cost more than it may */
}

/* Nor is it forgotten how slow it was once another build is the best. */
static void slow_beside_fast(void) {
  start();
  set_times(PLAIN, 10 * PLAIN, 80, 120, "");
  begin_log();
  launch_times(1500, 100);
  CHECK(launches_of(1) <= 2); /* the first of them tells nothing */
  CHECK(launches_of(2) > 500);
}

static void all_are_slow(void) {
  cost(10 * PLAIN, 5 * PLAIN, 9 * PLAIN, 1500, 9 + 4 + 8);
}

/* Times come late, and grids are never the same for long. */
static void many_grids(void) {
  void *before;
  int i;
  start();
  set_times(PLAIN, 10 * PLAIN, 10 * PLAIN, 10 * PLAIN, "");
  before = event_now();
  for (i = 0; i < 640; ++i)
    launch_times(1, 64 + (uint32_t)i % 64);
  CHECK(fabs(microseconds_since(before) - 640 * PLAIN) < 1);
}

static void two_grids(void) {
  int i;
  start();
  set_times(PLAIN, 110, PLAIN, 90, "");
  setenv("KILN_FAKE_CUDA_NOISE", "0.01", 1);
  for (i = 0; i < 600; ++i)
    launch_times(1, i % 2 ? 70 : 120);
  CHECK_EQUAL(chosen(7), 3);
}

static void equal(void) {
  start();
  set_times(PLAIN, PLAIN, PLAIN, PLAIN, "");
  launch_times(200, 100);
  CHECK_EQUAL(chosen(7), 0);
  begin_log();
  launch_times(50, 100);
  CHECK_EQUAL(launches_of(0), 50);
}

/* Both bounds of a race. */
static void bounds(void) {
  start();
  set_times(PLAIN, 98, 97, 99, "");
  setenv("KILN_FAKE_CUDA_NOISE", "0.2", 1);
  CHECK_EQUAL(be_adaptive(20, 0), 0);
  begin_log();
  launch_times(100, 100);
  CHECK(chosen(7) >= 0);
  /* Or less, where times come late: a build that was not compared yet waits. */
  CHECK(count_in_log("cuEventElapsedTime") <= 20);
  CHECK(count_in_log("cuEventElapsedTime") >= 10);
  CHECK_EQUAL(be_adaptive(0, 1000), 0);
  begin_log();
  launch_times(100, 1000);
  CHECK(chosen(10) >= 0);
  /* And those that are in flight when it is reached. */
  CHECK(count_in_log("cuEventElapsedTime") <= 10 + 8);
}

/* A build that some launches cannot have. */
static void cannot_be_launched(void) {
  char rules[256];
  start();
  snprintf(rules, sizeof rules,
           "image=%s out-of-resources\nimage=%s out-of-resources\n", images[1],
           images[3]);
  set_times(PLAIN, 50, 120, 50, rules);
  begin_log();
  launch_times(300, 100);
  CHECK_EQUAL(chosen(7), 0);
  CHECK_EQUAL(launches_of(1), 1);
  CHECK_EQUAL(launches_of(3), 1);
  set_times(PLAIN, 50, 120, 50, "");
  launch_times(300, 1000);
  CHECK(chosen(10) == 1 || chosen(10) == 3);
  /* The winner cannot any more: the plain one steps in. */
  set_times(PLAIN, 50, 120, 50, rules);
  begin_log();
  launch_times(10, 1000);
  CHECK_EQUAL(launches_of(0), 10);
  set_times(PLAIN, 50, 120, 50, "* out-of-resources\n");
  CHECK_EQUAL(launch_on(NULL, 1000), 701);
  CHECK_EQUAL(launch_on(NULL, 5000), 701);
}

/* What is captured has no time, and captures beside a race stay whole. */
static void capture(void) {
  void *stream, *other;
  int i;
  start();
  set_times(PLAIN, 120, 80, 130, "");
  stream = new_stream();
  other = new_stream();
  for (i = 0; i < 600; ++i) {
    if (i % 50 == 10) {
      begin_capture(stream);
      begin_log();
      CHECK_EQUAL(launch_on(stream, 100), 0);
      CHECK_EQUAL(launch_on(stream, 3000), 0);
      CHECK_EQUAL(launches_of(0) + launches_of(2), 2);
      CHECK_EQUAL(count_in_log("cuEvent"), 0);
      unsetenv("KILN_FAKE_CUDA_LOG");
    }
    CHECK_EQUAL(launch_on(other, 100), 0);
    if (i % 50 == 20)
      end_capture(stream);
  }
  CHECK_EQUAL(chosen(7), 2);
  begin_capture(stream);
  begin_log();
  CHECK_EQUAL(launch_on(stream, 100), 0);
  CHECK_EQUAL(launches_of(2), 1);
  end_capture(stream);
}

/* A context that is gone, with a race in it, takes nothing with it. */
static void context_goes(void) {
  void *gone;
  start();
  set_times(PLAIN, 120, 80, 130, "");
  gone = new_context(0);
  launch_times(9, 100);
  CHECK_EQUAL(call1("cuCtxDestroy_v2", gone), 0);
  set_context(contexts_made[0]);
  launch_times(600, 100);
  CHECK_EQUAL(chosen(7), 2);
  gone = new_context(0);
  launch_times(9, 3000);
  CHECK_EQUAL(call1("cuCtxDestroy_v2", gone), 0);
  gone = new_context(0); /* at the address of the other one */
  launch_times(600, 3000);
  CHECK_EQUAL(chosen(12), 2);
  CHECK_EQUAL(call1("cuCtxDestroy_v2", gone), 0);
}

/* What a module makes it gives back. */
static void unloaded(void) {
  int made;
  start();
  begin_log();
  launch_times(15, 100);
  launch_times(15, 1000);
  soft_unload(module);
  module = NULL;
  made = count_in_log("cuEventCreate");
  CHECK(made > 0 && made <= 64);
  CHECK_EQUAL(count_in_log("cuEventDestroy"), made);
}

static void *launch_often(void *context) {
  void *stream;
  int i;
  set_context(context);
  CHECK_EQUAL(call2("cuStreamCreate", &stream, 0), 0);
  for (i = 0; i < 1500; ++i) {
    CHECK_EQUAL(launch_on(i % 3 ? stream : NULL, 64 + (uint32_t)i % 3), 0);
    if (i % 100 == 0)
      CHECK_EQUAL(launch_on(stream, 1U << (i / 100)), 0);
    if (i % 500 == 499)
      chosen(7);
  }
  CHECK_EQUAL(call1("cuStreamDestroy_v2", stream), 0);
  return NULL;
}

static void threads(void) {
  void *contexts[2];
  pthread_t ids[8];
  int i;
  start();
  contexts[0] = contexts_made[0];
  contexts[1] = new_context(getenv("KILN_FAKE_CUDA_DEVICES") ? 1 : 0);
  set_times(PLAIN, 110, 70, 110, "");
  for (i = 0; i < 8; ++i)
    CHECK(!pthread_create(&ids[i], NULL, launch_often, contexts[i % 2]));
  for (i = 0; i < 8; ++i)
    CHECK(!pthread_join(ids[i], NULL));
  set_context(contexts[0]);
  CHECK(chosen(7) >= 0);
}

static void *launch_in_streams_context(void *stream) {
  int i;
  for (i = 0; i < 600; ++i)
    CHECK_EQUAL(launch_on(stream, 100), 0);
  CHECK_EQUAL(launch_on(NULL, 100), KILN_NO_CONTEXT);
  CHECK_EQUAL(launch_on(NULL, 1000), KILN_NO_CONTEXT);
  return NULL;
}

static void thread_without_context(void) {
  void *stream;
  pthread_t id;
  start();
  set_times(PLAIN, 120, 80, 130, "");
  stream = new_stream();
  CHECK(!pthread_create(&id, NULL, launch_in_streams_context, stream));
  CHECK(!pthread_join(id, NULL));
  CHECK_EQUAL(chosen(7), 2);
}

/* A driver that lacks what times launches, or what names devices. */
static void without_events(void) {
  static const char *const lacking[] = {"cuEventCreate", "cuEventRecord",
                                        "cuEventQuery", "cuEventElapsedTime",
                                        "cuEventDestroy"};
  char text[16];
  size_t i;
  new_context(0);
  for (i = 0; i < sizeof lacking / sizeof *lacking; ++i) {
    load_without(lacking[i]);
    CHECK_EQUAL(be_adaptive(0, 0), KILN_NO_EVENTS);
    CHECK_EQUAL(soft_adaptive(module, NULL), 0);
    begin_log();
    launch_times(20, 100);
    CHECK_EQUAL(count_in_log("cuEvent"), 0);
    CHECK_EQUAL(count_in_log("cuLibraryLoadData"), 1);
    soft_unload(module);
  }
  load_without("cuDeviceGetName");
  CHECK_EQUAL(be_adaptive(0, 0), 0);
  CHECK_EQUAL(soft_choices(module, text, sizeof text), KILN_OLD_DRIVER);
  CHECK_EQUAL(soft_choose(module, "{}"), KILN_OLD_DRIVER);
  launch_times(20, 100);
}

static void wrong_arguments(void) {
  kiln_adaptive adaptive = {4, 0, 0};
  CHECK_EQUAL(soft_adaptive(NULL, NULL), KILN_INVALID_ARGUMENT);
  load_without("");
  CHECK_EQUAL(soft_adaptive(module, &adaptive), KILN_INVALID_ARGUMENT);
  CHECK_EQUAL(soft_choices(module, NULL, 1), KILN_INVALID_ARGUMENT);
  CHECK_EQUAL(soft_choices(NULL, NULL, 0), KILN_INVALID_ARGUMENT);
  CHECK_EQUAL(soft_choose(module, NULL), KILN_INVALID_ARGUMENT);
  CHECK_EQUAL(soft_choices(module, NULL, 0), KILN_NO_CONTEXT);
}

/* Races of the same builds under other noise, and how many of them end with
 * `expected`. */
static int races(int count, int expected) {
  int i, found = 0, launches;
  for (i = 0; i < count; ++i) {
    set_number("KILN_FAKE_CUDA_SEED", i);
    soft_unload(module);
    load_without(lacked);
    CHECK_EQUAL(be_adaptive(0, 0), 0);
    CHECK_EQUAL(soft_preload(module), 0);
    for (launches = 0; launches < 3000 && chosen(7) < 0; launches += 50)
      launch_times(50, 100);
    found += chosen(7) == expected;
  }
  return found;
}

static void errors_are_rare(void) {
  int kept;
  start();
  set_times(PLAIN, PLAIN, PLAIN, PLAIN, "");
  setenv("KILN_FAKE_CUDA_NOISE", "0.05", 1);
  kept = races(200, 0);
  printf("%d of 200 races of equal builds replace the plain one\n", 200 - kept);
  CHECK(kept >= 190);
}

static void small_gains_are_found(void) {
  int found;
  start();
  set_times(PLAIN, 101, 96, PLAIN, "");
  setenv("KILN_FAKE_CUDA_NOISE", "0.02", 1);
  found = races(50, 2);
  printf("%d of 50 races find what is 4 %% faster\n", found);
  CHECK(found >= 45);
}

int main(int count, char **arguments) {
  static const struct {
    const char *name;
    void (*run)(void);
  } all[] = {{"not-asked", not_asked},
             {"no-others", no_others},
             {"fastest", fastest},
             {"loaded-late", loaded_late},
             {"one-is-slow", one_is_slow},
             {"slow-beside-fast", slow_beside_fast},
             {"all-are-slow", all_are_slow},
             {"many-grids", many_grids},
             {"two-grids", two_grids},
             {"equal", equal},
             {"bounds", bounds},
             {"cannot-be-launched", cannot_be_launched},
             {"capture", capture},
             {"context-goes", context_goes},
             {"unloaded", unloaded},
             {"threads", threads},
             {"thread-without-context", thread_without_context},
             {"without-events", without_events},
             {"wrong-arguments", wrong_arguments},
             {"errors-are-rare", errors_are_rare},
             {"small-gains-are-found", small_gains_are_found}};
  size_t i = 0;
  CHECK(count == 2 || count == 3);
  if (count == 3)
    lacked = arguments[2];
  while (i < sizeof all / sizeof *all && strcmp(arguments[1], all[i].name))
    ++i;
  CHECK(i < sizeof all / sizeof *all);
  all[i].run();
  soft_unload(module);
  destroy_all();
  printf("passed %s\n", arguments[1]);
  return 0;
}
