//===- product.cpp - what the products of tiles here are made of ----------===//
//
// C = A * B^T of fp8 numbers, tile by tile through LDS, on CDNA 3 and 4; the .ll
// files beside this one are builds of it (README.md says how). What differs:
//
//   WAVES_M, WAVES_N, WAVE_M, WAVE_N
//              waves of a block, and rows and columns of each
//   COPY       0: a tile gets to LDS byte by byte through registers, 1: by 16
//              bytes, 2: straight from device memory, by 16 bytes, 3: so by 4
//   READ       bytes of LDS that a lane reads at once: 4 or 16
//   BUFFERS    1: the next tile is loaded after this one was used, 2: before
//   SWIZZLE    rows of a tile begin at other banks
//   SCRATCH    words of a lane that go to scratch and back in each iteration
//
//===----------------------------------------------------------------------===//
#define DEVICE __attribute__((address_space(1)))
#define SHARED __attribute__((address_space(3)))
#define SCRATCH_MEMORY __attribute__((address_space(5)))

using Byte = unsigned char;
template <class Type, int count>
using Vector = Type __attribute__((ext_vector_type(count)));
using Piece = Vector<int, 4>;   // 16 bytes
using Operand = Vector<int, 8>; // of 128 numbers a quarter of a row
using Sums = Vector<float, 4>;

constexpr int rowBytes = 128, waves = WAVES_M * WAVES_N, threads = 64 * waves;
constexpr int rows = WAVES_M * WAVE_M, columns = WAVES_N * WAVE_N,
              tileBytes = (rows + columns) * rowBytes;
SHARED __attribute__((loader_uninitialized,
                      aligned(1024))) static Byte tiles[BUFFERS * tileBytes];

static SHARED Byte *shared(int at) { return (SHARED Byte *)tiles + at; }

/// What is turned over in the place of a row's bytes.
static int mix(int row) { return SWIZZLE ? (row >> 1 & 7) << 4 : 0; }

/// By `bytes` of each thread: through registers.
template <class Type, int count>
static void copyHeld(const DEVICE Byte *from, int stride, int place,
                     int thread) {
  constexpr int bytes = sizeof(Type),
                times = count * rowBytes / bytes / threads;
  Type held[times];
#pragma unroll
  for (int time = 0; time < times; ++time) {
    int at = (time * threads + thread) * bytes;
    held[time] =
        *(const DEVICE Type *)(from + at / rowBytes * stride + at % rowBytes);
  }
#pragma unroll
  for (int time = 0; time < times; ++time) {
    int at = (time * threads + thread) * bytes, row = at / rowBytes;
    *(SHARED Type *)shared(place + row * rowBytes +
                           (at % rowBytes ^ mix(row))) = held[time];
  }
}

/// Straight to LDS: a wave's lanes one after the other.
template <int count>
static void copyStraight(const DEVICE Byte *from, int stride, int place,
                         int thread, int wave) {
  constexpr int bytes = COPY == 2 ? 16 : 4;
#pragma unroll
  for (int time = 0; time < count * rowBytes / bytes / threads; ++time) {
    int at = (time * threads + thread) * bytes, row = at / rowBytes;
    const DEVICE Byte *source =
        from + row * stride + (at % rowBytes ^ mix(row));
    __builtin_amdgcn_global_load_lds(
        (DEVICE void *)source,
        (SHARED void *)shared(place + (time * threads + wave * 64) * bytes),
        bytes, 0, 0);
  }
}

template <int count>
static void copy(const DEVICE Byte *from, int stride, int place, int thread,
                 int wave) {
  if constexpr (COPY == 0)
    copyHeld<Byte, count>(from, stride, place, thread);
  else if constexpr (COPY == 1)
    copyHeld<Piece, count>(from, stride, place, thread);
  else
    copyStraight<count>(from, stride, place, thread, wave);
}

/// What a lane multiplies of a row.
static Operand operand(int place, int row, int quarter) {
  SHARED Byte *at = shared(place + row * rowBytes);
  int first = quarter * 16, second = 64 + quarter * 16;
  Operand result;
  if constexpr (READ == 4) {
#pragma unroll
    for (int i = 0; i < 8; ++i)
      result[i] =
          *(volatile SHARED int *)(at + (i < 4 ? first : second) + i % 4 * 4);
    return result;
  }
  Piece low = *(SHARED Piece *)(at + (first ^ mix(row))),
        high = *(SHARED Piece *)(at + (second ^ mix(row)));
  return __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7);
}

