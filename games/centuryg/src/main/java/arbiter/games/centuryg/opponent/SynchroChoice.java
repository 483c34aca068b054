package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.power.SynchroAttack;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Option;
import arbiter.kernel.Pick;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.List;

/**
 * Striking together pays where a single blow is turned away: against a Boss, by allies whose own Action promises little.
 * Ledger: synchro-attack.
 */
final class SynchroChoice {

    /** An ally with a better attack than this makes it alone. */
    private static final double POOR = 2.5;

    private SynchroChoice() {}

    /** Whether an ally would come. */
    static boolean hasPartner(CenturyState state, Fighter unit) {
        for (Fighter other : state.units()) {
            boolean ally = other != unit && other.isOut() && !other.hasActed() && !state.enemies(unit, other);
            if (ally && joins(state, other)) {
                return true;
            }
        }
        return false;
    }

    /** Whether somebody would give an Action and a Point for it. */
    static boolean joins(CenturyState state, Fighter ally) {
        if (ally.genre().points() == 0 || SynchroAttack.hasJoined(ally) || state.has(Mark.Kind.SYNCHRO, ally)) {
            return false;
        }
        for (Fighter other : state.units()) {
            if (other.isOut() && state.enemies(ally, other) && TargetValue.roughly(state, ally, other) > POOR) {
                return false;
            }
        }
        return true;
    }

    /** Asks those who would come, one after the other. */
    static int allies(CenturyState state, Request<?> request) {
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof Pick.Take<?> take
                    && take.option() instanceof UnitOption<?> whom
                    && joins(state, (Fighter) whom.unit())) {
                return i;
            }
        }
        return request.fallbackIndex();
    }
}
