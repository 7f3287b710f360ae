; What the block size says of thread numbers makes sums of `or`, and sums that cannot wrap; LLVM then splits constants off.
; RUN: kiln compile %s:bits --target sm_90a --remat 'narrow-addresses(keep=always)' --emit llvm | FileCheck %s --check-prefix=BITS
; RUN: kiln compile %s:bits --target sm_90a --remat 'narrow-addresses(keep=always)' --emit asm | FileCheck %s --check-prefix=PTX
; RUN: kiln compile %s:bits --target sm_90a --remat 'narrow-addresses(keep=always)' --emit report | FileCheck %s --check-prefix=REPORT
; RUN: kiln compile %s:wraps --target sm_90a --remat 'narrow-addresses(keep=always)' --emit llvm | FileCheck %s --check-prefix=WRAPS
; RUN: kiln compile %s:wraps --target sm_90a --remat 'narrow-addresses(keep=always)' --emit report | FileCheck %s --check-prefix=NOTHING
; What no address gains by is not marked.
; RUN: kiln compile %s:alone --target sm_90a --remat 'narrow-addresses(keep=always)' --emit llvm | FileCheck %s --check-prefix=ALONE
; The same for AMD.
; RUN: sed -e 's/nvptx64-nvidia-cuda/amdgcn-amd-amdhsa/; s/ptx_kernel/amdgpu_kernel/; s/nvvm.read.ptx.sreg.tid.x/amdgcn.workitem.id.x/; s/"nvvm.reqntid"="128"/"amdgpu-flat-work-group-size"="128,128"/' %s > %t.ll
; RUN: kiln compile %t.ll:bits --target gfx942 --remat 'narrow-addresses(keep=always)' --emit llvm | FileCheck %s --check-prefix=BITS
; RUN: kiln compile %t.ll:bits --target gfx942 --remat 'narrow-addresses(keep=always)' --emit asm | FileCheck %s --check-prefix=AMD
; RUN: kiln compile %t.ll:wraps --target gfx942 --remat 'narrow-addresses(keep=always)' --emit report | FileCheck %s --check-prefix=NOTHING

; BITS-LABEL: @bits
; BITS: = call range(i32 0, 128) i32
; BITS: = or disjoint i32 %t, 128
; BITS: = add nuw nsw i32 %t, 256
; PTX-DAG: ld.global.b32 {{.*}}, [[[P:%rd[0-9]+]]];
; PTX-DAG: ld.global.b32 {{.*}}, [[[P]]+512];
; PTX-DAG: ld.global.b32 {{.*}}, [[[P]]+1024];
; REPORT: narrow-addresses(keep=always): 3 changes: 0 addresses given a 32-bit offset; 3 index
; AMD-DAG: global_load_dword {{.*}}, s[{{[0-9:]+}}]{{$}}
; AMD-DAG: global_load_dword {{.*}}, s[{{[0-9:]+}}] offset:512
; AMD-DAG: global_load_dword {{.*}}, s[{{[0-9:]+}}] offset:1024
; WRAPS: = add i32 %t, 256
; NOTHING: narrow-addresses(keep=always): nothing to do
; ALONE: = call i32 @
; ALONE: = or i32 %t, 128
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; Below 128 threads, so what is or-ed in above is a sum, and no sum wraps.
define ptx_kernel void @bits(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %u = or i32 %t, 128
  %v = add i32 %t, 256
  %a = sext i32 %t to i64
  %b = sext i32 %u to i64
  %c = sext i32 %v to i64
  %pa = getelementptr i32, ptr addrspace(1) %in, i64 %a
  %pb = getelementptr i32, ptr addrspace(1) %in, i64 %b
  %pc = getelementptr i32, ptr addrspace(1) %in, i64 %c
  %x = load i32, ptr addrspace(1) %pa
  %y = load i32, ptr addrspace(1) %pb
  %z = load i32, ptr addrspace(1) %pc
  %s = add i32 %x, %y
  %r = add i32 %s, %z
  %po = getelementptr i32, ptr addrspace(1) %out, i64 %a
  store i32 %r, ptr addrspace(1) %po
  ret void
}

; An index of any value may wrap.
define ptx_kernel void @wraps(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %t) #0 {
  %v = add i32 %t, 256
  %a = sext i32 %t to i64
  %c = sext i32 %v to i64
  %pa = getelementptr i32, ptr addrspace(1) %in, i64 %a
  %pc = getelementptr i32, ptr addrspace(1) %in, i64 %c
  %x = load i32, ptr addrspace(1) %pa
  %z = load i32, ptr addrspace(1) %pc
  %r = add i32 %x, %z
  store i32 %r, ptr addrspace(1) %out
  ret void
}
; One address has no neighbour.
define ptx_kernel void @alone(ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %u = or i32 %t, 128
  %b = sext i32 %u to i64
  %po = getelementptr i32, ptr addrspace(1) %out, i64 %b
  store i32 1, ptr addrspace(1) %po
  ret void
}

attributes #0 = { "nvvm.reqntid"="128" }
