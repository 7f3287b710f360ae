"""A program from its first launch to its last, as its user has it: training steps and generation, with and without adaptive kernels.

    training.py [--models liger,delta,inductor,generate] [--variants triton,exact,any] [--steps 600] [-o FILE.json]

`liger-efficient` and `liger-math` are liger with other attentions of PyTorch's.

Each variant runs in a process of its own, first without anything in its caches (cold), then with what the first left there (warm); they differ in
nothing but the environment. Compared are all steps together, learning and compiling included; the median of the last tenth of the steps; by a
profiler, afterwards, the time of Triton's kernels in a step; and the losses, which have to be equal to the bit under ``rounding=exact``, provided
that plain Triton's are from one process to the next.
"""
import argparse
import collections
import functools
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time
import warnings

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "knob")]

#: What each variant has in its environment.
VARIANTS = {
    "triton": {},
    "exact": {"KILN_POLICY": ".*=adaptive"},
    "any": {"KILN_POLICY": ".*=adaptive(rounding=any)"},
    "frozen": {"KILN_POLICY": ".*=adaptive(frozen=true)"},
}
STATES = ("cold", "warm")
WORDS, WIDTH, HEADS, LAYERS = 32000, 1024, 8, 4
#: Sequences of a training step and their length: so many that the GPU is what a step waits for, on an H100 for about 50 ms.
SEQUENCES, LENGTH = 24, 2048
#: Steps that the profiler sees.
PROFILED = 10


#===- The models -------------------------------------------------------------------------------------------------------------------===#


def decoder(attention):
    """A language model of liger-kernel's blocks, with an attention of one's own: (model, hidden states of tokens)."""
    import torch
    from liger_kernel.ops.swiglu import LigerSiLUMulFunction
    from liger_kernel.transformers.rms_norm import LigerRMSNorm
    from torch import nn

    class Block(nn.Module):
        def __init__(self):
            super().__init__()
            self.norm1, self.norm2 = LigerRMSNorm(WIDTH), LigerRMSNorm(WIDTH)
            self.qkv, self.out = nn.Linear(WIDTH, 3 * WIDTH, bias=False), nn.Linear(WIDTH, WIDTH, bias=False)
            self.gate, self.up, self.down = (nn.Linear(*sizes, bias=False) for sizes in ((WIDTH, 2816), (WIDTH, 2816), (2816, WIDTH)))

        def forward(self, x, state):
            q, k, v = (part.view(*x.shape[:2], HEADS, -1) for part in self.qkv(self.norm1(x)).chunk(3, -1))
            x = x + self.out(attention(q, k, v, state).reshape(x.shape))
            y = self.norm2(x)
            return x + self.down(LigerSiLUMulFunction.apply(self.gate(y), self.up(y)))

    class Model(nn.Module):
        def __init__(self):
            super().__init__()
            self.token = nn.Embedding(WORDS, WIDTH)
            self.blocks, self.norm = nn.ModuleList(Block() for _ in range(LAYERS)), LigerRMSNorm(WIDTH)
            self.head = nn.Linear(WIDTH, WORDS, bias=False)

        def forward(self, tokens, states=None):
            x = self.token(tokens)
            for number, block in enumerate(self.blocks):
                x = block(x, states[number] if states else None)
            return self.norm(x)

    torch.manual_seed(0)
    return Model().cuda().bfloat16()


def trained(model, loss):
    """A step of training, which returns its loss."""
    import torch

    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-4, fused=True)

    def step():
        optimizer.zero_grad(set_to_none=True)
        found = loss()
        found.backward()
        optimizer.step()
        return found.detach()

    step.model, step.loss = model, loss
    return step


def language(attention):
    """A step of a language model."""
    import torch
    from liger_kernel.transformers.cross_entropy import LigerCrossEntropyLoss

    model, entropy = decoder(attention), LigerCrossEntropyLoss()
    tokens = torch.randint(0, WORDS, (SEQUENCES, LENGTH + 1), device="cuda")
    return trained(model, lambda: entropy(model.head(model(tokens[:, :-1])).view(-1, WORDS), tokens[:, 1:].reshape(-1)))


def rotated(q, k, position=0):
    """Rotary positions by liger-kernel."""
    import torch
    from liger_kernel.ops.rope import LigerRopeFunction

    dim, length = q.shape[-1], q.shape[1]
    angles = torch.outer(torch.arange(position, position + length, device="cuda"), 10000.0**(-torch.arange(0, dim, 2, device="cuda") / dim))
    cos, sin = (torch.cat([part, part], -1)[None].to(q.dtype) for part in (angles.cos(), angles.sin()))
    return LigerRopeFunction.apply(q.transpose(1, 2), k.transpose(1, 2), cos, sin)


