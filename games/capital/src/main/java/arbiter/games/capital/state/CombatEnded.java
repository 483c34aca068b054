package arbiter.games.capital.state;

import arbiter.kernel.Line;
import java.util.Arrays;

/** The combat is over, and with it all that lasts no longer than a combat. Ledger: CAP-AMB-146. */
public record CombatEnded() implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        settle(state);
        state.activity.active = null;
        state.activity.seizing = null;
    }

    /** What lasts no longer than a combat is over. */
    static void settle(CapitalState state) {
        for (Combatant combatant : state.combatants()) {
            combatant.attackCounters = 0;
            combatant.overwatch = 0;
            Arrays.fill(combatant.prepared, 0);
            combatant.tauntedBy = null;
            combatant.seizeDebt = 0;
            combatant.terrified = 0;
            combatant.seizeLock = 0;
            combatant.marks.combatEnds();
        }
        state.surroundings.peace = true;
    }

    @Override
    public Line line(CapitalState state) {
        return Line.of("The combat is over");
    }
}
