/* Finding what is loaded for a launch, and loading what is not. */

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

/* What is loaded for every context; null: each has its own. So has it where
 * launches choose among builds and GPUs may choose differently. */
static kiln_loaded *kiln_shared(const kiln_module *module) {
  return module->device_count > 1 &&
                 __atomic_load_n(&module->is_adaptive, __ATOMIC_RELAXED)
             ? NULL
             : module->any;
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

/* Whether what is launched on the stream goes into a graph, or would spoil
 * one. */
static int kiln_captures(const kiln_cuda *cuda, void *stream, int *capturing) {
  int result;
  *capturing = 0;
  result = cuda->is_capturing(stream, capturing);
  if (result < KILN_CUDA_CAPTURE_UNSUPPORTED ||
      result > KILN_CUDA_CAPTURE_IMPLICIT)
    return result;
  *capturing = 1;
  return 0;
}

/* Loads a slot into the current context, unless somebody else just did. A
 * load on a stream that is being captured would spoil the capture, and so would
 * one beside captures of other streams, were they not told to let it pass. */
static int kiln_load_slot(kiln_module *module, kiln_loaded *loaded,
                          unsigned slot, void *stream) {
  const kiln_cuda *cuda = &module->cuda;
  const kiln_binary *binary = loaded->binaries[slot];
  int capturing, mode = KILN_CUDA_CAPTURE_RELAXED, result;
  void *handle = NULL;
  if ((result = kiln_captures(cuda, stream, &capturing)))
    return result;
  if (capturing)
    return KILN_CAPTURING;
  if ((result = cuda->exchange_capture_mode(&mode)))
    return result;
  pthread_mutex_lock(&module->lock);
  if (!loaded->handles[slot]) {
    result =
        kiln_has_libraries(cuda)
            ? kiln_load_library(module, loaded, binary, &handle)
            : kiln_load_module(module, binary, &loaded->modules[slot], &handle);
    if (!result)
      __atomic_store_n(&loaded->handles[slot], handle, __ATOMIC_RELEASE);
  }
  pthread_mutex_unlock(&module->lock);
  cuda->exchange_capture_mode(&mode);
  return result;
}

/* The handle of a slot, which is loaded if it was not yet. */
static int kiln_ready(kiln_module *module, kiln_loaded *loaded, unsigned slot,
                      void *stream, void **handle) {
  void *context;
  int pushed, result;
  *handle = __atomic_load_n(&loaded->handles[slot], __ATOMIC_ACQUIRE);
  if (*handle)
    return 0;
  if ((result = kiln_enter(module, stream, &context, &pushed)))
    return result;
  result = kiln_load_slot(module, loaded, slot, stream);
  kiln_leave(module, pushed);
  if (!result)
    *handle = __atomic_load_n(&loaded->handles[slot], __ATOMIC_ACQUIRE);
  return result;
}

/* Loads what the current context still lacks of a slot that is loaded: libraries
 * are loaded at first use unless asked, and that launch would take as long. */
static int kiln_complete(const kiln_module *module, void *handle) {
  const kiln_cuda *cuda = &module->cuda;
  int mode = KILN_CUDA_CAPTURE_RELAXED, result;
  void *function;
  if (!kiln_has_libraries(cuda) || !cuda->kernel_function)
    return 0;
  if ((result = cuda->exchange_capture_mode(&mode)))
    return result;
  result = cuda->kernel_function(&function, handle);
  if (!result && cuda->function_load)
    result = cuda->function_load(function);
  cuda->exchange_capture_mode(&mode);
  return result;
}

static int kiln_preload_slot(kiln_module *module, kiln_loaded *loaded,
                             unsigned slot) {
  int result = kiln_load_slot(module, loaded, slot, NULL);
  return result ? result : kiln_complete(module, loaded->handles[slot]);
}

/* Loads what the current context's GPU can run, so that no launch has to: every
 * build where launches choose among them. One of the others that cannot be
 * loaded loses its race. */
static int kiln_preload(kiln_module *module, const kiln_program *program) {
  kiln_loaded *loaded;
  void *context;
  unsigned slot;
  int pushed, result;
  if (!module || module->program != program)
    return KILN_INVALID_ARGUMENT;
  if ((result = kiln_enter(module, NULL, &context, &pushed)))
    return result;
  loaded = kiln_shared(module);
  if (!loaded)
    result = kiln_find_loaded(module, context, &loaded);
  if (!result && !loaded->binaries[kiln_general(program)])
    result = KILN_NO_BINARY;
  for (slot = 0; !result && slot < kiln_slots(program); ++slot) {
    int is_plain = slot % program->build_count == 0;
    if (!loaded->binaries[slot])
      continue;
    if (is_plain)
      result = kiln_preload_slot(module, loaded, slot);
    else if (__atomic_load_n(&module->is_adaptive, __ATOMIC_ACQUIRE))
      kiln_preload_slot(module, loaded, slot);
  }
  kiln_leave(module, pushed);
  return result;
}
