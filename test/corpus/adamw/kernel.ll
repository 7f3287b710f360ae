; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"__CUDA_PREC_SQRT\00", align 1

; Function Attrs: nounwind
define ptx_kernel void @adamw_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, ptr addrspace(1) %5, ptr addrspace(1) %6, ptr addrspace(1) %7, i32 %8, float %9, float %10, float %11, float %12, float %13, float %14, float %15, ptr addrspace(1) readnone captures(none) %16, ptr addrspace(1) readnone captures(none) %17) local_unnamed_addr #0 !dbg !5 {
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8
  %20 = shl i32 %19, 10, !dbg !9
  %21 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !10
  %22 = and i32 %21, 127, !dbg !10
  %23 = shl nuw nsw i32 %22, 3, !dbg !10
  %24 = or disjoint i32 %23, %20, !dbg !11
  %25 = or disjoint i32 %24, 4, !dbg !11
  %26 = icmp slt i32 %24, %8, !dbg !12
  %27 = sext i32 %24 to i64, !dbg !13
  %28 = getelementptr float, ptr addrspace(1) %0, i64 %27, !dbg !13
  %29 = sext i32 %25 to i64, !dbg !13
  %30 = getelementptr float, ptr addrspace(1) %0, i64 %29, !dbg !13
  %31 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09@$5 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l,b"(ptr addrspace(1) %28, i1 %26) #5, !dbg !14
  %32 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09@$5 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l,b"(ptr addrspace(1) %30, i1 %26) #5, !dbg !14
  %33 = getelementptr half, ptr addrspace(1) %1, i64 %27, !dbg !15
  %34 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09@$5 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l,b"(ptr addrspace(1) %33, i1 %26) #5, !dbg !16
  %35 = extractvalue { i32, i32, i32, i32 } %34, 0, !dbg !16
  %36 = bitcast i32 %35 to <2 x half>, !dbg !16
  %37 = extractvalue { i32, i32, i32, i32 } %34, 1, !dbg !16
  %38 = bitcast i32 %37 to <2 x half>, !dbg !16
  %39 = extractvalue { i32, i32, i32, i32 } %34, 2, !dbg !16
  %40 = bitcast i32 %39 to <2 x half>, !dbg !16
  %41 = extractvalue { i32, i32, i32, i32 } %34, 3, !dbg !16
  %42 = bitcast i32 %41 to <2 x half>, !dbg !16
  %43 = shufflevector <2 x half> %36, <2 x half> %38, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !17
  %44 = fpext <4 x half> %43 to <4 x float>, !dbg !17
  %45 = shufflevector <2 x half> %40, <2 x half> %42, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !17
  %46 = fpext <4 x half> %45 to <4 x float>, !dbg !17
  %47 = getelementptr float, ptr addrspace(1) %2, i64 %27, !dbg !18
  %48 = getelementptr float, ptr addrspace(1) %2, i64 %29, !dbg !18
  %49 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09@$5 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l,b"(ptr addrspace(1) %47, i1 %26) #5, !dbg !19
  %50 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09@$5 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l,b"(ptr addrspace(1) %48, i1 %26) #5, !dbg !19
  %51 = getelementptr float, ptr addrspace(1) %3, i64 %27, !dbg !20
  %52 = getelementptr float, ptr addrspace(1) %3, i64 %29, !dbg !20
  %53 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09@$5 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l,b"(ptr addrspace(1) %51, i1 %26) #5, !dbg !21
  %54 = extractvalue { i32, i32, i32, i32 } %53, 0, !dbg !21
  %55 = extractvalue { i32, i32, i32, i32 } %53, 1, !dbg !21
  %56 = extractvalue { i32, i32, i32, i32 } %53, 2, !dbg !21
  %57 = extractvalue { i32, i32, i32, i32 } %53, 3, !dbg !21
  %58 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09@$5 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l,b"(ptr addrspace(1) %52, i1 %26) #5, !dbg !21
  %59 = extractvalue { i32, i32, i32, i32 } %58, 0, !dbg !21
  %60 = extractvalue { i32, i32, i32, i32 } %58, 1, !dbg !21
  %61 = extractvalue { i32, i32, i32, i32 } %58, 2, !dbg !21
  %62 = extractvalue { i32, i32, i32, i32 } %58, 3, !dbg !21
  %63 = fsub float 1.000000e+00, %11, !dbg !22
  %64 = insertelement <4 x i32> poison, i32 %54, i64 0, !dbg !21
  %65 = insertelement <4 x i32> %64, i32 %55, i64 1, !dbg !21
  %66 = insertelement <4 x i32> %65, i32 %56, i64 2, !dbg !21
  %67 = insertelement <4 x i32> %66, i32 %57, i64 3, !dbg !21
  %68 = bitcast <4 x i32> %67 to <4 x float>, !dbg !21
  %69 = insertelement <4 x float> poison, float %11, i64 0, !dbg !23
  %70 = shufflevector <4 x float> %69, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !23
  %71 = fmul <4 x float> %70, %68, !dbg !23
  %72 = insertelement <4 x float> poison, float %63, i64 0, !dbg !24
  %73 = shufflevector <4 x float> %72, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !24
  %74 = fmul <4 x float> %73, %44, !dbg !24
  %75 = fmul <4 x float> %74, %44, !dbg !25
  %76 = fadd <4 x float> %71, %75, !dbg !26
  %77 = insertelement <4 x i32> poison, i32 %59, i64 0, !dbg !21
  %78 = insertelement <4 x i32> %77, i32 %60, i64 1, !dbg !21
  %79 = insertelement <4 x i32> %78, i32 %61, i64 2, !dbg !21
  %80 = insertelement <4 x i32> %79, i32 %62, i64 3, !dbg !21
  %81 = bitcast <4 x i32> %80 to <4 x float>, !dbg !21
  %82 = fmul <4 x float> %70, %81, !dbg !23
  %83 = fmul <4 x float> %73, %46, !dbg !24
  %84 = fmul <4 x float> %83, %46, !dbg !25
  %85 = fadd <4 x float> %84, %82, !dbg !26
  %86 = extractelement <4 x float> %76, i64 0, !dbg !27
  %87 = tail call float @llvm.nvvm.div.full(float %86, float %15), !dbg !27
  %88 = extractelement <4 x float> %76, i64 1, !dbg !27
  %89 = tail call float @llvm.nvvm.div.full(float %88, float %15), !dbg !27
  %90 = extractelement <4 x float> %76, i64 2, !dbg !27
  %91 = tail call float @llvm.nvvm.div.full(float %90, float %15), !dbg !27
  %92 = extractelement <4 x float> %76, i64 3, !dbg !27
  %93 = tail call float @llvm.nvvm.div.full(float %92, float %15), !dbg !27
  %94 = extractelement <4 x float> %85, i64 0, !dbg !27
  %95 = tail call float @llvm.nvvm.div.full(float %94, float %15), !dbg !27
  %96 = extractelement <4 x float> %85, i64 1, !dbg !27
  %97 = tail call float @llvm.nvvm.div.full(float %96, float %15), !dbg !27
  %98 = extractelement <4 x float> %85, i64 2, !dbg !27
  %99 = tail call float @llvm.nvvm.div.full(float %98, float %15), !dbg !27
  %100 = extractelement <4 x float> %85, i64 3, !dbg !27
  %101 = tail call float @llvm.nvvm.div.full(float %100, float %15), !dbg !27
  %102 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #5, !dbg !28
  %.not.i = icmp eq i32 %102, 0, !dbg !28
  %103 = tail call i32 @__nvvm_reflect(ptr nonnull @.str.2) #5, !dbg !28
  %.not1.i = icmp eq i32 %103, 0, !dbg !28
  br i1 %.not.i, label %109, label %104, !dbg !28

