target triple = "amdgcn-amd-amdhsa"
define i32 @again(i32 %n) noinline {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %d, label %r
r:
  %m = sub i32 %n, 1
  %c = call i32 @again(i32 %m)
  %s = add i32 %c, %n
  ret i32 %s
d:
  ret i32 0
}
define amdgpu_kernel void @recursive(ptr addrspace(1) %p, i32 %n) {
  %v = call i32 @again(i32 %n)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
