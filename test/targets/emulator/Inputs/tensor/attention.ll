target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

define ptx_kernel void @kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, i32 %4, ptr addrspace(1) nofree readnone captures(none) %5, ptr addrspace(1) nofree readnone captures(none) %6) #0 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = icmp samesign ult i32 %8, 32
  tail call void asm sideeffect "@$0 tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [$1], 64;", "b,r"(i1 %9, ptr addrspace(3) @global_smem) #11
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %10 = load i32, ptr addrspace(3) @global_smem, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void asm sideeffect "@$0 tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;", "b"(i1 %9) #11
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = shl i32 %11, 7
  %13 = lshr i32 %8, 5
  %14 = lshr i32 %8, 1
  %15 = and i32 %14, 63
  %16 = lshr i32 %8, 2
  %17 = and i32 %16, 31
  %18 = or disjoint i32 %15, %12
  %19 = shl i32 %18, 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %20
  %22 = getelementptr i8, ptr addrspace(1) %21, i64 2048
  %23 = shl nuw nsw i32 %8, 3
  %24 = and i32 %23, 8
  %25 = shl nuw nsw i32 %8, 2
  %26 = and i32 %25, 12
  %27 = zext nneg i32 %24 to i64
  %28 = getelementptr [2 x i8], ptr addrspace(1) %21, i64 %27
  %29 = getelementptr [2 x i8], ptr addrspace(1) %22, i64 %27
  %30 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %28) #11
  %31 = extractvalue { i32, i32, i32, i32 } %30, 0
  %32 = extractvalue { i32, i32, i32, i32 } %30, 1
  %33 = extractvalue { i32, i32, i32, i32 } %30, 2
  %34 = extractvalue { i32, i32, i32, i32 } %30, 3
  %35 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %29) #11
  %36 = extractvalue { i32, i32, i32, i32 } %35, 0
  %37 = extractvalue { i32, i32, i32, i32 } %35, 1
  %38 = extractvalue { i32, i32, i32, i32 } %35, 2
  %39 = extractvalue { i32, i32, i32, i32 } %35, 3
  %40 = shl nuw nsw i32 %8, 4
  %41 = and i32 %40, 1904
  %42 = and i32 %8, 8
  %43 = icmp eq i32 %42, 0
  %44 = select i1 %43, i32 0, i32 144
  %45 = xor i32 %44, %41
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %45
  %47 = insertelement <4 x i32> poison, i32 %31, i64 0
  %48 = insertelement <4 x i32> %47, i32 %32, i64 1
  %49 = insertelement <4 x i32> %48, i32 %33, i64 2
  %50 = insertelement <4 x i32> %49, i32 %34, i64 3
  store <4 x i32> %50, ptr addrspace(3) %46, align 16
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %46, i32 2048
  %52 = insertelement <4 x i32> poison, i32 %36, i64 0
  %53 = insertelement <4 x i32> %52, i32 %37, i64 1
  %54 = insertelement <4 x i32> %53, i32 %38, i64 2
  %55 = insertelement <4 x i32> %54, i32 %39, i64 3
  store <4 x i32> %55, ptr addrspace(3) %51, align 16
  %56 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %13, i32 0, i32 31)
  %57 = shl i32 %56, 21
  %58 = and i32 %57, 6291456
  %59 = add i32 %58, %10
  tail call void asm sideeffect "@$0 tcgen05.st.sync.aligned.32x32b.x16.b32 [$1 + 0], {$2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17};", "b,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r"(i1 true, i32 %59, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00) #11
  %60 = icmp sgt i32 %4, 0
  %61 = zext nneg i32 %26 to i64
  br i1 %60, label %.lr.ph, label %._crit_edge

.lr.ph:
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %61
  %62 = and i32 %23, 888
  %63 = and i32 %8, 16
  %64 = icmp eq i32 %63, 0
  %65 = select i1 %64, i32 0, i32 144
  %66 = xor i32 %65, %62
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %66
  %68 = add i32 %10, 16
  %69 = icmp eq i32 %13, 0
  %70 = icmp eq i32 %56, 0
  %71 = lshr exact i32 ptrtoint (ptr addrspace(3) @global_smem to i32), 4
  %72 = and i32 %71, 32767
  %73 = lshr exact i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096) to i32), 4
  %74 = and i32 %73, 32767
  %75 = insertelement <2 x i32> <i32 poison, i32 -1073725424>, i32 %72, i64 0
  %76 = bitcast <2 x i32> %75 to i64
  %77 = insertelement <2 x i32> <i32 poison, i32 -1073725424>, i32 %74, i64 0
  %78 = bitcast <2 x i32> %77 to i64
  %79 = add i32 %58, %68
  %invariant.gep105 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %61
  %80 = add nuw nsw i32 %74, 32
  %81 = insertelement <2 x i32> <i32 poison, i32 -1073725424>, i32 %80, i64 0
  %82 = bitcast <2 x i32> %81 to i64
  br label %83

83:
  %84 = phi float [ 0.000000e+00, %.lr.ph ], [ %453, %550 ]
  %85 = phi float [ 0xC130000000000000, %.lr.ph ], [ %205, %550 ]
  %86 = phi i32 [ 0, %.lr.ph ], [ %554, %550 ]
  %87 = or disjoint i32 %86, %17
  %88 = shl i32 %87, 4
  %89 = sext i32 %88 to i64
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %89
  %90 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %gep) #11
  %91 = extractvalue { i32, i32 } %90, 0
  %92 = extractvalue { i32, i32 } %90, 1
  %extelt.offset7 = lshr i32 %92, 16
  %93 = trunc nuw i32 %extelt.offset7 to i16
  %94 = trunc i32 %92 to i16
  %95 = insertelement <2 x i32> poison, i32 %91, i64 0
  %96 = bitcast <2 x i32> %95 to <4 x i16>
  %97 = insertelement <4 x i16> %96, i16 %94, i64 2
  %98 = insertelement <4 x i16> %97, i16 %93, i64 3
  store <4 x i16> %98, ptr addrspace(3) %67, align 8
  tail call void @llvm.nvvm.tcgen05.wait.st()
  tail call void @llvm.nvvm.fence.proxy.async.shared_cta()
  %99 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %100 = extractvalue { i32, i1 } %99, 1
  %101 = and i1 %69, %100
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %101, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 5120)) #11
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %70, label %102, label %105

