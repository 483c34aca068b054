package arbiter.games.centuryg.machine;

import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** An Upgrade turns up in the middle of the fight. Ledger: BCG-AMB-92. */
public record UpgradeGained(String unit, Fitted upgrade, int debt) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter whole = state.bodyOf(unit); // BCG-COMB-3
        whole.set(whole.outfit().with(whole.borrowed().with(upgrade)));
        Fighter owner = state.unit(unit);
        owner.set(owner.outfit().with(owner.borrowed().owing(debt)));
        EnergyCapacity.settle(state);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(
                state, unit, " has " + upgrade.upgrade().name() + (debt > 0 ? " and owes " + debt + " MP for it" : ""));
    }
}
