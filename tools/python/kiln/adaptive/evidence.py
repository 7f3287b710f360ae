"""Which of two builds is faster, by paired times, with an error that stays bounded however often one looks.

A test by betting (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", 2024): somebody who holds that a
challenger is not faster is offered bets on each pair of times at fair odds. What he who bets against him owns is a martingale if he is
right, so that it ever grows by a factor of 1/a with a probability of at most a (Ville's inequality), whenever one stops. Only the sign of
each comparison counts: clocks, other work on the GPU and the content of tensors change times by factors, and both of a pair alike, since
chance decides which comes first.
"""
from __future__ import annotations

import math
import statistics
from array import array
from typing import Tuple

#: How much faster a challenger has to be to count as faster (guess: what is gained by less is worth no exchange).
MARGIN = 0.005
#: Parts of what is owned that are staked at each comparison, each by one of as many who bet; their mean counts. Small stakes win against
#: noise, great ones end a clear case early.
_STAKES = (0.15, 0.4, 0.8)


class Bets:
    """What those own who bet that a sign is more often positive than not."""

    def __init__(self) -> None:
        self._owned = [1.0] * len(_STAKES)

    def add(self, positive: bool) -> None:
        """One more sign."""
        sign = 1.0 if positive else -1.0
        self._owned = [owned * (1.0 + stake * sign) for owned, stake in zip(self._owned, _STAKES)]

    def disprove(self, error: float) -> bool:
        """Whether that the sign is negative at least as often is disproved, where it is true with a probability of at most `error`."""
        return sum(self._owned) / len(_STAKES) >= 1.0 / error


class Comparison:
    """A challenger beside the build that it would replace, pair by pair."""

    def __init__(self) -> None:
        self._faster, self._not_faster = Bets(), Bets()
        #: The logarithms of the ratios: of the other's time over the challenger's.
        self._gains = array("d")
        self._sum = 0.0
        self.wins = 0

    def __len__(self) -> int:
        return len(self._gains)

    def add(self, challenger: float, other: float) -> None:
        """The times of one pair."""
        wins = challenger * (1.0 + MARGIN) < other
        self.wins += wins
        self._faster.add(wins)
        self._not_faster.add(not wins)
        gain = math.log(other / challenger)
        self._gains.append(gain)
        self._sum += gain

    def is_faster(self, error: float) -> bool:
        """Whether the challenger is faster, by more than the margin."""
        return self._faster.disprove(error)

    def is_not_faster(self, error: float) -> bool:
        """Whether it is not."""
        return self._not_faster.disprove(error)

    def expected_loss(self) -> float:
        """What one more launch of the challenger will take longer, in launches of the other: by the mean, which costs little; 0 without any."""
        return max(0.0, math.exp(-self._sum / len(self._gains)) - 1.0) if self._gains else 0.0

    def gain(self) -> float:
        """The other's time over the challenger's: the median; 1 without any."""
        return math.exp(statistics.median(self._gains)) if self._gains else 1.0

    def interval(self) -> Tuple[float, float]:
        """The 95 % interval of the gain, by the ranks of a median (binomial, in its normal approximation); everything without any."""
        count = len(self._gains)
        if not count:
            return 0.0, math.inf
        ranked, half = sorted(self._gains), 0.98 * math.sqrt(count)
        low, high = math.floor(count / 2 - half), math.ceil(count / 2 + half)
        return (math.exp(ranked[low]) if low >= 0 else 0.0, math.exp(ranked[high]) if high < count else math.inf)