102:
  %103 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %104 = extractvalue { i32, i1 } %103, 1
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %68, i64 %76, i64 %78, i32 134742032, i1 false, i1 %104) #11
  tail call void asm sideeffect "@$0 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$1];", "b,r"(i1 %104, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 5120) to i32)) #11
  br label %105

105:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 5120), i32 0) #11
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %106 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %107 = extractvalue { i32, i1 } %106, 1
  %108 = and i1 %69, %107
  tail call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %108, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 5120)) #11
  %109 = tail call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32 + 0];", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r"(i32 %79) #11
  %110 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 0
  %111 = bitcast i32 %110 to float
  %112 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 1
  %113 = bitcast i32 %112 to float
  %114 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 2
  %115 = bitcast i32 %114 to float
  %116 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 3
  %117 = bitcast i32 %116 to float
  %118 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 4
  %119 = bitcast i32 %118 to float
  %120 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 5
  %121 = bitcast i32 %120 to float
  %122 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 6
  %123 = bitcast i32 %122 to float
  %124 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 7
  %125 = bitcast i32 %124 to float
  %126 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 8
  %127 = bitcast i32 %126 to float
  %128 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 9
  %129 = bitcast i32 %128 to float
  %130 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 10
  %131 = bitcast i32 %130 to float
  %132 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 11
  %133 = bitcast i32 %132 to float
  %134 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 12
  %135 = bitcast i32 %134 to float
  %136 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 13
  %137 = bitcast i32 %136 to float
  %138 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 14
  %139 = bitcast i32 %138 to float
  %140 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 15
  %141 = bitcast i32 %140 to float
  %142 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 16
  %143 = bitcast i32 %142 to float
  %144 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 17
  %145 = bitcast i32 %144 to float
  %146 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 18
  %147 = bitcast i32 %146 to float
  %148 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 19
  %149 = bitcast i32 %148 to float
  %150 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 20
  %151 = bitcast i32 %150 to float
  %152 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 21
  %153 = bitcast i32 %152 to float
  %154 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 22
  %155 = bitcast i32 %154 to float
  %156 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 23
  %157 = bitcast i32 %156 to float
  %158 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 24
  %159 = bitcast i32 %158 to float
  %160 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 25
  %161 = bitcast i32 %160 to float
  %162 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 26
  %163 = bitcast i32 %162 to float
  %164 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 27
  %165 = bitcast i32 %164 to float
  %166 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 28
  %167 = bitcast i32 %166 to float
  %168 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 29
  %169 = bitcast i32 %168 to float
  %170 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 30
  %171 = bitcast i32 %170 to float
  %172 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %109, 31
  %173 = bitcast i32 %172 to float
  %174 = tail call float @llvm.maxnum.f32(float %111, float %113)
  %175 = tail call float @llvm.maxnum.f32(float %174, float %115)
  %176 = tail call float @llvm.maxnum.f32(float %117, float %119)
  %177 = tail call float @llvm.maxnum.f32(float %176, float %121)
  %178 = tail call float @llvm.maxnum.f32(float %123, float %125)
  %179 = tail call float @llvm.maxnum.f32(float %178, float %127)
  %180 = tail call float @llvm.maxnum.f32(float %129, float %131)
  %181 = tail call float @llvm.maxnum.f32(float %180, float %133)
  %182 = tail call float @llvm.maxnum.f32(float %135, float %137)
  %183 = tail call float @llvm.maxnum.f32(float %182, float %139)
  %184 = tail call float @llvm.maxnum.f32(float %141, float %143)
  %185 = tail call float @llvm.maxnum.f32(float %184, float %145)
  %186 = tail call float @llvm.maxnum.f32(float %147, float %149)
  %187 = tail call float @llvm.maxnum.f32(float %186, float %151)
  %188 = tail call float @llvm.maxnum.f32(float %153, float %155)
  %189 = tail call float @llvm.maxnum.f32(float %188, float %157)
  %190 = tail call float @llvm.maxnum.f32(float %159, float %161)
  %191 = tail call float @llvm.maxnum.f32(float %190, float %163)
  %192 = tail call float @llvm.maxnum.f32(float %165, float %167)
  %193 = tail call float @llvm.maxnum.f32(float %192, float %169)
  %194 = tail call float @llvm.maxnum.f32(float %171, float %173)
  %195 = tail call float @llvm.maxnum.f32(float %175, float %177)
  %196 = tail call float @llvm.maxnum.f32(float %195, float %179)
  %197 = tail call float @llvm.maxnum.f32(float %181, float %183)
  %198 = tail call float @llvm.maxnum.f32(float %197, float %185)
  %199 = tail call float @llvm.maxnum.f32(float %187, float %189)
  %200 = tail call float @llvm.maxnum.f32(float %199, float %191)
  %201 = tail call float @llvm.maxnum.f32(float %193, float %194)
  %202 = tail call float @llvm.maxnum.f32(float %196, float %198)
  %203 = tail call float @llvm.maxnum.f32(float %202, float %200)
  %204 = tail call float @llvm.maxnum.f32(float %203, float %201)
  %205 = tail call float @llvm.maxnum.f32(float %85, float %204)
  %206 = fsub float %111, %205
  %207 = fsub float %113, %205
  %208 = fsub float %115, %205
  %209 = fsub float %117, %205
  %210 = fsub float %119, %205
  %211 = fsub float %121, %205
  %212 = fsub float %123, %205
  %213 = fsub float %125, %205
  %214 = fsub float %127, %205
  %215 = fsub float %129, %205
  %216 = fsub float %131, %205
  %217 = fsub float %133, %205
  %218 = fsub float %135, %205
  %219 = fsub float %137, %205
  %220 = fsub float %139, %205
  %221 = fsub float %141, %205
  %222 = fsub float %143, %205
  %223 = fsub float %145, %205
  %224 = fsub float %147, %205
  %225 = fsub float %149, %205
  %226 = fsub float %151, %205
  %227 = fsub float %153, %205
  %228 = fsub float %155, %205
  %229 = fsub float %157, %205
  %230 = fsub float %159, %205
  %231 = fsub float %161, %205
  %232 = fsub float %163, %205
  %233 = fsub float %165, %205
  %234 = fsub float %167, %205
  %235 = fsub float %169, %205
  %236 = fsub float %171, %205
  %237 = fsub float %173, %205
  %238 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i = icmp eq i32 %238, 0
  br i1 %.not.i, label %241, label %239

