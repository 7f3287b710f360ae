"""The sequence in which `auto` tries its candidates: a greedy cover of the committed race.

First `source`, then that without loop strength reduction, then `source` under each class of cap: what a user can have without another directive,
and what tells `auto` which caps are useless to all directives. Then each step takes the candidate that raises the mean over families of
the best gain so far the most. When none raises it by more than noise, the cover begins anew with what is left, so that a kernel unlike
those raced gets a second chance of each kind.
"""
from evidence import CAPS, SOURCE, WITHOUT_STRENGTH_REDUCTION, weights

# What a step must add, as a mean of logarithms over the families: half of the standard deviation of two measurements of one
# binary (0.007 in this race) on one family.
NOISE = 0.0005
LENGTH = 48


def sequence(kernels, length=LENGTH):
    """The points of the product in the sequence in which they are tried."""
    weight, gains = weights(kernels), {}
    for kernel in kernels:
        for point, variant in kernel.points.items():
            gains.setdefault(point, {})[kernel.name] = kernel.gain(variant)
    found, best = [], {k.name: 0.0 for k in kernels}

    def take(point):
        found.append(point)
        for k, gain in gains.get(point, {}).items():
            best[k] = max(best[k], gain)

    def added(point):
        return sum(weight[k] * max(0.0, gain - best[k]) for k, gain in gains.get(point, {}).items())

    take(SOURCE)
    take(WITHOUT_STRENGTH_REDUCTION)
    capped = [(cap, *SOURCE[1:]) for cap in CAPS]
    for point in sorted(capped, key=added, reverse=True):
        take(point)
    left = sorted(set(gains) - set(found))
    while left and len(found) < length:
        # Of equals the one with the fewest words.
        point = max(left, key=lambda p: (added(p), -len("".join(p))))
        if added(point) < NOISE and any(best.values()):
            best = dict.fromkeys(best, 0.0)
            continue
        left.remove(point)
        take(point)
    return found