104:                                              ; preds = %18
  br i1 %.not1.i, label %107, label %105, !dbg !28

105:                                              ; preds = %104
  %106 = tail call float @llvm.nvvm.sqrt.rn.ftz.f(float %87) #5, !dbg !28
  br label %__nv_sqrtf.exit, !dbg !28

107:                                              ; preds = %104
  %108 = tail call float @llvm.nvvm.sqrt.approx.ftz.f(float %87) #5, !dbg !28
  br label %__nv_sqrtf.exit, !dbg !28

109:                                              ; preds = %18
  br i1 %.not1.i, label %112, label %110, !dbg !28

110:                                              ; preds = %109
  %111 = tail call float @llvm.nvvm.sqrt.rn.f(float %87) #5, !dbg !28
  br label %__nv_sqrtf.exit, !dbg !28

112:                                              ; preds = %109
  %113 = tail call float @llvm.nvvm.sqrt.approx.f(float %87) #5, !dbg !28
  br label %__nv_sqrtf.exit, !dbg !28

__nv_sqrtf.exit:                                  ; preds = %105, %107, %110, %112
  %.0.i = phi float [ %106, %105 ], [ %108, %107 ], [ %111, %110 ], [ %113, %112 ], !dbg !28
  %114 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #5, !dbg !28
  %.not.i45 = icmp eq i32 %114, 0, !dbg !28
  %115 = tail call i32 @__nvvm_reflect(ptr nonnull @.str.2) #5, !dbg !28
  %.not1.i48 = icmp eq i32 %115, 0, !dbg !28
  br i1 %.not.i45, label %121, label %116, !dbg !28

116:                                              ; preds = %__nv_sqrtf.exit
  br i1 %.not1.i48, label %119, label %117, !dbg !28

117:                                              ; preds = %116
  %118 = tail call float @llvm.nvvm.sqrt.rn.ftz.f(float %89) #5, !dbg !28
  br label %__nv_sqrtf.exit49, !dbg !28

119:                                              ; preds = %116
  %120 = tail call float @llvm.nvvm.sqrt.approx.ftz.f(float %89) #5, !dbg !28
  br label %__nv_sqrtf.exit49, !dbg !28

