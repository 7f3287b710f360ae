/* A race of builds of one kernel: which of them the next launch takes, and
 * which are out. Pure: it knows neither the driver nor clocks. The rule is that
 * of Python's `adaptive` (tools/python/kiln/adaptive).
 *
 * Launches of one grid form iterations: each build that is still in the race is
 * launched once in each, in random order, and compared with the best so far.
 * So all of an iteration are launches of one size close in time, and chance
 * alone decides who comes first. Of a pair of times only the sign counts. Who
 * holds that a challenger is not faster is offered bets on each sign at fair
 * odds (Waudby-Smith and Ramdas, "Estimating means of bounded random variables
 * by betting", 2024): if he is right, what is won against him ever grows by a
 * factor of 1/a with a probability of at most a, whenever one stops to look.
 *
 * A build that was not compared yet may be slower by any factor. So it is alone
 * with the best in its iteration, and no other such build is launched until both
 * times are there. Its first launch comes after one of the best on the same grid
 * and is not compared: that order was no matter of chance, and the driver brought
 * the build's code to the GPU. */

enum {
  KILN_MOST_BUILDS = 8, /* beside the plain one */
  KILN_STAKES = 3,
  KILN_GAINS = 256,           /* kept of a comparison: the first */
  KILN_MOST_IN_ITERATION = 4, /* challengers */
  KILN_MOST_GRIDS = 8,        /* whose iterations are open at once */
  /* Launches, timed or not, in those that may be timed: where the loss of
   * trying who is left cannot be borne, a race ends all the same. */
  KILN_MOST_SEEN = 4,
  KILN_ITERATIONS = 16 /* with those that wait for times alone */
};

/* Parts of what is owned that are staked at each comparison, each by one of as
 * many who bet; their mean counts. Small stakes win against noise, great ones
 * end a clear case early. */
static const double kiln_stakes[KILN_STAKES] = {0.15, 0.4, 0.8};
/* How much faster a challenger has to be to count as faster: what two timings
 * of one binary differ by, at best. */
static const double kiln_margin = 0.005;
/* The probability of taking a build that is not faster, over all builds of a
 * race; and of dropping one that is. */
static const double kiln_error_rate = 0.05;
/* What a race may lose, in launches of the best build: some at once, or nothing
 * would ever be tried, and a share of all launches. */
static const double kiln_free_loss = 2, kiln_loss_share = 0.01;
/* Microseconds of a build's first launch that are not taken for its speed, nor
 * for a loss: the driver brings its code to the GPU then (an H100 took up to 420
 * for it, 2026-11-28). */
static const double kiln_first_microseconds = 500;

/* One build in the race, compared with the best so far. Of the best itself, the
 * comparison is with the one that was the best before. */
typedef struct kiln_arm {
  double faster[KILN_STAKES];     /* what those own who bet that it is */
  double not_faster[KILN_STAKES]; /* what the others do */
  float gains[KILN_GAINS];        /* the best's time over its own, ascending */
  unsigned gain_count;
  uint32_t comparisons, wins;
  double expected; /* its gain before the first comparison; 0: never seen run */
  double base;     /* of the best: its gain over the plain build */
  int is_compared; /* once at least, with whoever was the best */
  int is_out;
} kiln_arm;

typedef struct kiln_iteration {
  uint32_t grid[3];
  int is_open; /* still takes launches */
  int is_bet;  /* chance decided its order */
  int probes;  /* holds a launch of a build that was not compared yet */
  unsigned best;
  unsigned waiting[KILN_MOST_IN_ITERATION + 1], waiting_count; /* last first */
  unsigned in_flight;
  double times[KILN_MOST_BUILDS + 1]; /* microseconds, by build; 0: none */
  double loss;      /* that is expected of what it has launched */
  uint64_t started; /* iterations before it */
} kiln_iteration;

typedef struct kiln_race {
  kiln_arm arms[KILN_MOST_BUILDS + 1]; /* by build */
  unsigned count, best;
  uint32_t most_launches, timed, in_flight;
  double most_microseconds, microseconds;
  uint64_t seen;            /* launches, timed or not */
  double lost, may_be_lost; /* the latter by launches whose times are awaited */
  unsigned probing;         /* iterations that probe, and await times */
  kiln_iteration iterations[KILN_ITERATIONS];
  uint64_t started;
} kiln_race;