239:
  %240 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %206)
  br label %__nv_exp2f.exit

241:
  %242 = tail call float @llvm.nvvm.ex2.approx.f32(float %206)
  br label %__nv_exp2f.exit

__nv_exp2f.exit:
  %.0.i = phi float [ %240, %239 ], [ %242, %241 ]
  %243 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i9 = icmp eq i32 %243, 0
  br i1 %.not.i9, label %246, label %244

244:
  %245 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %207)
  br label %__nv_exp2f.exit11

246:
  %247 = tail call float @llvm.nvvm.ex2.approx.f32(float %207)
  br label %__nv_exp2f.exit11

__nv_exp2f.exit11:
  %.0.i10 = phi float [ %245, %244 ], [ %247, %246 ]
  %248 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i12 = icmp eq i32 %248, 0
  br i1 %.not.i12, label %251, label %249

249:
  %250 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %208)
  br label %__nv_exp2f.exit14

251:
  %252 = tail call float @llvm.nvvm.ex2.approx.f32(float %208)
  br label %__nv_exp2f.exit14

__nv_exp2f.exit14:
  %.0.i13 = phi float [ %250, %249 ], [ %252, %251 ]
  %253 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i15 = icmp eq i32 %253, 0
  br i1 %.not.i15, label %256, label %254

254:
  %255 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %209)
  br label %__nv_exp2f.exit17

256:
  %257 = tail call float @llvm.nvvm.ex2.approx.f32(float %209)
  br label %__nv_exp2f.exit17

__nv_exp2f.exit17:
  %.0.i16 = phi float [ %255, %254 ], [ %257, %256 ]
  %258 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i18 = icmp eq i32 %258, 0
  br i1 %.not.i18, label %261, label %259

259:
  %260 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %210)
  br label %__nv_exp2f.exit20

261:
  %262 = tail call float @llvm.nvvm.ex2.approx.f32(float %210)
  br label %__nv_exp2f.exit20

__nv_exp2f.exit20:
  %.0.i19 = phi float [ %260, %259 ], [ %262, %261 ]
  %263 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i21 = icmp eq i32 %263, 0
  br i1 %.not.i21, label %266, label %264

264:
  %265 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %211)
  br label %__nv_exp2f.exit23

266:
  %267 = tail call float @llvm.nvvm.ex2.approx.f32(float %211)
  br label %__nv_exp2f.exit23

__nv_exp2f.exit23:
  %.0.i22 = phi float [ %265, %264 ], [ %267, %266 ]
  %268 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i24 = icmp eq i32 %268, 0
  br i1 %.not.i24, label %271, label %269

269:
  %270 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %212)
  br label %__nv_exp2f.exit26

271:
  %272 = tail call float @llvm.nvvm.ex2.approx.f32(float %212)
  br label %__nv_exp2f.exit26

__nv_exp2f.exit26:
  %.0.i25 = phi float [ %270, %269 ], [ %272, %271 ]
  %273 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i27 = icmp eq i32 %273, 0
  br i1 %.not.i27, label %276, label %274

274:
  %275 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %213)
  br label %__nv_exp2f.exit29

276:
  %277 = tail call float @llvm.nvvm.ex2.approx.f32(float %213)
  br label %__nv_exp2f.exit29

__nv_exp2f.exit29:
  %.0.i28 = phi float [ %275, %274 ], [ %277, %276 ]
  %278 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i30 = icmp eq i32 %278, 0
  br i1 %.not.i30, label %281, label %279

279:
  %280 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %214)
  br label %__nv_exp2f.exit32

281:
  %282 = tail call float @llvm.nvvm.ex2.approx.f32(float %214)
  br label %__nv_exp2f.exit32

__nv_exp2f.exit32:
  %.0.i31 = phi float [ %280, %279 ], [ %282, %281 ]
  %283 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i33 = icmp eq i32 %283, 0
  br i1 %.not.i33, label %286, label %284

284:
  %285 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %215)
  br label %__nv_exp2f.exit35

286:
  %287 = tail call float @llvm.nvvm.ex2.approx.f32(float %215)
  br label %__nv_exp2f.exit35

__nv_exp2f.exit35:
  %.0.i34 = phi float [ %285, %284 ], [ %287, %286 ]
  %288 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i36 = icmp eq i32 %288, 0
  br i1 %.not.i36, label %291, label %289

289:
  %290 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %216)
  br label %__nv_exp2f.exit38

