/* Launches that choose among the builds of a variant by the times of the
 * program's own launches. There is a race (LauncherRace.c) for each variant,
 * context and size of grid; once it is over, its winner stands in
 * kiln_loaded::choices and is launched with nothing in between. Times are those
 * of events on the launch's own stream, which are read when they have happened:
 * nothing waits for them. */

enum {
  KILN_PAIRS = 32 /* of events: timed launches in flight in a context */
};

/* A timed launch in flight. */
typedef struct kiln_timed {
  kiln_race *race;
  kiln_ticket ticket;
  unsigned pair;
} kiln_timed;

/* The races of one context, and its events. */
struct kiln_racer {
  struct kiln_racer *next; /* older */
  kiln_loaded *loaded;
  void *context;
  unsigned long long id;
  kiln_race **races;       /* by variant and size of grid; null: none goes on */
  unsigned char *complete; /* by slot: kiln_complete was called */
  struct {
    void *start, *stop;
  } pairs[KILN_PAIRS];                   /* null: not made yet */
  unsigned free[KILN_PAIRS], free_count; /* numbers of pairs */
  kiln_timed timed[KILN_PAIRS];          /* a ring, the oldest first */
  unsigned first, timed_count;
};

static void kiln_free_racers(kiln_module *module) {
  const kiln_cuda *cuda = &module->cuda;
  kiln_racer *racer, *next;
  unsigned i;
  for (racer = module->racers; racer; racer = next) {
    unsigned long long id = racer->id;
    /* Events are gone with their context. */
    int is_alive = !cuda->context_id ||
                   (!cuda->context_id(racer->context, &id) && id == racer->id);
    next = racer->next;
    for (i = 0; is_alive && i < KILN_PAIRS; ++i) {
      if (racer->pairs[i].start)
        cuda->event_destroy(racer->pairs[i].start);
      if (racer->pairs[i].stop)
        cuda->event_destroy(racer->pairs[i].stop);
    }
    for (i = 0; i < kiln_choice_count(module->program); ++i)
      free(racer->races[i]);
    free(racer->races);
    free(racer->complete);
    free(racer);
  }
}

/* Number of bits of the number of blocks, less one: 0 to KILN_SIZES - 1. */
static unsigned kiln_size_of(const uint32_t *grid) {
  uint64_t blocks = (uint64_t)grid[0] * grid[1];
  if (blocks > UINT64_MAX / grid[2]) /* which no driver launches */
    return KILN_SIZES - 1;
  return 63 - (unsigned)__builtin_clzll(blocks * grid[2]);
}

/* The rest is under the module's lock where nothing else is said. */

static kiln_racer *kiln_racer_of(kiln_module *module, kiln_loaded *loaded,
                                 void *context, unsigned long long id) {
  kiln_racer *racer;
  unsigned i;
  for (racer = module->racers; racer; racer = racer->next)
    if (racer->context == context && racer->id == id && racer->loaded == loaded)
      return racer;
  racer = (kiln_racer *)calloc(1, sizeof *racer);
  if (!racer)
    return NULL;
  racer->races = (kiln_race **)calloc(kiln_choice_count(module->program),
                                      sizeof *racer->races);
  racer->complete = (unsigned char *)calloc(kiln_slots(module->program), 1);
  if (!racer->races || !racer->complete) {
    free(racer->races);
    free(racer->complete);
    free(racer);
    return NULL;
  }
  racer->loaded = loaded;
  racer->context = context;
  racer->id = id;
  for (i = 0; i < KILN_PAIRS; ++i)
    racer->free[racer->free_count++] = KILN_PAIRS - 1 - i;
  racer->next = module->racers;
  module->racers = racer;
  return racer;
}

/* The race that goes on, begun if there was none; null: no memory. */
static kiln_race *kiln_race_of(const kiln_module *module, kiln_racer *racer,
                               unsigned v, unsigned choice) {
  unsigned builds = module->program->build_count, b;
  kiln_race *race = racer->races[choice];
  if (race || !(race = (kiln_race *)calloc(1, sizeof *race)))
    return race;
  kiln_start_race(race, builds, module->race_launches,
                  module->race_microseconds);
  for (b = 1; b < builds; ++b)
    if (!racer->loaded->binaries[v * builds + b])
      kiln_remove(race, b);
  racer->races[choice] = race;
  return race;
}

/* What is asked of events is unsafe beside captures of other streams, were they
 * not told to let it pass. */
static int kiln_relax(const kiln_module *module, int *mode) {
  *mode = KILN_CUDA_CAPTURE_RELAXED;
  return module->cuda.exchange_capture_mode(mode);
}

/* Reads the times of launches that have ended, the oldest first. Several
 * streams do not end in the order of their launches, so the oldest that runs
 * still stops it. */
static void kiln_read(const kiln_module *module, kiln_racer *racer) {
  const kiln_cuda *cuda = &module->cuda;
  int mode;
  if (!racer->timed_count || kiln_relax(module, &mode))
    return;
  while (racer->timed_count) {
    kiln_timed *oldest = &racer->timed[racer->first];
    void *stop = racer->pairs[oldest->pair].stop;
    float milliseconds = 0;
    double microseconds;
    if (cuda->event_query(stop))
      break;
    microseconds = cuda->event_elapsed(&milliseconds,
                                       racer->pairs[oldest->pair].start, stop)
                       ? 0
                   : milliseconds > 1e-6F ? 1e3 * milliseconds
                                          : 1e-3;
    kiln_record(oldest->race, oldest->ticket, microseconds);
    racer->free[racer->free_count++] = oldest->pair;
    racer->first = (racer->first + 1) % KILN_PAIRS;
    --racer->timed_count;
  }
  cuda->exchange_capture_mode(&mode);
}

