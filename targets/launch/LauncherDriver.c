/* The launcher. The driver is opened at run time. A kernel is loaded once: as a
 * library, whose handles are good for every context, or as a module for each
 * context where the driver is older than CUDA 12.0. What has been loaded is
 * published through an atomic pointer, so a launch that finds it takes no lock.
 * C99 and POSIX, with the atomic builtins of GCC and Clang. */

/* The numbers of cuda.h that are needed here. */
enum {
  KILN_CUDA_INVALID_CONTEXT = 201,
  KILN_CUDA_CAPTURE_UNSUPPORTED = 900,
  KILN_CUDA_CAPTURE_IMPLICIT = 906,
  KILN_CUDA_CAPTURE_RELAXED = 2,
  KILN_CUDA_MAX_DYNAMIC_SHARED = 8, /* of functions and kernels */
  KILN_CUDA_CAPABILITY_MAJOR = 75,  /* of devices */
  KILN_CUDA_CAPABILITY_MINOR = 76,
  KILN_CUDA_COOPERATIVE = 2, /* of launches */
  KILN_CUDA_CLUSTER = 4,
  KILN_CUDA_PROGRAMMATIC = 6
};

/* The kernel as machine code for one GPU. */
typedef struct kiln_binary {
  const unsigned char *image; /* null: none */
  const char *kernel;         /* its name in the image */
  const char *digest;         /* of the image's bytes, for choices */
  unsigned first, last;       /* compute capabilities, times ten */
  unsigned rank;              /* of two that fit the larger is better */
  unsigned threads;           /* of a block */
  unsigned shared;            /* dynamic bytes of a block */
} kiln_binary;

/* The kernel under what it may assume of its arguments. */
typedef struct kiln_variant {
  uint64_t needs;              /* bits of facts that must hold */
  const unsigned char *passed; /* the arguments that it takes; null: all */
  unsigned count;              /* length of `passed` */
} kiln_variant;

/* Everything that is known before run time. Binary `(v * builds + b) * targets +
 * t` is build b of variant v for target t. Build 0 is the plain one, which every
 * launch may take; the others compute the same and differ in speed. The general
 * variant is the last one. */
typedef struct kiln_program {
  const char *name; /* of the exported function */
  const kiln_variant *variants;
  unsigned variant_count;
  unsigned build_count;
  const kiln_binary *binaries;
  unsigned target_count;
} kiln_program;

typedef struct kiln_attribute { /* CUlaunchAttribute */
  int id;
  int padding;
  union {
    int number;
    unsigned extent[3];
    uint64_t all[8];
  } value;
} kiln_attribute;

typedef struct kiln_config { /* CUlaunchConfig */
  unsigned grid[3], block[3], shared;
  void *stream;
  kiln_attribute *attributes;
  unsigned attribute_count;
} kiln_config;

/* The driver's functions, in the order of kiln_functions below. */
typedef struct kiln_cuda {
  int (*init)(unsigned);
  int (*device_count)(int *);
  int (*device)(int *, int);
  int (*device_attribute)(int *, int, int);
  int (*current)(void **);
  int (*current_device)(int *);
  int (*push)(void *);
  int (*pop)(void **);
  int (*stream_context)(void *, void **);
  int (*is_capturing)(void *, int *);
  int (*exchange_capture_mode)(int *);
  int (*module_load)(void **, const void *);
  int (*module_unload)(void *);
  int (*module_function)(void **, void *, const char *);
  int (*function_set)(void *, int, int);
  int (*launch)(void *, unsigned, unsigned, unsigned, unsigned, unsigned,
                unsigned, unsigned, void *, void **, void **);
  /* Not in every driver. */
  int (*launch_ex)(const kiln_config *, void *, void **, void **);
  int (*context_id)(void *, unsigned long long *);
  int (*library_load)(void **, const void *, void *, void **, unsigned, void *,
                      void **, unsigned);
  int (*library_unload)(void *);
  int (*library_kernel)(void **, void *, const char *);
  int (*kernel_set)(int, int, void *, int);
  int (*kernel_function)(void **, void *);
  int (*function_load)(void *);
  int (*event_create)(void **, unsigned);
  int (*event_record)(void *, void *);
  int (*event_query)(void *);
  int (*event_elapsed)(float *, void *, void *);
  int (*event_destroy)(void *);
  int (*device_name)(char *, int, int);
} kiln_cuda;

