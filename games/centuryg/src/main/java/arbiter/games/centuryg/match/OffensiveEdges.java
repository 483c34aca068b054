package arbiter.games.centuryg.match;

import arbiter.games.centuryg.move.Footing;
import arbiter.games.centuryg.person.TestEquipment;
import arbiter.games.centuryg.test.EdgeCount;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;

/** What helps and hinders an attack of a person on one target. Ledger: BCG-MATCH-3, BCG-MACT-2, BCG-AMB-129. */
public final class OffensiveEdges {

    private OffensiveEdges() {}

    static EdgeCount of(CenturyState state, Fighter unit, Fighter target) {
        return EdgeCount.NONE
                .better("surprise", state.scene().surprises(target) ? 1 : 0)
                .better("Buildup", state.sum(Mark.Kind.BUILDUP, unit, target))
                .better("distracted", distracted(state, unit, target))
                .worse("hard to hit", state.sum(Mark.Kind.EVASIVE, target, unit))
                .worse("suppressed", state.sum(Mark.Kind.SUPPRESSED, unit, target))
                .worse("Defensive Terrain", Footing.shelter(state, target)); // BCG-TERR-3
    }

    static EdgeCount shelter(Fighter target, boolean physical) {
        return target.isOnFoot() ? TestEquipment.against(target.body(), physical) : EdgeCount.NONE;
    }

    /** For allies of whoever distracts, not for themselves. Ledger: distraction-move. */
    public static int distracted(CenturyState state, Fighter unit, Fighter target) {
        if (!state.has(Mark.Kind.DISTRACTED, target)) {
            return 0;
        }
        int advantages = 0;
        for (Mark mark : state.marks()) {
            if (mark.kind() == Mark.Kind.DISTRACTED
                    && mark.on().equals(target.id())
                    && !mark.by().equals(unit.id())
                    && !state.enemies(unit, state.unit(mark.by()))) {
                advantages += mark.value();
            }
        }
        return advantages;
    }
}
