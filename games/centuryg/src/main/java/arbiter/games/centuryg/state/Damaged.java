package arbiter.games.centuryg.state;

import arbiter.kernel.Line;
import arbiter.kernel.Measures;

/** Damage takes Threshold. Ledger: BCG-DMG-2. */
public record Damaged(String unit, int amount, String by) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.fighter(unit);
        fighter.points = Math.max(0, fighter.points - amount);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " takes " + amount + " Damage, " + state.fighter(unit).points + " left");
    }

    @Override
    public void measure(Measures measures) {
        measures.number("damage", amount);
    }
}