static Sums multiplied(Operand a, Operand b, Sums sums) {
#ifdef __gfx950__
  return __builtin_amdgcn_mfma_scale_f32_16x16x128_f8f6f4(a, b, sums, 0, 0, 0,
                                                          0, 0, 0);
#else
  auto piece = [](Operand all, int i) {
    return (unsigned)all[2 * i] | (long)all[2 * i + 1] << 32;
  };
#pragma unroll
  for (int i = 0; i < 4; ++i)
    sums = __builtin_amdgcn_mfma_f32_16x16x32_fp8_fp8(piece(a, i), piece(b, i),
                                                      sums, 0, 0, 0);
  return sums;
#endif
}

/// For everything that was loaded, and for the other waves.
static void meet() {
  __builtin_amdgcn_s_waitcnt(0x0070);
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

/// As if registers had run out.
static void spill(int value) {
#if SCRATCH
  int held[SCRATCH];
  auto *kept = (volatile SCRATCH_MEMORY int *)held;
#pragma unroll
  for (int i = 0; i < SCRATCH; ++i)
    kept[i] = value;
#pragma unroll
  for (int i = 0; i < SCRATCH; ++i)
    (void)kept[i];
#endif
}

extern "C" __attribute__((amdgpu_kernel,
                          amdgpu_flat_work_group_size(threads, threads))) void
product(const DEVICE Byte *a, const DEVICE Byte *b, DEVICE float *c, int n,
        int k) {
  int thread = __builtin_amdgcn_workitem_id_x(), lane = thread & 63,
      wave = __builtin_amdgcn_readfirstlane(thread >> 6);
  int column = lane & 15, quarter = lane >> 4;
  int rowOfWave = wave / WAVES_N * WAVE_M,
      columnOfWave = wave % WAVES_N * WAVE_N;
  int blockRow = __builtin_amdgcn_workgroup_id_y() * rows,
      blockColumn = __builtin_amdgcn_workgroup_id_x() * columns;
  a += blockRow * (long)k;
  b += blockColumn * (long)k;
  Sums sums[WAVE_M / 16][WAVE_N / 16] = {};

  auto load = [&](int at, int buffer) {
    int place = buffer * tileBytes;
    copy<rows>(a + at, k, place, thread, wave);
    copy<columns>(b + at, k, place + rows * rowBytes, thread, wave);
  };
  auto multiply = [&](int buffer) {
    int place = buffer * tileBytes;
    Operand as[WAVE_M / 16], bs[WAVE_N / 16];
#pragma unroll
    for (int i = 0; i < WAVE_M / 16; ++i)
      as[i] = operand(place, rowOfWave + i * 16 + column, quarter);
#pragma unroll
    for (int j = 0; j < WAVE_N / 16; ++j)
      bs[j] = operand(place + rows * rowBytes, columnOfWave + j * 16 + column,
                      quarter);
#pragma unroll
    for (int i = 0; i < WAVE_M / 16; ++i)
#pragma unroll
      for (int j = 0; j < WAVE_N / 16; ++j)
        sums[i][j] = multiplied(as[i], bs[j], sums[i][j]);
  };

  if constexpr (BUFFERS == 1) {
    for (int at = 0; at < k; at += rowBytes) {
      load(at, 0);
      meet();
      multiply(0);
      spill(at);
      meet();
    }
  } else {
    load(0, 0);
    meet();
    int buffer = 0;
    for (int at = rowBytes; at < k; at += rowBytes) {
      load(at, buffer ^ 1);
      multiply(buffer);
      spill(at);
      meet();
      buffer ^= 1;
    }
    multiply(buffer);
  }

  c += (blockRow + rowOfWave) * (long)n + blockColumn + columnOfWave;
#pragma unroll
  for (int i = 0; i < WAVE_M / 16; ++i)
#pragma unroll
    for (int j = 0; j < WAVE_N / 16; ++j)
#pragma unroll
      for (int row = 0; row < 4; ++row)
        c[(i * 16 + quarter * 4 + row) * n + j * 16 + column] = sums[i][j][row];
}
