package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.Mounted;
import arbiter.kernel.Line;

/** Gear turns up in the middle of the fight. Ledger: BCG-AMB-92. */
public record GearGained(String unit, Mounted weapon, int debt) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter whole = state.bodyOf(unit); // BCG-COMB-3
        whole.borrowed.add(weapon);
        whole.refit();
        state.fighter(unit).borrowed.owe(debt);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(
                state, unit, " has a " + weapon.weapon().name() + (debt > 0 ? " and owes " + debt + " MP for it" : ""));
    }
}
