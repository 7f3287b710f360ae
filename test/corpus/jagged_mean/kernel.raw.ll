; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

define ptx_kernel void @jagged_mean_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, i32 %3, ptr addrspace(1) %4, ptr addrspace(1) %5) #0 {
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %9 = mul i32 %8, 128
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = and i32 %10, 127
  %12 = urem i32 %11, 32
  %13 = udiv i32 %11, 32
  %14 = shl i32 %12, 0
  %15 = or i32 0, %14
  %16 = shl i32 %13, 5
  %17 = or i32 %15, %16
  %18 = or i32 %17, 0
  %19 = and i32 %18, 15
  %20 = shl i32 %19, 3
  %21 = or disjoint i32 %20, 0
  %22 = xor i32 0, %21
  %23 = xor i32 %22, 0
  %24 = xor i32 %22, 1
  %25 = xor i32 %22, 2
  %26 = xor i32 %22, 3
  %27 = xor i32 %22, 4
  %28 = xor i32 %22, 5
  %29 = xor i32 %22, 6
  %30 = xor i32 %22, 7
  %31 = add i32 %23, 0
  %32 = add i32 %24, 0
  %33 = add i32 %25, 0
  %34 = add i32 %26, 0
  %35 = add i32 %27, 0
  %36 = add i32 %28, 0
  %37 = add i32 %29, 0
  %38 = add i32 %30, 0
  %39 = and i32 %18, 127
  %40 = lshr i32 %39, 0
  %41 = or disjoint i32 %40, 0
  %42 = xor i32 0, %41
  %43 = xor i32 %42, 0
  %44 = add i32 %43, 0
  %45 = add i32 %9, %31
  %46 = add i32 %9, %32
  %47 = add i32 %9, %33
  %48 = add i32 %9, %34
  %49 = add i32 %9, %35
  %50 = add i32 %9, %36
  %51 = add i32 %9, %37
  %52 = add i32 %9, %38
  %53 = add i32 %9, %44
  %54 = and i32 %18, 112
  %55 = lshr i32 %54, 4
  %56 = or disjoint i32 %55, 0
  %57 = xor i32 0, %56
  %58 = xor i32 %57, 0
  %59 = xor i32 %57, 8
  %60 = add i32 %58, 0
  %61 = add i32 %59, 0
  %62 = getelementptr i64, ptr addrspace(1) %1, i32 %7
  %63 = call i64 asm sideeffect "mov.u64 $0, 0x0;\0A\09ld.global.b64 { $0 }, [ $1 + 0 ];", "=l,l"(ptr addrspace(1) %62)
  %64 = bitcast i64 %63 to <1 x i64>
  %65 = extractelement <1 x i64> %64, i32 0
  %66 = getelementptr i64, ptr addrspace(1) %62, i32 1
  %67 = call i64 asm sideeffect "mov.u64 $0, 0x0;\0A\09ld.global.b64 { $0 }, [ $1 + 0 ];", "=l,l"(ptr addrspace(1) %66)
  %68 = bitcast i64 %67 to <1 x i64>
  %69 = extractelement <1 x i64> %68, i32 0
  %70 = sub i64 %69, %65
  %71 = trunc i64 %70 to i32
  %72 = sext i32 %60 to i64
  %73 = sext i32 %61 to i64
  %74 = add i64 %65, %72
  %75 = add i64 %65, %73
  %76 = sext i32 %3 to i64
  %77 = mul i64 %74, %76
  %78 = mul i64 %75, %76
  %79 = getelementptr half, ptr addrspace(1) %0, i64 %77
  %80 = getelementptr half, ptr addrspace(1) %0, i64 %78
  %81 = getelementptr half, ptr addrspace(1) %79, i32 %45
  %82 = getelementptr half, ptr addrspace(1) %79, i32 %46
  %83 = getelementptr half, ptr addrspace(1) %79, i32 %47
  %84 = getelementptr half, ptr addrspace(1) %79, i32 %48
  %85 = getelementptr half, ptr addrspace(1) %79, i32 %49
  %86 = getelementptr half, ptr addrspace(1) %79, i32 %50
  %87 = getelementptr half, ptr addrspace(1) %79, i32 %51
  %88 = getelementptr half, ptr addrspace(1) %79, i32 %52
  %89 = getelementptr half, ptr addrspace(1) %80, i32 %45
  %90 = getelementptr half, ptr addrspace(1) %80, i32 %46
  %91 = getelementptr half, ptr addrspace(1) %80, i32 %47
  %92 = getelementptr half, ptr addrspace(1) %80, i32 %48
  %93 = getelementptr half, ptr addrspace(1) %80, i32 %49
  %94 = getelementptr half, ptr addrspace(1) %80, i32 %50
  %95 = getelementptr half, ptr addrspace(1) %80, i32 %51
  %96 = getelementptr half, ptr addrspace(1) %80, i32 %52
  %97 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %81, 0
  %98 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %97, ptr addrspace(1) %82, 1
  %99 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %98, ptr addrspace(1) %83, 2
  %100 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %99, ptr addrspace(1) %84, 3
  %101 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %100, ptr addrspace(1) %85, 4
  %102 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %101, ptr addrspace(1) %86, 5
  %103 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %102, ptr addrspace(1) %87, 6
  %104 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %103, ptr addrspace(1) %88, 7
  %105 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %104, ptr addrspace(1) %89, 8
  %106 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %105, ptr addrspace(1) %90, 9
  %107 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %106, ptr addrspace(1) %91, 10
  %108 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %107, ptr addrspace(1) %92, 11
  %109 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %108, ptr addrspace(1) %93, 12
  %110 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %109, ptr addrspace(1) %94, 13
  %111 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %110, ptr addrspace(1) %95, 14
  %112 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %111, ptr addrspace(1) %96, 15
  %113 = icmp slt i32 %45, %3
  %114 = mul i32 %3, 16
  br label %115

