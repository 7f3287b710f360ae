"""TorchInductor's kernels of three training steps, with and without Kiln: what a user has who changes nothing but the environment.

    inductor.py [--variants triton,auto,either] [--models gpt,vit,resnet] [--passes 2] [-o FILE.json]
    inductor.py --variants triton,adaptive --warm-steps 400 [-o FILE.json]

Each variant trains a GPT of three layers, a ViT of four and a ResNet-50 in bfloat16 in a process of its own, with caches of its own, one
variant after the other and all of them again in each pass. A profiler's times of eight steps are compared kernel by kernel, by median;
the first variant is what the others are compared with. Losses have to agree with its own within bfloat16's rounding. Kernels of the variant
`adaptive` learn in the warm steps before, of which there have to be so many that their races end.
"""
import argparse
import collections
import json
import math
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

#: What each variant has in its environment.
VARIANTS = {
    "triton": {},
    "auto": {"KILN_POLICY": "triton_.*=auto(budget=16)"},
    "either": {"KILN_BACKEND": "auto"},
    "adaptive": {"KILN_POLICY": "triton_.*=adaptive"},
}
#: The variants of a run that names none.
USUAL = ("triton", "auto", "either")
#: Steps whose losses are compared, and before which nothing is timed, and steps that the profiler sees.
WARM_STEPS, STEPS = 4, 8
#: How far a loss may be from the first variant's, as a part of it: some roundings of bfloat16 (2^-9 each).
LOSS_TOLERANCE = 0.02


#===- The models -------------------------------------------------------------------------------------------------------------------===#


def transformer(layers, width, heads, causal):
    """Blocks of attention and a perceptron, each after a normalization."""
    import torch
    from torch import nn

    class Block(nn.Module):
        def __init__(self):
            super().__init__()
            self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
            self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
            self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)
            self.drop = nn.Dropout(0.1)

        def forward(self, x):
            batch, length, _ = x.shape
            q, k, v = (part.view(batch, length, heads, -1).transpose(1, 2) for part in self.qkv(self.norm1(x)).chunk(3, -1))
            attended = torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=causal)
            x = x + self.drop(self.out(attended.transpose(1, 2).reshape(batch, length, width)))
            return x + self.drop(self.down(torch.nn.functional.gelu(self.up(self.norm2(x)), approximate="tanh")))

    return nn.Sequential(*(Block() for _ in range(layers)))


def gpt():
    """A language model, and its loss on 8 sequences of 1,024 tokens."""
    import torch
    from torch import nn

    words, width, length = 50257, 1024, 1024

    class Model(nn.Module):
        def __init__(self):
            super().__init__()
            self.token, self.position = nn.Embedding(words, width), nn.Embedding(length, width)
            self.blocks, self.norm = transformer(3, width, 16, causal=True), nn.LayerNorm(width)
            self.head = nn.Linear(width, words, bias=False)

        def forward(self, tokens):
            x = self.token(tokens) + self.position(torch.arange(length, device=tokens.device))
            return self.head(self.norm(self.blocks(x)))

    tokens = torch.randint(0, words, (8, length), device="cuda")
    return Model(), lambda model: nn.functional.cross_entropy(model(tokens)[:, :-1].reshape(-1, words).float(), tokens[:, 1:].reshape(-1))


def vit():
    """A classifier of images by patches, and its loss on 64 images."""
    import torch
    from torch import nn

    class Model(nn.Module):
        def __init__(self):
            super().__init__()
            self.patches = nn.Conv2d(3, 768, 16, 16)
            self.position = nn.Parameter(torch.randn(1, 197, 768) * 0.02)
            self.first = nn.Parameter(torch.zeros(1, 1, 768))
            self.blocks, self.norm, self.head = transformer(4, 768, 12, causal=False), nn.LayerNorm(768), nn.Linear(768, 1000)

        def forward(self, images):
            x = self.patches(images).flatten(2).transpose(1, 2)
            x = torch.cat([self.first.expand(len(x), -1, -1), x], 1) + self.position
            return self.head(self.norm(self.blocks(x))[:, 0])

    return Model(), classified()


