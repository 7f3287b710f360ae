@pool = external addrspace(3) global [0 x i8], align 16

define ptx_kernel void @first(ptr addrspace(1) %p, i32 %i) #0 {
  %from = getelementptr i32, ptr addrspace(3) @pool, i32 %i
  %v = load i32, ptr addrspace(3) %from, align 4
  store i32 %v, ptr addrspace(1) %p, align 4
  ret void
}

define ptx_kernel void @second(ptr addrspace(1) %p, i32 %i) {
  %from = getelementptr i32, ptr addrspace(3) @pool, i32 %i
  %v = load i32, ptr addrspace(3) %from, align 4
  store i32 %v, ptr addrspace(1) %p, align 4
  ret void
}

attributes #0 = { "kiln-sched-strategy"="short-shared-pointers" }
attributes #1 = { "kiln-sched-strategy"="short-shared-pointers(enable=false)" }
