package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** Energy is spent; what is beyond the capacity goes first. Ledger: BCG-AMB-115. */
public record EnergyPaid(String unit, int amount, String what) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.fighter(unit).energy.spend(amount);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " spends " + amount + " Energy on " + what);
    }
}