115:                                              ; preds = %120, %6
  %116 = phi i32 [ %273, %120 ], [ 0, %6 ]
  %117 = phi { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } [ %226, %120 ], [ zeroinitializer, %6 ]
  %118 = phi { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } [ %272, %120 ], [ %112, %6 ]
  %119 = icmp slt i32 %116, %71
  br i1 %119, label %120, label %274

120:                                              ; preds = %115
  %121 = add i32 %116, %60
  %122 = add i32 %116, %61
  %123 = icmp slt i32 %121, %71
  %124 = icmp slt i32 %122, %71
  %125 = and i1 %123, %113
  %126 = and i1 %124, %113
  %127 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %118, 0
  %128 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %118, 8
  %129 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %127, i1 %125)
  %130 = extractvalue { i32, i32, i32, i32 } %129, 0
  %131 = bitcast i32 %130 to <2 x half>
  %132 = extractvalue { i32, i32, i32, i32 } %129, 1
  %133 = bitcast i32 %132 to <2 x half>
  %134 = extractvalue { i32, i32, i32, i32 } %129, 2
  %135 = bitcast i32 %134 to <2 x half>
  %136 = extractvalue { i32, i32, i32, i32 } %129, 3
  %137 = bitcast i32 %136 to <2 x half>
  %138 = extractelement <2 x half> %131, i32 0
  %139 = extractelement <2 x half> %131, i32 1
  %140 = extractelement <2 x half> %133, i32 0
  %141 = extractelement <2 x half> %133, i32 1
  %142 = extractelement <2 x half> %135, i32 0
  %143 = extractelement <2 x half> %135, i32 1
  %144 = extractelement <2 x half> %137, i32 0
  %145 = extractelement <2 x half> %137, i32 1
  %146 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %128, i1 %126)
  %147 = extractvalue { i32, i32, i32, i32 } %146, 0
  %148 = bitcast i32 %147 to <2 x half>
  %149 = extractvalue { i32, i32, i32, i32 } %146, 1
  %150 = bitcast i32 %149 to <2 x half>
  %151 = extractvalue { i32, i32, i32, i32 } %146, 2
  %152 = bitcast i32 %151 to <2 x half>
  %153 = extractvalue { i32, i32, i32, i32 } %146, 3
  %154 = bitcast i32 %153 to <2 x half>
  %155 = extractelement <2 x half> %148, i32 0
  %156 = extractelement <2 x half> %148, i32 1
  %157 = extractelement <2 x half> %150, i32 0
  %158 = extractelement <2 x half> %150, i32 1
  %159 = extractelement <2 x half> %152, i32 0
  %160 = extractelement <2 x half> %152, i32 1
  %161 = extractelement <2 x half> %154, i32 0
  %162 = extractelement <2 x half> %154, i32 1
  %163 = fpext half %138 to float
  %164 = fpext half %139 to float
  %165 = fpext half %140 to float
  %166 = fpext half %141 to float
  %167 = fpext half %142 to float
  %168 = fpext half %143 to float
  %169 = fpext half %144 to float
  %170 = fpext half %145 to float
  %171 = fpext half %155 to float
  %172 = fpext half %156 to float
  %173 = fpext half %157 to float
  %174 = fpext half %158 to float
  %175 = fpext half %159 to float
  %176 = fpext half %160 to float
  %177 = fpext half %161 to float
  %178 = fpext half %162 to float
  %179 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 0
  %180 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 1
  %181 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 2
  %182 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 3
  %183 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 4
  %184 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 5
  %185 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 6
  %186 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 7
  %187 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 8
  %188 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 9
  %189 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 10
  %190 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 11
  %191 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 12
  %192 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 13
  %193 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 14
  %194 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 15
  %195 = fadd float %179, %163
  %196 = fadd float %180, %164
  %197 = fadd float %181, %165
  %198 = fadd float %182, %166
  %199 = fadd float %183, %167
  %200 = fadd float %184, %168
  %201 = fadd float %185, %169
  %202 = fadd float %186, %170
  %203 = fadd float %187, %171
  %204 = fadd float %188, %172
  %205 = fadd float %189, %173
  %206 = fadd float %190, %174
  %207 = fadd float %191, %175
  %208 = fadd float %192, %176
  %209 = fadd float %193, %177
  %210 = fadd float %194, %178
  %211 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } undef, float %195, 0
  %212 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %211, float %196, 1
  %213 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %212, float %197, 2
  %214 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %213, float %198, 3
  %215 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %214, float %199, 4
  %216 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %215, float %200, 5
  %217 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %216, float %201, 6
  %218 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %217, float %202, 7
  %219 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %218, float %203, 8
  %220 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, float %204, 9
  %221 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %220, float %205, 10
  %222 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %221, float %206, 11
  %223 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %222, float %207, 12
  %224 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %223, float %208, 13
  %225 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %224, float %209, 14
  %226 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, float %210, 15
  %227 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %118, 1
  %228 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %118, 2
  %229 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %118, 3
  %230 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %118, 4
  %231 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %118, 5
  %232 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %118, 6
  %233 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %118, 7
  %234 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %118, 9
  %235 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %118, 10
  %236 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %118, 11
  %237 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %118, 12
  %238 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %118, 13
  %239 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %118, 14
  %240 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %118, 15
  %241 = getelementptr half, ptr addrspace(1) %127, i32 %114
  %242 = getelementptr half, ptr addrspace(1) %227, i32 %114
  %243 = getelementptr half, ptr addrspace(1) %228, i32 %114
  %244 = getelementptr half, ptr addrspace(1) %229, i32 %114
  %245 = getelementptr half, ptr addrspace(1) %230, i32 %114
  %246 = getelementptr half, ptr addrspace(1) %231, i32 %114
  %247 = getelementptr half, ptr addrspace(1) %232, i32 %114
  %248 = getelementptr half, ptr addrspace(1) %233, i32 %114
  %249 = getelementptr half, ptr addrspace(1) %128, i32 %114
  %250 = getelementptr half, ptr addrspace(1) %234, i32 %114
  %251 = getelementptr half, ptr addrspace(1) %235, i32 %114
  %252 = getelementptr half, ptr addrspace(1) %236, i32 %114
  %253 = getelementptr half, ptr addrspace(1) %237, i32 %114
  %254 = getelementptr half, ptr addrspace(1) %238, i32 %114
  %255 = getelementptr half, ptr addrspace(1) %239, i32 %114
  %256 = getelementptr half, ptr addrspace(1) %240, i32 %114
  %257 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %241, 0
  %258 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %257, ptr addrspace(1) %242, 1
  %259 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %258, ptr addrspace(1) %243, 2
  %260 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %259, ptr addrspace(1) %244, 3
  %261 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %260, ptr addrspace(1) %245, 4
  %262 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %261, ptr addrspace(1) %246, 5
  %263 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %262, ptr addrspace(1) %247, 6
  %264 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %263, ptr addrspace(1) %248, 7
  %265 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %264, ptr addrspace(1) %249, 8
  %266 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %265, ptr addrspace(1) %250, 9
  %267 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %266, ptr addrspace(1) %251, 10
  %268 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %267, ptr addrspace(1) %252, 11
  %269 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %268, ptr addrspace(1) %253, 12
  %270 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %269, ptr addrspace(1) %254, 13
  %271 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %270, ptr addrspace(1) %255, 14
  %272 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %271, ptr addrspace(1) %256, 15
  %273 = add i32 %116, 16
  br label %115

