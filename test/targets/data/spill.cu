// Spills under its launch bounds, and also has local memory of its own, static shared memory, and a named barrier.
extern "C" __global__ void __launch_bounds__(512) spill(double *p, int n) {
  __shared__ float pad[120];
  double a[40];
  pad[threadIdx.x % 120] = n;
  asm volatile("bar.sync 3, 256;");
#pragma unroll
  for (int i = 0; i < 40; i++)
    a[i] = p[i * n + threadIdx.x] + pad[i];
  for (int j = 0; j < n; j++) {
#pragma unroll
    for (int i = 0; i < 40; i++)
      a[i] = a[i] * a[(i * 7 + 3) % 40] + p[j];
  }
  int own[16];
  for (int i = 0; i < 16; i++)
    own[(i * n) & 15] = i;
#pragma unroll
  for (int i = 0; i < 40; i++)
    p[i * n + threadIdx.x] = a[i] + own[n & 15];
}

extern "C" __global__ void small(float *p) { p[threadIdx.x] += 1; }