291:
  %292 = tail call float @llvm.nvvm.ex2.approx.f32(float %216)
  br label %__nv_exp2f.exit38

__nv_exp2f.exit38:
  %.0.i37 = phi float [ %290, %289 ], [ %292, %291 ]
  %293 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i39 = icmp eq i32 %293, 0
  br i1 %.not.i39, label %296, label %294

294:
  %295 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %217)
  br label %__nv_exp2f.exit41

296:
  %297 = tail call float @llvm.nvvm.ex2.approx.f32(float %217)
  br label %__nv_exp2f.exit41

__nv_exp2f.exit41:
  %.0.i40 = phi float [ %295, %294 ], [ %297, %296 ]
  %298 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i42 = icmp eq i32 %298, 0
  br i1 %.not.i42, label %301, label %299

299:
  %300 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %218)
  br label %__nv_exp2f.exit44

301:
  %302 = tail call float @llvm.nvvm.ex2.approx.f32(float %218)
  br label %__nv_exp2f.exit44

__nv_exp2f.exit44:
  %.0.i43 = phi float [ %300, %299 ], [ %302, %301 ]
  %303 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i45 = icmp eq i32 %303, 0
  br i1 %.not.i45, label %306, label %304

304:
  %305 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %219)
  br label %__nv_exp2f.exit47

306:
  %307 = tail call float @llvm.nvvm.ex2.approx.f32(float %219)
  br label %__nv_exp2f.exit47

__nv_exp2f.exit47:
  %.0.i46 = phi float [ %305, %304 ], [ %307, %306 ]
  %308 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i48 = icmp eq i32 %308, 0
  br i1 %.not.i48, label %311, label %309

309:
  %310 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %220)
  br label %__nv_exp2f.exit50

311:
  %312 = tail call float @llvm.nvvm.ex2.approx.f32(float %220)
  br label %__nv_exp2f.exit50

__nv_exp2f.exit50:
  %.0.i49 = phi float [ %310, %309 ], [ %312, %311 ]
  %313 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i51 = icmp eq i32 %313, 0
  br i1 %.not.i51, label %316, label %314

314:
  %315 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %221)
  br label %__nv_exp2f.exit53

316:
  %317 = tail call float @llvm.nvvm.ex2.approx.f32(float %221)
  br label %__nv_exp2f.exit53

__nv_exp2f.exit53:
  %.0.i52 = phi float [ %315, %314 ], [ %317, %316 ]
  %318 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i54 = icmp eq i32 %318, 0
  br i1 %.not.i54, label %321, label %319

319:
  %320 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %222)
  br label %__nv_exp2f.exit56

321:
  %322 = tail call float @llvm.nvvm.ex2.approx.f32(float %222)
  br label %__nv_exp2f.exit56

__nv_exp2f.exit56:
  %.0.i55 = phi float [ %320, %319 ], [ %322, %321 ]
  %323 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i57 = icmp eq i32 %323, 0
  br i1 %.not.i57, label %326, label %324

324:
  %325 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %223)
  br label %__nv_exp2f.exit59

326:
  %327 = tail call float @llvm.nvvm.ex2.approx.f32(float %223)
  br label %__nv_exp2f.exit59

__nv_exp2f.exit59:
  %.0.i58 = phi float [ %325, %324 ], [ %327, %326 ]
  %328 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i60 = icmp eq i32 %328, 0
  br i1 %.not.i60, label %331, label %329

329:
  %330 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %224)
  br label %__nv_exp2f.exit62

331:
  %332 = tail call float @llvm.nvvm.ex2.approx.f32(float %224)
  br label %__nv_exp2f.exit62

__nv_exp2f.exit62:
  %.0.i61 = phi float [ %330, %329 ], [ %332, %331 ]
  %333 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i63 = icmp eq i32 %333, 0
  br i1 %.not.i63, label %336, label %334

334:
  %335 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %225)
  br label %__nv_exp2f.exit65

336:
  %337 = tail call float @llvm.nvvm.ex2.approx.f32(float %225)
  br label %__nv_exp2f.exit65

__nv_exp2f.exit65:
  %.0.i64 = phi float [ %335, %334 ], [ %337, %336 ]
  %338 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i66 = icmp eq i32 %338, 0
  br i1 %.not.i66, label %341, label %339

339:
  %340 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %226)
  br label %__nv_exp2f.exit68

341:
  %342 = tail call float @llvm.nvvm.ex2.approx.f32(float %226)
  br label %__nv_exp2f.exit68

__nv_exp2f.exit68:
  %.0.i67 = phi float [ %340, %339 ], [ %342, %341 ]
  %343 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i69 = icmp eq i32 %343, 0
  br i1 %.not.i69, label %346, label %344

344:
  %345 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %227)
  br label %__nv_exp2f.exit71

346:
  %347 = tail call float @llvm.nvvm.ex2.approx.f32(float %227)
  br label %__nv_exp2f.exit71

__nv_exp2f.exit71:
  %.0.i70 = phi float [ %345, %344 ], [ %347, %346 ]
  %348 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i72 = icmp eq i32 %348, 0
  br i1 %.not.i72, label %351, label %349

349:
  %350 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %228)
  br label %__nv_exp2f.exit74

351:
  %352 = tail call float @llvm.nvvm.ex2.approx.f32(float %228)
  br label %__nv_exp2f.exit74

__nv_exp2f.exit74:
  %.0.i73 = phi float [ %350, %349 ], [ %352, %351 ]
  %353 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i75 = icmp eq i32 %353, 0
  br i1 %.not.i75, label %356, label %354

354:
  %355 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %229)
  br label %__nv_exp2f.exit77

356:
  %357 = tail call float @llvm.nvvm.ex2.approx.f32(float %229)
  br label %__nv_exp2f.exit77

