"""The race of builds, without a GPU: what it takes, what that costs and how often it is wrong."""
from __future__ import annotations

import math
import random
from collections import deque
from typing import Deque, List, Optional, Sequence, Tuple

import pytest

from kiln.adaptive.evidence import Bets, Comparison
from kiln.adaptive.race import _PAUSE, ERROR, MOST_BUILDS, Race, Ticket


def raced(seed: int, factors: Sequence[float], noise: float, count: int = 2500, drift: float = 1.0,
          late: int = 0) -> Tuple[int, float, "Race[int]"]:
    """The build that stays, what all launches took over what Triton's own would have, and the race. Builds take `factors` of the time of
    Triton's own, the first; in the middle the clock changes by `drift`. The others join one by one. Times are there `late` launches later."""
    chance = random.Random(seed)
    unread: List[Tuple[int, Ticket[int], float]] = []
    race: "Race[int]" = Race(0, 400, 2e6, chance)
    took = stock = 0.0
    for number in range(count):
        if number % 20 == 10 and len(race.arms) < len(factors):
            race.add(len(race.arms))
            if len(race.arms) == len(factors):
                race.close()
        ticket = race.next((64, 1, 1))
        build = (ticket.arm if ticket else race.best).build
        speed = 10.0 * (drift if number > 150 else 1.0)
        time = speed * factors[build] * chance.lognormvariate(0, noise)
        took, stock = took + time, stock + speed
        if ticket:
            unread.append((number, ticket, time))
        while unread and unread[0][0] + late <= number:
            _, ended, took_ = unread.pop(0)
            race.record(ended, took_)
    assert race.is_over() or count < 8000, f"seed {seed}"
    return race.best.build, took / stock, race


@pytest.mark.parametrize("noise", [0.005, 0.02, 0.1])
def test_equal_builds_are_hardly_ever_taken(noise: float) -> None:
    seeds = [seed for seed in range(200) if raced(seed, [1.0] * 5, noise)[0] != 0]
    assert len(seeds) <= 200 * ERROR, f"replaced by an equal build with seeds {seeds}"


@pytest.mark.parametrize("factors, best", [([1.0, 0.97, 1.0, 1.05], {1}), ([1.0, 0.9, 0.88, 1.3], {1, 2}), ([1.0, 1.2, 0.8], {2})])
def test_the_fastest_is_found(factors: List[float], best: set) -> None:  # type: ignore[type-arg]
    wrong = [seed for seed in range(100) if raced(seed, factors, 0.01)[0] not in best]
    assert not wrong, f"seeds {wrong}"
    fastest = [seed for seed in range(100) if factors[raced(seed, factors, 0.01)[0]] == min(factors)]
    assert len(fastest) >= 95


@pytest.mark.parametrize("late", [0, 12, 40])
@pytest.mark.parametrize("factors", [[1.0, 10.0, 5.0], [1.0, 1.5, 1.4, 1.3], [1.0] * 8, [1.0, 100.0], [1.0, 10.0, 10.0, 10.0, 0.8]])
def test_the_loss_is_bounded(factors: List[float], late: int) -> None:
    """By 1 % of what Triton's own build takes, two launches, and the first launch of the one that exceeds that."""
    for seed in range(30):
        ratio = raced(seed, factors, 0.01, count=9000, late=late)[1]
        assert ratio <= 1.01 + (3 + max(factors)) / 9000, f"seed {seed}: {ratio}"


def test_slow_builds_do_not_hide_a_fast_one() -> None:
    found = [raced(seed, [1.0, 10.0, 10.0, 0.8, 10.0], 0.02, count=6000, late=4)[0] for seed in range(50)]
    assert found.count(3) >= 45


def test_a_slow_build_is_known_as_one_after_the_best_is_another() -> None:
    chance = random.Random(5)
    race: "Race[int]" = Race(0, 4000, 2e6, chance)
    for build in (1, 2):
        race.add(build)
    race.close()
    factors, slow = (1.0, 0.9, 3.0), 0
    for number in range(400):
        ticket = race.next((1, 1, 1))
        if ticket:
            slow += ticket.arm.build == 2
            race.record(ticket, 10.0 * factors[ticket.arm.build] * chance.lognormvariate(0, 0.01))
    assert race.best.build == 1 and slow <= 4, "its losses are known, whoever is the best"


