/* The types that all launchers of kiln export share. Their text stands at the
 * head of every exported header, guarded, so that a program may include
 * several. C99 and C++; it needs no header of CUDA. */
#ifndef KILN_LAUNCH_TYPES
#define KILN_LAUNCH_TYPES

/* The loaded kernel. Any number of threads and contexts may use one. Contexts
 * may come and go; with drivers older than CUDA 12.0 they must outlive it. */
typedef struct kiln_module kiln_module;

/* One launch. Set all that you do not use to zero. */
typedef struct kiln_launch {
  uint32_t size;       /* sizeof(kiln_launch) */
  uint32_t grid[3];    /* blocks; nothing is launched if one of them is 0 */
  void *stream;        /* CUstream or cudaStream_t; null: the default stream of
                          the thread's current context */
  uint32_t flags;      /* KILN_LAUNCH_..., or 0 */
  uint32_t cluster[3]; /* blocks of a cluster; 0, 0, 0: none */
} kiln_launch;

enum {
  KILN_LAUNCH_COOPERATIVE = 1, /* all blocks run at the same time */
  /* may begin before the kernel that precedes it in the stream has ended */
  KILN_LAUNCH_PROGRAMMATIC = 2
};

/* How launches choose among the builds of a variant, which compute the same:
 * by the times of launches that the program makes anyway. A race is of one
 * variant, one device and one size of grid (bits of the number of blocks), ends
 * when one build is left, and times at most so many launches, of so many
 * microseconds in all. By trying it loses about two launches and 1 % of all, and
 * the first launch of a build that is much slower. Set all that you do not use
 * to zero. */
typedef struct kiln_adaptive {
  uint32_t size;         /* sizeof(kiln_adaptive) */
  uint32_t launches;     /* 0: 400 */
  uint32_t microseconds; /* 0: 2000000 */
} kiln_adaptive;

/* Where the driver's functions come from, if not from libcuda.so.1: `find`
 * returns the function of that name, or null. */
typedef struct kiln_driver {
  uint32_t size; /* sizeof(kiln_driver) */
  void *(*find)(void *user, const char *name);
  void *user;
} kiln_driver;

/* What functions return: 0 done, positive the driver's CUresult, negative: */
enum {
  KILN_INVALID_ARGUMENT = -1,
  KILN_NO_DRIVER = -2,
  KILN_OLD_DRIVER = -3,
  KILN_NO_BINARY = -4,
  KILN_NO_CONTEXT = -5,
  KILN_CAPTURING = -6,
  KILN_NO_MEMORY = -7,
  KILN_WRONG_VARIANT = -8,
  KILN_NO_EVENTS = -9,
  KILN_BAD_CHOICES = -10
};

#endif /* KILN_LAUNCH_TYPES */