121:                                              ; preds = %__nv_sqrtf.exit
  br i1 %.not1.i48, label %124, label %122, !dbg !28

122:                                              ; preds = %121
  %123 = tail call float @llvm.nvvm.sqrt.rn.f(float %89) #5, !dbg !28
  br label %__nv_sqrtf.exit49, !dbg !28

124:                                              ; preds = %121
  %125 = tail call float @llvm.nvvm.sqrt.approx.f(float %89) #5, !dbg !28
  br label %__nv_sqrtf.exit49, !dbg !28

__nv_sqrtf.exit49:                                ; preds = %117, %119, %122, %124
  %.0.i47 = phi float [ %118, %117 ], [ %120, %119 ], [ %123, %122 ], [ %125, %124 ], !dbg !28
  %126 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #5, !dbg !28
  %.not.i50 = icmp eq i32 %126, 0, !dbg !28
  %127 = tail call i32 @__nvvm_reflect(ptr nonnull @.str.2) #5, !dbg !28
  %.not1.i53 = icmp eq i32 %127, 0, !dbg !28
  br i1 %.not.i50, label %133, label %128, !dbg !28

128:                                              ; preds = %__nv_sqrtf.exit49
  br i1 %.not1.i53, label %131, label %129, !dbg !28

129:                                              ; preds = %128
  %130 = tail call float @llvm.nvvm.sqrt.rn.ftz.f(float %91) #5, !dbg !28
  br label %__nv_sqrtf.exit54, !dbg !28

131:                                              ; preds = %128
  %132 = tail call float @llvm.nvvm.sqrt.approx.ftz.f(float %91) #5, !dbg !28
  br label %__nv_sqrtf.exit54, !dbg !28

133:                                              ; preds = %__nv_sqrtf.exit49
  br i1 %.not1.i53, label %136, label %134, !dbg !28

134:                                              ; preds = %133
  %135 = tail call float @llvm.nvvm.sqrt.rn.f(float %91) #5, !dbg !28
  br label %__nv_sqrtf.exit54, !dbg !28

136:                                              ; preds = %133
  %137 = tail call float @llvm.nvvm.sqrt.approx.f(float %91) #5, !dbg !28
  br label %__nv_sqrtf.exit54, !dbg !28

__nv_sqrtf.exit54:                                ; preds = %129, %131, %134, %136
  %.0.i52 = phi float [ %130, %129 ], [ %132, %131 ], [ %135, %134 ], [ %137, %136 ], !dbg !28
  %138 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #5, !dbg !28
  %.not.i55 = icmp eq i32 %138, 0, !dbg !28
  %139 = tail call i32 @__nvvm_reflect(ptr nonnull @.str.2) #5, !dbg !28
  %.not1.i58 = icmp eq i32 %139, 0, !dbg !28
  br i1 %.not.i55, label %145, label %140, !dbg !28

140:                                              ; preds = %__nv_sqrtf.exit54
  br i1 %.not1.i58, label %143, label %141, !dbg !28

141:                                              ; preds = %140
  %142 = tail call float @llvm.nvvm.sqrt.rn.ftz.f(float %93) #5, !dbg !28
  br label %__nv_sqrtf.exit59, !dbg !28

143:                                              ; preds = %140
  %144 = tail call float @llvm.nvvm.sqrt.approx.ftz.f(float %93) #5, !dbg !28
  br label %__nv_sqrtf.exit59, !dbg !28

145:                                              ; preds = %__nv_sqrtf.exit54
  br i1 %.not1.i58, label %148, label %146, !dbg !28

146:                                              ; preds = %145
  %147 = tail call float @llvm.nvvm.sqrt.rn.f(float %93) #5, !dbg !28
  br label %__nv_sqrtf.exit59, !dbg !28

148:                                              ; preds = %145
  %149 = tail call float @llvm.nvvm.sqrt.approx.f(float %93) #5, !dbg !28
  br label %__nv_sqrtf.exit59, !dbg !28

__nv_sqrtf.exit59:                                ; preds = %141, %143, %146, %148
  %.0.i57 = phi float [ %142, %141 ], [ %144, %143 ], [ %147, %146 ], [ %149, %148 ], !dbg !28
  %150 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #5, !dbg !28
  %.not.i60 = icmp eq i32 %150, 0, !dbg !28
  %151 = tail call i32 @__nvvm_reflect(ptr nonnull @.str.2) #5, !dbg !28
  %.not1.i63 = icmp eq i32 %151, 0, !dbg !28
  br i1 %.not.i60, label %157, label %152, !dbg !28

152:                                              ; preds = %__nv_sqrtf.exit59
  br i1 %.not1.i63, label %155, label %153, !dbg !28

153:                                              ; preds = %152
  %154 = tail call float @llvm.nvvm.sqrt.rn.ftz.f(float %95) #5, !dbg !28
  br label %__nv_sqrtf.exit64, !dbg !28

