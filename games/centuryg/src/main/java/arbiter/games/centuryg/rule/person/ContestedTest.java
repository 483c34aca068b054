package arbiter.games.centuryg.rule.person;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import java.util.Optional;

/** Two people against each other, without harm. Ledger: BCG-CONT-1, BCG-CONT-2, BCG-AMB-07. */
public final class ContestedTest {

    private ContestedTest() {}

    /** Who wins; nobody only if the gamemaster lets a tie stand, which is not done where a winner is needed. */
    public static Optional<Fighter> resolve(
            Play<CenturyState> play, Fighter one, TestCall call, Fighter other, TestCall theirs, boolean needed) {
        while (true) {
            Trial first = PilotTest.resolve(play, one, call);
            Trial second = PilotTest.resolve(play, other, theirs);
            if (first.total() != second.total()) {
                return Optional.of(first.total() > second.total() ? one : other);
            }
            boolean stands = !needed
                    && play.confirm(Decider.GAMEMASTER, "contest.stalemate", () -> "A tie. Does it stay at that?");
            if (stands) {
                return Optional.empty();
            }
        }
    }
}