__nv_exp2f.exit77:
  %.0.i76 = phi float [ %355, %354 ], [ %357, %356 ]
  %358 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i78 = icmp eq i32 %358, 0
  br i1 %.not.i78, label %361, label %359

359:
  %360 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %230)
  br label %__nv_exp2f.exit80

361:
  %362 = tail call float @llvm.nvvm.ex2.approx.f32(float %230)
  br label %__nv_exp2f.exit80

__nv_exp2f.exit80:
  %.0.i79 = phi float [ %360, %359 ], [ %362, %361 ]
  %363 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i81 = icmp eq i32 %363, 0
  br i1 %.not.i81, label %366, label %364

364:
  %365 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %231)
  br label %__nv_exp2f.exit83

366:
  %367 = tail call float @llvm.nvvm.ex2.approx.f32(float %231)
  br label %__nv_exp2f.exit83

__nv_exp2f.exit83:
  %.0.i82 = phi float [ %365, %364 ], [ %367, %366 ]
  %368 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i84 = icmp eq i32 %368, 0
  br i1 %.not.i84, label %371, label %369

369:
  %370 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %232)
  br label %__nv_exp2f.exit86

371:
  %372 = tail call float @llvm.nvvm.ex2.approx.f32(float %232)
  br label %__nv_exp2f.exit86

__nv_exp2f.exit86:
  %.0.i85 = phi float [ %370, %369 ], [ %372, %371 ]
  %373 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i87 = icmp eq i32 %373, 0
  br i1 %.not.i87, label %376, label %374

374:
  %375 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %233)
  br label %__nv_exp2f.exit89

376:
  %377 = tail call float @llvm.nvvm.ex2.approx.f32(float %233)
  br label %__nv_exp2f.exit89

__nv_exp2f.exit89:
  %.0.i88 = phi float [ %375, %374 ], [ %377, %376 ]
  %378 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i90 = icmp eq i32 %378, 0
  br i1 %.not.i90, label %381, label %379

379:
  %380 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %234)
  br label %__nv_exp2f.exit92

381:
  %382 = tail call float @llvm.nvvm.ex2.approx.f32(float %234)
  br label %__nv_exp2f.exit92

__nv_exp2f.exit92:
  %.0.i91 = phi float [ %380, %379 ], [ %382, %381 ]
  %383 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i93 = icmp eq i32 %383, 0
  br i1 %.not.i93, label %386, label %384

384:
  %385 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %235)
  br label %__nv_exp2f.exit95

386:
  %387 = tail call float @llvm.nvvm.ex2.approx.f32(float %235)
  br label %__nv_exp2f.exit95

__nv_exp2f.exit95:
  %.0.i94 = phi float [ %385, %384 ], [ %387, %386 ]
  %388 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i96 = icmp eq i32 %388, 0
  br i1 %.not.i96, label %391, label %389

389:
  %390 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %236)
  br label %__nv_exp2f.exit98

391:
  %392 = tail call float @llvm.nvvm.ex2.approx.f32(float %236)
  br label %__nv_exp2f.exit98

__nv_exp2f.exit98:
  %.0.i97 = phi float [ %390, %389 ], [ %392, %391 ]
  %393 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i99 = icmp eq i32 %393, 0
  br i1 %.not.i99, label %396, label %394

394:
  %395 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %237)
  br label %__nv_exp2f.exit101

396:
  %397 = tail call float @llvm.nvvm.ex2.approx.f32(float %237)
  br label %__nv_exp2f.exit101

__nv_exp2f.exit101:
  %.0.i100 = phi float [ %395, %394 ], [ %397, %396 ]
  %398 = fsub float %85, %205
  %399 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #11
  %.not.i102 = icmp eq i32 %399, 0
  br i1 %.not.i102, label %402, label %400

400:
  %401 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %398)
  br label %__nv_exp2f.exit104

402:
  %403 = tail call float @llvm.nvvm.ex2.approx.f32(float %398)
  br label %__nv_exp2f.exit104

