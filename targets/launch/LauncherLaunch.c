/* Finding what to launch, loading it where that was not done yet, launching. */

/* The context of a launch: the stream's, else the thread's. `current` is the
 * thread's, or null. */
static int kiln_context(const kiln_module *module, void *stream, void **context,
                        void **current) {
  int result = module->cuda.current(current);
  if (result)
    return result;
  *context = *current;
  if (stream) {
    void *own = NULL;
    result = module->cuda.stream_context(stream, &own);
    /* Some drivers do not say it of a stream that is being captured. */
    if (result >= KILN_CUDA_CAPTURE_UNSUPPORTED &&
        result <= KILN_CUDA_CAPTURE_IMPLICIT)
      result = 0;
    else if (!result)
      *context = own;
    if (result)
      return result;
  }
  return *context ? 0 : KILN_NO_CONTEXT;
}

/* What is loaded for the current context. Older drivers number no contexts:
 * there a context's address is all that is known of it. */
static int kiln_find_loaded(kiln_module *module, void *context,
                            kiln_loaded **found) {
  unsigned long long id = 0;
  kiln_loaded *loaded;
  int result = 0, device;
  if (module->cuda.context_id &&
      (result = module->cuda.context_id(context, &id)))
    return result;
  for (loaded = __atomic_load_n(&module->by_context, __ATOMIC_ACQUIRE); loaded;
       loaded = loaded->next)
    if (loaded->context == context && loaded->id == id) {
      *found = loaded;
      return 0;
    }
  if ((result = module->cuda.current_device(&device)))
    return result;
  if (device < 0 || device >= module->device_count)
    return KILN_NO_BINARY; /* devices were added, which no driver does */
  pthread_mutex_lock(&module->lock);
  for (loaded = module->by_context; loaded; loaded = loaded->next)
    if (loaded->context == context && loaded->id == id)
      break;
  if (!loaded && (loaded = kiln_make_loaded(module, device))) {
    loaded->context = context;
    loaded->id = id;
    loaded->next = module->by_context;
    __atomic_store_n(&module->by_context, loaded, __ATOMIC_RELEASE);
  }
  pthread_mutex_unlock(&module->lock);
  *found = loaded;
  return loaded ? 0 : KILN_NO_MEMORY;
}

/* Makes the launch's context the thread's. `*pushed` says whether it has to be
 * popped again. */
static int kiln_enter(const kiln_module *module, void *stream, void **context,
                      int *pushed) {
  void *current = NULL;
  int result = kiln_context(module, stream, context, &current);
  *pushed = 0;
  if (result || *context == current)
    return result;
  result = module->cuda.push(*context);
  *pushed = !result;
  return result;
}

static void kiln_leave(const kiln_module *module, int pushed) {
  void *context;
  if (pushed)
    module->cuda.pop(&context);
}

static int kiln_load_library(kiln_module *module, const kiln_loaded *loaded,
                             const kiln_binary *binary, void **handle) {
  const kiln_cuda *cuda = &module->cuda;
  void **library = &module->libraries[binary - module->program->binaries];
  int result = 0;
  if (!*library)
    result = cuda->library_load(library, binary->image, NULL, NULL, 0, NULL,
                                NULL, 0);
  if (!result)
    result = cuda->library_kernel(handle, *library, binary->kernel);
  if (!result && binary->shared)
    result = cuda->kernel_set(KILN_CUDA_MAX_DYNAMIC_SHARED, (int)binary->shared,
                              *handle, loaded->device);
  return result;
}

static int kiln_load_module(const kiln_module *module,
                            const kiln_binary *binary, void **loaded,
                            void **handle) {
  const kiln_cuda *cuda = &module->cuda;
  int result = 0;
  if (!*loaded)
    result = cuda->module_load(loaded, binary->image);
  if (!result)
    result = cuda->module_function(handle, *loaded, binary->kernel);
  if (!result && binary->shared)
    result = cuda->function_set(*handle, KILN_CUDA_MAX_DYNAMIC_SHARED,
                                (int)binary->shared);
  return result;
}

