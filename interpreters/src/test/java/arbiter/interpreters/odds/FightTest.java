package arbiter.interpreters.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.interpreters.odds.Score.Scored;
import arbiter.kernel.Decider;
import arbiter.kernel.Ending;
import arbiter.kernel.Game;
import arbiter.kernel.Moment;
import arbiter.kernel.Play;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FightTest {

    private static final int TOP = 10;
    private static final Dice ONE_DIE = Dice.of(1, Die.D6);

    /** Climb as many rungs as the die shows, none on a six; whoever stops exactly at the top wins. */
    private static final class Ladder implements Game<Score> {

        @Override
        public String id() {
            return "ladder";
        }

        @Override
        public void advance(Play<Score> play) {
            int face = play.draw("climb.roll", ONE_DIE).sum();
            play.emit(new Scored(face == 6 ? 0 : face));
        }

        @Override
        public Optional<Ending> ending(Score state) {
            if (state.points < TOP) {
                return Optional.empty();
            }
            return Optional.of(state.points == TOP ? Ending.wonBy("climber", "At the top") : Ending.drawn("Too far"));
        }

        @Override
        public Moment moment(Score state) {
            return new Moment(0, 0, "on the ladder");
        }

        @Override
        public View view(Score state, Viewer viewer) {
            return new View(moment(state), List.of(), List.of(), View.Board.NONE, List.of());
        }

        @Override
        public Optional<String> side(Score state, Decider decider) {
            return Optional.empty();
        }

        @Override
        public double worth(Score state, String side) {
            return state.points;
        }
    }

    private static Optional<Solution<Score>> solve(int mostStates) {
        return Fight.solve(new Ladder(), new Score(), Choices.byDefault(), mostStates);
    }

    @Test
    void a_fight_with_few_states_is_solved() {
        double[] met = new double[TOP + 5];
        double throwsNeeded = 0;
        met[0] = 1;
        for (int rung = 0; rung < TOP; rung++) {
            throwsNeeded += met[rung] * 6 / 5;
            for (int face = 1; face <= 5; face++) {
                met[rung + face] += met[rung] / 5;
            }
        }

        Solution<Score> solution = solve(100).orElseThrow();

        assertThat(solution.wins("climber")).isCloseTo(met[TOP], within(1e-12));
        assertThat(solution.endings().values().stream().mapToDouble(p -> p).sum())
                .isCloseTo(1, within(1e-12));
        assertThat(solution.expected(state -> 1)).isCloseTo(throwsNeeded, within(1e-10));
        assertThat(solution.undecided()).isLessThan(1e-13);
    }

    @Test
    void a_fight_with_too_many_states_is_not() {
        assertThat(solve(5)).isEmpty();
    }

    @Test
    void a_fight_that_is_over_is_decided() {
        Solution<Score> solution =
                Fight.solve(new Ladder(), Score.of(TOP), Choices.byDefault(), 5).orElseThrow();

        assertThat(solution.wins("climber")).isEqualTo(1);
        assertThat(solution.visits()).isEmpty();
    }
}
