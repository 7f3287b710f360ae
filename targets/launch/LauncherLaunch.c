/* Choosing what to launch, and launching. */

static int kiln_start_with_attributes(const kiln_module *module,
                                      const kiln_binary *binary, void *handle,
                                      const kiln_launch *launch,
                                      void **arguments) {
  kiln_attribute attributes[3];
  kiln_config config = {{0, 0, 0}, {1, 1, 1}, 0, NULL, NULL, 0};
  unsigned d, *count = &config.attribute_count;
  if (!module->cuda.launch_ex)
    return KILN_OLD_DRIVER;
  memset(attributes, 0, sizeof attributes);
  if (launch->flags & KILN_LAUNCH_COOPERATIVE) {
    attributes[*count].id = KILN_CUDA_COOPERATIVE;
    attributes[(*count)++].value.number = 1;
  }
  if (launch->flags & KILN_LAUNCH_PROGRAMMATIC) {
    attributes[*count].id = KILN_CUDA_PROGRAMMATIC;
    attributes[(*count)++].value.number = 1;
  }
  if (launch->cluster[0]) {
    attributes[*count].id = KILN_CUDA_CLUSTER;
    for (d = 0; d < 3; ++d)
      attributes[*count].value.extent[d] = launch->cluster[d];
    ++*count;
  }
  for (d = 0; d < 3; ++d)
    config.grid[d] = launch->grid[d];
  config.block[0] = binary->threads;
  config.shared = binary->shared;
  config.stream = launch->stream;
  config.attributes = attributes;
  return module->cuda.launch_ex(&config, handle, arguments, NULL);
}

static int kiln_start(const kiln_module *module, const kiln_binary *binary,
                      void *handle, const kiln_launch *launch,
                      void **arguments) {
  if (launch->flags || launch->cluster[0])
    return kiln_start_with_attributes(module, binary, handle, launch,
                                      arguments);
  return module->cuda.launch(handle, launch->grid[0], launch->grid[1],
                             launch->grid[2], binary->threads, 1, 1,
                             binary->shared, launch->stream, arguments, NULL);
}

/* Of the variants whose assumptions hold and that the GPU can run the first,
 * which is the most special; `asked` is one variant alone, or negative. */
static int kiln_choose(const kiln_program *program, const kiln_loaded *loaded,
                       uint64_t facts, int asked, unsigned *chosen) {
  unsigned v = asked < 0 ? 0 : (unsigned)asked;
  unsigned end = asked < 0 ? program->variant_count : v + 1;
  if (end > program->variant_count)
    return KILN_INVALID_ARGUMENT;
  for (; v < end; ++v)
    if ((facts & program->variants[v].needs) == program->variants[v].needs) {
      if (loaded->binaries[v * program->build_count]) {
        *chosen = v;
        return 0;
      }
    } else if (asked >= 0) {
      return KILN_WRONG_VARIANT;
    }
  return KILN_NO_BINARY;
}

/* The arguments that a variant takes: it may know some already. */
static void **kiln_passed(const kiln_variant *variant, void **arguments,
                          void **passed) {
  unsigned i;
  if (!variant->passed)
    return arguments;
  for (i = 0; i < variant->count; ++i)
    passed[i] = arguments[variant->passed[i]];
  return passed;
}

/* Launches one build of a variant; where that fails, the plain one, which may
 * need less. */
static int kiln_launch_build(kiln_module *module, kiln_loaded *loaded,
                             unsigned v, unsigned build,
                             const kiln_launch *launch, void **passed) {
  unsigned slot = v * module->program->build_count + build;
  void *handle;
  int result = kiln_ready(module, loaded, slot, launch->stream, &handle);
  if (!result)
    result = kiln_start(module, loaded->binaries[slot], handle, launch, passed);
  if (result && build)
    return kiln_launch_build(module, loaded, v, 0, launch, passed);
  return result;
}

static int kiln_launch_adaptive(kiln_module *module, kiln_loaded *loaded,
                                unsigned v, const kiln_launch *launch,
                                void **passed);

/* The launch in a context that is current, or that the driver takes from the
 * stream. */
static int kiln_launch_at(kiln_module *module, kiln_loaded *loaded,
                          uint64_t facts, int asked, const kiln_launch *launch,
                          void **arguments, void **scratch) {
  const kiln_program *program = module->program;
  unsigned v;
  int result = kiln_choose(program, loaded, facts, asked, &v);
  if (result)
    return result;
  arguments = kiln_passed(&program->variants[v], arguments, scratch);
  if (__atomic_load_n(&module->is_adaptive, __ATOMIC_ACQUIRE))
    return kiln_launch_adaptive(module, loaded, v, launch, arguments);
  return kiln_launch_build(module, loaded, v, 0, launch, arguments);
}

/* `scratch` has room for as many arguments as there are. */
static int kiln_run(kiln_module *module, const kiln_program *program,
                    uint64_t facts, int asked, const kiln_launch *launch,
                    void **arguments, void **scratch) {
  kiln_loaded *loaded;
  void *context;
  int pushed, result;
  if (!module || module->program != program || !launch ||
      launch->size < sizeof(kiln_launch) ||
      (launch->flags &
       ~(uint32_t)(KILN_LAUNCH_COOPERATIVE | KILN_LAUNCH_PROGRAMMATIC)))
    return KILN_INVALID_ARGUMENT;
  if (!launch->grid[0] || !launch->grid[1] || !launch->grid[2])
    return 0; /* nothing to do, which the driver refuses */
  if ((loaded = kiln_shared(module))) {
    result = kiln_launch_at(module, loaded, facts, asked, launch, arguments,
                            scratch);
    if (result != KILN_CUDA_INVALID_CONTEXT)
      return result;
    /* The thread has no context: the stream's has to become its own. */
  }
  if ((result = kiln_enter(module, launch->stream, &context, &pushed)))
    return result;
  if (!loaded)
    result = kiln_find_loaded(module, context, &loaded);
  if (!result)
    result = kiln_launch_at(module, loaded, facts, asked, launch, arguments,
                            scratch);
  kiln_leave(module, pushed);
  return result;
}

/* What a code means. `no_binary` says which GPUs there are binaries for. */
static const char *kiln_error(int code, const char *no_binary) {
  static const char *const messages[] = {
      "done",
      "an argument is wrong: a null or foreign module, a structure whose size "
      "is not set, an unknown flag, a grid that no launch can have",
      "there is no NVIDIA driver: libcuda.so.1 was not found",
      "the NVIDIA driver lacks a function: it is older than CUDA 11.0, or than "
      "CUDA 11.8 where the launch has flags or a cluster",
      NULL, /* no_binary */
      "neither the thread nor the stream has a context; make one current, or "
      "give a stream",
      "the kernel is not loaded, and loading it would spoil the capture of the "
      "stream; call the preload function before the capture",
      "there is no memory left on the host",
      "the variant assumes what does not hold of these arguments",
      "the driver lacks the functions of events, by which launches are timed",
      "the text is not one of choices that this launcher wrote"};
  const char *message = NULL;
  void *library;
  if (code == KILN_NO_BINARY)
    return no_binary;
  if (code <= 0)
    return -code < (int)(sizeof messages / sizeof *messages)
               ? messages[-code]
               : "no code of this launcher";
  library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  if (library) {
    int (*words)(int, const char **);
    void *function = dlsym(library, "cuGetErrorString");
    memcpy(&words, &function, sizeof words);
    if (!function || words(code, &message))
      message = NULL;
  }
  return message
             ? message
             : "an error of the CUDA driver; its header names it (CUresult)";
}