274:                                              ; preds = %115
  %275 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 0
  %276 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 1
  %277 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 2
  %278 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 3
  %279 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 4
  %280 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 5
  %281 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 6
  %282 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 7
  %283 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 8
  %284 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 9
  %285 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 10
  %286 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 11
  %287 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 12
  %288 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 13
  %289 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 14
  %290 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 15
  %291 = fadd float %275, %283
  %292 = fadd float %276, %284
  %293 = fadd float %277, %285
  %294 = fadd float %278, %286
  %295 = fadd float %279, %287
  %296 = fadd float %280, %288
  %297 = fadd float %281, %289
  %298 = fadd float %282, %290
  %299 = bitcast float %291 to i32
  %300 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %299, i32 16, i32 31)
  %301 = bitcast i32 %300 to float
  %302 = fadd float %291, %301
  %303 = bitcast float %292 to i32
  %304 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %303, i32 16, i32 31)
  %305 = bitcast i32 %304 to float
  %306 = fadd float %292, %305
  %307 = bitcast float %293 to i32
  %308 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %307, i32 16, i32 31)
  %309 = bitcast i32 %308 to float
  %310 = fadd float %293, %309
  %311 = bitcast float %294 to i32
  %312 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %311, i32 16, i32 31)
  %313 = bitcast i32 %312 to float
  %314 = fadd float %294, %313
  %315 = bitcast float %295 to i32
  %316 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %315, i32 16, i32 31)
  %317 = bitcast i32 %316 to float
  %318 = fadd float %295, %317
  %319 = bitcast float %296 to i32
  %320 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %319, i32 16, i32 31)
  %321 = bitcast i32 %320 to float
  %322 = fadd float %296, %321
  %323 = bitcast float %297 to i32
  %324 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %323, i32 16, i32 31)
  %325 = bitcast i32 %324 to float
  %326 = fadd float %297, %325
  %327 = bitcast float %298 to i32
  %328 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %327, i32 16, i32 31)
  %329 = bitcast i32 %328 to float
  %330 = fadd float %298, %329
  %331 = udiv i32 %12, 16
  %332 = urem i32 %331, 2
  %333 = urem i32 %13, 4
  %334 = icmp eq i32 %332, 0
  %335 = and i1 true, %334
  %336 = mul i32 %23, 4
  %337 = add i32 %336, %333
  %338 = getelementptr float, ptr addrspace(3) @global_smem, i32 %337
  %339 = insertelement <1 x float> undef, float %302, i32 0
  %340 = extractelement <1 x float> %339, i32 0
  %341 = bitcast float %340 to i32
  %342 = insertelement <1 x i32> undef, i32 %341, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %338, <1 x i32> %342, i1 %335)
  %343 = mul i32 %24, 4
  %344 = add i32 %343, %333
  %345 = getelementptr float, ptr addrspace(3) @global_smem, i32 %344
  %346 = insertelement <1 x float> undef, float %306, i32 0
  %347 = extractelement <1 x float> %346, i32 0
  %348 = bitcast float %347 to i32
  %349 = insertelement <1 x i32> undef, i32 %348, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %345, <1 x i32> %349, i1 %335)
  %350 = mul i32 %25, 4
  %351 = add i32 %350, %333
  %352 = getelementptr float, ptr addrspace(3) @global_smem, i32 %351
  %353 = insertelement <1 x float> undef, float %310, i32 0
  %354 = extractelement <1 x float> %353, i32 0
  %355 = bitcast float %354 to i32
  %356 = insertelement <1 x i32> undef, i32 %355, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %352, <1 x i32> %356, i1 %335)
  %357 = mul i32 %26, 4
  %358 = add i32 %357, %333
  %359 = getelementptr float, ptr addrspace(3) @global_smem, i32 %358
  %360 = insertelement <1 x float> undef, float %314, i32 0
  %361 = extractelement <1 x float> %360, i32 0
  %362 = bitcast float %361 to i32
  %363 = insertelement <1 x i32> undef, i32 %362, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %359, <1 x i32> %363, i1 %335)
  %364 = mul i32 %27, 4
  %365 = add i32 %364, %333
  %366 = getelementptr float, ptr addrspace(3) @global_smem, i32 %365
  %367 = insertelement <1 x float> undef, float %318, i32 0
  %368 = extractelement <1 x float> %367, i32 0
  %369 = bitcast float %368 to i32
  %370 = insertelement <1 x i32> undef, i32 %369, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %366, <1 x i32> %370, i1 %335)
  %371 = mul i32 %28, 4
  %372 = add i32 %371, %333
  %373 = getelementptr float, ptr addrspace(3) @global_smem, i32 %372
  %374 = insertelement <1 x float> undef, float %322, i32 0
  %375 = extractelement <1 x float> %374, i32 0
  %376 = bitcast float %375 to i32
  %377 = insertelement <1 x i32> undef, i32 %376, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %373, <1 x i32> %377, i1 %335)
  %378 = mul i32 %29, 4
  %379 = add i32 %378, %333
  %380 = getelementptr float, ptr addrspace(3) @global_smem, i32 %379
  %381 = insertelement <1 x float> undef, float %326, i32 0
  %382 = extractelement <1 x float> %381, i32 0
  %383 = bitcast float %382 to i32
  %384 = insertelement <1 x i32> undef, i32 %383, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %380, <1 x i32> %384, i1 %335)
  %385 = mul i32 %30, 4
  %386 = add i32 %385, %333
  %387 = getelementptr float, ptr addrspace(3) @global_smem, i32 %386
  %388 = insertelement <1 x float> undef, float %330, i32 0
  %389 = extractelement <1 x float> %388, i32 0
  %390 = bitcast float %389 to i32
  %391 = insertelement <1 x i32> undef, i32 %390, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %387, <1 x i32> %391, i1 %335)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %392 = icmp slt i32 %11, 512
  %393 = getelementptr float, ptr addrspace(3) @global_smem, i32 %11
  %394 = call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %393, i1 %392)
  %395 = insertelement <1 x i32> undef, i32 %394, i32 0
  %396 = extractelement <1 x i32> %395, i32 0
  %397 = bitcast i32 %396 to float
  %398 = insertelement <1 x float> undef, float %397, i32 0
  %399 = extractelement <1 x float> %398, i32 0
  %400 = bitcast float %399 to i32
  %401 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %400, i32 2, i32 31)
  %402 = bitcast i32 %401 to float
  %403 = fadd float %399, %402
  %404 = bitcast float %403 to i32
  %405 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %404, i32 1, i32 31)
  %406 = bitcast i32 %405 to float
  %407 = fadd float %403, %406
  %408 = urem i32 %12, 4
  %409 = icmp eq i32 %408, 0
  %410 = and i1 %392, %409
  %411 = insertelement <1 x float> undef, float %407, i32 0
  %412 = extractelement <1 x float> %411, i32 0
  %413 = bitcast float %412 to i32
  %414 = insertelement <1 x i32> undef, i32 %413, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %393, <1 x i32> %414, i1 %410)
  %415 = add i32 %11, 128
  %416 = getelementptr float, ptr addrspace(3) @global_smem, i32 %415
  %417 = call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %416, i1 %392)
  %418 = insertelement <1 x i32> undef, i32 %417, i32 0
  %419 = extractelement <1 x i32> %418, i32 0
  %420 = bitcast i32 %419 to float
  %421 = insertelement <1 x float> undef, float %420, i32 0
  %422 = extractelement <1 x float> %421, i32 0
  %423 = bitcast float %422 to i32
  %424 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %423, i32 2, i32 31)
  %425 = bitcast i32 %424 to float
  %426 = fadd float %422, %425
  %427 = bitcast float %426 to i32
  %428 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %427, i32 1, i32 31)
  %429 = bitcast i32 %428 to float
  %430 = fadd float %426, %429
  %431 = insertelement <1 x float> undef, float %430, i32 0
  %432 = extractelement <1 x float> %431, i32 0
  %433 = bitcast float %432 to i32
  %434 = insertelement <1 x i32> undef, i32 %433, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %416, <1 x i32> %434, i1 %410)
  %435 = add i32 %415, 128
  %436 = getelementptr float, ptr addrspace(3) @global_smem, i32 %435
  %437 = call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %436, i1 %392)
  %438 = insertelement <1 x i32> undef, i32 %437, i32 0
  %439 = extractelement <1 x i32> %438, i32 0
  %440 = bitcast i32 %439 to float
  %441 = insertelement <1 x float> undef, float %440, i32 0
  %442 = extractelement <1 x float> %441, i32 0
  %443 = bitcast float %442 to i32
  %444 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %443, i32 2, i32 31)
  %445 = bitcast i32 %444 to float
  %446 = fadd float %442, %445
  %447 = bitcast float %446 to i32
  %448 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %447, i32 1, i32 31)
  %449 = bitcast i32 %448 to float
  %450 = fadd float %446, %449
  %451 = insertelement <1 x float> undef, float %450, i32 0
  %452 = extractelement <1 x float> %451, i32 0
  %453 = bitcast float %452 to i32
  %454 = insertelement <1 x i32> undef, i32 %453, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %436, <1 x i32> %454, i1 %410)
  %455 = add i32 %435, 128
  %456 = getelementptr float, ptr addrspace(3) @global_smem, i32 %455
  %457 = call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %456, i1 %392)
  %458 = insertelement <1 x i32> undef, i32 %457, i32 0
  %459 = extractelement <1 x i32> %458, i32 0
  %460 = bitcast i32 %459 to float
  %461 = insertelement <1 x float> undef, float %460, i32 0
  %462 = extractelement <1 x float> %461, i32 0
  %463 = bitcast float %462 to i32
  %464 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %463, i32 2, i32 31)
  %465 = bitcast i32 %464 to float
  %466 = fadd float %462, %465
  %467 = bitcast float %466 to i32
  %468 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %467, i32 1, i32 31)
  %469 = bitcast i32 %468 to float
  %470 = fadd float %466, %469
  %471 = insertelement <1 x float> undef, float %470, i32 0
  %472 = extractelement <1 x float> %471, i32 0
  %473 = bitcast float %472 to i32
  %474 = insertelement <1 x i32> undef, i32 %473, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %456, <1 x i32> %474, i1 %410)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %475 = add i32 %336, 0
  %476 = getelementptr float, ptr addrspace(3) @global_smem, i32 %475
  %477 = load float, ptr addrspace(3) %476, align 4
  %478 = add i32 %343, 0
  %479 = getelementptr float, ptr addrspace(3) @global_smem, i32 %478
  %480 = load float, ptr addrspace(3) %479, align 4
  %481 = add i32 %350, 0
  %482 = getelementptr float, ptr addrspace(3) @global_smem, i32 %481
  %483 = load float, ptr addrspace(3) %482, align 4
  %484 = add i32 %357, 0
  %485 = getelementptr float, ptr addrspace(3) @global_smem, i32 %484
  %486 = load float, ptr addrspace(3) %485, align 4
  %487 = add i32 %364, 0
  %488 = getelementptr float, ptr addrspace(3) @global_smem, i32 %487
  %489 = load float, ptr addrspace(3) %488, align 4
  %490 = add i32 %371, 0
  %491 = getelementptr float, ptr addrspace(3) @global_smem, i32 %490
  %492 = load float, ptr addrspace(3) %491, align 4
  %493 = add i32 %378, 0
  %494 = getelementptr float, ptr addrspace(3) @global_smem, i32 %493
  %495 = load float, ptr addrspace(3) %494, align 4
  %496 = add i32 %385, 0
  %497 = getelementptr float, ptr addrspace(3) @global_smem, i32 %496
  %498 = load float, ptr addrspace(3) %497, align 4
  %499 = call i32 @llvm.smax.i32(i32 %71, i32 1)
  %500 = sitofp i32 %499 to float
  %501 = call float @llvm.nvvm.div.full(float %477, float %500)
  %502 = call float @llvm.nvvm.div.full(float %480, float %500)
  %503 = call float @llvm.nvvm.div.full(float %483, float %500)
  %504 = call float @llvm.nvvm.div.full(float %486, float %500)
  %505 = call float @llvm.nvvm.div.full(float %489, float %500)
  %506 = call float @llvm.nvvm.div.full(float %492, float %500)
  %507 = call float @llvm.nvvm.div.full(float %495, float %500)
  %508 = call float @llvm.nvvm.div.full(float %498, float %500)
  %509 = icmp slt i32 %53, %3
  %510 = mul i32 %7, %3
  %511 = getelementptr float, ptr addrspace(1) %2, i32 %510
  %512 = getelementptr float, ptr addrspace(1) %511, i32 %53
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %513 = and i32 %17, 15
  %514 = shl i32 %513, 4
  %515 = or disjoint i32 0, %514
  %516 = xor i32 0, %515
  %517 = xor i32 %516, 0
  %518 = xor i32 %517, 0
  %519 = add i32 %518, 0
  %520 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %519
  %521 = insertelement <4 x float> undef, float %501, i32 0
  %522 = insertelement <4 x float> %521, float %502, i32 1
  %523 = insertelement <4 x float> %522, float %503, i32 2
  %524 = insertelement <4 x float> %523, float %504, i32 3
  %525 = extractelement <4 x float> %524, i32 0
  %526 = extractelement <4 x float> %524, i32 1
  %527 = extractelement <4 x float> %524, i32 2
  %528 = extractelement <4 x float> %524, i32 3
  %529 = bitcast float %525 to i32
  %530 = bitcast float %526 to i32
  %531 = bitcast float %527 to i32
  %532 = bitcast float %528 to i32
  %533 = insertelement <4 x i32> undef, i32 %529, i32 0
  %534 = insertelement <4 x i32> %533, i32 %530, i32 1
  %535 = insertelement <4 x i32> %534, i32 %531, i32 2
  %536 = insertelement <4 x i32> %535, i32 %532, i32 3
  store <4 x i32> %536, ptr addrspace(3) %520, align 16
  %537 = xor i32 %517, 320
  %538 = add i32 %537, 0
  %539 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %538
  %540 = insertelement <4 x float> undef, float %505, i32 0
  %541 = insertelement <4 x float> %540, float %506, i32 1
  %542 = insertelement <4 x float> %541, float %507, i32 2
  %543 = insertelement <4 x float> %542, float %508, i32 3
  %544 = extractelement <4 x float> %543, i32 0
  %545 = extractelement <4 x float> %543, i32 1
  %546 = extractelement <4 x float> %543, i32 2
  %547 = extractelement <4 x float> %543, i32 3
  %548 = bitcast float %544 to i32
  %549 = bitcast float %545 to i32
  %550 = bitcast float %546 to i32
  %551 = bitcast float %547 to i32
  %552 = insertelement <4 x i32> undef, i32 %548, i32 0
  %553 = insertelement <4 x i32> %552, i32 %549, i32 1
  %554 = insertelement <4 x i32> %553, i32 %550, i32 2
  %555 = insertelement <4 x i32> %554, i32 %551, i32 3
  store <4 x i32> %555, ptr addrspace(3) %539, align 16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %556 = shl i32 %13, 3
  %557 = or i32 %15, %556
  %558 = and i32 %557, 30
  %559 = shl i32 %558, 3
  %560 = and i32 %557, 1
  %561 = icmp eq i32 %560, 0
  %562 = select i1 %561, i32 0, i32 320
  %563 = xor i32 %559, %562
  %564 = or disjoint i32 0, %563
  %565 = xor i32 0, %564
  %566 = xor i32 %565, 0
  %567 = xor i32 %566, 0
  %568 = add i32 %567, 0
  %569 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %568
  %570 = call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %569)
  %571 = bitcast i32 %570 to <1 x float>
  %572 = extractelement <1 x float> %571, i32 0
  %573 = insertelement <1 x float> undef, float %572, i32 0
  %574 = bitcast <1 x float> %573 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %574, ptr addrspace(1) %512, i1 %509)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #4

; Function Attrs: nocallback nounwind memory(argmem: read)
declare i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) readonly captures(none)) #5

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nounwind memory(argmem: read) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
