package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.PowerId;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;

/** Damage takes Threshold. Ledger: BCG-DMG-2. */
public record Damaged(String unit, int amount, String by) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.fighter(unit);
        fighter.points = Math.max(0, fighter.points - amount);
        if (fighter.knows(PowerId.THAT_WILL_NOT_WORK_AGAIN)) {
            fighter.genre.scar(by);
        }
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
