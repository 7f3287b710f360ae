"""Whether adaptive kernels change a bit of a training step: the same step of `training.py`'s models again and again, from the same weights on the
same tokens, under plain Triton and while kernels learn.

    bits.py [--models liger,delta] [--policies 'adaptive,adaptive(check=true)'] [--steps 400] [-o FILE.json]

A digest is of all bits of a step's loss, or of a gradient. Those that plain Triton's own steps have equal must be equal under every policy (else
the exit code is 2). The others depend on what PyTorch runs beside the kernels, which `training.same_twice` has have the same bits twice where it
can.
"""
import argparse
import collections
import json
import os
import pathlib
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "knob")]

#: Those of `training.py` that train.
MODELS = ("liger", "liger-efficient", "liger-math", "delta", "inductor")
#: Steps of plain Triton's.
PLAIN = 60


def steps(model, loss, count):
    """The digests of each step: of the loss and of each parameter's gradient."""
    import measure
    import torch

    for _ in range(count):
        model.zero_grad(set_to_none=True)
        found = loss()
        found.backward()
        yield torch.stack([measure.digest(tensor) for tensor in [found.reshape(1), *(one.grad for one in model.parameters())]]).tolist()


def run(name, policies, count):
    import torch
    import training

    import kiln

    step = training.MODELS[name]()
    model, loss = step.model, step.loss
    names = ["loss", *(name for name, _ in model.named_parameters())]
    plain = list(steps(model, loss, PLAIN))
    first = plain[0]
    unlike = collections.Counter(names[at] for one in plain for at, (mine, theirs) in enumerate(zip(one, first)) if mine != theirs)
    found = {"plain": {"steps": PLAIN, "digests": len(names), "where": dict(unlike)}}
    for policy in policies:
        with kiln.policy(f".*={policy}"):
            where = collections.Counter()
            for number, one in enumerate(steps(model, loss, count)):
                where.update(names[at] for at, (mine, theirs) in enumerate(zip(one, first)) if mine != theirs)
                if number == 20:  # Compilers, and with check=true the process that checks.
                    time.sleep(15.0)
        report = json.loads(kiln.adaptive.report().json())["kernels"]
        found[policy] = {"steps": count, "digests": len(names), "where": dict(where),
                         "kernels": [{key: one[key] for key in ("kernel", "state", "backend", "options", "gain", "notes")}
                                     | {"builds": [[build["options"], build["launches"]] for build in one["builds"]]} for one in report]}
    torch.cuda.synchronize()
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--models", default="liger,delta")
    parser.add_argument("--policies", default="adaptive,adaptive(check=true)")
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("-o", "--output", type=pathlib.Path)
    options = parser.parse_args()
    policies, models = options.policies.split(","), options.models.split(",")
    for name in models:
        if name not in MODELS:
            parser.error(f"--models: expected some of {', '.join(MODELS)}, found '{name}'")
    os.environ["CUBLAS_WORKSPACE_CONFIG"] = ":4096:8"
    import measure
    import training

    training.same_twice()
    text, bad = measure.describe(), 0
    for model in models:
        found = text[model] = run(model, policies, options.steps)
        for name, row in found.items():
            wrong = sorted(set(row["where"]) - set(found["plain"]["where"]))
            bad += len(wrong)
            print(f"{model:15} {name:24}: {row['steps']} steps, {len(row['where'])} of {row['digests']} digests differ in some"
                  f"{', and never under plain Triton: ' if wrong else ''}{', '.join(wrong)}", flush=True)
        if options.output:
            options.output.write_text(json.dumps(text, indent=1))
    return 2 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
