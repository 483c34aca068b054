package arbiter.games.centuryg.rule.match;

import arbiter.games.centuryg.rule.Footing;
import arbiter.games.centuryg.rule.person.Equipment;
import arbiter.games.centuryg.rule.person.Sway;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;

/** What helps and hinders an attack of a person on one target. Ledger: BCG-MATCH-3, BCG-MACT-2, BCG-AMB-129. */
public final class OffensiveEdges {

    private OffensiveEdges() {}

    static Sway of(CenturyState state, Fighter unit, Fighter target) {
        return Sway.NONE
                .better("surprise", state.scene().surprises(target) ? 1 : 0)
                .better("Buildup", state.sum(Mark.Kind.BUILDUP, unit, target))
                .better("distracted", distracted(state, unit, target))
                .worse("hard to hit", state.sum(Mark.Kind.EVASIVE, target, unit))
                .worse("suppressed", state.sum(Mark.Kind.SUPPRESSED, unit, target))
                .worse("Defensive Terrain", Footing.shelter(state, target));
    }

    static Sway shelter(Fighter target, boolean physical) {
        return target.isOnFoot() ? Equipment.against(target.body(), physical) : Sway.NONE;
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
                    && !state.enemies(unit, state.fighter(mark.by()))) {
                advantages += mark.value();
            }
        }
        return advantages;
    }
}
