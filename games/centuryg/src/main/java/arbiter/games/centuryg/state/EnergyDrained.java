package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A Boss takes Energy from somebody, beyond its own capacity if need be. Ledger: energy-drain, BCG-AMB-117. */
public record EnergyDrained(String unit, String by, int amount) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        new EnergyPaid(unit, amount, "").apply(state);
        new EnergyGained(by, amount).apply(state);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, by)
                .words(" drains " + amount + " Energy from ")
                .unit(unit, state.fighter(unit).name())
                .line();
    }
}
