//===- rows.cpp - what the norms of rows here are made of -----------------===//
//
// An RMS norm of rows of 128 numbers of bf16, a row to a wave. ROWS: rows that
// a wave works on one after the other; the next one is loaded before.
//
//===----------------------------------------------------------------------===//
#define DEVICE __attribute__((address_space(1)))

using Pair = __bf16 __attribute__((ext_vector_type(2)));
constexpr int lanes = 64, length = 2 * lanes;

static float sumOfLanes(float value) {
#pragma unroll
  for (int distance = lanes / 2; distance; distance /= 2) {
    int lane =
        __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0));
    int other = __builtin_amdgcn_ds_bpermute((lane ^ distance) * 4,
                                             __builtin_bit_cast(int, value));
    value += __builtin_bit_cast(float, other);
  }
  return value;
}

extern "C"
    __attribute__((amdgpu_kernel, amdgpu_flat_work_group_size(256, 256))) void
    rows(const DEVICE Pair *__restrict in,
         const DEVICE Pair *__restrict weights, DEVICE Pair *__restrict out,
         float epsilon) {
  int thread = __builtin_amdgcn_workitem_id_x(), lane = thread % lanes,
      wave = __builtin_amdgcn_readfirstlane(thread / lanes);
  long first = (__builtin_amdgcn_workgroup_id_x() * 4l + wave) * ROWS;
  in += first * lanes + lane;
  out += first * lanes + lane;
  Pair weight = weights[lane], row = in[0];
#pragma unroll
  for (int number = 0; number < ROWS; ++number) {
    Pair next;
    if (number + 1 < ROWS)
      next = in[(number + 1) * lanes];
    float low = row.x, high = row.y;
    float factor = __builtin_amdgcn_rsqf(
        sumOfLanes(low * low + high * high) / length + epsilon);
    out[number * lanes] = Pair{__bf16(low * factor * float(weight.x)),
                               __bf16(high * factor * float(weight.y))};
    row = next;
  }
}