def resnet():
    """ResNet-50, and its loss on 64 images."""
    from torch import nn

    def convolution(inputs, outputs, size, stride=1):
        return nn.Sequential(nn.Conv2d(inputs, outputs, size, stride, size // 2, bias=False), nn.BatchNorm2d(outputs))

    class Bottleneck(nn.Module):
        def __init__(self, inputs, width, stride):
            super().__init__()
            self.path = nn.Sequential(convolution(inputs, width, 1), nn.ReLU(), convolution(width, width, 3, stride), nn.ReLU(),
                                      convolution(width, 4 * width, 1))
            self.skip = convolution(inputs, 4 * width, 1, stride) if stride != 1 or inputs != 4 * width else nn.Identity()

        def forward(self, x):
            return nn.functional.relu(self.path(x) + self.skip(x))

    parts, inputs = [convolution(3, 64, 7, 2), nn.ReLU(), nn.MaxPool2d(3, 2, 1)], 64
    for width, count, stride in ((64, 3, 1), (128, 4, 2), (256, 6, 2), (512, 3, 2)):
        for number in range(count):
            parts.append(Bottleneck(inputs, width, stride if number == 0 else 1))
            inputs = 4 * width
    import torch

    model = nn.Sequential(*parts, nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(2048, 1000))
    return model.to(memory_format=torch.channels_last), classified(memory_format=torch.channels_last)


def classified(**kwargs):
    """The loss of a classifier on 64 images."""
    import torch

    images = torch.randn(64, 3, 224, 224, device="cuda").to(torch.bfloat16).contiguous(**kwargs)
    labels = torch.randint(0, 1000, (64,), device="cuda")
    return lambda model: torch.nn.functional.cross_entropy(model(images).float(), labels)


MODELS = {"gpt": gpt, "vit": vit, "resnet": resnet}


#===- One variant ------------------------------------------------------------------------------------------------------------------===#


def trained(make, warm):
    """A model's losses, and what the profiler saw after so many steps: microseconds by kernel, a launch each, and of all device work in a step."""
    import torch

    torch.manual_seed(0)
    begin = time.perf_counter()
    model, loss = make()
    model = model.cuda().bfloat16()
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-4, foreach=True)
    compiled, step = torch.compile(model), torch.compile(optimizer.step)

    def train():
        optimizer.zero_grad(set_to_none=True)
        found = loss(compiled)
        found.backward()
        step()
        return found

    losses = [train().item() for _ in range(WARM_STEPS)]
    seconds = time.perf_counter() - begin
    for _ in range(warm - WARM_STEPS):
        train()
    torch.cuda.synchronize()
    warmed = time.perf_counter() - begin
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CUDA]) as profile:
        for _ in range(STEPS):
            train()
        torch.cuda.synchronize()
    kernels, everything = collections.defaultdict(list), 0.0
    for event in profile.events():
        everything += event.device_time
        if event.name.startswith("triton_"):
            kernels[event.name].append(event.device_time)
    torch._dynamo.reset()
    return {"losses": losses, "seconds": seconds, "seconds_until_profiled": warmed, "step_us": everything / STEPS, "kernels": kernels,
            **learned(kernels)}


def learned(kernels):
    """What adaptive ones of these kernels say of themselves, if there are any: how many sizes of grid there are, and those that do not launch
    Triton's own."""
    if "kiln.adaptive.install" not in sys.modules:
        return {}
    import kiln

    report = [one for one in json.loads(kiln.adaptive.report().json())["kernels"] if one["kernel"] in kernels]
    names = ("kernel", "grid", "state", "backend", "options", "gain")
    return {"adaptive": {"sizes": len(report), "settled": sum(one["state"] in ("settled", "kept") for one in report),
                         "others_than_triton": [{name: one[name] for name in names} for one in report if one["backend"] != "triton"]}}


def run_here(output, models, warm):
    """Models under this process's environment."""
    import torch

    torch.set_float32_matmul_precision("high")
    output.write_text(json.dumps({name: trained(MODELS[name], warm) for name in models}))


def run_variant(name, folder, options):
    """The same in a process of its own under a variant's environment."""
    folder.mkdir(parents=True, exist_ok=True)
    output = folder / "found.json"
    environment = {key: value for key, value in os.environ.items() if not key.startswith("KILN_POLICY") and key != "KILN_BACKEND"}
    environment.update(VARIANTS[name], TORCHINDUCTOR_CACHE_DIR=str(folder / name), TRITON_CACHE_DIR=str(folder / name / "triton"),
                       TORCHINDUCTOR_FX_GRAPH_CACHE="1")
    subprocess.run([sys.executable, __file__, "--here", str(output), "--models", options.models, "--warm-steps", str(options.warm_steps)],
                   env=environment, check=True)
    return json.loads(output.read_text())


