/* What is loaded, and for which GPUs and contexts. */

/* Binaries run on their major capability from their minor one on; those of
 * boards with the GPU and the CPU on one chip (7.2 and 8.7) and of others do
 * not run on each other's. */
static int kiln_runs(const kiln_binary *binary, unsigned capability) {
  if (!binary->image || capability < binary->first || capability > binary->last)
    return 0;
  return capability == binary->first ||
         (capability != 72 && capability != 87 && binary->first != 72 &&
          binary->first != 87);
}

static unsigned kiln_slots(const kiln_program *program) {
  return program->variant_count * program->build_count;
}

/* A slot's binary for a GPU, or null. Builds of a variant are for the target of
 * its plain one: of another target they may round otherwise. */
static const kiln_binary *kiln_best(const kiln_program *program, unsigned slot,
                                    unsigned capability) {
  unsigned targets = program->target_count, t, best = targets;
  const kiln_binary *plain =
      &program->binaries[(slot - slot % program->build_count) * targets];
  const kiln_binary *found;
  for (t = 0; t < targets; ++t)
    if (kiln_runs(&plain[t], capability) &&
        (best == targets || plain[t].rank > plain[best].rank))
      best = t;
  if (best == targets)
    return NULL;
  found = &program->binaries[slot * targets + best];
  return found->image ? found : NULL;
}

/* The slot of the general variant's plain build, which every GPU has to have. */
static unsigned kiln_general(const kiln_program *program) {
  return (program->variant_count - 1) * program->build_count;
}

static int kiln_has_libraries(const kiln_cuda *cuda) {
  return cuda->library_load && cuda->library_unload && cuda->library_kernel &&
         cuda->kernel_set;
}

static int kiln_read_devices(kiln_module *module) {
  const kiln_cuda *cuda = &module->cuda;
  int i, result, usable = 0;
  if ((result = cuda->device_count(&module->device_count)))
    return result;
  module->capabilities = (unsigned *)calloc((size_t)module->device_count + 1,
                                            sizeof *module->capabilities);
  if (!module->capabilities)
    return KILN_NO_MEMORY;
  for (i = 0; i < module->device_count; ++i) {
    int device, major, minor;
    if ((result = cuda->device(&device, i)) ||
        (result = cuda->device_attribute(&major, KILN_CUDA_CAPABILITY_MAJOR,
                                         device)) ||
        (result = cuda->device_attribute(&minor, KILN_CUDA_CAPABILITY_MINOR,
                                         device)))
      return result;
    module->capabilities[i] = (unsigned)(10 * major + minor);
    usable |= kiln_best(module->program, kiln_general(module->program),
                        module->capabilities[i]) != NULL;
  }
  return usable ? 0 : KILN_NO_BINARY;
}

static size_t kiln_choice_count(const kiln_program *program) {
  return (size_t)program->variant_count * KILN_SIZES;
}

/* Lets launches find a choice, which no thread has to wait for. What was chosen
 * before stays. */
static void kiln_publish(kiln_choice *into, const kiln_choice *choice) {
  if (into->winner)
    return;
  into->comparisons = choice->comparisons;
  into->wins = choice->wins;
  into->gain = choice->gain;
  __atomic_store_n(&into->winner, choice->winner, __ATOMIC_RELEASE);
}

/* The choices that the program gave of this device, where none is known. */
static void kiln_take_given(const kiln_module *module, kiln_loaded *loaded) {
  size_t i, count = kiln_choice_count(module->program);
  const kiln_choice *given =
      module->given ? module->given[loaded->device] : NULL;
  for (i = 0; given && i < count; ++i)
    if (given[i].winner)
      kiln_publish(&loaded->choices[i], &given[i]);
}

static void kiln_free_loaded(kiln_loaded *loaded) {
  if (!loaded)
    return;
  free(loaded->binaries);
  free(loaded->handles);
  free(loaded->modules);
  free(loaded->choices);
  free(loaded);
}