def liger(backend="FLASH_ATTENTION"):
    """Softmax attention, by one of PyTorch's, all of which have the same bits twice under `same_twice`."""
    import torch
    from torch.nn.attention import SDPBackend, sdpa_kernel

    def attention(q, k, v, state):
        q, k = rotated(q, k)
        with sdpa_kernel(getattr(SDPBackend, backend)):
            return torch.nn.functional.scaled_dot_product_attention(q, k, v.transpose(1, 2), is_causal=True).transpose(1, 2)

    return language(attention)


def delta():
    """The delta rule of fla-core."""
    import torch
    from fla.ops.delta_rule import chunk_delta_rule

    def attention(q, k, v, state):
        beta = torch.sigmoid(v.mean(-1))
        return chunk_delta_rule(q.contiguous(), k.contiguous(), v.contiguous(), beta, use_qk_l2norm_in_kernel=True)[0]

    return language(attention)


def inductor():
    """TorchInductor's kernels of `inductor.py`'s GPT."""
    import inductor as others
    import torch

    torch.manual_seed(0)
    model, loss = others.gpt()
    compiled = torch.compile(model.cuda().bfloat16())
    return trained(model, lambda: loss(compiled))


def generate():
    """A token for each of 16 sequences, whose attention is over a cache of 1,024; what is compared are the hidden states' sums."""
    import torch

    most, batch = 1024, 16
    caches = [torch.zeros(2, batch, HEADS, most, WIDTH // HEADS, device="cuda", dtype=torch.bfloat16) for _ in range(LAYERS)]
    position = [0]

    def attention(q, k, v, cache):
        at = position[0] % most
        q, k = rotated(q, k, at)
        cache[0][:, :, at], cache[1][:, :, at] = k[:, :, 0], v[:, 0]
        return torch.nn.functional.scaled_dot_product_attention(q, cache[0], cache[1]).transpose(1, 2)

    model, last = decoder(attention), torch.zeros(batch, 1, device="cuda", dtype=torch.long)

    @torch.no_grad()
    def step():
        nonlocal last
        hidden = model(last, caches)
        last = model.head(hidden).argmax(-1)
        position[0] += 1
        return hidden.float().sum()

    return step


MODELS = {"liger": liger, "delta": delta, "inductor": inductor, "generate": generate,
          "liger-efficient": functools.partial(liger, "EFFICIENT_ATTENTION"), "liger-math": functools.partial(liger, "MATH")}
#: Those that run where none are named.
USUAL = ("liger", "delta", "inductor", "generate")


def same_twice():
    """Has PyTorch's own kernels have the same bits twice. An error where one cannot: with ``warn_only`` its attentions' backward passes do not
    even where they could. What is not written need not be filled for that."""
    import torch

    torch.use_deterministic_algorithms(True)
    torch.utils.deterministic.fill_uninitialized_memory = False
    warnings.filterwarnings("ignore")


#===- One process ------------------------------------------------------------------------------------------------------------------===#


def run_here(name, steps, output):
    """All steps; the time of each, in milliseconds of its end after the first began, and its loss."""
    import torch

    torch.set_float32_matmul_precision("high")
    same_twice()
    step = MODELS[name]()
    torch.cuda.synchronize()
    begin, ends, losses = time.perf_counter(), [], []
    for number in range(steps):
        losses.append(step())
        if number < 3 or number % 10 == 9:
            torch.cuda.synchronize()
            ends.append([number + 1, (time.perf_counter() - begin) * 1e3])
    found = {"ends": ends, "losses": [loss.double().item().hex() for loss in losses], "kernels": profiled(step)}
    if "kiln" in sys.modules and os.environ.get("KILN_POLICY"):
        import kiln

        report = json.loads(kiln.adaptive.report().json())
        found["report"] = [{key: value for key, value in one.items() if key != "hash"} for one in report["kernels"]]
        found["saved_seconds"] = report["saved_seconds"]
    output.write_text(json.dumps(found))


def profiled(step):
    """Microseconds of each of Triton's kernels in a step."""
    import torch

    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CUDA]) as profile:
        for _ in range(PROFILED):
            step()
        torch.cuda.synchronize()
    compiled = {json.loads(file.read_text()).get("name") for file in pathlib.Path(os.environ["TRITON_CACHE_DIR"]).glob("*/*.json")
                if not file.name.startswith("__")}
    times = collections.Counter()
    for event in profile.events():
        if event.name in compiled:
            times[event.name] += event.device_time / PROFILED
    return dict(times)


