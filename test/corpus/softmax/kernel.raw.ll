; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

define ptx_kernel void @softmax_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr addrspace(1) %6, ptr addrspace(1) %7) #0 {
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = and i32 %11, 255
  %13 = urem i32 %12, 32
  %14 = udiv i32 %12, 32
  %15 = shl i32 %13, 0
  %16 = or i32 0, %15
  %17 = shl i32 %14, 5
  %18 = or i32 %16, %17
  %19 = or i32 %18, 0
  %20 = and i32 %19, 255
  %21 = lshr i32 %20, 0
  %22 = or disjoint i32 %21, 0
  %23 = xor i32 0, %22
  %24 = xor i32 %23, 0
  %25 = xor i32 %23, 256
  %26 = xor i32 %23, 512
  %27 = xor i32 %23, 768
  %28 = xor i32 %23, 1024
  %29 = xor i32 %23, 1280
  %30 = xor i32 %23, 1536
  %31 = xor i32 %23, 1792
  %32 = xor i32 %23, 2048
  %33 = xor i32 %23, 2304
  %34 = xor i32 %23, 2560
  %35 = xor i32 %23, 2816
  %36 = xor i32 %23, 3072
  %37 = xor i32 %23, 3328
  %38 = xor i32 %23, 3584
  %39 = xor i32 %23, 3840
  %40 = add i32 %24, 0
  %41 = add i32 %25, 0
  %42 = add i32 %26, 0
  %43 = add i32 %27, 0
  %44 = add i32 %28, 0
  %45 = add i32 %29, 0
  %46 = add i32 %30, 0
  %47 = add i32 %31, 0
  %48 = add i32 %32, 0
  %49 = add i32 %33, 0
  %50 = add i32 %34, 0
  %51 = add i32 %35, 0
  %52 = add i32 %36, 0
  %53 = add i32 %37, 0
  %54 = add i32 %38, 0
  %55 = add i32 %39, 0
  %56 = icmp slt i32 %40, %5
  %57 = icmp slt i32 %41, %5
  %58 = icmp slt i32 %42, %5
  %59 = icmp slt i32 %43, %5
  %60 = icmp slt i32 %44, %5
  %61 = icmp slt i32 %45, %5
  %62 = icmp slt i32 %46, %5
  %63 = icmp slt i32 %47, %5
  %64 = icmp slt i32 %48, %5
  %65 = icmp slt i32 %49, %5
  %66 = icmp slt i32 %50, %5
  %67 = icmp slt i32 %51, %5
  %68 = icmp slt i32 %52, %5
  %69 = icmp slt i32 %53, %5
  %70 = icmp slt i32 %54, %5
  %71 = icmp slt i32 %55, %5
  %72 = icmp slt i32 %9, %4
  %73 = mul i32 %9, %2
  %74 = getelementptr float, ptr addrspace(1) %1, i32 %73
  %75 = getelementptr float, ptr addrspace(1) %74, i32 %40
  %76 = getelementptr float, ptr addrspace(1) %74, i32 %41
  %77 = getelementptr float, ptr addrspace(1) %74, i32 %42
  %78 = getelementptr float, ptr addrspace(1) %74, i32 %43
  %79 = getelementptr float, ptr addrspace(1) %74, i32 %44
  %80 = getelementptr float, ptr addrspace(1) %74, i32 %45
  %81 = getelementptr float, ptr addrspace(1) %74, i32 %46
  %82 = getelementptr float, ptr addrspace(1) %74, i32 %47
  %83 = getelementptr float, ptr addrspace(1) %74, i32 %48
  %84 = getelementptr float, ptr addrspace(1) %74, i32 %49
  %85 = getelementptr float, ptr addrspace(1) %74, i32 %50
  %86 = getelementptr float, ptr addrspace(1) %74, i32 %51
  %87 = getelementptr float, ptr addrspace(1) %74, i32 %52
  %88 = getelementptr float, ptr addrspace(1) %74, i32 %53
  %89 = getelementptr float, ptr addrspace(1) %74, i32 %54
  %90 = getelementptr float, ptr addrspace(1) %74, i32 %55
  %91 = and i1 %72, %56
  %92 = and i1 %72, %57
  %93 = and i1 %72, %58
  %94 = and i1 %72, %59
  %95 = and i1 %72, %60
  %96 = and i1 %72, %61
  %97 = and i1 %72, %62
  %98 = and i1 %72, %63
  %99 = and i1 %72, %64
  %100 = and i1 %72, %65
  %101 = and i1 %72, %66
  %102 = and i1 %72, %67
  %103 = and i1 %72, %68
  %104 = and i1 %72, %69
  %105 = and i1 %72, %70
  %106 = and i1 %72, %71
  %107 = and i32 %18, 255
  %108 = shl i32 %107, 2
  %109 = or disjoint i32 %108, 0
  %110 = xor i32 0, %109
  %111 = xor i32 %110, 0
  %112 = xor i32 %111, 0
  %113 = add i32 %112, 0
  %114 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %113
  %115 = select i1 %91, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %114, ptr addrspace(1) %75, i32 %115)
  %116 = add i32 %112, 1024
  %117 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %116
  %118 = select i1 %92, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %117, ptr addrspace(1) %76, i32 %118)
  %119 = add i32 %112, 2048
  %120 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %119
  %121 = select i1 %93, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %120, ptr addrspace(1) %77, i32 %121)
  %122 = add i32 %112, 3072
  %123 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %122
  %124 = select i1 %94, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %123, ptr addrspace(1) %78, i32 %124)
  %125 = add i32 %112, 4096
  %126 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %125
  %127 = select i1 %95, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %126, ptr addrspace(1) %79, i32 %127)
  %128 = add i32 %112, 5120
  %129 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %128
  %130 = select i1 %96, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %129, ptr addrspace(1) %80, i32 %130)
  %131 = add i32 %112, 6144
  %132 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %131
  %133 = select i1 %97, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %132, ptr addrspace(1) %81, i32 %133)
  %134 = add i32 %112, 7168
  %135 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %134
  %136 = select i1 %98, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %135, ptr addrspace(1) %82, i32 %136)
  %137 = add i32 %112, 8192
  %138 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %137
  %139 = select i1 %99, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %138, ptr addrspace(1) %83, i32 %139)
  %140 = add i32 %112, 9216
  %141 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %140
  %142 = select i1 %100, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %141, ptr addrspace(1) %84, i32 %142)
  %143 = add i32 %112, 10240
  %144 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %143
  %145 = select i1 %101, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %144, ptr addrspace(1) %85, i32 %145)
  %146 = add i32 %112, 11264
  %147 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %146
  %148 = select i1 %102, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %147, ptr addrspace(1) %86, i32 %148)
  %149 = add i32 %112, 12288
  %150 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %149
  %151 = select i1 %103, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %150, ptr addrspace(1) %87, i32 %151)
  %152 = add i32 %112, 13312
  %153 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %152
  %154 = select i1 %104, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %153, ptr addrspace(1) %88, i32 %154)
  %155 = add i32 %112, 14336
  %156 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %155
  %157 = select i1 %105, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %156, ptr addrspace(1) %89, i32 %157)
  %158 = add i32 %112, 15360
  %159 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %158
  %160 = select i1 %106, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %159, ptr addrspace(1) %90, i32 %160)
  call void @llvm.nvvm.cp.async.commit.group()
  %161 = add i32 %9, %10
  %162 = icmp slt i32 %161, %4
  %163 = mul i32 %161, %2
  %164 = getelementptr float, ptr addrspace(1) %1, i32 %163
  %165 = getelementptr float, ptr addrspace(1) %164, i32 %40
  %166 = getelementptr float, ptr addrspace(1) %164, i32 %41
  %167 = getelementptr float, ptr addrspace(1) %164, i32 %42
  %168 = getelementptr float, ptr addrspace(1) %164, i32 %43
  %169 = getelementptr float, ptr addrspace(1) %164, i32 %44
  %170 = getelementptr float, ptr addrspace(1) %164, i32 %45
  %171 = getelementptr float, ptr addrspace(1) %164, i32 %46
  %172 = getelementptr float, ptr addrspace(1) %164, i32 %47
  %173 = getelementptr float, ptr addrspace(1) %164, i32 %48
  %174 = getelementptr float, ptr addrspace(1) %164, i32 %49
  %175 = getelementptr float, ptr addrspace(1) %164, i32 %50
  %176 = getelementptr float, ptr addrspace(1) %164, i32 %51
  %177 = getelementptr float, ptr addrspace(1) %164, i32 %52
  %178 = getelementptr float, ptr addrspace(1) %164, i32 %53
  %179 = getelementptr float, ptr addrspace(1) %164, i32 %54
  %180 = getelementptr float, ptr addrspace(1) %164, i32 %55
  %181 = and i1 %162, %56
  %182 = and i1 %162, %57
  %183 = and i1 %162, %58
  %184 = and i1 %162, %59
  %185 = and i1 %162, %60
  %186 = and i1 %162, %61
  %187 = and i1 %162, %62
  %188 = and i1 %162, %63
  %189 = and i1 %162, %64
  %190 = and i1 %162, %65
  %191 = and i1 %162, %66
  %192 = and i1 %162, %67
  %193 = and i1 %162, %68
  %194 = and i1 %162, %69
  %195 = and i1 %162, %70
  %196 = and i1 %162, %71
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %197 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 16384), i32 %113
  %198 = select i1 %181, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %197, ptr addrspace(1) %165, i32 %198)
  %199 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 16384), i32 %116
  %200 = select i1 %182, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %199, ptr addrspace(1) %166, i32 %200)
  %201 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 16384), i32 %119
  %202 = select i1 %183, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %201, ptr addrspace(1) %167, i32 %202)
  %203 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 16384), i32 %122
  %204 = select i1 %184, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %203, ptr addrspace(1) %168, i32 %204)
  %205 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 16384), i32 %125
  %206 = select i1 %185, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %205, ptr addrspace(1) %169, i32 %206)
  %207 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 16384), i32 %128
  %208 = select i1 %186, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %207, ptr addrspace(1) %170, i32 %208)
  %209 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 16384), i32 %131
  %210 = select i1 %187, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %209, ptr addrspace(1) %171, i32 %210)
  %211 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 16384), i32 %134
  %212 = select i1 %188, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %211, ptr addrspace(1) %172, i32 %212)
  %213 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 16384), i32 %137
  %214 = select i1 %189, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %213, ptr addrspace(1) %173, i32 %214)
  %215 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 16384), i32 %140
  %216 = select i1 %190, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %215, ptr addrspace(1) %174, i32 %216)
  %217 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 16384), i32 %143
  %218 = select i1 %191, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %217, ptr addrspace(1) %175, i32 %218)
  %219 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 16384), i32 %146
  %220 = select i1 %192, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %219, ptr addrspace(1) %176, i32 %220)
  %221 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 16384), i32 %149
  %222 = select i1 %193, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %221, ptr addrspace(1) %177, i32 %222)
  %223 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 16384), i32 %152
  %224 = select i1 %194, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %223, ptr addrspace(1) %178, i32 %224)
  %225 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 16384), i32 %155
  %226 = select i1 %195, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %225, ptr addrspace(1) %179, i32 %226)
  %227 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 16384), i32 %158
  %228 = select i1 %196, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %227, ptr addrspace(1) %180, i32 %228)
  call void @llvm.nvvm.cp.async.commit.group()
  %229 = mul i32 %10, 2
  %230 = add i32 %9, %229
  %231 = icmp slt i32 %230, %4
  %232 = mul i32 %230, %2
  %233 = getelementptr float, ptr addrspace(1) %1, i32 %232
  %234 = getelementptr float, ptr addrspace(1) %233, i32 %40
  %235 = getelementptr float, ptr addrspace(1) %233, i32 %41
  %236 = getelementptr float, ptr addrspace(1) %233, i32 %42
  %237 = getelementptr float, ptr addrspace(1) %233, i32 %43
  %238 = getelementptr float, ptr addrspace(1) %233, i32 %44
  %239 = getelementptr float, ptr addrspace(1) %233, i32 %45
  %240 = getelementptr float, ptr addrspace(1) %233, i32 %46
  %241 = getelementptr float, ptr addrspace(1) %233, i32 %47
  %242 = getelementptr float, ptr addrspace(1) %233, i32 %48
  %243 = getelementptr float, ptr addrspace(1) %233, i32 %49
  %244 = getelementptr float, ptr addrspace(1) %233, i32 %50
  %245 = getelementptr float, ptr addrspace(1) %233, i32 %51
  %246 = getelementptr float, ptr addrspace(1) %233, i32 %52
  %247 = getelementptr float, ptr addrspace(1) %233, i32 %53
  %248 = getelementptr float, ptr addrspace(1) %233, i32 %54
  %249 = getelementptr float, ptr addrspace(1) %233, i32 %55
  %250 = and i1 %231, %56
  %251 = and i1 %231, %57
  %252 = and i1 %231, %58
  %253 = and i1 %231, %59
  %254 = and i1 %231, %60
  %255 = and i1 %231, %61
  %256 = and i1 %231, %62
  %257 = and i1 %231, %63
  %258 = and i1 %231, %64
  %259 = and i1 %231, %65
  %260 = and i1 %231, %66
  %261 = and i1 %231, %67
  %262 = and i1 %231, %68
  %263 = and i1 %231, %69
  %264 = and i1 %231, %70
  %265 = and i1 %231, %71
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %266 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 32768), i32 %113
  %267 = select i1 %250, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %266, ptr addrspace(1) %234, i32 %267)
  %268 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 32768), i32 %116
  %269 = select i1 %251, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %268, ptr addrspace(1) %235, i32 %269)
  %270 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 32768), i32 %119
  %271 = select i1 %252, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %270, ptr addrspace(1) %236, i32 %271)
  %272 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 32768), i32 %122
  %273 = select i1 %253, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %272, ptr addrspace(1) %237, i32 %273)
  %274 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 32768), i32 %125
  %275 = select i1 %254, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %274, ptr addrspace(1) %238, i32 %275)
  %276 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 32768), i32 %128
  %277 = select i1 %255, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %276, ptr addrspace(1) %239, i32 %277)
  %278 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 32768), i32 %131
  %279 = select i1 %256, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %278, ptr addrspace(1) %240, i32 %279)
  %280 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 32768), i32 %134
  %281 = select i1 %257, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %280, ptr addrspace(1) %241, i32 %281)
  %282 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 32768), i32 %137
  %283 = select i1 %258, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %282, ptr addrspace(1) %242, i32 %283)
  %284 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 32768), i32 %140
  %285 = select i1 %259, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %284, ptr addrspace(1) %243, i32 %285)
  %286 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 32768), i32 %143
  %287 = select i1 %260, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %286, ptr addrspace(1) %244, i32 %287)
  %288 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 32768), i32 %146
  %289 = select i1 %261, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %288, ptr addrspace(1) %245, i32 %289)
  %290 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 32768), i32 %149
  %291 = select i1 %262, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %290, ptr addrspace(1) %246, i32 %291)
  %292 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 32768), i32 %152
  %293 = select i1 %263, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %292, ptr addrspace(1) %247, i32 %293)
  %294 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 32768), i32 %155
  %295 = select i1 %264, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %294, ptr addrspace(1) %248, i32 %295)
  %296 = getelementptr inbounds i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 32768), i32 %158
  %297 = select i1 %265, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %296, ptr addrspace(1) %249, i32 %297)
  call void @llvm.nvvm.cp.async.commit.group()
  br label %298