static const char *const kiln_functions[] = {
    "cuInit",
    "cuDeviceGetCount",
    "cuDeviceGet",
    "cuDeviceGetAttribute",
    "cuCtxGetCurrent",
    "cuCtxGetDevice",
    "cuCtxPushCurrent_v2",
    "cuCtxPopCurrent_v2",
    "cuStreamGetCtx",
    "cuStreamIsCapturing",
    "cuThreadExchangeStreamCaptureMode",
    "cuModuleLoadData",
    "cuModuleUnload",
    "cuModuleGetFunction",
    "cuFuncSetAttribute",
    "cuLaunchKernel",
    "cuLaunchKernelEx",
    "cuCtxGetId",
    "cuLibraryLoadData",
    "cuLibraryUnload",
    "cuLibraryGetKernel",
    "cuKernelSetAttribute",
    "cuKernelGetFunction",
    "cuFuncLoad",
    "cuEventCreate",
    "cuEventRecord",
    "cuEventQuery",
    "cuEventElapsedTime",
    "cuEventDestroy_v2",
    "cuDeviceGetName"};
enum { KILN_FUNCTIONS = sizeof(kiln_cuda) / sizeof(void (*)(void)) };
enum { KILN_REQUIRED_FUNCTIONS = 16 };

/* The build that a variant's launches of one size of grid take. The sizes are
 * those of the number of blocks, by its bits: 1, 2 to 3, 4 to 7, ... */
enum { KILN_SIZES = 64 };
typedef struct kiln_choice {
  int winner; /* the build, plus 1; 0: none was chosen, the rest says nothing */
  uint32_t comparisons, wins; /* of the race that chose it */
  double gain;                /* the plain build's time over its own */
} kiln_choice;

/* What has been loaded for one context, or for all where one GPU and handles of
 * libraries make no difference between them. */
typedef struct kiln_loaded {
  struct kiln_loaded *next; /* older */
  void *context;
  unsigned long long id; /* of the context: addresses are used again */
  int device;
  /* Build b of variant v is in slot `v * builds + b`. */
  const kiln_binary **binaries; /* by slot; null: none for this GPU */
  void **handles;               /* by slot; null: not loaded yet */
  void **modules;               /* by slot, of this context */
  kiln_choice *choices;         /* `v * KILN_SIZES + size`, kiln_size_of */
} kiln_loaded;

typedef struct kiln_racer kiln_racer;

struct kiln_module {
  const kiln_program *program;
  kiln_cuda cuda;
  pthread_mutex_t lock; /* of whoever loads */
  int device_count;
  unsigned *capabilities;  /* by device, times ten */
  void **libraries;        /* by binary */
  kiln_loaded *any;        /* what is loaded for every context, or null */
  kiln_loaded *by_context; /* newest first */
  int is_adaptive;         /* launches choose among builds; the rest is how */
  uint32_t race_launches, race_microseconds; /* at most, of a race */
  uint64_t random;                           /* never 0 */
  kiln_racer *racers;                        /* newest first */
  kiln_choice **given; /* by device: as in kiln_loaded; null: none */
};

static void *kiln_find_in_library(void *library, const char *name) {
  return dlsym(library, name);
}

static int kiln_open_driver(kiln_cuda *cuda, const kiln_driver *driver) {
  kiln_driver own;
  unsigned i;
  if (driver && (driver->size < sizeof(kiln_driver) || !driver->find))
    return KILN_INVALID_ARGUMENT;
  if (!driver) {
    /* Never closed: the driver stays for the life of the process. */
    own.user = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
    own.find = kiln_find_in_library;
    if (!own.user)
      return KILN_NO_DRIVER;
    driver = &own;
  }
  for (i = 0; i < KILN_FUNCTIONS; ++i) {
    void *function = driver->find(driver->user, kiln_functions[i]);
    if (!function && i < KILN_REQUIRED_FUNCTIONS)
      return KILN_OLD_DRIVER;
    /* POSIX lets a pointer to a function travel as a void *; C99 does not. */
    memcpy((char *)cuda + i * sizeof(void (*)(void)), &function,
           sizeof function);
  }
  return cuda->init(0);
}