def run(name, variant, state, steps, folder):
    """The same in a process of its own under a variant's environment."""
    output, caches = folder / "found.json", folder / f"{name}-{variant}"
    environment = {key: value for key, value in os.environ.items() if not key.startswith("KILN_POLICY")}
    environment.update(VARIANTS[variant], CUBLAS_WORKSPACE_CONFIG=":4096:8", TORCHINDUCTOR_CACHE_DIR=str(caches), TRITON_CACHE_DIR=str(caches / "triton"))
    subprocess.run([sys.executable, __file__, "--here", str(output), "--models", name, "--steps", str(steps)], env=environment, check=True)
    found = json.loads(output.read_text())
    last = [(end[1] - before[1]) / (end[0] - before[0]) for before, end in zip(found["ends"], found["ends"][1:])][-max(1, steps // 100):]
    return {"first_ms": round(found["ends"][0][1], 1), "second_ms": round(found["ends"][1][1] - found["ends"][0][1], 1),
            "kernels_us": {name: round(time, 2) for name, time in found["kernels"].items()},
            "all_s": round(found["ends"][-1][1] / 1e3, 3), "last_step_ms": round(statistics.median(last), 4), "losses": found["losses"],
            "saved_s": round(found.get("saved_seconds", 0.0), 4), "report": found.get("report", [])}


def total(row):
    """Microseconds of Triton's kernels in a step."""
    return sum(row["kernels_us"].values())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--models", default=",".join(USUAL), help=f"of {', '.join(MODELS)}")
    parser.add_argument("--variants", default="triton,exact,any")
    parser.add_argument("--steps", type=int, default=600)
    parser.add_argument("-o", "--output", type=pathlib.Path)
    parser.add_argument("--here", type=pathlib.Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    models, variants = options.models.split(","), options.variants.split(",")
    for name, known in [*((model, MODELS) for model in models), *((variant, VARIANTS) for variant in variants)]:
        if name not in known:
            parser.error(f"expected some of {', '.join(known)}, found '{name}'")
    if options.here:
        return run_here(models[0], options.steps, options.here)
    import measure

    found = {}
    with tempfile.TemporaryDirectory(prefix="kiln-training-") as folder:
        for model in models:
            for state in STATES:
                for variant in variants:
                    row = found[f"{model} {variant} {state}"] = run(model, variant, state, options.steps, pathlib.Path(folder))
                    plain = found[f"{model} {variants[0]} cold"]
                    row["equal_losses"] = sum(mine == theirs for mine, theirs in zip(row["losses"], plain["losses"]))
                    row["first_unlike"] = next((at for at, pair in enumerate(zip(row["losses"], plain["losses"])) if pair[0] != pair[1]), None)
                    row["losses"] = row["losses"][-1:] if row is not plain else row["losses"]
                    same = found[f"{model} {variants[0]} {state}"]
                    print(f"{model:15} {variant:7} {state}: first {row['first_ms']:8.1f} ms, second {row['second_ms']:7.1f} ms, "
                          f"all {row['all_s']:8.3f} s ({same['all_s'] / row['all_s']:.4f}), last steps {row['last_step_ms']:8.4f} ms "
                          f"({same['last_step_ms'] / row['last_step_ms']:.4f}), kernels {total(row) / 1e3:.4f} ms ({total(same) / total(row):.4f}), "
                          f"{row['equal_losses']} of {options.steps} losses equal", flush=True)
                    if options.output:
                        options.output.write_text(json.dumps({**measure.describe(), "steps": options.steps,
                                                              "environment": {name: VARIANTS[name] for name in variants}, "runs": found}, indent=1))
    unlike = [f"{model} {state}" for model in models for state in STATES
              if "exact" in variants and found[f"{model} {variants[0]} warm"]["equal_losses"] == options.steps
              and found[f"{model} exact {state}"]["equal_losses"] < options.steps]
    for text in unlike:
        print(f"kiln: error: {text}: losses under rounding=exact are not plain Triton's", file=sys.stderr)
    return 2 if unlike else 0


if __name__ == "__main__":
    sys.exit(main())
