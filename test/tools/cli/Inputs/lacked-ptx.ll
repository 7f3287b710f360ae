target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.cp.async.bulk.commit.group()
define ptx_kernel void @k() {
  call void @llvm.nvvm.cp.async.bulk.commit.group()
  ret void
}