/* A launch that is to be timed. */
typedef struct kiln_ticket {
  unsigned build, iteration;
} kiln_ticket;

static void kiln_reset(kiln_arm *arm) {
  unsigned i;
  for (i = 0; i < KILN_STAKES; ++i)
    arm->faster[i] = arm->not_faster[i] = 1;
  arm->gain_count = 0;
  arm->comparisons = arm->wins = 0;
}

/* `race` is all zero. At most so many launches are timed, of so many
 * microseconds in all. */
static void kiln_start_race(kiln_race *race, unsigned count, uint32_t launches,
                            double microseconds) {
  unsigned a;
  race->count = count;
  race->most_launches = launches;
  race->most_microseconds = microseconds;
  for (a = 0; a < count; ++a) {
    kiln_reset(&race->arms[a]);
    race->arms[a].base = 1;
  }
}

static int kiln_is_seen(const kiln_arm *arm) {
  return arm->gain_count || arm->expected > 0;
}

/* The best's time over the arm's: the median. */
static double kiln_gain(const kiln_arm *arm) {
  unsigned half = arm->gain_count / 2;
  if (!arm->gain_count)
    return arm->expected > 0 ? arm->expected : 1;
  if (arm->gain_count % 2)
    return arm->gains[half];
  return ((double)arm->gains[half - 1] + arm->gains[half]) / 2;
}

/* In launches of the best. */
static double kiln_expected_loss(const kiln_arm *arm) {
  double gain = kiln_gain(arm);
  return gain < 1 ? 1 / gain - 1 : 0;
}

static double kiln_may_lose(const kiln_race *race) {
  return kiln_free_loss + kiln_loss_share * (double)race->seen - race->lost -
         race->may_be_lost;
}

static int kiln_is_challenger(const kiln_race *race, unsigned a) {
  return a != race->best && !race->arms[a].is_out;
}

static int kiln_is_over(const kiln_race *race) {
  unsigned a;
  if (race->timed >= race->most_launches ||
      race->microseconds >= race->most_microseconds ||
      race->seen > KILN_MOST_SEEN * (uint64_t)race->most_launches)
    return 1;
  for (a = 0; a < race->count; ++a)
    if (kiln_is_challenger(race, a))
      return 0;
  return 1;
}

/* Whether all launches that may be timed are over or in flight. */
static int kiln_is_spent(const kiln_race *race) {
  return kiln_is_over(race) ||
         race->timed + race->in_flight >= race->most_launches;
}

static void kiln_bet(double *owned, int won) {
  unsigned i;
  for (i = 0; i < KILN_STAKES; ++i)
    owned[i] *= won ? 1 + kiln_stakes[i] : 1 - kiln_stakes[i];
}

static int kiln_disproves(const double *owned, double error) {
  return (owned[0] + owned[1] + owned[2]) / (double)KILN_STAKES >= 1 / error;
}

static void kiln_add_pair(kiln_arm *arm, double mine, double best) {
  int wins = mine * (1 + kiln_margin) < best;
  float gain = (float)(best / mine);
  unsigned i;
  if (arm->gain_count < KILN_GAINS) {
    for (i = arm->gain_count++; i && arm->gains[i - 1] > gain; --i)
      arm->gains[i] = arm->gains[i - 1];
    arm->gains[i] = gain;
  }
  arm->is_compared = 1;
  ++arm->comparisons;
  arm->wins += (uint32_t)wins;
  kiln_bet(arm->faster, wins);
  kiln_bet(arm->not_faster, !wins);
}

/* Gives an iteration's slot back. */
static void kiln_release(kiln_race *race, kiln_iteration *iteration) {
  race->may_be_lost -= iteration->loss;
  race->probing -= (unsigned)iteration->probes;
  memset(iteration, 0, sizeof *iteration);
}

static void kiln_compare(kiln_race *race, kiln_iteration *iteration);

/* No further launch comes to it. */
static void kiln_close(kiln_race *race, kiln_iteration *iteration) {
  iteration->is_open = 0;
  iteration->waiting_count = 0;
  if (!iteration->in_flight)
    kiln_compare(race, iteration);
}

