/* The calls by which a program lets launches choose among builds, and carries
 * what they chose to the next process, as text. */

enum { KILN_DEFAULT_LAUNCHES = 400, KILN_DEFAULT_MICROSECONDS = 2000000 };

static int kiln_has_events(const kiln_cuda *cuda) {
  return cuda->event_create && cuda->event_record && cuda->event_query &&
         cuda->event_elapsed && cuda->event_destroy;
}

static int kiln_set_adaptive(kiln_module *module, const kiln_program *program,
                             const kiln_adaptive *adaptive) {
  if (!module || module->program != program ||
      (adaptive && adaptive->size < sizeof(kiln_adaptive)))
    return KILN_INVALID_ARGUMENT;
  if (adaptive && !kiln_has_events(&module->cuda))
    return KILN_NO_EVENTS;
  pthread_mutex_lock(&module->lock);
  if (adaptive) {
    module->race_launches =
        adaptive->launches ? adaptive->launches : KILN_DEFAULT_LAUNCHES;
    module->race_microseconds = adaptive->microseconds
                                    ? adaptive->microseconds
                                    : KILN_DEFAULT_MICROSECONDS;
  }
  __atomic_store_n(&module->is_adaptive, adaptive != NULL, __ATOMIC_RELEASE);
  pthread_mutex_unlock(&module->lock);
  return 0;
}

static const double kiln_most_gain = 1e6; /* more is an error of a clock */

/* Which devices are of this model; null: no memory. */
static char *kiln_devices_named(const kiln_module *module, const char *name) {
  const kiln_cuda *cuda = &module->cuda;
  char *found = (char *)calloc((size_t)module->device_count + 1, 1);
  int i, device;
  for (i = 0; found && i < module->device_count; ++i) {
    char own[KILN_NAME] = "";
    found[i] = !cuda->device(&device, i) &&
               !cuda->device_name(own, KILN_NAME, device) && !strcmp(own, name);
  }
  return found;
}

/* Of the choices of some devices the one with the most comparisons, of equals
 * the first, and the device it is of; null: there is none. */
static const kiln_choice *kiln_find_choice(const kiln_module *module,
                                           const char *devices, size_t index,
                                           int *device) {
  const kiln_choice *best = NULL, *one;
  const kiln_loaded *loaded = module->any ? module->any : module->by_context;
  int d;
  for (; loaded;
       loaded = loaded == module->any ? module->by_context : loaded->next) {
    one = &loaded->choices[index];
    if (devices[loaded->device] &&
        __atomic_load_n(&one->winner, __ATOMIC_ACQUIRE) &&
        (!best || one->comparisons > best->comparisons)) {
      best = one;
      *device = loaded->device;
    }
  }
  for (d = 0; module->given && d < module->device_count; ++d) {
    one = module->given[d] ? &module->given[d][index] : NULL;
    if (devices[d] && one && one->winner &&
        (!best || one->comparisons > best->comparisons)) {
      best = one;
      *device = d;
    }
  }
  return best;
}

static void kiln_put_choice(kiln_text *to, const kiln_module *module,
                            const kiln_choice *choice, size_t index,
                            int device) {
  const kiln_program *program = module->program;
  unsigned v = (unsigned)(index / KILN_SIZES);
  unsigned build = (unsigned)choice->winner - 1;
  double gain = choice->gain < kiln_most_gain ? choice->gain : 1;
  unsigned long thousandths = (unsigned long)(gain * 1000 + 0.5);
  kiln_put(to, "{\"kernel\": ");
  kiln_put_string(to, program->name);
  kiln_put_member(to, "variant", v);
  kiln_put_member(to, "grid", (unsigned long)(index % KILN_SIZES) + 1);
  kiln_put_member(to, "build", build);
  kiln_put(to, ", \"digest\": ");
  kiln_put_string(to, kiln_best(program, v * program->build_count + build,
                                module->capabilities[device])
                          ->digest);
  kiln_put_member(to, "comparisons", choice->comparisons);
  kiln_put_member(to, "wins", choice->wins);
  kiln_put_member(to, "gain", thousandths / 1000);
  kiln_put(to, ".");
  kiln_put_number(to, thousandths % 1000, 3);
  kiln_put(to, "}");
}

static int kiln_write_choices(const kiln_module *module,
                              const kiln_program *program, char *text,
                              size_t size) {
  kiln_text to = {text, size, 0};
  char name[KILN_NAME] = "";
  const char *comma = "";
  char *devices;
  size_t i;
  int device;
  if (!module || module->program != program || (size && !text))
    return KILN_INVALID_ARGUMENT;
  if (!module->cuda.device_name)
    return KILN_OLD_DRIVER;
  if (module->cuda.current_device(&device))
    return KILN_NO_CONTEXT;
  if (module->cuda.device_name(name, KILN_NAME, device))
    return KILN_OLD_DRIVER;
  name[KILN_NAME - 1] = 0;
  if (!(devices = kiln_devices_named(module, name)))
    return KILN_NO_MEMORY;
  kiln_put(&to, "{\"version\": 1, \"device\": ");
  kiln_put_string(&to, name);
  kiln_put(&to, ", \"choices\": [");
  pthread_mutex_lock((pthread_mutex_t *)&module->lock);
  for (i = 0; i < kiln_choice_count(program); ++i) {
    const kiln_choice *choice = kiln_find_choice(module, devices, i, &device);
    if (!choice)
      continue;
    kiln_put(&to, comma);
    kiln_put_choice(&to, module, choice, i, device);
    comma = ", ";
  }
  pthread_mutex_unlock((pthread_mutex_t *)&module->lock);
  free(devices);
  kiln_put(&to, "]}");
  if (size)
    text[to.length < size ? to.length : size - 1] = 0;
  return (int)to.length;
}

