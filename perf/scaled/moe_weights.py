"""What a mixture of experts multiplies, on any device: mxfp4 weights as checkpoints have them and as Hopper's matrix unit takes them (the layouts of
OpenAI's triton_kernels), a random routing, and the product in double precision."""
from __future__ import annotations

from typing import NamedTuple, Tuple

import torch

#: Swizzled weights are padded with zeros to multiples of these.
PADDED_N, PADDED_K = 256, 128
E2M1 = (0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0)


class Weights(NamedTuple):
    """Of all experts: two e2m1 a byte along K, [experts, N, K / 2], the first in the low bits; exponents of the powers of two that scale 32 of
    them, plus 127, [experts, N, K / 32]; and the bias, [experts, N]."""
    packed: torch.Tensor
    scales: torch.Tensor
    bias: torch.Tensor


class Routing(NamedTuple):
    """Rows sorted by expert: which token each is, which of all tokens' choices (token * top + choice), each expert's rows, and its first."""
    tokens: torch.Tensor
    choices: torch.Tensor
    sizes: torch.Tensor
    starts: torch.Tensor


def random_weights(experts: int, n: int, k: int, seed: int, device: str) -> Weights:
    """Weights of every code, with scales near 2^-6."""
    draw = torch.Generator(device).manual_seed(seed)
    packed = torch.randint(0, 256, (experts, n, k // 2), generator=draw, device=device, dtype=torch.uint8)
    scales = torch.randint(118, 125, (experts, n, k // 32), generator=draw, device=device, dtype=torch.uint8)
    return Weights(packed, scales, torch.randn(experts, n, generator=draw, device=device))


def random_routing(tokens: int, experts: int, top: int, seed: int, device: str) -> Routing:
    """Each token goes to `top` different experts, all equally likely."""
    draw = torch.Generator(device).manual_seed(seed)
    chosen = torch.rand(tokens, experts, generator=draw, device=device).topk(top, dim=1).indices.flatten()
    choices = torch.argsort(chosen, stable=True)
    sizes = torch.bincount(chosen, minlength=experts)
    starts = torch.cumsum(sizes, 0) - sizes
    return Routing(*(tensor.to(torch.int32) for tensor in (choices // top, choices, sizes, starts)))


def schedule(sizes: torch.Tensor, block_m: int) -> Tuple[torch.Tensor, torch.Tensor]:
    """The tiles of `block_m` rows that experts have, as expert | tile << 16, after their number. As long as the most that there can be of so many
    rows, so that a launch need not know the sizes; what is left over is -1."""
    tiles = (sizes.long() + block_m - 1) // block_m
    experts = torch.repeat_interleave(torch.arange(len(sizes), device=sizes.device), tiles)
    first = torch.cumsum(tiles, 0) - tiles
    blocks = torch.full((most_blocks(int(sizes.sum()), len(sizes), block_m),), -1, dtype=torch.int32, device=sizes.device)
    blocks[:len(experts)] = (experts | (torch.arange(len(experts), device=sizes.device) - first[experts]) << 16).to(torch.int32)
    return tiles.sum().to(torch.int32).reshape(1), blocks


def most_blocks(rows: int, experts: int, block_m: int) -> int:
    """Of `block_m` rows, however many of all rows each expert has."""
    return rows if rows <= experts else experts + (rows - experts) // block_m


def dequantize(packed: torch.Tensor, scales: torch.Tensor) -> torch.Tensor:
    """The weights of one expert in double precision."""
    table = torch.tensor(E2M1 + tuple(-value for value in E2M1), dtype=torch.double, device=packed.device)
    values = torch.stack([table[(packed & 15).long()], table[(packed >> 4).long()]], dim=-1).flatten(-2)
    return values * torch.exp2(scales.double() - 127).repeat_interleave(32, dim=-1)


def _padded(tensor: torch.Tensor, n: int, k: int) -> torch.Tensor:
    """With zeros, to multiples of `n` rows and `k` columns."""
    return torch.nn.functional.pad(tensor, (0, -tensor.shape[-1] % k, 0, -tensor.shape[-2] % n))


def interleave(packed: torch.Tensor) -> torch.Tensor:
    """Four bytes of two e2m1 each, [..., 4], as one word: of the first three pairs the bits s eem of the n-th are s at 15 - 3n and eem at 8 - 3n to
    6 - 3n of either half of the word; those of the fourth are in the bits left over."""
    nibbles = torch.stack([packed & 15, packed >> 4], dim=-1).int()
    sign, rest = nibbles >> 3, nibbles & 7
    halves = torch.zeros_like(nibbles[..., 0, :])
    for index in range(3):
        halves |= (sign[..., index, :] << 15 | rest[..., index, :] << 6) >> 3 * index
    halves |= sign[..., 3, :] << 14 | (rest[..., 3, :] >> 1) << 10 | (rest[..., 3, :] & 1) << 13
    return halves[..., 0] | halves[..., 1] << 16


def swizzle_values(packed: torch.Tensor) -> torch.Tensor:
    """Packed weights [..., N, K / 2] as words [..., N / 4, K / 2], padded. What a lane has of four of wgmma's fragments, 16 rows by 64 of k, are four
    words in a row, and what eight lanes have, of two rows, are 128 bytes. wgmma's fragment has two neighbours of k in each register: of row r and of
    r + 8 at k, then of both at k + 8."""
    packed = _padded(packed, PADDED_N, PADDED_K // 2)
    *head, n, half_k = packed.shape
    # Rows: 16s, the half of 16, pairs, the row of a pair; bytes: 64s of k, 16s, the half of 16, the pair of k.
    fields = packed.reshape(-1, n // 16, 2, 4, 2, half_k // 32, 4, 2, 4)
    ordered = fields.permute(0, 1, 3, 5, 4, 8, 6, 7, 2)
    return interleave(ordered.reshape(-1, n // 4, half_k, 4)).reshape(*head, n // 4, half_k)


def swizzle_scales(scales: torch.Tensor, warps: int) -> torch.Tensor:
    """Scales [..., N, K / 32] as [..., N / 32, K], padded: what a lane has of a warp's two fragments of 16 rows, 16 * warps rows apart, and of 64 of k,
    are two words, each of rows r and r + 8 at two scales along k."""
    scales = _padded(scales, PADDED_N, PADDED_K // 32)
    *head, n, blocks = scales.shape
    # Rows: blocks, the fragment, the warp, the half of 16, the row; scales: 64s of k, 32s.
    fields = scales.reshape(-1, n // (32 * warps), 2, warps, 2, 8, blocks // 2, 2)
    return fields.permute(0, 1, 3, 6, 2, 5, 7, 4).reshape(*head, n // 32, 32 * blocks)


def activated(values: torch.Tensor, alpha: float = 1.702, limit: float = 7.0) -> torch.Tensor:
    """gpt-oss's activation: pairs along the last dimension are the gate and what it scales."""
    gates, linear = values[..., 0::2].clamp(max=limit), values[..., 1::2].clamp(-limit, limit)
    return gates * torch.sigmoid(alpha * gates) * (linear + 1)


def product(x: torch.Tensor, weights: Weights, routing: Routing, gathers: bool, scatters: bool, activates: bool) -> torch.Tensor:
    """What the kernel computes, in double precision."""
    rows, n = len(routing.tokens), weights.packed.shape[1]
    y = torch.empty(rows, n // 2 if activates else n, dtype=torch.double, device=x.device)
    for expert, (size, start) in enumerate(zip(routing.sizes.tolist(), routing.starts.tolist())):
        if not size:
            continue
        mine = slice(start, start + size)
        values = (x[routing.tokens[mine].long()] if gathers else x[mine]).double()
        values = values @ dequantize(weights.packed[expert], weights.scales[expert]).T + weights.bias[expert].double()
        y[routing.choices[mine].long() if scatters else mine] = activated(values) if activates else values
    return y
