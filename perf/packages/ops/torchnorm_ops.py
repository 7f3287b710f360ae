"""torchnorm: normalizations as modules."""
from ops.inputs import bf16, f32, forward_backward, found

OPS = {}


def norm(name, *inputs):
    """One of its modules over 2,048 columns."""
    module = found("torchnorm", name)(2048).to("cuda")
    forward_backward(module, *inputs)


OPS["rms_norm"] = lambda: norm("RMSNorm", bf16(8192, 2048))
OPS["rms_norm_f32"] = lambda: norm("RMSNorm", f32(8192, 2048))
OPS["fused_add_rms_norm"] = lambda: norm("FusedAddRMSNorm", bf16(8192, 2048), bf16(8192, 2048))
OPS["layer_norm"] = lambda: norm("LayerNorm", bf16(8192, 2048))