/* One entry of the list. */
typedef struct kiln_entry {
  char kernel[KILN_NAME], digest[KILN_NAME];
  double numbers[6]; /* kiln_numbers */
} kiln_entry;

static const char *const kiln_numbers[] = {"variant",     "grid", "build",
                                           "comparisons", "wins", "gain"};

static void kiln_read_entry(kiln_reader *from, kiln_entry *entry) {
  char name[KILN_NAME];
  unsigned i, found = 0;
  int first = 1, whole;
  kiln_expect(from, '{');
  while (kiln_read_next(from, '}', &first, name)) {
    for (i = 0; i < 6 && strcmp(name, kiln_numbers[i]);)
      ++i;
    if (i < 6) {
      entry->numbers[i] = kiln_read_number(from, &whole);
      from->is_bad |= i < 5 ? !whole
                            : !(entry->numbers[i] > 0 &&
                                entry->numbers[i] < kiln_most_gain);
      found |= 1U << i;
    } else if (!strcmp(name, "kernel")) {
      kiln_read_string(from, entry->kernel, KILN_NAME);
      found |= 64;
    } else if (!strcmp(name, "digest")) {
      kiln_read_string(from, entry->digest, KILN_NAME);
      found |= 128;
    } else {
      kiln_skip_value(from, 16);
    }
  }
  from->is_bad |= found != 255;
}

/* Keeps an entry for those devices whose binary it is of. */
static void kiln_keep_entry(kiln_module *module, const char *devices,
                            const kiln_entry *entry) {
  const kiln_program *program = module->program;
  const double *numbers = entry->numbers;
  kiln_choice choice;
  unsigned v, build;
  size_t index;
  int d;
  if (strcmp(entry->kernel, program->name) ||
      numbers[0] >= program->variant_count || numbers[1] < 1 ||
      numbers[1] > KILN_SIZES || numbers[2] >= program->build_count)
    return;
  v = (unsigned)numbers[0];
  build = (unsigned)numbers[2];
  index = (size_t)v * KILN_SIZES + (size_t)numbers[1] - 1;
  choice.winner = (int)build + 1;
  choice.comparisons = (uint32_t)numbers[3];
  choice.wins = (uint32_t)numbers[4];
  choice.gain = numbers[5];
  for (d = 0; d < module->device_count; ++d) {
    const kiln_binary *binary =
        devices[d] ? kiln_best(program, v * program->build_count + build,
                               module->capabilities[d])
                   : NULL;
    if (binary && module->given[d] && !strcmp(binary->digest, entry->digest))
      module->given[d][index] = choice;
  }
}

/* Reads a text; `devices` null: only to see whether it is one, and of which
 * device. */
static int kiln_read_choices(kiln_module *module, const char *text,
                             const char *devices, char *device) {
  kiln_reader from = {text, 0};
  char name[KILN_NAME];
  kiln_entry entry;
  int first = 1, first_entry = 1, whole;
  unsigned found = 0;
  kiln_expect(&from, '{');
  while (kiln_read_next(&from, '}', &first, name)) {
    if (!strcmp(name, "version")) {
      from.is_bad |= kiln_read_number(&from, &whole) != 1;
      found |= 1;
    } else if (!strcmp(name, "device")) {
      kiln_read_string(&from, device, KILN_NAME);
      found |= 2;
    } else if (!strcmp(name, "choices")) {
      from.is_bad |= (found & 4) != 0; /* twice */
      kiln_expect(&from, '[');
      while (kiln_read_next(&from, ']', &first_entry, NULL)) {
        kiln_read_entry(&from, &entry);
        if (devices && !from.is_bad)
          kiln_keep_entry(module, devices, &entry);
      }
      found |= 4;
    } else {
      kiln_skip_value(&from, 16);
    }
  }
  return !from.is_bad && found == 7 && !kiln_peek(&from) ? 0 : KILN_BAD_CHOICES;
}

/* Makes room for choices of some devices. */
static int kiln_make_given(kiln_module *module, const char *devices) {
  int d;
  if (!module->given)
    module->given = (kiln_choice **)calloc((size_t)module->device_count + 1,
                                           sizeof *module->given);
  for (d = 0; module->given && d < module->device_count; ++d)
    if (devices[d] && !module->given[d]) {
      module->given[d] = (kiln_choice *)calloc(
          kiln_choice_count(module->program), sizeof **module->given);
      if (!module->given[d])
        return KILN_NO_MEMORY;
    }
  return module->given ? 0 : KILN_NO_MEMORY;
}

static int kiln_take_choices(kiln_module *module, const kiln_program *program,
                             const char *text) {
  char device[KILN_NAME] = "";
  kiln_loaded *loaded;
  char *devices;
  int result;
  if (!module || module->program != program || !text)
    return KILN_INVALID_ARGUMENT;
  if (!module->cuda.device_name)
    return KILN_OLD_DRIVER;
  if ((result = kiln_read_choices(module, text, NULL, device)))
    return result;
  if (!(devices = kiln_devices_named(module, device)))
    return KILN_NO_MEMORY;
  pthread_mutex_lock(&module->lock);
  result = kiln_make_given(module, devices);
  if (!result) {
    result = kiln_read_choices(module, text, devices, device);
    if (module->any)
      kiln_take_given(module, module->any);
    for (loaded = module->by_context; loaded; loaded = loaded->next)
      kiln_take_given(module, loaded);
  }
  pthread_mutex_unlock(&module->lock);
  free(devices);
  return result;
}