#===- The comparison ---------------------------------------------------------------------------------------------------------------===#


def rows_of(model, found, plain):
    """Each kernel's median under plain Triton over that under a variant, pass by pass."""
    rows = []
    for kernel in sorted(plain[0][model]["kernels"]):
        pairs = [(mine[model]["kernels"].get(kernel), other[model]["kernels"][kernel]) for mine, other in zip(found, plain)]
        if all(mine for mine, _ in pairs):
            rows.append({"kernel": kernel, "us": statistics.median(pairs[0][1]), "launches": len(pairs[0][1]) / STEPS,
                         "ratios": [round(statistics.median(other) / statistics.median(mine), 4) for mine, other in pairs]})
    return rows


def summary(rows):
    """The geometric mean of the passes' means; the least and how many lose, each kernel by its best pass, for a loss has to show twice."""
    if not rows:
        return {"kernels": 0}
    best = [max(row["ratios"]) for row in rows]
    geomean = math.exp(statistics.mean(math.log(statistics.mean(row["ratios"])) for row in rows))
    long = [ratio for row, ratio in zip(rows, best) if row["us"] >= 10]
    time_before = sum(row["us"] * row["launches"] for row in rows)
    time_after = sum(row["us"] * row["launches"] / statistics.mean(row["ratios"]) for row in rows)
    return {"kernels": len(rows), "geomean": round(geomean, 4), "least": min(best), "from_10_us": len(long), "least_from_10_us": min(long, default=None),
            "below_0.97_from_10_us": sum(ratio < 0.97 for ratio in long), "time": round(time_before / time_after, 4)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--variants", default=",".join(USUAL), help=f"of {', '.join(VARIANTS)}")
    parser.add_argument("--models", default=",".join(MODELS))
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--warm-steps", type=int, default=WARM_STEPS, help="steps of each model before those that the profiler sees")
    parser.add_argument("--caches", type=pathlib.Path, help="a folder that keeps what was compiled for the next run; else all is compiled anew")
    parser.add_argument("-o", "--output", type=pathlib.Path)
    parser.add_argument("--here", type=pathlib.Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    names, models = options.variants.split(","), options.models.split(",")
    for option, said, known in (("variants", names, VARIANTS), ("models", models, MODELS)):
        for name in said:
            if name not in known:
                parser.error(f"--{option}: expected some of {', '.join(known)}, found '{name}'")
    if options.warm_steps < WARM_STEPS:
        parser.error(f"--warm-steps: expected at least {WARM_STEPS}, found {options.warm_steps}")
    if options.here:
        return run_here(options.here, models, options.warm_steps)
    if len(names) < 2 or options.passes < 1:
        parser.error("expected at least two --variants, the first to compare with, and one of --passes")
    found, wrong = {name: [] for name in names}, []
    with tempfile.TemporaryDirectory(prefix="kiln-inductor-") as folder:
        for _ in range(options.passes):
            for name in names:
                found[name].append(run_variant(name, options.caches or pathlib.Path(folder), options))
    plain, result = found[names[0]], {}
    for name in names[1:]:
        result[name] = {model: rows_of(model, found[name], plain) for model in models}
        for model, rows in result[name].items():
            print(name, model, summary(rows), "step", round(plain[0][model]["step_us"] / found[name][0][model]["step_us"], 4))
            far = max(abs(a - b) / abs(b) for a, b in zip(found[name][0][model]["losses"], plain[0][model]["losses"]))
            if far > LOSS_TOLERANCE:
                wrong.append(f"{name} {model}: losses {found[name][0][model]['losses']} for {plain[0][model]['losses']}")
    for text in wrong:
        print(f"kiln: error: {text}", file=sys.stderr)
    if options.output:
        import torch
        import triton

        steps = {name: {model: {key: value for key, value in one[0][model].items() if key != "kernels"} for model in models}
                 for name, one in found.items()}
        head = {"version": 1, "gpu": torch.cuda.get_device_name(), "torch": torch.__version__, "triton": triton.__version__,
                "warm_steps": options.warm_steps, "variants": {name: VARIANTS[name] for name in names}}
        options.output.write_text(json.dumps({**head, "steps": steps, "kernels": result}))
    return 2 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