/* Loads a variant into the current context, unless somebody else just did. A
 * load on a stream that is being captured would spoil the capture, and so would
 * one beside captures of other streams, were they not told to let it pass. */
static int kiln_load_variant(kiln_module *module, kiln_loaded *loaded,
                             unsigned v, void *stream) {
  const kiln_cuda *cuda = &module->cuda;
  const kiln_binary *binary = loaded->binaries[v];
  int capturing = 0, mode = KILN_CUDA_CAPTURE_RELAXED, result;
  void *handle = NULL;
  result = cuda->is_capturing(stream, &capturing);
  if (capturing || (result >= KILN_CUDA_CAPTURE_UNSUPPORTED &&
                    result <= KILN_CUDA_CAPTURE_IMPLICIT))
    return KILN_CAPTURING;
  if (result || (result = cuda->exchange_capture_mode(&mode)))
    return result;
  pthread_mutex_lock(&module->lock);
  if (!loaded->handles[v]) {
    result =
        kiln_has_libraries(cuda)
            ? kiln_load_library(module, loaded, binary, &handle)
            : kiln_load_module(module, binary, &loaded->modules[v], &handle);
    if (!result)
      __atomic_store_n(&loaded->handles[v], handle, __ATOMIC_RELEASE);
  }
  pthread_mutex_unlock(&module->lock);
  cuda->exchange_capture_mode(&mode);
  return result;
}

/* Loads what the current context's GPU can run, so that no launch has to. */

static int kiln_preload(kiln_module *module, const kiln_program *program) {
  kiln_loaded *loaded;
  void *context, *function;
  unsigned v;
  int pushed, result;
  if (!module || module->program != program)
    return KILN_INVALID_ARGUMENT;
  if ((result = kiln_enter(module, NULL, &context, &pushed)))
    return result;
  loaded = module->any;
  if (!loaded)
    result = kiln_find_loaded(module, context, &loaded);
  if (!result && !loaded->binaries[program->variant_count - 1])
    result = KILN_NO_BINARY;
  for (v = 0; !result && v < program->variant_count; ++v) {
    if (!loaded->binaries[v])
      continue;
    result = kiln_load_variant(module, loaded, v, NULL);
    /* Libraries are loaded into a context at first use unless asked. */
    if (!result && kiln_has_libraries(&module->cuda) &&
        module->cuda.kernel_function && module->cuda.function_load &&
        !(result = module->cuda.kernel_function(&function, loaded->handles[v])))
      result = module->cuda.function_load(function);
  }
  kiln_leave(module, pushed);
  return result;
}

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
      if (loaded->binaries[v]) {
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

/* The launch in a context that is current, or that the driver takes from the
 * stream. */
static int kiln_launch_at(kiln_module *module, kiln_loaded *loaded,
                          uint64_t facts, int asked, const kiln_launch *launch,
                          void **arguments, void **scratch) {
  unsigned v;
  void *handle;
  int result = kiln_choose(module->program, loaded, facts, asked, &v);
  if (result)
    return result;
  handle = __atomic_load_n(&loaded->handles[v], __ATOMIC_ACQUIRE);
  if (!handle) {
    void *context;
    int pushed;
    if ((result = kiln_enter(module, launch->stream, &context, &pushed)))
      return result;
    result = kiln_load_variant(module, loaded, v, launch->stream);
    kiln_leave(module, pushed);
    if (result)
      return result;
    handle = __atomic_load_n(&loaded->handles[v], __ATOMIC_ACQUIRE);
  }
  return kiln_start(
      module, loaded->binaries[v], handle, launch,
      kiln_passed(&module->program->variants[v], arguments, scratch));
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
  if (module->any) {
    result = kiln_launch_at(module, module->any, facts, asked, launch,
                            arguments, scratch);
    if (result != KILN_CUDA_INVALID_CONTEXT)
      return result;
    /* The thread has no context: the stream's has to become its own. */
  }
  if ((result = kiln_enter(module, launch->stream, &context, &pushed)))
    return result;
  loaded = module->any;
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
      "the variant assumes what does not hold of these arguments"};
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
