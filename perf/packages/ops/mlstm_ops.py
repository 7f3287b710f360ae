"""mlstm-kernels: the matrix LSTM of xLSTM, in chunks, in parallel and step by step."""
import torch

from ops.inputs import bf16, f32, forward_backward, found

OPS = {}


def op(function):
    """Adds a function of this file under its own name."""
    OPS[function.__name__] = function
    return function


def cells(length, keys=128, values=256, batch=2, heads=4):
    """Queries, keys, values and gates."""
    rows = batch, heads, length
    return bf16(*rows, keys), bf16(*rows, keys), bf16(*rows, values), bf16(*rows), bf16(*rows) + 3


@op
def chunkwise_xl():
    cell = found("mlstm_kernels.torch.chunkwise.triton_xl_chunk", "mlstm_chunkwise__xl_chunk")
    forward_backward(lambda q, k, v, i, f: cell(q, k, v, i, f, chunk_size=128, autocast_kernel_dtype=torch.bfloat16), *cells(4096))


@op
def chunkwise_xl_sigmoid():
    cell = found("mlstm_kernels.torch.chunkwise.triton_xl_chunk_siging", "mlstm_siging_chunkwise__xl_chunk")
    forward_backward(lambda q, k, v, i, f: cell(q, k, v, i, f, chunk_size=128, autocast_kernel_dtype=torch.bfloat16), *cells(4096))


@op
def chunkwise_limit():
    cell = found("mlstm_kernels.torch.chunkwise.triton_limit_chunk", "mlstm_chunkwise__limit_chunk")
    forward_backward(lambda q, k, v, i, f: cell(q, k, v, i, f, chunk_size=64, autocast_kernel_dtype=torch.bfloat16), *cells(4096))


@op
def parallel():
    cell = found("mlstm_kernels.torch.parallel.triton_limit_headdim", "mlstm_parallel__limit_headdim")
    forward_backward(lambda q, k, v, i, f: cell(q, k, v, i, f), *cells(2048, keys=64, values=64))


@op
def step():
    cell = found("mlstm_kernels.torch.recurrent.triton_step", "mlstm_recurrent_step__triton")
    q, k, v, i, f = (part[:, :, 0] for part in cells(1, batch=16))
    with torch.no_grad():
        cell(q, k, v, i[..., None], f[..., None], f32(16, 4, 128, 256), f32(16, 4, 128), f32(16, 4, 1))