155:                                              ; preds = %152
  %156 = tail call float @llvm.nvvm.sqrt.approx.ftz.f(float %95) #5, !dbg !28
  br label %__nv_sqrtf.exit64, !dbg !28

157:                                              ; preds = %__nv_sqrtf.exit59
  br i1 %.not1.i63, label %160, label %158, !dbg !28

158:                                              ; preds = %157
  %159 = tail call float @llvm.nvvm.sqrt.rn.f(float %95) #5, !dbg !28
  br label %__nv_sqrtf.exit64, !dbg !28

160:                                              ; preds = %157
  %161 = tail call float @llvm.nvvm.sqrt.approx.f(float %95) #5, !dbg !28
  br label %__nv_sqrtf.exit64, !dbg !28

__nv_sqrtf.exit64:                                ; preds = %153, %155, %158, %160
  %.0.i62 = phi float [ %154, %153 ], [ %156, %155 ], [ %159, %158 ], [ %161, %160 ], !dbg !28
  %162 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #5, !dbg !28
  %.not.i65 = icmp eq i32 %162, 0, !dbg !28
  %163 = tail call i32 @__nvvm_reflect(ptr nonnull @.str.2) #5, !dbg !28
  %.not1.i68 = icmp eq i32 %163, 0, !dbg !28
  br i1 %.not.i65, label %169, label %164, !dbg !28

164:                                              ; preds = %__nv_sqrtf.exit64
  br i1 %.not1.i68, label %167, label %165, !dbg !28

165:                                              ; preds = %164
  %166 = tail call float @llvm.nvvm.sqrt.rn.ftz.f(float %97) #5, !dbg !28
  br label %__nv_sqrtf.exit69, !dbg !28

167:                                              ; preds = %164
  %168 = tail call float @llvm.nvvm.sqrt.approx.ftz.f(float %97) #5, !dbg !28
  br label %__nv_sqrtf.exit69, !dbg !28

169:                                              ; preds = %__nv_sqrtf.exit64
  br i1 %.not1.i68, label %172, label %170, !dbg !28

170:                                              ; preds = %169
  %171 = tail call float @llvm.nvvm.sqrt.rn.f(float %97) #5, !dbg !28
  br label %__nv_sqrtf.exit69, !dbg !28

172:                                              ; preds = %169
  %173 = tail call float @llvm.nvvm.sqrt.approx.f(float %97) #5, !dbg !28
  br label %__nv_sqrtf.exit69, !dbg !28

__nv_sqrtf.exit69:                                ; preds = %165, %167, %170, %172
  %.0.i67 = phi float [ %166, %165 ], [ %168, %167 ], [ %171, %170 ], [ %173, %172 ], !dbg !28
  %174 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #5, !dbg !28
  %.not.i70 = icmp eq i32 %174, 0, !dbg !28
  %175 = tail call i32 @__nvvm_reflect(ptr nonnull @.str.2) #5, !dbg !28
  %.not1.i73 = icmp eq i32 %175, 0, !dbg !28
  br i1 %.not.i70, label %181, label %176, !dbg !28

176:                                              ; preds = %__nv_sqrtf.exit69
  br i1 %.not1.i73, label %179, label %177, !dbg !28

177:                                              ; preds = %176
  %178 = tail call float @llvm.nvvm.sqrt.rn.ftz.f(float %99) #5, !dbg !28
  br label %__nv_sqrtf.exit74, !dbg !28

179:                                              ; preds = %176
  %180 = tail call float @llvm.nvvm.sqrt.approx.ftz.f(float %99) #5, !dbg !28
  br label %__nv_sqrtf.exit74, !dbg !28

181:                                              ; preds = %__nv_sqrtf.exit69
  br i1 %.not1.i73, label %184, label %182, !dbg !28

182:                                              ; preds = %181
  %183 = tail call float @llvm.nvvm.sqrt.rn.f(float %99) #5, !dbg !28
  br label %__nv_sqrtf.exit74, !dbg !28

184:                                              ; preds = %181
  %185 = tail call float @llvm.nvvm.sqrt.approx.f(float %99) #5, !dbg !28
  br label %__nv_sqrtf.exit74, !dbg !28

__nv_sqrtf.exit74:                                ; preds = %177, %179, %182, %184
  %.0.i72 = phi float [ %178, %177 ], [ %180, %179 ], [ %183, %182 ], [ %185, %184 ], !dbg !28
  %186 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #5, !dbg !28
  %.not.i75 = icmp eq i32 %186, 0, !dbg !28
  %187 = tail call i32 @__nvvm_reflect(ptr nonnull @.str.2) #5, !dbg !28
  %.not1.i78 = icmp eq i32 %187, 0, !dbg !28
  br i1 %.not.i75, label %193, label %188, !dbg !28

188:                                              ; preds = %__nv_sqrtf.exit74
  br i1 %.not1.i78, label %191, label %189, !dbg !28