def test_the_first_launch_of_a_build_is_not_its_speed() -> None:
    """It brings the code to the GPU, which takes far longer than a short kernel: the faster build is found as soon as without that."""
    for seed in range(20):
        chance, seen, number = random.Random(seed), {0}, 0
        race: "Race[int]" = Race(0, 400, 2e6, chance)
        for build in (1, 2, 3):
            race.add(build)
        race.close()
        while not race.is_over():
            ticket, number = race.next((1, 1, 1)), number + 1
            if ticket:
                build = ticket.arm.build
                race.record(ticket, 10.0 * (1.0, 1.0, 0.9, 1.0)[build] * chance.lognormvariate(0, 0.01) + (0.0 if build in seen else 400.0))
                seen.add(build)
        assert race.best.build == 2 and number < 600, f"seed {seed}: {number} launches"
        assert all(arm.mean() < 11.0 for arm in race.arms)


@pytest.mark.parametrize("time, pause", [(10.0, _PAUSE), (1000.0, 0)])
def test_short_kernels_are_timed_now_and_then(time: float, pause: int) -> None:
    """Their launches wait for the host."""
    race: "Race[int]" = Race(0, 400, 2e6, random.Random(1))
    race.add(1)
    race.close()
    count = passed = 0
    while not race.is_over():
        count += 1
        if race.passes():
            passed += 1
        elif ticket := race.next((1, 1, 1)):
            race.record(ticket, time * random.Random(count).lognormvariate(0, 0.01))
    assert race.timed > 20 and count <= (pause + 1.5) * race.timed + 20 and passed >= pause * (race.timed - 2)


@pytest.mark.parametrize("time", [float("nan"), float("inf"), -1.0, 0.0])
def test_times_that_are_none_are_forgotten(time: float) -> None:
    race: "Race[int]" = Race(0, 400, 2e6, random.Random(1))
    race.add(1)
    race.close()
    for _ in range(10_000):
        ticket = race.next((1, 1, 1))
        if ticket:
            race.record(ticket, time)
    assert race.best.build == 0 and race.is_over()


def test_times_that_never_come_end_the_race() -> None:
    race: "Race[int]" = Race(0, 400, 2e6, random.Random(1))
    race.add(1)
    race.close()
    given = sum(race.next((1, 1, 1)) is not None for _ in range(10_000))
    assert race.is_over() and given <= 40


def test_clocks_may_change() -> None:
    for seed in range(50):
        assert raced(seed, [1.0, 0.95, 1.05], 0.01, drift=1.2)[0] == 1, f"seed {seed}"
        assert raced(seed, [1.0, 1.05, 1.1], 0.01, drift=0.8)[0] == 0, f"seed {seed}"


def test_grids_of_one_size_are_compared_with_themselves() -> None:
    """A program that launches two grids in turn, of which one takes three times as long."""
    chance = random.Random(3)
    race: "Race[int]" = Race(0, 400, 2e6, chance)
    race.add(1)
    race.close()
    for number in range(1000):
        grid = (64 + number % 2, 1, 1)
        ticket = race.next(grid)
        if ticket:
            race.record(ticket, (10.0 if number % 2 else 30.0) * (0.95 if ticket.arm.build else 1.0) * chance.lognormvariate(0, 0.01))
    assert race.best.build == 1 and race.gain(race.best) == pytest.approx(1 / 0.95, abs=0.01)


def test_a_build_that_cannot_be_launched_is_out() -> None:
    race: "Race[int]" = Race(0, 400, 2e6, random.Random(1))
    race.add(1)
    race.close()
    while race.best.build == 0:
        ticket = race.next((1, 1, 1))
        assert ticket
        race.record(ticket, 5.0 if ticket.arm.build else 10.0)
    race.remove(1, "cannot be launched")
    assert race.best.build == 0 and race.is_over() and race.gain(race.best) == 1.0


def test_no_more_than_so_many_builds() -> None:
    race: "Race[int]" = Race(0, 400, 2e6)
    for build in range(1, 100):
        race.add(build)
    assert len(race.arms) == 1 + MOST_BUILDS


def test_the_interval_covers_the_gain() -> None:
    covered = 0
    for seed in range(400):
        chance, comparison = random.Random(seed), Comparison()
        for _ in range(60):
            comparison.add(10.0 * chance.lognormvariate(0, 0.05), 10.5 * chance.lognormvariate(0, 0.05))
        low, high = comparison.interval()
        covered += low <= 1.05 <= high
    assert covered >= 0.93 * 400


def test_looking_often_does_not_disprove_a_fair_coin() -> None:
    disproved = 0
    for seed in range(1000):
        chance, bets = random.Random(seed), Bets()
        for _ in range(1000):
            bets.add(chance.random() < 0.5)
            if bets.disprove(0.05):
                disproved += 1
                break
    assert disproved <= 50