__nv_exp2f.exit104:
  %.0.i103 = phi float [ %401, %400 ], [ %403, %402 ]
  %404 = fmul float %84, %.0.i103
  %405 = insertelement <2 x float> poison, float %.0.i, i64 0
  %406 = insertelement <2 x float> %405, float %.0.i10, i64 1
  %407 = insertelement <2 x float> poison, float %.0.i13, i64 0
  %408 = insertelement <2 x float> %407, float %.0.i16, i64 1
  %409 = insertelement <2 x float> poison, float %.0.i19, i64 0
  %410 = insertelement <2 x float> %409, float %.0.i22, i64 1
  %411 = insertelement <2 x float> poison, float %.0.i25, i64 0
  %412 = insertelement <2 x float> %411, float %.0.i28, i64 1
  %413 = insertelement <2 x float> poison, float %.0.i31, i64 0
  %414 = insertelement <2 x float> %413, float %.0.i34, i64 1
  %415 = insertelement <2 x float> poison, float %.0.i37, i64 0
  %416 = insertelement <2 x float> %415, float %.0.i40, i64 1
  %417 = insertelement <2 x float> poison, float %.0.i43, i64 0
  %418 = insertelement <2 x float> %417, float %.0.i46, i64 1
  %419 = insertelement <2 x float> poison, float %.0.i49, i64 0
  %420 = insertelement <2 x float> %419, float %.0.i52, i64 1
  %421 = insertelement <2 x float> poison, float %.0.i55, i64 0
  %422 = insertelement <2 x float> %421, float %.0.i58, i64 1
  %423 = insertelement <2 x float> poison, float %.0.i61, i64 0
  %424 = insertelement <2 x float> %423, float %.0.i64, i64 1
  %425 = insertelement <2 x float> poison, float %.0.i67, i64 0
  %426 = insertelement <2 x float> %425, float %.0.i70, i64 1
  %427 = insertelement <2 x float> poison, float %.0.i73, i64 0
  %428 = insertelement <2 x float> %427, float %.0.i76, i64 1
  %429 = insertelement <2 x float> poison, float %.0.i79, i64 0
  %430 = insertelement <2 x float> %429, float %.0.i82, i64 1
  %431 = insertelement <2 x float> poison, float %.0.i85, i64 0
  %432 = insertelement <2 x float> %431, float %.0.i88, i64 1
  %433 = insertelement <2 x float> poison, float %.0.i91, i64 0
  %434 = insertelement <2 x float> %433, float %.0.i94, i64 1
  %435 = insertelement <2 x float> poison, float %.0.i97, i64 0
  %436 = insertelement <2 x float> %435, float %.0.i100, i64 1
  %437 = fadd <2 x float> %406, %408
  %438 = fadd <2 x float> %410, %412
  %439 = fadd <2 x float> %414, %416
  %440 = fadd <2 x float> %418, %420
  %441 = fadd <2 x float> %422, %424
  %442 = fadd <2 x float> %426, %428
  %443 = fadd <2 x float> %430, %432
  %444 = fadd <2 x float> %434, %436
  %445 = fadd <2 x float> %437, %438
  %446 = fadd <2 x float> %439, %440
  %447 = fadd <2 x float> %441, %442
  %448 = fadd <2 x float> %443, %444
  %449 = fadd <2 x float> %445, %446
  %450 = fadd <2 x float> %447, %448
  %451 = fadd <2 x float> %449, %450
  %shift = shufflevector <2 x float> %451, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %foldExtExtBinop = fadd <2 x float> %451, %shift
  %452 = extractelement <2 x float> %foldExtExtBinop, i64 0
  %453 = fadd float %452, %404
  %gep106 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep105, i64 %89
  %454 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %gep106) #11
  %455 = extractvalue { i32, i32 } %454, 0
  %456 = extractvalue { i32, i32 } %454, 1
  %extelt.offset8 = lshr i32 %456, 16
  %457 = trunc nuw i32 %extelt.offset8 to i16
  %458 = trunc i32 %456 to i16
  %459 = insertelement <2 x i32> poison, i32 %455, i64 0
  %460 = bitcast <2 x i32> %459 to <4 x i16>
  %461 = insertelement <4 x i16> %460, i16 %458, i64 2
  %462 = insertelement <4 x i16> %461, i16 %457, i64 3
  store <4 x i16> %462, ptr addrspace(3) %67, align 8
  %463 = fptrunc <2 x float> %406 to <2 x half>
  %464 = fptrunc <2 x float> %408 to <2 x half>
  %465 = fptrunc <2 x float> %410 to <2 x half>
  %466 = fptrunc <2 x float> %412 to <2 x half>
  %467 = fptrunc <2 x float> %414 to <2 x half>
  %468 = fptrunc <2 x float> %416 to <2 x half>
  %469 = fptrunc <2 x float> %418 to <2 x half>
  %470 = fptrunc <2 x float> %420 to <2 x half>
  %471 = fptrunc <2 x float> %422 to <2 x half>
  %472 = fptrunc <2 x float> %424 to <2 x half>
  %473 = fptrunc <2 x float> %426 to <2 x half>
  %474 = fptrunc <2 x float> %428 to <2 x half>
  %475 = fptrunc <2 x float> %430 to <2 x half>
  %476 = fptrunc <2 x float> %432 to <2 x half>
  %477 = fptrunc <2 x float> %434 to <2 x half>
  %478 = fptrunc <2 x float> %436 to <2 x half>
  %479 = tail call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "tcgen05.ld.sync.aligned.32x32b.x16.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, [$16 + 0];", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r"(i32 %59) #11
  %480 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %479, 0
  %481 = bitcast i32 %480 to float
  %482 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %479, 1
  %483 = bitcast i32 %482 to float
  %484 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %479, 2
  %485 = bitcast i32 %484 to float
  %486 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %479, 3
  %487 = bitcast i32 %486 to float
  %488 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %479, 4
  %489 = bitcast i32 %488 to float
  %490 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %479, 5
  %491 = bitcast i32 %490 to float
  %492 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %479, 6
  %493 = bitcast i32 %492 to float
  %494 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %479, 7
  %495 = bitcast i32 %494 to float
  %496 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %479, 8
  %497 = bitcast i32 %496 to float
  %498 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %479, 9
  %499 = bitcast i32 %498 to float
  %500 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %479, 10
  %501 = bitcast i32 %500 to float
  %502 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %479, 11
  %503 = bitcast i32 %502 to float
  %504 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %479, 12
  %505 = bitcast i32 %504 to float
  %506 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %479, 13
  %507 = bitcast i32 %506 to float
  %508 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %479, 14
  %509 = bitcast i32 %508 to float
  %510 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %479, 15
  %511 = bitcast i32 %510 to float
  %512 = fmul float %.0.i103, %481
  %513 = fmul float %.0.i103, %483
  %514 = fmul float %.0.i103, %485
  %515 = fmul float %.0.i103, %487
  %516 = fmul float %.0.i103, %489
  %517 = fmul float %.0.i103, %491
  %518 = fmul float %.0.i103, %493
  %519 = fmul float %.0.i103, %495
  %520 = fmul float %.0.i103, %497
  %521 = fmul float %.0.i103, %499
  %522 = fmul float %.0.i103, %501
  %523 = fmul float %.0.i103, %503
  %524 = fmul float %.0.i103, %505
  %525 = fmul float %.0.i103, %507
  %526 = fmul float %.0.i103, %509
  %527 = fmul float %.0.i103, %511
  tail call void @llvm.nvvm.tcgen05.wait.ld()
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void asm sideeffect "@$0 tcgen05.st.sync.aligned.32x32b.x16.b32 [$1 + 0], {$2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17};", "b,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r"(i1 true, i32 %59, float %512, float %513, float %514, float %515, float %516, float %517, float %518, float %519, float %520, float %521, float %522, float %523, float %524, float %525, float %526, float %527) #11
  %528 = bitcast <2 x half> %463 to i32
  %529 = bitcast <2 x half> %464 to i32
  %530 = bitcast <2 x half> %465 to i32
  %531 = bitcast <2 x half> %466 to i32
  %532 = bitcast <2 x half> %467 to i32
  %533 = bitcast <2 x half> %468 to i32
  %534 = bitcast <2 x half> %469 to i32
  %535 = bitcast <2 x half> %470 to i32
  %536 = bitcast <2 x half> %471 to i32
  %537 = bitcast <2 x half> %472 to i32
  %538 = bitcast <2 x half> %473 to i32
  %539 = bitcast <2 x half> %474 to i32
  %540 = bitcast <2 x half> %475 to i32
  %541 = bitcast <2 x half> %476 to i32
  %542 = bitcast <2 x half> %477 to i32
  %543 = bitcast <2 x half> %478 to i32
  tail call void asm sideeffect "@$0 tcgen05.st.sync.aligned.32x32b.x16.b32 [$1 + 0], {$2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17};", "b,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r"(i1 true, i32 %79, i32 %528, i32 %529, i32 %530, i32 %531, i32 %532, i32 %533, i32 %534, i32 %535, i32 %536, i32 %537, i32 %538, i32 %539, i32 %540, i32 %541, i32 %542, i32 %543) #11
  tail call void @llvm.nvvm.tcgen05.wait.st()
  tail call void @llvm.nvvm.fence.proxy.async.shared_cta()
  %544 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %545 = extractvalue { i32, i1 } %544, 1
  %546 = and i1 %69, %545
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %546, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 5120)) #11
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %70, label %547, label %550

