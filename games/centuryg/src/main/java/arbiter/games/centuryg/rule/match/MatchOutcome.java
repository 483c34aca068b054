package arbiter.games.centuryg.rule.match;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Scale;
import arbiter.kernel.Ending;
import java.util.Optional;

/** How a Scene on foot ends: the gamemaster closes it, or nobody is left to fight. Ledger: BCG-MATCH-11. */
public final class MatchOutcome {

    private MatchOutcome() {}

    public static Optional<Ending> of(CenturyState state) {
        if (state.scene().isClosed()) {
            return Optional.of(Ending.drawn("The Scene is over"));
        }
        boolean fought = state.scene().scale() == Scale.MATCH && !state.scene().isFramed();
        if (!fought || !MatchCourse.isOver(state)) {
            return Optional.empty();
        }
        for (Fighter fighter : state.fighters()) {
            if (fighter.isFighting()) {
                return Optional.of(Ending.wonBy(fighter.side(), "The " + fighter.side() + " side wins"));
            }
        }
        return Optional.of(Ending.drawn("Nobody is left standing"));
    }
}
