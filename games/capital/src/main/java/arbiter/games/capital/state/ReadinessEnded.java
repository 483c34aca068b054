package arbiter.games.capital.state;

import arbiter.kernel.Line;
import java.util.Arrays;

/** At the start of a unit's turn its Overwatch, its Prepare and its Focus are over. Ledger: CAP-AMB-71. */
public record ReadinessEnded(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.overwatch = 0;
        combatant.focused = false;
        combatant.unkillable = false;
        combatant.allOut = false;
        combatant.momentum.startTurn();
        Marks.turnStarts(state, unit);
        Arrays.fill(combatant.prepared, 0);
        Aboard.endBackup(state, unit);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " is no longer prepared or on Overwatch");
    }
}
