package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.crew.Hull;
import arbiter.games.centuryg.match.MatchOutcome;
import arbiter.games.centuryg.match.SceneScale;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Ending;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How an Operation ends. Ledger: BCG-END-1, BCG-AMB-77. */
public final class OperationOutcome {

    private OperationOutcome() {}

    public static Optional<Ending> of(CenturyState state) {
        if (state.scene().scale() != SceneScale.OPERATION) {
            return MatchOutcome.of(state);
        }
        List<String> standing = new ArrayList<>(2);
        for (Fighter fighter : state.units()) {
            if (fighter.isFighting()
                    && fighter.hull() != Hull.CORE
                    && !fighter.isOnFoot()
                    && !standing.contains(fighter.side())
                    && !lostBase(state, fighter.side())) {
                standing.add(fighter.side());
                if (standing.size() > 1) {
                    return Optional.empty();
                }
            }
        }
        state.reinforcements() // BCG-AMB-77: while they stand their side is not beaten
                .filter(who -> who.areStanding() && !standing.contains(who.side()) && !lostBase(state, who.side()))
                .ifPresent(who -> standing.add(who.side()));
        if (standing.size() > 1) {
            return Optional.empty();
        }
        return Optional.of(
                standing.isEmpty()
                        ? Ending.drawn("Nobody is left standing")
                        : Ending.wonBy(standing.get(0), "The " + standing.get(0) + " side wins"));
    }

    /** A Squad that loses its Base Unit has lost. */
    private static boolean lostBase(CenturyState state, String side) {
        List<Fighter> fighters = state.units();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter fighter = fighters.get(i);
            if (!fighter.isFighting()
                    && fighter.owns(UpgradeId.BASE_UNIT)
                    && fighter.side().equals(side)) {
                return true;
            }
        }
        return false;
    }
}