189:                                              ; preds = %188
  %190 = tail call float @llvm.nvvm.sqrt.rn.ftz.f(float %101) #5, !dbg !28
  br label %__nv_sqrtf.exit79, !dbg !28

191:                                              ; preds = %188
  %192 = tail call float @llvm.nvvm.sqrt.approx.ftz.f(float %101) #5, !dbg !28
  br label %__nv_sqrtf.exit79, !dbg !28

193:                                              ; preds = %__nv_sqrtf.exit74
  br i1 %.not1.i78, label %196, label %194, !dbg !28

194:                                              ; preds = %193
  %195 = tail call float @llvm.nvvm.sqrt.rn.f(float %101) #5, !dbg !28
  br label %__nv_sqrtf.exit79, !dbg !28

196:                                              ; preds = %193
  %197 = tail call float @llvm.nvvm.sqrt.approx.f(float %101) #5, !dbg !28
  br label %__nv_sqrtf.exit79, !dbg !28

__nv_sqrtf.exit79:                                ; preds = %189, %191, %194, %196
  %.0.i77 = phi float [ %190, %189 ], [ %192, %191 ], [ %195, %194 ], [ %197, %196 ], !dbg !28
  %198 = extractvalue { i32, i32, i32, i32 } %50, 3, !dbg !19
  %199 = fsub float 1.000000e+00, %10, !dbg !29
  %200 = extractvalue { i32, i32, i32, i32 } %50, 2, !dbg !19
  %201 = extractvalue { i32, i32, i32, i32 } %50, 1, !dbg !19
  %202 = extractvalue { i32, i32, i32, i32 } %50, 0, !dbg !19
  %203 = insertelement <4 x i32> poison, i32 %202, i64 0, !dbg !19
  %204 = insertelement <4 x i32> %203, i32 %201, i64 1, !dbg !19
  %205 = insertelement <4 x i32> %204, i32 %200, i64 2, !dbg !19
  %206 = insertelement <4 x i32> %205, i32 %198, i64 3, !dbg !19
  %207 = bitcast <4 x i32> %206 to <4 x float>, !dbg !19
  %208 = insertelement <4 x float> poison, float %10, i64 0, !dbg !30
  %209 = shufflevector <4 x float> %208, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !30
  %210 = fmul <4 x float> %209, %207, !dbg !30
  %211 = insertelement <4 x float> poison, float %199, i64 0, !dbg !31
  %212 = shufflevector <4 x float> %211, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !31
  %213 = fmul <4 x float> %212, %46, !dbg !31
  %214 = fadd <4 x float> %210, %213, !dbg !32
  %215 = extractelement <4 x float> %214, i64 3, !dbg !33
  %216 = tail call float @llvm.nvvm.div.full(float %215, float %14), !dbg !33
  %217 = extractelement <4 x float> %214, i64 2, !dbg !33
  %218 = tail call float @llvm.nvvm.div.full(float %217, float %14), !dbg !33
  %219 = extractelement <4 x float> %214, i64 1, !dbg !33
  %220 = tail call float @llvm.nvvm.div.full(float %219, float %14), !dbg !33
  %221 = extractelement <4 x float> %214, i64 0, !dbg !33
  %222 = tail call float @llvm.nvvm.div.full(float %221, float %14), !dbg !33
  %223 = extractvalue { i32, i32, i32, i32 } %49, 3, !dbg !19
  %224 = extractvalue { i32, i32, i32, i32 } %49, 2, !dbg !19
  %225 = extractvalue { i32, i32, i32, i32 } %49, 1, !dbg !19
  %226 = extractvalue { i32, i32, i32, i32 } %49, 0, !dbg !19
  %227 = insertelement <4 x i32> poison, i32 %226, i64 0, !dbg !19
  %228 = insertelement <4 x i32> %227, i32 %225, i64 1, !dbg !19
  %229 = insertelement <4 x i32> %228, i32 %224, i64 2, !dbg !19
  %230 = insertelement <4 x i32> %229, i32 %223, i64 3, !dbg !19
  %231 = bitcast <4 x i32> %230 to <4 x float>, !dbg !19
  %232 = fmul <4 x float> %209, %231, !dbg !30
  %233 = fmul <4 x float> %212, %44, !dbg !31
  %234 = fadd <4 x float> %232, %233, !dbg !32
  %235 = extractelement <4 x float> %234, i64 3, !dbg !33
  %236 = tail call float @llvm.nvvm.div.full(float %235, float %14), !dbg !33
  %237 = extractelement <4 x float> %234, i64 2, !dbg !33
  %238 = tail call float @llvm.nvvm.div.full(float %237, float %14), !dbg !33
  %239 = extractelement <4 x float> %234, i64 1, !dbg !33
  %240 = tail call float @llvm.nvvm.div.full(float %239, float %14), !dbg !33
  %241 = extractelement <4 x float> %234, i64 0, !dbg !33
  %242 = tail call float @llvm.nvvm.div.full(float %241, float %14), !dbg !33
  %243 = extractvalue { i32, i32, i32, i32 } %32, 3, !dbg !14
  %244 = extractvalue { i32, i32, i32, i32 } %32, 2, !dbg !14
  %245 = extractvalue { i32, i32, i32, i32 } %32, 1, !dbg !14
  %246 = extractvalue { i32, i32, i32, i32 } %32, 0, !dbg !14
  %247 = extractvalue { i32, i32, i32, i32 } %31, 3, !dbg !14
  %248 = extractvalue { i32, i32, i32, i32 } %31, 2, !dbg !14
  %249 = extractvalue { i32, i32, i32, i32 } %31, 1, !dbg !14
  %250 = extractvalue { i32, i32, i32, i32 } %31, 0, !dbg !14
  %251 = shl nuw nsw i32 %22, 2, !dbg !10
  %252 = or disjoint i32 %20, %251, !dbg !11
  %253 = or disjoint i32 %252, 512, !dbg !11
  %254 = icmp slt i32 %253, %8, !dbg !12
  %255 = icmp slt i32 %252, %8, !dbg !12
  %256 = fadd float %12, %.0.i, !dbg !34
  %257 = fadd float %12, %.0.i47, !dbg !34
  %258 = fadd float %12, %.0.i52, !dbg !34
  %259 = fadd float %12, %.0.i57, !dbg !34
  %260 = fadd float %12, %.0.i62, !dbg !34
  %261 = fadd float %12, %.0.i67, !dbg !34
  %262 = fadd float %12, %.0.i72, !dbg !34
  %263 = fadd float %12, %.0.i77, !dbg !34
  %264 = tail call float @llvm.nvvm.div.full(float %242, float %256), !dbg !35
  %265 = tail call float @llvm.nvvm.div.full(float %240, float %257), !dbg !35
  %266 = tail call float @llvm.nvvm.div.full(float %238, float %258), !dbg !35
  %267 = tail call float @llvm.nvvm.div.full(float %236, float %259), !dbg !35
  %268 = tail call float @llvm.nvvm.div.full(float %222, float %260), !dbg !35
  %269 = tail call float @llvm.nvvm.div.full(float %220, float %261), !dbg !35
  %270 = tail call float @llvm.nvvm.div.full(float %218, float %262), !dbg !35
  %271 = tail call float @llvm.nvvm.div.full(float %216, float %263), !dbg !35
  %272 = fmul float %9, %13, !dbg !36
  %273 = fsub float 1.000000e+00, %272, !dbg !37
  %274 = insertelement <4 x i32> poison, i32 %250, i64 0, !dbg !14
  %275 = insertelement <4 x i32> %274, i32 %249, i64 1, !dbg !14
  %276 = insertelement <4 x i32> %275, i32 %248, i64 2, !dbg !14
  %277 = insertelement <4 x i32> %276, i32 %247, i64 3, !dbg !14
  %278 = bitcast <4 x i32> %277 to <4 x float>, !dbg !14
  %279 = insertelement <4 x float> poison, float %273, i64 0, !dbg !38
  %280 = shufflevector <4 x float> %279, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !38
  %281 = fmul <4 x float> %280, %278, !dbg !38
  %282 = insertelement <4 x float> poison, float %9, i64 0, !dbg !39
  %283 = shufflevector <4 x float> %282, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !39
  %284 = insertelement <4 x float> poison, float %264, i64 0, !dbg !39
  %285 = insertelement <4 x float> %284, float %265, i64 1, !dbg !39
  %286 = insertelement <4 x float> %285, float %266, i64 2, !dbg !39
  %287 = insertelement <4 x float> %286, float %267, i64 3, !dbg !39
  %288 = fmul <4 x float> %283, %287, !dbg !39
  %289 = fsub <4 x float> %281, %288, !dbg !40
  %290 = insertelement <4 x i32> poison, i32 %246, i64 0, !dbg !14
  %291 = insertelement <4 x i32> %290, i32 %245, i64 1, !dbg !14
  %292 = insertelement <4 x i32> %291, i32 %244, i64 2, !dbg !14
  %293 = insertelement <4 x i32> %292, i32 %243, i64 3, !dbg !14
  %294 = bitcast <4 x i32> %293 to <4 x float>, !dbg !14
  %295 = fmul <4 x float> %280, %294, !dbg !38
  %296 = insertelement <4 x float> poison, float %268, i64 0, !dbg !39
  %297 = insertelement <4 x float> %296, float %269, i64 1, !dbg !39
  %298 = insertelement <4 x float> %297, float %270, i64 2, !dbg !39
  %299 = insertelement <4 x float> %298, float %271, i64 3, !dbg !39
  %300 = fmul <4 x float> %283, %299, !dbg !39
  %301 = fsub <4 x float> %295, %300, !dbg !40
  %302 = sext i32 %252 to i64, !dbg !41
  %303 = getelementptr float, ptr addrspace(1) %4, i64 %302, !dbg !41
  %304 = sext i32 %253 to i64, !dbg !41
  %305 = getelementptr float, ptr addrspace(1) %4, i64 %304, !dbg !41
  %306 = shl nuw nsw i32 %22, 4, !dbg !42
  %307 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %306, !dbg !42
  store <4 x float> %289, ptr addrspace(3) %307, align 16, !dbg !42
  %308 = xor i32 %306, 2112, !dbg !42
  %309 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %308, !dbg !42
  store <4 x float> %301, ptr addrspace(3) %309, align 16, !dbg !42
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !42
  %310 = shl nuw nsw i32 %21, 3, !dbg !42
  %311 = and i32 %310, 1008, !dbg !42
  %312 = and i32 %21, 1, !dbg !42
  %313 = icmp eq i32 %312, 0, !dbg !42
  %314 = select i1 %313, i32 0, i32 2112, !dbg !42
  %315 = xor i32 %314, %311, !dbg !42
  %316 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %315, !dbg !42
  %317 = getelementptr inbounds nuw i8, ptr addrspace(3) %316, i32 1024, !dbg !42
  %318 = load <4 x i32>, ptr addrspace(3) %317, align 16, !dbg !42
  %.extract = load i32, ptr addrspace(3) %316, align 16, !dbg !42
  %319 = getelementptr inbounds nuw i8, ptr addrspace(3) %316, i32 4, !dbg !42
  %.extract8 = load i32, ptr addrspace(3) %319, align 4, !dbg !42
  %320 = getelementptr inbounds nuw i8, ptr addrspace(3) %316, i32 8, !dbg !42
  %.extract9 = load i32, ptr addrspace(3) %320, align 8, !dbg !42
  %321 = getelementptr inbounds nuw i8, ptr addrspace(3) %316, i32 12, !dbg !42
  %.extract10 = load i32, ptr addrspace(3) %321, align 4, !dbg !42
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %.extract, i32 %.extract8, i32 %.extract9, i32 %.extract10, ptr addrspace(1) %303, i1 %255) #5, !dbg !42
  %.extract11 = extractelement <4 x i32> %318, i64 0, !dbg !42
  %.extract12 = extractelement <4 x i32> %318, i64 1, !dbg !42
  %.extract13 = extractelement <4 x i32> %318, i64 2, !dbg !42
  %.extract14 = extractelement <4 x i32> %318, i64 3, !dbg !42
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %.extract11, i32 %.extract12, i32 %.extract13, i32 %.extract14, ptr addrspace(1) %305, i1 %254) #5, !dbg !42
  %322 = getelementptr float, ptr addrspace(1) %5, i64 %302, !dbg !43
  %323 = getelementptr float, ptr addrspace(1) %5, i64 %304, !dbg !43
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !44
  store <4 x float> %234, ptr addrspace(3) %307, align 16, !dbg !44
  store <4 x float> %214, ptr addrspace(3) %309, align 16, !dbg !44
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !44
  %324 = load <4 x i32>, ptr addrspace(3) %317, align 16, !dbg !44
  %.extract22 = load i32, ptr addrspace(3) %316, align 16, !dbg !44
  %.extract23 = load i32, ptr addrspace(3) %319, align 4, !dbg !44
  %.extract24 = load i32, ptr addrspace(3) %320, align 8, !dbg !44
  %.extract25 = load i32, ptr addrspace(3) %321, align 4, !dbg !44
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %.extract22, i32 %.extract23, i32 %.extract24, i32 %.extract25, ptr addrspace(1) %322, i1 %255) #5, !dbg !44
  %.extract26 = extractelement <4 x i32> %324, i64 0, !dbg !44
  %.extract27 = extractelement <4 x i32> %324, i64 1, !dbg !44
  %.extract28 = extractelement <4 x i32> %324, i64 2, !dbg !44
  %.extract29 = extractelement <4 x i32> %324, i64 3, !dbg !44
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %.extract26, i32 %.extract27, i32 %.extract28, i32 %.extract29, ptr addrspace(1) %323, i1 %254) #5, !dbg !44
  %325 = getelementptr float, ptr addrspace(1) %6, i64 %302, !dbg !45
  %326 = getelementptr float, ptr addrspace(1) %6, i64 %304, !dbg !45
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !46
  store <4 x float> %76, ptr addrspace(3) %307, align 16, !dbg !46
  store <4 x float> %85, ptr addrspace(3) %309, align 16, !dbg !46
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !46
  %327 = load <4 x i32>, ptr addrspace(3) %317, align 16, !dbg !46
  %.extract37 = load i32, ptr addrspace(3) %316, align 16, !dbg !46
  %.extract38 = load i32, ptr addrspace(3) %319, align 4, !dbg !46
  %.extract39 = load i32, ptr addrspace(3) %320, align 8, !dbg !46
  %.extract40 = load i32, ptr addrspace(3) %321, align 4, !dbg !46
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %.extract37, i32 %.extract38, i32 %.extract39, i32 %.extract40, ptr addrspace(1) %325, i1 %255) #5, !dbg !46
  %.extract41 = extractelement <4 x i32> %327, i64 0, !dbg !46
  %.extract42 = extractelement <4 x i32> %327, i64 1, !dbg !46
  %.extract43 = extractelement <4 x i32> %327, i64 2, !dbg !46
  %.extract44 = extractelement <4 x i32> %327, i64 3, !dbg !46
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %.extract41, i32 %.extract42, i32 %.extract43, i32 %.extract44, ptr addrspace(1) %326, i1 %254) #5, !dbg !46
  %328 = getelementptr half, ptr addrspace(1) %7, i64 %27, !dbg !47
  %329 = shufflevector <4 x float> %289, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !48
  %330 = fptrunc <2 x float> %329 to <2 x half>, !dbg !48
  %331 = shufflevector <4 x float> %289, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !48
  %332 = fptrunc <2 x float> %331 to <2 x half>, !dbg !48
  %333 = shufflevector <4 x float> %301, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !48
  %334 = fptrunc <2 x float> %333 to <2 x half>, !dbg !48
  %335 = shufflevector <4 x float> %301, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !48
  %336 = fptrunc <2 x float> %335 to <2 x half>, !dbg !48
  %337 = bitcast <2 x half> %330 to i32, !dbg !49
  %338 = bitcast <2 x half> %332 to i32, !dbg !49
  %339 = bitcast <2 x half> %334 to i32, !dbg !49
  %340 = bitcast <2 x half> %336 to i32, !dbg !49
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %337, i32 %338, i32 %339, i32 %340, ptr addrspace(1) %328, i1 %26) #5, !dbg !49
  ret void, !dbg !50
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

