package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** An attack goes through Active Defenses; what they cost is lost. Ledger: BCG-AMB-85, BCG-AMB-101. */
public record DefensesIgnored(String unit, String by) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        // it counts for this Action only
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " breaks through Active Defenses: " + by);
    }
}