def test_each_build_has_its_own_gain_and_interval() -> None:
    """Over Triton's own, whatever it was compared with: a build that lost, one that won and was replaced, one that joined afterwards."""
    race: "Race[int]" = Race(0, 400, 2e6, random.Random(2))
    factors = [1.0, 0.9, 1.25, 0.8, 1.0]

    def launch(build: int) -> None:
        race.add(build)
        while any(not arm.out and arm is not race.best for arm in race.arms):
            ticket = race.next((1, 1, 1))
            if ticket:
                race.record(ticket, 10.0 * factors[ticket.arm.build])

    for build in range(1, 5):
        launch(build)
    assert [(arm.build, arm.out) for arm in race.arms] == [(0, "slower"), (1, "slower"), (2, "not faster"), (3, ""), (4, "not faster")]
    for arm in race.arms:
        low, high = race.interval(arm)
        assert race.gain(arm) == pytest.approx(1 / factors[arm.build])
        assert 0 < low <= race.gain(arm) <= high, f"build {arm.build}: {low} to {high}"
    race.add(5)
    assert race.interval(race.arms[5]) == (0.0, float("inf")), "nothing was compared"


def late(delay: int, grids: int, factors: Sequence[float], count: int = 2500) -> Tuple[int, float, "Race[int]"]:
    """As `raced`, with times that are there so many launches later, and launches of so many grids in turn; 0: each of another one."""
    chance = random.Random(delay + grids)
    race: "Race[int]" = Race(0, 400, 2e6, chance)
    for build in range(1, len(factors)):
        race.add(build)
    race.close()
    flying: Deque[Tuple[int, "Ticket[int]", float]] = deque()
    took = 0.0
    for number in range(count):
        while flying and flying[0][0] <= number:
            race.record(*flying.popleft()[1:])
        ticket = race.next((64 + (number % grids if grids else number), 1, 1))
        time = 10.0 * factors[(ticket.arm if ticket else race.best).build] * chance.lognormvariate(0, 0.01)
        took += time
        if ticket:
            flying.append((number + delay, ticket, time))
    return race.best.build, took / (10.0 * count), race


@pytest.mark.parametrize("delay", [1, 20, 300, 1000])
@pytest.mark.parametrize("grids", [1, 9, 50, 0])
@pytest.mark.parametrize("factors", [[1.0, 10.0, 5.0], [1.0, 1.5, 1.4, 1.3], [1.0, 30.0]])
def test_the_loss_is_bounded_before_times_are_there(delay: int, grids: int, factors: List[float]) -> None:
    """Of a program that is far ahead of its GPU, and of one that launches ever other grids of one size."""
    best, ratio, race = late(delay, grids, factors)
    assert ratio <= 1.02 + sum(factors[1:]) / 2500 and best == 0
    assert race.timed + race.untold <= 400


@pytest.mark.parametrize("delay", [1, 300])
def test_the_fastest_is_found_by_times_that_come_late(delay: int) -> None:
    best, ratio, race = late(delay, 4, [1.0, 0.9, 3.0])
    assert best == 1 and ratio < 0.98 and race.is_over()


@pytest.mark.parametrize("gap", [20, 2000, 10000])
@pytest.mark.parametrize("first", [1.0, 1.05, 10.0, 0.95])
def test_a_build_that_comes_late_takes_part(gap: int, first: float) -> None:
    """Many a kernel is launched thousands of times between two builds: what is there before is not all that there is."""
    factors = [1.0, first, 1.05, 0.8]
    chance = random.Random(gap)
    race: "Race[int]" = Race(0, 400, 2e6, chance)
    for number in range(4 * gap + 9000):
        if number % gap == gap - 1 and len(race.arms) < len(factors):
            assert not race.is_over()
            race.add(len(race.arms))
            if len(race.arms) == len(factors):
                race.close()
        ticket = race.next((64, 1, 1))
        if ticket:
            race.record(ticket, 10.0 * factors[ticket.arm.build] * chance.lognormvariate(0, 0.01))
    assert race.is_over() and race.best.build == 3 and race.timed <= 400


