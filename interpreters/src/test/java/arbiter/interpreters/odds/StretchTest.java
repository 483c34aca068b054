package arbiter.interpreters.odds;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.Faces;
import arbiter.interpreters.odds.Score.Scored;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import org.junit.jupiter.api.Test;

/** Points that are reached by many ways are gone on from once, and the odds are as if each had been. */
class StretchTest {

    private static final Dice ONE_DIE = Dice.of(1, Die.D6);
    private static final Decider MARA = Decider.unit("mara");

    /** A die, again and again if Mara wants, up to three times in all; twice over, and then one more. */
    private static int throwUpToThreeTimes(Play<Score> play, boolean merging) {
        for (int round = 0; round < 2; round++) {
            int stretch = merging ? play.begin("throw.stretch") : 0;
            Faces faces = play.draw("throw.first", ONE_DIE);
            for (int left = 2; left > 0; left--) {
                Faces now = faces;
                int still = left;
                if (merging) {
                    play.reach(stretch, () -> now.sum() * 10 + still);
                }
                if (!play.confirm(MARA, "throw.again", () -> "Again?")) {
                    break;
                }
                faces = play.draw("throw.again", ONE_DIE);
            }
            int sum = faces.sum();
            play.emit(new Scored(
                    sum + (round == 0 ? 0 : play.draw("throw.last", ONE_DIE).sum())));
        }
        return play.state().points;
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
}
