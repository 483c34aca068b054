package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A Genre Point is earned. Ledger: BCG-DMG-4. */
public record PointGained(String unit, int amount) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.purse(unit).points += amount;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " gains " + amount + " GP");
    }
}
