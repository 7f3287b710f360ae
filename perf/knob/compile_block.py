"""A small transformer block under torch.compile, with TorchInductor's kernels under a policy and without.

Each variant runs in processes of its own, alternating, with caches of its own: the first visit compiles, the later ones find
everything and are timed. Outputs and gradients must agree with eager PyTorch as well as plain torch.compile does, and how far the
two variants differ from each other is shown. Kernels are listed one by one, gains and losses:

    python3 perf/knob/compile_block.py --json block.json
    python3 perf/knob/compile_block.py --policy 'triton_red_.*=latency;triton_.*=auto(budget=16)'
"""
import argparse
import glob
import importlib.metadata
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

POLICY = "triton_.*=auto"


def child(out, passes):
    """One process: compiles or finds the block, checks it, times its kernels."""
    import torch
    from torch.profiler import ProfilerActivity, profile

    class Block(torch.nn.Module):
        def __init__(self, width=1024, heads=16):
            super().__init__()
            self.heads = heads
            self.before, self.after = torch.nn.LayerNorm(width), torch.nn.LayerNorm(width)
            self.qkv, self.out = torch.nn.Linear(width, 3 * width), torch.nn.Linear(width, width)
            self.up, self.down = torch.nn.Linear(width, 8 * width), torch.nn.Linear(4 * width, width)

        def forward(self, x):
            b, t, w = x.shape
            q, k, v = self.qkv(self.before(x)).view(b, t, 3, self.heads, w // self.heads).permute(2, 0, 3, 1, 4)
            mixed = torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True)
            x = x + self.out(mixed.transpose(1, 2).reshape(b, t, w))
            gate, value = self.up(self.after(x)).chunk(2, dim=-1)
            return x + self.down(torch.nn.functional.gelu(gate) * value)

    torch.manual_seed(1)
    block = Block().cuda().bfloat16()
    x = torch.randn(16, 1024, 1024, device="cuda", dtype=torch.bfloat16)
    weight = torch.randn_like(x)
    compiled = torch.compile(block)

    def step(function):
        block.zero_grad(set_to_none=True)
        y = function(x)
        (y * weight).sum().backward()
        return [y.detach(), *(p.grad for p in block.parameters())]

    def distance(a, b):
        return max(((p.float() - q.float()).norm() / q.float().norm()).item() for p, q in zip(a, b))

    result, eager = [t.clone() for t in step(compiled)], step(block)
    error = distance(result, eager)
    for _ in range(5):
        step(compiled)
    start, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    with profile(activities=[ProfilerActivity.CUDA]) as found:
        for _ in range(passes):
            step(compiled)
        torch.cuda.synchronize()
    start.record()
    for _ in range(passes):
        step(compiled)
    end.record()
    torch.cuda.synchronize()
    kernels = {}
    for event in found.key_averages():
        if event.key.startswith("triton_"):
            kernels[event.key] = event.self_device_time_total / passes
    torch.save([t.cpu() for t in result], out + ".pt")
    with open(out, "w") as file:
        json.dump({"error": error, "step_ms": start.elapsed_time(end) / passes, "kernels": kernels}, file)


def directives_in(cache):
    """The kernels in a cache of Triton's that Kiln made, and how: {name: directives}."""
    found = {}
    for path in glob.glob(os.path.join(cache, "**", "*.json"), recursive=True):
        with open(path) as file:
            data = json.load(file)
        if isinstance(data, dict) and "kiln_directives" in data:
            found[data["name"]] = data["kiln_directives"]
    return found


def visit(folder, variant, policy, passes):
    """Runs the block in a process of its own."""
    home = os.path.join(folder, variant)
    out = os.path.join(home, "result.json")
    os.makedirs(home, exist_ok=True)
    settings = {**os.environ, "TRITON_CACHE_DIR": os.path.join(home, "triton"), "TORCHINDUCTOR_CACHE_DIR": os.path.join(home, "inductor")}
    settings.pop("KILN_POLICY", None)
    if policy:
        settings.update(KILN_POLICY=policy, KILN_POLICY_FALLBACK="1")  # What Kiln refuses is shown as Triton's.
    if not any(point.name == "kiln" for point in importlib.metadata.entry_points(group="triton.backends")):
        settings["TORCHINDUCTOR_COMPILE_THREADS"] = "1"  # Not installed: workers would not find the knob.
    code = f"import sys; sys.path.insert(0, {os.path.dirname(os.path.abspath(__file__))!r}); import kiln.triton, compile_block; " \
           f"compile_block.child({out!r}, {passes})"
    start = time.monotonic()
    done = subprocess.run([sys.executable, "-c", code], env=settings, capture_output=True, text=True)
    print(f"{variant}: {time.monotonic() - start:.0f} s", file=sys.stderr, flush=True)
    if done.returncode:
        raise SystemExit(f"{variant} failed:\n{done.stderr[-4000:]}")
    with open(out) as file:
        return json.load(file)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--policy", default=POLICY)
    parser.add_argument("--rounds", type=int, default=3, help="timed visits of each variant")
    parser.add_argument("--passes", type=int, default=50, help="training steps of a visit")
    parser.add_argument("--tolerance", type=float, default=0.02, help="relative, against eager PyTorch; bfloat16 has 8 bits")
    parser.add_argument("--json")
    options = parser.parse_args()
    variants = {"plain": "", "policy": options.policy}
    with tempfile.TemporaryDirectory(prefix="kiln-block-") as folder:
        found = {variant: [] for variant in variants}
        for turn in range(options.rounds + 1):  # The first compiles.
            for variant, policy in variants.items():
                result = visit(folder, variant, policy, options.passes)
                if turn:
                    found[variant].append(result)
        import torch

        outputs = [torch.load(os.path.join(folder, variant, "result.json.pt")) for variant in variants]
        apart = max(((a.float() - b.float()).norm() / b.float().norm()).item() for a, b in zip(*outputs))
        directives = directives_in(os.path.join(folder, "policy"))

    def middle(variant, name):
        return statistics.median(one["kernels"].get(name, 0.0) for one in found[variant])

    steps = {variant: statistics.median(one["step_ms"] for one in visits) for variant, visits in found.items()}
    rows = []
    for name in sorted(found["plain"][0]["kernels"], key=lambda name: -middle("plain", name)):
        before, after = middle("plain", name), middle("policy", name)
        rows.append({"kernel": name, "plain_us": before, "policy_us": after, "directives": directives.get(name)})
        print(f"{name[:70]:70} {before:9.1f} us {after:9.1f} us {before / after if after else 0:6.3f}  {directives.get(name, 'Triton')}")
    errors = {variant: max(one["error"] for one in visits) for variant, visits in found.items()}
    summary = {"policy": options.policy, "step_ms": steps, "relative_error_to_eager": errors, "relative_difference": apart,
               "kernels_by_kiln": len(directives), "sum_of_kernels": sum(r["plain_us"] for r in rows) / max(sum(r["policy_us"] for r in rows), 1e-9)}
    print("\n".join(f"{key}: {value}" for key, value in summary.items()))
    if options.json:
        import measure  # Not at the top: the processes that are measured import this file, and it loads all of Triton's cases.

        with open(options.json, "w") as file:
            json.dump({**measure.describe(), **summary, "kernels": rows}, file, indent=1)
    if not directives:
        print("no kernel got directives: is the knob active in torch's processes?")
    agree = errors["policy"] <= max(options.tolerance, 1.5 * errors["plain"])  # The second: a guess of run-to-run rounding.
    return 0 if agree and directives else 2


if __name__ == "__main__":
    sys.exit(main())