@pytest.mark.parametrize("time", [0.0, -1.0, math.nan, math.inf, -math.inf, 1e300, 5e-324])
def test_what_is_no_time_says_nothing(time: float) -> None:
    """A clock that stopped, or tells what cannot be, some of the times or always."""
    race: "Race[int]" = Race(0, 400, 2e6, random.Random(1))
    race.add(1)
    race.close()
    count = 0
    while not race.is_over():
        ticket = race.next((1, 1, 1))
        count += 1
        if ticket:
            race.record(ticket, time if count % 3 == 0 else 10.0 if ticket.arm.build else 12.5)
    assert race.best.build == 1 and race.gain(race.best) == pytest.approx(1.25) and 0 < race.untold < race.timed
    assert math.isfinite(race.microseconds) and math.isfinite(race.best.mean())
    race = Race(0, 400, 2e6, random.Random(1))
    race.add(1)
    race.close()
    for _ in range(100):
        ticket = race.next((1, 1, 1))
        if ticket:
            race.record(ticket, time)
    assert race.is_over() and race.best.build == 0 and race.timed == 0 and race.gain(race.arms[1]) == 1.0


def test_lost_times_of_the_best_alone_do_not_hold_a_race_up() -> None:
    """All challengers had their first launches then, and nobody was tried for 1,600 launches."""
    race: "Race[int]" = Race(0, 400, 2e6, random.Random(1))
    race.add(1)
    race.close()
    lost = 0
    for count in range(1000):
        ticket = race.next((1, 1, 1))
        if ticket and not ticket.arm.build and lost < 3:
            lost += 1
            race.give_up(ticket)
        elif ticket:
            race.record(ticket, 8.0 if ticket.arm.build else 10.0)
    assert race.best.build == 1 and race.timed > 20


def test_a_race_ends_though_some_tickets_do_not_come_back() -> None:
    race: "Race[int]" = Race(0, 40, 2e6, random.Random(1))
    race.add(1)
    race.close()
    for _ in range(1000):
        race.next((1, 1, 1))
    assert race.is_over() and race.best.build == 0


def test_a_build_that_is_out_is_not_launched_again() -> None:
    race: "Race[int]" = Race(0, 400, 2e6, random.Random(1))
    for build in (1, 2):
        race.add(build)
    for number in range(40):
        ticket = race.next((number % 4, 1, 1))
        if ticket:
            race.record(ticket, 10.0)
    race.remove(1, "cannot be launched")
    taken = [race.next((number % 4, 1, 1)) for number in range(200)]
    assert not [ticket for ticket in taken if ticket and ticket.arm.build == 1]


def test_a_finished_race_keeps_what_is_reported_and_little_else() -> None:
    _, _, race = raced(5, [1.0, 0.9, 1.0, 1.05], 0.01)
    said = [(race.gain(arm), race.interval(arm), arm.out, arm.launches) for arm in race.arms]
    ticket = Ticket(race.arms[1], None)  # type: ignore[arg-type]
    race.finish()
    race.record(ticket, 3.0)
    race.give_up(ticket)
    assert said == [(race.gain(arm), race.interval(arm), arm.out, arm.launches) for arm in race.arms]
    assert not any(len(arm.comparison) for arm in race.arms) and race.is_over()


class Light:
    """A mark that has ended once it is lit."""

    microseconds_: Optional[float] = None

    def microseconds(self) -> Optional[float]:
        return self.microseconds_


def test_a_stream_that_stands_still_holds_no_other_up(monkeypatch: pytest.MonkeyPatch) -> None:
    from kiln.adaptive import marks as module

    marks: "module.Marks[int]" = module.Marks()
    lights = [Light() for _ in range(6)]
    for number, light in enumerate(lights):
        marks.add(number % 2, number, light)
    assert list(marks.ended()) == [] and len(marks) == 6 and sorted(marks) == list(range(6))
    lights[2].microseconds_ = lights[1].microseconds_ = lights[3].microseconds_ = 5.0
    assert list(marks.ended()) == [(1, 5.0), (3, 5.0)], "those of a stream end in their order"
    lights[0].microseconds_ = 4.0
    assert list(marks.ended()) == [(0, 4.0), (2, 5.0)]
    monkeypatch.setattr(module, "PATIENCE_S", 0.0)
    assert list(marks.ended()) == [(4, None), (5, None)] and not len(marks)


def test_only_so_many_launches_are_waited_for() -> None:
    from kiln.adaptive.marks import Marks

    marks: "Marks[int]" = Marks()
    for stream in range(100):
        while not marks.is_full(stream):
            marks.add(stream, 0, Light())
    assert len(marks) == 256 and len(list(marks)) == 256 and sum(1 for stream in marks._streams.values() if len(stream) > 64) == 0