/* Everybody is compared with the best, who is another one now: one whose gain
 * over the one before is `gain`. */
static void kiln_begin_anew(kiln_race *race, double gain) {
  unsigned i;
  for (i = 0; i < race->count; ++i)
    if (kiln_is_challenger(race, i)) {
      kiln_arm *arm = &race->arms[i];
      if (kiln_is_seen(arm))
        arm->expected = kiln_gain(arm) / gain;
      kiln_reset(arm);
    }
  for (i = 0; i < KILN_ITERATIONS; ++i)
    if (race->iterations[i].is_open)
      kiln_close(race, &race->iterations[i]);
}

/* Takes the challenger that was found to be faster, of several the fastest. */
static void kiln_replace_best(kiln_race *race) {
  unsigned a, found = race->count;
  double gain = 0;
  for (a = 0; a < race->count; ++a)
    if (kiln_is_challenger(race, a) &&
        kiln_disproves(race->arms[a].faster,
                       kiln_error_rate / (double)KILN_MOST_BUILDS) &&
        kiln_gain(&race->arms[a]) > gain) {
      found = a;
      gain = kiln_gain(&race->arms[a]);
    }
  if (found == race->count)
    return;
  race->arms[found].base = race->arms[race->best].base * gain;
  race->arms[race->best].is_out = 1;
  race->best = found;
  kiln_begin_anew(race, gain);
}

/* What the times of an iteration say, which is over. */
static void kiln_compare(kiln_race *race, kiln_iteration *iteration) {
  double best = iteration->times[iteration->best];
  unsigned a;
  if (!(best > 0))
    race->lost += iteration->loss; /* nobody knows what it really was */
  else
    for (a = 0; a < race->count; ++a) {
      kiln_arm *arm = &race->arms[a];
      double mine = iteration->times[a];
      if (a == iteration->best || !(mine > 0))
        continue;
      if (!iteration->is_bet) {
        mine -= kiln_first_microseconds;
        arm->expected = mine > best ? best / mine : 1;
        race->lost += 1 / arm->expected - 1;
        continue;
      }
      race->lost += mine / best - 1;
      if (arm->is_out || iteration->best != race->best)
        continue; /* against one that is no longer the best */
      kiln_add_pair(arm, mine, best);
      if (kiln_disproves(arm->not_faster, kiln_error_rate))
        arm->is_out = 1;
    }
  if (race->lost < 0)
    race->lost = 0;
  kiln_release(race, iteration);
  kiln_replace_best(race);
}

/* A timed launch that is over; 0 microseconds: it has no time. */
static void kiln_record(kiln_race *race, kiln_ticket ticket,
                        double microseconds) {
  kiln_iteration *iteration = &race->iterations[ticket.iteration];
  --race->in_flight;
  --iteration->in_flight;
  if (microseconds > 0) {
    ++race->timed;
    race->microseconds += microseconds;
    iteration->times[ticket.build] = microseconds;
  }
  if (!iteration->is_open && !iteration->in_flight)
    kiln_compare(race, iteration);
}

/* A build that cannot be launched is out; the plain one is the best if that
 * was. */
static void kiln_remove(kiln_race *race, unsigned build) {
  double base = race->arms[build].base;
  race->arms[build].is_out = 1;
  if (build != race->best)
    return;
  race->best = 0;
  race->arms[0].is_out = 0;
  kiln_begin_anew(race, 1 / base);
}

/* xorshift64 (Marsaglia, 2003); below `end`. */
static unsigned kiln_random(uint64_t *state, unsigned end) {
  *state ^= *state << 13;
  *state ^= *state >> 7;
  *state ^= *state << 17;
  return (unsigned)((*state >> 32) % end);
}

/* A slot for one more open iteration, or null. The one that was started first
 * makes room: its grid may never be launched again. */
static kiln_iteration *kiln_free_iteration(kiln_race *race) {
  kiln_iteration *oldest = NULL, *at, *end = race->iterations + KILN_ITERATIONS;
  unsigned open = 0;
  for (at = race->iterations; at != end; ++at)
    if (at->is_open) {
      ++open;
      if (!oldest || at->started < oldest->started)
        oldest = at;
    }
  if (open >= KILN_MOST_GRIDS)
    kiln_close(race, oldest);
  for (at = race->iterations; at != end; ++at)
    if (!at->is_open && !at->in_flight)
      return at;
  return NULL;
}