298:                                              ; preds = %303, %8
  %299 = phi i32 [ %719, %303 ], [ %9, %8 ]
  %300 = phi i32 [ %649, %303 ], [ 2, %8 ]
  %301 = phi i32 [ %309, %303 ], [ -1, %8 ]
  %302 = icmp slt i32 %299, %4
  br i1 %302, label %303, label %720

303:                                              ; preds = %298
  %304 = mul i32 %10, 3
  %305 = sub i32 %4, %304
  %306 = icmp slt i32 %299, %305
  %307 = add i32 %301, 1
  %308 = icmp sge i32 %307, 3
  %309 = select i1 %308, i32 0, i32 %307
  call void @llvm.nvvm.cp.async.wait.group(i32 2)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %310 = mul i32 %309, 4096
  %311 = getelementptr float, ptr addrspace(3) @global_smem, i32 %310
  %312 = and i32 %18, 24
  %313 = shl i32 %312, 7
  %314 = and i32 %18, 7
  %315 = shl i32 %314, 4
  %316 = and i32 %18, 224
  %317 = shl i32 %316, 2
  %318 = xor i32 %313, %317
  %319 = or disjoint i32 %315, %318
  %320 = xor i32 0, %319
  %321 = xor i32 %320, 0
  %322 = xor i32 %321, 0
  %323 = add i32 %322, 0
  %324 = getelementptr inbounds i8, ptr addrspace(3) %311, i32 %323
  %325 = call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %324)
  %326 = extractvalue { i32, i32, i32, i32 } %325, 0
  %327 = bitcast i32 %326 to <1 x float>
  %328 = extractelement <1 x float> %327, i32 0
  %329 = extractvalue { i32, i32, i32, i32 } %325, 1
  %330 = bitcast i32 %329 to <1 x float>
  %331 = extractelement <1 x float> %330, i32 0
  %332 = extractvalue { i32, i32, i32, i32 } %325, 2
  %333 = bitcast i32 %332 to <1 x float>
  %334 = extractelement <1 x float> %333, i32 0
  %335 = extractvalue { i32, i32, i32, i32 } %325, 3
  %336 = bitcast i32 %335 to <1 x float>
  %337 = extractelement <1 x float> %336, i32 0
  %338 = add i32 %322, 4096
  %339 = getelementptr inbounds i8, ptr addrspace(3) %311, i32 %338
  %340 = call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %339)
  %341 = extractvalue { i32, i32, i32, i32 } %340, 0
  %342 = bitcast i32 %341 to <1 x float>
  %343 = extractelement <1 x float> %342, i32 0
  %344 = extractvalue { i32, i32, i32, i32 } %340, 1
  %345 = bitcast i32 %344 to <1 x float>
  %346 = extractelement <1 x float> %345, i32 0
  %347 = extractvalue { i32, i32, i32, i32 } %340, 2
  %348 = bitcast i32 %347 to <1 x float>
  %349 = extractelement <1 x float> %348, i32 0
  %350 = extractvalue { i32, i32, i32, i32 } %340, 3
  %351 = bitcast i32 %350 to <1 x float>
  %352 = extractelement <1 x float> %351, i32 0
  %353 = add i32 %322, 8192
  %354 = getelementptr inbounds i8, ptr addrspace(3) %311, i32 %353
  %355 = call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %354)
  %356 = extractvalue { i32, i32, i32, i32 } %355, 0
  %357 = bitcast i32 %356 to <1 x float>
  %358 = extractelement <1 x float> %357, i32 0
  %359 = extractvalue { i32, i32, i32, i32 } %355, 1
  %360 = bitcast i32 %359 to <1 x float>
  %361 = extractelement <1 x float> %360, i32 0
  %362 = extractvalue { i32, i32, i32, i32 } %355, 2
  %363 = bitcast i32 %362 to <1 x float>
  %364 = extractelement <1 x float> %363, i32 0
  %365 = extractvalue { i32, i32, i32, i32 } %355, 3
  %366 = bitcast i32 %365 to <1 x float>
  %367 = extractelement <1 x float> %366, i32 0
  %368 = add i32 %322, 12288
  %369 = getelementptr inbounds i8, ptr addrspace(3) %311, i32 %368
  %370 = call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %369)
  %371 = extractvalue { i32, i32, i32, i32 } %370, 0
  %372 = bitcast i32 %371 to <1 x float>
  %373 = extractelement <1 x float> %372, i32 0
  %374 = extractvalue { i32, i32, i32, i32 } %370, 1
  %375 = bitcast i32 %374 to <1 x float>
  %376 = extractelement <1 x float> %375, i32 0
  %377 = extractvalue { i32, i32, i32, i32 } %370, 2
  %378 = bitcast i32 %377 to <1 x float>
  %379 = extractelement <1 x float> %378, i32 0
  %380 = extractvalue { i32, i32, i32, i32 } %370, 3
  %381 = bitcast i32 %380 to <1 x float>
  %382 = extractelement <1 x float> %381, i32 0
  %383 = select i1 %56, float %328, float 0xFFF0000000000000
  %384 = select i1 %57, float %331, float 0xFFF0000000000000
  %385 = select i1 %58, float %334, float 0xFFF0000000000000
  %386 = select i1 %59, float %337, float 0xFFF0000000000000
  %387 = select i1 %60, float %343, float 0xFFF0000000000000
  %388 = select i1 %61, float %346, float 0xFFF0000000000000
  %389 = select i1 %62, float %349, float 0xFFF0000000000000
  %390 = select i1 %63, float %352, float 0xFFF0000000000000
  %391 = select i1 %64, float %358, float 0xFFF0000000000000
  %392 = select i1 %65, float %361, float 0xFFF0000000000000
  %393 = select i1 %66, float %364, float 0xFFF0000000000000
  %394 = select i1 %67, float %367, float 0xFFF0000000000000
  %395 = select i1 %68, float %373, float 0xFFF0000000000000
  %396 = select i1 %69, float %376, float 0xFFF0000000000000
  %397 = select i1 %70, float %379, float 0xFFF0000000000000
  %398 = select i1 %71, float %382, float 0xFFF0000000000000
  %399 = call float @llvm.maxnum.f32(float %383, float %384)
  %400 = call float @llvm.maxnum.f32(float %399, float %385)
  %401 = call float @llvm.maxnum.f32(float %400, float %386)
  %402 = call float @llvm.maxnum.f32(float %401, float %387)
  %403 = call float @llvm.maxnum.f32(float %402, float %388)
  %404 = call float @llvm.maxnum.f32(float %403, float %389)
  %405 = call float @llvm.maxnum.f32(float %404, float %390)
  %406 = call float @llvm.maxnum.f32(float %405, float %391)
  %407 = call float @llvm.maxnum.f32(float %406, float %392)
  %408 = call float @llvm.maxnum.f32(float %407, float %393)
  %409 = call float @llvm.maxnum.f32(float %408, float %394)
  %410 = call float @llvm.maxnum.f32(float %409, float %395)
  %411 = call float @llvm.maxnum.f32(float %410, float %396)
  %412 = call float @llvm.maxnum.f32(float %411, float %397)
  %413 = call float @llvm.maxnum.f32(float %412, float %398)
  %414 = bitcast float %413 to i32
  %415 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %414, i32 16, i32 31)
  %416 = bitcast i32 %415 to float
  %417 = call float @llvm.maxnum.f32(float %413, float %416)
  %418 = bitcast float %417 to i32
  %419 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %418, i32 8, i32 31)
  %420 = bitcast i32 %419 to float
  %421 = call float @llvm.maxnum.f32(float %417, float %420)
  %422 = bitcast float %421 to i32
  %423 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %422, i32 4, i32 31)
  %424 = bitcast i32 %423 to float
  %425 = call float @llvm.maxnum.f32(float %421, float %424)
  %426 = bitcast float %425 to i32
  %427 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %426, i32 2, i32 31)
  %428 = bitcast i32 %427 to float
  %429 = call float @llvm.maxnum.f32(float %425, float %428)
  %430 = bitcast float %429 to i32
  %431 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %430, i32 1, i32 31)
  %432 = bitcast i32 %431 to float
  %433 = call float @llvm.maxnum.f32(float %429, float %432)
  %434 = urem i32 %13, 32
  %435 = urem i32 %14, 8
  %436 = icmp eq i32 %434, 0
  %437 = and i1 true, %436
  %438 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 49152), i32 %435
  %439 = insertelement <1 x float> undef, float %433, i32 0
  %440 = extractelement <1 x float> %439, i32 0
  %441 = bitcast float %440 to i32
  %442 = insertelement <1 x i32> undef, i32 %441, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %438, <1 x i32> %442, i1 %437)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %443 = icmp slt i32 %12, 8
  %444 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 49152), i32 %12
  %445 = call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %444, i1 %443)
  %446 = insertelement <1 x i32> undef, i32 %445, i32 0
  %447 = extractelement <1 x i32> %446, i32 0
  %448 = bitcast i32 %447 to float
  %449 = insertelement <1 x float> undef, float %448, i32 0
  %450 = extractelement <1 x float> %449, i32 0
  %451 = bitcast float %450 to i32
  %452 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %451, i32 4, i32 31)
  %453 = bitcast i32 %452 to float
  %454 = call float @llvm.maxnum.f32(float %450, float %453)
  %455 = bitcast float %454 to i32
  %456 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %455, i32 2, i32 31)
  %457 = bitcast i32 %456 to float
  %458 = call float @llvm.maxnum.f32(float %454, float %457)
  %459 = bitcast float %458 to i32
  %460 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %459, i32 1, i32 31)
  %461 = bitcast i32 %460 to float
  %462 = call float @llvm.maxnum.f32(float %458, float %461)
  %463 = urem i32 %13, 8
  %464 = icmp eq i32 %463, 0
  %465 = and i1 %443, %464
  %466 = insertelement <1 x float> undef, float %462, i32 0
  %467 = extractelement <1 x float> %466, i32 0
  %468 = bitcast float %467 to i32
  %469 = insertelement <1 x i32> undef, i32 %468, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %444, <1 x i32> %469, i1 %465)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %470 = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 49152), align 4
  %471 = fsub float %383, %470
  %472 = fsub float %384, %470
  %473 = fsub float %385, %470
  %474 = fsub float %386, %470
  %475 = fsub float %387, %470
  %476 = fsub float %388, %470
  %477 = fsub float %389, %470
  %478 = fsub float %390, %470
  %479 = fsub float %391, %470
  %480 = fsub float %392, %470
  %481 = fsub float %393, %470
  %482 = fsub float %394, %470
  %483 = fsub float %395, %470
  %484 = fsub float %396, %470
  %485 = fsub float %397, %470
  %486 = fsub float %398, %470
  %487 = fmul float %471, 0x3FF7154760000000
  %488 = call float @llvm.nvvm.ex2.approx.f(float %487)
  %489 = fmul float %472, 0x3FF7154760000000
  %490 = call float @llvm.nvvm.ex2.approx.f(float %489)
  %491 = fmul float %473, 0x3FF7154760000000
  %492 = call float @llvm.nvvm.ex2.approx.f(float %491)
  %493 = fmul float %474, 0x3FF7154760000000
  %494 = call float @llvm.nvvm.ex2.approx.f(float %493)
  %495 = fmul float %475, 0x3FF7154760000000
  %496 = call float @llvm.nvvm.ex2.approx.f(float %495)
  %497 = fmul float %476, 0x3FF7154760000000
  %498 = call float @llvm.nvvm.ex2.approx.f(float %497)
  %499 = fmul float %477, 0x3FF7154760000000
  %500 = call float @llvm.nvvm.ex2.approx.f(float %499)
  %501 = fmul float %478, 0x3FF7154760000000
  %502 = call float @llvm.nvvm.ex2.approx.f(float %501)
  %503 = fmul float %479, 0x3FF7154760000000
  %504 = call float @llvm.nvvm.ex2.approx.f(float %503)
  %505 = fmul float %480, 0x3FF7154760000000
  %506 = call float @llvm.nvvm.ex2.approx.f(float %505)
  %507 = fmul float %481, 0x3FF7154760000000
  %508 = call float @llvm.nvvm.ex2.approx.f(float %507)
  %509 = fmul float %482, 0x3FF7154760000000
  %510 = call float @llvm.nvvm.ex2.approx.f(float %509)
  %511 = fmul float %483, 0x3FF7154760000000
  %512 = call float @llvm.nvvm.ex2.approx.f(float %511)
  %513 = fmul float %484, 0x3FF7154760000000
  %514 = call float @llvm.nvvm.ex2.approx.f(float %513)
  %515 = fmul float %485, 0x3FF7154760000000
  %516 = call float @llvm.nvvm.ex2.approx.f(float %515)
  %517 = fmul float %486, 0x3FF7154760000000
  %518 = call float @llvm.nvvm.ex2.approx.f(float %517)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %519 = fadd float %488, %490
  %520 = fadd float %519, %492
  %521 = fadd float %520, %494
  %522 = fadd float %521, %496
  %523 = fadd float %522, %498
  %524 = fadd float %523, %500
  %525 = fadd float %524, %502
  %526 = fadd float %525, %504
  %527 = fadd float %526, %506
  %528 = fadd float %527, %508
  %529 = fadd float %528, %510
  %530 = fadd float %529, %512
  %531 = fadd float %530, %514
  %532 = fadd float %531, %516
  %533 = fadd float %532, %518
  %534 = bitcast float %533 to i32
  %535 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %534, i32 16, i32 31)
  %536 = bitcast i32 %535 to float
  %537 = fadd float %533, %536
  %538 = bitcast float %537 to i32
  %539 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %538, i32 8, i32 31)
  %540 = bitcast i32 %539 to float
  %541 = fadd float %537, %540
  %542 = bitcast float %541 to i32
  %543 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %542, i32 4, i32 31)
  %544 = bitcast i32 %543 to float
  %545 = fadd float %541, %544
  %546 = bitcast float %545 to i32
  %547 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %546, i32 2, i32 31)
  %548 = bitcast i32 %547 to float
  %549 = fadd float %545, %548
  %550 = bitcast float %549 to i32
  %551 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %550, i32 1, i32 31)
  %552 = bitcast i32 %551 to float
  %553 = fadd float %549, %552
  %554 = insertelement <1 x float> undef, float %553, i32 0
  %555 = extractelement <1 x float> %554, i32 0
  %556 = bitcast float %555 to i32
  %557 = insertelement <1 x i32> undef, i32 %556, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %438, <1 x i32> %557, i1 %437)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %558 = call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %444, i1 %443)
  %559 = insertelement <1 x i32> undef, i32 %558, i32 0
  %560 = extractelement <1 x i32> %559, i32 0
  %561 = bitcast i32 %560 to float
  %562 = insertelement <1 x float> undef, float %561, i32 0
  %563 = extractelement <1 x float> %562, i32 0
  %564 = bitcast float %563 to i32
  %565 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %564, i32 4, i32 31)
  %566 = bitcast i32 %565 to float
  %567 = fadd float %563, %566
  %568 = bitcast float %567 to i32
  %569 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %568, i32 2, i32 31)
  %570 = bitcast i32 %569 to float
  %571 = fadd float %567, %570
  %572 = bitcast float %571 to i32
  %573 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %572, i32 1, i32 31)
  %574 = bitcast i32 %573 to float
  %575 = fadd float %571, %574
  %576 = insertelement <1 x float> undef, float %575, i32 0
  %577 = extractelement <1 x float> %576, i32 0
  %578 = bitcast float %577 to i32
  %579 = insertelement <1 x i32> undef, i32 %578, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %444, <1 x i32> %579, i1 %465)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %580 = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 49152), align 4
  %581 = mul i32 %299, %3
  %582 = getelementptr float, ptr addrspace(1) %0, i32 %581
  %583 = getelementptr float, ptr addrspace(1) %582, i32 %40
  %584 = getelementptr float, ptr addrspace(1) %582, i32 %41
  %585 = getelementptr float, ptr addrspace(1) %582, i32 %42
  %586 = getelementptr float, ptr addrspace(1) %582, i32 %43
  %587 = getelementptr float, ptr addrspace(1) %582, i32 %44
  %588 = getelementptr float, ptr addrspace(1) %582, i32 %45
  %589 = getelementptr float, ptr addrspace(1) %582, i32 %46
  %590 = getelementptr float, ptr addrspace(1) %582, i32 %47
  %591 = getelementptr float, ptr addrspace(1) %582, i32 %48
  %592 = getelementptr float, ptr addrspace(1) %582, i32 %49
  %593 = getelementptr float, ptr addrspace(1) %582, i32 %50
  %594 = getelementptr float, ptr addrspace(1) %582, i32 %51
  %595 = getelementptr float, ptr addrspace(1) %582, i32 %52
  %596 = getelementptr float, ptr addrspace(1) %582, i32 %53
  %597 = getelementptr float, ptr addrspace(1) %582, i32 %54
  %598 = getelementptr float, ptr addrspace(1) %582, i32 %55
  %599 = call float @llvm.nvvm.div.full(float %488, float %580)
  %600 = call float @llvm.nvvm.div.full(float %490, float %580)
  %601 = call float @llvm.nvvm.div.full(float %492, float %580)
  %602 = call float @llvm.nvvm.div.full(float %494, float %580)
  %603 = call float @llvm.nvvm.div.full(float %496, float %580)
  %604 = call float @llvm.nvvm.div.full(float %498, float %580)
  %605 = call float @llvm.nvvm.div.full(float %500, float %580)
  %606 = call float @llvm.nvvm.div.full(float %502, float %580)
  %607 = call float @llvm.nvvm.div.full(float %504, float %580)
  %608 = call float @llvm.nvvm.div.full(float %506, float %580)
  %609 = call float @llvm.nvvm.div.full(float %508, float %580)
  %610 = call float @llvm.nvvm.div.full(float %510, float %580)
  %611 = call float @llvm.nvvm.div.full(float %512, float %580)
  %612 = call float @llvm.nvvm.div.full(float %514, float %580)
  %613 = call float @llvm.nvvm.div.full(float %516, float %580)
  %614 = call float @llvm.nvvm.div.full(float %518, float %580)
  %615 = insertelement <1 x float> undef, float %599, i32 0
  %616 = bitcast <1 x float> %615 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %616, ptr addrspace(1) %583, i1 %56)
  %617 = insertelement <1 x float> undef, float %600, i32 0
  %618 = bitcast <1 x float> %617 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %618, ptr addrspace(1) %584, i1 %57)
  %619 = insertelement <1 x float> undef, float %601, i32 0
  %620 = bitcast <1 x float> %619 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %620, ptr addrspace(1) %585, i1 %58)
  %621 = insertelement <1 x float> undef, float %602, i32 0
  %622 = bitcast <1 x float> %621 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %622, ptr addrspace(1) %586, i1 %59)
  %623 = insertelement <1 x float> undef, float %603, i32 0
  %624 = bitcast <1 x float> %623 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %624, ptr addrspace(1) %587, i1 %60)
  %625 = insertelement <1 x float> undef, float %604, i32 0
  %626 = bitcast <1 x float> %625 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %626, ptr addrspace(1) %588, i1 %61)
  %627 = insertelement <1 x float> undef, float %605, i32 0
  %628 = bitcast <1 x float> %627 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %628, ptr addrspace(1) %589, i1 %62)
  %629 = insertelement <1 x float> undef, float %606, i32 0
  %630 = bitcast <1 x float> %629 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %630, ptr addrspace(1) %590, i1 %63)
  %631 = insertelement <1 x float> undef, float %607, i32 0
  %632 = bitcast <1 x float> %631 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %632, ptr addrspace(1) %591, i1 %64)
  %633 = insertelement <1 x float> undef, float %608, i32 0
  %634 = bitcast <1 x float> %633 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %634, ptr addrspace(1) %592, i1 %65)
  %635 = insertelement <1 x float> undef, float %609, i32 0
  %636 = bitcast <1 x float> %635 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %636, ptr addrspace(1) %593, i1 %66)
  %637 = insertelement <1 x float> undef, float %610, i32 0
  %638 = bitcast <1 x float> %637 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %638, ptr addrspace(1) %594, i1 %67)
  %639 = insertelement <1 x float> undef, float %611, i32 0
  %640 = bitcast <1 x float> %639 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %640, ptr addrspace(1) %595, i1 %68)
  %641 = insertelement <1 x float> undef, float %612, i32 0
  %642 = bitcast <1 x float> %641 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %642, ptr addrspace(1) %596, i1 %69)
  %643 = insertelement <1 x float> undef, float %613, i32 0
  %644 = bitcast <1 x float> %643 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %644, ptr addrspace(1) %597, i1 %70)
  %645 = insertelement <1 x float> undef, float %614, i32 0
  %646 = bitcast <1 x float> %645 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %646, ptr addrspace(1) %598, i1 %71)
  %647 = add i32 %300, 1
  %648 = icmp sge i32 %647, 3
  %649 = select i1 %648, i32 0, i32 %647
  %650 = add i32 %299, %304
  %651 = mul i32 %650, %2
  %652 = getelementptr float, ptr addrspace(1) %1, i32 %651
  %653 = getelementptr float, ptr addrspace(1) %652, i32 %40
  %654 = getelementptr float, ptr addrspace(1) %652, i32 %41
  %655 = getelementptr float, ptr addrspace(1) %652, i32 %42
  %656 = getelementptr float, ptr addrspace(1) %652, i32 %43
  %657 = getelementptr float, ptr addrspace(1) %652, i32 %44
  %658 = getelementptr float, ptr addrspace(1) %652, i32 %45
  %659 = getelementptr float, ptr addrspace(1) %652, i32 %46
  %660 = getelementptr float, ptr addrspace(1) %652, i32 %47
  %661 = getelementptr float, ptr addrspace(1) %652, i32 %48
  %662 = getelementptr float, ptr addrspace(1) %652, i32 %49
  %663 = getelementptr float, ptr addrspace(1) %652, i32 %50
  %664 = getelementptr float, ptr addrspace(1) %652, i32 %51
  %665 = getelementptr float, ptr addrspace(1) %652, i32 %52
  %666 = getelementptr float, ptr addrspace(1) %652, i32 %53
  %667 = getelementptr float, ptr addrspace(1) %652, i32 %54
  %668 = getelementptr float, ptr addrspace(1) %652, i32 %55
  %669 = mul i32 %649, 4096
  %670 = getelementptr float, ptr addrspace(3) @global_smem, i32 %669
  %671 = and i1 %306, %56
  %672 = and i1 %306, %57
  %673 = and i1 %306, %58
  %674 = and i1 %306, %59
  %675 = and i1 %306, %60
  %676 = and i1 %306, %61
  %677 = and i1 %306, %62
  %678 = and i1 %306, %63
  %679 = and i1 %306, %64
  %680 = and i1 %306, %65
  %681 = and i1 %306, %66
  %682 = and i1 %306, %67
  %683 = and i1 %306, %68
  %684 = and i1 %306, %69
  %685 = and i1 %306, %70
  %686 = and i1 %306, %71
  %687 = getelementptr inbounds i8, ptr addrspace(3) %670, i32 %113
  %688 = select i1 %671, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %687, ptr addrspace(1) %653, i32 %688)
  %689 = getelementptr inbounds i8, ptr addrspace(3) %670, i32 %116
  %690 = select i1 %672, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %689, ptr addrspace(1) %654, i32 %690)
  %691 = getelementptr inbounds i8, ptr addrspace(3) %670, i32 %119
  %692 = select i1 %673, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %691, ptr addrspace(1) %655, i32 %692)
  %693 = getelementptr inbounds i8, ptr addrspace(3) %670, i32 %122
  %694 = select i1 %674, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %693, ptr addrspace(1) %656, i32 %694)
  %695 = getelementptr inbounds i8, ptr addrspace(3) %670, i32 %125
  %696 = select i1 %675, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %695, ptr addrspace(1) %657, i32 %696)
  %697 = getelementptr inbounds i8, ptr addrspace(3) %670, i32 %128
  %698 = select i1 %676, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %697, ptr addrspace(1) %658, i32 %698)
  %699 = getelementptr inbounds i8, ptr addrspace(3) %670, i32 %131
  %700 = select i1 %677, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %699, ptr addrspace(1) %659, i32 %700)
  %701 = getelementptr inbounds i8, ptr addrspace(3) %670, i32 %134
  %702 = select i1 %678, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %701, ptr addrspace(1) %660, i32 %702)
  %703 = getelementptr inbounds i8, ptr addrspace(3) %670, i32 %137
  %704 = select i1 %679, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %703, ptr addrspace(1) %661, i32 %704)
  %705 = getelementptr inbounds i8, ptr addrspace(3) %670, i32 %140
  %706 = select i1 %680, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %705, ptr addrspace(1) %662, i32 %706)
  %707 = getelementptr inbounds i8, ptr addrspace(3) %670, i32 %143
  %708 = select i1 %681, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %707, ptr addrspace(1) %663, i32 %708)
  %709 = getelementptr inbounds i8, ptr addrspace(3) %670, i32 %146
  %710 = select i1 %682, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %709, ptr addrspace(1) %664, i32 %710)
  %711 = getelementptr inbounds i8, ptr addrspace(3) %670, i32 %149
  %712 = select i1 %683, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %711, ptr addrspace(1) %665, i32 %712)
  %713 = getelementptr inbounds i8, ptr addrspace(3) %670, i32 %152
  %714 = select i1 %684, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %713, ptr addrspace(1) %666, i32 %714)
  %715 = getelementptr inbounds i8, ptr addrspace(3) %670, i32 %155
  %716 = select i1 %685, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %715, ptr addrspace(1) %667, i32 %716)
  %717 = getelementptr inbounds i8, ptr addrspace(3) %670, i32 %158
  %718 = select i1 %686, i32 4, i32 0
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r"(ptr addrspace(3) %717, ptr addrspace(1) %668, i32 %718)
  call void @llvm.nvvm.cp.async.commit.group()
  %719 = add i32 %299, %10
  br label %298

720:                                              ; preds = %298
  call void @llvm.nvvm.cp.async.wait.group(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.commit.group() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.wait.group(i32 immarg) #2

; Function Attrs: nocallback nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) readonly captures(none)) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #6

attributes #0 = { "nvvm.reqntid"="256" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nounwind memory(argmem: read) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
