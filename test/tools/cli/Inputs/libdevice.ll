; A library in the form of NVIDIA's libdevice.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-gpulibs"
@ftz = private addrspace(1) constant [11 x i8] c"__CUDA_FTZ\00"
declare i32 @__nvvm_reflect(ptr)
define float @__nv_j0f(float %x) {
  %flush = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @ftz to ptr))
  %flushes = icmp ne i32 %flush, 0
  %y = select i1 %flushes, float 42.0, float 1.0
  %z = call float @helper(float %x)
  %sum = fadd float %z, %y
  ret float %sum
}
define float @helper(float %x) {
  %y = fmul float %x, %x
  ret float %y
}
define double @__nv_jn(i32 %n, double %x) {
  ret double %x
}
define float @unused(float %x) {
  ret float %x
}
