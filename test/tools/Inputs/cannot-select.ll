; No GPU has an instruction for the sine of a double, and there is no library to call.
target triple = "nvptx64-nvidia-cuda"
declare double @llvm.sin.f64(double)
define ptx_kernel void @k(ptr addrspace(1) %p) {
  %x = load double, ptr addrspace(1) %p
  %y = call double @llvm.sin.f64(double %x)
  store double %y, ptr addrspace(1) %p
  ret void
}