547:
  %548 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %549 = extractvalue { i32, i1 } %548, 1
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], [ $1 + 0 ], $2, $3, $4;", "r,r,l,r,b,b"(i32 %10, i32 %68, i64 %78, i32 134545424, i1 true, i1 %549) #11
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], [ $1 + 8 ], $2, $3, $4;", "r,r,l,r,b,b"(i32 %10, i32 %68, i64 %82, i32 134545424, i1 true, i1 %549) #11
  tail call void asm sideeffect "@$0 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$1];", "b,r"(i1 %549, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 5120) to i32)) #11
  br label %550

550:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 5120), i32 0) #11
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %551 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %552 = extractvalue { i32, i1 } %551, 1
  %553 = and i1 %69, %552
  tail call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %553, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 5120)) #11
  %554 = add i32 %86, 32
  %555 = icmp slt i32 %554, %4
  br i1 %555, label %83, label %._crit_edge

._crit_edge:
  %.lcssa = phi float [ 0.000000e+00, %7 ], [ %453, %550 ]
  %556 = or disjoint i32 %17, %12
  %557 = shl i32 %556, 4
  %558 = inttoptr i32 %10 to ptr addrspace(6)
  %559 = sext i32 %557 to i64
  %560 = getelementptr [4 x i8], ptr addrspace(1) %3, i64 %559
  %561 = getelementptr i8, ptr addrspace(1) %560, i64 2048
  %562 = getelementptr i8, ptr addrspace(1) %560, i64 4096
  %563 = getelementptr i8, ptr addrspace(1) %560, i64 6144
  %564 = getelementptr [4 x i8], ptr addrspace(1) %560, i64 %61
  %565 = getelementptr [4 x i8], ptr addrspace(1) %561, i64 %61
  %566 = getelementptr [4 x i8], ptr addrspace(1) %562, i64 %61
  %567 = getelementptr [4 x i8], ptr addrspace(1) %563, i64 %61
  tail call void @llvm.nvvm.tcgen05.wait.st()
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %568 = tail call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "tcgen05.ld.sync.aligned.32x32b.x16.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, [$16 + 0];", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r"(i32 %59) #11
  %569 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %568, 0
  %570 = bitcast i32 %569 to float
  %571 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %568, 1
  %572 = bitcast i32 %571 to float
  %573 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %568, 2
  %574 = bitcast i32 %573 to float
  %575 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %568, 3
  %576 = bitcast i32 %575 to float
  %577 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %568, 4
  %578 = bitcast i32 %577 to float
  %579 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %568, 5
  %580 = bitcast i32 %579 to float
  %581 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %568, 6
  %582 = bitcast i32 %581 to float
  %583 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %568, 7
  %584 = bitcast i32 %583 to float
  %585 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %568, 8
  %586 = bitcast i32 %585 to float
  %587 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %568, 9
  %588 = bitcast i32 %587 to float
  %589 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %568, 10
  %590 = bitcast i32 %589 to float
  %591 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %568, 11
  %592 = bitcast i32 %591 to float
  %593 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %568, 12
  %594 = bitcast i32 %593 to float
  %595 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %568, 13
  %596 = bitcast i32 %595 to float
  %597 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %568, 14
  %598 = bitcast i32 %597 to float
  %599 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %568, 15
  %600 = bitcast i32 %599 to float
  %601 = tail call float @llvm.nvvm.div.full(float %570, float %.lcssa)
  %602 = tail call float @llvm.nvvm.div.full(float %572, float %.lcssa)
  %603 = tail call float @llvm.nvvm.div.full(float %574, float %.lcssa)
  %604 = tail call float @llvm.nvvm.div.full(float %576, float %.lcssa)
  %605 = tail call float @llvm.nvvm.div.full(float %578, float %.lcssa)
  %606 = tail call float @llvm.nvvm.div.full(float %580, float %.lcssa)
  %607 = tail call float @llvm.nvvm.div.full(float %582, float %.lcssa)
  %608 = tail call float @llvm.nvvm.div.full(float %584, float %.lcssa)
  %609 = tail call float @llvm.nvvm.div.full(float %586, float %.lcssa)
  %610 = tail call float @llvm.nvvm.div.full(float %588, float %.lcssa)
  %611 = tail call float @llvm.nvvm.div.full(float %590, float %.lcssa)
  %612 = tail call float @llvm.nvvm.div.full(float %592, float %.lcssa)
  %613 = tail call float @llvm.nvvm.div.full(float %594, float %.lcssa)
  %614 = tail call float @llvm.nvvm.div.full(float %596, float %.lcssa)
  %615 = tail call float @llvm.nvvm.div.full(float %598, float %.lcssa)
  %616 = tail call float @llvm.nvvm.div.full(float %600, float %.lcssa)
  tail call void @llvm.nvvm.tcgen05.wait.ld()
  %617 = and i32 %40, 2032
  %618 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %617
  %619 = insertelement <4 x float> poison, float %601, i64 0
  %620 = insertelement <4 x float> %619, float %605, i64 1
  %621 = insertelement <4 x float> %620, float %609, i64 2
  %622 = insertelement <4 x float> %621, float %613, i64 3
  store <4 x float> %622, ptr addrspace(3) %618, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %623 = shl nuw nsw i32 %8, 6
  %624 = and i32 %623, 1536
  %625 = and i32 %40, 112
  %626 = and i32 %25, 384
  %627 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %624
  %628 = getelementptr inbounds nuw i8, ptr addrspace(3) %627, i32 %625
  %629 = getelementptr inbounds nuw i8, ptr addrspace(3) %628, i32 %626
  %630 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %629)
  %631 = extractvalue { i32, i32, i32, i32 } %630, 0
  %632 = extractvalue { i32, i32, i32, i32 } %630, 1
  %633 = extractvalue { i32, i32, i32, i32 } %630, 2
  %634 = extractvalue { i32, i32, i32, i32 } %630, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %635 = insertelement <4 x float> poison, float %602, i64 0
  %636 = insertelement <4 x float> %635, float %606, i64 1
  %637 = insertelement <4 x float> %636, float %610, i64 2
  %638 = insertelement <4 x float> %637, float %614, i64 3
  store <4 x float> %638, ptr addrspace(3) %618, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %639 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %629)
  %640 = extractvalue { i32, i32, i32, i32 } %639, 0
  %641 = extractvalue { i32, i32, i32, i32 } %639, 1
  %642 = extractvalue { i32, i32, i32, i32 } %639, 2
  %643 = extractvalue { i32, i32, i32, i32 } %639, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %644 = insertelement <4 x float> poison, float %603, i64 0
  %645 = insertelement <4 x float> %644, float %607, i64 1
  %646 = insertelement <4 x float> %645, float %611, i64 2
  %647 = insertelement <4 x float> %646, float %615, i64 3
  store <4 x float> %647, ptr addrspace(3) %618, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %648 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %629)
  %649 = extractvalue { i32, i32, i32, i32 } %648, 0
  %650 = extractvalue { i32, i32, i32, i32 } %648, 1
  %651 = extractvalue { i32, i32, i32, i32 } %648, 2
  %652 = extractvalue { i32, i32, i32, i32 } %648, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %653 = insertelement <4 x float> poison, float %604, i64 0
  %654 = insertelement <4 x float> %653, float %608, i64 1
  %655 = insertelement <4 x float> %654, float %612, i64 2
  %656 = insertelement <4 x float> %655, float %616, i64 3
  store <4 x float> %656, ptr addrspace(3) %618, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %657 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %629)
  %658 = extractvalue { i32, i32, i32, i32 } %657, 0
  %659 = extractvalue { i32, i32, i32, i32 } %657, 1
  %660 = extractvalue { i32, i32, i32, i32 } %657, 2
  %661 = extractvalue { i32, i32, i32, i32 } %657, 3
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %631, i32 %640, i32 %649, i32 %658, ptr addrspace(1) %564) #11
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %632, i32 %641, i32 %650, i32 %659, ptr addrspace(1) %565) #11
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %633, i32 %642, i32 %651, i32 %660, ptr addrspace(1) %566) #11
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %634, i32 %643, i32 %652, i32 %661, ptr addrspace(1) %567) #11
  tail call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  tail call void asm sideeffect "@$0 tcgen05.dealloc.cta_group::1.sync.aligned.b32 $1, 64;", "b,r"(i1 %9, ptr addrspace(6) %558) #11
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #3

declare void @llvm.nvvm.tcgen05.wait.st() #4

declare float @llvm.nvvm.div.full(float, float) #5

declare void @llvm.nvvm.tcgen05.wait.ld() #4

declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) readonly captures(none)) #6

declare void @llvm.nvvm.barrier.cta.sync.all(i32) #2

declare void @llvm.nvvm.fence.proxy.async.shared_cta() #7

declare { i32, i1 } @llvm.nvvm.elect.sync(i32) #8

declare float @llvm.maxnum.f32(float, float) #9

declare i32 @__nvvm_reflect(ptr) #10

declare float @llvm.nvvm.ex2.approx.ftz.f32(float) #5

declare float @llvm.nvvm.ex2.approx.f32(float) #5

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { convergent nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind memory(argmem: read) }
attributes #7 = { nocallback nounwind }
attributes #8 = { convergent nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #11 = { nounwind }
