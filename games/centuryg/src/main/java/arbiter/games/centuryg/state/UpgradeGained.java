package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.Fitted;
import arbiter.kernel.Line;

/** An Upgrade turns up in the middle of the fight. Ledger: BCG-AMB-92. */
public record UpgradeGained(String unit, Fitted upgrade, int debt) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter whole = state.bodyOf(unit); // BCG-COMB-3
        whole.borrowed.add(upgrade);
        whole.refit();
        state.fighter(unit).borrowed.owe(debt);
        Capacity.settle(state);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(
                state, unit, " has " + upgrade.upgrade().name() + (debt > 0 ? " and owes " + debt + " MP for it" : ""));
    }
}