declare i32 @__nvvm_reflect(ptr) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.ftz.f(float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.ftz.f(float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #2

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!llvm.ident = !{!4}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "optimizers.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!5 = distinct !DISubprogram(name: "adamw_kernel", linkageName: "adamw_kernel", scope: !1, file: !1, line: 10, type: !6, scopeLine: 10, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!6 = !DISubroutineType(cc: DW_CC_normal, types: !7)
!7 = !{}
!8 = !DILocation(line: 13, column: 25, scope: !5)
!9 = !DILocation(line: 13, column: 30, scope: !5)
!10 = !DILocation(line: 13, column: 51, scope: !5)
!11 = !DILocation(line: 13, column: 38, scope: !5)
!12 = !DILocation(line: 14, column: 18, scope: !5)
!13 = !DILocation(line: 15, column: 24, scope: !5)
!14 = !DILocation(line: 15, column: 16, scope: !5)
!15 = !DILocation(line: 16, column: 24, scope: !5)
!16 = !DILocation(line: 16, column: 16, scope: !5)
!17 = !DILocation(line: 16, column: 44, scope: !5)
!18 = !DILocation(line: 17, column: 24, scope: !5)
!19 = !DILocation(line: 17, column: 16, scope: !5)
!20 = !DILocation(line: 18, column: 24, scope: !5)
!21 = !DILocation(line: 18, column: 16, scope: !5)
!22 = !DILocation(line: 20, column: 27, scope: !5)
!23 = !DILocation(line: 20, column: 16, scope: !5)
!24 = !DILocation(line: 20, column: 36, scope: !5)
!25 = !DILocation(line: 20, column: 40, scope: !5)
!26 = !DILocation(line: 20, column: 20, scope: !5)
!27 = !DILocation(line: 21, column: 44, scope: !5)
!28 = !DILocation(line: 21, column: 40, scope: !5)
!29 = !DILocation(line: 19, column: 27, scope: !5)
!30 = !DILocation(line: 19, column: 16, scope: !5)
!31 = !DILocation(line: 19, column: 36, scope: !5)
!32 = !DILocation(line: 19, column: 20, scope: !5)
!33 = !DILocation(line: 21, column: 16, scope: !5)
!34 = !DILocation(line: 21, column: 59, scope: !5)
!35 = !DILocation(line: 21, column: 32, scope: !5)
!36 = !DILocation(line: 22, column: 24, scope: !5)
!37 = !DILocation(line: 22, column: 19, scope: !5)
!38 = !DILocation(line: 22, column: 13, scope: !5)
!39 = !DILocation(line: 22, column: 38, scope: !5)
!40 = !DILocation(line: 22, column: 33, scope: !5)
!41 = !DILocation(line: 23, column: 25, scope: !5)
!42 = !DILocation(line: 23, column: 31, scope: !5)
!43 = !DILocation(line: 24, column: 25, scope: !5)
!44 = !DILocation(line: 24, column: 31, scope: !5)
!45 = !DILocation(line: 25, column: 25, scope: !5)
!46 = !DILocation(line: 25, column: 31, scope: !5)
!47 = !DILocation(line: 26, column: 24, scope: !5)
!48 = !DILocation(line: 26, column: 35, scope: !5)
!49 = !DILocation(line: 26, column: 30, scope: !5)
!50 = !DILocation(line: 26, column: 4, scope: !5)