static kiln_loaded *kiln_make_loaded(const kiln_module *module, int device) {
  const kiln_program *program = module->program;
  unsigned count = kiln_slots(program), slot;
  kiln_loaded *loaded = (kiln_loaded *)calloc(1, sizeof *loaded);
  if (!loaded)
    return NULL;
  loaded->device = device;
  loaded->binaries =
      (const kiln_binary **)calloc(count, sizeof *loaded->binaries);
  loaded->handles = (void **)calloc(count, sizeof *loaded->handles);
  loaded->modules = (void **)calloc(count, sizeof *loaded->modules);
  loaded->choices = (kiln_choice *)calloc(kiln_choice_count(program),
                                          sizeof *loaded->choices);
  if (!loaded->binaries || !loaded->handles || !loaded->modules ||
      !loaded->choices) {
    kiln_free_loaded(loaded);
    return NULL;
  }
  for (slot = 0; slot < count; ++slot)
    loaded->binaries[slot] =
        kiln_best(program, slot, module->capabilities[device]);
  /* Handles of libraries are good here, too. */
  for (slot = 0; module->any && slot < count; ++slot)
    loaded->handles[slot] =
        __atomic_load_n(&module->any->handles[slot], __ATOMIC_ACQUIRE);
  kiln_take_given(module, loaded);
  return loaded;
}

static void kiln_free_racers(kiln_module *module);

static void kiln_unload(kiln_module *module) {
  const kiln_cuda *cuda = &module->cuda;
  const kiln_program *program = module->program;
  kiln_loaded *loaded, *next;
  unsigned i;
  /* Errors are not told: a driver that has shut down has unloaded all this. */
  kiln_free_racers(module);
  for (loaded = module->by_context; loaded; loaded = next) {
    void *popped;
    next = loaded->next;
    for (i = 0; i < kiln_slots(program); ++i)
      if (loaded->modules[i] && !cuda->push(loaded->context)) {
        cuda->module_unload(loaded->modules[i]);
        cuda->pop(&popped);
      }
    kiln_free_loaded(loaded);
  }
  kiln_free_loaded(module->any);
  for (i = 0; i < kiln_slots(program) * program->target_count; ++i)
    if (module->libraries && module->libraries[i])
      cuda->library_unload(module->libraries[i]);
  for (i = 0; module->given && i < (unsigned)module->device_count; ++i)
    free(module->given[i]);
  free(module->given);
  free(module->libraries);
  free(module->capabilities);
  pthread_mutex_destroy(&module->lock);
  free(module);
}

/* Whether one handle serves every launch: a library's is good for all contexts,
 * and all GPUs run the same binaries. Dynamic shared memory has to be asked for
 * on each GPU apart. */
static int kiln_is_uniform(const kiln_module *module) {
  const kiln_program *program = module->program;
  unsigned slot;
  int i;
  if (!kiln_has_libraries(&module->cuda))
    return 0;
  for (slot = 0; slot < kiln_slots(program); ++slot) {
    const kiln_binary *first =
        kiln_best(program, slot, module->capabilities[0]);
    for (i = 1; i < module->device_count; ++i)
      if (kiln_best(program, slot, module->capabilities[i]) != first ||
          (first && first->shared))
        return 0;
  }
  return 1;
}

/* What a module's random numbers start with: reproducible, and another one for
 * each module (splitmix64). */
static uint64_t kiln_seed(void) {
  static uint64_t modules;
  uint64_t seed = __atomic_add_fetch(&modules, 1, __ATOMIC_RELAXED) *
                  UINT64_C(0x9e3779b97f4a7c15);
  seed = (seed ^ (seed >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  seed = (seed ^ (seed >> 27)) * UINT64_C(0x94d049bb133111eb);
  return (seed ^ (seed >> 31)) | 1;
}

static int kiln_load(kiln_module **result, const kiln_program *program,
                     const kiln_driver *driver) {
  kiln_module *module;
  int code;
  if (!result)
    return KILN_INVALID_ARGUMENT;
  *result = NULL;
  module = (kiln_module *)calloc(1, sizeof *module);
  if (!module)
    return KILN_NO_MEMORY;
  if (pthread_mutex_init(&module->lock, NULL)) {
    free(module);
    return KILN_NO_MEMORY;
  }
  module->program = program;
  module->random = kiln_seed();
  code = kiln_open_driver(&module->cuda, driver);
  if (!code)
    code = kiln_read_devices(module);
  if (!code) {
    module->libraries =
        (void **)calloc((size_t)kiln_slots(program) * program->target_count,
                        sizeof *module->libraries);
    if (!module->libraries)
      code = KILN_NO_MEMORY;
  }
  if (!code && kiln_is_uniform(module)) {
    module->any = kiln_make_loaded(module, 0);
    if (!module->any)
      code = KILN_NO_MEMORY;
  }
  if (code)
    kiln_unload(module);
  else
    *result = module;
  return code;
}
