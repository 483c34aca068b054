package arbiter.games.centuryg.match;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Ending;
import java.util.Optional;

/** How a Scene on foot ends: the gamemaster closes it, or nobody is left to fight. Ledger: BCG-MATCH-11. */
public final class MatchOutcome {

    private MatchOutcome() {}

    public static Optional<Ending> of(CenturyState state) {
        if (state.scene().isClosed()) {
            return Optional.of(Ending.drawn("The Scene is over"));
        }
        boolean fought =
                state.scene().scale() == SceneScale.MATCH && !state.scene().isFramed();
        if (!fought || !MatchCourse.isOver(state)) {
            return Optional.empty();
        }
        for (Fighter fighter : state.units()) {
            if (fighter.isFighting()) {
                return Optional.of(Ending.wonBy(fighter.side(), "The " + fighter.side() + " side wins"));
            }
        }
        return Optional.of(Ending.drawn("Nobody is left standing"));
    }
}