/* Who may come to an iteration: one that was not compared yet, alone, or those
 * who lose least; losses have to be borne. */
static unsigned kiln_able(const kiln_race *race, unsigned *able) {
  unsigned a, i, count = 0;
  double may_lose = kiln_may_lose(race), sum = 0;
  for (a = 0; a < race->count; ++a) {
    const kiln_arm *arm = &race->arms[a];
    double loss = kiln_expected_loss(arm);
    if (!kiln_is_challenger(race, a))
      continue;
    if (!arm->is_compared && loss <= may_lose) {
      able[0] = a;
      return 1;
    }
    if (!arm->is_compared)
      continue;
    for (i = count++; i && kiln_expected_loss(&race->arms[able[i - 1]]) > loss;
         --i)
      able[i] = able[i - 1];
    able[i] = a;
  }
  if (count > KILN_MOST_IN_ITERATION)
    count = KILN_MOST_IN_ITERATION;
  for (i = 0; i < count; ++i) {
    sum += kiln_expected_loss(&race->arms[able[i]]);
    if (sum > may_lose)
      return i;
  }
  return count;
}

/* The best and its challengers in an iteration of this grid; null: there are
 * none. */
static kiln_iteration *kiln_begin(kiln_race *race, const uint32_t *grid,
                                  uint64_t *random) {
  unsigned able[KILN_MOST_BUILDS + 1], count, i, j, other;
  kiln_iteration *iteration = kiln_free_iteration(race);
  if (!iteration || !(count = kiln_able(race, able)))
    return NULL;
  memcpy(iteration->grid, grid, sizeof iteration->grid);
  iteration->is_open = 1;
  iteration->started = race->started++;
  iteration->best = race->best;
  iteration->is_bet = kiln_is_seen(&race->arms[able[0]]);
  able[count++] = race->best;
  iteration->waiting_count = count;
  memcpy(iteration->waiting, able, count * sizeof *able);
  for (i = count; iteration->is_bet && i > 1; --i) {
    j = kiln_random(random, i);
    other = iteration->waiting[j];
    iteration->waiting[j] = iteration->waiting[i - 1];
    iteration->waiting[i - 1] = other;
  }
  return iteration;
}

/* The iteration that takes launches of a grid; null: there is none. */
static kiln_iteration *kiln_open_iteration(kiln_race *race,
                                           const uint32_t *grid) {
  kiln_iteration *at = race->iterations, *end = at + KILN_ITERATIONS;
  for (; at != end; ++at)
    if (at->is_open && !memcmp(at->grid, grid, sizeof at->grid))
      return at;
  return NULL;
}

/* Whether `kiln_next` should know all times that are there: it would begin an
 * iteration, or ends the race. */
static int kiln_needs_times(kiln_race *race, const uint32_t *grid) {
  return race->probing || kiln_is_spent(race) ||
         !kiln_open_iteration(race, grid);
}

/* Which build this launch takes, to be timed; 0: the best, untimed. */
static int kiln_next(kiln_race *race, const uint32_t *grid, uint64_t *random,
                     kiln_ticket *ticket) {
  kiln_iteration *at;
  ++race->seen;
  if (kiln_is_spent(race))
    return 0;
  if (!(at = kiln_open_iteration(race, grid)) &&
      !(at = kiln_begin(race, grid, random)))
    return 0;
  while (at->waiting_count) {
    unsigned a = at->waiting[at->waiting_count - 1];
    int challenges = a != race->best;
    int probes = challenges && !race->arms[a].is_compared;
    double loss = challenges ? kiln_expected_loss(&race->arms[a]) : 0;
    if (probes && race->probing)
      return 0;
    --at->waiting_count;
    if (challenges && (race->arms[a].is_out || loss > kiln_may_lose(race)))
      continue;
    at->is_open = at->waiting_count != 0;
    at->probes |= probes;
    at->loss += loss;
    race->may_be_lost += loss;
    race->probing += (unsigned)probes;
    ++at->in_flight;
    ++race->in_flight;
    ticket->build = a;
    ticket->iteration = (unsigned)(at - race->iterations);
    return 1;
  }
  kiln_close(race, at);
  return 0;
}
