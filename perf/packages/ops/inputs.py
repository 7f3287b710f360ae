"""Inputs of ops, and the step that runs a function forward and backward."""
import importlib

import torch
import torch.nn.functional as F


def bf16(*shape, scale=1.0):
    """Normal numbers in bfloat16."""
    return (torch.randn(*shape, device="cuda") * scale).to(torch.bfloat16)


def f32(*shape, scale=1.0):
    """Normal numbers in float32."""
    return torch.randn(*shape, device="cuda") * scale


def f16(*shape, scale=1.0):
    """Normal numbers in float16."""
    return (torch.randn(*shape, device="cuda") * scale).to(torch.float16)


def log_decay(*shape, dtype=torch.float32):
    """Logarithms of decays near one, as gates have them."""
    return (-0.5 * F.softplus(torch.randn(*shape, device="cuda"))).to(dtype)


def between_0_and_1(*shape, dtype=torch.bfloat16):
    """As sigmoids have them."""
    return torch.sigmoid(torch.randn(*shape, device="cuda")).to(dtype)


def unit(*shape, dtype=torch.bfloat16):
    """Rows of length one."""
    return F.normalize(torch.randn(*shape, device="cuda"), dim=-1).to(dtype)


def below(limit, *shape, dtype=torch.int64):
    """Integers from 0."""
    return torch.randint(0, limit, shape, device="cuda").to(dtype)


def borders(*at, dtype=torch.int32):
    """Where sequences begin and end in a batch without padding."""
    return torch.tensor(at, device="cuda", dtype=dtype)


def found(module, name):
    """A function of a package, imported when the op runs: one that is missing fails its own op alone."""
    return getattr(importlib.import_module(module), name)


def _leaf(value):
    if isinstance(value, torch.Tensor) and value.is_floating_point():
        return value.detach().clone().requires_grad_()
    return value


def _tensors(value):
    if isinstance(value, torch.Tensor):
        yield value
    elif isinstance(value, (tuple, list)):
        for one in value:
            yield from _tensors(one)


def forward_backward(function, *inputs, **more):
    """Runs a function on inputs that want gradients, then backward with random gradients of all its results."""
    results = function(*map(_leaf, inputs), **{name: _leaf(value) for name, value in more.items()})
    outputs = [one for one in _tensors(results) if one.requires_grad and one.is_floating_point()]
    if outputs:
        torch.autograd.backward(outputs, [torch.randn_like(one) if one.dim() else torch.ones_like(one) for one in outputs])


def each(*parts):
    """Runs all parts, also after one that fails; the first failure is raised at the end."""
    failure = None
    for part in parts:
        try:
            part()
        except Exception as error:
            failure = failure or error
    if failure:
        raise failure
