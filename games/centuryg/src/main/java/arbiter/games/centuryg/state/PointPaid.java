package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** Genre Points are spent on a Power. Ledger: BCG-GP-1. */
public record PointPaid(String unit, int amount, String power) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.fighter(unit).genre.points -= amount;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " calls " + power + " for " + amount + " GP");
    }
}
