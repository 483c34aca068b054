package arbiter.interpreters.odds;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.Fraction;
import arbiter.interpreters.odds.Score.Scored;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import org.junit.jupiter.api.Test;

/** What is settled step by step has each step taken once, and the odds are as if every path had been. */
class SettlingTest {

    private static final Dice ONE_DIE = Dice.of(1, Die.D6);
    private static final Decider MARA = Decider.unit("mara");

    /** A die that may be thrown again so many times. */
    private record Throw(int face, int left) {}

    /** A die, again and again if Mara wants, up to three times in all; twice over, and then one more. */
    private static int throwUpToThreeTimes(Play<Score> play, boolean merging) {
        for (int round = 0; round < 2; round++) {
            int sum = lastOfThree(play, merging);
            play.emit(new Scored(
                    sum + (round == 0 ? 0 : play.draw("throw.last", ONE_DIE).sum())));
        }
        return play.state().points;
    }

    private static int lastOfThree(Play<Score> play, boolean merging) {
        Throw last = merging
                ? play.settle("throw.all", new Throw(0, 3), SettlingTest::isOver, now -> throwOnce(play, now))
                : every(play);
        return last.face();
    }

    private static boolean isOver(Throw now) {
        return now.left() == 0;
    }

    private static Throw throwOnce(Play<Score> play, Throw now) {
        if (now.face() > 0 && !play.confirm(MARA, "throw.again", () -> "Again?")) {
            return new Throw(now.face(), 0);
        }
        return new Throw(play.draw("throw.die", ONE_DIE).sum(), now.left() - 1);
    }

    private static Throw every(Play<Score> play) {
        Throw now = new Throw(0, 3);
        while (!isOver(now)) {
            now = throwOnce(play, now);
        }
        return now;
    }

    private static Answer<Integer> odds(boolean merging) {
        return Odds.of(new Score(), (Play<Score> play) -> throwUpToThreeTimes(play, merging))
                .choosing(Choices.best((state, decider) -> true))
                .valuing((state, points) -> points * points)
                .exact();
    }

    @Test
    void merged_odds_are_those_of_every_path() {
        Answer<Integer> merged = odds(true);
        Answer<Integer> all = odds(false);

        assertThat(all.complete()).isTrue();
        assertThat(merged.distribution().size()).isEqualTo(all.distribution().size());
        for (int points = 0; points <= 18; points++) {
            assertThat(merged.chanceOf(points)).as("%d points", points).isEqualTo(all.chanceOf(points));
        }
        assertThat(merged.paths()).isLessThan(all.paths() / 10);
    }

    /** Within a part that is kept apart, with a die before it and points scored on the way. */
    private static int nested(Play<Score> play, boolean merging) {
        int first = play.draw("throw.before", ONE_DIE).sum();
        Runnable part = () -> {
            play.emit(new Scored(first % 2));
            play.emit(new Scored(lastOfThree(play, merging)));
        };
        if (merging) {
            play.apart("throw.part", part);
        } else {
            part.run();
        }
        if (play.confirm(MARA, "throw.double", () -> "Double it, or lose three?")) {
            play.emit(new Scored(play.draw("throw.coin", ONE_DIE).sum() > 3 ? play.state().points : -3));
        }
        return play.state().points;
    }

    @Test
    void something_settled_within_a_part_counts_the_same() {
        Answer<Integer> merged = nestedOdds(true);
        Answer<Integer> all = nestedOdds(false);

        assertThat(all.complete()).isTrue();
        assertThat(merged.complete()).isTrue();
        for (int points = -3; points <= 14; points++) {
            assertThat(merged.chanceOf(points)).as("%d points", points).isEqualTo(all.chanceOf(points));
        }
        assertThat(merged.paths()).isLessThan(all.paths() / 10);
    }

    private static Answer<Integer> nestedOdds(boolean merging) {
        return Odds.of(new Score(), (Play<Score> play) -> nested(play, merging))
                .choosing(Choices.best((state, decider) -> true))
                .valuing((state, points) -> points * points)
                .exact();
    }

    /** Again after 1 to 4: a 5 and a 6 are equally likely in the end, here after a die and before another one. */
    private static int untilFive(Play<Score> play) {
        int first = play.draw("throw.before", ONE_DIE).sum();
        play.apart(
                "throw.part",
                () -> play.emit(new Scored(play.settle("throw.high", 0, face -> face > 0, tied -> {
                    int face = play.draw("throw.die", ONE_DIE).sum();
                    return face > 4 ? face : 0;
                }))));
        return first + play.state().points + play.draw("throw.last", ONE_DIE).sum();
    }

    @Test
    void dice_that_are_thrown_again_until_they_differ_have_exact_odds() {
        Answer<Integer> odds = Odds.of(new Score(), SettlingTest::untilFive).exact();

        assertThat(odds.complete()).isTrue();
        assertThat(odds.chanceOf(7)).isEqualTo(Fraction.of(1, 72)); // 1 + 5 + 1
        assertThat(odds.chanceOf(8)).isEqualTo(Fraction.of(3, 72)); // 2 + 5 + 1, 1 + 5 + 2, 1 + 6 + 1
        assertThat(odds.chanceOf(18)).isEqualTo(Fraction.of(1, 72));
        assertThat(Odds.of(new Score(), SettlingTest::untilFive).fast().probabilityOf(8))
                .isEqualTo(3.0 / 72, org.assertj.core.data.Offset.offset(1e-12));
    }

    @Test
    void what_never_ends_is_not_counted_on() {
        Answer<Integer> odds = Odds.of(
                        new Score(),
                        (Play<Score> play) -> play.settle("throw.choice", 0, face -> face > 0, tied -> {
                            boolean safe = play.confirm(MARA, "throw.safe", () -> "Be content with 1?");
                            int face = play.draw("throw.die", ONE_DIE).sum();
                            return safe ? 1 : face > 4 ? face : 0;
                        }))
                .choosing(Choices.best((state, decider) -> true))
                .valuing((state, points) -> points)
                .sampling(10)
                .exact();

        assertThat(odds.complete()).isFalse(); // choices on the way back are not weighed
    }

    @Test
    void steps_that_lead_back_are_sampled() {
        Answer<Integer> odds = Odds.of(
                        new Score(),
                        (Play<Score> play) -> play.settle(
                                "throw.six",
                                0,
                                face -> face == 6,
                                face -> play.draw("throw.die", ONE_DIE).sum()))
                .sampling(10)
                .exact();

        assertThat(odds.complete()).isFalse();
        assertThat(odds.probabilityOf(6)).isEqualTo(1, org.assertj.core.data.Offset.offset(1e-9));
    }

    @Test
    void steps_count_as_ways() {
        Answer<Integer> odds = Odds.of(new Score(), (Play<Score> play) -> throwUpToThreeTimes(play, true))
                .within(30)
                .sampling(10)
                .exact();

        assertThat(odds.complete()).isFalse();
        assertThat(odds.paths()).isEqualTo(10);
    }
}