static int kiln_make_pair(const kiln_module *module, kiln_racer *racer,
                          unsigned pair) {
  const kiln_cuda *cuda = &module->cuda;
  int mode, result = 0;
  if (racer->pairs[pair].stop)
    return 0;
  if ((result = kiln_relax(module, &mode)))
    return result;
  if (!racer->pairs[pair].start)
    result = cuda->event_create(&racer->pairs[pair].start, 0);
  if (!result)
    result = cuda->event_create(&racer->pairs[pair].stop, 0);
  cuda->exchange_capture_mode(&mode);
  return result;
}

/* Whether this launch is to be timed, and as what. */
static int kiln_draw(kiln_module *module, kiln_racer *racer, kiln_race *race,
                     const uint32_t *grid, kiln_timed *timed) {
  if (kiln_needs_times(race, grid))
    kiln_read(module, racer);
  if (!kiln_next(race, grid, &module->random, &timed->ticket))
    return 0;
  timed->race = race;
  if (racer->free_count) {
    timed->pair = racer->free[racer->free_count - 1];
    if (!kiln_make_pair(module, racer, timed->pair)) {
      --racer->free_count;
      return 1;
    }
  }
  kiln_record(race, timed->ticket, 0);
  return 0;
}

/* Ends a race once the last times are there. */
static void kiln_settle(kiln_racer *racer, unsigned choice) {
  kiln_race *race = racer->races[choice];
  kiln_choice *settled = &racer->loaded->choices[choice];
  const kiln_arm *best = &race->arms[race->best];
  kiln_choice found;
  if (!kiln_is_over(race) || race->in_flight)
    return;
  found.winner = (int)race->best + 1;
  found.comparisons = best->comparisons;
  found.wins = best->wins;
  found.gain = best->base;
  kiln_publish(settled, &found);
  racer->races[choice] = NULL;
  free(race);
}

/* Without the lock: launches a build between two events, and the plain one
 * where that is impossible. */
static int kiln_launch_timed(kiln_module *module, kiln_racer *racer, unsigned v,
                             const kiln_timed *timed, const kiln_launch *launch,
                             void **passed) {
  const kiln_cuda *cuda = &module->cuda;
  unsigned build = timed->ticket.build;
  unsigned slot = v * module->program->build_count + build;
  void *start = racer->pairs[timed->pair].start, *handle;
  void *stop = racer->pairs[timed->pair].stop;
  int is_timed = 0, result;
  result = kiln_ready(module, racer->loaded, slot, launch->stream, &handle);
  if (!result && !__atomic_load_n(&racer->complete[slot], __ATOMIC_RELAXED)) {
    result = kiln_complete(module, handle);
    __atomic_store_n(&racer->complete[slot], 1, __ATOMIC_RELAXED);
  }
  if (!result) {
    is_timed = !cuda->event_record(start, launch->stream);
    result = kiln_start(module, racer->loaded->binaries[slot], handle, launch,
                        passed);
    is_timed = is_timed && !result && !cuda->event_record(stop, launch->stream);
  }
  pthread_mutex_lock(&module->lock);
  if (is_timed) {
    racer->timed[(racer->first + racer->timed_count++) % KILN_PAIRS] = *timed;
  } else {
    racer->free[racer->free_count++] = timed->pair;
    if (result && build)
      kiln_remove(timed->race, build);
    kiln_record(timed->race, timed->ticket, 0);
  }
  pthread_mutex_unlock(&module->lock);
  if (result && build)
    return kiln_launch_build(module, racer->loaded, v, 0, launch, passed);
  return result;
}

/* Without the lock, in the launch's context: a launch whose race goes on. */
static int kiln_launch_racing(kiln_module *module, kiln_loaded *loaded,
                              void *context, unsigned v, unsigned choice,
                              const kiln_launch *launch, void **passed) {
  const kiln_cuda *cuda = &module->cuda;
  unsigned long long id = 0;
  kiln_racer *racer;
  kiln_race *race = NULL;
  kiln_timed timed;
  unsigned build = 0;
  int is_capturing, is_timed = 0;
  int result = kiln_captures(cuda, launch->stream, &is_capturing);
  if (!result && cuda->context_id)
    result = cuda->context_id(context, &id);
  if (result)
    return result;
  pthread_mutex_lock(&module->lock);
  racer = kiln_racer_of(module, loaded, context, id);
  if (racer)
    race = kiln_race_of(module, racer, v, choice);
  if (race) {
    /* Into a graph goes the best as it is now. */
    is_timed =
        !is_capturing && kiln_draw(module, racer, race, launch->grid, &timed);
    build = race->best;
    if (!is_timed && !is_capturing)
      kiln_settle(racer, choice);
  }
  pthread_mutex_unlock(&module->lock);
  if (is_timed)
    return kiln_launch_timed(module, racer, v, &timed, launch, passed);
  return kiln_launch_build(module, loaded, v, build, launch, passed);
}

/* Without the lock: a launch of a variant whose build is to be chosen. */
static int kiln_launch_adaptive(kiln_module *module, kiln_loaded *loaded,
                                unsigned v, const kiln_launch *launch,
                                void **passed) {
  unsigned choice = v * KILN_SIZES + kiln_size_of(launch->grid);
  int winner =
      __atomic_load_n(&loaded->choices[choice].winner, __ATOMIC_ACQUIRE);
  void *context;
  int pushed, result;
  if (winner)
    return kiln_launch_build(module, loaded, v, (unsigned)winner - 1, launch,
                             passed);
  if ((result = kiln_enter(module, launch->stream, &context, &pushed)))
    return result;
  result =
      kiln_launch_racing(module, loaded, context, v, choice, launch, passed);
  kiln_leave(module, pushed);
  return result;
}
