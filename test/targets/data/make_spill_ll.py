#!/usr/bin/env python3
# Writes the LLVM IR after spill_*.hsaco: 64 values kept alive over a loop in fewer registers, and 1000 bytes of LDS.
import sys

matrix = len(sys.argv) > 1 and sys.argv[1] == "matrix"
print('target triple = "amdgcn-amd-amdhsa"')
print("@lds = internal addrspace(3) global [250 x i32] undef, align 4")
print("declare i32 @llvm.amdgcn.workitem.id.x()")
print("declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float, float, <16 x float>, i32, i32, i32)")
print("define amdgpu_kernel void @spill(ptr addrspace(1) %p, i32 %n) #0 {\nentry:")
print("  %t = call i32 @llvm.amdgcn.workitem.id.x()")
print("  %l = getelementptr [250 x i32], ptr addrspace(3) @lds, i32 0, i32 %t")
print("  store i32 %n, ptr addrspace(3) %l")
for i in range(64):
    print(f"  %i{i} = add i32 %t, {i * 256}")
    print(f"  %a{i} = getelementptr float, ptr addrspace(1) %p, i32 %i{i}")
    print(f"  %v{i} = load volatile float, ptr addrspace(1) %a{i}")
print("  br label %loop\nloop:\n  %j = phi i32 [0, %entry], [%k, %loop]")
for i in range(64):
    print(f"  %x{i} = phi float [%v{i}, %entry], [%y{i}, %loop]")
if matrix:
    print("  %c = phi <16 x float> [zeroinitializer, %entry], [%d, %loop]")
for i in range(64):
    print(f"  %y{i} = fmul float %x{i}, %x{(i * 7 + 3) % 64}")
if matrix:
    print("  %d = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %x0, float %x1, <16 x float> %c, i32 0, i32 0, i32 0)")
print("  %k = add i32 %j, 1\n  %e = icmp slt i32 %k, %n\n  br i1 %e, label %loop, label %done\ndone:")
for i in range(64):
    print(f"  store volatile float %y{i}, ptr addrspace(1) %a{i}")
if matrix:
    print("  store volatile <16 x float> %d, ptr addrspace(1) %p")
print("  %r = load i32, ptr addrspace(3) %l\n  store volatile i32 %r, ptr addrspace(1) %p\n  ret void\n}")
print('attributes #0 = { "amdgpu-flat-work-group-size"="128,256" "amdgpu-num-vgpr"="40" }')
