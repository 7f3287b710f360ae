; What LLVM 23 and 24 print and LLVM 22 refuses; f0x12 in a comment is nothing.
source_filename = "f0x7F \22+inf"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@table = internal addrspace(1) constant [2 x half] [half f0x3C01, half -inf]

define ptx_kernel void @f0x_kernel(ptr addrspace(1) %f0x3F, float %x, double %y, bfloat %z) {
  %"+inf" = fadd float %x, f0x3FB8AA3B
  %a = fmul float %"+inf", 2.001230e-01
  %low = fcmp ogt float %a, -inf
  %b = select i1 %low, float %a, float +qnan
  %v = insertelement <2 x float> splat (float +nan(0x1)), float %b, i32 0
  %w = fadd <2 x float> %v, <float f0x3DCCCCCD, float 1.000000e+00>
  store volatile <2 x float> %w, ptr addrspace(1) %f0x3F, align 8, !note !0
  %d = fadd double %y, f0x3FF921FB54442D18
  %e = fmul double %d, 0x1.8p-3
  store volatile double %e, ptr addrspace(1) %f0x3F, align 8
  %c = fmul bfloat %z, 2.001950e-01
  store volatile bfloat %c, ptr addrspace(1) %f0x3F, align 2
  br label %inf

inf:
  %s = phi float [ -snan(0x200000), %0 ]
  %t = call float asm "mov.b32 $0, 0f3F800000; // f0x12 +inf", "=f"()
  %u = fadd float %s, %t
  store volatile float %u, ptr addrspace(1) %f0x3F, align 4
  ret void
}

!0 = !{!"f0xZZ", float f0x40200000}
