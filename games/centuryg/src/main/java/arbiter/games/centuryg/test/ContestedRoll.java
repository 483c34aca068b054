package arbiter.games.centuryg.test;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Summary;
import arbiter.kernel.Decider;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Play;
import java.util.Optional;

/** Two people against each other, without harm. Ledger: BCG-CONT-1, BCG-CONT-2, BCG-AMB-07. */
public final class ContestedRoll {

    private ContestedRoll() {}

    /** How a contest stands. */
    private enum Standing {
        TIED,
        ONE_WINS,
        OTHER_WINS,
        STALEMATE
    }

    /** Who wins; nobody only if the gamemaster lets a tie stand, which is not done where a winner is needed. */
    public static Optional<Fighter> resolve(
            Play<CenturyState> play, Fighter one, TestCall call, Fighter other, TestCall theirs, boolean needed) {
        Standing end = play.settle("contest.standing", Standing.TIED, standing -> standing != Standing.TIED, tied -> {
            int margin = PilotRoll.within(play, one, call).total()
                    - PilotRoll.within(play, other, theirs).total();
            if (margin != 0) {
                return margin > 0 ? Standing.ONE_WINS : Standing.OTHER_WINS;
            }
            return !needed && isLeftAtThat(play) ? Standing.STALEMATE : Standing.TIED;
        });
        play.emit(new ContestSettled(one.id(), other.id(), end == Standing.ONE_WINS));
        return end == Standing.STALEMATE ? Optional.empty() : Optional.of(end == Standing.ONE_WINS ? one : other);
    }

    private static boolean isLeftAtThat(Play<CenturyState> play) {
        return play.confirm(Decider.GAMEMASTER, "contest.stalemate", () -> "A tie. Does it stay at that?");
    }

    /** A contest between two people is over: what the odds count of it, however often they rolled. Ledger: BCG-CONT-1. */
    public record ContestSettled(String unit, String other, boolean won) implements Summary {

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit)
                    .words(won ? " prevails over " : " does not prevail over ")
                    .unit(other, state.unit(other).name())
                    .line();
        }

        @Override
        public void measure(Measures measures) {
            measures.fact("wins", won);
        }
    }
}
