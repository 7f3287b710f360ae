target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(1) %out) {
  %x = load i32, ptr addrspace(1) %p
  %y = sitofp i32 %x to bfloat
  store bfloat %y, ptr addrspace(1) %out
  %long = load i64, ptr addrspace(1) %q
  %z = uitofp i64 %long to bfloat
  %next = getelementptr bfloat, ptr addrspace(1) %out, i32 1
  store bfloat %z, ptr addrspace(1) %next
  ret void
}
